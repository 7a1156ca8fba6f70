"""Where hexes lie on paper, and the curves drawn through them.

A hex is 40 units from centre to corner. Positions follow from the axial number of a hex, so that
orientation, shifted lines and columns counted from the east need no case of their own.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable
from functools import cached_property
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

    def does_meet(self, other: Box) -> bool:
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def does_hold(self, other: Box) -> bool:
        return (
            self.left <= other.left
            and self.top <= other.top
            and self.right >= other.right
            and self.bottom >= other.bottom
        )

    def does_contain(self, p: Point) -> bool:
        return self.left <= p[0] <= self.right and self.top <= p[1] <= self.bottom

    def grow(self, by: float) -> Box:
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def move(self, dx: float, dy: float) -> Box:
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

    def random_offset(self, by: float) -> float:
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
    def hexes_by_centre(self) -> dict[tuple[int, int], Point]:
        return {key(p): p for p in self.centre.values()}

    @cached_property
    def hexes_at_centre(self) -> dict[tuple[int, int], int]:
        return {key(p): h for h, p in self.centre.items()}

    def bearing(self, direction: int) -> float:
        """The angle of a step, y downwards."""
        return math.radians(60 * direction - 90 if self.flat else 180 - 60 * direction)

    def side(self, h: int, direction: int, size: float = SIZE) -> tuple[Point, Point]:
        """The two ends of one side of a hex."""
        x, y = self.centre[h]
        a = self.bearing(direction)
        lo, hi = a - math.pi / 6, a + math.pi / 6
        return (x + size * math.cos(lo), y + size * math.sin(lo)), (
            x + size * math.cos(hi),
            y + size * math.sin(hi),
        )

    def ghosts(self, rings: int) -> list[set[Spot]]:
        """The places just off the board, ring after ring."""
        seen: set[Spot] = set(self.number)
        edge = seen
        found = []
        for _ in range(rings):
            edge = {n for spot in edge for n in adjacent_spots(spot)} - seen
            seen = seen | edge
            found.append(edge)
        return found

    def way_outward(self, h: int) -> Point | None:
        """The way off the board from a hex of its edge."""
        x = y = 0.0
        for d, step in enumerate(STEPS):
            if (self.spots[h][0] + step[0], self.spots[h][1] + step[1]) not in self.number:
                x += math.cos(self.bearing(d))
                y += math.sin(self.bearing(d))
        n = math.hypot(x, y)
        return (x / n, y / n) if n > 1e-6 else None


def adjacent_spots(spot: Spot) -> list[Spot]:
    return [(spot[0] + q, spot[1] + r) for q, r in STEPS]


def hexagon(flat: bool, size: float = SIZE, at: Point = (0.0, 0.0)) -> list[Point]:
    turn = 0.0 if flat else math.pi / 6
    return [
        (at[0] + size * math.cos(turn + k * math.pi / 3), at[1] + size * math.sin(turn + k * math.pi / 3))
        for k in range(6)
    ]


def is_in_hex(flat: bool, x: float, y: float, size: float) -> bool:
    a, b = (abs(x), abs(y)) if flat else (abs(y), abs(x))
    return b < size * 0.866 and a * 0.866 + b * 0.5 < size * 0.866


def key(p: Point) -> tuple[int, int]:
    """Corners of neighbouring hexes fall together."""
    return round(p[0]), round(p[1])


def point_between(a: Point, b: Point, t: float = 0.5) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def distance(a: Point, b: Point) -> float:
    return math.hypot(a[0] - b[0], a[1] - b[1])


def distance_to_segment(p: Point, a: Point, b: Point) -> float:
    """How far a point lies from a stretch of line."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    t = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy or 1.0)
    return distance(p, point_between(a, b, min(1.0, max(0.0, t))))


def chains(edges: Iterable[tuple[Node, Node]]) -> list[list[Node]]:
    """Edges joined into as few lines as will do: from the loose ends first, then the rings (first point =
    last).
    """
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
