"""19D1. Rail yards: which of them work, how much they can be hit, and what a hit takes."""

from __future__ import annotations

from grognard.games.sudden_storm.law import rail
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import AXIS, SOVIET, own
from grognard.games.sudden_storm.law.possession import owned_hexes
from grognard.games.sudden_storm.law.supply_check import hexes_on_rails
from grognard.kernel.arguments import At
from grognard.kernel.changes import Message
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, holds
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position


@rule("SS 19D1.1")
def yards(pos: Position, side: int) -> HexSet:
    """Every dot city and hex of a major city that a side owns."""
    data = book(pos).data
    return (data.features("dot_city") | data.major_cities) & owned_hexes(pos, side)


@rule("SS 19D1.2")
def working_yards(pos: Position, side: int) -> HexSet:
    """Those from which a rail element leads to a source; nothing in an air phase changes that."""
    return yards(pos, side) & hexes_on_rails(pos, side)


def hits_on(pos: Position, h: int) -> int:
    """Hits of this air phase that count."""
    return dict(own(pos).yard_hits).get(h, 0)


@rule("SS 19D1.3")
def most_hits(pos: Position, h: int) -> int:
    """The hits that count in an air phase."""
    data = book(pos).data
    return data.constant("yard.major" if holds(data.major_cities, h) else "yard.dot")


def net_of_yard(pos: Position, side: int, h: int) -> int:
    """Finnish yards lower the Finnish capacity, all others of the Axis the standard one (SS-P77)."""
    if side == SOVIET:
        return rail.SOVIET_NET
    return rail.FINNISH_NET if holds(rail.finnish_net(pos), h) else rail.STANDARD_NET


@rule("SS 19D1.1", "SS 19D1.2", "SS 19D1.3")
def hit(ref: Referee, h: int) -> None:
    """Capacity is less for the next player turn of its owner; in vain where the yard does not work, or has
    had enough.
    """
    pos = ref.pos
    side = SOVIET if holds(owned_hexes(pos, SOVIET), h) else AXIS
    had, where = hits_on(pos, h), (("hex", At(h)),)
    if not holds(working_yards(pos, side), h):
        ref.do(Message("ss-yard-idle", where, "SS 19D1.2"))
        return
    if had >= most_hits(pos, h):
        ref.do(Message("ss-yard-enough", where, "SS 19D1.3"))
        return
    hits = {**dict(own(pos).yard_hits), h: had + 1}
    less, net = book(pos).data.constant("yard.hit"), net_of_yard(pos, side, h)
    lost = tuple(n + (less if one == net else 0) for one, n in enumerate(own(pos).yards_hit))
    ref.do(Message("ss-yard-hit", (*where, ("re", less)), "SS 19D1.1"))
    ref.note("SS 19D1.1", yard_hits=tuple(sorted(hits.items())), yards_hit=lost)
