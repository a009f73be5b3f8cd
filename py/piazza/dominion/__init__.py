"""Dominion, base set, first edition: decks that are built as they are played. Rules numbers S, T and K1 to K25."""

from collections.abc import Callable, Collection, Mapping, Sequence

from ..bots.random import RandomBot
from ..game import Bot, Event, Setup
from ..rng import Rng
from . import counting, display, notation, position, tray
from . import deals as chance
from .kingdom import OPTION, cards_of
from .money import MoneyBot
from .moves import Move
from .reader import ReaderBot
from .state import State, deal
from .view import View


class Dominion:
    """The game, as the kernel sees it."""

    name = "dominion"
    code = 3
    rules = 1
    min_seats = 2
    max_seats = 4
    options = (OPTION,)
    parts = position.OWN_PARTS
    seat_parts = position.SEAT_PARTS
    unordered = frozenset(("trash", "hand", "discard", "play", "aside"))
    hidden = ("seed", "deck")
    own = ("hand", "discard")
    private: Mapping[str, str] = {"draw": "cards"}
    free_form = False
    capitals: Collection[str] = notation.CAPITALS
    bots: Mapping[str, Callable[[], Bot]] = {"random": RandomBot, "money": MoneyBot, "reader": ReaderBot}
    adviser = "reader"

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
        """No single move needs words."""
        return False

    def start(self, setup: Setup, log: list[Event] | None = None) -> State:
        """The first state, dealt by the seed (S1, S2)."""
        assert setup.seed is not None
        value = setup.options["kingdom"]
        cards = cards_of(value, setup.seed)
        return deal(len(setup.seats), value, cards, setup.start, setup.seed, log)

    def start_dealt(self, setup: Setup, deals: Sequence[str], rng: Rng, log: list[Event] | None = None) -> State:
        """The first state of a record without a seed."""
        return chance.start_dealt(len(setup.seats), setup.options["kingdom"], setup.start, deals, rng, log)


GAME = Dominion()
