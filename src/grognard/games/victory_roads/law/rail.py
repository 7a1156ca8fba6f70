"""6.4. Movement by rail, which only the Axis has."""

from __future__ import annotations

from grognard.games.victory_roads.law import why_not
from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.captures import pass_through
from grognard.games.victory_roads.law.marching import (
    RAIL,
    closed_hexes,
    crowded_roads,
    moving_side,
    open_hexes,
)
from grognard.games.victory_roads.law.names import AXIS, SOVIET, Moving, own
from grognard.games.victory_roads.law.presence import adjacent_hexes, turned_countries
from grognard.games.victory_roads.law.supply import connected_hexes, hq_hexes
from grognard.kernel.cite import rule
from grognard.kernel.menu import Allowed
from grognard.kernel.pathfinding import MoveTerms, Reach
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, fact
from grognard.rules.march import Way
from grognard.rules.why_not import Closure, Trip


@rule("VR 6.4.1a", "VR 6.4.1b")
def set_capacity(ref: Referee, _: Frame) -> None:
    """The rail capacity of a turn; points of the turn before are not kept."""
    data = book(ref.pos).data
    ref.note("VR 6.4.1a", rail=data.rail_capacity(ref.state.turn))


@rule("VR 6.4.2")
def rail_cost(pos: Position, unit: int) -> int:
    return 2 if book(pos).data.armour >> unit & 1 else 1


@rule("VR 6.4.3a", "VR 6.4.3b", "VR 6.4.3d", "VR 6.4.4", "VR 14.3a")
def rail_trip(pos: Position, moving: Moving) -> Trip:
    """Any distance along a railway with a line of supply, next to no enemy, through no major city that was
    ever captured; nor may it end there (J-08).
    """
    data, grid = book(pos).data, pos.game.map.grid
    fallen = data.map.features["city"] & own(pos).captured
    bars = (
        Closure("VR 6.4.3a", data.land & ~connected_hexes(pos, AXIS), why_not.of_hex("vr-why-no-line")),
        Closure("VR 6.4.3b", adjacent_hexes(pos, SOVIET), why_not.adjacent_enemy_words(pos, AXIS)),
        Closure("VR 14.3a", turned_countries(pos), "vr-why-turned-country"),
        Closure("VR 6.4.3d", fallen, why_not.of_hex("vr-why-lost-city")),
        Closure("VR 1.5.2a", crowded_roads(pos, moving.unit), "vr-why-refugees"),
    )
    here = 1 << pos.state.where[moving.unit]
    return Trip(
        book(pos).ground.rails,
        here,
        grid.size,
        MoveTerms(grid.board),
        closed=closed_hexes(pos, moving.unit) + bars,
    )


@fact
def rail_reach(pos: Position, moving: Moving) -> Reach:
    return rail_trip(pos, moving).reach()


@rule("VR 6.4.1a", "VR 6.4.2", "VR 6.4.3c", "VR 2g")
def rail_destinations(pos: Position, moving: Moving) -> Allowed | None:
    """For the Axis alone, while it has points of rail capacity."""
    if moving_side(pos, moving) != AXIS or moving.pace:
        return None
    found = open_hexes(pos, moving, RAIL, "VR 6.4.3a", rail_trip, rail_reach)
    cost, left = rail_cost(pos, moving.unit), own(pos).rail
    if cost > left:
        found.less("VR 6.4.2", pos.game.map.grid.board, why_not.no_capacity(cost, left))
    if "reich_no_rail" in own(pos).curbs:
        found.less("VR 1.5.2a", pos.game.map.grid.board, "vr-why-lines-cut")
    if book(pos).data.of_type["hq"] >> moving.unit & 1:
        found.less("VR 6.1.10a", found.set & ~hq_hexes(pos, moving.unit), "vr-why-hq-unsupplied")
    return found


@rule("VR 6.4.2", "VR 6.1.2b")
def record_rail_entry(ref: Referee, moving: Moving, way: Way) -> None:
    ref.note("VR 6.4.2", rail=own(ref.pos).rail - rail_cost(ref.pos, moving.unit))
    pass_through(ref, moving.unit, way.path[1:])
