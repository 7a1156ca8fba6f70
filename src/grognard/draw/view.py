"""A window on a drawing, layer by layer: the whole map, or the piece of it that a window shows."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from html import escape
from itertools import pairwise
from zlib import crc32

from grognard.draw.areas import draw_areas, draw_markers
from grognard.draw.art import BUILT, DOTS, WALLED, WATERS, Look
from grognard.draw.borders import draw_borders, draw_sheets
from grognard.draw.curves import num, straight
from grognard.draw.drawing import HUGE, MANY, Drawing
from grognard.draw.geometry import SIZE, STEPS, Box, Point, hexagon
from grognard.draw.markup import el
from grognard.draw.streams import draw_arms, draw_marks, draw_rivers
from grognard.draw.tracks import draw_ways
from grognard.draw.water import draw_water
from grognard.kernel.hexes import bits

WASHES = (  # where the paper is a little darker (a) or paler (b): place and size as parts of the sheet
    (0.16, 0.2, 0.34, "b"),
    (0.58, 0.83, 0.4, "a"),
    (0.33, 0.46, 0.29, "a"),
    (0.75, 0.05, 0.32, "a"),
    (0.16, 0.83, 0.34, "b"),
    (0.66, 0.55, 0.28, "b"),
    (0.4, 0.68, 0.25, "b"),
)
FAR = {  # signs for built places seen from afar
    "city": '<path class="g-fl" d="M-25-17H25V17H-25Z"/>',
    "partial_city": '<path class="g-fl" d="M-14-9H14V9H-14Z"/>',
    "minor_city": '<path class="g-fl" d="M-16-12H16V12H-16Z"/>',
    "dot_city": '<circle class="g-fl" r="11"/>',
    "reference_city": '<circle class="g-fl" r="5"/>',
    "town": '<circle class="g-fl" r="10"/>',
    "village": '<circle class="g-fl" r="6.5"/>',
}


class View:
    """What a window shows (the whole map when it is None). `far` leaves out what cannot be read from afar."""

    def __init__(self, made: Drawing, window: Box | None = None, far: bool = False) -> None:
        self.made, self.window, self.far = made, window, far
        self.plane, self.art, self.uid = made.plane, made.art, made.uid
        self.defs: dict[str, str] = {}
        near = window and window.grow(SIZE + 5)
        centres = self.plane.centre
        self.hexes = (
            self.plane.hexes
            if near is None
            else [h for h in self.plane.hexes if near.does_contain(centres[h])]
        )
        self.shown = frozenset(self.hexes)

    def layers(self, shown: Collection[str]) -> list[tuple[str, str]]:
        """Name and content of each layer of the ground, from the lowest up."""
        made, art, window, far = self.made, self.art, self.window, self.far
        out: list[tuple[str, str]] = []
        if "terrain" in shown:
            out.append(("terrain", self.terrain()))
        if "water" in shown:
            arms = [draw_arms(art, made.rivers, window, shore) for shore in (True, False)]
            open_water = draw_water(made.basins, art, self.uid, window, far) + ("" if far else self.waves())
            out.append(("water", arms[0] + open_water + arms[1]))
        if "borders" in shown:
            out.append(("borders", draw_borders(art, made.borders, window, far, band=True)))
        out.append(("grid", self.grid()))
        if "terrain" in shown:
            out.append(("towns", self.towns()))
            out.append(("forts", self.signs(WALLED)))
        if "rivers" in shown:
            out.append(("rivers", draw_rivers(art, made.rivers, window, far)))
            out.append(("rivers", draw_marks(self.plane, made.map, art, made.crossings, window, far)))
        if "borders" in shown:
            out.append(("borders", draw_borders(art, made.borders, window, far, band=False)))
        if "rails" in shown:
            out.append(("rails", draw_ways(art, made.ways, window, far)))
        if "terrain" in shown and not far:
            out.append(("signs", self.signs(DOTS) + self.small_signs()))
        out.append(("outside", self.outside_paper()))
        if "areas" in shown:
            out.append(
                ("areas", draw_areas(art, made.rims, window) + draw_markers(art, made.markers, window, far))
            )
        if "numbers" in shown:
            out.append(("sheets", draw_sheets(art.palette["frame"], made.sheet_edges, window, far)))
        if "numbers" in shown and not far:
            out.append(("numbers", self.numbers()))
        return out

    def body(self, layers: Iterable[tuple[str, str]]) -> str:
        """The layers as groups."""
        return "".join(
            el("g", inside, cls="g-layer", data_layer=name) + "\n" for name, inside in layers if inside
        )

    def definitions(self) -> str:
        """What the layers refer to; to be asked for when they are drawn."""
        art = self.art
        out = [
            el("clipPath", el("rect", width=self.plane.width, height=self.plane.height), id=f"{self.uid}-map")
        ]
        out.append(_wash(f"{self.uid}-wash-a", art.palette["wash_dark"], ".22"))
        out.append(_wash(f"{self.uid}-wash-b", art.palette["wash_light"], ".5"))
        return "".join(out) + "".join(self.defs.values())

    # ---- terrain ----
    def stamp_texture(self, look: Look, hexes: Iterable[int], salt: str = "") -> str:
        """A texture in each of these hexes."""
        out = []
        for h in hexes:
            name, drawn = self.made.stamp(look, h, salt)
            if drawn:
                self.defs[name] = drawn
                x, y = self.plane.centre[h]
                out.append(f'<use href="#{name}" x="{num(x)}" y="{num(y)}"/>')
        return (
            el("g", "".join(out), color=look.ink, fill=None if look.fill == "none" else look.fill)
            if out
            else ""
        )

    def tint(self, look: Look, hexes: Iterable[int], extra: Iterable[Point] = ()) -> str:
        """Whole hexes in one colour, a path for each column or row."""
        corners = hexagon(self.plane.flat, SIZE + 0.4)
        steps = "".join(f"l{num(b[0] - a[0])} {num(b[1] - a[1])}" for a, b in pairwise(corners)) + "z"
        rows: dict[int, list[Point]] = {}
        for h in hexes:
            rows.setdefault(self.plane.spots[h][0], []).append(self.plane.centre[h])
        rows[-9999] = list(extra)
        paths = (
            "".join(f"M{num(x + corners[0][0])} {num(y + corners[0][1])}{steps}" for x, y in row)
            for row in rows.values()
            if row
        )
        return "".join(f'<path fill="{look.fill}" d="{d}"/>' for d in paths)

    def terrain(self) -> str:
        made, art = self.made, self.art
        clear = art.terrain_look("clear").fill
        here: dict[str, list[int]] = {name: [] for name in made.map.terrain}
        for h in self.hexes:
            here[made.terrain_at[h]].append(h)
        edge = self._edge()
        out = [f'<path fill="{clear}" d="{self.ground()}"/>', self.washes()]
        for h, name in made.coast.items():
            if h in self.shown:
                edge.setdefault(name, []).append(self.plane.centre[h])
        dry = [(name, art.terrain_look(name)) for name in here if art.terrain_look(name).style not in WATERS]
        out += [self.tint(look, here[name], edge.get(name, ())) for name, look in dry if look.fill != clear]
        if self.far:
            return "".join(out)
        for name, look in dry:
            if look.style == "clear":
                bare = made.pool > HUGE
                hexes = [
                    h
                    for h in here[name]
                    if not made.built_hexes >> h & 1 and not (bare and crc32(made.map.label(h).encode()) % 3)
                ]
                out.append(self.stamp_texture(look, hexes))
            elif look.style != "city" or made.pool > MANY:
                out.append(self.stamp_texture(look, here[name]))
        return "".join(out)

    def _edge(self) -> dict[str, list[Point]]:
        """The half hexes past the board's edge that the window shows, by terrain."""
        near = self.window and self.window.grow(SIZE + 5)
        out: dict[str, list[Point]] = {}
        for spot, name in self.made.half_hexes_beyond.items():
            p = self.plane.place(spot)
            if near is None or near.does_contain(p):
                out.setdefault(name, []).append(p)
        return out

    def outside_paper(self) -> str:
        """Paper over what is not on the board, and a line where the board ends."""
        near = self.window and self.window.grow(SIZE + 5)
        places = [self.plane.place(spot) for spot in self.made.hexes_outside]
        spots = [p for p in places if near is None or near.does_contain(p)]
        blank = [box for box in self.made.blank if near is None or near.does_meet(box)]
        if not spots and not blank:
            return ""
        d = "".join(f"M{num(a)} {num(b)}H{num(c)}V{num(e)}H{num(a)}Z" for a, b, c, e in blank)
        d += "".join(straight(hexagon(self.plane.flat, SIZE + 0.5, p), closed=True) for p in spots)
        ends = []
        off = set(self.made.hexes_outside)
        for h in self.hexes:
            q, r = self.plane.spots[h]
            ends += [
                straight(self.plane.side(h, d)) for d in range(6) if (q + STEPS[d][0], r + STEPS[d][1]) in off
            ]
        return el("path", cls="g-paper", d=d) + el("path", cls="g-rule", stroke_width=1.2, d="".join(ends))

    def ground(self) -> str:
        """The ground of the board: a rectangle, or the very hexes when the sheets do not fill one."""
        plane = self.plane
        if not self.made.is_even:
            return "".join(
                straight(hexagon(plane.flat, SIZE + 0.4, plane.centre[h]), closed=True) for h in self.hexes
            )
        box = plane.box if self.window is None else self.window.grow(SIZE)
        left, top = max(0.0, box.left), max(0.0, box.top)
        return f"M{num(left)} {num(top)}H{num(min(plane.width, box.right))}V{num(min(plane.height, box.bottom))}H{num(left)}Z"

    def washes(self) -> str:
        """Uneven paper: a few broad stains, in places that depend on the size of the map only."""
        w, h = self.plane.width, self.plane.height
        far = max(w, h) * 0.75
        out = []
        for x, y, r, kind in WASHES:
            if self.window is None or self.window.does_meet(Box(x * w, y * h, x * w, y * h).grow(r * far)):
                out.append(el("circle", cx=x * w, cy=y * h, r=r * far, fill=f"url(#{self.uid}-wash-{kind})"))
        return "".join(out)

    def waves(self) -> str:
        """Short waves where the shore is far."""
        deep: dict[str, list[int]] = {}
        for name, h in self.made.deep_water:
            if h in self.shown:
                deep.setdefault(name, []).append(h)
        return "".join(self.stamp_texture(self.art.terrain_look(name), hexes) for name, hexes in deep.items())

    # ---- built places ----
    def towns(self) -> str:
        if self.far:
            return self.signs((*BUILT, *DOTS)) + self._far_cities()
        out = []
        for name, room, d in self.made.cities:
            if self.window is None or room.does_meet(self.window):
                out.append(el("path", cls="g-fl", color=self.art.terrain_look(name).ink, d=d))
        return "".join(out) + self.signs(BUILT)

    def signs(self, styles: Collection[str]) -> str:
        out = []
        for name, s in self.made.map.features.items():
            look = self.art.feature_look(name)
            if look.style not in styles:
                continue
            hexes = [h for h in bits(s) if h in self.shown]
            out.append(self._afar(look, hexes) if self.far else self.stamp_texture(look, hexes, name))
        return "".join(out)

    def small_signs(self) -> str:
        """Beside the counters, each in its own corner."""
        out = []
        for name, spots in self.made.small_sign_spots.items():
            look = self.art.feature_look(name)
            uses = []
            for h, (x, y) in spots:
                if h in self.shown:
                    stamp, drawn = self.made.stamp(look, h, name)
                    self.defs[stamp] = drawn
                    uses.append(f'<use href="#{stamp}" x="{num(x)}" y="{num(y)}"/>')
            out.append(el("g", "".join(uses), color=look.ink) if uses else "")
        return "".join(out)

    def _far_cities(self) -> str:
        cities = [
            (self.art.terrain_look(name), s)
            for name, s in self.made.map.terrain.items()
            if self.art.terrain_look(name).style == "city"
        ]
        return "".join(self._afar(look, [h for h in bits(s) if h in self.shown]) for look, s in cities)

    def _afar(self, look: Look, hexes: list[int]) -> str:
        """A plain sign in each hex."""
        if not hexes:
            return ""
        name = f"{self.uid}-far-{look.style}"
        ring = straight(hexagon(self.plane.flat, 31), closed=True)
        wall = el("path", fill="none", stroke="currentColor", stroke_width=3.2, d=ring)
        self.defs[name] = el("g", FAR.get(look.style, wall), id=name)
        spots = (self.plane.centre[h] for h in hexes)
        return el(
            "g", "".join(f'<use href="#{name}" x="{num(x)}" y="{num(y)}"/>' for x, y in spots), color=look.ink
        )

    # ---- grid and numbers ----
    def grid(self) -> str:
        """Three sides of each hex, in one stroke; the others belong to its neighbours, or are drawn where it
        has none.
        """
        plane = self.plane
        h0 = plane.hexes[0]
        x0, y0 = plane.centre[h0]
        ends = [
            (a[0] - x0, a[1] - y0, b[0] - a[0], b[1] - a[1]) for a, b in (plane.side(h0, d) for d in range(6))
        ]
        order = (0, 1, 2) if plane.flat else (2, 1, 0)  # so that one side begins where the last ended
        start = ends[order[0]]
        stroke = "".join(f"l{num(ends[d][2])} {num(ends[d][3])}" for d in order)
        lines: dict[int, list[str]] = {}
        for h in self.hexes:
            x, y = plane.centre[h]
            q, r = plane.spots[h]
            line = lines.setdefault(q, [])
            line.append(f"M{num(x + start[0])} {num(y + start[1])}{stroke}")
            for d in (3, 4, 5):
                if (q + STEPS[d][0], r + STEPS[d][1]) not in plane.number:
                    a = ends[d]
                    line.append(f"M{num(x + a[0])} {num(y + a[1])}l{num(a[2])} {num(a[3])}")
        paths = "".join(f'<path d="{"".join(line)}"/>' for line in lines.values())
        return f'<g class="{"g-faint" if self.far else "g-grid"}">{paths}</g>' if paths else ""

    def numbers(self) -> str:
        made = self.made
        out: dict[str, list[str]] = {}
        for h in self.hexes:
            x, y = made.number_at(h)
            style = self.art.terrain_look(made.terrain_at[h]).style
            cls = f"g-num g-wet-{style}" if style in WATERS else "g-num"
            out.setdefault(cls, []).append(
                f'<text x="{num(x)}" y="{num(y)}">{escape(made.map.label(h).split(":")[-1])}</text>'
            )
        return "".join(f'<g class="{cls}">{"".join(texts)}</g>' for cls, texts in sorted(out.items()))


def _wash(id: str, colour: str, strong: str) -> str:
    stops = el("stop", offset="0", stop_color=colour, stop_opacity=strong) + el(
        "stop", offset="1", stop_color=colour, stop_opacity="0"
    )
    return el("radialGradient", stops, id=id)
