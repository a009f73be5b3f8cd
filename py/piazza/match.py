"""A match: its setup and its moves. The position, the link, undo and replay follow from them."""

from __future__ import annotations

from typing import Any

from . import codec
from .game import BadInput, Event, Seat, Setup, State, game
from .rng import GAMMA, Rng


class Match:
    """A match and all its moments.

    ``moves`` are the moves so far; ``states[t]`` is the state after ``t`` moves, ``events[t]`` what happened on the way
    to it (``events[0]``: the setup), ``path[t]`` how many choices the decision after ``t`` moves had and the number of
    the one made.
    """

    def __init__(self, setup: Setup, state: State, events: list[Event]) -> None:
        self.setup = setup
        self.game = game(setup.game)
        self.moves: list[Any] = []
        self.states: list[State] = [state]
        self.events: list[list[Event]] = [events]
        self.path: list[tuple[int, int]] = []

    @classmethod
    def begin(cls, setup: Setup) -> Match:
        """A new match, dealt by the seed."""
        log: list[Event] = []
        state = game(setup.game).start(setup, log)
        state.log = None
        return cls(setup, state, log)

    @classmethod
    def from_state(cls, name: str, state: State) -> Match:
        """A match that goes on from a position; it has no link."""
        seats = tuple(Seat() for _ in range(state.seats))
        return cls(Setup(name, seats, {}, 0, None), state, [])

    @classmethod
    def from_link(cls, text: str) -> tuple[Match, int | None]:
        """The match of a link (a bare code or a whole address), and the moment that the address names.

        Raises:
            BadInput: where the link can't be read.
        """
        code, moment = codec.read_address(text)
        said = codec.decode(code)
        match = cls.begin(said.setup)
        for _ in range(said.moves):
            if match.state.over or said.reader.past_end:
                raise codec.broken()
            moves = match.state.moves()
            number = said.reader.get(moves.count())
            match.push(moves.nth(number))
        if match.link(names=any(seat.name for seat in said.setup.seats)) != code:
            raise codec.broken()
        return match, moment

    @property
    def state(self) -> State:
        """The state after all moves. Not to be changed."""
        return self.states[-1]

    def play(self, text: str) -> list[Event]:
        """Play a move given as text; what happened.

        Raises:
            IllegalMove: with the rule; nothing has changed then.
        """
        return self.push(self.state.check(text))

    def push(self, move: Any) -> list[Event]:
        """Play a legal move; what happened."""
        moves = self.state.moves()
        number = moves.index(move)
        self.path.append((moves.count(), number))
        # The canonical twin: equal moves written in another order are one.
        move = moves.nth(number)
        after = self.state.clone()
        log: list[Event] = []
        after.log = log
        after.play(move)
        after.log = None
        self.moves.append(move)
        self.states.append(after)
        self.events.append(log)
        return log

    def cut(self, t: int) -> None:
        """Keep the first ``t`` moves."""
        del self.moves[t:], self.path[t:], self.states[t + 1 :], self.events[t + 1 :]

    def link(self, names: bool = False, t: int | None = None) -> str:
        """The link's code, of the first ``t`` moves; BadInput for a match that was not dealt by a seed."""
        if self.setup.seed is None:
            raise BadInput("error-no-seed", "A match without a seed has no link.")
        return codec.encode(self.setup, self.path[:t], names)

    def text(self, t: int) -> str:
        """Move number ``t`` (from 0) as text."""
        return self.states[t].write(self.moves[t])

    def bot_move(self, budget: float = 0.0) -> Any:
        """What the bot at the seat to decide would play."""
        name = self.setup.seats[self.state.to_decide()].bot
        assert name is not None
        return self.advice(name, budget)

    def advice(self, name: str, budget: float = 0.0) -> Any:
        """What the bot of that name would play in the place of whoever decides, knowing what that seat knows."""
        seat = self.state.to_decide()
        bot = self.game.bots[name]()
        # A generator for each decision: a bot plays the same whether the match was reloaded or not.
        rng = Rng(((self.setup.seed or 0) ^ 0xB07) + GAMMA * (len(self.moves) + 1))
        return bot.choose(self.state.view(seat), self.state.moves(), rng, budget)
