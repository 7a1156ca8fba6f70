"""The picture in pieces: together the whole sheet, each small, none betrays where it was cut."""

from __future__ import annotations

import base64
import math
import re
import struct
import zlib
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from grognard.draw.art import Art, default_art
from grognard.draw.board import board_geometry
from grognard.draw.chunks import ChunkSpot, chunk_svg, chunks
from grognard.draw.curves import is_within, path_within, runs
from grognard.draw.geometry import Box, Hand, Point
from grognard.draw.png import svg_to_png
from grognard.draw.svg import LAYERS, map_svg
from grognard.kernel.errors import BadInput
from grognard.kernel.hexes import Layout
from grognard.kernel.maps import Map, Sheet

NS = "{http://www.w3.org/2000/svg}"


def numbers(svg: str) -> dict[str, Point]:
    """The hex numbers of a piece, and where they stand on the map."""
    found = (g for g in ElementTree.fromstring(svg).iter(f"{NS}g") if g.get("data-layer") == "numbers")
    return {
        "".join(t.itertext()): (float(t.get("x", "")), float(t.get("y", "")))
        for g in found
        for t in g.iter(f"{NS}text")
    }


def pixels(png: bytes) -> list[bytes]:
    """The rows of a picture, four bytes to a pixel."""
    assert png[24:26] == b"\x08\x06"
    wide = struct.unpack(">I", png[16:20])[0]
    at, packed = 8, b""
    while at < len(png):
        size, kind = struct.unpack(">I4s", png[at : at + 8])
        packed += png[at + 8 : at + 8 + size] if kind == b"IDAT" else b""
        at += 12 + size
    raw, step = zlib.decompress(packed), 4 * wide + 1
    rows: list[bytes] = []
    above = bytearray(4 * wide)
    for y in range(0, len(raw), step):
        row = bytearray(raw[y + 1 : y + step])
        way = raw[y]
        for i in range(len(row)):
            a, b, c = (row[i - 4], above[i], above[i - 4]) if i > 3 else (0, above[i], 0)
            if way == 1:
                row[i] = row[i] + a & 255
            elif way == 2:
                row[i] = row[i] + b & 255
            elif way == 3:
                row[i] = row[i] + (a + b) // 2 & 255
            elif way == 4:
                p = a + b - c
                row[i] = row[i] + min((abs(p - a), 0, a), (abs(p - b), 1, b), (abs(p - c), 2, c))[2] & 255
        rows.append(bytes(row))
        above = row
    return rows


# ---- where they lie ----
def test_a_small_map_is_one_piece(ts: Map, ts_art: Art) -> None:
    sheet = board_geometry(ts, ts_art)
    assert chunks(ts, ts_art) == [ChunkSpot("0-0", 0, 0, sheet.width, sheet.height)]
    assert not sheet.far


@pytest.mark.parametrize("layout", [Layout("flat", "even"), Layout("pointy", "odd")])
def test_pieces_cover_the_sheet_and_lap_over(make: Callable[..., Map], layout: Layout) -> None:
    map, art = make(70, 40, layout), default_art()
    sheet, found = board_geometry(map, art), chunks(map, art)
    assert sheet.far
    assert len({spot.id for spot in found}) == len(found)
    columns = sorted({(spot.x, spot.width) for spot in found})
    rows = sorted({(spot.y, spot.height) for spot in found})
    assert len(columns) * len(rows) == len(found)
    for line, length, hexes in ((columns, sheet.width, 70), (rows, sheet.height, 40)):
        assert line[0][0] == 0
        assert line[-1][0] + line[-1][1] == length
        for (a, wide), (b, _) in pairwise(line):
            assert a % 4 == 0
            assert 4 <= a + wide - b <= 12  # no gap, and no more than a little twice
        assert 12 <= hexes / len(line) <= 20


def test_each_hex_is_where_the_geometry_puts_it(front: Map) -> None:
    art = default_art()
    sheet = board_geometry(front, art)
    seen: set[str] = set()
    for spot in chunks(front, art):
        svg = chunk_svg(front, art, "light", "en", "near", spot.id)
        shown = numbers(svg)
        seen |= set(shown)
        window = Box(spot.x, spot.y, spot.x + spot.width, spot.y + spot.height)
        for label, x, y in zip(sheet.labels, sheet.x, sheet.y, strict=True):
            if window.does_contain((x, y)):
                assert math.dist(shown[label], (x - sheet.left, y - sheet.top - 24.8)) < 0.1
            elif label in shown:
                assert window.grow(50).does_contain((x, y)), label
    assert seen == set(front.index)


# ---- what they hold ----
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("detail", ["near", "far"])
def test_a_piece_is_a_whole_file(front: Map, theme: str, detail: str) -> None:
    art = default_art()
    for spot in chunks(front, art):
        svg = chunk_svg(front, art, theme, "fr", detail, spot.id)
        root = ElementTree.fromstring(svg)
        assert [float(v) for v in root.get("viewBox", "").split()] == list(spot[1:])
        assert (float(root.get("width", "")), float(root.get("height", ""))) == spot[3:]
        ids = re.findall(r'\bid="([^"]+)"', svg)
        assert len(ids) == len(set(ids))
        assert set(re.findall(r'href="#([^"]+)"', svg)) | set(re.findall(r"url\(#([^)]+)\)", svg)) <= set(ids)
        assert "script" not in svg
        assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")
        classes = {c for some in re.findall(r'\bclass="([^"]+)"', svg) for c in some.split()}
        assert classes - set(re.findall(r"\.(g-[a-z-]+)", svg)) <= {"g-layer", "g-river"}


def test_names_and_counters_are_left_to_the_page(ts: Map, ts_art: Art) -> None:
    root = ElementTree.fromstring(chunk_svg(ts, ts_art, "light", "fr", "near", "0-0"))
    words = {"".join(t.itertext()) for t in root.iter(f"{NS}text")}
    assert "TSARITSYNE, 1919" in words
    assert "voie ferrée" in words
    assert not words & {"Goumrak", "Tsaritsa", "TSARITSYNE", "Dum cav"}
    assert {g.get("data-layer") for g in root.iter(f"{NS}g")} >= {
        "terrain",
        "water",
        "rivers",
        "rails",
        "areas",
        "numbers",
    }


def test_from_afar_only_what_can_be_seen(front: Map) -> None:
    art = default_art()
    for spot in chunks(front, art):
        near, far = (chunk_svg(front, art, "light", "fr", detail, spot.id) for detail in ("near", "far"))
        assert numbers(near)
        assert not numbers(far)
        used = set(re.findall(r'href="#m-([a-z_-]+)\d*"', far))
        assert used <= {"far-town", "far-village", "far-fort"}
        assert 'data-layer="rivers"' in far
        assert 'data-layer="terrain"' in far


def test_type_is_carried_only_where_it_is_needed(front: Map) -> None:
    art = default_art()
    seen = set()
    for spot in chunks(front, art):
        for detail in ("near", "far"):
            svg = chunk_svg(front, art, "light", "fr", detail, spot.id)
            faces = re.findall(
                r"@font-face{font-family:\"([^\"]+)\";font-weight:(\d+);[^}]*base64,([^)]*)\)", svg
            )
            assert sum(len(data) for *_, data in faces) < 60_000
            for _, _, data in faces:
                assert base64.b64decode(data)[:4] == b"\0\1\0\0"
            assert (("Barlow Condensed", "500") in [(family, weight) for family, weight, _ in faces]) == (
                'class="g-num' in svg or 'class="g-count' in svg
            )
            assert any(family == "Spectral" for family, *_ in faces) == (
                'class="g-title' in svg or 'class="g-keyword' in svg
            )
            seen |= {family for family, *_ in faces}
    assert seen == {"Barlow Condensed", "Spectral"}


@pytest.mark.slow
def test_twelve_thousand_hexes_in_small_pieces(large: Map) -> None:
    art = default_art()
    found = chunks(large, art)
    assert 40 <= len(found) <= 70
    for spot in found:
        assert len(chunk_svg(large, art, "dark", "fr", "far", spot.id)) < 100_000
    for spot in found[::6]:
        near = chunk_svg(large, art, "dark", "fr", "near", spot.id)
        assert len(near) < 300_000
        assert 0 < len(numbers(near)) < 400


# ---- how they fit ----
@pytest.mark.slow
def test_pieces_look_like_the_whole(small_front: Map) -> None:
    """Pixel by pixel, at the cuts as elsewhere."""
    pytest.importorskip("resvg_py")
    art, zoom = default_art(), 0.25
    layers = [name for name in LAYERS if name not in ("names", "counters")]
    whole = pixels(svg_to_png(map_svg(small_front, "fr", layers, art=art), zoom))
    found = chunks(small_front, art)
    assert len(found) == 4
    for spot in found:
        left, top = int(spot.x * zoom), int(spot.y * zoom)
        off = 0
        for y, row in enumerate(
            pixels(svg_to_png(chunk_svg(small_front, art, "light", "fr", "near", spot.id), zoom))
        ):
            there = whole[top + y][4 * left : 4 * left + len(row)]
            assert len(there) == len(row)
            off += sum(abs(a - b) > 24 for a, b in zip(row, there, strict=True)) if row != there else 0
        assert off < 20, spot


def test_dashes_go_on_from_piece_to_piece(make: Callable[..., Map]) -> None:
    map, art = make(40, 4, rails=[" ".join(f"{c:02}02" for c in range(1, 41))]), default_art()
    found = chunks(map, art)
    assert len(found) > 1
    starts = []
    for spot in found:
        svg = chunk_svg(map, art, "light", "en", "near", spot.id)
        gap = re.search(
            r'<path class="g-gap" stroke="[^"]+"(?: stroke-dashoffset="([\d.]+)")? d="M(-?[\d.]+) ', svg
        )
        assert gap
        starts.append((float(gap[1] or 0), float(gap[2])))
    for (gone, x), (more, u) in pairwise(starts):
        assert more > gone
        assert (
            more - gone >= (u - x) * 0.99
        )  # the line bends, so it is never shorter than the way as the crow flies
        assert more - gone < (u - x) * 1.3


def test_the_same_bytes_each_time(front: Map) -> None:
    art = default_art()
    for detail in ("near", "far"):
        first = chunk_svg(front, art, "dark", "fr", detail, "1-1")
        assert chunk_svg(front, art, "dark", "fr", detail, "1-1") == first
        assert (
            chunk_svg(replace(front), replace(art), "dark", "fr", detail, "1-1") == first
        )  # nothing kept from before


def test_language_changes_words_alone(ts: Map, ts_art: Art, front: Map) -> None:
    fr, en = (chunk_svg(ts, ts_art, "light", lang, "near", "0-0") for lang in ("fr", "en"))
    assert "voie ferrée" in fr
    assert "railway" in en
    body = [svg[svg.index('<g transform="translate(') : svg.index('class="g-title"')] for svg in (fr, en)]
    assert body[0] == body[1]  # a hex lies in the same place whoever looks


def test_a_map_of_odd_shape(make: Callable[..., Map]) -> None:
    map = make(0, 0, sheets=[Sheet("A", 20, 20), Sheet("B", 20, 20, 18, 18)])
    art = default_art()
    for spot in chunks(map, art):
        for detail in ("near", "far"):
            drawn = ElementTree.fromstring(chunk_svg(map, art, "light", "fr", detail, spot.id))
            assert drawn.get("viewBox", "").split()[2:] == [f"{spot.width:g}", f"{spot.height:g}"]


def test_what_is_not_there_is_refused(ts: Map, ts_art: Art) -> None:
    for theme, detail, id, what in (
        ("light", "near", "1-0", "1-0"),
        ("light", "close", "0-0", "close"),
        ("sepia", "near", "0-0", "sepia"),
    ):
        with pytest.raises(BadInput, match=what):
            chunk_svg(ts, ts_art, theme, "fr", detail, id)


# ---- cutting ----
def ends(path: str) -> list[Point]:
    """The places a path goes through."""
    found = []
    for part in re.findall(r"[MLC]([^MLCZ]+)", path):
        x, y = part.split()[-2:]
        found.append((float(x), float(y)))
    return found


@pytest.mark.parametrize("seed", range(30))
def test_a_shore_pressed_into_a_box_goes_round_the_same_water(seed: int) -> None:
    hand = Hand(f"ring{seed}")
    middle = (hand.random_offset(300), hand.random_offset(300))
    ring = []
    for k in range(90):
        turn, far = k / 90 * math.tau, 60 + 340 * hand() * abs(3.5 - k % 7) / 3.5
        ring.append((round(middle[0] + far * math.cos(turn), 1), round(middle[1] + far * math.sin(turn), 1)))
    box = Box(-150.0, -150.0, 150.0, 150.0)
    walked = ends(path_within(ring, box))
    assert all(box.grow(0.1).does_contain(p) for p in walked)
    # a stretch that leaves the box is straightened on its way: points in its reach may change sides
    leaving = [
        Box(*map(min, a, b), *map(max, a, b)).grow(1)
        for a, b in pairwise([*ring, ring[0]])
        if not (box.does_contain(a) and box.does_contain(b))
    ]
    asked = [(i * 10 + 0.5, j * 10 + 0.5) for i in range(-14, 15) for j in range(-14, 15)]
    asked = [p for p in asked if not any(swept.does_contain(p) for swept in leaving)]
    assert len(asked) > 100
    for p in asked:
        assert is_within(ring, p) == (bool(walked) and is_within(walked, p)), p


def test_a_ring_that_passes_by_leaves_nothing_and_one_that_goes_round_fills() -> None:
    square: list[Point] = [(-500.0, -500.0), (500.0, -500.0), (500.0, 500.0), (-500.0, 500.0)]
    box = Box(-50.0, -50.0, 50.0, 50.0)
    assert set(ends(path_within(square, box))) == {(-50, -50), (50, -50), (50, 50), (-50, 50)}
    assert path_within([(x + 2000, y) for x, y in square], box) == ""
    assert path_within(square, None) == path_within(square, box.grow(1000))


def test_runs_are_the_stretches_near_a_box() -> None:
    line: list[Point] = [(float(x), 0.0) for x in range(0, 100)]
    assert runs(line, None) == [(0, 99)]
    assert runs(line, Box(40.0, -1.0, 50.0, 1.0)) == [(37, 53)]
    assert runs(line, Box(40.0, 5.0, 50.0, 9.0)) == []
    there_and_back: list[Point] = [*line, *[(float(x), 10.0) for x in range(99, -1, -1)]]
    assert runs(there_and_back, Box(40.0, -1.0, 50.0, 11.0)) == [(37, 53), (146, 162)]
