"""Hex sets against plain geometry and plain searches, for both ways of laying hexes and both parities."""

from __future__ import annotations

from collections import deque
from itertools import pairwise
from math import hypot, isclose, sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel import hexes
from grognard.kernel.hexes import (
    OPPOSITE,
    SHUT,
    Gate,
    Grid,
    Layout,
    bits,
    hexset,
    holds,
    intersect_gates,
    leaving,
    occupied_hexes,
    one_of,
    only,
    subtract_gate,
    unite_gates,
    unitset,
)
from grognard.testing.oracle import plain_flood, plain_gate, plain_neighbours, plain_set, plain_zoc

LAYOUTS = [
    Layout("flat", "even"),
    Layout("flat", "odd"),
    Layout("pointy", "even"),
    Layout("pointy", "odd"),
    Layout("pointy", "even", westward=True),
    Layout("pointy", "odd", westward=True),
]
SIDE = sqrt(3)  # from centre to centre

seeds = st.integers(0, 2**32)


def centre(layout: Layout, column: int, row: int) -> tuple[float, float]:
    """Where a printed hex lies, east and down, from its picture alone."""
    line = column if layout.orientation == "flat" else row
    half = 0.5 if line % 2 == (0 if layout.shifted == "even" else 1) else 0.0
    if layout.orientation == "flat":
        return 1.5 * column, SIDE * (row + half)
    return SIDE * ((-column if layout.westward else column) + half), 1.5 * row


def board(layout: Layout, printed: list[tuple[int, int]]) -> tuple[Grid, dict[int, tuple[float, float]]]:
    grid, number = Grid.from_places([layout.axial(c, r) for c, r in printed], layout.names)
    return grid, {number[layout.axial(c, r)]: centre(layout, c, r) for c, r in printed}


def rectangle(luck: Random) -> list[tuple[int, int]]:
    left, top, wide, high = luck.randrange(3), luck.randrange(3), luck.randint(1, 7), luck.randint(1, 7)
    return [(c, r) for c in range(left, left + wide) for r in range(top, top + high)]


def holed(luck: Random) -> list[tuple[int, int]]:
    full = rectangle(luck)
    return sorted(luck.sample(full, luck.randint(1, len(full))))


def random_set(luck: Random, grid: Grid) -> int:
    return luck.getrandbits(grid.size) & grid.board


def random_gate(luck: Random, grid: Grid) -> Gate:
    g = [luck.getrandbits(grid.size) | luck.getrandbits(grid.size) for _ in range(6)]
    return intersect_gates(grid.open, (g[0], g[1], g[2], g[3], g[4], g[5]))


def hops(steps: dict[int, list[int]], source: set[int]) -> dict[int, int]:
    found = dict.fromkeys(source, 0)
    queue = deque(found)
    while queue:
        h = queue.popleft()
        for n in steps[h]:
            if n not in found:
                found[n] = found[h] + 1
                queue.append(n)
    return found


def compass(name: str, dx: float, dy: float) -> bool:
    return (
        ("N" in name) == (dy < -0.1)
        and ("S" in name) == (dy > 0.1)
        and ("E" in name) == (dx > 0.1)
        and ("W" in name) == (dx < -0.1)
    )


@given(st.sets(st.integers(0, 20_000)))
def test_bits_gives_back_what_hexset_took(members: set[int]) -> None:
    assert bits(hexset(members)) == sorted(members)


@given(st.sets(st.integers(0, 900)), st.integers(0, 900))
def test_a_set_holds_its_members_and_nobody_else(members: set[int], n: int) -> None:
    s = unitset(members)
    assert bits(s) == sorted(members)
    assert holds(s, n) is (n in members)
    assert all(holds(s, m) is True for m in members)


def test_a_number_named_twice_is_in_a_set_once() -> None:
    assert unitset([3, 3, 5]) == hexset([3, 5])


@pytest.mark.parametrize("n", [0, 1, 63, 64, 900])
def test_the_only_member_of_a_set(n: int) -> None:
    assert only(unitset([n])) == n


@given(st.sets(st.integers(0, 900), min_size=1))
def test_one_of_a_set_is_a_member_of_it(members: set[int]) -> None:
    assert one_of(unitset(members)) in members


def test_of_an_empty_set_there_is_none() -> None:
    assert one_of(0) == -1


@given(st.lists(st.integers(-3, 300), max_size=40), seeds)
def test_the_places_of_a_part_are_the_hexes_that_are_in_it(where: list[int], seed: int) -> None:
    """With the compiled part and without it; what is negative is on no hex."""
    luck = Random(seed)
    first = luck.randint(0, len(where))
    end = luck.randint(first, len(where))
    wanted = sum(1 << h for h in {h for h in where[first:end] if h >= 0})
    compiled = hexes.compiled_places
    try:
        assert occupied_hexes(tuple(where), first, end, 301) == wanted
        hexes.compiled_places = None
        assert occupied_hexes(tuple(where), first, end, 301) == wanted
    finally:
        hexes.compiled_places = compiled


def test_a_place_beyond_the_board_is_refused() -> None:
    if hexes.compiled_places is None:
        pytest.skip("nothing is compiled here")
    for where, first, end in (((5, 64), 0, 2), ((5,), 0, 2), ((5,), -1, 1)):
        with pytest.raises(ValueError, match="board"):
            hexes.compiled_places(where, first, end, 8)


@pytest.mark.parametrize("layout", LAYOUTS)
@given(seed=seeds)
def test_neighbours_are_the_hexes_that_touch_and_bear_the_right_name(layout: Layout, seed: int) -> None:
    grid, at = board(layout, holed(Random(seed)))
    for a, (x, y) in at.items():
        touching = {b for b, (u, v) in at.items() if isclose(hypot(u - x, v - y), SIDE)}
        assert {n for _, n in grid.neighbours(a)} == touching
        for d, n in grid.neighbours(a):
            assert compass(layout.names[d], at[n][0] - x, at[n][1] - y)
            assert grid.direction(a, n) == d
            assert grid.direction(n, a) == OPPOSITE[d]


@pytest.mark.parametrize("layout", LAYOUTS)
@given(seed=seeds)
def test_distance_counts_steps_on_an_open_board(layout: Layout, seed: int) -> None:
    grid, at = board(layout, rectangle(Random(seed)))
    steps = plain_neighbours(grid)
    for a in at:
        assert {b: grid.distance(a, b) for b in at} == hops(steps, {a})


@pytest.mark.parametrize("layout", LAYOUTS)
@given(seed=seeds)
def test_line_follows_the_thread_between_two_centres(layout: Layout, seed: int) -> None:
    luck = Random(seed)
    grid, at = board(layout, [(c, r) for c in range(-2, 9) for r in range(-2, 9)])
    inner = [h for h in at if len(list(grid.neighbours(h))) == 6]
    a, b = luck.choice(inner), luck.choice(inner)
    way = grid.line(a, b)
    assert (way[0], way[-1], len(way)) == (a, b, grid.distance(a, b) + 1)
    assert way == tuple(reversed(grid.line(b, a)))
    for i, h in enumerate(way):
        f = i / max(1, len(way) - 1)
        x, y = (at[a][j] + (at[b][j] - at[a][j]) * f for j in range(2))
        nearest = min(hypot(u - x, v - y) for u, v in at.values())
        assert hypot(at[h][0] - x, at[h][1] - y) < nearest + 1e-4
    for p, n in pairwise(way):
        grid.direction(p, n)


@given(seed=seeds)
def test_disc_and_ring_count_steps_around_holes(seed: int) -> None:
    luck = Random(seed)
    grid, _ = board(luck.choice(LAYOUTS), holed(luck))
    source = random_set(luck, grid)
    far = hops(plain_neighbours(grid), plain_set(source, grid))
    for radius in range(5):
        assert plain_set(grid.disc(source, radius), grid) == {h for h, d in far.items() if d <= radius}
        assert plain_set(grid.ring(source, radius), grid) == {h for h, d in far.items() if d == radius}


@given(seed=seeds)
def test_around_is_the_zone_of_every_hex(seed: int) -> None:
    luck = Random(seed)
    grid, _ = board(luck.choice(LAYOUTS), holed(luck))
    source = random_set(luck, grid)
    assert plain_set(grid.adjacent(source), grid) == plain_zoc(
        plain_neighbours(grid), plain_set(source, grid)
    )
    assert grid.adjacent(source | luck.getrandbits(grid.size) & ~grid.board) == grid.adjacent(source), (
        "who is off the board is next to nobody"
    )


@given(seed=seeds)
def test_spread_and_toward_see_the_same_steps_from_both_ends(seed: int) -> None:
    luck = Random(seed)
    grid, _ = board(luck.choice(LAYOUTS), holed(luck))
    gate, source, goal = random_gate(luck, grid), random_set(luck, grid), random_set(luck, grid)
    steps = {(h, n) for h, beside in plain_gate(grid, gate).items() for n in beside}
    assert plain_set(grid.spread(source, gate), grid) == {n for h, n in steps if source >> h & 1}
    entering = plain_gate(grid, intersect_gates(gate, grid.toward(goal)))
    assert {(h, n) for h, beside in entering.items() for n in beside} == {
        (h, n) for h, n in steps if goal >> n & 1
    }


@given(seed=seeds)
def test_flood_agrees_with_a_walk(seed: int) -> None:
    luck = Random(seed)
    grid, _ = board(luck.choice(LAYOUTS), holed(luck))
    gate, source, through = (
        random_gate(luck, grid),
        random_set(luck, grid),
        random_set(luck, grid) | random_set(luck, grid),
    )
    walked = plain_flood(plain_gate(grid, gate), plain_set(source, grid), plain_set(through, grid))
    assert plain_set(grid.flood(source, through, gate), grid) == walked
    assert plain_set(grid.pure_flood(source, through, gate), grid) == walked
    assert grid.flood(source, ~0, gate) == grid.pure_flood(source, ~0, gate), "off the board there is nothing"


@pytest.mark.parametrize("high", [57, 61, 62, 63, 64, 65, 66, 120, 126, 127, 128, 129])
def test_a_flood_crosses_the_words_of_a_large_board(high: int) -> None:
    """Lines as long as a machine word, a little shorter and longer; from one hex, with a way here and there
    shut.
    """
    luck = Random(high)
    grid, _ = board(Layout("flat", "even"), [(c, r) for c in range(5) for r in range(high)])
    assert grid.size > 4 * 64
    for _ in range(20):
        gate = intersect_gates(random_gate(luck, grid), random_gate(luck, grid))
        through = random_set(luck, grid) | random_set(luck, grid) | random_set(luck, grid)
        source = 1 << luck.choice(bits(grid.board))
        walked = plain_flood(plain_gate(grid, gate), plain_set(source, grid), plain_set(through, grid))
        assert plain_set(grid.flood(source, through, gate), grid) == walked
        assert grid.flood(source, ~0, grid.open) == grid.board


@given(seed=seeds)
def test_paths_are_legal_and_shortest(seed: int) -> None:
    luck = Random(seed)
    grid, _ = board(luck.choice(LAYOUTS), holed(luck))
    gate, through = random_gate(luck, grid), random_set(luck, grid) | random_set(luck, grid)
    source, goal = random_set(luck, grid), random_set(luck, grid) & random_set(luck, grid)
    steps = {h: [n for n in beside if through >> n & 1] for h, beside in plain_gate(grid, gate).items()}
    far = hops(steps, plain_set(source & through, grid))
    nearest = min((d for h, d in far.items() if goal >> h & 1), default=None)
    way = grid.paths(source, goal, through, gate)
    if nearest is None:
        assert way == ()
    else:
        assert len(way) == nearest + 1
        assert source >> way[0] & 1
        assert goal >> way[-1] & 1
        assert all(n in steps[h] for h, n in pairwise(way))


@given(seed=seeds)
def test_gates_are_sets_of_steps(seed: int) -> None:
    luck = Random(seed)
    grid, _ = board(luck.choice(LAYOUTS), holed(luck))
    a, b, s = random_gate(luck, grid), random_gate(luck, grid), random_set(luck, grid)

    def steps(gate: Gate) -> set[tuple[int, int]]:
        return {(h, n) for h, beside in plain_gate(grid, gate).items() for n in beside}

    assert steps(intersect_gates(a, b)) == steps(a) & steps(b)
    assert steps(unite_gates(a, b)) == steps(a) | steps(b)
    assert steps(subtract_gate(a, b)) == steps(a) - steps(b)
    assert steps(leaving(a, s)) == {(h, n) for h, n in steps(a) if s >> h & 1}
    sides = [(h, n) for h, n in steps(grid.open) if luck.random() < 0.3]
    assert steps(grid.gate(sides)) == {*sides, *((n, h) for h, n in sides)}
    assert steps(SHUT) == set()


def test_hexes_apart_have_no_direction() -> None:
    grid, number = Grid.from_places([(0, 0), (0, 1), (0, 2)])
    with pytest.raises(ValueError, match="do not touch"):
        grid.direction(number[0, 0], number[0, 2])
