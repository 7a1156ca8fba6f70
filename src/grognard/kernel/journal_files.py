"""Journals as files: written whole or not at all, and on disk when a call returns."""

from __future__ import annotations

import os
from pathlib import Path

from grognard.kernel.errors import BadInput
from grognard.kernel.journal import Journal, write_record


def write_new(path: Path, journal: Journal) -> None:
    """Write a whole new journal, or nothing; never over another file."""
    text = "\n".join([write_record(journal.header), *journal.lines]) + "\n"
    temporary = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        with open(temporary, "w", encoding="utf-8", newline="\n") as f:
            f.write(text)
            f.flush()
            os.fsync(f.fileno())
        os.link(temporary, path)  # unlike a rename, it fails where there is a file
    except FileExistsError:
        raise BadInput(f"{path}: there is such a file already", "file-exists", path=str(path)) from None
    except OSError as e:
        raise BadInput(
            f"{path}: cannot be written ({e.strerror})",
            "file-unwritable",
            path=str(path),
            why=str(e.strerror),
        ) from None
    finally:
        temporary.unlink(missing_ok=True)
    journal.lines.clear()


def pack_name(pack: Path | None, journal: Path) -> str | None:
    """A pack as a journal names it: as seen from its own folder. A whole path would tell of its machine."""
    if pack is None:
        return None
    try:
        return Path(os.path.relpath(pack, journal.parent.resolve())).as_posix()
    except ValueError:  # on another drive
        return pack.name


def append_lines(path: Path, journal: Journal) -> None:
    """Add what was played; it is on disk when this returns, or the file is as it was."""
    before = path.stat().st_size
    try:
        with open(path, "a", encoding="utf-8", newline="\n") as f:
            f.write("".join(line + "\n" for line in journal.lines))
            f.flush()
            os.fsync(f.fileno())
    except OSError as e:
        if path.stat().st_size > before:
            os.truncate(path, before)
        raise BadInput(
            f"{path}: cannot be written ({e.strerror})",
            "file-unwritable",
            path=str(path),
            why=str(e.strerror),
        ) from None
    journal.lines.clear()
