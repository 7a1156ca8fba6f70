"""What several windows on one map share: its drawing in each theme, its paper and its furniture, kept while
they are wanted.
"""

from __future__ import annotations

from functools import cached_property
from threading import Lock

from grognard.draw.art import Art
from grognard.draw.drawing import Drawing
from grognard.draw.frame import Piece, Sheet, draw_frame, sheet
from grognard.draw.svg import LAYERS
from grognard.kernel.maps import Map

KEPT = 8  # maps


class Picture:
    """One map with one set of looks."""

    def __init__(self, map: Map, art: Art) -> None:
        self.map, self.art = map, art
        self._themes: dict[str, Drawing] = {}
        self._furniture: dict[tuple[str, str], list[Piece]] = {}

    @cached_property
    def drawing_of(self) -> Drawing:
        return Drawing(self.map, "en", self.art, LAYERS, "m")

    @cached_property
    def page(self) -> Sheet:
        return sheet(self.drawing_of.plane, self.map, self.art, True)

    def with_theme(self, theme: str) -> Drawing:
        if theme not in self._themes:
            self._themes[theme] = self.drawing_of.with_art(self.art.with_theme(theme))
        return self._themes[theme]

    def furniture(self, theme: str, lang: str) -> list[Piece]:
        if (theme, lang) not in self._furniture:
            self._furniture[theme, lang] = draw_frame(
                self.drawing_of.plane, self.map, self.art.with_theme(theme), lang, self.page, "m"
            )
        return self._furniture[theme, lang]


_kept: list[Picture] = []
_lock = Lock()


def picture(map: Map, art: Art) -> Picture:
    """The picture of a map, the same one each time while it is among the last few asked for."""
    with _lock:
        found = next((one for one in _kept if one.map is map and (one.art is art or one.art == art)), None)
        if found is None:
            found = Picture(map, art)
        else:
            _kept.remove(found)
        _kept.append(found)
        del _kept[:-KEPT]
        return found
