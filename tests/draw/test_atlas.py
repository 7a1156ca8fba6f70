"""A map with everything on it: borders, gauges, arms of water, bridges, signs, sheets;
and a crowd of names.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from itertools import combinations, pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.draw.atlas import ART, atlas
from tests.draw.test_chunks import pixels

from grognard.draw.art import Art, default_art, load_art
from grognard.draw.borders import limits, sheet_of
from grognard.draw.chunks import chunk_svg, chunks
from grognard.draw.drawing import Drawing
from grognard.draw.geometry import Plane, distance, distance_to_segment
from grognard.draw.key import entries
from grognard.draw.layers import layer_sheet
from grognard.draw.names import Label
from grognard.draw.overview import overview_svg
from grognard.draw.png import svg_to_png
from grognard.draw.svg import LAYERS, labels, map_svg
from grognard.kernel.errors import BadInput
from grognard.kernel.hexes import Layout, bits
from grognard.kernel.load import Files
from grognard.kernel.maps import Map, Place

NS = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def world() -> Map:
    return atlas()


@pytest.fixture(scope="module")
def art(tmp_path_factory: pytest.TempPathFactory) -> Art:
    folder = tmp_path_factory.mktemp("atlas")
    (folder / "art.toml").write_text(ART, encoding="utf-8")
    (folder / "map.toml").write_text("[scale]\nmetres = 25000\nnorth = 20\nhex_mm = 12\n", encoding="utf-8")
    return load_art(Files("grognard.games.tsaritsyn", folder))


@pytest.fixture(scope="module")
def drawn(world: Map, art: Art) -> Drawing:
    return Drawing(world, "en", art, LAYERS, "m")


@pytest.fixture(scope="module")
def svg(world: Map, art: Art) -> str:
    return map_svg(world, "fr", art=art)


def layer(svg: str, name: str) -> str:
    found = [g for g in ElementTree.fromstring(svg).iter(f"{NS}g") if g.get("data-layer") == name]
    return "".join(ElementTree.tostring(g, encoding="unicode") for g in found)


def overlaps(made: list[Label]) -> list[tuple[str, str]]:
    return [
        (a.text, b.text)
        for a, b in combinations(made, 2)
        if any(p.does_meet(q) for p in a.boxes for q in b.boxes)
    ]


# ---- borders ----
def test_borders_run_between_land_hexes_that_differ(world: Map, art: Art, drawn: Drawing) -> None:
    plane = drawn.plane
    country = {h: name for name, s in world.attributes["country"].items() for h in bits(s)}
    wanted = limits(plane, country, drawn.water)
    assert len(wanted) > 20
    curves = [b.curve for b in drawn.borders if b.attribute == "country"]
    for h, d in wanted:
        a, b = plane.side(h, d)
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        assert min(distance_to_segment(middle, p, q) for curve in curves for p, q in pairwise(curve)) < 6
    long = sum(distance(p, q) for curve in curves for p, q in pairwise(curve))
    assert long < 40 * len(wanted) * 1.05


def test_only_borders_that_are_named_are_drawn(world: Map, art: Art, svg: str) -> None:
    assert not default_art().border
    assert "g-border" not in layer(map_svg(world, "fr"), "borders")
    assert list(art.border) == ["country", "district", "weather", "theatre"]
    lines = layer(svg, "borders")
    for look in art.border.values():
        assert look.ink in lines
    assert len({b.attribute for b in Drawing(world, "en", art, LAYERS, "m").borders}) == 4


def test_a_side_has_one_border_only(drawn: Drawing) -> None:
    seen: dict[tuple[int, int], str] = {}
    for border in drawn.borders:
        for p, q in pairwise(border.curve):
            spot = (round((p[0] + q[0]) / 2), round((p[1] + q[1]) / 2))
            assert seen.setdefault(spot, border.attribute) == border.attribute


def test_zones_have_their_letters_on_either_hand(world: Map, drawn: Drawing) -> None:
    letters = [
        (p, name) for border in drawn.borders if border.attribute == "weather" for p, name in border.names
    ]
    assert {name for _, name in letters} == {"B", "C"}
    for p, name in letters:
        h = drawn.plane.hex_at(p)
        assert h is not None
        assert world.attributes_of(h)["weather"] == name.lower()


def test_frontiers_are_seen_from_very_far(world: Map, art: Art) -> None:
    svg = overview_svg(world, art, "dark")
    dark = art.with_theme("dark").border
    assert dark["country"].ink in svg
    assert dark["district"].ink not in svg


def test_borders_can_be_left_out(world: Map, art: Art) -> None:
    bare = map_svg(world, "fr", [name for name in LAYERS if name != "borders"], art=art)
    assert layer(bare, "borders") == ""


# ---- railways ----
def test_gauges_differ_without_colour(world: Map, art: Art, svg: str) -> None:
    rails = layer(svg, "rails")
    assert {line.gauge for line in world.lines if line.kind == "rail"} == {"broad", "standard"}
    assert 'class="g-ties-two"' in rails
    assert 'class="g-ties"' in rails
    broad, standard = art.line_look("rail", "broad"), art.line_look("rail", "standard")
    assert (broad.ink, broad.style) == (standard.ink, "rail_broad")
    assert art.line_look("rail", "odd") == art.line_look("rail")


def test_a_line_in_two_rows_has_no_kink(make: Callable[..., Map]) -> None:
    parts = Drawing(
        make(9, 6, rails=["0202 0302 0402", "0602 0502 0402"]), "en", default_art(), LAYERS, "m"
    ).ways
    whole = Drawing(make(9, 6, rails=["0202 0302 0402 0502 0602"]), "en", default_art(), LAYERS, "m").ways
    assert parts == whole
    fork = Drawing(
        make(9, 6, rails=["0202 0302 0402", "0602 0502 0402", "0402 0403"]), "en", default_art(), LAYERS, "m"
    ).ways
    assert len(fork) == 3


def test_a_road_runs_beside_the_railway_it_goes_with(make: Callable[..., Map]) -> None:
    map = make(9, 4, rails=["0202 0302 0402 0502 0602 0702", "0202 0302 0402 0502 0503"])
    map = map.__class__(**{**vars(map), "lines": (map.lines[0], map.lines[1]._replace(kind="road"))})
    rail, road = Drawing(map, "en", default_art(), LAYERS, "m").ways
    gaps = [min(distance_to_segment(p, a, b) for a, b in pairwise(rail.curve)) for p in road.curve]
    assert gaps[0] < 0.1
    assert all(3.5 < gap < 5 for gap in gaps[6:15])


def test_a_bridge_lies_where_the_line_meets_the_river(make: Callable[..., Map]) -> None:
    map = make(
        6,
        6,
        Layout("flat", "even"),
        rivers=[("0303", "0304", "Don"), ("0203", "0303", "Don")],
        rails=["0302 0303 0304 0305"],
    )
    a, b = map.hex("0303"), map.hex("0304")
    sides = (*map.side_names, (a, b, "bridge", "", "reconstructed"))
    map = map.__class__(
        **{**vars(map), "side_names": sides, "sides": {**map.sides, "bridge": map.grid.gate([(a, b)])}}
    )
    made = Drawing(map, "en", default_art(), LAYERS, "m")
    (found,) = made.crossings[frozenset((a, b))]
    for curve in (made.rivers[0].curve, made.ways[0].curve):
        assert min(distance_to_segment(found.at, p, q) for p, q in pairwise(curve)) < 0.2


# ---- signs ----
def test_every_sign_of_a_hex_has_its_own_corner(drawn: Drawing) -> None:
    spots = [(name, h, at) for name, some in drawn.small_sign_spots.items() for h, at in some]
    assert {name for name, *_ in spots} == {"port", "oil", "airfield", "capital", "victory"}
    for (_, h, p), (_, k, q) in combinations(spots, 2):
        assert distance(p, q) > 14 or h == k
        assert distance(p, q) > 14


def test_outskirts_lie_towards_their_city(world: Map, drawn: Drawing) -> None:
    (full,) = bits(world.features["full_city"])
    assert set(drawn.city_directions) == set(bits(world.features["partial_city"]))
    for h, d in drawn.city_directions.items():
        assert dict(world.grid.neighbours(h))[d] == full


def test_the_key_explains_what_is_there_once(world: Map, art: Art, svg: str) -> None:
    words = [entry.look.word("fr") for entry in entries(world, art)]
    assert len(words) == len(set(words))
    for word in (
        "frontière",
        "détroit",
        "digue",
        "port",
        "forteresse",
        "voie ferrée à écartement large",
        "ravitaillement soviétique",
    ):
        assert word in words
        assert f">{word}<" in svg
    assert "6e armée" not in words  # written on the map


def test_sources_and_entries_stand_at_the_edge(world: Map, drawn: Drawing) -> None:
    for marker in drawn.markers:
        assert min(marker.at[0], drawn.plane.width - marker.at[0]) < 62
    assert {m.name for m in drawn.markers} == {"east", "west", "gate"}


# ---- sheets ----
def test_sheets_are_named_along_their_edge(world: Map, drawn: Drawing, svg: str) -> None:
    (edge,) = drawn.sheet_edges
    assert {name for _, name in edge.names} == {"1B", "2A"}
    for p, name in edge.names:
        h = drawn.plane.hex_at(p)
        assert h is not None
        assert sheet_of(world, h) == name
    numbers = re.findall(r"<text[^>]*>(\d{4})</text>", svg)
    assert len(numbers) == len(world.names)
    assert "1B:" not in svg


def test_a_map_of_one_sheet_has_no_sheet_edges(ts: Map, ts_art: Art) -> None:
    assert Drawing(ts, "en", ts_art, LAYERS, "m").sheet_edges == []


def test_every_point_lies_in_its_hex(drawn: Drawing) -> None:
    for h, (x, y) in drawn.plane.centre.items():
        for dx, dy in ((0, 0), (30, 5), (-20, 25), (10, -33)):
            if math.hypot(dx, dy) < 34:
                assert drawn.plane.hex_at((x + dx, y + dy)) == h


def test_north_may_be_turned(svg: str) -> None:
    assert "rotate(20)" in svg


# ---- names ----
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_no_name_of_the_atlas_covers_another(world: Map, art: Art, lang: str) -> None:
    made = labels(world, lang, art)
    assert overlaps(made) == []
    texts = {label.text for label in made}
    assert {"RIGA", "Pskov", "Dniepr" if lang == "fr" else "Dnieper", "1PzA"} <= texts


def crowd(world: Map) -> Map:
    """Two names for every hex, the greater ones last."""
    hexes = bits(world.grid.board)
    long = "Sainte-Marie-de-la-Petite-Alexandrovka"
    places = [Place(f"v{h}", h, "village", f"{long} {h}", f"{long} {h}", "x") for h in hexes]
    places += [Place(f"t{h}", h, "city", f"Ville {h}", f"City {h}", "x") for h in hexes[::7]]
    return world.__class__(**{**vars(world), "places": tuple(places), "areas": {}})


def test_of_names_without_room_the_lesser_are_left_out(world: Map, art: Art) -> None:
    many = crowd(atlas(24, 30))
    made = labels(many, "fr", art)
    assert len(many.places) > 1500
    assert len(made) < len(many.places)
    assert overlaps([label for label in made if label.id.startswith("t")]) == []
    kept = {label.id for label in made}
    cities = [p for p in many.places if p.kind == "city"]
    villages = [p for p in many.places if p.kind == "village"]
    assert sum(p.id in kept for p in cities) / len(cities) > 0.95
    assert sum(p.id in kept for p in villages) / len(villages) < 0.99
    boxes = sorted((label.boxes[0], label.id) for label in made)
    for i, (a, _) in enumerate(boxes):  # sorted by their left edge
        for b, _ in boxes[i + 1 :]:
            if b.left >= a.right:
                break
            assert not a.does_meet(b)


def test_river_names_are_never_upside_down(world: Map, art: Art, svg: str) -> None:
    for lang in ("fr", "en"):
        for label in labels(world, lang, art):
            if label.id in ("dnepr", "pripyat"):
                assert label.boxes[-1].right > label.boxes[0].left - 6


def test_names_of_seas_stand_on_the_water(world: Map, art: Art, drawn: Drawing) -> None:
    (sea,) = [label for label in labels(world, "fr", art) if label.id == "baltic"]
    for box in sea.boxes:
        h = drawn.plane.hex_at(((box.left + box.right) / 2, (box.top + box.bottom) / 2))
        assert h is not None
        assert drawn.water >> h & 1


# ---- pieces and layers ----
@pytest.mark.slow
def test_pieces_of_the_atlas_look_like_the_whole(world: Map, art: Art) -> None:
    pytest.importorskip("resvg_py")
    zoom = 0.25
    layers = [name for name in LAYERS if name not in ("names", "counters")]
    whole = pixels(svg_to_png(map_svg(world, "fr", layers, art=art), zoom))
    for spot in chunks(world, art):
        left, top = int(spot.x * zoom), int(spot.y * zoom)
        off = 0
        for y, row in enumerate(
            pixels(svg_to_png(chunk_svg(world, art, "light", "fr", "near", spot.id), zoom))
        ):
            there = whole[top + y][4 * left : 4 * left + len(row)]
            off += sum(abs(a - b) > 24 for a, b in zip(row, there, strict=True)) if row != there else 0
        assert off < 0.002 * spot.width * spot.height * zoom * zoom * 4, (
            spot
        )  # ties are thinner than a pixel here


def test_each_layer_alone(world: Map, art: Art) -> None:
    sheets = layer_sheet(world, art, "fr")
    for name in (
        "terrain",
        "features",
        "side-river",
        "side-strait",
        "line-rail-broad",
        "line-road",
        "attribute-country",
        "areas",
    ):
        root = ElementTree.fromstring(sheets[name])
        assert name in "".join(root.itertext())
        assert len([t for t in root.iter(f"{NS}text") if re.fullmatch(r"\d{4}", t.text or "")]) == len(
            world.names
        )
    words = "".join(ElementTree.fromstring(sheets["attribute-country"]).itertext())
    for value, s in world.attributes["country"].items():
        assert f"{value}: {s.bit_count()}" in words
    assert not Plane(world).flat


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ('[border.country]\nstyle = "wavy"', "wavy"),
        ('[area.x]\nstyle = "source"\nface = "martian"', "martian"),
        ('[key]\nfile = "none.csv"', "none.csv"),
        ('[key]\nmove = ["wings"]', "wings"),
        ('[key]\ncolumns = ["wings"]', "columns"),
    ],
)
def test_errors_are_told(tmp_path: Path, text: str, what: str) -> None:
    (tmp_path / "art.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadInput, match=what):
        load_art(Files("grognard.games.tsaritsyn", tmp_path))
