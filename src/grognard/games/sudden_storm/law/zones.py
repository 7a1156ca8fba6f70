"""Sets of hexes as the tables write them: "country finland & zone b - area hango | place riga".

Terms are joined by & and taken away by -, from the left; | comes last. Only land is meant.
"""

from __future__ import annotations

from typing import NamedTuple

from grognard.games.sudden_storm.law.names import SIDES
from grognard.games.sudden_storm.map_types import WATERS
from grognard.kernel.errors import BadInput
from grognard.kernel.hexes import HexSet, bits, hexset_of_many
from grognard.kernel.load import Files, Row
from grognard.kernel.maps import Map


class Zone(NamedTuple):
    """Where an army sets up, or reinforcements come in."""

    name: str
    side: int
    hexes: HexSet
    limit: str  # what else the order of battle says, in words


def land(map: Map) -> HexSet:
    found = map.grid.board
    for terrain in WATERS:
        found &= ~map.terrain[terrain]
    return found


def select(map: Map, text: str) -> HexSet:
    """The land hexes that an expression names."""
    found = 0
    for part in text.split("|"):
        found |= product(map, part)
    return found & land(map)


def product(map: Map, part: str) -> HexSet:
    found, sign, words = map.grid.board, "&", list[str]()
    for word in (*part.split(), "&"):
        if word in ("&", "-"):
            one = term(map, words)
            found = found & one if sign == "&" else found & ~one
            sign, words = word, []
        else:
            words.append(word)
    return found


def term(map: Map, words: list[str]) -> HexSet:
    match words:
        case ["area", name] if name in map.areas:
            return map.areas[name]
        case ["hex", *labels] if labels:
            return map.hexes(labels)
        case ["place", name]:
            return 1 << place(map, name)
        case ["within", n, "of", where] if n.isdecimal():
            return map.grid.disc(1 << place(map, where), int(n))
        case ["border", own, other, low, high] if low.isdecimal() and high.isdecimal():
            return near_border(map, own, other, int(low), int(high))
        case ["box", one, other]:
            return box(map, map.hex(one), map.hex(other))
        case ["land"]:
            return land(map)
        case ["feature", *names] if names:
            return union(map.features, names)
        case ["terrain", *names] if names:
            return union(map.terrain, names)
        case ["southedge"]:
            last = max(row for _, row in map.spot.values())
            return hexset_of_many(h for h, (_, row) in map.spot.items() if row == last)
        case [name, *values] if name in map.attributes and values:
            return union(map.attributes[name], values)
    given = " ".join(words)
    raise BadInput(f'"{given}" is no set of hexes', "data-unknown", given=given, near="none")


def union(sets: dict[str, HexSet], names: list[str]) -> HexSet:
    found = 0
    for name in names:
        if name not in sets:
            raise BadInput(f'"{name}" is not known', "data-unknown", given=name, near="none")
        found |= sets[name]
    return found


def place(map: Map, name: str) -> int:
    """The hex of a place, or of a label."""
    if ":" in name:
        return map.hex(name)
    for one in map.places:
        if one.id == name:
            return one.hex
    raise BadInput(f'"{name}" is no place', "data-unknown", given=name, near="none")


def border(map: Map, own: str, other: str) -> HexSet:
    """The land of a country that touches the land of another."""
    countries, ground = map.attributes["country"], land(map)
    theirs = union(countries, [other]) & ground
    return union(countries, [own]) & ground & map.grid.adjacent(theirs)


def near_border(map: Map, own: str, other: str, low: int, high: int) -> HexSet:
    """The land of a country at such distances from the border; a hex on it is at 1 (35.2)."""
    along = border(map, own, other)
    found = map.grid.disc(along, high - 1)
    if low > 1:
        found &= ~map.grid.disc(along, low - 2)
    return found & map.attributes["country"][own] & land(map)


def box(map: Map, one: int, other: int) -> HexSet:
    """All hexes between two corners."""
    (c, r), (d, s) = map.spot[one], map.spot[other]
    columns, rows = range(min(c, d), max(c, d) + 1), range(min(r, s), max(r, s) + 1)
    return hexset_of_many(
        h for h in bits(map.grid.board) if map.spot[h][0] in columns and map.spot[h][1] in rows
    )


def read_chosen(row: Row, column: str, map: Map) -> HexSet:
    """The hexes that a cell names; a fault is told with its line."""
    try:
        return select(map, row[column])
    except BadInput as e:
        raise e.located_at(f"{row.file}:{row.line}: {column}") from None


ZONE_COLUMNS = ("zone", "side", "where", "hexes", "limit", "source", "note")


def read_zones(files: Files, map: Map) -> dict[str, Zone]:
    """Each with as many hexes as it says."""
    found: dict[str, Zone] = {}
    for row in files.rows("zones.csv", ZONE_COLUMNS):
        row.source()
        if row["zone"] in found:
            raise row.bad("zone", f"{row['zone']} is given twice", "data-twice", given=row["zone"])
        hexes = read_chosen(row, "where", map)
        if hexes.bit_count() != row.number("hexes"):
            raise row.bad("hexes", f"{hexes.bit_count()} are found")
        side = SIDES.index(row.one_of("side", SIDES))
        found[row["zone"]] = Zone(row["zone"], side, hexes, row["limit"])
    return found
