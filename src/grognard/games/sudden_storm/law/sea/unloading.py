"""27C and 27D. Cargo put ashore: units, resource points, supply."""

from __future__ import annotations

from grognard.games.sudden_storm.law import marching, possession, stocks, unit_losses
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import (
    BEACHED,
    GERMANY,
    HAULED,
    NOBODY,
    SHIPPED,
    Convoy,
    Landed,
    Sailing,
    own,
)
from grognard.games.sudden_storm.law.sea import cargo, ports
from grognard.games.sudden_storm.law.sea.ship_damage import replace_convoy
from grognard.kernel.arguments import At
from grognard.kernel.changes import Message, Placed
from grognard.kernel.cite import rule
from grognard.kernel.referee import Referee


def unload(ref: Referee, h: int, beach: bool) -> None:
    """All that the ships in hand carry comes ashore."""
    sailing = ref.pos.memo(Sailing)
    now = cargo.convoy(ref.pos, sailing)
    size = cargo.load(ref.pos, now)
    if not size:
        return
    if not beach and h != GERMANY:
        ports.use(ref, h, size)
    for unit in now.units:
        step_ashore(ref, unit, h, beach or unit in now.from_beach)
    land_points(ref, now, h, beach, cargo.side_of(ref.pos, sailing))
    land_supply(ref, now, h, cargo.side_of(ref.pos, sailing))
    replace_convoy(ref, now, None)
    possession.resolve_possession(ref)


@rule("SS 27C1a", "SS 27C1b.1", "SS 27C1.4")
def step_ashore(ref: Referee, unit: int, h: int, beach: bool) -> None:
    """From port to port a unit spends a few of its points, over a beach all of them; nothing else is changed,
    and it may attack.
    """
    left = 0 if beach else cargo.points(ref.pos, unit) - cargo.price(ref.pos, unit)
    cite = "SS 27C1b.1" if beach else "SS 27C1a"
    ref.do(Placed(unit, h, "landed", cite))
    marching.keep_points(ref, unit, max(0, left), "" if left > 0 else cite)


@rule("SS 27C1a", "SS 27C1b.2")
def land_points(ref: Referee, now: Convoy, h: int, beach: bool, side: int) -> None:
    """After a voyage from port to port points may be carried again (SS-P41); after a beach they stay."""
    many = sum(one.points for one in now.goods)
    if not many:
        return
    if h == GERMANY:
        ref.note("SS 27B1.2", depot=own(ref.pos).depot + many)
    else:
        used = {
            one: HAULED | SHIPPED | BEACHED if beach or cargo.can_cross_beach(one) else one.used & ~HAULED
            for one in now.goods
        }
        ashore = [one._replace(hex=h, side=side, carrier=NOBODY, used=used[one]) for one in now.goods]
        stocks.exchange(ref, (), ashore, "SS 27C1a")
    ref.do(Message("ss-points-landed", (("place", At(h)), ("points", many)), "SS 27C1a"))


@rule("SS 12E2.1", "SS 27D.1")
def land_supply(ref: Referee, now: Convoy, h: int, side: int) -> None:
    """It stays where it was landed, to be drawn on."""
    re = now.supply * book(ref.pos).data.constant("naval.supply")
    if not re or h == GERMANY:
        return
    others = [one for one in own(ref.pos).landed if (one.hex, one.side) != (h, side)]
    there = sum(one.re for one in own(ref.pos).landed if (one.hex, one.side) == (h, side))
    ref.note("SS 12E2.1", landed=tuple(sorted([*others, Landed(h, side, there + re)])))
    ref.do(Message("ss-supply-landed", (("hex", At(h)), ("re", re)), "SS 12E2.1"))


@rule("SS 27C1.2")
def lose_all(ref: Referee) -> None:
    """Cargo does not stay at sea: what could be landed nowhere is lost."""
    for one in own(ref.pos).convoys:
        for unit in one.units:
            unit_losses.eliminate(ref, unit, "at-sea", "SS 27C1.2")
    if own(ref.pos).convoys:
        ref.note("SS 27C1.2", convoys=())
