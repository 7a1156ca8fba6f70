"""The map of a game as a page uses it: drawn once by day and once by lamp, laid under any
number of figures.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy

from grognard.draw.board import art_of
from grognard.draw.curves import num
from grognard.draw.geometry import SIZE, Box, hexagon
from grognard.draw.picture import picture
from grognard.draw.style import stylesheet
from grognard.draw.view import View
from grognard.kernel.game import Game
from grognard.lab.plots import spoken
from grognard.lab.report_page import DARK

LAYERS = ("terrain", "water", "borders", "rivers", "rails", "areas", "numbers")
THEMES = {"day": "light", "lamp": "dark"}
MANY = 600  # hexes past which the map is drawn as seen from afar
LEAST = 0.27  # of a large map's own units on the screen: what is wider can be scrolled


class Ground:
    """One map for one page."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game, self.lang = game, lang
        self.art = art_of(game)
        self.picture = picture(game.map, self.art)
        self.plane = self.picture.drawing_of.plane
        self.far = len(self.plane.hexes) > MANY

    def style(self) -> str:
        own = "svg.map{display:block;width:100%;height:auto;max-height:none;border:1px solid var(--strong)}"
        own += "@media print{svg.map{min-width:0!important;max-height:225mm}}"
        return (
            stylesheet(self.art.with_theme("light"))
            + f"{DARK}{{{stylesheet(self.art.with_theme('dark'))}}}"
            + own
        )

    def definitions(self) -> str:
        """To stand once on the page, before the first figure."""
        shape = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in hexagon(self.plane.flat, SIZE - 1)) + "Z"
        grounds = "".join(self._ground(name, theme) for name, theme in THEMES.items())
        return (
            '<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>'
            f'<path id="hx" d="{shape}"/><path id="hs" d="{shape}" transform="scale(.55)"/>{grounds}</defs></svg>'
        )

    def _ground(self, name: str, theme: str) -> str:
        made = copy(self.picture.with_theme(theme))
        # both stand on one page: nothing of the one may be called like the other's
        made.uid, made.stamps = (f"g{name}", {})
        view = View(made, None, self.far)
        body = view.body(view.layers(LAYERS))
        names = "".join(label.svg for label in made.names(self.lang))
        return f'{view.definitions()}<g id="ground-{name}">{body}{names}</g>'

    def sheet(self, label: str, inside: Iterable[str], room: Box | None = None) -> str:
        """A figure with something laid over the map; `room` is the part of it that is shown."""
        box = room or Box(0, 0, self.plane.width, self.plane.height)
        view = f"{num(box.left)} {num(box.top)} {num(box.right - box.left)} {num(box.bottom - box.top)}"
        under = "".join(f'<use class="{name}" href="#ground-{name}"/>' for name in THEMES)
        wide = f' style="min-width:{round((box.right - box.left) * LEAST)}px"' if self.far else ""
        drawn = f'<svg class="map"{wide} role="img" aria-label="{spoken(label)}" viewBox="{view}">{under}{"".join(inside)}</svg>'
        return f'<div class="scroll">{drawn}</div>'
