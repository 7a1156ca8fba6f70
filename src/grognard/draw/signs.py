"""Signs for what stands in a hex: cities by class, walls, and small signs for ports, oil, airfields and the
like.

A sign is drawn round (0, 0), as textures are. Small ones stand in a corner of the hex, beside the counter.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from grognard.draw.curves import num, straight
from grognard.draw.geometry import Hand, Point, is_in_hex
from grognard.draw.textures import FIRM, FULL, GROUND, Strokes, Texture

HALO = "g-halo"
NOTCH = 25.0  # how far from the middle a small sign stands


def blocks(
    hand: Hand,
    at: Point,
    turn: float,
    inside: Callable[[float, float], bool],
    keep: float = 0.93,
    reach: int = 9,
) -> str:
    """Streets and blocks on a turned grid; now and then two blocks stand as one, or a court is left open."""
    wide, high, street = 7.4, 5.2, 1.7
    c, s = math.cos(turn), math.sin(turn)
    out = []
    for j in range(-reach, reach + 1):
        skip = False
        for i in range(-reach, reach + 1):
            luck, a, b = hand(), 0.78 + hand() * 0.22, 0.78 + hand() * 0.22
            u, v = i * (wide + street) + (1.5 if j % 2 else 0), j * (high + street)
            x, y = at[0] + c * u - s * v, at[1] + s * u + c * v
            if skip or luck > keep or not inside(x, y):
                skip = False
                continue
            w, h = wide * a / 2, high * b / 2
            corners = [(-w, -h), (w, -h), (w, h), (-w, h)]
            if luck < 0.12:  # an L round a court
                corners = [(-w, -h), (w, -h), (w, h), (w * 0.2, h), (w * 0.2, 0.0), (-w, 0.0)]
            elif luck < 0.24 and inside(x + c * (wide + street), y + s * (wide + street)):
                corners = [(-w, -h), (w + wide + street, -h), (w + wide + street, h), (-w, h)]
                skip = True
            out.append(
                "M" + "L".join(f"{num(x + c * p - s * q)} {num(y + s * p + c * q)}" for p, q in corners) + "Z"
            )
    return "".join(out)


def city(hand: Hand, flat: bool) -> Strokes:
    return [(FULL, blocks(hand, (0, 0), 0.15, lambda x, y: is_in_hex(flat, x, y, 36)))]


def minor_city(hand: Hand, flat: bool) -> Strokes:
    return [(FULL, blocks(hand, (0, 0), 0.15, lambda x, y: math.hypot(x, y * 1.25) < 21))]


def _houses(hand: Hand, many: int, wide: float) -> Strokes:
    out = []
    turn = hand.random_offset(0.4)
    c, s = math.cos(turn), math.sin(turn)
    for i in range(many):
        a, k = i / many * math.tau + hand() * 0.5, wide + (i % 3) * 3.4
        x, y, w, h = math.cos(a) * k * 1.25, math.sin(a) * k * 0.8, 2.1 + hand() * 1.4, 1.6 + hand() * 0.8
        corners = ((-w, -h), (w, -h), (w, h), (-w, h))
        out.append(
            "M" + "L".join(f"{num(x + c * p - s * q)} {num(y + s * p + c * q)}" for p, q in corners) + "Z"
        )
    return [(FULL, "".join(out))]


def town(hand: Hand, flat: bool) -> Strokes:
    return _houses(hand, 11, 5)


def village(hand: Hand, flat: bool) -> Strokes:
    return _houses(hand, 4, 4)


def fort(hand: Hand, flat: bool) -> Strokes:
    """A crenellated trench, outside the counter, open at the top for the hex number."""
    return [("g-bed", _ring(flat, 32.5, 3.4)), ("g-wall", _ring(flat, 32.5, 3.4))]


def _ring(flat: bool, size: float, tooth: float) -> str:
    turn = 0.0 if flat else math.pi / 6
    gate = (
        {(4, k) for k in range(1, 6)} if flat else {(3, k) for k in (4, 5, 6)} | {(4, k) for k in (0, 1, 2)}
    )
    runs: list[list[str]] = [[]]
    for i in range(6):
        a, b = turn + i * math.pi / 3, turn + (i + 1) * math.pi / 3
        p, q = (size * math.cos(a), size * math.sin(a)), (size * math.cos(b), size * math.sin(b))
        inward = (-math.cos((a + b) / 2), -math.sin((a + b) / 2))
        for k in range(7):
            if (i, k) in gate:
                if runs[-1]:
                    runs.append([])
                continue
            off = tooth if k % 2 else 0.0
            for t in (k / 7, (k + 1) / 7):
                runs[-1].append(
                    f"{num(p[0] + (q[0] - p[0]) * t + inward[0] * off)} {num(p[1] + (q[1] - p[1]) * t + inward[1] * off)}"
                )
    return "M" + "L".join(runs[-1] + runs[0])


def fortress(hand: Hand, flat: bool) -> Strokes:
    """A star of bastions round its blocks."""
    turn = 0.0 if flat else math.pi / 6
    star = [
        (k * math.cos(turn + i * math.pi / 6), k * math.sin(turn + i * math.pi / 6))
        for i in range(12)
        for k in (25 if i % 2 else 34,)
    ]
    return [
        ("g-star", straight(star, closed=True)),
        (FULL, blocks(hand, (0, 0), 0, lambda x, y: math.hypot(x, y) < 15)),
    ]


def none(hand: Hand, flat: bool) -> Strokes:
    return []


def partial_city(hand: Hand, flat: bool) -> Strokes:
    """A city that fills a part of its hex; outskirts of a greater one lean to where it lies."""
    return [(FULL, blocks(hand, (0, 0), 0.15, lambda x, y: math.hypot(x, y * 1.25) < 24, 0.62))]


def leaning(bearing: float) -> Texture:
    """Outskirts on the side of the hex that faces the city."""
    ux, uy = math.cos(bearing), math.sin(bearing)

    def drawn(hand: Hand, flat: bool) -> Strokes:
        def inside(x: float, y: float) -> bool:
            return is_in_hex(flat, x, y, 37) and x * ux + y * uy > 6 + hand() * 8

        return [(FULL, blocks(hand, (0, 0), 0.15, inside, 0.9))]

    return drawn


def _disc(r: float) -> str:
    return f"M{num(-r)} 0a{num(r)} {num(r)} 0 1 0 {num(2 * r)} 0a{num(r)} {num(r)} 0 1 0 {num(-2 * r)} 0z"


def dot_city(hand: Hand, flat: bool) -> Strokes:
    return [(HALO, _disc(8.4)), (FULL, _disc(4.6)), (FIRM, _disc(7.6))]


def reference_city(hand: Hand, flat: bool) -> Strokes:
    return [(HALO, _disc(4.4)), (FIRM, _disc(4.0))]


# ---- small signs, within 7 units ----
def _with_halo(*strokes: tuple[str, str]) -> Strokes:
    return [(HALO, _disc(8.0)), *strokes]


def port(hand: Hand, flat: bool) -> Strokes:
    """An anchor."""
    ring = "M-1.7-5.2a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0z"
    flukes = "M-6.8 3.8l.6-4l2.8 2.8zM6.8 3.8l-.6-4l-2.8 2.8z"
    return _with_halo(
        (FIRM, f"{ring}M0-3.5V6.4M-3.4-1.7H3.4M-5.6 2.2Q-4.8 6 0 6.4Q4.8 6 5.6 2.2"), (FULL, flukes)
    )


def oil(hand: Hand, flat: bool) -> Strokes:
    """A derrick."""
    return _with_halo(
        (
            FIRM,
            "M-4.4 6.4L-.7-6.2H.7L4.4 6.4M-5.6 6.4H5.6M-3.2 2.4H3.2M-2-1.6H2M-3.2 2.4L2-1.6M3.2 2.4L-2-1.6",
        )
    )


def airfield(hand: Hand, flat: bool) -> Strokes:
    """An aeroplane seen from above."""
    right = "M0-6.6q1.1.6 1.1 3l0 1.4L6.6.6V2.4L1.1 1.2L.8 4.4L2.6 5.6V6.8L0 6.2"
    left = "L-2.6 6.8V5.6L-.8 4.4L-1.1 1.2L-6.6 2.4V.6L-1.1-2.2l0-1.4q0-2.4 1.1-3z"
    return _with_halo((FULL, right + left))


def _star(r: float) -> str:
    points = [
        (k * math.sin(i * math.pi / 5), -k * math.cos(i * math.pi / 5))
        for i in range(10)
        for k in (r if i % 2 == 0 else r * 0.4,)
    ]
    return straight(points, closed=True)


def star(hand: Hand, flat: bool) -> Strokes:
    return _with_halo((FULL, _star(7.6)))


def capital(hand: Hand, flat: bool) -> Strokes:
    return _with_halo((FIRM, _disc(7.2)), (FULL, _star(5.6)))


def factory(hand: Hand, flat: bool) -> Strokes:
    return _with_halo((FULL, "M-6.2 5.6V-1.4L-2.2-4V-1.4L1.8-4V-1.4H3.2L3.6-6.6H5.4L6.2 5.6z"))


def height(hand: Hand, flat: bool) -> Strokes:
    """A spot height."""
    return _with_halo((FIRM, "M0-5.4L5.4 4.6H-5.4z"), (FULL, _disc(1.3)))


def corners(flat: bool) -> list[Point]:
    """Where small signs stand, in the order they are taken: towards corners, where neither rails nor the
    number pass.
    """
    turns = (0, 180, 60, 120, 300, 240) if flat else (30, 150, 330, 210, 90)
    return [(NOTCH * math.cos(math.radians(t)), NOTCH * math.sin(math.radians(t))) for t in turns]


SIGNED: dict[str, Texture] = {
    "city": city,
    "partial_city": partial_city,
    "minor_city": minor_city,
    "dot_city": dot_city,
    "reference_city": reference_city,
    "town": town,
    "village": village,
    "fort": fort,
    "fortress": fortress,
    "port": port,
    "oil": oil,
    "airfield": airfield,
    "star": star,
    "capital": capital,
    "factory": factory,
    "height": height,
    "bank": none,
    "none": none,
}
DRAWN: dict[str, Texture] = {**GROUND, **SIGNED}
