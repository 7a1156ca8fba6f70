"""9. Operational theatres."""

from __future__ import annotations

from grognard.kernel.hexes import HexSet
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position


def theatre_area(pos: Position) -> HexSet:
    """The hexes in the radius of any theatre, in either mode (G-09)."""
    return 0


def overrun(ref: Referee, hexes: HexSet) -> None:
    """Axis units stand in these hexes, or have just passed through them."""
