"""Hexes lie where the layout says: both orientations, shifted lines, columns counted from the east."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise

import pytest

from grognard.draw.geometry import PITCH, Hand, Plane, chains, distance, distance_to_segment, key
from grognard.kernel.hexes import Layout
from grognard.kernel.maps import Map

LAYOUTS = [
    Layout("flat", "even"),
    Layout("flat", "odd"),
    Layout("pointy", "even"),
    Layout("pointy", "odd"),
    Layout("pointy", "even", True),
    Layout("pointy", "odd", True),
]
COMPASS = {"N": -90, "NE": -45, "E": 0, "SE": 45, "S": 90, "SW": 135, "W": 180, "NW": -135}


@pytest.mark.parametrize("layout", LAYOUTS, ids=str)
def test_neighbours_touch_on_the_side_they_are_named_for(make: Callable[..., Map], layout: Layout) -> None:
    map = make(5, 6, layout)
    plane = Plane(map)
    for h in plane.hexes:
        for d, n in map.grid.neighbours(h):
            (x, y), (u, v) = plane.centre[h], plane.centre[n]
            assert distance((x, y), (u, v)) == pytest.approx(PITCH)
            off = math.degrees(math.atan2(v - y, u - x)) - COMPASS[map.grid.names[d]]
            assert abs(math.remainder(off, 360)) <= 16  # the six ways are 30 or 60 degrees from the eight
            assert {key(p) for p in plane.side(h, d)} == {key(p) for p in plane.side(n, (d + 3) % 6)}


@pytest.mark.parametrize("layout", LAYOUTS, ids=str)
def test_no_other_hex_is_as_near(make: Callable[..., Map], layout: Layout) -> None:
    map = make(4, 5, layout)
    plane = Plane(map)
    for a in plane.hexes:
        for b in plane.hexes:
            if map.grid.distance(a, b) > 1:
                assert distance(plane.centre[a], plane.centre[b]) > PITCH * 1.5


def test_shifted_lines_sit_half_a_hex_further(make: Callable[..., Map]) -> None:
    for shifted, off in (("even", 0.5), ("odd", -0.5)):
        map = make(3, 3, Layout("flat", shifted))
        at = Plane(map).centre
        assert at[map.hex("0201")][1] - at[map.hex("0101")][1] == pytest.approx(off * PITCH)
        map = make(3, 3, Layout("pointy", shifted))
        at = Plane(map).centre
        assert at[map.hex("0102")][0] - at[map.hex("0101")][0] == pytest.approx(off * PITCH)


def test_westward_columns_run_right_to_left(make: Callable[..., Map]) -> None:
    map = make(4, 3, Layout("pointy", "even", True))
    at = Plane(map).centre
    assert at[map.hex("0201")][0] - at[map.hex("0101")][0] == pytest.approx(-PITCH)
    map = make(4, 3, Layout("pointy", "even", False))
    at = Plane(map).centre
    assert at[map.hex("0201")][0] - at[map.hex("0101")][0] == pytest.approx(PITCH)


def test_the_board_starts_at_the_corner_of_the_sheet(make: Callable[..., Map]) -> None:
    for layout in LAYOUTS:
        plane = Plane(make(4, 5, layout))
        corners = [p for h in plane.hexes for d in range(6) for p in plane.side(h, d)]
        assert min(x for x, _ in corners) == pytest.approx(0)
        assert min(y for _, y in corners) == pytest.approx(0)
        assert max(x for x, _ in corners) == pytest.approx(plane.width)
        assert max(y for _, y in corners) == pytest.approx(plane.height)


def test_chains_use_every_edge_once() -> None:
    edges = [(1, 2), (2, 3), (3, 4), (3, 5), (6, 7), (7, 8), (8, 6)]
    lines = chains(edges)
    walked = [frozenset(pair) for line in lines for pair in pairwise(line)]
    assert sorted(map(sorted, walked)) == sorted(map(sorted, edges))
    assert [line for line in lines if line[0] == line[-1]]  # the ring of three comes back to its start


def test_the_hand_is_steady() -> None:
    one, two, other = Hand("0604"), Hand("0604"), Hand("0605")
    first = [one() for _ in range(50)]
    assert first == [two() for _ in range(50)]
    assert first != [other() for _ in range(50)]
    assert all(0 <= v < 1 for v in first)
    assert max(first) > 0.8
    assert min(first) < 0.2


def test_distance_from_a_stretch() -> None:
    assert distance_to_segment((5, 3), (0, 0), (10, 0)) == pytest.approx(3)
    assert distance_to_segment((13, 4), (0, 0), (10, 0)) == pytest.approx(5)
