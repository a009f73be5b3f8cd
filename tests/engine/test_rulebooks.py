"""The rulebooks on the page: every rule that the engine cites stands in each, and all languages have the same."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from piazza.game import GAMES

import build

PACKAGE = build.ROOT / "py" / "piazza"
FOLDER = build.ROOT / "js" / "locales" / "rules"

NUMBER = re.compile(r"T|[A-OR-Z][0-9]+(\.[0-9]+)?")
"""A rule, or the turn as a whole; P1 is a seat, and Q1 a quarry."""


LANGUAGES = re.findall(r"code: '(\w+)'", (build.ROOT / "js" / "languages.js").read_text(encoding="utf-8"))


def book(game: str, language: str) -> list[dict[str, Any]]:
    data = json.loads((FOLDER / f"{game}.{language}.json").read_text(encoding="utf-8"))
    assert set(data) == {"sections"}
    sections: list[dict[str, Any]] = data["sections"]
    return sections


def shape(sections: list[dict[str, Any]]) -> list[Any]:
    """All but the words: numbers in their order, and what belongs to each."""

    def of_rule(rule: dict[str, Any]) -> Any:
        table = rule.get("table")
        size = table and (len(table["head"]), [len(row) for row in table["rows"]])
        return rule.get("id"), sorted(rule), rule.get("option", {}).get("key"), rule.get("say"), size

    return [(one["id"], [of_rule(part) for part in [one.get("intro", {}), *one["rules"]]]) for one in sections]


def numbers(sections: list[dict[str, Any]]) -> list[str]:
    return [one for section in sections for one in [section["id"], *(rule["id"] for rule in section["rules"])]]


def texts(thing: Any) -> Iterator[str]:
    if isinstance(thing, str):
        yield thing
    for part in thing.values() if isinstance(thing, dict) else thing if isinstance(thing, list) else []:
        yield from texts(part)


def cited(game: str) -> set[str]:
    """The rules by which the engine may refuse a move: strings of its code, and what the cases expect."""
    found = set()
    for path in (PACKAGE / game).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and NUMBER.fullmatch(node.value):
                found.add(node.value)
    for case in (case for path in (build.ROOT / "tests" / "cases").glob("*.json") for case in json.loads(read(path))):
        if case.get("position", {}).get("game") == game:
            for rules in case.get("illegal", {}).values():
                found |= {rules} if isinstance(rules, str) else set(rules)
    return found


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def test_the_page_lists_what_there_is() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {f"{game}.{one}.json" for game in GAMES for one in LANGUAGES}
    assert {path.stem for path in FOLDER.parent.glob("*.ftl")} == set(LANGUAGES)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_is_cited_stands_there(game: str) -> None:
    assert len(cited(game)) > 8, "the search itself is broken"
    assert sorted(cited(game) - set(numbers(book(game, "en")))) == []


@pytest.mark.parametrize("game", GAMES)
def test_all_languages_have_the_same_rules(game: str) -> None:
    english = book(game, "en")
    assert len(set(numbers(english))) == len(numbers(english))
    for language in LANGUAGES:
        assert shape(book(game, language)) == shape(english), language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_none_is_empty(game: str, language: str) -> None:
    said = list(texts(book(game, language)))
    assert [one for one in said if not one.strip() or "!" in one] == []
    if language != "en":
        same = {rule["text"] for section in book(game, "en") for rule in section["rules"] if "text" in rule} & set(said)
        assert same == set(), "left in English"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_rule_that_the_page_words_says_something(game: str, language: str) -> None:
    words = read(build.ROOT / "js" / "locales" / f"{language}.ftl")
    rules = [rule for section in book(game, language) for rule in section["rules"]]
    assert [rule["id"] for rule in rules if ("text" in rule) == ("say" in rule)] == []
    named = {one for rule in rules for one in re.findall(r'"id": "([^"]+)"', json.dumps(rule.get("say")))}
    assert [one for one in named if not re.search(rf"^{one} =", words, re.MULTILINE)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_a_rule_refers_to_is_there(game: str, language: str) -> None:
    sections = book(game, language)
    known = set(numbers(sections))
    for section in sections:
        for rule in section["rules"]:
            named = set(re.findall(r"\b[A-Z]\d+(?:\.\d+)?\b", " ".join(texts({**rule, "id": ""}))))
            assert named <= known, rule["id"]


@pytest.mark.parametrize("game", GAMES)
def test_options_are_those_of_the_game(game: str) -> None:
    from piazza.game import game as find

    noted = {rule["option"]["key"] for section in book(game, "en") for rule in section["rules"] if "option" in rule}
    assert noted == {option.key for option in find(game).options}
