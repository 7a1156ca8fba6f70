"""35. Set-up by hand."""

from __future__ import annotations

from functools import cache

import pytest
from tests.games.sudden_storm.situations import DATA

from grognard.games import load
from grognard.games.sudden_storm.law import armies, sets
from grognard.games.sudden_storm.law.names import AXIS, PARTS, SOVIET
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import choices
from grognard.kernel.hexes import bits
from grognard.kernel.journal import read_act
from grognard.kernel.places import POOL
from grognard.kernel.position import begin
from grognard.kernel.state import Position
from grognard.testing.table import Situation

MAP, ROSTER = DATA.map, DATA.roster
BORDER, AXIS_STAGE, INTERIOR = armies.STAGES


@cache
def start(scenario: str = "campaign") -> Position:
    return begin(load("ss", {"setup": "free"}, scenario), FixedDice(()))[0]


def fresh(scenario: str = "campaign") -> Situation:
    return Situation(start(scenario))


@cache
def stood(many: int) -> Position:
    """The first stages as in the ready-made set-up."""
    t = fresh()
    for _ in range(many):
        t.acts("ready_made", "end_setup")
    return t.pos


def place(t: Situation, unit: str, at: str) -> Situation:
    return t.act("unit", unit).act("at", at)


def ids(army: str) -> list[str]:
    return [one.id for one in ROSTER.units if one.more.zone == army]


def listed(unit: str) -> str:
    found: str = MAP.label(DATA.scenario.where[ROSTER.index[unit]])
    return found


def test_the_order_of_the_set_up() -> None:
    t = fresh()
    seen = []
    for _ in range(3):
        groups = {ROSTER[ROSTER.index[one]].more.group.partition(":")[0] for one in t.may("unit")}
        seen.append((t.phase, t.who, groups))
        t.acts("ready_made", "end_setup")
    assert [(phase, who) for phase, who, _ in seen] == [
        ("soviet-setup", "soviet"),
        ("axis-setup", "axis"),
        ("soviet-setup-interior", "soviet"),
    ]
    assert seen[0][2] == {
        *("Leningrad MD", "Baltic Special MD", "Western Special MD", "Kiev Special MD", "Odessa MD"),
        "Transcaucasus MD",
    }
    assert seen[2][2] == {"Strategic Reserve", "Interior", "Soviet Navy"}
    assert t.phase == "surprise-movement"


def test_a_part_ends_when_all_its_units_stand() -> None:
    t = fresh()
    assert "SS 35.4" in t.refusals("end_setup")
    assert t.refusals("unit", "G1Inf") == ["SS 35.4"]
    t.act("ready_made")
    assert t.can("end_setup")
    assert t.pos.at(POOL) & armies.units_of_stage(DATA, BORDER) == 0


def test_by_hand_ends_as_the_ready_made_one_begins() -> None:
    """Every unit where it stands in the ready-made set-up."""
    hand = fresh()
    for _ in range(3):
        hand.acts("ready_made", "end_setup")
    ready = begin(load("ss"), FixedDice(()))[0]
    assert hand.pos.state.where == ready.state.where
    assert hand.pos.state.own == ready.state.own


def test_an_army_is_filled_around_what_stands_already() -> None:
    t = Situation(stood(1))
    place(t, "G1Inf", "1B:2428")
    t.act("fill", "axis_18th_army")
    for unit in ids("axis_18th_army"):
        assert MAP.label(t.pos.state.where[ROSTER.index[unit]]) == (
            "1B:2428" if unit == "G1Inf" else listed(unit)
        )
    assert t.refusals("fill", "axis_18th_army") == ["SS 35.4"]
    assert "SS 35.4" in t.refusals("end_setup")


def test_a_unit_that_stands_can_be_taken_again() -> None:
    t = place(Situation(stood(1)), "G1Inf", "1B:2428").act("unit", "G1Inf")
    assert t.refusals("at", "1B:2428") == ["SS 35.4"]
    t.act("at", "1B:2324")
    assert MAP.label(t.pos.state.where[ROSTER.index["G1Inf"]]) == "1B:2324"


# -- zones and limits


@cites("SS 35.2")
def test_no_unit_stands_outside_the_rows_of_its_army() -> None:
    """E96: the German 16th Army in rows 27 to 29."""
    unit = ids("axis_16th_army")[0]
    t = Situation(stood(1)).act("unit", unit)
    rows = {label[3:5] for label in t.may("at")}
    assert rows == {"27", "28", "29"}
    for label in ("1B:2624", "1B:3024"):
        assert t.refusals("at", label) == ["SS 35.2"]


@cites("SS 35.2")
def test_a_hex_on_the_border_is_at_one_hex_of_it() -> None:
    """E97."""
    on = DATA.near_border("ussr", "germany", 1, 1)
    assert on == MAP.grid.adjacent(DATA.country("germany") & DATA.land) & DATA.ussr


@cites("SS 35.2")
def test_stacking_counts() -> None:
    army = ids("axis_18th_army")
    t = Situation(stood(1))
    divisions = [unit for unit in army if ROSTER[ROSTER.index[unit]].size == "XX"]
    for unit in divisions[:3]:
        place(t, unit, "1B:2324")
    t.act("unit", divisions[3])
    assert t.refusals("at", "1B:2324") == ["SS 8A1"]
    args = dict(choices(t.pos).causes(read_act(t.pos, "at", "1B:2324"))[0].args)
    assert (args["many"], args["divisions"], args["guns"]) == (6, 3, 2)


@cites("SS 35.2")
@pytest.mark.parametrize(
    ("stages", "army", "where", "most"),
    [
        (1, "rumanian_3rd_army", "area axis_11th_army", 1),
        (1, "rumanian_4th_army", "area axis_4th_rumanian_coast", 1),
        (0, "leningrad_reserves", "area soviet_leningrad_cities - area leningrad", 2),
        (2, "moscow_md", "place kalinin", 1),
        (2, "interior_artillery", "area moscow", 1),
    ],
)
def test_no_more_than_an_army_may_have_there(stages: int, army: str, where: str, most: int) -> None:
    t = Situation(stood(stages))
    hexes = DATA.select(where)
    units = [
        unit for unit in ids(army) if ROSTER[ROSTER.index[unit]].size == "XX" or army == "interior_artillery"
    ]
    for unit in units[:most]:
        t.act("unit", unit)
        t.act("at", next(label for label in t.may("at") if hexes >> MAP.hex(label) & 1))
    t.act("unit", units[most])
    assert not MAP.hexes(t.may("at")) & hexes
    assert t.refusals("at", MAP.labels(hexes & DATA.tables.zones[army].hexes)[0]) == ["SS 35.2"]


@cites("SS 35.2")
def test_limits_in_re() -> None:
    """Three RE of the Army of Norway in Finland, ten RE of Finns in the Arctic."""
    for army, where, most in (("army_of_norway", "country finland", 3), ("finnish_forces", "zone a", 10)):
        t = Situation(stood(1))
        for unit in ids(army):
            t.act("unit", unit)
            inside = [label for label in t.may("at") if DATA.select(where) >> MAP.hex(label) & 1]
            t.act("at", inside[0]) if inside else t.act("drop")
        limit = next(one for one in DATA.tables.deployment if one.zone == army)
        there = armies.units_standing(t.pos, limit, limit.hexes)
        assert most - 2 <= armies.limit_measure(t.pos, limit, there) <= most


@cites("SS 35.2")
@pytest.mark.parametrize(
    ("stages", "army", "where", "away"),
    [
        (0, "western_reserves", "place gomel", "1B:3611"),
        (0, "western_reserves", "area soviet_west_reserve_1", "1B:3611"),
        (0, "kiev_reserves", "area soviet_kiev_reserve", "3B:0607"),
        (0, "transcaucasus", "area soviet_transcaucasus", ""),
        (2, "orel_md", "place kursk", "2A:4324"),
        (2, "north_caucasus_md", "place rostov", ""),
    ],
)
def test_as_many_as_an_army_must_have_there(stages: int, army: str, where: str, away: str) -> None:
    t = Situation(stood(stages)).act("ready_made")
    assert t.can("end_setup")
    area = DATA.select(where)
    for unit in ids(army):
        if area >> t.pos.state.where[ROSTER.index[unit]] & 1:
            t.act("unit", unit)
            out = [label for label in t.may("at") if not area >> MAP.hex(label) & 1]
            t.act("at", away if away in out else out[0]) if out else t.act("drop")
    assert "SS 35.2" in t.refusals("end_setup")


# -- the border, and small units


@cites("SS 35.5")
def test_every_hex_of_the_western_border_is_covered() -> None:
    t = fresh().act("ready_made")
    assert armies.uncovered_hexes(t.pos) == 0
    third = [unit for unit in ids("soviet_3rd_army") if ROSTER[ROSTER.index[unit]].size == "XX"]
    tenth = ids("soviet_10th_army")
    gap = 0
    for unit in (*third, *tenth):
        t.act("unit", unit)
        far = [label for label in t.may("at") if not armies.border(DATA) >> MAP.hex(label) & 1]
        t.act("at", far[-1]) if far else t.act("drop")
        gap = armies.uncovered_hexes(t.pos)
        if gap:
            break
    assert gap
    assert not gap & ~(MAP.grid.adjacent(DATA.country("germany") & DATA.land) & DATA.ussr)
    assert "SS 35.5" in t.refusals("end_setup")


@cites("SS 35.5")
def test_of_the_other_borders_the_roads_and_railways_are_covered() -> None:
    found = armies.border(DATA)
    ways = 0
    for steps in DATA.ways:
        ways |= steps
    for country in ("finland", "turkey", "iran"):
        along = MAP.grid.adjacent(DATA.country(country) & DATA.land) & DATA.ussr
        west = MAP.grid.adjacent(
            DATA.land & (DATA.country("germany") | DATA.country("hungary") | DATA.country("rumania"))
        )
        some = found & along & ~west
        assert some
        assert some & ~ways == 0
        assert along & ~found


@cites("SS 35.6")
def test_small_units_stand_with_their_district_or_in_its_cities() -> None:
    t = fresh()
    gun = ids("nondiv_western")[0]
    t.act("unit", gun)
    towns = DATA.district("western") & (DATA.cities | DATA.features("fortress")) & DATA.land
    assert MAP.hexes(t.may("at")) & ~towns == 0
    t.act("drop")
    unit = ids("soviet_3rd_army")[0]
    field = next(label for label in t.act("unit", unit).may("at") if not towns >> MAP.hex(label) & 1)
    t.act("at", field).act("unit", gun)
    assert field in t.may("at")
    t.act("at", field)
    kiev = ids("nondiv_kiev")[0]
    t.act("unit", kiev)
    assert t.refusals("at", field) == ["SS 35.6"]
    t.act("drop").act("unit", unit)
    t.act("at", next(label for label in t.may("at") if label != field))
    assert "SS 35.6" in t.refusals("end_setup")


# -- scenarios of our own


def test_a_scenario_is_set_up_near_its_own_hexes() -> None:
    t = fresh("dvina")
    assert t.phase == "soviet-setup"
    unit = t.may("unit")[0]
    t.act("unit", unit)
    home = DATA.scenario
    near = MAP.grid.disc(1 << load("ss", scenario="dvina").rules.data.scenario.where[ROSTER.index[unit]], 3)
    assert MAP.hexes(t.may("at")) & ~near == 0
    assert home
    t.act("drop").acts("ready_made", "end_setup", "ready_made", "end_setup")
    assert t.phase == "surprise-movement"


def test_a_scenario_that_begins_with_the_soviets_is_set_up_before() -> None:
    t = fresh("kalinin")
    zone = t.game.rules.data.scene.free
    for side in (SOVIET, AXIS):
        unit = t.may("unit")[0]
        t.act("unit", unit)
        assert MAP.hexes(t.may("at")) & ~zone[side] == 0
        t.act("drop").acts("ready_made", "end_setup")
    assert t.phase == "soviet-initial"
    assert t.pos.state.turn == t.game.rules.data.scenario.turns[0]
    ready = begin(load("ss", scenario="kalinin"), FixedDice(()))[0]
    assert t.pos.state.where == ready.state.where


def standing_in(zone: str) -> str:
    """A division of the tables that begins in such a zone of weather."""
    area = DATA.map.attributes["zone"][zone]
    able = bits(sets.divisions(DATA))
    found: str = next(ROSTER[one].id for one in able if area >> max(0, DATA.scenario.where[one]) & 1)
    return found


@cites("SS 35.3")
def test_divisions_begin_broken_down_in_zones_a_and_g_alone() -> None:
    t = Situation(stood(1)).act("ready_made")
    assert t.refusals("break_down", standing_in("c")) == ["SS 35.3"]
    assert t.refusals("break_down", standing_in("b")) == ["SS 35.3"]
    division = standing_in("a")
    at = t.at(division)
    t.act("break_down", division)
    assert t.at(division) == "whole_axis"
    parts = [one for one in t.may("unit") if DATA.roster[DATA.roster.index[one]].more.parts]
    assert len(parts) == 3
    assert {t.at(one) for one in parts} == {at}
    t.act("unit", parts[0])
    assert MAP.hexes(t.may("at")) & ~ZONES_A_G == 0
    t.act("at", next(one for one in t.may("at") if one != at))
    t.act("unit", parts[0]).act("drop").act("ready_made")
    assert t.at(division) == at
    assert t.pos.at(PARTS[AXIS]) == stood(1).at(PARTS[AXIS])
    assert t.can("end_setup")


ZONES_A_G = DATA.map.attributes["zone"]["a"] | DATA.map.attributes["zone"]["g"]


@cites("SS 35.2")
def test_regiments_crowd_a_hex_as_they_do_later() -> None:
    """In the Arctic two units and one of artillery."""
    t = Situation(stood(1)).act("ready_made").act("break_down", standing_in("a"))
    assert "SS 8A1" in t.refusals("end_setup")


@cites("SS 35.3")
def test_regiments_are_not_set_up_without_their_division() -> None:
    t = Situation(stood(1))
    for unit in bits(t.pos.at(PARTS[AXIS])):
        assert t.refusals("unit", ROSTER[unit].id) == ["SS 35.4"]
