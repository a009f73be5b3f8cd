"""The command line, as the notation's table has it: what each command prints, and 0 or 1."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from math import log2
from pathlib import Path
from random import Random
from typing import Any

import pytest
from engine.outside import check
from engine.play import WASM, few, sample
from piazza import position, record
from piazza.__main__ import main
from piazza.game import GAMES, Seat, game, make_setup
from piazza.match import Match
from piazza.terminal import files

ROOT = Path(__file__).parents[2]
CASES = ROOT / "tests" / "cases"
BY_HAND = Path(__file__).parent / "by_hand"

Run = Any
wandered = sample("palazzo").wandered


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command: its exit code, what it printed, and what it complained."""

    def runs(*words: object) -> tuple[int, str, str]:
        try:
            code = main([str(word) for word in words])
        except SystemExit as left:
            code = int(left.code or 0)
        out, err = capsys.readouterr()
        return code, out, err

    return runs


def refused(result: tuple[int, str, str]) -> str:
    """It ended with 1, a reason, and no traceback."""
    code, _, err = result
    assert code == 1
    assert err.strip()
    assert "Traceback" not in err
    return err


# -- play


def test_play_prints_result_and_link(run: Run) -> None:
    code, out, _ = run("play", "palazzo", "--seats", "bot:random,bot:random,bot:random", "--seed", "9f3c")
    assert code == 0
    result, link = out.splitlines()
    match, _ = Match.from_link(link)
    assert match.state.over
    assert re.findall(r"-?\d+", result)[:3] == [str(score) for score in match.state.scores()]
    assert match.setup.seed == 0x9F3C


def test_play_as_json(run: Run) -> None:
    words = ("play", "palazzo", "--seats", "bot:random,bot:random", "--seed", "ffffffffffffffff", "--matches", 3)
    code, out, _ = run(*words, "--json", "--option", "price_count=purchase", "--option", "start=P2")
    assert code == 0
    lines = [json.loads(line) for line in out.splitlines()]
    assert [line["seed"] for line in lines] == ["ffffffffffffffff", "0", "1"]
    for line in lines:
        keys = "seed seats scores winners link decisions bits moves seconds"
        assert set(line) >= set(keys.split())
        match, moment = Match.from_link(line["link"])
        assert moment is None
        assert match.setup.options == {"price_count": "purchase"}
        assert match.setup.start == 1
        assert line["seats"] == ["bot:random", "bot:random"]
        assert line["scores"] == match.state.scores()
        assert line["winners"] == [f"P{seat + 1}" for seat in match.state.winners()]
        choices = [count for count, _ in match.path if count > 1]
        assert line["decisions"] == len(choices)
        assert line["bits"] == pytest.approx(sum(map(log2, choices)), abs=0.01)
        assert line["moves"] == len(match.moves)
        assert line["seconds"] >= 0


def test_the_same_seed_plays_the_same_match(run: Run) -> None:
    words = ("play", "palazzo", "--seats", "bot:greedy,bot:random", "--seed", "A1")
    assert run(*words) == run(*words)
    assert run(*words[:-1], "A2") != run(*words)


def test_play_writes_records(run: Run, tmp_path: Path) -> None:
    words = ("play", "palazzo", "--seats", "bot:random,bot:random,bot:random,bot:random", "--seed", "5")
    assert run(*words, "--record", tmp_path / "one.txt")[0] == 0
    assert run(*words, "--record", tmp_path / "many", "--matches", 3)[0] == 0
    files = sorted((tmp_path / "many").iterdir())
    assert len(files) == 3
    for file in (tmp_path / "one.txt", *files):
        assert check(file.read_text("utf-8"), writer=True).over
    assert (tmp_path / "one.txt").read_text("utf-8") in [file.read_text("utf-8") for file in files]


AT_TABLE = ("play", "palazzo", "--seats", "human,bot:random", "--seed", "1", "--option", "start=P1")


def test_a_person_sees_the_table_and_the_moves(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("castle\n7\n0\n"))
    result = run(*AT_TABLE)
    assert "ended" in refused(result)
    lines = [line.strip() for line in result[1].splitlines()]
    match = begin_as_told(AT_TABLE)
    data = position.write("palazzo", match.state)
    assert f"quarries: {' | '.join(tile for (tile,) in data['quarries'])}" in lines
    assert f"hand: {' '.join(data['seats'][0]['hand'])}" in lines
    # The other's hand and what is to be drawn are nowhere, nor is anything raw.
    assert sum(line.startswith("hand:") for line in lines) == 1
    assert not any(line.startswith(("stock", "money:", "seed")) for line in lines)
    assert not set('{}[]"') & set(result[1])
    assert [line for line in lines if line[:1].isdigit()] == ["1. money", "2. market"]
    assert "“castle”" in result[1]
    assert "There is no move 7: they are numbered 1 to 2." in result[1]
    assert "There is no move 0: they are numbered 1 to 2." in result[1]


def begin_as_told(words: tuple[str, ...]) -> Match:
    game, seats, seed, options = words[1], words[3], words[5], dict([words[7].split("=")])
    who = [Seat("", part[4:]) if part.startswith("bot:") else Seat() for part in seats.split(",")]
    return Match.begin(make_setup(game, who, options, int(seed, 16)))


def test_moves_by_number_and_by_text_are_the_same(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A match in which the person plays every other move by its number."""
    match, rng = begin_as_told(AT_TABLE), Random(3)
    answers = []
    while not match.state.over:
        moves = match.state.moves()
        number = rng.randrange(moves.count())
        if match.setup.seats[match.state.to_decide()].bot:
            match.push(match.bot_move())
            continue
        if moves.count() > 1:
            text = match.state.write(moves.nth(number))
            answers.append(str(number + 1) if rng.random() < 0.5 else f" {text} ")
        match.push(moves.nth(number))
    for more, words in (((), AT_TABLE), (("--json",), (*AT_TABLE, "--json"))):
        monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([*answers, ""])))
        code, out, err = run(*words, "--record", tmp_path / "match.txt")
        assert code == 0
        assert record.read((tmp_path / "match.txt").read_text("utf-8")).moves == match.moves
        # With --json nothing but the object is on standard output.
        last = json.loads(out)["link"] if more else out.splitlines()[-1]
        assert last == match.link()
        assert "P2: " in (err if more else out)


def test_long_lists_of_moves_are_shown_in_parts(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Eight blocks pay for a building in many ways: the rest is listed from any number on."""
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n?\n?41\n?999999\n"))
    seats = ("--seats", "human,human", "--seed", "7", "--option", "start=P1")
    _, out, _ = run("play", "carrara", *seats)
    match = Match.begin(make_setup("carrara", [Seat()] * 2, {"start": "P1"}, 7))
    match.push(match.state.moves().nth(0))
    moves = match.state.moves()
    told = out[out.index("at: step buying") :]
    numbers = [int(number) for number in re.findall(r"^ *(\d+)\. take", told, re.MULTILINE)]
    assert moves.count() > 41
    shown = [*range(1, 21)] * 2 + [*range(41, min(61, moves.count() + 1)), moves.count()]
    assert numbers == shown
    assert f"20 of {moves.count()} moves; ?21 lists more" in told


def test_no_game_shows_what_is_hidden(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in GAMES:
        monkeypatch.setattr("sys.stdin", io.StringIO(""))
        _, out, _ = run("play", name, "--seats", "human,human", "--seed", "5", "--option", "start=P2")
        keys = [line.strip().partition(":")[0] for line in out.splitlines() if ":" in line]
        one = game(name)
        assert not {*keys} & {*one.hidden, "{", "["}
        assert all(keys.count(key) == 1 for key in one.own)


@pytest.mark.parametrize(
    "words",
    [
        ("palazzo", "--seats", "bot:random"),
        ("palazzo", "--seats", "bot:random,bot:random,bot:random,bot:random,bot:random"),
        ("palazzo", "--seats", "bot:kasparov,bot:random"),
        ("palazzo", "--seats", "random,random"),
        ("palazzo", "--seats", "bot:random,bot:random", "--seed", "xyz"),
        ("palazzo", "--seats", "bot:random,bot:random", "--seed", "12345678901234567"),
        ("palazzo", "--seats", "bot:random,bot:random", "--option", "price_count=never"),
        ("palazzo", "--seats", "bot:random,bot:random", "--option", "colour=red"),
        ("palazzo", "--seats", "bot:random,bot:random", "--option", "start=P3"),
        ("palazzo", "--seats", "bot:random,bot:random", "--matches", "0"),
        ("palazzo", "--seats", "bot:random,bot:random", "--matches", "many"),
        ("palazzo",),
        ("chess", "--seats", "bot:random,bot:random"),
    ],
)
def test_play_refuses(run: Run, words: tuple[str, ...]) -> None:
    refused(run("play", *words))


# -- record, link, replay


def test_record_and_link_are_each_other_s_way_back(run: Run, tmp_path: Path) -> None:
    match = wandered(21)
    code, text, _ = run("record", match.link())
    assert (code, text) == (0, record.write(match))
    file = tmp_path / "match.txt"
    file.write_text(text, "utf-8")
    assert run("link", file) == (0, match.link() + "\n", "")
    # A code may begin with a hyphen only where the first byte of a version makes it; an address never does.
    assert run("record", f"https://example.org/x/#m={match.link()}")[1] == text


def test_a_moment_in_the_address(run: Run) -> None:
    match = wandered(21)
    _, text, _ = run("record", f"https://example.org/#m={match.link()}&t=30")
    match.cut(30)
    assert text == record.write(match)


def test_replay_checks_every_line(run: Run, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text(record.write(wandered(22)), "utf-8")
    whole = BY_HAND / "whole.txt"
    code, out, _ = run("replay", good, whole)
    assert code == 0
    assert len(out.splitlines()) == 2
    lines = whole.read_text("utf-8").splitlines()
    at = lines.index("P1: bid d4")
    bad.write_text("\n".join([*lines[:at], "P1: bid d3", *lines[at + 1 :], ""]), "utf-8")
    assert "line" in refused(run("replay", good, bad))
    bad.write_text("\n".join([*lines[:at], "P1: bid f5", *lines[at + 1 :], ""]), "utf-8")
    assert f"line {at + 1}" in refused(run("replay", bad))
    refused(run("replay", tmp_path / "none.txt"))


def test_a_seed_that_the_deals_contradict(run: Run, tmp_path: Path) -> None:
    text = record.write(wandered(22, 30))
    file = tmp_path / "seed.txt"
    file.write_text(re.sub(r'\[Seed ".*"\]', '[Seed "123"]', text), "utf-8")
    assert "line" in refused(run("replay", file))
    file.write_text(re.sub(r"\[(Seed|Link) .*\n", "", text), "utf-8")
    assert run("replay", file)[0] == 0
    refused(run("link", file))


@pytest.mark.parametrize("code", ["", "AAAA", "#m=", "https://example.org/", "x" * 100_000, "AQ"])
def test_record_refuses(run: Run, code: str) -> None:
    refused(run("record", code))


def test_bytes_that_are_no_text(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bytes"
    file.write_bytes(b"\xff\xfe\x00")
    for command in ("link", "replay"):
        refused(run(command, file))
    refused(run("perft", "palazzo", "--position", file, "--depth", 1))
    assert run("cases", file)[0] == 1


# -- cases


def test_cases_of_all_files(run: Run) -> None:
    files = sorted(CASES.glob("palazzo*.json"))
    code, out, _ = run("cases", *files)
    count = sum(len(json.loads(file.read_text("utf-8"))) for file in files)
    assert (code, out.splitlines()[-1]) == (0, f"{count} passed, 0 failed")


def wrongs() -> list[dict[str, Any]]:
    """Cases that say what isn't so, one thing each."""
    base: dict[str, Any] = {
        "cite": ["T1"],
        "position": {
            "game": "palazzo",
            "stock": ["B53", "S42", "R"],
            "money": ["f3", "f4", "d4"],
            "seats": [{"hand": ["c"], "palaces": [["B11"], ["B21", "B32"]]}, {"hand": ["c", "d5"]}],
        },
        "moves": [],
    }
    return [
        {**base, "name": "legal", "legal": ["rebuild c : drop @2"]},
        {**base, "name": "illegal", "illegal": {"money": "T1.2"}},
        {**base, "name": "rule", "illegal": {"rebuild c : drop @2": "T3.1"}},
        {**base, "name": "rules", "illegal": {"rebuild c : drop @2": ["T3.1", "B2"]}},
        {**base, "name": "moves", "moves": ["pick f3"]},
        {**base, "name": "scores", "scores": [-5, 1]},
        {**base, "name": "over", "over": True},
        {**base, "name": "winners", "winners": ["P1"]},
        {**base, "name": "hand", "after": {"seats": [{"hand": ["c"]}, {"hand": ["c", "c"]}]}},
        {**base, "name": "palaces", "after": {"seats": [{"palaces": [["B21", "B32"], ["B11"]]}, {}]}},
        {**base, "name": "floors", "after": {"seats": [{"palaces": [["B11"], ["B32", "B21"]]}, {}]}},
        {**base, "name": "turn", "after": {"turn": "P2"}},
        {**base, "name": "quarries", "after": {"quarries": [[], [], [], ["B12"]]}},
        {**base, "name": "stock", "after": {"stock": ["S42", "B53", "R"]}},
        {**base, "name": "riders", "after": {"riders": 1}},
        {**base, "name": "seats", "after": {"seats": [{}]}},
        {**base, "name": "key", "after": {"colour": "red"}},
    ]


@pytest.mark.parametrize("case", wrongs(), ids=lambda case: str(case["name"]))
def test_a_case_that_fails_is_named(run: Run, tmp_path: Path, case: dict[str, Any]) -> None:
    right = {**wrongs()[0], "name": "right", "legal": ["rebuild c : drop @1"], "winners": ["P2"], "scores": [-5, 0]}
    file = tmp_path / "cases.json"
    file.write_text(json.dumps([right, case]), "utf-8")
    code, out, _ = run("cases", file)
    lines = out.splitlines()
    assert (code, lines[-1]) == (1, "1 passed, 1 failed")
    assert case["name"] in "".join(lines[:-1])


@pytest.mark.parametrize("text", ["", "{}", "[1]", '[{"name": "x"}]', '[{"position": 3, "name": "x"}]'])
def test_a_case_file_that_is_none(run: Run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "cases.json"
    file.write_text(text, "utf-8")
    code, out, _ = run("cases", file)
    assert code == 1
    assert out.splitlines()[-1] == "0 passed, 1 failed"


# -- perft


def test_perft_is_one_line(run: Run) -> None:
    code, out, _ = run("perft", "palazzo", "--seats", 3, "--seed", "bee5", "--depth", 4)
    assert (code, out) == (0, "2 9 27 60\n")


def test_perft_of_a_position(run: Run, tmp_path: Path) -> None:
    """One tile in the stock: money (three different picks), or market, which ends the game (T2.3)."""
    file = tmp_path / "position.json"
    data = {"game": "palazzo", "stock": ["B53"], "money": ["f3", "f4", "d4"], "seats": [{}, {}]}
    file.write_text(json.dumps(data), "utf-8")
    # Then: 3 picks, 2 picks each, 1 pick each, and P2's turn with market alone (T1.2), six times; then the end.
    assert run("perft", "palazzo", "--position", file, "--depth", 6) == (0, "2 3 6 6 6 0\n", "")


@pytest.mark.parametrize(
    "words",
    [
        ("palazzo", "--seats", "1", "--seed", "1", "--depth", "2"),
        ("palazzo", "--seats", "2", "--seed", "1", "--depth", "0"),
        ("palazzo", "--seats", "2", "--seed", "g", "--depth", "2"),
        ("palazzo", "--position", "nowhere.json", "--depth", "2"),
        ("palazzo", "--seats", "2", "--seed", "1"),
    ],
)
def test_perft_refuses(run: Run, words: tuple[str, ...]) -> None:
    refused(run("perft", *words))


# -- arena


def test_arena(run: Run) -> None:
    matches = 4
    code, out, _ = run("arena", "palazzo", "--bots", "greedy,random", "--matches", matches, "--jobs", 1)
    assert code == 0
    rows = [line for line in out.splitlines() if line.startswith(("greedy", "random"))]
    assert [row.split()[:2] for row in rows] == [["greedy", str(matches)], ["random", str(matches)]]
    assert all(row.count("%") == 3 for row in rows)


@pytest.mark.skipif(WASM, reason="no processes there")
def test_arena_with_jobs_is_the_same(run: Run) -> None:
    words = ("arena", "palazzo", "--bots", "random,random", "--matches", 8, "--seats", 3, "--seed", "7")
    one = run(*words, "--jobs", 1)
    assert one[0] == 0
    assert run(*words, "--jobs", 2) == one


@pytest.mark.parametrize(
    "words", [("--bots", "greedy,kasparov", "--matches", "2"), ("--bots", "greedy", "--matches", "x")]
)
def test_arena_refuses(run: Run, words: tuple[str, ...]) -> None:
    refused(run("arena", "palazzo", *words))


# -- what can't be done is said in a sentence

MATE = ("--seats", "bot:random,bot:random")
SENTENCES = [
    (("play", "palazzo", "--seats", "bot:kasparov,bot:random"), "“kasparov”. There are: random greedy."),
    (("play", "dominion", "--seats", "bot:,bot:random"), "“”. There are: random money reader."),
    (("play", "palazzo", "--seats", "bot:random,random"), "A seat is bot:NAME or human, not “random”."),
    (("play", "palazzo", *MATE, "--option", "price_count=x"), "price_count. There are: turn_start purchase."),
    (("play", "palazzo", *MATE, "--option", "colour=red"), "“colour”. There are: price_count start."),
    (("play", "palazzo", *MATE, "--option", "colour"), "“colour” is not of the form K=V."),
    (("play", "palazzo", *MATE, "--option", "start=P1", "--option", "start=P2"), "start is given twice"),
    (("play", "palazzo", *MATE, "--option", "start=P3"), "“P3” is no seat of this match (P1 to P2)."),
    (("play", "palazzo", *MATE, "--matches", "-3"), "--matches must be at least 1, not -3."),
    (("play", "palazzo", *MATE, "--record", "/none/of/this"), "there is no folder “/none/of”"),
    (("play", "dominion", *MATE, "--option", "kingdom=Moats"), "“Moats” is no value of the option kingdom."),
    (("play", "dominion", *MATE, "--option", "kingdom=Cellar+Moats"), "“Moats” is no kingdom card. There are: Cellar"),
    (("play", "dominion", *MATE, "--option", "kingdom=Cellar+Copper"), "“Copper” is no kingdom card."),
    (("play", "dominion", *MATE, "--option", "kingdom=Moat+Cellar+Moat"), "Moat stands twice in the kingdom."),
    (("play", "dominion", *MATE, "--option", "kingdom=Cellar+Moat"), "A kingdom has 10 cards, not 2."),
    (("perft", "palazzo", "--depth", "401"), "--depth must be at least 1 and at most 400, not 401."),
    (("perft", "palazzo", "--depth", "1", "--seats", "10000000000"), "palazzo is for 2 to 4 seats."),
    (("arena", "palazzo", "--bots", "greedy", "--matches", "0"), "--matches must be at least 1"),
    (("arena", "palazzo", "--bots", "greedy", "--matches", "10000000000"), "at most 1000000, not 10000000000."),
    (("arena", "palazzo", "--bots", "greedy", "--matches", "2", "--seats", "0"), "palazzo is for 2 to 4 seats."),
    (("arena", "palazzo", "--bots", "greedy", "--matches", "2", "--jobs", "0"), "--jobs must be at least 1, not 0."),
    (("arena", "palazzo", "--bots", "greedy,random,greedy", "--matches", "2", "--seats", "2"), "3 bots don't fit 2"),
]


@pytest.mark.parametrize(("words", "sentence"), SENTENCES)
def test_a_refusal_says_what_is_wrong_and_what_is_right(run: Run, words: tuple[str, ...], sentence: str) -> None:
    code, out, err = run(*words)
    assert (code, out) == (1, "")
    assert sentence in err
    assert err.count("\n") == 1


FILES = {
    "binary": "it is not text in UTF-8",
    "folder": "it is a folder, not a file",
    "missing": "there is no such file",
    "binary/inside": "what should be a folder on its way is a file",
    "circle": "its links lead in a circle",
    "x" * 300: "the name is too long",
    "huge": "it is too long",
}
READERS = [("link",), ("replay",), ("cases",), ("perft", "palazzo", "--depth", "1", "--position")]


@pytest.fixture
def odd_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder, which is where we are, with files that can't be read."""
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "folder").mkdir()
    (tmp_path / "circle").symlink_to("circle")
    (tmp_path / "huge").write_text("# too much\n" * 200, "utf-8")
    (tmp_path / "text").write_text("no record\n", "utf-8")
    monkeypatch.setattr(files, "LONGEST_FILE", 2000)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("words", READERS, ids=lambda words: str(words[0]))
@pytest.mark.parametrize("name", FILES)
def test_a_file_that_cannot_be_read_is_named(run: Run, odd_files: Path, words: tuple[str, ...], name: str) -> None:
    if WASM and (name == "circle" or len(name) > 255):
        pytest.skip("its file system doesn't mind")
    code, _, err = run(*words, name)
    assert (code, err) == (1, f"“{name}” can't be read: {FILES[name]}.\n")


@pytest.mark.parametrize("words", READERS, ids=lambda words: str(words[0]))
def test_a_file_of_something_else_is_named_with_the_reason(run: Run, odd_files: Path, words: tuple[str, ...]) -> None:
    err = refused(run(*words, "text"))
    assert err.startswith("text: ")
    assert "line 1" in err


def test_a_record_that_cannot_be_written_is_named(run: Run, odd_files: Path) -> None:
    words = ("play", "palazzo", *MATE, "--record")
    assert run(*words, "folder/none/x.txt")[2] == (
        "“folder/none/x.txt” can't be written: there is no folder “folder/none”.\n"
    )
    assert run(*words, "binary", "--matches", 2)[2] == (
        "“binary” can't be written: there is something of that name already.\n"
    )


@pytest.mark.skipif(WASM, reason="no processes there")
def test_output_that_nobody_takes() -> None:
    """A pipe that was closed, and a device that is full: no traceback."""
    env = {"PYTHONPATH": str(ROOT / "py")}
    words = [sys.executable, "-m", "piazza", "play", "palazzo", *MATE, "--seed", "1"]
    piped = subprocess.run(
        ["sh", "-c", '"$@" --matches 50 | head -n 1', "sh", *words], env=env, capture_output=True, text=True
    )
    assert piped.stderr == ""
    assert piped.stdout.count("\n") == 1
    if Path("/dev/full").exists():
        with Path("/dev/full").open("w") as full:
            done = subprocess.run(words, env=env, stdout=full, stderr=subprocess.PIPE, text=True)
        assert (done.returncode, done.stderr) == (1, "The output can't be written: there is no room left.\n")
    ascii_only = subprocess.run(words, env={**env, "PYTHONIOENCODING": "ascii"}, capture_output=True, text=True)
    assert (ascii_only.returncode, ascii_only.stderr) == (0, "")


# -- any words at all

ODD_WORDS = [
    *(
        "",
        "0",
        "-1",
        "1",
        "2",
        "3",
        "x",
        "1e3",
        "٣",
        "9" * 30,
        "1_0",
        "--",
        "-",
        "-h",
        "=",
        "a=b",
        "start=P1",
        "start=",
    ),
    *(
        "kingdom=" + "+" * 30,
        "kingdom=Cellar+Cellar",
        "variant=",
        "bot:",
        "bot:random",
        "bot:random,bot:random",
        "human",
    ),
    *(",", "palazzo", "carrara", "dominion", "chess", "binary", "folder", "missing", "circle", "huge", "text", "."),
    *(
        "\0",
        "\ud800",
        "a\nb",
        "x" * 5000,
        "#m=",
        "AQ",
        "https://example.org/#m=AQ&t=99",
        "/dev/null",
        "é",
        "%s",
        "{key}",
    ),
]
FLAGS = "--seats --seed --option --matches --record --json --position --depth --bots --jobs --none".split()
USUAL: dict[str, list[str]] = {
    "play": ["palazzo", *MATE, "--seed", "1"],
    "record": [],
    "link": [],
    "replay": [],
    "cases": [],
    "perft": ["carrara", "--depth", "1"],
    "arena": ["dominion", "--bots", "money,random", "--matches", "1", "--jobs", "1"],
}


def odd_command(rng: Random) -> list[str]:
    """A command with odd words in it; none that would take long: flags that say how much have small numbers only."""
    command = rng.choice([*USUAL, *USUAL, *ODD_WORDS])
    words = [command, *USUAL.get(command, [])]
    for _ in range(rng.randrange(4)):
        at = rng.randint(1, len(words))
        more = [rng.choice(FLAGS), rng.choice(ODD_WORDS)] if rng.random() < 0.6 else [rng.choice(ODD_WORDS)]
        words[at : at + rng.randrange(2)] = more
    for at, word in enumerate(words[:-1]):
        if word in ("--matches", "--depth", "--jobs") and words[at + 1] not in ("0", "-1", "x", ""):
            words[at + 1] = "1"
    return words


@pytest.mark.parametrize("seed", range(few(12, 2)))
def test_odd_words_never_end_in_a_traceback(
    run: Run, odd_files: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """What is not refused with words would be raised here."""
    rng = Random(seed)
    for _ in range(few(60, 15)):
        monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(rng.choices(["1", "?", "x", "", "?9", "pass"], k=5))))
        words = odd_command(rng)
        code, _, err = run(*words)
        assert code in (0, 1), words
        assert code == 0 or err.strip() or "cases" in words, words


ODD_PARTS: list[Any] = [
    None,
    True,
    0,
    -1,
    1.5,
    "",
    "P1",
    "x",
    [],
    [1],
    [[]],
    {},
    {"a": 1},
    {"a": ["T1"]},
    [None],
    10**30,
]


@pytest.mark.parametrize("seed", range(few(8, 2)))
def test_odd_cases_fail_and_end_nothing(run: Run, tmp_path: Path, seed: int) -> None:
    rng = Random(seed)
    keys = "name cite position record moves legal illegal after scores over winners".split()
    odd = []
    for number in range(60):
        case = {**rng.choice(wrongs()), "name": f"odd {number}"}
        for _ in range(rng.randint(1, 3)):
            case[rng.choice(keys)] = rng.choice(ODD_PARTS)
        odd.append(case)
    file = tmp_path / "cases.json"
    file.write_text(json.dumps(odd), "utf-8")
    code, out, err = run("cases", file)
    passed, failed = map(int, re.findall(r"\d+", out.splitlines()[-1]))
    assert (passed + failed, err) == (len(odd), "")
    assert failed > 10
    assert code == 1


# -- as a program


@pytest.mark.skipif(WASM, reason="no processes there")
def test_as_a_program() -> None:
    """Python's -m, the exit code, and the complaint on standard error."""
    env = {"PYTHONPATH": str(ROOT / "py")}

    def runs(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([sys.executable, "-m", "piazza", *words], env=env, capture_output=True, text=True)

    good = runs("cases", str(CASES / "palazzo.json"))
    assert (good.returncode, good.stderr) == (0, "")
    assert good.stdout.endswith("16 passed, 0 failed\n")
    bad = runs("record", "AAAA")
    assert (bad.returncode, bad.stdout) == (1, "")
    assert bad.stderr.strip()
    assert runs().returncode == 1
    assert runs("fly").returncode == 1
