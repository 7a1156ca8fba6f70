"""What planners of Victory Roads make of events, grand offensives and declarations."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.victory_roads.campaign import campaign
from tests.games.victory_roads.events import in_play
from tests.games.victory_roads.theatre_drawn import FRONT, THEATRES, hand, pool
from tests.games.victory_roads.theatre_drawn import campaign as with_theatres

from grognard.ai.officer import Officer
from grognard.ai.player import decide
from grognard.games.victory_roads.law.names import AXIS, SOVIET
from grognard.games.victory_roads.mind.score import planner_score
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import step
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
