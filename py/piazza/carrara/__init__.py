"""The Palaces of Carrara, by Wolfgang Kramer and Michael Kiesling. Rule numbers as in the rulebook (C1 to A7)."""

from collections.abc import Collection, Mapping, Sequence

from ..bots.random import RandomBot
from ..game import Bot, Event, Option, Setup
from ..rng import Rng
from . import counting, display, notation, position, tray
from . import deals as chance
from .bot import GreedyBot
from .moves import Broke, Move, Take
from .state import VARIANTS, State, deal
from .view import View


class Carrara:
    """The game, as the kernel sees it."""

    name = "carrara"
    code = 2
    rules = 1
    min_seats = 2
    max_seats = 4
    options = (Option("variant", VARIANTS, VARIANTS[0]),)
    bots: Mapping[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}
    adviser = "greedy"
    parts = position.OWN_PARTS
    seat_parts = position.SEAT_PARTS
    unordered = frozenset(("wheel", "bag", "market", "sale", "blocks", "objects", "types", "upgrades"))
    hidden = ("bag", "stack", "seed")
    own = ("coins", "blocks", "objects")
    private: Mapping[str, str] = {}
    free_form = False
    capitals: Collection[str] = ()

    arrange = staticmethod(chance.arrange)
    deals = staticmethod(notation.write_deals)
    read_position = staticmethod(position.read_position)
    write_position = staticmethod(position.write_position)
    look = display.PAGE.look
    narrate = staticmethod(display.narrate)
    sheet = staticmethod(display.sheet)
    wealth = staticmethod(display.wealth)
    count = staticmethod(counting.count)
    wealth_said = display.WEALTH
    compose = staticmethod(tray.compose)
    lay = staticmethod(tray.lay)

    def why(self, view: View, move: Move) -> None:
        """The bot's reasons have no words yet."""

    def told(self, move: Move) -> bool:
        """Whether it opens the screen, for two coins (T1, T5)."""
        return isinstance(move, Broke) or (isinstance(move, Take) and not any(move.blocks))

    def start(self, setup: Setup, log: list[Event] | None = None) -> State:
        """The first state, dealt by the seed (S1, S2)."""
        assert setup.seed is not None
        advanced = setup.options["variant"] == VARIANTS[1]
        return deal(len(setup.seats), advanced, setup.start, setup.seed, log)

    def start_dealt(self, setup: Setup, deals: Sequence[str], rng: Rng, log: list[Event] | None = None) -> State:
        """The first state of a record without a seed."""
        advanced = setup.options["variant"] == VARIANTS[1]
        return chance.start_dealt(len(setup.seats), advanced, setup.start, deals, rng, log)


GAME = Carrara()
