"""Counters on the map: faces, stacks, marks."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from grognard.draw.art import Art
from grognard.draw.counters import SYMBOLS, face_svg, mark_svg
from grognard.draw.svg import Counter, map_svg
from grognard.kernel.maps import Map

NS = "{http://www.w3.org/2000/svg}"


def texts(fragment: str) -> list[str]:
    return ["".join(t.itertext()) for t in ElementTree.fromstring(f"<svg>{fragment}</svg>").iter("text")]


def test_a_counter_says_what_it_is(ts_art: Art) -> None:
    assert texts(face_svg(Counter(0, 1, "infantry", "37/1", "3-3", size="III"), ts_art)) == [
        "37",
        "1",
        "III",
        "3\u20133",
    ]
    assert texts(face_svg(Counter(0, 0, "hq", "Commissar", "0-3"), ts_art)) == ["Commissar", "0\u20133"]
    assert texts(face_svg(Counter(0, 0, "train", "W-AT1", "3\u2013\u2217"), ts_art)) == [
        "W",
        "AT1",
        "3\u2013*",
    ]


def test_each_kind_has_its_own_symbol(ts_art: Art) -> None:
    kinds = ("infantry", "cavalry", "artillery", "tank", "hq", "sailors", "gunboat", "train", "militia")
    assert len({SYMBOLS[k] for k in kinds}) == len(kinds)
    for kind in kinds:
        ElementTree.fromstring(f"<svg>{face_svg(Counter(0, 0, kind, '1/1', '1-1'), ts_art)}</svg>")


def test_sides_differ_without_colour(ts_art: Art) -> None:
    plain = [
        re.sub(
            r'(fill|stroke|color)="[^"]*"', "", face_svg(Counter(0, side, "infantry", "1/1", "1-1"), ts_art)
        )
        for side in (0, 1)
    ]
    assert plain[0] != plain[1]


def test_marks_differ_in_shape() -> None:
    drawn = [
        re.sub(r'(fill|stroke)="[^"]*"', "", mark_svg(name))
        for name in ("moved", "fought", "panic", "oos", "isolated", "E")
    ]
    assert len(set(drawn)) == 6


def test_a_counter_off_the_board_is_not_drawn(ts: Map, ts_art: Art) -> None:
    assert "g-stack" not in map_svg(
        ts, layers=("counters",), counters=[Counter(0, 0, "infantry", "1/1")], art=ts_art
    )


@pytest.mark.parametrize("many", [1, 2, 5, 9])
def test_a_stack_shows_its_height_and_stays_in_its_hex(ts: Map, ts_art: Art, many: int) -> None:
    h = ts.hex("0510")
    svg = map_svg(
        ts,
        layers=("counters",),
        counters=[Counter(h, 0, "infantry", f"2/{i}", "3-3") for i in range(many)],
        art=ts_art,
    )
    root = ElementTree.fromstring(svg)
    stack = next(g for g in root.iter(f"{NS}g") if g.get("class") == "g-stack")
    assert stack.get("data-hex") == "0510"
    badges = ["".join(g.itertext()) for g in root.iter(f"{NS}g") if g.get("class") == "g-badge"]
    assert badges == ([] if many == 1 else [str(many)])
    spots = re.findall(r"translate\(([\d.]+) ([\d.]+)\) scale\(0\.7167\)", svg)
    assert len(spots) == many
    x, y = 60 * 4 + 40, 69.282 * 9.5  # the centre of 0510
    for left, top in spots:
        assert abs(float(left) + 21.5 - x) < 14
        assert abs(float(top) + 21.5 - y) < 14


def test_names_do_not_move_when_counters_come(ts: Map, ts_art: Art) -> None:
    def names(svg: str) -> list[str]:
        return re.findall(r'<text class="g-(?:name|italic|water|setup)".*?</text>', svg)

    bare = names(map_svg(ts, art=ts_art))
    assert bare
    assert bare == names(
        map_svg(
            ts,
            art=ts_art,
            counters=[Counter(h, 0, "tank", "1/1", "1-1") for h in (ts.hex("0604"), ts.hex("0410"))],
        )
    )
