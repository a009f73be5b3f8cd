"""Matches of Big Money a second, with Smithy and without, against those of the same strategies in a peer's engine.

Both play through what they offer to everybody: ours by the arena, the peer (pyminion, its logging off) by its game.
They run in turns, each in a process of its own whose own time is taken, so that it matters little what else the
machine does.
"""

from __future__ import annotations

import subprocess
import sys

from common import ROOT, middle, tell

ROUNDS = 3
SECONDS = 2
SEATS = ("BigMoney", "BigMoneySmithy")
GOAL = 1.5
"""So many times the peer's matches a second."""

CLOCK = f"""
import time

def rate(play):
    play(0)
    start, played = time.process_time(), 0
    while (spent := time.process_time() - start) < {SECONDS}:
        played += 1
        play(played)
    return played / spent
"""
OURS = """
from piazza import game
from piazza.bots.arena import play_out
from piazza.dominion import GAME
from piazza.dominion.cards import GOLD, PROVINCE, SILVER, SMITHY
from piazza.dominion.money import BIG_MONEY, MoneyBot
from piazza.dominion.moves import BUY

class BigMoney(MoneyBot):
    def __init__(self):
        super().__init__(BIG_MONEY)

class BigMoneySmithy(BigMoney):
    def buy(self, view):
        return BUY[SMITHY] if view.coins == 4 and view.buys and view.supply[SMITHY] else super().buy(view)

if "dominion" not in game.GAMES:
    game.GAMES = (*game.GAMES, "dominion")
GAME.bots = {**GAME.bots, "BigMoney": BigMoney, "BigMoneySmithy": BigMoneySmithy}
print(rate(lambda seed: play_out("dominion", SEATS, seed, {"kingdom": "first-game"})))
"""
PEERS = """
import logging
from pyminion.bots.examples import BigMoney, BigMoneySmithy
from pyminion.expansions import base
from pyminion.game import Game

logging.disable(logging.CRITICAL)
bots = [globals()[name](f"{name} {seat}") for seat, name in enumerate(SEATS)]
game = Game(players=bots, expansions=[base.base_set], kingdom_cards=[base.smithy], log_stdout=False)
print(rate(lambda seed: game.play()))
"""


def measure(text: str, seats: tuple[str, str]) -> float:
    """Matches a second in a fresh process."""
    text = f"{CLOCK}\nSEATS = {seats!r}\n{text}"
    done = subprocess.run([sys.executable, "-c", text], cwd=ROOT / "py", capture_output=True, text=True, check=True)
    return float(done.stdout)


def run() -> None:
    """Print the medians and the ratios."""
    for other in SEATS:
        seats = (SEATS[0], other)
        rates = [(measure(OURS, seats), measure(PEERS, seats)) for _ in range(ROUNDS)]
        ours, peers = middle([pair[0] for pair in rates]), middle([pair[1] for pair in rates])
        text = f"{ours:6.0f} a second, pyminion {peers:6.0f}: ratio {ours / peers:.2f} (at least {GOAL:g})"
        tell(f"{seats[0]} and {other}", text, peers / ours, 1 / GOAL)
