"""A map in the making."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple

from mapmaker.lattice import Lattice, Side


class Place(NamedTuple):
    id: str
    hex: int
    kind: str
    fr: str
    en: str
    source: str


class Way(NamedTuple):
    id: str
    kind: str
    gauge: str
    hexes: tuple[int, ...]
    source: str


class Mark(NamedTuple):
    """A feature of a hexside."""

    name: str
    source: str


@dataclass
class Draft:
    lattice: Lattice
    terrain: list[str]
    sources: list[str]
    features: list[set[str]]
    attributes: dict[str, list[str]]
    water: set[str]  # the terrains that are water
    sides: dict[Side, dict[str, Mark]] = field(default_factory=dict)
    ways: list[Way] = field(default_factory=list)
    places: dict[str, Place] = field(default_factory=dict)
    areas: dict[str, tuple[list[int], str]] = field(default_factory=dict)
    river_corners: dict[str, set[int]] = field(default_factory=dict)
    remarks: list[str] = field(default_factory=list)

    def wet(self, h: int) -> bool:
        return self.terrain[h] in self.water

    def mark(self, side: Side, feature: str, name: str, source: str) -> None:
        self.sides.setdefault(side, {}).setdefault(feature, Mark(name, source))

    def steps(self, kind: str) -> set[Side]:
        """Every step that lines of a kind make."""
        side = self.lattice.side
        return {side(a, b) for way in self.ways if way.kind == kind for a, b in pairwise(way.hexes)}


def blank(
    lattice: Lattice, terrain: str, source: str, attributes: dict[str, list[str]], water: set[str]
) -> Draft:
    n = len(lattice)
    return Draft(
        lattice,
        [terrain] * n,
        [source] * n,
        [set() for _ in range(n)],
        {a: [""] * n for a in attributes},
        water,
    )
