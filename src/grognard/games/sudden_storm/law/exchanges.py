"""33D and SS-P55. One counter takes the place of another on the map, with all that has befallen it."""

from __future__ import annotations

from collections.abc import Callable

from grognard.games.sudden_storm.law.names import (
    BY_SOVIET,
    EASTERN,
    FED,
    ISOLATED,
    RESERVE,
    STARVING,
    UNSUPPLIED,
)
from grognard.kernel.changes import Marked, Placed
from grognard.kernel.cite import rule
from grognard.kernel.hexes import holds
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet

LOT = (UNSUPPLIED, STARVING, FED, BY_SOVIET, ISOLATED, RESERVE, EASTERN)
Going = Callable[[Referee, int], None]  # how the old counter leaves the map


@rule("SS 33D1")
def exchange(ref: Referee, old: int, new: int, going: Going, cite: str) -> None:
    """The new counter stands where the old one stood, out of supply for as long as that was, and fed if it
    was.
    """
    at, lot = ref.state.where[old], [mark for mark in LOT if holds(ref.state.marks[mark], old)]
    going(ref, old)
    ref.do(Placed(new, at, "converted", cite))
    for mark in lot:
        ref.do(Marked(mark, 1 << new, True, cite, quiet=True))


@rule("SS 33.3")
def same_counters(pos: Position, unit: int) -> UnitSet:
    """Counters of the same nation, kind, size and strength, whatever their names (SS-P64)."""
    roster = pos.game.roster
    named = roster[unit]
    wanted = (named.side, named.more.nation, named.kind, named.size, named.faces)
    return roster.where(lambda one: (one.side, one.more.nation, one.kind, one.size, one.faces) == wanted)
