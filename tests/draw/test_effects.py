"""What the key says of movement and combat: from the game's own table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grognard.draw.art import Art, default_art, load_art
from grognard.draw.effects import cell_text
from grognard.draw.png import PIXELS, map_png, print_scale, svg_to_png, usual_scale
from grognard.draw.svg import map_svg
from grognard.kernel.errors import BadInput
from grognard.kernel.load import Files
from grognard.kernel.maps import Map


@pytest.mark.parametrize(
    ("cell", "fr", "en"),
    [
        ("1", "1", "1"),
        ("-", "—", "—"),
        ("1/2", "½", "½"),
        ("x2", "×2", "×2"),
        ("x1/2", "×½", "×½"),
        ("/2", "÷2", "÷2"),
        ("+1", "+1", "+1"),
        ("-1", "−1", "−1"),
        ("stop", "arrêt", "stop"),
        ("other", "autre terrain", "other terrain"),
    ],
)
def test_a_cell_in_few_signs(cell: str, fr: str, en: str) -> None:
    words = default_art().words
    assert (cell_text(cell, words, "fr"), cell_text(cell, words, "en")) == (fr, en)


def test_tsaritsyn_says_what_its_table_says(ts: Map, ts_art: Art) -> None:
    assert ts_art.effects is not None
    line = ts_art.effects.line
    assert line("rough", ts_art.words, "en") == "2; ×2"
    assert line("rough", ts_art.words, "fr") == "2\u00a0; ×2"
    assert line("river", ts_art.words, "en") == "+1 · +0 · —; ×2"
    assert line("clear", ts_art.words, "en") == "1"
    assert line("volga", ts_art.words, "en") == "—"
    assert line("lava", ts_art.words, "en") == ""
    fr, en = (map_svg(ts, lang, art=ts_art) for lang in ("fr", "en"))
    assert (
        "déplacement\u00a0: à pied · cavalerie · chars\u00a0; combat\u00a0: défense\u00a0; — interdit" in fr
    )
    assert "movement: foot · cavalry · tanks; combat: defence; — not allowed" in en
    for text in (fr, en):
        assert len(re.findall('class="g-effect"', text)) == 8


def test_a_game_without_a_table_has_a_plain_key(ts: Map, tmp_path: Path) -> None:
    svg = map_svg(ts, "fr")
    assert default_art().effects is None
    assert "g-effect" not in svg.partition("</style>")[2]


def test_a_game_may_show_other_columns(tmp_path: Path) -> None:
    table = "feature,feet,odd,source\nclear,1,,derived\nrough,stop,x3,derived\ncity,,x3,derived\n"
    (tmp_path / "costs.csv").write_text(table, encoding="utf-8")
    (tmp_path / "art.toml").write_text('[key]\nmove = ["feet"]\ncombat = ["odd"]\n', encoding="utf-8")
    art = load_art(Files("grognard.games.tsaritsyn", tmp_path))
    assert art.effects is not None
    assert art.effects.line("rough", art.words, "fr") == "arrêt\u00a0; ×3"
    assert art.effects.line("city", art.words, "fr") == "×3"
    assert art.effects.line("clear", art.words, "fr") == "1"
    assert art.with_theme("dark").effects == art.effects


# ---- print ----
def test_a_hex_has_its_printed_size(ts: Map, ts_art: Art) -> None:
    pytest.importorskip("resvg_py")
    scale = print_scale(ts_art, 100)
    assert scale * 69.282 == pytest.approx(16 / 25.4 * 100, rel=1e-3)
    png = map_png(ts, "fr", ("terrain",), ts_art, dpi=50)
    wide = int.from_bytes(png[16:20], "big")
    assert wide == pytest.approx((11 * 60 + 80) * scale / 2, abs=2)


def test_a_large_map_is_drawn_smaller_unless_told(ts: Map, ts_art: Art) -> None:
    assert usual_scale(map_svg(ts, "fr", art=ts_art)) == 2
    assert usual_scale('<svg width="20000" height="10000"></svg>') == pytest.approx(0.447, abs=0.001)


def test_too_large_a_picture_is_refused_at_once(ts: Map, ts_art: Art) -> None:
    with pytest.raises(BadInput, match="too much memory"):
        map_png(ts, "fr", art=ts_art, dpi=2000)
    with pytest.raises(BadInput, match="out of bounds"):
        map_png(ts, "fr", art=ts_art, dpi=1)
    side = int((PIXELS * 1.1) ** 0.5)
    with pytest.raises(BadInput, match=r"at most 95 %"):
        svg_to_png(f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}"></svg>')
