"""9 and 11.2. Operational theatres: their modes and radii, their lines, and how far the front is."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import AXIS, SOVIET, UNSUPPLIED, own
from grognard.games.victory_roads.law.placements import to_pool
from grognard.games.victory_roads.law.presence import controlled_hexes, occupied_hexes, side_units
from grognard.games.victory_roads.law.supply import connected_hexes, sources
from grognard.games.victory_roads.law.supports_available import box_of
from grognard.games.victory_roads.law.why_not import not_that_hex_cause
from grognard.kernel.changes import Placed
from grognard.kernel.cite import rule
from grognard.kernel.flow import GO, Ask, Step, Verb
from grognard.kernel.hexes import Grid, HexSet, bits, holds, unitset
from grognard.kernel.menu import HEX, Menu, hexes
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet, board_fact

# -- modes


@rule("VR 1.6.1", "VR 9.1.1a")
def theatres(pos: Position) -> UnitSet:
    """The markers in play: four, or those of the scenario."""
    return pos.on_map(SOVIET) & book(pos).data.of_type["theatre"]


@rule("VR 1.6.2")
def moving_theatres(pos: Position) -> UnitSet:
    """Theatres in movement mode, which is their second face; the others are in offensive mode."""
    return theatres(pos) & own(pos).moving


def offensive(pos: Position) -> UnitSet:
    return theatres(pos) & ~moving_theatres(pos)


# -- radii


@lru_cache(1024)
def disc(grid: Grid, h: int, radius: int) -> HexSet:
    """Plain hexes, whatever lies between (K-01)."""
    return grid.disc(1 << h, radius)


@rule("VR 9.1.2a")
def radius(pos: Position, theatre: int) -> int:
    """That of its mode; Lend-Lease adds to it."""
    data = book(pos).data
    more = data.support("lend_lease").amount if holds(own(pos).widened, theatre) else 0
    return data.more(theatre).radii[holds(moving_theatres(pos), theatre)] + more


@rule("VR 9.1.2b")
def area(pos: Position, theatre: int) -> HexSet:
    """The hexes in the radius of a theatre, its own among them."""
    return disc(pos.game.map.grid, pos.state.where[theatre], radius(pos, theatre))


def is_in_radius(pos: Position, theatre: int, h: int) -> bool:
    return holds(area(pos, theatre), h)


def joint_area(pos: Position, some: UnitSet) -> HexSet:
    found = 0
    for theatre in bits(some):
        found |= area(pos, theatre)
    return found


@rule("VR 9.1.2c")
@board_fact("moving", "widened")
def theatre_area(pos: Position) -> HexSet:
    """The hexes in the radius of any theatre, in either mode (G-09)."""
    return joint_area(pos, theatres(pos))


def offensive_area(pos: Position) -> HexSet:
    """The hexes in the radius of a theatre in offensive mode."""
    return joint_area(pos, offensive(pos))


def moving_area(pos: Position) -> HexSet:
    """The hexes in the radius of a theatre in movement mode."""
    return joint_area(pos, moving_theatres(pos))


# -- remoteness


@rule("VR 11.2.1a", "VR EX-25a")
def remote(pos: Position) -> UnitSet:
    """Theatres farther from the front than the rule says: neither an enemy without the marker Out of Supply
    (G-08) nor an order to hold is near.
    """
    data, grid = book(pos).data, pos.game.map.grid
    beyond = data.tables.modifiers["theatre_move"]["remote_beyond"]
    enemies = side_units(pos, AXIS)
    front = pos.hexes_of(enemies & ~pos.state.marks[UNSUPPLIED] | enemies & data.of_type["garrison"])
    front |= own(pos).holding
    where = pos.state.where
    return unitset(one for one in bits(theatres(pos)) if not disc(grid, where[one], beyond) & front)


# -- lines


@rule("VR 9.1.4a")
@board_fact("control")
def line_hexes(pos: Position) -> HexSet:
    """Where a theatre has its line: on a road or railway that leads to a source. Its own hex may be adjacent
    to an enemy, for the line does not pass through it.
    """
    fed = connected_hexes(pos, SOVIET)
    beside = pos.game.map.grid.spread(fed, book(pos).data.ways)
    return (fed | beside | sources(pos, SOVIET)) & ~occupied_hexes(pos, AXIS)


class Displaced(NamedTuple):
    """A theatre for which its owner must choose between cities equally near."""

    unit: int


@rule("VR 9.1.4b")
def check_lines(ref: Referee) -> None:
    """Displace the theatres whose line is cut. To be called when a move, a step of combat or a phase ends."""
    if some := theatres(ref.pos):
        lines = line_hexes(ref.pos)
        for theatre in bits(some):
            if not holds(lines, ref.state.where[theatre]):
                displace(ref, theatre, "VR 9.1.4b")


@rule("VR 9.1.4c")
def overrun(ref: Referee, entered: HexSet) -> None:
    """Displace the theatres in hexes that any Axis unit has entered (H-23)."""
    for theatre in bits(theatres(ref.pos) & ref.pos.units_in(entered)):
        displace(ref, theatre, "VR 9.1.4c")


@rule("VR 9.1.4d")
def displace(ref: Referee, theatre: int, cite: str) -> None:
    """Its supports go back to the pool; its mode stays, and what lies on the marker goes with it (K-42)."""
    if any(frame.memo == Displaced(theatre) for frame in ref.state.frames):
        return  # its owner is being asked
    for support in bits(ref.pos.at(box_of(ref.game, theatre))):
        to_pool(ref, support, "VR 9.1.4d")
    cities = refuges(ref.pos, theatre)
    if cities.bit_count() > 1:
        ref.ask("displaced", SOVIET, Displaced(theatre))
    elif cities:
        ref.do(Placed(theatre, bits(cities)[0], "displaced", cite))


def refuges(pos: Position, theatre: int) -> HexSet:
    """The nearest Soviet major cities farther east with a line; where there is none, the nearest anywhere
    (G-07).
    """
    data, grid, here = book(pos).data, pos.game.map.grid, pos.state.where[theatre]
    open_ = data.map.features["city"] & data.area & controlled_hexes(pos, SOVIET) & line_hexes(pos)
    east = [h for h in bits(open_) if grid.axial(h)[0] > grid.axial(here)[0]]
    return nearest_hexes(grid, here, east or bits(open_))


def nearest_hexes(grid: Grid, here: int, places: list[int]) -> HexSet:
    least = min((grid.distance(here, h) for h in places), default=0)
    return sum(1 << h for h in places if grid.distance(here, h) == least)


def displaced_menu(pos: Position) -> Menu:
    theatre = pos.memo(Displaced).unit
    found = hexes(refuges(pos, theatre), "VR 9.1.4b", not_that_hex_cause("VR 9.1.4b", "vr-why-not-nearest"))
    return Menu(pos.frame.who, "vr-displaced", "VR 9.1.4b", {"to": found}, hand=theatre)


def take_refuge(ref: Referee, h: int) -> None:
    ref.do(Placed(ref.pos.memo(Displaced).unit, h, "displaced", "VR 9.1.4b"))
    ref.finish()


PROCEDURES: Mapping[str, Step] = {
    "displaced": Ask("displaced", displaced_menu, {"to": Verb(take_refuge, HEX, GO)}, memo=Displaced)
}
