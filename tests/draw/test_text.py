"""The map in letters and a hex in words."""

from __future__ import annotations

import re
from collections.abc import Callable

from grognard.draw.art import Art
from grognard.draw.counters import Counter
from grognard.draw.text import hex_text, map_text
from grognard.kernel.hexes import Layout
from grognard.kernel.maps import Map


def test_the_whole_map_fits_a_terminal(ts: Map, ts_art: Art) -> None:
    text = map_text(ts, colour=False, art=ts_art)
    lines = text.split("\n")
    assert 100 <= max(map(len, lines)) <= 130
    assert len(lines) <= 40
    for label in ts.index:
        assert len(re.findall(rf"\b{label}\b", text)) == 1


def test_units_stacks_and_costs_show(ts: Map, ts_art: Art) -> None:
    units = [
        Counter(ts.hex("0510"), 0, "infantry", "3K/1", "3-3"),
        Counter(ts.hex("0510"), 0, "tank", "Ch/1", "2-4"),
        Counter(ts.hex("0606"), 1, "infantry", "37/1", "3-3"),
    ]
    text = map_text(ts, units, colour=False, lit={ts.hex("0608"): "1", ts.hex("0510"): "3"}, art=ts_art)
    assert "vCh/1x2" in text
    assert "3K/1" not in text  # under the tank
    assert "*37/1" in text
    assert ">1 " in text
    assert ">3vCh/1x2" in text
    bare = map_text(ts, colour=False, art=ts_art)
    assert "37/1" not in bare
    assert ">" not in bare


def test_units_stand_under_their_own_number(ts: Map, ts_art: Art) -> None:
    lines = map_text(ts, [Counter(ts.hex("0606"), 1, "infantry", "37/1")], colour=False, art=ts_art).split(
        "\n"
    )
    row = next(i for i, line in enumerate(lines) if "0606" in line)
    column = lines[row].index("0606")
    assert "*37/1" in lines[row + 1][column - 1 : column + 9]


def test_signs_tell_terrain_towns_forts_and_rails(ts: Map, ts_art: Art) -> None:
    text = map_text(ts, colour=False, art=ts_art)
    for label, signs in (
        ("0604", ".T="),
        ("0905", "^F"),
        ("1003", "#="),
        ("1205", "~"),
        ("0209", "."),
        ("1010", ".~"),
    ):
        assert f"{label} {signs} " in text + " ", label
    assert "accidenté" in map_text(ts, colour=False, lang="fr", art=ts_art)
    assert "rough" in text


def test_a_river_shows_between_its_hexes(ts: Map, ts_art: Art) -> None:
    lines = map_text(ts, colour=False, art=ts_art).split("\n")
    row = next(i for i, line in enumerate(lines) if "0804" in line)
    column = lines[row].index("0804")
    assert lines[row][column - 1] == "~"  # 0704/0804
    assert lines[row - 1][column : column + 9] == "~" * 9  # 0803/0804
    row = next(i for i, line in enumerate(lines) if "0302" in line)
    assert lines[row][lines[row].index("0302") - 1] == "/"


def test_colour_is_only_colour(ts: Map, ts_art: Art) -> None:
    units = [Counter(ts.hex("0606"), 1, "infantry", "37/1")]
    plain = map_text(ts, units, colour=False, lit={ts.hex("0608"): "1"}, art=ts_art)
    painted = map_text(ts, units, colour=True, lit={ts.hex("0608"): "1"}, art=ts_art)
    assert "\x1b" not in plain
    assert "\x1b[1;37;41m*37/1\x1b[0m" in painted
    assert re.sub(r"\x1b\[[\d;]*m", "", painted) == plain


def test_pointy_maps_shift_every_second_row(make: Callable[..., Map]) -> None:
    map = make(3, 3, Layout("pointy", "even"))
    lines = map_text(map, colour=False).split("\n")
    first, second = (next(line for line in lines if label in line) for label in ("0101", "0102"))
    assert second.index("0102") - first.index("0101") == 5
    assert first.index("0201") - first.index("0101") == 10
    map = make(3, 3, Layout("pointy", "even", True))
    line = next(line for line in map_text(map, colour=False).split("\n") if "0101" in line)
    assert line.index("0301") < line.index("0201") < line.index("0101")


def test_part_of_a_map(ts: Map, ts_art: Art) -> None:
    text = map_text(ts, colour=False, art=ts_art, only=ts.grid.disc(1 << ts.hex("0604"), 2))
    assert "0604" in text
    assert "0602" in text
    assert "0601" not in text
    assert map_text(ts, colour=False, art=ts_art, only=0) == ""


def test_one_hex_in_words(ts: Map, ts_art: Art) -> None:
    assert (
        hex_text(ts, ts.hex("0704"), "en", ts_art)
        == "0704, clear, fortification, river (Tsaritsa) to the south-east and to the south, railway"
    )
    assert (
        hex_text(ts, ts.hex("0704"), "fr", ts_art)
        == "0704, clair, fortification, rivière (Tsaritsa) au sud-est et au sud, voie ferrée"
    )
    assert hex_text(ts, ts.hex("0604"), "fr", ts_art) == "0604, Goumrak, clair, ville, voie ferrée"
    assert hex_text(ts, ts.hex("0209"), "en", ts_art) == "0209, clear"
    assert hex_text(ts, ts.hex("1205"), "en", ts_art) == "1205, Volga, open water"
