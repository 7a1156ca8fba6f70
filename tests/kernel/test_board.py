"""Drawn boards: what is read, what is drawn back, what is refused."""

from __future__ import annotations

import pytest

from grognard.kernel.hexes import bits
from grognard.testing.board import HexView, board, draw, picture

POINTY = """
    .   G   .
      r   x        # G axis, r soviet
    .   .   .
"""
FLAT = """
    a       .
        o       .
    .       .
        .       .
"""


def test_a_pointy_board_has_rows_that_are_half_a_hex_apart():
    b = board(POINTY)
    assert b.grid.board.bit_count() == 8
    around = [b.grid.names[d] for d, _ in b.grid.neighbours(b["r"])]
    assert sorted(around) == ["E", "NE", "NW", "SE", "SW"]
    assert b.grid.names[b.grid.direction(b["r"], b["x"])] == "E"
    assert b.grid.names[b.grid.direction(b["r"], b["G"])] == "NE"
    assert b.grid.names[b.grid.direction(b["x"], b["G"])] == "NW"


def test_a_flat_board_has_columns_that_are_half_a_hex_apart():
    b = board(FLAT, "flat")
    assert b.grid.board.bit_count() == 8
    assert b.grid.names[b.grid.direction(b["a"], b["o"])] == "SE"
    assert sorted(b.grid.names[d] for d, _ in b.grid.neighbours(b["o"])) == ["NE", "NW", "S", "SE", "SW"]


def test_sets_are_drawn_back():
    b = board(POINTY)
    assert draw(b.grid, b.grid.adjacent(1 << b["r"])) == picture("""
        *   *   .
          .   *
        *   *   .
    """)
    f = board(FLAT, "flat")
    assert draw(f.grid, f.grid.adjacent(1 << f["a"]), {f["a"]: "a"}) == picture("""
        a       .
            *       .
        *       .
            .       .
    """)


@pytest.mark.parametrize(
    ("drawing", "orientation"), [(POINTY, "pointy"), (FLAT, "flat"), ("  .\n.   .\n  .   .   .", "pointy")]
)
def test_what_is_drawn_can_be_read_again(drawing, orientation):
    b = board(drawing, orientation)
    again = board(draw(b.grid, 0), orientation)
    assert again.grid == b.grid


def test_names_that_stand_once_are_hexes_and_all_are_sets():
    b = board(POINTY)
    assert b.sets["."].bit_count() == 5
    assert b.set("r x") == 1 << b["r"] | 1 << b["x"]
    with pytest.raises(KeyError, match="5 times"):
        b["."]
    with pytest.raises(KeyError, match="0 times"):
        b["q"]


def test_names_of_several_letters():
    b = board("G1  G2\n  R1")
    assert b.grid.distance(b["G1"], b["R1"]) == 1
    assert b.grid.distance(b["G1"], b["G2"]) == 1


def test_a_row_may_begin_half_a_hex_before_the_first():
    b = board("""
          a   b
        c   d   e
    """)
    assert b.grid.names[b.grid.direction(b["a"], b["c"])] == "SW"
    assert b.grid.names[b.grid.direction(b["a"], b["d"])] == "SE"


@pytest.mark.parametrize(
    ("drawing", "orientation", "spot"),
    [
        (".   .\n.   .", "pointy", 'line 2, column 1: "."'),
        (".   .\n  . x", "pointy", 'line 2, column 5: "x"'),
        (".  y", "pointy", 'line 1, column 4: "y"'),
        (".   q", "flat", 'line 1, column 5: "q"'),
    ],
)
def test_a_hex_between_two_others_is_refused(drawing, orientation, spot):
    with pytest.raises(ValueError, match=spot):
        board(drawing, orientation)


def test_nothing_drawn_is_refused():
    with pytest.raises(ValueError, match="nothing"):
        board("   # only a remark")


def test_a_view_prints_as_a_picture_and_compares_as_a_set():
    b = board(POINTY)
    near, far = b.view(b.grid.adjacent(1 << b["r"])), HexView(b.grid, 0)
    assert near == b.grid.adjacent(1 << b["r"])
    assert near != far
    assert near == HexView(b.grid, b.grid.adjacent(1 << b["r"]))
    assert len({near, HexView(b.grid, near.members)}) == 1
    assert "*   *   ." in repr(near)
    assert len(bits(near.members)) == 5
