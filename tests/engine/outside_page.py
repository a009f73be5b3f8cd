"""A record as a page of text, for the referees from outside: its tags, its lines, one turned over at a time.

It knows the notation that all games share, and shares no code with the engine.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NoReturn

NEEDED = ("Game", "Rules", "Seats", "Options", "Start")


class RecordFault(Exception):
    """The record breaks the rules or the notation at this line."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class Stops(Exception):
    """The record ends where a seat should decide: an unfinished match."""


@dataclass
class Page:
    """The lines of the record after its tags."""

    lines: list[tuple[int, str]]
    last: int
    at: int = 0
    moves: int = 0
    line: int = field(default=0)

    def fault(self, reason: str) -> NoReturn:
        raise RecordFault(self.line, reason)

    def _turn(self, wanted: str) -> list[str] | None:
        """The words of the next line, which must be `wanted: ...`; None at the end."""
        if self.at == len(self.lines):
            self.line = self.last
            return None
        self.line, text = self.lines[self.at]
        self.at += 1
        who, colon, rest = text.partition(": ")
        if not colon or not re.fullmatch(r"deal|P[1-4]", who):
            self.fault("neither a deal nor a seat's move")
        if who != wanted:
            self.fault(f"a line of {wanted} is due, not of {who}")
        words = rest.split(" ")
        if "" in words:
            self.fault("words are parted by single spaces")
        return words

    def deal(self, *kind: str) -> list[str]:
        """A deal that must come here and begin with these words; the rest of it."""
        words = self._turn("deal")
        if words is None:
            self.fault(" ".join(["the record stops before deal:", *kind]))
        if tuple(words[: len(kind)]) != kind:
            self.fault(f"deal: {' '.join(kind)} is due")
        return words[len(kind) :]

    def move(self, seat: int, *verbs: str) -> list[str]:
        """The words of a move of that seat, which must be one of these where any are given."""
        words = self._turn(f"P{seat + 1}")
        if words is None:
            raise Stops
        if verbs and words[0] not in verbs:
            self.fault(f"P{seat + 1} must decide among: {', '.join(verbs)}")
        self.moves += 1
        return words

    def end(self, rule: str) -> None:
        """The match is over by that rule, and so must be the page."""
        if self.at < len(self.lines):
            self.line = self.lines[self.at][0]
            self.fault(f"{rule}: the match is over, and the record goes on")


@dataclass
class Opened:
    """A record up to its first deal."""

    tags: dict[str, tuple[int, str]]
    page: Page
    names: list[str]
    start: int

    def check_result(self, scores: list[int], over: bool) -> None:
        """The tag Result, where it stands, must be what came of the match."""
        line, result = self.tags.get("Result", (0, ""))
        due = " ".join(map(str, scores)) if over else "*"
        if result and result != due:
            raise RecordFault(line, f"the result is {due}" if over else "the result is *, it isn't over")


def open_record(text: str, game: str, options: str) -> Opened:
    """The page of a record of that game; `options` is the form of its tag."""
    numbered = list(enumerate(text.split("\n"), 1))
    if len(numbered) > 1 and not numbered[-1][1]:
        numbered.pop()
    forms = {
        "Game": game,
        "Rules": r"1",
        "Seats": r".*",
        "Options": options,
        "Start": r"P[1-4]",
        "Seed": r"[0-9a-fA-F]{1,16}",
        "Result": r"\*|-?\d+( -?\d+)*",
        "Link": r".*",
    }
    tags, rest = read_tags([(line, words) for line, words in numbered if not words.startswith("#")], forms)
    line, seats = tags["Seats"]
    names = read_names(seats)
    if not 2 <= len(names) <= 4:
        raise RecordFault(line, "the tag Seats names two to four seats")
    line, start = tags["Start"]
    if int(start[1]) > len(names):
        raise RecordFault(line, "the tag Start names no seat of the match")
    return Opened(tags, Page(rest, last=numbered[-1][0]), names, int(start[1]) - 1)


def read_tags(
    lines: list[tuple[int, str]], forms: dict[str, str]
) -> tuple[dict[str, tuple[int, str]], list[tuple[int, str]]]:
    """Tag lines, a blank line, then the rest."""
    tags: dict[str, tuple[int, str]] = {}
    for at, (line, text) in enumerate(lines):
        if not text:
            for tag in NEEDED:
                if tag not in tags:
                    raise RecordFault(line, f"the tag {tag} is missing")
            return tags, lines[at + 1 :]
        found = re.fullmatch(r'\[([A-Z][a-z]+) "(.*)"\]', text)
        if not found or found[1] not in forms:
            raise RecordFault(line, "no tag line")
        if found[1] in tags:
            raise RecordFault(line, f"the tag {found[1]} stands twice")
        if not re.fullmatch(forms[found[1]], found[2]):
            raise RecordFault(line, f"the tag {found[1]} can't be that")
        tags[found[1]] = line, found[2]
    raise RecordFault(lines[-1][0] if lines else 1, "a blank line must follow the tags")


def read_names(text: str) -> list[str]:
    """The seats of the tag: `;` parts them, and a backslash makes `;`, `"` or itself plain."""
    names = [""]
    for piece in re.findall(r"\\.|[^\\]|\\$", text):
        if piece == ";":
            names.append("")
        elif piece in ('"', "\\") or (piece[0] == "\\" and piece[1] not in ';"\\'):
            return []
        else:
            names[-1] += piece[-1]
    return names


def main(check: Callable[[str], Any], files: list[str]) -> int:
    """A referee as a program: a line for each record."""
    failed = 0
    for file in files:
        try:
            verdict = check(Path(file).read_bytes().decode("utf-8"))
        except RecordFault as fault:
            print(f"{file}:{fault.line}: {fault.reason}", file=sys.stderr)
            failed += 1
        else:
            end = " ".join(map(str, verdict.scores)) if verdict.over else "*"
            print(f"{file}: {verdict.moves} moves, {end}")
    return 1 if failed or not files else 0
