"""Read-only questions about a position, for the eye: overlays, tracks, what a lit hex costs."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.tsaritsyn.law import combat, why_not
from grognard.games.tsaritsyn.law.book import book
from grognard.games.tsaritsyn.law.control import LAST, NEEDED, clear_line_hexes
from grognard.games.tsaritsyn.law.movement import destinations, movement_reach, side_units
from grognard.games.tsaritsyn.law.names import WHITE, Moving
from grognard.games.tsaritsyn.law.zoc import zoc
from grognard.kernel.arguments import Charge
from grognard.kernel.game import OverlaySpec, Track
from grognard.kernel.hexes import HexSet, holds
from grognard.kernel.preview import Drawing, Overlay
from grognard.kernel.state import Position, UnitSet
from grognard.rules.overlays import (
    Reaching,
    show_control,
    show_possession,
    show_reach,
    show_set,
    show_threat,
)
from grognard.rules.why_not import bill as itemised


def selected_move(pos: Position, unit: int) -> Moving | None:
    return Moving(unit, pos.game.roster[unit].move, False) if pos.state.where[unit] >= 0 else None


def stops(pos: Position, moving: Moving) -> HexSet:
    """Where an enemy zone ends the move."""
    counter = pos.game.roster[moving.unit]
    return 0 if counter.kind == "gunboat" else zoc(pos, 1 - counter.side)


REACHING = Reaching(
    Moving, selected_move, lambda pos, moving: movement_reach(pos, moving).by_hex(), destinations, stops
)


def attackers(pos: Position, side: int) -> UnitSet:
    return side_units(pos, side) & ~book(pos).units_without_attack


def strikes(pos: Position, unit: int) -> HexSet:
    """What a unit could attack after moving: beside what it can reach, or under its guns."""
    counter, grid = pos.game.roster[unit], pos.game.map.grid
    if not holds(attackers(pos, counter.side), unit):
        return 0
    stand = movement_reach(pos, Moving(unit, counter.move, False)).hexes
    return (grid.disc(stand, 2) if holds(combat.guns(pos), unit) else grid.adjacent(stand)) & grid.board


def bill(pos: Position, path: tuple[int, ...]) -> tuple[Charge, ...]:
    """What a way costs the unit in hand."""
    memo = pos.frame.memo
    return itemised(path, why_not.price(pos, memo.unit)) if isinstance(memo, Moving) else ()


def looks_into(pos: Position, side: int) -> HexSet:
    return book(pos).data.land & (pos.hexes_of(side_units(pos, side)) | zoc(pos, side))


def show_line(pos: Position, _: int) -> Overlay:
    """The line from Tsaritsyn, or what a scenario names, to the south edge that White's victory asks for, if
    there is one.
    """
    rules, grid = book(pos), pos.game.map.grid
    free = clear_line_hexes(pos)
    way = grid.paths(rules.data.goal & free, rules.data.map.areas["south_edge"], free, grid.open)
    return Overlay(free, line=tuple(way))


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
    "reach": show_reach(REACHING),
    "zoc": show_set(zoc),
    "threat": show_threat(attackers, strikes),
    "line": show_line,
    "control": show_control(looks_into),
    "objectives": show_possession(LAST),
}
SPECS: Mapping[str, OverlaySpec] = {
    "reach": OverlaySpec("unit", "reach", "P", "TS V.2"),
    "zoc": OverlaySpec("side", "zone", "Z", "TS VII.1"),
    "line": OverlaySpec("all", "line", "L", "TS III.1"),
    "threat": OverlaySpec("side", "threat", "T", "TS VIII.1"),
    "control": OverlaySpec("all", "control", "C", "TS VII.1"),
    "objectives": OverlaySpec("all", "objective", "O", "TS III.1"),
}
