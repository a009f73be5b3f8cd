"""The link: a match as the shortest text that carries it.

A range coder (Martin, 1979) writes one number after another, each below a known bound, at the cost of its logarithm.
A move is its number among the moves open at its decision, so a forced move costs nothing.

Layout, before base64url: one byte of format version; the coded header and moves; three bytes of check sum (CRC-32 of
all before, low 24 bits). A later format keeps the first byte and the check sum where they are.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Sequence
from typing import NamedTuple
from zlib import crc32

from .game import NAME_LENGTH, BadInput, Seat, Setup, check_name, game, games

VERSION = 1

LONGEST_CODE = 16_384
"""Characters of the longest code that is read: many times the longest match."""

MOST_MOVES = 20_000
"""Moves of the longest match that is read, forced ones included."""

TOP = 1 << 64
LOW = 1 << 48
DIGIT = 1 << 32
"""Bounds up to this are coded in one piece."""

SUM_BYTES = 3
GAMES_ROOM = 64
RULES_ROOM = 256
SEATS_ROOM = 8
BOTS_ROOM = 64
CHARACTERS = 0x110000


# -- the range coder -----------------------------------------------------------------------------------------


class Writer:
    """Codes numbers into bytes."""

    def __init__(self) -> None:
        self._low = 0
        self._range = TOP
        self._out = bytearray()

    def put(self, number: int, bound: int) -> None:
        """Write a number of ``range(bound)``."""
        assert 0 <= number < bound
        if bound > DIGIT:
            self.put(number // DIGIT, -(-bound // DIGIT))
            number, bound = number % DIGIT, DIGIT
        step = self._range // bound
        self._low += step * number
        self._range = step
        if self._low >= TOP:
            self._low -= TOP
            self._carry()
        while self._range < LOW:
            self._out.append(self._low >> 56)
            self._low = (self._low << 8) & (TOP - 1)
            self._range <<= 8

    def _carry(self) -> None:
        at = len(self._out) - 1
        while self._out[at] == 255:
            self._out[at] = 0
            at -= 1
        self._out[at] += 1

    def finish(self) -> bytes:
        """All that was written, in as few bytes as tell it apart; the reader takes zeros for what is missing."""
        for size in range(9):
            unit = 1 << (64 - 8 * size)
            last = (self._low + self._range - 1) // unit * unit
            if last >= self._low:
                break
        if last >= TOP:
            last -= TOP
            self._carry()
        return bytes(self._out + last.to_bytes(8, "big")).rstrip(b"\0")


class Reader:
    """Reads numbers back from bytes."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 8
        self._code = int.from_bytes(data[:8].ljust(8, b"\0"), "big")
        self._range = TOP

    def get(self, bound: int) -> int:
        """The next number of ``range(bound)``."""
        if bound > DIGIT:
            high = self.get(-(-bound // DIGIT))
            number = high * DIGIT + self.get(DIGIT)
            if number >= bound:
                raise broken()
            return number
        step = self._range // bound
        number = self._code // step
        if number >= bound:
            raise broken()
        self._code -= step * number
        self._range = step
        while self._range < LOW:
            following = self._data[self._at] if self._at < len(self._data) else 0
            self._code = self._code << 8 | following
            self._at += 1
            self._range <<= 8
        return number

    @property
    def past_end(self) -> bool:
        """Whether more was read than was ever written."""
        return self._at > len(self._data) + 16


# -- links ---------------------------------------------------------------------------------------------------


class Code(NamedTuple):
    """What a link says: the setup, and for each move its number. The moves are found by replaying (``match``)."""

    setup: Setup
    moves: int
    reader: Reader


def encode(setup: Setup, path: Sequence[tuple[int, int]], names: bool) -> str:
    """The code of a match.

    Args:
        setup: how it began; the seed is needed.
        path: for each move how many choices there were, and the number of the one made.
        names: whether the persons' names go in.
    """
    assert setup.seed is not None
    the_game = game(setup.game)
    writer = Writer()
    writer.put(the_game.code, GAMES_ROOM)
    writer.put(the_game.rules, RULES_ROOM)
    writer.put(len(setup.seats), SEATS_ROOM)
    bots = list(the_game.bots)
    for seat in setup.seats:
        writer.put(0 if seat.bot is None else 1 + bots.index(seat.bot), BOTS_ROOM)
    writer.put(setup.start, len(setup.seats))
    for option in the_game.options:
        writer.put(option.number(setup.options[option.key]), option.choices())
    put_long(writer, setup.seed)
    put_long(writer, len(path))
    names = names and any(seat.name for seat in setup.seats)
    writer.put(int(names), 2)
    if names:
        for seat in setup.seats:
            writer.put(len(seat.name), NAME_LENGTH + 1)
            for character in seat.name:
                writer.put(ord(character), CHARACTERS)
    for choices, number in path:
        writer.put(number, choices)
    data = bytes([VERSION]) + writer.finish()
    data += check_sum(data)
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decode(code: str) -> Code:
    """What a code says, up to its moves.

    Raises:
        BadInput: where it is no code, is damaged, or was made by another format or other rules.
    """
    data = code_bytes(code)
    if data[0] != VERSION:
        raise BadInput("error-link-version", "The link was made by another version of Piazza.")
    reader = Reader(data[1:-SUM_BYTES])
    number = reader.get(GAMES_ROOM)
    the_game = next((one for one in games() if one.code == number), None)
    if the_game is None:
        raise BadInput("error-link-version", "The link was made by another version of Piazza.")
    rules = reader.get(RULES_ROOM)
    if rules != the_game.rules:
        raise BadInput(
            "error-link-rules",
            "The link was made for rules number {rules} of the game; here it is {here}.",
            rules=rules,
            here=the_game.rules,
        )
    count = reader.get(SEATS_ROOM)
    if not the_game.min_seats <= count <= the_game.max_seats:
        raise broken()
    bots = [None, *the_game.bots]
    kinds = [one_of(reader.get(BOTS_ROOM), bots) for _ in range(count)]
    start = reader.get(count)
    options = {option.key: option.value(reader.get(option.choices())) for option in the_game.options}
    seed = get_long(reader)
    moves = get_long(reader)
    if seed >= TOP or moves > MOST_MOVES:
        raise broken()
    names = [""] * count
    if reader.get(2):
        for seat in range(count):
            names[seat] = "".join(chr(reader.get(CHARACTERS)) for _ in range(reader.get(NAME_LENGTH + 1)))
            try:
                check_name(names[seat])
            except BadInput:
                raise broken() from None
    seats = tuple(Seat(name, bot) for name, bot in zip(names, kinds, strict=True))
    return Code(Setup(the_game.name, seats, options, start, seed), moves, reader)


def read_address(text: str) -> tuple[str, int | None]:
    """The code and the moment (None: the end) of a bare code or a whole address (``…#m=CODE&t=12``)."""
    text = text.strip()
    if "#" not in text and "=" not in text:
        return text, None
    from urllib.parse import parse_qsl  # dear where Python has only just come up, and a bare code needs none of it

    parts = dict(parse_qsl(text[: 2 * LONGEST_CODE].rpartition("#")[2]))
    moment = parts.get("t", "")
    return parts.get("m", ""), int(moment) if moment.isascii() and moment.isdigit() and len(moment) < 7 else None


def code_bytes(code: str) -> bytes:
    """The bytes of a code, its check sum found right."""
    if not code:
        raise BadInput("error-link-empty", "There is no match in the link.")
    if len(code) > LONGEST_CODE:
        raise BadInput("error-link-long", "The link is too long to be a match.")
    if not (code.isascii() and code.replace("-", "a").replace("_", "a").isalnum()):
        raise BadInput("error-link-characters", "The link has a character that no link has.")
    try:
        data = base64.b64decode(code + "=" * (-len(code) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise damaged() from None
    whole = base64.urlsafe_b64encode(data).decode().rstrip("=") == code
    if not whole or len(data) <= SUM_BYTES + 1 or check_sum(data[:-SUM_BYTES]) != data[-SUM_BYTES:]:
        raise damaged()
    return data


def check_sum(data: bytes) -> bytes:
    """The check sum of bytes."""
    return (crc32(data) & 0xFFFFFF).to_bytes(SUM_BYTES, "big")


def damaged() -> BadInput:
    """The check sum is wrong."""
    return BadInput("error-link-damaged", "The link is damaged or cut off: its check sum is wrong.")


def broken() -> BadInput:
    """The check sum is right, but no Piazza wrote this."""
    return BadInput("error-link-broken", "The link holds no match that can be played.")


def one_of(number: int, items: Sequence[str | None]) -> str | None:
    """The item with that number."""
    if number >= len(items):
        raise broken()
    return items[number]


def put_long(writer: Writer, number: int) -> None:
    """A number below 2^64, in as many bytes as it needs."""
    size = (number.bit_length() + 7) // 8
    writer.put(size, 9)
    for i in range(size):
        writer.put(number >> (8 * i) & 255, 256)


def get_long(reader: Reader) -> int:
    """A number that ``put_long`` wrote."""
    size = reader.get(9)
    return sum(reader.get(256) << (8 * i) for i in range(size))
