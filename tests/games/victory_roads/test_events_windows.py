"""Events in windows of their own: the counter-attack, Heinrici, rail priority, ships, the fortress order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.victory_roads import drawn as movement
from tests.games.victory_roads.combats import (
    MIDDLE,
    NORTH,
    SOUTH,
    SOUTHWEST,
    SOVIETS,
    answers,
    asked,
    memo,
    told,
)
from tests.games.victory_roads.events import attack, closed, fight, in_play, messages, own, press, until
from tests.games.victory_roads.theatre_situations import campaign, hexes

from grognard.games.victory_roads.law import haltebefehl
from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.kernel.menu import Act
from grognard.testing.table import Situation

HAND = "available_axis"

# -- the counter-attack


def exploited(own_: Mapping[str, Any] | None = None, **more: Any) -> Situation:
    """The Soviets have done with exploiting."""
    units = {"S30": {"at": NORTH, "marks": ["exploiting"]}, "G5P": SOUTH, "counterattack-1": HAND}
    t = campaign("soviet-exploitation", {**units, **{k.replace("__", "-"): v for k, v in more.items()}}, own_)
    t.act("end_segment")
    return until(t, "counterattack") if t.phase.endswith("exploitation-combat") else t


@cites("VR 11.5.1b", "VR 1.5.2a")
def test_after_soviet_exploitation_a_stack_with_armour_may_strike_back() -> None:
    t = exploited(G96=SOUTH, G71="5225", G12P="5520")
    assert (t.who, asked(t), answers(t)) == ("axis", "counterattack", ["counter", "pass"])
    assert hexes(t, "counter") == {SOUTH}
    t.act("counter", SOUTH)
    assert (t.who, asked(t), t.at("counterattack-1")) == ("axis", "countering", "played_axis")
    assert t.may("unit") == ["G5P", "G96"]
    assert "VR 1.5.2a" in t.refusals("unit", "G71")


@cites("VR 11.5.4")
def test_it_must_be_within_two_hexes_of_the_soviets() -> None:
    t = exploited(G12P="5224")
    assert messages(t, "counter", "5224") == ["vr-why-too-far-to-counter"]
    assert t.refusals("counter", "5220") == ["VR 11.5.4"]


@cites("VR 8.2.2", "VR 1.5.2a")
def test_it_moves_with_half_its_points() -> None:
    t = exploited(G96=SOUTH).act("counter", SOUTH).act("unit", "G5P")
    assert choices(t.pos).args["points"] == 2
    assert "rail" not in choices(t.pos).verbs
    t.act("to", MIDDLE).act("done").act("unit", "G96")
    assert choices(t.pos).args["points"] == 1


def striking() -> Situation:
    """It has come near its target."""
    t = exploited(G96=SOUTH).act("counter", SOUTH).act("unit", "G5P").act("to", MIDDLE).act("done")
    return t.act("target", NORTH)


def over(t: Situation) -> bool:
    return not any(frame.step.startswith("counter") for frame in t.pos.state.frames)


@cites("VR 1.5.2a", "VR 8.3.2a", "VR 7.1.8", "VR 7.1.9")
def test_it_makes_one_attack_without_a_result_of_its_own() -> None:
    """K-21: the German is the attacker; neither hex nor unit counts as used."""
    t = striking()
    assert (t.may("join"), memo(t).kind) == (["G5P"], "counter")
    press(t.act("join", "G5P"), Act("attack"), 5, 5)
    while not over(t):
        assert (t.units_marked("fought"), own(t).attacked) == ([], 0)
        closed(t)
    (results,) = told(t, "vr-results")
    assert results["attack"] == "none"
    assert t.units_marked("moved") == []


@cites("VR 7.1.3")
def test_it_need_not_attack_and_may_think_better_of_a_target() -> None:
    t = striking().act("cancel")
    assert (asked(t), t.can("unit", "G5P")) == ("countering", False)
    assert over(t.act("pass"))


@cites("VR 3.2.2k")
def test_not_in_mud_and_not_without_the_support() -> None:
    assert asked(exploited({"weather": "mud"})) != "counterattack"
    assert asked(exploited(counterattack__1="axis_supports")) != "counterattack"
    assert asked(exploited(G5P="5224")) != "counterattack", "nobody could be named"


@cites("VR 11.5.1b")
def test_it_may_be_passed_and_then_is_kept() -> None:
    t = exploited().act("pass")
    assert t.at("counterattack-1") == HAND
    assert asked(t) != "counterattack"


@cites("VR 1.5.2a")
def test_a_second_one_is_asked_for_when_the_first_is_over() -> None:
    t = exploited(counterattack__2=HAND, G12P=SOUTHWEST).act("counter", SOUTH).act("pass")
    assert asked(t) == "counterattack"
    assert t.units_marked("moved") == []


@cites("VR 6.7.6a")
def test_whom_an_order_to_hold_binds_stays() -> None:
    own_ = {"holding": ["5426"]}
    t = exploited(own_, G5P="5426", S33="5425").act("counter", "5426")
    assert "VR 6.7.6a" in t.refusals("unit", "G5P")


# -- Heinrici

HQ = {"Q4": "4920"}
STACK = {"G96": MIDDLE, "G71": MIDDLE}


def evading(own_: Mapping[str, Any] | None = None, **more: Any) -> Situation:
    """A Soviet combat phase begins."""
    supports, placements = in_play(borne={"heinrici-1": "Q4"})
    units = {"S30": NORTH, "S33": {"at": "6345"}, "G12": "6346", **STACK, **HQ, **supports, **more}
    t = campaign("soviet-movement", units, {**placements, **(own_ or {})})
    return t.act("end_phase")


@cites("VR 11.5.1b", "VR 1.5.2a")
def test_heinrici_may_let_a_stack_go_before_an_attack_is_announced() -> None:
    t = evading()
    assert (t.who, asked(t), answers(t), t.may("evade")) == (
        "axis",
        "heinrici",
        ["evade", "pass", "refrain"],
        [MIDDLE],
    )
    t.act("evade", MIDDLE)
    while asked(t) == "falling":
        t.act("back", t.may("back")[0])
    assert t.at("G96") == t.at("G71") != MIDDLE
    assert t.at("G96") in {SOUTH, SOUTHWEST, "5120"}, "to the rear"
    assert (t.who, asked(t)) == ("soviet", "soviet-combat.fight")
    assert set(t.units_marked("retreated")) == {"G96", "G71"}


@cites("VR 1.5.2a")
def test_once_in_a_phase() -> None:
    t = evading(S134="5321", S109="6445", G11="6446").act("evade", MIDDLE)
    while asked(t) == "falling":
        t.act("back", t.may("back")[0])
    assert own(t).stood_back
    until(attack(t, "6346", "S33"), "soviet-combat.fight")


@cites("VR 1.5.2a")
def test_who_passes_is_asked_again_before_the_next_attack() -> None:
    t = evading().act("pass")
    assert asked(t) == "soviet-combat.fight"
    until(attack(t, "6346", "S33"), "heinrici")
    assert t.may("evade") == [MIDDLE]


@cites("VR 1.5.2a")
def test_who_refrains_is_asked_no_more_in_this_phase() -> None:
    t = evading().act("refrain")
    attack(t, "6346", "S33")
    until(t, "soviet-combat.fight")
    assert own(t).stood_back
    again = evading({"stood_back": True})
    assert asked(again) == "heinrici", "the next phase begins anew"


@cites("VR 11.5.4")
@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"S30": "5217"}, "vr-why-nothing-to-evade"),
        ({"Q4": "4322"}, "vr-why-not-heinrici"),
    ],
)
def test_only_a_stack_in_his_radius_next_to_an_enemy(more: dict[str, str], why: str) -> None:
    t = evading(**{**more, "G5P": "5022", "S134": "5122"})
    if asked(t) == "heinrici":
        assert messages(t, "evade", MIDDLE) == [why]
    else:
        assert why == "vr-why-not-heinrici"


@cites("VR 7.10.11", "VR 6.7.6a")
def test_not_without_a_way_nor_whom_an_order_binds() -> None:
    ring = {"S134": "5321", "S109": SOUTH, "S23": SOUTHWEST, "S8E": "5120", "S5T": "5320"}
    assert asked(evading(**ring)) != "heinrici"
    city = {"Q4": "5225", "S30": "5425", "G96": "5426"}
    assert asked(evading({"holding": ["5426"]}, **city, G71="dead")) != "heinrici"
    assert asked(evading({"holding": ["5426"]}, **city, G71="5426")) != "heinrici", "nor may both leave"
    assert asked(evading(**city, G71="5426")) == "heinrici"
    other = {"S134": "5122", "G5P": "5022", "Q18": "5121"}
    t = evading({"holding": ["5426"]}, **city, **other, G71="5426")
    assert asked(t) == "heinrici"
    assert t.refusals("evade", "5426") == ["VR 6.7.6a"]


@cites("VR 1.5.2a")
def test_not_in_exploitation_nor_in_german_attacks() -> None:
    supports, placements = in_play(borne={"heinrici-1": "Q4"})
    units = {"S30": {"at": NORTH, "marks": ["exploiting"]}, **STACK, **HQ, **supports}
    t = campaign("soviet-exploitation", units, placements).act("end_segment")
    assert asked(t) == "soviet-exploitation-combat.fight"


# -- more transport


def moving(own_: Mapping[str, Any] | None = None, **more: Any) -> Situation:
    units = {"G96": "4723", "S30": "6424", **{k.replace("__", "-"): v for k, v in more.items()}}
    return movement.past_orders(
        movement.drawn("axis-movement", units, own_ or {}, scenario="campaign", turn=8)
    )


@cites("VR 11.5.1b", "VR 1.5.2a", "VR 6.4.1a")
def test_rail_priority_brings_three_points_for_the_turn() -> None:
    t = moving(rail__1=HAND, tiger__1=HAND)
    before = own(t).rail
    assert (t.may("play"), t.refusals("play", "tiger-1")) == (["rail-1"], ["VR 11.5.1b"])
    t.act("play", "rail-1")
    assert (own(t).rail, t.at("rail-1")) == (before + 3, "played_axis")
    cut = moving({"curbs": ["reich_no_rail"]}, rail__1=HAND)
    assert messages(cut, "play", "rail-1") == ["vr-why-lines-cut"]


@cites("VR 11.5.1b", "VR 6.4.5")
def test_and_for_those_who_arrive() -> None:
    units = {"G96": "waiting_axis", "Q4": "3324", "G58": "6021", "rail-1": HAND, "navy-1": HAND}
    t = campaign(
        "axis-exploitation",
        {**units, "G5P": {"at": "5220", "marks": ["exploiting"]}},
        {"mood": 5, "objectives": 5, "rail": 0},
        turn=8,
    )
    while "arrive" not in asked(t):
        closed(t)
    assert t.may("play") == ["rail-1"]
    assert own(t.act("play", "rail-1")).rail == 3


@cites("VR 11.5.1b", "VR 1.5.2a", "VR 6.5.1a")
def test_the_navy_brings_two_naval_points() -> None:
    t = moving(navy__1=HAND)
    before = own(t).naval
    assert own(t.act("play", "navy-1")).naval == before + 2
    assert messages(moving({"curbs": ["reich_ammunition"]}, navy__1=HAND), "play", "navy-1") == [
        "vr-why-ammunition"
    ]
    bagration = {"G96": "4723", "S30": "6424", "navy-1": HAND}
    t = movement.past_orders(movement.drawn("axis-movement", bagration, {}, scenario="bagration", turn=2))
    assert messages(t, "play", "navy-1") == ["vr-why-no-ships"]


def test_the_soviets_have_neither() -> None:
    t = movement.drawn("soviet-movement", {"S30": "6424", "rail-1": HAND}, {}, scenario="campaign", turn=8)
    assert "play" not in choices(t.pos).verbs


# -- the fortress order


def ordering(own_: Mapping[str, Any] | None = None, **more: Any) -> Situation:
    units = {"G96": "4723", "S30": "6424", "HB1": "pool", "HB2": "pool"}
    units |= {k.replace("__", "-"): v for k, v in more.items()}
    return movement.drawn("axis-movement", units, own_ or {}, scenario="campaign", turn=8)


@cites("VR 1.5.2a", "VR 11.5.4", "VR 6.7.8a")
def test_a_fortress_order_holds_a_city_without_a_division() -> None:
    t = ordering(fortress_order__1=HAND, G71="4724")
    assert (asked(t), t.who) == ("axis-movement.orders", "axis")
    assert {"3324", "5426", "4314"} <= hexes(t, "fortify")
    assert messages(t, "fortify", "4724") == ["vr-why-division-there"]
    assert t.refusals("fortify", "6721") == ["VR 11.5.4"], "Soviet"
    t.act("fortify", "5426")
    here = t.pos.at(t.game.map.index["5426"])
    assert (own(t).holding, own(t).hollow) == (1 << t.game.map.index["5426"],) * 2
    assert here & t.game.rules.data.of_type["garrison"], "it holds as 0-1-0"
    assert t.at("fortress_order-1") == "played_axis"
    assert messages(t, "fortify", "3324") == ["vr-why-no-fortress-order"]


@cites("VR 6.7.2a")
def test_in_germany_it_is_the_marker_with_factors() -> None:
    t = ordering(fortress_order__1=HAND).act("fortify", "3324")
    assert own(t).hollow == 0
    assert haltebefehl.garrison(t.pos, t.game.map.index["3324"])


@cites("VR 6.7.9", "VR 1.5.2a")
def test_a_plain_one_is_plain_again_when_germans_enter() -> None:
    t = ordering(fortress_order__1=HAND, G71="4723").act("fortify", "4724").act("done")
    assert haltebefehl.garrison(t.pos, t.game.map.index["4724"])
    t.act("unit", "G71").act("to", "4724")
    t.act("done") if t.can("done") else None
    h = t.game.map.index["4724"]
    assert (own(t).hollow, haltebefehl.garrison(t.pos, h)) == (0, 0)
    assert own(t).holding == 1 << h


@cites("VR 6.7.3", "VR 11.5.4")
def test_a_city_that_is_held_already_needs_no_fortress_order() -> None:
    """A garrison holds Konigsberg alone: no division is there, but the marker is."""
    t = ordering({"holding": ["3324"]}, fortress_order__1=HAND, HB3="3324")
    assert messages(t, "fortify", "3324") == ["vr-why-held-already"]
    assert t.can("fortify", "5426")


@cites("VR 6.7.3")
def test_there_are_ten_markers() -> None:
    ten = ["3324", "2725", "5426", "4724", "3535", "4314", "3939", "4335", "4131", "4328"]
    t = ordering({"holding": ten}, fortress_order__1=HAND, G71="4724")
    assert messages(t, "fortify", "4402") == ["vr-why-no-marker-left"]
    assert "VR 6.7.3" in t.refusals("fortify", "3324")


def test_soviet_phases_without_windows_do_not_stop() -> None:
    t = fight(SOVIETS, {"S30": NORTH, **STACK})
    assert asked(t) == "soviet-combat.fight"
