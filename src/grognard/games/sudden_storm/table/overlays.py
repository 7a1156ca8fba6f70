"""Read-only questions about a position, for the eye: overlays, and what a highlighted hex costs."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.sudden_storm.law import marching, movers, step_costs, supply, victory, zoc
from grognard.games.sudden_storm.law.air.harassment import harassed_hexes
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.crossings import is_kronshtadt_open
from grognard.games.sudden_storm.law.crossings import passable as crossable
from grognard.games.sudden_storm.law.marching import RAIL, STRATEGIC_RAIL
from grognard.games.sudden_storm.law.names import AXIS, SOVIET, Moving, own
from grognard.games.sudden_storm.law.possession import owned_hexes
from grognard.games.sudden_storm.law.presence import land_units, occupied_hexes, side_of
from grognard.games.sudden_storm.law.rail import rail_destinations, strategic_destinations, usable
from grognard.games.sudden_storm.law.weather_areas import area_weather
from grognard.games.sudden_storm.table.air_view import show_range
from grognard.games.sudden_storm.table.guards import show_garrisons
from grognard.games.sudden_storm.table.seas import show_sea
from grognard.kernel.arguments import Charge
from grognard.kernel.game import OverlaySpec
from grognard.kernel.hexes import Gate, HexSet, bits, unite_gates
from grognard.kernel.menu import Allowed, hexes
from grognard.kernel.pathfinding import threat
from grognard.kernel.preview import Drawing, Overlay
from grognard.kernel.state import Position, UnitSet, fact, side_fact
from grognard.rules.overlays import Reaching, show_reach, side_overlay
from grognard.rules.overlays import selected_memo as asked_in
from grognard.rules.supply import lines
from grognard.rules.why_not import bill as itemised

# -- where a unit can go


def selected_move(pos: Position, unit: int) -> Moving | None:
    able = movers.side_units(pos, side_of(pos, unit)) >> unit & 1
    return marching.begin_unit_move(pos, unit) if able else None


def costs(pos: Position, moving: Moving) -> Mapping[int, int]:
    """On its own feet; what a train costs is told by its own verb."""
    return {} if moving.how in (RAIL, STRATEGIC_RAIL) else marching.march_reach(pos, moving).by_hex()


def places(pos: Position, moving: Moving) -> Allowed:
    return marching.destinations(pos, moving) or hexes(0, "SS 6.3")


REACHING = Reaching(Moving, selected_move, costs, places)


def bill(pos: Position, path: tuple[int, ...]) -> tuple[Charge, ...]:
    """What a way costs the unit in hand."""
    moving = asked_in(pos, Moving)
    if moving is None or pos.state.where[moving.unit] < 0:
        return ()
    side, mover = side_of(pos, moving.unit), marching.mover(pos, moving.unit)
    crossing, under = is_kronshtadt_open(pos, side), harassed_hexes(pos, side)
    return itemised(
        path, step_costs.items(book(pos).data, mover, area_weather(pos), crossing, harassed=under)
    )


def show_rail(pos: Position, unit: int) -> Overlay:
    """Where a train can take a unit in this phase: operationally with what it has left, or strategically."""
    moving = asked_in(pos, Moving)
    if moving is None or moving.unit != unit:
        moving = selected_move(pos, unit)
    if moving is None:
        return Overlay(text="overlay-rail-none")
    manners = rail_destinations(pos, moving), strategic_destinations(pos, moving)
    near, far = (found.set if found is not None else 0 for found in manners)
    far &= ~near
    return Overlay(
        classes={"near": near, "far": far},
        looks={"near": "full", "far": "edge"},
        text="" if near | far else "overlay-rail-none",
        n=(near | far).bit_count(),
    )


# -- supply


def show_supply(pos: Position, side: int) -> Overlay:
    """Hexes in regular supply now, a line for each stack's hex to a source, and units without one."""
    data, grid = book(pos).data, pos.game.map.grid
    area, mine = supply.regular(pos, side), occupied_hexes(pos, side)
    cut = pos.hexes_of(land_units(pos, side) & ~supply.supplied_units(pos, side))
    ways = supply.passable(pos, side) & area
    drawn = lines(grid, supply.sources(pos, side), ways, line_steps(pos, side), mine & area & ~cut)
    return Overlay(
        area & data.land & data.scene.area & ~cut,
        classes={"cut": cut},
        looks={"cut": "cross"},
        lines=tuple(drawn),
        n=cut.bit_count(),
    )


def line_steps(pos: Position, side: int) -> Gate:
    """The steps a line of supply may take: along rails that trains can use, and over land."""
    broad, standard = usable(pos, side)
    return unite_gates(crossable(pos, side), unite_gates(broad, standard))


def show_isolation(pos: Position, side: int) -> Overlay:
    """Hexes that were isolated at the last check, and the units in them."""
    lost = own(pos).cut_off[side]
    where = occupied_hexes(pos, side) & lost
    return Overlay(classes={"pocket": lost, "units": where}, looks={"units": "cross"}, n=where.bit_count())


# -- zones and threats


def show_zones(pos: Position, side: int) -> Overlay:
    """Zones of control of a side, standard and reduced."""
    reduced, standard = zoc.zones(pos, side)
    return Overlay(
        standard, classes={"reduced": reduced}, looks={"reduced": "edge"}, n=(reduced | standard).bit_count()
    )


@side_fact("steps")
def attackers(pos: Position, side: int) -> UnitSet:
    roster, steps = pos.game.roster, pos.state.steps
    some = land_units(pos, side) & book(pos).data.combat_units
    return sum(1 << unit for unit in bits(some) if roster[unit].face(steps[unit]).attack)


def show_threat(pos: Position, side: int) -> Overlay:
    """The hexes that a side could attack after an ordinary move, and how many enemy stacks are in them."""
    area = struck_hexes(pos, side, attackers(pos, side))
    return Overlay(area, n=(area & occupied_hexes(pos, 1 - side)).bit_count())


def strikes(pos: Position, unit: int) -> HexSet:
    side = side_of(pos, unit)
    return struck_hexes(pos, side, 1 << unit & attackers(pos, side))


@fact
def struck_hexes(pos: Position, side: int, some: UnitSet) -> HexSet:
    """All of a kind in one search: who moves alike and may enter the same hexes."""
    data, grid = book(pos).data, pos.game.map.grid
    crossing, now, under = is_kronshtadt_open(pos, side), area_weather(pos), harassed_hexes(pos, side)
    kinds: dict[tuple[int, HexSet], tuple[int, dict[int, HexSet]]] = {}
    for unit in bits(some):
        shut = 0
        for closure in marching.closed_hexes(pos, unit):
            shut |= closure.hexes
        net = step_costs.march_network(data, marching.mover(pos, unit), now, crossing, under)
        _, starts = kinds.setdefault((id(net), shut), (unit, {}))
        points = marching.allowance(pos, unit)
        starts[points] = starts.get(points, 0) | 1 << pos.state.where[unit]
    stand = pos.hexes_of(some)
    for (_, shut), (unit, starts) in kinds.items():
        net = step_costs.march_network(data, marching.mover(pos, unit), now, crossing, under)
        terms = marching.terms(pos, unit)
        stand |= threat(net, starts, terms._replace(free=terms.free & ~shut), always=True)
    return grid.spread(stand, crossable(pos, side)) & data.land & data.scene.area & ~occupied_hexes(pos, side)


# -- ground


def show_possession(pos: Position, _: int) -> Overlay:
    """What each side owns."""
    area = book(pos).data.scene.area
    return side_overlay(pos, *(owned_hexes(pos, side) & area for side in (AXIS, SOVIET)))


def show_victory(pos: Position, _: int) -> Overlay:
    """Hexes that score for the Axis at the end, with their points."""
    data, goals = book(pos).data, book(pos).data.scene.goals
    if goals.campaign:
        values = {h: victory.hex_points(pos, h) for h in data.tables.cities}
    else:
        values = {
            h: victory.hex_points(pos, h) if one.points is None else one.points
            for one in goals.places
            for h in bits(one.hexes)
        }
    return Overlay(values={h: value for h, value in values.items() if value})


def show_weather(pos: Position, _: int) -> Overlay:
    """The zones of weather whose ground is not clear, by what lies on it."""
    data, now, found = book(pos).data, own(pos), dict[str, HexSet]()
    names = ("clear", "mud", "frost", "snow")
    for zone, weather in zip(data.weather_zones, now.weather, strict=True):
        if weather:
            found[names[weather]] = found.get(names[weather], 0) | zone & data.land & data.scene.area
    return Overlay(classes=found, n=len(found))


def show_gauge(pos: Position, _: int) -> Overlay:
    """Where trains of each side run: on rails that it owned when its player turn began."""
    classes = {}
    for name, side in (("axis", AXIS), ("soviet", SOVIET)):
        broad, standard = usable(pos, side)
        found = 0
        for gate in unite_gates(broad, standard):
            found |= gate
        classes[name] = found & book(pos).data.scene.area
    fresh = own(pos).fresh
    return Overlay(classes={**classes, "fresh": fresh[0] | fresh[1] | fresh[2]}, looks={"fresh": "edge"})


OVERLAYS: Mapping[str, Drawing] = {
    "reach": show_reach(REACHING),
    "rail": show_rail,
    "range": show_range,
    "supply": show_supply,
    "zones": show_zones,
    "isolation": show_isolation,
    "threat": show_threat,
    "possession": show_possession,
    "weather": show_weather,
    "gauge": show_gauge,
    "garrisons": show_garrisons,
    "sea": show_sea,
    "objectives": show_victory,
}
SPECS: Mapping[str, OverlaySpec] = {
    "reach": OverlaySpec("unit", "reach", "P", "SS 6.3"),
    "rail": OverlaySpec("unit", "reach", "V", "SS 7A.1"),
    "range": OverlaySpec("unit", "reach", "A", "SS 18.1"),
    "supply": OverlaySpec("side", "line", "L", "SS 12B.1"),
    "zones": OverlaySpec("side", "zone", "Z", "SS 5.1"),
    "isolation": OverlaySpec("side", "zone", "S", "SS 3H"),
    "threat": OverlaySpec("side", "threat", "T", "SS 9.2"),
    "possession": OverlaySpec("all", "control", "C", "SS 3E.1"),
    "weather": OverlaySpec("all", "control", "W", "SS 28A1"),
    "gauge": OverlaySpec("all", "control", "E", "SS 7A3.1"),
    "garrisons": OverlaySpec("all", "control", "B", "SS 30H.1"),
    "sea": OverlaySpec("all", "control", "N", "SS 27A3.1"),
    "objectives": OverlaySpec("all", "objective", "O", "SS 36B.1"),
}
