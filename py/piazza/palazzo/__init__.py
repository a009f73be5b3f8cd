"""Reiner Knizia's Palazzo: money, auctions, palaces of Florence. Rules numbers as in the rulebook (C1 to E4)."""

from collections.abc import Collection, Mapping, Sequence

from ..bots.random import RandomBot
from ..game import Bot, Event, Option, Setup
from ..rng import Rng
from . import counting, display, notation, position, tray
from . import deals as chance
from .bot import GreedyBot
from .moves import Move
from .state import PRICE_COUNTS, State, deal
from .tiles import BY_TOKEN
from .why import why


class Palazzo:
    """The game, as the kernel sees it."""

    name = "palazzo"
    code = 1
    rules = 1
    min_seats = 2
    max_seats = 4
    options = (Option("price_count", PRICE_COUNTS, PRICE_COUNTS[0]),)
    bots: Mapping[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}
    adviser = "greedy"
    parts = position.OWN_PARTS
    seat_parts = position.SEAT_PARTS
    unordered = frozenset(("warehouse", "quarries", "discard", "hand", "known"))
    hidden = ("stock", "money", "seed")
    own = ("hand",)
    private: Mapping[str, str] = {"deal": "cards"}
    free_form = True
    capitals: Collection[str] = tuple(BY_TOKEN)

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
    why = staticmethod(why)

    def told(self, move: Move) -> bool:
        """No single move needs words."""
        return False

    def start(self, setup: Setup, log: list[Event] | None = None) -> State:
        """The first state, dealt by the seed (S1 to S5)."""
        assert setup.seed is not None
        return deal(len(setup.seats), setup.options["price_count"], setup.start, setup.seed, log)

    def start_dealt(self, setup: Setup, deals: Sequence[str], rng: Rng, log: list[Event] | None = None) -> State:
        """The first state of a record without a seed."""
        price_count = setup.options["price_count"]
        return chance.start_dealt(len(setup.seats), price_count, setup.start, deals, rng, log)


GAME = Palazzo()
