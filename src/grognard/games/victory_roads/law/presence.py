"""Who stands where, what is adjacent to it, and what each side controls (1.10)."""

from __future__ import annotations

from functools import reduce
from operator import or_

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import AXIS, FIGHTING, SOVIET, own
from grognard.kernel.cite import rule
from grognard.kernel.hexes import Gate, HexSet, bits
from grognard.kernel.state import Position, UnitSet, board_fact, side_fact


@side_fact()
def occupied_hexes(pos: Position, side: int) -> HexSet:
    """The hexes where a side's units stand: no theatre markers, no supports."""
    found = 0
    for group in FIGHTING[side]:
        found |= pos.group_hexes(group)
    return found


def side_units(pos: Position, side: int) -> UnitSet:
    """A side's units on the map."""
    return pos.on_map(side) & book(pos).data.units


@side_fact()
def adjacent_hexes(pos: Position, side: int) -> HexSet:
    """The hexes adjacent to a side's units."""
    return pos.game.map.grid.spread(occupied_hexes(pos, side), book(pos).data.touching)


# -- bridges


@rule("VR 6.6b", "VR 1.2.4b", "VR 1.1.5b")
@board_fact("pontoons", "bridgeheads")
def bridges(pos: Position, side: int) -> Gate:
    """The sides that a side has bridged itself: by pontoon HQs, bridgeheads and engineers (K-03)."""
    data, grid = book(pos).data, pos.game.map.grid
    built = [(one.here, one.across) for one in own(pos).pontoons if pos.game.roster[one.unit].side == side]
    if side == SOVIET:
        heads = own(pos).bridgeheads | pos.hexes_of(data.supports["engineers"])
        built += [(h, beside) for h in bits(heads) for _, beside in grid.neighbours(h)]
    return grid.gate(built)


# -- borders


@rule("VR 1.7.5")
def closed_country(pos: Position, side: int, nation: str) -> HexSet:
    """While they fight for the Axis, Romanians do not enter Hungary nor Hungarians Romania."""
    shut = {"romanian": "hungary", "hungarian": "romania"}
    return book(pos).data.country(shut[nation]) if side == AXIS and nation in shut else 0


# -- allies of the Axis


ALLIED = {"romanian": "romania", "hungarian": "hungary"}  # nations and their countries


def turned_countries(pos: Position) -> HexSet:
    """The countries that have changed sides."""
    standing = {"romania": own(pos).romania, "hungary": own(pos).hungary}
    some = [book(pos).data.country(name) for name in standing if standing[name] == "soviet"]
    return reduce(or_, some, 0)


# -- control


def controlled_hexes(pos: Position, side: int) -> HexSet:
    """What the Soviets do not control is the Axis's."""
    now = own(pos).control
    return now if side == SOVIET else book(pos).data.land & ~now
