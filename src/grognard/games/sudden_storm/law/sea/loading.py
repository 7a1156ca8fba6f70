"""27C and 27D. Taking aboard units, resource points and supply, in port or from a beach."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from grognard.games.sudden_storm.law import marching, stocks
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import (
    AFLOAT,
    BEACHED,
    GERMANY,
    HAULED,
    SHIPPED,
    Convoy,
    Sailing,
    Stock,
    own,
)
from grognard.games.sudden_storm.law.sea import cargo, ports
from grognard.games.sudden_storm.law.sea.ship_damage import replace_convoy
from grognard.games.sudden_storm.law.sizes import transport_size
from grognard.kernel.arguments import At
from grognard.kernel.changes import Message, Placed
from grognard.kernel.cite import rule
from grognard.kernel.flow import JOIN, Verb
from grognard.kernel.hexes import bits
from grognard.kernel.menu import UNIT, Allowed, button, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position
from grognard.rules.answers import Choice
from grognard.rules.why_not import not_among_cause, unit_words

# -- units


@rule("SS 27C1a")
def boarding(pos: Position, sailing: Sailing) -> Allowed | None:
    """Units that go aboard in a port, for some of their points."""
    h = cargo.convoy_place(pos, sailing)
    if not cargo.is_port(pos, sailing, h) or not cargo.ashore(pos, sailing):
        return None
    found = units_to_load(pos, sailing)
    some = found.set
    big = sum(1 << unit for unit in bits(some) if transport_size(pos, unit) > cargo.quay_room(pos, h))
    found.less("SS 27A3.1", big, "ss-why-port-full")
    slow = sum(1 << unit for unit in bits(some) if cargo.points(pos, unit) < cargo.price(pos, unit))
    found.less("SS 27C1a", slow, unit_words("ss-why-no-points-to-sail", pos))
    besieged = sum(1 << unit for unit in bits(found.set) if cargo.points(pos, unit) < way_out(pos, unit))
    found.less("SS 6A.1", besieged, unit_words("ss-why-zoc-to-sail", pos))
    under_fire = sum(1 << unit for unit in bits(found.set) if cargo.points(pos, unit) < fare(pos, unit))
    found.less("SS 19D2d.2", under_fire, unit_words("ss-why-harassed-to-sail", pos))
    return without_stranded(pos, sailing, found, False)


def way_out(pos: Position, unit: int) -> int:
    """Half points for a voyage from the port where a unit is, out of enemy ZOC if it is in one."""
    return cargo.price(pos, unit) + cargo.zoc_price(pos, unit)


def fare(pos: Position, unit: int) -> int:
    """The same under aircraft."""
    return way_out(pos, unit) + cargo.harassment(pos, unit)


@rule("SS 27C1b.1")
def boating(pos: Position, sailing: Sailing) -> Allowed | None:
    """Units that go aboard from a beach, for all their points."""
    h = cargo.convoy_place(pos, sailing)
    if not cargo.is_beach(pos, sailing, h) or not cargo.ashore(pos, sailing):
        return None
    found = units_to_load(pos, sailing)
    found.less("SS 27C1b.1", cargo.heavy_units(pos), unit_words("ss-why-no-beach", pos))
    moved = sum(1 << unit for unit in bits(found.set) if not cargo.has_all_points(pos, unit))
    found.less("SS 27C1b.1", moved, unit_words("ss-why-not-fresh", pos))
    return without_stranded(pos, sailing, found, True)


def units_to_load(pos: Position, sailing: Sailing) -> Allowed:
    """Units there that may move and for which the ships have room."""
    here = cargo.ashore(pos, sailing)
    found = units(here, "SS 27C1.1", not_among_cause(pos, "SS 27C1.1", "ss-why-not-at-the-quay"))
    found.less("SS 6.3", here & ~cargo.free_to_go(pos, sailing), "why-moved")
    burdened = sum(1 << unit for unit in bits(here) if cargo.units_loaded(pos, unit))
    found.less("SS 27C1a", burdened, unit_words("ss-why-carries-points", pos))
    room = cargo.spare(pos, sailing)
    big = sum(1 << unit for unit in bits(here) if transport_size(pos, unit) > room)
    return found.less("SS 27C1.1", big, unit_words("ss-why-no-room-aboard", pos))


def without_stranded(pos: Position, sailing: Sailing, found: Allowed, beach: bool) -> Allowed:
    nowhere = cargo.no_landing(pos, sailing, found.set, beach)
    return found.less("SS 27C1.2", nowhere, unit_words("ss-why-no-landing", pos))


def embark(beach: bool) -> Callable[[Referee, int], None]:
    def board(ref: Referee, unit: int) -> None:
        sailing = ref.pos.memo(Sailing)
        h, size = cargo.convoy_place(ref.pos, sailing), transport_size(ref.pos, unit)
        old, new = (
            cargo.convoy(ref.pos, sailing),
            cargo.with_unit(ref.pos, sailing, unit, beach),
        )
        cite = "SS 27C1b.1" if beach else "SS 27C1a"
        if not beach and (more := fare(ref.pos, unit) - cargo.price(ref.pos, unit)):
            marching.keep_points(ref, unit, cargo.points(ref.pos, unit) - more, "")
        ref.do(Placed(unit, AFLOAT, "embarked", cite))
        if not beach and h >= 0:
            ports.use(ref, h, size)
        replace_convoy(ref, old, new)

    return board


# -- resource points


def point_at_hand(pos: Position, sailing: Sailing) -> tuple[Stock, bool] | None:
    """A point that can be taken aboard, and whether over the beach."""
    if cargo.spare(pos, sailing) < 1:
        return None
    h, found = cargo.convoy_place(pos, sailing), cargo.point_stocks(pos, sailing)
    if cargo.is_port(pos, sailing, h) and cargo.quay_room(pos, h) and found:
        return min(found, key=lambda one: one.used)._replace(points=1), False
    clean = [one for one in found if cargo.is_untouched(one)]
    if cargo.is_beach(pos, sailing, h) and clean:
        return clean[0]._replace(points=1), True
    return None


def aboard(stock: Stock, beach: bool) -> Stock:
    return stock._replace(used=HAULED | SHIPPED | BEACHED) if beach else stock


def with_point(pos: Position, sailing: Sailing, stock: Stock, beach: bool) -> Convoy:
    now = cargo.convoy(pos, sailing)
    return now._replace(goods=stocks.merge_stocks((*now.goods, aboard(stock, beach))))


@rule("SS 27C1a", "SS 27C1b.2")
def point_loadable(pos: Position, sailing: Sailing) -> Allowed | None:
    found = point_at_hand(pos, sailing)
    if found is None or not cargo.has_landing(pos, sailing, with_point(pos, sailing, *found)):
        return None
    return button("SS 27C1b.2" if found[1] else "SS 27C1a")


def load_point(ref: Referee, _: int) -> None:
    sailing = ref.pos.memo(Sailing)
    found = point_at_hand(ref.pos, sailing)
    assert found is not None
    stock, beach = found
    old, new = cargo.convoy(ref.pos, sailing), with_point(ref.pos, sailing, stock, beach)
    h = cargo.convoy_place(ref.pos, sailing)
    if h == GERMANY:
        ref.note("SS 27C1a", depot=own(ref.pos).depot - 1)
    else:
        stocks.exchange(ref, [stock], (), "SS 27C1a")
        if not beach:
            ports.use(ref, h, 1)
    replace_convoy(ref, old, new)
    ref.do(Message("ss-point-aboard", (("place", At(h)),), "SS 27C1a"))


# -- supply


@rule("SS 27D.2")
def supply_here(pos: Position, sailing: Sailing) -> bool | None:
    """Can supply be loaded here: in port (False) or from the beach (True)? A port must have been in regular
    supply in the initial phase, a beach joined to a source by rail alone; ports off the map always are.
    """
    h, side = cargo.convoy_place(pos, sailing), cargo.side_of(pos, sailing)
    if h == GERMANY:
        return False
    if cargo.is_port(pos, sailing, h) and own(pos).supplied[side] >> h & 1 and cargo.quay_room(pos, h):
        return False
    if cargo.is_beach(pos, sailing, h) and own(pos).railheads >> h & 1:
        return True
    return None


def with_supply(pos: Position, sailing: Sailing) -> Convoy:
    now = cargo.convoy(pos, sailing)
    return now._replace(supply=now.supply + 1)


@rule("SS 27D.1", "SS 27A5")
def supply_loadable(pos: Position, sailing: Sailing) -> Allowed | None:
    if supply_here(pos, sailing) is None or cargo.spare(pos, sailing) < 1:
        return None
    return button("SS 27D.1") if cargo.has_landing(pos, sailing, with_supply(pos, sailing)) else None


@rule("SS 27D.1", "SS 27B2.5")
def load_supply(ref: Referee, _: int) -> None:
    """An RE of cargo is several of supply; the guns of its ships are silent in this player turn."""
    sailing, data = ref.pos.memo(Sailing), book(ref.pos).data
    old, new = cargo.convoy(ref.pos, sailing), with_supply(ref.pos, sailing)
    h = cargo.convoy_place(ref.pos, sailing)
    if h >= 0 and not supply_here(ref.pos, sailing):
        ports.use(ref, h, 1)
    replace_convoy(ref, old, new)
    guns = sailing.ships & data.of_kind["warship"]
    ref.note("SS 27B2.5", carriers=own(ref.pos).carriers | guns)
    args = (("place", At(h)), ("re", data.constant("naval.supply")))
    ref.do(Message("ss-supply-aboard", args, "SS 27D.1"))


LOADING: Mapping[str, Choice[Sailing]] = {
    "embark": Choice(boarding, Verb(embark(False), UNIT, JOIN)),
    "embark_beach": Choice(boating, Verb(embark(True), UNIT, JOIN)),
    "load_point": Choice(point_loadable, Verb(load_point)),
    "load_supply": Choice(supply_loadable, Verb(load_supply)),
}
