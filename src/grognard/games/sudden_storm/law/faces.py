"""3D and 33F3. What a counter prints on the side that is up."""

from __future__ import annotations

from grognard.games.sudden_storm.law.names import REBUILT, STRONGER
from grognard.kernel.cite import rule
from grognard.kernel.hexes import holds
from grognard.kernel.state import Position
from grognard.kernel.units import Face


@rule("SS 11", "SS 33F3.2")
def face(pos: Position, unit: int) -> Face:
    """All that it prints, whatever it stands beside; a rifle division may show its 3-6 or its 4-6 side."""
    one, marks = pos.game.roster[unit], pos.state.marks
    other: Face | None = one.more.other
    up = one.face(pos.state.steps[unit])
    if other is None:
        return up
    if holds(marks[STRONGER], unit):
        return max(up, other)
    return min(up, other) if holds(marks[REBUILT], unit) else up  # some begin on their 4-6 side
