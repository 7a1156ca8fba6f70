"""The tables of Victory Roads, against what the rulebook prints of them and what its examples imply."""

from __future__ import annotations

import csv
from itertools import pairwise

import pytest
from tests.games.victory_roads.drawn import DATA, GAME

from grognard.games import load
from grognard.games.victory_roads.law.combat_tables import NONE, ROLLS, Strength
from grognard.games.victory_roads.law.counters import SCENARIOS, Support, is_unit
from grognard.games.victory_roads.law.data import Data
from grognard.games.victory_roads.law.goals import EARLY, END, EVERY_TURN, HOLDS, LOST, OTHERWISE
from grognard.games.victory_roads.law.names import AXIS, SOVIET
from grognard.kernel.hexes import HexSet

TABLES = DATA.tables
CRT = TABLES.crt
WAYS = {roll: 6 - abs(7 - roll) for roll in ROLLS}  # in which two dice make it


def rows(file: str) -> list[dict[str, str]]:
    return list(csv.DictReader(GAME.files.read(file)[0].splitlines()))


def data(scenario: str) -> Data:
    found: Data = load("vr", scenario=scenario).rules.data
    return found


def labels(hexes: HexSet) -> set[str]:
    return set(GAME.map.labels(hexes))


def place(id: str) -> int:
    return next(one.hex for one in GAME.map.places if one.id == id)


# -- 7.7 and 7.9: combat


@pytest.mark.parametrize(
    ("column", "roll", "losses", "attacker", "defender"),
    [
        ("6/1", 2, (1, 1), "E", "DR"),  # EX-15
        ("6/1", 3, (1, 1), "D1", "DR2"),
        ("6/1", 4, (0, 1), "E", "DR2"),
        ("6/1", 5, (0, 1), "E2", ""),
        ("6/1", 6, (1, 2), "E", ""),
        ("2/1", 7, (1, 1), "E", "S"),  # EX-17
        ("2/1", 10, (1, 2), "", "DR2"),  # EX-19
    ],
)
def test_printed_cells_of_the_combat_table(
    column: str, roll: int, losses: tuple[int, int], attacker: str, defender: str
) -> None:
    cell = CRT.cell(CRT.columns.index(column), roll)
    assert (cell.attacker_loss, cell.defender_loss) == losses
    assert cell.attacker == (attacker or cell.attacker)
    assert cell.defender == (defender or cell.defender)


@pytest.mark.parametrize(
    ("column", "roll", "choices"),
    [(6, 3, ["D1", "E", "E", "E2"]), (2, 10, ["E", "E2", "E2"])],  # EX-15: any of three codes; EX-19
)
def test_a_colour_block_gives_the_choices_of_the_examples(column: int, roll: int, choices: list[str]) -> None:
    block = CRT.block(column, roll)
    assert CRT.cell(column, roll) in block
    assert sorted(cell.attacker for cell in block) == choices


def test_better_odds_cost_the_attacker_less_and_the_defender_more() -> None:
    for side, sign in ((0, 1), (1, -1)):
        means = [
            sum(WAYS[roll] * cell[side] for roll, cell in zip(ROLLS, cells, strict=True))
            for cells in CRT.cells
        ]
        assert all(sign * before >= sign * after for before, after in pairwise(means))


def test_at_six_to_one_the_defender_always_loses_a_step_and_goes() -> None:
    """EX-20 and EX-21 take it for granted."""
    assert all(cell.defender_loss >= 1 and cell.defender.startswith("DR") for cell in CRT.cells[6])


def test_the_number_of_a_column_is_its_ratio_to_one() -> None:
    assert [CRT.columns[n] for n in range(1, 7)] == [f"{n}/1" for n in range(1, 7)]


@pytest.mark.parametrize(
    ("row", "code", "found"),
    [
        ("forest", "S", NONE),  # EX-14
        ("forest", "DR", "S"),
        ("forest", "DR2", "DR"),
        ("forest", "E2", "E"),
        ("marsh", "E", NONE),  # 7.9.5
        ("marsh", "E3", "E2"),  # J-16
        ("clear", "E3", "E3"),
        ("fortress", "E3", NONE),
        ("river", "E2", "E2"),
        ("river", "DR2", "DR2"),  # no conversion by this row
        ("bridge", "E", "E"),
        ("forest", "D1", "D1"),  # nothing converts it
    ],
)
def test_terrain_converts_results(row: str, code: str, found: str) -> None:
    assert TABLES.convert(row, code) == found


def test_a_fort_is_like_a_city_and_no_ground_makes_a_result_greater() -> None:
    ladder = [NONE, "E", "E2", "E3"], [NONE, "S", "DR", "DR2", "DR3"]
    assert TABLES.conversions["fort"] == TABLES.conversions["city"]
    for becomes in TABLES.conversions.values():
        for code, found in becomes.items():
            codes = next(one for one in ladder if code in one)
            assert codes.index(found) <= codes.index(code)


@pytest.mark.parametrize(
    ("row", "strength"),
    [
        ("clear", (1, 1)),
        ("forest", (2, 1)),
        ("city", (2, 1)),
        ("fort", (2, 1)),
        ("fortress", (3, 1)),
        ("river", (1, 2)),
    ],
)
def test_terrain_multiplies_and_rivers_halve(row: str, strength: tuple[int, int]) -> None:
    assert TABLES.strength[row] == Strength(*strength)


# -- 15 and 16: the Führer


def test_no_box_of_satisfaction_gives_less_than_the_one_below() -> None:
    printed = {0: (0, 0), 4: (3, 2), 5: (3, 3), 8: (5, 4)}
    assert {box: TABLES.satisfaction[box][:2] for box in printed} == printed
    for before, after in pairwise(TABLES.satisfaction):
        assert all(low <= high for low, high in zip(before[:3], after[:3], strict=True))
    assert [mood.freedom_cost for mood in TABLES.satisfaction[:3]] == [0, 1, 2]  # EX-06, EX-09


def test_dismissals_put_the_markers_lower_each_time() -> None:
    assert [TABLES.dismissal(n).mood for n in range(1, 7)] == [10, 9, 8, 7, 7, 7]
    assert [TABLES.dismissal(n).maximum for n in range(1, 7)] == [10, 9, 8, 7, 7, 7]


def test_the_track_of_the_end_of_the_reich() -> None:
    """EX-29: with five objectives two supports, one of them chosen; with four, none, and two are added."""
    six, five, four = (TABLES.end_of_reich[held] for held in (6, 5, 4))
    assert (six.bonus_support, six.added) == (1, 0)
    assert (five.after_dismissal, five.chosen) == (2, 1)
    assert (four.added, four.chosen) == (2, 0)


@pytest.mark.parametrize(
    ("id", "some", "none", "many"),
    [
        ("german_cities", {"0127", "3519", "2239"}, {"1133", "3535", "2855"}, 92),
        ("foothold", {"5426", "4402", "3516", "4131"}, {"3519", "4323", "3535", "5756"}, 1),
        ("silesia", {"2843", "2743", "2541"}, {"2239"}, 2),
        ("ploesti", {"5366"}, {"5368"}, 1),
        ("budapest", {"2855", "2955"}, set(), 2),
        ("berlin", {"1133"}, set(), 1),
    ],
)
def test_the_six_objectives(id: str, some: set[str], none: set[str], many: int) -> None:
    objective = next(one for one in TABLES.objectives if one.id == id)
    assert some <= labels(objective.hexes)
    assert not none & labels(objective.hexes)
    assert objective.many == many
    assert objective.is_held(objective.hexes)
    assert not objective.is_held(0)


def test_two_of_the_three_towns_hold_silesia() -> None:
    silesia = TABLES.objectives[2]
    assert silesia.is_held(1 << place("katowice") | 1 << place("oppeln"))
    assert not silesia.is_held(1 << place("gleiwitz"))


def test_memel_costs_four_without_an_order_to_hold() -> None:
    """EX-29: two for a German city, one for the port, one for the order that was not given."""
    assert TABLES.strategic[place("memel")] == (2, 1, 1)
    assert len(TABLES.strategic) == 138
    assert TABLES.strategic[place("buda")] == TABLES.strategic[place("pest")]  # K-05


# -- 6.5, 11, 12: dice and numbers


@pytest.mark.parametrize(
    ("die", "status", "units"),
    [(5, "priority", 4), (6, "ordinary", 3), (3, "secondary", 1), (9, "priority", 5), (0, "ordinary", 0)],
)
def test_the_stavka_die(die: int, status: str, units: int) -> None:
    """EX-27, and dice beyond the table."""
    assert TABLES.stavka_units(die, status) == units


def test_evacuation_by_sea() -> None:
    """EX-10: a two keeps the division where it is, without loss."""
    assert [one.moves for one in TABLES.evacuation] == [False, False, True, True, True, True]
    assert [one.step_lost for one in TABLES.evacuation] == [True, False, True, False, False, False]


def test_the_stalin_die() -> None:
    found = [TABLES.stalin_effect(die) for die in range(-2, 7)]
    assert found == ["must_attack"] * 5 + ["nothing"] * 2 + ["two_more"] * 2


def test_numbers_of_the_rulebook() -> None:
    numbers = TABLES.modifiers
    assert numbers["support_draw"]["priority"] == numbers["support_draw"]["grand_offensive"] == 2
    assert (numbers["support_draw"]["mud"], numbers["german_draw"]["mud"]) == (-3, -1)
    assert (numbers["haltebefehl"]["most"], numbers["stacking"]["divisions"]) == (10, 3)


# -- 1.5: supports


def support(id: str) -> Support:
    found: Support = GAME.roster[GAME.roster.index[f"{id}-1"]].more
    return found


def test_what_bears_on_the_use_of_a_support() -> None:
    guns, planes, model = support("artillery_3"), support("aviation_g"), support("model")
    assert (guns.theatre, guns.range, guns.shift_attack, guns.target) == (True, 1, 3, "soviet_hex")
    assert (planes.air, planes.shift_attack, planes.shift_defence, planes.phases) == (
        True,
        1,
        -1,
        ("combat",),
    )
    assert (model.leader, model.stays, model.later) == (True, True, 1)
    assert support("stalin").mandatory
    assert support("tiger").no_mud
    assert support("reich_fuel").end_of_reich
    assert support("ju52").phases == ("supply", "supports")


@pytest.mark.parametrize(
    ("scenario", "soviet", "axis"),
    [
        ("campaign", 37, 27),
        ("bagration", 27, 18),
        ("bessarabia", 19, 15),
        ("budapest_wien", 14, 7),
        ("training", 5, 4),
    ],
)
def test_supports_of_each_scenario(scenario: str, soviet: int, axis: int) -> None:
    game = load("vr", scenario=scenario)
    taking_part = [
        unit.side
        for unit, at in zip(game.roster.units, game.start(game).where, strict=True)
        if not is_unit(unit) and game.boxes[-1 - at].id != "absent"
    ]
    assert (taking_part.count(SOVIET), taking_part.count(AXIS)) == (soviet, axis)


def test_copies_that_come_later_come_by_the_calendar() -> None:
    late = {one.support: one.many for one in data("campaign").tables.calendar.supports}
    assert late == {row["id"]: int(row["later"]) for row in rows("supports.csv") if row["later"] != "0"}


# -- what wins


def test_goals_of_every_kind() -> None:
    ends = {scenario: data(scenario).goals for scenario in SCENARIOS}
    assert all(goals[-1].kind == OTHERWISE for goals in ends.values())
    romania, changed = ends["bessarabia"][:2]
    assert (romania.kind, romania.many, romania.romania, romania.moment) == (HOLDS, 1, True, EVERY_TURN)
    assert labels(romania.places) == {"5366", "5368"}
    assert (changed.places, changed.many, changed.romania) == (0, 0, True)
    five, three = ends["bagration"][:2]
    assert (five.many, five.needed, three.many) == (5, 0, 3)
    assert labels(three.needed) == {"5426"}
    six, berlin, draw = ends["campaign"][:3]
    assert (six.kind, six.many, six.moment, berlin.moment) == (LOST, 6, EARLY, END)
    assert labels(berlin.needed) == {"1133"}
    assert (draw.winner, draw.level) == (-1, "draw")


@pytest.mark.parametrize(
    ("scenario", "order", "due"),
    [("campaign", 0, (True, False)), ("campaign", 1, (False, True)), ("budapest_wien", 0, (True, True))],
)
def test_when_goals_are_tested(scenario: str, order: int, due: tuple[bool, bool]) -> None:
    goal = data(scenario).goals[order]
    assert (goal.is_due(last=False), goal.is_due(last=True)) == due
