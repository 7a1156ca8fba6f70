"""Read-only questions about a position, for the eye: overlays, tracks, what a highlighted hex costs."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.captures import CONTROL
from grognard.games.victory_roads.law.marching import STRATEGIC, destinations, reached
from grognard.games.victory_roads.law.movement import immobile
from grognard.games.victory_roads.law.names import AVAILABLE, AXIS, SIDES, SOVIET, Moving, own
from grognard.games.victory_roads.law.strategic import reached_strategically, strategic_destinations
from grognard.games.victory_roads.law.supply import command, joined
from grognard.games.victory_roads.law.supports import MOST
from grognard.kernel.game import Marker, OverlaySpec, Track
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.menu import Allowed
from grognard.kernel.preview import Drawing
from grognard.kernel.state import Position
from grognard.rules.overlays import Reaching, show_possession, show_reach, show_set


def taken(pos: Position, unit: int) -> Moving | None:
    counter = pos.game.roster[unit]
    able = pos.state.where[unit] >= 0 and book(pos).data.units & ~immobile(pos, counter.side) & 1 << unit
    return Moving(unit) if able else None


def costs(pos: Position, moving: Moving) -> Mapping[int, int]:
    """In the manner in which the unit has begun, or on foot."""
    strategic = moving.how == STRATEGIC
    return (reached_strategically if strategic else reached)(pos, moving).by_hex()


def places(pos: Position, moving: Moving) -> Allowed:
    return (strategic_destinations if moving.how == STRATEGIC else destinations)(pos, moving)


REACHING = Reaching(Moving, taken, costs, places)


def commanded(pos: Position, side: int) -> HexSet:
    """The command radius of all nations of a side."""
    found = 0
    for nation in ("soviet",) if side == SOVIET else ("german", "hungarian", "romanian"):
        found |= command(pos, side, nation)
    return found


def tracks(pos: Position, viewer: int) -> list[Track]:
    """The supports that each side has, and the rail capacity left."""
    rail = book(pos).data.rail_capacity(pos.state.turn)
    hands = [
        Track(f"supports-{SIDES[side]}", pos.at(AVAILABLE[side]).bit_count(), MOST, "VR 5.1.3", side)
        for side in (SOVIET, AXIS)
    ]
    return [*hands, Track("rail", own(pos).rail, rail, "VR 6.4.1a", AXIS)]


def markers(pos: Position, viewer: int) -> list[Marker]:
    return [Marker(h, "bridgehead", SOVIET) for h in bits(own(pos).bridgeheads)]


OVERLAYS: Mapping[str, Drawing] = {
    "reach": show_reach(REACHING),
    "command": show_set(commanded),
    "supply": show_set(joined),
    "control": show_possession(CONTROL),
}
SPECS: Mapping[str, OverlaySpec] = {
    "reach": OverlaySpec("unit", "reach", "P", "VR 6.1.4"),
    "command": OverlaySpec("side", "zone", "R", "VR 1.2.1"),
    "supply": OverlaySpec("side", "zone", "L", "VR 4.1.1a"),
    "control": OverlaySpec("all", "control", "C", "VR 1.10.1a"),
}
