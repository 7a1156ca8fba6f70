"""Where hexes lie on paper, and the curves drawn through them.

A hex is 40 units from centre to corner. Positions follow from the axial number of a hex, so that
orientation, shifted lines and columns counted from the east need no case of their own.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Hashable, Iterable, Sequence
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple, TypeVar
from zlib import crc32

from grognard.kernel.hexes import bits
from grognard.kernel.maps import Map

SIZE = 40.0  # centre to corner
PITCH = math.sqrt(3) * SIZE  # flat to flat, and centre to centre

STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # the six steps, as the grid numbers them

Point = tuple[float, float]
Spot = tuple[int, int]  # axial place, on the board or beyond it
Node = TypeVar("Node", bound=Hashable)


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Box) -> bool:
        return self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom

    def holds(self, other: Box) -> bool:
        return self.left <= other.left and self.top <= other.top and self.right >= other.right and self.bottom >= other.bottom

    def has(self, p: Point) -> bool:
        return self.left <= p[0] <= self.right and self.top <= p[1] <= self.bottom

    def grown(self, by: float) -> Box:
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def moved(self, dx: float, dy: float) -> Box:
        return Box(self.left + dx, self.top + dy, self.right + dx, self.bottom + dy)


class Hand:
    """A hand that trembles, always in the same way for the same seed."""

    def __init__(self, seed: str) -> None:
        self.state = crc32(seed.encode())

    def __call__(self) -> float:
        """From 0 to 1."""
        self.state = (self.state + 0x6D2B79F5) & 0xFFFFFFFF
        t = self.state
        t = (t ^ t >> 15) * (1 | t) & 0xFFFFFFFF
        t ^= (t + ((t ^ t >> 7) * (61 | t) & 0xFFFFFFFF)) & 0xFFFFFFFF
        return ((t ^ t >> 14) & 0xFFFFFFFF) / 4294967296

    def off(self, by: float) -> float:
        """From -by to by."""
        return (self() * 2 - 1) * by


class Plane:
    """The board laid out on paper, its top left corner at (0, 0)."""

    def __init__(self, map: Map) -> None:
        self.map = map
        self.flat = map.layout.orientation == "flat"
        self.hexes = bits(map.grid.board)
        self.spots: dict[int, Spot] = {h: map.grid.axial(h) for h in self.hexes}
        self.number: dict[Spot, int] = {spot: h for h, spot in self.spots.items()}
        self.origin: Point = (0.0, 0.0)
        rough = [self.place(spot) for spot in self.spots.values()]
        wide, high = (SIZE, PITCH / 2) if self.flat else (PITCH / 2, SIZE)
        left, top = min(p[0] for p in rough) - wide, min(p[1] for p in rough) - high
        self.width = max(p[0] for p in rough) + wide - left
        self.height = max(p[1] for p in rough) + high - top
        self.origin = (-left, -top)
        self.centre: dict[int, Point] = {h: self.place(spot) for h, spot in self.spots.items()}

    def place(self, spot: Spot) -> Point:
        line, along = spot[0] * 1.5 * SIZE, (spot[1] + spot[0] / 2) * PITCH
        x, y = (line, along) if self.flat else (along, line)
        return x + self.origin[0], y + self.origin[1]

    def hex_at(self, p: Point) -> int | None:
        """The hex that a point lies in."""
        x, y = p[0] - self.origin[0], p[1] - self.origin[1]
        line, along = (x, y) if self.flat else (y, x)
        q = line / (1.5 * SIZE)
        r = along / PITCH - q / 2
        a, b, c = round(q), round(r), round(-q - r)
        if abs(a - q) > abs(b - r) and abs(a - q) > abs(c + q + r):
            a = -b - c
        elif abs(b - r) > abs(c + q + r):
            b = -a - c
        return self.number.get((a, b))

    @cached_property
    def box(self) -> Box:
        return Box(0.0, 0.0, self.width, self.height)

    @cached_property
    def by_centre(self) -> dict[tuple[int, int], Point]:
        return {key(p): p for p in self.centre.values()}

    @cached_property
    def at_centre(self) -> dict[tuple[int, int], int]:
        return {key(p): h for h, p in self.centre.items()}

    def bearing(self, direction: int) -> float:
        """The angle of a step, y downwards."""
        return math.radians(60 * direction - 90 if self.flat else 180 - 60 * direction)

    def side(self, h: int, direction: int, size: float = SIZE) -> tuple[Point, Point]:
        """The two ends of one side of a hex."""
        x, y = self.centre[h]
        a = self.bearing(direction)
        lo, hi = a - math.pi / 6, a + math.pi / 6
        return (x + size * math.cos(lo), y + size * math.sin(lo)), (x + size * math.cos(hi), y + size * math.sin(hi))

    def ghosts(self, rings: int) -> list[set[Spot]]:
        """The places just off the board, ring after ring."""
        seen: set[Spot] = set(self.number)
        edge = seen
        found = []
        for _ in range(rings):
            edge = {n for spot in edge for n in around(spot)} - seen
            seen = seen | edge
            found.append(edge)
        return found

    def outward(self, h: int) -> Point | None:
        """The way off the board from a hex of its edge."""
        x = y = 0.0
        for d, step in enumerate(STEPS):
            if (self.spots[h][0] + step[0], self.spots[h][1] + step[1]) not in self.number:
                x += math.cos(self.bearing(d))
                y += math.sin(self.bearing(d))
        n = math.hypot(x, y)
        return (x / n, y / n) if n > 1e-6 else None


def around(spot: Spot) -> list[Spot]:
    return [(spot[0] + q, spot[1] + r) for q, r in STEPS]


def hexagon(flat: bool, size: float = SIZE, at: Point = (0.0, 0.0)) -> list[Point]:
    turn = 0.0 if flat else math.pi / 6
    return [(at[0] + size * math.cos(turn + k * math.pi / 3), at[1] + size * math.sin(turn + k * math.pi / 3)) for k in range(6)]


def in_hex(flat: bool, x: float, y: float, size: float) -> bool:
    a, b = (abs(x), abs(y)) if flat else (abs(y), abs(x))
    return b < size * 0.866 and a * 0.866 + b * 0.5 < size * 0.866


def key(p: Point) -> tuple[int, int]:
    """Corners of neighbouring hexes fall together."""
    return round(p[0]), round(p[1])


def between(a: Point, b: Point, t: float = 0.5) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def apart(a: Point, b: Point) -> float:
    return math.hypot(a[0] - b[0], a[1] - b[1])


def off_segment(p: Point, a: Point, b: Point) -> float:
    """How far a point lies from a stretch of line."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    t = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy or 1.0)
    return apart(p, between(a, b, min(1.0, max(0.0, t))))


def chains(edges: Iterable[tuple[Node, Node]]) -> list[list[Node]]:
    """Edges joined into as few lines as will do: from the loose ends first, then the rings (first point = last)."""
    beside: dict[Node, list[Node]] = {}
    for a, b in edges:
        for p, q in ((a, b), (b, a)):
            known = beside.setdefault(p, [])
            if q not in known:
                known.append(q)
    used: set[tuple[Node, Node]] = set()
    found: list[list[Node]] = []
    for start, near in beside.items():
        if sum((start, n) not in used for n in near) % 2:
            found.append(_walk(start, beside, used))
    for start in beside:
        while line := _walk(start, beside, used):
            found.append(line)
    return found


def _walk(start: Node, beside: dict[Node, list[Node]], used: set[tuple[Node, Node]]) -> list[Node]:
    line = [start]
    while True:
        here = line[-1]
        ahead = next((n for n in beside[here] if (here, n) not in used), None)
        if ahead is None:
            return line if len(line) > 1 else []
        used |= {(here, ahead), (ahead, here)}
        line.append(ahead)


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
    ends = (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6, c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6, c[0], c[1])
    return "C" + " ".join(num(v) for v in ends)


def flowing(points: Sequence[Point], closed: bool = False) -> str:
    """A curve through every point, as a path."""
    if len(points) < 3:
        return straight(points, closed)
    out = [f"M{num(points[0][0])} {num(points[0][1])}"]
    for i in range(len(points) if closed else len(points) - 1):
        out.append(_bend(*_four(points, i, closed)))
    return "".join(out) + ("Z" if closed else "")


def sampled(points: Sequence[Point], n: int = 6, closed: bool = False) -> list[Point]:
    """The same curve as points."""
    if len(points) < 3:
        return list(points)
    out: list[Point] = []
    for i in range(len(points) if closed else len(points) - 1):
        a, b, c, d = _four(points, i, closed)
        for k in range(n):
            t = k / n
            u, v, w, z = -t * (1 - t) ** 2 / 2, 1 - 2.5 * t * t + 1.5 * t**3, t * (1 + 4 * t - 3 * t * t) / 2, -t * t * (1 - t) / 2
            out.append((u * a[0] + v * b[0] + w * c[0] + z * d[0], u * a[1] + v * b[1] + w * c[1] + z * d[1]))
    if not closed:
        out.append(points[-1])
    return out


def melted(points: Sequence[Point], n: int = 6) -> list[Point]:
    """A line whose corners melt: it touches the middle of each stretch and keeps its two ends."""
    if len(points) < 3:
        return list(points)
    out = [points[0]]
    a = points[0]
    for i in range(1, len(points) - 1):
        c = points[i]
        b = points[i + 1] if i == len(points) - 2 else between(c, points[i + 1])
        for k in range(1, n + 1):
            t = k / n
            out.append(between(between(a, c, t), between(c, b, t), t))
        a = b
    return out


def calmed(points: Sequence[Point], times: int) -> list[Point]:
    """The line with its bends eased, its ends where they were."""
    line = list(points)
    for _ in range(times):
        eased = [((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4) for a, b, c in zip(line, line[1:], line[2:], strict=False)]
        line = [line[0], *eased, line[-1]] if len(line) > 2 else line
    return line


def lengths(points: Sequence[Point]) -> list[float]:
    """How far along the line each point lies."""
    out = [0.0]
    for a, b in pairwise(points):
        out.append(out[-1] + apart(a, b))
    return out


def walked(points: Sequence[Point]) -> float | None:
    """How long a line is as it is written, each point to a tenth: where the dashes of what follows it begin."""
    return lengths([(round(x, 1), round(y, 1)) for x, y in points])[-1] or None


def along(points: Sequence[Point], far: Sequence[float], s: float) -> tuple[Point, float]:
    """The point at a distance along a line, and the bearing there."""
    s = min(max(s, 0.0), far[-1])
    i = min(max(1, bisect_left(far, s)), len(far) - 1)
    a, b = points[i - 1], points[i]
    gap = far[i] - far[i - 1]
    return between(a, b, (s - far[i - 1]) / gap if gap else 0.0), math.atan2(b[1] - a[1], b[0] - a[0])


def runs(points: Sequence[Point], box: Box | None) -> list[tuple[int, int]]:
    """The stretches of a line that come near a box, two points longer at either end; (first, last) of each."""
    if box is None:
        return [(0, len(points) - 1)]
    found: list[tuple[int, int]] = []
    for i, (a, b) in enumerate(pairwise(points)):
        if max(a[0], b[0]) < box.left or min(a[0], b[0]) > box.right or max(a[1], b[1]) < box.top or min(a[1], b[1]) > box.bottom:
            continue
        first, last = max(0, i - 2), min(len(points) - 1, i + 3)
        if found and first <= found[-1][1]:
            found[-1] = (found[-1][0], last)
        else:
            found.append((first, last))
    return found


def held(ring: Sequence[Point], box: Box | None) -> str:
    """A closed curve as a path, its far stretches pressed against a box: what lies within the box stays as it was.

    Pressing moves every point to the nearest one of a convex shape, so whatever the ring went round it still goes round.
    """
    if box is None or all(box.has(p) for p in ring):
        return flowing(ring, closed=True)

    def pressed(p: Point) -> Point:
        return min(max(p[0], box.left), box.right), min(max(p[1], box.top), box.bottom)

    walked: list[tuple[Point, str]] = [(pressed(ring[0]), "")]  # each place, and the curve that leads there if it is not a straight line
    near = False
    for i in range(len(ring)):
        a, b, c, d = _four(ring, i, True)
        if box.has(b) and box.has(c):
            walked.append((c, _bend(a, b, c, d)))
            near = True
            continue
        near = near or box.has(b) or box.has(c)
        to = pressed(c)
        if len(walked) > 1 and not walked[-1][1] and _in_line(walked[-2][0], walked[-1][0], to):
            walked.pop()
        if to != walked[-1][0]:
            walked.append((to, ""))
    if not near and not within(ring, ((box.left + box.right) / 2, (box.top + box.bottom) / 2)):
        return ""
    (x, y), _ = walked[0]
    return f"M{num(x)} {num(y)}" + "".join(curve or f"L{num(p[0])} {num(p[1])}" for p, curve in walked[1:]) + "Z"


def _in_line(a: Point, b: Point, c: Point) -> bool:
    return a[0] == b[0] == c[0] or a[1] == b[1] == c[1]


def within(ring: Sequence[Point], p: Point) -> bool:
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
