"""IX. Tanks: breakdown, rivers, and the fear they spread."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.kernel.changes import Marked
from grognard.kernel.cite import cites
from grognard.testing.table import Situation, situation


def drive(t: Situation, tank: str, to: str) -> Situation:
    """Move a tank, and put it down."""
    t.acts(f"unit {tank}", f"to {to}")
    return t.act("done") if t.may("done") else t


def scare(
    *dice: int,
    to: str = "0712",
    phase: str = "white-movement",
    start: str = "0714",
    breakdown: tuple[int, ...] = (),
    **units: Any,
) -> Situation:
    """W-TK1 drives up, the movement phase ends, and these dice are thrown for fear."""
    t = situation("ts", phase, dice=breakdown, W_TK1=start, **units)
    return drive(t, "W-TK1", to).act("end_phase", dice=dice)


# -- breakdown


@pytest.mark.parametrize(
    ("side", "tank", "die"),
    [(s, t, d) for s, t in (("white", "W-TK1"), ("red", "R-TK")) for d in (1, 2, 3, 4, 5, 6)],
)
@cites("TS IX.tank.2")
def test_a_die_at_the_start_of_the_mechanised_phase_decides_if_a_tank_moves(
    side: str, tank: str, die: int
) -> None:
    """For both sides: even it goes its four points, odd it stays."""
    t = situation(
        "ts", f"{side}-mechanised", dice=[die], W_TK1="0712", R_TK="0703", W3KC_1="0114", RD_1="0101"
    )
    if die % 2:
        assert t.refusals("unit", tank) == ["TS IX.tank.2"]
    else:
        t.act("unit", tank)
        assert ("0708" if side == "white" else "0701") in t.may("to")


@cites("TS IX.tank.3")
def test_each_tank_has_its_own_die() -> None:
    t = situation("ts", "white-mechanised", dice=[1, 2, 3], W_TK1="0712", W_TK2="0712", W_TK3="0713")
    assert t.may("unit") == ["W-TK2"]
    t = situation("ts", "white-mechanised", dice=[4, 5], W_TK1="0712", W_TK3="0713")
    assert t.may("unit") == ["W-TK1"], "no die for a tank that is lost"


@cites("TS IX.tank.6")
def test_in_the_first_movement_phase_no_tank_breaks_down() -> None:
    t = situation("ts", "white-movement", W_TK1="0712", W_TK2="0713")
    assert t.may("unit") == ["W-TK1", "W-TK2"]
    t = situation("ts", "red-movement", R_TK="0712", W2_1="0114")
    assert t.may("unit") == ["R-TK"]


@cites("TS IX.tank.2", "TS IX.tank.6")
def test_a_breakdown_is_over_with_the_phase() -> None:
    t = situation("ts", "white-mechanised", dice=[1], W_TK1="0712", W3KC_1="0713", R37_3="0101").act(
        "end_phase"
    )
    while t.phase != "white-movement":
        t.act("end_phase")
    assert "W-TK1" in t.may("unit")


# -- rivers


@cites("TS IX.tank.5", "TS IX.river.2")
def test_a_tank_never_crosses_a_river() -> None:
    """From 0808 the Elshanka bars the way north; the rest of the country is open."""
    t = situation("ts", "white-movement", W_TK1="0808").act("unit", "W-TK1")
    assert not {"0807", "0908"} & set(t.may("to"))
    assert {"0708", "0809", "0909", "0607"} <= set(t.may("to"))
    assert "TS IX.tank.5" in t.refusals("to", "0807")


@cites("TS IX.tank.5", "TS IX.river.2")
def test_not_even_by_a_railway_bridge_nor_as_its_one_certain_hex() -> None:
    """AMB-TS-17, AMB-TS-04: between 1008 and 1007."""
    t = situation(
        "ts", "white-movement", W_TK1="1008", R_M1="1108", R_M2="1109", R_M3="1009", R_M4="0909"
    ).act("unit", "W-TK1")
    assert t.may("to") == []
    assert "TS IX.tank.5" in t.refusals("to", "1007")


# -- when there is fear


@cites("TS IX.fear.1", "TS IX.fear.3")
def test_a_tank_that_drives_up_to_red_infantry_calls_for_a_die_when_the_phase_is_over() -> None:
    t = scare(4, R37_3="0711")
    assert t.rolls == [4]
    assert t.units_marked("flipped") == ["R37-3"]


@pytest.mark.parametrize(("phase", "breakdown"), [("white-movement", ()), ("white-mechanised", (2,))])
@cites("TS IX.fear.3")
def test_fear_follows_both_white_movement_phases(phase: str, breakdown: tuple[int, ...]) -> None:
    t = scare(6, phase=phase, breakdown=breakdown, R37_3="0711", W3KC_1="0114")
    assert t.units_marked("flipped") == ["R37-3"]


@cites("TS IX.fear.3")
def test_the_die_waits_until_all_have_moved() -> None:
    t = situation("ts", "white-movement", W_TK1="0714", W2_1="0114", R37_3="0711")
    drive(t, "W-TK1", "0712")
    assert (t.rolls, t.may("unit")) == ([], ["W2-1"])


@cites("TS IX.fear.1", "TS IX.fear.3")
def test_a_tank_that_did_not_move_frightens_nobody() -> None:
    """AMB-TS-18: it was there already; another tank that moves elsewhere changes nothing."""
    t = situation("ts", "white-movement", W_TK1="0712", W_TK2="0114", R37_3="0711")
    drive(t, "W-TK2", "0113").act("end_phase")
    assert t.rolls == []


@cites("TS IX.fear.3")
def test_only_where_a_tank_ends_does_it_frighten() -> None:
    """AMB-TS-18: it passes the militia of 0711 and stops two hexes beyond."""
    t = situation("ts", "white-movement", W_TK1="0713", R_M1="0711", W2_1="0114").acts(
        "unit W-TK1", "to 0811", "to 0911", "done"
    )
    t.act("end_phase", dice=[2])
    assert t.at("R-M1") == "0711"
    assert t.phase == "white-mechanised", "the one die was for breakdown"


@pytest.mark.parametrize(
    ("unit", "tested"),
    [
        ("R37-3", True),
        ("R38-S1", False),
        ("RD-1", False),
        ("R37-A1", False),
        ("R-TK", False),
        ("R-HQ", False),
    ],
)
@cites("TS IX.fear.1", "TS IX.sailor.2", "TS IX.cav.1")
def test_who_knows_fear(unit: str, tested: bool) -> None:
    """AMB-TS-18: infantry and militia, and nobody else."""
    t = scare(*((1,) if tested else ()), units={unit: "0711", "W2-1": "0114"})
    assert ("TS IX.fear.3" in t.cites()) is tested
    assert (t.phase, t.at(unit)) == ("white-combat", "0711")


@cites("TS IX.fear.1")
def test_nobody_two_hexes_away_is_tested() -> None:
    t = scare(2, R37_3="0710", W2_1="0114")
    assert (t.units_marked("flipped"), t.phase) == ([], "white-mechanised")


@pytest.mark.parametrize(
    ("red", "start", "to", "tested"),
    [
        ("0807", "0810", "0808", False),
        ("0807", "0907", "0908", True),
        ("1004", "1007", "1005", False),
        ("1003", "0902", "1002", False),
    ],
)
@cites("TS IX.fear.2")
def test_a_river_between_or_the_city_around_them_keeps_men_calm(
    red: str, start: str, to: str, tested: bool
) -> None:
    t = scare(*((1,) if tested else ()), start=start, to=to, units={"R37-3": red, "W2-1": "0114"})
    assert (t.rolls == [1]) is tested


@cites("TS IX.fear.2")
def test_a_river_is_no_help_against_a_tank_on_the_near_side() -> None:
    t = situation("ts", "white-movement", W_TK1="0810", W_TK2="0907", R37_3="0807")
    drive(drive(t, "W-TK1", "0808"), "W-TK2", "0908").act("end_phase", dice=[6])
    assert t.units_marked("flipped") == ["R37-3"]


@pytest.mark.parametrize(
    ("hq", "tested"), [("0711", False), ("0710", False), ("0611", False), ("0709", True)]
)
@cites("TS IX.hq.3", "TS IX.fear.2")
def test_units_with_or_beside_a_staff_are_not_tested(hq: str, tested: bool) -> None:
    t = scare(*((1,) if tested else ()), R37_3="0711", R_HQ=hq, W2_1="0114")
    assert (t.rolls == [1]) is tested


@cites("TS IX.hq.3", "TS IX.fear.12")
def test_a_staff_steadies_lone_militia_too() -> None:
    assert scare(R_M1="0711", R_HQ="0710", W2_1="0114").at("R-M1") == "0711"


@cites("TS IX.fear.13")
def test_whites_are_not_afraid_of_red_tanks() -> None:
    t = situation("ts", "red-movement", R_TK="0714", W_M1="0711", W2_1="0613")
    drive(t, "R-TK", "0712").act("end_phase")
    assert (t.rolls, t.units_marked("flipped"), t.at("W-M1")) == ([], [], "0711")


# -- the die


@pytest.mark.parametrize(
    ("red", "start", "to", "last_calm"),
    [
        ("0711", "0714", "0712", 3),
        ("0805", "0607", "0706", 3),
        ("0906", "0807", "0907", 4),
        ("0707", "0609", "0607", 4),
        ("0806", "0908", "0807", 4),
    ],
)
@cites("TS IX.fear.4", "TS IX.fear.5")
def test_the_ground_under_the_frightened_unit_tells(red: str, start: str, to: str, last_calm: int) -> None:
    """AMB-TS-36: open ground, a town on it too, adds one; rough ground or a fort does not."""
    for die in range(1, 7):
        t = scare(die, start=start, to=to, units={"R37-3": red, "W2-1": "0114"})
        assert (t.units_marked("flipped") == ["R37-3"]) is (die > last_calm)


@cites("TS IX.fear.5")
def test_the_ground_under_the_tank_does_not_matter() -> None:
    """AMB-TS-18: from open ground into rough 4 is calm, from rough at open ground it is not."""
    assert (
        scare(4, start="0907", to="0807", units={"R37-3": "0806", "W2-1": "0114"}).units_marked("flipped")
        == []
    )
    assert scare(4, start="0712", to="0809", units={"R37-3": "0808", "W2-1": "0114"}).units_marked(
        "flipped"
    ) == ["R37-3"]


@cites("TS IX.fear.4")
def test_a_frightened_unit_goes_one_hex_back_where_its_owner_likes() -> None:
    """AMB-TS-18: out of White's zones, and no further than one hex."""
    t = scare(5, R37_3="0711", W2_1="0913")
    assert (t.who, t.may("back")) == ("red", ["0610", "0611", "0710", "0810", "0811"])
    t.act("back", "0810", dice=[2])
    assert (t.at("R37-3"), t.phase) == ("0810", "white-mechanised")
    t = scare(5, R37_3="0711", W2_1="0812")
    assert t.may("back") == ["0610", "0611", "0710", "0810"], "0811 lies in the zone of 0812"


@cites("TS IX.fear.6")
def test_one_die_a_phase_however_many_tanks_there_are() -> None:
    t = situation("ts", "white-movement", W_TK1="0714", W_TK2="0714", W_TK3="0913", R37_3="0711")
    for tank, to in (("W-TK1", "0712"), ("W-TK2", "0712"), ("W-TK3", "0811")):
        drive(t, tank, to)
    t.act("end_phase", dice=[3])
    assert (t.rolls, t.at("R37-3"), t.may("test")) == ([3], "0711", [])


@cites("TS IX.fear.3", "TS IX.fear.6")
def test_red_tests_his_units_one_by_one_in_the_order_he_likes() -> None:
    t = scare(R37_3="0711", R37_4="0711", R38_1="0811")
    assert (t.who, t.may("test")) == ("red", ["R37-3", "R37-4", "R38-1"])
    t.act("test", "R38-1", dice=[1])
    assert t.may("test") == ["R37-3", "R37-4"]
    t.act("test", "R37-4", dice=[1]).act("test", "R37-3", dice=[1])
    assert t.phase == "white-combat"


# -- militia


@pytest.mark.parametrize(
    ("at", "start", "to"), [("0711", "0714", "0712"), ("0707", "0609", "0607"), ("0806", "0907", "0807")]
)
@cites("TS IX.fear.12")
def test_lone_militia_runs_without_a_die_from_a_fort_as_well(at: str, start: str, to: str) -> None:
    t = situation("ts", "white-movement", units={"W-TK1": start, "R-M1": at, "W2-1": "0114"})
    drive(t, "W-TK1", to).act("end_phase")
    assert (t.rolls, t.units_marked("flipped")) == ([], ["R-M1"])
    assert "TS IX.fear.12" in t.cites()


@cites("TS IX.fear.12")
def test_two_militia_are_no_regulars_to_each_other() -> None:
    t = scare(R_M1="0711", R_M2="0711", W2_1="0114").act("test", "R-M1")
    assert (t.rolls, t.units_marked("flipped")) == ([], ["R-M1"])


@pytest.mark.parametrize("partner", ["R37-3", "R38-S1", "RD-1"])
@cites("TS IX.fear.12")
def test_militia_stacked_with_regulars_is_tested_like_infantry(partner: str) -> None:
    """Even where the regulars, sailors or cavalry, are not tested themselves."""
    t = situation("ts", "white-movement", units={"W-TK1": "0714", "R-M1": "0711", partner: "0711"})
    drive(t, "W-TK1", "0712").act("end_phase", dice=() if partner == "R37-3" else (3,))
    if partner == "R37-3":
        t.act("test", "R-M1", dice=[3])
    assert (t.rolls, t.units_marked("flipped")) == ([3], [])


@cites("TS IX.fear.12", "TS IX.fear.3")
def test_who_is_tested_and_how_is_fixed_before_the_first_die() -> None:
    """AMB-TS-37: the infantry runs first, and the militia it leaves behind still has its die."""
    t = scare(R37_3="0711", R_M1="0711").act("test", "R37-3", dice=[6]).act("back", "0811")
    assert t.may("test") == ["R-M1"], "nor is the infantry tested again beside the tank in 0811's reach"
    t.act("test", "R-M1", dice=[1])
    assert (t.rolls, t.units_marked("flipped")) == ([1], ["R37-3"])


# -- the consequences


@cites("TS IX.fear.8")
def test_a_frightened_unit_with_nowhere_to_go_is_lost() -> None:
    """White zones cover all the hexes around 0711."""
    walls = {
        "W2-1": "0713",
        "W2-2": "0913",
        "W2-4": "0709",
        "W3K-1": "0910",
        "W3K-2": "0511",
        "W3K-3": "0512",
        "W3K-4": "0912",
    }
    t = scare(6, 2, units={"R37-3": "0711", **walls})
    assert t.at("R37-3") == "dead"
    assert "TS IX.fear.8" in t.cites()
    del walls["W2-4"]
    assert scare(6, 2, units={"R37-3": "0711", **walls}).at("R37-3") == "0710"


@cites("TS IX.fear.9")
def test_no_tank_follows_into_the_hex_left_by_fear() -> None:
    t = scare(6, R37_3="0711", W2_1="0114").act("back", "0611")
    assert (t.may("advance"), t.at("W-TK1"), t.phase) == ([], "0712", "white-combat")


@cites("TS IX.fear.7")
def test_a_flipped_unit_has_no_zone_for_the_rest_of_the_turn() -> None:
    t = scare(6, R37_3="0711", W3KC_1="0513").act("back", "0611")
    assert t.hexes("zoc", "red") == []
    t.act("end_phase", dice=[1])
    assert t.phase == "white-mechanised"
    t.acts("unit W3KC-1", "to 0612")
    assert "0711" in t.may("to"), "White cavalry rides past it"
    t.act("done")
    assert (t.phase, t.hexes("zoc", "red")) == ("red-movement", [])


@cites("TS IX.fear.10", "TS IX.fear.11")
def test_a_flipped_unit_neither_moves_nor_attacks_until_the_next_turn() -> None:
    """AMB-TS-30: through all of Red's phases; then it shows its face again."""
    t = situation("ts", "red-movement", R37_3={"at": "0711", "marks": ["flipped"]}, R37_4="0711", W2_1="0712")
    assert t.refusals("unit", "R37-3") == ["TS IX.fear.10"]
    t.acts("end_phase", "target 0712")
    assert t.refusals("join", "R37-3") == ["TS IX.fear.10"]
    t.acts("cancel", "end_phase")
    assert (t.phase, t.pos.state.turn, t.units_marked("flipped")) == ("white-movement", 5, [])
    while t.phase != "red-movement":
        t.act("end_phase")
    assert "R37-3" in t.may("unit")
    assert "0712" in t.hexes("zoc", "red")


@cites("TS IX.fear.10")
def test_a_flipped_unit_defends_as_ever() -> None:
    t = situation("ts", "white-combat", R37_3={"at": "0806", "marks": ["flipped"]}, W2_1="0807").acts(
        "target 0806", "join W2-1"
    )
    assert t.odds().defence == 6


@cites("TS IX.fear.6", "TS IX.fear.3")
def test_a_flipped_unit_is_tested_again_after_the_second_movement_phase() -> None:
    """AMB-TS-30: flipped in phase 2, met again in phase 4, and driven back once more."""
    t = scare(6, R37_3="0711", W3KC_1="0114").act("back", "0710", dice=[2])
    assert t.phase == "white-mechanised"
    drive(t, "W-TK1", "0711").act("end_phase", dice=[6])
    assert t.rolls == [6]
    assert t.act("back", "0709").at("R37-3") == "0709"


@cites("TS IX.fear.8", "TS IX.fear.11")
def test_nobody_hears_that_the_dead_have_rallied() -> None:
    """Both flipped: the one died of it, the other shows its face."""
    t = situation(
        "ts",
        "red-movement",
        R37_3={"at": "dead", "marks": ["flipped"]},
        R37_4={"at": "0711", "marks": ["flipped"]},
        W2_1="0714",
    )
    t.act("end_phase")
    assert (t.phase, t.units_marked("flipped")) == ("white-movement", [])
    assert [c.units for c in t.log if isinstance(c, Marked) and not c.quiet] == [
        1 << t.game.roster.index["R37-4"]
    ]
