"""VIII. Combat: who attacks whom, and how the odds are reckoned."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.tsaritsyn.law.odds import columns
from grognard.kernel.changes import Message
from grognard.kernel.cite import cites
from grognard.kernel.preview import Preview
from grognard.testing.table import Situation, situation


def fight(phase: str = "white-combat", own: dict[str, Any] | None = None, **units: Any) -> Situation:
    return situation("ts", phase, own=own, **units)


def aimed(t: Situation, target: str, *attackers: str) -> Situation:
    """An attack put together and not yet announced."""
    t.act("target", target)
    for unit in attackers:
        t.act("join", unit)
    return t


def attack(t: Situation, target: str, *attackers: str, dice: tuple[int, ...] = ()) -> Situation:
    return aimed(t, target, *attackers).act("attack", dice=dice)


def until(t: Situation, phase: str) -> Situation:
    while t.phase != phase:
        t.act("end_phase")
    return t


# Forts ignore the result DR, so that a die of 1 at 1-2 leaves everybody where he was.


def two_forts() -> Situation:
    return fight(R37_3="0707", R37_4="0606", W2_1="0607", W2_2="0607", W2_3="0506", W2_4="0708")


# -- who attacks whom


@cites("TS VIII.1")
def test_only_adjacent_enemies_are_attacked_and_only_by_adjacent_units() -> None:
    t = fight(R37_3="0711", R37_4="0710", W2_1="0712", W2_2="0713")
    assert t.may("target") == ["0711"]
    assert t.refusals("target", "0710") == ["TS VIII.1"]
    t.act("target", "0711")
    assert t.may("join") == ["W2-1"]
    assert t.refusals("join", "W2-2") == ["TS VIII.1"]


@cites("TS VIII.2")
def test_nobody_has_to_attack() -> None:
    t = fight(R37_3="0711", W2_1="0712")
    assert t.can("end_phase")
    t.acts("target 0711", "join W2-1", "cancel")
    assert t.may("target") == ["0711"], "an attack that was not announced is as if never thought of"
    assert t.act("end_phase").phase == "red-movement"
    assert t.at("R37-3") == "0711"


@cites("TS VIII.3")
def test_the_attacker_names_his_units_and_his_target() -> None:
    t = fight(R37_3="0711", R37_4="0612", W2_1="0712", W2_2="0712", W2_3="0712")
    assert t.may("target") == ["0612", "0711"]
    assert t.refusals("target", "0713") == ["TS VIII.1"], "nobody to attack there"
    t.act("target", "0711")
    assert t.refusals("attack") == ["TS VIII.3"], "an attack needs an attacker"
    t.acts("join W2-1", "join W2-2", "join W2-3", "leave W2-2")
    assert t.odds().attack == 6
    t.act("attack", dice=[4])
    assert {"W2-1", "W2-3"} <= set(t.units_marked("fought"))
    assert "W2-2" not in t.units_marked("fought")


@cites("TS VIII.4")
def test_a_unit_attacks_once_and_a_hex_is_attacked_once() -> None:
    """AMB-TS-08: in one combat phase."""
    t = attack(two_forts(), "0707", "W2-1", dice=(1,))
    assert t.refusals("target", "0707") == ["TS VIII.4"], "W2-4 comes too late"
    t.act("target", "0606")
    assert t.refusals("join", "W2-1") == ["TS VIII.4"]
    assert t.may("join") == ["W2-3"]


@cites("TS VIII.4", "TS VIII.p7")
def test_in_the_next_combat_phase_everybody_may_attack_and_be_attacked_again() -> None:
    """AMB-TS-08: each side has one such phase a turn."""
    t = attack(two_forts(), "0707", "W2-1", dice=(1,))
    until(t, "red-combat")
    assert "0607" in t.may("target")
    until(t, "white-combat")
    t.act("target", "0707")
    assert t.may("join") == ["W2-1", "W2-2", "W2-4"]


@cites("TS VIII.4", "TS VIII.7")
def test_a_beaten_unit_is_not_attacked_again_where_it_fled_to() -> None:
    """And as a hex is attacked whole or not at all, its new comrades are spared as well."""
    t = fight(R37_3="0711", R37_4="0709", W2_1="0712", W2_2="0712", W_M1="0708")
    assert t.may("target") == ["0709", "0711"]
    attack(t, "0711", "W2-1", "W2-2", dice=(3,)).acts("back 0710", "back 0709", "halt")
    assert t.at("R37-3") == "0709"
    assert t.phase == "red-movement", "the militia at 0708 has nobody left to attack"
    t = fight(R37_3="0711", R37_4="0709", R_M1="0609", W2_1="0712", W2_2="0712", W_M1="0708", W_M2="0608")
    attack(t, "0711", "W2-1", "W2-2", dice=(3,)).acts("back 0710", "back 0709", "halt")
    assert t.may("target") == ["0609"]
    assert t.refusals("target", "0709") == ["TS VIII.4"]


@cites("TS VIII.4")
def test_guns_cannot_fire_at_a_hex_that_was_attacked_already() -> None:
    """AMB-TS-08: ranged fire is part of the one attack, or there is none."""
    t = attack(
        fight(R37_3="0707", R37_4="0606", W2_1="0607", W2_3="0506", W2_A="0709"), "0707", "W2-1", dice=(1,)
    )
    assert t.refusals("target", "0707") == ["TS VIII.4"]


@cites("TS VIII.5")
def test_an_announced_attack_cannot_be_called_off() -> None:
    """The die is thrown with the announcement; afterwards there is only what the die asks for."""
    t = attack(fight(R37_3="0711", R_HQ="0711", W2_1="0712"), "0711", "W2-1", dice=(3,))
    assert t.rolls == [3]
    assert (t.may("cancel"), t.may("leave"), t.may("target")) == ([], [], [])
    assert t.may("keep") == [""]
    t.act("keep")
    assert (t.who, t.may("back")) == ("white", ["0612", "0713", "0812"]), "beaten back as the die said"


@cites("TS VIII.6")
def test_units_of_one_hex_do_not_attack_two_hexes() -> None:
    t = attack(two_forts(), "0707", "W2-1", dice=(1,))
    t.act("target", "0606")
    assert t.refusals("join", "W2-2") == ["TS VIII.6"]


@cites("TS VIII.6")
def test_units_of_one_hex_may_attack_the_same_hex_together_or_stay_out() -> None:
    t = aimed(two_forts(), "0707", "W2-1", "W2-2")
    assert t.odds().attack == 6
    t.act("attack", dice=[1])
    assert set(t.units_marked("fought")) == {"W2-1", "W2-2"}


@cites("TS VIII.7", "TS VIII.p1")
def test_all_the_units_of_a_hex_defend_it_together() -> None:
    t = aimed(
        fight(R37_3="0711", R_M1="0711", R_TK="0711", R_HQ="0711", W2_1="0712", W2_2="0712", W2_3="0712"),
        "0711",
        "W2-1",
        "W2-2",
        "W2-3",
    )
    sum_ = t.odds()
    assert (sum_.attack, sum_.defence) == (9, 2 + 1 + 2 + 0)
    t = attack(
        fight(R37_3="0711", R_M1="0711", W2_1="0712", W2_2="0712", W2_3="0712"),
        "0711",
        "W2-1",
        "W2-2",
        "W2-3",
        dice=(1,),
    )
    assert (t.at("R37-3"), t.at("R-M1")) == ("dead", "dead")


@pytest.mark.parametrize("order", [("0707", "0606"), ("0606", "0707")])
@cites("TS VIII.8")
def test_attacks_are_resolved_one_by_one_in_the_order_the_attacker_likes(order: tuple[str, str]) -> None:
    t = fight(R37_3="0707", R37_4="0606", W2_1="0708", W2_2="0506")
    by = {"0707": "W2-1", "0606": "W2-2"}
    assert t.may("target") == ["0606", "0707"]
    attack(t, order[0], by[order[0]], dice=(1,))
    assert t.may("target") == [order[1]]
    attack(t, order[1], by[order[1]], dice=(1,))
    assert t.phase == "red-movement"


@cites("TS VIII.p7")
def test_the_phase_ends_when_nobody_can_attack_any_more() -> None:
    """The Reds at 0606 are next to a unit that has attacked already, and to nobody else."""
    t = attack(
        fight(R37_3="0707", R37_4="0606", W2_1="0607", W2_2="0607", W3KC_1="0914"), "0707", "W2-1", dice=(1,)
    )
    assert t.phase == "white-mechanised"


# -- strengths, odds, columns


@cites("TS VIII.p1")
def test_printed_strengths_are_added_up_and_a_unit_without_strength_does_not_attack() -> None:
    t = fight("red-combat", R37_1="0711", R37_3="0711", R_HQ="0711", RD_1="0811", R_M1="0611", W2_1="0712")
    aimed(t, "0712", "R37-1", "R37-3", "RD-1", "R-M1")
    assert t.odds().attack == 3 + 2 + 2 + 1
    assert t.refusals("join", "R-HQ") == ["TS VIII.p1"]


def pitched(attackers: tuple[str, ...], defenders: tuple[str, ...]) -> Preview:
    """The odds of White units around the clear hex 0711 against the Red units in it."""
    ring = ("0712", "0811", "0810", "0611", "0610", "0710")
    units = dict.fromkeys(defenders, "0711") | {u: ring[i // 3] for i, u in enumerate(attackers)}
    return aimed(situation("ts", "white-combat", units=units), "0711", *attackers).odds()


FOOT = ("W2-1", "W2-2", "W2-3", "W2-4", "W3K-1", "W3K-2", "W3K-3", "W3K-4")


@pytest.mark.parametrize(
    ("attackers", "defenders", "ratio", "column"),
    [
        (("W-M1", "W-M2"), ("R37-3", "R37-4"), "2:4", "1-2"),
        (("W2-1", "W2-A"), ("R37-1", "R37-3"), "5:5", "1-1"),
        (("W2-1", "W-M1"), ("R37-1", "R37-3"), "4:5", "1-2"),
        (("W2-1", "W2-2", "W2-3"), ("R37-1", "R37-3"), "9:5", "1-1"),
        (("W2-1", "W2-2", "W2-3", "W-M1"), ("R37-1", "R37-3"), "10:5", "2-1"),
        (("W2-1", "W2-A"), ("R37-3",), "5:2", "2-1"),
        (("W2-1", "W2-2"), ("R37-3",), "6:2", "3-1"),
        (FOOT[:4], ("R37-1",), "12:3", "4-1"),
        ((*FOOT[:3], "W2-A"), ("R37-3",), "11:2", "5-1"),
        (FOOT[:4], ("R37-3",), "12:2", "6-1"),
    ],
)
@cites("TS VIII.p2a")
def test_odds_are_rounded_in_favour_of_the_defender(
    attackers: tuple[str, ...], defenders: tuple[str, ...], ratio: str, column: str
) -> None:
    """AMB-TS-09: whatever falls short of a column belongs to the one below it."""
    sum_ = pitched(attackers, defenders)
    assert f"{sum_.attack}:{sum_.defence}" == ratio
    assert sum_.before == column


@cites("TS VIII.p2a", "TS VIII.p2b", "TS VIII.p2c")
def test_every_ratio_falls_in_the_column_that_the_defender_would_choose() -> None:
    """By cross-multiplication: the best column whose odds the attacker really has."""
    odds = [(1, 2), (1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1)]
    for attack_ in range(1, 40):
        for defence in range(1, 40):
            held = [i for i, (a, d) in enumerate(odds) if attack_ * d >= defence * a]
            raw, _, certain = columns(attack_, defence, [], 7)
            assert (raw, certain) == ((held[-1], "") if held else (-1, "AE"))


@pytest.mark.parametrize("many", [3, 7, 8])
@cites("TS VIII.p2b")
def test_more_than_six_to_one_is_six_to_one(many: int) -> None:
    sum_ = pitched(FOOT[:many], ("R-M1",))
    assert sum_.attack == 3 * many
    assert (sum_.before, sum_.column) == ("6-1", "6-1")
    assert sum_.faces == ("DE", "DE", "DE", "DE", "EX", "DR")


@cites("TS VIII.p2b", "TS VIII.p3")
def test_odds_are_cut_to_six_to_one_before_they_are_shifted() -> None:
    """AMB-TS-10: with Red in collapse 8 to 1 becomes 6-1 and then 5-1, not 6-1."""
    t = fight("red-combat", own=COLLAPSE, R37_1="0711", R37_3="0711", R38_1="0811", W_M1="0712")
    aimed(t, "0712", "R37-1", "R37-3", "R38-1")
    sum_ = t.odds()
    assert (sum_.attack, sum_.defence) == (8, 1)
    assert (sum_.before, sum_.column) == ("6-1", "5-1")


@cites("TS VIII.p3")
def test_shifts_never_go_beyond_six_to_one() -> None:
    """AMB-TS-10: two columns right of 5-1 and of 6-1 there is still only 6-1."""
    t = aimed(fight(own=COLLAPSE, R_M1="0711", W2_1="0712", W3KC_1="0712"), "0711", "W2-1", "W3KC-1")
    assert (t.odds().before, t.odds().column) == ("5-1", "6-1")
    assert [s.columns for s in t.odds().shifts] == [1, 1]


@pytest.mark.parametrize(("foe", "certain"), [("R37-3", False), ("R37-1", True)])
@cites("TS VIII.p2c")
def test_below_one_to_two_the_attacker_is_lost_without_a_die(foe: str, certain: bool) -> None:
    """One against two is 1-2 and gets its die; one against three does not."""
    t = aimed(situation("ts", "white-combat", units={foe: "0711", "W-M1": "0712"}), "0711", "W-M1")
    t.act("attack", dice=() if certain else (5,))
    assert t.at("W-M1") == "dead"
    assert t.at(foe) == "0711"
    assert (t.rolls == []) is certain


@cites("TS VIII.p2c")
def test_no_shift_helps_an_attack_that_is_below_one_to_two() -> None:
    """AMB-TS-10: 5 to 18 with combined arms and a Red collapse is lost all the same."""
    t = fight(own=COLLAPSE, R37_1="0806", R37_2="0806", W2_1="0807", W3KC_1="0807")
    aimed(t, "0806", "W2-1", "W3KC-1")
    assert t.odds().defence == 18
    t.act("attack")
    assert (t.at("W2-1"), t.at("W3KC-1")) == ("dead", "dead")


@cites("TS VIII.p2c", "TS VIII.p3")
def test_a_shift_to_the_left_of_one_to_two_loses_the_attacker() -> None:
    """AMB-TS-10: Red in collapse attacks at 1-2."""
    t = fight("red-combat", own=COLLAPSE, R37_3="0711", W2_1="0712")
    aimed(t, "0712", "R37-3")
    assert (t.odds().before, t.odds().column) == ("1-2", "<1-2")
    t.act("attack")
    assert (t.rolls, t.at("R37-3"), t.at("W2-1")) == ([], "dead", "0712")


COLLAPSE = {"white_last": ["0604", "0902", "0805", "1006", "1009", "0208", "0511"]}


@cites("TS VIII.p3")
def test_all_shifts_add_up() -> None:
    """Combined arms and the collapse are two columns for White; for Red they cancel out."""
    white = aimed(
        fight(own=COLLAPSE, R37_3="0711", R37_4="0711", W2_1="0712", W3KC_1="0712"), "0711", "W2-1", "W3KC-1"
    ).odds()
    assert (white.before, white.column) == ("1-1", "3-1")
    red = aimed(
        fight("red-combat", own=COLLAPSE, R37_3="0711", RD_1="0711", W2_1="0712"), "0712", "R37-3", "RD-1"
    ).odds()
    assert (red.before, red.column) == ("1-1", "1-1")
    assert [s.columns for s in red.shifts] == [1, -1]


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
@cites("TS VIII.p4")
def test_one_die_is_crossed_with_the_shifted_column(die: int) -> None:
    """3+3+2 against 2 in the open with cavalry: 4-1 becomes 5-1, and a 4 there is an exchange."""
    t = fight(R37_3="0711", W2_1="0712", W2_2="0712", W3KC_1="0712")
    aimed(t, "0711", "W2-1", "W2-2", "W3KC-1")
    assert t.odds().faces == ("DE", "DE", "DE", "EX", "DR", "DR")
    wanted = t.odds().faces[die - 1]
    t.act("attack", dice=[die])
    assert t.rolls == [die]
    told = [dict(c.args)["result"] for c in t.log if isinstance(c, Message) and c.what == "ts-result"]
    assert told == [wanted]


@cites("TS VIII.p5")
def test_the_result_is_applied_before_anything_else_is_asked() -> None:
    t = fight(R37_3="0711", R37_4="0613", W2_1="0712", W2_2="0712", W2_3="0712", W2_4="0614")
    attack(t, "0711", "W2-1", "W2-2", "W2-3", dice=(1,))
    assert t.at("R37-3") == "dead"
    assert (t.may("target"), t.may("halt")) == ([], [""]), "the advance is decided, then the next attack"


# -- combined arms


@pytest.mark.parametrize(
    ("attackers", "shift"),
    [
        (("W2-1", "W3KC-1"), 1),
        (("W2-1", "W-TK1"), 1),
        (("W2-1", "W3KC-1", "W-TK1"), 1),
        (("W2-1", "W2-2"), 0),
        (("W2-1", "W2-A"), 0),
        (("W3KC-1", "W-TK1"), 0),
        (("W3KC-1", "W3KC-2"), 0),
        (("W-M1", "W3KC-1"), 0),
        (("W-M1", "W-TK1"), 0),
        (("W2-A", "W3KC-1"), 0),
    ],
)
@cites("TS VIII.ca", "TS IX.cav.1")
def test_infantry_with_cavalry_or_tanks_shifts_one_column_and_no_more(
    attackers: tuple[str, ...], shift: int
) -> None:
    """AMB-TS-11: cavalry is a partner of infantry and not infantry itself; militia is neither."""
    sum_ = pitched(attackers, ("R37-3",))
    assert [s.columns for s in sum_.shifts if s.cite == "TS VIII.ca"] == [shift]
    names = ["1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1"]
    assert names.index(sum_.column) - names.index(sum_.before) == shift


@pytest.mark.parametrize("at", ["0308", "0208"])
@cites("TS VIII.ca")
def test_a_train_makes_combined_arms_beside_the_target_and_from_two_hexes(at: str) -> None:
    """AMB-TS-11: infantry at 0309 and a train at 0308, or at range from 0208, against 0408."""
    t = aimed(fight(R37_3="0408", W2_1="0309", W_AT1=at), "0408", "W2-1", "W-AT1")
    assert (t.odds().attack, t.odds().before, t.odds().column) == (6, "3-1", "4-1")


@cites("TS VIII.ca")
def test_the_two_arms_must_attack_the_same_hex_in_the_same_combat() -> None:
    t = fight(R37_3="0711", W2_1="0712", W3KC_1="0712")
    assert aimed(t, "0711", "W2-1").odds().column == "1-1", "cavalry that looks on is no help"


@cites("TS VIII.ca", "TS IX.sailor.1")
def test_sailors_are_the_infantry_of_combined_arms() -> None:
    """AMB-TS-11."""
    t = aimed(fight("red-combat", R38_S1="0711", RD_1="0711", W2_1="0712"), "0712", "R38-S1", "RD-1")
    assert (t.odds().before, t.odds().column) == ("1-1", "2-1")
    alone = aimed(fight("red-combat", R38_S1="0711", R38_1="0711", W2_1="0712"), "0712", "R38-S1", "R38-1")
    assert alone.odds().column == "2-1", "6 to 3 with no shift: sailors are no partner of infantry"


# -- ships and land units of one hex are attacked apart (AMB-TS-38)


BANK = {"R-GB": "1106", "R37-3": "1106", "RD-1": "0101", "W2-A": "1107", "W2-1": "1107", "W2-2": "1107"}


@cites("TS VIII.6", "TS IX.gunboat.6")
def test_who_stands_with_guns_that_fired_at_a_ship_may_attack_the_land_units_of_its_hex() -> None:
    t = (
        situation("ts", "white-combat", units={**BANK, "R37-4": "1007"})
        .acts("target_ship R-GB", "join W2-A")
        .act("attack", dice=[6])
    )
    assert t.may("target") == ["1106"]
    assert "TS VIII.6" in t.refusals("target", "1007")
    t.act("target", "1106")
    assert t.may("join") == ["W2-1", "W2-2"]
    t = situation("ts", "white-combat", units={**BANK, "R37-4": "1007", "W3K-1": "1008"}).acts(
        "target_ship R-GB", "join W2-A"
    )
    t.act("attack", dice=[6]).act("target", "1007")
    assert (t.may("join"), t.refusals("join", "W2-1")) == (["W3K-1"], ["TS VIII.6"])


@cites("TS VIII.6", "TS IX.gunboat.6")
def test_and_the_guns_may_fire_at_the_ship_when_the_land_units_were_attacked_first() -> None:
    t = situation("ts", "white-combat", units=BANK).acts("target 1106", "join W2-1").act("attack", dice=[6])
    while t.phase == "white-combat" and not t.may("target_ship"):
        t.act("back", t.may("back")[0]) if t.may("back") else t.act("halt")
    assert t.may("target_ship") == ["R-GB"]
    t.act("target_ship", "R-GB")
    assert t.may("join") == ["W2-A"]


@cites("TS VIII.p6", "TS VIII.adv1", "TS IX.gunboat.1")
def test_a_ship_beside_the_target_may_advance_along_the_bank() -> None:
    """AMB-TS-13: who stands adjacent and may enter the hex."""
    t = situation("ts", "red-combat", R_GB="1107", R37_1="1107", R37_2="1107", W_M1="1106", W2_1="0710").act(
        "target", "1106"
    )
    for unit in t.may("join"):
        t.act("join", unit)
    t.act("attack", dice=[1])
    assert t.may("advance") == ["R-GB", "R37-1", "R37-2"]
    assert t.act("advance", "R-GB").at("R-GB") == "1106"
    t = situation("ts", "red-combat", R_GB="1206", R37_1="1006", R37_2="1006", W_M1="1007", W2_1="0710").act(
        "target", "1007"
    )
    for unit in t.may("join"):
        t.act("join", unit)
    t.act("attack", dice=[1])
    assert t.refusals("advance", "R-GB") == ["TS IX.range.6"], "from two hexes away"


@cites("TS VIII.p6", "TS I.4")
def test_nobody_advances_onto_the_open_river() -> None:
    """Guns sink a ship in the stream."""
    guns = {"W2-A": "1105", "W3K-A": "1105", "W-AT1": "1104", "W-AT2": "1104", "W-AT3": "1104"}
    t = situation("ts", "white-combat", units={**guns, "R-GB": "1204", "R37-1": "0101"}).act(
        "target_ship", "R-GB"
    )
    for unit in guns:
        t.act("join", unit)
    assert t.odds().column == "4-1"
    t.act("attack", dice=[1])
    assert t.at("R-GB") == "dead"
    assert t.may("advance") == []
