"""The map: labels on paper, sets of hexes inside."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from grognard.kernel.errors import BadInput
from grognard.kernel.hexes import OPPOSITE, STEPS, Gate, Grid, HexSet, Layout, bits, hexset, hexset_of_many
from grognard.kernel.load import Cells, Files, Row, TomlTable, only_keys
from grognard.kernel.spelling import nearest, suggestion


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
    gauge: str = ""


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
    # country, district, weather zone …: one value to a hex or none
    attributes: dict[str, dict[str, HexSet]] = field(default_factory=dict)
    area_sources: dict[str, str] = field(default_factory=dict)

    def label(self, h: int) -> str:
        return self.names[h][0]

    def labels(self, s: HexSet) -> list[str]:
        return list(labels_of(self, s))

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

    def attributes_of(self, h: int) -> dict[str, str]:
        """The value of each attribute that the hex has."""
        return {
            name: value
            for name, values in self.attributes.items()
            for value, s in values.items()
            if s >> h & 1
        }


@lru_cache(maxsize=256)
def labels_of(of: Map, s: HexSet) -> tuple[str, ...]:
    """In their order; what a side possesses is asked for again and again and seldom changes."""
    return tuple(sorted(of.label(h) for h in bits(s)))


def build_grid(
    layout: Layout, sheets: Iterable[Sheet], form: str, missing: Iterable[str] = ()
) -> tuple[Grid, dict[str, int], dict[int, tuple[str, ...]], dict[int, tuple[int, int]]]:
    """One grid under all sheets. Sheets may overlap: then one hex has several labels.

    A missing label is not printed; a hex whose labels are all missing is not on the board."""
    spots: dict[str, tuple[int, int]] = {}
    many = len(sheets := list(sheets)) > 1 or any(s.name for s in sheets)
    two = [f"{n:02}" for n in range(100)]
    for sheet in sheets:
        before = f"{sheet.name}:" if many else ""
        rows = [(two[r], r + sheet.row) for r in range(1, sheet.rows + 1)]
        for c in range(1, sheet.columns + 1):
            column, digits = c + sheet.column, two[c]
            if form == "CCRR":
                spots.update({before + digits + r: (column, row) for r, row in rows})
            else:
                spots.update({before + r + digits: (column, row) for r, row in rows})
    for label in missing:
        if spots.pop(label, None) is None:
            raise BadInput(f'"{label}" is not a hex of this map', "bad-hex", hex=label)
    places = layout.all_axial(spots.values())
    grid, number = Grid.from_places(places, layout.names)
    index = {label: number[place] for label, place in zip(spots, places, strict=True)}
    names: dict[int, tuple[str, ...]] = {}
    for label, h in index.items():
        names[h] = (*names[h], label) if h in names else (label,)
    return grid, index, names, dict(zip(index.values(), spots.values(), strict=True))


def read_grid(top: TomlTable) -> tuple[Layout, list[Sheet], str]:
    """How hexes are laid and labelled, from map.toml."""
    only_keys(top, ("title", "grid", "scale", "sheet", "attributes"), top.file)
    g: TomlTable = top.need("grid", TomlTable)
    only_keys(g, ("orientation", "columns", "rows", "low", "east", "label", "westward", "missing"), top.file)
    orientation = g.one_of("orientation", ("flat", "pointy"))
    shifted = next((g.one_of(key, ("even", "odd")) for key in ("low", "east") if key in g), "even")
    layout = Layout(orientation, shifted, "westward" in g and g.need("westward", bool))
    sheets = [read_sheet(s) for s in top.get("sheet", [])] or [Sheet("", size(g, "columns"), size(g, "rows"))]
    return layout, sheets, g.one_of("label", ("CCRR", "RRCC"))


def read_missing(top: TomlTable) -> list[str]:
    """The labels that the grid has and the board has not: `missing = ["1601", "1602 1603"]` under [grid]."""
    g: TomlTable = top.need("grid", TomlTable)
    given = g.need("missing", list) if "missing" in g else []
    if not all(isinstance(words, str) for words in given):
        raise BadInput(
            f'missing: "{given}" is of the wrong kind', "data-kind", key="missing", given=str(given)
        ).located_at(g.spot("missing"))
    return [label for words in given for label in words.split()]


def read_attributes(top: TomlTable) -> dict[str, list[str]]:
    """What may stand in each attribute column of hexes.csv: `country = ["poland", "hungary"]` under
    [attributes].
    """
    table: TomlTable = (
        top.need("attributes", TomlTable) if "attributes" in top else TomlTable({}, top.file, top.text)
    )
    for name in table:
        values = table.need(name, list)
        if not all(isinstance(value, str) and value for value in values):
            raise BadInput(
                f'{name}: "{values}" is of the wrong kind', "data-kind", key=name, given=str(values)
            ).located_at(table.spot(name))
        if name in HEX_COLUMNS or len(set(values)) != len(values):
            raise BadInput(f"{name} is given twice", "data-twice", given=name).located_at(table.spot(name))
    return dict(table)


def read_grid_with_labels(
    top: TomlTable,
) -> tuple[Layout, Grid, dict[str, int], dict[int, tuple[str, ...]], dict[int, tuple[int, int]]]:
    """The grid of a map.toml with its labels, as `build_grid` gives it."""
    layout, sheets, form = read_grid(top)
    missing = read_missing(top)
    try:
        return layout, *build_grid(layout, sheets, form, missing)
    except BadInput as e:
        raise e.located_at(top["grid"].spot("missing")) from None


def read_sheet(s: TomlTable) -> Sheet:
    only_keys(s, Sheet._fields, s.file)
    column, row = (s.need(key, int) if key in s else 0 for key in ("column", "row"))
    return Sheet(s.need("name", str), size(s, "columns"), size(s, "rows"), column, row)


def size(table: TomlTable, key: str) -> int:
    found: int = table.need(key, int)
    if not 1 <= found <= 99:  # a label has two digits for it
        raise BadInput(f"{key}: from 1 to 99", "map-size", key=key).located_at(table.spot(key))
    return found


HEX_COLUMNS = ("hex", "terrain", "features", "source")


def load_map(
    files: Files,
    terrains: Iterable[str],
    features: Iterable[str],
    side_features: Iterable[str],
    lines: Iterable[str],
) -> Map:
    """The map of a game from map.toml, hexes, hexsides, lines, places and areas."""
    top = files.toml("map.toml")
    layout, grid, index, names, spot = read_grid_with_labels(top)
    attributes = read_attributes(top)
    cells = files.cells("hexes.csv", (*HEX_COLUMNS[:3], *attributes, "source"))
    numbers = _numbers(cells, "hex", index)
    sources = dict(zip(numbers, cells.sources(), strict=True))
    if len(sources) != len(numbers):
        row = _again(cells, numbers)
        raise row.bad("hex", f"{row['hex']} is given twice", "data-twice", given=row["hex"])
    if missing := [names[h][0] for h in bits(grid.board) if h not in sources]:
        raise BadInput(
            f"{cells.file}: {len(missing)} hexes of the grid are not given ({missing[0]} is the first)"
        )
    side_names, sides = _sides(files, index, grid, list(side_features))
    areas, area_sources = _areas(files, index)
    return Map(
        title=top.need("title", dict),
        layout=layout,
        grid=grid,
        index=index,
        names=names,
        spot=spot,
        terrain=_sorted(cells, "terrain", numbers, list(terrains)),
        features=_marked(cells, "features", numbers, list(features)),
        sides=sides,
        side_names=side_names,
        lines=_lines(files, index, grid, list(lines)),
        places=_places(files, index),
        areas=areas,
        sources=sources,
        attributes={
            name: _sorted(cells, name, numbers, values, may_lack=True) for name, values in attributes.items()
        },
        area_sources=area_sources,
    )


def _numbers(cells: Cells, column: str, index: Mapping[str, int]) -> list[int]:
    """The hex of each row; a label that is none is refused where it stands."""
    labels = cells.column(column)
    try:
        return [index[label] for label in labels]
    except KeyError:
        n = next(n for n, label in enumerate(labels) if label not in index)
        raise _no_hex(cells, n, column, labels[n]) from None


def _no_hex(cells: Cells, n: int, column: str, label: str) -> BadInput:
    return cells.row(n).bad(column, f'"{label}" is not a hex of this map', "bad-hex", hex=label)


def _again(cells: Cells, numbers: Sequence[int]) -> Row:
    """The first row whose hex was given before, be it by another label."""
    seen: set[int] = set()
    for n, h in enumerate(numbers):
        if h in seen:
            return cells.row(n)
        seen.add(h)
    raise ValueError("every hex is given once")


def _sorted(
    cells: Cells, column: str, numbers: Sequence[int], choices: Sequence[str], may_lack: bool = False
) -> dict[str, HexSet]:
    """The hexes of each value of a column that has one value to a hex."""
    found: dict[str, list[int]] = {name: [] for name in choices}
    if may_lack:
        found[""] = []
    values = cells.column(column)
    try:
        for h, value in zip(numbers, values, strict=True):
            found[value].append(h)
    except KeyError:
        n = next(n for n, value in enumerate(values) if value not in found)
        cells.row(n).one_of(column, choices)
    return {name: hexset_of_many(found[name]) for name in choices}


def _marked(cells: Cells, column: str, numbers: Sequence[int], choices: Sequence[str]) -> dict[str, HexSet]:
    """The hexes of each name of a column that has any number of them."""
    found: dict[str, list[int]] = {name: [] for name in choices}
    for n, words in enumerate(cells.column(column)):
        for name in words.split():
            if name not in found:
                near = nearest(name, choices)
                raise cells.row(n).bad(
                    column,
                    f'"{name}" is not known{suggestion(near)}',
                    "data-unknown",
                    given=name,
                    near=near or "none",
                )
            found[name].append(numbers[n])
    return {name: hexset_of_many(hexes) for name, hexes in found.items()}


def _sides(
    files: Files, index: Mapping[str, int], grid: Grid, features: list[str]
) -> tuple[tuple[tuple[int, int, str, str, str], ...], dict[str, Gate]]:
    cells = files.cells("hexsides.csv", ("a", "b", "feature", "name", "source"))
    ones, others, kinds = _numbers(cells, "a", index), _numbers(cells, "b", index), cells.column("feature")
    leaving: dict[str, list[list[int]]] = {name: [[] for _ in range(6)] for name in features}
    k = grid.stride
    for n, (a, b, kind) in enumerate(zip(ones, others, kinds, strict=True)):
        d = STEPS.get((b // k - a // k, b % k - a % k))
        if d is None:
            row = cells.row(n)
            raise row.bad("b", f"{row['a']} and {row['b']} do not touch", "map-apart", a=row["a"], b=row["b"])
        if kind not in leaving:
            cells.row(n).one_of("feature", features)
        leaving[kind][d].append(a)
        leaving[kind][OPPOSITE[d]].append(b)
    named = zip(ones, others, kinds, cells.column("name"), cells.sources(), strict=True)
    return tuple(named), {name: _gate(found) for name, found in leaving.items()}


def _gate(leaving: Iterable[Iterable[int]]) -> Gate:
    n, ne, se, so, sw, nw = (hexset_of_many(found) for found in leaving)
    return n, ne, se, so, sw, nw


def _chain(cells: Cells, n: int, words: str, index: Mapping[str, int]) -> list[int]:
    """The hexes of a cell that holds many."""
    labels = words.split()
    try:
        return [index[label] for label in labels]
    except KeyError:
        raise _no_hex(cells, n, "hexes", next(label for label in labels if label not in index)) from None


def _lines(files: Files, index: Mapping[str, int], grid: Grid, kinds: list[str]) -> tuple[Line, ...]:
    cells = files.cells("lines.csv", ("line", "kind", "hexes", "source"), ("gauge",))
    gauges = cells.column("gauge") if "gauge" in cells.header else [""] * len(cells.body)
    ids, sorts, sources = cells.column("line"), cells.column("kind"), cells.sources()
    found = []
    for n, words in enumerate(cells.column("hexes")):
        chain = _chain(cells, n, words, index)
        if not chain:
            raise cells.row(n).bad("hexes", "hexes are wanted", "map-chain")
        if any(grid.distance(a, b) != 1 for a, b in pairwise(chain)):
            raise cells.row(n).bad("hexes", "two hexes of the chain do not touch", "map-chain")
        if sorts[n] not in kinds:
            cells.row(n).one_of("kind", kinds)
        found.append(Line(ids[n], sorts[n], tuple(chain), sources[n], gauges[n]))
    return tuple(found)


def _places(files: Files, index: Mapping[str, int]) -> tuple[Place, ...]:
    cells = files.cells("places.csv", ("id", "hex", "kind", "fr", "en", "source"))
    columns = [cells.column(name) for name in ("kind", "fr", "en")]
    found = zip(cells.column("id"), _numbers(cells, "hex", index), *columns, cells.sources(), strict=True)
    return tuple(Place(*one) for one in found)


def _areas(files: Files, index: Mapping[str, int]) -> tuple[dict[str, HexSet], dict[str, str]]:
    """The areas; one that is too long for a row goes on in another."""
    cells = files.cells("areas.csv", ("area", "hexes", "source"))
    found: dict[str, HexSet] = {}
    told: dict[str, list[str]] = {}
    for n, (name, words, source) in enumerate(
        zip(cells.column("area"), cells.column("hexes"), cells.sources(), strict=True)
    ):
        found[name] = found.get(name, 0) | hexset_of_many(_chain(cells, n, words, index))
        told.setdefault(name, []).append(source)
    return found, {name: "; ".join(dict.fromkeys(sources)) for name, sources in told.items()}
