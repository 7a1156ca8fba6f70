"""Small pictures for the lobby: a cut of the map, or bare hexes where there is none."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from grognard.draw.board import Geometry, art_of, board_geometry
from grognard.draw.chunks import chunk_svg, chunks
from grognard.draw.counters import Counter, draw_stacks
from grognard.draw.geometry import Point
from grognard.draw.picture import picture
from grognard.games import entry, fixed_options, load
from grognard.kernel.dice import SeededDice
from grognard.kernel.game import Game
from grognard.kernel.pathfinding import UNLIMITED
from grognard.kernel.position import begin
from grognard.kernel.state import Position
from grognard.kernel.units import Unit
from grognard.kernel.views import view
from grognard.server.charts import Chart, chart_of

WIDE, HIGH = 640.0, 400.0
ROOM = 1.4  # how much more of the map a small scenario shows
# places that tell a map from the others
SPOTS = {"vl": "velikie_louki_west", "avl": "boguchar", "vr": "komarom", "ss": "wlodzimierz"}
PAPER = {"light": ("#f0e7cd", "#b9a878"), "dark": ("#3b372b", "#665d45")}


def thumbnail_svg(game: Game, theme: str, lang: str) -> str:
    """The middle of the map with the counters of the set-up, at the scale of a card; of a small scenario the
    part of the map where its counters stand.
    """
    art, counters = art_of(game), set_up(game)
    plane = picture(game.map, art).drawing_of.plane
    stacks, badges = draw_stacks(plane, art.with_theme(theme), counters)
    if game.scenario == entry(game.id).scenarios[0] or not counters:
        return cut_svg(chart_of(game), theme, lang, stacks + badges)
    centre = busiest(counters, plane.centre)
    return cut_svg(chart_of(game), theme, lang, stacks + badges, centre, ROOM)


def busiest(counters: Sequence[Counter], centre: Mapping[int, Point]) -> int:
    """The middle of the picture that shows most stacks of the side that has fewer in it, then of both."""
    stacks = sorted({(one.hex, one.side) for one in counters})
    sides = {side for _, side in stacks}

    def shown(h: int) -> list[tuple[int, int]]:
        x, y = centre[h]
        return [
            (other, side)
            for other, side in stacks
            if abs(centre[other][0] - x) < WIDE * ROOM / 2 and abs(centre[other][1] - y) < HIGH * ROOM / 2
        ]

    def worth(h: int) -> tuple[int, int]:
        near = [side for _, side in shown(h)]
        return min(near.count(side) for side in sides), len(near)

    return middle([h for h, _ in shown(max((h for h, _ in stacks), key=worth))], centre)


def middle(hexes: Sequence[int], centre: Mapping[int, Point]) -> int:
    """The hex nearest to the middle of the smallest box around some."""
    xs, ys = [centre[h][0] for h in hexes], [centre[h][1] for h in hexes]
    x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    return min(centre, key=lambda h: (centre[h][0] - x) ** 2 + (centre[h][1] - y) ** 2)


def cut_svg(
    chart: Chart, theme: str, lang: str, laid: str = "", centre: int | None = None, room: float = 1.0
) -> str:
    """A piece of the map around a hex, with something laid on it."""
    wide, high = WIDE * room, HIGH * room
    plan, pieces = board_geometry(chart.map, chart.art), chunks(chart.map, chart.art)
    x, y = spot(chart, plan) if centre is None else at_hex(chart, plan, centre)
    piece = next((c for c in pieces if c.x <= x < c.x + c.width and c.y <= y < c.y + c.height), pieces[0])
    left = min(max(x - wide / 2, piece.x), max(piece.x, piece.x + piece.width - wide))
    top = min(max(y - high / 2, piece.y), max(piece.y, piece.y + piece.height - high))
    over = f'<g transform="translate({plan.left:g} {plan.top:g})">{laid}</g></svg>'
    size = f'width="{WIDE:g}" height="{HIGH:g}" viewBox="{left:g} {top:g} {wide:g} {high:g}" preserveAspectRatio="xMidYMid slice"'
    ground = (
        chunk_svg(chart.map, chart.art, theme, lang, "near", piece.id).rstrip().removesuffix("</svg>") + over
    )
    return re.sub(r'width="[^"]*" height="[^"]*" viewBox="[^"]*"', size, ground, count=1)


def spot(chart: Chart, plan: Geometry) -> tuple[float, float]:
    """What the cut is made around: a place that everybody knows, or the middle of the map."""
    for place in chart.map.places:
        if place.id == SPOTS.get(chart.id):
            at = plan.labels.index(chart.map.label(place.hex))
            return plan.x[at], plan.y[at]
    return plan.x[len(plan.x) // 2], sum(plan.y) / len(plan.y)


def at_hex(chart: Chart, plan: Geometry, h: int) -> tuple[float, float]:
    at = plan.labels.index(chart.map.label(h))
    return plan.x[at], plan.y[at]


def position_svg(pos: Position, viewer: int, theme: str, lang: str, centre: int) -> str:
    """The counters of a position as a viewer sees them, around a hex."""
    game, art = pos.game, art_of(pos.game)
    seen = view(pos, viewer)
    counters = [
        Counter(game.map.index[h["at"]], game.sides.index(h["side"]), "hidden", "?")
        for h in seen["hidden"]
        if h["at"] in game.map.index
    ]
    shown = [
        (game.roster.index[u["id"]], game.map.index[u["at"]], u["steps"])
        for u in seen["units"]
        if u["at"] in game.map.index
    ]
    counters += [
        counter(game, unit, at, steps)
        for unit, at, steps in sorted(shown, key=lambda one: game.roster[one[0]].attack)
    ]
    stacks, badges = draw_stacks(picture(game.map, art).drawing_of.plane, art.with_theme(theme), counters)
    return cut_svg(chart_of(game), theme, lang, stacks + badges, centre)


def counter(game: Game, unit: int, at: int, steps: int) -> Counter:
    one = game.roster[unit]
    printed = game.face(unit, steps) if one.move < UNLIMITED else ""
    return Counter(at, one.side, one.kind, one.name("en"), printed, (), one.size, nation(game, one))


def set_up(game: Game) -> list[Counter]:
    """The counters where a game that is set up beforehand begins; none where there is no such set-up."""
    option = next((o for o in entry(game.id).options if o.name == "setup"), None)
    if option is not None and "ready_made" not in option.values:
        return []
    asked = option is not None and "setup" not in fixed_options(game.id, game.scenario)
    wanted = {"setup": "ready_made"} if asked else {}
    pos, _ = begin(load(game.id, wanted, game.scenario), SeededDice(bytes(32)))
    roster = game.roster
    found = [(roster[u].attack, at, u) for u, at in enumerate(pos.state.where) if at >= 0]
    return [counter(game, u, at, roster[u].steps) for _, at, u in sorted(found)]


def nation(game: Game, unit: Unit) -> str:
    return game.hooks.nation(game, game.roster.index[unit.id])


def blank_svg(game: str, theme: str) -> str:
    fill, ink = PAPER[theme]
    cell = "M0 34.6L20 0H60L80 34.6L60 69.3H20ZM80 34.6H120"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE:g}" height="{HIGH:g}" viewBox="0 0 {WIDE:g} {HIGH:g}">'
        f'<defs><pattern id="h" width="120" height="69.3" patternUnits="userSpaceOnUse">'
        f'<path d="{cell}" fill="none" stroke="{ink}" stroke-width="1.2"/></pattern></defs>'
        f'<rect width="{WIDE:g}" height="{HIGH:g}" fill="{fill}"/><rect width="{WIDE:g}" height="{HIGH:g}" fill="url(#h)"/></svg>'
    )
