"""Read-only questions about a position, for the eye: overlays, tracks, what a lit hex costs."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.velikiye_luki.law import festung, supply, victory, why_not
from grognard.games.velikiye_luki.law.book import book
from grognard.games.velikiye_luki.law.data import LEVELS
from grognard.games.velikiye_luki.law.movement import (
    allowance,
    destinations,
    mover,
    reached,
    terms_for,
    traffic,
)
from grognard.games.velikiye_luki.law.names import GERMAN, MP, SIDES, SOVIET, UNSUPPLIED, Moving
from grognard.games.velikiye_luki.law.zoc import held, side_units, zoc
from grognard.kernel.arguments import Charge
from grognard.kernel.game import MoveCost, OverlaySpec, Track
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.preview import Drawing, Overlay
from grognard.kernel.state import Position
from grognard.rules.overlays import show_set
from grognard.rules.why_not import bill as itemised


def in_hand(pos: Position, unit: int) -> Moving:
    memo = pos.frame.memo if pos.state.frames else None
    return (
        memo if isinstance(memo, Moving) and memo.unit == unit else Moving(unit, allowance(pos, unit), False)
    )


def points_of(half: int) -> int | float:
    """Half points as points."""
    return half // MP if half % MP == 0 else half / MP


def show_reach(pos: Position, unit: int) -> Overlay:
    if pos.state.where[unit] < 0 or not pos.game.roster[unit].move:
        return Overlay()
    moving = in_hand(pos, unit)
    costs = reached(pos, moving).by_hex()
    return Overlay(values={h: points_of(costs[h]) for h in bits(destinations(pos, moving).set)})


def strikes(pos: Position, unit: int) -> HexSet:
    """Every hex that a unit could attack after moving."""
    grid, able = pos.game.map.grid, book(pos).data.combat & ~pos.state.marks[UNSUPPLIED]
    if not able >> unit & 1 or pos.state.where[unit] < 0:
        return 0
    return grid.around(reached(pos, Moving(unit, allowance(pos, unit), False)).hexes) & grid.board


def threatened(pos: Position, side: int) -> HexSet:
    """Every hex that a side could attack after moving."""
    found = 0
    for unit in bits(side_units(pos, side)):
        found |= strikes(pos, unit)
    return found


def bill(pos: Position, path: tuple[int, ...]) -> tuple[Charge, ...]:
    """What a way costs the unit in hand."""
    memo = pos.frame.memo
    if not isinstance(memo, Moving):
        return ()
    zone = terms_for(pos, memo.unit).zones[0]
    return itemised(path, why_not.price(pos, mover(pos, memo.unit), traffic(pos, memo.unit), zone))


def show_supply(pos: Position, side: int) -> Overlay:
    """The hexes with a line to the edge, and one such line for a unit that has the longest way to it."""
    return Overlay(supply.traced(pos, side), line=longest_line(pos, side))


def longest_line(pos: Position, side: int) -> tuple[int, ...]:
    grid, ways, start = pos.game.map.grid, supply.open_ways(pos, side), supply.sources(pos, side)
    mine = held(pos, side) & supply.traced(pos, side)
    seen, last = start, mine & start
    while new := grid.around(seen & ways) & (ways | mine) & ~seen:
        seen, last = seen | new, mine & new or last
    return grid.paths(start, last & -last, ways | last, grid.open) if last else ()


def show_siege(pos: Position, _: int) -> Overlay:
    """The ring around the city: what the Soviets close, and what is open."""
    ring = festung.ring(pos)
    shut = ring & (pos.held(0) | zoc(pos, SOVIET) & ~held(pos, GERMAN))
    return Overlay(classes={"soviet": shut, "german": ring & ~shut})


def show_objectives(pos: Position, _: int) -> Overlay:
    data = book(pos).data
    prizes = data.prizes[0] | data.prizes[1] | (data.city if data.levels else 0)
    mine = prizes & held(pos, SOVIET)
    return Overlay(classes={"soviet": mine, "german": prizes & ~mine})


def show_control(pos: Position, _: int) -> Overlay:
    red, grey = (held(pos, side) | zoc(pos, side) for side in (SOVIET, GERMAN))
    return Overlay(classes={"soviet": red & ~grey, "german": grey & ~red})


def lit(pos: Position) -> Mapping[int, MoveCost]:
    memo = pos.frame.memo if pos.state.frames else None
    if not isinstance(memo, Moving):
        return {}
    costs, stops = reached(pos, memo).by_hex(), terms_for(pos, memo.unit).stop
    return {
        h: MoveCost(points_of(costs[h]), bool(stops >> h & 1))
        for h in bits(destinations(pos, memo).set)
        if h in costs
    }


def tracks(pos: Position, _: int) -> list[Track]:
    data, own = book(pos).data, pos.state.own
    standing = {u: pos.state.steps[u] for u in bits(data.of["festung"]) if pos.state.where[u] >= 0}
    index = pos.game.roster.index
    festungs = (
        Track("festung-west", standing.get(index["FestungW"], 0), LEVELS, "VL 7a", GERMAN),
        Track("festung-east", standing.get(index["FestungE"], 0), LEVELS, "VL 7a", GERMAN),
    )
    return [
        Track(
            "goal" if data.needed else "points", victory.points(pos), data.needed or 16, "VL 13.3.1a", SOVIET
        ),
        *(festungs if data.levels else ()),
        *(
            Track(f"air-{SIDES[s]}", own.air[s], max(a[s] for a in data.air), ("VL 10.2a", "VL 10.2b")[s], s)
            for s in (SOVIET, GERMAN)
        ),
        *(
            Track(f"guns-{SIDES[s]}", own.guns[s], max(g[s] for g in data.guns), "VL 12a", s)
            for s in (SOVIET, GERMAN)
        ),
    ]


OVERLAYS: Mapping[str, Drawing] = {
    "reach": show_reach,
    "zoc": show_set(zoc),
    "supply": show_supply,
    "threat": show_set(threatened),
    "siege": show_siege,
    "control": show_control,
    "objectives": show_objectives,
}
SHOWN: Mapping[str, OverlaySpec] = {
    "reach": OverlaySpec("unit", "reach", "P", "VL 3.1a"),
    "zoc": OverlaySpec("side", "zone", "Z", "VL 4.1a"),
    "supply": OverlaySpec("side", "line", "L", "VL 8.1a"),
    "threat": OverlaySpec("side", "threat", "T", "VL 6.1a"),
    "siege": OverlaySpec("all", "control", "S", "VL 7.1a"),
    "control": OverlaySpec("all", "control", "C", "VL 4.1a"),
    "objectives": OverlaySpec("all", "objective", "O", "VL 13.3.1a"),
}
