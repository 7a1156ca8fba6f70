"""Read-only questions about a position, for the eye: overlays, tracks, what a lit hex costs."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.velikiye_luki.law import festung, supply, victory, why_not
from grognard.games.velikiye_luki.law.book import book
from grognard.games.velikiye_luki.law.data import LEVELS
from grognard.games.velikiye_luki.law.movement import (
    allowance,
    destinations,
    movement_reach,
    mover,
    terms_for,
    traffic,
)
from grognard.games.velikiye_luki.law.names import GERMAN, SIDES, SOVIET, UNSUPPLIED, WEATHERS, Moving
from grognard.games.velikiye_luki.law.zoc import occupied_hexes, side_units, zoc
from grognard.kernel.arguments import Charge
from grognard.kernel.game import OverlaySpec, Track, Weather
from grognard.kernel.hexes import HexSet, bits, holds
from grognard.kernel.preview import Drawing, Overlay
from grognard.kernel.state import Position, UnitSet
from grognard.rules.overlays import Reaching, show_control, show_reach, show_set, show_supply, show_threat
from grognard.rules.why_not import bill as itemised


def selected_move(pos: Position, unit: int) -> Moving | None:
    able = pos.state.where[unit] >= 0 and pos.game.roster[unit].move
    return Moving(unit, allowance(pos, unit), False) if able else None


REACHING = Reaching(
    Moving,
    selected_move,
    lambda pos, moving: movement_reach(pos, moving).by_hex(),
    destinations,
    lambda pos, moving: terms_for(pos, moving.unit).stop,
)


def attackers(pos: Position, side: int) -> UnitSet:
    return side_units(pos, side) & book(pos).data.combat & ~pos.state.marks[UNSUPPLIED]


def strikes(pos: Position, unit: int) -> HexSet:
    """Every hex that a unit could attack after moving."""
    grid = pos.game.map.grid
    if not holds(attackers(pos, pos.game.roster[unit].side), unit):
        return 0
    return grid.adjacent(movement_reach(pos, Moving(unit, allowance(pos, unit), False)).hexes) & grid.board


def bill(pos: Position, path: tuple[int, ...]) -> tuple[Charge, ...]:
    """What a way costs the unit in hand."""
    memo = pos.frame.memo
    if not isinstance(memo, Moving):
        return ()
    zone = terms_for(pos, memo.unit).zones[0]
    return itemised(path, why_not.price(pos, mover(pos, memo.unit), traffic(pos, memo.unit), zone))


def show_siege(pos: Position, _: int) -> Overlay:
    """The ring around the city: what the Soviets close, and what is open."""
    ring = festung.ring(pos)
    shut = ring & (pos.group_hexes(0) | zoc(pos, SOVIET) & ~occupied_hexes(pos, GERMAN))
    return Overlay(classes={"soviet": shut, "german": ring & ~shut})


def show_objectives(pos: Position, _: int) -> Overlay:
    data = book(pos).data
    prizes = data.prize_hexes[0] | data.prize_hexes[1] | (data.city if data.levels else 0)
    mine = prizes & occupied_hexes(pos, SOVIET)
    return Overlay(classes={"soviet": mine, "german": prizes & ~mine})


AIR_CITES = ("VL 10.2a", "VL 10.2b")


def weather(pos: Position) -> list[Weather]:
    sky = WEATHERS[pos.state.own.weather]
    return [Weather(f"value-sky-{sky}", "sun" if sky == "clear" else "cloud", "VL 9a")]


def tracks(pos: Position, _: int) -> list[Track]:
    data, own = book(pos).data, pos.state.own
    standing = {u: pos.state.steps[u] for u in bits(data.units_of_kind["festung"]) if pos.state.where[u] >= 0}
    index = pos.game.roster.index
    festungs = (
        Track("festung-west", standing.get(index["FestungW"], 0), LEVELS, "VL 7a", GERMAN),
        Track("festung-east", standing.get(index["FestungE"], 0), LEVELS, "VL 7a", GERMAN),
    )
    return [
        Track(
            "goal" if data.points_needed else "points",
            victory.points(pos),
            data.points_needed or 16,
            "VL 13.3.1a",
            SOVIET,
        ),
        *(festungs if data.levels else ()),
        *(
            Track(f"air-{SIDES[s]}", own.air[s], max(a[s] for a in data.air), AIR_CITES[s], s, scores=False)
            for s in (SOVIET, GERMAN)
        ),
        *(
            Track(f"guns-{SIDES[s]}", own.guns[s], max(g[s] for g in data.guns), "VL 12a", s, scores=False)
            for s in (SOVIET, GERMAN)
        ),
    ]


OVERLAYS: Mapping[str, Drawing] = {
    "reach": show_reach(REACHING),
    "zoc": show_set(zoc),
    "supply": show_supply(supply.SUPPLY, occupied_hexes),
    "threat": show_threat(attackers, strikes),
    "siege": show_siege,
    "control": show_control(lambda pos, side: occupied_hexes(pos, side) | zoc(pos, side)),
    "objectives": show_objectives,
}
SPECS: Mapping[str, OverlaySpec] = {
    "reach": OverlaySpec("unit", "reach", "P", "VL 3.1a"),
    "zoc": OverlaySpec("side", "zone", "Z", "VL 4.1a"),
    "supply": OverlaySpec("side", "line", "L", "VL 8.1a"),
    "threat": OverlaySpec("side", "threat", "T", "VL 6.1a"),
    "siege": OverlaySpec("all", "control", "S", "VL 7.1a"),
    "control": OverlaySpec("all", "control", "C", "VL 4.1a"),
    "objectives": OverlaySpec("all", "objective", "O", "VL 13.3.1a"),
}
