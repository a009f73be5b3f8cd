"""Blocks, tiles, objects, cities and fields as arguments of messages."""

from collections.abc import Sequence

from ..words import Arg, Message, say
from .data import CARDS, CATEGORIES, TYPES


def block_said(token: str) -> Message:
    """A block, by its colour."""
    return say("carrara-block", f"block-{token}", colour=token)


def blocks_said(tokens: Sequence[str]) -> list[Arg]:
    """Several blocks."""
    return [block_said(token) for token in tokens]


def tile_said(token: str) -> Message:
    """A building tile, by its token."""
    return say("carrara-tile", token, type=token[:-1], cost=int(token[-1]))


def tiles_said(tokens: Sequence[str]) -> list[Arg]:
    """Several tiles."""
    return [tile_said(token) for token in tokens]


def object_said(token: str) -> Message:
    """An object."""
    return say("carrara-object", token, object=token)


def objects_said(tokens: Sequence[str]) -> list[Arg]:
    """Several objects."""
    return [object_said(token) for token in tokens]


def city_said(city: str) -> Message:
    """A city."""
    return say("carrara-city", city=city)


def field_said(field: str) -> Message:
    """What can be scored or upgraded, within a sentence: a type, a city (``pisa`` or ``@pisa``), a category."""
    if field in TYPES:
        return say("carrara-type", type=field)
    if field in CATEGORIES:
        return say("carrara-category-within", category=field)
    return city_said(field.removeprefix("@"))


def field_headed(field: str) -> Message:
    """The same where it stands first, so that it begins with a capital."""
    return say("carrara-category", category=field) if field in CATEGORIES else field_said(field)


def cards_named(tokens: Sequence[str]) -> list[Arg]:
    """The headings of cards, each in quotes: some have a colon."""
    return [say("carrara-card-quoted", card=say(f"carrara-card-name-{token}")) for token in tokens]


def card_said(token: str, seats: int) -> Message:
    """An objective or bonus card: what it asks for at a table of so many seats, and what it pays."""
    card = CARDS[token]
    if card.part == "bonus":
        return say(f"carrara-card-{token}", points=card.points)
    need = need_said(token, seats)
    return say("carrara-card-worth", card=need, worth=worth_said(token)) if card.points else need


def need_said(token: str, seats: int) -> Message:
    """What an objective card asks for at a table of so many seats."""
    return say(f"carrara-card-{token}", need=CARDS[token].least[seats - 2])


def worth_said(token: str) -> Message:
    """What an objective card pays."""
    return say(f"carrara-worth-{token}", points=CARDS[token].points)
