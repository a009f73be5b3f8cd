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


def test_every_module_comes_up_with_the_page_s_library() -> None:
    build.in_pyodide(IMPORT_ALL, build.inside(build.engine()), build.library())
