"""Who held what, over many games: the share of games in which a hex was last in a side's
hands, on the map.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from grognard.draw.curves import num
from grognard.kernel.hexes import bits
from grognard.lab.report_map import Ground
from grognard.lab.report_page import Reader, figure, note

BOUNDS = (0.8, 0.6, 0.4, 0.2)  # of the first side's share: five kinds of hexes
SELDOM = 0.25  # of the games: a hex where somebody was in fewer is drawn small
STYLE = """
.h0{fill:var(--s0);fill-opacity:.78}.h1{fill:var(--s0);fill-opacity:.42}.h2{fill:var(--paper);fill-opacity:.72}
.h3{fill:var(--s1);fill-opacity:.42}.h4{fill:var(--s1);fill-opacity:.78}.hh{fill:url(#hatch-far);pointer-events:none}
.hn{font:700 19px 'Barlow Condensed','Arial Narrow',sans-serif;text-anchor:middle;fill:var(--ink);stroke:var(--paper);stroke-width:3.5px;
paint-order:stroke;pointer-events:none}
.key{display:flex;flex-wrap:wrap;gap:.2rem 1.1rem;font-size:.87rem;color:var(--ink-2)}
.key svg{width:1.5rem;height:1.3rem;vertical-align:-.3rem}
"""
HATCH = (
    '<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs><pattern id="hatch-far" width="11" height="11" '
    'patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V11" stroke="var(--paper)" stroke-width="4" '
    'stroke-opacity=".8"/></pattern></defs></svg>'
)


class ControlCounts(NamedTuple):
    """Of one turn: games counted, and for each hex in how many of them each of the two sides was the last
    there.
    """

    turn: int
    games: int
    counts: dict[int, tuple[int, int]]


def control_counts(chronicles: Sequence[dict[str, Any]], turn: int | None) -> ControlCounts:
    """After a turn, or at the end; a game that was over before stays as it was."""
    counts: dict[int, list[int]] = {}
    last = 0
    for told in chronicles:
        rows = [row for row in told["control"] if turn is None or row["turn"] <= turn] or told["control"][:1]
        last = max(last, rows[-1]["turn"])
        for side, text in enumerate(rows[-1]["held"][:2]):
            for h in bits(int(text, 16)):
                counts.setdefault(h, [0, 0])[side] += 1
    return ControlCounts(
        last if turn is None else turn, len(chronicles), {h: (a, b) for h, (a, b) in counts.items()}
    )


def kind(share: float) -> int:
    return next((n for n, bound in enumerate(BOUNDS) if share >= bound), len(BOUNDS))


def heat_map(ground: Ground, held: ControlCounts, caption: str, sides: Sequence[str], reader: Reader) -> str:
    """Colour and hatching by share, the share itself in figures where there is room for them."""
    found = []
    for h, (mine, theirs) in sorted(held.counts.items()):
        if h not in ground.plane.centre:
            continue
        x, y = ground.plane.centre[h]
        share, many = mine / (mine + theirs), mine + theirs
        place, shape = f'x="{num(x)}" y="{num(y)}"', "hx" if many >= SELDOM * held.games else "hs"
        at = place if shape == "hx" else f'transform="translate({num(x)} {num(y)})"'
        words = f"{ground.game.map.label(h)}{reader.colon}{sides[0]} {mine}, {sides[1]} {theirs}"
        found.append(f'<use href="#{shape}" class="h{kind(share)}" {at}><title>{words}</title></use>')
        if kind(share) > 2:
            found.append(f'<use href="#{shape}" class="hh" {at}/>')
        if not ground.far:
            found.append(
                f'<text class="hn" x="{num(x)}" y="{num(y + 7)}">{reader.number(100 * share, 0)}</text>'
            )
    return figure(caption, ground.sheet(caption, found))


def key(sides: Sequence[str], reader: Reader) -> str:
    """What the kinds of hexes say."""
    words = [
        reader.texts.say(message, side=sides[side])
        for message, side in (
            ("lab-heat-most", 0),
            ("lab-heat-more", 0),
            ("lab-heat-even", 0),
            ("lab-heat-more", 1),
            ("lab-heat-most", 1),
        )
    ]
    items = []
    for n, text in enumerate(words):
        over = '<use href="#hx" class="hh"/>' if n > 2 else ""
        items.append(
            f'<span><svg viewBox="-42 -42 84 84"><use href="#hx" class="h{n}" stroke="currentColor"/>{over}</svg> {text}</span>'
        )
    return f'<div class="key">{"".join(items)}</div>' + note(reader.say("lab-heat-note", side=sides[0]))


def turns_to_draw(chronicles: Sequence[dict[str, Any]]) -> list[int]:
    """A quarter, a half and three quarters of the way to where the median game ended."""
    ends = sorted(told["control"][-1]["turn"] for told in chronicles)
    middle = ends[len(ends) // 2]
    return sorted({round(middle * part / 4) for part in (1, 2, 3)} - {0, middle})
