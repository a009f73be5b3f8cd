"""A bot that plays any move, each as likely as the others."""

from typing import Any

from ..game import Moves
from ..rng import Rng


class RandomBot:
    """Plays at random, in any game."""

    def choose(self, view: Any, moves: Moves[Any], rng: Rng, budget: float) -> Any:
        """Any of the moves."""
        return moves.nth(rng.below(moves.count()))
