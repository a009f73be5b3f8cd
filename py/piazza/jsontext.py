"""JSON from anywhere: nested too deeply is refused before it is parsed."""

from __future__ import annotations

import json
import re
from typing import Any

DEEPEST = 50
"""Lists and objects within each other: inside WebAssembly deeper ones would end Python, not raise an error."""

STRING_OR_BRACKET = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|[\[\]{}]', re.DOTALL)


def depth(text: str) -> int:
    """How deep the brackets of a text go, those in strings left out."""
    now = most = 0
    for found in STRING_OR_BRACKET.finditer(text):
        if found[0] in "[{":
            now += 1
            most = max(most, now)
        elif found[0] in "]}":
            now -= 1
    return most


def parse(text: str) -> Any:
    """What a text says.

    Raises:
        ValueError: when it is not JSON, or nested too deeply; it says which, and where.
    """
    if depth(text) > DEEPEST:
        raise ValueError("The JSON is nested too deeply.")
    try:
        return json.loads(text)
    except json.JSONDecodeError as fault:
        raise ValueError(f"This is no JSON (line {fault.lineno}, column {fault.colno}).") from None
    except ValueError:
        # Python reads no number of thousands of digits.
        raise ValueError("The JSON holds a number that is too long.") from None
