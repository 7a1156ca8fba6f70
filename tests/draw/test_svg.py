"""The sheet as a file: whole, in both languages, the same each time."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter as Tally
from collections.abc import Callable
from xml.etree import ElementTree

import pytest

from grognard.draw.art import Art, default_art
from grognard.draw.svg import LAYERS, Counter, map_svg
from grognard.kernel.errors import BadInput
from grognard.kernel.hexes import Layout
from grognard.kernel.maps import Map, Sheet

NS = "{http://www.w3.org/2000/svg}"


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def layer(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [g for g in root.iter(f"{NS}g") if g.get("data-layer") == name]


def words(elements: list[ElementTree.Element]) -> list[str]:
    return ["".join(t.itertext()) for e in elements for t in e.iter(f"{NS}text")]


def test_every_hex_number_stands_once(ts: Map, ts_art: Art) -> None:
    found = Tally(words(layer(parsed(map_svg(ts, art=ts_art)), "numbers")))
    assert found == dict.fromkeys(ts.index, 1)


def test_names_are_in_the_readers_language(ts: Map, ts_art: Art) -> None:
    seen = {}
    for lang in ("fr", "en"):
        seen[lang] = [w.lower() for w in words(layer(parsed(map_svg(ts, lang, art=ts_art)), "names"))]
        for place in ts.places:
            assert (place.fr if lang == "fr" else place.en).lower() in seen[lang], (lang, place.id)
    assert "goumrak" in seen["fr"]
    assert "goumrak" not in seen["en"]
    assert seen["fr"].count("tsaritsyne") == 1  # three hexes, one name


def test_title_and_key_are_translated(ts: Map, ts_art: Art) -> None:
    fr, en = map_svg(ts, "fr", art=ts_art), map_svg(ts, "en", art=ts_art)
    for word in ("TSARITSYNE, 1919", "accidenté", "voie ferrée", "kilomètres", "verstes"):
        assert word in fr
        assert word not in en
    for word in ("TSARITSYN, 1919", "rough", "railway", "kilometres", "versts"):
        assert word in en


def test_the_same_bytes_each_time(ts: Map, ts_art: Art) -> None:
    one = Counter(ts.hex("0604"), 1, "infantry", "37/1", "3-3")
    assert map_svg(ts, art=ts_art, counters=[one]) == map_svg(ts, art=ts_art, counters=[one])


@pytest.mark.slow
def test_the_same_bytes_in_another_process() -> None:
    code = (
        "from hashlib import sha256; from grognard.kernel.load import Files; from grognard.kernel.maps import load_map;"
        "from grognard.draw.svg import map_svg; from grognard.draw.art import load_art; f = Files('grognard.games.tsaritsyn');"
        "m = load_map(f, ('clear', 'rough', 'tsaritsyn', 'volga'), ('town', 'fort', 'bank'), ('river',), ('rail',));"
        "print(sha256(map_svg(m, 'fr', art=load_art(f)).encode()).hexdigest())"
    )
    path = os.pathsep.join(p for p in sys.path if p)
    runs = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        for seed in ("1", "2")
    ]
    assert runs[0].stdout == runs[1].stdout != ""


def test_layers_are_drawn_as_asked(ts: Map, ts_art: Art) -> None:
    whole = parsed(map_svg(ts, art=ts_art, counters=[Counter(ts.hex("0101"), 0, "infantry", "1/1")]))
    bare = parsed(
        map_svg(
            ts,
            layers=("terrain", "numbers"),
            art=ts_art,
            counters=[Counter(ts.hex("0101"), 0, "infantry", "1/1")],
        )
    )
    for name in ("terrain", "water", "rivers", "rails", "areas", "numbers", "counters", "names"):
        assert layer(whole, name), name
        assert bool(layer(bare, name)) == (name in ("terrain", "numbers")), name
    assert float(bare.get("width", "0")) < float(whole.get("width", "0"))  # no frame, no margin
    assert map_svg(ts, layers=LAYERS, art=ts_art) == map_svg(ts, art=ts_art)
    with pytest.raises(BadInput, match="roads"):
        map_svg(ts, layers=("roads",))


def test_what_it_refers_to_is_there(ts: Map, ts_art: Art) -> None:
    svg = map_svg(ts, art=ts_art)
    ids = re.findall(r'\bid="([^"]+)"', svg)
    assert len(ids) == len(set(ids))
    used = set(re.findall(r'href="#([^"]+)"', svg)) | set(re.findall(r"url\(#([^)]+)\)", svg))
    assert used <= set(ids)
    classes = {c for some in re.findall(r'\bclass="([^"]+)"', svg) for c in some.split()}
    ruled = set(re.findall(r"\.(g-[a-z-]+)", svg))
    assert classes - ruled <= {"grognard-map", "g-layer", "g-river", "g-furniture", "g-stack"}


def test_terrain_is_drawn_not_only_tinted(ts: Map, ts_art: Art) -> None:
    """Without colour a rough hex must still differ from a clear one."""
    root = parsed(map_svg(ts, art=ts_art))
    terrain = layer(root, "terrain")[0]
    used = Tally(re.sub(r"^.*-|\d+$", "", u.get("href", "")) for u in terrain.iter(f"{NS}use"))
    assert used["rough"] == 15
    assert used["clear"] > 100
    forts = Tally(
        re.sub(r"^.*-|\d+$", "", u.get("href", "")) for u in layer(root, "forts")[0].iter(f"{NS}use")
    )
    assert forts == {"fort": 12}


def test_every_known_texture_draws_both_ways_up(make: Callable[..., Map]) -> None:
    art = default_art()
    kinds = [name for name in art.terrain if name not in ("clear", "city")]
    for layout in (Layout("flat", "even"), Layout("pointy", "odd")):
        map = make(
            9,
            6,
            layout,
            terrain={name: f"{2 + 2 * (i // 6):02}{i % 6 + 1:02}" for i, name in enumerate(kinds)},
        )
        root = parsed(map_svg(map, art=art))
        used = {
            re.sub(r"^.*-|\d+$", "", u.get("href", ""))
            for g in layer(root, "terrain")
            for u in g.iter(f"{NS}use")
        }
        assert {
            "clear",
            "steppe",
            "off",
            "woods",
            "forest",
            "rough",
            "wooded_rough",
            "mountain",
            "swamp",
            "sand",
        } <= used
        assert layer(root, "water")


def test_a_map_of_overlapping_sheets(make: Callable[..., Map]) -> None:
    map = make(0, 0, sheets=[Sheet("A", 4, 4), Sheet("B", 4, 4, 3, 2)])
    root = parsed(map_svg(map))
    assert len(words(layer(root, "numbers"))) == len(map.names) < len(map.index)


def test_a_map_without_anything_on_it(make: Callable[..., Map]) -> None:
    root = parsed(map_svg(make(1, 1)))
    assert words(layer(root, "numbers")) == ["0101"]


def test_markup_in_names_does_no_harm(make: Callable[..., Map]) -> None:
    map = make(3, 3, places=[("0202", "town", 'Fort <A> & "B"')])
    one = Counter(map.hex("0101"), 0, "infantry", "<&>", "1<2")
    assert 'Fort <A> & "B"' in words(layer(parsed(map_svg(map, counters=[one])), "names"))


@pytest.mark.slow
def test_twelve_thousand_hexes(make: Callable[..., Map]) -> None:
    woods = " ".join(f"A:{c:02}{r:02}" for c in range(1, 100) for r in range(1, 61))
    sea = " ".join(f"B:{c:02}{r:02}" for c in range(2, 22) for r in range(30, 90))
    map = make(
        0, 0, terrain={"forest": woods, "sea": sea}, sheets=[Sheet("A", 99, 99), Sheet("B", 23, 99, 99, 0)]
    )
    svg = map_svg(map)
    assert len(svg) < 4_000_000
    assert len(words(layer(parsed(svg), "numbers"))) == 122 * 99
