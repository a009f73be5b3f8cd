"""How the page's Python imports: modules of a zip come from memory, at a fraction of what zipimport takes for each.

Python imports this by itself before anything of Pyodide's. The zips are ours: compiled modules, not packed (build.py).
"""

import marshal
import sys
from _frozen_importlib import ModuleSpec
from zipimport import zipimporter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType
    from typing import Any
else:  # what is imported here still comes by zipimport
    ModuleType = type(sys)

PYC_HEADER = 16
_archives: dict[str, bytes] = {}


def _bytes(archive: str) -> bytes:
    if archive not in _archives:
        with open(archive, "rb") as file:  # noqa: PTH123 (pathlib is dear)
            _archives[archive] = file.read()
    return _archives[archive]


class Later(ModuleType):
    """A module that has been imported, but not run."""

    def __getattr__(self, name: str) -> Any:
        if name == "__path__":  # every import asks for it, and it is there where there is one
            raise AttributeError(name)
        _fill(self)
        return getattr(self, name)


def _fill(module: Later) -> None:
    module.__class__ = ModuleType  # type: ignore[assignment]
    module.__spec__.loader.run(module)  # type: ignore[union-attr]


class StandIn:
    """A function of a module that runs only when the function is called."""

    def __init__(self, module: str, name: str) -> None:
        self.place = module, name

    def __call__(self, *args: Any, **named: Any) -> Any:
        module, name = self.place
        later = sys.modules[module]
        if type(later) is Later:
            _fill(later)
        return getattr(later, name)(*args, **named)


def _nothing(*_: Any) -> str:
    return ""


LATER: dict[str, dict[str, Any]] = {
    "_colorize": {},
    "asyncio": {},
    "linecache": {},
    "tokenize": {},
    "traceback": {},
    "pyodide.code": {},
    "tempfile": {"NamedTemporaryFile": StandIn("tempfile", "NamedTemporaryFile")},
    "textwrap": {"dedent": StandIn("textwrap", "dedent")},
    "zipfile": {"ZipFile": StandIn("zipfile", "ZipFile")},
    # Python in the page is asked and answers: it waits for nothing, and needs no loop.
    "pyodide.webloop": {"_initialize_event_loop": _nothing},
    # The help texts of Pyodide's own types.
    "_pyodide.docstring": {"dedent_docstring": _nothing, "get_cmeth_docstring": _nothing},
}
"""Imported at the start, and dear, but not used by then: such a module runs when something is asked of it. What others
take from it by name while they are imported, they get from here."""


class Shelf:
    """Finds and loads the modules of one folder in a zip. Whatever else is asked of it, zipimport does."""

    def __init__(self, path: str) -> None:
        self.zip = zipimporter(path)  # an ImportError for what is no zip: then the next hook is asked
        self.files: dict[str, Any] = self.zip._get_files()  # type: ignore[attr-defined]

    def __getattr__(self, name: str) -> Any:
        return getattr(self.zip, name)

    def find_spec(self, name: str, target: ModuleType | None = None) -> ModuleSpec | None:
        """The module of that name in this folder."""
        inner = self.zip.prefix + name.rpartition(".")[2]
        for tail in ("/__init__.pyc", ".pyc"):
            if (entry := self.files.get(inner + tail)) and entry[1] == 0:
                break
        else:
            return self.zip.find_spec(name, target)
        spec = ModuleSpec(name, self, origin=entry[0], loader_state=entry, is_package=tail[0] == "/")  # type: ignore[arg-type]
        spec.has_location = True
        if spec.submodule_search_locations is not None:
            spec.submodule_search_locations.append(f"{self.zip.archive}/{inner}")
        return spec

    def create_module(self, spec: ModuleSpec) -> None:
        """As usual."""

    def exec_module(self, module: ModuleType) -> None:
        """Run the module, or leave it for later."""
        if module.__name__ in LATER:
            module.__class__ = Later
            module.__dict__.update(LATER[module.__name__])
        else:
            self.run(module)

    def run(self, module: ModuleType) -> None:
        """Run what is kept for the module."""
        assert module.__spec__ is not None
        _, _, size, _, header, *_ = module.__spec__.loader_state
        data = _bytes(self.zip.archive)
        name, extra = data[header + 26] | data[header + 27] << 8, data[header + 28] | data[header + 29] << 8
        start = header + 30 + name + extra
        exec(marshal.loads(data[start + PYC_HEADER : start + size]), module.__dict__)


sys.path_hooks.insert(0, Shelf)
sys.path_importer_cache.clear()
