"""What planners of Velikié Louki fear of enemies who are not beside them yet.

S343, a regiment of three points, stands in 0308, on clear ground.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from grognard.ai.planning import MovePlan, survey_moves
from grognard.ai.style import PlayStyle
from grognard.games.velikiye_luki.law.names import GERMAN, SOVIET
from grognard.games.velikiye_luki.mind.score import side_score, threat_cost
from grognard.games.velikiye_luki.mind.weights import PLAIN
from grognard.testing.table import Situation, situation

THREE, BODY = 3, 0.4


def drawn(**units: str) -> Situation:
    return situation("vl", "german-movement", turn=3, units={"S343": "0308", **units})


def feared(side: int = GERMAN, **units: str) -> float:
    return threat_cost(drawn(**units).pos, side, PLAIN)


def test_half_of_what_is_a_march_away_may_gather_against_a_stack() -> None:
    """Two divisions of seven are three hexes off, a third one four: half of 21 to 3 is three and a half to
    one.
    """
    assert feared(**{"357DF": "0311", "257DF": "0608"}) == pytest.approx((THREE + BODY) * (7 / THREE - 1))
    assert feared(**{"357DF": "0311", "257DF": "0608", "381DF": "0312"}) == pytest.approx(
        (THREE + BODY) * (10.5 / THREE - 1)
    )


def test_who_is_farther_or_too_weak_is_not_feared() -> None:
    assert feared(**{"357DF": "0312", "257DF": "0312"}) == pytest.approx((THREE + BODY) * (7 / THREE - 1))
    assert feared(**{"357DF": "0313", "257DF": "0313"}) == 0.0
    assert feared(**{"27RC": "0311"}) == 0.0  # half of three against three
    assert feared(**{"27RC": "0311", "357DF": "0313"}) == 0.0  # and five hexes are too far to gather from


def test_woods_are_a_comfort() -> None:
    """A third more for the defender: 0306 lies in the woods, and the two divisions are three hexes from it
    and from 0308 alike.
    """
    two = {"357DF": "0608", "257DF": "0607"}
    tables = [
        situation("vl", "german-movement", turn=3, units={"S343": at, **two}) for at in ("0308", "0306")
    ]
    clear, woods = [threat_cost(t.pos, GERMAN, PLAIN) for t in tables]
    assert clear == pytest.approx((THREE + BODY) * (7 / THREE - 1))
    assert woods == pytest.approx((THREE + BODY) * (7 / (THREE * 1.35) - 1))


def test_who_stands_behind_others_is_not_feared_for() -> None:
    """VL 4.1a: the divisions must stop in the zones of those before Klatt."""
    foes = {"357DF": "0308", "257DF": "0308"}
    wall = {"S343": "0310", "S663": "0510", "S591": "0110"}

    def menaced(**germans: str) -> float:
        return threat_cost(
            situation("vl", "german-movement", turn=3, units={**germans, **foes}).pos, GERMAN, PLAIN
        )

    assert menaced(Klatt="0312") > 0.0
    assert menaced(Klatt="0312", **wall) == pytest.approx(menaced(**wall))


def test_each_planner_fears_for_his_own() -> None:
    """The two divisions fear nothing of three points; and fear counts against whoever has it."""
    two = {"357DF": "0311", "257DF": "0608"}
    assert feared(SOVIET, **two) == 0.0
    pos, fearful = drawn(**two).pos, replace(PLAIN, menaced=(0.0, 1.0))
    for side, sign in ((GERMAN, -1), (SOVIET, 1)):
        assert side_score(pos, side, fearful) - side_score(pos, side, PLAIN) == pytest.approx(
            sign * feared(**two)
        )
    assert side_score(pos, GERMAN, replace(PLAIN, menaced=(1.0, 0.0))) == side_score(pos, GERMAN, PLAIN)


# -- rockets fill a hex


def test_rockets_are_friends_who_may_be_in_the_way() -> None:
    pos = drawn(sWR3="0409").pos
    plan = MovePlan(pos, survey_moves(pos), Random(1), PlayStyle(), lambda p, side: 0.0)
    assert plan.taken >> pos.game.map.index["0409"] & 1


def test_no_more_are_sent_to_rockets_than_may_stack_with_them() -> None:
    """VL 5.2: three counters to a hex. All three regiments are wanted in 0409, where rockets stand."""
    pos = drawn(sWR3="0409", S663="0308", S795="0309").pos
    index, there = pos.game.roster.index, pos.game.map.index["0409"]
    regiments = [index[id] for id in ("S343", "S663", "S795")]
    plan = MovePlan(
        pos,
        {u: ways for u, ways in survey_moves(pos).items() if u in regiments},
        Random(1),
        PlayStyle(),
        lambda p, side: float(sum(at == there for at in p.state.where)),
    )
    assert all(ways.places >> there & 1 for ways in plan.ways.values())
    plan.improve()
    assert len(plan.ways) == 3
    assert [h for _, h in plan.orders()] == [there] * 2
