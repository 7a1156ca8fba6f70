"""Each change does what it says to the state, and nothing else."""

from __future__ import annotations

from typing import NamedTuple, get_args

import pytest

from grognard.kernel import changes as c
from grognard.kernel.differences import SetDifference
from grognard.kernel.places import DEAD, POOL
from grognard.kernel.state import Frame, Result, State


class Own(NamedTuple):
    town: int = 0
    held: int = 0b101


BEFORE = State(2, (Frame("a", 0), Frame("b", 1, "memo")), (5, 7, POOL), (2, 1, 2), (0b001, 0b110), Own())

CASES = [
    (c.Moved(1, (7, 8, 9), "move", "X"), {"where": (5, 9, POOL)}),
    (c.Moved(0, (5, 7), "retreat", "X"), {"where": (7, 7, POOL)}),
    (c.Placed(2, 4, "entry", "X"), {"where": (5, 7, 4)}),
    (c.Removed(0, DEAD, "combat", "X"), {"where": (DEAD, 7, POOL)}),
    (c.StepsChanged(2, 1, "X"), {"steps": (2, 1, 1)}),
    (c.Marked(0, 0b110, True, "X"), {"marks": (0b111, 0b110)}),
    (c.Marked(1, 0b010, False, "X"), {"marks": (0b001, 0b100)}),
    (c.Marked(1, 0b001, False, "X"), {}),
    (c.OwnChanged("what", (("n", 1),), (("town", 3),), "X"), {"own": Own(town=3)}),
    (c.OwnChanged("", (), (("held", SetDifference((600,), (2,))),), "X"), {"own": Own(held=1 << 600 | 1)}),
    (c.OwnChanged("what", (), (), "X"), {}),
    (c.Message("what", (), "X"), {}),
    (c.Rolled(6, 3, "die", "X"), {}),
    (c.TurnStarted(3, "X"), {"turn": 3}),
    (c.PhaseStarted("p", 0, "X"), {}),
    (c.Revealed(0b11, "X"), {}),
    (c.SidesAssigned((1, 0), "X"), {"seats": (1, 0)}),
    (c.Ended(Result(-1, "draw", "X"), "X"), {"result": Result(-1, "draw", "X"), "frames": ()}),
]


@pytest.mark.parametrize(("change", "differs"), CASES, ids=lambda v: type(v).__name__)
def test_a_change_applies(change, differs):
    before = BEFORE._replace()
    after = change.apply(before)
    assert after == BEFORE._replace(**differs)
    assert before == BEFORE


def test_every_change_of_the_union_is_tried():
    assert {type(change) for change, _ in CASES} == set(get_args(c.Change))


def test_every_change_has_a_paragraph():
    assert all(kind._fields[-1] == "cite" or "cite" in kind._fields for kind in get_args(c.Change))


def test_replace_frame_touches_the_top_alone():
    after = c.replace_frame(BEFORE, Frame("z", 0))
    assert after.frames == (Frame("a", 0), Frame("z", 0))
