"""IX. Cavalry, sailors, staffs, militia raised in towns, forts, rivers and the Red collapse."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.kernel.cite import cites
from grognard.testing.table import Situation, situation

TOWNS = ["0604", "0902", "0805", "1006", "1009", "0208", "0511"]


def costs(t: Situation, unit: str) -> dict[str, float]:
    """What each hex in reach costs a unit."""
    return t.costs(unit)


def attack(t: Situation, target: str, *attackers: str, dice: tuple[int, ...] = ()) -> Situation:
    t.act("target", target)
    for unit in attackers:
        t.act("join", unit)
    return t.act("attack", dice=dice)


def until(t: Situation, phase: str) -> Situation:
    while t.phase != phase:
        t.act("end_phase")
    return t


def collapsed(t: Situation) -> bool:
    return bool(t.game.hooks.own_view(t.pos, 0)["collapse"])


# -- cavalry, sailors, rivers


@pytest.mark.parametrize(
    ("unit", "infantry", "at"),
    [("W3KC-1", "W2-1", "0304"), ("R38-S1", "R37-3", "0808"), ("RD-1", "R37-3", "0304")],
)
@cites("TS IX.cav.1", "TS IX.sailor.1")
def test_cavalry_away_from_rivers_and_sailors_everywhere_move_like_infantry(
    unit: str, infantry: str, at: str
) -> None:
    side = "white" if unit.startswith("W") else "red"
    t = situation("ts", f"{side}-movement", units={unit: at, infantry: at, "W-M1": "0114"})
    assert len(costs(t, unit)) > 10
    assert costs(t, unit) == costs(t, infantry)


@cites("TS IX.cav.2")
def test_cavalry_moves_in_both_movement_phases() -> None:
    t = situation("ts", "white-movement", W3KC_1="0710", W2_1="0710", R37_3="0101").acts(
        "unit W3KC-1", "to 0709", "done"
    )
    until(t, "white-mechanised")
    assert t.may("unit") == ["W3KC-1"]
    assert t.refusals("unit", "W2-1") == ["TS V.12"]
    assert t.acts("unit W3KC-1", "to 0708").at("W3KC-1") == "0708"
    t = situation("ts", "red-mechanised", RD_1="0101", R38_S1="0101", W2_1="0710")
    assert t.may("unit") == ["RD-1"]


@pytest.mark.parametrize(
    ("unit", "clear", "rough"), [("W2-1", 2, 3), ("W2-A", 2, 3), ("W-M1", 2, 2), ("W3KC-1", 1, 2)]
)
@cites("TS IX.river.1", "TS IX.river.3", "TS IX.cav.3")
def test_a_river_costs_one_point_more_to_all_but_cavalry(unit: str, clear: int, rough: int) -> None:
    """From 0908 over the Elshanka to 0808 and to the rough 0909, which takes all that militia has."""
    t = situation("ts", "white-movement", units={unit: "0908"})
    assert (costs(t, unit)["0808"], costs(t, unit)["0909"]) == (clear, rough)


@cites("TS IX.river.1", "TS IX.sailor.1")
def test_sailors_and_staffs_pay_for_rivers_too() -> None:
    t = situation("ts", "red-movement", R38_S1="0908", R_HQ="0908", RD_1="0908", W_M1="0114")
    assert [costs(t, unit)["0808"] for unit in ("R38-S1", "R-HQ", "RD-1")] == [2, 2, 1]


# -- the ride to the north


@cites("TS IX.cav.4")
def test_white_cavalry_leaves_by_the_north_edge_for_one_point() -> None:
    """AMB-TS-40: from 0103 it has a point left at the edge, from 0104 it has none."""
    t = situation("ts", "white-movement", W3KC_1="0103", W3KC_2="0104", R37_3="1002")
    t.acts("unit W3KC-1", "to 0101")
    assert t.act("exit").at("W3KC-1") == "gone"
    t.acts("unit W3KC-2", "to 0101")
    assert (t.at("W3KC-2"), t.may("exit")) == ("0101", [])
    assert t.refusals("unit", "W3KC-2") == ["TS V.1"]


@pytest.mark.parametrize(
    ("unit", "at"),
    [
        ("W2-1", "0101"),
        ("W-TK1", "0101"),
        ("W-M1", "0101"),
        ("W3KC-1", "0102"),
        ("W3KC-1", "0114"),
        ("W3KC-1", "0107"),
    ],
)
@cites("TS IX.cav.4")
def test_nobody_else_leaves_and_nowhere_else(unit: str, at: str) -> None:
    t = situation("ts", "white-movement", units={unit: at, "R37-3": "1002"}).act("unit", unit)
    assert t.refusals("exit") == ["TS IX.cav.4"]


@cites("TS IX.cav.4")
def test_red_cavalry_stays_on_the_map() -> None:
    t = situation("ts", "red-movement", RD_1="0101", W2_1="0710").act("unit", "RD-1")
    assert t.refusals("exit") == ["TS IX.cav.4"]


@pytest.mark.parametrize(
    ("phase", "unit", "way", "leave", "onward"),
    [
        ("white-movement", "W2-1", ("0714", "0711"), "TS IX.cav.4", "TS V.2"),
        ("white-movement", "W2-1", ("0504", "0501"), "TS IX.cav.4", "TS V.2"),
        ("red-movement", "RD-1", ("0104", "0101"), "TS IX.cav.4", "TS V.2"),
        ("red-movement", "R-GB", ("1203", "1201"), "TS IX.cav.4", "TS V.1"),
        ("white-movement", "W3KC-1", ("0104", "0101"), "TS V.2", "TS V.2"),
        ("white-movement", "W3KC-1", ("0103", "0101", "done"), "TS V.1", "TS V.1"),
        ("white-movement", "W3KC-1", ("0114", "0112", "done"), "TS IX.cav.4", "TS V.1"),
    ],
)
@cites("TS IX.cav.4", "TS V.1", "TS V.2")
def test_after_a_move_the_paragraph_that_bars_is_named(
    phase: str, unit: str, way: tuple[str, ...], leave: str, onward: str
) -> None:
    at, to, *done = way
    t = situation("ts", phase, units={"W2-4": "0808", "R37-3": "1006", unit: at}).acts(
        f"unit {unit}", f"to {to}", *done
    )
    assert (t.refusals("exit"), t.refusals("to", at)) == ([leave], [onward])


@cites("TS IX.cav.4")
def test_cavalry_stopped_by_a_zone_leaves_in_a_later_phase() -> None:
    """AMB-TS-40: not in the phase in which it was stopped; from where it starts a phase, it may."""
    t = situation("ts", "white-movement", W3KC_1="0103", R37_3="0201").acts("unit W3KC-1", "to 0102")
    assert t.may("exit") == []
    t = situation("ts", "white-movement", W3KC_1="0102", R37_3="0201").acts("unit W3KC-1", "to 0101")
    assert (t.at("W3KC-1"), t.may("exit")) == ("0101", [])
    until(t, "white-mechanised")
    assert t.acts("unit W3KC-1", "exit").at("W3KC-1") == "gone"


@cites("TS IX.cav.5")
def test_cavalry_that_has_left_does_not_come_back() -> None:
    t = situation("ts", "white-movement", W2KC_1="0101", W2_1="0710", R37_3="1002").acts(
        "unit W2KC-1", "exit"
    )
    assert t.refusals("unit", "W2KC-1") == ["TS IX.cav.5"]
    until(t, "red-movement")
    t.act("end_phase")
    assert (t.phase, t.pos.state.turn) == ("white-movement", 5), "there is nothing to bring in"
    assert t.at("W2KC-1") == "gone"


# -- the staff


def commissar(
    phase: str, die: int, red: dict[str, str], attackers: tuple[str, ...], target: str
) -> Situation:
    t = situation("ts", phase, units={"W2-1": "0712", **red})
    return attack(t, target, *attackers, dice=(die,))


@pytest.mark.parametrize(("first", "second", "loser"), [(1, 3, "white"), (3, 1, "red")])
@cites("TS IX.hq.2")
def test_a_staff_stacked_with_defending_infantry_may_demand_one_more_throw(
    first: int, second: int, loser: str
) -> None:
    """AMB-TS-23: 3 to 2 is 1-1; a 1 drives Red back, a 3 White. The second throw stands, better or worse."""
    t = commissar("white-combat", first, {"R37-3": "0711", "R-HQ": "0711"}, ("W2-1",), "0711")
    assert (t.who, t.may("keep"), t.may("reroll")) == ("red", [""], [""])
    t.act("reroll", dice=[second])
    assert (t.rolls, t.may("reroll"), t.may("keep"), t.who) == ([second], [], [], loser)
    assert t.may("retreat") == (["R-HQ", "R37-3"] if loser == "red" else [])


@cites("TS IX.hq.2")
def test_a_staff_may_be_content_with_the_first_throw() -> None:
    t = commissar("white-combat", 3, {"R37-3": "0711", "R-HQ": "0711"}, ("W2-1",), "0711").act("keep")
    assert (t.who, t.may("back")) == ("white", ["0612", "0713", "0812"])


@pytest.mark.parametrize("led", ["R37-3", "R38-S1", "RD-1"])
@cites("TS IX.hq.2", "TS IX.sailor.1")
def test_a_staff_helps_attacking_infantry_sailors_and_cavalry(led: str) -> None:
    """AMB-TS-23: 1-2 or 1-1; a 6 would lose the attackers, a 1 drives White back."""
    t = commissar("red-combat", 6, {led: "0711", "R-HQ": "0711"}, (led,), "0712")
    assert t.who == "red"
    t.act("reroll", dice=[1])
    assert (t.who, t.at(led)) == ("white", "0711")


@pytest.mark.parametrize(
    "red",
    [
        {"R37-A1": "0711", "R-HQ": "0711"},
        {"R-M1": "0711", "R-HQ": "0711"},
        {"R-TK": "0711", "R-HQ": "0711"},
        {"R37-3": "0711", "R-HQ": "0710"},
    ],
)
@cites("TS IX.hq.2")
def test_a_staff_with_guns_militia_or_tanks_or_in_the_next_hex_changes_nothing(red: dict[str, str]) -> None:
    t = commissar("white-combat", 1, red, ("W2-1",), "0711")
    assert t.may("reroll") == []


@cites("TS IX.hq.2")
def test_the_unit_stacked_with_the_staff_must_take_part_in_the_combat() -> None:
    """AMB-TS-23: artillery fires from the hex where the staff stands with infantry that looks on."""
    red = {"R37-3": "0710", "R-HQ": "0710", "R37-A1": "0710"}
    assert commissar("red-combat", 4, red, ("R37-A1",), "0712").may("reroll") == []


@cites("TS IX.hq.2")
def test_where_no_die_is_thrown_there_is_none_to_throw_again() -> None:
    t = situation("ts", "red-combat", R37_3="0711", R_HQ="0711", W2_1="0712", W2_2="0712")
    attack(t, "0712", "R37-3")
    assert (t.at("R37-3"), t.rolls) == ("dead", [])


# -- forts


@pytest.mark.parametrize("unit", ["R37-3", "R-M1", "RD-1", "R-TK"])
@cites("TS IX.fort.2", "TS VIII.r1")
def test_a_garrison_ignores_dr(unit: str) -> None:
    """And the attackers, with no hex to enter, stay as well."""
    t = situation("ts", "white-combat", units={unit: "0707", "W2-1": "0607", "W2-2": "0607"}).acts(
        "target 0707", "join W2-1", "join W2-2"
    )
    die = t.odds().faces.index("DR") + 1
    t.act("attack", dice=[die])
    assert (t.at(unit), t.at("W2-1"), t.phase) == ("0707", "0607", "red-movement")
    assert "TS IX.fort.2" in t.cites()


@cites("TS IX.fort.1", "TS IX.fort.2")
def test_forts_serve_whites_who_have_taken_them() -> None:
    t = situation("ts", "red-combat", R37_1="0706", R37_2="0706", R38_1="0606", W2_1="0707").act(
        "target", "0707"
    )
    for unit in ("R37-1", "R37-2", "R38-1"):
        t.act("join", unit)
    assert (t.odds().defence, t.odds().column) == (6, "1-1")
    assert t.act("attack", dice=[2]).at("W2-1") == "0707"


@cites("TS IX.fort.2")
def test_a_fort_does_not_hold_attackers_who_are_beaten() -> None:
    t = situation("ts", "red-combat", R37_3="0707", W2_1="0607")
    attack(t, "0607", "R37-3", dice=(2,))
    assert (t.who, bool(t.may("back"))) == ("red", True), "AR is not DR"


# -- militia


def reinforcing(**units: Any) -> Situation:
    """W2-1 holds Gumrak (0604) at the start of a turn; W2-4 is somewhere else."""
    return situation(
        "ts",
        "white-reinforcement",
        units={"W2-1": "0604", "R37-3": "0101", **{u.replace("_", "-"): at for u, at in units.items()}},
    )


@cites("TS IX.militia.2", "TS IX.militia.3")
def test_a_town_taken_may_be_asked_for_militia_in_the_next_turn_only() -> None:
    t = situation("ts", "white-movement", W2_1="0605", W2_4="0710", R37_3="1002").acts(
        "unit W2-1", "to 0604", "done"
    )
    seen = [t.phase]
    while t.pos.state.turn == 4:
        assert t.may("raise") == []
        t.act("end_phase")
        seen.append(t.phase)
    assert (seen[-1], t.may("raise"), t.may("end_phase")) == ("white-reinforcement", ["0604"], [""]), (
        "he may, he need not"
    )


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
@cites("TS IX.militia.3")
def test_militia_appears_on_one_to_three(die: int) -> None:
    t = reinforcing().act("raise", "0604", dice=[die])
    assert (t.at("W-M6") == "0604") is (die <= 3)
    assert t.may("raise") == [], "one die a turn for each town"


@cites("TS IX.militia.3")
def test_a_town_that_gave_nothing_is_asked_again_next_turn() -> None:
    t = reinforcing().act("raise", "0604", dice=[4])
    while t.phase != "white-reinforcement":
        t.act("end_phase")
    assert (t.pos.state.turn, t.may("raise")) == (5, ["0604"])


@cites("TS IX.militia.3", "TS IX.militia.2")
def test_each_town_has_its_own_die() -> None:
    t = reinforcing(W2_4="0805").act("raise", "0604", dice=[6])
    assert t.refusals("raise", "0604") == ["TS IX.militia.3"]
    assert t.act("raise", "0805", dice=[1]).at("W-M6") == "0805"


@cites("TS IX.militia.4")
def test_a_town_gives_one_unit_in_the_whole_game_even_if_it_is_lost() -> None:
    units = {"W2-1": "0604", "W2-4": "0805", "R37-3": "1002", "W-M6": "dead"}
    t = situation("ts", "white-reinforcement", turn=6, own={"raised": ["0604"]}, units=units)
    assert t.may("raise") == ["0805"]
    assert t.refusals("raise", "0604") == ["TS IX.militia.4"]


@pytest.mark.parametrize(
    ("town", "white"),
    [
        ("0208", "0208"),
        ("0511", "0511"),
        ("1009", "1009"),
        ("1003", "1003"),
        ("0805", "0804"),
        ("0607", "0607"),
    ],
)
@cites("TS IX.militia.2")
def test_only_towns_taken_from_red_and_held_give_militia(town: str, white: str) -> None:
    """AMB-TS-21: not White's own towns, not Tsaritsyn, not one that was left again, no open country."""
    t = reinforcing(W2_4=white)
    assert t.refusals("raise", town) == ["TS IX.militia.2"]


@pytest.mark.parametrize(("red", "may"), [("0704", False), ("0703", True)])
@cites("TS IX.militia.2")
def test_no_militia_comes_forward_in_a_red_zone(red: str, may: bool) -> None:
    """AMB-TS-21."""
    t = reinforcing(W2_4="0805", R37_4=red)
    assert t.can("raise", "0604") is may
    if not may:
        assert t.refusals("raise", "0604") == ["TS VII.5"]


@pytest.mark.parametrize(("left", "may"), [(["W-M12"], True), ([], False)])
@cites("TS IX.militia.5")
def test_when_the_counters_are_used_up_no_more_come(left: list[str], may: bool) -> None:
    """AMB-TS-41: seven wait in the pool; those that fell do not return to it."""
    dead = {f"W-M{n}": "dead" for n in range(1, 13) if f"W-M{n}" not in left}
    t = situation("ts", "white-movement", units={"W2-1": "0604", "R37-3": "1002", **dead})
    assert [t.at(f"W-M{n}") for n in (5, 6, 12)] == ["dead", "dead", "pool" if left else "dead"]
    while t.pos.state.turn == 4:
        t.act("end_phase")
    assert (t.may("raise") == ["0604"]) is may
    if may:
        assert t.act("raise", "0604", dice=[2]).at("W-M12") == "0604"
    else:
        assert t.phase == "white-movement"


@cites("TS IX.militia.5")
def test_seven_militia_wait_to_be_raised() -> None:
    """AMB-TS-41: besides the five of the set-up."""
    t = reinforcing()
    assert [u.id for u in t.game.roster.units if t.at(u.id) == "pool"] == [f"W-M{n}" for n in range(6, 13)]


# -- the collapse


@cites("TS IX.collapse.1")
def test_the_reds_collapse_when_white_was_last_in_all_seven_towns() -> None:
    """AMB-TS-22: Tsaritsyn is not among them, and passing through is enough."""
    t = situation("ts", "white-movement", own={"white_last": TOWNS[1:]}, W3KC_1="0605", R37_3="1002")
    assert not collapsed(t)
    t.acts("unit W3KC-1", "to 0604", "to 0504", "done")
    assert collapsed(t)


@cites("TS IX.collapse.1")
def test_a_town_passed_in_the_middle_of_a_move_is_taken() -> None:
    """From 0605 straight north to 0603 there is only the way through Gumrak."""
    t = situation("ts", "white-movement", own={"white_last": TOWNS[1:]}, W3KC_1="0605", R37_3="1002").acts(
        "unit W3KC-1", "to 0603"
    )
    assert (t.at("W3KC-1"), collapsed(t)) == ("0603", True)


@pytest.mark.parametrize("missing", TOWNS)
@cites("TS IX.collapse.1")
def test_every_one_of_the_seven_towns_is_needed(missing: str) -> None:
    whole = situation("ts", "white-movement", own={"white_last": TOWNS}, W2_1="0710", R37_3="1002")
    assert collapsed(whole)
    held = [town for town in TOWNS if town != missing]
    assert not collapsed(
        situation("ts", "white-movement", own={"white_last": held}, W2_1="0710", R37_3="1002")
    )


@cites("TS IX.collapse.1")
def test_the_collapse_is_over_when_a_red_passes_through_a_town() -> None:
    t = situation("ts", "red-movement", own={"white_last": TOWNS}, RD_1="0704", W2_1="0710").acts(
        "unit RD-1", "to 0604", "to 0605", "done"
    )
    assert not collapsed(t)


@cites("TS IX.collapse.1")
def test_an_advance_into_the_last_town_brings_the_collapse_on_within_the_phase() -> None:
    t = situation(
        "ts",
        "white-combat",
        own={"white_last": TOWNS[1:]},
        R_M1="0604",
        R37_3="0711",
        W2_1="0605",
        W2_2="0605",
        W2_3="0712",
    )
    attack(t, "0604", "W2-1", "W2-2", dice=(1,)).acts("advance W2-1", "halt", "target 0711", "join W2-3")
    assert (t.odds().before, t.odds().column) == ("1-1", "2-1")


@pytest.mark.parametrize(("towns", "white", "red"), [(TOWNS, "2-1", "1-1"), (TOWNS[1:], "1-1", "2-1")])
@cites("TS IX.collapse.2")
def test_in_the_collapse_white_gains_a_column_and_red_loses_one(
    towns: list[str], white: str, red: str
) -> None:
    own = {"white_last": towns}
    t = situation("ts", "white-combat", own=own, R37_3="0711", W2_1="0712").acts("target 0711", "join W2-1")
    assert (t.odds().before, t.odds().column) == ("1-1", white)
    t = situation("ts", "red-combat", own=own, R37_1="0711", R37_2="0711", W2_1="0712").acts(
        "target 0712", "join R37-1", "join R37-2"
    )
    assert (t.odds().before, t.odds().column) == ("2-1", red)
