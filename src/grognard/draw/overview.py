"""The whole map at the size of a stamp: terrain in a few plain shapes and rivers, to be looked at from very
far.
"""

from __future__ import annotations

from itertools import groupby

from grognard.draw.art import Art, Look
from grognard.draw.drawing import Drawing
from grognard.draw.geometry import PITCH, SIZE
from grognard.draw.picture import picture
from grognard.kernel.maps import Map

OVERVIEW = "overview"  # what this picture is called among the pieces of a map
BOLD = 1.8  # rivers are drawn wider than they are: they would not be seen
COARSE = 6  # every so many points of a river's curve


def overview_svg(map: Map, art: Art, theme: str) -> str:
    """A hundred times less to draw than all the pieces together."""
    made = picture(map, art)
    page, looks = made.page, art.with_theme(theme)
    land = "".join(f'<path fill="{fill}" d="{d}"/>' for fill, d in _land(made.drawing_of, looks).items())
    water = "".join(
        f'<path stroke="{_ink(looks.side_look(kind))}" stroke-width="{looks.side_look(kind).width[1] * BOLD:g}" d="{d}"/>'
        for kind, d in _water(made.drawing_of).items()
    )
    water += "".join(
        f'<path stroke="{looks.border[name].ink}" stroke-width="{looks.border[name].width[0] * BOLD * 2:g}" d="{d}"/>'
        for name, d in _borders(made.drawing_of).items()
    )
    size = f'width="{page.width:g}" height="{page.height:g}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {page.width:g} {page.height:g}">'
        f'<rect {size} fill="{looks.palette["margin"]}"/>'
        f'<g transform="translate({page.left:g} {page.top:g})">{land}<g fill="none" stroke-linejoin="round">{water}</g></g></svg>\n'
    )


def _ink(look: Look) -> str:
    """Water between two hexes of land is as light as open water."""
    return look.ink if look.style == "ribbon" else look.fill


def _land(drawn: Drawing, looks: Art) -> dict[str, str]:
    """For each colour, stripes of hexes that have it: along the columns, or along the rows where hexes stand
    on their points.
    """
    flat, wide = drawn.plane.flat, round(1.5 * SIZE)
    lines: dict[int, list[tuple[int, int]]] = {}
    for h, (x, y) in drawn.plane.centre.items():
        across, along = (x, y) if flat else (y, x)
        lines.setdefault(round(across), []).append((round(along), h))
    found: dict[str, str] = {}
    for across, hexes in sorted(lines.items()):
        for fill, run in groupby(
            sorted(hexes), lambda one: looks.terrain_look(drawn.terrain_at[one[1]]).fill
        ):
            ends = [along for along, _ in run]
            side, begin, long = (
                across - wide // 2,
                round(ends[0] - PITCH / 2),
                round(ends[-1] - ends[0] + PITCH),
            )
            stripe = (
                f"M{side} {begin}h{wide}v{long}h-{wide}z"
                if flat
                else f"M{begin} {side}h{long}v{wide}h-{long}z"
            )
            found[fill] = found.get(fill, "") + stripe
    return found


def _water(drawn: Drawing) -> dict[str, str]:
    found: dict[str, str] = {}
    for river in drawn.rivers:
        points = [*river.curve[:-1:COARSE], river.curve[-1]]
        found[river.feature] = (
            found.get(river.feature, "") + "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in points)
        )
    return found


def _borders(drawn: Drawing) -> dict[str, str]:
    """Frontiers, which tell where one is; lesser borders could not be told apart."""
    found: dict[str, str] = {}
    for border in drawn.borders:
        if drawn.art.border[border.attribute].style == "country":
            points = [*border.curve[:-1:COARSE], border.curve[-1]]
            found[border.attribute] = (
                found.get(border.attribute, "") + "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in points)
            )
    return found
