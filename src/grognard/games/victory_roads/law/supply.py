"""1.2 and 4. Sources, lines of supply and the command radius, as far as movement asks for them."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import AXIS, MP, SOVIET, own
from grognard.games.victory_roads.law.presence import (
    adjacent_hexes,
    bridges,
    closed_country,
    controlled_hexes,
    occupied_hexes,
    side_units,
)
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits, unitset
from grognard.kernel.pathfinding import MoveTerms, threat
from grognard.kernel.state import Position, UnitSet, board_fact
from grognard.rules.supply import joined_hexes

GERMAN = "german"
MANY = 40  # units: of fewer it is asked one by one where they stand

# -- sources


@rule("VR 4.3.1a", "VR 4.3.1b", "VR 4.4.1")
@board_fact("control")
def sources(pos: Position, side: int) -> HexSet:
    """Soviet: cities held in June 1944 and the ways off the east edge. German: cities in Germany and Baltic
    ports. A source must be controlled now (E-02).
    """
    data = book(pos).data
    if side == SOVIET:
        found = data.map.areas["soviet_cities"] | data.map.areas["east_edge"]
    else:
        found = data.german_cities | open_ports(pos)
    return found & controlled_hexes(pos, side)


@rule("VR 4.4.2")
def open_ports(pos: Position) -> HexSet:
    """Baltic ports that Soviet units do not blockade."""
    data, enemies = book(pos).data, occupied_hexes(pos, SOVIET)
    found = 0
    for port in bits(data.map.areas["baltic_ports"]):
        around = pos.game.map.grid.spread(1 << port, data.touching) & data.land
        if (around & enemies).bit_count() < book(pos).blockade(around.bit_count()):
            found |= 1 << port
    return found


# -- lines


@rule("VR 1.2.3", "VR 4.1.1b")
def passable(pos: Position, side: int, friends: HexSet) -> HexSet:
    """Where lines and command radii may pass: through no enemy, and next to none unless a friend is there."""
    foe = 1 - side
    return pos.game.map.grid.board & ~occupied_hexes(pos, foe) & (~adjacent_hexes(pos, foe) | friends)


@board_fact("control")
def connected_hexes(pos: Position, side: int) -> HexSet:
    """The hexes with a line of supply along roads and railways."""
    return lines_from(pos, side, occupied_hexes(pos, side))


def lines_from(pos: Position, side: int, friends: HexSet) -> HexSet:
    """The hexes joined to a source; partisans let no Axis line pass."""
    ways = passable(pos, side, friends) & ~partisan_hexes(pos, side)
    return joined_hexes(pos.game.map.grid, sources(pos, side) & ways, ways, book(pos).data.ways)


@rule("VR 4.1.1a", "VR 4.4.3", "VR 4.5.1", "VR 4.5.2", "VR 6.1.10a")
def hq_hexes(pos: Position, unit: int) -> HexSet:
    """Where an HQ would be in supply: on a source, where a road or railway leads to one, or in works that
    supply it. The hex that it stands in itself may be next to an enemy, that which it leaves may not. The
    capital of an ally is a source while it has a line to Germany itself, and so adds nothing to these hexes.
    """
    side = pos.game.roster[unit].side
    here = pos.state.where[unit]
    alone = here >= 0 and pos.at(here) & book(pos).data.units == 1 << unit
    friends = occupied_hexes(pos, side) & ~(1 << here if alone else 0)
    fed = lines_from(pos, side, friends)
    beside = pos.game.map.grid.spread(fed, book(pos).data.ways)
    works = strongholds(pos) if book(pos).data.commands[unit] == GERMAN else 0
    return (fed | beside & ~partisan_hexes(pos, side) | sources(pos, side) | works) & ~occupied_hexes(
        pos, 1 - side
    )


def partisan_hexes(pos: Position, side: int) -> HexSet:
    """Where partisans let no line of the Axis pass."""
    return pos.hexes_of(book(pos).data.supports["partisans"]) if side == AXIS else 0


@rule("VR 4.1.1a", "VR 4.4.3", "VR 7.4.4")
@board_fact("control", "captured")
def hqs_in_supply(pos: Position, side: int) -> UnitSet:
    """HQs on a source, or on a road or railway that leads to one, as things stand now; a German one also in
    works that supply whoever is in them, for an HQ is a unit.
    """
    hqs = pos.on_map(side) & book(pos).data.of_type["hq"]
    found = standing_in(pos, hqs, connected_hexes(pos, side) | sources(pos, side))
    if side == AXIS:
        found |= standing_in(pos, hqs & book(pos).data.of_nation[GERMAN], strongholds(pos))
    return found


@rule("VR 4.4.3")
def strongholds(pos: Position) -> HexSet:
    """Advanced fortifications that were never captured supply the Germans in them."""
    return book(pos).data.map.features["fortress"] & ~own(pos).captured


def standing_in(pos: Position, some: UnitSet, hexes: HexSet) -> UnitSet:
    """Of some units on the map those that stand in a set of hexes."""
    if some.bit_count() > MANY:
        return some & pos.units_in(hexes)
    where = pos.state.where
    return unitset([unit for unit in bits(some) if hexes >> where[unit] & 1])


def supplied_hqs(pos: Position, side: int, nation: str) -> UnitSet:
    data = book(pos).data
    return sum(1 << hq for hq in bits(hqs_in_supply(pos, side)) if data.commands[hq] == nation)


# -- command


@rule("VR 6.2.1b")
@board_fact("control", "captured", "weather", "pontoons", "bridgeheads")
def command(pos: Position, side: int, nation: str) -> HexSet:
    """The hexes in the command radius of a nation's supplied HQs."""
    hqs = supplied_hqs(pos, side, nation)
    return radii(pos, side, nation, hqs) if hqs else 0


def radius_of(pos: Position, hq: int) -> HexSet:
    """The command radius of one HQ."""
    return radii(pos, pos.game.roster[hq].side, book(pos).data.commands[hq], 1 << hq)


@rule("VR 1.1.5c", "VR 1.2.1", "VR 1.2.2a", "VR 1.2.2b", "VR 1.2.3", "VR 1.2.4a")
def radii(pos: Position, side: int, nation: str, hqs: UnitSet) -> HexSet:
    """The hexes in the command radius of some HQs, on whichever side they lie; no radius passes over the sea
    or a lake (E-06).
    """
    data, starts = book(pos).data, dict[int, HexSet]()
    for unit in bits(hqs):
        points = data.more(unit).radii[0] * MP
        starts[points] = starts.get(points, 0) | 1 << pos.state.where[unit]
    net = book(pos).ground.radius(own(pos).weather, bridges(pos, side))
    free = passable(pos, side, occupied_hexes(pos, side)) & data.land & ~closed_country(pos, side, nation)
    return threat(net, starts, MoveTerms(free))


# -- units


@rule("VR 4.5.1", "VR 4.5.2")
def capital(pos: Position, nation: str) -> HexSet:
    """The hexes of an Axis ally's capital that have a line to a German source, each by itself (K-05)."""
    places = book(pos).data.capitals[nation] & controlled_hexes(pos, AXIS)
    return places & connected_hexes(pos, AXIS) if ally_status(pos, nation) == "axis" else 0


def ally_status(pos: Position, nation: str) -> str:
    """On whose side an ally is: axis, soviet, absent, or out of the war."""
    return own(pos).romania if nation == "romanian" else own(pos).hungary


@rule("VR 4.2.1a", "VR 4.2.1b", "VR 4.2.1c", "VR 4.2.1d", "VR 4.2.1e")
@board_fact("control", "captured", "weather", "pontoons", "bridgeheads", "romania", "hungary")
def fed_hexes(pos: Position, side: int, nation: str) -> HexSet:
    """Where units of a nation are in supply: on a source, in the radius of a supplied HQ of theirs or, for
    allies of the Axis, of a German one, and where a Ju-52 lands.
    """
    found = sources(pos, side) | command(pos, side, nation)
    if nation == GERMAN:
        found |= strongholds(pos)
    elif side == AXIS:
        found |= command(pos, side, GERMAN) | capital(pos, nation)
    return found | (pos.hexes_of(book(pos).data.supports["ju52"]) if side == AXIS else 0)


def supplied_units(pos: Position, side: int) -> UnitSet:
    """The units of a side that are in supply now, whatever marker they bear."""
    data, found = book(pos).data, 0
    mine = side_units(pos, side)
    for nation in sorted({data.commands[unit] for unit in bits(mine)}):
        theirs = data.led_by[nation] & mine
        found |= standing_in(pos, theirs, fed_hexes(pos, side, nation))
    return found
