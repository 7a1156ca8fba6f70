"""A map in numbers, and one hex of it with all that is known of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from grognard.kernel.hexes import OPPOSITE
from grognard.kernel.maps import Line, Map, Place

LAYERS = ("chart", "hand", "geodata")  # what a reconstruction was drawn from


class Tally(NamedTuple):
    """How much there is of everything; what there is none of is left out."""

    hexes: int
    terrain: dict[str, int]
    features: dict[str, int]
    sides: dict[str, int]
    lines: dict[str, int]  # hexes that a kind of line runs through
    places: dict[str, int]
    areas: int
    sources: dict[str, dict[str, int]]  # by file, the rows of each kind of source

    @property
    def shares(self) -> dict[str, float]:
        """The part of all rows that each kind of source has."""
        whole: Counter[str] = Counter()
        for rows in self.sources.values():
            whole.update(rows)
        return {name: many / whole.total() for name, many in whole.most_common()}


def tally(map: Map) -> Tally:
    lines: dict[str, set[int]] = {}
    for line in map.lines:
        lines.setdefault(line.kind, set()).update(line.hexes)
    sources: dict[str, Iterable[str]] = {
        "hexes.csv": map.sources.values(),
        "hexsides.csv": (source for *_, source in map.side_names),
        "lines.csv": (line.source for line in map.lines),
        "places.csv": (place.source for place in map.places),
        "areas.csv": map.area_sources.values(),
    }
    return Tally(
        hexes=map.grid.board.bit_count(),
        terrain=_some({name: s.bit_count() for name, s in map.terrain.items()}),
        features=_some({name: s.bit_count() for name, s in map.features.items()}),
        sides=_some({name: sum(s.bit_count() for s in gate) // 2 for name, gate in map.sides.items()}),
        lines={kind: len(hexes) for kind, hexes in lines.items()},
        places=dict(Counter(place.kind for place in map.places).most_common()),
        areas=len(map.areas),
        sources={
            name: dict(Counter(kind_of(x) for x in found).most_common()) for name, found in sources.items()
        },
    )


def _some(counted: Mapping[str, int]) -> dict[str, int]:
    return {name: many for name, many in counted.items() if many}


def kind_of(source: str) -> str:
    """rulebook, derived, found, or reconstructed and from what."""
    first, _, rest = source.partition(" ")
    layer = rest.partition(" ")[0]
    return f"{first} {layer}" if first == "reconstructed" and layer in LAYERS else first


# -- one hex


class Edge(NamedTuple):
    direction: int
    beyond: int
    feature: str
    name: str
    source: str


class Through(NamedTuple):
    """A line in a hex: where it comes from and goes to."""

    line: Line
    directions: tuple[int, ...]


class Account(NamedTuple):
    """All that the map knows of a hex."""

    hex: int
    edges: list[Edge]
    lines: list[Through]
    places: list[Place]
    areas: list[str]


class Accounts:
    """The account of each hex, from lists that are gone through once."""

    def __init__(self, map: Map) -> None:
        self.map = map
        self._edges: dict[int, list[Edge]] = {}
        self._lines: dict[int, list[Through]] = {}
        self._places: dict[int, list[Place]] = {}
        for a, b, feature, name, source in map.side_names:
            d = map.grid.direction(a, b)
            self._edges.setdefault(a, []).append(Edge(d, b, feature, name, source))
            self._edges.setdefault(b, []).append(Edge(OPPOSITE[d], a, feature, name, source))
        for line in map.lines:
            for n, h in enumerate(line.hexes):
                near = [
                    x for x in (line.hexes[n - 1] if n else None, *line.hexes[n + 1 : n + 2]) if x is not None
                ]
                self._lines.setdefault(h, []).append(
                    Through(line, tuple(map.grid.direction(h, x) for x in near))
                )
        for place in map.places:
            self._places.setdefault(place.hex, []).append(place)

    def account_of(self, h: int) -> Account:
        areas = [name for name, s in self.map.areas.items() if s >> h & 1]
        return Account(
            h, sorted(self._edges.get(h, [])), self._lines.get(h, []), self._places.get(h, []), areas
        )

    def to_dict(self, h: int) -> dict[str, Any]:
        """The account in plain values, as programs are given it."""
        found, map = self.account_of(h), self.map
        ways = map.grid.names
        return {
            "labels": list(map.names[h]),
            "attributes": map.attributes_of(h),
            "edges": [
                {
                    "direction": ways[e.direction],
                    "to": map.label(e.beyond),
                    "feature": e.feature,
                    "name": e.name,
                    "source": e.source,
                }
                for e in found.edges
            ],
            "lines": [
                {
                    "line": t.line.id,
                    "kind": t.line.kind,
                    "gauge": t.line.gauge,
                    "directions": [ways[d] for d in t.directions],
                    "source": t.line.source,
                }
                for t in found.lines
            ],
            "places": [
                {"id": p.id, "kind": p.kind, "fr": p.fr, "en": p.en, "source": p.source} for p in found.places
            ],
            "areas": [{"area": name, "source": map.area_sources.get(name, "")} for name in found.areas],
        }
