"""A learning curve as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

WIDE, HIGH, LEFT, TOP = 640, 320, 56, 36


def drawn(rows: Sequence[dict[str, float]], title: str) -> str:
    """The share of games won over the games played, with its interval."""
    most = max(1.0, float(rows[-1]["games"]))

    def x(games: float) -> float:
        return LEFT + games / most * (WIDE - LEFT - 16)

    def y(share: float) -> float:
        return HIGH - 40 - share * (HIGH - 40 - TOP)

    upper = [(x(r["games"]), y(r["high"])) for r in rows]
    lower = [(x(r["games"]), y(r["low"])) for r in reversed(rows)]
    middle = [(x(r["games"]), y(r["won"] / r["of"])) for r in rows]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>',
        f'<text x="{LEFT}" y="20" font-size="14">{escape(title)}</text>',
    ]
    for tenths in range(0, 11, 2):
        at = y(tenths / 10)
        parts.append(f'<path d="M{LEFT} {at:.1f}H{WIDE - 16}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{at + 4:.1f}" text-anchor="end">{tenths * 10} %</text>')
    for quarter in range(5):
        games = most * quarter / 4
        parts.append(f'<text x="{x(games):.1f}" y="{HIGH - 18}" text-anchor="middle">{games:.0f}</text>')
    parts.append(f'<text x="{(LEFT + WIDE) / 2:.0f}" y="{HIGH - 3}" text-anchor="middle">games played</text>')
    parts.append(f'<polygon points="{_points(upper + lower)}" fill="#9bb8d3" opacity="0.5"/>')
    parts.append(f'<polyline points="{_points(middle)}" fill="none" stroke="#1f4e79" stroke-width="2"/>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def _points(points: list[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
