"""The command line, as the notation's table has it: what each command prints, and 0 or 1."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from math import log2
from pathlib import Path
from typing import Any

import pytest
from engine.outside import check
from engine.play import WASM, few, wandered
from piazza import record
from piazza.__main__ import main
from piazza.match import Match

ROOT = Path(__file__).parents[2]
CASES = ROOT / "tests" / "cases"
BY_HAND = Path(__file__).parent / "by_hand"

Run = Any


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


def test_a_person_plays_in_the_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("castle\nmoney\npick x\n"))
    result = run("play", "palazzo", "--seats", "human,bot:random", "--seed", "1", "--option", "start=P1")
    refused(result)
    assert "P1" in result[1]


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
    matches = few(10, 4)
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
