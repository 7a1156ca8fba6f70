"""Odds and tables."""

from __future__ import annotations

import pytest

from grognard.kernel.tables import OddsTable, Shift, odds_for_defender

TABLE = OddsTable(("1-2", "1-1", "2-1"), (("a1", "b1", "c1"), ("a2", "b2", "c2")), ("found", "found"))


def test_cells_are_found_by_die_and_column():
    assert TABLE.cell(1, 0) == "a1"
    assert TABLE.cell(2, 2) == "c2"


def test_rows_may_begin_below_one():
    """A table for modified dice: its first row is that of -2."""
    low = OddsTable(("1-1",), (("A",), ("B",), ("C",), ("D",)), ("found",) * 4, first=-2)
    assert [low.cell(die, 0) for die in (-2, -1, 0, 1)] == ["A", "B", "C", "D"]
    assert (low.last, TABLE.last) == (1, 2)


@pytest.mark.parametrize(("first", "die"), [(1, 0), (1, 3), (-2, -3), (-2, 0)])
def test_a_die_beyond_the_rows_is_a_fault(first, die):
    """It must not count back from the last row."""
    table = OddsTable(TABLE.columns, TABLE.rows, TABLE.sources, first)
    with pytest.raises(ValueError, match=f"no row for {die}"):
        table.cell(die, 0)


@pytest.mark.parametrize(
    ("column", "shifts", "expected"),
    [
        (1, [1], 2),
        (1, [1, 1, 1], 2),
        (1, [-1], 0),
        (0, [-1], -1),
        (2, [1, -1], 2),
        (2, [1, 1, -1], 2),
        (1, [], 1),
    ],
)
def test_shifts_add_up_and_stop_at_the_best_column(column, shifts, expected):
    """All shifts together, then the limit: one too many may make up for one the other way."""
    assert TABLE.shift_column(column, [Shift(s, "X", "x") for s in shifts]) == expected


@pytest.mark.parametrize(
    ("attack", "defence", "odds"),
    [
        (11, 4, (2, 1)),
        (6, 7, (1, 2)),
        (8, 4, (2, 1)),
        (4, 8, (1, 2)),
        (4, 9, (1, 3)),
        (5, 5, (1, 1)),
        (7, 8, (1, 2)),
        (1, 1, (1, 1)),
        (9, 1, (9, 1)),
    ],
)
def test_a_ratio_is_rounded_for_the_defender(attack, defence, odds):
    assert odds_for_defender(attack, defence) == odds
    high, low = odds
    assert attack * low >= defence * high  # never better than the truth
