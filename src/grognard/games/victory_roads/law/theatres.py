"""9. Operational theatres."""

from __future__ import annotations

from grognard.kernel.hexes import HexSet
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position


def theatre_area(pos: Position) -> HexSet:
    """The hexes in the radius of any theatre, in either mode (G-09)."""
    return 0


def check_lines(ref: Referee) -> None:
    """Displace the theatres whose line is cut."""


def overrun(ref: Referee, entered: HexSet) -> None:
    """Displace the theatres in hexes that any Axis unit has entered (H-23)."""
