"""Piazza: classic board games, played on one table. The engine: rules, bots, links, records."""

__version__ = "1.0.0"
