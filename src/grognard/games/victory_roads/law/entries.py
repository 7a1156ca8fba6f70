"""17.1, 17.2.1, 17.3.5 and 17.3.11. Who comes now, and the hexes and boxes where each may come."""

from __future__ import annotations

from typing import NamedTuple

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.data import Data
from grognard.games.victory_roads.law.names import (
    AXIS,
    CAPITULATION,
    PLACE,
    SOVIET,
    STAVKA,
    UNSUPPLIED,
    WAITING,
    own,
)
from grognard.games.victory_roads.law.presence import ALLIED, controlled_hexes, occupied_hexes, side_units
from grognard.games.victory_roads.law.schedule import GERMAN, HUNGARIAN, Arrival
from grognard.games.victory_roads.law.stacking import bar_crowded, has_room
from grognard.games.victory_roads.law.supply import supplied_hqs
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits, hexset, unitset
from grognard.kernel.menu import Allowed
from grognard.kernel.places import POOL, box_number
from grognard.kernel.state import Position, UnitSet
from grognard.rules.why_not import hex_words

NEXT_TURN = PLACE["next_turn"]
HOMES = {"soviet": "ussr", "german": "germany", **ALLIED}  # the country of each nation


class Entry(NamedTuple):
    """Where a unit may come, before it is asked whether there is room: hexes, and boxes by their numbers; and
    the message that says of another hex why it is none.
    """

    cite: str
    hexes: HexSet
    why: str
    boxes: int = 0


class Arriving(NamedTuple):
    """A unit that comes onto the map; one just drawn cannot be put back."""

    unit: int
    drawn: bool = False


# -- who comes


def arrival(data: Data, unit: int) -> Arrival | None:
    """The line of the calendar for a unit, or for the one that it was before (K-38)."""
    calendar = data.tables.calendar
    old = next((one.old for one in calendar.transformations if one.new == unit), unit)
    return calendar.arrivals.get(unit) or calendar.arrivals.get(old)


@rule("VR 17.1a", "VR 17.2.1a")
def due(pos: Position, side: int) -> UnitSet:
    """The units whose turn has come; who found no place before is among them (K-36)."""
    data = book(pos).data
    waiting = bits(pos.at(POOL) & data.of_side[side] & data.units & ~data.of_type["garrison"])
    return unitset(unit for unit in waiting if is_due(pos, arrival(data, unit)))


def is_due(pos: Position, listed: Arrival | None) -> bool:
    if listed is None or listed.turn > pos.state.turn:
        return False
    return listed.ally is None or getattr(own(pos), listed.ally[0]) == listed.ally[1]


def units_coming(pos: Position, side: int) -> UnitSet:
    """All who come now: by the calendar, back from nowhere, rebuilt, raised, drawn, or changed of side."""
    found = due(pos, side) | pos.at(WAITING[side])
    if side == AXIS:
        return found | pos.at(NEXT_TURN)
    return found | returning(pos)


def returning(pos: Position) -> UnitSet:
    """Those who may still come back in this phase from the box of allies that changed sides."""
    found, nations = 0, book(pos).data.of_nation
    for nation, left in zip(ALLIED, own(pos).returning, strict=True):
        found |= pos.at(CAPITULATION) & nations[nation] if left else 0
    return found


# -- where


def entry(pos: Position, unit: int) -> Entry:
    """Where a unit comes, by the box in which it lies."""
    data, at, side = book(pos).data, pos.state.where[unit], pos.game.roster[unit].side
    if at == CAPITULATION:
        return Entry("VR 14.3f", homecoming(pos, data.more(unit).nation), "vr-why-no-homecoming")
    if at == NEXT_TURN:
        return Entry("VR 17.3.11c", german_cities(pos), "vr-why-no-german-city")
    if at == WAITING[side] and data.of_type["hq"] >> unit & 1:
        german = data.commands[unit] == "german"
        return Entry("VR 4.1.2", hq_return(pos, unit), GERMAN_ENTRY if german else "vr-why-no-home-city")
    if side == SOVIET:
        return Entry("VR 17.1a", soviet_cities(pos), "vr-why-no-soviet-city", stavka_box(pos))
    listed = arrival(data, unit) if at == POOL else None
    return Entry("VR 17.2.1a", *region(pos, listed))


GERMAN_ENTRY = "vr-why-no-german-entry"


def region(pos: Position, listed: Arrival | None) -> tuple[HexSet, str]:
    where = listed.where if listed is not None else GERMAN
    if where == GERMAN:
        return german_hexes(pos), GERMAN_ENTRY
    data, mine = book(pos).data, controlled_hexes(pos, AXIS)
    if where == HUNGARIAN:
        return data.cities & data.country("hungary") & mine, "vr-why-no-hungarian-city"
    return (listed.hexes if listed else 0) & mine, "vr-why-not-its-place"


@rule("VR 17.2.1a", "VR 13.0")
def german_hexes(pos: Position) -> HexSet:
    """German cities and advanced fortifications never captured; enemies may be adjacent (K-36)."""
    if book(pos).data.scene.axis_entry:
        return german_cities(pos)
    works = book(pos).data.map.features["fortress"] & ~own(pos).captured
    return german_cities(pos) | works & controlled_hexes(pos, AXIS)


@rule("VR 17.3.11c")
def german_cities(pos: Position) -> HexSet:
    """Those that the Axis controls; where the scenario has none of its own, its hexes of entry (K-37)."""
    data = book(pos).data
    return (data.scene.axis_entry or data.german_cities) & controlled_hexes(pos, AXIS)


@rule("VR 17.1a", "VR 17.3.11b")
def soviet_cities(pos: Position) -> HexSet:
    """Major cities in the Soviet Union, the Baltic states left out (K-06)."""
    data = book(pos).data
    return data.map.features["city"] & data.country(HOMES["soviet"]) & controlled_hexes(pos, SOVIET)


def stavka_box(pos: Position) -> int:
    return 1 << box_number(STAVKA) if book(pos).stavka else 0


@rule("VR 4.1.2")
def hq_return(pos: Position, unit: int) -> HexSet:
    """An HQ that lost its line comes back for nothing like a reinforcement of its side, that of an ally to a
    major city of its country (E-01).
    """
    nation = book(pos).data.commands[unit]
    return german_hexes(pos) if nation == "german" else home_cities(pos, nation)


@rule("VR 17.3.5")
def home_cities(pos: Position, nation: str) -> HexSet:
    """The major cities of a nation that its side controls; in a small scenario without any a minor one, and
    for Germans the hexes of entry where there are such (K-37).
    """
    data = book(pos).data
    if nation == "german" and data.scene.axis_entry:
        return german_cities(pos)
    mine = data.country(HOMES[nation]) & controlled_hexes(pos, SOVIET if nation == "soviet" else AXIS)
    major = data.map.features["city"] & mine & data.area
    small = data.scene.area != data.map.grid.board
    return major or (data.cities & mine if small else 0)


@rule("VR 14.3f")
def homecoming(pos: Position, nation: str) -> HexSet:
    """In the country that has changed sides, on or adjacent to a Soviet unit in supply."""
    data = book(pos).data
    friends = pos.hexes_of(side_units(pos, SOVIET) & ~pos.state.marks[UNSUPPLIED])
    near = friends | pos.game.map.grid.spread(friends, data.touching)
    return near & data.country(ALLIED[nation])


@rule("VR 17.3.11a")
def hq_hexes(pos: Position, unit: int) -> HexSet:
    """The hexes of supplied HQs of a unit's own nation."""
    side = pos.game.roster[unit].side
    return pos.hexes_of(supplied_hqs(pos, side, book(pos).data.commands[unit]))


# -- room


def hexes_with_room(pos: Position, unit: int, some: HexSet) -> HexSet:
    """Of some hexes, those that the unit may enter and that have room for it (K-36)."""
    foe = 1 - pos.game.roster[unit].side
    free = some & book(pos).data.area & ~occupied_hexes(pos, foe)
    return hexset(h for h in bits(free) if has_room(pos, unit, h))


@rule("VR 6.1.7", "VR 0a")
def bar_room(pos: Position, unit: int, found: Allowed) -> Allowed:
    """Of the hexes where a unit may come, keep it out of those that are no place for it now, saying why."""
    foe = 1 - pos.game.roster[unit].side
    found.less("VR 0a", found.set & ~book(pos).data.area, "vr-why-outside-area")
    found.less("VR 6.1.7", found.set & occupied_hexes(pos, foe), hex_words("why-enemy-there", pos))
    return bar_crowded(pos, unit, found)


def placeable(pos: Position, some: UnitSet) -> UnitSet:
    """Of some units, those that have a place to come to now."""
    found = 0
    for unit in bits(some):
        where = entry(pos, unit)
        if where.boxes or hexes_with_room(pos, unit, where.hexes):
            found |= 1 << unit
    return found


def units_without_place(pos: Position) -> UnitSet:
    """Units due in a place that their side does not control: they never come (K-36)."""
    data, found = book(pos).data, 0
    for unit in bits(due(pos, AXIS)):
        listed = arrival(data, unit)
        if listed is not None and listed.hexes & ~controlled_hexes(pos, AXIS):
            found |= 1 << unit
    return found
