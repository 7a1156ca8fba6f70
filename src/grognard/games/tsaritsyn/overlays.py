"""Read-only questions about a position, for the eye: overlays, tracks, what a lit hex costs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from grognard.games.tsaritsyn import combat, views
from grognard.games.tsaritsyn.control import NEEDED, free_south
from grognard.games.tsaritsyn.movement import destinations, reached, side_units
from grognard.games.tsaritsyn.rulebook import book
from grognard.games.tsaritsyn.state import RED, WHITE, Moving
from grognard.games.tsaritsyn.zoc import zoc
from grognard.kernel.game import Lit, Shown, Track
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.state import Position
from grognard.rules.overlays import show_set


def show_reach(pos: Position, unit: int) -> dict[str, Any]:
    counter = pos.game.roster[unit]
    memo = pos.frame.memo if pos.state.frames else None
    moving = memo if isinstance(memo, Moving) and memo.unit == unit else Moving(unit, counter.move, False)
    if pos.state.where[unit] < 0:
        return {"hexes": {}}
    costs = reached(pos, moving).by_hex()
    return {"hexes": {pos.game.map.label(h): costs[h] for h in bits(destinations(pos, moving).set)}}


def threatened(pos: Position, side: int) -> HexSet:
    """Every hex that a side could attack after moving: beside what it can reach, or under its guns."""
    found, grid = 0, pos.game.map.grid
    rules = book(pos)
    for unit in bits(side_units(pos, side)):
        counter = pos.game.roster[unit]
        free = Moving(unit, counter.move, False)
        stand = reached(pos, free).hexes
        if counter.attack:
            found |= grid.around(stand)
            if combat.guns(pos) >> unit & 1:
                found |= grid.disc(stand, 2)
    return found & rules.data.map.grid.board


def show_line(pos: Position, _: int) -> dict[str, Any]:
    """The line from Tsaritsyn, or what a scenario names, to the south edge that White's victory asks for, if there is one."""
    rules, grid = book(pos), pos.game.map.grid
    free = free_south(pos)
    way = grid.paths(rules.data.goal & free, rules.data.map.areas["south_edge"], free, grid.open)
    return {"hexes": pos.game.map.labels(free), "line": [pos.game.map.label(h) for h in way]}


def show_objectives(pos: Position, _: int) -> dict[str, Any]:
    """The towns and the hexes of Tsaritsyn, each with the side that was last in it."""
    return {"hexes": views.own_view(pos, -1)["control"]}


def show_control(pos: Position, _: int) -> dict[str, Any]:
    """Every hex that one side alone holds or looks into."""
    white, red = (book(pos).data.land & (pos.hexes_of(side_units(pos, side)) | zoc(pos, side)) for side in (WHITE, RED))
    return {"hexes": {"white": pos.game.map.labels(white & ~red), "red": pos.game.map.labels(red & ~white)}}


def lit(pos: Position) -> Mapping[int, Lit]:
    """What each hex costs the unit in hand, and where an enemy zone will stop it."""
    memo = pos.frame.memo if pos.state.frames else None
    if not isinstance(memo, Moving):
        return {}
    costs, stops = reached(pos, memo).by_hex(), zoc(pos, 1 - pos.game.roster[memo.unit].side)
    if pos.game.roster[memo.unit].kind == "gunboat":
        stops = 0
    return {h: Lit(costs[h], bool(stops >> h & 1)) for h in bits(destinations(pos, memo).set) if h in costs}


def tracks(pos: Position, _: int) -> list[Track]:
    """How far White has come to a victory, to the collapse of the Reds, and to a draw."""
    own, data = pos.state.own, book(pos).data
    goal = "tsaritsyn" if data.scenario is None else "goal"
    return [
        Track(goal, (own.last & data.goal).bit_count(), data.goal.bit_count(), "TS III.1", WHITE),
        Track("towns", (own.last & data.towns).bit_count(), data.towns.bit_count(), "TS IX.collapse.1", WHITE),
        Track("exits", own.exits, NEEDED, "TS III.3", WHITE),
    ]


OVERLAYS: Mapping[str, Callable[[Position, int], dict[str, Any]]] = {
    "reach": show_reach,
    "zoc": show_set(zoc),
    "threat": show_set(threatened),
    "line": show_line,
    "control": show_control,
    "objectives": show_objectives,
}
SHOWN: Mapping[str, Shown] = {
    "reach": Shown("unit", "reach", "P", "TS V.2"),
    "zoc": Shown("side", "zone", "Z", "TS VII.1"),
    "line": Shown("all", "line", "L", "TS III.1"),
    "threat": Shown("side", "threat", "T", "TS VIII.1"),
    "control": Shown("all", "control", "C", "TS VII.1"),
    "objectives": Shown("all", "objective", "O", "TS III.1"),
}
