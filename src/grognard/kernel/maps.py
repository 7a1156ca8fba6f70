"""The map: labels on paper, sets of hexes inside."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from grognard.kernel.errors import BadInput
from grognard.kernel.hexes import Gate, Grid, HexSet, Layout, bits, hexset
from grognard.kernel.load import Files, Row, Table, only_keys


class Sheet(NamedTuple):
    """A printed sheet: its name, its size, and where its first hex lies on the joint grid."""

    name: str
    columns: int
    rows: int
    column: int = 0
    row: int = 0


class Line(NamedTuple):
    """A railway or road: a chain of hexes."""

    id: str
    kind: str
    hexes: tuple[int, ...]
    source: str


class Place(NamedTuple):
    id: str
    hex: int
    kind: str
    fr: str
    en: str
    source: str


@dataclass(frozen=True, eq=False)
class Map:
    title: dict[str, str]
    layout: Layout
    grid: Grid
    index: dict[str, int]  # every label, on whichever sheet
    names: dict[int, tuple[str, ...]]  # the labels of each hex, the first one shown
    spot: dict[int, tuple[int, int]]  # column and row on the joint grid, for drawing
    terrain: dict[str, HexSet]
    features: dict[str, HexSet]
    sides: dict[str, Gate]
    side_names: tuple[tuple[int, int, str, str, str], ...]  # (hex, hex, feature, name, source)
    lines: tuple[Line, ...]
    places: tuple[Place, ...]
    areas: dict[str, HexSet]
    sources: dict[int, str]

    def label(self, h: int) -> str:
        return self.names[h][0]

    def labels(self, s: HexSet) -> list[str]:
        return sorted(self.label(h) for h in bits(s))

    def hex(self, label: str) -> int:
        """The hex of a label, or BadInput."""
        found = self.index.get(label)
        if found is None:
            raise BadInput(f'"{label}" is not a hex of this map', "bad-hex", hex=label)
        return found

    def hexes(self, labels: str | Iterable[str]) -> HexSet:
        return hexset(self.hex(x) for x in (labels.split() if isinstance(labels, str) else labels))

    def terrain_of(self, h: int) -> str:
        return next(name for name, s in self.terrain.items() if s >> h & 1)

    def features_of(self, h: int) -> list[str]:
        return [name for name, s in self.features.items() if s >> h & 1]


def labelled(
    layout: Layout, sheets: Iterable[Sheet], form: str
) -> tuple[Grid, dict[str, int], dict[int, tuple[str, ...]], dict[int, tuple[int, int]]]:
    """One grid under all sheets. Sheets may overlap: then one hex has several labels."""
    spots: dict[str, tuple[int, int]] = {}
    many = len(sheets := list(sheets)) > 1 or any(s.name for s in sheets)
    for sheet in sheets:
        for c in range(1, sheet.columns + 1):
            for r in range(1, sheet.rows + 1):
                digits = f"{c:02}{r:02}" if form == "CCRR" else f"{r:02}{c:02}"
                spots[f"{sheet.name}:{digits}" if many else digits] = (c + sheet.column, r + sheet.row)
    grid, number = Grid.over((layout.axial(*spot) for spot in spots.values()), layout.names)
    index = {label: number[layout.axial(*spot)] for label, spot in spots.items()}
    names: dict[int, tuple[str, ...]] = {}
    for label, h in index.items():
        names[h] = (*names.get(h, ()), label)
    return grid, index, names, {index[label]: spot for label, spot in spots.items()}


def read_grid(top: Table) -> tuple[Layout, list[Sheet], str]:
    """How hexes are laid and labelled, from map.toml."""
    only_keys(top, ("title", "grid", "scale", "sheet"), top.file)
    g: Table = top.need("grid", Table)
    only_keys(g, ("orientation", "columns", "rows", "low", "east", "label", "westward"), top.file)
    orientation = g.one_of("orientation", ("flat", "pointy"))
    shifted = next((g.one_of(key, ("even", "odd")) for key in ("low", "east") if key in g), "even")
    layout = Layout(orientation, shifted, "westward" in g and g.need("westward", bool))
    sheets = [read_sheet(s) for s in top.get("sheet", [])] or [Sheet("", size(g, "columns"), size(g, "rows"))]
    return layout, sheets, g.one_of("label", ("CCRR", "RRCC"))


def read_sheet(s: Table) -> Sheet:
    only_keys(s, Sheet._fields, s.file)
    column, row = (s.need(key, int) if key in s else 0 for key in ("column", "row"))
    return Sheet(s.need("name", str), size(s, "columns"), size(s, "rows"), column, row)


def size(table: Table, key: str) -> int:
    found: int = table.need(key, int)
    if not 1 <= found <= 99:  # a label has two digits for it
        raise BadInput(f"{key}: from 1 to 99", "map-size", key=key).under(table.spot(key))
    return found


def load_map(files: Files, terrains: Iterable[str], features: Iterable[str], side_features: Iterable[str], lines: Iterable[str]) -> Map:
    """The map of a game from map.toml, hexes, hexsides, lines, places and areas."""
    top = files.toml("map.toml")
    layout, sheets, form = read_grid(top)
    grid, index, names, spot = labelled(layout, sheets, form)

    def hex_of(row: Row, column: str, label: str) -> int:
        if label not in index:
            raise row.bad(column, f'"{label}" is not a hex of this map', "bad-hex", hex=label)
        return index[label]

    terrain, feature, sources = _hexes(files, hex_of, list(terrains), list(features))
    if missing := [names[h][0] for h in bits(grid.board) if h not in sources]:
        raise BadInput(f"{files.read('hexes.csv')[1]}: {len(missing)} hexes of the grid are not given ({missing[0]} is the first)")
    sides, side_names = _sides(files, hex_of, grid, list(side_features))
    return Map(
        title=top.need("title", dict),
        layout=layout,
        grid=grid,
        index=index,
        names=names,
        spot=spot,
        terrain=terrain,
        features=feature,
        sides=sides,
        side_names=side_names,
        lines=_lines(files, hex_of, grid, list(lines)),
        places=_places(files, hex_of),
        areas=_areas(files, hex_of),
        sources=sources,
    )


HexOf = Callable[[Row, str, str], int]


def _hexes(
    files: Files, hex_of: HexOf, terrains: list[str], features: list[str]
) -> tuple[dict[str, HexSet], dict[str, HexSet], dict[int, str]]:
    terrain = dict.fromkeys(terrains, 0)
    feature = dict.fromkeys(features, 0)
    sources: dict[int, str] = {}
    for row in files.rows("hexes.csv", ("hex", "terrain", "features", "source")):
        h = hex_of(row, "hex", row["hex"])
        if h in sources:
            raise row.bad("hex", f"{row['hex']} is given twice", "data-twice", given=row["hex"])
        terrain[row.one_of("terrain", terrains)] |= 1 << h
        for name in row["features"].split():
            if name not in feature:
                raise row.bad("features", f'"{name}" is not known', "data-unknown", given=name, near="none")
            feature[name] |= 1 << h
        sources[h] = row.source()
    return terrain, feature, sources


def _sides(
    files: Files, hex_of: HexOf, grid: Grid, features: list[str]
) -> tuple[dict[str, Gate], tuple[tuple[int, int, str, str, str], ...]]:
    pairs: dict[str, list[tuple[int, int]]] = {name: [] for name in features}
    named = []
    for row in files.rows("hexsides.csv", ("a", "b", "feature", "name", "source")):
        a, b = hex_of(row, "a", row["a"]), hex_of(row, "b", row["b"])
        if grid.distance(a, b) != 1:
            raise row.bad("b", f"{row['a']} and {row['b']} do not touch", "map-apart", a=row["a"], b=row["b"])
        kind = row.one_of("feature", features)
        pairs[kind].append((a, b))
        named.append((a, b, kind, row["name"], row.source()))
    return {name: grid.gate(found) for name, found in pairs.items()}, tuple(named)


def _lines(files: Files, hex_of: HexOf, grid: Grid, kinds: list[str]) -> tuple[Line, ...]:
    found = []
    for row in files.rows("lines.csv", ("line", "kind", "hexes", "source")):
        chain = tuple(hex_of(row, "hexes", label) for label in row["hexes"].split())
        for a, b in pairwise(chain):
            if grid.distance(a, b) != 1:
                raise row.bad("hexes", "two hexes of the chain do not touch", "map-chain")
        found.append(Line(row["line"], row.one_of("kind", kinds), chain, row.source()))
    return tuple(found)


def _places(files: Files, hex_of: HexOf) -> tuple[Place, ...]:
    rows = files.rows("places.csv", ("id", "hex", "kind", "fr", "en", "source"))
    return tuple(Place(r["id"], hex_of(r, "hex", r["hex"]), r["kind"], r["fr"], r["en"], r.source()) for r in rows)


def _areas(files: Files, hex_of: HexOf) -> dict[str, HexSet]:
    rows = files.rows("areas.csv", ("area", "hexes", "source"))
    for row in rows:
        row.source()
    return {row["area"]: hexset(hex_of(row, "hexes", x) for x in row["hexes"].split()) for row in rows}
