"""Labels on paper and hexes inside: both ways of laying hexes, both parities, several sheets."""

from __future__ import annotations

import random
from itertools import product

import pytest

from grognard.games import load
from grognard.kernel.hexes import Layout, bits
from grognard.kernel.maps import Sheet, build_grid


def neighbours_of(
    layout: Layout, label: str, form: str = "CCRR", size: tuple[int, int] = (5, 5)
) -> dict[str, str]:
    """The labels around one, by direction."""
    grid, index, names, _ = build_grid(layout, [Sheet("", *size)], form)
    return {grid.names[d]: names[n][0] for d, n in grid.neighbours(index[label])}


# Each case as one sees it on a map: hex 0303 is in an odd column and an odd row, 0202 in even ones.
SEEN = [
    (
        Layout("flat", "even"),
        "0202",
        {"N": "0201", "NE": "0302", "SE": "0303", "S": "0203", "SW": "0103", "NW": "0102"},
    ),
    (
        Layout("flat", "even"),
        "0303",
        {"N": "0302", "NE": "0402", "SE": "0403", "S": "0304", "SW": "0203", "NW": "0202"},
    ),
    (
        Layout("flat", "odd"),
        "0202",
        {"N": "0201", "NE": "0301", "SE": "0302", "S": "0203", "SW": "0102", "NW": "0101"},
    ),
    (
        Layout("flat", "odd"),
        "0303",
        {"N": "0302", "NE": "0403", "SE": "0404", "S": "0304", "SW": "0204", "NW": "0203"},
    ),
    (
        Layout("pointy", "even"),
        "0202",
        {"W": "0102", "SW": "0203", "SE": "0303", "E": "0302", "NE": "0301", "NW": "0201"},
    ),
    (
        Layout("pointy", "even"),
        "0303",
        {"W": "0203", "SW": "0204", "SE": "0304", "E": "0403", "NE": "0302", "NW": "0202"},
    ),
    (
        Layout("pointy", "odd"),
        "0202",
        {"W": "0102", "SW": "0103", "SE": "0203", "E": "0302", "NE": "0201", "NW": "0101"},
    ),
    (
        Layout("pointy", "odd"),
        "0303",
        {"W": "0203", "SW": "0304", "SE": "0404", "E": "0403", "NE": "0402", "NW": "0302"},
    ),
    # Columns counted from the east: one column more is one hex further west.
    (
        Layout("pointy", "odd", westward=True),
        "0303",
        {"W": "0403", "SW": "0304", "SE": "0204", "E": "0203", "NE": "0202", "NW": "0302"},
    ),
    (
        Layout("pointy", "even", westward=True),
        "0202",
        {"W": "0302", "SW": "0203", "SE": "0103", "E": "0102", "NE": "0101", "NW": "0201"},
    ),
]


@pytest.mark.parametrize(
    ("layout", "label", "seen"), SEEN, ids=lambda v: str(v) if isinstance(v, str) else None
)
def test_the_six_neighbours_as_one_sees_them_on_the_map(layout, label, seen):
    assert neighbours_of(layout, label) == seen


def test_rows_may_come_first_in_a_label():
    ccrr = neighbours_of(Layout("flat", "even"), "0203", "CCRR", (4, 5))
    rrcc = neighbours_of(Layout("flat", "even"), "0302", "RRCC", (4, 5))
    assert {d: label[2:] + label[:2] for d, label in rrcc.items()} == ccrr


def test_every_label_is_one_hex_and_every_hex_has_its_spot():
    grid, index, names, spot = build_grid(Layout("flat", "odd"), [Sheet("", 7, 9)], "CCRR")
    assert len(index) == len(set(index.values())) == 63
    assert grid.board.bit_count() == 63
    assert all(names[h] == (label,) for label, h in index.items())
    assert all(spot[index[f"{c:02}{r:02}"]] == (c, r) for c in range(1, 8) for r in range(1, 10))


# -- the sheets of Europa: rows first, columns counted westward, odd rows half a hex to the east, one hex of
# overlap

SHEETS = {"2A": (0, 0), "1B": (32, 0), "4A": (0, 50), "3B": (32, 50)}


def europa():
    return build_grid(
        Layout("pointy", "odd", westward=True),
        [Sheet(name, 33, 51, c, r) for name, (c, r) in SHEETS.items()],
        "RRCC",
    )


def beside(row: int, column: int) -> set[tuple[int, int]]:
    """The neighbours on one seamless grid, worked out from where the centres lie.

    An odd row sits half a hex to the east; columns grow westward, so going east takes from them."""
    here = -2 * column + (row % 2)  # in half hexes, growing eastward
    found = set()
    for r, c in product(range(row - 1, row + 2), range(column - 2, column + 3)):
        east = -2 * c + (r % 2)
        if (r == row and abs(east - here) == 2) or (r != row and abs(east - here) == 1):
            found.add((r, c))
    return found


def test_the_rule_of_thumb_for_the_sheets():
    """What a player learns: from an odd row the hexes above and below bear the same column or one less."""
    assert beside(33, 17) == {(33, 16), (33, 18), (32, 16), (32, 17), (34, 16), (34, 17)}
    assert beside(10, 6) == {(10, 5), (10, 7), (9, 6), (9, 7), (11, 6), (11, 7)}


def test_overlapping_sheets_are_one_grid():
    grid, index, names, _ = europa()
    assert grid.board.bit_count() == 65 * 101
    assert len(index) == 4 * 33 * 51
    assert index["2A:0133"] == index["1B:0101"]
    assert index["2A:5107"] == index["4A:0107"]
    assert names[index["2A:5133"]] == ("2A:5133", "1B:5101", "4A:0133", "3B:0101")
    assert names[index["1B:2906"]] == ("1B:2906",)
    assert sum(len(n) > 1 for n in names.values()) == 101 + 65 - 1


def test_neighbours_across_sheets_are_those_of_one_seamless_grid():
    grid, index, names, _ = europa()
    whole: dict[int, tuple[int, int]] = {}
    for label, h in index.items():
        sheet, digits = label.split(":")
        row, column = int(digits[:2]) + SHEETS[sheet][1], int(digits[2:]) + SHEETS[sheet][0]
        assert whole.setdefault(h, (row, column)) == (row, column)  # all labels of a hex say the same place
    number = {place: h for h, place in whole.items()}
    luck = random.Random(5)
    edges = [index[x] for x in ("2A:0101", "2A:5133", "1B:5133", "4A:5101", "3B:5133", "2A:2633", "1B:5107")]
    for h in [*edges, *luck.sample(sorted(names), 400)]:
        expected = {number[place] for place in beside(*whole[h]) if place in number}
        assert {n for _, n in grid.neighbours(h)} == expected
        assert set(bits(grid.adjacent(1 << h))) == expected


def test_directions_on_the_sheets():
    grid, index, _, _ = europa()
    steps = {grid.names[d]: n for d, n in grid.neighbours(index["1B:2906"])}  # an odd row
    assert steps["W"] == index["1B:2907"]
    assert steps["E"] == index["1B:2905"]
    assert steps["NE"] == index["1B:2805"]
    assert steps["NW"] == index["1B:2806"]
    assert steps["SE"] == index["1B:3005"]
    assert steps["SW"] == index["1B:3006"]


# -- a whole map


def test_the_toys_map():
    m = load("toy").map
    assert m.labels(m.grid.adjacent(1 << m.hex("0201"))) == ["0101", "0102", "0202", "0301", "0302"]
    assert m.terrain_of(m.hex("0202")) == "pond"
    assert m.labels(m.terrain["field"]) == ["0101", "0102", "0301", "0302"]
    assert m.features_of(m.hex("0201")) == []
    stream = m.sides["stream"]
    hill, south = m.hex("0201"), m.hex("0302")
    assert stream[m.grid.direction(hill, south)] == 1 << hill
    assert stream[m.grid.direction(south, hill)] == 1 << south
    assert sum(s.bit_count() for s in stream) == 2
    assert [m.label(h) for h in m.lines[0].hexes] == ["0101", "0201", "0301"]
    assert (m.places[0].fr, m.label(m.places[0].hex)) == ("Le Moulin", "0201")
    assert m.labels(m.areas["red_home"]) == ["0301", "0302"]
    assert m.hexes("0101 0302") == 1 << m.hex("0101") | 1 << m.hex("0302")
