"""The map as one SVG file: the same bytes each time."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from html import escape
from zlib import crc32

from grognard.draw import fonts
from grognard.draw.art import WATERS, Art, Look, default_art
from grognard.draw.counters import Counter, draw_stacks, stack_boxes
from grognard.draw.frame import Sheet, draw_frame, sheet
from grognard.draw.geometry import SIZE, Box, Hand, Plane, Point, apart, around, between, chains, hexagon, in_hex, key, num, off_segment, straight
from grognard.draw.lines import River, Way, draw_rivers, draw_ways, rivers, ways
from grognard.draw.names import Clutter, Label, Names
from grognard.draw.style import stylesheet
from grognard.draw.textures import DRAWN, blocks
from grognard.draw.water import draw_water, far_from_shore, wet
from grognard.kernel.errors import BadInput
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.maps import Map

LAYERS = ("terrain", "water", "rivers", "rails", "areas", "numbers", "counters", "names", "frame")
MANY = 600  # hexes past which textures are shared among hexes
HUGE = 3000  # hexes past which clear ground is left mostly bare

__all__ = ["LAYERS", "Counter", "labels", "map_svg"]


class Drawing:
    """One map being drawn: what several layers need to know of each other."""

    def __init__(self, map: Map, lang: str, art: Art, counters: Sequence[Counter], layers: Collection[str], uid: str) -> None:
        self.map, self.lang, self.art, self.counters, self.layers, self.uid = map, lang, art, counters, layers, uid
        self.plane = Plane(map)
        self.water = wet(map, art)
        self.pool = len(self.plane.hexes)
        self.defs: dict[str, str] = {}
        self.sea, self.shores = draw_water(self.plane, map, art, uid) if self.water else ("", [])
        self.rivers: list[River] = rivers(self.plane, map, art, self.shores, 5 if self.pool < MANY else 3)
        self.ways: list[Way] = ways(self.plane, map, art)

    # ---- terrain ----
    def use(self, look: Look, h: int, salt: str = "") -> str:
        """A texture in a hex. Small maps draw each hex apart; large ones share a few drawings."""
        share = 24 if self.pool <= MANY else 8
        which = crc32(f"{salt}{self.map.label(h)}".encode()) % share
        name = f"{self.uid}-{look.style}{which}"
        if name not in self.defs:
            strokes = DRAWN[look.style](Hand(f"{look.style}{which}"), self.plane.flat)
            inside = "".join(f'<path class="{cls}"{_fill(cls, look)} d="{d}"/>' for cls, d in strokes if d)
            self.defs[name] = f'<g id="{name}" color="{look.ink}">{inside}</g>' if inside else ""
        if not self.defs[name]:
            return ""
        x, y = self.plane.centre[h]
        return f'<use href="#{name}" x="{num(x)}" y="{num(y)}"/>'

    def tint(self, look: Look, hexes: Iterable[int], extra: Iterable[Point] = ()) -> str:
        """Whole hexes in one colour, a path for each column or row."""
        corners = hexagon(self.plane.flat, SIZE + 0.4)
        steps = "".join(f"l{num(b[0] - a[0])} {num(b[1] - a[1])}" for a, b in zip(corners, corners[1:], strict=False)) + "z"
        rows: dict[int, list[Point]] = {}
        for h in hexes:
            rows.setdefault(self.plane.spots[h][0], []).append(self.plane.centre[h])
        rows[-9999] = list(extra)
        paths = ("".join(f"M{num(x + corners[0][0])} {num(y + corners[0][1])}{steps}" for x, y in row) for row in rows.values() if row)
        return "".join(f'<path fill="{look.fill}" d="{d}"/>' for d in paths)

    def terrain(self) -> str:
        map, plane, art = self.map, self.plane, self.art
        edge = self.beyond()
        out = [f'<path fill="{art.of_terrain("clear").fill}" d="{self.outline(edge)}"/>', self.washes()]
        clear = art.of_terrain("clear").fill
        for name, s in map.terrain.items():
            look = art.of_terrain(name)
            if s and look.fill != clear and look.style not in WATERS:
                out.append(self.tint(look, bits(s), (plane.place(spot) for spot, of in edge.items() if of == name)))
        for name, s in map.terrain.items():
            look = art.of_terrain(name)
            if look.style in WATERS:
                continue
            if look.style == "city" and self.pool <= MANY:
                continue
            for h in bits(s):
                if look.style == "clear" and (self._built(h) or self.pool > HUGE and h % 3):
                    continue
                out.append(self.use(look, h))
        return "".join(out)

    def _built(self, h: int) -> bool:
        return any(self.art.of_feature(f).style in ("city", "minor_city", "fortress") for f in self.map.features_of(h))

    def beyond(self) -> dict[tuple[int, int], str]:
        """The half hexes between the board and the neatline: tinted like their neighbours, not part of the game."""
        out = {}
        terrain = {h: name for name, s in self.map.terrain.items() for h in bits(s)}
        for spot in sorted(self.plane.ghosts(1)[0]):
            near = [terrain[self.plane.number[n]] for n in around(spot) if n in self.plane.number]
            out[spot] = max(sorted(set(near)), key=near.count)
        return out

    def outline(self, edge: Iterable[tuple[int, int]]) -> str:
        """The ground of the board: a rectangle, or the very hexes when the sheets do not fill one."""
        plane = self.plane
        if self.pool * 1.5 * SIZE * SIZE * 1.732 > 0.9 * plane.width * plane.height:
            return f"M0 0H{num(plane.width)}V{num(plane.height)}H0Z"
        spots = [*plane.centre.values()]
        return "".join(straight(hexagon(plane.flat, SIZE + 0.4, p), closed=True) for p in spots)

    def washes(self) -> str:
        """Uneven paper: a few broad stains, in places that depend on the size of the map only."""
        w, h = self.plane.width, self.plane.height
        out = []
        for x, y, r, kind in ((0.16, 0.2, 0.34, "b"), (0.58, 0.83, 0.4, "a"), (0.33, 0.46, 0.29, "a"), (0.75, 0.05, 0.32, "a"), (0.16, 0.83, 0.34, "b"), (0.66, 0.55, 0.28, "b"), (0.4, 0.68, 0.25, "b")):
            out.append(f'<circle cx="{num(x * w)}" cy="{num(y * h)}" r="{num(r * max(w, h) * 0.75)}" fill="url(#{self.uid}-wash-{kind})"/>')
        return "".join(out)

    # ---- built places ----
    def towns(self) -> str:
        out = []
        if self.pool <= MANY:
            out += [self.city(name, look) for name in self.map.terrain if (look := self.art.of_terrain(name)).style == "city" and self.map.terrain[name]]
        for name, s in self.map.features.items():
            look = self.art.of_feature(name)
            if look.style in ("city", "minor_city", "town", "village"):
                out += [self.use(look, h, name) for h in bits(s)]
        return "".join(out)

    def forts(self) -> str:
        out = []
        for name, s in self.map.features.items():
            look = self.art.of_feature(name)
            if look.style in ("fort", "fortress"):
                out += [self.use(look, h, name) for h in bits(s)]
        return "".join(out)

    def city(self, name: str, look: Look) -> str:
        """The hexes of a terrain, city by city."""
        left: HexSet = self.map.terrain[name]
        out = []
        while left:
            part = self.map.grid.flood(left & -left, left, self.map.grid.open)
            left &= ~part
            out.append(f'<path class="g-fl" color="{look.ink}" d="{self.streets(part, name)}"/>')
        return "".join(out)

    def streets(self, part: HexSet, name: str) -> str:
        """Streets that run through all the hexes of a city, and leave room for rails, rivers and the shore."""
        flat = self.plane.flat
        centres = [self.plane.centre[h] for h in bits(part)]
        middle = (sum(p[0] for p in centres) / len(centres), sum(p[1] for p in centres) / len(centres))
        box = Box(middle[0], middle[1], middle[0], middle[1]).grown(SIZE * (2 + len(centres)))
        rails = [p for way in self.ways for p in way.curve if box.has(p)]
        water = [p for river in self.rivers for p in river.curve if box.has(p)]
        shore = [p for line in self.shores for p in line if box.has(p)]
        walls = self.border(part, inner=False)

        def inside(x: float, y: float) -> bool:
            p = (x, y)
            if not any(in_hex(flat, x - c[0], y - c[1], 40.5) for c in centres) or any(off_segment(p, a, b) < 8.5 for a, b in walls):
                return False
            near = any(apart(p, q) < 5.5 for q in rails) or any(apart(p, q) < 7.5 for q in water) or any(apart(p, q) < 7.0 for q in shore)
            return not near and not self.in_water(p)

        return blocks(Hand(name), middle, 0.12, inside, reach=9 + 3 * len(centres))

    def in_water(self, p: Point) -> bool:
        """Whether a point lies within the shores: count the crossings to the east of it."""
        odd = False
        for ring in self.shores:
            for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
                if (a[1] > p[1]) != (b[1] > p[1]) and p[0] < a[0] + (p[1] - a[1]) / (b[1] - a[1]) * (b[0] - a[0]):
                    odd = not odd
        return odd

    # ---- grid and numbers ----
    def grid(self) -> str:
        plane = self.plane
        out = []
        lines: dict[int, list[str]] = {}
        seen: set[tuple[tuple[int, int], tuple[int, int]]] = set()
        for h in plane.hexes:
            for d in range(6):
                a, b = plane.side(h, d)
                ends = (key(a), key(b)) if key(a) < key(b) else (key(b), key(a))
                if ends not in seen:
                    seen.add(ends)
                    lines.setdefault(plane.spots[h][0], []).append(f"M{num(a[0])} {num(a[1])}l{num(b[0] - a[0])} {num(b[1] - a[1])}")
        out += [f'<path d="{"".join(line)}"/>' for line in lines.values()]
        return f'<g class="g-grid">{"".join(out)}</g>'

    def numbers(self) -> str:
        out: dict[bool, list[str]] = {False: [], True: []}
        for h in self.plane.hexes:
            x, y = self.number_at(h)
            out[bool(self.water >> h & 1)].append(f'<text x="{num(x)}" y="{num(y)}">{escape(self.map.label(h).split(":")[-1])}</text>')
        return "".join(f'<g class="g-num{" g-wet" if under else ""}">{"".join(texts)}</g>' for under, texts in out.items() if texts)

    def number_at(self, h: int) -> Point:
        x, y = self.plane.centre[h]
        return x, y - (24.8 if self.plane.flat else 25.6)

    # ---- areas ----
    def areas(self) -> str:
        out = []
        for name, look in self.art.area.items():
            s = self.map.areas.get(name, 0)
            if not s or look.style == "label":
                continue
            for line, closed in self.inset(s, look.style == "front", 3.4):
                d = straight(line, closed)
                cls = {"objective": "g-objective", "front": "g-front"}.get(look.style, "g-outline")
                out.append(f'<path class="{cls}-bed" d="{d}"/><path class="{cls}" d="{d}"/>')
        return "".join(out)

    def inset(self, s: HexSet, inner: bool, by: float) -> list[tuple[list[Point], bool]]:
        """The border of a set, drawn just inside it, so that a river on the same sides stays in sight."""
        edges = self.border(s, inner)
        at = {key(p): p for edge in edges for p in edge}
        inward: dict[frozenset[tuple[int, int]], Point] = {}
        for a, b in edges:  # sides run clockwise round their hex, whose middle lies to the right
            n = apart(a, b)
            inward[frozenset((key(a), key(b)))] = ((a[1] - b[1]) / n, (b[0] - a[0]) / n)
        out = []
        for line in chains((key(a), key(b)) for a, b in edges):
            closed = line[0] == line[-1]
            ring = line[:-1] if closed else line
            points = []
            for i, c in enumerate(ring):
                sides = [(ring[j % len(ring)], ring[(j + 1) % len(ring)]) for j in (i - 1, i) if closed or 0 <= j < len(ring) - 1]
                ways = [inward[frozenset(pair)] for pair in sides]
                x, y = sum(w[0] for w in ways), sum(w[1] for w in ways)
                k = by * len(ways) / (x * x + y * y) if len(ways) == 2 else by
                points.append((at[c][0] + x * k, at[c][1] + y * k))
            out.append((points, closed))
        return out

    def border(self, s: HexSet, inner: bool) -> list[tuple[Point, Point]]:
        """The sides between a set and the rest; `inner` leaves out the map's edge and open water."""
        out = []
        for h in bits(s):
            near = dict(self.map.grid.neighbours(h))
            for d in range(6):
                n = near.get(d)
                if n is None and inner or n is not None and s >> n & 1:
                    continue
                if inner and n is not None and (self.water >> h & 1 or self.water >> n & 1):
                    continue
                out.append(self.plane.side(h, d))
        return out

    # ---- names ----
    def names(self) -> list[Label]:
        plane, art = self.plane, self.art
        clutter = Clutter(plane.box.grown(-2))
        for h in plane.hexes:
            x, y = self.number_at(h)
            clutter.add(Box(x - 8.5, y - 6.5, x + 8.5, y + 1), 45)
        for box in stack_boxes(plane, self.counters):
            clutter.add(box, 30)
        for way in self.ways:
            clutter.line(way.curve, 3)
        for river in self.rivers:
            clutter.line(river.curve, 4, 2.5)
        for shore in self.shores:
            clutter.line(shore, 1.5, 2)
        for name, s in self.map.features.items():
            kind = art.of_feature(name).style
            for h in bits(s):
                x, y = plane.centre[h]
                if kind in ("fort", "fortress"):
                    corners = hexagon(plane.flat, 31, (x, y))
                    clutter.line([between(a, b, t) for a, b in zip(corners, [*corners[1:], corners[0]], strict=True) for t in (0, 0.25, 0.5, 0.75)], 1.2, 2)
                elif kind in ("town", "village"):
                    clutter.add(Box(x - 15, y - 11, x + 15, y + 11), 14)
        for one in art.isles:
            x, y = plane.centre[self.map.hex(one.hex)]
            clutter.add(Box(x + one.at[0] - one.size[0], y + one.at[1] - one.size[1], x + one.at[0] + one.size[0], y + one.at[1] + one.size[1]), 25)
        made = Names(plane, self.map, art, self.lang, clutter, self.uid)
        made.place_all(self.rivers)
        if "areas" in self.layers:
            self.area_names(made)
        return made.labels

    def area_names(self, made: Names) -> None:
        style = self.art.of_name("river")._replace(size=8.8, tracking=0.2)
        for name, look in self.art.area.items():
            s = self.map.areas.get(name, 0)
            if s and look.style == "label":
                made.at_hexes(f"area-{name}", look.word(self.lang), bits(s)[:1], style, "g-setup")
            elif s and look.style == "front":
                edges = sorted(self.border(s, inner=True), key=lambda e: min(e[0][0], e[1][0]))
                spots = []
                for i, (a, b) in enumerate(edges):
                    m = between(a, b)
                    spots += [(0.8 * i + abs(dx) / 20, (m[0] + dx, m[1] + dy)) for dx in (0, 10, 20, 30, -10, -20) for dy in (-8, -12, 10, 13)]
                if spots:
                    made.at_points(f"area-{name}", look.word(self.lang), spots, style, "g-setup")


def _fill(cls: str, look: Look) -> str:
    return f' fill="{look.fill}"' if cls == "g-star" else ""


def labels(map: Map, lang: str = "en", art: Art | None = None) -> list[Label]:
    """The names as placed, with the boxes they take: for tests and for other hands."""
    return Drawing(map, lang, art or default_art(), (), LAYERS, "m").names()


def map_svg(
    map: Map,
    lang: str = "en",
    layers: Collection[str] | None = None,
    counters: Sequence[Counter] = (),
    art: Art | None = None,
    *,
    embed_fonts: bool = False,
) -> str:
    """The map as SVG text. `layers` names what to draw (all of LAYERS by default)."""
    art = art or default_art()
    shown = LAYERS if layers is None else layers
    for layer in shown:
        if layer not in LAYERS:
            raise BadInput(f'"{layer}" is not a layer of the map ({", ".join(LAYERS)})')
    uid = f"m{crc32((map.title.get('en', '') + str(len(map.index))).encode()):x}"
    made = Drawing(map, lang, art, counters if "counters" in shown else (), shown, uid)
    page = sheet(made.plane, map, art, lang, "frame" in shown)
    stacks, badges = draw_stacks(made.plane, art, made.counters)
    parts: list[tuple[str, str]] = []
    if "terrain" in shown:
        parts.append(("terrain", made.terrain()))
    if "water" in shown and made.water:
        waves = "".join(made.use(art.of_terrain(name), h) for name, h in far_from_shore(map, art))
        parts.append(("water", made.sea + waves))
    parts.append(("grid", made.grid()))
    if "terrain" in shown:
        parts.append(("towns", made.towns()))
        parts.append(("forts", made.forts()))
    if "rivers" in shown:
        parts.append(("rivers", draw_rivers(made.plane, map, art, made.rivers)))
    if "rails" in shown:
        parts.append(("rails", draw_ways(art, made.ways)))
    if "areas" in shown:
        parts.append(("areas", made.areas()))
    if "numbers" in shown:
        parts.append(("numbers", made.numbers()))
    if "counters" in shown and counters:
        parts.append(("counters", stacks))
    if "names" in shown:
        parts.append(("names", "".join(label.svg for label in made.names())))
    if "counters" in shown and badges:
        parts.append(("badges", badges))
    body = "".join(f'<g class="g-layer" data-layer="{name}">{inside}</g>\n' for name, inside in parts if inside)
    return _document(made, page, art, body, draw_frame(made.plane, map, art, lang, page, uid) if "frame" in shown else "", embed_fonts)


def _document(made: Drawing, page: Sheet, art: Art, body: str, furniture: str, embed_fonts: bool) -> str:
    uid, plane = made.uid, made.plane
    title = made.map.title.get(made.lang) or made.map.title.get("en", "")
    size = f'width="{num(page.width)}" height="{num(page.height)}" viewBox="0 0 {num(page.width)} {num(page.height)}"'
    washes = "".join(
        f'<radialGradient id="{uid}-wash-{n}"><stop offset="0" stop-color="{colour}" stop-opacity="{strong}"/><stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>'
        for n, colour, strong in (("a", art.palette["wash_dark"], 0.22), ("b", art.palette["wash_light"], 0.5))
    )
    clip = f'<clipPath id="{uid}-map"><rect width="{num(plane.width)}" height="{num(plane.height)}"/></clipPath>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="grognard-map" {size} role="img" lang="{escape(made.lang)}">\n'
        f"<title>{escape(title)}</title>\n<style>{fonts.faces() if embed_fonts else ''}{stylesheet(art)}</style>\n"
        f"<defs>{washes}{clip}{''.join(made.defs.values())}</defs>\n"
        f'<rect class="g-paper" width="{num(page.width)}" height="{num(page.height)}"/>\n'
        f'<g transform="translate({num(page.left)} {num(page.top)})"><g clip-path="url(#{uid}-map)">\n{body}</g></g>\n{furniture}</svg>\n'
    )
