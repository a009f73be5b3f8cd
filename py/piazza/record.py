"""Records: a match as a text that any program can check which knows only the rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple
from zlib import crc32

from .game import (
    BadDeal,
    BadInput,
    Event,
    IllegalMove,
    Seat,
    Setup,
    game,
    make_setup,
    read_seat,
    read_seed,
)
from .match import Match
from .rng import Rng

LONGEST_RECORD = 2_000_000
"""Characters of the longest record that is read."""

TAG = re.compile(r'\[([A-Z][a-z]+) "((?:[^"\\]|\\[;"\\])*)"\]')
NEEDED = ("Game", "Rules", "Seats", "Options", "Start")
TAGS = (*NEEDED, "Seed", "Result", "Link")


# -- writing -------------------------------------------------------------------------------------------------


def write(match: Match) -> str:
    """The record of a match."""
    setup = match.setup
    tags = {
        "Game": setup.game,
        "Rules": str(match.game.rules),
        "Seats": ";".join(escape(seat_name(seat, number)) for number, seat in enumerate(setup.seats)),
        "Options": " ".join(f"{key}={value}" for key, value in setup.options.items()),
        "Start": f"P{setup.start + 1}",
    }
    if setup.seed is not None:
        tags["Seed"] = f"{setup.seed:x}"
    tags["Result"] = " ".join(map(str, match.state.scores())) if match.state.over else "*"
    if setup.seed is not None:
        tags["Link"] = match.link()
    lines = [f'[{key} "{value}"]' for key, value in tags.items()] + [""]
    lines += [f"deal: {deal}" for event in match.events[0] for deal in match.game.deals(event)]
    for t, events in enumerate(match.events[1:]):
        lines.append(f"P{match.states[t].to_decide() + 1}: {match.text(t)}")
        lines += [f"deal: {deal}" for event in events for deal in match.game.deals(event)]
    return "\n".join(lines) + "\n"


def seat_name(seat: Seat, number: int) -> str:
    """A seat as the ``Seats`` tag names it."""
    return f"bot:{seat.bot}" if seat.bot else seat.name or f"P{number + 1}"


def escape(text: str) -> str:
    """Text of one seat, with what would end it escaped."""
    return re.sub(r'([;"\\])', r"\\\1", text)


# -- reading -------------------------------------------------------------------------------------------------


class Line(NamedTuple):
    """A line of a record: its number (from 1) and its text."""

    number: int
    text: str


class Played(NamedTuple):
    """A move of a record and the deals that followed."""

    line: Line
    deals: list[Line]


def read(text: str) -> Match:
    """The match of a record, every line checked: what the writer never writes is refused.

    Raises:
        BadInput: with the number of the line and the reason.
    """
    if len(text) > LONGEST_RECORD:
        raise BadInput("error-record-long", "The text is too long to be a record.")
    lines = list(read_lines(text))
    tags, body = read_tags(lines)
    setup = read_setup(tags)
    opening, played = read_body(body)
    deals = [line.text for line in opening]
    if setup.seed is None:
        try:
            match = deal_by_record(setup, deals, text)
        except BadDeal as refusal:
            raise refusal.at_line(at_deal(refusal, opening, body[len(opening) :] or lines[-1:])) from None
    else:
        match = Match.begin(setup)
    compare(match, 0, opening, body[0] if body else lines[-1])
    for line, following in played:
        play(match, line, following)
    check_result(match, tags)
    return match


def read_lines(text: str) -> Iterator[Line]:
    """The lines that are no comments; a mark of the byte order and what ends a line elsewhere are no part of them."""
    lines = text.removeprefix("\ufeff").split("\n")
    if len(lines) > 1 and not lines[-1]:
        lines.pop()
    for number, line in enumerate(lines, 1):
        if not line.startswith("#"):
            yield Line(number, line.removesuffix("\r"))


def read_tags(lines: list[Line]) -> tuple[dict[str, tuple[Line, str]], list[Line]]:
    """The tags, and the lines after the blank one that ends them."""
    tags: dict[str, tuple[Line, str]] = {}
    for count, line in enumerate(lines):
        if not line.text:
            for key in NEEDED:
                if key not in tags:
                    raise BadInput("error-record-no-tag", "The tag {tag} is missing.", tag=key).at_line(line.number)
            return tags, lines[count + 1 :]
        found = TAG.fullmatch(line.text)
        if not found or found[1] not in TAGS or found[1] in tags:
            raise fault(line, "error-record-tag", "This is no tag of a record, or it stands twice.")
        tags[found[1]] = (line, found[2])
    raise fault(lines[-1] if lines else Line(1, ""), "error-record-end", "A blank line must follow the tags.")


def read_setup(tags: dict[str, tuple[Line, str]]) -> Setup:
    """The setup that the tags tell."""
    line, value = tags["Game"]
    try:
        the_game = game(value)
        line, value = tags["Rules"]
        if value != str(the_game.rules):
            raise BadInput("error-rules", "These are other rules; here it is number {here}.", here=the_game.rules)
        line, value = tags["Seats"]
        seats = tuple(read_seats(value))
        # Each tag by itself first, so that the refusal names its line.
        make_setup(the_game.name, seats, {}, None)
        line, value = tags["Options"]
        options = dict(read_options(value))
        make_setup(the_game.name, seats, options, None)
        line, value = tags.get("Seed", tags["Options"])
        seed = read_seed(value) if "Seed" in tags else None
        line, value = tags["Start"]
        read_seat(value, len(seats))
        return make_setup(the_game.name, seats, {**options, "start": value}, seed)
    except BadInput as refusal:
        raise refusal.at_line(line.number) from None


def read_seats(text: str) -> Iterator[Seat]:
    """The seats of a ``Seats`` tag."""
    for number, part in enumerate(re.findall(r"((?:[^;\\]|\\.)*);", text + ";"), 1):
        name = re.sub(r"\\(.)", r"\1", part)
        if name.startswith("bot:"):
            yield Seat("", name[4:])
        else:
            yield Seat("" if name == f"P{number}" else name)


def read_options(text: str) -> Iterator[tuple[str, str]]:
    """The options of an ``Options`` tag."""
    seen = set()
    for part in text.split(" ") if text else []:
        key, equals, value = part.partition("=")
        if not equals or key == "start" or key in seen:
            raise BadInput("error-option", "There is no option “{key}”.", key=part[:24])
        seen.add(key)
        yield key, value


def read_body(lines: list[Line]) -> tuple[list[Line], list[Played]]:
    """The opening deals, then each move with the deals after it."""
    opening: list[Line] = []
    played: list[Played] = []
    for line in lines:
        if not line.text:
            raise fault(line, "error-record-blank", "No blank line stands here: one stands after the tags alone.")
        if line.text != " ".join(line.text.split()):
            raise fault(line, "error-record-spaces", "Words are parted by single spaces, and none ends a line.")
        kind, colon, rest = line.text.partition(": ")
        if not colon or not re.fullmatch(r"deal|P[1-9]", kind):
            raise fault(line, "error-record-line", "This is neither a deal nor a move.")
        if kind == "deal":
            (played[-1].deals if played else opening).append(Line(line.number, rest))
        else:
            played.append(Played(line, []))
    return opening, played


def deal_by_record(setup: Setup, deals: list[str], text: str) -> Match:
    """A match without a seed, begun as its record shows; what the record never shows is shuffled by its check sum."""
    log: list[Event] = []
    state = game(setup.game).start_dealt(setup, deals, Rng(crc32(text.encode())), log)
    state.log = None
    return Match(setup, state, log)


def play(match: Match, line: Line, deals: list[Line]) -> None:
    """Play one line, and compare what chance did with the deals that follow it."""
    seat, _, move = line.text.partition(": ")
    if match.state.over:
        raise fault(line, "error-record-over", "The match ended before this line.")
    due = match.state.to_decide()
    if seat != f"P{due + 1}":
        raise BadInput("error-record-seat", "It is the turn of P{seat}.", seat=due + 1).at_line(line.number)
    try:
        if match.setup.seed is None:
            match.game.arrange(match.state, [deal.text for deal in deals])
        match.play(move)
    except BadDeal as refusal:
        raise refusal.at_line(at_deal(refusal, deals, [line])) from None
    except (BadInput, IllegalMove) as refusal:
        raise BadInput(refusal.id, refusal.english, refusal.rule, **refusal.details).at_line(line.number) from None
    written = match.text(len(match.moves) - 1)
    if move != written and not match.game.free_form:
        raise BadInput("error-record-form", "This move is written “{move}”.", move=written).at_line(line.number)
    compare(match, len(match.moves), deals, line)


def at_deal(refusal: BadDeal, deals: list[Line], otherwise: list[Line]) -> int:
    """The number of the line of a deal that can't be; where it is missing, of what stands otherwise."""
    return [*deals, *otherwise][min(refusal.number, len(deals))].number


def compare(match: Match, t: int, deals: list[Line], before: Line) -> None:
    """Refuse deals that differ from what chance did on the way to moment ``t``."""
    happened = [deal for event in match.events[t] for deal in match.game.deals(event)]
    for expected, line in zip(happened, deals, strict=False):
        if expected != line.text:
            raise BadInput("error-record-deal", "Here “deal: {deal}” must stand.", deal=expected).at_line(line.number)
    if len(happened) > len(deals):
        number = (deals[-1] if deals else before).number
        missing = happened[len(deals)]
        raise BadInput("error-record-deal", "Here “deal: {deal}” must stand.", deal=missing).at_line(number)
    if len(deals) > len(happened):
        raise fault(deals[len(happened)], "error-record-no-deal", "Nothing is dealt here.")


def check_result(match: Match, tags: dict[str, tuple[Line, str]]) -> None:
    """Refuse a result or a link that is not this match's."""
    if "Result" in tags:
        line, value = tags["Result"]
        expected = " ".join(map(str, match.state.scores())) if match.state.over else "*"
        if value != expected:
            raise BadInput("error-record-result", "The result is “{result}”.", result=expected).at_line(line.number)
    if "Link" in tags and match.setup.seed is not None:
        line, value = tags["Link"]
        if value not in (match.link(), match.link(names=True)):
            raise fault(line, "error-record-link", "The link is not that of this match.")


def fault(line: Line, id: str, english: str) -> BadInput:
    """A refusal of a line."""
    return BadInput(id, english).at_line(line.number)
