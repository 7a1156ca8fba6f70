from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.hexes import Layout
from grognard.kernel.maps import Sheet, build_grid
from mapmaker.lattice import Lattice, spots

LAYOUTS = [
    Layout("flat", "even"),
    Layout("flat", "odd"),
    Layout("pointy", "odd"),
    Layout("pointy", "even"),
    Layout("pointy", "odd", True),
]
SHEETS = [Sheet("A", 6, 7), Sheet("B", 6, 7, 5, 0)]


def lattice(layout: Layout, missing: tuple[str, ...] = ()) -> Lattice:
    return Lattice(layout, spots(SHEETS, "CCRR"), missing)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_hex_lies_where_its_centre_lies(layout: Layout) -> None:
    board = lattice(layout)
    assert board.at(board.centre).tolist() == list(range(len(board)))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_neighbours_and_distances_are_those_of_the_game(layout: Layout) -> None:
    board = lattice(layout)
    grid, index, names, _ = build_grid(layout, SHEETS, "CCRR")
    for a, label in enumerate(board.labels):
        ours = {board.labels[b] for b in board.near[a]}
        theirs = {names[h][0] for h in names if grid.distance(index[label], h) == 1}
        assert ours == theirs
        assert all(np.isclose(np.hypot(*(board.centre[a] - board.centre[b])), 1) for b in board.near[a])


def test_a_hex_of_two_sheets_is_one() -> None:
    board = lattice(LAYOUTS[0])
    assert board.index["A:0603"] == board.index["B:0103"]
    assert len(board) == 6 * 7 * 2 - 7


def test_a_missing_hex_is_not_there() -> None:
    board = lattice(LAYOUTS[0], ("A:0101",))
    assert "A:0101" not in board.index
    assert len(board) == 6 * 7 * 2 - 8


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_side_has_two_corners_and_a_corner_at_most_three_hexes(layout: Layout) -> None:
    board = lattice(layout)
    assert all(len(set(ends)) == 2 for ends in board.ends.values())
    assert {len(hexes) for hexes in board.hexes_at} == {1, 2, 3}
    assert all(len(sides) <= 3 for sides in board.sides_at)


@given(st.integers(0, 76), st.integers(0, 76))
def test_a_chain_is_as_long_as_the_distance(a: int, b: int) -> None:
    board = lattice(LAYOUTS[0])
    chain = board.chain(a, b)
    assert chain[0] == a
    assert chain[-1] == b
    assert len(chain) == board.distance(a, b) + 1
    assert all(y in board.near[x] for x, y in pairwise(chain))
