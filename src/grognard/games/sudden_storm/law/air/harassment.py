"""19D2d. Harassment: what aircraft over a hex cost the enemies who leave it."""

from __future__ import annotations

from grognard.games.sudden_storm.law.air import flights
from grognard.games.sudden_storm.law.air.bombing import item_value, load
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import STRENGTH, own
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.network import MoveTerms
from grognard.kernel.state import Position, fact

Harassed = tuple[tuple[int, HexSet], ...]  # points, and the hexes where they are suffered


@rule("SS 19D2d.1")
def points_at(pos: Position, side: int, h: int) -> int:
    """What a side's units suffer in a hex: a point for every two of tactical strength, two at the most."""
    data = book(pos).data
    some = flights.units_over(pos, flights.units_on_mission(pos, 1 - side, flights.HARASSMENT), h)
    strength = sum(item_value(load(pos, unit, flights.HARASSMENT)) for unit in bits(some))
    points = strength // (data.constant("harassment.points") * STRENGTH)
    return min(points, data.constant("harassment.most"))


@fact
def harassed_hexes(pos: Position, side: int) -> Harassed:
    """The hexes where a side's units suffer it, by points."""
    if not own(pos).flights:
        return ()
    found: dict[int, HexSet] = {}
    for h in bits(pos.hexes_of(flights.units_on_mission(pos, 1 - side, flights.HARASSMENT))):
        if points := points_at(pos, side, h):
            found[points] = found.get(points, 0) | 1 << h
    return tuple(sorted(found.items()))


@rule("SS 19D2d.2")
def add_rail_tolls(pos: Position, side: int, terms: MoveTerms, each: int) -> MoveTerms:
    """What trains pay besides for leaving a hex: so much for each point of it."""
    some = harassed_hexes(pos, side)
    if not some:
        return terms
    free = (0,) * (len(some) + 1)
    toll = (free, *((points * each,) * (len(some) + 1) for points, _ in some))
    return terms._replace(zones=tuple(hexes for _, hexes in some), toll=toll)
