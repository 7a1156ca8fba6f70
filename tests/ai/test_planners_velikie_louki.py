"""What planners of Velikié Louki fear of enemies who are not beside them yet, and what they hope of the attacks to come.

S343, a regiment of three points, stands in 0308, on clear ground.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from grognard.games.velikie_louki.score import judged, menace
from grognard.games.velikie_louki.state import GERMAN, SOVIET
from grognard.games.velikie_louki.strikes import strikes, table
from grognard.games.velikie_louki.weights import PLAIN
from grognard.testing.table import Table, situation

THREE, BODY = 3, 0.4


def drawn(**units: str) -> Table:
    return situation("vl", "german-movement", turn=3, units={"S343": "0308", **units})


def feared(side: int = GERMAN, **units: str) -> float:
    return menace(drawn(**units).pos, side, PLAIN)


def test_half_of_what_is_a_march_away_may_gather_against_a_stack() -> None:
    """Two divisions of seven are three hexes off, a third one four: half of 21 to 3 is three and a half to one."""
    assert feared(**{"357DF": "0311", "257DF": "0608"}) == pytest.approx((THREE + BODY) * (7 / THREE - 1))
    assert feared(**{"357DF": "0311", "257DF": "0608", "381DF": "0312"}) == pytest.approx((THREE + BODY) * (10.5 / THREE - 1))


def test_who_is_farther_or_too_weak_is_not_feared() -> None:
    assert feared(**{"357DF": "0313", "257DF": "0313"}) == 0.0
    assert feared(**{"27RC": "0311"}) == 0.0  # half of three against three
    assert feared(**{"27RC": "0311", "357DF": "0313"}) == 0.0  # and five hexes are too far to gather from


def test_woods_are_a_comfort() -> None:
    """A third more for the defender: 0306 lies in the woods, and the two divisions are three hexes from it and from 0308 alike."""
    two = {"357DF": "0608", "257DF": "0607"}
    tables = [situation("vl", "german-movement", turn=3, units={"S343": at, **two}) for at in ("0308", "0306")]
    clear, woods = [menace(t.pos, GERMAN, PLAIN) for t in tables]
    assert clear == pytest.approx((THREE + BODY) * (7 / THREE - 1))
    assert woods == pytest.approx((THREE + BODY) * (7 / (THREE * 1.35) - 1))


def test_who_stands_behind_others_is_not_feared_for() -> None:
    """VL 4.1a: the divisions must stop in the zones of those before Klatt."""
    foes = {"357DF": "0308", "257DF": "0308"}
    wall = {"S343": "0310", "S663": "0510", "S591": "0110"}

    def menaced(**germans: str) -> float:
        return menace(situation("vl", "german-movement", turn=3, units={**germans, **foes}).pos, GERMAN, PLAIN)

    assert menaced(Klatt="0312") > 0.0
    assert menaced(Klatt="0312", **wall) == pytest.approx(menaced(**wall))


def test_each_planner_fears_for_his_own() -> None:
    """The two divisions fear nothing of three points; and fear counts against whoever has it."""
    two = {"357DF": "0311", "257DF": "0608"}
    assert feared(SOVIET, **two) == 0.0
    pos, fearful = drawn(**two).pos, replace(PLAIN, menaced=(0.0, 1.0))
    for side, sign in ((GERMAN, -1), (SOVIET, 1)):
        assert judged(pos, side, fearful) - judged(pos, side, PLAIN) == pytest.approx(sign * feared(**two))
    assert judged(pos, GERMAN, replace(PLAIN, menaced=(1.0, 0.0))) == judged(pos, GERMAN, PLAIN)


# -- what they hope for

# at 4/1 the faces are 1/1, -/1, 1/R, -/R, -/R1, 1/R2; at 3/1 they are 1/1, 1/1, -/1, 1/R, -/R, -/R1
FOUR_TO_ONE = 2.0 * 5 / 6 + 0.15 * 4 / 6 * (THREE + BODY) - 2.0 * 3 / 6
THREE_TO_ONE = 2.0 * 4 / 6 + 0.15 * 3 / 6 * (THREE + BODY) - 2.0 * 3 / 6


def hoped(phase: str = "soviet-movement", side: int = SOVIET, **units: str) -> float:
    return strikes(situation("vl", phase, turn=3, units=units).pos, side, PLAIN)


def test_a_column_promises_the_mean_of_its_faces() -> None:
    columns = table(drawn().game.rules.data).columns
    assert columns[6] == pytest.approx((5 / 6, 4 / 6, 3 / 6))
    assert columns[5] == pytest.approx((4 / 6, 3 / 6, 3 / 6))


def test_two_divisions_beside_a_regiment_hope_for_four_to_one_and_in_woods_for_three() -> None:
    """VL T.terr.2: 0308 is clear, 0306 lies in the woods."""
    assert hoped(**{"S343": "0308", "357DF": "0408", "257DF": "0408"}) == pytest.approx(FOUR_TO_ONE)
    assert hoped(**{"S343": "0306", "357DF": "0406", "257DF": "0406"}) == pytest.approx(THREE_TO_ONE)


def test_who_is_not_beside_anybody_or_too_weak_hopes_for_nothing() -> None:
    assert hoped(**{"S343": "0308", "357DF": "0508", "257DF": "0508"}) == 0.0
    assert hoped(**{"S343": "0308", "225": "0408"}) == 0.0  # two against three


def test_who_has_no_way_back_stands_to_lose_more() -> None:
    """VL 4.1a: from 0307 and 0309 their zones close every hex around."""
    ring = hoped(**{"S343": "0308", "357DF": "0307", "257DF": "0309"})
    assert ring == pytest.approx(FOUR_TO_ONE + 3 * 0.15 * 4 / 6 * (THREE + BODY))


def test_nobody_strikes_two_targets() -> None:
    """Both regiments are beside the two divisions; the second promise would be made of the same men."""
    two = {"357DF": "0408", "257DF": "0408"}
    assert hoped(S343="0308", S663="0409", **two) == pytest.approx(max(hoped(S343="0308", **two), hoped(S663="0409", **two)))


def test_a_hex_that_counts_is_hoped_for() -> None:
    """1109 is of the ring around the city: there they hope for it as often as its defender must leave."""
    t = situation("vl", "soviet-movement", turn=3, units={"S343": "1109", "357DF": "1108", "257DF": "1108"})
    found, h = table(t.game.rules.data), t.game.map.index["1109"]
    here = found.columns[6 + found.shift[h]]
    plain = 2.0 * here.steps + 0.15 * here.leaves * (THREE + BODY) - 2.0 * here.dear
    assert here.leaves > 0.3
    assert strikes(t.pos, SOVIET, PLAIN) == pytest.approx(plain + 3.0 * here.leaves)


def test_the_hope_is_there_while_they_move_and_for_both_who_judge() -> None:
    units = {"S343": "0308", "357DF": "0408", "257DF": "0408"}
    hopeful = replace(PLAIN, strike=(1.0, 1.0))
    for phase, worth in (("soviet-movement", FOUR_TO_ONE), ("soviet-combat", 0.0)):
        pos = situation("vl", phase, turn=3, units=units).pos
        for side, sign in ((SOVIET, 1), (GERMAN, -1)):
            assert judged(pos, side, hopeful) - judged(pos, side, PLAIN) == pytest.approx(sign * worth)
