"""A turn on the map: the counters as it left them, the ways they took, where there was fighting."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterable, Sequence
from html import escape
from math import dist

from grognard.draw.counters import EDGE, SCALE, Counter, face_svg
from grognard.draw.curves import num
from grognard.draw.geometry import SIZE, Box, Point
from grognard.kernel.state import Position, State
from grognard.kernel.texts import Texts
from grognard.lab.after_action import Arrow, Event, GameSummary, ways
from grognard.lab.report_map import Ground

BACK = ("retreat", "panic", "displaced", "fall-back")
STYLE = """
.a0,.a1{fill:none;stroke-width:5;stroke-opacity:.85;stroke-linejoin:round;stroke-linecap:round}.a0{stroke:var(--s0)}.a1{stroke:var(--s1)}
.bed{fill:none;stroke:var(--paper);stroke-width:8.5;stroke-opacity:.6;stroke-linejoin:round}
.back{stroke-dasharray:3 9}.h-a0{fill:var(--s0)}.h-a1{fill:var(--s1)}
.star{fill:#ffd76a;stroke:#1d1912;stroke-width:1.6}
.star-n{font:700 15px 'Barlow Condensed','Arial Narrow',sans-serif;text-anchor:middle;fill:#1d1912}
.spread{display:grid;grid-template-columns:minmax(0,36rem) minmax(16rem,1fr);gap:0 1.5rem;align-items:start}.wide{display:block}
.spread>figure{position:sticky;top:.5rem}
@media(max-width:60rem){.spread{display:block}.spread>figure{position:static}}
@media print{.spread{display:block}.spread>figure{position:static}}
.fights{list-style:none;padding:0;font-size:.9rem}.fights>li{border-bottom:1px solid var(--rule);padding:.4rem 0;break-inside:avoid}
.fights b{font-weight:700}.fights p{margin:.15rem 0}.dice{font:700 1rem 'Barlow Condensed','Arial Narrow',sans-serif;letter-spacing:.08em}
.tag{display:inline-block;min-width:1.5em;text-align:center;border-radius:50%;background:#ffd76a;color:#1d1912;font-weight:700;margin-right:.3rem}
.good{color:var(--good)}.bad{color:var(--bad)}.why{font-style:italic}
"""
STAR = "M0-17L4-9L12-12L9-4L17 0L9 4L12 12L4 9L0 17L-4 9L-12 12L-9 4L-17 0L-9-4L-12-12L-4-9Z"


def heads() -> str:
    """The points of the arrows, one kind for each side."""
    marks = "".join(
        f'<marker id="head{n}" viewBox="-8 -6 12 12" refX="0" markerWidth="3.4" markerHeight="3.4" orient="auto">'
        f'<path class="h-a{n}" d="M-8-6L4 0L-8 6Z"/></marker>'
        for n in (0, 1)
    )
    return (
        f'<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>{marks}</defs></svg>'
    )


def short_of(start: Point, end: Point) -> Point:
    """As far as the counter that stands at the end."""
    far = dist(start, end)
    keep = max(0.5, 1 - 25 / far) if far else 1.0
    return start[0] + (end[0] - start[0]) * keep, start[1] + (end[1] - start[1]) * keep


class MapSheet:
    """The maps of one report: each counter is drawn once and laid down wherever it stands."""

    def __init__(self, tale: GameSummary, ground: Ground, words: Texts) -> None:
        self.tale, self.ground, self.words = tale, ground, words
        self.faces: dict[Counter, str] = {}

    def definitions(self) -> str:
        """To be asked for when the maps are drawn."""
        faces = "".join(
            f'<g id="{id}">{face_svg(one, self.ground.art)}</g>' for one, id in self.faces.items()
        )
        return f'<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>{faces}</defs></svg>'

    def _room(self, state: State, arrows: Sequence[Arrow]) -> Box | None:
        """The part of a large map where the turn was played."""
        if not self.ground.far:
            return None
        centre = self.ground.plane.centre
        used = {h for h in (*state.where, *(h for arrow in arrows for h in arrow.path)) if h in centre}
        if not used:
            return None
        xs, ys = [centre[h][0] for h in used], [centre[h][1] for h in used]
        box, whole = Box(min(xs), min(ys), max(xs), max(ys)).grow(3 * SIZE), self.ground.plane
        return Box(
            max(0, box.left), max(0, box.top), min(whole.width, box.right), min(whole.height, box.bottom)
        )

    def sheet(
        self, label: str, state: State, arrows: Sequence[Arrow], events: Sequence[tuple[int, Event]]
    ) -> str:
        inside = [*self.ways(arrows), *self.stacks(state), *self.stars(events)]
        return self.ground.sheet(label, inside, self._room(state, arrows))

    def ways(self, arrows: Sequence[Arrow]) -> list[str]:
        """Each way once, however many took it; going back is dotted."""
        found = []
        for arrow, many in Tally(ways(arrows)).items():
            points = [self.ground.plane.centre[h] for h in arrow.path if h in self.ground.plane.centre]
            if len(points) < 2:
                continue
            points[-1] = short_of(points[-2], points[-1])
            line = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)
            back = " back" if arrow.how in BACK else ""
            words = self._way_words(arrow, many)
            found.append(f'<path class="bed" d="{line}"/>')
            side = min(arrow.side, 1)
            found.append(
                f'<path class="a{side}{back}" marker-end="url(#head{side})" d="{line}"><title>{words}</title></path>'
            )
        return found

    def _way_words(self, arrow: Arrow, many: int) -> str:
        label = self.ground.game.map.label
        side = self.words.say(f"side-{self.tale.game.sides[arrow.side]}")
        return escape(f"{side} ×{many}: {label(arrow.path[0])} → {label(arrow.path[-1])}")

    def stacks(self, state: State) -> list[str]:
        stacks: dict[int, list[Counter]] = {}
        for one in self.counters(state):
            stacks.setdefault(one.hex, []).append(one)
        centre = self.ground.plane.centre
        order = sorted((h for h in stacks if h in centre), key=lambda h: (centre[h][1], h))
        return [self._stack(h, stacks[h]) for h in order]

    def counters(self, state: State) -> Iterable[Counter]:
        """The counters as the reader sees them, the strongest of a stack on top."""
        game = self.tale.game
        pos = Position(game, state)
        found: list[tuple[int, Counter]] = []
        for unit, at in enumerate(state.where):
            if at < 0:
                continue
            one = game.roster[unit]
            if not game.hooks.can_see(pos, self.tale.viewer, unit):
                found.append((0, Counter(at, one.side, "hidden", "?")))
                continue
            values = game.face(unit, state.steps[unit]).replace("-", "–")
            found.append(
                (
                    one.attack,
                    Counter(
                        at, one.side, one.kind, one.id, values, (), one.size, game.hooks.nation(game, unit)
                    ),
                )
            )
        return [one for _, one in sorted(found, key=lambda f: (f[1].hex, f[0], f[1].label))]

    def _stack(self, h: int, stack: Sequence[Counter]) -> str:
        many = len(stack)
        step = (5.0 if many > 2 else 6.0) * SCALE if many <= 4 else 15.0 / (many - 1) * SCALE
        x, y = self.ground.plane.centre[h]
        label = self.ground.game.map.label(h)
        words = escape(
            f"{label}: " + ", ".join(f"{one.label} {one.values}".strip() for one in reversed(stack))
        )
        out = [f"<g><title>{words}</title>"]
        for i, one in enumerate(stack):
            off = (i - (many - 1) / 2) * step
            id = self.faces.setdefault(one._replace(hex=0), f"c{len(self.faces)}")
            left, top = x - EDGE / 2 - off, y - EDGE / 2 + off
            out.append(
                f'<use href="#{id}" transform="translate({num(left)} {num(top)}) scale({SCALE:.4f})"/>'
            )
        if many > 1:
            bx, by = left + 56 * SCALE, top + 3 * SCALE
            out.append(f'<g class="g-badge"><circle cx="{num(bx)}" cy="{num(by)}" r="6.5"/>')
            out.append(
                f'<text class="g-bold" x="{num(bx)}" y="{num(by + 3.1)}" font-size="8.6">{many}</text></g>'
            )
        return "".join(out) + "</g>"

    def stars(self, events: Sequence[tuple[int, Event]]) -> list[str]:
        """Where there was fighting, with the number of the line that tells it."""
        taken: Tally[int] = Tally()
        found = []
        for number, event in events:
            if event.target not in self.ground.plane.centre:
                continue
            x, y = self.ground.plane.centre[event.target]
            x, y = x + 19 - 21 * taken[event.target], y + 21
            taken[event.target] += 1
            words = escape(
                f"{number}: {self.ground.game.map.label(event.target)} {event.odds.column if event.odds else ''}"
            )
            found.append(
                f'<g transform="translate({num(x)} {num(y)})"><title>{words}</title><path class="star" d="{STAR}"/>'
            )
            found.append(f'<text class="star-n" y="5">{number}</text></g>')
        return found
