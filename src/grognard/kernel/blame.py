"""Data of a pack that no reader foresaw: the fault is theirs, and is told with its file and line."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from grognard.kernel.errors import BadInput
from grognard.kernel.load import Cells, Row

# What comes of data that are not as the code expects; anything else is a fault of ours in any case.
UNFORESEEN = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)


@contextmanager
def blame_data(pack: Path | None) -> Iterator[None]:
    """While data of a pack are read what goes wrong is a fault of theirs. Our own have no such excuse."""
    try:
        yield
    except BadInput:
        raise
    except UNFORESEEN as e:
        if pack is None:
            raise
        text = f"these data do not fit together ({type(e).__name__})"
        raise BadInput(text, "data-broken", what=type(e).__name__).located_at(place_of(e, pack)) from e


def place_of(error: BaseException, pack: Path) -> str:
    """The row that was being looked at, or the file, or the pack: the innermost call knows best."""
    frames = [frame for frame, _ in traceback.walk_tb(error.__traceback__)]
    for frame in reversed(frames):
        held = list(frame.f_locals.values())
        for value in held:
            if isinstance(value, Row):
                return f"{value.file}:{value.line}"
        for value in held:
            if isinstance(value, Cells):
                n = frame.f_locals.get("n")
                line = value.lines[n] if isinstance(n, int) and 0 <= n < len(value.lines) else 1
                return f"{value.file}:{line}"
        for value in held:
            if isinstance(value, str) and value.endswith((".csv", ".toml")) and (pack / value).is_file():
                return f"{pack / value}:1"
    ours = sorted(path for path in pack.rglob("*") if path.is_file())
    return f"{ours[0]}:1" if len(ours) == 1 else str(pack)
