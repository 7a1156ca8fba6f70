"""Land, sea and lakes; relief, forest and swamp: what the geodata say of each hex."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray

from mapmaker.definition import Definition
from mapmaker.draft import Draft, blank
from mapmaker.geodata import FOREST, WETLAND, WOODLAND, Geodata
from mapmaker.lattice import Lattice, Points

RINGS = 4  # 61 samples in a hex
GEODATA = "reconstructed geodata"


def pattern(flat: bool) -> Points:
    """Samples spread evenly over a hex round the origin."""
    out = []
    for a in range(-RINGS, RINGS + 1):
        for b in range(-RINGS, RINGS + 1):
            if abs(a + b) <= RINGS:
                x, y = a * math.sqrt(3) / 2, b + a / 2
                out.append((y, x) if flat else (x, y))
    return np.array(out) / ((RINGS + 0.5) * math.sqrt(3))


class Samples:
    """What lies under the samples of every hex."""

    def __init__(self, lattice: Lattice, definition: Definition, geo: Geodata) -> None:
        at = pattern(lattice.flat)
        self.shape = (len(lattice), len(at))
        points = (lattice.centre[:, None, :] + at[None, :, :]).reshape(-1, 2)
        assert definition.projection is not None
        self.ll = definition.projection.to_earth(points)
        self.geo = geo
        self.sea, self.lake = wet(self.ll, geo)
        self.cover = geo.cover(self.ll)

    def share(self, mask: NDArray[Any]) -> NDArray[np.float64]:
        return mask.reshape(self.shape).mean(axis=1)  # type: ignore[no-any-return]

    def of_land(self, mask: NDArray[Any]) -> NDArray[np.float64]:
        dry = ~(self.sea | self.lake)
        return self.share(mask & dry) / np.maximum(self.share(dry), 1e-9)

    def relief(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Metres between low and high ground, and the middle height."""
        height = self.geo.height(self.ll).reshape(self.shape).astype(float)
        low, middle, high = np.percentile(height, (5, 50, 95), axis=1)
        return high - low, middle


def wet(ll: Points, geo: Geodata) -> tuple[NDArray[Any], NDArray[Any]]:
    """Which points are in the sea, which in a lake."""
    if not geo.has_land:
        nothing = np.zeros(len(ll), bool)
        return nothing, nothing
    lake = shapely.contains_xy(geo.lakes, ll[:, 1], ll[:, 0])
    return ~shapely.contains_xy(geo.land, ll[:, 1], ll[:, 0]) & ~lake, lake


def lay_ground(definition: Definition, geo: Geodata) -> Draft:
    """A draft with the terrain of every hex as the geodata have it."""
    lattice, names = definition.lattice, definition.table("ground")
    water = {names[key] for key in ("sea", "lake") if key in names} | set(names.get("water", []))
    clear = names.get("clear", "clear")
    source = names.get("source", GEODATA)
    draft = blank(lattice, clear, source, definition.table("attributes"), water)
    if definition.projection is None or not geo.has_land:
        return draft
    samples = Samples(lattice, definition, geo)
    draft.terrain = [str(name) for name in terrain(samples, names, clear)]
    wet_sides(draft, definition, geo)
    return draft


def terrain(samples: Samples, names: dict[str, Any], clear: str) -> NDArray[Any]:
    cover = samples.cover
    sea, lake = samples.share(samples.sea), samples.share(samples.lake)
    trees = samples.of_land(cover == FOREST) + samples.of_land(cover == WOODLAND) / 2
    swamps = samples.geo.swamps
    authored = (
        np.zeros(len(cover), bool)
        if swamps.is_empty
        else shapely.contains_xy(swamps, samples.ll[:, 1], samples.ll[:, 0])
    )
    relief, middle = samples.relief()
    forest = trees > names.get("forest_share", 0.5)
    rough = relief > names.get("rough_relief", 250)
    out = np.full(samples.shape[0], clear, dtype=object)

    def put(key: str, mask: NDArray[Any]) -> None:
        if key in names:
            out[mask] = names[key]

    put("woods", trees > names.get("woods_share", 0.35))
    put("forest", forest)
    put(
        "swamp",
        (samples.of_land(cover == WETLAND) > names.get("swamp_share", 0.25))
        | (samples.share(authored) > 0.5),
    )
    put("rough", rough)
    put("wooded_rough", rough & forest)
    put("mountain", (relief > names.get("mountain_relief", 700)) & (middle > names.get("mountain_height", 0)))
    part = names.get("wet", 0.5)
    put("lake", (sea + lake > part) & (lake >= sea))
    put("sea", (sea + lake > part) & (sea > lake))
    return out


def wet_sides(draft: Draft, definition: Definition, geo: Geodata) -> None:
    """Sides between two land hexes that are nearly all water."""
    names, lattice = definition.table("ground"), draft.lattice
    if not {"wet_side", "lake_side"} & set(names):
        return
    assert definition.projection is not None
    sides = [side for side in lattice.ends if not (draft.wet(side[0]) or draft.wet(side[1]))]
    if not sides:
        return
    ends = np.array([[lattice.corner[k] for k in lattice.ends[side]] for side in sides])
    along = np.linspace(0.1, 0.9, 9)[None, :, None]
    points = (ends[:, :1, :] * (1 - along) + ends[:, 1:, :] * along).reshape(-1, 2)
    sea, lake = (
        mask.reshape(-1, 9).mean(axis=1) for mask in wet(definition.projection.to_earth(points), geo)
    )
    for side, s, at in zip(sides, sea, lake, strict=True):
        if s + at >= names.get("wet_side_share", 0.8):
            feature = names.get("wet_side" if s >= at else "lake_side")
            if feature:
                draft.mark(side, feature, "", GEODATA)
