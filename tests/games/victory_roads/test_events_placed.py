"""Supports that are placed on the map in the supports phase, and what they do there."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.victory_roads import drawn as movement
from tests.games.victory_roads.events import (
    axis_supports,
    box,
    closed,
    in_play,
    messages,
    own,
    soviet_supports,
    steps,
)
from tests.games.victory_roads.theatre_situations import campaign, hexes

from grognard.games.victory_roads.law.draws import draw_modifiers
from grognard.games.victory_roads.law.events import bridgeheads
from grognard.games.victory_roads.law.names import AXIS, SOVIET
from grognard.games.victory_roads.law.presence import bridges
from grognard.games.victory_roads.law.stacking import limit
from grognard.games.victory_roads.law.supply import connected_hexes, supplied_units
from grognard.games.victory_roads.law.theatres import radius
from grognard.games.victory_roads.law.unit_losses import eliminate
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import choices
from grognard.kernel.hexes import holds
from grognard.kernel.referee import Referee
from grognard.testing.table import Situation

CN, HAND = "available_cn", "available_axis"


def index(t: Situation, id: str) -> int:
    return t.game.roster.index[id]


def hexed(t: Situation, label: str) -> int:
    return t.game.map.index[label]


# -- artillery and aircraft


@cites("VR 11.5.4", "VR 11.7b", "VR 5.2.1a")
@pytest.mark.parametrize("support", ["artillery_2", "artillery_3", "katyusha"])
def test_guns_are_placed_with_soviet_units_near_their_theatre(support: str) -> None:
    units = {f"{support}__1": CN, "S30G": "6424", "S8E": "6423", "S5T": "5018"}
    t = soviet_supports(**units).act("play", f"{support}-1")
    assert hexes(t, "place_on") == {"6424", "6423"}
    assert t.refusals("place_on", "5018") == ["VR 11.5.5"]
    assert t.refusals("place_on", "6021") == ["VR 11.5.4"]
    t.act("place_on", "6424")
    fired = own(t).fired
    assert bool(fired) == support.startswith("artillery"), "guns keep their theatre in offensive mode"
    supports, placements = in_play({f"{support}-1": "6424"}, theatre="TOCN")
    t = campaign("soviet-supports", {"S30G": "6424", **supports}, placements)
    assert box(t, "soviet_supports") == [f"{support}-1"], "back when its owner's next phase begins"


@cites("VR 11.5.4")
def test_soviet_aircraft_are_placed_on_the_enemy() -> None:
    t = soviet_supports(aviation_s__1=CN, aviation_s__2=CN, S30G="6424", G11="6324", G71="5515")
    t.act("play", "aviation_s-1")
    assert hexes(t, "place_on") == {"6021", "6324"}
    assert messages(t, "place_on", "6424") == ["vr-why-no-target-there"]


@cites("VR 5.4.2", "VR 11.5.6")
def test_not_under_clouds() -> None:
    t = soviet_supports({"sky": "overcast"}, aviation_s__1=CN, artillery_2__1=CN, S30G="6424")
    assert t.refusals("play", "aviation_s-1") == ["VR 5.4.2"]


@cites("VR 11.5.4")
def test_a_support_without_a_target_says_what_it_wants() -> None:
    t = soviet_supports(rybalko__1=CN, engineers__1=CN, S30G="6424")
    assert (t.refusals("play", "rybalko-1"), messages(t, "play", "rybalko-1")) == (
        ["VR 11.5.4"],
        ["vr-why-no-target"],
    )


# -- partisans


@cites("VR 1.7.4", "VR 11.5.4")
def test_partisans_fight_on_railways_behind_the_front_in_the_east() -> None:
    t = soviet_supports(partisans__1=CN, engineers__1=CN, S30G="6424", S5T="5426").act("play", "partisans-1")
    found = hexes(t, "place_on")
    assert {"6222", "3535", "4314"} <= found, "the USSR, Poland, the Baltic states"
    assert messages(t, "place_on", "3324") == ["vr-why-no-partisans"], "Germany"
    assert t.refusals("place_on", "6424") == ["VR 11.5.4"], "held by the Soviets"
    assert "5426" not in found
    assert t.refusals("place_on", "5220") == ["VR 11.5.4"], "no railway"


@cites("VR 1.5.2a")
def test_no_line_and_no_train_passes_them_and_entering_costs_a_point_more() -> None:
    def line(*where: str) -> bool:
        there = {f"partisans-{n}": h for n, h in enumerate(where, 1)}
        t = campaign("axis-movement", {"G96": "5426", **there}, {"rail": 5})
        return holds(connected_hexes(t.pos, AXIS), hexed(t, "5426"))

    assert line()
    assert not line("5426")
    plain = movement.costs("G96", "5220", {"S30": "6424"}, scenario="campaign", turn=3)
    there = {"S30": "6424", "partisans-1": "5120"}
    beset = movement.costs("G96", "5220", there, scenario="campaign", turn=3)
    assert beset["5120"] == plain["5120"] + 1
    soviets = movement.costs("S30", "5220", {"partisans-1": "5120"}, scenario="campaign", turn=3)
    assert soviets["5120"] == plain["5120"]


# -- engineers


@cites("VR 6.6b", "VR 11.5.4", "VR 5.2.1a")
def test_engineers_bridge_all_sides_of_a_hex_for_a_turn() -> None:
    t = soviet_supports(engineers__1=CN, artillery_2__1=CN, S30G="6424", S5T="5350").act(
        "play", "engineers-1"
    )
    assert hexes(t, "place_on") == {"6424", "5350"}, "not bound to the radius of the theatre"
    before = bridges(t.pos, SOVIET)
    t.act("place_on", "5350")
    assert bridges(t.pos, SOVIET) != before
    supports, placements = in_play({"engineers-1": "5350"})
    t = campaign("soviet-supports", {"S5T": "5350", **supports}, placements)
    assert t.at("engineers-1") == "soviet_supports"
    assert bridges(t.pos, SOVIET) == before


# -- Maskirovka


def riverside(**more: Any) -> Situation:
    return soviet_supports(maskirovka__1=CN, engineers__1=CN, **more).act("play", "maskirovka-1")


@cites("VR 1.11.6a", "VR 1.11.6b", "VR 6.6b", "VR 11.5.4")
def test_maskirovka_places_a_bridgehead_marker() -> None:
    t = riverside(S30G="6221", S33="6223", S5T="6719")
    assert "6221" in hexes(t, "place_on")
    assert t.refusals("place_on", "6021") == ["VR 11.5.4"]
    assert limit(t.pos, SOVIET, hexed(t, "6221")) == 3
    t.act("place_on", "6221")
    assert own(t).bridgeheads == 1 << hexed(t, "6221")
    assert limit(t.pos, SOVIET, hexed(t, "6221")) == 6
    assert bridges(t.pos, SOVIET)
    assert t.at("maskirovka-1") == "played_soviet", "it comes back, and the marker stays"


@cites("VR 1.11.6a", "VR 11.5.4")
def test_it_wants_a_corps_in_supply() -> None:
    """No HQ alone, no turned ally, nobody cut off."""
    cut_off = {"at": "6719", "marks": ["unsupplied"]}
    t = riverside(S30G="6221", S33="6223", Q1BR="6224", S5T=cut_off, SR1G="6225")
    assert {"6221", "6223"} <= hexes(t, "place_on")
    for h in ("6719", "6224", "6225"):
        assert t.refusals("place_on", h) == ["VR 11.5.4"], h
    cut_off = {"at": "6221", "marks": ["unsupplied"]}
    assert hexes(riverside(S30G=cut_off, S33="6223", S5T="6224"), "place_on") == {"6223", "6224"}


@cites("VR 1.7.4", "VR 11.5.4")
def test_partisans_leave_hexes_alone_where_the_axis_stands() -> None:
    t = soviet_supports(partisans__1=CN, engineers__1=CN, G11="6222").act("play", "partisans-1")
    assert t.refusals("place_on", "6222") == ["VR 11.5.4"]


@cites("VR 1.11.6a")
def test_not_where_there_is_one_nor_more_than_there_are() -> None:
    def asked(heads: list[str], **units: str) -> Situation:
        hand = {"maskirovka-1": CN, "engineers-1": CN, "TOCN": "6721", "G58": "6021"}
        t = campaign("soviet-supports", {**hand, **units}, {"bridgeheads": heads})
        return t.act("next", None, [1, 1])

    banks = dict(zip(("S33", "S5T", "S1T", "S9T"), ("5350", "5351", "5449", "5450"), strict=True))
    t = asked(list(banks.values()), S30G="6221", **banks)
    assert t.refusals("play", "maskirovka-1") == ["VR 11.5.4"]
    t = asked(["6221"], S30G="6221", S33="6223", S5T="6224").act("play", "maskirovka-1")
    assert messages(t, "place_on", "6221") == ["vr-why-bridgehead"]


@cites("VR 1.11.6a")
def test_the_marker_goes_when_the_last_unit_has_moved_away() -> None:
    t = campaign("soviet-movement", {"S30G": "6221", "S33": "6221"}, {"bridgeheads": ["6221"]})
    t.act("unit", "S30G").act("to", "6220").act("done")
    assert own(t).bridgeheads
    t.act("unit", "S33").act("to", "6220").act("done")
    assert own(t).bridgeheads == 0


@cites("VR 1.11.6a")
def test_or_has_been_eliminated() -> None:
    t = campaign("soviet-movement", {"S30G": "6221"}, {"bridgeheads": ["6221"]})
    ref = Referee(t.pos, FixedDice([]))
    eliminate(ref, index(t, "S30G"), "combat", "VR 7.8.2a")
    bridgeheads.lift_empty(ref)
    assert ref.state.own.bridgeheads == 0


@cites("VR 1.11.6a")
def test_or_when_its_owner_likes() -> None:
    t = campaign("soviet-supports", {"S30G": "6221"}, {"bridgeheads": ["6221"]})
    assert (t.pos.frame.step, t.may("unbridge")) == ("soviet-supports.recall", ["6221"])
    assert messages(t, "unbridge", "6222") == ["vr-why-no-bridgehead"]
    t.act("unbridge", "6221")
    assert own(t).bridgeheads == 0


# -- Lend-Lease and Zhukov


@cites("VR EX-26b", "VR 1.5.2a", "VR 11.1a")
def test_lend_lease_widens_a_theatre_for_the_turn_and_refits_a_corps() -> None:
    t = soviet_supports(lend_lease__1=CN, lend_lease__2=CN, S5T={"at": "6424", "steps": 1}, S2GT="6424")
    before = radius(t.pos, index(t, "TOCN"))
    t.act("play", "lend_lease-1")
    assert radius(t.pos, index(t, "TOCN")) == before + 3
    assert (t.may("refit"), t.may("done")) == (["S5T"], [""])
    t.act("refit", "S5T")
    assert steps(t, "S5T") == 2
    assert messages(t, "play", "lend_lease-2") == ["vr-why-no-target"], "not twice"
    supports, placements = in_play(borne={"lend_lease-1": "TOCN"}, theatre="TOCN")
    t = campaign("soviet-supports", {"S5T": "6424", **supports}, {**placements, "widened": ["TOCN"]})
    assert own(t).widened == 0


@cites("VR 5.2.1b", "VR 1.5.2a", "VR 11.7d")
def test_zhukov_stays_with_a_theatre_until_he_is_taken_back() -> None:
    t = soviet_supports(zhukov__1=CN, engineers__1=CN, S30G="6424").act("play", "zhukov-1")
    assert t.at("zhukov-1") == "played_soviet"
    assert draw_modifiers(t.pos, index(t, "TOCN"))["zhukov"] == 1
    supports, placements = in_play(borne={"zhukov-1": "TOCN"}, theatre="TOCN")
    t = campaign("soviet-supports", {"TOCN": "6721", "G58": "6021", **supports}, placements)
    assert (t.pos.frame.step, t.may("take_back")) == ("soviet-supports.recall", ["zhukov-1"])
    t.act("take_back", "zhukov-1", [1, 1])
    assert own(t).placements == ()


# -- Ju-52


@cites("VR 4.2.1d", "VR 3.3b")
def test_a_ju_52_may_land_in_the_supports_phase_too() -> None:
    cut = {"G96": {"at": "4819", "marks": ["unsupplied"]}, "S30": "4820"}
    t = axis_supports(ju52__1=HAND, tiger__1=HAND, **cut).act("play", "ju52-1")
    assert t.at("ju52-1") == "4819"
    assert t.units_marked("unsupplied") == []
    assert holds(supplied_units(t.pos, AXIS), index(t, "G96"))
    t = axis_supports({"sky": "overcast"}, ju52__1=HAND, tiger__1=HAND, **cut)
    assert t.refusals("play", "ju52-1") == ["VR 5.4.2"]
    t = axis_supports(ju52__1=HAND, tiger__1=HAND, G96="3324")
    assert messages(t, "play", "ju52-1") == ["vr-why-no-target"]


@cites("VR 4.2.1d")
def test_what_was_flown_in_lasts_until_the_next_german_supply_phase() -> None:
    supports, placements = in_play({"ju52-1": "5220"})
    t = campaign("axis-supply", {"G96": "5220", "S30": "5219", **supports}, placements)
    assert t.at("ju52-1") == "axis_supports"


def test_questions_are_answered_by_going_on() -> None:
    t = soviet_supports(engineers__1=CN, S30G="6424")
    assert "next" in {act.verb for act in choices(t.pos).acts()}
    assert closed(t).pos.frame.step != "soviet-supports.place"


# -- as what it is not


@cites("VR 1.5.2b", "VR 1.5.2a", "VR 5.4.2")
def test_ex_02_under_clouds_an_aviation_flies_nowhere_and_yet_pays_for_armour() -> None:
    clouds = {"sky": "overcast", "mood": 8}
    soviet = soviet_supports({"sky": "overcast"}, aviation_s__1=CN, engineers__1=CN, S30G="6424")
    assert soviet.refusals("play", "aviation_s-1") == ["VR 5.4.2"]
    units = {"Q1BF": "6721", "TOCN": "6721", "S5T": {"at": "6721", "steps": 1}, "aviation_s-1": CN}
    t = campaign("soviet-reinforcements", units, clouds, turn=8)
    t.act("restore", "S5T").act("pay", "aviation_s-1")
    assert (steps(t, "S5T"), t.at("aviation_s-1")) == (2, "spent_soviet")


@cites("VR 1.11.2a", "VR 1.11.6b")
def test_a_marker_taken_back_over_too_many_corps_costs_some_when_the_phase_ends() -> None:
    four = dict.fromkeys(("S30G", "S33", "S35", "S5T"), "6221")
    t = campaign("soviet-supports", {"TOCN": "6721", "G58": "6021", **four}, {"bridgeheads": ["6221"]})
    t.act("unbridge", "6221", [1, 1]).act("next")
    assert (t.pos.frame.step, t.may("disband")) == ("excess", ["S30G", "S33", "S35", "S5T"])
