"""What not every system has."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module

PLENTY = 16_384


def step_back() -> None:
    """This process gives way to those that somebody waits for."""
    if hasattr(os, "nice"):
        os.nice(5)


def descriptors() -> int:
    """How many files and connections this process may have open, after asking for as many as it may have."""
    try:
        limits = import_module("resource")
    except ImportError:  # not Unix: it has another kind of them, and enough
        return PLENTY
    soft, hard = limits.getrlimit(limits.RLIMIT_NOFILE)
    most = PLENTY if hard == limits.RLIM_INFINITY else min(hard, PLENTY)
    if soft != limits.RLIM_INFINITY and soft < most:
        limits.setrlimit(limits.RLIMIT_NOFILE, (most, hard))
        soft = most
    return PLENTY if soft == limits.RLIM_INFINITY else int(soft)


@contextmanager
def shield_interrupts() -> Iterator[None]:
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
