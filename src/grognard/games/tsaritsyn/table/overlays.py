"""Read-only questions about a position, for the eye: overlays, tracks, what a lit hex costs."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.tsaritsyn.law import combat, why_not
from grognard.games.tsaritsyn.law.book import book
from grognard.games.tsaritsyn.law.control import NEEDED, clear_line_hexes
from grognard.games.tsaritsyn.law.movement import destinations, reached, side_units
from grognard.games.tsaritsyn.law.names import RED, WHITE, Moving
from grognard.games.tsaritsyn.law.zoc import zoc
from grognard.kernel.arguments import Charge
from grognard.kernel.game import Marker, MoveCost, OverlaySpec, Track
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.preview import Drawing, Overlay
from grognard.kernel.state import Position
from grognard.rules.overlays import show_set
from grognard.rules.why_not import bill as itemised


def show_reach(pos: Position, unit: int) -> Overlay:
    counter = pos.game.roster[unit]
    memo = pos.frame.memo if pos.state.frames else None
    moving = memo if isinstance(memo, Moving) and memo.unit == unit else Moving(unit, counter.move, False)
    if pos.state.where[unit] < 0:
        return Overlay()
    costs = reached(pos, moving).by_hex()
    return Overlay(values={h: costs[h] for h in bits(destinations(pos, moving).set)})


def strikes(pos: Position, unit: int) -> HexSet:
    """Every hex that a unit could attack after moving: beside what it can reach, or under its guns."""
    counter, grid = pos.game.roster[unit], pos.game.map.grid
    if not counter.attack or pos.state.where[unit] < 0:
        return 0
    stand = reached(pos, Moving(unit, counter.move, False)).hexes
    return (grid.disc(stand, 2) if combat.guns(pos) >> unit & 1 else grid.around(stand)) & grid.board


def threatened(pos: Position, side: int) -> HexSet:
    """Every hex that a side could attack after moving."""
    found = 0
    for unit in bits(side_units(pos, side)):
        found |= strikes(pos, unit)
    return found


def bill(pos: Position, path: tuple[int, ...]) -> tuple[Charge, ...]:
    """What a way costs the unit in hand."""
    memo = pos.frame.memo
    return itemised(path, why_not.price(pos, memo.unit)) if isinstance(memo, Moving) else ()


def show_line(pos: Position, _: int) -> Overlay:
    """The line from Tsaritsyn, or what a scenario names, to the south edge that White's victory asks for, if
    there is one.
    """
    rules, grid = book(pos), pos.game.map.grid
    free = clear_line_hexes(pos)
    way = grid.paths(rules.data.goal & free, rules.data.map.areas["south_edge"], free, grid.open)
    return Overlay(free, line=tuple(way))


def show_objectives(pos: Position, _: int) -> Overlay:
    """The towns and the hexes of Tsaritsyn, each with the side that was last in it."""
    data, last = book(pos).data, pos.state.own.last
    return Overlay(classes={"white": last, "red": (data.towns | data.tsaritsyn) & ~last})


def show_control(pos: Position, _: int) -> Overlay:
    """Every hex that one side alone holds or looks into."""
    white, red = (
        book(pos).data.land & (pos.hexes_of(side_units(pos, side)) | zoc(pos, side)) for side in (WHITE, RED)
    )
    return Overlay(classes={"white": white & ~red, "red": red & ~white})


def markers(pos: Position, _: int) -> list[Marker]:
    """Who was last in each town and in each hex of Tsaritsyn."""
    last = pos.state.own.last
    return [Marker(h, "control", WHITE if last >> h & 1 else RED) for h in bits(book(pos).data.objectives)]


def lit(pos: Position) -> Mapping[int, MoveCost]:
    """What each hex costs the unit in hand, and where an enemy zone will stop it."""
    memo = pos.frame.memo if pos.state.frames else None
    if not isinstance(memo, Moving):
        return {}
    costs, stops = reached(pos, memo).by_hex(), zoc(pos, 1 - pos.game.roster[memo.unit].side)
    if pos.game.roster[memo.unit].kind == "gunboat":
        stops = 0
    return {
        h: MoveCost(costs[h], bool(stops >> h & 1)) for h in bits(destinations(pos, memo).set) if h in costs
    }


def tracks(pos: Position, _: int) -> list[Track]:
    """How far White has come to a victory, to the collapse of the Reds, and to a draw."""
    own, data = pos.state.own, book(pos).data
    goal = "tsaritsyn" if data.scenario is None else "goal"
    return [
        Track(goal, (own.last & data.goal).bit_count(), data.goal.bit_count(), "TS III.1", WHITE),
        Track(
            "towns", (own.last & data.towns).bit_count(), data.towns.bit_count(), "TS IX.collapse.1", WHITE
        ),
        Track("exits", own.exits, NEEDED, "TS III.3", WHITE),
    ]


OVERLAYS: Mapping[str, Drawing] = {
    "reach": show_reach,
    "zoc": show_set(zoc),
    "threat": show_set(threatened),
    "line": show_line,
    "control": show_control,
    "objectives": show_objectives,
}
SHOWN: Mapping[str, OverlaySpec] = {
    "reach": OverlaySpec("unit", "reach", "P", "TS V.2"),
    "zoc": OverlaySpec("side", "zone", "Z", "TS VII.1"),
    "line": OverlaySpec("all", "line", "L", "TS III.1"),
    "threat": OverlaySpec("side", "threat", "T", "TS VIII.1"),
    "control": OverlaySpec("all", "control", "C", "TS VII.1"),
    "objectives": OverlaySpec("all", "objective", "O", "TS III.1"),
}
