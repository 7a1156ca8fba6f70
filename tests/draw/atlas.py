"""A made-up map with everything on it: two sheets that overlap, hexes on their points, columns counted
westward.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise

from grognard.draw.geometry import Plane
from grognard.kernel.hexes import HexSet, Layout, bits, hexset
from grognard.kernel.maps import Line, Map, Place, Sheet, build_grid

ART = """
[border.country]
[border.district]
[border.weather]
[border.theatre]

[area.east]
style = "source"
face = "red"
fr = "ravitaillement soviétique"
en = "Soviet supply"

[area.west]
style = "source"
face = "german"
fr = "ravitaillement allemand"
en = "German supply"

[area.gate]
style = "entry"
face = "german"
fr = "1PzA"
en = "1PzA"

[area.sixth]
style = "setup"
fr = "6e armée"
en = "6th Army"
"""
Wave = Callable[[float, float], float]
CITIES = (
    "Riga",
    "Pskov",
    "Minsk",
    "Kovno",
    "Vitebsk",
    "Smolensk",
    "Orcha",
    "Mogilev",
    "Bobrouïsk",
    "Gomel",
    "Polotsk",
    "Nevel",
)


def _belts(x: float, y: float) -> str:
    land = math.sin(x * 7 + 1) + math.cos(y * 9 + x * 3)
    if x + y < 0.42 + 0.05 * math.sin(x * 30):
        return "sea"
    if math.hypot(x - 0.62, (y - 0.3) * 1.1) < 0.09:
        return "lake"
    for name, top in (
        ("swamp", -1.2),
        ("clear", -0.1),
        ("woods", 0.5),
        ("forest", 0.95),
        ("rough", 1.3),
        ("wooded_rough", 1.55),
        ("mountain", 9.0),
    ):
        if land < top:
            return "sand" if name == "clear" and x > 0.8 and y > 0.75 else name
    return "clear"


def atlas(across: int = 15, down: int = 20) -> Map:
    layout = Layout("pointy", "even", True)
    sheets = [Sheet("2A", across, down), Sheet("1B", across, down, across - 1, 0)]
    grid, index, names, spot = build_grid(layout, sheets, "RRCC")
    bare = Map(
        title={"fr": "Atlas d’essai", "en": "Trial atlas"},
        layout=layout,
        grid=grid,
        index=index,
        names=names,
        spot=spot,
        terrain={},
        features={},
        sides={},
        side_names=(),
        lines=(),
        places=(),
        areas={},
        sources={},
    )
    return _filled(bare, Plane(bare))


def _filled(map: Map, plane: Plane) -> Map:
    at = {h: (x / plane.width, y / plane.height) for h, (x, y) in plane.centre.items()}
    terrain: dict[str, HexSet] = {}
    for h, p in at.items():
        terrain[_belts(*p)] = terrain.get(_belts(*p), 0) | 1 << h
    wet = terrain["sea"] | terrain["lake"]
    land = map.grid.board & ~wet
    cities = _cities(map, at, land)
    full, rest = cities[0], cities[1:]
    features = {
        "full_city": 1 << full,
        "partial_city": map.grid.adjacent(1 << full) & land & ~(1 << full),
        "dot_city": hexset(rest[:5]),
        "reference_city": hexset(rest[5:9]),
        "town": hexset(rest[9:]),
        "port": hexset(h for h in bits(land & map.grid.adjacent(terrain["sea"])) if h % 4 == 0) | 1 << full,
        "oil": hexset(rest[:1]),
        "airfield": hexset(rest[:3]),
        "capital": 1 << full,
        "victory": hexset(cities[:4]),
        "fort": hexset(rest[2:4]),
        "fortress": hexset(rest[4:5]),
    }
    sides = _sides(map, at, land, wet)
    country = _split(at, land, lambda x, y: "reich" if x < 0.34 else "baltic" if y < 0.42 else "union")
    return map.__class__(
        **{
            **vars(map),
            "terrain": terrain,
            "features": features,
            "sides": {
                name: map.grid.gate([(a, b) for a, b, of, *_ in sides if of == name])
                for name in dict.fromkeys(s[2] for s in sides)
            },
            "side_names": tuple(sides),
            "lines": tuple(_ways(map, cities, land, country)),
            "places": tuple(_places(plane, cities, terrain)),
            "areas": _areas(map, at, land),
            "sources": dict.fromkeys(at, "reconstructed"),
            "attributes": {
                "country": country,
                "district": _split(
                    at, country["union"], lambda x, y: "west" if y < 0.62 else "kiev" if x < 0.7 else "east"
                ),
                "weather": _split(at, land, lambda x, y: "b" if y < 0.55 else "c"),
                "theatre": {"north": hexset(h for h, (_, y) in at.items() if y < 0.2)},
            },
        }
    )


def _split(
    at: dict[int, tuple[float, float]], s: HexSet, value: Callable[[float, float], str]
) -> dict[str, HexSet]:
    found: dict[str, HexSet] = {}
    for h in bits(s):
        name = value(*at[h])
        found[name] = found.get(name, 0) | 1 << h
    return found


def _cities(map: Map, at: dict[int, tuple[float, float]], land: HexSet) -> list[int]:
    found: list[int] = []
    west = ((0.5, 0.52), (0.2, 0.45), (0.8, 0.2), (0.3, 0.8), (0.75, 0.55), (0.85, 0.85))
    east = ((0.42, 0.33), (0.58, 0.72), (0.12, 0.68), (0.9, 0.4), (0.66, 0.9), (0.5, 0.1))
    for x, y in (*west, *east):
        found.append(min(bits(land), key=lambda h: (h in found, (at[h][0] - x) ** 2 + (at[h][1] - y) ** 2)))
    return found


def _sides(
    map: Map, at: dict[int, tuple[float, float]], land: HexSet, wet: HexSet
) -> list[tuple[int, int, str, str, str]]:
    def main(x: float, y: float) -> float:
        return x - 0.56 - 0.06 * math.sin(y * 12) - 0.03 * math.sin(y * 31)

    def lesser(x: float, y: float) -> float:
        return y - 0.66 - 0.05 * math.sin(x * 14)

    out = []
    for h in bits(land):
        for _, n in map.grid.neighbours(h):
            if not land >> n & 1:
                continue
            if main(*at[h]) < 0 <= main(*at[n]):
                out.append((h, n, "major_river" if at[h][1] > 0.5 else "river", "dnepr", "reconstructed"))
            if lesser(*at[h]) < 0 <= lesser(*at[n]) and main(*at[h]) < 0:
                out.append((h, n, "river", "pripyat", "reconstructed"))
    shore = land & map.grid.adjacent(wet)
    inland = [(h, n) for h in bits(shore) for _, n in map.grid.neighbours(h) if shore >> n & 1 and h < n]
    for (h, n), kind in zip(
        inland[3::9], ("wet_side", "strait", "causeway", "impassable", "lake_side", "strait"), strict=False
    ):
        out.append((h, n, kind, "", "reconstructed"))
    return out


def _ways(map: Map, cities: Sequence[int], land: HexSet, country: dict[str, HexSet]) -> Iterable[Line]:
    for i, (a, b) in enumerate([*pairwise(cities), (cities[0], cities[4]), (cities[0], cities[6])]):
        way = map.grid.paths(1 << a, 1 << b, land, map.grid.open)
        if len(way) > 1:
            gauge = (
                "standard" if country["reich"] >> way[0] & 1 or country["reich"] >> way[-1] & 1 else "broad"
            )
            kind = "road" if i % 4 == 3 else "rail"
            yield Line(f"w{i}", kind, tuple(way), "reconstructed", gauge if kind == "rail" else "")


def _places(plane: Plane, cities: Sequence[int], terrain: dict[str, HexSet]) -> Iterable[Place]:
    kinds = ["full_city", *["dot_city"] * 5, *["reference_city"] * 4, "town", "town"]
    for i, (h, kind) in enumerate(zip(cities, kinds, strict=True)):
        yield Place(f"c{i}", h, kind, CITIES[i], CITIES[i].replace("ï", "i"), "reconstructed")

    def near(x: float, y: float, s: HexSet) -> int:
        return min(
            bits(s),
            key=lambda h: (
                (plane.centre[h][0] - x * plane.width) ** 2 + (plane.centre[h][1] - y * plane.height) ** 2
            ),
        )

    yield Place("dnepr", near(0.6, 0.75, plane.map.grid.board), "river", "Dniepr", "Dnieper", "reconstructed")
    yield Place(
        "pripyat", near(0.25, 0.68, plane.map.grid.board), "river", "Pripiat", "Pripyat", "reconstructed"
    )
    yield Place(
        "baltic", near(0.12, 0.12, terrain["sea"]), "sea", "Mer Baltique", "Baltic Sea", "reconstructed"
    )
    yield Place("ilmen", near(0.62, 0.3, terrain["lake"]), "lake", "Lac Ilmen", "Lake Ilmen", "reconstructed")
    yield Place(
        "union",
        near(0.75, 0.66, plane.map.grid.board),
        "country",
        "Union soviétique",
        "Soviet Union",
        "reconstructed",
    )
    yield Place(
        "polesie", near(0.25, 0.58, plane.map.grid.board), "region", "Polésie", "Polesia", "reconstructed"
    )


def _areas(map: Map, at: dict[int, tuple[float, float]], land: HexSet) -> dict[str, HexSet]:
    right, left = max(p[0] for p in at.values()), min(p[0] for p in at.values())
    east = [h for h, p in at.items() if p[0] > right - 0.02 and land >> h & 1]
    west = [h for h, p in at.items() if p[0] < left + 0.02 and land >> h & 1]
    return {
        "east": hexset(east[::4]),
        "west": hexset(west[1:]),
        "gate": hexset(west[:1]),
        "sixth": hexset(h for h, (x, y) in at.items() if 0.2 < x < 0.4 and 0.72 < y < 0.9),
    }
