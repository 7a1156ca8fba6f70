"""How well a side stands, as one number."""

from __future__ import annotations

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import AXIS, own
from grognard.kernel.state import Position


def score(pos: Position, side: int) -> float:
    """Victory points of cities that the Axis owns."""
    cities, now = book(pos).data.tables.cities, own(pos)
    held = sum(city.vp for h, city in cities.items() if not (now.soviet | now.neutral) >> h & 1)
    return float(held if side == AXIS else -held)
