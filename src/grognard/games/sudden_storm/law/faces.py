"""3D and 33F3. What a counter prints on the side that is up."""

from __future__ import annotations

from grognard.games.sudden_storm.law.names import STRONGER
from grognard.kernel.cite import rule
from grognard.kernel.hexes import holds
from grognard.kernel.state import Position
from grognard.kernel.units import Face


@rule("SS 11")
def face(pos: Position, unit: int) -> Face:
    """All that it prints, whatever it stands beside; a rifle division may show its 4-6 side."""
    one = pos.game.roster[unit]
    other: Face | None = one.more.other
    up = one.face(pos.state.steps[unit])
    if other is not None and holds(pos.state.marks[STRONGER], unit):
        return max(up, other)  # some begin on their 4-6 side
    return up
