"""The map picture in pieces for a browser: each an SVG of its own that shows exactly one
window of the sheet.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from grognard.draw import fonts
from grognard.draw.art import Art
from grognard.draw.curves import num
from grognard.draw.frame import Sheet, round_up
from grognard.draw.geometry import PITCH, SIZE, Box
from grognard.draw.markup import el
from grognard.draw.picture import Picture, picture
from grognard.draw.style import stylesheet
from grognard.draw.view import View
from grognard.kernel.errors import BadInput
from grognard.kernel.maps import Map

ACROSS = 16  # hexes of a piece, either way
LAP = 8.0  # how far a piece runs under the next: edges that fall between two pixels leave no gap
LAYERS = ("terrain", "water", "borders", "rivers", "rails", "areas", "numbers")
DETAILS = ("near", "far")


BARE = (
    "#bare:target~g .g-num{display:none}"  # an address that ends in #bare shows the piece without its numbers
)


class ChunkSpot(NamedTuple):
    """A piece of the picture and where it lies, in the units of the sheet."""

    id: str
    x: float
    y: float
    width: float
    height: float


def chunks(map: Map, art: Art) -> list[ChunkSpot]:
    """The pieces that cover the sheet, margin and furniture too, row by row; a small map is one piece."""
    return list(_spots(picture(map, art)).values())


def _spots(made: Picture) -> dict[str, ChunkSpot]:
    page: Sheet = made.page
    wide, high = (1.5 * SIZE, PITCH) if made.drawing_of.plane.flat else (PITCH, 1.5 * SIZE)
    found = {}
    for row, (top, bottom) in enumerate(_cuts(page.height, high * ACROSS)):
        for column, (left, right) in enumerate(_cuts(page.width, wide * ACROSS)):
            id = f"{column}-{row}"
            right, bottom = min(right, page.width), min(bottom, page.height)
            found[id] = ChunkSpot(id, left, top, right - left, bottom - top)
    return found


def _cuts(length: float, step: float) -> list[tuple[float, float]]:
    """A length in nearly equal parts of about `step`, each reaching a little into the next."""
    parts = max(1, round(length / step))
    return [(a, b + LAP) for a, b in pairwise(round_up(length * i / parts) for i in range(parts + 1))]


def chunk_svg(map: Map, art: Art, theme: str, lang: str, detail: str, id: str) -> str:
    """One piece as SVG text. `near` has textures and hex numbers; `far` is for looking at much of a large map
    at once.
    """
    made = picture(map, art)
    spot = _spots(made).get(id)
    if spot is None:
        raise BadInput(f'"{id}" is not a piece of this map')
    if detail not in DETAILS:
        raise BadInput(f'"{detail}" is neither {" nor ".join(DETAILS)}')
    page, drawn = made.page, made.with_theme(theme)
    window = Box(spot.x, spot.y, spot.x + spot.width, spot.y + spot.height)
    view = View(drawn, window.move(-page.left, -page.top), detail == "far")
    body = view.body(view.layers(LAYERS))
    pieces = "".join(
        piece.svg
        for piece in made.furniture(theme, lang)
        if any(box.does_meet(window) for box in piece.boxes)
    )
    place = f"translate({num(page.left)} {num(page.top)})"
    inside = el("g", el("g", body, clip_path=f"url(#{view.uid}-map)"), transform=place) if body else ""
    type_ = fonts.faces_for(body + pieces)
    size = f'width="{num(spot.width)}" height="{num(spot.height)}" viewBox="{" ".join(num(v) for v in spot[1:])}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n<style>{type_}{stylesheet(drawn.art)}{BARE}</style><g id="bare"/>\n'
        f"<defs>{view.definitions()}</defs>\n"
        f"{el('rect', cls='g-paper', x=spot.x, y=spot.y, width=spot.width, height=spot.height)}\n{inside}{pieces}</svg>\n"
    )
