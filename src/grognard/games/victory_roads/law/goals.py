"""The table of victory: what wins each scenario, tested row by row."""

from __future__ import annotations

from typing import NamedTuple

from grognard.games.victory_roads.law.names import SIDES
from grognard.games.victory_roads.law.places import places_in
from grognard.kernel.hexes import HexSet
from grognard.kernel.load import Files, Row
from grognard.kernel.maps import Map

COLUMNS = ("scenario", "order", "winner", "level", "test", "places", "count", "at", "en", "fr", "source")
LEVELS = ("decisive", "marginal", "draw")
NOBODY = -1  # the winner of a draw
DRAW = "draw"

HOLDS, LOST, OTHERWISE = "holds", "lost", "otherwise"  # what a goal is about: hexes, objectives, nothing
END, EVERY_TURN, EARLY = "end", "end of any turn", "before the last turn"  # when it is tested
MOMENTS = (END, EVERY_TURN, EARLY)
ROMANIA = "romania soviet"
TESTS = {  # what it is about, and whether Romania must have changed sides
    "holds all": (HOLDS, False),
    "holds count": (HOLDS, False),
    "holds count with": (HOLDS, False),
    ROMANIA: (HOLDS, True),
    f"{ROMANIA} and holds any": (HOLDS, True),
    "objectives lost": (LOST, False),
    "objectives lost with": (LOST, False),
    "otherwise": (OTHERWISE, False),
}


class Goal(NamedTuple):
    """Who wins, and by how much. HOLDS: he controls `many` of the places, and all that are `needed` (none at
    all, where Romania alone counts). LOST: the Axis has lost `many` objectives, and the hexes `needed`.
    """

    winner: int
    level: str
    kind: str
    places: HexSet
    many: int
    needed: HexSet
    romania: bool  # has she changed sides?
    moment: str

    def is_due(self, last: bool) -> bool:
        """Is it tested at the end of a turn, the last one or another?"""
        return {END: last, EVERY_TURN: True, EARLY: not last}[self.moment]


def read_goals(files: Files, map: Map, scenario: str) -> tuple[Goal, ...]:
    """The rows of a scenario in their order; the last one always holds."""
    found: list[Goal] = []
    for row in files.rows("victory.csv", COLUMNS):
        row.source()
        if row["scenario"] == scenario:
            if row.number("order") != len(found) + 1:
                raise row.bad("order", f"{len(found) + 1} comes next")
            if found and found[-1].kind == OTHERWISE:
                raise row.bad("test", "nothing comes after otherwise")
            found.append(_goal(row, map))
    return tuple(found)


def _goal(row: Row, map: Map) -> Goal:
    test, places = row.one_of("test", TESTS), places_in(row, "places", map)
    kind, romania = TESTS[test]
    winner = row.one_of("winner", (*SIDES, DRAW))
    level = row.one_of("level", LEVELS)
    if (winner == DRAW) != (level == DRAW):
        raise row.bad("level", f"{winner} is not {level}")
    return Goal(
        winner=NOBODY if winner == DRAW else SIDES.index(winner),
        level=level,
        kind=kind,
        places=places if kind == HOLDS else 0,
        many=_many(row, test, places),
        needed=_first(row, map) if test.endswith(" with") else 0,
        romania=romania,
        moment=row.one_of("at", MOMENTS),
    )


def _many(row: Row, test: str, places: HexSet) -> int:
    """Of how many places or objectives it speaks; a number is given for those tests alone that want one."""
    counted = "count" in test or "objectives" in test
    if not counted and row["count"]:
        raise row.bad("count", f"{test} has no number")
    if counted:
        return row.number("count")
    return 1 if "any" in test else places.bit_count()


def _first(row: Row, map: Map) -> HexSet:
    """The place that is named first."""
    first = row["places"].split()[0]
    return sum(1 << place.hex for place in map.places if place.id == first)
