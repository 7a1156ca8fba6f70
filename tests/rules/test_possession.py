"""Possession: who enters a place has it, and all that follows happens in one function."""

from __future__ import annotations

from typing import NamedTuple

from grognard.games import load
from grognard.kernel.dice import FixedDice
from grognard.kernel.hexes import hexset
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, State
from grognard.rules.overlays import mark_possession, show_possession
from grognard.rules.possession import Possession, record_passage

BLUE, RED = 0, 1


class Own(NamedTuple):
    blue: int = 0


def gained(ref: Referee, side: int, path: tuple[int, ...]) -> None:
    ref.note(f"X {side} {path}", blue=ref.state.own.blue ^ hexset(path))


PLACES = Possession("blue", BLUE, lambda game: 0b11110, gained)


def table(own: Own) -> Referee:
    state = State(1, (), (1, 2, 3, 4), (1,) * 4, (0, 0, 0), own)
    return Referee(Position(load("toy"), state), FixedDice([]))


def test_who_enters_a_place_of_the_enemy_has_it():
    ref = table(Own(0b10))
    record_passage(ref, 0, (4, 1, 3, 0), PLACES)
    assert ref.state.own == Own(0b11010)
    assert [change.cite for change in ref.changes] == ["X 0 (4, 3)"], "in the order of the path"
    record_passage(ref, 2, (3, 2), PLACES)
    assert ref.state.own == Own(0b10010)
    assert ref.changes[-1].cite == "X 1 (3,)"


def test_nothing_happens_where_nothing_is_gained():
    ref = table(Own(0b10))
    record_passage(ref, 0, (1, 0, 5), PLACES)
    record_passage(ref, 3, (2, 3), PLACES)
    assert ref.changes == []


def test_the_table_shows_whose_each_place_is():
    pos = table(Own(0b10)).pos
    assert show_possession(PLACES)(pos, 0).classes == {"blue": 0b10, "red": 0b11100}
    assert [(m.hex, m.side) for m in mark_possession(PLACES)(pos, 0)] == [
        (1, BLUE),
        (2, RED),
        (3, RED),
        (4, RED),
    ]
