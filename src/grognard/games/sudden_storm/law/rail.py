"""7A. The railways: gauges, nets and their capacity, operational and strategic movement."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import lcm

from grognard.games.sudden_storm.law import gauge, marching, stocks, transit
from grognard.games.sudden_storm.law.air import harassment
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.data import Data
from grognard.games.sudden_storm.law.marching import ADMIN, RAIL, STRATEGIC_RAIL
from grognard.games.sudden_storm.law.names import (
    AXIS,
    DONE,
    EASTERN,
    HAULED,
    MP,
    NETS,
    SHIPPED,
    SOVIET,
    Moving,
    own,
)
from grognard.games.sudden_storm.law.presence import land_units, side_of, touching_hexes
from grognard.games.sudden_storm.law.sizes import transport_size
from grognard.games.sudden_storm.law.weather_areas import steps_within
from grognard.games.sudden_storm.law.zoc import zoc
from grognard.kernel.cite import rule
from grognard.kernel.hexes import SHUT, Gate, HexSet, bits, intersect_gates, subtract_gate, unite_gates
from grognard.kernel.menu import Allowed, hexes
from grognard.kernel.network import Leg, MoveTerms, Network
from grognard.kernel.reach import Reach
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet, fact
from grognard.rules.march import Way
from grognard.rules.why_not import Closure, Trip, Words, hex_words

SOVIET_NET, STANDARD_NET, FINNISH_NET = range(len(NETS))
OPPOSITE = 3  # directions on
Lines = tuple[Gate, Gate]  # broad and standard links

# -- gauge


def links(data: Data, one_way: tuple[HexSet, ...]) -> Gate:
    """Links kept by their first three directions, as steps both ways."""
    grid, found = data.map.grid, list(SHUT)
    for d, steps in enumerate(one_way):
        only = tuple(steps if n == d else 0 for n in range(len(SHUT)))
        found[d] |= steps
        found[d + OPPOSITE] |= grid.spread(steps, only)  # type: ignore[arg-type]
    return tuple(found)  # type: ignore[return-value]


@rule("SS 7A3.1", "SS 7A3.7")
def gauges(pos: Position) -> Lines:
    """The broad links and the standard ones, as they lie now."""
    data = book(pos).data
    changed = links(data, own(pos).standard)
    broad, standard = gauge.built_lines(pos)
    return subtract_gate(broad, changed), unite_gates(standard, intersect_gates(broad, changed))


@rule("SS 7A3.3")
def finnish_net(pos: Position) -> HexSet:
    """Finland, and what the Axis owns of the USSR in the two theatres."""
    data, now = book(pos).data, own(pos)
    axis = data.land & ~now.soviet & ~now.neutral
    theatres = data.theatre("finnish") | data.theatre("arctic")
    return data.country("finland") | data.ussr & theatres & axis


@fact
@rule("SS 7A.2", "SS 7A3.2", "SS 7A3.4", "SS 7A3.10")
def usable(pos: Position, side: int) -> Lines:
    """The links a side's trains may use, between hexes that it owned when its player turn began."""
    data, grid = book(pos).data, book(pos).data.map.grid
    mine = steps_within(grid, own(pos).at_start)
    broad, standard = gauges(pos)
    if side == AXIS:
        broad = intersect_gates(broad, steps_within(grid, finnish_net(pos)))
        standard = subtract_gate(standard, links(data, own(pos).fresh))
    else:
        standard = intersect_gates(
            standard, steps_within(grid, standard_gauge_net(pos, intersect_gates(standard, mine)))
        )
    return intersect_gates(broad, mine), intersect_gates(standard, mine)


@rule("SS 7A3.4", "SS 7A3.5")
def standard_gauge_net(pos: Position, standard: Gate) -> HexSet:
    """What hangs together by standard gauge with a city that was never the Axis's, in the part of the USSR
    where the lines are standard.
    """
    data, now = book(pos).data, own(pos)
    printed = data.gates_by_gauge["standard"]
    ends = 0
    for gate in printed:
        ends |= gate
    cities = data.cities & data.ussr & ~data.ussr39 & ends & now.soviet & ~now.ever_axis
    return data.map.grid.flood(cities, data.land, standard)


# -- capacity


def net_of(side: int, broad: bool) -> int:
    if side == SOVIET:
        return SOVIET_NET
    return FINNISH_NET if broad else STANDARD_NET


@rule("SS 7A4.1", "SS 7A4.4", "SS 7A4.7", "SS 30G.1", "SS 19D1.1")
def capacity(pos: Position, net: int) -> int:
    """RE a turn: the base, what was bought, less what was lost for good, not yet in the first (SS-P8), or
    bombed away for a turn; without what was bought it is never less than nothing (SS-P77).
    """
    data, now, first = book(pos).data, own(pos), pos.state.turn <= 1
    scene = data.scene.rail
    name = f"rail.capacity.{NETS[net]}"
    if scene is not None and net != FINNISH_NET:
        of_side = scene[SOVIET if net == SOVIET_NET else AXIS]
        base = of_side.first if first else of_side.usual
    else:
        base = data.constant(f"{name}.first" if first and net == SOVIET_NET else name)
    lost = now.rail_lost if net == SOVIET_NET and not first else 0
    return max(0, base - lost - now.yards_hit[net]) + now.rail_more[net]


def rail_room(pos: Position, net: int) -> int:
    """RE that a net can still take in this player turn, from its initial phase on (D22)."""
    return capacity(pos, net) - own(pos).rail_used[net]


def spend(ref: Referee, net: int, load: int, cite: str) -> None:
    """Units, points, factories, the capital: whatever goes by rail takes so many RE of a net."""
    used = own(ref.pos).rail_used
    ref.note(cite, rail_used=tuple(n + (load if i == net else 0) for i, n in enumerate(used)))


@rule("SS 7A4.1", "SS 7A4.5", "SS 7A4.3", "SS 3C4")
def begin_turn(ref: Referee, frame: Frame) -> None:
    """Capacity is new in every player turn; what was bought lasted one, and nothing is saved."""
    none = (0, 0, 0)
    ref.note("SS 7A4.1", rail_used=none, rail_more=none, rail_free=0)
    mend_yards(ref, 1 - frame.who)
    stocks.release_points(ref, HAULED | SHIPPED)


@rule("SS 19D1.1")
def mend_yards(ref: Referee, side: int) -> None:
    """What was bombed away of a side's capacity is back when its player turn is over."""
    hit = own(ref.pos).yards_hit
    nets = [net for net in range(len(NETS)) if (net == SOVIET_NET) == (side == SOVIET)]
    ref.note("SS 19D1.1", yards_hit=tuple(0 if net in nets else n for net, n in enumerate(hit)))


@rule("SS 7A4.2")
def rail_load(pos: Position, unit: int, net: int) -> int:
    """RE that a unit takes of a net, with the points it carries; once a phase (SS-P39), but points that
    it takes up at a stop count too.
    """
    if own(pos).rode[net] >> unit & 1:
        return stocks.just_loaded(pos, unit)
    return transport_size(pos, unit) + stocks.points_carried(pos, unit)


@rule("SS 7A4.3")
def free(pos: Position, unit: int, net: int) -> int:
    """RE of that which ride free: of units that came from the Eastern districts this turn."""
    if net != SOVIET_NET or not pos.state.marks[EASTERN] >> unit & 1:
        return 0
    left = book(pos).data.constant("rail.eastern_free") - own(pos).rail_free
    return min(rail_load(pos, unit, net), max(0, left))


def fits(pos: Position, unit: int, net: int) -> bool:
    return rail_load(pos, unit, net) - free(pos, unit, net) <= rail_room(pos, net)


def lines_for(pos: Position, unit: int) -> Lines:
    """The links whose net has room for a unit."""
    side = side_of(pos, unit)
    broad, standard = usable(pos, side)
    if transit.is_in_sweden(pos, unit):
        here = gauges(pos)
        return transit.tracks(pos, here[0]) if fits(pos, unit, FINNISH_NET) else SHUT, transit.tracks(
            pos, here[1]
        )
    return (
        broad if fits(pos, unit, net_of(side, True)) else SHUT,
        standard if fits(pos, unit, net_of(side, False)) else SHUT,
    )


@rule("SS 30B.2")
def nets_on(pos: Position, side: int, path: tuple[int, ...]) -> set[int]:
    """The nets that a ride uses; Swedish railways belong to none."""
    broad, _ = usable(pos, side)
    grid, abroad = pos.game.map.grid, transit.sweden(pos)
    if any(abroad >> h & 1 for h in path):
        broad = transit.tracks(pos, gauges(pos)[0])
    steps = [(a, b) for a, b in pairwise(path) if not (abroad >> a | abroad >> b) & 1]
    return {net_of(side, bool(broad[grid.direction(a, b)] >> a & 1)) for a, b in steps}


def book_ride(ref: Referee, unit: int, path: tuple[int, ...]) -> None:
    """What a ride takes of every net that it uses."""
    for net in nets_on(ref.pos, side_of(ref.pos, unit), path):
        now, gratis = own(ref.pos), free(ref.pos, unit, net)
        taken = rail_load(ref.pos, unit, net) - gratis
        spend(ref, net, taken, "SS 7A4.2")
        rode = tuple(units | (1 << unit if i == net else 0) for i, units in enumerate(now.rode))
        ref.note("SS 7A4.2", rode=rode, rail_free=now.rail_free + gratis)


# -- the lines as a network


@lru_cache(8)
def rail_network(data: Data, lines: Lines, by_hex: tuple[tuple[int, HexSet], ...], change: int) -> Network:
    """Three modes: just entrained, on broad gauge, on standard gauge. Changing costs so much more."""
    grid, kinds = data.map.grid, ((1, lines[0]), (2, lines[1]))

    def legs(now: int) -> tuple[Leg, ...]:
        found = []
        for to, gate in kinds:
            more = change if now not in (0, to) else 0
            for cost, area in by_hex:
                if any(steps := intersect_gates(gate, grid.toward(area))):
                    found.append(Leg(cost + more, steps, to))
        return tuple(sorted(found, key=lambda leg: (leg.cost, leg.then)))

    return Network(grid, tuple(legs(mode) for mode in range(3)))


def parts(data: Data) -> int:
    """Into how many parts a movement point is divided, so that every hex is some of them."""
    return lcm(*data.tables.rail_rate)


@rule("SS 7A1.2")
def rates(pos: Position) -> tuple[tuple[int, HexSet], ...]:
    """What a rail hex costs by the weather of its zone."""
    data = book(pos).data
    pairs = zip(data.weather_zones, own(pos).weather, strict=True)
    return tuple((parts(data) // data.tables.rail_rate[weather], zone) for zone, weather in pairs)


def free_board(pos: Position) -> MoveTerms:
    """Trains may be anywhere, and pay no tolls of zones."""
    return MoveTerms(pos.game.map.grid.board)


# -- operational


@rule("SS 7A1.6")
def guarded_hexes(pos: Position, side: int, but: UnitSet = 0) -> HexSet:
    """Hexes of friends that have stood there since the phase began."""
    moved = pos.state.marks[DONE] | marching.units_with_points_left(pos) | but
    return pos.hexes_of(land_units(pos, side) & ~moved)


@rule("SS 7A1.1", "SS 7A1.2", "SS 7A1.5", "SS 7A3.6")
def rail_trip(pos: Position, moving: Moving) -> Trip:
    """What is left after entraining, in whole points; into no ZOC and out of none."""
    data, unit = book(pos).data, moving.unit
    side = side_of(pos, unit)
    zone = zoc(pos, 1 - side) & ~guarded_hexes(pos, side, 1 << unit)
    bar = Closure("SS 7A1.5", zone, hex_words("ss-why-rail-zoc", pos))
    change = data.constant("rail.gauge_change") * parts(data)
    whole = moving.left // MP - data.constant("rail.entrain")
    return Trip(
        rail_network(data, lines_for(pos, unit), rates(pos), change),
        1 << pos.state.where[unit],
        max(0, whole) * parts(data),
        harassment.add_rail_tolls(
            pos, side, free_board(pos), data.constant("harassment.march") * parts(data)
        ),
        closed=(*marching.closed_hexes(pos, unit), bar),
    )


@fact
def rail_reach(pos: Position, moving: Moving) -> Reach:
    return rail_trip(pos, moving).reach()


@rule("SS 7A.1", "SS 30F1", "SS 37C")
def can_trains_run(pos: Position, moving: Moving) -> bool:
    """In movement phases, but not in the surprise turn, nor as a part of administrative movement."""
    alone = moving.how == ADMIN and not book(pos).combined_moves
    return not (moving.exploiting or own(pos).surprise or alone)


def rail_destinations(pos: Position, moving: Moving) -> Allowed | None:
    if not can_trains_run(pos, moving):
        return None
    return rail_hexes(pos, moving, rail_reach(pos, moving), "SS 7A1.2")


@rule("SS 7A4.2")
def rail_hexes(pos: Position, moving: Moving, found: Reach, cite: str) -> Allowed:
    """Why the other hexes are out of reach is told by no_train.py."""
    unit = moving.unit
    area = found.hexes & ~(1 << pos.state.where[unit])
    allowed = hexes(area, cite, marching.other_hex_cause(cite, "ss-why-no-train"))
    side = side_of(pos, unit)
    if not any(fits(pos, unit, net_of(side, broad)) for broad in (True, False)):
        allowed.less("SS 7A4.2", pos.game.map.grid.board, lambda _: no_capacity(pos, unit))
    return allowed


@rule("SS 7A4.2")
def no_capacity(pos: Position, unit: int) -> Words:
    """What a unit needs of a net, and what the emptier one has left."""
    nets = {net_of(side_of(pos, unit), broad) for broad in (True, False)}
    best = max(nets, key=lambda net: rail_room(pos, net))
    needed = rail_load(pos, unit, best) - free(pos, unit, best)
    return "ss-why-no-capacity-left", (("needed", needed), ("left", max(0, rail_room(pos, best))))


@rule("SS 7A1.1", "SS 7A1.3")
def rail_price(pos: Position, cost: int) -> int:
    """Half points of a ride, entraining included; a part of a point is a whole one."""
    data = book(pos).data
    return (data.constant("rail.entrain") + -(-cost // parts(data))) * MP


def continue_by_rail(pos: Position, moving: Moving, way: Way) -> tuple[Moving, str]:
    left = moving.left - rail_price(pos, way.cost)
    return moving._replace(left=left, how=RAIL, fresh=False), "" if left > 0 else "SS 7A1.3"


def used_zones(ref: Referee, moving: Moving, way: Way) -> None:
    """Who kept a ZOC off the line has to stay where it is to the end of the phase."""
    zone = zoc(ref.pos, 1 - side_of(ref.pos, moving.unit)) & sum(1 << h for h in set(way.path))
    if zone & ~own(ref.pos).kept:
        ref.note("SS 7A1.6", kept=own(ref.pos).kept | zone)


@rule("SS 7A1.6")
def line_guards(pos: Position, side: int) -> UnitSet:
    """Units that alone keep a ZOC off a line that trains have used."""
    found, moved = 0, pos.state.marks[DONE] | marching.units_with_points_left(pos)
    for h in bits(own(pos).kept):
        here = pos.at(h) & book(pos).data.of_side[side] & ~moved
        if here and not here & here - 1:
            found |= here
    return found


# -- strategic


@rule("SS 7A2.1", "SS 7A2.2", "SS 7A3.6")
def strategic_trip(pos: Position, moving: Moving) -> Trip:
    """So many hexes, never next to an enemy."""
    data, unit = book(pos).data, moving.unit
    side = side_of(pos, unit)
    bar = Closure("SS 7A2.2", touching_hexes(pos, 1 - side), marching.adjacent_enemy_words(pos, side))
    change = data.constant("rail.gauge_change.strategic")
    closed = marching.closed_hexes(pos, unit)
    if transit.is_in_sweden(pos, unit):
        closed = transit.closed_in_transit(pos, closed)
    return Trip(
        rail_network(data, lines_for(pos, unit), ((1, data.land),), change),
        1 << pos.state.where[unit],
        data.constant("rail.strategic"),
        harassment.add_rail_tolls(pos, side, free_board(pos), data.constant("harassment.strategic")),
        closed=(*closed, bar),
    )


@fact
def strategic_reach(pos: Position, moving: Moving) -> Reach:
    return strategic_trip(pos, moving).reach()


@rule("SS 7A2.3")
def strategic_destinations(pos: Position, moving: Moving) -> Allowed | None:
    """As the only move of a unit in the phase."""
    if not can_trains_run(pos, moving) or not moving.fresh:
        return None
    found = rail_hexes(pos, moving, strategic_reach(pos, moving), "SS 7A2.1")
    return found.less("SS 30B.2", transit.sweden(pos), "ss-why-transit")


@rule("SS 7A2.3")
def continue_strategically(pos: Position, moving: Moving, way: Way) -> tuple[Moving, str]:
    return moving._replace(left=0, how=STRATEGIC_RAIL, fresh=False), "SS 7A2.3"
