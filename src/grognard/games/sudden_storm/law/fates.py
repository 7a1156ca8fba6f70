"""What becomes of units that leave the map for good."""

from __future__ import annotations

from grognard.games.sudden_storm.law.book import book
from grognard.kernel.changes import Marked, Removed
from grognard.kernel.cite import rule
from grognard.kernel.places import DEAD, GONE
from grognard.kernel.referee import Referee


@rule("SS 30J.2")
def grave(ref: Referee, unit: int) -> int:
    """The box of an eliminated unit: an intrinsic defence is never replaced."""
    return GONE if book(ref.pos).data.intrinsic >> unit & 1 else DEAD


def eliminate(ref: Referee, unit: int, how: str, cite: str) -> None:
    """A unit is taken off the map whole, and its marks with it; losses are counted elsewhere."""
    ref.do(Removed(unit, grave(ref, unit), how, cite))
    for mark, marked in enumerate(ref.state.marks):
        if marked >> unit & 1:
            ref.do(Marked(mark, 1 << unit, False, cite, quiet=True))
