"""Text files of the command line: what can't be read or written is said in a sentence that names the file."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from os import PathLike
from pathlib import Path
from typing import TypeAlias

Named: TypeAlias = str | PathLike[str]

LONGEST_FILE = 20_000_000
"""Characters of the longest file that is read: no device without an end is read for ever."""


class Failure(Exception):
    """Something that the command line can't do; its text is the sentence that says so."""


REASONS = {
    errno.ENOENT: "there is no such file",
    errno.EISDIR: "it is a folder, not a file",
    errno.ENOTDIR: "what should be a folder on its way is a file",
    errno.EACCES: "that is not allowed",
    errno.EPERM: "that is not allowed",
    errno.EEXIST: "there is something of that name already",
    errno.ENAMETOOLONG: "the name is too long",
    errno.ELOOP: "its links lead in a circle",
    errno.ENOSPC: "there is no room left",
    errno.EROFS: "nothing can be written there",
}
"""The usual reasons, in our words; others are told in the system's."""


def reason(fault: OSError) -> str:
    """Why the system refused."""
    return REASONS.get(fault.errno or 0) or fault.strerror or str(fault) or type(fault).__name__


@contextmanager
def saying(name: Named, deed: str) -> Iterator[None]:
    """Turn what goes wrong with a file into a sentence; ``deed`` is what can't be done, such as ``read``."""
    try:
        yield
    except OSError as fault:
        raise Failure(f"“{name}” can't be {deed}: {reason(fault)}.") from None
    except UnicodeError:
        raise Failure(f"“{name}” can't be {deed}: it is not text in UTF-8.") from None
    except ValueError:
        # What a path with a NUL in it gives.
        raise Failure(f"“{str(name)!r}” is no name of a file.") from None


def read(name: Named) -> str:
    """The text of a file."""
    with saying(name, "read"), Path(name).open(encoding="utf-8") as file:
        text = file.read(LONGEST_FILE + 1)
    if len(text) > LONGEST_FILE:
        raise Failure(f"“{name}” can't be read: it is too long.")
    return text


def write(name: Named, text: str) -> None:
    """Write a text to a file."""
    with saying(name, "written"), Path(name).open("w", encoding="utf-8") as file:
        file.write(text)


def prepare(path: Path, several: bool) -> None:
    """Before there is something to write: make the folder for several files, see whether that of one is there."""
    with saying(path, "written"):
        if several:
            path.mkdir(parents=True, exist_ok=True)
        elif not path.parent.is_dir():
            raise Failure(f"“{path}” can't be written: there is no folder “{path.parent}”.")
