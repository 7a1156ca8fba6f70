"""35. Where units may be set up by hand: zones of armies, their limits, and what has to be covered."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from grognard.games.sudden_storm.law import sets, stacking
from grognard.games.sudden_storm.law.air.bases import airbases
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.data import Data
from grognard.games.sudden_storm.law.deployment import BESIDE as NONDIVISIONAL
from grognard.games.sudden_storm.law.deployment import DIVISION, RE, Limit, parts
from grognard.games.sudden_storm.law.names import AXIS, NOBODY, SOVIET, own
from grognard.games.sudden_storm.law.possession import owned_hexes
from grognard.games.sudden_storm.law.presence import divisions, land_units, occupied_hexes
from grognard.games.sudden_storm.law.sizes import total
from grognard.games.sudden_storm.law.zoc import zoc
from grognard.kernel.arguments import At
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits, holds, intersect_gates, unitset
from grognard.kernel.menu import Allowed, Cause, hexes
from grognard.kernel.places import POOL
from grognard.kernel.state import Position, UnitSet

BORDER = ("Leningrad", "Baltic", "Western", "Kiev", "Odessa", "Transcaucasus")  # districts along the border
AIRCRAFT = "allied_aircraft"  # of the Axis allies
SMALL = "area"  # the one army of a side in a scenario of our own
ONE_HEX, FLOTILLAS = "hex ", "flotillas"
FAR = 3  # hexes from the ready-made one, in scenarios without zones
WHOLE_BORDER = ("germany", "hungary", "rumania")
LINES_ALONE = ("finland", "turkey", "iran")


class Stage(NamedTuple):
    """A part of the set-up: whose it is, and its name."""

    side: int
    name: str


@rule("SS 35.4")
def order() -> tuple[Stage, ...]:
    """The Soviet border districts, then the Axis, then the other Soviets; aircraft come later (30F2)."""
    return Stage(SOVIET, "border"), Stage(AXIS, "axis"), Stage(SOVIET, "interior")


STAGES = order()


# -- who sets up, and when


def district_of(data: Data, unit: int) -> str:
    """The district of a Soviet unit's heading: "Kiev" of "Kiev Special MD: 5th Army"."""
    heading, _, rest = data.more(unit).group.partition(" MD")
    return heading.split()[0] if rest.startswith(":") else ""


def home_hex(data: Data, unit: int) -> int:
    """The hex of the ready-made set-up; ships have theirs on their rows."""
    ship = data.more(unit).ship
    return data.scenario.where[unit] if ship is None else ship.hex


@rule("SS OB-A.8", "SS OB-S.10")
@lru_cache(8)
def fleet(data: Data) -> UnitSet:
    """Ships that begin on the map."""
    if not data.scene.campaign or not data.scene.is_on("27"):
        return 0
    return unitset(ship for ship in bits(data.ships) if data.more(ship).status == "map")


@rule("SS 35.4")
@lru_cache(32)
def units_of_stage(data: Data, stage: Stage) -> UnitSet:
    """The units of a part of the set-up, and the ships with the last of their side; intrinsic defences stand
    already.
    """
    placed = unitset(unit for unit, at in enumerate(data.scenario.where) if at >= 0) & ~data.intrinsic
    mine = placed & data.of_side[stage.side] | fleet(data) & data.all_of_side[stage.side]
    if stage.side == AXIS:
        return mine | allied_aircraft(data)
    first = mine
    if data.scene.campaign:
        first = unitset(unit for unit in bits(mine) if district_of(data, unit) in BORDER)
    return first if stage == STAGES[0] else mine & ~first


@rule("SS 35.9")
def allied_aircraft(data: Data) -> UnitSet:
    """Air units of the allies set up with the army; those of the Germans and the Soviets later (30F2)."""
    if not data.scene.campaign or not data.scene.is_on("16"):
        return 0
    some = data.planes & ~data.planes_of["german"] & ~data.planes_of["soviet"]
    return unitset(unit for unit in bits(some) if data.more(unit).status == "map")


@rule("SS 35.9")
def home_bases(pos: Position, unit: int) -> HexSet:
    """Bases in an air unit's own country."""
    data = book(pos).data
    country = {"finnish": "finland", "rumanian": "rumania"}[data.more(unit).nation]
    return data.country(country) & airbases(pos, AXIS)


def army(data: Data, unit: int) -> str:
    """The zone in which a unit is set up; flotillas, each in its hex, are one army, and so are aircraft."""
    if data.of_kind["flotilla"] >> unit & 1:
        return FLOTILLAS
    if data.planes >> unit & 1:
        return AIRCRAFT
    return data.more(unit).zone if data.scene.campaign else SMALL


@lru_cache(32)
def armies(data: Data, stage: Stage) -> tuple[str, ...]:
    return tuple(dict.fromkeys(army(data, unit) for unit in bits(units_of_stage(data, stage))))


def units_to_set_up(pos: Position, stage: Stage) -> UnitSet:
    """All that is set up in a stage now, regiments of broken-down divisions among them."""
    found = units_of_stage(book(pos).data, stage)
    for division, _ in own(pos).parted:
        found |= sets.regiments_left(pos, division) if holds(found, division) else 0
    return found


def whole_unit(pos: Position, unit: int) -> int:
    """The division that a regiment was broken down from; any other unit itself."""
    division = sets.division_of(pos, unit)
    return unit if division == NOBODY else division


def units_waiting(pos: Position, stage: Stage) -> UnitSet:
    return units_of_stage(book(pos).data, stage) & pos.at(POOL)


# -- zones


@rule("SS 35.2")
def zone(pos: Position, unit: int) -> HexSet:
    """The rows and hexes of a unit's army; in a scenario of our own its side's zone, or near its own hex."""
    data, side = book(pos).data, pos.game.roster[unit].side
    if whole_unit(pos, unit) != unit:
        return zone(pos, whole_unit(pos, unit)) & broken_down_area(data)
    if data.scene.campaign:
        found = zone_of(data, data.more(unit).zone)
        return with_friends(pos, unit, found) if army(data, unit).startswith(NONDIVISIONAL) else found
    if data.scene.free[side]:
        return data.scene.free[side] & owned_hexes(pos, side)
    near = pos.game.map.grid.disc(1 << data.scenario.where[unit], FAR)
    return near & data.scene.area & owned_hexes(pos, side)


@rule("SS OB-A.8", "SS OB-S.10")
def zone_of(data: Data, name: str) -> HexSet:
    """A zone by its name; ships may have any port of their sea, and flotillas have a hex each."""
    if name.startswith(ONE_HEX):
        return 1 << data.map.hex(name.removeprefix(ONE_HEX))
    return data.tables.zones[name].hexes


@rule("SS 35.3")
@lru_cache(8)
def broken_down_area(data: Data) -> HexSet:
    """Where divisions may begin broken down: in two zones of weather."""
    zones = data.map.attributes["zone"]
    return (zones["a"] | zones["g"]) & data.land


@rule("SS 35.6")
def with_friends(pos: Position, unit: int, found: HexSet) -> HexSet:
    """With other units of the district, or in any of its cities and fortresses."""
    data = book(pos).data
    mine = district_of(data, unit)
    others = unitset(
        one
        for one in bits(units_of_stage(data, STAGES[0]) & land_units(pos, SOVIET))
        if district_of(data, one) == mine and not army(data, one).startswith(NONDIVISIONAL)
    )
    return found & (data.cities | data.features("fortress")) | pos.hexes_of(others)


# -- limits


def limits_of(data: Data, name: str) -> tuple[Limit, ...]:
    return tuple(one for one in data.tables.deployment if one.zone == name) if data.scene.campaign else ()


def limit_measure(pos: Position, limit: Limit, some: UnitSet) -> int:
    if limit.what == RE:
        return total(pos, some)
    return (divisions(pos, some) if limit.what == DIVISION else some).bit_count()


def units_standing(pos: Position, limit: Limit, where: HexSet) -> UnitSet:
    """Units of the army that stand in a part of its zone."""
    data = book(pos).data
    mine = unitset(unit for unit, name in data.armies.items() if name == limit.zone)
    for division, _ in own(pos).parted:
        mine |= sets.regiments_left(pos, division) if holds(mine, division) else 0
    return mine & pos.units_in(where)


@rule("SS 35.2")
def full_hexes(pos: Position, unit: int) -> HexSet:
    """Hexes where a unit would go beyond a limit of its army."""
    data, found = book(pos).data, 0
    for limit in limits_of(data, army(data, whole_unit(pos, unit))):
        more = limit_measure(pos, limit, 1 << unit)
        for where in parts(limit, data.great_cities):
            others = units_standing(pos, limit, where) & ~(1 << unit)
            if more and limit.most is not None and limit_measure(pos, limit, others) + more > limit.most:
                found |= where
    return found


@rule("SS 35.2")
def short_hexes(pos: Position, stage: Stage) -> HexSet:
    """Where an army of a stage has fewer than it must."""
    data, found = book(pos).data, 0
    for name in armies(data, stage):
        for limit in limits_of(data, name):
            for where in parts(limit, data.great_cities):
                if limit_measure(pos, limit, units_standing(pos, limit, where)) < limit.least:
                    found |= where
    return found


def crowded_hexes(pos: Position, unit: int, where: HexSet) -> HexSet:
    """Where the limits of stacking leave no room for a unit."""
    if book(pos).data.ships >> unit & 1:
        return 0
    taken = where & occupied_hexes(pos, pos.game.roster[unit].side)
    apart = pos.state.where[unit]
    return sum(1 << h for h in bits(taken) if h != apart and not stacking.has_room(pos, 1 << unit, h))


@rule("SS 35.2", "SS 35.6")
def places(pos: Position, unit: int) -> Allowed:
    """Where a unit may be set up now."""
    if book(pos).data.planes >> unit & 1:
        return hexes(home_bases(pos, unit), "SS 35.9", lambda _: Cause("SS 35.9", "ss-why-not-at-home"))
    alone = army(book(pos).data, whole_unit(pos, unit)).startswith(NONDIVISIONAL)
    cite = "SS 35.6" if alone else "SS 35.2"
    where = zone(pos, unit)
    outside = Cause(cite, "ss-why-not-with-its-district" if alone else "ss-why-other-zone")
    found = hexes(where, cite, lambda _: outside)
    found.less("SS 35.2", full_hexes(pos, unit) & where, "ss-why-zone-full")
    for h in bits(crowded_hexes(pos, unit, where)):
        cite = stacking.CITES[stacking.ground(book(pos).data, h)]
        found.less(cite, 1 << h, lambda at: stacking.full_hex(pos, at))
    return found


# -- what must be in order in the end


@lru_cache(8)
def border(data: Data) -> HexSet:
    """The Soviet hexes along the borders that must be covered: all, or those of roads and railways."""
    grid, found, ways = data.map.grid, 0, 0
    for country in WHOLE_BORDER:
        found |= grid.adjacent(data.country(country) & data.land)
    for country in LINES_ALONE:
        for steps in intersect_gates(data.ways, grid.toward(data.country(country))):
            ways |= steps
    return (found | ways) & data.ussr


@rule("SS 35.5")
def uncovered_hexes(pos: Position) -> HexSet:
    """Neither occupied nor in a Soviet ZOC."""
    data = book(pos).data
    return border(data) & ~occupied_hexes(pos, SOVIET) & ~zoc(pos, SOVIET) if data.scene.campaign else 0


@rule("SS 35.6")
def lonely_units(pos: Position, stage: Stage) -> UnitSet:
    """Non-divisional units left without another of their district."""
    data = book(pos).data
    small = units_of_stage(data, stage) & land_units(pos, SOVIET)
    return unitset(
        unit
        for unit in bits(small)
        if army(data, unit).startswith(NONDIVISIONAL) and not zone(pos, unit) >> pos.state.where[unit] & 1
    )


def hex_args(found: HexSet) -> tuple[tuple[str, At], ...]:
    return (("hex", At(bits(found)[0])),)
