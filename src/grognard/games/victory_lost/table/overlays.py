"""Read-only questions about a position, for the eye: overlays, tracks, what a lit hex costs."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.victory_lost.law import command, reinforcements, supply, victory, why_not
from grognard.games.victory_lost.law.book import book
from grognard.games.victory_lost.law.movement import best_way, destinations, prices, ways
from grognard.games.victory_lost.law.names import AXIS, MP, SOVIET, Moving
from grognard.games.victory_lost.law.supply import allowance
from grognard.games.victory_lost.law.zoc import held, zoc
from grognard.kernel.arguments import Charge
from grognard.kernel.game import Marker, MoveCost, OverlaySpec, Track
from grognard.kernel.hexes import HexSet, bits, hexset
from grognard.kernel.preview import Drawing, Overlay
from grognard.kernel.state import Position
from grognard.rules.overlays import show_set
from grognard.rules.why_not import bill as itemised


def in_hand(pos: Position, unit: int) -> Moving:
    memo = pos.frame.memo if pos.state.frames else None
    return memo if isinstance(memo, Moving) and memo.unit == unit else Moving(unit, allowance(pos, unit))


def points_of(half: int) -> int | float:
    """Half points as points."""
    return half // MP if half % MP == 0 else half / MP


def show_reach(pos: Position, unit: int) -> Overlay:
    moving = in_hand(pos, unit)
    if pos.state.where[unit] < 0 and not supply.in_box(pos, unit):
        return Overlay()
    found = prices(pos, moving)
    return Overlay(values={h: points_of(found[h]) for h in bits(destinations(pos, moving).set)})


def show_command(pos: Position, hq: int) -> Overlay:
    """The radius of an HQ; whom it commands, and whom it does not though they stand in it."""
    data = book(pos).data
    if not data.hqs >> hq & 1:
        return commanders(pos, hq)
    if supply.in_box(pos, hq):
        return Overlay(text="overlay-command-boxed")
    reach = command.reach_of(pos, hq)
    mine = pos.hexes_of(command.commanded(pos, hq))
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
    able = sum(1 << hq for hq in hqs if command.commanded(pos, hq) >> unit & 1)
    near = sum(1 << hq for hq in hqs if at >= 0 and command.reach_of(pos, hq) >> at & 1)
    return Overlay(
        classes={"able": pos.hexes_of(able), "unable": pos.hexes_of(near & ~able) & ~pos.hexes_of(able)},
        looks={"able": "full", "unable": "cross"},
        text="overlay-command-unit",
        n=able.bit_count(),
    )


def show_supply(pos: Position, side: int) -> Overlay:
    """The hexes with a line to a source, the lines of all who have one, and those who have none."""
    found = supply.traced(pos, side)
    lines = supply_lines(pos, side)
    cut = held(pos, side) & ~found
    return Overlay(found, classes={"cut": cut}, looks={"cut": "cross"}, lines=tuple(lines), n=len(lines))


def supply_lines(pos: Position, side: int) -> list[tuple[int, ...]]:
    """A shortest line from each hex that is held to a source, the farthest first; each as far as one that is
    drawn already.
    """
    grid, ways, gate = pos.game.map.grid, supply.open_ways(pos, side), book(pos).data.bridged
    rings = [supply.sources(pos, side) & ways]
    seen, mine = rings[0], held(pos, side) & supply.traced(pos, side)
    while new := grid.spread(rings[-1], gate) & ways & ~seen:
        seen |= new
        rings.append(new)
    drawn, lines = 0, []
    for far in range(len(rings) - 1, -1, -1):
        for h in bits(rings[far] & mine & ~drawn):
            line = [h]
            for ring in reversed(rings[:far]):
                near = [
                    n
                    for n in bits(grid.around(1 << line[-1]) & ring)
                    if grid.spread(1 << n, gate) >> line[-1] & 1
                ]
                line.append(next((n for n in near if drawn >> n & 1), near[0]))
                if drawn >> line[-1] & 1:
                    break
            drawn |= hexset(line)
            lines.append(tuple(line))
    return lines


def show_cities(pos: Position, _: int) -> Overlay:
    control = pos.state.own.control
    return Overlay(classes={"soviet": control, "axis": book(pos).data.cities & ~control})


def markers(pos: Position, _: int) -> list[Marker]:
    """Whose each victory city is."""
    control = pos.state.own.control
    return [Marker(h, "control", SOVIET if control >> h & 1 else AXIS) for h in bits(book(pos).data.cities)]


def show_control(pos: Position, _: int) -> Overlay:
    red, grey = (held(pos, side) | zoc(pos, side) for side in (SOVIET, AXIS))
    return Overlay(classes={"soviet": red & ~grey, "axis": grey & ~red})


def strikes(pos: Position, unit: int) -> HexSet:
    """Every hex that a unit could attack after moving, if it were activated."""
    found, grid, data = 0, pos.game.map.grid, book(pos).data
    if (data.hqs | ~supply.on_map(pos)) >> unit & 1:
        return 0
    for way in ways(pos, Moving(unit, allowance(pos, unit))):
        found |= grid.spread(way.reach.hexes, data.passable)
    return found & data.land


def threatened(pos: Position, side: int) -> HexSet:
    """Every hex that a side could attack after moving, if all its units were activated."""
    found = 0
    for unit in bits(book(pos).data.of_side[side]):
        found |= strikes(pos, unit)
    return found


def bill(pos: Position, path: tuple[int, ...]) -> tuple[Charge, ...]:
    """What a way costs the unit in hand."""
    memo = pos.frame.memo
    if not isinstance(memo, Moving) or pos.state.where[memo.unit] < 0:
        return ()
    return itemised(path, why_not.price(pos, memo._replace(how=best_way(pos, memo, path[-1]).how)))


def lit(pos: Position) -> Mapping[int, MoveCost]:
    memo = pos.frame.memo if pos.state.frames else None
    if not isinstance(memo, Moving):
        return {}
    found = prices(pos, memo)
    return {h: MoveCost(points_of(found[h]), False) for h in bits(destinations(pos, memo).set) if h in found}


def tracks(pos: Position, _: int) -> list[Track]:
    own, data = pos.state.own, book(pos).data
    soviet, axis = victory.points(pos)
    return [
        Track("points-soviet", soviet, victory.SUDDEN, "AVL 14.0.1a", SOVIET),
        Track("points-axis", axis, victory.SUDDEN, "AVL 14.0.1a", AXIS),
        Track("bag", own.bag.bit_count(), 4 + max(data.axis_chits), "AVL 2.4b"),
    ]


OVERLAYS: Mapping[str, Drawing] = {
    "reach": show_reach,
    "command": show_command,
    "zoc": show_set(zoc),
    "supply": show_supply,
    "threat": show_set(threatened),
    "rail": show_set(reinforcements.railhead),
    "control": show_control,
    "objectives": show_cities,
}
SHOWN: Mapping[str, OverlaySpec] = {
    "reach": OverlaySpec("unit", "reach", "P", "AVL 8.1.2c"),
    "command": OverlaySpec("unit", "control", "Q", "AVL 7.3.3a"),
    "zoc": OverlaySpec("side", "zone", "Z", "AVL 6.0.1a"),
    "supply": OverlaySpec("side", "line", "L", "AVL 10.1.2a"),
    "threat": OverlaySpec("side", "threat", "T", "AVL 9.0a"),
    "rail": OverlaySpec("side", "zone", "V", "AVL 11.1.1b"),
    "control": OverlaySpec("all", "control", "C", "AVL 6.0.1a"),
    "objectives": OverlaySpec("all", "objective", "O", "AVL 14.0.1a"),
}
