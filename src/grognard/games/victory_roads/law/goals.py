"""The table of victory: what wins each scenario, tested row by row."""

from __future__ import annotations

from typing import NamedTuple

from grognard.games.victory_roads.law.names import SIDES
from grognard.kernel.hexes import HexSet
from grognard.kernel.load import Files, Row
from grognard.kernel.maps import Map

COLUMNS = ("scenario", "order", "winner", "level", "test", "places", "count", "at", "en", "fr", "source")
LEVELS = ("decisive", "marginal")
TESTS = ("holds all", "otherwise")  # those of the scenarios that there are
MOMENTS = ("end", "end of any turn")


class Goal(NamedTuple):
    """Who wins, by how much, and the places that he must control for it."""

    winner: int
    level: str
    places: HexSet  # none: whatever has happened
    early: bool  # is it tested at the end of every turn?


def read_goals(files: Files, map: Map, scenario: str) -> tuple[Goal, ...]:
    return tuple(_goal(row, map) for row in files.rows("victory.csv", COLUMNS) if row["scenario"] == scenario)


def _goal(row: Row, map: Map) -> Goal:
    row.source()
    row.one_of("test", TESTS)
    known, places = {place.id: place.hex for place in map.places}, 0
    for name in row["places"].split():
        if name not in known:
            raise row.bad("places", f'"{name}" is not known', "data-unknown", given=name, near="none")
        places |= 1 << known[name]
    winner, level = SIDES.index(row.one_of("winner", SIDES)), row.one_of("level", LEVELS)
    return Goal(winner, level, places, row.one_of("at", MOMENTS) == "end of any turn")
