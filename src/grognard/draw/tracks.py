"""Railways and roads as drawn: gauges and kinds are told apart by their strokes, not by colour."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.draw.art import Art, Look
from grognard.draw.curves import flow_path, runs, sample_curve, straight, walk_length
from grognard.draw.geometry import SIZE, Box, Point
from grognard.draw.lines import Way
from grognard.draw.markup import el
from grognard.draw.streams import sample_side

# from the lowest stroke up: its class, and whether it takes the ink or the fill of its look
STROKES: dict[str, tuple[tuple[str, bool], ...]] = {
    "rail": (("g-rail", True), ("g-gap", False)),
    "rail_broad": (("g-line", True), ("g-ties-two", True)),
    "rail_standard": (("g-thin", True), ("g-ties", True)),
    "rail_narrow": (("g-hair", True), ("g-ties-few", True)),
    "road": (("g-road", True), ("g-roadtop", False)),
    "track": (("g-track", True),),
}
DASHED = ("g-gap", "g-ties-two", "g-ties", "g-ties-few", "g-track")
FAR = {"rail": 3.6, "rail_broad": 3.6, "rail_standard": 2.4, "rail_narrow": 1.6, "road": 2.6, "track": 1.6}


def draw_ways(art: Art, found: Sequence[Way], window: Box | None = None, far: bool = False) -> str:
    """Roads first, then railways over them: the stretches that a window shows. From afar
    one plain line each.
    """
    box = window and window.grow(SIZE)
    layers: dict[str, list[str]] = {"bed": [], "road": [], "top": [], "rail": [], "gap": []}
    for way in found:
        look = art.line_look(way.kind, way.gauge)
        rail = look.style.startswith("rail")
        low, high = ("rail", "gap") if rail else ("road", "top")
        for a, b in runs(way.curve, box):
            d = straight(way.curve[a : b + 1])
            if far:
                layers[low].append(
                    el("path", fill="none", stroke=look.ink, stroke_width=FAR[look.style], d=d)
                )
                continue
            gone = walk_length(way.curve[: a + 1])  # the dashes go on where the stretch before left them
            if way.faint:
                layers[low].append(el("path", cls="g-link", stroke=look.ink, stroke_dashoffset=gone, d=d))
                continue
            layers["bed"].append(el("path", cls="g-waybed", d=d))
            for n, (cls, ink) in enumerate(STROKES[look.style]):
                off = gone if cls in DASHED else None
                stroke = el(
                    "path", cls=cls, stroke=look.ink if ink else look.fill, stroke_dashoffset=off, d=d
                )
                layers[high if n else low].append(stroke)
    return "".join("".join(layer) for layer in layers.values())


def sample_line(look: Look, x: float, y: float, wide: float) -> str:
    """A short piece of a hexside or line, for the key."""
    points: list[Point] = [
        (x, y + 3),
        (x + wide * 0.28, y - 5),
        (x + wide * 0.62, y + 4.5),
        (x + wide, y - 2),
    ]
    if look.style not in STROKES:
        return sample_side(look, x, wide, sample_curve(points, 6))
    d = flow_path(points)
    return "".join(
        el("path", cls=cls, stroke=look.ink if ink else look.fill, d=d) for cls, ink in STROKES[look.style]
    )
