"""6. Zones of control, and who stands where."""

from __future__ import annotations

from grognard.games.victory_lost.law.book import book
from grognard.games.victory_lost.law.names import LINES, STAFFS
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet
from grognard.kernel.state import Position, side_fact

POCKET_OPENS = 5  # the turn from which the pocket is ground like any other


@side_fact()
def line(pos: Position, side: int) -> HexSet:
    """The hexes of a side's combat units."""
    return pos.group_hexes(LINES[side])


@side_fact()
def occupied_hexes(pos: Position, side: int) -> HexSet:
    """The hexes where a side has any unit, HQs included."""
    return pos.group_hexes(LINES[side]) | pos.group_hexes(STAFFS[side])


@rule("AVL 12.1a")
@side_fact()
def lone_hq_hexes(pos: Position, side: int) -> HexSet:
    """The hexes where a side has an HQ and nobody else."""
    return pos.group_hexes(STAFFS[side]) & ~pos.group_hexes(LINES[side])


@rule("AVL 6.0.1a", "AVL 6.0.1b", "AVL 6.0.1c", "AVL 6.0.1d", "AVL 6.0.1e", "AVL 6.0.2", "AVL 6.0.3")
@side_fact()
def zoc(pos: Position, side: int) -> HexSet:
    """The six hexes around each combat unit, across rivers too, but neither into water nor across impassable
    sides; HQs have none.
    """
    data = book(pos).data
    return pos.game.map.grid.spread(line(pos, side), data.passable) & data.land


@rule("AVL 13.0a", "AVL 13.0c")
def closed_pocket(pos: Position) -> HexSet:
    """The pocket, through the end of turn 4."""
    return book(pos).data.pocket if pos.state.turn < POCKET_OPENS else 0
