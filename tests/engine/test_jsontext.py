"""Depth is counted as JSON has it: brackets in strings are text."""

import pytest
from piazza import jsontext


@pytest.mark.parametrize(
    ("text", "depth"),
    [("", 0), ("3", 0), ("[]", 1), ('[{"a": [1, []]}, []]', 4), ('"[[[["', 0), (r'["\"[[", [1]]', 2), ('["', 1)],
)
def test_depth(text: str, depth: int) -> None:
    assert jsontext.depth(text) == depth


def test_what_is_deeper_is_refused_and_the_rest_parsed() -> None:
    deepest = "[" * jsontext.DEEPEST + "]" * jsontext.DEEPEST
    assert isinstance(jsontext.parse(deepest), list)
    for text in (f"[{deepest}]", "[" * 1_000_000, "{", ""):
        with pytest.raises(ValueError):
            jsontext.parse(text)
    assert jsontext.parse('{"a": "[[[["}') == {"a": "[[[["}
