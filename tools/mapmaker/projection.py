"""From latitude and longitude to the plane of the map and back."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from mapmaker.lattice import STEP, Lattice, Points

EARTH = 6371.0088  # kilometres
NET = 0.2  # hexes between the knots of the warp
Turn = Callable[[Points], Points]


@dataclass(frozen=True)
class Projection:
    """`to_plane` takes rows of (lat, lon) in degrees, `to_earth` rows of (x, y)."""

    to_plane: Turn
    to_earth: Turn


def projection(table: Mapping[str, Any]) -> Projection:
    return {"plate": plate, "lcc": conic, "laea": azimuthal}[table["kind"]](table)


def plate(t: Mapping[str, Any]) -> Projection:
    """Columns by longitude and rows by latitude (flat hexes)."""
    c0, r0 = t["at"]
    kc, kr = t["columns_per_degree"], t["rows_per_degree"]

    def plane(ll: Points) -> Points:
        return np.stack(((c0 + (ll[:, 1] - t["lon"]) * kc) * STEP, r0 + (t["lat"] - ll[:, 0]) * kr), axis=1)

    def earth(xy: Points) -> Points:
        return np.stack((t["lat"] - (xy[:, 1] - r0) / kr, t["lon"] + (xy[:, 0] / STEP - c0) / kc), axis=1)

    return Projection(plane, earth)


def _laid(t: Mapping[str, Any], flat: Turn, round_: Turn) -> Projection:
    """Kilometres east and north of the origin laid on the map: turned, scaled, and `at` where the origin
    falls.
    """
    a, k = math.radians(t.get("turn", 0.0)), t["km"]
    x0, y0 = t["at"]
    c, s = math.cos(a), math.sin(a)

    def plane(ll: Points) -> Points:
        e, n = flat(ll).T
        return np.stack((x0 + (e * c - n * s) / k, y0 - (e * s + n * c) / k), axis=1)

    def earth(xy: Points) -> Points:
        u, v = (xy[:, 0] - x0) * k, (y0 - xy[:, 1]) * k
        return round_(np.stack((u * c + v * s, v * c - u * s), axis=1))

    return Projection(plane, earth)


def conic(t: Mapping[str, Any]) -> Projection:
    """Lambert's conformal conic."""
    p1, p2, p0 = (math.radians(t[key]) for key in ("p1", "p2", "lat0"))

    def tan(p: Any) -> Any:
        return np.tan(np.pi / 4 + p / 2)

    n = math.log(math.cos(p1) / math.cos(p2)) / math.log(tan(p2) / tan(p1))
    f = EARTH * math.cos(p1) * tan(p1) ** n / n
    rho0 = f / tan(p0) ** n

    def flat(ll: Points) -> Points:
        rho, turn = f / tan(np.radians(ll[:, 0])) ** n, n * np.radians(ll[:, 1] - t["lon0"])
        return np.stack((rho * np.sin(turn), rho0 - rho * np.cos(turn)), axis=1)

    def round_(en: Points) -> Points:
        e, north = en.T
        rho = np.hypot(e, rho0 - north)
        lat = 2 * np.arctan((f / rho) ** (1 / n)) - np.pi / 2
        return np.stack((np.degrees(lat), t["lon0"] + np.degrees(np.arctan2(e, rho0 - north)) / n), axis=1)

    return _laid(t, flat, round_)


def azimuthal(t: Mapping[str, Any]) -> Projection:
    """Lambert's azimuthal equal-area."""
    p0, l0 = math.radians(t["lat0"]), t["lon0"]
    sin0, cos0 = math.sin(p0), math.cos(p0)

    def flat(ll: Points) -> Points:
        p, turn = np.radians(ll[:, 0]), np.radians(ll[:, 1] - l0)
        k = np.sqrt(2 / (1 + sin0 * np.sin(p) + cos0 * np.cos(p) * np.cos(turn)))
        return EARTH * np.stack(
            (k * np.cos(p) * np.sin(turn), k * (cos0 * np.sin(p) - sin0 * np.cos(p) * np.cos(turn))), axis=1
        )

    def round_(en: Points) -> Points:
        x, y = (en / EARTH).T
        r = np.hypot(x, y) + 1e-12
        c = 2 * np.arcsin(np.clip(r / 2, -1, 1))
        lat = np.arcsin(np.clip(np.cos(c) * sin0 + y * np.sin(c) * cos0 / r, -1, 1))
        lon = l0 + np.degrees(np.arctan2(x * np.sin(c), r * cos0 * np.cos(c) - y * sin0 * np.sin(c)))
        return np.stack((np.degrees(lat), lon), axis=1)

    return _laid(t, flat, round_)


def warped(
    base: Projection, lattice: Lattice, towns: list[tuple[int, float, float]], smooth: float, reach: float
) -> Projection:
    """The ground pulled so that each town (hex, lat, lon) falls into its printed hex.

    The pull of a town ends `reach` hexes away. Towns that are in their hex hold the ground where it is.
    """
    if not towns:
        return base
    here = base.to_plane(np.array([(lat, lon) for _, lat, lon in towns]))
    off = here - lattice.centre[[h for h, _, _ in towns]]
    far = np.hypot(off[:, 0], off[:, 1])
    inside = lattice.at(here) == np.array([h for h, _, _ in towns])
    wanted = np.where(inside[:, None], 0.0, -off * (1 - 0.36 / np.maximum(far, 0.36))[:, None])
    sound = far < reach
    here, wanted = here[sound], wanted[sound]

    among = _bell(np.hypot(*(here[:, None, :] - here[None, :, :]).transpose(2, 0, 1)) / reach)
    weights = np.linalg.solve(among + (smooth + 1e-6) * np.eye(len(here)), wanted)
    pull = _field(here, weights, reach)

    def plane(ll: Points) -> Points:
        xy = base.to_plane(ll)
        return xy + pull(xy)

    def earth(xy: Points) -> Points:
        guess = xy
        for _ in range(8):
            guess = xy - pull(guess)
        return base.to_earth(guess)

    return Projection(plane, earth)


def _field(towns: Points, weights: Points, reach: float) -> Turn:
    """The pull of all towns, laid out on a fine net once and read between its knots."""
    first = towns.min(axis=0) - reach - NET
    size = np.ceil((towns.max(axis=0) + reach + NET - first) / NET).astype(int) + 2
    net = np.zeros((*size, 2))
    for town, weight in zip(towns, weights, strict=True):
        low = np.floor((town - reach - first) / NET).astype(int)
        high = np.ceil((town + reach - first) / NET).astype(int) + 1
        xs, ys = (first[i] + NET * np.arange(low[i], high[i]) - town[i] for i in (0, 1))
        off = np.hypot(xs[:, None], ys[None, :]) / reach
        net[low[0] : high[0], low[1] : high[1]] += _bell(off)[:, :, None] * weight

    def pull(xy: Points) -> Points:
        at = np.clip((xy - first) / NET, 0, np.array(size) - 1.001)
        x, y = at.astype(int).T
        dx, dy = (at - np.floor(at)).T[:, :, None]
        near = net[x, y] * (1 - dx) + net[x + 1, y] * dx
        far = net[x, y + 1] * (1 - dx) + net[x + 1, y + 1] * dx
        found: Points = near * (1 - dy) + far * dy
        return found

    return pull


def _bell(r: Any) -> Any:
    """Wendland's function: smooth, and nothing beyond 1."""
    return np.maximum(1 - r, 0) ** 4 * (4 * r + 1)
