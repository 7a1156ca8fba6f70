"""VR 7.13, 13.2, 13.3 and 7.14: advances after combat, and exploitation markers."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.victory_roads.fighting import at, names, outcome_of, set_up, units

from grognard.games.victory_roads.law.combat.battle import battle_of
from grognard.games.victory_roads.law.names import EXPLOITING
from grognard.kernel.changes import Message
from grognard.kernel.cite import cites
from grognard.testing.table import Situation


def attack(placed: dict[str, Any], attackers: str, defenders: str = "", **more: Any) -> Situation:
    """An attack on 5220 at its fifth step."""
    own = {
        key: more.pop(key) for key in list(more) if key in ("captured", "bridgeheads", "holding", "control")
    }
    dice = more.pop("dice", ())
    target = more.pop("target", "5220")
    t = set_up(placed, scenario=more.pop("scenario", "campaign"), **own)
    return outcome_of(t, target, attackers, defenders, dice, **more)


def over(t: Situation) -> bool:
    return battle_of(t.pos) is None


# -- the attacker


@cites("VR 7.13.2", "VR 7.8.3", "VR EX-19b")
def test_the_attacker_goes_into_an_empty_hex_with_as_many_as_it_holds() -> None:
    five = {"S36": "5219", "S65": "5219", "S5T": "5320", "S36G": "5320", "S1T": "5319"}
    t = attack(five, "S36 S65 S5T S36G")
    assert (t.who, t.may("advance"), t.may("halt")) == ("soviet", ["S36", "S36G", "S5T", "S65"], [""])
    assert t.refusals("advance", "S1T") == ["VR 7.13.2"], "took no part"
    t.act("advance", "S36").act("advance", "S5T")
    assert t.at("S36") == "5220"
    t.act("advance", "S65")
    assert over(t), "full"
    assert t.at("S36G") == "5320"
    t = attack(five, "S36 S65 S5T S36G").act("advance", "S36").act("halt")
    assert over(t), "nobody must go"


@cites("VR 7.13.2", "VR 1.11.3")
def test_a_bridgehead_holds_six() -> None:
    five = {"S36": "5219", "S65": "5219", "S5T": "5320", "S36G": "5320", "S1T": "5319"}
    t = set_up({})
    t = attack(five, "S36 S65 S5T S36G", bridgeheads=at(t, "5220"))
    for unit in ("S36", "S65", "S5T", "S36G"):
        t.act("advance", unit)
    assert over(t)


@cites("VR 7.13.2")
def test_nobody_goes_where_a_defender_is_left() -> None:
    assert over(attack({"S36": "5219", "G11": "5220"}, "S36", "G11"))
    assert over(attack({"S36": "5219", "Q9": "5220"}, "S36", "Q9")), "an HQ is one"
    t = attack(
        {"S36": "5219", "S65": "5320", "S5T": "5321", "G11": "5220"}, "S36 S65 S5T", "G11", defence_code="DR"
    )
    assert (t.at("G11"), t.may("advance")) == ("5121", ["S36", "S5T", "S65"]), "after the retreat"


@cites("VR 7.13.2", "VR 7.13.1")
def test_who_was_thrown_back_does_not_advance() -> None:
    """C-14; and nobody of the defenders is left to."""
    t = attack({"S36": "5219"}, "S36", attack_code="AR")
    t.act("back", t.may("back")[0])
    assert over(t)


@cites("VR 7.13.3")
def test_who_has_no_movement_points_stays() -> None:
    t = attack({"S36": "5220", "GFB": "5221", "G11": "5221"}, "G11 GFB", "")
    assert over(t), "the hex is held"
    t = attack({"GFB": "5221", "G11": "5221"}, "G11 GFB", "")
    assert t.may("advance") == ["G11"]
    assert t.refusals("advance", "GFB") == ["VR 7.13.3"]


@cites("VR 1.7.5")
def test_nobody_advances_into_a_closed_country() -> None:
    t = attack({"R6": "5258", "G11": "5258"}, "R6 G11", target="5259")
    assert t.may("advance") == ["G11"]
    assert t.refusals("advance", "R6") == ["VR 1.7.5"]


# -- strongholds


FORTRESS, GERMAN_CITY = "3326", "3519"  # an advanced fortification; a major city of Germany


def storm(target: str, answer: str, **more: Any) -> Situation:
    """The last defender has fallen to attrition."""
    t = set_up({})
    h = t.game.map.index[target]
    first = next(n for _, n in t.game.map.grid.neighbours(h) if t.game.rules.data.area >> n & 1)
    return attack({"S36": t.game.map.label(first)}, "S36", target=target, defence_code=answer, **more)


@pytest.mark.parametrize(("target", "cite"), [(FORTRESS, "VR 13.2.5"), (GERMAN_CITY, "VR 13.3.2")])
@cites("VR 13.2.5", "VR 13.3.2", "VR 13.0")
def test_a_stronghold_is_entered_only_after_a_final_s_or_dr(target: str, cite: str) -> None:
    for answer in ("-", "S"):
        t = storm(target, answer, ground="fortress" if target == FORTRESS else "city")
        assert over(t), answer
        assert cite in [change.cite for change in t.log if isinstance(change, Message)]
    t = storm(target, "S", ground="clear")
    assert t.may("advance") == ["S36"]
    for answer in ("DR2", "DR3"):  # S or DR at the strongest; any DR counts (C-13)
        assert storm(target, answer, ground="clear").may("advance") == ["S36"]
    assert over(storm(target, "S", ground="mountain")), "S is nothing there: the final result counts"
    captured = at(set_up({}), target)
    assert storm(target, "-", captured=captured).may("advance") == ["S36"], "it fell once before"


@cites("VR 13.2.5", "VR 13.3.2")
def test_an_engagement_opens_no_stronghold() -> None:
    t = storm(GERMAN_CITY, "DR2", besieged=True, dice=(1, 1), odds=6)
    assert over(t)
    assert t.at("S36") != GERMAN_CITY


@cites("VR 13.2.4", "VR 13.3.1")
def test_no_exploitation_comes_of_a_stronghold() -> None:
    for target in (FORTRESS, GERMAN_CITY):
        t = storm(target, "DR2", attack_code="E3", ground="clear")
        t.act("halt")
        assert over(t), "no markers"


@cites("VR 13.0")
def test_in_the_basic_rules_cities_are_only_terrain() -> None:
    """Vienna, without chapter 13."""
    t = set_up({}, scenario="budapest_wien", turn=20)
    vienna = t.game.map.index["1952"]
    beside = next(n for _, n in t.game.map.grid.neighbours(vienna) if t.game.rules.data.area >> n & 1)
    more = {"ground": "city", "attack_code": "E2", "scenario": "budapest_wien"}
    t = attack({"S134": t.game.map.label(beside)}, "S134", target="1952", **more).act("halt")
    assert t.may("exploit") == ["S134"]


# -- the defender


@cites("VR 7.13.1")
def test_the_defender_goes_into_the_hexes_of_attackers_who_are_gone() -> None:
    placed = {"S36": "5219", "S65": "5320", "G11": "5220", "GGD": "5220", "Q9": "5220"}
    t = attack(placed, "S36 S65", "G11 GGD Q9", attack_code="AR")
    while t.may("apart"):
        t.act("apart", t.may("apart")[0]).act("back", t.may("back")[-1])
    while t.may("back"):
        t.act("back", t.may("back")[-1])
    assert (t.who, t.may("advance")) == ("axis", ["G11", "GGD"])
    assert t.refusals("advance", "Q9") == ["VR 7.13.1"]
    t.act("advance", "GGD")
    assert t.at("GGD") in ("5219", "5320")
    t.act("halt")
    assert t.may("advance") == ["G11"], "the other hex"
    assert t.refusals("advance", "GGD") == ["VR 7.13.1"]
    t.act("advance", "G11")
    assert sorted((t.at("GGD"), t.at("G11"))) == ["5219", "5320"]
    assert over(t)


@cites("VR 7.13.1")
def test_anybody_left_there_keeps_the_defender_out() -> None:
    """C-15: also an HQ, and who took no part."""
    for other in ("Q1BF", "S65"):
        t = attack({"S36": "5219", other: "5219", "G11": "5220"}, "S36", "G11", attack_code="AR")
        t.act("back", t.may("back")[0])
        assert over(t), other


@cites("VR 7.13.3")
def test_a_garrison_does_not_advance() -> None:
    t = attack({"S36": "5219", "HB1": "5220"}, "S36", "HB1", attack_code="AR")
    t.act("back", t.may("back")[0])
    assert over(t)


@cites("VR 6.7.6a", "VR 7.13.1")
def test_the_last_german_division_does_not_leave_a_city_it_must_hold() -> None:
    """While a Soviet division is adjacent (K-23)."""
    order = at(set_up({}), "5220")
    placed = {"S36": "5219", "S65": "5221", "G11": "5220", "H7": "5220"}
    t = attack(placed, "S36", "G11 H7", attack_code="AR", holding=order)
    t.act("back", "5218")
    assert t.may("advance") == ["H7"]
    assert t.refusals("advance", "G11") == ["VR 6.7.6a"]
    t = attack({**placed, "G58": "5220"}, "S36", "G11 H7 G58", attack_code="AR", holding=order)
    assert t.act("back", "5218").may("advance") == ["G11", "G58", "H7"], "one of two may"


@cites("VR 1.11.5", "VR 7.13.1")
def test_hungarians_and_romanians_do_not_advance_into_one_hex() -> None:
    """Thrown together by a retreat, say."""
    t = attack({"S36": "5219", "H7": "5220", "R6": "5220"}, "S36", "H7 R6", attack_code="AR")
    t.act("back", "5218").act("advance", "R6")
    assert over(t), "nobody else can"
    assert t.at("H7") == "5220"


# -- exploitation


def marking(attackers: str, code: str, **more: Any) -> Situation:
    placed = {unit: ("5219", "5320", "5321")[n % 3] for n, unit in enumerate(attackers.split())}
    t = attack(placed, attackers, attack_code=code, **more)
    return t.act("halt")


@pytest.mark.parametrize(("code", "many"), [("E", 1), ("E2", 2), ("E3", 3)])
@cites("VR 7.14.2", "VR 7.14.1", "VR 7.2.1f")
def test_each_level_marks_one_unit_more(code: str, many: int) -> None:
    t = marking("S36 S65 S36G S5T S1T", code)
    for unit in ("S5T", "S36", "S65")[:many]:
        t.act("exploit", unit)
    assert t.refusals("exploit", "S1T") == ["VR 7.14.2"]
    assert "VR 7.14.1" in t.refusals("exploit", "S5T"), "once each"
    t.act("done")
    assert over(t)
    assert len(t.units_marked("exploiting")) == many


@cites("VR 7.14.2", "VR 7.14.3b")
def test_four_by_e3_and_hurrah() -> None:
    """C-27; armour at half."""
    t = marking("S36 S65 S36G S5T S1T", "E3", hurrah=True, spared=True)
    for unit in ("S36", "S65", "S36G", "S5T", "S1T"):
        t.act("exploit", unit)
    assert len(t.units_marked("exploiting")) == 5


@cites("VR 7.14.3a")
def test_ex_18_armour_counts_half_after_an_armoured_exploitation() -> None:
    six = "S5T S1T S29T S9T S3T S16T"
    t = marking(six, "E3", armoured=True)
    for unit in six.split():
        t.act("exploit", unit)
    assert t.units_marked("exploiting") == names(t, units(t, six)), "six armoured"
    t = marking("S5T S1T S29T S9T S36 S65", "E3", armoured=True)
    for unit in ("S5T", "S1T", "S29T", "S9T", "S36"):
        t.act("exploit", unit)
    assert t.refusals("exploit", "S65") == ["VR 7.14.2"], "four armoured and one other"
    t = marking("S5T S1T S29T S36 S65", "E3", armoured=True)
    for unit in ("S5T", "S1T", "S36", "S65"):
        t.act("exploit", unit)
    assert t.refusals("exploit", "S29T") == ["VR 7.14.2"], "two and two"
    t = marking("S36 S65 S36G S5T", "E3", armoured=True)
    for unit in ("S36", "S65", "S36G"):
        t.act("exploit", unit)
    assert t.refusals("exploit", "S5T") == ["VR 7.14.2"], "or three others"
    t = marking(six, "E3")
    for unit in six.split()[:3]:
        t.act("exploit", unit)
    assert t.refusals("exploit", "S16T") == ["VR 7.14.2"], "whole without a declaration"


@cites("VR 7.14.1")
def test_a_marker_can_be_taken_back_while_they_are_placed() -> None:
    t = marking("S36 S65", "E").act("exploit", "S36")
    assert (t.may("exploit"), t.may("unexploit")) == ([], ["S36"])
    t.act("unexploit", "S36").act("exploit", "S65").act("done")
    assert t.units_marked("exploiting") == ["S65"]


@cites("VR 7.14.1")
def test_only_participants_who_are_left_are_marked() -> None:
    """C-28: S65 falls for Hurrah; S5T took no part."""
    t = attack({"S36": "5219", "S65": {"at": "5219", "steps": 1}, "S5T": "5219"}, "S36 S65", hurrah=True)
    t.act("lose", "S65").act("halt")
    assert t.may("exploit") == ["S36"]
    assert t.refusals("exploit", "S5T") == t.refusals("exploit", "S65") == ["VR 7.14.1"]


@cites("VR EX-20c", "VR 7.14.1")
def test_a_kampfgruppe_that_took_somebodys_place_exploits() -> None:
    t = set_up({"KA1": "5221"})
    more = {"origins": at(t, "5221"), "newcomers": units(t, "KA1")}
    t = outcome_of(t, "5220", "GGD", attack_code="E", **more)
    t.act("advance", "KA1")
    assert t.may("exploit") == ["KA1"]


@cites("VR 7.14.1")
def test_after_a_surprise_attack_a_second_marker_is_of_no_use() -> None:
    t = set_up({"S36": {"at": "5219", "marks": ["exploiting"]}, "S65": "5219"})
    t = outcome_of(t, "5220", "S36 S65", attack_code="E").act("halt")
    assert t.may("exploit") == ["S65"]
    assert t.pos.state.marks[EXPLOITING] == units(t, "S36")


# -- afterwards


@cites("VR 7.10.14", "VR 9.2.4b", "VR 10.1.4c")
def test_corps_that_fall_back_outside_every_theatre_go_to_standard_mode() -> None:
    placed = {"S36": "5220", "S5T": "5220", "S65": {"at": "5220", "steps": 1}, "G11": "5221", "G58": "5121"}
    t = attack({**placed, "G14": "5120"}, "G11 G58 G14", "S36 S5T S65", defence_code="DR")
    assert t.at("S36") == t.at("S5T") == "5320", "away from S, SW and NW"
    t.act("halt")
    left = dict(zip((unit.id for unit in t.game.roster.units), t.pos.state.steps, strict=True))
    assert (left["S36"], left["S65"], left["S5T"]) == (1, 1, 2), "rifle corps alone have modes"
    assert "VR 7.10.14" in t.cites()
    t = attack({**placed, "G14": "5120"}, "G11 G58 G14", "S36 S5T S65", defence_code="S").act("lose", "S5T")
    assert over(t)
    assert t.pos.state.steps[t.game.roster.index["S36"]] == 2, "who stays keeps his mode"
    t = attack({"S36": "5220", "G11": "5221"}, "S36", "G11", attack_code="AR", target="5221")
    t.act("back", t.may("back")[0]).act("halt")
    assert over(t)
    assert t.pos.state.steps[t.game.roster.index["S36"]] == 2, "attackers are dealt with before (7.7.9)"


@cites("VR 7.10.14")
def test_within_a_theatre_they_keep_their_mode() -> None:
    """Theatre North at Velikie Luki reaches nine hexes."""
    placed = {"S36": "5220", "G11": "5221", "G58": "5121", "G14": "5120", "TON": "6115"}
    t = attack(placed, "G11 G58 G14", "S36", defence_code="DR").act("halt")
    assert (over(t), t.pos.state.steps[t.game.roster.index["S36"]]) == (True, 1)
    t = attack({**placed, "TON": "6119"}, "G11 G58 G14", "S36", defence_code="DR").act("halt")
    assert t.pos.state.steps[t.game.roster.index["S36"]] == 2


@cites("VR 9.1.4c", "VR 9.1.4b")
def test_a_combat_may_overrun_a_theatre_or_show_that_it_is_cut_off() -> None:
    t = attack({"G11": "6116", "TON": "6115"}, "G11", target="6115").act("advance", "G11")
    assert (t.at("TON") != "6115", "VR 9.1.4c" in t.cites()) == (True, True)
    t = attack({"G11": "5221", "TON": "5218"}, "G11", target="5220").act("halt")
    assert t.at("TON") != "5218", "no road leads there"
