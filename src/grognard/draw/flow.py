"""Names written along a line: on rivers, and down the middle of open water."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

from grognard.draw import fonts
from grognard.draw.clutter import TAKEN, Clutter
from grognard.draw.curves import calm_line, lengths, point_along
from grognard.draw.geometry import PITCH, Box, Point, distance
from grognard.draw.lines import River

LEAP = 10.0  # between the places that are tried on open water
STEP = 8.0  # between the places that are tried along a river


class Baseline(NamedTuple):
    """Where letters stand: a line, and how far along it the first one begins."""

    line: list[Point]
    start: float
    tracking: float
    cost: float


def turning(line: Sequence[Point]) -> float:
    """What a bent baseline costs: a sharp turn more than many slight ones."""
    ways = [math.atan2(b[1] - a[1], b[0] - a[0]) for a, b in pairwise(line)]
    turns = [abs(math.remainder(b - a, math.tau)) for a, b in pairwise(ways)]
    return sum(t * 6 + t * t * 60 for t in turns)


def glyphs(text: str, size: float, tracking: float, line: Sequence[Point], start: float) -> tuple[Box, ...]:
    """A box round each letter written along a line."""
    out = []
    far = lengths(line)
    s = start
    for c in text:
        w = fonts.width(c, size, fonts.ITALIC)
        (x, y), turn = point_along(line, far, s + w / 2)
        ux, uy = math.sin(turn), -math.cos(turn)  # up from the baseline
        tall = size * 0.8
        dx, dy = (abs(uy) * w + abs(ux) * tall) / 2, (abs(ux) * w + abs(uy) * tall) / 2
        if c != " ":
            out.append(Box(-dx, -dy, dx, dy).move(x + ux * size * 0.26, y + uy * size * 0.26))
        s += w + tracking
    return tuple(out)


def river_lines(
    river: River, middle: Point, reach: float, text: str, size: float, tracking: float, clutter: Clutter
) -> Baseline | None:
    """The best place beside a river, within `reach` of a point: level, calm, and free."""
    first, last = stretch(river.curve, middle, reach)
    curve, widths = river.curve[first : last + 1], river.widths[first : last + 1]
    far = lengths(curve)
    wide = fonts.width(text, size, fonts.ITALIC, tracking) * 1.04
    if far[-1] < wide:
        return None
    steps = max(6, round(wide / 9))
    found: list[tuple[float, list[Point]]] = []
    for k in range(int((far[-1] - wide) / STEP) + 1):
        at = [point_along(curve, far, STEP * k + wide * i / steps)[0] for i in range(steps + 1)]
        if at[-1][0] < at[0][0]:  # letters never stand on their heads
            at.reverse()
        bend = sum(abs(b[1] - a[1]) for a, b in pairwise(at))
        steep = sum(max(0.0, abs(b[1] - a[1]) / (distance(a, b) or 1.0) - 0.6) for a, b in pairwise(at))
        away = 0.08 * distance(at[steps // 2], middle)
        width = widths[min(len(widths) - 1, bisect_left(far, STEP * k + wide / 2))]
        for up in (1, -1):
            line = _line_beside(at, width, size, up)
            found.append((turning(line) + bend * 4 + 5 * steep + away + (up < 0), line))
    found.sort(key=lambda c: c[0])
    best: Baseline | None = None
    for cost, line in found:
        if best and cost >= best.cost:
            break  # the rest is worse even where it is free
        total = cost + clutter.cost(glyphs(text, size, tracking, line, 0.0), TAKEN)
        if best is None or total < best.cost:
            best = Baseline(line, 0.0, tracking, total)
    return best if best and best.cost < TAKEN else None


def stretch(curve: Sequence[Point], middle: Point, reach: float) -> tuple[int, int]:
    """The part of a curve round its point nearest to a place: first and last of its points."""
    far = lengths(curve)
    near = min(range(len(curve)), key=lambda i: distance(curve[i], middle))
    first = max(0, bisect_left(far, far[near] - reach))
    return first, min(len(curve) - 1, bisect_left(far, far[near] + reach))


def _line_beside(points: Sequence[Point], width: float, size: float, up: int) -> list[Point]:
    """A calmer line a little above or below a stretch of river."""
    points = calm_line(points, 5)
    out = []
    for i, (x, y) in enumerate(points):
        a, b = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        n = distance(a, b) or 1.0
        nx, ny = (b[1] - a[1]) / n, -(b[0] - a[0]) / n
        gap = width / 2 + 3.6 if up > 0 else -(width / 2 + 2.8 + size * 0.68)
        out.append((x + nx * gap, y + ny * gap))
    (ax, ay), (bx, by) = out[-2], out[-1]
    n = distance(out[-2], out[-1]) or 1.0
    return [*out, (bx + (bx - ax) / n * 14, by + (by - ay) / n * 14)]  # room for the last letter


def level_line(
    at: Point, text: str, size: float, clutter: Clutter, wet: Callable[[Point], bool]
) -> Baseline | None:
    """A level name on broad water, near a point of it."""
    plain = fonts.width(text, size, fonts.ITALIC)
    best: Baseline | None = None
    for k in range(-8, 9):
        y = at[1] + k * PITCH * 0.4
        ends = [_water_end(at[0], y, way, size, wet) for way in (-1, 1)]
        room = ends[1] - ends[0]
        if room < plain * 1.2:
            continue
        tracking = min(size * 1.5, (room * 0.7 - plain) / len(text)) if room * 0.7 > plain else 0.0
        long = plain + tracking * (len(text) - 1)
        for n in range(int((room - long) / 24) + 1):
            x = ends[0] + 24 * n
            line = [(x, y), (x + long + 2 * size, y)]
            away = abs(k) * 2 + abs(x + long / 2 - at[0]) * 0.05
            cost = clutter.cost(glyphs(text, size, tracking, line, 0.0), TAKEN) + away - tracking
            if best is None or cost < best.cost:
                best = Baseline(line, 0.0, tracking, cost)
    return best if best and best.cost < TAKEN else None


def _water_end(x: float, y: float, way: int, size: float, wet: Callable[[Point], bool]) -> float:
    """How far the water goes on to one side, for letters that stand on a line."""
    start = x
    while abs(x - start) < 6 * PITCH and wet((x, y)) and wet((x, y - size * 0.7)):
        x += 14 * way
    return x - 24 * way


def water_line(
    points: Sequence[Point], text: str, size: float, clutter: Clutter, wet: Callable[[Point], bool]
) -> Baseline | None:
    """Great letters down the middle of some water hexes, as wide apart as the water is long."""
    cx, cy = sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)
    xx, yy = sum((p[0] - cx) ** 2 for p in points), sum((p[1] - cy) ** 2 for p in points)
    xy = sum((p[0] - cx) * (p[1] - cy) for p in points)
    turn = math.atan2(2 * xy, xx - yy) / 2 if len(points) > 1 else 0.0
    ux, uy = math.cos(turn), math.sin(turn)
    if (uy < 0 and abs(ux) < 0.3) or (
        ux < 0 and abs(ux) >= 0.3
    ):  # from the left, or down where it is upright
        ux, uy = -ux, -uy
    slices: dict[int, list[Point]] = {}
    for x, y in points:
        slices.setdefault(round(((x - cx) * ux + (y - cy) * uy) / PITCH), []).append((x, y))
    line = [
        (sum(p[0] for p in some) / len(some), sum(p[1] for p in some) / len(some))
        for _, some in sorted(slices.items())
    ]
    line = calm_line(line, 4)
    plain = fonts.width(text, size, fonts.ITALIC)
    far = lengths(line)
    if len(line) < 2 or far[-1] < plain:
        return None
    line = [(x - uy * size * 0.3, y + ux * size * 0.3) for x, y in line]  # the baseline below the middle
    best: Baseline | None = None
    for part in (0.8, 0.7, 0.6, 0.5, 0.4, 0.3):
        tracking = min(size * 2.2, max(0.0, (far[-1] * part - plain) / max(1, len(text) - 1)))
        long = plain + tracking * (len(text) - 1)
        for k in range(int((far[-1] - long) / LEAP) + 1):
            boxes = glyphs(text, size, tracking, line, LEAP * k)
            dry = sum(not wet(((b.left + b.right) / 2, (b.top + b.bottom) / 2)) for b in boxes)
            cost = clutter.cost(boxes) - tracking * 0.2 + 80 * dry
            if best is None or cost < best.cost:
                best = Baseline(line, LEAP * k, tracking, cost)
    return best if best and best.cost < TAKEN else None
