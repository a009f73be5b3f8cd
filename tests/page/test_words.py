"""The words: every language has the same messages, each is used somewhere, and none is missing."""

from __future__ import annotations

import ast
import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from page.made import DUEL, Made, Seats

import build

LOCALES = build.ROOT / "js" / "locales"
LANGUAGES = sorted(path.stem for path in LOCALES.glob("*.ftl"))

# The page's own parser says what it understands of a file.
PARSE = """
const [library, file] = process.argv.slice(1);
const { FluentResource } = await import(library);
const { readFileSync } = await import('node:fs');
console.log(JSON.stringify(new FluentResource(readFileSync(file, 'utf8')).body));
"""

Pattern = Any


def parse(language: str) -> dict[str, Pattern]:
    """Every pattern of a language by its id; an attribute's is ``id.attribute``."""
    library = build.MODULES / "@fluent" / "bundle" / "esm" / "index.js"
    command = ["node", "--input-type=module", "-e", PARSE, "--", library.as_uri(), str(LOCALES / f"{language}.ftl")]
    body = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    patterns = {}
    for message in body:
        assert message["id"] not in patterns, f"{message['id']} stands twice"
        patterns[message["id"]] = message["value"]
        patterns |= {f"{message['id']}.{name}": value for name, value in message["attributes"].items()}
    return patterns


@pytest.fixture(scope="module")
def words() -> dict[str, dict[str, Pattern]]:
    return {language: parse(language) for language in LANGUAGES}


def parts(pattern: Pattern) -> Iterator[dict[str, Any] | str]:
    """The texts and expressions of a pattern, with those inside its variants."""
    for part in [pattern] if isinstance(pattern, (str, dict)) else (pattern or []):
        yield part
        if isinstance(part, dict) and part["type"] == "select":
            yield {**part["selector"], "selects": True}
            for variant in part["variants"]:
                yield from parts(variant["value"])


def variables(pattern: Pattern, selecting: bool) -> set[str]:
    """The arguments that are shown, or also those that only choose between variants."""
    return {
        part["name"]
        for part in parts(pattern)
        if isinstance(part, dict) and part["type"] == "var" and (selecting or "selects" not in part)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_understood(words: dict[str, dict[str, Pattern]], language: str) -> None:
    text = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^([a-z][\w-]*) *=", text, re.MULTILINE))
    assert written == {key for key in words[language] if "." not in key}
    attributes = len(re.findall(r"^ +\.[a-z]\w* *=", text, re.MULTILINE))
    assert attributes == sum("." in key for key in words[language])


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_the_languages_say_the_same(words: dict[str, dict[str, Pattern]], language: str) -> None:
    assert set(words[language]) ^ set(words["en"]) == set()
    other = {}
    for key, pattern in words[language].items():
        english = words["en"][key]
        shown = variables(pattern, False) ^ variables(english, False)
        # What one language shows may only choose between words in the other.
        if wrong := shown - (variables(pattern, True) & variables(english, True)):
            other[key] = wrong
    assert other == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_speak_plainly(words: dict[str, dict[str, Pattern]], language: str) -> None:
    loud = [
        key for key, value in words[language].items() if any("!" in part for part in parts(value) if type(part) is str)
    ]
    assert loud == []
    empty = [key for key, value in words[language].items() if value in ("", None)]
    assert empty == []


NUMBERED = "quarry|architect|section|rule|palace|floor|top"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_stays_with_its_noun(language: str) -> None:
    """No line breaks between "quarry" and "III"; in Hungarian between "III." and the noun after it."""
    text = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8")
    if language == "hu":
        parted = re.findall(rf"^.*\{{ \$(?:{NUMBERED}) \}}\. \w.*$", text, re.MULTILINE)
    else:
        parted = re.findall(rf"^.*[^\W\d_] \{{ \$(?:{NUMBERED})\b.*$", text, re.MULTILINE)
    assert parted == []


# -- used, and not missing --------------------------------------------------------------------------------------------


def games_of_the_page() -> list[str]:
    """Those that have a scene."""
    return re.findall(r"(\w+): \(\) => import", (build.ROOT / "js/scene/index.js").read_text(encoding="utf-8"))


def python_files() -> list[Path]:
    package = build.ROOT / "py" / "piazza"
    games = [path for game in games_of_the_page() for path in (package / game).glob("*.py")]
    return [*package.glob("*.py"), *games]


def shape(pieces: list[str]) -> re.Pattern[str]:
    """Of an id that is put together: anything may stand between its fixed pieces."""
    return re.compile("[a-z0-9_-]+".join(re.escape(piece) for piece in pieces))


ID = re.compile(r"[a-z]+(-[a-z0-9_]+)*")


def python_ids() -> tuple[set[str], list[re.Pattern[str]]]:
    """Ids in the engine, whole and put together."""
    starts = tuple(f"{game}-" for game in ["error", *games_of_the_page()])
    whole, shapes = set(), []
    for path in python_files():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(starts):
                if ID.fullmatch(node.value):
                    whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                texts = [each.value if isinstance(each, ast.Constant) else None for each in node.values]
                if isinstance(texts[0], str) and texts[0].startswith(starts):
                    shapes.append(shape(["".join(filter(None, run)) for run in runs(texts)]))
    # Their first halves are constants of their own.
    return {one for one in whole if not one.endswith("-")}, shapes


def runs(texts: list[Any]) -> list[list[Any]]:
    """What stands between the gaps."""
    found: list[list[Any]] = [[]]
    for text in texts:
        if text is None:
            found.append([])
        else:
            found[-1].append(text)
    return found


def script_ids() -> tuple[set[str], set[str], list[re.Pattern[str]]]:
    """Of the page: every literal that may be an id, those that surely are, and ids that are put together."""
    literals, asked, shapes = set(), set(), []
    for path in [build.ROOT / "index.html", *build.ROOT.glob("js/**/*.js")]:
        text = path.read_text(encoding="utf-8")
        literals |= set(re.findall(r"""['"]([a-z][a-z0-9_-]*)['"]""", text))
        asked |= set(re.findall(r"""\bwords\.(?:t|has|form|hint)\(\s*'([a-z0-9_-]+)'""", text))
        asked |= set(re.findall(r"""(?<!', )\{ id: '([a-z0-9_-]+)'""", text))
        for template in re.findall(r"`([a-z0-9_${}.\[\]()-]+)`", text, re.IGNORECASE):
            pieces = re.split(r"\$\{[^}]*\}", template)
            if len(pieces) > 1 and sum(len(piece) for piece in pieces) >= 4:
                shapes.append(shape(pieces))
    return literals, asked, shapes


def test_none_is_missing(words: dict[str, dict[str, Pattern]]) -> None:
    known = set(words["en"])
    whole, shapes = python_ids()
    _, asked, _ = script_ids()
    assert len(whole) > 80 and len(asked) > 80, "the search itself is broken"
    assert sorted((whole | asked) - known) == []
    assert [each.pattern for each in shapes if not any(each.fullmatch(one) for one in known)] == []


def test_each_is_used(words: dict[str, dict[str, Pattern]]) -> None:
    whole, shapes = python_ids()
    literals, _, templates = script_ids()
    unused = [
        key
        for key in words["en"]
        if "." not in key
        and key not in whole | literals
        and not any(each.fullmatch(key) for each in [*shapes, *templates])
    ]
    assert unused == []


# -- what the engine really says --------------------------------------------------------------------------------------


def messages(thing: Any) -> Iterator[tuple[str, set[str]]]:
    """Every message in an answer, with the names of its arguments."""
    if isinstance(thing, dict):
        if isinstance(thing.get("id"), str) and isinstance(thing.get("args"), dict):
            yield thing["id"], set(thing["args"])
        for value in thing.values():
            yield from messages(value)
    elif isinstance(thing, list):
        for value in thing:
            yield from messages(value)


def test_arguments_are_there(words: dict[str, dict[str, Pattern]]) -> None:
    """In whole matches: whatever the words want to name, the engine gives."""
    rng = Random(4)
    said: dict[str, set[str]] = {}
    tables: list[Seats] = [DUEL, [("Ada", None), ("Lin", None), ("Zoe", None)], [(f"P{n}", None) for n in range(4)]]
    for number, seats in enumerate(tables):
        match = Made(seats, f"{number:x}")
        while not match.look["over"]:
            answers = [match.look, match.ask("look", viewer=match.look["decision"]["seat"])]
            for composer in answers[1]["decision"]["composers"]:
                picks = {slot["key"]: [item["at"] for item in slot["items"][:2]] for slot in composer["slots"]}
                answers.append(match.ask("compose", composer=composer["key"], picks=picks))
            for key, args in messages(answers):
                said[key] = said.get(key, args) & args
            match.go_on(rng)
        for key, args in messages([match.look, match.ask("log"), match.ask("sheet")]):
            said[key] = said.get(key, args) & args
    assert len(said) > 60
    lacking = {
        (language, key): sorted(variables(pattern, True) - said[key.partition(".")[0]])
        for language in LANGUAGES
        for key, pattern in words[language].items()
        # What a composer's button says knows the sum besides.
        if key.partition(".")[0] in said
        and variables(pattern, True) - said[key.partition(".")[0]] - {"total", "need", "over", "lack"}
    }
    assert lacking == {}
