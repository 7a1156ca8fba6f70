"""What the table in the browser is told of a map: places of hexes, names, words, symbols."""

from __future__ import annotations

import json
import math
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from grognard.draw.art import default_art
from grognard.draw.board import all_hex_words, art_of, board_geometry, hex_words, symbol
from grognard.draw.chunks import chunk_svg
from grognard.draw.geometry import PITCH
from grognard.draw.map_names import map_names
from grognard.draw.text import hex_text
from grognard.games import load
from grognard.kernel.hexes import Layout
from grognard.kernel.maps import Map
from grognard.testing.synthetic_game import make as synthetic_game

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("layout", [Layout("flat", "even"), Layout("pointy", "odd")])
def test_neighbours_lie_a_hex_apart_and_share_corners(make: Callable[..., Map], layout: Layout) -> None:
    map, art = make(4, 5, layout), default_art()
    sheet = board_geometry(map, art)
    at = dict(zip(sheet.labels, zip(sheet.x, sheet.y, strict=True), strict=True))
    assert set(at) == set(map.index)
    assert sheet.size == pytest.approx(PITCH, abs=0.01)
    for h in map.names:
        for _, n in map.grid.neighbours(h):
            assert math.dist(at[map.label(h)], at[map.label(n)]) == pytest.approx(sheet.size, abs=0.05)
    corners = [(x + dx, y + dy) for x, y in at.values() for dx, dy in sheet.corners]
    assert min(x for x, _ in corners) == pytest.approx(sheet.left, abs=0.05)
    assert min(y for _, y in corners) == pytest.approx(sheet.top, abs=0.05)
    assert max(x for x, _ in corners) < sheet.width - sheet.left + 0.1
    assert max(y for _, y in corners) < sheet.height


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_hex_in_words_without_its_number(lang: str) -> None:
    game = load("ts")
    for h in game.map.names:
        assert f"{game.map.label(h)}, {hex_words(game, h, lang)}" == hex_text(game.map, h, lang, art_of(game))
    words, which = all_hex_words(game, lang)
    labels = board_geometry(game.map, art_of(game)).labels
    assert len(which) == len(labels)
    assert len(words) == len(set(words)) < len(labels) / 2
    for label, i in zip(labels, which, strict=True):
        assert words[i] == hex_words(game, game.map.hex(label), lang)


def test_the_toy_speaks_of_its_fields() -> None:
    game = load("toy")
    assert hex_words(game, game.map.hex("0201"), "fr") == "Le Moulin, colline, ruisseau au sud-est, chemin"
    assert hex_words(game, game.map.hex("0202"), "en") == "pond"
    assert [face.name for face in art_of(game).faces] == list(game.sides)
    assert "mètres" in chunk_svg(game.map, art_of(game), "light", "fr", "near", "0-0")


def test_a_game_without_looks_of_its_own() -> None:
    game = synthetic_game(30, 20, 10)
    art = art_of(game)
    assert art is art_of(game)
    assert art.terrain == default_art().terrain
    assert all_hex_words(game, "fr")[0]
    assert map_names(game.map, "fr", art) == []
    assert "Synthetic".upper() in chunk_svg(game.map, art, "light", "fr", "far", "0-0")


# ---- symbols ----
def test_every_kind_of_unit_has_its_symbol_and_words() -> None:
    for name in ("ts", "toy", "vl"):
        game = load(name)
        for unit in game.roster.units:
            assert unit.kind in art_of(game).symbols
    for kind, found in default_art().symbols.items():
        assert set(found.words) == {"fr", "en"}, kind
        assert symbol(default_art(), kind, "fr") == (found.sidc, found.words["fr"])
        if found.sidc:
            assert re.fullmatch(r"1003100\d00\d{10}", found.sidc), (
                kind
            )  # a friendly land unit: the rectangle of our counters
    assert symbol(default_art(), "militia") == ("", "militia")
    assert symbol(default_art(), "war_elephant", "fr") == ("", "war elephant")


def test_the_library_of_the_client_knows_the_symbols() -> None:
    node, library = (
        shutil.which("node"),
        ROOT / "client" / "node_modules" / "milsymbol" / "dist" / "milsymbol.js",
    )
    if node is None or not library.is_file():
        pytest.skip("the client is not installed")
    found = {kind: s.sidc for kind, s in default_art().symbols.items() if s.sidc}
    code = (
        f"const ms = require({json.dumps(str(library))}); const all = {json.dumps(found)}; const out = {{}};"
        "for (const k in all) { const s = new ms.Symbol(all[k]); out[k] = [s.isValid(), s.asSVG()]; } console.log(JSON.stringify(out));"
    )
    drawn = json.loads(subprocess.run([node, "-e", code], capture_output=True, text=True, check=True).stdout)
    assert all(valid for valid, _ in drawn.values())
    by_look: dict[str, set[str]] = {}
    for kind, (_, svg) in drawn.items():
        by_look.setdefault(svg, set()).add(kind)
    assert {frozenset(kinds) for kinds in by_look.values() if len(kinds) > 1} == {
        frozenset({"infantry", "foot"}),
        frozenset({"cavalry", "horse"}),
    }
