"""7.5. Step 3 of a combat: the totals, the ratio, the column."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.victory_roads.combats import (
    AXIS,
    MIDDLE,
    NORTH,
    NORTHEAST,
    SOVIETS,
    announced,
    asked,
    drawn,
    reckoned,
    told,
)

from grognard.games.victory_roads.law.combat import odds
from grognard.games.victory_roads.law.combat.odds import OddsCalculation
from grognard.kernel.cite import cites
from grognard.kernel.tables import Item

Units = Mapping[str, Any]
HUNGRY = ["unsupplied"]


def reckoning(side: str, units: Units, target: str, *attackers: str, **more: Any) -> OddsCalculation:
    return reckoned(drawn(side, units, **more), target, *attackers)


def values(found: OddsCalculation) -> dict[str, tuple[int, int]]:
    """The factor of each unit, and what it is divided by."""
    return {item.what: (item.value, item.divisor) for item in found.strengths}


# -- strengths


@cites("VR 7.5.2", "VR 7.5.3", "VR 7.5.4", "VR 7.5.1")
def test_factors_are_those_of_the_face_that_is_up() -> None:
    """HQs add their factor to the defence (C-32), and no unit in supply is divided."""
    corps = {"S30": "2050", "S33": {"at": "2050", "steps": 1}}
    found = reckoning(SOVIETS, {**corps, "G20P": "2049", "Q6": "2049", "Q17": "2047"}, "2049")
    assert values(found) == {"S30": (8, 1), "S33": (1, 1), "G20P": (6, 1), "Q6": (1, 1)}
    assert (found.attack, found.defence, found.raw) == (9, 7, 1)


@cites("VR 4.6.2", "VR 1.9.1", "VR 1.9.2b")
def test_want_of_supply_halves_and_halves_are_added_before_they_are_rounded() -> None:
    hungry = {"at": NORTH, "marks": HUNGRY}
    found = reckoning(AXIS, {"G96": hungry, "G71": hungry, "G46": hungry, "S30": MIDDLE}, MIDDLE)
    each = [item.value for item in found.strengths if item.what != "S30"]
    assert sum(each) % 2 == 1
    assert found.attack == (sum(each) + 1) // 2
    assert found.attack < sum((one + 1) // 2 for one in each)


@cites("VR 1.9.2a")
def test_what_is_halved_and_doubled_is_unchanged() -> None:
    """EX-19: ten, doubled by a forest and halved for want of supply."""
    corps = {name: {"at": "5026", "steps": 1, "marks": HUNGRY} for name in ("S1", "S30")}
    assert reckoning(AXIS, {**corps, "G20P": "5025"}, "5026").defence == 10


@cites("VR 7.10.12")
def test_a_unit_that_has_retreated_defends_with_one() -> None:
    """D-08: instead of what is printed; then supply and terrain tell on it."""
    units = {"S30": "5025", "G20P": {"at": "5026", "marks": ["retreated"]}, "G96": "5026"}
    found = reckoning(SOVIETS, units, "5026")
    assert values(found)["G20P"] == (1, 2)
    printed = values(found)["G96"][0]
    assert found.defence == 1 + printed  # both halved, and doubled by the forest
    attacking = {"G20P": {"at": NORTH, "marks": ["retreated"]}, "S30": MIDDLE}
    assert values(reckoning(AXIS, attacking, MIDDLE))["G20P"][0] == 7  # it attacks with all it has


@cites("VR 6.7.8a")
def test_a_garrison_adds_its_one_and_stands_alone() -> None:
    found = reckoning(SOVIETS, {"S30": "2756", "HB1": "2855"}, "2855", own={"holding": ["2855"]})
    assert values(found)["HB1"][0] == 1


# -- rivers

RIVER, BRIDGED, MAJOR, MAJOR_BRIDGED = (
    *(("0450", "0449"), ("2953", "2952")),
    *(("2153", "2152"), ("2854", "2954")),
)


@cites("VR EX-19a")
@pytest.mark.parametrize("over", [RIVER, BRIDGED, MAJOR, MAJOR_BRIDGED])
def test_an_attack_over_water_is_halved_bridge_or_not(over: tuple[str, str]) -> None:
    """J-01, C-05: in fair weather and snow."""
    for weather in ("fair", "snow"):
        found = reckoning(AXIS, {"G20P": over[0], "S30": over[1]}, over[1], own={"weather": weather})
        assert values(found)["G20P"] == (7, 2)
        assert found.attack == 4


@cites("VR EX-19a")
def test_one_attacker_on_dry_ground_spares_them_all() -> None:
    """C-04: rivers run along two sides of 5026, and 5127 is not across them."""
    corps = {"S30": {"at": "5026", "steps": 1}}
    over = {"G20P": "5025", "G12P": "4926", **corps}
    assert reckoning(AXIS, over, "5026").attack == 7
    dry = reckoning(AXIS, {**over, "G96": "5127"}, "5026")
    assert {divisor for name, (_, divisor) in values(dry).items() if name != "S30"} == {1}


@cites("VR EX-19a", "VR 6.6b")
def test_players_may_agree_that_bridges_carry_an_attack() -> None:
    """C-05."""
    agreed = {"bridges": "carry"}
    for over in (BRIDGED, MAJOR_BRIDGED):
        assert reckoning(AXIS, {"G20P": over[0], "S30": over[1]}, over[1], options=agreed).attack == 7
    assert reckoning(AXIS, {"G20P": MAJOR[0], "S30": MAJOR[1]}, MAJOR[1], options=agreed).attack == 4
    pontoon = {"pontoons": {"Q6": MAJOR[1]}}
    units = {"G20P": MAJOR[0], "Q6": MAJOR[0], "S30": MAJOR[1]}
    assert reckoning(AXIS, units, MAJOR[1], "G20P", options=agreed, own=pontoon).attack == 7


@cites("VR EX-19a")
def test_a_lake_with_a_road_is_crossed_like_a_major_river() -> None:
    """K-01."""
    assert values(reckoning(AXIS, {"G20P": "2457", "S30": "2458"}, "2458"))["G20P"] == (7, 2)


MUD = {"weather": "mud"}


@cites("VR 3.2.2o", "VR 3.2.2l")
@pytest.mark.parametrize("over", [BRIDGED, MAJOR_BRIDGED])
def test_in_mud_a_bridge_leaves_a_third(over: tuple[str, str]) -> None:
    found = reckoning(AXIS, {"G20P": over[0], "S30": over[1]}, over[1], own=MUD)
    assert (values(found)["G20P"], found.attack) == ((7, 3), 3)
    agreed = reckoning(
        AXIS, {"G20P": over[0], "S30": over[1]}, over[1], own=MUD, options={"bridges": "carry"}
    )
    assert agreed.attack == 3  # what players agree on is for other weather


@cites("VR 3.2.2o")
def test_in_mud_units_on_dry_ground_count_in_full() -> None:
    """C-06: a third of 7 over the bridge, and 3 on this side: 5 1/3 in all."""
    units = {"G20P": "2953", "G96": "3051", "S30": "2952"}
    found = reckoning(AXIS, units, "2952", own=MUD)
    assert (values(found)["G20P"], values(found)["G96"][1]) == ((7, 3), 1)
    assert found.attack == 6


@cites("VR 3.2.2o", "VR 4.6.2")
def test_divisors_are_multiplied_and_the_sum_is_rounded_once() -> None:
    """J-10."""
    units = {"G20P": {"at": "2953", "marks": HUNGRY}, "S30": "2952"}
    found = reckoning(AXIS, units, "2952", own=MUD)
    assert (values(found)["G20P"], found.attack) == ((7, 6), 2)
    wet = reckoning(AXIS, {"G20P": {"at": MAJOR[0], "marks": HUNGRY}, "S30": MAJOR[1]}, MAJOR[1])
    assert (values(wet)["G20P"], wet.attack) == ((7, 4), 2)


@cites("VR 1.8.1d")
def test_water_and_terrain_both_help_the_defender() -> None:
    """EX-26: 32 over a river against a basic fortification, and 16 : 4."""
    strong = {"S30G": "6221", "S7G": "6221", "S29T": "6221", "S1": {"at": "6221", "steps": 1}}
    found = reckoning(SOVIETS, {**strong, "G256": {"at": "6222", "steps": 1}, "Q3P": "6224"}, "6222")
    assert (found.attack, found.defence, odds.name(found.column)) == (16, 4, "4/1")
    assert found.ground == [Item("terrain-fort", 2, "VR 13.1.1b")]


# -- the ratio


@cites("VR 7.5.5")
@pytest.mark.parametrize(
    ("attack", "defence", "ratio"),
    [(35, 10, "3/1"), (10, 35, "1/4"), (22, 10, "2/1"), (59, 8, "7/1"), (10, 10, "1/1"), (9, 10, "1/2")],
)
def test_a_ratio_is_rounded_for_the_defender(attack: int, defence: int, ratio: str) -> None:
    """EX-11, EX-19, EX-20."""
    assert odds.name(odds.number(attack, defence)) == ratio


@cites("VR 7.5.7", "VR 7.5.8a", "VR 7.5.8b", "VR 7.5.6")
@pytest.mark.parametrize(
    ("raw", "shift", "column"),
    [
        ("1/4", 2, "1/2"),  # EX-12
        ("1/4", 1, "1/3"),
        ("7/1", -1, "6/1"),  # K-12
        ("8/1", -1, "6/1"),
        ("7/1", -2, "5/1"),
        ("2/1", 9, "6/1"),
    ],
)
def test_shifts_count_on_columns_beyond_the_table_too(raw: str, shift: int, column: str) -> None:
    by_name = {odds.name(number): number for number in range(-20, 20)}
    assert odds.name(odds.clamp_column(by_name[raw] + shift, by_name["6/1"])) == column


@cites("VR 7.7.2", "VR 7.5.8b")
def test_above_the_table_the_last_column_is_used() -> None:
    t = drawn(SOVIETS, {"S30": NORTH, "S33": NORTH, "G96": {"at": MIDDLE, "steps": 1}})
    found = reckoned(t, MIDDLE)
    assert (odds.name(found.raw), odds.name(found.column)) == ("16/1", "6/1")


@cites("VR 7.5.8a")
def test_below_the_table_there_is_no_combat() -> None:
    """No dice; hex and units are used up (C-11)."""
    t = drawn(AXIS, {"G96": NORTH, "S30": MIDDLE, "S33": MIDDLE, "S36G": MIDDLE})
    announced(t, MIDDLE, "G96")
    assert asked(t) == "axis-combat.fight"
    assert (t.cites()[-1], t.rolls) == ("VR 7.5.8a", [])
    assert t.units_marked("fought") == ["G96"]
    assert "VR 7.1.8" in t.refusals("target", MIDDLE)


@cites("VR 7.5.8a")
def test_an_attack_without_strength_is_cancelled_whatever_the_shifts() -> None:
    assert odds.number(0, 5) + 20 < 0


@cites("VR 7.2.1c", "VR 7.5.4")
def test_the_log_tells_the_reckoning_before_the_dice() -> None:
    t = drawn(SOVIETS, {"S30": "5025", "G96": "5026"})
    announced(t, "5026", "S30", dice=(1, 2))
    ground, reduced, ratio = (told(t, f"vr-{what}")[0] for what in ("ground-counts", "reduced", "ratio"))
    assert (ground["ground"], ground["value"]) == ("forest", 2)
    assert {one["why"] for one in told(t, "vr-reduced")} == {"supply", "river"}
    assert reduced["divisor"] == 2
    assert (ratio["attack"], ratio["defence"]) == (4, 4)
    cites_ = t.cites()
    assert cites_.index("VR 7.5.4") < cites_.index("VR 7.7.2") < cites_.index("VR 7.7.3")


# -- modes of rifle corps


@cites("VR 10.1.1a", "VR 10.1.1b")
def test_a_reinforced_corps_counts_with_its_front_and_a_standard_one_with_its_back() -> None:
    units = {"S30": NORTH, "S33": {"at": NORTHEAST, "steps": 1}, "G96": MIDDLE}
    found = values(reckoning(SOVIETS, units, MIDDLE))
    assert (found["S30"][0], found["S33"][0]) == (8, 1)
