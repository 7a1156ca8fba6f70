"""15. The Führer's satisfaction: what moves it, dismissals, and one chain of turns (EX-06, EX-09, EX-29)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.victory_roads.campaign import (
    CAMPAIGN,
    DATA,
    acting,
    battle,
    campaign,
    closed,
    ended,
    lying,
    own,
    unit,
)

from grognard.games.victory_roads.law.names import SOVIET, Battle
from grognard.games.victory_roads.law.satisfaction import (
    advance_freedom,
    change_satisfaction,
    praise_attack,
)
from grognard.games.victory_roads.law.unit_losses import eliminate
from grognard.kernel.arguments import At
from grognard.kernel.changes import Message
from grognard.kernel.cite import cites
from grognard.testing.table import Situation

MEMEL, LINE = "3519", "3618"
HAND = {"tiger-1": "available_axis", "rail-1": "available_axis", "aviation_g-1": "available_axis"}

REFITTING = {"G6": {"at": "1133", "steps": 1}, "Q4": "1133"}  # somebody on whom points can be spent


def mood(t: Situation) -> int:
    return own(t).mood


def falls(city: str, beside: str, /, **more: object) -> Situation:
    """A Soviet corps walks into a city that nobody holds."""
    t = campaign("soviet-movement", {"S5T": beside}, more)
    return t.acts("unit S5T", f"to {city}")


# -- the start


@cites("VR 15.1.5", "VR 15.3.2b")
@pytest.mark.parametrize(
    ("scenario", "markers"),
    [("campaign", (7, 10, 0, 0, 6)), ("bagration", (7, 10, 0, 0, 6)), ("bessarabia", (5, 10, 1, 1, 6))],
)
def test_markers_start_as_the_scenario_says(scenario: str, markers: tuple[int, ...]) -> None:
    now = own(campaign("axis-movement", {}, scenario=scenario))
    assert (now.mood, now.maximum, now.freedom, now.dismissals, now.objectives) == markers


@cites("VR 15.1.3")
def test_higher_boxes_give_no_less() -> None:
    track = DATA.tables.satisfaction
    assert [box.pr for box in track] == sorted(box.pr for box in track)
    assert [box.supports for box in track] == sorted(box.supports for box in track)
    assert (track[5].pr, track[5].supports) == (3, 3)


# -- strategic hexes


@cites("VR 15.2.1c", "VR EX-29b", "VR 6.7.10", "VR 15.1.1", "VR 15.1.2")
def test_the_values_of_a_hex_add_up() -> None:
    """EX-29: Memel is worth two as a German major city, one as a port, one because nobody was to hold it."""
    t = falls(MEMEL, LINE, mood=7)
    assert mood(t) == 7 - 2 - 1 - 1
    assert "VR 15.2.1c" in t.cites()


@cites("VR 6.7.10")
@pytest.mark.parametrize("when", ["holding", "held_order"])
def test_an_order_to_hold_in_that_turn_saves_a_point(when: str) -> None:
    """K-25: it may have left with the last division before the hex was taken."""
    assert mood(falls(MEMEL, LINE, mood=7, **{when: [MEMEL]})) == 7 - 2 - 1


@cites("VR 15.2.1c")
def test_other_hexes_cost_nothing() -> None:
    assert mood(falls("3520", "3619", mood=7)) == 7


@cites("VR 15.2.1c")
def test_a_minor_city_costs_its_value_alone() -> None:
    assert mood(falls("3722", "3721", mood=7)) == 7 - 1, "Tilsit"


@cites("VR 15.2.2b", "VR 15.1.2")
def test_a_hex_retaken_gives_back_value_and_port() -> None:
    """K-33: never the point for the missing order."""
    taken = {"soviet": [MEMEL], "fallen": [MEMEL], "mood": 3}
    t = campaign("axis-movement", {"G6": LINE}, taken).acts("unit G6", f"to {MEMEL}")
    assert mood(t) == 3 + 2 + 1
    assert "VR 15.2.2b" in t.cites()


@cites("VR 15.2.2b")
def test_a_hex_that_cost_nothing_gives_nothing() -> None:
    t = campaign("axis-movement", {"G6": LINE}, {"soviet": [MEMEL], "mood": 3})
    assert mood(t.acts("unit G6", f"to {MEMEL}")) == 3


@cites("VR 15.2.1c", "VR 15.2.2b")
def test_every_loss_and_every_retaking_counts_again() -> None:
    t = campaign("axis-movement", {"G6": LINE}, {"soviet": [MEMEL], "fallen": [MEMEL], "mood": 3})
    t.acts("unit G6", f"to {MEMEL}")
    assert own(t).fallen == 0
    again = {"soviet": [], "mood": 6}
    assert mood(falls(MEMEL, LINE, **again)) == 2


@cites("VR 1.10.1b", "VR 15.2.1c")
def test_several_falls_at_once_come_in_the_order_of_hex_numbers() -> None:
    """K-35: occupied at the end of a phase, each is paid for by itself, a dismissal in between at once."""
    there = {"S5T": MEMEL, "S1T": "3324"}
    t = campaign("soviet-movement", there, {"axis": [MEMEL, "3324"], "mood": 5})
    t.act("end_phase")
    told = [c for c in t.log if isinstance(c, Message) and c.what == "vr-strategic-lost"]
    fallen = [at.place for c in told for _, at in c.args if isinstance(at, At)]
    assert [CAMPAIGN.map.label(h) for h in fallen] == ["3324", "3519"]
    assert (mood(t), own(t).dismissals) == (7, 1), "5 - 4 = 1, then 1 - 4 goes on from 10"


# -- other causes


@cites("VR 15.2.1d")
def test_a_german_hq_lost_in_combat_costs_a_point() -> None:
    t = campaign("axis-movement", {"Q4": "5425", "QR3": "5755"})
    for hq, fighting, lost in (("Q4", True, 1), ("Q4", False, 0), ("QR3", True, 0)):
        ref = acting(t)
        if fighting:
            ref.ask("moving", SOVIET, Battle(0))
        eliminate(ref, unit(hq), "combat", "VR 7.8.2")
        assert ref.state.own.mood == 7 - lost, (hq, fighting)


@cites("VR 15.2.2a")
@pytest.mark.parametrize(
    ("attackers", "declared", "gain"),
    [
        (("G5P", "G6P"), True, 1),
        (("G5P", "G6P"), False, 0),
        (("G5P", "KA1"), True, 0),  # a Kampfgruppe is no division
        (("G5P", "G6"), True, 0),
        (("G5P", "H2A"), True, 0),  # a Hungarian one is not German
        (("G5P", "G6P", "G19P"), True, 1),
    ],
)
def test_two_german_armoured_divisions_that_exploit_please_him(
    attackers: tuple[str, ...], declared: bool, gain: int
) -> None:
    t = campaign("axis-movement", {})
    for kind in ("", "exploitation", "counter"):
        ref = acting(t)
        praise_attack(ref, battle("5026", *attackers, armoured=declared, kind=kind))
        assert ref.state.own.mood == 7 + gain


@cites("VR 15.3.2b")
@pytest.mark.parametrize("before", [8, 6])
def test_the_marker_never_passes_the_maximum(before: int) -> None:
    ref = acting(campaign("axis-movement", {}, {"mood": before, "maximum": 8}))
    change_satisfaction(ref, 3, "VR 15.2.2b")
    assert ref.state.own.mood == 8


@cites("VR 15.1.4", "VR 15.2.1e", "VR 4.7.2a", "VR 4.7.2b")
def test_each_use_of_freedom_costs_the_value_of_its_new_box() -> None:
    ref = acting(campaign("axis-movement", {}, {"mood": 10}))
    for box, left in ((1, 9), (2, 7), (3, 4)):
        advance_freedom(ref, "VR 4.7.2a")
        assert (ref.state.own.freedom, ref.state.own.mood) == (box, left)


@cites("VR 15.1.4")
def test_freedom_stays_on_its_last_box() -> None:
    """K-34: each further use costs ten."""
    ref = acting(campaign("axis-movement", {}, {"mood": 10, "freedom": 10, "dismissals": 3, "maximum": 8}))
    advance_freedom(ref, "VR 4.7.2a")
    now = ref.state.own
    assert (now.freedom, now.mood, now.dismissals) == (10, 7, 4), "exactly ten: no point is left over"


@cites("VR 0a")
def test_where_the_chapter_is_not_in_force_nothing_happens() -> None:
    t = campaign("soviet-movement", {"S5T": "1853"}, turn=20, scenario="budapest_wien")
    t.acts("unit S5T", "to 1952")
    assert own(t).control >> CAMPAIGN.map.hex("1952") & 1, "Vienna falls, and nobody asks the Führer"
    before = own(t)
    ref = acting(t)
    advance_freedom(ref, "VR 4.7.2a")
    change_satisfaction(ref, -5, "VR 15.2.1a")
    assert ref.state.own == before


@cites("VR 15.2.1a", "VR 17.0")
def test_a_point_less_at_the_start_of_every_axis_reinforcements_phase() -> None:
    assert mood(campaign("axis-reinforcements", REFITTING)) == 6


@cites("VR 15.2.1b")
def test_not_once_the_german_cities_are_lost() -> None:
    assert mood(campaign("axis-reinforcements", REFITTING, {"cities_lost": True})) == 7


# -- dismissals


@cites("VR 15.3.1a", "VR 15.3.1f", "VR 15.3.2a", "VR EX-29a")
@pytest.mark.parametrize(("before", "box"), [(0, 10), (1, 9), (2, 8), (3, 7), (4, 7), (9, 7)])
def test_markers_after_a_dismissal(before: int, box: int) -> None:
    ref = acting(campaign("axis-movement", {}, {"mood": 2, "dismissals": before}))
    change_satisfaction(ref, -2, "VR 15.2.1c")
    now = ref.state.own
    assert (now.mood, now.maximum, now.dismissals) == (box, box, before + 1)


@cites("VR 15.3.1a")
def test_nobody_is_dismissed_before_the_last_box() -> None:
    ref = acting(campaign("axis-movement", {}, {"mood": 2}))
    change_satisfaction(ref, -1, "VR 15.2.1c")
    assert (ref.state.own.mood, ref.state.own.dismissals) == (1, 0)


@cites("VR EX-29a")
def test_what_is_lost_beyond_the_last_box_goes_on_from_the_new_one() -> None:
    ref = acting(campaign("axis-movement", {}, {"mood": 3, "dismissals": 3}))
    change_satisfaction(ref, -4, "VR 15.2.1c")
    assert ref.state.own.mood == 6


@cites("VR 15.3.1a", "VR 15.3.2a")
def test_two_dismissals_at_once() -> None:
    """H-11: the states are not doubled."""
    ref = acting(campaign("axis-movement", {}, {"mood": 1}))
    change_satisfaction(ref, -12, "VR 15.2.1c")
    now = ref.state.own
    assert (now.dismissals, now.mood, now.maximum) == (2, 8, 9)
    assert now.slowed
    assert now.few_supports
    assert now.no_replacements


@cites("VR 15.3.1b")
def test_the_supports_at_hand_go_back_to_the_pool() -> None:
    others = {"tiger-2": "spent_axis", "artillery_3-1": "available_cn", "navy-1": "played_axis"}
    t = campaign("soviet-movement", {"S5T": LINE, **HAND, **others}, {"mood": 1})
    t.acts("unit S5T", f"to {MEMEL}")
    assert lying(t, "available_axis") == []
    assert sorted(lying(t, "axis_supports")) == sorted(HAND)
    assert (t.at("tiger-2"), t.at("artillery_3-1"), t.at("navy-1")) == (
        "spent_axis",
        "available_cn",
        "played_axis",
    )


@cites("VR 15.3.1e", "VR 15.3.1d", "VR 15.3.1c")
def test_the_states_that_follow_a_dismissal() -> None:
    now = own(falls(MEMEL, LINE, mood=1))
    assert now.slowed
    assert now.few_supports
    assert now.no_replacements
    assert not now.halting


@cites("VR 15.3.1c")
def test_a_dismissal_in_the_phase_itself_takes_its_points() -> None:
    """The automatic point dismisses somebody: no replacements in this phase, and again in the next."""
    t = campaign("axis-reinforcements", REFITTING, {"mood": 1}, dice=[3, 3])
    assert (own(t).dismissals, mood(t), own(t).points) == (1, 10, (0, 0, 0, 0))
    assert not own(t).no_replacements, "it has had its effect"
    assert (own(t).few_supports, own(t).slowed) == (True, True), "these wait for their phases"


# -- one chain of examples


@cites("VR 15.2.1e", "VR 6.3.2a", "VR 6.3.2b", "VR 15.3.1a")
def test_a_withdrawal_and_equipment_abandoned_in_one_turn() -> None:
    """EX-06 and EX-09: 3 - 1 = 2, no dismissal; 2 - 2 = 0, and he goes; the phase itself is not slowed."""
    ref = acting(campaign("axis-movement", HAND, {"mood": 3, "freedom": 0}))
    advance_freedom(ref, "VR 4.7.2a")
    now = ref.state.own
    assert (now.freedom, now.mood, now.dismissals) == (1, 2, 0)
    advance_freedom(ref, "VR 6.3.2a")
    now = ref.state.own
    assert (now.freedom, now.mood, now.maximum, now.dismissals) == (2, 10, 10, 1)
    assert not now.halting, "the rest of this phase is played as usual"
    assert now.slowed, "the next is not"
    assert not ref.pos.at(-1 - [box.id for box in CAMPAIGN.boxes].index("available_axis"))


@cites("VR 6.3.2b", "VR 15.3.1a", "VR 15.3.1b", "VR 15.3.1e")
def test_equipment_abandoned_at_the_price_of_a_commander() -> None:
    """EX-09, played: both supports go back to the pool, the others are lost, and the phase goes on."""
    units = {"Q6": "4253", "G11": "4454", "G58": "4354", "S30": "4555", **HAND}
    t = campaign("axis-movement", units, {"mood": 2, "freedom": 1}, turn=6)
    t.acts("abandon Q6", "lay tiger-1", "lay rail-1", "done")
    now = own(t)
    assert (now.freedom, now.mood, now.dismissals) == (2, 10, 1)
    assert sorted(lying(t, "axis_supports")) == sorted(HAND)
    assert (t.phase, now.halting, now.slowed) == ("axis-movement", False, True)


EX_29 = {"mood": 3, "dismissals": 3, "maximum": 8, "freedom": 2, "objectives": 5, "soviet": ["5366"]}


@cites("VR EX-29a", "VR EX-29b", "VR 15.3.2a", "VR 15.3.1b", "VR 16.1.3", "VR 16.2.1b", "VR 15.2.1b")
def test_memel_falls_and_the_german_turn_after_it() -> None:
    """EX-29, from the Soviet exploitation phase to the reinforcements of the Axis in turn 7."""
    units: dict[str, Any] = {f"reich_{name}-1": "end_supports" for name in ("fuel", "lost", "no_pr")}
    units |= {"G6": {"at": "dead", "steps": 1}, "G31": {"at": "dead", "steps": 1}, "Q4": "3722"}
    units |= {"S5T": {"at": LINE, "marks": ["exploiting"]}, "G11": {"at": "3722", "steps": 1}, **HAND}
    t = campaign("soviet-exploitation", units, EX_29, turn=7)
    t.acts("unit S5T", f"to {MEMEL}")
    now = own(t)
    assert (now.mood, now.maximum, now.dismissals, now.freedom) == (6, 7, 4, 2)
    assert sorted(lying(t, "axis_supports")) == sorted(HAND), "all that he had goes back"
    assert (now.slowed, now.few_supports, now.no_replacements, now.objectives) == (True, True, True, 5)
    if t.can("done"):
        t.act("done")
    while t.phase != "axis-supports":
        closed(t, 1)
    # two supports, one of them chosen: the second objective is not lost yet
    assert t.phase == "axis-supports"
    t.act("choose_support", "tiger-1", [2])
    assert len(lying(t, "available_axis")) == 2
    assert t.at("tiger-1") == "available_axis"
    while t.phase != "axis-movement" or not t.can("unit", "G11"):
        closed(t)
    assert own(t).halting
    t.act("unit", "G11")
    assert "VR 15.3.1e" in t.refusals("strategic", "3822")
    t.act("drop")
    ended(t, 1, 1)
    now = own(t)
    assert now.objectives == 4, "Ploesti, and now the German cities"
    assert len([one for one in lying(t, "axis_supports") if one.startswith("reich")]) == 2
    assert now.mood == 6, "no point is lost automatically any more"
    assert (t.phase, now.halting) == ("axis-reinforcements", False)
    assert lying(t, "waiting_axis") == ["G31", "G6"], "the last mobilisations"
    t.acts("unit G31", "at 3722", "done", "unit G6", "at 1133", "done")
    assert t.can("withdraw", "G11"), "our calendar takes two divisions in this turn"
    t.act("withdraw", "G31").act("withdraw", "G6", [3, 3])
    assert own(t).points == (0, 0, 0, 0)
    assert t.phase.startswith("soviet"), "no replacements: nobody is asked about G11"
