"""What planners of Victory Roads make of supports laid for an attack, and of the one attempt at Romania."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.victory_roads.campaign import Words, campaign
from tests.games.victory_roads.combats import aimed
from tests.games.victory_roads.events import attack, fight, in_play
from tests.games.victory_roads.test_14_allies import GALATI, HELD, after_combat, asked, dead
from tests.games.victory_roads.test_events_surprise import CN, ready
from tests.games.victory_roads.theatre_situations import FRONT, THEATRES
from tests.games.victory_roads.theatre_situations import campaign as with_theatres

from grognard.ai.evaluation import Evaluator, unlike
from grognard.ai.officer import Officer
from grognard.ai.player import decide
from grognard.games.victory_roads.law.names import AXIS, SOVIET
from grognard.games.victory_roads.law.placements import supports_of
from grognard.games.victory_roads.mind.army import stacks
from grognard.games.victory_roads.mind.score import WON, planner_from, planner_score
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import choices, step
from grognard.kernel.menu import Act
from grognard.testing.table import Situation

GUNS = {"artillery_3-1": "5219"}
ONE, TWO = ({"S5T": "5219", "G11": "5220", "G58": "5220", **more} for more in ({}, {"S1T": "5219"}))


def gain(units: dict[str, str], lying: dict[str, str]) -> float:
    """What an attack is worth to the Soviets that is put together, but not announced."""
    tanks = [unit for unit in ("S5T", "S1T") if unit in units]
    t = aimed(fight("soviet-combat", units, lying), "5220", *tanks)
    score = planner_score(SOVIET)
    return Evaluator(score).act(t.pos, Act("attack"), SOVIET) - score(t.pos, SOVIET)


def test_an_attack_is_weighed_with_the_artillery_that_was_laid_for_it() -> None:
    assert gain(ONE, GUNS) > gain(ONE, {}) + 0.5


def test_a_combat_is_followed_to_its_end() -> None:
    """Better odds drive the defenders farther, hex by hex: what the victors may exploit comes after that."""
    assert gain(TWO, GUNS) > gain(TWO, {}) > gain(ONE, {})


def test_what_lies_on_the_map_is_no_saving_once_combat_has_begun() -> None:
    """It goes back to the pool with the turn."""

    def price(phase: str) -> float:
        score = planner_score(SOVIET)
        with_it, without = (
            score(fight(phase, ONE, lying).pos, SOVIET) for lying in ({"engineers-1": "5219"}, {})
        )
        return with_it - without

    assert price("soviet-combat") == 0 < price("soviet-movement")


def test_a_support_in_hand_is_not_supposed_to_be_spent_in_every_combat() -> None:
    hand = {"aviation_g-1": "available_axis"}
    t = attack(fight("axis-combat", {"G6P": "5221", "S36": "5220", **hand}), "5220", "G6P")
    assert t.pos.frame.step == "attacker_supports"
    assert Evaluator(planner_score(AXIS)).equipped(t.pos) is t.pos


# -- places that have been taken


def test_a_place_taken_goes_on_drawing_whoever_takes_it() -> None:
    """Until then Győr draws the whole army to where it stands; taken, it would be as far as Vienna is."""
    others = {"S1T": "2355", "S19T": "2355", "G11": "2054", "S134": "2858", "G12": "1555"}
    before, after = (
        campaign("soviet-movement", {"S5T": at, **others}, turn=20, scenario="budapest_wien").pos
        for at in ("2355", "2354")
    )
    now, then = (planner_from(SOVIET, first)(after, SOVIET) for first in (before, after))
    assert now > planner_from(SOVIET, before)(before, SOVIET)
    assert now > then + 3


@pytest.mark.parametrize("phase", ["soviet-combat", "soviet-exploitation-combat"])
def test_the_end_of_a_phase_of_combat_changes_nothing(phase: str) -> None:
    """It ends by itself with its last attack: an attack of one against ten was announced for its end."""
    tanks = {unit: {"at": at, "marks": ["exploiting"]} for unit, at in (("S5T", "5219"), ("S1T", "5121"))}
    t = fight(phase, {**tanks, "G11": "5220", "G58": "5222", "G122": "5320"}, {"aviation_s-1": "5220"})
    judge, first = planner_from(SOVIET, t.pos), t.pos
    t.act("end_phase")
    assert not t.phase.startswith(phase)
    assert judge(t.pos, SOVIET) == pytest.approx(judge(first, SOVIET))


def test_a_phase_that_ends_the_game_is_judged_by_its_result() -> None:
    """Of the last turn: nothing is open any more."""
    units = {"S5T": "2354", "G11": "2054", "G12": "1555"}
    t = campaign("axis-combat", units, turn=22, scenario="budapest_wien")
    judge = planner_from(AXIS, t.pos)
    while t.pos.state.result is None:
        t.pos = step(t.pos, choices(t.pos).acts()[-1], FixedDice([3] * 60)).pos
    assert not t.pos.state.frames
    assert judge(t.pos, AXIS) == WON / 2


# -- Romania

DIVISIONS = ("R5", "R7", "R11", "R13", "R3", "R4")


def chosen(t: Situation) -> str:
    return decide(Officer(1), t.pos, Random(1)).verb


def romania(lost: int, turn: int, own: Words | None = None) -> Situation:
    t = after_bessarabia({**HELD, **dead(*DIVISIONS[:lost])}, own, turn)
    assert asked(t) == "romania"
    return t


def after_bessarabia(units: Words, own: Words | None, turn: int) -> Situation:
    """At the end of the Soviet combat phase of the small scenario, with nobody left who could attack."""
    t = campaign("soviet-combat", {"S5T": "5854", "G12": "5754", **units}, own, turn, scenario="bessarabia")
    t.pos = step(t.pos, next(a for a in choices(t.pos).acts() if a.verb == "end_phase"), FixedDice([])).pos
    return t


@pytest.mark.parametrize(
    ("lost", "turn", "tries"), [(3, 7, False), (3, 8, True), (6, 7, True), (0, 8, False)]
)
def test_the_one_attempt_waits_while_more_divisions_can_be_eliminated(
    lost: int, turn: int, tries: bool
) -> None:
    """In a watched game it was spent on one chance of three, and was sure a turn later."""
    assert (chosen(romania(lost, turn)) == "capitulate") == tries


def test_the_campaign_takes_good_odds() -> None:
    t = after_combat({**HELD, **dead(*DIVISIONS)}, {"soviet": [GALATI]})
    assert chosen(t) == "capitulate"


@pytest.mark.parametrize(("scenario", "turn"), [("bessarabia", 7), ("campaign", 7)])
def test_romanian_divisions_are_worth_more_where_the_scenario_hangs_on_them(scenario: str, turn: int) -> None:
    units: dict[str, Any] = {"R5": "5754", "S5T": "5855"}
    ((_, one),) = stacks(campaign("soviet-movement", units, turn=turn, scenario=scenario).pos, AXIS).items()
    assert (one.worth > 8) == (scenario == "bessarabia")


# -- the order of events


def test_a_surprise_attack_comes_before_what_would_rule_it_out() -> None:
    """Once artillery lies there nobody can be surprised any more (11.5.2)."""
    t = ready(G71="6223", S36="6121", S65="6121", artillery_3__1=CN, artillery_3__2=CN)
    officer, played = Officer(1), list[str]()
    while t.pos.state.frames[0].step.startswith("soviet-supports"):
        act = decide(officer, t.pos, Random(1))
        if act.verb == "play":
            played.append(t.game.roster[act.noun].id)
        t.pos = step(t.pos, act, FixedDice([4] * 60)).pos
    assert played[0] == "surprise_attack-1"


def test_zhukov_goes_to_the_theatre_that_draws_most() -> None:
    """There he brings a support every turn; on the last turns he brings nothing any more."""

    def bonus(bearer: str, turn: int) -> float:
        there, placed = in_play(borne={"zhukov-1": bearer})
        others = {**THEATRES, **FRONT, "S36": "6721", "S65": "6958"}
        own = {"priority": "TOCN", "secondary": "TOS"}
        score = planner_score(SOVIET)
        held = with_theatres("soviet-movement", {**others, **there}, {**own, **placed}, turn=turn).pos
        kept = with_theatres("soviet-movement", {**others, "zhukov-1": "available_cn"}, own, turn=turn).pos
        return score(held, SOVIET) - score(kept, SOVIET)

    assert bonus("TOCN", 3) > 0 > bonus("TOCN", 23)
    assert bonus("TOCN", 3) > bonus("TOS", 3)


def test_an_officer_gives_zhukov_to_the_theatre_that_draws() -> None:
    t, officer = ready(zhukov__1=CN), Officer(1)
    while t.pos.state.frames[0].step == "soviet-supports.place":
        t.pos = step(t.pos, decide(officer, t.pos, Random(1)), FixedDice([4] * 60)).pos
    index = t.game.roster.index
    assert supports_of(t.pos, index["TOCN"]) >> index["zhukov-1"] & 1


def test_of_like_corps_in_a_hex_one_is_weighed_for_all() -> None:
    """Nobody cares which of two whole rifle corps loses the step."""
    units = {"S36": "5219", "S65": "5219", "S83": {"at": "5219", "steps": 1}, "S5T": "5219"}
    t = campaign("soviet-combat", {**units, "G11": "5220"}).act("target", "5220")
    menu = choices(t.pos)
    joining = [act for act in menu.acts() if act.verb == "join"]
    kept = [t.game.roster[act.noun].id for act in unlike(t.pos, menu, joining)]
    assert len(joining) == 4
    assert len(kept) == 3
    assert {"S5T", "S83"} < set(kept)
    assert Act("cancel") in unlike(t.pos, menu, menu.acts())
