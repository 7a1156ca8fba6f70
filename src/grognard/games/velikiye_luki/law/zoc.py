"""4. Zones of control."""

from __future__ import annotations

from typing import NamedTuple

from grognard.games.velikiye_luki.law.book import book
from grognard.games.velikiye_luki.law.names import FESTUNG, GERMAN, LINES, RESTS, SOVIET, Own
from grognard.kernel.cite import rule
from grognard.kernel.hexes import Gate, Grid, HexSet
from grognard.kernel.state import Position, UnitSet, side_fact


class Zones(NamedTuple):
    """What a side's zones cover and which steps they bar: all of them, and the hard ones, which hold skiers
    too.
    """

    all: HexSet
    hard: HexSet
    bars: Gate
    hard_bars: Gate


@side_fact()
def line(pos: Position, side: int) -> HexSet:
    """The hexes of a side's combat units."""
    return pos.group_hexes(LINES[side])


@side_fact()
def occupied_hexes(pos: Position, side: int) -> HexSet:
    """The hexes where a side has any unit; the garrison is none."""
    return pos.group_hexes(LINES[side]) | pos.group_hexes(RESTS[side])


@rule("VL 1.6b")
def closed_city(pos: Position, side: int) -> HexSet:
    """The hexes of the city, to Soviet units, while their Festung stands."""
    return pos.group_hexes(FESTUNG) if side == SOVIET else 0


def side_units(pos: Position, side: int) -> UnitSet:
    """A side's units on the map; the garrison is none of them."""
    return pos.on_map(side) & ~book(pos).data.units_of_kind["festung"]


@rule("VL 4.1a", "VL 4.1b", "VL 4.1c", "VL 3.2h", "VL 4.2.1h", "VL 4.4c", "VL 4.2.2", "VL 7.6b", "VL 7.6c")
@side_fact("encircled")
def zones(pos: Position, side: int) -> Zones:
    """A side's zones; the garrison has none for the whole of a turn that began with the city encircled.

    All six hexes around a combat unit, across rivers and bridges; HQs and rockets have none, and
    zones do not cancel each other. Those of motor units and of the garrison are hard.
    """
    data = book(pos).data
    motor = pos.hexes_of(data.motor & data.combat & data.of_side[side])
    every, hard = line(pos, side) | garrison(pos, side), motor | garrison(pos, side)
    grid = pos.game.map.grid
    return Zones(
        grid.adjacent(every), grid.adjacent(hard), same_zone_steps(grid, every), same_zone_steps(grid, hard)
    )


@rule("VL 4.2.2", "VL 7.6b", "VL 7.6c")
def garrison(pos: Position, side: int) -> HexSet:
    """The hexes from which the garrison exerts a zone."""
    own: Own = pos.state.own
    return 0 if side != GERMAN or own.encircled else pos.group_hexes(FESTUNG)


@rule("VL 4.2.1c")
def same_zone_steps(grid: Grid, exerting: HexSet) -> Gate:
    """The steps from one hex of a unit's zone to another of the same unit: those that leave it just to the
    left or to the right.
    """
    o, (n, ne, se, so, sw, nw) = grid.open, grid.toward(exerting)
    return (
        o[0] & (nw | ne),
        o[1] & (n | se),
        o[2] & (ne | so),
        o[3] & (se | sw),
        o[4] & (so | nw),
        o[5] & (sw | n),
    )


@rule("VL 4.1a", "VL 4.1b", "VL 4.2.2", "VL 7.6b", "VL 7.6c")
@side_fact("encircled")
def zoc(pos: Position, side: int) -> HexSet:
    """The hexes in the zone of a side; the steps that it bars are asked for far less often."""
    return pos.game.map.grid.adjacent(line(pos, side) | garrison(pos, side))


@rule("VL 4.4c")
def hard_zoc(pos: Position, side: int) -> HexSet:
    """The zones that hold skiers too: those of motor units, and of the garrison."""
    return zones(pos, side).hard


@rule("VL 4.2.1d", "VL 4.2.1e", "VL 4.3b")
def effective_zoc(pos: Position, foe: int) -> HexSet:
    """The zone of `foe` as retreats and supply lines feel it: a friendly unit in a hex cancels it there."""
    return zoc(pos, foe) & ~occupied_hexes(pos, 1 - foe)
