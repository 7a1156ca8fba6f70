"""By daylight and by lamplight: the same sheet, legible in both."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grognard.draw.art import Art, default_art, load_art
from grognard.draw.svg import Counter, map_svg
from grognard.kernel.errors import BadInput
from grognard.kernel.load import Files
from grognard.kernel.maps import Map

COLOUR = re.compile(r"#[0-9a-f]{6}\b")


def light(colour: str) -> float:
    """Relative luminance."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: str, b: str) -> float:
    high, low = sorted((light(a), light(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_only_colours_change(ts: Map, ts_art: Art) -> None:
    one = Counter(ts.hex("0604"), 0, "infantry", "37/1", "3-3")
    day, night = (map_svg(ts, "fr", art=ts_art, counters=[one], theme=theme) for theme in ("light", "dark"))
    assert day != night
    assert COLOUR.sub("#", day) == COLOUR.sub("#", night)
    assert day == map_svg(ts, "fr", art=ts_art, counters=[one])  # light unless told otherwise


def test_every_look_has_its_night_colours() -> None:
    day = default_art()
    night = day.with_theme("dark")
    assert set(day.palette) == set(night.palette)
    for key, colour in day.palette.items():
        assert (colour != night.palette[key]) == (key != "badge_ink"), key
    for name, look in day.terrain.items():
        assert night.terrain[name].style == look.style
        assert light(night.terrain[name].fill) < 0.1 < light(look.fill), name
        assert contrast(night.terrain[name].fill, night.terrain[name].ink) > 1.6, name
    for kind in ("feature", "side", "line"):
        for name, look in getattr(day, kind).items():
            assert getattr(night, kind)[name].ink != look.ink, name


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_must_be_read_can_be_read(theme: str) -> None:
    art = default_art().with_theme(theme)
    p, ground = art.palette, art.terrain["clear"].fill
    for ink in ("name", "num"):
        assert contrast(p[ink], p["margin"]) > 4.5
        assert contrast(p[ink], ground) > 4.5
        assert contrast(p[ink], p["halo"]) > 4.5
    assert contrast(p["objective"], ground) > 3
    for look in (art.side["river"], art.line["rail"], art.feature["town"], art.feature["fort"]):
        assert contrast(look.ink, ground) > 3


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_signs_and_borders_can_be_seen(tmp_path: Path, theme: str) -> None:
    names = ("country", "border39", "theatre", "district", "weather", "army")
    (tmp_path / "art.toml").write_text("".join(f"[border.{name}]\n" for name in names), encoding="utf-8")
    art = load_art(Files("grognard.games.tsaritsyn", tmp_path)).with_theme(theme)
    grounds = [
        art.terrain[name].fill for name in ("clear", "woods", "forest", "rough", "mountain", "swamp", "sand")
    ]
    assert contrast(art.palette["region"], art.terrain["clear"].fill) > 4.5
    for name in names:
        assert min(contrast(art.border[name].ink, ground) for ground in grounds) > 3, name
    for name in (
        "port",
        "oil",
        "airfield",
        "capital",
        "victory",
        "factory",
        "height",
        "dot_city",
        "reference_city",
        "partial_city",
    ):
        assert contrast(art.feature[name].ink, art.palette["halo"]) > 4.5, name
    for name in ("rail_broad", "rail_standard", "rail_narrow"):
        assert min(contrast(art.line[name].ink, ground) for ground in grounds) > 4.5, name
    for name in ("sea", "lake", "strait"):
        assert contrast(art.side[name].ink, art.terrain["clear"].fill) > 3, name


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_outlines_in_the_colours_of_a_side_can_be_seen(tmp_path: Path, theme: str) -> None:
    faces = (
        "white",
        "red",
        "blue",
        "soviet",
        "guards",
        "german",
        "romanian",
        "hungarian",
        "italian",
        "finnish",
    )
    text = "".join(f'[area.{name}]\nstyle = "setup"\nface = "{name}"\n' for name in faces)
    (tmp_path / "art.toml").write_text(text, encoding="utf-8")
    art = load_art(Files("grognard.games.tsaritsyn", tmp_path)).with_theme(theme)
    for name in faces:
        assert contrast(art.area[name].ink, art.terrain["clear"].fill) > 3, name


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_faces_of_the_sides_can_be_read(ts_art: Art, theme: str) -> None:
    art = ts_art.with_theme(theme)
    assert [face.name for face in art.faces] == ["white", "red"]
    for face in art.faces:
        assert contrast(face.face, face.ink) > 4.5
        assert contrast(face.box, face.symbol) > 7
        assert face.band
        assert face.sign
    assert len({face.band for face in art.faces}) == len({face.sign for face in art.faces}) == 2


def test_a_face_of_the_usual_ones_goes_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "art.toml").write_text(
        '[[counter]]\nname = "german"\n[[counter]]\nname = "red"\nsign = "RU"\n', encoding="utf-8"
    )
    art = load_art(Files("grognard.games.tsaritsyn", tmp_path))
    assert (art.face(0).face, art.with_theme("dark").face(0).face) == ("#a9b1a3", "#9aa394")
    assert (art.face(1).sign, art.face(1).face) == ("RU", "#a8362a")


def test_a_games_own_terrain_takes_the_night_of_what_is_drawn_alike(ts_art: Art) -> None:
    night = ts_art.with_theme("dark")
    assert night.terrain["tsaritsyn"].fill == night.terrain["city"].fill
    assert night.terrain["tsaritsyn"].word("fr") == "Tsaritsyne"
    assert night.side["minor_river"].ink == night.side["river"].ink
    assert night.side["minor_river"].width != night.side["river"].width


def test_a_games_table_changes_the_night_too(tmp_path: Path) -> None:
    (tmp_path / "art.toml").write_text(
        '[dark.terrain.clear]\nfill = "#101010"\n[dark.palette]\ngrid = "#777777"\n', encoding="utf-8"
    )
    art = load_art(Files("grognard.games.tsaritsyn", tmp_path))
    usual = default_art().with_theme("dark")
    assert art.with_theme("dark").terrain["clear"].fill == "#101010"
    assert art.with_theme("dark").terrain["clear"].ink == usual.terrain["clear"].ink
    assert art.with_theme("dark").palette["grid"] == "#777777"
    assert art.with_theme("dark").palette["name"] == usual.palette["name"]
    assert art.terrain["clear"].fill == default_art().terrain["clear"].fill


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ('[dark.terrain.lava]\nfill = "#101010"', "lava"),
        ('[dark.terrain.clear]\ntexture = "sand"', "texture"),
        ('[dark.palette]\nneon = "#101010"', "neon"),
        ('[dark.frame]\nsub = "x"', "frame"),
        ('[symbol.infantry]\nsidc = "SFGP"', "20 digits"),
        ('[symbol.infantry]\ncode = "1"', "code"),
    ],
)
def test_errors_are_told(tmp_path: Path, text: str, what: str) -> None:
    (tmp_path / "art.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadInput, match=what):
        load_art(Files("grognard.games.tsaritsyn", tmp_path))


def test_there_are_two_themes() -> None:
    with pytest.raises(BadInput, match="sepia"):
        default_art().with_theme("sepia")
