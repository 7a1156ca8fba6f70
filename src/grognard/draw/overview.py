"""The whole map at the size of a stamp: terrain in a few plain shapes, for a window that shows where one is."""

from __future__ import annotations

from itertools import groupby

from grognard.draw.art import Art
from grognard.draw.geometry import PITCH, SIZE
from grognard.draw.picture import picture
from grognard.kernel.maps import Map

OVERVIEW = "overview"  # what this picture is called among the pieces of a map


def overview_svg(map: Map, art: Art, theme: str) -> str:
    """Stripes of terrain, a path for each kind: a hundred times less to draw than the pieces together."""
    made = picture(map, art)
    page, plane, looks = made.page, made.drawn.plane, art.under(theme)
    wide, long = 1.5 * SIZE, PITCH
    lines: dict[int, list[tuple[int, int]]] = {}
    for h, (x, y) in plane.centre.items():
        across, along = (x, y) if plane.flat else (y, x)
        lines.setdefault(round(across), []).append((round(along), h))
    paths: dict[str, list[str]] = {}
    for across, found in sorted(lines.items()):
        for terrain, run in groupby(sorted(found), lambda one: made.drawn.terrain_at[one[1]]):
            hexes = [along for along, _ in run]
            low, length = round(hexes[0] - long / 2), round(hexes[-1] - hexes[0] + long)
            side = round(across - wide / 2)
            stripe = f"M{side} {low}h{wide:g}v{length}h-{wide:g}z" if plane.flat else f"M{low} {side}h{length}v{wide:g}h-{length}z"
            paths.setdefault(looks.of_terrain(terrain).fill, []).append(stripe)
    shapes = "".join(f'<path fill="{fill}" d="{"".join(d)}"/>' for fill, d in paths.items())
    size = f'width="{page.width:g}" height="{page.height:g}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {page.width:g} {page.height:g}">'
        f'<rect {size} fill="{looks.palette["margin"]}"/>'
        f'<g transform="translate({page.left:g} {page.top:g})">{shapes}</g></svg>\n'
    )
