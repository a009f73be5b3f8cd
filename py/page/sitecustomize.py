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

LATER = {"_colorize"}
"""Imported at the start, and dear, but never used: its module is filled when something is asked of it."""

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
        self.__class__ = ModuleType  # type: ignore[assignment]
        self.__spec__.loader.run(self)  # type: ignore[union-attr]
        return getattr(self, name)


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
