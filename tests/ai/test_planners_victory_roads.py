"""What planners of Victory Roads make of events, grand offensives and declarations."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.victory_roads.campaign import DATA, campaign
from tests.games.victory_roads.events import in_play
from tests.games.victory_roads.theatre_situations import FRONT, THEATRES, hand, pool
from tests.games.victory_roads.theatre_situations import campaign as with_theatres

from grognard.ai.evaluation import Evaluator
from grognard.ai.officer import Officer
from grognard.ai.player import decide
from grognard.games.victory_roads.law.names import AXIS, SOVIET
from grognard.games.victory_roads.mind.army import stacks
from grognard.games.victory_roads.mind.fronts import distance_behind, lagging_cost
from grognard.games.victory_roads.mind.score import planner_score
from grognard.games.victory_roads.mind.spearheads import spearheads
from grognard.games.victory_roads.mind.weights import PLAIN
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import choices, step
from grognard.kernel.menu import Act
from grognard.testing.table import Situation

HQ_AT_THE_FRONT = {"Q6": "5122", **dict(zip(("G11", "G58", "G122"), ("5121", "5221", "5321"), strict=True))}
SOVIETS = dict(zip(("S36", "S65", "S5T"), ("5120", "5220", "5320"), strict=True))


def worth(side: int, units: dict[str, Any], own: dict[str, Any] | None = None) -> float:
    return planner_score(side)(campaign("axis-movement", units, own).pos, side)


def test_a_commander_at_the_front_is_worth_more_than_one_in_reserve() -> None:
    there, placed = in_play(borne={"model-1": "Q6"})
    waiting = worth(AXIS, {**HQ_AT_THE_FRONT, **SOVIETS, "model-1": "available_axis"})
    assert worth(AXIS, {**HQ_AT_THE_FRONT, **SOVIETS, **there}, placed) > waiting
    alone = worth(AXIS, {**HQ_AT_THE_FRONT, "model-1": "available_axis"})
    assert worth(AXIS, {**HQ_AT_THE_FRONT, **there}, placed) < alone, "nobody to fight"


def test_a_leader_goes_with_a_corps_near_the_enemy() -> None:
    there, placed = in_play(borne={"rybalko-1": "S5T"})
    near = {**SOVIETS, "G11": "5321"}
    gains = [
        worth(SOVIET, {**units, **there}, placed) - worth(SOVIET, {**units, "rybalko-1": "available_n"})
        for units in (near, {**SOVIETS, "G11": "2256"})
    ]
    assert gains[0] > 0 > gains[1]


def test_what_a_box_must_give_up_hardly_counts() -> None:
    six, seven = (
        worth(SOVIET, {"TOCN": "6721", **hand("available_cn", "artillery_2*5", f"aviation_s*{n}")})
        for n in (1, 2)
    )
    one = worth(SOVIET, {"TOCN": "6721", **hand("available_cn", "artillery_2*5")})
    assert six - one > 3 * (seven - six) > 0


def played(t: Situation, question: str) -> str:
    """What an officer answers to this question, and to those before it."""
    officer = Officer(1)
    while True:
        act = decide(officer, t.pos, Random(1))
        if t.pos.frame.step.endswith(question):
            return act.verb
        t.pos = step(t.pos, act, FixedDice([3] * 60)).pos


def test_a_theatre_that_can_begins_a_grand_offensive() -> None:
    full = hand("available_cn", "artillery_2*3", "aviation_s*3")
    units = {**THEATRES, **FRONT, **full, **pool("katyusha*2", "engineers*3", "partisans*4")}
    assert played(with_theatres("soviet-supports", units), "grand") == "grand_offensive"


@pytest.mark.parametrize(("second", "declared"), [("SS5", True), ("G58", False)])
def test_two_armoured_divisions_attack_as_an_armoured_exploitation(second: str, declared: bool) -> None:
    """The Führer is pleased; one alone cannot."""
    units = {"G6P": "5221", second: "5221", "S36": {"at": "5220", "steps": 1}, "S134": "6345", "G12": "6346"}
    t = campaign("axis-combat", units, {"mood": 5}).act("target", "5220")
    for unit in t.may("join"):
        t.act("join", unit)
    t.pos = step(t.pos, Act("attack"), FixedDice([3] * 60)).pos
    officer, verbs = Officer(1), []
    while t.pos.frame.step == "declare":
        act = decide(officer, t.pos, Random(1))
        verbs.append(act.verb)
        t.pos = step(t.pos, act, FixedDice([3] * 60)).pos
    assert ("armoured" in verbs) == declared


def test_tanks_behind_a_breakthrough_are_worth_a_hurrah() -> None:
    """And political officers, who can only be named with it, spare its step."""
    tanks = dict(zip(("S5T", "S1T", "S19T", "S20T"), ("5219", "5219", "5320", "5320"), strict=True))
    others = {"G11": "5220", "G58": "5222", "G122": "5120", "S134": "6345", "G12": "6346", "TOCN": "5417"}
    t = campaign("soviet-combat", {**tanks, **others, "politruks-1": "available_cn"}).act("target", "5220")
    for unit in t.may("join"):
        t.act("join", unit)
    t.pos = step(t.pos, Act("attack"), FixedDice([3] * 60)).pos
    verbs = []
    officer = Officer(1)
    while t.pos.frame.step == "declare":
        act = decide(officer, t.pos, Random(1))
        verbs.append(act.verb)
        t.pos = step(t.pos, act, FixedDice([3] * 60)).pos
    assert {"hurrah", "politruks", "throw"} <= set(verbs)


# -- attacks, places, theatres and the reserve


def test_what_could_be_declared_does_not_hide_what_an_attack_is_worth() -> None:
    """Who supposes answers throws the dice; declaring and taking back in turn would lead nowhere."""
    tanks = dict(zip(("S5T", "S1T", "S19T", "S20T"), ("5219", "5219", "5320", "5320"), strict=True))
    t = campaign("soviet-combat", {**tanks, "G11": "5220", "S134": "6345", "G12": "6346"}).act(
        "target", "5220"
    )
    for unit in t.may("join"):
        t.act("join", unit)
    t.pos = step(t.pos, Act("attack"), FixedDice([3] * 60)).pos
    assert {"armoured", "hurrah"} <= set(choices(t.pos).verbs)
    valuer = Evaluator()
    assert valuer.answers(t.pos, choices(t.pos)) == [Act("throw")]
    assert len(valuer.reply(t.pos)) > 1, "the dice"


def test_no_attack_costs_the_hope_of_it() -> None:
    """Sixty points against fifteen across no river: an officer who has marched up to them attacks."""
    tanks = dict(zip(("S5T", "S1T", "S19T", "S20T"), ("5219", "5219", "5320", "5320"), strict=True))
    t = campaign("soviet-combat", {**tanks, "G11": "5220", "G58": "5220", "S134": "6345", "G12": "6346"})
    verbs = set()
    officer = Officer(1)
    for _ in range(8):
        act = decide(officer, t.pos, Random(1))
        verbs.add(act.verb)
        if act.verb in ("attack", "end_phase"):
            break
        t.pos = step(t.pos, act, FixedDice([3] * 60)).pos
    assert "attack" in verbs


def test_two_places_are_gone_for_side_by_side() -> None:
    """Győr, Szombathely and Vienna: one strong stack for each is worth more than two for one."""

    def drawn(first: str, second: str) -> float:
        units = {"S5T": first, "S1T": second, "G11": "2054", "S134": "2858", "G12": "1555"}
        return spearheads(campaign("soviet-movement", units, turn=21, scenario="budapest_wien").pos, PLAIN)

    assert drawn("2354", "2056") > drawn("2354", "2355")


def test_a_place_taken_counts_as_reached() -> None:
    units = {"S5T": "2355", "G11": "2054", "S134": "2858", "G12": "1555"}
    there = campaign("soviet-movement", {**units, "S5T": "2354"}, turn=21, scenario="budapest_wien").pos
    near = campaign("soviet-movement", units, turn=21, scenario="budapest_wien").pos
    assert spearheads(there, PLAIN) > spearheads(near, PLAIN)


def test_where_a_worn_corps_stands_counts_as_much_as_for_a_whole_one() -> None:
    whole, worn = (
        stacks(campaign("soviet-movement", {"S5T": {"at": "5220", "steps": n}, "G11": "5420"}).pos, SOVIET)
        for n in (2, 1)
    )
    (one,), (other,) = whole.values(), worn.values()
    assert one.bulk == other.bulk == one.worth > other.worth


def lagging(steps: int) -> float:
    data = DATA
    return distance_behind(data.map.grid, data.map.hex("6720"), 1 << data.map.hex(f"{67 - steps}20"))


def test_a_theatre_that_the_front_has_left_behind_had_better_follow() -> None:
    """Five of its nine hexes in front of it are enough; from fifteen on it can be no worse."""
    assert [lagging(steps) for steps in (4, 5, 10, 15, 20)] == [0.0, 0.0, 0.5, 1.0, 1.0]


def test_a_theatre_in_movement_mode_may_follow_and_is_worth_more_there() -> None:
    units = {**THEATRES, **FRONT, "TOCN": "6721"}
    fixed, free = (
        lagging_cost(with_theatres("soviet-supports", units, {"moving": moving}).pos, PLAIN)
        for moving in ([], ["TOCN"])
    )
    assert fixed > free >= 0


def in_supports(own: dict[str, Any]) -> tuple[set[str], int]:
    """What an officer does in a phase of supports with the front far west of Smolensk, and where its theatre
    is then.
    """
    t = with_theatres("soviet-supports", {**THEATRES, **FRONT, "G58": "5120", "G11": "4815"}, own)
    officer, verbs = Officer(1), set()
    while t.pos.state.frames[0].step.startswith("soviet-supports"):
        act = decide(officer, t.pos, Random(1))
        verbs.add(act.verb)
        t.pos = step(t.pos, act, FixedDice([3] * 60)).pos
    return verbs, t.pos.state.where[t.game.roster.index["TOCN"]]


def test_a_theatre_far_behind_changes_its_mode_and_then_moves() -> None:
    smolensk = DATA.map.hex("6721")
    verbs, at = in_supports({})
    assert "change_mode" in verbs
    assert at == smolensk
    verbs, at = in_supports({"moving": ["TOCN"]})
    assert at != smolensk


@pytest.mark.parametrize(("steps", "turn", "goes"), [(1, 8, True), (2, 8, False), (1, 22, False)])
def test_worn_armour_enters_the_stavka_box_and_whole_armour_does_not(
    steps: int, turn: int, goes: bool
) -> None:
    """Nor does anybody when there is no time left to call it back."""
    behind = {"S5T": {"at": "6821", "steps": steps}, "Q1BR": "6821"}
    near = {"S1T": "5220", "S134": "5221", "G11": "5120"}
    t, officer, verbs = campaign("stavka", {**near, **behind}, turn=turn), Officer(1), set()
    while t.pos.state.frames[0].step.startswith("stavka"):
        act = decide(officer, t.pos, Random(1))
        verbs.add(act.verb)
        t.pos = step(t.pos, act, FixedDice([3] * 60)).pos
    assert ("enter_stavka" in verbs) == goes
