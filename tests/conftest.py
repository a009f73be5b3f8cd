"""What every test shares: the marked long tests, and how hard Hypothesis tries."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

# Inside WebAssembly Python is two to three times slower, and the same properties have run natively already.
settings.register_profile("native", deadline=None, database=None, derandomize=True)
settings.register_profile("wasm", parent=settings.get_profile("native"), max_examples=10)
settings.register_profile(
    "long",
    deadline=None,
    database=None,
    max_examples=2000,
    suppress_health_check=[HealthCheck.too_slow],
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also the tests that take many minutes")


def pytest_configure(config: pytest.Config) -> None:
    fallback = "long" if config.getoption("--long") else "native"
    settings.load_profile(os.environ.get("PIAZZA_PROFILE", fallback))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--long"):
        skip = pytest.mark.skip(reason="long; run with --long")
        for item in items:
            if "long" in item.keywords:
                item.add_marker(skip)
