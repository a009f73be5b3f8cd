"""The lessons on the page: each position reads, and each lesson can be walked through as the page does it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from engine.test_table import Door

import build

JS = build.ROOT / "js"
LOADER = (JS / "keep" / "lessons.js").read_text(encoding="utf-8")


def listed() -> dict[str, list[str]]:
    """The lessons of each game, as the page lists them."""
    block = re.search(r"export const lessons = \{(.*?)\n\};", LOADER, re.DOTALL)
    assert block
    return {
        game: re.findall(r"'([\w-]+)'", names) for game, names in re.findall(r"(\w+): \[(.*?)\]", block[1], re.DOTALL)
    }


LESSONS = [(game, name) for game, names in listed().items() for name in names]
LANGUAGES = re.findall(r"code: '(\w+)'", (JS / "languages.js").read_text(encoding="utf-8"))


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def lesson(game: str, name: str) -> dict[str, Any]:
    data: dict[str, Any] = read(JS / "lessons" / game / f"{name}.json")
    return data


def keys(data: dict[str, Any]) -> Iterator[str]:
    """The texts that a lesson uses."""
    yield from ("title", "about", "end")
    for step in data["steps"]:
        yield from (step[key] for key in ("say", "task") if key in step)
        yield from step.get("wrong", {}).values()


class Pupil:
    """Takes a lesson at a door of its own: what nobody need decide is played, the rest as the lesson says."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.door = Door()
        self.look = self.door.ask("open", position=data["position"], seats=data["seats"], viewer=0)

    @property
    def decision(self) -> dict[str, Any]:
        decision: dict[str, Any] = self.look["decision"]
        return decision

    def forced(self) -> None:
        """Own decisions with one move play themselves."""
        while self.decision["auto"] and not self.decision["bot"]:
            self.step()

    def step(self) -> None:
        assert self.decision["auto"]
        self.look = self.door.ask("step", viewer=0)["look"]

    def play(self, move: str) -> None:
        self.look = self.door.ask("play", move=move, viewer=0)["look"]

    def offered(self, move: str) -> bool:
        """Whether the page would send this very text."""
        match = self.door.table.match
        return bool(match.state.write(match.state.check(move)) == move)


def run(data: dict[str, Any], choice: int) -> Pupil:
    """Walk through with the accepted move of that number, where there are several."""
    pupil = Pupil(data)
    for step in data["steps"]:
        if "play" in step:
            for move in step["play"]:
                pupil.forced()
                assert pupil.decision["bot"], "the other seats' moves are written, the learner's are not"
                assert pupil.offered(move)
                pupil.play(move)
        elif "forced" in step:
            pupil.step()
        elif "accept" in step:
            only = step.get("only", False)
            if not only:
                pupil.forced()
            assert pupil.decision["seat"] == 0 and pupil.decision["auto"] == only
            written = [move for move in step["accept"] if move != "*"]
            for move in [*written, *(move for move in step.get("wrong", {}) if move != "*")]:
                assert pupil.offered(move), move
            assert not set(written) & set(step.get("wrong", {}))
            state = pupil.door.table.match.state
            moves = state.moves()
            pupil.play(written[choice % len(written)] if written else state.write(moves.nth(choice % moves.count())))
    return pupil


@pytest.mark.parametrize(("game", "name"), LESSONS)
@pytest.mark.parametrize("choice", [0, 1, -1])
def test_it_leads_through(game: str, name: str, choice: int) -> None:
    data = lesson(game, name)
    assert data["position"]["game"] == game
    pupil = run(data, choice)
    assert pupil.look["end"] > 0
    if not pupil.look["over"]:
        assert any("accept" in step for step in data["steps"])


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_other_move_has_its_answer(game: str, name: str) -> None:
    """A lesson says why a move is not the one, wherever it accepts only some."""
    for step in lesson(game, name)["steps"]:
        kinds = [kind for kind in ("accept", "play", "forced") if kind in step]
        assert len(kinds) <= 1
        if "accept" in step:
            assert "task" in step and step["accept"]
            # Of an only move there is no other.
            every = "*" in step["accept"] or step.get("only", False)
            assert ("*" in step.get("wrong", {})) != every
        elif not kinds:
            assert "say" in step


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_texts_are_there(language: str) -> None:
    for game, names in listed().items():
        texts = read(JS / "locales" / "lessons" / f"{game}.{language}.json")
        english = read(JS / "locales" / "lessons" / f"{game}.en.json")
        assert list(texts) == ["names", *names]
        for name in names:
            assert set(texts[name]) == set(keys(lesson(game, name))), name
            for key, text in texts[name].items():
                assert text.strip() and "!" not in text, (name, key)
                assert language == "en" or text != english[name][key], (name, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_calls_people_as_the_texts_do(language: str) -> None:
    """Whoever is named in English is named by the same name here, but for its ending."""
    spoken_of = 0
    for game, lessons in listed().items():
        texts = read(JS / "locales" / "lessons" / f"{game}.{language}.json")
        english = read(JS / "locales" / "lessons" / f"{game}.en.json")
        seated = {seat["name"] for name in lessons for seat in lesson(game, name)["seats"]}
        assert set(texts["names"]) == seated
        for name in lessons:
            for key, text in english[name].items():
                for who in [who for who in seated if english["names"][who] in text]:
                    spoken_of += 1
                    assert texts["names"][who][:4] in texts[name][key], (name, key, who)
    assert spoken_of > 10


def test_the_pupil_passes_in_the_auction_and_nobody_else_does_it() -> None:
    """Her cards can't beat 31: a move that is forced, but the one that the lesson is about."""
    last = lesson("palazzo", "auction")["steps"][-1]
    assert last["accept"] == ["pass"] and last["only"]


def test_every_file_is_listed() -> None:
    found = {(path.parent.name, path.stem) for path in (JS / "lessons").glob("*/*.json")}
    assert found == set(LESSONS)


def test_rules_that_are_named_stand_in_the_rulebook() -> None:
    for game in listed():
        for language in LANGUAGES:
            book = read(JS / "locales" / "rules" / f"{game}.{language}.json")
            known = {one["id"] for section in book["sections"] for one in [section, *section["rules"]]}
            texts = json.dumps(read(JS / "locales" / "lessons" / f"{game}.{language}.json"), ensure_ascii=False)
            assert set(re.findall(r"\b[A-Z]\d+(?:\.\d+)?\b", texts)) <= known


# -- the door, where there is no link


def test_a_match_from_a_position_has_no_link_and_can_be_undone() -> None:
    data = lesson("palazzo", "tip")
    pupil = Pupil(data)
    assert pupil.look["code"] is None and pupil.look["root"] is None
    assert pupil.look["undo"]["can"] is False
    assert pupil.decision["rule"] == "T"
    assert pupil.door.refused("link")["id"] == "error-no-seed"
    pupil.play("rebuild f3 : slide @1 @2")
    assert pupil.look["seats"][0]["points"] == 8
    back = pupil.door.ask("undo", viewer=0)
    assert back["took"] == 1 and back["look"]["seats"][0]["points"] == -5
    assert [seat["bot"] for seat in back["look"]["seats"]] == [None, "greedy"]


@pytest.mark.parametrize(
    ("position", "seats"),
    [
        ({"game": "nothing"}, []),
        ({"game": "palazzo", "seats": [{}, {}]}, [{"name": "Anita"}]),
        ({"game": "palazzo", "seats": [{}, {}]}, [{"name": "Anita"}, {"name": "", "bot": "nobody"}]),
        ({"game": "palazzo", "seats": [{}, {}], "turn": "P9"}, []),
    ],
)
def test_a_wrong_position_is_refused(position: dict[str, Any], seats: list[Any]) -> None:
    assert Door().refused("open", position=position, seats=seats)["rule"] is None
