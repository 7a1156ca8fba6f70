"""A small country: eight columns and eight rows of hexes, one degree each, west to east from 20 E, north to
south from 60 N.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import numpy as np

from mapmaker.command import make
from mapmaker.definition import COLUMNS, Definition, read_definition
from mapmaker.draft import Draft
from mapmaker.geodata import Geodata

MAP = """
package = "country"
title = {fr = "Pays", en = "Country"}
[grid]
orientation = "flat"
columns = 8
rows = 8
low = "even"
label = "CCRR"
[projection]
kind = "plate"
lon = 20
lat = 60
at = [1, 1]
columns_per_degree = 1
rows_per_degree = 1
[ground]
clear = "clear"
sea = "sea"
lake = "lake"
forest = "woods"
swamp = "swamp"
rough = "rough"
wet_side = "strait"
[bridges]
feature = "bridge"
over = ["river", "major_river"]
lines = ["rail"]
[attributes]
country = ["north", "south"]
"""


def square(west: float, south: float, east: float, north: float) -> dict[str, Any]:
    return {
        "type": "Polygon",
        "coordinates": [[[west, south], [east, south], [east, north], [west, north], [west, south]]],
    }


def line(*points: tuple[float, float]) -> dict[str, Any]:
    """From (lat, lon) as a person writes them to (lon, lat) as files have them."""
    return {"type": "LineString", "coordinates": [[lon, lat] for lat, lon in points]}


class Country:
    """Writes the folder of a definition and a folder of geodata, and makes the map of them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.maps, self.games, self.geo = folder / "maps", folder / "games", folder / "geo"
        for path in (self.maps, self.games / "country" / "data", self.geo):
            path.mkdir(parents=True)
        self.top(MAP)
        self.shapes("land", [(square(10, 40, 40, 70), {})])

    def top(self, text: str) -> None:
        (self.maps / "map.toml").write_text(text, encoding="utf-8")

    def layer(self, name: str, *rows: str) -> None:
        folder = self.games / "country" / "data" if name == "pins" else self.maps
        text = "\n".join([",".join(COLUMNS[name]), *rows]) + "\n"
        (folder / f"{name}.csv").write_text(text, encoding="utf-8")

    def shapes(self, name: str, found: list[tuple[dict[str, Any], dict[str, Any]]]) -> None:
        features = [{"type": "Feature", "geometry": g, "properties": p} for g, p in found]
        (self.geo / f"{name}.geojson").write_text(
            json.dumps({"type": "FeatureCollection", "features": features}), encoding="utf-8"
        )

    def raster(
        self, name: str, per_degree: int, kind: Any, *patches: tuple[float, float, float, float, int]
    ) -> None:
        """A raster of nothing but some patches (west, south, east, north, value)."""
        cells = np.zeros((34 * per_degree, 53 * per_degree), kind)
        for west, south, east, north, value in patches:
            rows = slice(int((72 - north) * per_degree), int((72 - south) * per_degree))
            cells[rows, int((west - 9) * per_degree) : int((east - 9) * per_degree)] = value
        with gzip.open(self.geo / name, "wb", compresslevel=1) as f:
            np.save(f, cells)

    @property
    def definition(self) -> Definition:
        return read_definition(self.maps, self.games)

    def draft(self) -> Draft:
        return make(self.definition, Geodata(self.geo))

    def terrain(self, draft: Draft, label: str) -> str:
        return draft.terrain[draft.lattice.index[label]]

    def sides(self, draft: Draft, name: str) -> set[str]:
        """The sides of a river as a person writes them."""
        labels = draft.lattice.labels
        found = [side for side, marks in draft.sides.items() if any(m.name == name for m in marks.values())]
        return {"/".join(sorted((labels[a], labels[b]))) for a, b in found}
