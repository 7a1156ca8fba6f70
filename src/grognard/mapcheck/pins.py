"""Pins: what a rulebook says of its map, hex by hex, and whether the map says the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

from grognard.kernel.errors import BadInput
from grognard.kernel.load import Files, Row
from grognard.kernel.maps import Map
from grognard.kernel.spelling import nearest, suggestion
from grognard.mapcheck.hexsides import corners, river_sides

FILE = "pins.csv"
NOTHING = "-"  # found where something was wanted


class Pin(NamedTuple):
    claim: str
    at: str
    value: str
    source: str
    row: Row


class Verdict(NamedTuple):
    pin: Pin
    found: str = ""  # what the map says instead; empty when the pin holds

    @property
    def is_met(self) -> bool:
        return not self.found

    @property
    def found_text(self) -> str:
        """What is found, as messages are given it."""
        return "none" if self.found == NOTHING else self.found

    def fault(self) -> BadInput:
        pin = self.pin
        text = f"{pin.claim} {pin.at}: {pin.value or 'it'} is required, {self.found} is found ({pin.source})"
        told = BadInput(
            text,
            "pin-fails",
            claim=pin.claim,
            at=pin.at,
            value=pin.value or "unsaid",
            found=self.found_text,
            source=pin.source,
        )
        return told.located_at(f"{pin.row.file}:{pin.row.line}")


def read_pins(files: Files) -> list[Pin]:
    """The pins of a game; a game without the file has none."""
    try:
        rows = files.rows(FILE, ("claim", "at", "value", "source"))
    except FileNotFoundError:
        return []
    return [Pin(row.one_of("claim", CLAIMS), row["at"], row["value"], row.source(), row) for row in rows]


def verdicts(map: Map, pins: Sequence[Pin]) -> list[Verdict]:
    """Each pin, held against the map. A pin that cannot be understood is refused where it stands."""
    return [Verdict(pin, CLAIMS[pin.claim](map, pin)) for pin in pins]


# -- each claim: what the map says instead, or nothing


def hexes_of(map: Map, pin: Pin, least: int = 1, most: int = 0) -> list[int]:
    """The hexes a pin speaks of."""
    labels = pin.at.split()
    for label in labels:
        if label not in map.index:
            raise pin.row.bad("at", f'"{label}" is not a hex of this map', "bad-hex", hex=label)
    if len(labels) < least or (most and len(labels) > most):
        raise pin.row.bad(
            "at",
            f"{len(labels)} hexes where {most or least} are required",
            "pin-hexes",
            many=len(labels),
            wanted=most or least,
        )
    return [map.index[label] for label in labels]


def check_name(pin: Pin, name: str, names: Sequence[str]) -> str:
    """A name that this board knows."""
    if name not in names:
        near = nearest(name, names)
        raise pin.row.bad(
            "value",
            f'"{name}" is not known{suggestion(near)}',
            "data-unknown",
            given=name,
            near=near or "none",
        )
    return name


def check_each(map: Map, pin: Pin, says: Callable[[int], Sequence[str]], names: Sequence[str]) -> str:
    """Whether every hex has the name (or has it not); otherwise what the first that errs has."""
    wrong = pin.value.startswith("!")
    name = check_name(pin, pin.value.removeprefix("!"), names)
    for h in hexes_of(map, pin):
        found = says(h)
        if (name in found) == wrong:
            return f"{map.label(h)} {' '.join(found) or NOTHING}"
    return ""


def terrain(map: Map, pin: Pin) -> str:
    return check_each(map, pin, lambda h: [map.terrain_of(h)], list(map.terrain))


def feature(map: Map, pin: Pin) -> str:
    return check_each(map, pin, map.features_of, list(map.features))


def area(map: Map, pin: Pin) -> str:
    return check_each(
        map, pin, lambda h: [name for name, s in map.areas.items() if s >> h & 1], list(map.areas)
    )


def attribute(map: Map, pin: Pin) -> str:
    name, _, value = pin.value.partition("=")
    check_name(pin, name, list(map.attributes))
    if value:
        check_name(pin, value, list(map.attributes[name]))
    for h in hexes_of(map, pin):
        found = map.attributes_of(h).get(name, "")
        if found != value:
            return f"{map.label(h)} {found or NOTHING}"
    return ""


def place(map: Map, pin: Pin) -> str:
    check_name(pin, pin.value, [p.id for p in map.places])
    (h,) = hexes_of(map, pin, 1, 1)
    there = [p.hex for p in map.places if p.id == pin.value]
    return "" if h in there else map.label(there[0])


def side(map: Map, pin: Pin) -> str:
    """Each a/b has the feature, has it not, or has none."""
    name = pin.value.removeprefix("!")
    if pin.value != "none":
        check_name(pin, name, list(map.sides))
    for words in pin.at.split():
        pair = [map.index.get(label, -1) for label in words.split("/")]
        if len(pair) != 2 or -1 in pair or map.grid.distance(*pair) != 1:
            raise pin.row.bad("at", f'"{words}" is no hexside of this map', "pin-side", given=words)
        d = map.grid.direction(*pair)
        found = [feature for feature, gate in map.sides.items() if gate[d] >> pair[0] & 1]
        good = not found if pin.value == "none" else (name in found) != pin.value.startswith("!")
        if not good:
            return f"{words} {' '.join(found) or NOTHING}"
    return ""


def steps_of(map: Map, kind: str) -> dict[int, set[int]]:
    """Where each hex leads by lines of a kind."""
    found: dict[int, set[int]] = {}
    for line in map.lines:
        if line.kind == kind:
            for a, b in pairwise(line.hexes):
                found.setdefault(a, set()).add(b)
                found.setdefault(b, set()).add(a)
    return found


def kinds(map: Map) -> list[str]:
    return sorted({line.kind for line in map.lines})


def line(map: Map, pin: Pin) -> str:
    ways = steps_of(map, check_name(pin, pin.value, kinds(map)))
    for a, b in pairwise(hexes_of(map, pin, 2)):
        if b not in ways.get(a, ()):
            return f"{map.label(a)}/{map.label(b)} {NOTHING}"
    return ""


def no_line(map: Map, pin: Pin) -> str:
    """No step of the chain is on a line of the kind, or of any; a hex alone has none passing through."""
    chain = hexes_of(map, pin)
    sorts = [check_name(pin, pin.value, kinds(map))] if pin.value else kinds(map)
    pairs = list(pairwise(chain))
    for kind in sorts:
        ways = steps_of(map, kind)
        if not pairs and chain[0] in ways:
            return f"{map.label(chain[0])} {kind}"
        for a, b in pairs:
            if b in ways.get(a, ()):
                return f"{map.label(a)}/{map.label(b)} {kind}"
    return ""


def route(map: Map, pin: Pin) -> str:
    """`rail 15..16`: hexes of the shortest way, both ends counted."""
    kind, _, length = pin.value.partition(" ")
    low, _, high = length.partition("..")
    if not low.isdigit() or not (high or low).isdigit():
        raise pin.row.bad(
            "value",
            f'"{pin.value}" is not a kind and a length, as in rail 15..16',
            "pin-route",
            given=pin.value,
        )
    start, goal = hexes_of(map, pin, 2, 2)
    ways = steps_of(map, check_name(pin, kind, kinds(map)))
    seen, ring, many = {start}, {start}, 1
    while ring and goal not in ring:
        ring = {n for h in ring for n in ways.get(h, ())} - seen
        seen |= ring
        many += 1
    if not ring:
        return NOTHING
    return "" if int(low) <= many <= int(high or low) else str(many)


def check_along(map: Map, pin: Pin) -> str:
    """Each hex has a side of the river; each touches the next; and the river goes on from the one to the
    other.
    """
    sides = river_sides(map, pin.value)
    check_name(pin, pin.value, sorted({name for *_, name, _ in map.side_names if name}))
    mine = {h: [s for s in sides if h in s] for h in hexes_of(map, pin, 2)}
    for h, found in mine.items():
        if not found:
            return f"{map.label(h)} {NOTHING}"
    for a, b in pairwise(hexes_of(map, pin, 2)):
        ends = [{c for s in mine[h] for c in corners(map.grid, *s)} for h in (a, b)]
        if map.grid.distance(a, b) != 1 or not ends[0] & ends[1]:
            return f"{map.label(a)}/{map.label(b)} {NOTHING}"
    return ""


def check_apart(map: Map, pin: Pin) -> str:
    a, b = hexes_of(map, pin, 2, 2)
    if not pin.value.isdigit():
        raise pin.row.bad("value", f'"{pin.value}" is not a whole number', "data-number", given=pin.value)
    found = map.grid.distance(a, b)
    return "" if found == int(pin.value) else str(found)


def check_same(map: Map, pin: Pin) -> str:
    found = {map.label(h) for h in hexes_of(map, pin, 2)}
    return "" if len(found) == 1 else " ".join(sorted(found))


def check_on(map: Map, pin: Pin) -> str:
    return next((f"{label} {NOTHING}" for label in pin.at.split() if label not in map.index), "")


CLAIMS: dict[str, Callable[[Map, Pin], str]] = {
    "terrain": terrain,
    "feature": feature,
    "area": area,
    "attribute": attribute,
    "place": place,
    "side": side,
    "line": line,
    "no_line": no_line,
    "route": route,
    "along": check_along,
    "apart": check_apart,
    "same": check_same,
    "on": check_on,
}
