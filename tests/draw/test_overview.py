"""The whole of a large map in one small picture."""

from __future__ import annotations

import re
from collections.abc import Callable
from xml.etree import ElementTree

import pytest

from grognard.draw.art import default_art
from grognard.draw.board import board_geometry
from grognard.draw.chunks import chunk_svg, chunks
from grognard.draw.overview import overview_svg
from grognard.kernel.hexes import Layout
from grognard.kernel.maps import Map

SVG = "{http://www.w3.org/2000/svg}"
STRIPE = re.compile(r"M(-?\d+) (-?\d+)h(\d+)v(\d+)")


def colour_at(svg: str, x: float, y: float) -> str:
    """The colour of the land at a point of the sheet."""
    root = ElementTree.fromstring(svg)
    moved = next(root.iter(f"{SVG}g")).get("transform", "")
    left, top = (float(n) for n in re.findall(r"[-\d.]+", moved))
    for path in next(root.iter(f"{SVG}g")).findall(f"{SVG}path"):
        for stripe in STRIPE.finditer(path.get("d", "")):
            a, b, wide, high = (float(n) for n in stripe.groups())
            if a <= x - left <= a + wide and b <= y - top <= b + high:
                return path.get("fill", "")
    return ""


@pytest.mark.parametrize("layout", [Layout("flat", "even"), Layout("pointy", "odd")])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_hex_has_the_colour_of_its_terrain(
    make: Callable[..., Map], layout: Layout, theme: str
) -> None:
    map, art = make(5, 6, layout, terrain={"woods": "0101 0102 0304", "lake": "0505 0506"}), default_art()
    svg, sheet = overview_svg(map, art, theme), board_geometry(map, art)
    for label, x, y in zip(sheet.labels, sheet.x, sheet.y, strict=True):
        expected = art.with_theme(theme).terrain_look(map.terrain_of(map.index[label])).fill
        assert colour_at(svg, x, y) == expected, label


def test_rivers_are_seen(make: Callable[..., Map]) -> None:
    art = default_art()
    ink = art.side_look("river").ink
    assert ink not in overview_svg(make(4, 4), art, "light")
    assert f'stroke="{ink}"' in overview_svg(make(4, 4, rivers=[("0202", "0203", "Don")]), art, "light")


def test_it_covers_the_sheet_and_is_small(front: Map) -> None:
    art = default_art()
    svg, sheet = overview_svg(front, art, "light"), board_geometry(front, art)
    root = ElementTree.fromstring(svg)
    assert root.get("viewBox") == f"0 0 {sheet.width:g} {sheet.height:g}"
    pieces = sum(len(chunk_svg(front, art, "light", "en", "far", spot.id)) for spot in chunks(front, art))
    assert len(svg) < pieces / 5
    assert sum(1 for _ in root.iter()) < 30
