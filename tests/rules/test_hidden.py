"""Blind draws, and dice that one side alone may see."""

from __future__ import annotations

from grognard.games import load
from grognard.kernel.changes import Placed, Removed, Revealed, Rolled
from grognard.kernel.dice import FixedDice
from grognard.kernel.places import DEAD, GONE, POOL
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, State
from grognard.rules.hidden import draw, owners_dice, pick


def table(where: tuple[int, ...], *dice: int) -> Referee:
    state = State(1, (), where, (1,) * 4, (0, 0, 0), None)
    return Referee(Position(load("toy"), state), FixedDice(dice))


def test_a_die_has_as_many_faces_as_counters_lie_in_the_box():
    ref = table((POOL, DEAD, POOL, POOL), 2)
    assert draw(ref, POOL, GONE, "x-draw", "X 1") == 2
    assert ref.changes == [Rolled(3, 2, "x-draw", "X 1"), Removed(2, GONE, "drawn", "X 1")]
    assert ref.state.where == (POOL, DEAD, GONE, POOL)


def test_a_counter_may_be_drawn_onto_the_map():
    ref = table((POOL, POOL, DEAD, DEAD), 1)
    assert draw(ref, POOL, 5, "x-draw", "X 1") == 0
    assert ref.changes[-1] == Placed(0, 5, "drawn", "X 1")


def test_the_last_counter_needs_no_die_and_cannot_be_taken_back():
    ref = table((DEAD, DEAD, POOL, DEAD))
    assert draw(ref, POOL, GONE, "x-draw", "X 1") == 2
    assert ref.changes == [Revealed(0, "X 1"), Removed(2, GONE, "drawn", "X 1")]


def test_nothing_is_drawn_from_an_empty_box():
    ref = table((DEAD,) * 4)
    assert draw(ref, POOL, GONE, "x-draw", "X 1") == -1
    assert ref.changes == []


def test_a_member_of_any_set():
    assert pick(table((DEAD,) * 4, 3), 0b1011010, "x-draw", "X 1") == 4


def test_dice_for_their_owner_alone():
    pos, die = table((DEAD,) * 4).pos, Rolled(6, 3, "x-secret", "X 1")
    conceal = owners_dice({"x-secret": 1})
    assert [conceal(die, pos, viewer) for viewer in (-1, 0, 1)] == [None, None, die]
    other = die._replace(what="x-open")
    assert [conceal(other, pos, viewer) for viewer in (-1, 0, 1)] == [other] * 3
    moved = Removed(1, GONE, "x-secret", "X 1")
    assert conceal(moved, pos, 0) == moved
