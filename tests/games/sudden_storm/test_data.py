"""The counters, charts and calendar of Sudden Storm, against the orders of battle and the rules."""

from __future__ import annotations

from collections import Counter

from tests.games.sudden_storm.situations import DATA, GAME

from grognard.games.sudden_storm.law.counters import Armour
from grognard.games.sudden_storm.law.names import AXIS, CLEAR, FROST, MUD, NATIONS, SIDES, SNOW, SOVIET, ZONES
from grognard.games.sudden_storm.law.tables import ALL, DICE, ODDS, RESULTS, SAME
from grognard.kernel.cite import cites
from grognard.kernel.hexes import bits
from grognard.kernel.places import ABSENT

MAP, ROSTER, TABLES = DATA.map, DATA.roster, DATA.tables
UNIT = ROSTER.index


def hexes(*labels: str) -> int:
    found: int = MAP.hexes(labels)
    return found


# -- counters


@cites("SS 2C", "SS 2E")
def test_the_orders_of_battle_have_as_many_counters_as_they_print() -> None:
    size = {"XX": "division", "": "other"}
    land = [ROSTER[number] for number in bits(DATA.ground_units)]
    found = Counter((SIDES[unit.side], unit.more.status, size.get(unit.size, "small")) for unit in land)
    assert (len(ROSTER), len(land)) == (1414, 1210)
    assert found["axis", "map", "division"] + found["axis", "reserve", "division"] == 177
    assert found["axis", "map", "small"] + found["axis", "reserve", "small"] == 51
    assert found["axis", "arrives", "division"] == 72
    assert found["axis", "arrives", "small"] == 13
    assert found["axis", "substitute", "division"] == 7
    assert found["soviet", "map", "division"] == 225
    assert found["soviet", "map", "small"] == 70
    assert found["soviet", "arrives", "division"] == 252
    assert found["soviet", "arrives", "small"] == 79
    assert found["soviet", "conditional", "division"] == 16
    assert (found["soviet", "pool", "division"], found["soviet", "pool", "small"]) == (21, 14)
    assert found["soviet", "substitute", "division"] == 83
    assert (found["soviet", "conversion", "division"], found["soviet", "conversion", "small"]) == (35, 11)
    assert found["axis", "component", "small"] == 51


def test_the_groups_of_the_roster_stand_apart() -> None:
    spans = dict(zip(ROSTER.groups, ROSTER.spans, strict=True))
    assert spans["axis truck"][1] - spans["axis truck"][0] == 7
    assert spans["axis defence"][1] - spans["axis defence"][0] == 18
    assert spans["soviet unit"][1] - spans["soviet unit"][0] == 806
    assert DATA.trucks.bit_count() == 7
    assert DATA.intrinsic.bit_count() == 18
    assert DATA.of_side[AXIS].bit_count() == 404
    assert sum(units.bit_count() for units in DATA.of_nation.values()) == 1210
    assert set(DATA.of_nation) == set(NATIONS)


def test_a_division_with_a_cadre_has_two_faces() -> None:
    one = ROSTER[UNIT["G1Inf"]]
    assert [(face.attack, face.defence, face.move) for face in one.faces] == [(8, 8, 12), (3, 3, 12)]
    assert ROSTER[UNIT["S225Rif"]].steps == 1


@cites("SS 3D.1")
def test_regimental_equivalents() -> None:
    assert DATA.re(UNIT["G1Inf"], 2) == 3
    assert DATA.re(UNIT["G1Inf"], 1) == 1
    assert DATA.re(UNIT["S33TkB"], 1) == 1
    assert {DATA.re(truck, 1) for truck in bits(DATA.trucks)} == {3}
    assert (DATA.constant("re.capital"), DATA.constant("re.factory")) == (12, 24)


@cites("SS 3A1", "SS 3A2")
def test_divisions_print_xx_and_cadres_are_none() -> None:
    assert DATA.divisions == ROSTER.where(lambda unit: unit.size == "XX")
    assert DATA.divisions.bit_count() == 895
    assert DATA.is_division(UNIT["G1Inf"], 2)
    assert not DATA.is_division(UNIT["G1Inf"], 1)
    assert not DATA.is_division(UNIT["S33LTkC"], 1)
    assert not DATA.is_division(UNIT["S33TkB"], 1)


@cites("SS 3A3")
def test_artillery_is_what_its_type_says() -> None:
    kinds = {ROSTER[unit].kind for unit in bits(DATA.artillery)}
    assert kinds == {"artillery", "mot_artillery", "rocket", "mot_rocket"}
    assert DATA.artillery.bit_count() == 124


@cites("SS 3A4.1", "SS 3A4.2")
def test_motorised_units_and_others() -> None:
    kinds = {ROSTER[unit].kind for unit in bits(DATA.cm)}
    assert {"armor", "light_armor", "mechanized", "motorized", "mot_artillery", "mot_rocket"} < kinds
    assert not kinds & {"infantry", "cavalry", "artillery", "rocket", "mountain"}
    assert {DATA.movers[unit] for unit in bits(DATA.cm)} == {"cm"}


@cites("SS 3B1")
def test_the_foreign_contingent_is_german() -> None:
    assert DATA.german >> UNIT["G250Inf"] & 1
    assert DATA.german >> UNIT["G1Inf"] & 1
    allies = ("finnish", "hungarian", "italian", "rumanian", "slovak")
    assert not any(DATA.german & DATA.of_nation[nation] for nation in allies)
    assert {ROSTER[unit].side for unit in bits(DATA.german)} == {AXIS}


@cites("SS 2D2", "SS 10B")
def test_armour_of_each_type_and_of_cadres() -> None:
    panzer = UNIT["G12Pz"]
    assert DATA.armour(panzer, 2) == Armour("full", "full", "full")
    assert DATA.armour(panzer, 1) == Armour("half", "half", "half")
    grenadiers = UNIT["GLSSAHPzG"]
    assert DATA.armour(grenadiers, 2).attack == "half"
    assert DATA.armour(grenadiers, 1).attack == "seventh"
    motorised = UNIT["G18Mot"]
    assert DATA.armour(motorised, 2) == DATA.armour(motorised, 1) == Armour("seventh", "seventh", "seventh")
    assert DATA.armour(UNIT["G1Inf"], 2) == Armour("none", "none", "none")
    antitank = bits(DATA.of_kind["antitank"])[0]
    assert DATA.armour(antitank, 1) == Armour("none", "none", "full")
    assert DATA.armour(UNIT["S6RktR"], 1).attack == "neutral"


def test_the_other_side_of_rifle_divisions() -> None:
    faces = Counter((ROSTER[unit].attack, ROSTER[unit].more.other.attack) for unit in bits(DATA.two_sided))
    assert faces == {(3, 4): 273, (4, 3): 111}
    assert not DATA.two_sided & DATA.with_cadre


# -- charts

FOUND = {  # cells of the combat results table that are attested
    ("2-1", 1): "AR",
    ("2-1", 2): "NE",
    ("2-1", 3): "NE",
    ("2-1", 4): "EX",
    ("2-1", 5): "HX",
    ("2-1", 6): "DR",
    ("3-1", -1): "AH",
    ("3-1", 0): "AR",
    ("3-1", 1): "NE",
    ("3-1", 4): "DR",
    ("3-1", 6): "DH",
    ("2-1", -2): "AE",
    ("4-1", 6): "DE",
    ("5-1", 3): "DR",
}


@cites("SS 2D1")
def test_the_combat_table_is_true_to_every_cell_that_was_found() -> None:
    for (odds, die), result in FOUND.items():
        assert TABLES.crt.cell(die, ODDS.index(odds)) == result
    assert not {
        TABLES.crt.cell(die, odds)[0] for odds in range(ODDS.index("6-1"), 13) for die in range(1, 7)
    } & {"A"}


def test_higher_odds_and_dice_are_never_worse() -> None:
    order = {result: n for n, result in enumerate(RESULTS)}
    rank = {
        (die, column): order[TABLES.crt.cell(die, column)]
        for die in range(DICE[0], DICE[1] + 1)
        for column in range(len(ODDS))
    }
    assert all(
        rank[die, column] <= rank[die, column + 1] for die, column in rank if (die, column + 1) in rank
    )
    assert all(
        rank[die, column] <= rank[die + 1, column] for die, column in rank if (die + 1, column) in rank
    )


@cites("SS 6.6")
def test_half_the_allowance_and_one_point() -> None:
    forest = TABLES.terrain["forest"]
    assert forest.cost("cm", MUD, 20) == 12  # six points of ten
    assert forest.cost("cm", MUD, 16) == 10
    assert TABLES.terrain["mountain"].cost("cm", CLEAR, 14) == 9  # four and a half of seven
    assert forest.cost("foot", MUD, 12) == 6


@cites("SS 2D1")
def test_costs_by_class_and_weather() -> None:
    chart = TABLES.terrain
    assert [chart["clear"].cost("cm", weather, 20) for weather in (CLEAR, MUD, FROST, SNOW)] == [2, 6, 2, 4]
    assert chart["mountain"].cost("cm", MUD, 20) is None
    assert chart["rough"].cost("mountain", SNOW, 16) == 2
    assert chart["woods"].cost("ski", SNOW, 16) == 2
    assert chart["woods"].cost("ski", MUD, 16) == chart["woods"].cost("mountain", MUD, 16) == 4
    assert chart["mountain"].cost("mountain_cavalry", CLEAR, 16) == 4
    assert chart["forest"].cost("mountain_cavalry", MUD, 16) == 8
    assert (chart["river"].foot, chart["major_river"].foot, chart["major_river"].artillery) == (2, 4, 1)
    assert (chart["full_city"].die, chart["full_city"].aeca, chart["fort"].aeca) == (-2, False, None)
    assert (chart["forest"].supply, chart["clear"].supply, chart["lake"].supply) == (2, 1, None)


@cites("SS 2D4")
def test_the_charts_of_the_sides() -> None:
    assert TABLES.zoc == {"foot": (4, 2), "cm": (8, 4), "flotilla": (4, 2)}
    assert [odds for odds, _ in TABLES.overrun] == [10, 12]
    assert TABLES.rail_rate == (8, 6, 8, 6)
    assert TABLES.supply["overland"].usual == (7, 4, 7, 4)
    assert TABLES.supply["rail"].usual == (None,) * 4
    assert TABLES.winterization["below_fifth"]["half_or_more"] == -2
    assert DATA.constant("rail.capacity.soviet") == 72
    costs = {(one.nation, one.kind, one.face and one.face.attack): one for one in TABLES.rp_costs}
    assert (costs["german", "armor", 16].armour, costs["german", "armor", 16].infantry) == (9, 7)
    assert costs["any", "armor", None].armour == ALL
    assert {(one.pool, one.points) for one in TABLES.axis_replacements if one.points < 20} == {
        ("foreign", 10),
        ("slovak", 10),
    }


@cites("SS 2D3", "SS 28A3")
def test_the_weather_of_november_with_a_six() -> None:
    assert [TABLES.weather[10, zone][5] for zone in ZONES] == [SNOW, FROST, FROST, MUD, CLEAR]
    assert TABLES.weather[7, "a"][3] == SAME
    assert all(TABLES.weather[1, zone] == (CLEAR,) * 6 for zone in ZONES)


@cites("SS 2D3", "SS 36A")
def test_the_turns() -> None:
    assert len(TABLES.turns) == 19
    assert [DATA.turn(n).names["en"] for n in (0, 1, 19)] == ["Jun II 41", "Jun II 41", "Mar II 42"]
    assert [n for n in range(1, 20) if DATA.turn(n).reduced] == [1, 2, 3]
    assert [n for n in range(1, 20) if DATA.turn(n).winter] == list(range(9, 20))
    assert [n for n in range(1, 20) if DATA.turn(n).axis_rp] == list(range(2, 20, 2))
    assert not DATA.turn(3).infantry
    assert DATA.turn(5).infantry
    assert not DATA.turn(5).artillery


# -- set-up and calendar


def test_who_begins_on_the_map_stands_within_the_limits() -> None:
    state = GAME.start(GAME)
    stacks: dict[int, list[int]] = {}
    for unit in bits(DATA.combat_units):
        if (at := state.where[unit]) >= 0:
            stacks.setdefault(at, []).append(unit)
    assert sum(state.where[unit] >= 0 for unit in bits(DATA.ground_units)) == 548
    for at, units in stacks.items():
        arctic, mountain = DATA.arctic >> at & 1, MAP.terrain["mountain"] >> at & 1
        place = "arctic" if arctic else "mountain" if mountain else "regular"
        guns = sum(DATA.artillery >> unit & 1 for unit in units)
        most = DATA.constant(f"stack.{place}.units")
        extra = DATA.constant(f"stack.{place}.artillery")
        assert len(units) - min(guns, extra) <= most, MAP.label(at)
        divisions = sum(DATA.divisions >> unit & ~DATA.artillery >> unit & 1 for unit in units)
        assert divisions <= DATA.constant(f"stack.{place}.divisions"), MAP.label(at)


def test_every_counter_of_the_calendar_comes_once() -> None:
    turns = Counter(event.what for event in DATA.schedule)
    assert turns["arrive"] == 413
    assert turns["guards"] == 46
    assert turns["conditional"] == 16
    assert turns["pool"] == 35
    arriving = [event.unit for event in DATA.schedule if event.what in ("arrive", "arrive_reserve")]
    assert len(set(arriving)) == len(arriving) == 416
    tanks = [event for event in DATA.schedule if event.what == "guards" and ("armor", "X") in event.old]
    assert tanks
    upgrade = next(event for event in DATA.schedule if event.unit == UNIT["G9Pzb"])
    assert (upgrade.old_unit, upgrade.armour, upgrade.turn) == (UNIT["G9Pz"], 5, 18)
    oil = DATA.events(5, SOVIET, "each_turn")
    assert [event.many for event in oil] == [2]
    missing = {n for n, at in enumerate(GAME.start(GAME).where) if at == ABSENT}
    assert not missing & set(bits(DATA.ground_units | DATA.planes))


def test_ways_in_have_hexes() -> None:
    ways = {event.where for event in DATA.schedule if event.what == "arrive"}
    assert all(DATA.way_in(way) for way in ways)
    assert DATA.way_in("german") & MAP.areas["west_edge"]
    assert DATA.way_in("md moscow") & DATA.district("moscow")
    assert DATA.way_in("city moscow") == DATA.area("moscow")
    assert DATA.way_in("city tula") == 1 << DATA.places["tula"]


def test_cities_of_the_chart_are_those_of_the_map() -> None:
    listed = sum(1 << h for h in TABLES.cities)
    assert listed == DATA.cities | DATA.features("fortress") & listed
    assert DATA.cities & ~listed == 0
    assert sum(city.vp for city in TABLES.cities.values() if city.hex in bits(DATA.area("moscow"))) == 15
    assert sum(one.points for one in TABLES.soviet_replacements) == 37
    assert [one.district for one in TABLES.soviet_replacements if one.hex < 0] == ["eastern"]
    assert {garrison.name: garrison.re for garrison in TABLES.garrisons} == {
        "finland": 42,
        "hungary": 9,
        "turkey": 30,
        "iran_border": 9,
        "iran": 9,
    }


def test_every_city_on_the_coast_is_a_port() -> None:
    ports = DATA.ports
    assert ports["caspian"] & hexes("9A:1406", "9A:2409") == hexes("9A:1406", "9A:2409")
    assert ports["baltic"] >> MAP.hex("2A:0831") & 1
    assert ports["arctic"] >> DATA.places["kandalaksha"] & 1
    assert not any(one & ~DATA.features("coast") for one in ports.values())


def test_breakdown_sets_have_their_regiments() -> None:
    for one in TABLES.breakdowns:
        for letter in one.sets:
            parts = [ROSTER[unit] for unit in bits(DATA.parts[one.nation, letter])]
            assert len(parts) == 3
            assert sum(part.attack for part in parts) <= min(face.attack for face in one.faces)
