"""The data files of a scenario are read, and checked against the orders of battle."""

from __future__ import annotations

from grognard.games.sudden_storm import map_types
from grognard.games.sudden_storm.law.cities import intrinsic_strength
from grognard.games.sudden_storm.law.data import ARRIVE, Data
from grognard.games.sudden_storm.law.deployment import broken_limits, is_alone, zone_left
from grognard.games.sudden_storm.law.names import BOXES, TURNS
from grognard.games.sudden_storm.law.roster import read_roster
from grognard.games.sudden_storm.law.scenario_rules import KEYS, read_scenario_rules
from grognard.games.sudden_storm.law.schedule import read_schedule
from grognard.games.sudden_storm.law.tables import read_tables
from grognard.kernel.cite import rule
from grognard.kernel.errors import BadInput
from grognard.kernel.hexes import bits
from grognard.kernel.load import Files
from grognard.kernel.maps import Map, load_map
from grognard.kernel.units import Roster
from grognard.rules.scenario import SETUP, Scenario, read_scenario


@rule("SS 2B.1", "SS 2B.2", "SS 2D7", "SS 2D8", "SS 35.1")
def read_map(files: Files) -> Map:
    found = load_map(files, map_types.TERRAINS, map_types.FEATURES, map_types.SIDES, map_types.LINES)
    for name in map_types.AREAS:
        if name not in found.areas:
            raise BadInput(f"areas.csv: no area {name}")
    return found


def read_the_scenario(files: Files, name: str, roster: Roster, map: Map) -> Scenario:
    found = read_scenario(files, name, roster, map, TURNS, KEYS, BOXES)
    if found is None:
        raise BadInput(f"scenarios/{name}.toml: setup_file is missing")
    return found


def check_setup(data: Data) -> None:
    """Who begins on the map stands in the zone of its army, and as many of it in each part as may."""
    tables, where = data.tables, data.scenario.where
    quarters = data.cities | data.features("fortress")
    for row in data.files.rows(data.scenario.table.need("setup_file", str), SETUP):
        unit = data.roster.index[row["unit"]]
        if row["at"] not in data.map.index:
            continue
        if (zone := zone_left(data.roster, tables.zones, unit, where[unit])) is not None:
            raise row.bad("at", f"{row['at']} is not in {zone.name}")
        if is_alone(data.roster, tables.zones, quarters, unit, where):
            raise row.bad("at", f"nobody of its district is at {row['at']}")
    for limit in broken_limits(data.roster, tables.deployment, data.great_cities, where):
        file = data.files.read(data.scenario.table.need("setup_file", str))[1]
        raise BadInput(f"too many or too few of {limit.zone}", "data-rows", many=limit.least).located_at(file)


@rule("SS 30J.1")
def check_intrinsic(data: Data) -> None:
    """Each of these cities has its defence, and no other hex has one."""
    found = {data.scenario.where[unit]: data.roster[unit].faces[0].defence for unit in bits(data.intrinsic)}
    old = data.border39("germany")
    wanted = {h: intrinsic_strength(city, bool(old >> h & 1)) for h, city in data.tables.cities.items()}
    for h in {*found, *wanted}:
        if found.get(h, 0) != wanted.get(h, 0):
            label = data.map.label(h)
            told = f"{label}: an intrinsic defence of {wanted.get(h, 0)} is required"
            raise BadInput(told).located_at("setup.csv")


def read(files: Files, name: str) -> Data:
    map = read_map(files)
    roster = read_roster(files, map.index, map.grid.size)
    tables = read_tables(files, map)
    ways = frozenset(one.removeprefix(ARRIVE) for one in tables.zones if one.startswith(ARRIVE))
    scenario = read_the_scenario(files, name, roster, map)
    found = Data(
        files,
        map,
        roster,
        tables,
        read_schedule(files, roster, map, ways),
        scenario,
        read_scenario_rules(scenario, map, roster),
    )
    if found.scene.campaign:
        check_setup(found)
        check_intrinsic(found)
    return found
