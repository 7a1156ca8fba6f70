"""Terrain as an engraver would cut it: each texture is one small function, legible without its colour.

A texture draws one hex round (0, 0) and returns strokes: the class of the stroke and its path.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from grognard.draw.curves import num
from grognard.draw.geometry import Hand, Point, is_in_hex

Strokes = list[tuple[str, str]]
Texture = Callable[[Hand, bool], Strokes]

# classes: ln a thin line, lk a firm line, fl filled, dt dots
LINE, FIRM, FULL, DOTS = "g-ln", "g-lk", "g-fl", "g-dt"


def scatter(
    hand: Hand, flat: bool, many: int, gap: float, size: float = 34.0, tries: int = 400
) -> list[Point]:
    """Points in the hex, none too near another, from back to front."""
    found: list[Point] = []
    for _ in range(tries):
        if len(found) == many:
            break
        x, y = hand.random_offset(size), hand.random_offset(size)
        if is_in_hex(flat, x, y, size) and all(math.hypot(x - a, (y - b) * 1.15) > gap for a, b in found):
            found.append((x, y))
    return sorted(found, key=lambda p: p[1])


def clear(hand: Hand, flat: bool) -> Strokes:
    """Steppe: a few tufts and specks."""
    blades, specks = [], []
    for x, y in scatter(hand, flat, 5, 17, 32):
        if hand() < 0.42:
            specks.append(f"M{num(x)} {num(y)}h.01M{num(x + 2.6)} {num(y + 0.8)}h.01")
        else:
            k = 0.8 + hand() * 0.5
            bent = num(2.2 * k)
            blades.append(f"M{num(x - 2 * k)} {num(y)}q-.2-1.2-.9-{bent}M{num(x)} {num(y)}v-{num(3 * k)}")
            blades.append(f"M{num(x + 2 * k)} {num(y)}q.2-1.2.9-{bent}")
    return [(LINE, "".join(blades)), (DOTS, "".join(specks))]


def steppe(hand: Hand, flat: bool) -> Strokes:
    """Dry grass: closer tufts than on tilled ground."""
    blades = []
    for x, y in scatter(hand, flat, 13, 11, 33):
        k = 0.8 + hand() * 0.5
        blades.append(
            f"M{num(x - 2 * k)} {num(y)}l{num(-1.4 * k)}{num(-2.4 * k)}M{num(x)} {num(y)}v{num(-3.4 * k)}"
        )
        blades.append(f"M{num(x + 2 * k)} {num(y)}l{num(1.4 * k)}{num(-2.4 * k)}")
    return [(LINE, "".join(blades))]


def ruled_over(hand: Hand, flat: bool) -> Strokes:
    """Not part of the game: ruled over."""
    rules = []
    for k in range(-7, 8):
        c = k * 9.0
        inside = [t for t in range(-80, 81, 2) if is_in_hex(flat, (t + c) / 2, (t - c) / 2, 39.0)]
        if inside:
            a, b = inside[0], inside[-1]
            rules.append(f"M{num((a + c) / 2)} {num((a - c) / 2)}L{num((b + c) / 2)} {num((b - c) / 2)}")
    return [(LINE, "".join(rules))]


def tree(x: float, y: float, k: float) -> str:
    """A round crown on a short stem, its shade to the south-east."""

    def n(v: float) -> str:
        return num(v * k)

    crown = f"M{num(x - 2.7 * k)} {num(y)}q{n(-0.6)} {n(-2.7)} {n(1.7)} {n(-2.9)}q{n(0.9)} {n(-2.3)} {n(2.6)} {n(-0.4)}"
    crown += f"q{n(2.2)} {n(0.4)} {n(1.3)} {n(2.7)}q{n(-2.7)} {n(1.7)} {n(-5.6)} {n(0.6)}z"
    return crown + f"M{num(x - 0.3 * k)} {num(y + 0.6 * k)}h{n(0.7)}v{n(1.9)}h{n(-0.7)}z"


def _trees(hand: Hand, flat: bool, many: int, gap: float, k: float) -> Strokes:
    spots = scatter(hand, flat, many, gap, 35)
    shade = "".join(f"M{num(x - 1.4 * k)} {num(y + 2.5 * k)}h{num(5.4 * k)}" for x, y in spots)
    return [(LINE, shade), (FULL, "".join(tree(x, y, k * (0.9 + hand() * 0.22)) for x, y in spots))]


def woods(hand: Hand, flat: bool) -> Strokes:
    return _trees(hand, flat, 11, 12.5, 1.15)


def forest(hand: Hand, flat: bool) -> Strokes:
    return _trees(hand, flat, 40, 7.6, 1.2)


def ridge(x: float, y: float, length: float, turn: float, hand: Hand, heavy: float = 1.0) -> tuple[str, str]:
    """A height in close hachures that fall from a bare crest: hair lines to the light (north-west), wedges in
    the shade.
    """
    bend = hand.random_offset(0.5)
    light: list[str] = []
    shade: list[str] = []

    def crest(t: float) -> Point:
        u = t - 0.5
        v = bend * length * (u * u - 0.12)
        return x + math.cos(turn) * u * length - math.sin(turn) * v, y + math.sin(
            turn
        ) * u * length + math.cos(turn) * v

    def fall(p: Point, ax: float, ay: float, swell: float, sparse: bool) -> None:
        dark = ax * 0.55 + ay * 0.84
        if dark > -0.05:
            px, py = p[0] + ax * 0.3, p[1] + ay * 0.3
            long, wide = (
                (4.6 + hand() * 2.6) * swell * heavy * (0.6 + 0.5 * dark),
                (0.24 + 0.36 * dark) * heavy**0.4,
            )
            three = (
                (px - ay * wide, py + ax * wide),
                (px + ay * wide, py - ax * wide),
                (px + ax * long, py + ay * long),
            )
            shade.append("M" + "L".join(f"{num2(x)} {num2(y)}" for x, y in three) + "z")
        elif not sparse:
            start, long = 1.2 * heavy + hand() * 0.5, (1.6 + hand() * 1.8) * swell * heavy
            light.append(
                f"M{num2(p[0] + ax * start)} {num2(p[1] + ay * start)}l{num2(ax * long)} {num2(ay * long)}"
            )

    many = max(7, round(length / 1.35))
    for i in range(many + 1):
        t = i / many
        p, q, o = crest(t), crest(t + 0.02), crest(t - 0.02)
        n = math.hypot(q[0] - o[0], q[1] - o[1]) or 1.0
        dx, dy = (q[0] - o[0]) / n, (q[1] - o[1]) / n
        swell = 0.4 + 0.6 * math.sin(math.pi * t)
        lean = (t - 0.5) * 0.8
        for way in (1, -1):
            ax, ay = -dy * way + dx * lean, dx * way + dy * lean
            m = math.hypot(ax, ay)
            fall(p, ax / m, ay / m, swell, i % 2 == 0)
    for tip, back in ((0.0, math.pi), (1.0, 0.0)):
        q, o = crest(tip + 0.02), crest(tip - 0.02)
        ahead = math.atan2(q[1] - o[1], q[0] - o[0])
        for fan in (-0.9, -0.45, 0.0, 0.45, 0.9):
            fall(crest(tip), math.cos(ahead + back + fan), math.sin(ahead + back + fan), 0.42, False)
    return "".join(light), "".join(shade)


def num2(v: float) -> str:
    """Fine strokes need a second decimal."""
    return f"{v:.2f}".rstrip("0").rstrip(".")


KNOLLS = ((-19.0, -10.0), (19.0, -13.0), (-14.0, 15.0), (15.0, 14.0))


def _heights(hand: Hand, flat: bool, knolls: tuple[Point, ...], heavy: float, long: float) -> Strokes:
    light, shade = [], []
    trend = hand() * 0.7 - 0.85
    for dx, dy in knolls:
        if not flat:
            dx, dy = dx * 0.87 - dy * 0.5, dx * 0.5 + dy * 0.87
        a, b = ridge(
            dx + hand.random_offset(3),
            dy + hand.random_offset(3),
            long * (0.7 + hand() * 0.6),
            trend + hand.random_offset(0.4),
            hand,
            heavy,
        )
        light.append(a)
        shade.append(b)
    return [(LINE, "".join(light)), (FULL, "".join(shade))]


def rough(hand: Hand, flat: bool) -> Strokes:
    return _heights(hand, flat, KNOLLS, 1.0, 19)


def wooded_rough(hand: Hand, flat: bool) -> Strokes:
    return _heights(hand, flat, KNOLLS, 0.9, 17) + _trees(hand, flat, 10, 13, 1.1)


def mountain(hand: Hand, flat: bool) -> Strokes:
    return _heights(hand, flat, (*KNOLLS, (0.0, 1.0)), 1.55, 22)


def swamp(hand: Hand, flat: bool) -> Strokes:
    """Standing water in dashes, with reeds."""
    out = []
    for x, y in scatter(hand, flat, 15, 11, 33):
        w = 4 + hand() * 3
        out.append(f"M{num(x - w)} {num(y)}h{num(2 * w)}M{num(x - w / 2)} {num(y + 2.2)}h{num(1.1 * w)}")
        out += [f"M{num(x + lean * 1.8)} {num(y - 0.8)}l{lean} {-4 + abs(lean) * 0.8}" for lean in (-1, 0, 1)]
    return [(LINE, "".join(out))]


def sand(hand: Hand, flat: bool) -> Strokes:
    return [(DOTS, "".join(f"M{num(x)} {num(y)}h.01" for x, y in scatter(hand, flat, 70, 4.6, 36, 500)))]


def sea(hand: Hand, flat: bool) -> Strokes:
    """Short waves, for water far from its shores."""
    return [
        (
            LINE,
            "".join(
                f"M{num(x - 6)} {num(y)}q1.5-2 3 0t3 0t3 0t3 0" for x, y in scatter(hand, flat, 9, 14, 32)
            ),
        )
    ]


def lake(hand: Hand, flat: bool) -> Strokes:
    return [
        (
            LINE,
            "".join(
                f"M{num(x - 5)} {num(y)}h{num(8 + hand() * 4)}" for x, y in scatter(hand, flat, 6, 15, 28)
            ),
        )
    ]


def volga(hand: Hand, flat: bool) -> Strokes:
    return []


GROUND: dict[str, Texture] = {
    "clear": clear,
    "steppe": steppe,
    "woods": woods,
    "forest": forest,
    "rough": rough,
    "wooded_rough": wooded_rough,
    "mountain": mountain,
    "swamp": swamp,
    "sand": sand,
    "sea": sea,
    "lake": lake,
    "volga": volga,
    "off": ruled_over,
}
