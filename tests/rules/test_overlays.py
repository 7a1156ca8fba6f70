"""What the table draws from the functions of a game."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from grognard.games import load
from grognard.kernel.menu import hexes
from grognard.kernel.state import Frame, Position, State
from grognard.rules.overlays import (
    Reaching,
    move_costs,
    show_control,
    show_reach,
    show_set,
    show_supply,
    show_threat,
)
from grognard.rules.supply import Supply

HALVES = replace(load("toy"), mp=2)
GRID = HALVES.map.grid


class Moving(NamedTuple):
    unit: int
    left: int


def position(memo: object = None) -> Position:
    frames = (Frame("x", 0, memo),) if memo is not None else ()
    return Position(HALVES, State(1, frames, (1, 2, 3, 4), (1,) * 4, (0, 0, 0), None))


REACHING = Reaching(
    Moving,
    lambda pos, unit: Moving(unit, 4) if unit != 3 else None,
    lambda pos, moving: {h: h * moving.left for h in range(4)},
    lambda pos, moving: hexes(0b10111, "X 1"),
    lambda pos, moving: 0b100,
)


def test_reach_is_that_of_the_unit_in_hand_or_of_one_that_could_be():
    """In points, parts of one included; only where it may end, and where a cost is known."""
    draw = show_reach(REACHING)
    assert draw(position(), 0).values == {0: 0, 1: 2, 2: 4}
    assert draw(position(Moving(0, 1)), 0).values == {0: 0, 1: 0.5, 2: 1}
    assert draw(position(Moving(0, 1)), 1).values == {0: 0, 1: 2, 2: 4}, "another unit is in hand"
    assert draw(position(), 3).values == {}


def test_lit_hexes_are_those_of_the_unit_in_hand():
    lit = move_costs(REACHING)
    assert {h: tuple(one) for h, one in lit(position(Moving(0, 1))).items()} == {
        0: (0, False),
        1: (0.5, False),
        2: (1, True),
    }
    assert lit(position()) == lit(position("another question")) == {}


def test_supply_shows_lines_and_who_has_none():
    open_to = HALVES.map.hexes(["0101", "0102"])
    one, cut = HALVES.map.index["0102"], HALVES.map.hexes(["0302"])
    supply = Supply(
        lambda pos, side: HALVES.map.hexes(["0101"]),
        lambda pos, side: open_to,
        lambda pos: GRID.open,
        lambda pos, side: open_to,
    )
    drawn = show_supply(supply, lambda pos, side: 1 << one | cut)(position(), 0)
    assert (drawn.hexes, drawn.classes, drawn.looks) == (open_to, {"cut": cut}, {"cut": "cross"})
    assert (drawn.lines, drawn.n) == (((one, HALVES.map.index["0101"]),), 1)


def test_a_set_is_drawn_as_it_is():
    assert show_set(lambda pos, side: 0b10 << side)(position(), 1).hexes == 0b100


def test_threats_of_all_attackers_on_the_board():
    some = HALVES.map.hexes(["0101"])
    draw = show_threat(lambda pos, side: 0b101, lambda pos, unit: some if unit == 2 else ~GRID.board)
    assert draw(position(), 0).hexes == some


def test_control_is_what_one_side_has_alone():
    draw = show_control(lambda pos, side: (0b011, 0b110)[side])
    assert draw(position(), 0).classes == {"blue": 0b001, "red": 0b100}
