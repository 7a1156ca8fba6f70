"""Counters: 60 units square, the side told by band and sign before colour."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from grognard.draw import fonts
from grognard.draw.art import Art, Face
from grognard.draw.curves import num
from grognard.draw.geometry import Plane, Point
from grognard.draw.markup import el, text

EDGE = 43.0  # of a counter on the map
SCALE = EDGE / 60

CROSS = '<path d="M15 16.5L45 35.5M45 16.5L15 35.5"/>'
TRACK = '<rect x="19.5" y="20.8" width="21" height="10.4" rx="5.2"/>'
WHEELS = '<path d="M30 16.5V35.5"/>'
SHIELD = '<path d="M15 35.5L30 16.5L45 35.5"/>'
SYMBOLS = {
    "infantry": CROSS,
    "cavalry": '<path d="M15 35.5L45 16.5"/>',
    "artillery": '<circle class="g-sf" cx="30" cy="26" r="4.1"/>',
    "tank": '<rect x="19.5" y="20.8" width="21" height="10.4" rx="5.2"/>',
    "mechanized": CROSS + '<rect x="19.5" y="20.8" width="21" height="10.4" rx="5.2"/>',
    "motorized": CROSS + '<path d="M30 16.5V35.5"/>',
    "mountain": CROSS + '<path class="g-sf" d="M24.5 35.5L30 27.5L35.5 35.5Z"/>',
    "militia": '<path d="M22 33V19L30 28L38 19V33" stroke-width="2.2"/>',
    "sailors": CROSS
    + '<circle fill="BOX" stroke="none" cx="30" cy="26" r="7.4"/><circle stroke-width="1.2" cx="30" cy="20.3" r="1.3"/>'
    + '<path stroke-width="1.35" d="M30 21.6V31.4M27.4 23.6H32.6M25.2 27.6Q26 31.4 30 31.6Q34 31.4 34.8 27.6"/>',
    "hq": '<path d="M15 35V41M23.5 20.5V31.5M23.5 26H30M30 20.5V31.5"/><circle cx="37" cy="26" r="4.9"/><path d="M38.6 28.4L41.6 32"/>',
    "train": '<rect x="19.5" y="19" width="21" height="9.4" rx="4.7"/><g class="g-sf"><circle cx="23.5" cy="31.6" r="1.9"/>'
    + '<circle cx="30" cy="31.6" r="1.9"/><circle cx="36.5" cy="31.6" r="1.9"/></g>',
    "gunboat": '<path class="g-sf" d="M18.5 27.5H41.5L38.6 32.4H21.4Z"/><path d="M30 27V21.5M30 22.4L36.5 20.6M25 27V24H28"/>',
    "engineer": '<path d="M21 31.5V21.5H39V31.5M30 21.5V28.5"/>',
    "airborne": CROSS + '<path stroke-width="1.35" d="M25.5 35.3q2.2-3.6 4.5 0q2.2-3.6 4.5 0"/>',
    "air": '<path class="g-sf" d="M30 26q-4-5.5-9-3.4q-3 3.4 0 6.8q5 2.1 9-3.4q4-5.5 9-3.4q3 3.4 0 6.8q-5 2.1-9-3.4z"/>',
    "parachute": CROSS + '<path stroke-width="1.35" d="M25.5 35.3q2.2-3.6 4.5 0q2.2-3.6 4.5 0"/>',
    "luftwaffe": CROSS + '<path stroke-width="1.35" d="M24.2 19.4q3-2.4 5.8 1.2q2.8-3.6 5.8-1.2"/>',
    "security": CROSS
    + '<path stroke-width="1.3" d="M31.9 18.3Q31.3 17.5 30 17.5Q28.2 17.5 28.2 18.8Q28.2 19.9 30 20.1Q31.9 20.4 31.9 21.5'
    + 'Q31.9 22.8 30 22.8Q28.6 22.8 28 21.9"/>',
    "cadre": '<path stroke-dasharray="3.2 2.2" d="M15 16.5L45 35.5M45 16.5L15 35.5"/>',
    "ski": CROSS + '<path stroke-width="1.35" d="M26.5 35L33.5 30.6M33.5 35L26.5 30.6"/>',
    "mechanised": CROSS + TRACK,
    "motorised": CROSS + WHEELS,
    "antitank": SHIELD,
    "portee": SHIELD + WHEELS,
    "assault_gun": TRACK + '<circle class="g-sf" cx="30" cy="26" r="2.6"/>',
    "flame": TRACK
    + '<path class="g-sf" stroke="none" d="M30.6 21.6Q34.4 25.2 32.6 28.4Q31.8 30 30 30Q28.2 30 27.4 28.4Q26.4 26.4 28.4 24.4'
    + 'Q28.6 26 29.6 26.2Q30.8 24.4 30.6 21.6Z"/>',
    "recon": '<path d="M15 35.5L45 16.5"/>' + WHEELS,
    "rocket": '<circle class="g-sf" cx="30" cy="30" r="3.4"/><path d="M26 22L30 19L34 22M26 25.4L30 22.4L34 25.4"/>',
    "festung": '<path class="g-sf" d="M20.5 32.5V20.5H24.3V23.6H28.1V20.5H31.9V23.6H35.7V20.5H39.5V32.5Z"/>',
    "hidden": '<path d="M26 22.5q0-4 4-4t4 3.6q0 2.4-4 4.4v2.2M30 31.6v.2" stroke-width="2.2" stroke-linecap="round"/>',
}

PLANE = SYMBOLS["air"]
SHIP = SYMBOLS["gunboat"]
TUBE = SYMBOLS["artillery"]
SYMBOLS |= {
    **dict.fromkeys(("armor", "panzer", "kg_armour"), SYMBOLS["tank"]),
    "light_armor": SYMBOLS["tank"] + SYMBOLS["cavalry"],
    "panzergrenadier": SYMBOLS["mechanised"],
    **dict.fromkeys(
        ("jager", "feldersatz", "volksgrenadier", "volkssturm", "static", "hiwis", "kg_infantry", "light"),
        CROSS,
    ),
    "ski_jager": SYMBOLS["ski"],
    "marine": SYMBOLS["sailors"],
    "mountain_cavalry": SYMBOLS["cavalry"] + '<path class="g-sf" d="M24.5 35.5L30 27.5L35.5 35.5Z"/>',
    "airlanding": SYMBOLS["airborne"],
    "mot_artillery": TUBE + WHEELS,
    "mot_rocket": SYMBOLS["rocket"] + WHEELS,
    **dict.fromkeys(("flak", "mot_heavy_aa"), '<path d="M19 33.5Q30 15.5 41 33.5M30 33.5V24"/>'),
    "truck": '<path d="M15 31H45"/>',
    "intrinsic": SYMBOLS["festung"],
    **dict.fromkeys(("bomber", "fighter", "transport"), PLANE),
    **dict.fromkeys(("warship", "flotilla"), SHIP),
}

SIGNS = str.maketrans({"-": "\u2013", "\u2217": "*"})  # the fonts have no U+2217
TOP = "M6 0H54A6 6 0 0 1 60 6V6.6H0V6A6 6 0 0 1 6 0Z"


class Counter(NamedTuple):
    """One counter; of those in a hex the last is on top, and what is not on the board is not drawn."""

    hex: int
    side: int
    kind: str
    label: str
    values: str = ""
    marks: tuple[str, ...] = ()
    size: str = ""  # II, III, X, XX
    nation: str = ""  # whose colours it bears, where they are not those of its side


def _star(x: float, y: float, r: float) -> str:
    points = []
    for i in range(10):
        a, k = -math.pi / 2 + i * math.pi / 5, r * 0.42 if i % 2 else r
        points.append(f"{num(x + math.cos(a) * k)} {num(y + math.sin(a) * k)}")
    return "M" + "L".join(points) + "Z"


def _band(face: Face) -> str:
    """The top band: tells the side without colour."""
    line = f'fill="none" stroke="{face.ink}"'
    if face.band == "plain":
        return f'<path fill="{face.edge}" d="{TOP}"/>'
    if face.band == "chevrons":
        teeth = "L".join(f"{num(3 + 4.5 * i)} {'1.6' if i % 2 else '5.4'}" for i in range(13))
        return f'<path fill="{face.box}" d="{TOP}"/><path {line} stroke-width="1.5" d="M{teeth}"/>'
    if face.band == "bias":
        return f'<path {line} stroke-width="1.5" d="{"".join(f"M{4 + 9 * i} 6l5-5" for i in range(6))}"/>'
    if face.band == "bars":
        return f'<path {line} stroke-width="2.6" d="{"".join(f"M{7 + 7 * i} 1V6" for i in range(7))}"/>'
    if face.band == "dots":
        return f'<path {line} stroke-width="2.4" stroke-linecap="round" stroke-dasharray=".1 6.2" d="M7 3.6H57"/>'
    if face.band == "rules":
        return f'<path {line} stroke-width="1.1" d="M3 2.6H57M1 5.6H59"/>'
    return f'<path {line} stroke-width="1.1" d="M2 6H58"/>'


def _sign(face: Face) -> str:
    if face.sign == "star":
        return f'<path fill="{face.ink}" d="{_star(53, 12.6, 4.4)}"/>'
    if face.sign in ("chevron", "cross"):
        d = (
            "M49.4 10.4L53 13.4L56.6 10.4M49.4 13.6L53 16.6L56.6 13.6"
            if face.sign == "chevron"
            else "M53 9.4V16.4M49.5 12.9H56.5"
        )
        return f'<path fill="none" stroke="{face.ink}" stroke-width="1.7" d="{d}"/>'
    return text("g-bold", 52.6, 15.8, face.sign, 8.4, fill=face.ink)


def _split(label: str) -> tuple[str, str] | None:
    """A name such as 37/1 stands left and right of the symbol; a longer name stands above it."""
    found = re.fullmatch(r"([^/ -]{1,4})[/ -]([^/ -]{1,3})", label)
    return (found[1], found[2]) if found else None


def face_svg(one: Counter, art: Art) -> str:
    face = art.face(one.side, one.nation)
    out = [
        '<rect x="1.4" y="2.4" width="60" height="60" rx="6" fill="#120a00" opacity=".3"/>',
        f'<rect width="60" height="60.6" rx="6" fill="{face.edge}"/><rect width="60" height="58.6" rx="6" fill="{face.face}"/>',
        _band(face),
        f'<rect x="15" y="16.5" width="30" height="19" fill="{face.box}" stroke="{face.symbol}" stroke-width="1.3"/>',
        f'<g class="g-sy" stroke="{face.symbol}" color="{face.symbol}">{SYMBOLS.get(one.kind, "").replace("BOX", face.box)}</g>',
        _sign(face),
    ]

    def put(x: float, y: float, size: float, what: str) -> None:
        if what:
            out.append(text("g-bold", x, y, what, size, fill=face.ink))

    if pair := _split(one.label):
        put(7.6, 29.4, 8.6 if len(pair[0]) > 2 else 10.6, pair[0])
        put(52.4, 29.4, 8.6 if len(pair[1]) > 2 else 10.6, pair[1])
        put(30, 14.2, 7.4, one.size)
    elif len(one.label) <= 3:
        put(7.6, 29.4, 8.6 if len(one.label) > 2 else 10.6, one.label)
        put(30, 14.2, 7.4, one.size)
    else:
        label = one.label
        while fonts.width(label, 7.6, fonts.BOLD) > 43 and len(label) > 3:
            label = label[:-2].rstrip() + "."
        put(26, 14.2, 7.6, label)
    put(30, 54.2, 22 if len(one.values) < 5 else 18.5, one.values.translate(SIGNS))
    return "".join(out)


def mark_svg(name: str) -> str:
    """A shape and a sign for each state."""
    pale, dark = "#fff7e6", "#1d1912"

    def sign(d: str, ink: str) -> str:
        return el(
            "path",
            fill="none",
            stroke=ink,
            stroke_width=1.9,
            stroke_linecap="round",
            stroke_linejoin="round",
            d=d,
        )

    disc = el("circle", r=7.6, fill=pale, stroke=dark, stroke_width=1.3)
    if name == "moved":
        return disc + sign("M-3.6 0H3M.4-3L3.4 0L.4 3", dark)
    if name == "fought":
        square = el(
            "rect", x=-7.0, y=-7.0, width=14.0, height=14.0, rx=2.0, fill=dark, stroke=pale, stroke_width=1.3
        )
        return square + sign("M-3.2-3.2L3.2 3.2M3.2-3.2L-3.2 3.2", pale)
    if name in ("panic", "panicked"):
        return el("path", fill="#ffd76a", stroke=dark, stroke_width=1.3, d="M0-8.6L8.4 6.4H-8.4Z") + sign(
            "M0-3V1M0 3.6V3.7", dark
        )
    letter = {"oos": "R", "unsupplied": "R", "isolated": "I"}.get(name)
    if letter:
        octagon = el("path", fill=dark, stroke=pale, stroke_width=1.3, d="M-4-8H4L8-4V4L4 8H-4L-8 4V-4Z")
        return octagon + text("g-bold", 0, 3.7, letter, 10.5, fill=pale)
    return disc + text("g-bold", 0, 3.7, name[:1].upper(), 10.5, fill=dark)


def draw_stacks(plane: Plane, art: Art, counters: Sequence[Counter]) -> tuple[str, str]:
    """The stacks, and the counts of those of two or more, which are painted later, over the names."""
    stacks: dict[int, list[Counter]] = {}
    for one in counters:
        if one.hex in plane.centre:
            stacks.setdefault(one.hex, []).append(one)
    out, badges = [], []
    for h, stack in sorted(stacks.items(), key=lambda s: (plane.centre[s[0]][1], s[0])):
        n = len(stack)
        step = (5.0 if n > 2 else 6.0) * SCALE if n <= 4 else 15.0 / (n - 1) * SCALE
        x, y = plane.centre[h]
        words = f"{plane.map.label(h)}: " + ", ".join(
            f"{one.label} {one.values}".strip() for one in reversed(stack)
        )
        out.append(
            f'<g class="g-stack" data-hex="{escape(plane.map.label(h))}"><title>{escape(words)}</title>'
        )
        for i, one in enumerate(stack):
            off = (i - (n - 1) / 2) * step
            left, top = x - EDGE / 2 - off, y - EDGE / 2 + off
            out.append(
                el("g", face_svg(one, art), transform=f"translate({num(left)} {num(top)}) scale({SCALE:.4f})")
            )
            if i == n - 1:
                for k, mark in enumerate(one.marks):
                    at = f"translate({num(left + (3 + 15 * k) * SCALE)} {num(top + 56 * SCALE)}) scale({SCALE * 1.06:.4f})"
                    out.append(el("g", mark_svg(mark), transform=at))
                if n > 1:
                    badges.append(_badge((left + 56 * SCALE, top + 3 * SCALE), n))
        out.append("</g>")
    return "".join(out), "".join(badges)


def _badge(at: Point, n: int) -> str:
    return el(
        "g",
        el("circle", cx=at[0], cy=at[1], r=6.5) + text("g-bold", at[0], at[1] + 3.1, str(n), 8.6),
        cls="g-badge",
    )
