"""Read-only questions about a position, for the eye: overlays, and what a highlighted hex costs."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.sudden_storm.law import crossings, gauge, ground, marching, supply, truck_sources, zoc
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import AXIS, SOVIET, Moving, own
from grognard.games.sudden_storm.law.possession import owned
from grognard.games.sudden_storm.law.presence import held
from grognard.games.sudden_storm.law.skies import sky
from grognard.games.sudden_storm.law.victory import worth
from grognard.games.sudden_storm.table.guards import show_garrisons
from grognard.kernel.game import OverlaySpec
from grognard.kernel.hexes import Gate, HexSet, bits
from grognard.kernel.menu import Allowed, hexes
from grognard.kernel.network import MoveTerms, Network
from grognard.kernel.pathfinding import threat
from grognard.kernel.preview import Drawing, Overlay
from grognard.kernel.state import Position, UnitSet, fact
from grognard.rules.overlays import Reaching, by_side, show_reach
from grognard.rules.supply import lines

# -- where a unit can go


def taken(pos: Position, unit: int) -> Moving | None:
    rooted = book(pos).data.intrinsic >> unit & 1
    return marching.in_hand(pos, unit) if pos.state.where[unit] >= 0 and not rooted else None


def costs(pos: Position, moving: Moving) -> Mapping[int, int]:
    return marching.reached(pos, moving).by_hex()


def places(pos: Position, moving: Moving) -> Allowed:
    return marching.destinations(pos, moving) or hexes(0, "SS 6.3")


REACHING = Reaching(Moving, taken, costs, places)


# -- supply


def show_supply(pos: Position, side: int) -> Overlay:
    """Where units are in regular supply, the line of each stack: to a railway, and along it to a source; who
    is fed by trucks, and who has no supply at all.
    """
    mine = pos.on_map(side) & ~book(pos).data.trucks
    well = supply.supplied(pos, side) & mine
    fed = truck_sources.fed(pos, side) & mine
    found = supply.regular(pos, side)
    cut = pos.hexes_of(mine & ~well & ~fed)
    drawn = traced(pos, side, pos.hexes_of(well) & found)
    return Overlay(
        found & ~cut,
        classes={"cut": cut, "trucks": pos.hexes_of(fed) & ~cut},
        looks={"cut": "cross", "trucks": "edge"},
        lines=tuple(drawn),
        n=len(drawn),
    )


@fact
def traced(pos: Position, side: int, wanted: HexSet) -> list[tuple[int, ...]]:
    """Lines from some hexes to the railways in supply, and from these along the tracks to the sources."""
    grid, ways = pos.game.map.grid, supply.passable(pos, side)
    railway = supply.railhead(pos, side) & rails(pos, side) | supply.sources(pos, side)
    near = lines(grid, railway, ways & supply.regular(pos, side), steps(pos, side), wanted)
    ends = wanted & railway
    for line in near:
        ends |= 1 << line[-1] & railway
    tracks = lines(grid, supply.sources(pos, side), ways & railway, gauge.usable(pos, side), ends)
    return [line for line in (*near, *tracks) if len(line) > 1]


def steps(pos: Position, side: int) -> Gate:
    return crossings.passable(pos, side)


def rails(pos: Position, side: int) -> HexSet:
    grid = pos.game.map.grid
    return grid.spread(grid.board, gauge.usable(pos, side))


def show_isolated(pos: Position, _: int) -> Overlay:
    """Land that the last check found isolated, by owner: pockets, and what is about to be one."""
    cut = own(pos).cut_off
    return by_side(pos, *(cut[side] & owned(pos, side) for side in (AXIS, SOVIET)))


# -- zones and threats


def show_zone(pos: Position, side: int) -> Overlay:
    """The hexes of a side's ZOC, the reduced ones apart."""
    reduced, standard = zoc.zones(pos, side)
    return Overlay(
        standard & book(pos).data.scene.area,
        classes={"reduced": reduced & book(pos).data.scene.area},
        looks={"reduced": "edge"},
        n=(reduced | standard).bit_count(),
    )


def show_threat(pos: Position, side: int) -> Overlay:
    """The hexes that a side could attack after an ordinary move, and whom in them."""
    area = struck(pos, side, strikers(pos, side))
    return Overlay(area, n=(area & held(pos, 1 - side)).bit_count())


def strikers(pos: Position, side: int) -> UnitSet:
    """Units that are worth anything in an attack."""
    data, steps = book(pos).data, pos.state.steps
    some = pos.on_map(side) & data.combat_units
    return sum(1 << unit for unit in bits(some) if pos.game.roster[unit].face(steps[unit]).attack)


def strikes(pos: Position, unit: int) -> HexSet:
    side = pos.game.roster[unit].side
    return struck(pos, side, 1 << unit & strikers(pos, side))


Kind = tuple[int, HexSet]


@fact
def struck(pos: Position, side: int, some: UnitSet) -> HexSet:
    """All of a kind in one search: who moves alike and may enter the same hexes."""
    data, grid = book(pos).data, pos.game.map.grid
    crossing = crossings.kronshtadt_open(pos, side)
    found: dict[Kind, tuple[Network, MoveTerms, dict[int, HexSet]]] = {}
    stand = pos.hexes_of(some)
    for unit in bits(some):
        shut = 0
        for closure in marching.closed_to(pos, unit):
            shut |= closure.hexes
        net = ground.march_network(data, marching.mover(pos, unit), sky(pos), crossing)
        _, _, starts = found.setdefault((id(net), shut), (net, marching.terms(pos, unit), {}))
        points = marching.allowance(pos, unit)
        starts[points] = starts.get(points, 0) | 1 << pos.state.where[unit]
    for (_, shut), (net, terms, starts) in found.items():
        stand |= threat(net, starts, terms._replace(free=terms.free & ~shut), always=True)
    return grid.spread(stand, crossings.passable(pos, side)) & data.scene.area & ~held(pos, side)


# -- who holds what


def show_control(pos: Position, _: int) -> Overlay:
    """The land of each side."""
    area = book(pos).data.scene.area
    return by_side(pos, *(owned(pos, side) & area for side in (AXIS, SOVIET)))


def show_victory(pos: Position, _: int) -> Overlay:
    """The hexes that score for the Germans, and how much."""
    data = book(pos).data
    if data.scene.goals.campaign:
        return Overlay(values={h: worth(pos, h) for h in bits(data.ussr) if worth(pos, h)})
    found: dict[int, float] = {}
    for one in data.scene.goals.places:
        for h in bits(one.hexes):
            found[h] = found.get(h, 0) + (worth(pos, h) if one.points is None else one.points)
    return Overlay(values=found)


OVERLAYS: Mapping[str, Drawing] = {
    "reach": show_reach(REACHING),
    "supply": show_supply,
    "zone": show_zone,
    "threat": show_threat,
    "isolated": show_isolated,
    "control": show_control,
    "garrisons": show_garrisons,
    "objectives": show_victory,
}
SPECS: Mapping[str, OverlaySpec] = {
    "reach": OverlaySpec("unit", "reach", "P", "SS 6.3"),
    "supply": OverlaySpec("side", "line", "L", "SS 12B.1"),
    "zone": OverlaySpec("side", "zone", "Z", "SS 5.3"),
    "threat": OverlaySpec("side", "threat", "T", "SS 9.1"),
    "isolated": OverlaySpec("all", "control", "I", "SS 3H"),
    "control": OverlaySpec("all", "control", "C", "SS 3E.1"),
    "garrisons": OverlaySpec("all", "control", "G", "SS 30H.1"),
    "objectives": OverlaySpec("all", "objective", "O", "SS 36B.1"),
}
