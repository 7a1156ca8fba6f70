"""What a person writes of a map: map.toml and the layers beside it."""

from __future__ import annotations

import csv
import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from grognard.kernel.errors import BadInput
from grognard.kernel.hexes import Layout
from grognard.kernel.load import Row
from grognard.kernel.maps import Sheet
from mapmaker.lattice import Lattice, spots
from mapmaker.projection import Projection, projection, warped

COLUMNS = {
    "towns": ("id", "kind", "fr", "en", "hex", "lat", "lon", "features", "source"),
    "rivers": ("id", "feature", "course", "ends", "source"),
    "ways": ("id", "kind", "gauge", "stations", "source"),
    "ground": ("layer", "value", "where", "source"),
    "sides": ("a", "b", "feature", "name", "source"),
    "realms": ("attribute", "value", "where", "source"),
    "areas": ("area", "where", "source"),
    "pins": ("claim", "at", "value", "source"),
}
KEYS = (
    "package",
    "title",
    "grid",
    "sheet",
    "scale",
    "projection",
    "warp",
    "ground",
    "bridges",
    "attributes",
    "ways",
)


@dataclass(frozen=True, eq=False)
class Definition:
    folder: Path
    data: Path  # where the game's own data are, pins.csv among them
    top: dict[str, Any]

    def rows(self, layer: str) -> list[Row]:
        """The rows of a layer and of every file whose name goes on from its own
        (towns.csv, towns_ways.csv).
        """
        if layer == "pins":
            return read_rows(self.data / "pins.csv", COLUMNS["pins"])
        files = sorted((self.folder).glob(f"{layer}*.csv"), key=lambda p: (p.stem != layer, p.name))
        return [row for path in files for row in read_rows(path, COLUMNS[layer])]

    def table(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = self.top.get(name, {})
        return found

    @cached_property
    def lattice(self) -> Lattice:
        grid = self.top["grid"]
        shifted = grid.get("low") or grid.get("east") or "even"
        layout = Layout(grid["orientation"], shifted, grid.get("westward", False))
        sheets = [Sheet(**s) for s in self.top.get("sheet", [])] or [Sheet("", grid["columns"], grid["rows"])]
        missing = [label for cell in grid.get("missing", []) for label in cell.split()]
        return Lattice(layout, spots(sheets, grid["label"]), missing)

    @cached_property
    def projection(self) -> Projection | None:
        if "projection" not in self.top:
            return None
        base = projection(self.top["projection"])
        warp = self.table("warp")
        if not warp:
            return base
        held = [r for r in self.rows("towns") if r["hex"] and r["lat"]]
        towns = [(self.hex(r, "hex", r["hex"]), float(r["lat"]), float(r["lon"])) for r in held]
        return warped(base, self.lattice, towns, warp.get("smooth", 0.0), warp.get("reach", 6.0))

    def hex(self, row: Row, column: str, label: str) -> int:
        found = self.lattice.index.get(label)
        if found is None:
            raise row.bad(column, f'"{label}" is not a hex of this map')
        return found


def read_rows(path: Path, columns: tuple[str, ...]) -> list[Row]:
    if not path.exists():
        return []
    with path.open(encoding="utf-8", newline="") as f:
        reader = csv.reader(f)
        head = next(reader, [])
        if tuple(head) != columns:
            raise BadInput(f"{path.name}:1: the columns are {','.join(columns)}")
        out = []
        for cells in reader:
            if not cells or cells[0].startswith("#"):
                continue
            if len(cells) != len(columns):
                raise BadInput(f"{path.name}:{reader.line_num}: {len(cells)} cells, not {len(columns)}")
            row = Row(path.name, reader.line_num, {k: v.strip() for k, v in zip(columns, cells, strict=True)})
            row.source()
            out.append(row)
        return out


def read_definition(folder: Path, games: Path) -> Definition:
    path = folder / "map.toml"
    if not path.exists():
        raise BadInput(f"{path.name}: there is no map definition in {folder.name}")
    try:
        top = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as e:
        raise BadInput(f"{folder.name}/map.toml: {e}") from None
    for key in top:
        if key not in KEYS:
            raise BadInput(f'{folder.name}/map.toml: "{key}" is not known ({", ".join(KEYS)})')
    return Definition(folder, games / top["package"] / "data", top)
