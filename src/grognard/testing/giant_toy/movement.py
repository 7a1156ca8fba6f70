"""Zones, which hang on steps; movement: twice in a phase, on foot or by rail."""

from __future__ import annotations

from grognard.kernel.arguments import At
from grognard.kernel.changes import Moved, Placed
from grognard.kernel.hexes import HexSet, bits, hexset
from grognard.kernel.menu import Allowed, Cause, Menu, boxes, button, hexes, units
from grognard.kernel.pathfinding import MoveTerms, Reach, reach
from grognard.kernel.places import box_place
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet, fact, side_fact
from grognard.testing.giant_toy.names import (
    MOVES,
    REAR,
    TOLLS,
    March,
    book,
    elsewhere,
    no_way,
    on_map,
    own,
)


@side_fact("steps")
def zones(pos: Position, side: int) -> tuple[HexSet, HexSet]:
    """The zones of cadres and of full units: a unit that loses a step has another zone where it stands."""
    grid, roster, state = pos.game.map.grid, pos.game.roster, pos.state
    found: list[list[int]] = [[], []]
    for unit in range(*roster.spans[side]):
        if state.where[unit] >= 0:
            found[state.steps[unit] == roster[unit].steps].append(state.where[unit])
    return grid.around(hexset(found[0])), grid.around(hexset(found[1]))


def zone(pos: Position, side: int) -> HexSet:
    cadres, full = zones(pos, side)
    return cadres | full


@side_fact("steps")
def terms(pos: Position, foe: int) -> MoveTerms:
    return MoveTerms(pos.game.map.grid.board & ~pos.held(foe), 0, zones(pos, foe), TOLLS)


# -- movement: twice in a phase, on foot or by rail


def march_of(pos: Position, unit: int) -> March:
    """What a unit has left: all of its face that is up, if it has not moved yet."""
    face = pos.game.roster[unit].face(pos.state.steps[unit])
    return next((m for m in own(pos).marches if m.unit == unit), March(unit, face.move, 0))


@fact
def reached(pos: Position, unit: int) -> Reach:
    side = pos.game.roster[unit].side
    here = 1 << pos.state.where[unit]
    return reach(book(pos).march, here, march_of(pos, unit).left, terms(pos, 1 - side))


def destinations(pos: Position, unit: int) -> Allowed:
    side = pos.game.roster[unit].side
    found = hexes(reached(pos, unit).hexes, "BIG 3.1", no_way("BIG 3.1")).less("BIG 1.2", pos.held(side))
    return found.relaxing(lambda: [("BIG 1.2", pos.held(1 - side))])


@fact
def by_rail(pos: Position, unit: int) -> Reach:
    """Along the line, past no enemy and through no zone of a full unit."""
    side = pos.game.roster[unit].side
    free = pos.game.map.grid.board & ~pos.held(1 - side) & ~zones(pos, 1 - side)[1]
    return reach(book(pos).rail, 1 << pos.state.where[unit], pos.game.map.grid.size, MoveTerms(free))


def stations(pos: Position, unit: int) -> Allowed:
    """Only a unit that has not moved yet takes the train."""
    found = hexes(by_rail(pos, unit).hexes, "BIG 3.3", no_way("BIG 3.3")).less(
        "BIG 1.2", pos.held(pos.game.roster[unit].side)
    )
    return found if not march_of(pos, unit).moves else found.less("BIG 3.3", found.set, "why-moved")


def rear(pos: Position, unit: int) -> Allowed:
    """Who could take a train may be sent off the map instead: to wait there, or for good."""
    able = march_of(pos, unit).moves == 0 and book(pos).railway >> pos.state.where[unit] & 1
    found = boxes(
        REAR, "BIG 3.4", lambda box: Cause("BIG 3.4", "giant-why-box", (("box", At(box_place(box))),))
    )
    return found if able else found.less("BIG 3.4", REAR, "giant-why-no-train")


@fact
def movable(pos: Position, side: int) -> UnitSet:
    return sum(
        1 << u
        for u in bits(on_map(pos, side))
        if march_of(pos, u).moves < MOVES
        and (destinations(pos, u).set or stations(pos, u).set or rear(pos, u).set)
    )


def move_menu(pos: Position) -> Menu:
    side = pos.frame.who
    some = units(on_map(pos, side), "BIG 3.1", elsewhere(pos, "BIG 3.1")).only("BIG 3.2", movable(pos, side))
    return Menu(side, "giant-move", "BIG 3.1", {"unit": some, "end_phase": button("BIG 2.1")})


def take(ref: Referee, unit: int) -> None:
    ref.ask("moving", ref.frame.who, unit)


def moving_menu(pos: Position) -> Menu:
    unit = pos.memo(int)
    verbs = {
        "to": destinations(pos, unit),
        "rail": stations(pos, unit),
        "send": rear(pos, unit),
        "drop": button("BIG 3.1"),
    }
    return Menu(pos.frame.who, "giant-moving", "BIG 3.1", verbs, hand=unit)


def go(ref: Referee, to: int) -> None:
    unit, pos = ref.pos.memo(int), ref.pos
    cost, path = reached(pos, unit).way(to)
    moved(ref, path, march_of(pos, unit).left - cost, "move", "BIG 3.1")


def take_train(ref: Referee, to: int) -> None:
    moved(ref, by_rail(ref.pos, ref.pos.memo(int)).path(to), 0, "rail", "BIG 3.3")


def send(ref: Referee, box: int) -> None:
    unit = ref.pos.memo(int)
    ref.finish()
    ref.do(Placed(unit, box_place(box), "sent", "BIG 3.4"))


def moved(ref: Referee, path: tuple[int, ...], left: int, how: str, cite: str) -> None:
    unit = ref.pos.memo(int)
    before = march_of(ref.pos, unit)
    others = tuple(m for m in own(ref.pos).marches if m.unit != unit)
    ref.finish()
    ref.do(Moved(unit, path, how, cite))
    ref.note("BIG 3.2", marches=tuple(sorted((*others, March(unit, left, before.moves + 1)))))
