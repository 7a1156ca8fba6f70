"""The greedy player and its score where three dice are thrown at once, support is given
and a city besieged.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from grognard.ai.evaluation import THROWS, outcomes
from grognard.ai.player import decide, player
from grognard.games.velikiye_luki.law.names import GERMAN, SOVIET, Battle
from grognard.games.velikiye_luki.mind.score import score
from grognard.kernel.journal import write_act
from grognard.kernel.menu import Act
from grognard.testing.table import Situation, situation

CITY = {"FestungW": "1110", "FestungE": "1210"}
# closed, as in the tests of chapter 7
RING = {"357DF": "1109", "27RC": "1109", "257DF": "1311", "9DFG": "1010"}
FAR = {"Klatt": "0512"}


def answer(t: Situation) -> str:
    return " ".join(write_act(t.pos, decide(player("greedy", 1), t.pos, Random(3))))


def worth(
    phase: str = "soviet-movement", own: dict[str, Any] | None = None, turn: int = 3, **units: Any
) -> float:
    """The Soviets' score."""
    return score(situation("vl", phase, turn=turn, own=own, units={**CITY, **FAR, **units}).pos, SOVIET)


# -- what an act may come to


def test_every_face_of_every_die_is_reckoned_with() -> None:
    """VL 6.3c and 6.4d: two dice of quality and one of combat, each face of each as often as any other."""
    t = situation("vl", "soviet-combat", units={**FAR, "S343": "0308", "357DF": "0408"})
    t.acts("target 0308", "join 357DF")
    found = outcomes(t.pos, Act("attack"))
    assert sum(chance for chance, _ in found) == pytest.approx(1)
    dice = [f.memo.dice for _, pos in found for f in pos.state.frames if isinstance(f.memo, Battle)]
    assert len(dice) == THROWS  # nothing is over before somebody has answered
    for die in range(3):
        assert Counter(faces[die] for faces in dice) == dict.fromkeys(range(1, 7), THROWS // 6)


def test_one_die_is_told_apart_face_by_face() -> None:
    """VL T.fest: the die of the siege."""
    t = situation("vl", "soviet-combat", turn=4, own={"encircled": True}, units={**CITY, **FAR, **RING})
    assert [chance for chance, _ in outcomes(t.pos, Act("besiege"))] == [pytest.approx(1 / 6)] * 6


# -- what it does


def test_it_throws_for_the_city() -> None:
    t = situation("vl", "soviet-combat", turn=4, own={"encircled": True}, units={**CITY, **FAR, **RING})
    assert answer(t).startswith("besiege")


@pytest.mark.parametrize("turn", [6, 11])
def test_it_throws_for_the_last_level_too(turn: int) -> None:
    """One Festung gone, the other down to its last level: on turn 6 that would win at once, on turn 11 it is
    one more point.
    """
    units = {**FAR, **RING, "FestungW": "dead", "FestungE": {"at": "1210", "steps": 1}}
    t = situation("vl", "soviet-combat", turn=turn, own={"encircled": True}, units=units)
    assert answer(t).startswith("besiege")


def test_it_attacks_what_keeps_the_ring_open() -> None:
    """Twenty-five points against two of the worst quality in 1010, the only hex that is not closed."""
    units = {
        **CITY,
        **FAR,
        "357DF": "1109",
        "27RC": "1109",
        "257DF": "1311",
        "9DFG": "0910",
        "21DFG": "1011",
        "S663": "1010",
    }
    assert answer(situation("vl", "soviet-combat", turn=3, units=units)) == "target 1010"


# -- what the score holds dear


def test_what_one_side_gains_the_other_loses() -> None:
    t = situation("vl", "soviet-movement", turn=3, units={**CITY, **FAR, **RING})
    assert score(t.pos, SOVIET) == -score(t.pos, GERMAN) != 0


def test_a_closed_ring_is_worth_more_than_one_that_germans_hold_open() -> None:
    """The same units, the Germans in 1010 or behind it."""
    rest = {**RING, "9DFG": "0910"}
    assert worth(**RING, Giehl="0808") > worth(**rest, Giehl="1010") + 5


def test_a_german_in_the_ring_is_worth_pressing() -> None:
    """A second division beside 1010, or one hex farther."""
    ring = {
        "357DF": "1109",
        "27RC": "1109",
        "257DF": "1311",
        "9DFG": "0910",
        "Meyer": "1010",
        "Giehl": "1010",
    }
    assert worth(**ring, **{"21DFG": "1011"}) > worth(**ring, **{"21DFG": "1012"}) + 1


def test_time_runs_out_for_the_siege() -> None:
    open_ring = {u: at for u, at in RING.items() if u != "9DFG"}
    early, late = (worth(turn=turn, **RING) - worth(turn=turn, **open_ring) for turn in (3, 10))
    assert early > late + 5


def test_too_many_in_a_hex_cost_more_than_they_bring() -> None:
    """VL 5.1sa: two divisions cannot stay together."""
    assert worth(**RING, **{"21DFG": "1108"}) > worth(**RING, **{"21DFG": "1010"}) + 5
