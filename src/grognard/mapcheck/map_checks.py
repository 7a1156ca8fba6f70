"""What makes a map sound, beyond being readable: rivers that flow, lines that lead somewhere, land that hangs
together.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cached_property
from itertools import pairwise
from typing import Any

from grognard.kernel.errors import BadInput
from grognard.kernel.hexes import HexSet, bits, hexset_of_many
from grognard.kernel.load import Files, row_lines
from grognard.kernel.maps import Line, Map
from grognard.mapcheck.hexsides import Corner, Side, corners, corners_of, is_on_edge, join_corners, side_of

# What a board may call things; its own constants of these names, in capitals, say otherwise.
USUAL: dict[str, tuple[str, tuple[str, ...]]] = {
    "rivers": ("SIDES", ("river", "major_river")),
    "bridges": ("SIDES", ("bridge",)),
    "water": ("TERRAINS", ("sea", "lake")),
    "wet_sides": ("SIDES", ("wet_side", "lake_side", "strait")),
    "rails": ("LINES", ("rail",)),
    "roads": ("LINES", ("road",)),
}
SEA = "sea"  # where a river ends: two pieces do not become one by reaching it
NAMES_ONLY = ("river", "region", "sea", "lake", "country")  # places that are a name on the map and no more


@dataclass(frozen=True)
class MapConventions:
    """What the names of a board stand for, and what is allowed on it; a board says only what differs from the
    usual.
    """

    rivers: tuple[str, ...] = ()  # hexsides that flow
    bridges: tuple[str, ...] = ()  # hexsides that lie on a river
    bridged: tuple[str, ...] = ()  # lines that cross a river by a bridge only
    water: tuple[str, ...] = ()  # terrains that are no land
    wet_sides: tuple[str, ...] = ()  # hexsides of still water, which rivers run through
    rails: tuple[str, ...] = ()
    roads: tuple[str, ...] = ()
    islands: tuple[str, ...] = ()  # a label for each separate piece of land
    parted: tuple[str, ...] = ()  # rivers that leave the board and come back
    lone: tuple[str, ...] = ()  # a label for each railway that joins no two places
    complete: tuple[str, ...] = ()  # attributes that every hex has
    areas: tuple[str, ...] = ()  # areas that there must be
    places: tuple[str, ...] = ()  # places that there must be

    @staticmethod
    def from_words(words: Mapping[str, Any]) -> MapConventions:
        """From the constants of a board module: RIVERS, WATER, ISLANDS …"""
        found = {
            f.name: tuple(words[f.name.upper()]) for f in fields(MapConventions) if f.name.upper() in words
        }
        for name, (known, usual) in USUAL.items():
            found.setdefault(name, tuple(x for x in words.get(known, ()) if x in usual))
        return MapConventions(**found)


@dataclass(frozen=True)
class Inspection:
    """A map, the names it goes by, and the files to point at."""

    map: Map
    customs: MapConventions
    files: Files
    _lines: dict[str, tuple[str, Sequence[int]]] = field(default_factory=dict)

    def fault(self, file: str, n: int, text: str, message: str, **details: Any) -> BadInput:
        """A complaint about row n of a file."""
        if file not in self._lines:
            content, shown = self.files.read(file)
            self._lines[file] = shown, row_lines(content)
        shown, lines = self._lines[file]
        return BadInput(text, message, **details).located_at(f"{shown}:{lines[n]}")

    def about(self, file: str, text: str, message: str, **details: Any) -> BadInput:
        """A complaint about a file as a whole."""
        return BadInput(text, message, **details).located_at(self.files.read(file)[1])

    def pair(self, a: int, b: int) -> str:
        return f"{self.map.label(a)}/{self.map.label(b)}"

    @cached_property
    def wet(self) -> HexSet:
        found = 0
        for name in self.customs.water:
            found |= self.map.terrain.get(name, 0)
        return found

    @cached_property
    def flowing(self) -> dict[Side, int]:
        """Each river side, and the first row that gives it."""
        found: dict[Side, int] = {}
        for n, (a, b, feature, _, _) in enumerate(self.map.side_names):
            if feature in self.customs.rivers:
                found.setdefault(side_of(a, b), n)
        return found


def faults(map: Map, customs: MapConventions, files: Files) -> list[BadInput]:
    """Everything that is unsound, one complaint each."""
    seen = Inspection(map, customs, files)
    return [fault for check in CHECKS for fault in check(seen)]


# -- hexsides


def sides_once(seen: Inspection) -> Iterator[BadInput]:
    """A feature of a side is given once, from whichever hex; a side is one kind of river."""
    given: dict[tuple[Side, str], int] = {}
    rivers: dict[Side, str] = {}
    for n, (a, b, feature, _, _) in enumerate(seen.map.side_names):
        side = side_of(a, b)
        if (side, feature) in given:
            text = f"{feature} {seen.pair(a, b)} is given twice"
            yield seen.fault("hexsides.csv", n, text, "map-side-twice", side=seen.pair(a, b), feature=feature)
        given[side, feature] = n
        if feature in seen.customs.rivers and (other := rivers.setdefault(side, feature)) != feature:
            text = f"{seen.pair(a, b)} is both {other} and {feature}"
            yield seen.fault(
                "hexsides.csv", n, text, "map-side-both", side=seen.pair(a, b), one=other, other=feature
            )


def bridges_on_rivers(seen: Inspection) -> Iterator[BadInput]:
    for n, (a, b, feature, _, _) in enumerate(seen.map.side_names):
        if feature in seen.customs.bridges and side_of(a, b) not in seen.flowing:
            text = f"{feature} {seen.pair(a, b)} crosses no river"
            yield seen.fault("hexsides.csv", n, text, "map-bridge-dry", side=seen.pair(a, b), feature=feature)


def rivers_whole(seen: Inspection) -> Iterator[BadInput]:
    """A river of one name is one run of sides, through lakes too; a side by itself meets a river, water or
    the edge.
    """
    grid = seen.map.grid
    ends = {side: corners(grid, *side) for side in seen.flowing}
    still = [
        corners(grid, a, b)
        for a, b, feature, _, _ in seen.map.side_names
        if feature in seen.customs.wet_sides
    ]
    lakes = seen.wet & ~seen.map.terrain.get(SEA, 0)
    through = join_corners([*(corners_of(grid, h) for h in bits(lakes)), *still])
    shore = {c for h in bits(seen.wet) for c in corners_of(grid, h)} | through.keys()
    meeting: dict[Corner, int] = {}
    for pair in ends.values():
        for c in pair:
            meeting[c] = meeting.get(c, 0) + 1
    named: dict[str, list[Side]] = {}
    for a, b, feature, name, _ in seen.map.side_names:
        if feature in seen.customs.rivers:
            named.setdefault(name, []).append(side_of(a, b))
    for name, sides in named.items():
        if name and name not in seen.customs.parted:
            yield from one_run(seen, name, list(dict.fromkeys(sides)), ends, through)
    for side, n in seen.flowing.items():
        if not any(meeting[c] > 1 or c in shore or is_on_edge(grid, c) for c in ends[side]):
            yield seen.fault(
                "hexsides.csv",
                n,
                f"river {seen.pair(*side)} joins nothing",
                "map-river-orphan",
                side=seen.pair(*side),
            )


def one_run(
    seen: Inspection,
    name: str,
    sides: list[Side],
    ends: Mapping[Side, tuple[Corner, Corner]],
    through: Mapping[Corner, Corner],
) -> Iterator[BadInput]:
    """One complaint for each run of a river but the longest, at its first side."""
    met = {side: [through.get(c, c) for c in ends[side]] for side in sides}  # a lake is one meeting point
    tops = join_corners(met.values())
    runs: dict[Corner, list[Side]] = {}
    for side in sides:
        runs.setdefault(tops[met[side][0]], []).append(side)
    longest = max(runs.values(), key=len)
    for run in runs.values():
        if run is not longest:
            text = f"{name} is in {len(runs)} pieces: {seen.pair(*run[0])} does not join the rest"
            details = {"name": name, "pieces": len(runs), "side": seen.pair(*run[0])}
            yield seen.fault("hexsides.csv", seen.flowing[run[0]], text, "map-river-parts", **details)


# -- railways and roads


def lines_once(seen: Inspection) -> Iterator[BadInput]:
    """A line has a step at least, and no step is drawn twice, be it by two lines of one kind and gauge."""
    drawn: set[tuple[str, str, Side]] = set()
    for n, line in enumerate(seen.map.lines):
        if len(line.hexes) < 2:
            yield seen.fault("lines.csv", n, f"{line.id} leads nowhere", "map-line-short", line=line.id)
        for a, b in pairwise(line.hexes):
            step = (line.kind, line.gauge, side_of(a, b))
            if step in drawn:
                yield seen.fault(
                    "lines.csv",
                    n,
                    f"{line.id} repeats {seen.pair(a, b)}",
                    "map-line-twice",
                    line=line.id,
                    side=seen.pair(a, b),
                )
            drawn.add(step)


def crossings_bridged(seen: Inspection) -> Iterator[BadInput]:
    bridges = {
        side_of(a, b) for a, b, feature, _, _ in seen.map.side_names if feature in seen.customs.bridges
    }
    for n, line in enumerate(seen.map.lines):
        for a, b in pairwise(line.hexes):
            if (
                line.kind in seen.customs.bridged
                and side_of(a, b) in seen.flowing
                and side_of(a, b) not in bridges
            ):
                text = f"{line.id} crosses a river without a bridge: {seen.pair(a, b)}"
                yield seen.fault("lines.csv", n, text, "map-unbridged", line=line.id, side=seen.pair(a, b))


def rails_lead(seen: Inspection) -> Iterator[BadInput]:
    """Every piece of a railway net joins two places, reaches the edge, or is allowed to stand alone."""
    found = seen.map
    towns = hexset_of_many(p.hex for p in found.places if p.kind not in NAMES_ONLY)
    inside = found.grid.board
    for gate in found.grid.open:
        inside &= gate
    allowed = hexset_of_many(found.index[x] for x in seen.customs.lone if x in found.index)
    for kind in seen.customs.rails:
        rows = [(n, line) for n, line in enumerate(found.lines) if line.kind == kind]
        for n, net in nets(rows):
            if (net & towns).bit_count() < 2 and not net & (~inside | allowed):
                line = found.lines[n]
                text = f"{line.id} ({found.label(line.hexes[0])} …) joins no two places and reaches no edge"
                yield seen.fault(
                    "lines.csv", n, text, "map-rail-lone", line=line.id, hex=found.label(line.hexes[0])
                )


def nets(rows: Sequence[tuple[int, Line]]) -> list[tuple[int, HexSet]]:
    """The separate pieces of a net: its first row, and its hexes."""
    found: list[tuple[int, HexSet]] = []
    for n, line in rows:
        hexes, first, apart = hexset_of_many(line.hexes), n, []
        for other, net in found:
            if net & hexes:
                hexes, first = hexes | net, min(first, other)
            else:
                apart.append((other, net))
        found = [*apart, (first, hexes)]
    return sorted(found)


# -- places, areas, land, attributes


def places_and_areas(seen: Inspection) -> Iterator[BadInput]:
    ids: set[str] = set()
    for n, place in enumerate(seen.map.places):
        if place.id in ids:
            yield seen.fault("places.csv", n, f"{place.id} is given twice", "data-twice", given=place.id)
        ids.add(place.id)
    for name, hexes in seen.map.areas.items():
        if not hexes:
            yield seen.about("areas.csv", f"area {name} has no hex", "map-area-empty", area=name)
    for name in seen.customs.areas:
        if name not in seen.map.areas:
            yield seen.about("areas.csv", f"there is no area {name}", "map-area-missing", area=name)
    for name in seen.customs.places:
        if name not in ids:
            yield seen.about("places.csv", f"there is no place {name}", "map-place-missing", place=name)


def land_whole(seen: Inspection) -> Iterator[BadInput]:
    """Land is one piece, but for islands that are named as such."""
    found = seen.map
    rest = land = found.grid.board & ~seen.wet
    pieces: list[HexSet] = []
    while rest:
        pieces.append(found.grid.flood(rest & -rest, land, found.grid.open))
        rest &= ~pieces[-1]
    pieces.sort(key=int.bit_count, reverse=True)
    areas = 0
    for name, hexes in found.areas.items():
        if name == "island" or name.startswith("island_"):
            areas |= hexes
    named = {label: found.index.get(label, -1) for label in seen.customs.islands}
    for piece in pieces[1:]:
        if not piece & areas and not any(h >= 0 and piece >> h & 1 for h in named.values()):
            many, label = piece.bit_count(), found.labels(piece)[0]
            yield seen.about(
                "hexes.csv", f"{many} land hexes cut off at {label}", "map-land-apart", many=many, hex=label
            )
    for label, h in named.items():
        if h < 0 or not any(piece >> h & 1 for piece in pieces[1:]):
            yield seen.about("hexes.csv", f"{label} is no island", "map-no-island", hex=label)


def attributes_whole(seen: Inspection) -> Iterator[BadInput]:
    for name in seen.customs.complete:
        lacking = seen.map.grid.board
        for hexes in seen.map.attributes.get(name, {}).values():
            lacking &= ~hexes
        if lacking:
            many, label = lacking.bit_count(), seen.map.labels(lacking)[0]
            text = f"{many} hexes have no {name} ({label} is the first)"
            yield seen.about("hexes.csv", text, "map-attribute-missing", many=many, name=name, hex=label)


CHECKS = (
    sides_once,
    bridges_on_rivers,
    rivers_whole,
    lines_once,
    crossings_bridged,
    rails_lead,
    places_and_areas,
    land_whole,
    attributes_whole,
)
