"""What only The Hill remembers, and the names it gives to things."""

from __future__ import annotations

from typing import NamedTuple

BLUE, RED = 0, 1
SIDES = ("blue", "red")

MARKS = ("moved", "fought", "known")
MOVED, FOUGHT, KNOWN = range(3)

CHITS = ("none", "blank", "bugle")
NONE, BLANK, BUGLE = range(3)


class Own(NamedTuple):
    drawn: tuple[int, int] = (NONE, NONE)  # the chit each side has drawn, in secret
    sounded: tuple[bool, bool] = (False, False)  # the bugles that have been heard


class Battle(NamedTuple):
    """An attack being put together. Hexes, not counters: one hex holds one counter."""

    origin: int
    target: int = -1
    bugle: bool = False
    result: str = ""
