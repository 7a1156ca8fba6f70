"""4. Zones of control: who exerts them, what they do to movement, and how skiers slip through."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.testing.table import Situation, situation

# 1312 lies in the open. Around it, clockwise from the north: 1311 1411 1412 1313 1212 1211.
AROUND = ["1211", "1212", "1311", "1313", "1411", "1412"]
CITY = {"FestungW": "1110", "FestungE": "1210"}


def moving(unit: str, at: Any, others: dict[str, Any], side: str = "soviet", **own: Any) -> Situation:
    return situation("vl", f"{side}-movement", turn=8, units={unit: at, **others}, own=own).act("unit", unit)


def left(t: Situation) -> float:
    return t.points()


def over(t: Situation) -> bool:
    """Has the unit in hand been put down?"""
    return choices(t.pos).prompt == "vl-move"


def cost(unit: str, at: str, to: str, others: dict[str, Any], side: str = "soviet", **own: Any) -> float:
    t = moving(unit, at, others, side, **own)
    return t.costs(unit)[to]


def zone(side: str, units: dict[str, Any], **own: Any) -> list[str]:
    t = situation("vl", "soviet-movement", turn=8, units=units, own=own)
    return t.hexes("zoc", side)


# -- 4.1


@cites("VL 4.1a")
@pytest.mark.parametrize("unit", ["S343", "Klatt", "3-185", "3Jg", "K8", "Pi743", "43-8Pz"])
def test_a_combat_unit_has_a_zone_in_the_six_hexes_around_it(unit: str) -> None:
    assert zone("german", {unit: "1312"}) == AROUND


@cites("VL 4.1a")
def test_the_weakest_and_the_spent_have_one_too() -> None:
    assert zone("german", {"S343": {"at": "1312", "steps": 1, "marks": ["unsupplied"]}}) == AROUND
    assert zone("soviet", {"CC1": "1312"}) == AROUND


@cites("VL 4.1a")
@pytest.mark.parametrize("unit", ["QG83", "QGWohler", "sWR3", "WLR1"])
def test_hqs_and_rockets_have_none(unit: str) -> None:
    assert zone("german", {unit: "1312"}) == []
    assert left(moving("357DF", "1310", {unit: "1312"}).act("to", "1311")) == 5


@cites("VL 3.2h", "VL 4.1a")
def test_zones_reach_over_rivers_and_bridges() -> None:
    """0717 has the Lovat on three sides, and a bridge on one of them."""
    assert zone("german", {"S795": "0717"}) == ["0616", "0617", "0716", "0718", "0816", "0817"]
    assert over(moving("357DF", "0917", {"S795": "0717"}).act("to", "0816"))


@cites("VL 4.1b")
def test_both_garrisons_have_a_zone() -> None:
    assert zone("german", CITY) == [
        "1009",
        "1010",
        "1109",
        "1110",
        "1111",
        "1209",
        "1210",
        "1211",
        "1310",
        "1311",
    ]
    assert over(moving("357DF", "1411", CITY).act("to", "1311"))
    assert cost("357DF", "1311", "1411", CITY) == 3


# -- 4.2.1: movement


@cites("VL 4.2.1a", "VL 4.1c")
def test_a_unit_stops_when_it_enters_a_zone() -> None:
    t = moving("357DF", "1310", {"S343": "1312"})
    assert t.can("to", "1311")
    t.act("to", "1311")
    assert over(t)
    assert t.units_marked("moved") == ["357DF"]


@cites("VL 4.2.1a")
def test_no_way_leads_through_a_zone() -> None:
    """From 1210 to 1410 by 1311, in the zone of 1312, would take 1 + 2 + 1 points; an HQ in 1310 and the
    Lovat bar the way round.
    """
    t = moving("357DF", "1210", {"S343": "1312", "QG83": "1310"})
    assert t.can("to", "1311")
    assert t.refusals("to", "1410") == ["VL 4.2.1a"]


@cites("VL 4.2.1a", "VL 4.1c")
@pytest.mark.parametrize("unit", ["357DF", "184BC", "QG3C", "38G", "CC1", "225"])
def test_zones_hold_every_kind_of_unit_but_skiers(unit: str) -> None:
    assert over(moving(unit, "1310", {"S343": "1312"}).act("to", "1311"))


@cites("VL 4.2.1b", "VL 3.1a")
def test_leaving_a_zone_costs_two_points_more() -> None:
    assert cost("357DF", "1311", "1310", {"S343": "1312"}) == 3
    assert cost("184BC", "1311", "1310", {"S343": "1312"}) == 3
    assert left(moving("357DF", "1311", {"S343": "1312"}).act("to", "1310")) == 3


@cites("VL 4.2.1b")
def test_it_costs_two_however_many_enemies_exert_it() -> None:
    """1411 is in the zones of 1312 and of 1412, with two units in each."""
    others = {"S343": "1312", "Klatt": "1312", "S591": "1412", "S795": "1412"}
    assert cost("357DF", "1411", "1410", others) == 3


@cites("VL 4.2.1b")
def test_a_hex_too_far_for_the_price_of_leaving_says_so() -> None:
    t = moving("357DF", "1311", {"S343": "1312"})
    assert t.can("to", "1307")
    assert t.refusals("to", "1306") == ["VL 4.2.1b"]


@cites("VL 4.2.1c")
def test_never_from_one_hex_of_a_zone_to_another_of_the_same_unit() -> None:
    """1411 and 1412 touch and are both in the zone of 1312: the way round by 1512 costs four points instead
    of three.
    """
    assert cost("357DF", "1411", "1412", {"S343": "1312"}) == 4
    t = moving("357DF", {"at": "1411", "marks": ["unsupplied"]}, {"S343": "1312"})
    assert "VL 4.2.1c" in t.refusals("to", "1412")
    assert t.can("to", "1512")


@cites("VL 4.2.1c")
def test_the_ban_binds_units_that_share_a_zone_with_friends_of_the_enemy() -> None:
    """Judged unit by unit: 1411 is in the zones of 1312 and 1412; 1512 is in that of 1412 alone, 1311 in that
    of 1312 alone.
    """
    t = moving("357DF", {"at": "1411", "marks": ["unsupplied"]}, {"S343": "1312", "S591": "1412"})
    assert t.may("to") == ["1410", "1511"]
    assert "VL 4.2.1c" in t.refusals("to", "1512")
    assert "VL 4.2.1c" in t.refusals("to", "1311")


@cites("VL 4.2.1c", "VL 4.2.1a", "VL 4.2.1b")
def test_from_the_zone_of_one_unit_into_that_of_another() -> None:
    """1311 is in the zone of 1312 only and 1310 in that of 1309 only: for three points, and there it ends."""
    others = {"S343": "1312", "Klatt": "1309"}
    assert cost("357DF", "1311", "1310", others) == 3
    assert over(moving("357DF", "1311", others).act("to", "1310"))


@cites("VL 4.2.1f")
def test_a_friend_in_the_zone_does_not_help_movement() -> None:
    friend = {"S343": "1312", "21DFG": "1311", "27RC": "1411"}
    assert over(moving("357DF", "1310", friend).act("to", "1311"))
    assert cost("357DF", "1311", "1310", friend) == 3
    assert cost("357DF", "1411", "1412", friend) == 4


@cites("VL 4.2.1h")
def test_zones_do_not_cancel_each_other() -> None:
    both = {"S343": "1312", "21DFG": "1310", "184BC": "1410"}  # 1311 and 1411 are in zones of both sides
    assert "1311" in zone("german", both)
    assert "1311" in zone("soviet", both)
    assert over(moving("357DF", "1310", {"S343": "1312", "21DFG": "1410"}).act("to", "1311"))


# -- 4.2.2: the encircled city


@cites("VL 4.2.2", "VL 4.1b", "VL 7.6b", "VL 7.6c")
def test_the_garrison_of_an_encircled_city_has_no_zone() -> None:
    assert zone("german", CITY, encircled=True) == []
    t = moving("357DF", "1411", CITY, encircled=True).act("to", "1311")
    assert left(t) == 5
    assert cost("357DF", "1311", "1211", CITY, encircled=True) == 1
    assert (
        cost("357DF", "1311", "1211", CITY) == 4
    )  # out of the zone to 1312 first: the garrison bars the short way


@cites("VL 4.2.2")
def test_other_germans_in_an_encircled_city_keep_theirs() -> None:
    assert "1311" in zone("german", {**CITY, "Giehl": "1210"}, encircled=True)
    assert "1009" not in zone("german", {**CITY, "Giehl": "1210"}, encircled=True)


# -- 4.4: skiers


@cites("VL 4.4a", "VL 4.4b", "VL 1.5a")
def test_the_example_of_infiltration_comes_to_six_points() -> None:
    """44S in 0709, Giehl in 0809: 2 + 1 to 0710, 2 + 1 to 0810, both in the zone of Giehl."""
    t = moving("44S", "0709", {"Giehl": "0809"})
    t.act("to", "0710")
    assert left(t) == 3
    t.act("to", "0810")
    assert t.at("44S") == "0810"
    assert over(t)  # nothing is left
    assert cost("44S", "0709", "0810", {"Giehl": "0809"}) == 6
    assert "VL 4.2.1c" in moving(
        "357DF", {"at": "0709", "marks": ["unsupplied"]}, {"Giehl": "0809"}
    ).refusals("to", "0710")


@cites("VL 4.4a", "VL 4.4b", "VL 1.5a")
def test_skiers_of_both_sides_go_through_zones_of_foot_units_without_a_halt() -> None:
    for unit, foe, side in (
        ("44S", "S343", "soviet"),
        ("3Jg", "357DF", "german"),
        ("45S", "Klatt", "soviet"),
    ):
        t = moving(unit, "1310", {foe: "1312"}, side).act("to", "1311")
        assert left(t) == 5
        assert left(t.act("to", "1411")) == 2


@cites("VL 4.4b")
def test_they_pay_two_for_each_hex_of_a_zone_they_leave_and_nothing_to_enter() -> None:
    assert cost("44S", "1310", "1311", {"S343": "1312"}) == 1
    assert cost("44S", "1311", "1310", {"S343": "1312"}) == 3
    assert cost("44S", "1310", "1411", {"S343": "1312"}) == 2  # by 1410, outside the zone
    t = moving("44S", "1311", {"S343": "1312"})
    assert "VL 4.2.1b" in t.refusals("to", "1413")


@cites("VL 4.4c")
@pytest.mark.parametrize("foe", ["K8", "3-185", "10-8Pz", "76-20M", "AA331"])
def test_motor_units_hold_skiers_as_they_hold_others(foe: str) -> None:
    assert over(moving("44S", "1310", {foe: "1312"}).act("to", "1311"))
    t = moving("44S", {"at": "1411", "marks": ["unsupplied"]}, {foe: "1312"})
    assert "VL 4.4c" in t.refusals("to", "1412")
    assert cost("44S", "1411", "1410", {foe: "1312"}) == 3


@cites("VL 4.4c")
def test_a_motor_unit_among_foot_units_holds_them_and_an_hq_does_not() -> None:
    assert over(moving("44S", "1310", {"S343": "1312", "3-185": "1312"}).act("to", "1311"))
    assert (
        left(moving("44S", "1310", {"S343": "1312", "QG83": "1312", "sWR3": "1312"}).act("to", "1311")) == 5
    )


@cites("VL 4.4a", "VL 4.4c")
def test_in_mixed_zones_each_enemy_is_looked_at_by_itself() -> None:
    """1411 is in the zones of the foot unit in 1312 and of the motor unit in 1412."""
    mixed = {"S343": "1312", "K8": "1412"}
    assert cost("44S", "1311", "1411", mixed) == 3  # along the zone of the foot unit, into that of the other
    assert over(moving("44S", "1311", mixed).act("to", "1411"))
    t = moving("44S", {"at": "1411", "marks": ["unsupplied"]}, mixed)
    assert t.may("to") == ["1311", "1410", "1511"]
    assert "VL 4.4c" in t.refusals("to", "1512")  # both in the zone of the motor unit


@cites("VL 4.4c", "VL 4.2.2")
def test_the_garrison_is_no_foot_unit() -> None:
    assert over(moving("44S", "1411", CITY).act("to", "1311"))
    assert left(moving("44S", "1411", CITY, encircled=True).act("to", "1311")) == 5


# -- combat, retreat and advance


# all that is around 1312 is in a Soviet zone
POCKET = {"S343": "1312", "357DF": "1411", "9DFG": "1210", "46DFG": "1213"}


def attack(target: str, *units: str, others: dict[str, Any], dice: list[int]) -> Situation:
    t = situation("vl", "soviet-combat", turn=8, units=others).act("target", target)
    for unit in units:
        t.act("join", unit)
    return t.act("attack", dice=dice)


def steps(t: Situation, unit: str) -> int:
    return t.pos.state.steps[t.game.roster.index[unit]]


@cites("VL 4.3a")
def test_nobody_must_attack() -> None:
    t = situation("vl", "soviet-combat", turn=8, units={"S343": "1312", "357DF": "1411"})
    assert t.may("target") == ["1312"]
    assert t.can("end_phase")
    assert t.act("target", "1312").can("cancel")


@cites("VL 4.3b", "VL 4.2.1d", "VL 4.1c")
def test_a_retreat_into_a_zone_costs_a_step_unless_a_friend_is_there() -> None:
    """7 against 3 is 2/1, the concentric attack makes it 3/1: die 3 is -/1, and S 343 goes back a hex."""
    t = attack("1312", "357DF", others=POCKET, dice=[3, 3, 3]).act("fall_back")
    t.act("back", "1211")
    assert (t.at("S343"), steps(t, "S343")) == ("1211", 1)
    t = attack("1312", "357DF", others={**POCKET, "Giehl": "1212"}, dice=[3, 3, 3]).act("fall_back")
    assert (t.at("S343"), steps(t, "S343")) == ("1212", 2)


@cites("VL 4.2.1g")
def test_a_friend_in_the_zone_does_not_break_a_concentric_attack() -> None:
    for others in (POCKET, {**POCKET, "Giehl": "1212"}):
        t = situation("vl", "soviet-combat", turn=8, units=others).acts("target 1312", "join 357DF")
        assert [m.columns for m in t.odds().shifts if m.what == "concentric"] == [1]


@cites("VL 4.2.1i")
def test_an_advance_does_not_care_about_zones() -> None:
    """Klatt in 1311 has both 1411 and 1312 in its zone: no move goes from one to the other, but an advance
    does.
    """
    open_side = {"S343": "1312", "357DF": "1411", "Klatt": "1311"}
    assert cost("357DF", "1411", "1412", {"Klatt": "1311"}) == 3  # out of the zone, for comparison
    t = moving("357DF", {"at": "1411", "marks": ["unsupplied"]}, {"Klatt": "1311"})
    assert "VL 4.2.1c" in t.refusals("to", "1312")
    t = attack("1312", "357DF", others=open_side, dice=[3, 3, 4]).act("fall_back")
    while t.may("back"):
        t.act("back", t.may("back")[0])
    t.act("advance", "357DF")
    assert t.at("357DF") == "1312"


@cites("VL 4.2.1a", "VL 3.1a")
def test_lit_hexes_tell_what_they_cost_and_whether_the_move_ends_there() -> None:
    t = moving("184BC", "1310", {"S343": "1312"})
    lit = {t.game.map.label(h): tuple(one) for h, one in t.game.hooks.move_costs(t.pos).items()}
    assert [lit[h] for h in ("1410", "1510", "1311")] == [(0.5, False), (1, False), (1, True)]
    assert sorted(lit) == t.may("to")
