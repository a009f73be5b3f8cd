"""What every game provides, the errors that are meant for a player, and the registry of games.

A game is a table plus a stack of pending decisions (*steps*), all plain data. The kernel (match, record, codec, table,
bots) knows games only through the protocols of this module.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeVar

from .rng import Rng
from .words import Arg, Message

if TYPE_CHECKING:
    from .position import Given

M = TypeVar("M")

NAME_LENGTH = 24
"""The longest name of a player, in characters."""

JOINERS = dict.fromkeys(map(ord, "\u200c\u200d"))
"""What joins or parts letters in Persian, and the parts of a picture: unseen by itself, and yet plain text."""


# -- errors --------------------------------------------------------------------------------------------------


class Refusal(Exception):
    """Something was refused. Carries a message for the player and, where a rule forbids it, the rule's number.

    Args:
        id: message id; the words for a person are in ``js/locales``.
        rule: number of the rule in the rulebook, such as ``B2``; None for input that no rule speaks of.
        args: the message's arguments. ``english`` is the sentence for the terminal, with ``{names}`` of arguments.
    """

    def __init__(self, id: str, english: str, rule: str | None = None, **args: Arg) -> None:
        super().__init__(id)
        self.id = id
        self.rule = rule
        self.details = args
        self.english = english

    def message(self) -> Message:
        """The refusal as a message (see ``words``), with its rule."""
        return {"id": self.id, "args": dict(self.details), "rule": self.rule}

    def __str__(self) -> str:
        text = self.english.format_map(_Plain(self.details))
        return f"{text} ({self.rule})" if self.rule else text


class _Plain(dict[str, Any]):
    """Arguments as terminal text: a message shows its token or id."""

    def __getitem__(self, key: str) -> Any:
        return _plain(super().__getitem__(key))


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return value.get("token") or (f"P{value['seat'] + 1}" if "seat" in value else value.get("id"))
    if isinstance(value, list):
        return " ".join(str(_plain(v)) for v in value)
    return value


class IllegalMove(Refusal):
    """A move that the rules don't allow now. The position is unchanged."""


class BadInput(Refusal):
    """A text (link, record, position, request) that can't be read. ``line`` is set for texts of many lines."""

    def at_line(self, line: int) -> BadInput:
        """The same refusal, with the number of the line (from 1) in which it arose."""
        said = str(self).replace("{", "{{").replace("}", "}}")
        return BadInput("error-line", f"line {{line}}: {said}", None, line=line, reason=self.message())


class BadDeal(BadInput):
    """A deal of a record that can't be. ``number`` (from 0) says which of those given; their number: one is missing."""

    def __init__(self, number: int, id: str, english: str, **args: Arg) -> None:
        super().__init__(id, english, None, **args)
        self.number = number


# -- moves ---------------------------------------------------------------------------------------------------


class Moves(Protocol[M]):
    """All legal moves of one decision, each once, in canonical order; may be too many to list."""

    def count(self) -> int:
        """How many there are."""

    def nth(self, i: int) -> M:
        """Move number ``i`` (from 0) of the canonical order; IndexError when out of range."""

    def index(self, move: M) -> int:
        """The number of a legal move; ValueError for any other."""

    def __iter__(self) -> Iterator[M]:
        """The moves, in canonical order."""


class Listed(Generic[M]):
    """Moves that are few enough to hold as a list."""

    __slots__ = ("_moves",)

    def __init__(self, moves: Sequence[M]) -> None:
        self._moves = moves

    def count(self) -> int:
        """How many there are."""
        return len(self._moves)

    def nth(self, i: int) -> M:
        """Move number ``i`` (from 0)."""
        if i < 0:
            raise IndexError(i)
        return self._moves[i]

    def index(self, move: M) -> int:
        """The number of a legal move; ValueError for any other."""
        return self._moves.index(move)

    def __iter__(self) -> Iterator[M]:
        return iter(self._moves)


# -- states --------------------------------------------------------------------------------------------------


class Event(NamedTuple):
    """Something that happened at the table: for the log, the animation, and the deals of a record.

    ``kind`` is a word of the game, ``seat`` who did it (None: chance), ``data`` plain values (tokens, numbers).
    """

    kind: str
    seat: int | None
    data: dict[str, Any]


class View(Protocol):
    """What one seat may know of a state, and nothing else. Plain data, comparable with ``==``."""

    seat: int

    def guess(self, rng: Rng) -> State:
        """A random full state that this seat can't tell from the real one."""


class State(Protocol):
    """A table plus a stack of pending steps. ``log`` collects events where it is a list."""

    log: list[Event] | None
    rng: int
    """The state of the generator."""
    turn: int
    """The active seat (from 0)."""

    @property
    def over(self) -> bool:
        """Whether the match has ended."""

    @property
    def seats(self) -> int:
        """How many seats there are."""

    def to_decide(self) -> int:
        """The seat (from 0) whose decision it is. Undefined when over."""

    def step_name(self) -> str:
        """The name of the pending decision, such as ``auction``."""

    def moves(self) -> Moves[Any]:
        """Every legal move of the seat to decide, in canonical order."""

    def play(self, move: Any) -> None:
        """Apply a move taken from ``moves()``, without checking it again."""

    def check(self, text: str) -> Any:
        """The legal move that a text means; IllegalMove (with the rule) otherwise. Changes nothing."""

    def write(self, move: Any) -> str:
        """A legal move as text."""

    def clone(self) -> State:
        """An independent copy; its ``log`` is None."""

    def view(self, seat: int) -> View:
        """What that seat may know."""

    def scores(self) -> list[int]:
        """Every seat's points as they stand."""

    def winners(self) -> list[int]:
        """The seats that win as things stand, ties broken as the rules say; several when shared."""


class Bot(Protocol):
    """A player made of code. It gets the view alone."""

    def choose(self, view: Any, moves: Moves[Any], rng: Rng, budget: float) -> Any:
        """One of ``moves``. ``budget`` is the time to think, in seconds; quick bots don't need it."""


class Option(NamedTuple):
    """An option of a game: a key, its possible values (their order is part of the link format), the default."""

    key: str
    values: tuple[str, ...]
    default: str

    def choices(self) -> int:
        """How many values there are: the radix of the value in a link."""
        return len(self.values)

    def number(self, value: str) -> int:
        """The value's number in a link; ValueError for an unknown value."""
        return self.values.index(value)

    def value(self, number: int) -> str:
        """The value with that number."""
        return self.values[number]

    def read(self, value: Any) -> str:
        """The value as it is written; BadInput, which says what is wrong with it, where it is none."""
        try:
            return self.value(self.number(value))
        except ValueError:
            raise self.wrong(value) from None

    def wrong(self, value: Any) -> BadInput:
        """The refusal of what is no value."""
        return BadInput(
            "error-option-value",
            "“{value}” is no value of the option {key}. There are: {values}.",
            key=self.key,
            value=str(value)[:NAME_LENGTH],
            values=self.shown(),
        )

    def shown(self) -> list[str]:
        """The values as a person is told of them."""
        return list(self.values)

    def pick(self) -> dict[str, Any] | None:
        """How further values are put together of pieces (its form is described in ``table``); None: there are none."""
        return None


class Seat(NamedTuple):
    """Who sits there: a person with a name (perhaps empty), or a bot."""

    name: str = ""
    bot: str | None = None


@dataclass(frozen=True)
class Setup:
    """All that decides how a match begins. ``start`` is the seat (from 0) that begins, ``seed`` 64 bits."""

    game: str
    seats: tuple[Seat, ...]
    options: Mapping[str, str]
    start: int
    seed: int | None


class Game(Protocol):
    """A game, as the kernel sees it."""

    name: str
    code: int
    """Its number in links; never reused."""
    rules: int
    """Number of the rules and of the order of moves; a change to either is a new number."""
    min_seats: int
    max_seats: int
    options: tuple[Option, ...]
    bots: Mapping[str, Callable[[], Bot]]
    """Bots by name; their order is part of the link format, new ones go last."""
    adviser: str
    """The bot that gives hints: the best of those that answer at once."""
    parts: tuple[str, ...]
    """Parts of a position besides those that all have (see ``position``)."""
    seat_parts: tuple[str, ...]
    """Parts of a seat in a position."""
    unordered: frozenset[str]
    """Parts of a position, or of a seat or a pending decision in it, that are heaps or lists of heaps."""
    hidden: tuple[str, ...]
    """Parts of a position that nobody at the table sees."""
    own: tuple[str, ...]
    """Parts of a seat in a position that only its player sees."""
    private: Mapping[str, str]
    """Kinds of events of which a part, named here, is seen by the seat alone; the others see how many things it is."""
    free_form: bool
    """Whether a move of a record may have its pieces in another order or form than is written: a payment is a set."""
    capitals: Collection[str]
    """The words of its moves that have capital letters."""

    def start(self, setup: Setup, log: list[Event] | None = None) -> State:
        """The first state, dealt by the seed."""

    def start_dealt(self, setup: Setup, deals: Sequence[str], rng: Rng, log: list[Event] | None = None) -> State:
        """The first state of a record without a seed: as its deals show, the rest by ``rng``; BadInput otherwise."""

    def arrange(self, state: State, deals: Sequence[str]) -> None:
        """Put what is hidden into the order in which the deals of the next move will show it."""

    def deals(self, event: Event) -> list[str]:
        """The ``deal:`` lines of an event (none where chance had no part)."""

    def read_position(self, given: Given) -> State:
        """A state from a position whose frame has been read; BadInput with the reason otherwise."""

    def write_position(self, state: Any) -> dict[str, Any]:
        """The game's own parts of a position; ``at`` is a list of pending decisions, empty at the start of a turn."""

    def look(self, state: Any, viewer: int | None, names: Sequence[Seat]) -> dict[str, Any]:
        """What the page shows to a viewer: ``seats``, ``table``, ``decision``, ``title``, ``summary``."""

    def compose(self, state: Any, composer: str, picks: Mapping[str, Sequence[str]]) -> dict[str, Any]:
        """What a selection of pieces would make: a move, or why not."""

    def told(self, move: Any) -> bool:
        """Whether a person makes this move also where there is no other: what it does must not go unseen."""

    def lay(self, state: Any, move: Any) -> dict[str, Any] | None:
        """How a legal move is put together, as ``composer`` and ``picks``; None for a choice of one control."""

    def why(self, view: Any, move: Any) -> Message | None:
        """Why the ``adviser`` plays this move of its, in a sentence; None where it can't be told."""

    def narrate(self, event: Event) -> Message | None:
        """The event as a line of the log; None where it needs no words."""

    def sheet(self, state: Any) -> dict[str, Any]:
        """The score sheet."""

    def count(self, state: Any, viewer: int | None) -> list[dict[str, Any]]:
        """Tables of what a good player counts, from what everybody has seen and the viewer's own."""

    wealth_said: Message
    """What ``wealth`` counts."""

    def wealth(self, state: Any) -> list[int]:
        """What every seat has to pay with, for the chart after the match."""


GAMES = ("palazzo", "carrara", "dominion")
"""The games, in the order in which the page shows them; each is the package of that name."""


def game(name: str) -> Game:
    """The game of that name; BadInput where there is none."""
    if name not in GAMES:
        raise BadInput("error-game", "There is no game called “{name}”.", name=str(name)[:NAME_LENGTH])
    found: Game = import_module(f".{name}", __package__).GAME
    return found


def games() -> Iterator[Game]:
    """All games, each imported only when it is come to."""
    return map(game, GAMES)


# -- setups --------------------------------------------------------------------------------------------------


def make_setup(
    name: str,
    seats: Sequence[Seat],
    options: Mapping[str, str],
    seed: int | None,
) -> Setup:
    """A checked setup. ``options`` may hold ``start``: ``P1`` … or ``random``, drawn by the seed.

    Raises:
        BadInput: for a wrong number of seats, an unknown bot, option or value, or a name that is too long.
    """
    the_game = game(name)
    check_seats(the_game, len(seats))
    for one in seats:
        check_name(one.name)
        if one.bot is not None and one.bot not in the_game.bots:
            raise BadInput(
                "error-bot",
                "There is no bot called “{name}”. There are: {bots}.",
                name=str(one.bot)[:NAME_LENGTH],
                bots=list(the_game.bots),
            )
    rest = dict(options)
    start = read_start(rest.pop("start", "random"), len(seats), seed)
    chosen = read_options(the_game.options, rest)
    return Setup(name, tuple(seats), chosen, start, None if seed is None else seed & ((1 << 64) - 1))


def check_seats(the_game: Game, count: int) -> None:
    """BadInput for a number of seats that the game is not for."""
    least, most = the_game.min_seats, the_game.max_seats
    if not least <= count <= most:
        raise BadInput("error-seats", "{game} is for {min} to {max} seats.", game=the_game.name, min=least, max=most)


def read_options(options: Sequence[Option], given: Mapping[str, Any]) -> dict[str, str]:
    """Every option's value, the default where none is given; BadInput for a wrong value, or another option."""
    known = {option.key for option in options}
    for key in given:
        if key not in known:
            raise BadInput(
                "error-option",
                "There is no option “{key}”. There are: {keys}.",
                key=str(key)[:NAME_LENGTH],
                keys=[*(option.key for option in options), "start"],
            )
    return {option.key: option.read(given.get(option.key, option.default)) for option in options}


def read_start(text: str, seats: int, seed: int | None) -> int:
    """The seat that begins, from ``P1`` … or ``random`` (then it is drawn by the seed alone)."""
    if text == "random":
        # A generator of its own: the deal is the same however the starting seat was found.
        return Rng((seed or 0) ^ 0x5A).below(seats)
    return read_seat(text, seats)


def read_seat(text: str, seats: int) -> int:
    """The seat (from 0) that ``P1`` … means; BadInput for anything else."""
    if len(text) == 2 and text[0] == "P" and text[1] in "123456789"[:seats]:
        return int(text[1]) - 1
    raise BadInput(
        "error-seat", "“{text}” is no seat of this match (P1 to P{seats}).", text=text[:NAME_LENGTH], seats=seats
    )


def check_name(name: str) -> None:
    """BadInput for a name that is too long, holds control characters, or would be a bot's in a record."""
    if len(name) > NAME_LENGTH:
        raise BadInput("error-name", "A name is at most {most} characters of plain text.", most=NAME_LENGTH)
    if not name.translate(JOINERS).isprintable() or name.startswith("bot:"):
        raise BadInput("error-name-signs", "“{name}” holds signs that no name may have.", name=name)


def read_seed(text: str) -> int:
    """A seed from 1 to 16 hex digits; BadInput for anything else."""
    if 1 <= len(text) <= 16 and all(c in "0123456789abcdefABCDEF" for c in text):
        return int(text, 16)
    raise BadInput("error-seed", "A seed is 1 to 16 hex digits.")
