"""One server for one SQLite file: another would not hear what is said here."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

from grognard.kernel.errors import BadInput
from grognard.lab.file_locks import LockHeld, lock_beside
from grognard.server.store.store import SQLITE


def hold(url: str) -> ExitStack:
    """Keep every other server from this file until this is closed or the process ends."""
    held, path = ExitStack(), Path(url.removeprefix(SQLITE))
    if not url.startswith(SQLITE) or not path.name:
        return held
    try:
        held.enter_context(lock_beside(path.with_name(f"{path.name}.lock")))
    except LockHeld:
        raise BadInput(f"{url}: another server is running on this file", "store-taken", url=url) from None
    except OSError as e:
        why = str(e.strerror)
        text = f"{url}: the database cannot be used ({why})"
        raise BadInput(text, "store-unusable", url=url, why=why) from None
    return held
