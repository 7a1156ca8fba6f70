"""8. Supply."""

from __future__ import annotations

from grognard.games.velikiye_luki.law.book import book
from grognard.games.velikiye_luki.law.names import ISOLATED, SIDES, UNSUPPLIED
from grognard.games.velikiye_luki.law.zoc import closed_city, effective_zoc, occupied_hexes, side_units
from grognard.kernel.changes import Marked
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, holds
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, fact
from grognard.rules import supply
from grognard.rules.supply import Supply


@rule("VL 8.2b", "VL 8.2c")
def edge(pos: Position, side: int) -> HexSet:
    return book(pos).data.map.areas[f"{SIDES[side]}_supply"]


@rule("VL 8.2a", "VL 8.2d")
def sources(pos: Position, side: int) -> HexSet:
    """The hexes of the friendly edges that neither an enemy nor his zone cancels."""
    return edge(pos, side) & open_ways(pos, side)


@rule("VL 8.1a", "VL 8.1b")
def open_ways(pos: Position, side: int) -> HexSet:
    """What a supply line may run through: ground for motor units, no enemy, no zone of his without a friend
    in it.
    """
    foe = 1 - side
    shut = occupied_hexes(pos, foe) | effective_zoc(pos, foe) | closed_city(pos, side)
    return book(pos).ground.open_to("motor") & ~shut


@rule("VL 8.1c", "VL 8.1d", "VL 8.2a")
@fact
def supplied_hexes(pos: Position, side: int) -> HexSet:
    """The hexes with a line to a friendly edge, of any length, across rivers too. It may begin where no motor
    unit could be.
    """
    grid, ways = pos.game.map.grid, open_ways(pos, side)
    found = supply.joined_hexes(grid, sources(pos, side), ways, grid.open)
    roadless = occupied_hexes(pos, side) & ~book(pos).ground.open_to("motor")
    return found | (grid.adjacent(found) | edge(pos, side)) & roadless


SUPPLY = Supply(sources, open_ways, lambda pos: pos.game.map.grid.open, supplied_hexes)


@rule("VL 8.1e", "VL 2.1.B", "VL 2.1.E", "VL 8.3a", "VL 8.3c")
def check(ref: Referee, frame: Frame) -> None:
    """Each unit without a line is isolated, and unsupplied if it was isolated already; one that has a line is
    well again.
    """
    side, pos = frame.who, ref.pos
    mine = side_units(pos, side)
    for mark in (UNSUPPLIED, ISOLATED):  # whoever comes back comes back supplied
        if off_map := pos.state.marks[mark] & book(pos).data.of_side[side] & ~mine:
            ref.do(Marked(mark, off_map, False, "VL 8.2a", quiet=True))
    cites = ("VL 8.3a", "VL 8.3c")
    supply.grade_supply(
        ref, mine, pos.units_in(supplied_hexes(pos, side)), (ISOLATED, UNSUPPLIED), cites, "VL 8.2a"
    )


def supply_level(pos: Position, unit: int) -> int:
    """How badly a unit is supplied: 0 well, 1 isolated, 2 unsupplied."""
    marks = pos.state.marks
    return 2 if holds(marks[UNSUPPLIED], unit) else marks[ISOLATED] >> unit & 1


def mark_supply(ref: Referee, unit: int, bad: int, cite: str) -> None:
    for mark, state in ((ISOLATED, 1), (UNSUPPLIED, 2)):
        if (ref.state.marks[mark] >> unit & 1) != (bad == state):
            ref.do(Marked(mark, 1 << unit, bad == state, cite, quiet=True))


@rule("VL 8.3b", "VL 8.3d", "VL 8.3e")
def attack_value(pos: Position, unit: int) -> int:
    """Halved when isolated, rounded up; nothing when unsupplied, for such a unit does not attack."""
    whole = value(pos, unit)
    if holds(pos.state.marks[UNSUPPLIED], unit):
        return 0
    return (whole + 1) // 2 if holds(pos.state.marks[ISOLATED], unit) else whole


@rule("VL 8.3d", "VL 8.3e")
def defence_value(pos: Position, unit: int) -> int:
    whole = value(pos, unit)
    return (whole + 1) // 2 if holds(pos.state.marks[UNSUPPLIED], unit) else whole


@rule("VL 1.3a", "VL 1.7.1a")
def value(pos: Position, unit: int) -> int:
    """The combat value on the face that is up."""
    return pos.game.roster[unit].face(pos.state.steps[unit]).attack
