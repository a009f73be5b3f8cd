"""The page's trimmed library has all that the engine may ever import, not only what it imports first."""

import build

# The command line is not for the page.
IMPORT_ALL = """
import importlib, sys, zipfile

sys.path.append(argument)
for name in zipfile.ZipFile(argument).namelist():
    if not name.endswith("__main__.pyc"):
        importlib.import_module(name.removesuffix(".pyc").removesuffix("/__init__").replace("/", "."))
"""

FROM_MEMORY = """
import sys

sys.path.append(argument)
import _colorize, asyncio, pyodide.webloop, zipfile, piazza.table
assert {type(each.__loader__).__name__ for each in (asyncio, piazza, piazza.table)} == {"Shelf"}
assert asyncio.__file__.endswith("/asyncio/__init__.pyc"), asyncio.__file__
assert not {"asyncio.events", "logging", "random", "socket", "subprocess"} & set(sys.modules)
assert "ANSIColors" not in vars(_colorize)
assert _colorize.ANSIColors.RED and type(_colorize) is type(sys)
try:
    import piazza.nothing
except ModuleNotFoundError as error:
    assert error.name == "piazza.nothing"

# What has stood in for a function calls it; what was never asked of a module is there when it is.
from textwrap import dedent
stand_in = zipfile.ZipFile
assert "ZipInfo" not in vars(zipfile)
assert argument in stand_in(argument).filename
assert zipfile.ZipFile is not stand_in and zipfile.ZipInfo
assert dedent("  a") == "a" and issubclass(pyodide.webloop.WebLoop, asyncio.AbstractEventLoop)
"""


def test_every_module_comes_up_with_the_page_s_library() -> None:
    build.in_pyodide(IMPORT_ALL, build.inside(build.engine()), build.library())


def test_modules_come_from_memory() -> None:
    """And what is dear and never used at the start only when it is asked for something."""
    build.in_pyodide(FROM_MEMORY, build.inside(build.engine()), build.library())
