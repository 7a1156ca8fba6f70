"""Lines through points, straight and bent, and what is cut from them by a window."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Sequence
from itertools import pairwise

from grognard.draw.geometry import Box, Point, distance, point_between


def num(v: float) -> str:
    s = f"{v:.1f}"
    if s.endswith(".0"):
        s = s[:-2]
    return "0" if s == "-0" else s


def straight(points: Sequence[Point], closed: bool = False) -> str:
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + ("Z" if closed else "")


def _four(points: Sequence[Point], i: int, closed: bool) -> tuple[Point, Point, Point, Point]:
    n = len(points)
    if closed:
        return points[(i - 1) % n], points[i % n], points[(i + 1) % n], points[(i + 2) % n]
    return points[max(i - 1, 0)], points[i], points[i + 1], points[min(i + 2, n - 1)]


def _bend(a: Point, b: Point, c: Point, d: Point) -> str:
    """The curve from b to c, of a line that comes from a and goes on to d."""
    ends = (
        b[0] + (c[0] - a[0]) / 6,
        b[1] + (c[1] - a[1]) / 6,
        c[0] - (d[0] - b[0]) / 6,
        c[1] - (d[1] - b[1]) / 6,
        c[0],
        c[1],
    )
    return "C" + " ".join(num(v) for v in ends)


def flow_path(points: Sequence[Point], closed: bool = False) -> str:
    """A curve through every point, as a path."""
    if len(points) < 3:
        return straight(points, closed)
    out = [f"M{num(points[0][0])} {num(points[0][1])}"]
    for i in range(len(points) if closed else len(points) - 1):
        out.append(_bend(*_four(points, i, closed)))
    return "".join(out) + ("Z" if closed else "")


def sample_curve(points: Sequence[Point], n: int = 6, closed: bool = False) -> list[Point]:
    """The same curve as points."""
    if len(points) < 3:
        return list(points)
    out: list[Point] = []
    for i in range(len(points) if closed else len(points) - 1):
        a, b, c, d = _four(points, i, closed)
        for k in range(n):
            t = k / n
            u, v, w, z = (
                -t * (1 - t) ** 2 / 2,
                1 - 2.5 * t * t + 1.5 * t**3,
                t * (1 + 4 * t - 3 * t * t) / 2,
                -t * t * (1 - t) / 2,
            )
            out.append((u * a[0] + v * b[0] + w * c[0] + z * d[0], u * a[1] + v * b[1] + w * c[1] + z * d[1]))
    if not closed:
        out.append(points[-1])
    return out


def melt_corners(points: Sequence[Point], n: int = 6) -> list[Point]:
    """A line whose corners melt: it touches the middle of each stretch and keeps its two ends."""
    if len(points) < 3:
        return list(points)
    out = [points[0]]
    a = points[0]
    for i in range(1, len(points) - 1):
        c = points[i]
        b = points[i + 1] if i == len(points) - 2 else point_between(c, points[i + 1])
        for k in range(1, n + 1):
            t = k / n
            out.append(point_between(point_between(a, c, t), point_between(c, b, t), t))
        a = b
    return out


def calm_line(points: Sequence[Point], times: int) -> list[Point]:
    """The line with its bends eased, its ends where they were."""
    line = list(points)
    for _ in range(times):
        eased = [
            ((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4)
            for a, b, c in zip(line, line[1:], line[2:], strict=False)
        ]
        line = [line[0], *eased, line[-1]] if len(line) > 2 else line
    return line


def lengths(points: Sequence[Point]) -> list[float]:
    """How far along the line each point lies."""
    out = [0.0]
    for a, b in pairwise(points):
        out.append(out[-1] + distance(a, b))
    return out


def walk_length(points: Sequence[Point]) -> float | None:
    """How long a line is as it is written, each point to a tenth: where the dashes of
    what follows it begin.
    """
    return lengths([(round(x, 1), round(y, 1)) for x, y in points])[-1] or None


def point_along(points: Sequence[Point], far: Sequence[float], s: float) -> tuple[Point, float]:
    """The point at a distance along a line, and the bearing there."""
    s = min(max(s, 0.0), far[-1])
    i = min(max(1, bisect_left(far, s)), len(far) - 1)
    a, b = points[i - 1], points[i]
    gap = far[i] - far[i - 1]
    return point_between(a, b, (s - far[i - 1]) / gap if gap else 0.0), math.atan2(b[1] - a[1], b[0] - a[0])


def runs(points: Sequence[Point], box: Box | None) -> list[tuple[int, int]]:
    """The stretches of a line that come near a box, two points longer at either end;
    (first, last) of each.
    """
    if box is None:
        return [(0, len(points) - 1)]
    found: list[tuple[int, int]] = []
    for i, (a, b) in enumerate(pairwise(points)):
        if (
            max(a[0], b[0]) < box.left
            or min(a[0], b[0]) > box.right
            or max(a[1], b[1]) < box.top
            or min(a[1], b[1]) > box.bottom
        ):
            continue
        first, last = max(0, i - 2), min(len(points) - 1, i + 3)
        if found and first <= found[-1][1]:
            found[-1] = (found[-1][0], last)
        else:
            found.append((first, last))
    return found


def path_within(ring: Sequence[Point], box: Box | None) -> str:
    """A closed curve as a path, its far stretches pressed against a box: what lies within the box stays as it
    was.

    Pressing moves every point to the nearest one of a convex shape, so whatever the ring went round it still
    goes round.
    """
    if box is None or all(box.does_contain(p) for p in ring):
        return flow_path(ring, closed=True)

    def pressed(p: Point) -> Point:
        return min(max(p[0], box.left), box.right), min(max(p[1], box.top), box.bottom)

    # each place, and the curve that leads there if it is not a straight line
    walked: list[tuple[Point, str]] = [(pressed(ring[0]), "")]
    near = False
    for i in range(len(ring)):
        a, b, c, d = _four(ring, i, True)
        if box.does_contain(b) and box.does_contain(c):
            walked.append((c, _bend(a, b, c, d)))
            near = True
            continue
        near = near or box.does_contain(b) or box.does_contain(c)
        to = pressed(c)
        if len(walked) > 1 and not walked[-1][1] and _is_in_line(walked[-2][0], walked[-1][0], to):
            walked.pop()
        if to != walked[-1][0]:
            walked.append((to, ""))
    if not near and not is_within(ring, ((box.left + box.right) / 2, (box.top + box.bottom) / 2)):
        return ""
    (x, y), _ = walked[0]
    return (
        f"M{num(x)} {num(y)}" + "".join(curve or f"L{num(p[0])} {num(p[1])}" for p, curve in walked[1:]) + "Z"
    )


def _is_in_line(a: Point, b: Point, c: Point) -> bool:
    return a[0] == b[0] == c[0] or a[1] == b[1] == c[1]


def is_within(ring: Sequence[Point], p: Point) -> bool:
    """Whether a point lies inside a ring: count the crossings to the east of it."""
    odd = False
    for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
        if (a[1] > p[1]) != (b[1] > p[1]) and p[0] < a[0] + (p[1] - a[1]) / (b[1] - a[1]) * (b[0] - a[0]):
            odd = not odd
    return odd


def ribbon(points: Sequence[Point], widths: Sequence[float]) -> str:
    """A line with a width at each point, as a closed path."""
    left: list[Point] = []
    right: list[Point] = []
    for i, (p, w) in enumerate(zip(points, widths, strict=True)):
        a, b = points[max(i - 1, 0)], points[min(i + 1, len(points) - 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        n = math.hypot(dx, dy) or 1.0
        left.append((p[0] - dy / n * w / 2, p[1] + dx / n * w / 2))
        right.append((p[0] + dy / n * w / 2, p[1] - dx / n * w / 2))
    return straight([*left, *reversed(right)], closed=True)
