"""The names of a map as data: in the reader's language, each with its point and its tier."""

from __future__ import annotations

import math

import pytest

from grognard.draw.art import load_art
from grognard.draw.board import board_geometry
from grognard.draw.map_names import MapName, map_names
from grognard.games.boards import BOARDS, board
from grognard.kernel.load import Files


def names(game: str, lang: str) -> list[MapName]:
    found = board(game)
    return map_names(found.map, lang, load_art(found.files))


def called(some: list[MapName], text: str) -> MapName:
    return next(name for name in some if name.text == text)


@pytest.mark.parametrize("game", list(BOARDS))
def test_every_place_and_river_has_a_name_in_both_languages(game: str) -> None:
    map = board(game).map
    for lang in ("fr", "en"):
        found = {name.text for name in names(game, lang)}
        assert {p.fr if lang == "fr" else p.en for p in map.places} <= found


def test_set_up_names_are_in_the_language_of_the_reader() -> None:
    fr, en = ({n.text for n in names("ts", lang) if n.kind == "setup"} for lang in ("fr", "en"))
    assert {"38e", "2e inf.", "3e cav.", "ligne de départ"} <= fr
    assert {"38th", "2nd inf", "3rd cav", "start line"} <= en
    assert "1re armée de la Garde" in {n.text for n in names("avl", "fr")}
    assert "1st Guards Army" in {n.text for n in names("avl", "en")}


def test_a_name_lies_at_its_hex_on_the_sheet() -> None:
    found = board("ts")
    plan = board_geometry(found.map, load_art(found.files))
    at = dict(zip(plan.labels, zip(plan.x, plan.y, strict=True), strict=True))
    gumrak = called(names("ts", "en"), "Gumrak")
    place = next(p for p in found.map.places if p.en == "Gumrak")
    assert (gumrak.x, gumrak.y) == pytest.approx(at[found.map.label(place.hex)], abs=0.1)


def test_a_city_of_several_hexes_is_named_once_in_their_middle() -> None:
    city = [name for name in names("ts", "fr") if name.text == "Tsaritsyne"]
    assert len(city) == 1
    assert city[0].wide > 0


def test_what_wins_the_game_comes_first_and_one_tier_up() -> None:
    found = names("avl", "en")
    kharkov, belgorod = called(found, "Kharkov"), called(found, "Belgorod")
    assert (kharkov.victory, kharkov.tier) == (True, 1)
    assert (belgorod.victory, belgorod.tier) == (False, 2)
    wins = [name.victory for name in found]
    assert wins == sorted(wins, reverse=True)
    assert sum(wins) == 5


def test_a_river_has_a_stretch_to_follow_from_left_to_right() -> None:
    rivers = [name for name in names("avl", "fr") if name.kind == "river" and name.line]
    assert len(rivers) > 20
    for river in rivers:
        assert river.line[0][0] <= river.line[-1][0]
        assert (river.x, river.y) in river.line
        assert sum(math.dist(a, b) for a, b in zip(river.line, river.line[1:], strict=False)) > 60


def test_a_game_may_say_how_far_off_a_kind_of_place_is_read() -> None:
    class Made(Files):
        def names(self) -> list[str]:
            return ["art.toml"]

        def read(self, name: str) -> tuple[str, str]:
            return "[name.town]\ntier = 1\n", name

    art = load_art(Made("grognard.games.toy"))
    assert art.name_style("town").tier == 1
    assert art.name_style("village").tier == 4
