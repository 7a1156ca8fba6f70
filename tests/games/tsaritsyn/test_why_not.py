"""A refusal names the paragraph that really rules an act out, and not the nearest one at hand."""

from __future__ import annotations

import pytest

from grognard.kernel.cite import cites
from grognard.testing.table import Situation, situation


def attack(t: Situation, target: str, *attackers: str, die: int) -> Situation:
    t.act("target", target)
    for unit in attackers:
        t.act("join", unit)
    return t.act("attack", dice=[die])


@cites("TS VIII.4")
def test_a_unit_that_fell_back_is_not_attacked_again_in_its_new_hex() -> None:
    """2:1 on militia in 0506, die 3: DR. It goes back to 0504, where a gun in 0502 has it in range."""
    t = situation("ts", "white-combat", R_M1="0506", R_M2="0911", W2_1="0507", W2_2="0912", W3K_A="0502")
    attack(t, "0506", "W2-1", die=3).acts("back 0505", "back 0504", "halt")
    assert (t.at("R-M1"), t.may("target")) == ("0504", ["0911"])
    assert t.refusals("target", "0504") == ["TS VIII.4"]


@cites("TS VIII.4")
def test_a_fresh_unit_in_the_same_place_is_fair_game() -> None:
    """The same gun, the same hex, but the unit in 0504 was not attacked before."""
    t = situation("ts", "white-combat", R_M1="0506", R_M2="0504", R_M3="0704", W2_1="0507", W3K_A="0502")
    assert t.can("target", "0504")


@cites("TS VII.6")
def test_a_train_held_up_by_an_enemy_on_the_rails_is_told_so() -> None:
    t = situation("ts", "white-movement", W_AT1="0208", W_M1="0308", R_M1="0407").act("unit", "W-AT1")
    assert t.refusals("to", "0507") == ["TS VII.6"]
    assert t.refusals("to", "0407") == ["TS VII.6"]


@cites("TS IX.tank.5", "TS VI.2", "TS V.8")
def test_each_unit_that_cannot_advance_has_its_own_reason() -> None:
    """0808 lies across the Elshanka from 0807; the gun in 0809 fired at two hexes."""
    t = situation(
        "ts", "white-combat", R_M1="0807", W_TK1="0808", W2_1="0808", W2_2="0808", W3K_1="0907", W2_A="0809"
    )
    attack(t, "0807", "W-TK1", "W2-1", "W2-2", "W3K-1", "W2-A", die=1)
    assert t.refusals("advance", "W-TK1") == ["TS IX.tank.5"]
    assert t.refusals("advance", "W2-A") == ["TS IX.range.6"]
    t = situation("ts", "white-combat", R_M1="0809", W_AT1="0910", W2_1="0910")
    assert attack(t, "0809", "W-AT1", "W2-1", die=1).refusals("advance", "W-AT1") == ["TS V.8"]


@cites("TS IX.fear.10", "TS VIII.p1", "TS VIII.6")
def test_a_target_beside_units_that_may_not_attack_names_what_holds_them() -> None:
    flipped = {"at": "0708", "marks": ["flipped"]}
    t = situation("ts", "red-combat", R37_1=flipped, R37_2="0707", W2_1="0709", W2_2="0607")
    assert t.refusals("target", "0709") == ["TS IX.fear.10"]
    t = situation("ts", "red-combat", R_HQ="0710", R37_1="0713", W2_1="0709", W_M1="0714")
    assert t.refusals("target", "0709") == ["TS VIII.p1"]
    assert situation("ts", "white-combat", W2_1="0710", R_M1="0711", R_M2="0101").refusals(
        "target", "0101"
    ) == ["TS VIII.1"]


@cites("TS IX.range.1", "TS IX.gunboat.6")
def test_a_ship_that_no_gun_may_shell_says_what_keeps_the_guns() -> None:
    t = situation("ts", "white-combat", W2_A="1008", W2_1="1107", R_GB="1207", R37_1="1007")
    assert t.refusals("target_ship", "R-GB") == ["TS IX.range.1"]
    t = situation("ts", "white-combat", W2_A="0910", W2_1="0910", R_GB="1206", R37_1="0909")
    assert t.refusals("target_ship", "R-GB") == ["TS VIII.1"]


@cites("TS V.4", "TS V.2", "TS IX.cav.4")
def test_cavalry_that_cannot_leave_any_more_is_told_why() -> None:
    t = situation("ts", "white-movement", turn=6, W3KC_2="0202", RD_1="0101").acts("unit W3KC-2", "to 0201")
    assert t.refusals("exit") == ["TS V.4"]
    t = situation("ts", "white-movement", W3KC_1="0204", R37_1="1003").acts("unit W3KC-1", "to 0201")
    assert t.refusals("exit") == ["TS V.2"]
    assert situation("ts", "white-movement", W2_1="0101", R37_1="1003").refusals("exit") == ["TS IX.cav.4"]


@cites("TS X.white.9", "TS X.red.8", "TS IX.militia.2", "TS VII.5")
def test_a_hex_outside_the_area_and_in_a_zone_names_both() -> None:
    t = situation("ts", "white-reinforcement", turn=3, W2KC_1="pool", R37_1="0608").act("unit", "W2KC-1")
    assert t.refusals("at", "0609") == ["TS X.white.9", "TS VII.5"]
    t = situation("ts", "white-reinforcement", turn=3, W2_2="0604", R37_1="0209")
    assert t.refusals("raise", "0208") == ["TS IX.militia.2", "TS VII.5"]


@cites("TS X.white.9", "TS IX.militia.3", "TS X.red.9", "TS V.12", "TS XI.6")
def test_units_that_wait_name_the_paragraph_that_brings_them() -> None:
    t = situation("ts", "white-reinforcement", turn=2, W_AT2="pool", W2_1="0811", R37_1="0101")
    assert t.refusals("unit", "W2KC-1") == ["TS X.white.9"]
    assert t.refusals("unit", "W-M6") == ["TS IX.militia.3"]
    t = situation("ts", "red-reinforcement", turn=2, R_M1="pool", W2_1="0811", R37_1="0101")
    assert t.refusals("unit", "R-AT") == ["TS X.red.9"]
    t = situation("ts", "white-mechanised", W3KC_1="0811", W2_1="0910", R37_1="0101")
    assert (t.refusals("unit", "W2-1"), t.refusals("unit", "R37-1")) == (["TS V.12"], ["TS V.1"])
    options = {"more_red_support": "yes"}
    t = situation(
        "ts", "white-reinforcement", turn=3, options=options, W2_1="0604", W2KC_1="pool", R37_1="0101"
    )
    assert t.refusals("raise", "0604") == ["TS XI.6"]


@cites("TS IX.tank.5", "TS VII.4")
def test_a_retreat_names_what_bars_each_hex_around() -> None:
    """Attacked from 0809, the tank in 0808 can only go to 0708; there the Elshanka bars 0707 and 0807, a zone
    0709.
    """
    t = situation("ts", "white-combat", R_TK="0808", W2_1="0809", W2_2="0809")
    attack(t, "0808", "W2-1", "W2-2", die=3)
    assert (t.at("R-TK"), t.may("back")) == ("0708", ["0607", "0608"])
    assert t.refusals("back", "0707") == t.refusals("back", "0807") == ["TS IX.tank.5"]
    assert t.refusals("back", "0709") == ["TS VII.4"]
    assert t.refusals("back", "1203") == ["TS VIII.ret1"]


@pytest.mark.parametrize(("stacking", "may"), [("move", False), ("phase", True)])
@cites("TS VI.2")
def test_reinforcements_may_crowd_a_hex_where_stacking_is_checked_at_the_end(
    stacking: str, may: bool
) -> None:
    units = {f"W2KC-{i}": "pool" for i in range(1, 6)} | {"R37-1": "0101"}
    t = situation("ts", "white-reinforcement", turn=3, options={"stacking": stacking}, units=units)
    for i in (1, 2, 3):
        t.acts(f"unit W2KC-{i}", "at 0514")
    assert t.act("unit", "W2KC-4").can("at", "0514") is may
    t = situation(
        "ts",
        "white-reinforcement",
        options={"stacking": stacking},
        W2_1="0604",
        W2_2="0604",
        W2_3="0604",
        W3K_1="1006",
        R37_1="0101",
    )
    assert t.can("raise", "0604") is may
