"""VI. Stacking."""

from __future__ import annotations

from collections import Counter

from grognard.games.tsaritsyn.rulebook import book
from grognard.games.tsaritsyn.zoc import land
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, hexset
from grognard.kernel.state import Position, UnitSet, board_fact

FREE = ("tank", "train", "hq", "gunboat")


@rule("TS VI.3")
def counts(pos: Position, unit: int) -> bool:
    """Tanks, trains and HQs count for nothing; nor do ships, which are apart."""
    return pos.game.roster[unit].kind not in FREE


@board_fact
def load(pos: Position, side: int) -> Counter[int]:
    """How many units that count stand in each hex."""
    roster, where = pos.game.roster, pos.state.where
    first, end = roster.spans[3 * side][0], roster.spans[3 * side + 1][1]
    return Counter(where[u] for u in range(first, end) if where[u] >= 0 and roster[u].kind not in FREE)


@rule("TS VI.2")
@board_fact
def full(pos: Position, side: int) -> HexSet:
    """The hexes that can take no further unit: three White, two Red."""
    limit = book(pos).limits[side]
    return hexset(h for h, many in load(pos, side).items() if many >= limit)


@rule("TS VI.2")
@board_fact
def overfull(pos: Position, side: int) -> HexSet:
    limit = book(pos).limits[side]
    return hexset(h for h, many in load(pos, side).items() if many > limit)


@rule("TS VI.1", "TS VI.2")
def room_for(pos: Position, unit: int) -> HexSet:
    """The hexes where a unit may end; passing through is free."""
    side = pos.game.roster[unit].side
    return ~full(pos, side) if counts(pos, unit) else ~0


def crowd(pos: Position, side: int) -> UnitSet:
    """The units that count and stand in overfull hexes."""
    over = overfull(pos, side)
    if not over & land(pos, side):
        return 0
    return sum(1 << u for u, h in enumerate(pos.state.where) if h >= 0 and over >> h & 1 and pos.game.roster[u].side == side and counts(pos, u))
