"""Dominion's bots: what the money strategies win by the published figures, and what reading the kingdom is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from engine.play import few
from piazza import position
from piazza.bots.arena import play_out
from piazza.dominion import kingdom
from piazza.dominion.cards import GOLD, PROVINCE, SILVER, SMITHY
from piazza.dominion.money import BIG_MONEY, BIG_MONEY_ULTIMATE, SMITHY_MONEY, MoneyBot
from piazza.dominion.moves import BUY, END, PLAY, TREASURES, Move
from piazza.dominion.reader import PLANS, ReaderBot
from piazza.dominion.state import State, deal
from piazza.dominion.steps import ACTION
from piazza.rng import Rng

SET = "first-game"
CARDS = kingdom.cards_of(SET, 0)


def play(bots: list[Any], seed: int, provinces: int = -1, kind: str = SET, cards: tuple[int, ...] = CARDS) -> State:
    """A match, or its beginning until so many Provinces are left; the seat that begins follows from the seed."""
    state = deal(len(bots), kind, cards, Rng(seed ^ 0x5A).below(len(bots)), seed)
    rng = Rng(seed)
    while not state.over and state.supply[PROVINCE] > provinces:
        moves = state.moves()
        if moves.count() == 1:
            state.play(moves.nth(0))
            continue
        seat = state.to_decide()
        state.play(bots[seat].choose(state.view(seat), moves, rng, 0.0))
    return state


class OneSmithy(MoneyBot):
    """Big Money that buys a Smithy with its first hand of 4 or 5 coins."""

    def buy(self, view: Any) -> Move:
        if view.coins in (4, 5) and view.buys and not view.owned[view.seat][SMITHY]:
            return BUY[SMITHY]
        return super().buy(view)


# -- win rates

PAIRS = {
    "money and ultimate": (BIG_MONEY, BIG_MONEY_ULTIMATE, 15.5, 81.3),
    "money and Smithy": (BIG_MONEY, SMITHY_MONEY, 5.0, 93.7),
    "ultimate and Smithy": (BIG_MONEY_ULTIMATE, SMITHY_MONEY, 22.3, 71.7),
}


def won(pair: str, matches: int) -> tuple[float, float]:
    """The share of matches, in percent, that each of the two won alone."""
    one, other, *_ = PAIRS[pair]
    wins = [0, 0]
    bots = [MoneyBot(one), MoneyBot(other)]
    for seed in range(matches):
        state = play(bots, seed)
        if len(state.winners()) == 1:
            wins[state.winners()[0]] += 1
    return 100 * wins[0] / matches, 100 * wins[1] / matches


@pytest.mark.parametrize("pair", PAIRS)
def test_money_wins_about_what_was_published(pair: str) -> None:
    # Three standard errors of so few matches, and one point for the published ones.
    bound = 1 + 3 * few(120, 350) / 100
    assert won(pair, few(1500, 200)) == pytest.approx(PAIRS[pair][2:], abs=bound)


@pytest.mark.long
@pytest.mark.parametrize("pair", PAIRS)
def test_money_wins_what_was_published(pair: str) -> None:
    assert won(pair, 20_000) == pytest.approx(PAIRS[pair][2:], abs=2.5)


# -- alone

ALONE = {"money": (MoneyBot(BIG_MONEY), 16.80, 19.13, 25.97), "Smithy": (OneSmithy(BIG_MONEY), 14.94, 17.34, 24.30)}


def turns(bot: Any, provinces: int, matches: int) -> float:
    """Turns to so many Provinces, on average."""
    total = 0
    for seed in range(matches):
        state = play([bot], seed, 8 - provinces)
        total += state.turns[0] + (not state.over)
    return total / matches


@pytest.mark.parametrize("name", ALONE)
def test_turns_alone_are_about_those_published(name: str) -> None:
    bot, *wanted = ALONE[name]
    for provinces, due in zip((4, 5, 8), wanted, strict=True):
        assert turns(bot, provinces, few(600, 200)) == pytest.approx(due, rel=few(25, 50) / 1000)


@pytest.mark.long
@pytest.mark.parametrize("name", ALONE)
def test_turns_alone_are_those_published(name: str) -> None:
    bot, *wanted = ALONE[name]
    for provinces, due in zip((4, 5, 8), wanted, strict=True):
        assert turns(bot, provinces, 20_000) == pytest.approx(due, rel=0.01)


class TwoSilvers:
    """Buys a Silver in each of its first two turns, then nothing; notes the coins of every turn."""

    def __init__(self) -> None:
        self.coins: list[int] = []

    def choose(self, view: Any, moves: Any, rng: Rng, budget: float) -> Move:
        if moves.nth(0) is TREASURES:
            return TREASURES
        if len(self.coins) <= view.turns[0]:
            self.coins.append(view.coins)
        return BUY[SILVER] if view.turns[0] < 2 and view.buys and view.coins >= 3 else END


def opening(matches: int) -> tuple[float, float, float]:
    """In percent: openings of five and two; after two Silvers 6 coins, and 7, in turn 3 or 4."""
    five_two = six = seven = 0
    for seed in range(matches):
        bot = TwoSilvers()
        state = deal(1, SET, CARDS, 0, seed)
        while state.turns[0] < 4:
            moves = state.moves()
            state.play(bot.choose(state.view(0), moves, Rng(0), 0.0))
        if sorted(bot.coins[:2]) == [2, 5]:
            five_two += 1
        else:
            six += max(bot.coins[2:4]) >= 6
            seven += max(bot.coins[2:4]) >= 7
    rest = matches - five_two
    return 100 * five_two / matches, 100 * six / rest, 100 * seven / rest


EXACT = (100 / 6, 42.42, 8.84)


def test_openings_come_about_as_often_as_they_must() -> None:
    assert opening(few(4000, 400)) == pytest.approx(EXACT, abs=few(25, 80) / 10)


@pytest.mark.long
def test_openings_come_as_often_as_they_must() -> None:
    assert opening(200_000) == pytest.approx(EXACT, abs=0.5)


# -- the bots of the game


def share(one: str, other: str, option: str, pairs: int) -> float:
    """How much of the matches one bot wins, each seed played from both seats."""
    wins = 0.0
    for seed in range(pairs):
        for seat, order in enumerate(((one, other), (other, one))):
            winners = play_out("dominion", order, seed, {"kingdom": option}).winners
            wins += (seat in winners) / len(winners)
    return wins / (2 * pairs)


def reads(pairs: int) -> float:
    return sum(share("reader", "money", option, pairs) for option in kingdom.SETS) / len(kingdom.SETS)


def test_reading_the_kingdom_pays() -> None:
    assert reads(few(60, 6)) >= 0.6


@pytest.mark.long
def test_reading_the_kingdom_pays_in_a_thousand_matches() -> None:
    assert reads(500) >= 0.6


def plain_share(pairs: int) -> float:
    """What the reader would win where a Chapel is and it did not thin its deck, on the set that it does so on."""
    return paired(lambda: ReaderBot(PLANS[-1][1]), pairs)


def thin_share(pairs: int) -> float:
    return paired(ReaderBot, pairs)


def paired(bot: Callable[[], Any], pairs: int) -> float:
    """How much of the matches a bot wins against money on the set with Chapel, Laboratory and Market."""
    wins, cards = 0.0, kingdom.cards_of("big-money", 0)
    for seed in range(pairs):
        for seat in (0, 1):
            bots = [bot(), MoneyBot()] if seat == 0 else [MoneyBot(), bot()]
            winners = play(bots, seed, kind="big-money", cards=cards).winners()
            wins += (seat in winners) / len(winners)
    return wins / (2 * pairs)


def test_thinning_the_deck_pays() -> None:
    assert thin_share(few(60, 6)) >= 0.68


@pytest.mark.long
def test_thinning_the_deck_pays_more_than_not() -> None:
    thin, plain = thin_share(500), plain_share(500)
    assert thin >= 0.73
    assert thin >= plain + 0.03


def test_a_chapel_comes_first_and_thins_at_once() -> None:
    """Bought with three coins at the start; then Estates and Coppers go, but never the last coins nor a Gold's."""
    start = {"game": "dominion", "options": {"kingdom": "big-money"}, "phase": "buy"}
    rest = ["Copper"] * 4 + ["Estate"] * 3
    _, state = position.read({**start, "coins": 3, "seats": [{"deck": rest, "play": ["Copper"] * 3}, {}]})
    assert chosen(state) == "buy Chapel"
    for hand, deck, trashed in (
        (
            ["Chapel", "Copper", "Copper", "Copper", "Estate"],
            ["Copper"] * 4 + ["Silver"],
            "Copper Copper Copper Estate",
        ),
        (["Chapel", "Copper", "Copper", "Copper", "Copper"], ["Copper", "Silver"], "Copper Copper"),
        (["Chapel", "Copper", "Copper", "Gold", "Copper"], ["Copper"] * 4 + ["Silver"], ""),
        (["Chapel", "Estate", "Curse", "Estate", "Estate"], ["Copper"] * 7, "Estate Estate Estate Curse"),
    ):
        _, state = position.read({**start, "phase": "action", "seats": [{"hand": hand, "deck": deck}, {}]})
        if not trashed:
            assert chosen(state) == "end"
            continue
        assert chosen(state) == "play Chapel"
        state.play(state.check("play Chapel"))
        assert chosen(state) == f"trash {trashed}"


def chosen(state: Any) -> str:
    """What the reader does."""
    seat = state.to_decide()
    return str(state.write(ReaderBot().choose(state.view(seat), state.moves(), Rng(1), 0.0)))


def test_gardens_are_rushed() -> None:
    piles = "Cellar+Moat+Chancellor+Village+Woodcutter+Workshop+Feast+Gardens+Remodel+Thief"
    assert share("reader", "money", piles, few(20, 3)) > 0.6


def test_random_is_beaten() -> None:
    for option in ("first-game", "interaction"):
        assert share("money", "random", option, few(4, 1)) > 0.9


@pytest.mark.parametrize("bot", ["money", "reader"])
def test_bots_know_what_to_do_in_every_kingdom(bot: str) -> None:
    """With two and more seats, against themselves and whatever else is played."""
    for seed in range(few(150, 10)):
        order = [bot, "random", bot, "reader"][: 2 + seed % 3]
        outcome = play_out("dominion", order, seed, {"kingdom": "random"})
        assert len(outcome.scores) == len(order)


def test_a_bot_plays_all_that_it_has() -> None:
    """The money bot plays its Smithy before it buys."""
    state = deal(2, SET, CARDS, 0, 1)
    state.hands[0] = bytes([SMITHY, GOLD, GOLD])
    state.steps[-1] = ACTION
    assert MoneyBot().choose(state.view(0), state.moves(), Rng(1), 0.0) == PLAY[SMITHY]
