"""The greedy bot."""

from ..bots.random import RandomBot


class GreedyBot(RandomBot):
    """Placeholder."""
