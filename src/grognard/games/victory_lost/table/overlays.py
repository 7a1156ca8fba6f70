"""Read-only questions about a position, for the eye: overlays, tracks, what a lit hex costs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import or_

from grognard.games.victory_lost.law import command, reinforcements, supply, victory, why_not
from grognard.games.victory_lost.law.book import book
from grognard.games.victory_lost.law.movement import best_way, destinations, prices, ways
from grognard.games.victory_lost.law.names import AXIS, SOVIET, Moving
from grognard.games.victory_lost.law.supply import allowance
from grognard.games.victory_lost.law.zoc import occupied_hexes, zoc
from grognard.kernel.arguments import Charge
from grognard.kernel.game import OverlaySpec, Track
from grognard.kernel.hexes import HexSet, bits, holds
from grognard.kernel.preview import Drawing, Overlay
from grognard.kernel.state import Position, UnitSet
from grognard.rules.overlays import (
    Reaching,
    show_control,
    show_possession,
    show_reach,
    show_set,
    show_supply,
    show_threat,
)
from grognard.rules.why_not import bill as itemised


def selected_move(pos: Position, unit: int) -> Moving | None:
    able = pos.state.where[unit] >= 0 or supply.is_in_box(pos, unit)
    return Moving(unit, allowance(pos, unit)) if able else None


REACHING = Reaching(Moving, selected_move, prices, destinations)


def show_command(pos: Position, hq: int) -> Overlay:
    """The radius of an HQ; whom it commands, and whom it does not though they stand in it."""
    data = book(pos).data
    if not holds(data.hqs, hq):
        return commanders(pos, hq)
    if supply.is_in_box(pos, hq):
        return Overlay(text="overlay-command-boxed")
    reach = command.reach_of(pos, hq)
    mine = pos.hexes_of(command.units_commanded(pos, hq))
    others = pos.hexes_of(data.of_side[pos.game.roster[hq].side] & ~data.hqs) & reach & ~mine
    return Overlay(
        classes={"command": mine, "radius": reach & ~mine & ~others, "foreign": others},
        looks={"command": "full", "radius": "edge", "foreign": "cross"},
        text="overlay-command-hq",
    )


def commanders(pos: Position, unit: int) -> Overlay:
    """The HQs that may activate a unit, and those that reach its hex and may not."""
    at = pos.state.where[unit]
    hqs = bits(command.present(pos, pos.game.roster[unit].side))
    able = sum(1 << hq for hq in hqs if command.units_commanded(pos, hq) >> unit & 1)
    near = sum(1 << hq for hq in hqs if at >= 0 and command.reach_of(pos, hq) >> at & 1)
    return Overlay(
        classes={"able": pos.hexes_of(able), "unable": pos.hexes_of(near & ~able) & ~pos.hexes_of(able)},
        looks={"able": "full", "unable": "cross"},
        text="overlay-command-unit",
        n=able.bit_count(),
    )


def attackers(pos: Position, side: int) -> UnitSet:
    """All units that fight, as if they were activated."""
    data = book(pos).data
    return data.of_side[side] & ~data.hqs & supply.units_on_map(pos)


def strikes(pos: Position, unit: int) -> HexSet:
    """Every hex that a unit could attack after moving, if it were activated."""
    grid, data = pos.game.map.grid, book(pos).data
    if not holds(attackers(pos, pos.game.roster[unit].side), unit):
        return 0
    stand = reduce(or_, [way.reach.hexes for way in ways(pos, Moving(unit, allowance(pos, unit)))], 0)
    return grid.spread(stand, data.passable) & data.land


def bill(pos: Position, path: tuple[int, ...]) -> tuple[Charge, ...]:
    """What a way costs the unit in hand."""
    memo = pos.frame.memo
    if not isinstance(memo, Moving) or pos.state.where[memo.unit] < 0:
        return ()
    return itemised(path, why_not.price(pos, memo._replace(how=best_way(pos, memo, path[-1]).how)))


def tracks(pos: Position, _: int) -> list[Track]:
    own, data = pos.state.own, book(pos).data
    soviet, axis = victory.points(pos)
    return [
        Track("points-soviet", soviet, victory.SUDDEN, "AVL 14.0.1a", SOVIET),
        Track("points-axis", axis, victory.SUDDEN, "AVL 14.0.1a", AXIS),
        Track("bag", own.bag.bit_count(), 4 + max(data.axis_chits), "AVL 2.4b", scores=False),
    ]


OVERLAYS: Mapping[str, Drawing] = {
    "reach": show_reach(REACHING),
    "command": show_command,
    "zoc": show_set(zoc),
    "supply": show_supply(supply.SUPPLY, occupied_hexes),
    "threat": show_threat(attackers, strikes),
    "rail": show_set(reinforcements.railhead),
    "control": show_control(lambda pos, side: occupied_hexes(pos, side) | zoc(pos, side)),
    "objectives": show_possession(victory.CITIES),
}
SPECS: Mapping[str, OverlaySpec] = {
    "reach": OverlaySpec("unit", "reach", "P", "AVL 8.1.2c"),
    "command": OverlaySpec("unit", "control", "Q", "AVL 7.3.3a"),
    "zoc": OverlaySpec("side", "zone", "Z", "AVL 6.0.1a"),
    "supply": OverlaySpec("side", "line", "L", "AVL 10.1.2a"),
    "threat": OverlaySpec("side", "threat", "T", "AVL 9.0a"),
    "rail": OverlaySpec("side", "zone", "V", "AVL 11.1.1b"),
    "control": OverlaySpec("all", "control", "C", "AVL 6.0.1a"),
    "objectives": OverlaySpec("all", "objective", "O", "AVL 14.0.1a"),
}
