"""Zones, which hang on steps; movement: twice in a phase, on foot or by rail."""

from __future__ import annotations

from grognard.kernel.arguments import At
from grognard.kernel.changes import Placed
from grognard.kernel.flow import GO, Verb
from grognard.kernel.hexes import HexSet, bits, hexset
from grognard.kernel.menu import BOX, Allowed, Cause, Menu, boxes, hexes, units
from grognard.kernel.pathfinding import MoveTerms, Reach, reach
from grognard.kernel.places import box_place
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet, fact, side_fact
from grognard.rules import march
from grognard.rules.answers import Choice
from grognard.rules.march import Manner, March, Way
from grognard.testing.giant_toy.names import (
    FORCED,
    MOVES,
    REAR,
    SOUTH,
    TOLLS,
    Moving,
    book,
    no_way,
    not_movable_cause,
    own,
    units_on_map,
)


@side_fact("steps")
def zones(pos: Position, side: int) -> tuple[HexSet, HexSet]:
    """The zones of cadres and of full units: a unit that loses a step has another zone where it stands."""
    grid, roster, state = pos.game.map.grid, pos.game.roster, pos.state
    found: list[list[int]] = [[], []]
    for unit in range(*roster.spans[side]):
        if state.where[unit] >= 0:
            found[state.steps[unit] == roster[unit].steps].append(state.where[unit])
    return grid.adjacent(hexset(found[0])), grid.adjacent(hexset(found[1]))


def zone(pos: Position, side: int) -> HexSet:
    cadres, full = zones(pos, side)
    return cadres | full


@side_fact("steps")
def terms(pos: Position, foe: int) -> MoveTerms:
    return MoveTerms(pos.game.map.grid.board & ~pos.group_hexes(foe), 0, zones(pos, foe), TOLLS)


# -- movement: twice in a phase, on foot or by rail


def begin_unit_move(pos: Position, unit: int) -> Moving:
    """What a unit has left: all of its face that is up, if it has not moved yet."""
    one = pos.game.roster[unit]
    points = one.face(pos.state.steps[unit]).move + FORCED * (one.side == SOUTH and own(pos).forced)
    return next((m for m in own(pos).marches if m.unit == unit), Moving(unit, points, 0))


@fact
def movement_reach(pos: Position, moving: Moving) -> Reach:
    side = pos.game.roster[moving.unit].side
    here = 1 << pos.state.where[moving.unit]
    return reach(book(pos).costs.network("corps"), here, moving.left, terms(pos, 1 - side))


def destinations(pos: Position, moving: Moving) -> Allowed:
    side = pos.game.roster[moving.unit].side
    found = hexes(movement_reach(pos, moving).hexes, "BIG 3.1", no_way("BIG 3.1")).less(
        "BIG 1.2", pos.group_hexes(side)
    )
    return found.relaxing(lambda: [("BIG 1.2", pos.group_hexes(1 - side))])


@fact
def rail_reach(pos: Position, moving: Moving) -> Reach:
    """Along the line, past no enemy and through no zone of a full unit."""
    side = pos.game.roster[moving.unit].side
    free = pos.game.map.grid.board & ~pos.group_hexes(1 - side) & ~zones(pos, 1 - side)[1]
    return reach(book(pos).rail, 1 << pos.state.where[moving.unit], pos.game.map.grid.size, MoveTerms(free))


def stations(pos: Position, moving: Moving) -> Allowed:
    """Only a unit that has not moved yet takes the train."""
    found = hexes(rail_reach(pos, moving).hexes, "BIG 3.3", no_way("BIG 3.3")).less(
        "BIG 1.2", pos.group_hexes(pos.game.roster[moving.unit].side)
    )
    return found if not moving.moves else found.less("BIG 3.3", found.set, "why-moved")


def rear(pos: Position, moving: Moving) -> Allowed:
    """Who could take a train may be sent off the map instead: to wait there, or for good."""
    able = moving.moves == 0 and book(pos).railway >> pos.state.where[moving.unit] & 1
    found = boxes(
        REAR, "BIG 3.4", lambda box: Cause("BIG 3.4", "giant-why-box", (("box", At(box_place(box))),))
    )
    return found if able else found.less("BIG 3.4", REAR, "giant-why-no-train")


@fact
def units_able(pos: Position, side: int) -> UnitSet:
    found = [begin_unit_move(pos, unit) for unit in bits(units_on_map(pos, side))]
    return sum(
        1 << m.unit
        for m in found
        if m.moves < MOVES and (destinations(pos, m).set or stations(pos, m).set or rear(pos, m).set)
    )


def movable(pos: Position, side: int) -> Allowed:
    some = units(units_on_map(pos, side), "BIG 3.1", not_movable_cause(pos, "BIG 3.1"))
    return some.only("BIG 3.2", units_able(pos, side), "why-moved")


def continue_on_foot(pos: Position, moving: Moving, way: Way) -> tuple[Moving, str]:
    """A unit is put down with the points it has left, to be taken again."""
    return Moving(moving.unit, moving.left - way.cost, moving.moves + 1), "BIG 3.1"


def continue_by_train(pos: Position, moving: Moving, way: Way) -> tuple[Moving, str]:
    return Moving(moving.unit, 0, moving.moves + 1), "BIG 3.3"


def put_down(ref: Referee, moving: Moving, cite: str) -> None:
    others = [m for m in own(ref.pos).marches if m.unit != moving.unit]
    ref.note("BIG 3.2", marches=tuple(sorted((*others, moving))))
    ref.finish()


MARCH = March(
    memo=Moving,
    take=begin_unit_move,
    manners={
        "to": Manner("BIG 3.1", destinations, movement_reach, continue_on_foot),
        "rail": Manner("BIG 3.3", stations, rail_reach, continue_by_train, how="rail"),
    },
    put_down=put_down,
)


def moving_menu(pos: Position, moving: Moving, verbs: dict[str, Allowed]) -> Menu:
    return Menu(pos.frame.who, "giant-moving", "BIG 3.1", verbs, hand=moving.unit)


def send(ref: Referee, box: int) -> None:
    unit = ref.pos.memo(Moving).unit
    ref.finish()
    ref.do(Placed(unit, box_place(box), "sent", "BIG 3.4"))


MOVING = march.moving(MARCH, moving_menu, drop="BIG 3.1", more={"send": Choice(rear, Verb(send, BOX, GO))})
