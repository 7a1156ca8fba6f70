"""VI. Stacking."""

from __future__ import annotations

from collections import Counter

from grognard.games.tsaritsyn.law.book import book
from grognard.games.tsaritsyn.law.names import REST
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, hexset, unitset
from grognard.kernel.state import Position, UnitSet, side_fact


@rule("TS VI.3")
def does_count(pos: Position, unit: int) -> bool:
    """Tanks, trains and HQs count for nothing; nor do ships, which are apart."""
    first, end = counting(pos, pos.game.roster[unit].side)
    return first <= unit < end


def counting(pos: Position, side: int) -> tuple[int, int]:
    spans = pos.game.roster.spans
    return spans[4 * side][0], spans[4 * side + REST][1]


@side_fact()
def load(pos: Position, side: int) -> Counter[int]:
    """How many units that count stand in each hex (and, below nought, beside the map)."""
    first, end = counting(pos, side)
    return Counter(pos.state.where[first:end])


@rule("TS VI.2")
@side_fact()
def full(pos: Position, side: int) -> HexSet:
    """The hexes that can take no further unit: three White, two Red."""
    limit = book(pos).limits[side]
    return hexset(h for h, many in load(pos, side).items() if many >= limit and h >= 0)


@rule("TS VI.2")
@side_fact()
def overfull(pos: Position, side: int) -> HexSet:
    limit = book(pos).limits[side]
    return hexset(h for h, many in load(pos, side).items() if many > limit and h >= 0)


@side_fact()
def excess(pos: Position, side: int) -> int:
    """How many stand where there is no room for them."""
    limit = book(pos).limits[side]
    return sum([many - limit for h, many in load(pos, side).items() if many > limit and h >= 0])


@rule("TS VI.1", "TS VI.2")
def room_for(pos: Position, unit: int) -> HexSet:
    """The hexes where a unit may end; passing through is free."""
    side = pos.game.roster[unit].side
    return ~full(pos, side) if does_count(pos, unit) else ~0


def crowd(pos: Position, side: int) -> UnitSet:
    """The units that count and stand in overfull hexes."""
    over = overfull(pos, side)
    first, end = counting(pos, side)
    return unitset(u for u in range(first, end) if (h := pos.state.where[u]) >= 0 and over >> h & 1)
