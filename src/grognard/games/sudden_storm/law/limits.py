"""35.2. What the order of battle says of armies besides their zones: so many at least, so many at most."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from grognard.games.sudden_storm.law.zones import Zone, chosen
from grognard.kernel.hexes import HexSet
from grognard.kernel.load import Files
from grognard.kernel.maps import Map

MEASURES = ("re", "divisions", "units")
COLUMNS = ("zone", "what", "least", "most", "where", "each", "source")


class SetupLimit(NamedTuple):
    """Of an army's units in some hexes, all together or city by city."""

    zone: str
    what: str
    least: int
    most: int
    hexes: HexSet
    each: bool


def read_limits(files: Files, map: Map, zones: Mapping[str, Zone]) -> tuple[SetupLimit, ...]:
    found = []
    for row in files.rows("setup_limits.csv", COLUMNS):
        row.source()
        name, what = row.one_of("zone", zones), row.one_of("what", MEASURES)
        hexes = chosen(row, "where", map) & zones[name].hexes
        if not hexes:
            raise row.bad("where", f"no hex of {name}")
        each = row.one_of("each", ("", "yes")) == "yes"
        found.append(SetupLimit(name, what, row.number("least"), row.number("most"), hexes, each))
    return tuple(found)
