"""Files that one process at a time may change. The lock dies with the process."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from errno import ENOSYS
from pathlib import Path

from filelock import FileLock, Timeout, lock_descriptor

AGAIN = 0.05  # seconds between two attempts


class LockHeld(Exception):
    """Another process has it."""


@contextmanager
def lock_file(path: Path, patience: float = 0.0) -> Iterator[None]:
    """While this lasts nobody else has this file, which must be there; Held when it does not come free.

    Where a lock bars everybody from reading, as on Windows, a file beside it is locked in its place.
    """
    if os.name != "nt":
        with open(path, "rb") as file:
            if _try_lock(file.fileno(), patience):
                yield
                return
    with lock_beside(path.with_name(f".{path.name}.lock"), patience):
        yield


@contextmanager
def lock_beside(path: Path, patience: float = 0.0) -> Iterator[None]:
    """While this lasts nobody else has this file, which is there for nothing else; Held when it does not come
    free.
    """
    held = FileLock(path, timeout=patience)
    try:
        held.acquire()
    except Timeout:
        raise LockHeld(str(path)) from None
    try:
        yield
    finally:
        held.release()


def _try_lock(descriptor: int, patience: float) -> bool:
    """Whether a file is locked by its descriptor; False where the system has no such locks."""
    deadline = time.monotonic() + patience
    while True:
        try:
            if lock_descriptor(descriptor, blocking=False):
                return True
        except OSError as e:
            if e.errno == ENOSYS:
                return False
            raise
        if time.monotonic() >= deadline:
            raise LockHeld(str(descriptor))
        time.sleep(AGAIN)
