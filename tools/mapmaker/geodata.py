"""The open geodata, read when first asked for. Tests put small layers of their own in their place."""

from __future__ import annotations

import csv
import gzip
import json
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry import shape
from shapely.ops import unary_union

from mapmaker.lattice import Points

FOREST, WOODLAND, WETLAND = 2, 3, 4  # groups of the land cover


class Geodata:
    """A folder of layers in longitude and latitude; a layer that is not there is empty."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder

    def _features(self, name: str) -> list[tuple[Any, dict[str, Any]]]:
        path = self.folder / name if self.folder else None
        if path is None or not path.exists():
            return []
        found = json.loads(path.read_text(encoding="utf-8"))["features"]
        return [(shapely.make_valid(shape(f["geometry"])), f["properties"]) for f in found]

    @cached_property
    def land(self) -> Any:
        found = unary_union([g for g, _ in self._features("land.geojson")])
        shapely.prepare(found)
        return found

    @cached_property
    def lakes(self) -> Any:
        """Lakes as they were in 1941, reservoirs of later dams left out."""
        found = unary_union([g for g, p in self._features("lakes.geojson") if int(p.get("in_1941", 1))])
        shapely.prepare(found)
        return found

    @cached_property
    def rivers(self) -> dict[str, list[Any]]:
        out: dict[str, list[Any]] = {}
        for g, p in self._features("rivers.geojson"):
            out.setdefault(p.get("name") or "", []).extend(getattr(g, "geoms", [g]))
        return out

    @cached_property
    def small_rivers(self) -> list[Any]:
        return [line for g, _ in self._features("rivers_wdb.geojson") for line in getattr(g, "geoms", [g])]

    @cached_property
    def railways(self) -> list[Any]:
        found = self._features("railways.geojson")
        return [line for g, p in found if p.get("kind") != "ferry" for line in getattr(g, "geoms", [g])]

    @cached_property
    def swamps(self) -> Any:
        found = unary_union([g for g, _ in self._features("swamps_authored.geojson")])
        shapely.prepare(found)
        return found

    @cached_property
    def cities(self) -> list[dict[str, str]]:
        path = self.folder / "cities.csv" if self.folder else None
        if path is None or not path.exists():
            return []
        with path.open(encoding="utf-8", newline="") as f:
            return list(csv.DictReader(f))

    def _raster(self, name: str) -> NDArray[Any] | None:
        path = self.folder / name if self.folder else None
        if path is None or not path.exists():
            return None
        with gzip.open(path) as f:
            return np.load(f)  # type: ignore[no-any-return]

    @cached_property
    def _height(self) -> NDArray[Any] | None:
        return self._raster("elevation_1min.npy.gz")

    @cached_property
    def _cover(self) -> NDArray[Any] | None:
        return self._raster("landcover_30s.npy.gz")

    def height(self, ll: Points) -> NDArray[Any]:
        return _sampled(self._height, ll, 60, 0)

    def cover(self, ll: Points) -> NDArray[Any]:
        return _sampled(self._cover, ll, 120, 1)

    @property
    def has_land(self) -> bool:
        return not self.land.is_empty


def _sampled(raster: NDArray[Any] | None, ll: Points, per_degree: int, nothing: int) -> NDArray[Any]:
    """The cells under the points; row 0 is the north, at 72 N, column 0 the west, at 9 E."""
    if raster is None:
        return np.full(len(ll), nothing)
    row = np.clip(((72 - ll[:, 0]) * per_degree).astype(int), 0, raster.shape[0] - 1)
    column = np.clip(((ll[:, 1] - 9) * per_degree).astype(int), 0, raster.shape[1] - 1)
    return np.asarray(raster[row, column])
