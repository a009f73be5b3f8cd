"""The outside referee itself: it accepts records written by hand and finds each fault at its line."""

from __future__ import annotations

import contextlib
import random
import re
from collections import Counter
from pathlib import Path

import pytest
from engine.outside import check, palace_points
from engine.outside_page import RecordFault, main
from piazza import record
from piazza.game import BadInput

HERE = Path(__file__).parent
RECORDS = {path.stem: path.read_text("utf-8") for path in sorted((HERE / "by_hand").glob("*.txt"))}


def test_three_seats() -> None:
    verdict = check(RECORDS["three"], writer=True)
    assert verdict.seats == ["Ada", "bot:greedy", 'Li;n "x" \\']
    assert not verdict.over
    assert verdict.scores == [-5, -5, -5]
    assert verdict.palaces == [[["B32"]], [["M11", "S22"], ["S13"]], [["M32"]]]
    assert verdict.hands[0] == Counter(["f7", "f3", "d5", "c", "d6", "d3"])
    assert not verdict.hands[1].total()
    assert verdict.hands[2] == Counter(["g7", "d7", "f7", "f7"])


def test_whole_match() -> None:
    verdict = check(RECORDS["whole"], writer=True)
    assert verdict.over
    assert verdict.scores == [12, 33]
    assert verdict.palaces[0] == [["S11", "M22", "B32", "B43", "M53"], ["S12", "B33"], ["B53"]]
    assert verdict.palaces[1] == [["M11", "M23", "M32", "M43", "S53"], ["S13", "S21", "S32", "S43"]]
    assert verdict.hands == [Counter(["f3", "f4", "g7", "d6"]), Counter(["f3"])]


def test_reshuffle() -> None:
    verdict = check(RECORDS["reshuffle"], writer=True)
    assert [hand.total() for hand in verdict.hands] == [12, 14, 14, 14]


@pytest.mark.parametrize(
    ("palace", "points"),
    [
        ("S33", -5),
        ("B23 B42", 0),
        ("B13 S21 B52", 6),
        ("M22 M31 M42", 8),
        ("S22 S32 S42 S51", 13),
        ("M13 M21 M32 S43 M52", 17),
        ("B11 B22 B33 B41 B51", 20),
    ],
)
def test_scoring_of_the_sources(palace: str, points: int) -> None:
    assert palace_points(palace.split()) == points


# (record, what stands there, what is put there, lines from there to the fault, what the reason says)
FAULTS = [
    # tags and form
    ("three", '"palazzo"', '"plazzo"', 0, "tag Game"),
    ("three", '[Rules "1"]', '[Rules "2"]', 0, "tag Rules"),
    ("three", '[Rules "1"]', '[Game "palazzo"]', 0, "twice"),
    ("three", '[Rules "1"]\n', "", 4, "tag Rules is missing"),
    ("three", '[Start "P2"]', '[Begin "P2"]', 0, "no tag"),
    ("three", '[Start "P2"]', '[Start "P4"]', 0, "tag Start"),
    ("three", "Ada;bot:greedy;", "", 0, "two to four"),
    ("three", "Ada;", "A;B;C;", 0, "two to four"),
    ("three", "Ada;", '"Ada";', 0, "tag Seats"),
    ("three", "Ada;", "\\Ada;", 0, "tag Seats"),
    ("three", "turn_start", "turn_end", 0, "tag Options"),
    ("three", '"*"]\n\n', '"*"]\n', 1, "no tag line"),
    ("three", '[Result "*"]', '[Result "-5 -5 -5"]', 0, "it isn't over"),
    ("whole", '"12 33"', '"12 32"', 0, "result is 12 33"),
    ("whole", '"12 33"', '"12"', 0, "result is 12 33"),
    ("whole", '"12 33"', '"*"', 0, "result is 12 33"),
    ("three", "P2: money\n", "P2:money\n", 0, "neither"),
    ("three", "P2: money\n", "P2: money \n", 0, "single spaces"),
    ("three", "P2: money\n", "P2: money\n\n", 1, "neither"),
    ("three", "P2: money\n", "P2: gold\n", 0, "must decide among"),
    ("three", "P2: money\n", "P2: money c\n", 0, "doesn't take"),
    # deals
    ("three", "deal: quarries B11", "deal: quarries B12", 0, "S2"),
    ("three", "deal: quarries B11", "deal: quarries B11 B13", 0, "S3"),
    ("three", "deal: warehouse M22\n", "deal: warehouse B11\n", 0, "S2"),
    ("three", "deal: warehouse M22\n", "", 0, "deal: warehouse is due"),
    ("three", "deal: hand P1 f7 f3 d5 c", "deal: hand P1 f7 f3 d5", 0, "4 cards"),
    ("three", "deal: hand P1", "deal: hand P2", 0, "hand P1 is due"),
    ("three", "deal: hand P3 g7", "deal: hand P3 g8", 0, "C3"),
    ("three", "deal: row f6 d6 g6 c\n", "", 0, "of deal is due"),
    ("three", "deal: row f6 d6 g6 c", "deal: row f6 d6 g6", 0, "4 cards"),
    ("three", "deal: row f7 f7 d3 g3", "deal: row f7 f7 f7 g3", 0, "C3"),
    ("three", "deal: quarry Q4 S13", "deal: quarry Q3 S13", 0, "T2.1"),
    ("three", "deal: quarry Q4 S13\n", "", 0, "of deal is due"),
    ("three", "deal: warehouse S23", "deal: rider warehouse", 0, "S2: R"),
    ("three", "deal: warehouse S23", "deal: warehouse R", 0, "rider is dealt"),
    ("three", "deal: warehouse S23\n", "deal: quarry Q4 S23\n", 0, "T2.1"),
    ("three", "deal: architect Q2", "deal: architect Q4", 0, "T2.6"),
    ("three", "deal: architect Q2\n", "", 0, "of deal is due"),
    ("three", "P3: money\n", "P3: money\ndeal: shuffle\n", 1, "deal: row"),
    ("whole", "deal: rider quarry\nP2: auction", "deal: quarry Q4 B12\nP2: auction", 0, "S2"),
    ("whole", "P1: auction\nP2: market", "P1: auction\ndeal: architect Q1\nP2: market", 1, "of P2 is due"),
    ("reshuffle", "row c c c c f5", "row c c c c g5", 0, "M6"),
    ("reshuffle", "row c c c c f5", "row c c c f5 c", 0, "M6"),
    ("reshuffle", "row c c c c f5", "row c c c c c", 0, "M6"),
    # seats and steps
    ("three", "P2: money", "P1: money", 0, "of P2 is due"),
    ("three", "P2: pick c", "P2: pick d7", 0, "T1.1"),
    ("three", "P2: pick c", "P2: pick", 0, "doesn't take"),
    ("three", "P2: pick f6", "P3: pick f6", 0, "of P2 is due"),
    ("three", "P1: pick d6", "P1: pick c", 0, "T1.1"),
    ("three", "P1: pick d6\n", "P1: pick d6\nP2: pick c\n", 1, "of P3 is due"),
    ("three", "P1: pick d6\n", "", 0, "of P1 is due"),
    ("three", "P3: buy S23 : g6 g5\nP3: place S23 new\n", "P3: money\n", 0, "among: buy, auction"),
    ("three", "P3: place S23 new\n", "", 0, "of P3 is due"),
    ("reshuffle", "P2: market\n", "P2: money\ndeal: row f3\n", 0, "T1.2"),
    ("whole", "deal: rider quarry\nP2: auction", "deal: rider quarry\nP2: money", 1, "among: buy"),
    # buying
    ("three", "P3: buy S23 : g6 g5", "P3: buy S23 : d7 g6", 0, "M1"),
    ("three", "P3: buy S23 : g6 g5", "P3: buy S23 : g5 c", 0, "T2.5"),
    ("three", "P3: buy S23 : g6 g5", "P3: buy S23 : c", 0, "M2"),
    ("three", "P3: buy S23 : g6 g5", "P3: buy S23 :", 0, "M2"),
    ("three", "P3: buy S23 : g6 g5", "P3: buy S23 : g7 g6 g5", 0, "M5"),
    ("three", "P3: buy S23 : g6 g5", "P3: buy S23 : g7 c c", 0, "doesn't hold"),
    ("three", "P3: buy S23 : g6 g5", "P3: buy S23 : x9", 0, "no card"),
    ("three", "P3: buy S23 : g6 g5", "P3: buy S23 : g5 g6", 0, "written form"),
    ("three", "P3: buy S23 : g6 g5", "P3: buy S23 g6 g5", 0, "colon"),
    ("three", "P3: buy S23 : g6 g5", "P3: buy S13 : g6 g5", 0, "T2.5"),
    ("three", "P3: buy S23 : g6 g5", "P3: buy S23 S23 : g7 g6 g5", 0, "T2.5"),
    ("three", "P3: buy S23 : g6 g5", "P3: buy : g6 g5", 0, "T2.5"),
    ("whole", "P1: buy M22 S12 :", "P1: buy M22 S12 : f4", 0, "doesn't hold|M5"),
    ("whole", "P1: buy M22 S12 :", "P1: buy M22 S12 : d3", 0, "M5"),
    ("whole", "P1: buy M22 S12 :", "P1: buy M22 S12 B22 :", 0, "T2.5"),
    ("whole", "P2: buy B12 : f5", "P2: buy B12 :", 0, "M2"),
    ("whole", "P2: buy B12 : f5", "P2: buy B12 : f5 d5", 0, "M1"),
    ("reshuffle", "price_count=purchase", "price_count=turn_start", 15, "T2.5"),
    ("reshuffle", "P1: buy S22 : f5 f3", "P1: buy S22 : f6 f4 f3", 0, "M5"),
    # bidding
    ("three", "P2: bid t4", "P2: bid f4 d4 g4", 0, "written form"),
    ("three", "P2: bid t4", "P2: bid f4 d4", 0, "M1"),
    ("three", "P2: bid t4", "P2: bid c c", 0, "T2.9"),
    ("three", "P2: bid t4", "P2: bid t5", 0, "doesn't hold"),
    ("three", "P2: bid t4", "P2: bid", 0, "T2.8"),
    ("three", "P3: pass", "P3: bid g7 c", 0, "T2.8"),
    ("three", "P3: pass", "P1: pass", 0, "of P3 is due"),
    ("three", "P1: bid d6 d5 c", "P1: bid d6 d5", 0, "T2.8"),
    ("three", "P1: bid d6 d5 c", "P1: bid f7 d6 c", 0, "M1"),
    ("three", "P1: bid d6 d5 c\n", "P1: pass\n", 1, "among: place"),
    ("three", "P2: bid c c", "P2: bid t4", 0, "doesn't hold"),
    ("three", "P2: bid c c\n", "P2: bid c c\nP3: pass\n", 1, "of P1 is due"),
    ("three", "P1: pass\nP2: place", "P1: pass\nP2: pass\nP2: place", 1, "among: place"),
    ("whole", "P1: bid f4\n", "P1: bid f3\n", 0, "T2.8"),
    ("whole", "P2: bid d5\n", "P2: bid d5\nP1: bid f4 f3\n", 1, "doesn't hold"),
    # sharing out
    ("three", "P1: choose B32", "P1: choose B23", 0, "T2.12"),
    ("three", "P1: choose B32\n", "P2: pass\n", 0, "of P1 is due"),
    ("three", "P2: choose S13", "P2: choose B32", 0, "T2.12"),
    ("three", "P2: choose S13\nP2: place S13 new\n", "", 0, "of P2 is due"),
    ("three", "P3: place M32 new", "P3: place S11 new", 0, "B7"),
    ("three", "P3: place M32 new\n", "P3: place M32 new\nP1: choose S11\n", 1, "of P2 is due"),
    # building
    ("three", "P2: place S22 @1", "P2: place S22 @2", 0, "no palace"),
    ("three", "P2: place S22 @1", "P2: place S22", 0, "doesn't take"),
    ("three", "P2: place S22 @1", "P2: place S22 top", 0, "no palace"),
    ("three", "P2: place M11 new\nP2: place S22 @1", "P2: place S22 new\nP2: place M11 @1", 1, "B5, B1"),
    ("three", "P2: place S22 @1\n", "P2: place S22 @1\nP2: place S22 new\n", 1, "P2 must decide"),
    ("whole", "P2: place S53 @1", "P2: place S53 @2\nP2: place S53 @1", 1, "of P1 is due"),
    ("whole", "P2: place M23 @1\nP2: place M32 @1", "P2: place M32 @1\nP2: place M23 @1", 1, "B5, B1"),
    ("whole", "P2: place B11 drop", "P2: place B11 @1", 0, "B2"),
    ("whole", "P1: place B33 @2", "P1: place B33 @1", 0, "B2"),
    # rebuilding
    ("three", "P2: rebuild f6 : take M11 @1", "P2: rebuild f4 : take M11 @1", 0, "doesn't hold"),
    ("three", "P2: rebuild f6 : take M11 @1", "P2: rebuild t6 : take M11 @1", 0, "T3.1"),
    ("three", "P2: rebuild f6 : take M11 @1", "P2: rebuild : take M11 @1", 0, "colon"),
    ("three", "P2: rebuild f6 : take M11 @1", "P2: rebuild f6 : take M12 @1", 0, "T3.2"),
    ("three", "P2: rebuild f6 : take M11 @1", "P2: rebuild f6 : slide @1 @1", 0, "T3.2"),
    ("three", "P2: rebuild f6 : take M11 @1", "P2: rebuild f6 : drop @1", 0, "T3.2"),
    ("three", "P2: rebuild f6 : take M11 @1", "P2: rebuild f6 : burn @1", 0, "T3.2"),
    ("three", "P2: rebuild g3 : slide @2 @1", "P2: rebuild g3 : take M11 @2", 0, "T3.3"),
    ("three", "P2: rebuild g3 : slide @2 @1", "P2: rebuild g3 : slide @2 @2", 0, "T3.2"),
    ("three", "P3: rebuild c : drop @1", "P3: rebuild c : drop @2", 0, "no palace"),
    ("whole", "P1: rebuild d3 : slide @2 @1", "P1: rebuild d3 : slide @1 @2", 0, "T3.2"),
    ("whole", "P1: rebuild d3 : slide @2 @1", "P1: rebuild d3 : slide @3 @1", 0, "B2"),
    # the end
    ("whole", "deal: rider warehouse\ndeal: quarry Q2", "deal: quarry Q2", 0, "T2.1"),
]


@pytest.mark.parametrize(("name", "old", "new", "offset", "reason"), FAULTS)
def test_fault_is_found(name: str, old: str, new: str, offset: int, reason: str) -> None:
    text = RECORDS[name]
    at = text.index(old)
    with pytest.raises(RecordFault) as caught:
        check(text[:at] + new + text[at + len(old) :], writer=True)
    assert re.search(reason, caught.value.reason), caught.value
    assert caught.value.line == text[:at].count("\n") + 1 + offset


@pytest.mark.parametrize("more", ["P2: auction", "deal: quarry Q1 S41", "P1: money"])
def test_nothing_follows_the_end(more: str) -> None:
    text = RECORDS["whole"]
    with pytest.raises(RecordFault, match=r"T2\.3") as caught:
        check(text + more + "\n")
    assert caught.value.line == text.count("\n") + 1


@pytest.mark.parametrize("name", RECORDS)
def test_no_line_can_be_left_out_doubled_or_swapped(name: str) -> None:
    """Left out or doubled, a line is missed where it stood or later, never before."""
    lines = RECORDS[name].splitlines()
    body = range(lines.index("") + 1, len(lines) - 1)
    for at in body:
        wrong = [[*lines[:at], *lines[at + 1 :]], [*lines[: at + 1], *lines[at:]]]
        if lines[at] != lines[at + 1] and lines[at : at + 2] not in NEUTRAL:
            wrong.append([*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]])
        for changed in wrong:
            with pytest.raises(RecordFault) as caught:
                check("\n".join([*changed, ""]))
            assert caught.value.line > at, caught.value


# Neighbours that may stand the other way round: one seat's own picks and places.
NEUTRAL = [
    [f"P{seat}: {verb} {one}", f"P{seat}: {verb} {two}"]
    for seat, verb, one, two in [
        (2, "pick", "c", "f6"),
        (2, "pick", "f3", "f4"),
        (3, "pick", "d3", "d4"),
        (4, "pick", "g3", "g4"),
        (1, "pick", "f3", "f4"),
        (2, "pick", "d3", "d4"),
        (3, "pick", "g3", "g4"),
        (1, "pick", "g7", "d6"),
        (1, "place", "B32 @1", "M13 drop"),
        (2, "place", "S13 new", "B11 drop"),
        (1, "place", "M22 new", "S12 new"),
    ]
]


@pytest.mark.parametrize("name", RECORDS)
def test_every_beginning_that_stops_at_a_decision_is_unfinished(name: str) -> None:
    text = re.sub(r'\[Result ".*"\]', '[Result "*"]', RECORDS[name])
    lines = text.splitlines()
    for end in range(lines.index("") + 1, len(lines)):
        beginning = "\n".join([*lines[:end], ""])
        if lines[end].startswith("deal:"):
            with pytest.raises(RecordFault, match="stops before") as caught:
                check(beginning)
            assert caught.value.line == end
        else:
            assert not check(beginning).over


@pytest.mark.parametrize("name", RECORDS)
def test_mangled_records_are_refused_decently(name: str) -> None:
    rng = random.Random(name)
    for _ in range(300):
        text = RECORDS[name]
        for _ in range(rng.randint(1, 3)):
            at = rng.randrange(len(text))
            text = (
                text[:at] + rng.choice(["", "c", "1", "9", "@", ":", " ", "\n", "\\", "R", "P5", "é"]) + text[at + 1 :]
            )
        with contextlib.suppress(RecordFault):
            check(text)


def test_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text(RECORDS["three"].replace("P2: pick c", "P2: pick g7"), "utf-8")
    good = str(HERE / "by_hand" / "whole.txt")
    assert main(check, [good]) == 0
    assert capsys.readouterr().out.endswith("82 moves, 12 33\n")
    assert main(check, [good, str(bad)]) == 1
    assert f"{bad}:16: T1.1" in capsys.readouterr().err
    assert main(check, []) == 1


# -- the engine beside it

FORGIVEN = ("written form",)
"""What the engine's reader takes and the writer never writes: payments in another form."""


@pytest.mark.parametrize("name", RECORDS)
def test_the_engine_reads_the_records_by_hand(name: str) -> None:
    text = without_seed(RECORDS[name])
    match, verdict = record.read(text), check(text)
    assert (len(match.moves), match.state.over, match.state.scores()) == (verdict.moves, verdict.over, verdict.scores)


@pytest.mark.parametrize(("name", "old", "new", "offset", "reason"), FAULTS)
def test_the_engine_refuses_what_the_referee_does(name: str, old: str, new: str, offset: int, reason: str) -> None:
    text = without_seed(RECORDS[name])
    at = text.index(old)
    wrong = text[:at] + new + text[at + len(old) :]
    try:
        record.read(wrong)
    except BadInput as refusal:
        line = text[:at].count("\n") + 1 + offset
        # What is missing may be missed at its place or at the next line that is there.
        assert refusal.details["line"] in (line, line - 1, line + ("missing" in reason))
    else:
        assert reason in FORGIVEN


def without_seed(text: str) -> str:
    """With its lines where they were: records by hand know no seed."""
    return text.replace('[Seed "9f3c"]', "#").replace('[Link ""]', "#")
