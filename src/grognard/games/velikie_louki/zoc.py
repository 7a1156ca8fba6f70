"""4. Zones of control."""

from __future__ import annotations

from typing import NamedTuple

from grognard.games.velikie_louki.rulebook import book
from grognard.games.velikie_louki.state import FESTUNG, GERMAN, LINES, RESTS, Own
from grognard.kernel.cite import rule
from grognard.kernel.hexes import Gate, Grid, HexSet
from grognard.kernel.state import Position, side_fact


class Zones(NamedTuple):
    """What a side's zones cover and which steps they bar: all of them, and the hard ones, which hold skiers too."""

    all: HexSet
    hard: HexSet
    bars: Gate
    hard_bars: Gate


@side_fact
def line(pos: Position, side: int) -> HexSet:
    """The hexes of a side's combat units."""
    return pos.held(LINES[side])


@side_fact
def held(pos: Position, side: int) -> HexSet:
    """The hexes where a side has any unit; the garrison is none."""
    return pos.held(LINES[side]) | pos.held(RESTS[side])


@rule("VL 4.1a", "VL 4.1b", "VL 4.1c", "VL 3.2h", "VL 4.2.1h", "VL 4.4c")
@side_fact
def both_states(pos: Position, side: int) -> tuple[Zones, Zones]:
    """A side's zones while the garrison has its own, and while it has none.

    All six hexes around a combat unit, across rivers and bridges; HQs and rockets have none, and
    zones do not cancel each other. Those of motor units and of the garrison are hard.
    """
    data = book(pos).data
    motor = pos.hexes_of(data.motor & data.combat & data.of_side[side])
    festung = pos.held(FESTUNG) if side == GERMAN else 0
    return zones_of(pos.game.map.grid, line(pos, side), motor, festung), zones_of(pos.game.map.grid, line(pos, side), motor, 0)


def zones_of(grid: Grid, units: HexSet, motor: HexSet, festung: HexSet) -> Zones:
    every, hard = units | festung, motor | festung
    return Zones(grid.around(every), grid.around(hard), same_zone(grid, every), same_zone(grid, hard))


@rule("VL 4.2.2", "VL 7.6b", "VL 7.6c")
def zones(pos: Position, side: int) -> Zones:
    """The garrison has none for the whole of a turn that began with the city encircled."""
    own: Own = pos.state.own
    return both_states(pos, side)[own.encircled]


@rule("VL 4.2.1c")
def same_zone(grid: Grid, exerting: HexSet) -> Gate:
    """The steps from one hex of a unit's zone to another of the same unit: those that leave it just to the left or to the right."""
    o, (n, ne, se, so, sw, nw) = grid.open, grid.toward(exerting)
    return (o[0] & (nw | ne), o[1] & (n | se), o[2] & (ne | so), o[3] & (se | sw), o[4] & (so | nw), o[5] & (sw | n))


@side_fact
def covered(pos: Position, side: int) -> tuple[HexSet, HexSet]:
    """The hexes of a side's zones alone, in both states: the steps that they bar are asked for far less often."""
    grid, festung = pos.game.map.grid, pos.held(FESTUNG) if side == GERMAN else 0
    found = grid.around(line(pos, side))
    return found | grid.around(festung) if festung else found, found


@rule("VL 4.1a", "VL 4.1b", "VL 4.2.2", "VL 7.6b", "VL 7.6c")
def zoc(pos: Position, side: int) -> HexSet:
    """The hexes in the zone of a side."""
    own: Own = pos.state.own
    return covered(pos, side)[own.encircled]


@rule("VL 4.4c")
def hard_zoc(pos: Position, side: int) -> HexSet:
    """The zones that hold skiers too: those of motor units, and of the garrison."""
    return zones(pos, side).hard


@rule("VL 4.2.1d", "VL 4.2.1e", "VL 4.3b")
def felt(pos: Position, foe: int) -> HexSet:
    """The zone of `foe` as retreats and supply lines feel it: a friendly unit in a hex cancels it there."""
    return zoc(pos, foe) & ~held(pos, 1 - foe)
