"""Tiles and cards as arguments of messages."""

from collections.abc import Sequence

from ..words import Arg, Message, say


def tile_said(token: str) -> Message:
    """A tile, by its token."""
    return say("palazzo-tile", token, material=token[0], floor=int(token[1]), windows=int(token[2]))


def tiles_said(tokens: Sequence[str]) -> list[Arg]:
    """Several tiles."""
    return [tile_said(token) for token in tokens]


def card_said(token: str) -> Message:
    """A money card or certificate, by its token (``c3``: the auctioneer's)."""
    if token[0] == "c":
        return say("palazzo-certificate", token, value=int(token[1:] or 2))
    return say("palazzo-card", token, currency=token[0], value=int(token[1]))


def cards_said(tokens: Sequence[str]) -> list[Arg]:
    """Several cards."""
    return [card_said(token) for token in tokens]
