"""A whole side arranged at once, with scores made up so that the right answer is plain."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from grognard.ai import planning
from grognard.ai.answer_search import AnswerSearch
from grognard.ai.evaluation import Evaluator, outcomes
from grognard.ai.marshal import Marshal, luck_of
from grognard.ai.officer import Officer
from grognard.ai.planning import MovePlan, survey_moves
from grognard.ai.player import decide, player
from grognard.ai.style import PlayStyle
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import choices, step
from grognard.kernel.game import Hints
from grognard.kernel.hexes import bits
from grognard.kernel.menu import Act
from grognard.kernel.state import Position
from grognard.testing.table import Situation, situation

FOUR = {"W2_1": "0909", "W2_2": "0910", "W2_3": "1009", "W2_4": "0809"}


def scored(t: Situation, score: Callable[[Position, int], float]) -> Position:
    game = replace(
        t.game, hooks=replace(t.game.hooks, score=score, hints=Hints(has_room=t.game.hooks.hints.has_room))
    )
    return Position(game, t.pos.state)


def arranged(pos: Position) -> dict[str, str]:
    plan = MovePlan(pos, survey_moves(pos), Random(1), PlayStyle(), pos.game.hooks.score)
    plan.improve()
    return {pos.game.roster[u].id: pos.game.map.label(h) for u, h in plan.orders()}


def next_to(pos: Position, target: str) -> int:
    around = pos.game.map.grid.adjacent(1 << pos.game.map.index[target])
    return sum(h >= 0 and around >> h & 1 for h in pos.state.where)


def test_three_go_where_one_alone_would_only_lose() -> None:
    """Each unit next to the enemy costs a point; three of them together are worth ten."""
    t = situation("ts", "white-movement", RD_1="0907", **FOUR)
    pos = scored(t, lambda p, side: 10.0 * (next_to(p, "0907") >= 3) - next_to(p, "0907"))
    assert next_to(pos, "0907") == 0
    orders = arranged(pos)
    assert len(orders) == 3
    where = list(pos.state.where)
    for unit, at in orders.items():
        where[t.game.roster.index[unit]] = t.game.map.index[at]
    assert next_to(Position(pos.game, pos.state._replace(where=tuple(where))), "0907") == 3


def test_where_nothing_gains_nobody_moves() -> None:
    t = situation("ts", "white-movement", RD_1="0907", **FOUR)
    assert arranged(scored(t, lambda p, side: 1.0)) == {}


def test_no_more_are_sent_to_a_hex_than_may_stack_there() -> None:
    """TS VI.2: all four are wanted in one hex, which takes three."""
    t = situation("ts", "white-movement", RD_1="0102", **{**FOUR, "W2_2": "0909"})
    wanted = t.game.map.index["0908"]
    pos = scored(t, lambda p, side: float(sum(h == wanted for h in p.state.where)))
    assert [ways.places >> wanted & 1 for ways in survey_moves(pos).values()] == [1] * 4
    assert sorted(arranged(pos).values()) == ["0908"] * 3


def test_one_may_go_where_a_friend_makes_room() -> None:
    """TS VI.2: three stand in 0910. One of them is wanted in 0909, and a fourth unit in his place: it waits
    until he has left.
    """
    t = situation("ts", "white-movement", W2_1="0910", W2_2="0910", W2_3="0910", W2_4="0911", RD_1="0102")
    first, fourth = (t.game.roster.index[f"W2-{n}"] for n in (1, 4))
    away, full = t.game.map.index["0909"], t.game.map.index["0910"]
    pos = scored(t, lambda p, side: (p.state.where[first] == away) + 5.0 * (p.state.where[fourth] == full))
    assert arranged(pos) == {"W2-1": "0909", "W2-4": "0910"}
    officer, luck = player("officer", 1), Random(3)
    for _ in range(12):
        if choices(pos).prompt != "ts-move" and len(pos.state.frames) == 1:
            break
        pos = step(pos, decide(officer, pos, luck), FixedDice(())).pos
    assert (pos.state.where[first], pos.state.where[fourth]) == (away, full)


def test_a_town_taken_counts_though_it_is_not_a_matter_of_places() -> None:
    """TS III.1: the last hex of Tsaritsyn wins, and only walking into it takes it."""
    t = situation(
        "ts", "white-movement", own={"white_last": ["1003", "1004"]}, W2_1="1106", W2_2="0710", RD_1="0101"
    )
    officer, luck = player("officer", 1), Random(3)
    for _ in range(12):
        if t.winner is not None:
            break
        t.pos = step(t.pos, decide(officer, t.pos, luck), FixedDice(())).pos
    assert t.winner == "white"


def test_a_phase_without_going_is_not_arranged() -> None:
    t = situation("ts", "white-combat", W2_1="0910", W2_2="0911", RD_1="0909")
    assert survey_moves(t.pos) == {}


@pytest.mark.parametrize("target", ["0909"])
def test_luck_taken_out_adds_up_to_nothing(target: str) -> None:
    """Over all outcomes of an attack, weighed by their chances, what the dice gave beyond their due is
    nought.
    """
    t = situation("ts", "white-combat", W2_1="0910", W2_2="0911", W2_3="0810", RD_1=target)
    t.acts(f"target {target}", "join W2-1")
    side, attack = choices(t.pos).who, Act("attack")
    lucks = [
        (chance, luck_of(Evaluator(), t.pos, attack, then, side)) for chance, then in outcomes(t.pos, attack)
    ]
    assert len(lucks) > 1
    assert max(luck for _, luck in lucks) > 0.1
    assert sum(chance * luck for chance, luck in lucks) == pytest.approx(0.0, abs=1e-9)


def test_a_phase_with_other_verbs_is_surveyed_all_the_same() -> None:
    """In Velikié Louki the Soviets may also split divisions while they move: that takes
    nobody in hand to go.
    """
    t = situation("vl", "soviet-movement", units={"357DF": "1410", "257DF": "1508", "S663": "0308"})
    assert {"unit", "detach"} <= {verb for verb, allowed in choices(t.pos).verbs.items() if allowed.set}
    found = survey_moves(t.pos)
    assert {t.game.roster[u].id for u in found} == {"357DF", "257DF"}
    assert {ways.opens.verb for ways in found.values()} == {"unit"}


def test_nobody_is_sent_where_a_friend_must_leave_first() -> None:
    """Three stand in 0909; the fourth may come when one of them has gone, and not before."""
    full = {"W2-1": "0909", "W2-2": "0909", "W2-3": "0909", "W2-4": "0910"}
    # the menu would let him go now
    t = situation("ts", "white-movement", options={"stacking": "phase"}, units=full, RD_1="0101")
    here, there = t.game.map.index["0909"], t.game.map.index["0908"]
    first, fourth = t.game.roster.index["W2-1"], t.game.roster.index["W2-4"]
    officer = Officer(1)
    officer.ways = survey_moves(t.pos)
    asking = AnswerSearch(t.pos, officer)
    assert officer.order_line(asking, fourth, here) is None
    line = officer.order_line(asking, first, there)
    assert line is not None
    pos = t.pos
    for act in line.acts:
        pos = step(pos, act, FixedDice([])).pos
    assert officer.order_line(AnswerSearch(pos, officer), fourth, here) is not None


def test_an_officer_judges_as_the_planner_of_its_side_does() -> None:
    """By the score nobody has anything to gain; by White's outlook the hex 0908 is worth a march, by Red's it
    is not.
    """
    t = situation("ts", "white-movement", RD_1="0101", W2_1="0909")
    unit, goal = t.game.roster.index["W2-1"], t.game.map.index["0908"]

    def planner_score(planner: int) -> Callable[[Position, int], float]:
        return lambda pos, side: 5.0 * (planner == 0 and pos.state.where[unit] == goal)

    flat = scored(t, lambda pos, side: 0.0)
    wanted = replace(
        flat.game,
        hooks=replace(flat.game.hooks, hints=replace(flat.game.hooks.hints, planner_score=planner_score)),
    )
    told = [
        decide(player(name, 1), Position(game, t.pos.state), Random(1))
        for game in (flat.game, wanted)
        for name in ("officer", "greedy")
    ]
    assert [act.verb for act in told] == ["end_phase", "end_phase", "unit", "end_phase"]


def test_a_marshal_without_time_makes_the_officers_plan_alone() -> None:
    """To stand next to the enemy costs a little: the officer lets everybody stay, and only who is bolder
    goes.
    """
    t = situation("ts", "white-movement", RD_1="0907", **FOUR)
    pos = scored(t, lambda p, side: -0.3 * next_to(p, "0907"))
    marshal = Marshal(1)
    marshal.ways = survey_moves(pos)
    hurried, at_leisure = (
        marshal.candidate_plans(pos, until=float("-inf")),
        marshal.candidate_plans(pos, until=float("inf")),
    )
    assert hurried == [[]]  # the officer's plan, which is that nobody moves
    assert len(at_leisure) > 1


def test_a_second_look_takes_in_the_best_of_many_places(monkeypatch: pytest.MonkeyPatch) -> None:
    """The farther east the better: of more places than three the three best are looked at again, when a
    friend has moved.
    """
    monkeypatch.setattr(planning, "WIDE", 3)
    t = situation("ts", "white-movement", W2_1="0910", W2_2="0710", RD_1="0102")
    one, other = (t.game.roster.index[f"W2-{n}"] for n in (1, 2))
    pos = scored(t, lambda p, side: float(p.state.where[one]))
    ways = survey_moves(pos)
    best = sorted(bits(ways[one].places), reverse=True)[:3]
    plan = MovePlan(pos, {one: ways[one]}, Random(1), PlayStyle(), pos.game.hooks.score)
    plan.look()
    first = plan.left
    assert plan.seen == {one: best}
    plan.adopt(plan.with_unit(plan.now.state.where, other, t.game.map.index["0711"]), plan.value)
    plan.look()
    assert first - plan.left == 3
    assert plan.kept[one] == best
