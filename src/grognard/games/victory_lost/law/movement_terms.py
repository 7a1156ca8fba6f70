"""8.1 and 8.2. What bears on a unit's movement: the enemy, his zones, the pocket, and the points of an
option.
"""

from __future__ import annotations

from typing import NamedTuple

from grognard.games.victory_lost.law.book import book
from grognard.games.victory_lost.law.names import MP, SOVIET, Moving
from grognard.games.victory_lost.law.zoc import closed_pocket, line, lone_hq_hexes, occupied_hexes, zoc
from grognard.kernel.cite import rule
from grognard.kernel.hexes import holds, intersect_gates, leaving
from grognard.kernel.pathfinding import MoveTerms, tolls
from grognard.kernel.state import Position, side_fact

TOLL = 2 * MP  # to enter an enemy zone, and to leave one


class Bounds(NamedTuple):
    """What a side makes of its enemy's movement."""

    troops: MoveTerms
    staff: MoveTerms  # HQs overrun nobody
    troops_apart: MoveTerms  # for who must keep out of its zones
    staff_apart: MoveTerms


def mover(pos: Position, unit: int) -> str:
    return "mech" if book(pos).data.mechanised_units >> unit & 1 else "foot"


@rule(
    "AVL 8.2.1a",
    "AVL 8.2.1b",
    "AVL 8.2.1c",
    "AVL 8.2.2a",
    "AVL 8.2.2b",
    "AVL 5.0.2",
    "AVL 8.1.4",
    "AVL 13.0a",
)
@side_fact()
def enemy_bounds(pos: Position, foe: int) -> tuple[Bounds, Bounds]:
    """While the pocket is open, and while it is closed. Nothing here hangs on who moves.

    Into a zone 2 points, out of it 2 points, friends there or not; from zone to zone not over a major river,
    bridge or no bridge. An HQ alone does not bar its hex to troops, but whoever enters it must look about
    before going on.
    """
    data, zone = book(pos).data, zoc(pos, foe)
    shut = intersect_gates(leaving(data.map.sides["major_river"], zone), data.map.grid.toward(zone))
    lone, land = lone_hq_hexes(pos, foe), data.land
    found = []
    for ground in (land, land & ~data.pocket):
        troops, staff = ground & ~line(pos, foe), ground & ~occupied_hexes(pos, foe)
        found.append(
            Bounds(
                MoveTerms(troops, lone, (zone,), tolls(TOLL, TOLL), shut),
                MoveTerms(staff, 0, (zone,), tolls(TOLL, TOLL), shut),
                MoveTerms(troops & ~zone, lone),
                MoveTerms(staff & ~zone, 0),
            )
        )
    return found[0], found[1]


def bounds(pos: Position, unit: int) -> Bounds:
    return enemy_bounds(pos, 1 - pos.game.roster[unit].side)[bool(closed_pocket(pos))]


def terms_for(pos: Position, unit: int, apart: bool) -> MoveTerms:
    found, hq = bounds(pos, unit), book(pos).data.hqs >> unit & 1
    if apart:
        return found.staff_apart if hq else found.troops_apart
    return found.staff if hq else found.troops


@rule("AVL 15.0.1b")
def bonus_points(pos: Position, moving: Moving) -> int:
    """With the option, what a Soviet unit may spend more while it keeps out of enemy zones."""
    extra = book(pos).extra
    return (
        extra
        if extra
        and pos.game.roster[moving.unit].side == SOVIET
        and moving.clean
        and not is_in_zone(pos, moving.unit)
        else 0
    )


def is_in_zone(pos: Position, unit: int) -> bool:
    """Is it in an enemy zone? Not in a box."""
    at = pos.state.where[unit]
    return at >= 0 and holds(zoc(pos, 1 - pos.game.roster[unit].side), at)
