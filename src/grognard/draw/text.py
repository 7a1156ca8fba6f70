"""The map in letters, for a terminal, and one hex in words, for a screen reader."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from weakref import WeakKeyDictionary

from grognard.draw.art import WATERS, Art, default_art
from grognard.draw.counters import Counter
from grognard.draw.names import BROAD, RUNNING
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.maps import Map, Place

WIDE = 10  # columns of a hex, its left border included
LINES = 2
RESET = "\x1b[0m"
GREY, BOLD = "\x1b[2m", "\x1b[1m"
WATER, LIT = "\x1b[36m", "\x1b[1;30;43m"
SIDES = ("\x1b[1;37;44m", "\x1b[1;37;41m")  # the two sides, told apart by their letter too


class Canvas:
    """Characters with a colour each, over lines of any length."""

    def __init__(self, wide: int, high: int) -> None:
        self.chars = [[" "] * wide for _ in range(high)]
        self.inks = [[""] * wide for _ in range(high)]

    def put(self, x: int, y: int, text: str, ink: str = "") -> None:
        for i, c in enumerate(text):
            if 0 <= y < len(self.chars) and 0 <= x + i < len(self.chars[y]):
                self.chars[y][x + i], self.inks[y][x + i] = c, ink

    def text(self, colour: bool) -> str:
        lines = []
        for chars, inks in zip(self.chars, self.inks, strict=True):
            end = len("".join(chars).rstrip())
            if not colour:
                lines.append("".join(chars[:end]))
                continue
            out, now = [], ""
            for c, ink in zip(chars[:end], inks[:end], strict=True):
                if ink != now:
                    out.append((RESET if now else "") + ink)
                    now = ink
                out.append(c)
            lines.append("".join(out) + (RESET if now else ""))
        return "\n".join(lines)


def map_text(
    map: Map,
    counters: Sequence[Counter] = (),
    *,
    colour: bool,
    lit: Mapping[int, str] = {},
    lang: str = "en",
    art: Art | None = None,
    only: HexSet | None = None,
) -> str:
    """Two lines for each hex: number, terrain and signs; cost when lit, top unit and size of the stack.

    A river shows as ~ on the border of two hexes; `only` keeps to some hexes of a large map.
    """
    art = art or default_art()
    shown = bits(map.grid.board if only is None else map.grid.board & only)
    if not shown:
        return ""
    at = _spots(map, shown)
    canvas = Canvas(max(x for x, _ in at.values()) + WIDE + 1, max(y for _, y in at.values()) + 3)
    stacks: dict[int, list[Counter]] = {}
    for one in counters:
        stacks.setdefault(one.hex, []).append(one)
    for h in shown:
        _hex(canvas, map, art, h, at[h], stacks.get(h, []), lit.get(h))
    flat = map.layout.orientation == "flat"
    for h in shown:
        _border(canvas, map, art, h, at[h], flat)
    return canvas.text(colour) + "\n" + _key(map, art, lang, bool(counters), bool(lit))


def window(map: Map, centre: int, wide: int, high: int) -> HexSet:
    """The hexes around one of them that so many columns and lines of letters hold."""
    rough = _rough(map, bits(map.grid.board))
    x, y = rough[centre]
    across, down = max(0, wide - WIDE - 1) // 2, max(0, high - LINES) // 2
    return sum(1 << h for h, (a, b) in rough.items() if abs(a - x) <= across and abs(b - y) <= down)


def _rough(map: Map, shown: Sequence[int]) -> dict[int, tuple[int, int]]:
    flat = map.layout.orientation == "flat"
    rough = {}
    for h in shown:
        line, along = map.grid.axial(h)
        rough[h] = (line * WIDE, 2 * along + line) if flat else ((2 * along + line) * WIDE // 2, line * 2)
    return rough


def _spots(map: Map, shown: Sequence[int]) -> dict[int, tuple[int, int]]:
    """The upper left character of each hex."""
    rough = _rough(map, shown)
    left, top = min(x for x, _ in rough.values()), min(y for _, y in rough.values())
    return {h: (x - left, y - top) for h, (x, y) in rough.items()}


def _hex(
    canvas: Canvas,
    map: Map,
    art: Art,
    h: int,
    at: tuple[int, int],
    stack: Sequence[Counter],
    cost: str | None,
) -> None:
    x, y = at
    terrain = art.terrain_look(map.terrain_of(h))
    signs = "".join(dict.fromkeys(art.feature_look(f).letter for f in map.features_of(h))) + _line_signs(
        map, art, h
    )
    ink = WATER if terrain.style in WATERS else ""
    canvas.put(x + 1, y, map.label(h).split(":")[-1][:4], GREY)
    canvas.put(x + 6, y, terrain.letter, ink)
    canvas.put(x + 7, y, signs[: WIDE - 7], BOLD)
    room = WIDE - 1
    if cost is not None:
        mark = f">{cost}"[:room]
        canvas.put(x + 1, y + 1, mark, LIT)
        room -= len(mark)
    if stack:
        top = stack[-1]
        many = f"x{len(stack)}" if len(stack) > 1 else ""
        name = (art.face(top.side).letter + top.label.replace(" ", ""))[: room - len(many)] + many
        canvas.put(x + WIDE - len(name), y + 1, name, SIDES[top.side % 2])


def _line_signs(map: Map, art: Art, h: int) -> str:
    return "".join(dict.fromkeys(art.line_look(*kind).letter for kind in _ledger(map).lines.get(h, ())))


def _rivers(map: Map, art: Art, h: int) -> dict[int, str]:
    """The hexsides of a hex that have a sign, by direction."""
    found: dict[int, str] = {}
    for name, gate in map.sides.items():
        sign = "~" if art.side_look(name).style == "ribbon" else "!"
        for d in range(6):
            if gate[d] >> h & 1 and art.side_look(name).style != "bridge":
                found[d] = sign
    return found


def _border(canvas: Canvas, map: Map, art: Art, h: int, at: tuple[int, int], flat: bool) -> None:
    """The left border is the hex's own; the right one belongs to its neighbours, or to no one."""
    x, y = at
    rivers = _rivers(map, art, h)
    if flat:
        edges = ((x, y, "/", 5), (x, y + 1, "\\", 4), (x + WIDE, y, "\\", 1), (x + WIDE, y + 1, "/", 2))
        below = 3
    else:
        edges = ((x, y, "|", 0), (x, y + 1, "|", 0), (x + WIDE, y, "|", 3), (x + WIDE, y + 1, "|", 3))
        below = -1
    for ex, ey, plain, d in edges:
        canvas.put(ex, ey, rivers.get(d, plain), WATER if d in rivers else GREY)
    if below in rivers:
        _fill(canvas, x + 1, x + WIDE, y + 1, rivers[below])
    if not flat:  # the two lower sides share the second line
        for d, a, b in ((1, x + 1, x + WIDE // 2), (2, x + WIDE // 2, x + WIDE)):
            if d in rivers:
                _fill(canvas, a, b, y + 1, rivers[d])


def _fill(canvas: Canvas, a: int, b: int, y: int, sign: str) -> None:
    for i in range(a, b):
        if canvas.chars[y][i] == " ":
            canvas.put(i, y, sign, WATER)


def _key(map: Map, art: Art, lang: str, units: bool, lit: bool) -> str:
    words = [
        f"{art.terrain_look(n).letter} {art.terrain_look(n).word(lang)}" for n, s in map.terrain.items() if s
    ]
    words += [
        f"{art.feature_look(n).letter} {art.feature_look(n).word(lang)}" for n, s in map.features.items() if s
    ]
    words += [
        f"{art.line_look(k).letter} {art.line_look(k).word(lang)}"
        for k in sorted({line.kind for line in map.lines})
    ]
    if any(any(gate) for name, gate in map.sides.items() if art.side_look(name).style == "ribbon"):
        words.append(f"~~~ {art.word('river_sign', lang)}")
    if units:
        words.append(f"{art.face(0).letter}… {art.face(1).letter}… {art.word('unit', lang)}")
    if lit:
        words.append(f">2 {art.word('cost', lang)}")
    out, line = [], ""
    for word in words:
        if line and len(line) + len(word) > 100:
            out.append(line)
            line = ""
        line += ("   " if line else "") + word
    return "\n".join([*out, line])


def hex_text(map: Map, h: int, lang: str = "en", art: Art | None = None) -> str:
    """One hex in words: number, place, terrain, features, rivers by side, railways."""
    return ", ".join([map.label(h), *hex_notes(map, h, lang, art or default_art())])


class _Ledger:
    """What lies in or beside each hex: asked for every hex of a large map."""

    def __init__(self, map: Map) -> None:
        self.places: dict[int, list[Place]] = {}
        self.rivers: dict[tuple[int, str], list[str]] = {}  # by hex and kind of hexside, the names
        self.lines: dict[int, list[tuple[str, str]]] = {}  # kind and gauge
        for place in map.places:
            if place.kind not in (*RUNNING, *BROAD):
                self.places.setdefault(place.hex, []).append(place)
        for a, b, kind, name, _ in map.side_names:
            for h in (a, b):
                self.rivers.setdefault((h, kind), []).append(name)
        for line in map.lines:
            for h in line.hexes:
                self.lines.setdefault(h, []).append((line.kind, line.gauge))
        self.proper = {p.id: {"fr": p.fr, "en": p.en} for p in map.places if p.kind == "river"}

    def river(self, name: str, lang: str) -> str:
        """A river's name in the reader's language, from the place that names it."""
        found = self.proper.get(name) or self.proper.get(f"{name}_river")
        return found["fr" if lang == "fr" else "en"] if found else name.replace("_", " ").title()


_ledgers: WeakKeyDictionary[Map, _Ledger] = WeakKeyDictionary()


def _ledger(map: Map) -> _Ledger:
    found = _ledgers.get(map)
    if found is None:
        found = _ledgers[map] = _Ledger(map)
    return found


def hex_notes(map: Map, h: int, lang: str, art: Art) -> list[str]:
    """What there is to say of a hex besides its number."""
    ledger = _ledger(map)
    names = dict.fromkeys((p.fr if lang == "fr" else p.en) for p in ledger.places.get(h, ()))
    words = list(names)
    terrain = art.terrain_look(map.terrain_of(h)).word(lang)
    if terrain not in names:
        words.append(terrain)
    words += [art.feature_look(f).word(lang) for f in map.features_of(h)]
    for name, gate in map.sides.items():
        where = [art.word(f"side_{map.grid.names[d]}", lang) for d in range(6) if gate[d] >> h & 1]
        if where:
            plain = (
                "",
                art.side_look(name).word("en"),
            )  # a brook that is called brook has no name of its own
            called = dict.fromkeys(
                ledger.river(n, lang) for n in ledger.rivers.get((h, name), ()) if n not in plain
            )
            proper = f" ({', '.join(called)})" if called else ""
            words.append(
                f"{art.side_look(name).word(lang)}{proper} " + _list_words(where, art.word("and", lang))
            )
    words += dict.fromkeys(art.line_look(*kind).word(lang) for kind in ledger.lines.get(h, ()))
    return words


def _list_words(words: Sequence[str], last: str) -> str:
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + last + words[-1]
