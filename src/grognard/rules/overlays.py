"""What the table draws over the map: sets of hexes, where a unit can go, supply, threats, control."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from grognard.kernel.game import Game, Marker, MoveCost, SideSet
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.menu import Allowed
from grognard.kernel.preview import Drawing, Overlay
from grognard.kernel.state import Position, UnitSet
from grognard.rules.possession import Possession
from grognard.rules.supply import Supply, lines


def show_set(f: SideSet) -> Drawing:
    return lambda pos, side: Overlay(f(pos, side))


# -- where a unit can go


class Reaching(NamedTuple):
    """Where a unit can go, as the menu of the unit in hand has it."""

    memo: type  # of the question; it has a field `unit`
    taken: Callable[[Position, int], Any]  # the memo of a unit taken in hand now; none, if it cannot move
    costs: Callable[[Position, Any], Mapping[int, int]]  # in the parts of a point that the game reckons in
    destinations: Callable[[Position, Any], Allowed]
    stops: Callable[[Position, Any], HexSet] = lambda pos, moving: 0  # where the move ends at once


def points(game: Game, cost: int) -> int | float:
    """A cost in whole points, or in points and parts of one."""
    return cost // game.mp if cost % game.mp == 0 else cost / game.mp


def selected_memo(pos: Position, memo: type) -> Any:
    """What the present question remembers, if it is of this kind."""
    found = pos.frame.memo if pos.state.frames else None
    return found if isinstance(found, memo) else None


def show_reach(reaching: Reaching) -> Drawing:
    """What each hex in reach costs the unit in hand, or one that could be taken in hand."""

    def draw(pos: Position, unit: int) -> Overlay:
        moving = selected_memo(pos, reaching.memo)
        if moving is None or moving.unit != unit:
            moving = reaching.taken(pos, unit)
        return Overlay(values=_points_to(pos, reaching, moving)) if moving is not None else Overlay()

    return draw


def move_costs(reaching: Reaching) -> Callable[[Position], Mapping[int, MoveCost]]:
    """What each hex costs the unit in hand, and where the move will end."""

    def lit(pos: Position) -> Mapping[int, MoveCost]:
        moving = selected_memo(pos, reaching.memo)
        if moving is None:
            return {}
        stops = reaching.stops(pos, moving)
        return {
            h: MoveCost(cost, bool(stops >> h & 1)) for h, cost in _points_to(pos, reaching, moving).items()
        }

    return lit


def _points_to(pos: Position, reaching: Reaching, moving: Any) -> dict[int, float]:
    costs = reaching.costs(pos, moving)
    open_to = bits(reaching.destinations(pos, moving).set)
    return {h: points(pos.game, costs[h]) for h in open_to if h in costs}


# -- what a side feeds, threatens and holds


def show_supply(supply: Supply, own_hexes: SideSet) -> Drawing:
    """The hexes with a line to a source, a line for each of the side's own, and those that have none."""

    def draw(pos: Position, side: int) -> Overlay:
        found, mine, grid = supply.supplied_hexes(pos, side), own_hexes(pos, side), pos.game.map.grid
        drawn = lines(grid, supply.sources(pos, side), supply.ways(pos, side), supply.gate(pos), mine & found)
        return Overlay(
            found, classes={"cut": mine & ~found}, looks={"cut": "cross"}, lines=tuple(drawn), n=len(drawn)
        )

    return draw


def show_threat(
    attackers: Callable[[Position, int], UnitSet], strikes: Callable[[Position, int], HexSet]
) -> Drawing:
    """Every hex that a side could attack after moving: `strikes` are those of one unit."""

    def draw(pos: Position, side: int) -> Overlay:
        found = 0
        for unit in bits(attackers(pos, side)):
            found |= strikes(pos, unit)
        return Overlay(found & pos.game.map.grid.board)

    return draw


def side_overlay(pos: Position, first: HexSet, second: HexSet) -> Overlay:
    return Overlay(classes=dict(zip(pos.game.sides, (first, second), strict=True)))


def show_control(f: SideSet) -> Drawing:
    """The hexes that one side alone holds or looks into, as `f` says of each."""

    def draw(pos: Position, _: int) -> Overlay:
        first, second = f(pos, 0), f(pos, 1)
        return side_overlay(pos, first & ~second, second & ~first)

    return draw


def show_possession(possession: Possession) -> Drawing:
    """The places that have an owner, each with its own."""
    return lambda pos, _: side_overlay(
        pos, *(possession.hexes_of(pos.game, pos.state, side) for side in (0, 1))
    )


def mark_possession(possession: Possession) -> Callable[[Position, int], list[Marker]]:
    """A marker on each place that has an owner."""

    def markers(pos: Position, _: int) -> list[Marker]:
        first = possession.hexes_of(pos.game, pos.state, 0)
        return [Marker(h, "control", int(not first >> h & 1)) for h in bits(possession.places(pos.game))]

    return markers
