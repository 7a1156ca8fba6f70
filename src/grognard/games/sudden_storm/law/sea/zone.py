"""27B5. The safety zone of the Soviets in the Baltic, and what mines and submarines do outside it."""

from __future__ import annotations

from functools import lru_cache

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.data import Data
from grognard.games.sudden_storm.law.names import AXIS, SOVIET, own
from grognard.games.sudden_storm.law.sea import waters
from grognard.games.sudden_storm.law.sea.harbours import harbours
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position


@lru_cache(4)
@rule("SS 27B5.1")
def kronshtadt_hexes(data: Data) -> HexSet:
    return data.map.grid.disc(1 << data.places["kronshtadt"], data.constant("naval.zone"))


@rule("SS 27B5.1", "SS 27B5.4")
def safe(pos: Position) -> HexSet:
    """The safety zone, as long as there is one."""
    return 0 if own(pos).unsafe else kronshtadt_hexes(book(pos).data)


@rule("SS 27B5.1")
def dangerous(pos: Position, side: int) -> HexSet:
    """The waters of the Baltic where Soviet naval units are tested."""
    if side != SOVIET:
        return 0
    return waters.waters_of(book(pos).data, "baltic") & ~safe(pos)


@rule("SS 27B5.4")
def end_zone(ref: Referee, side: int, won: HexSet) -> None:
    """It is gone for good once the Axis owns every port in it."""
    data = book(ref.pos).data
    inside = harbours(data) & kronshtadt_hexes(data)
    now = own(ref.pos)
    if side == AXIS and won & inside and not now.unsafe and not now.soviet & inside:
        ref.note("SS 27B5.4", "ss-zone-gone", unsafe=True)


@rule("SS 27B5.2")
def hits(data: Data, die: int, hexes: int) -> int:
    """Of a test: the die, more for so many hexes outside the zone or a part of them."""
    more = -(-hexes // data.constant("naval.test.hexes"))
    return max(0, die + more - data.constant("naval.test"))
