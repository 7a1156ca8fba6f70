"""Small plots as SVG: axes, labels, what each point says when pointed at. Sides are told by dashes, hatching
and shape before colour.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape, unescape
from math import ceil, floor, log10
from typing import NamedTuple

WIDE, TALL = 620, 250
LEFT, RIGHT, TOP, BOTTOM = 46, 92, 10, 40
Format = Callable[[float], str]


class Point(NamedTuple):
    x: float
    y: float
    low: float | None = None
    high: float | None = None


class Series(NamedTuple):
    name: str
    style: int  # 0 and 1 are the sides, 2 and 3 neither
    points: Sequence[Point]


class Bar(NamedTuple):
    name: str
    style: int
    share: float
    low: float
    high: float
    figures: str


class Dot(NamedTuple):
    x: float
    y: float
    style: int
    title: str


def spoken(label: str) -> str:
    """What a drawing is called, escaped once, whether or not it was before."""
    return escape(unescape(label))


def drawing(label: str, tall: float, lines: Sequence[str], wide: float = WIDE) -> str:
    inside = "\n".join(lines)
    return f'<svg class="plot" role="img" aria-label="{spoken(label)}" viewBox="0 0 {wide:g} {tall:g}">\n{inside}</svg>'


def ticks(low: float, high: float, many: int = 5, least: float = 0.0) -> list[float]:
    """Round numbers over a range, no closer than `least`."""
    span = max(high - low, 1e-9)
    step = 10 ** floor(log10(span / many))
    step = max(least, step * next((k for k in (1, 2, 5, 10) if span / (step * k) <= many), 10))
    first = ceil(low / step - 1e-9)
    return [round((first + i) * step, 10) for i in range(floor(high / step + 1e-9) - first + 1)]


class Frame:
    """Axes and the way from values to places."""

    def __init__(
        self, xs: Sequence[float], ys: Sequence[float], tall: float = TALL, zero: bool = True
    ) -> None:
        low, high = min(ys), max(ys)
        if zero:
            low, high = min(0.0, low), max(0.0, high)
        pad = (high - low) * 0.06 or 1.0
        self.y0, self.y1 = (low - pad if low < 0 else low), high + pad
        self.x0, self.x1 = min(xs), max(xs)
        if self.x0 == self.x1:
            self.x0, self.x1 = self.x0 - 0.5, self.x1 + 0.5
        self.tall = tall
        self.least = 1.0 if all(float(v).is_integer() for v in ys) else 0.0
        self.bottom, self.right = tall - BOTTOM, WIDE - RIGHT

    def x(self, value: float) -> float:
        return LEFT + (value - self.x0) / (self.x1 - self.x0) * (self.right - LEFT)

    def y(self, value: float) -> float:
        return self.bottom - (value - self.y0) / (self.y1 - self.y0) * (self.bottom - TOP)

    def axes(
        self,
        x_label: str,
        y_label: str,
        show: Format,
        x_ticks: Sequence[float] | None = None,
        show_x: Format | None = None,
    ) -> list[str]:
        lines = []
        for tick in ticks(self.y0, self.y1, least=self.least):
            y = self.y(tick)
            lines.append(f'<path class="{"ax" if tick == 0 else "grid"}" d="M{LEFT} {y:.1f}H{self.right}"/>')
            lines.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{show(tick)}</text>')
        for tick in x_ticks if x_ticks is not None else ticks(self.x0, self.x1, 8):
            x = self.x(tick)
            lines.append(f'<path class="ax" d="M{x:.1f} {self.bottom}v4"/>')
            lines.append(
                f'<text x="{x:.1f}" y="{self.bottom + 17}" text-anchor="middle">{(show_x or show)(tick)}</text>'
            )
        lines.append(f'<path class="ax" d="M{LEFT} {self.bottom}H{self.right}"/>')
        lines.append(
            f'<text x="{(LEFT + self.right) / 2:.0f}" y="{self.tall - 5}" text-anchor="middle">{x_label}</text>'
        )
        if y_label:
            middle = (TOP + self.bottom) / 2
            lines.append(
                f'<text transform="translate(11 {middle:.0f}) rotate(-90)" text-anchor="middle">{y_label}</text>'
            )
        return lines


def curves(
    label: str,
    series: Sequence[Series],
    x_label: str,
    y_label: str,
    show: Format,
    tall: float = TALL,
    zero: bool = True,
) -> str:
    """Lines over turns, with a band where the points have one; each line has its name at its end. Nothing
    where all is nought.
    """
    drawn = [one for one in series if one.points]
    every = [point for one in drawn for point in one.points]
    ys = [v for p in every for v in (p.y, p.low, p.high) if v is not None]
    if not any(ys):
        return ""
    frame = Frame([p.x for p in every], ys, tall, zero)
    turns = range(ceil(frame.x0), floor(frame.x1) + 1)
    lines = frame.axes(x_label, y_label, show, turns[:: 1 + len(turns) // 16], lambda x: f"{x:g}")
    for one in drawn:
        lines += _band(frame, one)
    for one in drawn:
        lines += _line(frame, one, show)
    lines += _names(frame, drawn)
    return drawing(label, tall, lines)


def _band(frame: Frame, one: Series) -> list[str]:
    banded = [(p.x, p.low, p.high) for p in one.points if p.low is not None and p.high is not None]
    if len(banded) < 2:
        return []
    up = [f"{frame.x(x):.1f} {frame.y(high):.1f}" for x, _, high in banded]
    down = [f"{frame.x(x):.1f} {frame.y(low):.1f}" for x, low, _ in reversed(banded)]
    return [f'<path class="b{one.style}" d="M{"L".join(up + down)}Z"/>']


def _line(frame: Frame, one: Series, show: Format) -> list[str]:
    places = [(frame.x(p.x), frame.y(p.y), p) for p in one.points]
    lines = [f'<path class="l{one.style}" d="M{"L".join(f"{x:.1f} {y:.1f}" for x, y, _ in places)}"/>']
    for x, y, p in places:
        extent = f" ({show(p.low)}–{show(p.high)})" if p.low is not None and p.high is not None else ""
        lines.append(marker(x, y, one.style, f"{one.name}, {p.x:g}: {show(p.y)}{extent}"))
    return lines


def marker(x: float, y: float, style: int, title: str) -> str:
    shape = (
        f'<circle class="p0" cx="{x:.1f}" cy="{y:.1f}" r="3.4">',
        f'<rect class="p1" x="{x - 3.2:.1f}" y="{y - 3.2:.1f}" width="6.4" height="6.4">',
        f'<path class="p2" d="M{x:.1f} {y - 4.4:.1f}l4.4 4.4-4.4 4.4-4.4-4.4z">',
        f'<path class="p3" d="M{x:.1f} {y - 4:.1f}l4.4 7.2h-8.8z">',
    )[style]
    return f"{shape}<title>{title}</title></{shape[1 : shape.index(' ')]}>"


def _names(frame: Frame, drawn: Sequence[Series]) -> list[str]:
    """At the ends of the lines, kept apart."""
    ends = sorted(((frame.y(one.points[-1].y), one) for one in drawn), key=lambda end: end[0])
    lines, last = [], -99.0
    for y, one in ends:
        last = max(y, last + 15)
        x = frame.x(one.points[-1].x)
        lines.append(marker(min(x + 12, frame.right + 10), last, one.style, one.name))
        lines.append(
            f'<text class="strong" x="{min(x + 20, frame.right + 18):.1f}" y="{last + 4:.1f}">{one.name}</text>'
        )
    return lines


def bars(label: str, given: Sequence[Bar], room: int = 150) -> str:
    """Shares with their intervals, one under the other."""
    left, step = room, 30
    wide = WIDE - left - 128
    lines = [f'<path class="grid" d="M{left + wide / 2:.1f} 0V{len(given) * step}"/>']
    for i, one in enumerate(given):
        y = i * step
        body = f'x="{left}" y="{y + 5}" width="{one.share * wide:.1f}" height="20"'
        lines.append(f'<text class="strong" x="{left - 8}" y="{y + 19}" text-anchor="end">{one.name}</text>')
        lines.append(
            f'<rect class="soft" x="{left}" y="{y + 5}" width="{wide}" height="20"/><rect class="f{one.style}" {body}/>'
        )
        lines.append(f'<rect class="over" {body}/>' if one.style == 1 else "")
        a, b = left + one.low * wide, left + one.high * wide
        lines.append(
            f'<path class="mark" d="M{a:.1f} {y + 10}v10M{b:.1f} {y + 10}v10M{a:.1f} {y + 15}H{b:.1f}"/>'
        )
        lines.append(f'<text x="{WIDE - 120}" y="{y + 19}">{one.figures}</text>')
    return drawing(label, len(given) * step + 4, lines)


class Stack(NamedTuple):
    """One column of a histogram: how many of each style."""

    at: float
    name: str
    parts: tuple[int, int, int]


def columns(
    label: str, stacks: Sequence[Stack], x_label: str, y_label: str, names: Sequence[str], tall: float = TALL
) -> str:
    """A histogram, each column divided among the sides; `names` is the legend."""
    if not stacks:
        return ""
    most = max(sum(s.parts) for s in stacks) or 1
    frame = Frame([0, len(stacks)], [0, most], tall)
    lines = frame.axes(x_label, y_label, lambda v: f"{v:g}" if v == int(v) else "", [])
    wide = (frame.right - LEFT) / len(stacks)
    every = 1 + (len(stacks) - 1) // 18
    for i, one in enumerate(stacks):
        x, base = LEFT + i * wide, 0
        for style, many in enumerate(one.parts):
            if many:
                top, tall_ = frame.y(base + many), frame.y(base) - frame.y(base + many)
                body = (
                    f'x="{x + wide * 0.08:.1f}" y="{top:.1f}" width="{wide * 0.84:.1f}" height="{tall_:.1f}"'
                )
                lines.append(
                    f'<rect class="f{style}" {body}><title>{one.name}: {names[style]} {many}</title></rect>'
                )
                lines.append(f'<rect class="over" pointer-events="none" {body}/>' if style == 1 else "")
                base += many
        if i % every == 0:
            lines.append(
                f'<text x="{x + wide / 2:.1f}" y="{frame.bottom + 17}" text-anchor="middle">{one.name}</text>'
            )
    lines += legend(frame, names, [any(s.parts[k] for s in stacks) for k in range(3)])
    return drawing(label, tall, lines)


def legend(frame: Frame, names: Sequence[str], shown: Sequence[bool]) -> list[str]:
    lines, y = [], TOP + 4
    for style, name in enumerate(names):
        if shown[style]:
            x = frame.right + 10
            lines.append(f'<rect class="f{style}" x="{x}" y="{y}" width="12" height="12"/>')
            lines.append(f'<rect class="over" x="{x}" y="{y}" width="12" height="12"/>' if style == 1 else "")
            lines.append(f'<text x="{x + 17}" y="{y + 10}">{name}</text>')
            y += 19
    return lines


def scatter(
    label: str,
    dots: Sequence[Dot],
    x_label: str,
    y_label: str,
    show: Format,
    names: Sequence[str],
    tall: float = 300,
) -> str:
    """Points and the line on which both are the same."""
    if not dots:
        return ""
    values = [v for dot in dots for v in (dot.x, dot.y)]
    frame = Frame([min(values), max(values)], values, tall)
    frame.x0, frame.x1 = frame.y0, frame.y1
    lines = frame.axes(x_label, y_label, show)
    ends = f"M{frame.x(frame.x0):.1f} {frame.y(frame.y0):.1f}L{frame.x(frame.x1):.1f} {frame.y(frame.y1):.1f}"
    lines.append(f'<path class="l2" d="{ends}"/>')
    lines += [marker(frame.x(dot.x), frame.y(dot.y), dot.style, dot.title) for dot in dots]
    y = TOP + 10
    for style, name in enumerate(names):
        if any(dot.style == style for dot in dots):
            lines.append(marker(frame.right + 16, y, style, name))
            lines.append(f'<text x="{frame.right + 25}" y="{y + 4}">{name}</text>')
            y += 19
    return drawing(label, tall, lines)


class Span(NamedTuple):
    """A figure and where it may lie."""

    name: str
    value: float
    low: float
    high: float
    figures: str


def spans(label: str, given: Sequence[Span], show: Format) -> str:
    """Differences one under the other, about the line where there is none."""
    if not given:
        return ""
    reach = max(0.05, *(abs(v) for one in given for v in (one.low, one.high)))
    left, right, step = 190, WIDE - 80, 32
    bottom = len(given) * step + 6

    def x(value: float) -> float:
        return left + (value + reach) / (2 * reach) * (right - left)

    lines = [f'<path class="ax" d="M{x(0):.1f} 0V{bottom}"/>']
    for tick in ticks(-reach, reach, 6):
        lines.append(f'<path class="grid" d="M{x(tick):.1f} 0V{bottom}"/>')
        lines.append(f'<text x="{x(tick):.1f}" y="{bottom + 16}" text-anchor="middle">{show(tick)}</text>')
    for i, one in enumerate(given):
        y = i * step + 18
        lines.append(f'<text class="strong" x="{left - 12}" y="{y + 4}" text-anchor="end">{one.name}</text>')
        lines.append(
            f'<path class="mark" d="M{x(one.low):.1f} {y - 6}v12M{x(one.high):.1f} {y - 6}v12M{x(one.low):.1f} {y}H{x(one.high):.1f}"/>'
        )
        lines.append(
            marker(x(one.value), y, 3, f"{one.name}: {one.figures} ({show(one.low)} … {show(one.high)})")
        )
        lines.append(f'<text x="{right + 12}" y="{y + 4}">{one.figures}</text>')
    return drawing(label, bottom + 22, lines)
