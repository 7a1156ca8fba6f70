"""Read-only questions about a position, for the eye: overlays, and what a highlighted hex costs."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.victory_roads.law import theatres
from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.captures import CONTROL
from grognard.games.victory_roads.law.combat.retreat import adjacent_hexes, retreat_hexes
from grognard.games.victory_roads.law.goals import LOST
from grognard.games.victory_roads.law.marching import (
    ON_FOOT,
    STRATEGIC,
    allowance,
    closed_hexes,
    destinations,
    immobile,
    key,
    movement_reach,
    network,
    terms,
)
from grognard.games.victory_roads.law.names import AXIS, SOVIET, Moving
from grognard.games.victory_roads.law.presence import controlled_hexes, occupied_hexes, side_units
from grognard.games.victory_roads.law.strategic import reached_strategically, strategic_destinations
from grognard.games.victory_roads.law.supply import (
    GERMAN,
    fed_hexes,
    hqs_in_supply,
    lines_from,
    passable,
    radius_of,
    sources,
    supplied_units,
)
from grognard.kernel.arguments import Arguments, Charge, Units
from grognard.kernel.game import OverlaySpec
from grognard.kernel.hexes import HexSet, bits, holds
from grognard.kernel.menu import Allowed, hexes
from grognard.kernel.network import Network
from grognard.kernel.pathfinding import threat
from grognard.kernel.preview import Area, Drawing, Look, Overlay
from grognard.kernel.state import Position, UnitSet, fact, side_fact
from grognard.rules.overlays import Reaching, selected_memo, show_possession, show_reach, side_overlay
from grognard.rules.supply import lines
from grognard.rules.why_not import bill as itemised

# -- where a unit can go


def selected_move(pos: Position, unit: int) -> Moving | None:
    counter = pos.game.roster[unit]
    able = pos.state.where[unit] >= 0 and book(pos).data.units & ~immobile(pos, counter.side) & 1 << unit
    return Moving(unit) if able else None


def costs(pos: Position, moving: Moving) -> Mapping[int, int]:
    """In the manner in which the unit has begun, or on foot."""
    strategic = moving.how == STRATEGIC
    return (reached_strategically if strategic else movement_reach)(pos, moving).by_hex()


def places(pos: Position, moving: Moving) -> Allowed:
    if moving.how == STRATEGIC:
        return strategic_destinations(pos, moving) or hexes(0, "VR 6.2.1a")
    return destinations(pos, moving)


REACHING = Reaching(Moving, selected_move, costs, places)


def bill(pos: Position, path: tuple[int, ...]) -> tuple[Charge, ...]:
    """What a way costs the unit in hand."""
    moving = selected_memo(pos, Moving)
    if moving is None or pos.state.where[moving.unit] < 0:
        return ()
    data, side = book(pos).data, pos.game.roster[moving.unit].side
    return itemised(path, book(pos).ground.costs.items(data.movers[moving.unit], *key(pos, side)))


def show_retreat(pos: Position, unit: int) -> Overlay:
    """Where the stack of a unit would go back to from the enemies beside it, and where it may not."""
    here, side = pos.state.where[unit], pos.game.roster[unit].side
    stack = pos.at(here) & book(pos).data.of_side[side] & book(pos).data.units if here >= 0 else 0
    foes = adjacent_hexes(pos, here) & occupied_hexes(pos, 1 - side) if here >= 0 else 0
    if not holds(stack, unit) or not foes:
        return Overlay(text="overlay-retreat-none")
    open_ = retreat_hexes(pos, stack, foes).set
    return Overlay(
        classes={"way": open_, "foe": foes},
        looks={"way": "full", "foe": "cross"},
        text="" if open_ else "overlay-retreat-shut",
        n=open_.bit_count(),
    )


# -- command


def show_command(pos: Position, unit: int) -> Overlay:
    """The radius of an HQ, whom it serves in it and whom not; of another unit, the HQs that serve it."""
    data, side = book(pos).data, pos.game.roster[unit].side
    if pos.state.where[unit] < 0 or not holds(data.units, unit):
        return Overlay(text="overlay-command-nowhere")
    if not holds(data.of_type["hq"], unit):
        return servers_of(pos, unit)
    area, theirs = radius_of(pos, unit), data.led_by[data.commands[unit]]
    if not holds(hqs_in_supply(pos, side), unit):
        return Overlay(classes={"lost": area}, looks={"lost": "cross"}, text="overlay-command-cut")
    mine = side_units(pos, side) & pos.units_in(area)
    led = pos.hexes_of(mine & theirs)
    guests = pos.hexes_of(mine & ~theirs) & ~led
    fed_too = guests if data.commands[unit] == GERMAN else 0
    return Overlay(
        classes={"led": led, "fed": fed_too, "foreign": guests & ~fed_too, "radius": area & ~led & ~guests},
        looks={"led": "full", "fed": "full", "foreign": "cross", "radius": "edge"},
        text="overlay-command-hq",
        n=(mine & theirs).bit_count(),
    )


def servers_of(pos: Position, unit: int) -> Overlay:
    """The supplied HQs in whose radius a unit stands: those of its nation, then German ones that feed it."""
    data, side, at = book(pos).data, pos.game.roster[unit].side, pos.state.where[unit]
    near = [hq for hq in bits(hqs_in_supply(pos, side)) if holds(radius_of(pos, hq), at)]
    nation = data.commands[unit]
    own_, german = (sum(1 << hq for hq in near if data.commands[hq] == one) for one in (nation, GERMAN))
    leads = pos.hexes_of(own_)
    feeds = pos.hexes_of(german) & ~leads
    return Overlay(
        classes={"leads": leads, "feeds": feeds},
        looks={"leads": "full", "feeds": "edge"},
        text="overlay-command-unit",
        n=own_.bit_count(),
    )


# -- supply


def show_supply(pos: Position, side: int) -> Overlay:
    """Where units are in supply, the line of each supplied HQ to a source, and the units without supply."""
    data, grid = book(pos).data, pos.game.map.grid
    mine = side_units(pos, side)
    area = sources(pos, side)
    for nation in {data.commands[unit] for unit in bits(mine)}:
        area |= fed_hexes(pos, side, nation)
    ways = passable(pos, side, occupied_hexes(pos, side)) & lines_from(pos, side, occupied_hexes(pos, side))
    wanted = pos.hexes_of(hqs_in_supply(pos, side))
    drawn = lines(grid, sources(pos, side), ways, data.ways, wanted)
    cut = pos.hexes_of(mine & ~supplied_units(pos, side))
    return Overlay(
        area & ~cut, classes={"cut": cut}, looks={"cut": "cross"}, lines=tuple(drawn), n=len(drawn)
    )


# -- theatres


def show_theatres(pos: Position, _: int) -> Overlay:
    """The radius of each theatre, by its mode; of one that is far from the front, that it draws nothing."""
    far, moving = theatres.remote(pos), theatres.moving_theatres(pos)
    areas = []
    for one in bits(theatres.theatres(pos)):
        mode = "remote" if holds(far, one) else "moving" if holds(moving, one) else "offensive"
        args: Arguments = (("unit", Units(1 << one)), ("radius", theatres.radius(pos, one)))
        look: Look = "edge" if holds(moving, one) else "full"
        areas.append(Area(theatres.area(pos, one), look, f"overlay-theatres-{mode}", args, SOVIET))
    return Overlay(n=len(areas), areas=tuple(areas))


# -- threats


def show_threat(pos: Position, side: int) -> Overlay:
    """The hexes that a side could attack after an ordinary move, and whom in them."""
    area = struck_hexes(pos, side, strikers(pos, side))
    return Overlay(area, n=(area & occupied_hexes(pos, 1 - side)).bit_count())


@side_fact("steps")
def strikers(pos: Position, side: int) -> UnitSet:
    """The divisions that are worth anything in an attack."""
    roster, steps = pos.game.roster, pos.state.steps
    some = side_units(pos, side) & book(pos).data.divisions
    return sum(1 << unit for unit in bits(some) if roster[unit].face(steps[unit]).attack)


def strikes(pos: Position, unit: int) -> HexSet:
    side = pos.game.roster[unit].side
    return struck_hexes(pos, side, 1 << unit & strikers(pos, side))


@fact
def struck_hexes(pos: Position, side: int, some: UnitSet) -> HexSet:
    """All of a kind in one search: who moves alike and may enter the same hexes."""
    data, grid = book(pos).data, pos.game.map.grid
    kinds: dict[tuple[int, HexSet], tuple[Network, dict[int, HexSet]]] = {}
    fixed = immobile(pos, side)
    stand = pos.hexes_of(some)
    for unit in bits(some & ~fixed):
        net, shut = network(pos, unit), 0
        for closure in closed_hexes(pos, unit):
            shut |= closure.hexes
        _, starts = kinds.setdefault((id(net), shut), (net, {}))
        points = allowance(pos, Moving(unit), ON_FOOT)
        starts[points] = starts.get(points, 0) | 1 << pos.state.where[unit]
    rules = terms(pos, side)
    for (_, shut), (net, starts) in kinds.items():
        stand |= threat(net, starts, rules._replace(free=rules.free & ~shut), always=True)
    return grid.spread(stand, data.touching) & data.area & ~occupied_hexes(pos, side)


# -- who holds what


def show_strategic(pos: Position, _: int) -> Overlay:
    """The cities whose loss the Führer minds, each with what it costs: its value, its port, and what comes
    besides where nobody was ordered to hold it.
    """
    return Overlay(
        values={
            h: one.value + one.port
            for h, one in book(pos).data.tables.strategic.items()
            if holds(book(pos).data.scene.area & controlled_hexes(pos, AXIS), h)
        }
    )


def show_victory(pos: Position, _: int) -> Overlay:
    """The places that the scenario is about, and who holds them."""
    data = book(pos).data
    wanted = 0
    for goal in data.goals:
        wanted |= goal.places | goal.needed
    if any(goal.kind == LOST for goal in data.goals):
        for objective in data.tables.objectives:
            wanted |= objective.hexes
    return side_overlay(pos, *(wanted & controlled_hexes(pos, side) for side in (SOVIET, AXIS)))


OVERLAYS: Mapping[str, Drawing] = {
    "reach": show_reach(REACHING),
    "command": show_command,
    "supply": show_supply,
    "theatres": show_theatres,
    "threat": show_threat,
    "strategic": show_strategic,
    "objectives": show_victory,
    "control": show_possession(CONTROL),
    "retreat": show_retreat,
}
SPECS: Mapping[str, OverlaySpec] = {
    "reach": OverlaySpec("unit", "reach", "P", "VR 6.1.4"),
    "command": OverlaySpec("unit", "control", "Q", "VR 1.2.1"),
    "supply": OverlaySpec("side", "line", "L", "VR 4.1.1a"),
    "theatres": OverlaySpec("all", "control", "Z", "VR 9.1.2a"),
    "threat": OverlaySpec("side", "threat", "T", "VR 7.1.1"),
    "strategic": OverlaySpec("all", "objective", "V", "VR 15.2.1a"),
    "objectives": OverlaySpec("all", "objective", "O", "VR 0a"),
    "control": OverlaySpec("all", "control", "C", "VR 1.10.1a"),
    "retreat": OverlaySpec("unit", "zone", "B", "VR 7.10.5a"),
}
