"""9. Operational theatres."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import SOVIET, own
from grognard.kernel.hexes import HexSet, bits, holds
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position


def theatre_area(pos: Position) -> HexSet:
    """The hexes in the radius of any theatre, in either mode (G-09)."""
    found = 0
    for one in bits(pos.on_map(SOVIET) & book(pos).data.of_type["theatre"]):
        radius = book(pos).data.more(one).radii[holds(own(pos).moving, one)]
        found |= pos.game.map.grid.disc(1 << pos.state.where[one], radius)
    return found


def check_lines(ref: Referee) -> None:
    """Displace the theatres whose line is cut."""


def overrun(ref: Referee, entered: HexSet) -> None:
    """Displace the theatres in hexes that any Axis unit has entered (H-23)."""
