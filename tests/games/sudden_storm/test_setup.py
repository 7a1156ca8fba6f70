"""The beginning of the campaign and of each scenario, and what a position file may say."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.sudden_storm.situations import DATA, GAME

from grognard.games import load
from grognard.games.sudden_storm.law.names import (
    ASIDE,
    AXIS,
    CONDITIONAL,
    CONVERTED,
    FROST,
    PARTS,
    RESERVE,
    SNOW,
    SOVIET,
    Capital,
    CityCount,
    Factory,
    Own,
    Stock,
)
from grognard.games.sudden_storm.table.position_file import WORDS, invariants
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.errors import BadInput
from grognard.kernel.hexes import bits
from grognard.kernel.places import POOL
from grognard.kernel.position import begin, read_state
from grognard.kernel.state import Position
from grognard.kernel.views import phase

MAP, ROSTER = DATA.map, DATA.roster
SCENARIOS = ("dvina", "smolensk", "leningrad", "kalinin", "training")


def start_own() -> Own:
    found: Own = GAME.start(GAME).own
    return found


@cites("SS 35.7", "SS 3G.1")
def test_who_owns_what_at_the_start() -> None:
    own = start_own()
    axis = DATA.land & ~own.soviet & ~own.neutral
    assert own.soviet == DATA.ussr | DATA.area("hango")
    for country in ("norway", "germany", "rumania", "bulgaria", "greece", "slovakia"):
        assert DATA.country(country) & DATA.land & ~axis == 0
    for country in ("hungary", "iran", "sweden", "turkey"):
        assert DATA.country(country) & DATA.land & ~own.neutral == 0
    assert own.neutral & DATA.country("finland") == DATA.country("finland") & DATA.land & ~DATA.area("hango")
    assert own.ever_axis == axis


@cites("SS 35.8")
def test_the_campaign_begins_in_clear_weather_before_the_first_turn() -> None:
    state = GAME.start(GAME)
    assert state.turn == 0
    assert state.own.weather == (0,) * 5
    assert phase(begin(GAME, FixedDice(()))[0]) == "surprise-movement"


def test_where_counters_wait() -> None:
    state = GAME.start(GAME)
    boxes = Counter(state.where[unit] for unit in bits(DATA.ground_units) if state.where[unit] < 0)
    assert boxes == {POOL: 416 + 35, CONDITIONAL: 16, CONVERTED: 90 + 54, PARTS[AXIS]: 51}
    aircraft = Counter(state.where[unit] for unit in bits(DATA.planes) if state.where[unit] < 0)
    assert aircraft == {ASIDE: 53 + 26, POOL: 26 + 57, CONVERTED: 12}
    assert state.marks[RESERVE].bit_count() == 23
    assert state.steps == tuple(unit.steps for unit in ROSTER.units)


def test_what_else_stands_on_the_map() -> None:
    own = start_own()
    assert own.forts.bit_count() == 5 + 3
    assert own.airfields.bit_count() == 13 + 15
    assert [factory.hex for factory in own.factories].count(-1) == 1
    assert len(own.factories) == 7
    assert own.capital == Capital(DATA.places["moscow"])
    points = [sum(stock.points for stock in own.stocks if stock.side == side) for side in (AXIS, SOVIET)]
    assert points == [25 + 10 + 5 + 2 + 1, 25]


def test_by_hand_all_but_intrinsic_defences_wait() -> None:
    game = load("ss", {"setup": "free"})
    state = game.start(game)
    assert {unit for unit, at in enumerate(state.where) if at >= 0} == set(bits(DATA.intrinsic))
    assert sum(state.where[unit] == POOL for unit in bits(DATA.ground_units)) == 416 + 35 + 548 - 18


# -- scenarios


@pytest.mark.parametrize(
    ("name", "axis", "soviet"),
    [("dvina", 23, 16), ("smolensk", 72, 65), ("leningrad", 38, 50), ("kalinin", 21, 33)],
)
def test_the_forces_of_a_scenario(name: str, axis: int, soviet: int) -> None:
    game = load("ss", scenario=name)
    state = game.start(game)
    here = [sum(state.where[unit] >= 0 for unit in bits(side)) for side in DATA.of_side]
    assert here == [axis, soviet]
    coming = {unit for one in game.rules.data.scene.coming for unit in one.units}
    assert {unit for unit, at in enumerate(state.where) if at in (POOL, CONDITIONAL)} == coming
    assert len(coming) == sum(len(one.units) for one in game.rules.data.scene.coming)


@pytest.mark.parametrize("name", SCENARIOS)
def test_nothing_is_broken_where_a_scenario_begins(name: str) -> None:
    game = load("ss", scenario=name)
    state = game.start(game)
    assert invariants(Position(game, state)) == []
    scene = game.rules.data.scene
    goals = scene.goals
    assert not scene.campaign
    assert all(one.hexes and not one.hexes & ~scene.area for one in goals.places)
    assert len(goals.levels) == (2 if name in ("dvina", "training") else 6)
    first, last = game.rules.data.scenario.turns
    assert all(first <= one.turn <= last for one in scene.coming)
    assert all(one.way for one in scene.coming)


def test_the_training_scenario_is_the_dvina() -> None:
    first, second = (GAME.files.read(f"scenarios/{name}.toml")[0] for name in ("dvina", "training"))
    assert first == second


def test_kalinin_begins_with_a_soviet_player_turn_in_snow() -> None:
    game = load("ss", scenario="kalinin")
    state = game.start(game)
    assert (state.turn, state.frames[-1].who) == (12, SOVIET)
    assert state.own.weather[1] == SNOW
    assert state.own.weather[2] == FROST
    reduced = {ROSTER[unit].id for unit in range(len(ROSTER)) if state.steps[unit] < ROSTER[unit].steps}
    assert reduced == {"G7Pz", "G20Pz", "G14Mot", "G129Inf", "G161Inf", "G26Inf"}
    scene = game.rules.data.scene
    assert not state.own.soviet & scene.axis_land
    assert sum(gate.bit_count() for gate in state.own.standard) > 0
    assert {
        (ROSTER[u].side, bool(scene.free[ROSTER[u].side] >> at & 1))
        for u, at in enumerate(state.where)
        if at >= 0
    } == {
        (AXIS, True),
        (SOVIET, True),
    }


def test_a_scenario_switches_chapters_off() -> None:
    scene = load("ss", scenario="leningrad").rules.data.scene
    assert scene.is_on("30D")
    assert not scene.is_on("30E")
    assert not scene.is_on("31A2")
    assert scene.is_on("3")
    assert scene.rail[SOVIET] == (12, 24, 16)
    assert DATA.scene.is_on("30E", "31", "7A3")
    assert DATA.scene.campaign


# -- position files

TRUCK = bits(DATA.trucks)[0]
GIVEN: dict[str, tuple[Any, Any]] = {
    "surprise": (True, True),
    "left": ([["G1Inf", 4]], ((ROSTER.index["G1Inf"], 4),)),
    "rail_used": ([3, 0, 1], (3, 0, 1)),
    "forts": (["1B:2906"], MAP.hexes("1B:2906")),
    "supplied": (["country ussr", []], (DATA.country("ussr") & DATA.land, 0)),
    "counts": ([["1B:2906", 2, True]], (CityCount(MAP.hex("1B:2906"), 2, True),)),
    "stocks": ([{"hex": "1B:2906", "side": "soviet", "points": 3}], (Stock(MAP.hex("1B:2906"), SOVIET, 3),)),
    "parted": ([["G1Inf", "A"]], ((ROSTER.index["G1Inf"], "A"),)),
    "weather": ("snow", (SNOW,) * 5),
    "finland": ("neutral", "neutral"),
    "factories": (
        [{"hex": "2A:3317", "state": "prepared", "since": 3}],
        (Factory(MAP.hex("2A:3317"), "prepared", 3),),
    ),
    "capital": ({"hex": "2A:3317"}, Capital(MAP.hex("2A:3317"))),
    "pools": ([["german infantry", 40]], (("german infantry", 40),)),
    "stores": ([["2A:0931", "infantry", 20]], ((MAP.hex("2A:0931"), "infantry", 20),)),
    "points": (7, 7),
    "feeding": ([ROSTER[TRUCK].id], 1 << TRUCK),
}


@pytest.mark.parametrize("name", GIVEN)
def test_every_kind_of_field_is_read_by_its_type(name: str) -> None:
    given, expected = GIVEN[name]
    own = GAME.hooks.read_own(GAME, {name: given}, GAME.start(GAME)._replace(turn=3))
    assert getattr(own, name) == expected
    assert name in WORDS


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("forts", ["1B:9999"]),
        ("forts", 3),
        ("weather", ["snow"]),
        ("weather", "hail"),
        ("surprise", 1),
        ("stocks", [{"hax": "1B:2906"}]),
        ("parted", [["G1Inf"]]),
        ("feeding", "G1Inf"),
        ("fort", []),
        ("soviet", "country atlantis"),
        ("left", 3),
        ("capital", 3),
    ],
)
def test_a_field_that_cannot_be_read_is_refused(name: str, given: Any) -> None:
    with pytest.raises(BadInput):
        GAME.hooks.read_own(GAME, {name: given}, GAME.start(GAME))


def test_units_hold_their_ground_in_a_position_file() -> None:
    table = {
        "game": "ss",
        "turn": 4,
        "phase": "soviet-initial",
        "units": {"G1Inf": "1B:2906", "S91Rif": "1B:2627"},
        "own": {"axis": ["1B:2907"], "soviet": ["1B:2628"]},
    }
    own = read_state(GAME, table, "here").own
    assert not own.soviet & MAP.hexes("1B:2906 1B:2907")
    assert own.soviet & MAP.hexes("1B:2627 1B:2628") == MAP.hexes("1B:2627 1B:2628")
    assert (own.finland, own.hungary, own.iran) == ("axis", "axis", "neutral")
    assert not own.neutral & DATA.country("finland")
    assert own.neutral & DATA.country("iran")
    assert own.ever_axis & MAP.hexes("1B:2906 1B:2907")
