"""The test of facts finds one that reads more than it declares."""

from __future__ import annotations

import pytest

from grognard.kernel.places import POOL
from grognard.kernel.state import FACTS, Position, board_fact, side_fact
from grognard.testing.blind import Unread, check_facts
from grognard.testing.table import situation

UNITS = {"B-F": "0101", "B-H": "0102", "R-F": "0301", "R-H": "0302"}


@pytest.fixture
def pos():
    many = len(FACTS)
    yield situation("toy", "blue-movement", turn=1, units=UNITS).pos
    del FACTS[many:]


def reads_marks(pos: Position, side: int) -> int:
    return pos.state.marks[0] & 1


def reads_steps(pos: Position, side: int) -> int:
    return sum(pos.state.steps[slice(*pos.game.roster.side_spans[side])])


def reads_the_other_side(pos: Position, side: int) -> int:
    return pos.group_hexes(1 - side)


def reads_what_only_the_game_remembers(pos: Position, side: int) -> bool:
    return any(pos.state.own.sounded)


def reads_the_question(pos: Position, side: int) -> bool:
    return pos.frame.who == side


@pytest.mark.parametrize(
    ("f", "what"),
    [
        (reads_marks, "mark moved"),
        (reads_steps, "steps"),
        (reads_the_other_side, "the other side's places"),
        (reads_what_only_the_game_remembers, "own.sounded"),
        (reads_the_question, "frames"),
    ],
)
def test_a_fact_that_reads_more_than_it_declares_is_found(pos, f, what):
    side_fact()(f)(pos, 0)
    with pytest.raises(Unread, match=what):
        check_facts(pos)


def others_moved(pos: Position, side: int) -> int:
    """Reads what it declares, but of the other side's units: it would not die with their marks."""
    first = pos.game.roster.side_spans[1 - side][0]
    return pos.state.marks[pos.game.mark("moved")] >> first & 1


def how_many_others_moved(pos: Position, side: int) -> dict[str, int]:
    return {"moved": others_moved(pos, side)}


def list_of_others_moved(pos: Position, side: int) -> list[int]:
    return [u for u in range(len(pos.game.roster)) if pos.state.marks[0] >> u & 1]


@pytest.mark.parametrize("f", [others_moved, how_many_others_moved, list_of_others_moved])
@pytest.mark.parametrize("moved", [0, 0b1111])
def test_a_fact_of_a_side_that_reads_the_other_sides_marks_is_found(pos, f, moved):
    pos = Position(pos.game, pos.state._replace(marks=(moved, *pos.state.marks[1:])))
    side_fact("moved")(f)(pos, 0)
    with pytest.raises(AssertionError, match="the other side's marks"):
        check_facts(pos)


def test_a_fact_of_a_side_may_read_its_own_marks(pos):
    def own_moved(pos: Position, side: int) -> list[int]:
        return [u for u in range(*pos.game.roster.side_spans[side]) if pos.state.marks[0] >> u & 1]

    pos = Position(pos.game, pos.state._replace(marks=(0b0110, *pos.state.marks[1:])))
    for side in (0, 1):
        assert side_fact("moved")(own_moved)(pos, side)
    assert check_facts(pos) >= 2


def test_a_dict_that_is_not_what_it_would_be_is_found(pos):
    @side_fact()
    def places(pos: Position, side: int) -> dict[int, int]:
        return {u: pos.state.where[u] for u in range(*pos.game.roster.side_spans[side])}

    places(pos, 0)[0] = POOL
    with pytest.raises(AssertionError, match="not what it would be anew"):
        check_facts(pos)


def test_a_shelf_that_callers_fill_is_let_be(pos):
    @side_fact()
    def shelf(pos: Position, side: int) -> dict[str, int]:
        return {}

    shelf(pos, 0)["found"] = 1
    assert check_facts(pos) >= 1


def test_what_is_declared_may_be_read(pos):
    side_fact("moved")(reads_marks)(pos, 0)
    side_fact("steps")(reads_steps)(pos, 1)
    side_fact("sounded")(reads_what_only_the_game_remembers)(pos, 0)
    board_fact()(reads_the_other_side)(pos, 0)
    assert check_facts(pos) >= 4


def test_a_fact_that_is_not_what_it_would_be_is_found(pos):
    @side_fact()
    def waiting(pos: Position, side: int) -> int:
        return sum(at == POOL for at in pos.state.where[slice(*pos.game.roster.side_spans[side])])

    waiting(pos, 0)
    key = next(key for key in pos.sides[0] if getattr(key, "__name__", "") == "waiting")
    pos.sides[0][key] = 7
    with pytest.raises(AssertionError, match="not what it would be anew"):
        check_facts(pos)
