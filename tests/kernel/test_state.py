"""Positions: facts are worked out once, and never outlive what they hang on."""

from __future__ import annotations

import pytest

from grognard.kernel.changes import Marked, Moved, OwnChanged, Removed, StepsChanged
from grognard.kernel.places import DEAD, POOL
from grognard.kernel.state import (
    Frame,
    Position,
    State,
    board_fact,
    fact,
    side_fact,
    with_frames,
    with_marks,
    with_own,
    with_where,
)
from grognard.testing.table import situation

UNITS = {"B-F": "0101", "B-H": "0102", "R-F": "0301", "R-H": "0302"}


@pytest.fixture
def pos():
    return situation("toy", "blue-movement", turn=1, units=UNITS).pos


def then(pos, change):
    return Position(pos.game, change.apply(pos.state), pos)


def counted(kind):
    calls = []

    @kind
    def count_hexes(pos: Position, side: int) -> int:
        calls.append(side)
        return pos.group_hexes(side).bit_count()

    return count_hexes, calls


@pytest.mark.parametrize("kind", [fact, board_fact(), side_fact(), board_fact("turn"), side_fact("steps")])
def test_a_fact_is_worked_out_once_for_each_argument(pos, kind):
    asked, calls = counted(kind)
    assert [asked(pos, 0), asked(pos, 0), asked(pos, 1), asked(pos, 1)] == [2, 2, 2, 2]
    assert calls == [0, 1]


def test_facts_of_a_state_die_with_it(pos):
    asked, calls = counted(fact)
    asked(pos, 0)
    asked(Position(pos.game, pos.state._replace(turn=2), pos), 0)
    assert calls == [0, 0]


LATER = {
    "turn": lambda pos: Position(pos.game, pos.state._replace(turn=2), pos),
    "moved": lambda pos: then(pos, Marked(0, 1, True, "X")),
    "steps": lambda pos: then(pos, StepsChanged(0, 1, "X")),
    "drawn": lambda pos: then(pos, OwnChanged("", (), (("drawn", (2, 2)),), "X")),
}


@pytest.mark.parametrize("change", LATER)
@pytest.mark.parametrize("reads", [(), *((name,) for name in LATER), ("turn", "steps")])
@pytest.mark.parametrize("kind", [board_fact, side_fact])
def test_a_fact_dies_with_what_it_declares_to_read_and_with_nothing_else(pos, kind, reads, change):
    asked, calls = counted(kind(*reads))
    asked(pos, 0)
    asked(LATER[change](pos), 0)
    assert len(calls) == (2 if change in reads else 1)


@pytest.mark.parametrize("reads", [(), ("steps",), ("moved",)])
def test_facts_of_a_side_outlive_what_happens_to_the_other(pos, reads):
    asked, calls = counted(side_fact(*reads))
    asked(pos, 0)
    asked(pos, 1)
    worn = then(then(pos, StepsChanged(0, 1, "X")), Marked(0, 1, True, "X"))
    after = then(worn, Removed(0, DEAD, "x", "X"))
    assert (asked(after, 0), asked(after, 1)) == (1, 2)
    assert calls == [0, 1, 0]


@pytest.mark.parametrize("kind", [board_fact, side_fact])
def test_facts_die_with_the_places_that_they_hang_on(pos, kind):
    asked, calls = counted(kind("turn"))
    asked(pos, 0)
    assert asked(then(pos, Removed(0, DEAD, "x", "X")), 0) == 1
    assert calls == [0, 0]


def test_what_is_no_column_mark_or_field_is_refused(pos):
    asked, _ = counted(side_fact("weather"))
    with pytest.raises(ValueError, match="a fact reads weather, which is no column, mark or field"):
        asked(pos, 0)


def test_facts_without_and_with_two_arguments(pos):
    @fact
    def alone(pos: Position) -> int:
        return pos.state.turn

    @fact
    def pair(pos: Position, a: int, b: int) -> tuple[int, int]:
        return a, b

    assert alone(pos) == 1
    assert alone(Position(pos.game, pos.state._replace(turn=4), pos)) == 4
    assert (pair(pos, 1, 2), pair(pos, 2, 1)) == ((1, 2), (2, 1))


def test_who_stands_where(pos):
    game = pos.game
    west, hill = game.map.hexes("0101 0102"), game.map.hex("0201")
    assert pos.group_hexes(0) == west
    assert pos.units_in(west) == 0b11
    assert pos.at(game.map.hex("0302")) == 1 << game.roster.index["R-H"]
    assert pos.at(hill) == 0
    assert pos.hexes_of(0b11) == west
    assert pos.hexes_of(0) == 0
    away = then(pos, Removed(0, POOL, "x", "X"))
    assert away.group_hexes(0) == game.map.hexes("0102")
    assert away.hexes_of(0b1) == 0
    assert away.units_in(game.map.grid.board) == 0b1110
    moved = then(away, Moved(1, (game.map.hex("0102"), hill), "move", "X"))
    assert moved.group_hexes(0) == 1 << hill
    assert moved.at(hill) == 0b10


def test_units_in_gives_the_same_for_narrow_and_wide_sets(pos):
    """Two ways to look: hex by hex, and stack by stack."""
    wide = situation("ts", phase="white-movement", W2_1="0910", R37_1="0907", W2_2="0910").pos
    some = wide.game.map.hexes("0910 0907")
    assert wide.units_in(some) == wide.units_in(wide.game.map.grid.board)
    assert wide.units_in(some).bit_count() == 3


def test_with_frames_changes_the_frames_alone(pos):
    state = with_frames(pos.state, (Frame("x", 1),))
    assert state == pos.state._replace(frames=(Frame("x", 1),))
    assert isinstance(state, State)


def test_one_field_is_changed_and_nothing_else(pos):
    state, marks = pos.state, (5,) * len(pos.state.marks)
    last = len(state.where) - 1
    assert with_where(state, last, DEAD) == state._replace(where=(*state.where[:last], DEAD))
    assert with_where(state, 0, POOL) == state._replace(where=(POOL, *state.where[1:]))
    assert with_marks(state, marks) == state._replace(marks=marks)
    assert with_own(state, "mine") == state._replace(own="mine")
    assert {
        type(found) for found in (with_where(state, 0, POOL), with_marks(state, marks), with_own(state, 0))
    } == {State}


def test_stacks_hold_both_sides_where_they_share_a_place(pos):
    """A ship before an enemy's hex, a besieged town, the boxes beside the map."""
    shared = pos.game.map.hex("0301")
    together = then(pos, Moved(0, (pos.game.map.hex("0101"), shared), "move", "X"))
    red, boxed = pos.game.roster.index["R-F"], pos.game.roster.index["R-H"]
    assert together.at(shared) == 1 | 1 << red
    assert pos.at(shared) == 1 << red
    gone = then(then(together, Removed(1, DEAD, "x", "X")), Removed(boxed, DEAD, "x", "X"))
    assert gone.at(DEAD) == 1 << 1 | 1 << boxed


def test_on_map_are_a_sides_units_in_hexes_and_nobody_else(pos):
    game, state = pos.game, pos.state
    blue, red = (set(game.roster.ids(pos.on_map(side))) for side in (0, 1))
    assert (blue, red) == ({"B-F", "B-H"}, {"R-F", "R-H"})
    gone = Position(game, with_where(state, game.roster.index["B-H"], DEAD), pos)
    assert game.roster.ids(gone.on_map(0)) == ["B-F"]
    assert gone.on_map(1) == pos.on_map(1)
