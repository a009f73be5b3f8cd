"""The one door between a page and the engine: JSON text in, JSON text out.

``call('{"do": "new", …}')`` gives ``{"ok": …}`` or ``{"error": refusal}``, and never raises. The door holds one match.
The requests are the methods marked ``@request``; the README beside this file tells the form of what they give.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping
from itertools import islice
from typing import Any, TypeAlias

from . import __version__, jsontext, position, record
from .game import BadInput, Event, IllegalMove, Refusal, Seat, State, games, make_setup, read_seed
from .match import Match
from .notation import spelled
from .words import Message, say

Request: TypeAlias = Mapping[str, Any]
Handler: TypeAlias = Callable[["Table", Request], Any]

HANDLERS: dict[str, Handler] = {}

BRINGS_A_MATCH = ("new", "open")

SCANNED = 4000
"""Of so many legal moves those are sought that begin as a text does; a decision may have billions."""

OFFERED = 12

LONGEST_REQUEST = 4_000_000
"""Characters of the longest request that is read."""


def request(handler: Handler) -> Handler:
    """Let the page call this; the request is named after the function."""
    HANDLERS[handler.__name__.strip("_")] = handler
    return handler


class Table:
    """The door and the match behind it."""

    def __init__(self) -> None:
        self._match: Match | None = None

    def call(self, text: str) -> str:
        """Answer one request."""
        try:
            reply: dict[str, Any] = {"ok": self._answer(text)}
        except Refusal as refusal:
            reply = {"error": refusal.message()}
        except Exception as fault:  # the page must get an answer whatever happens
            reply = {
                "error": {
                    **say("error-engine", detail=f"{type(fault).__name__}: {fault}"[:200]),
                    "rule": None,
                }
            }
        return json.dumps(reply, ensure_ascii=False, separators=(",", ":"))

    def _answer(self, text: str) -> Any:
        if len(text) > LONGEST_REQUEST:
            raise BadInput("error-request", "The request is too long.")
        try:
            data = jsontext.parse(text)
        except ValueError:
            raise BadInput("error-request", "The request is not JSON.") from None
        handler = HANDLERS.get(str(data.get("do"))) if isinstance(data, dict) else None
        if handler is None:
            raise BadInput("error-request", "There is no such request.")
        if self._match is not None and data["do"] not in BRINGS_A_MATCH:
            # Before anything is done: what is refused must change nothing.
            check_viewer(self._match, viewer(data))
        since = field(data, "log", int, None)
        answer = handler(self, data)
        # One answer brings all that is drawn: a page that asked again for the log would wait twice.
        if since is not None and isinstance(answer, dict):
            answer["lines"] = lines(self.match, since)
        return answer

    @property
    def match(self) -> Match:
        """The match at the table."""
        if self._match is None:
            raise BadInput("error-no-match", "There is no match at the table.")
        return self._match

    # -- matches

    @request
    def catalogue(self, data: Request) -> dict[str, Any]:
        """The games: seats, options with their values, bots."""
        return {
            "version": __version__,
            "games": [
                {
                    "game": game.name,
                    "rules": game.rules,
                    "seats": [game.min_seats, game.max_seats],
                    "options": [{**option._asdict(), "pick": option.pick()} for option in game.options],
                    "bots": [name for name in game.bots if name != "random"] + ["random"],
                }
                for game in games()
            ],
        }

    @request
    def new(self, data: Request) -> dict[str, Any]:
        """Begin a match: ``game``, ``seats`` (name, bot), ``options``, ``seed`` (hex). A look."""
        seats = [read_seat_request(seat) for seat in field(data, "seats", list)]
        options = field(data, "options", dict, {})
        seed = read_seed(field(data, "seed", str))
        match = Match.begin(make_setup(field(data, "game", str), seats, options, seed))
        shown = look(match, viewer(data))
        self._match = match
        return shown

    @request
    def open(self, data: Request) -> dict[str, Any]:
        """Bring a match to the table: its ``link`` or ``record``; ``names`` of the seats, where known. A look.

        With ``t`` (or the address' own) the look is at that moment. The ``viewer`` "only" is the one person there is
        among bots, and else nobody. A match may also begin at a ``position``, with ``seats`` (name, bot); then it has
        no link.
        """
        moment = None
        if "position" in data:
            match = from_position(field(data, "position", dict), field(data, "seats", list, []))
        elif "record" in data:
            match = record.read(field(data, "record", str))
            match.link()
        else:
            match, moment = Match.from_link(field(data, "link", str))
        if data.get("names") is not None:
            rename(match, data["names"])
        look_at = field(data, "t", int, None)
        moment = moment if look_at is None else look_at
        eyes = only_person(match) if data.get("viewer") == "only" else viewer(data)
        shown = look(match, eyes, moment if moment is None else min(moment, len(match.moves)))
        self._match = match
        return shown

    @request
    def look(self, data: Request) -> dict[str, Any]:
        """What ``viewer`` sees, now or at the moment ``t``."""
        return look(self.match, viewer(data), field(data, "t", int, None))

    @request
    def moment(self, data: Request) -> dict[str, Any]:
        """The moment ``t`` as a step of a replay: the events of the move that led to it, and a look."""
        match, t = self.match, field(data, "t", int)
        shown = look(match, viewer(data), t)
        return {"events": told(match, match.events[t], viewer(data)), "look": shown}

    @request
    def course(self, data: Request) -> dict[str, Any]:
        """The course of the match: where each turn began, and after its end how points and money went.

        Points and money are for each turn's beginning and for the end; before the end they are null, as hands are
        covered.
        """
        match = self.match
        states = match.states
        starts = [t for t in range(len(match.moves)) if t == 0 or states[t].turn != states[t - 1].turn]
        turns = [{"t": t, "seat": states[t].turn} for t in starts]
        if not match.state.over:
            return {"turns": turns, "points": None, "wealth": None}
        seen = [states[t] for t in [*starts, len(match.moves)]]
        return {
            "turns": turns,
            "points": [state.scores() for state in seen],
            "wealth": {"label": match.game.wealth_said, "values": [match.game.wealth(state) for state in seen]},
        }

    @request
    def name(self, data: Request) -> dict[str, Any]:
        """Give the seats other ``names``. A look."""
        rename(self.match, field(data, "names", list))
        return look(self.match, viewer(data))

    # -- play

    @request
    def play(self, data: Request) -> dict[str, Any]:
        """Play a ``move`` given as text: its events and a look."""
        return self._after(self.match.play(field(data, "move", str)), data)

    @request
    def step(self, data: Request) -> dict[str, Any]:
        """Play one decision that needs no person: a bot's, or one with a single move. Events and a look."""
        match = self.match
        if not automatic(match):
            raise BadInput("error-not-automatic", "A person decides now.")
        if match.setup.seats[match.state.to_decide()].bot:
            return self._after(match.push(match.bot_move()), data)
        return self._after(match.push(match.state.moves().nth(0)), data)

    def _after(self, events: list[Any], data: Request) -> dict[str, Any]:
        return {"events": told(self.match, events, viewer(data)), "look": look(self.match, viewer(data))}

    @request
    def compose(self, data: Request) -> Any:
        """What the ``picks`` of a ``composer`` make: a tray, for the seat that decides alone."""
        match = self.match
        if match.state.over:
            raise BadInput("error-over", "The match has ended.")
        if viewer(data) not in (None, match.state.to_decide()):
            raise BadInput("error-composer", "Another seat decides now.", name=field(data, "composer", str)[:24])
        picks = field(data, "picks", dict)
        if not all(isinstance(spots, list) for spots in picks.values()):
            raise BadInput("error-request", "Picks are lists.")
        return match.game.compose(match.state, field(data, "composer", str), picks)

    @request
    def typed(self, data: Request) -> dict[str, Any]:
        """What a ``text`` means as a move of the ``viewer``, who must decide: the ``move``, or the ``refusal``.

        With it come ``offers``, legal moves that begin so (the first few of them; where no move ``begins`` so, of all),
        and how many ``more`` were found.
        """
        state = self.match.state
        if state.over:
            raise BadInput("error-over", "The match has ended.")
        if viewer(data) != state.to_decide():
            raise BadInput("error-not-yours", "Another seat decides now.")
        text = " ".join(field(data, "text", str).split())
        written = [state.write(move) for move in islice(state.moves(), SCANNED)]
        begun = [one for one in written if one.casefold().startswith(text.casefold())]
        offers = begun or written
        move, refusal = meaning(state, text, self.match.game.capitals)
        return {
            "move": move,
            "refusal": refusal,
            "begins": bool(begun),
            "offers": offers[:OFFERED],
            "more": max(0, len(offers) - OFFERED),
        }

    @request
    def count(self, data: Request) -> list[dict[str, Any]]:
        """What a good player counts at this moment or at ``t``: tables, from what ``viewer`` has seen."""
        t = field(data, "t", int, None)
        if t is not None:
            check_moment(self.match, t)
        return self.match.game.count(self.match.states[-1 if t is None else t], viewer(data))

    @request
    def hint(self, data: Request) -> dict[str, Any]:
        """What a good bot would do in the place of the ``viewer``, a person who decides; it knows what that seat knows.

        The ``move`` as text, and for one that is put together its ``composer`` and ``picks`` (else null and none); in a
        sentence ``why``, where the game can tell.
        """
        match = self.match
        if match.state.over:
            raise BadInput("error-over", "The match has ended.")
        seat = match.state.to_decide()
        if viewer(data) != seat or match.setup.seats[seat].bot is not None:
            raise BadInput("error-hint", "A hint is for the person who decides.")
        move = match.advice(match.game.adviser)
        laid = match.game.lay(match.state, move) or {"composer": None, "picks": {}}
        return {"move": match.state.write(move), **laid, "why": match.game.why(match.state.view(seat), move)}

    @request
    def undo(self, data: Request) -> dict[str, Any]:
        """Take the last decision of a person back: a look, how many moves, and whether something had been learned."""
        match = self.match
        to, why, learned = undo_to(match)
        if to is None:
            assert why is not None
            raise BadInput(str(why["id"]), "This can't be taken back.")
        took = len(match.moves) - to
        match.cut(to)
        return {"look": look(match, viewer(data)), "took": took, "learned": learned}

    @request
    def branch(self, data: Request) -> dict[str, Any]:
        """Go on from the moment ``t``: the later moves are given up. A look."""
        t = field(data, "t", int)
        check_moment(self.match, t)
        self.match.cut(t)
        return look(self.match, viewer(data))

    # -- texts

    @request
    def log(self, data: Request) -> list[dict[str, Any]]:
        """The lines of the log since the move ``from`` (0: from the start): moment, seat, message."""
        start = field(data, "from", int, 0)
        check_moment(self.match, start)
        return lines(self.match, start)

    @request
    def link(self, data: Request) -> dict[str, Any]:
        """The link's ``code``, with ``names`` or without, of the first ``t`` moves or all."""
        t = field(data, "t", int, None)
        if t is not None:
            check_moment(self.match, t)
        return {"code": self.match.link(field(data, "names", bool, False), t), "root": root(self.match)}

    @request
    def record(self, data: Request) -> dict[str, Any]:
        """The match as a record."""
        return {"text": record.write(self.match)}

    @request
    def sheet(self, data: Request) -> dict[str, Any]:
        """The score sheet, as things stand."""
        return self.match.game.sheet(self.match.state)


def told(match: Match, events: list[Event], seat: int | None) -> list[dict[str, Any]]:
    """What happened, as a viewer may know it: of what only another seat saw, how many things it was."""
    shown = []
    for event in events:
        data = dict(event.data)
        hidden = match.game.private.get(event.kind)
        if hidden is not None and event.seat != seat:
            data["count"] = len(data.pop(hidden))
        shown.append({"kind": event.kind, "seat": event.seat, **data})
    return shown


# -- looks ---------------------------------------------------------------------------------------------------


def look(match: Match, seat: int | None, t: int | None = None) -> dict[str, Any]:
    """What a viewer is shown of a moment of the match: the game's part, and what is alike for all games."""
    if t is not None:
        check_moment(match, t)
    at = len(match.moves) if t is None else t
    state = match.states[at]
    check_viewer(match, seat)
    now = at == len(match.moves)
    shown = match.game.look(state, seat, match.setup.seats)
    for number, (part, who) in enumerate(zip(shown["seats"], match.setup.seats, strict=True)):
        shown["seats"][number] = {"name": who.name, "bot": who.bot, **part}
    decision = shown["decision"]
    if decision is not None:
        decision["bot"] = match.setup.seats[decision["seat"]].bot is not None
        decision["auto"] = automatic(match, state)
        decision["rule"] = due_rule(state)
        if not now:
            decision.update(yours=False, subjects=[], choices=[], composers=[])
    to, why, _ = undo_to(match)
    return {
        **shown,
        "game": match.setup.game,
        "options": dict(match.setup.options),
        "t": at,
        "end": len(match.moves),
        "over": state.over,
        "root": root(match),
        "code": None if match.setup.seed is None else match.link(),
        "viewer": seat,
        "undo": {"can": now and to is not None, "why": why},
        "result": result(match, state),
    }


def lines(match: Match, since: int) -> list[dict[str, Any]]:
    """The lines of the log from the move ``since`` on."""
    found = []
    for t in range(max(0, since), len(match.events)):
        for event in match.events[t]:
            message = match.game.narrate(event)
            if message is not None:
                found.append({"t": t, "seat": event.seat, **message})
    return found


def result(match: Match, state: State) -> dict[str, Any] | None:
    """Who has won, once the match is over."""
    if not state.over:
        return None
    sheet = match.game.sheet(state)
    winners = sheet["winners"]
    return {"winners": winners, "shared": len(winners) > 1, "tie": sheet["tie"]}


def automatic(match: Match, state: State | None = None) -> bool:
    """Whether no person is needed for the decision: a bot's, or one with a single move that need not be told."""
    state = state or match.state
    if state.over:
        return False
    if match.setup.seats[state.to_decide()].bot is not None:
        return True
    moves = state.moves()
    if moves.count() != 1 or match.game.told(moves.nth(0)):
        return False
    return not (state is match.state and sealing(match))


def meaning(state: State, text: str, capitals: Collection[str]) -> tuple[str | None, Message | None]:
    """The move that a text means in whatever letters, or why it is refused."""
    refusal = None
    for form in dict.fromkeys((text, spelled(text, capitals))):
        try:
            return state.write(state.check(form)), None
        except IllegalMove as fault:
            # A word that nobody knows is told as it was typed.
            if refusal is None or fault.id != refusal["id"]:
                refusal = fault.message()
    return None, refusal


def sealing(match: Match) -> bool:
    """Whether the single move left would put beyond undoing what its person has just decided: then it waits."""
    to, _, learned = undo_to(match)
    seat = match.state.to_decide()
    persons = sum(who.bot is None for who in match.setup.seats)
    if to is None or learned or persons < 2 or match.states[to].to_decide() != seat:
        return False
    after = match.state.clone()
    after.log = []
    after.play(match.state.moves().nth(0))
    return any(match.game.deals(event) for event in after.log)


def due_rule(state: State) -> str | None:
    """The rule of the pending decision: what a text that is no move at all is refused by."""
    try:
        state.check("?")
    except IllegalMove as refusal:
        return refusal.rule
    return None


def root(match: Match) -> str | None:
    """What two links of the same match have in common: the game, seats, options, start and seed. None: no link."""
    return None if match.setup.seed is None else match.link(t=0)


def undo_to(match: Match) -> tuple[int | None, dict[str, Any] | None, bool]:
    """The moment to which an undo goes: before the last decision that a person made.

    Returns:
        The moment (None where there is none to go to), the reason why not, and whether something was learned since:
        chance, or another seat's move. Then it may be undone only where nobody but bots sits opposite.
    """
    seats = match.setup.seats
    learned = False
    by: int | None = None
    for t in range(len(match.moves) - 1, -1, -1):
        seat = match.states[t].to_decide()
        chance = any(match.game.deals(event) for event in match.events[t + 1])
        if match.path[t][0] > 1 and seats[seat].bot is None:
            by = seat
            learned = learned or chance
            break
        learned = learned or chance or match.path[t][0] > 1
    else:
        return None, say("error-undo-nothing"), learned
    persons = sum(who.bot is None for who in seats)
    if learned and persons > 1:
        return None, say("error-undo-learned", name={"seat": by}), learned
    return t, None, learned


# -- reading requests ----------------------------------------------------------------------------------------

MISSING = object()


def field(data: Request, key: str, kind: type, default: Any = MISSING) -> Any:
    """A field of a request, which must be of that type; the default where it is missing or null."""
    value = data.get(key)
    if value is None and default is not MISSING:
        return default
    if type(value) is not kind:
        raise BadInput("error-request", "The request lacks “{key}”.", key=key)
    return value


def viewer(data: Request) -> int | None:
    """The seat that looks; None for nobody's."""
    seat = field(data, "viewer", int, None)
    return None if seat is None else int(seat)


def only_person(match: Match) -> int | None:
    """The seat of the one person at the table; None where there are several, or none."""
    persons = [seat for seat, who in enumerate(match.setup.seats) if who.bot is None]
    return persons[0] if len(persons) == 1 else None


def check_viewer(match: Match, seat: int | None) -> None:
    """BadInput for a seat that the match hasn't."""
    if seat is not None and not 0 <= seat < match.state.seats:
        raise BadInput("error-seat", "There is no such seat.", text=str(seat)[:24])


def from_position(data: Mapping[str, Any], seats: list[Any]) -> Match:
    """A match that goes on from a position, with those people and bots, or else with nameless people."""
    name, state = position.read(data)
    match = Match.from_state(name, state)
    if seats:
        who = [read_seat_request(seat) for seat in seats]
        if len(who) != state.seats:
            raise BadInput("error-request", "The request lacks “{key}”.", key="seats")
        match.setup = make_setup(name, who, {"start": "P1"}, None)
    return match


def check_moment(match: Match, t: int) -> None:
    """BadInput for a moment that the match hasn't."""
    if not 0 <= t <= len(match.moves):
        raise BadInput("error-moment", "The match has no moment {t}.", t=t)


def read_seat_request(data: Any) -> Seat:
    """A seat of a new match."""
    if not isinstance(data, dict):
        raise BadInput("error-request", "The request lacks “{key}”.", key="seats")
    return Seat(field(data, "name", str, "").strip(), field(data, "bot", str, None))


def rename(match: Match, names: Any) -> None:
    """Give those at the table other names."""
    seats = match.setup.seats
    if not isinstance(names, list) or len(names) != len(seats):
        raise BadInput("error-request", "The request lacks “{key}”.", key="names")
    renamed = [seat._replace(name=str(name or "").strip()) for seat, name in zip(seats, names, strict=True)]
    setup = match.setup
    match.setup = make_setup(setup.game, renamed, {**setup.options, "start": f"P{setup.start + 1}"}, setup.seed)


_TABLE = Table()


def call(text: str) -> str:
    """Answer one request at the one table of this interpreter."""
    return _TABLE.call(text)
