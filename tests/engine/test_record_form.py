"""What the notation allows in the form of a record, and what it refuses, with the line."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from engine.play import Sample, few, sample, samples
from piazza import record
from piazza.game import BadInput


@pytest.fixture(params=samples(), ids=str)
def lines(request: pytest.FixtureRequest) -> list[str]:
    one: Sample = request.param
    return record.write(one.wandered(4, 90)).splitlines()


def refused_at(lines: list[str], end: str = "\n") -> tuple[int, str]:
    """The line at which the record is refused, and the reason's id."""
    with pytest.raises(BadInput) as refused:
        record.read("".join(line + end for line in lines))
    reason = refused.value.details["reason"]
    assert isinstance(reason, dict)
    return int(str(refused.value.details["line"])), str(reason["id"])


def places(lines: list[str]) -> list[int]:
    """Where something is tried: all of the tags, and some of the rest."""
    gap = lines.index("")
    return [*range(gap), *sorted(Random(1).sample(range(gap + 1, len(lines)), few(20, 4)))]


def test_what_is_allowed_reads_as_the_same(lines: list[str]) -> None:
    text = "\n".join([*lines, ""])
    same = [
        text.removesuffix("\n"),
        text.replace("\n", "\r\n"),
        "\ufeff" + text,
        "# before\n" + text + "# after\n",
        "\n#\n# [Game “x”]\n".join(text.split("\n")).removesuffix("\n"),
    ]
    same[-1] = "".join(f"{line}\n# between\n" for line in lines)
    for one in same:
        assert record.write(record.read(one)) == text


def test_blank_lines_stand_nowhere_else(lines: list[str]) -> None:
    gap = lines.index("")
    for at in [*places(lines), len(lines)]:
        more = [*lines[:at], "", *lines[at:]]
        if at <= gap:
            # It ends the tags, so one is missing, or tags stand among the moves.
            assert refused_at(more) in ((at + 1, "error-record-no-tag"), (at + 2, "error-record-line")), at
        else:
            assert refused_at(more) == (at + 1, "error-record-blank")
    assert refused_at([*lines[: gap + 1], *lines[gap:]]) == (gap + 2, "error-record-blank")
    assert refused_at(lines[:gap] + lines[gap + 1 :]) == (gap + 1, "error-record-tag")
    assert refused_at(lines[:gap]) == (gap, "error-record-end")
    for blank in (" ", "\t", "\u00a0"):
        assert refused_at([*lines, blank])[0] == len(lines) + 1
        assert refused_at([*lines[:gap], blank, *lines[gap + 1 :]])[0] == gap + 1


@pytest.mark.parametrize("space", [" ", "\t", "\u00a0", "\x0b", "\u2028"])
def test_spaces_stand_nowhere_else(lines: list[str], space: str) -> None:
    for at in places(lines):
        line = lines[at]
        inner = [i for i, letter in enumerate(line) if letter == " "]
        for wrong in (line + space, space + line, *(line[:i] + space + line[i:] for i in inner)):
            number, reason = refused_at([*lines[:at], wrong, *lines[at + 1 :]])
            assert number == at + 1, wrong
            assert reason in IN_TAGS if at < lines.index("") else reason == "error-record-spaces"


IN_TAGS = (
    "error-record-tag", "error-option", "error-option-value", "error-name", "error-record-result", "error-record-link",
)  # fmt: skip
"""Within a tag's quotes a space belongs to the value."""


def test_a_carriage_return_ends_a_line_and_stands_nowhere_else(lines: list[str]) -> None:
    at = lines.index("") + 1
    assert refused_at([*lines[:at], lines[at] + "\r\r", *lines[at + 1 :]]) == (at + 1, "error-record-spaces")


def test_tags_escape_three_letters_only(lines: list[str]) -> None:
    at = next(i for i, line in enumerate(lines) if line.startswith("[Seats "))
    for name in (r"\A", r"a\n", 'a"b', r"\\\x"):
        wrong = [*lines[:at], f'[Seats "{name};Lin"]', *lines[at + 1 :]]
        assert refused_at(wrong) == (at + 1, "error-record-tag")
    option = next(i for i, line in enumerate(lines) if line.startswith("[Options "))
    twice = lines[option][:-2] + " " + lines[option][10:]
    assert refused_at([*lines[:option], twice, *lines[option + 1 :]]) == (option + 1, "error-option")


REVERSED: dict[str, tuple[str, Callable[[list[str]], list[str]]]] = {
    "carrara": ("take", lambda words: words[:3] + words[:2:-1]),
    "dominion": ("discard", lambda words: [words[0], *words[:0:-1]]),
}


@pytest.mark.parametrize("name", REVERSED)
def test_pieces_stand_in_their_order(name: str) -> None:
    """Blocks by colour, cards by the rules' table; a payment of Palazzo is a set."""
    verb, turned = REVERSED[name]
    tried = 0
    for seed in range(few(15, 6)):
        lines = record.write(sample(name).wandered(seed, 250)).splitlines()
        for at, line in enumerate(lines):
            who, _, move = line.partition(": ")
            words = move.split(" ")
            other = turned(words)
            if words[0] == verb and words != other and not line.startswith("deal"):
                wrong = [*lines[:at], f"{who}: {' '.join(other)}", *lines[at + 1 :]]
                assert refused_at(wrong) == (at + 1, "error-record-form")
                tried += 1
                break
    assert tried > few(5, 1)


def test_a_payment_is_a_set() -> None:
    for seed in range(40):
        match = sample("palazzo").wandered(seed)
        lines = record.write(match).splitlines()
        turned = [
            f"{who}: bid {' '.join(move.split(' ')[:0:-1])}" if move.startswith("bid ") else line
            for line in lines
            for who, _, move in [line.partition(": ")]
        ]
        if turned != lines:
            assert record.read("\n".join(turned)).moves == match.moves
            return
    raise AssertionError("nobody bid two cards")
