"""What not every system has."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager


def step_back() -> None:
    """This process gives way to those that somebody waits for."""
    if hasattr(os, "nice"):
        os.nice(5)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C waits till the end of this; processes started meanwhile never hear of it: it is for the one that
    started them.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
