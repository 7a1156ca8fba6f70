"""What a table in a browser needs to know of a map besides its picture: where hexes lie, names, words,
symbols.
"""

from __future__ import annotations

from typing import NamedTuple
from weakref import WeakKeyDictionary

from grognard.draw.art import Art, load_art
from grognard.draw.chunks import chunks
from grognard.draw.geometry import PITCH, Point, hexagon
from grognard.draw.picture import picture
from grognard.draw.text import hex_notes
from grognard.kernel.game import Game
from grognard.kernel.maps import Map

_arts: WeakKeyDictionary[Map, Art] = WeakKeyDictionary()


def art_of(game: Game) -> Art:
    """The looks of a game, read once."""
    found = _arts.get(game.map)
    if found is None:
        found = _arts[game.map] = load_art(game.files)
    return found


class Geometry(NamedTuple):
    """The sheet in its own units, the same as those of the pieces of the picture."""

    width: float
    height: float
    left: float  # where the map begins
    top: float
    size: float  # of a hex, flat to flat
    corners: list[Point]  # of a hex, round its centre
    labels: list[str]
    x: list[float]  # the centre of each hex
    y: list[float]
    far: bool  # whether the map is large enough for simpler pictures from afar to be worth while


def board_geometry(map: Map, art: Art) -> Geometry:
    made = picture(map, art)
    page, plane = made.page, made.drawing_of.plane
    return Geometry(
        width=page.width,
        height=page.height,
        left=round(page.left, 2),
        top=round(page.top, 2),
        size=round(PITCH, 3),
        corners=[(round(x, 2), round(y, 2)) for x, y in hexagon(plane.flat)],
        labels=[map.label(h) for h in plane.hexes],
        x=[round(plane.centre[h][0] + page.left, 2) for h in plane.hexes],
        y=[round(plane.centre[h][1] + page.top, 2) for h in plane.hexes],
        far=len(chunks(map, art)) > 1,
    )


def hex_words(game: Game, h: int, lang: str) -> str:
    """A hex in words, without its number: place, terrain, features, rivers by side, railways."""
    return ", ".join(hex_notes(game.map, h, lang, art_of(game)))


def all_hex_words(game: Game, lang: str) -> tuple[list[str], list[int]]:
    """The words of every hex: each wording once, and for each hex, in the order of its geometry, which one is
    its own.
    """
    words: dict[str, int] = {}
    which = [
        words.setdefault(hex_words(game, h, lang), len(words))
        for h in picture(game.map, art_of(game)).drawing_of.plane.hexes
    ]
    return list(words), which


def symbol(art: Art, kind: str, lang: str = "en") -> tuple[str, str]:
    """The NATO symbol of a kind of unit (empty where a glyph of our own is to be drawn)
    and the word for it.
    """
    found = art.symbol_of(kind)
    return found.sidc, found.word(lang)
