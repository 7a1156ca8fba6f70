"""Rivers and arms of water as drawn, and what lies on single hexsides: bridges, causeways, crossings,
barriers, walls.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from grognard.draw.art import RIBBONS, WALLED, Art, Look
from grognard.draw.curves import num, ribbon, runs, straight
from grognard.draw.geometry import SIZE, Box, Plane, Point, distance, point_between
from grognard.draw.lines import Crossing, River
from grognard.draw.markup import el
from grognard.kernel.maps import Map


def draw_rivers(art: Art, found: Sequence[River], window: Box | None = None, far: bool = False) -> str:
    """The stretches of the rivers that a window shows. From afar a little broader."""
    box = window and window.grow(SIZE)
    beds, streams, mouths = [], [], []
    for river in found:
        look = art.side_look(river.feature)
        if look.style != "ribbon":
            continue
        for a, b in runs(river.curve, box):
            curve, widths = river.curve[a : b + 1], river.widths[a : b + 1]
            if far:  # every second point will do
                curve, widths = [*curve[:-1:2], curve[-1]], [*widths[:-1:2], widths[-1]]
            else:
                beds.append(
                    el("path", fill=look.fill, fill_opacity=".9", d=ribbon(curve, [w + 2.5 for w in widths]))
                )
            streams.append(
                el(
                    "path",
                    cls="g-river",
                    fill=look.ink,
                    d=ribbon(curve, [w + 1.6 for w in widths] if far else widths),
                )
            )
        if (
            river.mouth
            and distance(river.mouth, river.curve[-1]) > 8
            and (box is None or box.does_contain(river.mouth) or box.does_contain(river.curve[-1]))
        ):
            mouths.append(_mouth(river, river.mouth, look))
    return "".join(beds + mouths + streams)


def draw_arms(art: Art, found: Sequence[River], window: Box | None, shore: bool) -> str:
    """Water between hexes of land: its shores, which lie under the open water, or the water itself, which
    lies over it and joins it.
    """
    box = window and window.grow(SIZE)
    out = []
    for river in found:
        look = art.side_look(river.feature)
        if look.style == "ribbon":
            continue
        for a, b in runs(river.curve, box):
            out.append(_arm(look, river.curve[a : b + 1], river.widths[a : b + 1], shore))
    return "".join(out)


def _arm(look: Look, curve: Sequence[Point], widths: Sequence[float], shore: bool) -> str:
    if shore:
        return el("path", fill=look.ink, d=ribbon(curve, [w + 2.8 for w in widths]))
    return el("path", cls="g-river", fill=look.fill, d=ribbon(curve, widths))


def _mouth(river: River, mouth: Point, look: Look) -> str:
    """From the last hexside to the open water."""
    end = river.curve[-1]
    way = (end[0] - river.curve[-2][0], end[1] - river.curve[-2][1])
    n = math.hypot(*way) or 1.0
    k = distance(end, mouth) * 0.4
    bow = (end[0] + way[0] / n * k, end[1] + way[1] / n * k)
    d = f"M{num(end[0])} {num(end[1])}Q{num(bow[0])} {num(bow[1])} {num(mouth[0])} {num(mouth[1])}"
    return el("path", fill="none", stroke=look.ink, stroke_width=1.5, stroke_dasharray="4 2", d=d)


Met = Mapping[frozenset[int], Sequence[Crossing]]


def draw_marks(
    plane: Plane, map: Map, art: Art, met: Met, window: Box | None = None, far: bool = False
) -> str:
    """Signs on single hexsides: a bridge lies where its way meets the river. From afar only those that shut
    the way.
    """
    box = window and window.grow(SIZE)
    walled = 0
    for name, s in map.features.items():
        walled |= s if art.feature_look(name).style in WALLED else 0
    out = []
    for a, b, feature, _, _ in map.side_names:
        look = art.side_look(feature)
        if look.style in ("ribbon", "wet") or (
            box and not box.does_contain(plane.centre[a]) and not box.does_contain(plane.centre[b])
        ):
            continue
        p, q = plane.side(a, map.grid.direction(a, b))
        if look.style == "barrier":
            out.append(_barrier(look, p, q))
        elif look.style == "wall":
            ours = [h for h in (a, b) if walled >> h & 1]
            out.append(_wall(look, p, q, plane.centre[ours[0]] if len(ours) == 1 else None))
        elif far:
            continue
        elif look.style == "strait":
            out.append(_crossing(look, p, q))
        else:
            out += [_bridge(look, *one) for one in met.get(frozenset((a, b)), ())] or [
                _bridge(look, *_middle(p, q))
            ]
    return "".join(out)


def _middle(p: Point, q: Point) -> Crossing:
    """Straight across the middle of a side."""
    return Crossing(point_between(p, q), math.atan2(q[1] - p[1], q[0] - p[0]) + math.pi / 2, 3.4)


def _barrier(look: Look, p: Point, q: Point) -> str:
    d = straight([point_between(p, q, 0.06), point_between(p, q, 0.94)])
    bed = el("path", d=d, stroke=look.fill, stroke_width=look.width[0] + 2.4, fill="none")
    return bed + el(
        "path", d=d, stroke=look.ink, stroke_width=look.width[0], stroke_dasharray="2 2.4", fill="none"
    )


def _wall(look: Look, p: Point, q: Point, own: Point | None = None) -> str:
    """Teeth on either hand of a line; inside the hex that has the works, so that a river on the side stays in
    sight.
    """
    if own:
        p, q = point_between(p, own, 0.13), point_between(q, own, 0.13)
    d = straight([p, q])
    line = el("path", d=d, stroke=look.ink, stroke_width=1.6, fill="none")
    return line + el(
        "path", d=d, stroke=look.ink, stroke_width=look.width[0] * 2, stroke_dasharray="3.2 3.4", fill="none"
    )


def _frame(p: Point, q: Point) -> tuple[Point, float, float]:
    """The middle of a side and its direction."""
    n = distance(p, q) or 1.0
    return point_between(p, q), (q[0] - p[0]) / n, (q[1] - p[1]) / n


def _bridge(look: Look, m: Point, bearing: float, wide: float) -> str:
    """Two rails with wings across the river; a causeway is a firm bank instead."""
    ux, uy = math.sin(bearing), -math.cos(bearing)  # along the river
    long = look.width[0]
    if look.style == "causeway":
        d = straight([(m[0] + uy * s * long, m[1] - ux * s * long) for s in (-1, 1)])
        firm = el("path", d=d, stroke=look.ink, stroke_width=5.6, fill="none")
        return firm + el(
            "path", d=d, stroke=look.fill, stroke_width=3.2, fill="none", stroke_dasharray="3 1.4"
        )
    d = ""
    for k in (-wide, wide):
        x, y = m[0] + ux * k, m[1] + uy * k
        wing = math.copysign(2.2, k)
        ends = [
            (x + uy * s * long + ux * w, y - ux * s * long + uy * w)
            for s, w in ((-1, wing), (-0.72, 0), (0.72, 0), (1, wing))
        ]
        d += straight(ends)
    deck = straight([(m[0] + uy * s * long * 0.72, m[1] - ux * s * long * 0.72) for s in (-1, 1)])
    floor = el("path", d=deck, stroke=look.fill, stroke_width=2 * wide, fill="none")
    return floor + el("path", d=d, stroke=look.ink, stroke_width=1.5, fill="none")


def _crossing(look: Look, p: Point, q: Point) -> str:
    """A dotted line with a head at either end: a strait that may be crossed."""
    m, ux, uy = _frame(p, q)
    long = look.width[1] / 2 + 8.5

    def at(along: float, off: float) -> Point:
        return m[0] + uy * along + ux * off, m[1] - ux * along + uy * off

    heads = "".join(
        straight([at(s * (long - 4.6), -3.2), at(s * long, 0), at(s * (long - 4.6), 3.2)]) for s in (-1, 1)
    )
    line = el(
        "path",
        d=straight([at(-long, 0), at(long, 0)]),
        stroke=look.ink,
        stroke_width=1.6,
        stroke_dasharray="2.6 1.8",
        fill="none",
    )
    return line + el("path", d=heads, stroke=look.ink, stroke_width=1.6, fill="none")


def sample_side(look: Look, x: float, wide: float, curve: Sequence[Point]) -> str:
    """A short piece of a hexside, for the key."""
    if look.style in RIBBONS:
        w0, w1 = look.width
        if look.style == "ribbon":
            widths = [w0 + (w1 - w0) * i / (len(curve) - 1) for i in range(len(curve))]
            bed = el("path", fill=look.fill, d=ribbon(curve, [w + 2.4 for w in widths]))
            return bed + el("path", fill=look.ink, d=ribbon(curve, widths))
        widths = [w1 * (0.14 + 0.86 * math.sin(math.pi * i / (len(curve) - 1))) for i in range(len(curve))]
        arm = _arm(look, curve, widths, True) + _arm(look, curve, widths, False)
        return arm + (
            _crossing(look, (x + wide * 0.35, 0), (x + wide * 0.65, 0)) if look.style == "strait" else ""
        )
    ends = (x + wide * 0.2, 0.0), (x + wide * 0.8, 0.0)
    if look.style in ("bridge", "causeway"):
        return _bridge(look, *_middle(*ends))
    return _barrier(look, *ends) if look.style == "barrier" else _wall(look, *ends)
