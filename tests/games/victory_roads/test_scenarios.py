"""Set-ups, theatres, the calendar and the switches of every scenario."""

from __future__ import annotations

import csv
from collections import Counter
from functools import lru_cache

import pytest
from tests.games.victory_roads.drawn import GAME

from grognard.games import load
from grognard.games.victory_roads.law.counters import SCENARIOS
from grognard.games.victory_roads.law.data import Data
from grognard.games.victory_roads.law.names import AXIS, PLACE, SIDES, SOVIET, THEATRE_BOXES
from grognard.games.victory_roads.law.presence import occupied_hexes, side_units
from grognard.games.victory_roads.law.scenario_rules import ScenarioRules
from grognard.games.victory_roads.law.schedule import GERMAN
from grognard.games.victory_roads.law.schedule import PLACE as AT_A_PLACE
from grognard.games.victory_roads.law.supply import command, connected_hexes, sources, supplied_hqs
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.places import ABSENT, POOL
from grognard.kernel.state import Position

PLACED = {"campaign": 391, "bagration": 162, "bessarabia": 107, "budapest_wien": 92, "training": 18}
CAPITALS = {"hungarian": ("buda", "pest"), "romanian": ("bucharest",)}
every_scenario = pytest.mark.parametrize("scenario", SCENARIOS)


@lru_cache
def start(scenario: str) -> Position:
    game = load("vr", scenario=scenario)
    return Position(game, game.start(game))


def data(scenario: str) -> Data:
    found: Data = load("vr", scenario=scenario).rules.data
    return found


def listed(scenario: str) -> list[dict[str, str]]:
    return list(csv.DictReader(GAME.files.read(f"setup_{scenario}.csv")[0].splitlines()))


def rows(file: str) -> list[dict[str, str]]:
    return list(csv.DictReader(GAME.files.read(file)[0].splitlines()))


def place(id: str) -> int:
    return next(one.hex for one in GAME.map.places if one.id == id)


def labels(hexes: HexSet) -> set[str]:
    return set(GAME.map.labels(hexes))


# -- set-ups


def test_four_scenarios_place_752_counters() -> None:
    assert {scenario: len(listed(scenario)) for scenario in SCENARIOS} == PLACED
    assert sum(PLACED.values()) - PLACED["training"] == 752


@every_scenario
def test_everybody_stands_where_the_file_says_on_the_face_it_says(scenario: str) -> None:
    pos, faces = start(scenario), {"full": 0, "reinforced": 0, "reduced": 1, "standard": 1}
    for row in listed(scenario):
        unit = GAME.roster.index[row["unit"]]
        at = PLACE["stavka"] if row["at"] == "stavka" else GAME.map.index[row["at"]]
        assert pos.state.where[unit] == at
        assert pos.state.steps[unit] == len(GAME.roster[unit].faces) - faces[row["face"]]


@every_scenario
def test_everybody_is_on_land_in_the_area_and_on_his_side_of_the_front(scenario: str) -> None:
    pos, area = start(scenario), data(scenario).area
    control = pos.state.own.control
    assert not (occupied_hexes(pos, SOVIET) | occupied_hexes(pos, AXIS)) & ~area
    assert not occupied_hexes(pos, SOVIET) & ~control
    assert not occupied_hexes(pos, AXIS) & control
    assert GAME.hooks.invariants(pos) == []


@every_scenario
def test_no_stack_is_too_high(scenario: str) -> None:
    """Three divisions and one HQ; no Hungarian with a Romanian, and none across the closed border."""
    found = data(scenario)
    for side in (SOVIET, AXIS):
        for h in bits(occupied_hexes(start(scenario), side)):
            here = start(scenario).at(h) & found.units
            assert (here & found.divisions).bit_count() <= 3
            assert (here & found.of_type["hq"]).bit_count() <= 1
            assert not (here & found.of_nation["hungarian"] and here & found.of_nation["romanian"])
            if side == AXIS:
                assert not (here & found.of_nation["hungarian"] and found.country("romania") >> h & 1)
                assert not (here & found.of_nation["romanian"] and found.country("hungary") >> h & 1)


@every_scenario
def test_every_hq_and_every_unit_is_supplied(scenario: str) -> None:
    pos, found = start(scenario), data(scenario)
    for side, nations in ((SOVIET, ("soviet",)), (AXIS, ("german", "hungarian", "romanian"))):
        fed = {nation: command(pos, side, nation) | sources(pos, side) for nation in nations}
        for nation in nations:
            own = sum(1 << place(id) for id in CAPITALS.get(nation, ()))
            mine = sum(1 << u for u in bits(side_units(pos, side)) if found.commands[u] == nation)
            hqs = mine & found.of_type["hq"]
            assert supplied_hqs(pos, side, nation) == hqs
            out = pos.hexes_of(mine & ~hqs) & ~(
                fed[nation] | fed[nations[0]] | own & connected_hexes(pos, side)
            )
            assert labels(out) == set()


@every_scenario
def test_every_hex_of_the_axis_front_is_held(scenario: str) -> None:
    pos, found = start(scenario), data(scenario)
    theirs = pos.state.own.control & found.area
    front = GAME.map.grid.spread(theirs, found.touching) & found.area & ~theirs
    assert labels(front & ~occupied_hexes(pos, AXIS)) == set()


def units_at(scenario: str, at: str) -> dict[str, str]:
    return {row["unit"]: row["face"] for row in listed(scenario) if row["at"] == at}


def test_the_opening_of_the_examples() -> None:
    """EX-26: an attack of 32 on the reduced 256th; EX-27: what lies in the Stavka box."""
    attack = sum(
        GAME.roster[GAME.roster.index[unit]].faces[0].attack for unit in units_at("campaign", "6221")
    )
    assert attack == 32
    assert units_at("campaign", "6222") == {"G256": "reduced"}
    box = [GAME.roster.index[unit] for unit in units_at("campaign", "stavka")]
    armour = [unit for unit in box if data("campaign").armour >> unit & 1]
    heavy = [unit for unit in armour if GAME.roster[unit].faces[0].attack >= 9]
    assert (len(box) - len(armour), len(heavy), len(armour) - len(heavy)) == (10, 5, 1)


# -- theatres


@pytest.mark.parametrize(
    ("scenario", "theatres"),
    [
        ("campaign", {"TON": "6115", "TOCN": "6721", "TOCS": "5141", "TOS": "6958"}),
        ("bagration", {"TON": "6115", "TOCN": "6721"}),
        ("bessarabia", {"TOCS": "5151", "TOS": "6958"}),
        ("budapest_wien", {}),
        ("training", {}),
    ],
)
def test_theatres_begin_on_soviet_major_cities_near_the_front(
    scenario: str, theatres: dict[str, str]
) -> None:
    pos, found = start(scenario), data(scenario)
    assert {GAME.roster[one.unit].id: GAME.map.label(one.hex) for one in found.tables.theatres} == theatres
    for one in found.tables.theatres:
        here = 1 << one.hex
        assert pos.state.where[one.unit] == one.hex
        assert here & pos.state.own.control & found.map.features["city"] & connected_hexes(pos, SOVIET)
        assert any(one.hex in line.hexes for line in found.map.lines if line.kind == "rail")
        near = min(found.map.grid.distance(one.hex, h) for h in bits(occupied_hexes(pos, AXIS)))
        assert 2 <= near <= 10, "not remote (VR 11.2)"


def test_centre_north_has_the_six_supports_of_a_grand_offensive() -> None:
    """EX-26."""
    pos = start("campaign")
    box = {GAME.roster[unit].more.id for unit in bits(pos.at(THEATRE_BOXES["TOCN"]))}
    assert pos.at(THEATRE_BOXES["TOCN"]).bit_count() == 6
    assert {"surprise_attack", "lend_lease", "artillery_2", "artillery_3", "aviation_s"} == box
    moving = [one.random for one in data("campaign").tables.theatres if one.mode == "movement"]
    assert moving == [0]


# -- the calendar


@every_scenario
def test_nobody_arrives_who_is_there_and_nobody_twice(scenario: str) -> None:
    arrivals = [
        row["unit"]
        for row in rows("schedule.csv")
        if row["what"] == "arrive" and scenario in row["scenarios"].split()
    ]
    there = {row["unit"] for row in listed(scenario)}
    assert max(Counter(arrivals).values(), default=1) == 1
    assert not there & set(arrivals)
    assert set(GAME.roster.ids(sum(1 << u for u in data(scenario).tables.calendar.arrivals))) == set(arrivals)


def test_everybody_has_a_way_into_the_campaign() -> None:
    """Set up, arriving, what another becomes, of a pool, or a turned ally."""
    found = data("campaign")
    calendar = found.tables.calendar
    ways = {GAME.roster.index[row["unit"]] for row in listed("campaign")}
    ways |= {*calendar.arrivals, *(one.new for one in calendar.transformations)}
    left = [
        unit
        for unit in bits(found.units)
        if unit not in ways and not found.more(unit).pool and not found.more(unit).twin
    ]
    twins = {found.more(unit).twin for unit in ways}
    assert [GAME.roster[unit].id for unit in left if GAME.roster[unit].id not in twins] == ["R102M"]
    assert "R102M" in {row["unit"] for row in listed("bessarabia")}, "it fights in Bessarabia alone"


def test_the_pool_has_enough_corps_for_the_calendar() -> None:
    pos, calendar = start("campaign"), data("campaign").tables.calendar
    assert pos.at(PLACE["corps_pool"]).bit_count() == 25
    assert sum(one.many for one in calendar.draws) == 22
    assert start("budapest_wien").at(PLACE["corps_pool"]) == 0, "its corps have no modes"


def test_there_are_divisions_enough_to_withdraw() -> None:
    found = data("campaign")
    ready = found.divisions & found.of_nation["german"] & start("campaign").on_map(AXIS)
    for one in found.tables.calendar.withdrawals:
        kind = found.armour if one.armour else ~found.armour
        able = [u for u in bits(ready & kind) if GAME.roster[u].faces[0].attack >= one.attack]
        assert len(able) >= 5 * one.many


def test_reinforcements_wait_for_their_turn() -> None:
    pos, found = start("bagration"), data("bagration")
    arrivals = found.tables.calendar.arrivals
    assert all(pos.state.where[unit] == POOL for unit in arrivals)
    fifth = arrivals[GAME.roster.index["G5P"]]
    assert (fifth.turn, fifth.side, fifth.where, fifth.ally) == (1, AXIS, GERMAN, None)
    assert set(GAME.roster.ids(found.tables.calendar.listed.units_on(2))) == {"G28J", "G50", "G367"}


def test_some_come_to_a_place_and_some_with_an_ally_alone() -> None:
    arrivals = data("campaign").tables.calendar.arrivals
    posen, bulgarians = arrivals[GAME.roster.index["GFP"]], arrivals[GAME.roster.index["SB1"]]
    assert (posen.where, posen.hexes) == (AT_A_PLACE, 1 << place("posen"))
    assert bulgarians.ally == ("romania", "soviet")
    assert arrivals[GAME.roster.index["QH2"]].ally == ("hungary", "axis")


# -- switches


@pytest.mark.parametrize(
    ("scenario", "on"),
    [
        ("budapest_wien", {"haltebefehl"}),
        ("training", {"haltebefehl"}),
        ("bessarabia", {"haltebefehl", "theatres", "corps_modes", "satisfaction", "stavka", "replacements"}),
        (
            "bagration",
            {
                *("haltebefehl", "theatres", "corps_modes", "satisfaction", "stavka", "replacements"),
                "withdrawals",
            },
        ),
        (
            "campaign",
            {
                *("haltebefehl", "theatres", "corps_modes", "satisfaction", "stavka", "replacements"),
                *("withdrawals", "warsaw"),
            },
        ),
    ],
)
def test_each_scenario_adds_chapters(scenario: str, on: set[str]) -> None:
    """VR 0: Budapest-Wien has chapters 1 to 8, Bessarabia 1 to 17, Bagration 1 to 18, the campaign all."""
    scene = data(scenario).scene
    assert {name for name, value in scene._asdict().items() if value is True} - {"pr_first_turn"} == on
    last = {"budapest_wien": 8, "training": 8, "bessarabia": 17, "bagration": 18, "campaign": 19}[scenario]
    assert scene.chapters == frozenset(range(1, last + 1))


def tracks(scene: ScenarioRules) -> tuple[int, ...]:
    return scene.mood, scene.maximum, scene.freedom, scene.dismissals, scene.objectives_held


def test_tracks_and_allies_at_the_start() -> None:
    scenes = {scenario: data(scenario).scene for scenario in SCENARIOS}
    assert [tracks(scenes[scenario]) for scenario in ("campaign", "bagration", "bessarabia")] == [
        (7, 10, 0, 0, 6),
        (7, 10, 0, 0, 6),
        (5, 10, 1, 1, 6),
    ]
    assert {name for name, scene in scenes.items() if not scene.pr_first_turn} == {"campaign", "bagration"}
    assert {scenario: scene.naval for scenario, scene in scenes.items() if scene.naval} == {"campaign": 3}
    assert [scenes[scenario].romania for scenario in SCENARIOS] == [
        *("axis", "absent", "axis", "soviet", "soviet"),
    ]
    assert labels(scenes["bessarabia"].axis_entry) == {"4452", "4458", "4461", "4462", "4468"}
    assert (scenes["budapest_wien"].soviet_supports, scenes["budapest_wien"].axis_supports) == ("1d6", "2")


def test_rail_capacity_is_that_of_the_scenario_or_of_the_calendar() -> None:
    assert [data("campaign").rail_capacity(turn) for turn in (1, 11, 12, 18, 23)] == [6, 6, 5, 4, 4]
    assert [data("bessarabia").rail_capacity(turn) for turn in (6, 8)] == [3, 3]


# -- training


def test_training_is_small_and_has_everything_to_learn_with() -> None:
    pos, found = start("training"), data("training")
    counters = [
        unit
        for unit, at in enumerate(pos.state.where)
        if at != ABSENT and not getattr(GAME.roster[unit].more, "pool", "")
    ]
    assert len(counters) <= 30
    for side in range(len(SIDES)):
        mine = side_units(pos, side)
        assert mine & found.of_type["hq"]
        assert mine & found.armour
    assert found.scenario.turns == (22, 23)
    city = 1 << place("bratislava")
    assert city & found.area & found.map.features["city"] & occupied_hexes(pos, AXIS)
    assert found.goals[0].places == city
    rivers = found.map.sides["river"]
    assert any(gate & occupied_hexes(pos, SOVIET) for gate in rivers), "somebody attacks across a river"
