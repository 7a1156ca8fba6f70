"""27A5, 27C and 27D. What ships take aboard and where they may put it ashore."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import and_

from grognard.games.sudden_storm.law import marching, movers, stocks, territory, zoc
from grognard.games.sudden_storm.law.air.harassment import harassed_hexes
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import (
    AXIS,
    BEACHED,
    DONE,
    GERMANY,
    HAULED,
    MP,
    NOBODY,
    SHIPPED,
    Convoy,
    Sailing,
    Stock,
    own,
)
from grognard.games.sudden_storm.law.presence import land_units, occupied_hexes
from grognard.games.sudden_storm.law.sea import ports, rivers, routes, waters
from grognard.games.sudden_storm.law.sea.ship_damage import capacity, pieces
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits, unitset
from grognard.kernel.reach import zone_of
from grognard.kernel.state import Position, UnitSet, fact
from grognard.rules.why_not import Closure

# -- the ships in hand


def lead_ship(sailing: Sailing) -> int:
    return bits(sailing.ships)[0]


def convoy_place(pos: Position, sailing: Sailing) -> int:
    """Where they are: a hex, or off the map."""
    return pos.state.where[lead_ship(sailing)]


def side_of(pos: Position, sailing: Sailing) -> int:
    return pos.game.roster[lead_ship(sailing)].side


def is_river_convoy(pos: Position, sailing: Sailing) -> bool:
    return ports.is_flotilla(pos, lead_ship(sailing))


@fact
@rule("SS 27C1.1", "SS 30A2.2")
def reach(pos: Position, sailing: Sailing) -> HexSet:
    """Where all of them can go together. Who has put into the closed strait of Kerch goes no farther, as he
    would pass it in two steps.
    """
    here = convoy_place(pos, sailing)
    if sailing.moved and here >= 0 and routes.strait_closed(pos, side_of(pos, sailing)) >> here & 1:
        return 1 << here
    if is_river_convoy(pos, sailing):
        found = (rivers.flotilla_reach(pos, ship).hexes for ship in bits(sailing.ships))
    else:
        found = (routes.route(pos, ship).hexes for ship in bits(sailing.ships))
    return reduce(and_, found)


# -- the hold


def convoy(pos: Position, sailing: Sailing) -> Convoy:
    """What the ships in hand carry."""
    ships = tuple(bits(sailing.ships))
    return next((one for one in own(pos).convoys if set(one.ships) & set(ships)), Convoy(ships))


@rule("SS 27A5", "SS 27C1.1")
def load(pos: Position, cargo: Convoy) -> int:
    """RE aboard: units as in transport, points one each, supply by its RE of cargo."""
    return sum(piece.size for piece in pieces(pos, cargo))


@rule("SS 27C1.1", "SS 27E.1")
def spare(pos: Position, sailing: Sailing) -> int:
    """RE for which there is room."""
    ships = sum(capacity(pos, ship) for ship in bits(sailing.ships))
    return ships - load(pos, convoy(pos, sailing))


# -- the quay and the beach


def is_port(pos: Position, sailing: Sailing, h: int) -> bool:
    return h == GERMANY or bool(quays(pos, sailing) >> h & 1)


def quays(pos: Position, sailing: Sailing) -> HexSet:
    return ports.ports_for(pos, side_of(pos, sailing), is_river_convoy(pos, sailing))


def is_beach(pos: Position, sailing: Sailing, h: int) -> bool:
    return h >= 0 and bool(beaches(pos, sailing) >> h & 1)


def beaches(pos: Position, sailing: Sailing) -> HexSet:
    return ports.beaches(pos, side_of(pos, sailing), is_river_convoy(pos, sailing))


@rule("SS 27A3.1", "SS 27A3.2")
def quay_room(pos: Position, h: int) -> int:
    """RE that a port can take; those off the map take any number."""
    return ports.room(pos, h) if h >= 0 else 1_000


# -- units


@rule("SS 27C1a")
def price(pos: Position, unit: int) -> int:
    """Half points that a voyage from port to port costs a unit."""
    data = book(pos).data
    kind = "cm" if data.cm >> unit & 1 else "foot"
    return data.constant(f"naval.embark.{kind}") * MP


@rule("SS 19D2d.2")
def harassment(pos: Position, unit: int) -> int:
    """Half points that a unit pays besides for leaving a hex under aircraft, by sea as by land."""
    some, h = harassed_hexes(pos, pos.game.roster[unit].side), pos.state.where[unit]
    each = book(pos).data.constant("harassment.march") * MP
    return sum(many * each for many, hexes in some if h >= 0 and hexes >> h & 1)


@rule("SS 6A.1")
def zoc_price(pos: Position, unit: int) -> int:
    """And for leaving an enemy ZOC: whoever leaves the hex pays that."""
    side, h, data = pos.game.roster[unit].side, pos.state.where[unit], book(pos).data
    if h < 0:
        return 0
    left = zone_of(zoc.zones(pos, 1 - side), h)
    return zoc.tolls(data, "cm" if data.cm >> unit & 1 else "foot")[left][0]


def points(pos: Position, unit: int) -> int:
    """Half points that a unit has left."""
    found = marching.points_left(pos, unit)
    return marching.allowance(pos, unit) if found is None else found


def has_all_points(pos: Position, unit: int) -> bool:
    """Has it all its points?"""
    return marching.points_left(pos, unit) is None


@rule("SS 27C1b.1")
def heavy_units(pos: Position) -> UnitSet:
    """Who never uses a beach: c/m units and artillery, whether going aboard or ashore (C16)."""
    data = book(pos).data
    return data.cm | data.artillery


def ashore(pos: Position, sailing: Sailing) -> UnitSet:
    """The side's units that stand where the ships are."""
    data, side, h = book(pos).data, side_of(pos, sailing), convoy_place(pos, sailing)
    if h == GERMANY:
        return pos.at(h) & data.of_side[AXIS]
    return pos.at(h) & land_units(pos, side) & ~data.intrinsic


def free_to_go(pos: Position, sailing: Sailing) -> UnitSet:
    """Those of them that may still move in this phase."""
    some = ashore(pos, sailing)
    if convoy_place(pos, sailing) == GERMANY:
        return some & ~pos.state.marks[DONE]
    return some & movers.movable(pos, side_of(pos, sailing)).set


def units_loaded(pos: Position, unit: int) -> int:
    return stocks.points_carried(pos, unit)


# -- resource points


def point_stocks(pos: Position, sailing: Sailing) -> list[Stock]:
    """Points that lie where the ships are."""
    side, h = side_of(pos, sailing), convoy_place(pos, sailing)
    if h == GERMANY:
        many = own(pos).depot
        return [Stock(NOBODY, AXIS, many)] if many else []
    return [one for one in own(pos).stocks if (one.hex, one.side, one.carrier) == (h, side, NOBODY)]


@rule("SS 27C1b.2")
def is_untouched(stock: Stock) -> bool:
    """Points for a beach: neither carried nor railed in this turn."""
    return not stock.used & (HAULED | SHIPPED)


def can_cross_beach(stock: Stock) -> bool:
    return bool(stock.used & BEACHED)


# -- ashore


@rule("SS 27C1.1", "SS 27C1.2", "SS 27B1.3")
def landings(pos: Position, sailing: Sailing, cargo: Convoy, beach: bool) -> HexSet:
    """Where a cargo can be landed, in a port or over a beach: in a hex of one's own, with room for it, and
    closed to none of the units. German transports end their moves in ports.
    """
    here = convoy_place(pos, sailing)
    found = reach(pos, sailing) | (1 << here if here >= 0 else 0)
    if beach:
        if side_of(pos, sailing) == AXIS or not is_fit_for_beach(pos, cargo):
            return 0
        found &= beaches(pos, sailing)
    else:
        some = quays(pos, sailing) & found
        found = sum(1 << h for h in bits(some) if quay_room(pos, h) >= load(pos, cargo))
    return found & ~closed_landings(pos, cargo) if found else 0


def closed_landings(pos: Position, cargo: Convoy) -> HexSet:
    """Hexes that some unit aboard may not enter, or where there is no room for all of them."""
    found = 0
    for unit in cargo.units:
        found |= occupied_hexes(pos, 1 - pos.game.roster[unit].side)
    for closure in closures(pos, cargo):
        found |= closure.hexes
    return found


def closures(pos: Position, cargo: Convoy) -> Iterator[Closure]:
    """By paragraph."""
    for unit in cargo.units:
        yield from territory.closed_hexes(pos, unit)
    yield from territory.limits_of_all(pos, unitset(cargo.units))


@rule("SS 27C1b.1", "SS 27C1b.2")
def is_fit_for_beach(pos: Position, cargo: Convoy) -> bool:
    """Can all of it go over a beach? Units then spend all their points, and must have them."""
    if any(heavy_units(pos) >> unit & 1 for unit in cargo.units):
        return False
    if not all(unit in cargo.from_beach or has_all_points(pos, unit) for unit in cargo.units):
        return False
    return all(can_cross_beach(stock) or is_untouched(stock) for stock in cargo.goods)


@rule("SS 27B1.2")
def can_go_home(pos: Position, sailing: Sailing) -> bool:
    """Can German ships leave the map, to their ports there?"""
    if side_of(pos, sailing) != AXIS or is_river_convoy(pos, sailing):
        return False
    here = convoy_place(pos, sailing)
    found = reach(pos, sailing) | (1 << here if here >= 0 else 0)
    return here == GERMANY or bool(found & waters.exits(book(pos).data))


@rule("SS 31.1", "SS 31B.3")
def stays_home(pos: Position, cargo: Convoy) -> UnitSet:
    """Allies aboard, who leave their zones of their own will for no German port."""
    return unitset(unit for unit in cargo.units if not territory.is_german(pos, unit))


def has_landing(pos: Position, sailing: Sailing, cargo: Convoy) -> bool:
    """Is there any place to land it?"""
    if can_go_home(pos, sailing) and convoy_place(pos, sailing) != GERMANY and not stays_home(pos, cargo):
        return True
    return any(landings(pos, sailing, cargo, beach) for beach in (False, True))


def with_unit(pos: Position, sailing: Sailing, unit: int, beach: bool) -> Convoy:
    now = convoy(pos, sailing)
    boats = (*now.from_beach, unit) if beach else now.from_beach
    return now._replace(units=(*now.units, unit), from_beach=boats)


@rule("SS 27C1.2")
def no_landing(pos: Position, sailing: Sailing, some: UnitSet, beach: bool) -> UnitSet:
    """Units that could be taken aboard, but put ashore nowhere."""
    found = 0
    for unit in bits(some):
        if not has_landing(pos, sailing, with_unit(pos, sailing, unit, beach)):
            found |= 1 << unit
    return found
