"""6, 6A, 6B, 29. Marching: how far a unit goes, at what cost, and where it may not go."""

from __future__ import annotations

from collections.abc import Callable

from grognard.games.sudden_storm.law import crossings, step_costs, territory, zoc
from grognard.games.sudden_storm.law.air.harassment import harassed_hexes
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import DONE, FED, MP, STARVING, UNSUPPLIED, Moving, own
from grognard.games.sudden_storm.law.presence import occupied_hexes, side_of, touching_hexes
from grognard.games.sudden_storm.law.weather_areas import area_weather
from grognard.kernel.arguments import At, Points
from grognard.kernel.changes import Marked
from grognard.kernel.cite import rule
from grognard.kernel.menu import Allowed, Cause, hexes
from grognard.kernel.network import UNLIMITED, MoveTerms
from grognard.kernel.reach import Reach
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet, fact
from grognard.rules import why_not
from grognard.rules.why_not import Closure, Trip, hex_words

MARCH, ADMIN, RAIL, STRATEGIC_RAIL = "move", "admin", "rail", "strategic"
HALVED = 2

Bars = Callable[[Position, Moving], list[why_not.Hindrance]]  # what bars one manner of going besides

# -- how far


@rule("SS 6.3")
def rating(pos: Position, unit: int) -> int:
    """What the face that is up prints, in half points."""
    return pos.game.roster[unit].face(pos.state.steps[unit]).move


def unsupplied_units(pos: Position) -> UnitSet:
    """Units that suffer from want of supply now; those fed by a special source do not."""
    marks = pos.state.marks
    return (marks[UNSUPPLIED] | marks[STARVING]) & ~marks[FED]


@rule("SS 6.3", "SS 12D.2", "SS 12D.3")
def allowance(pos: Position, unit: int) -> int:
    """In half points: half of it for c/m units without supply, and from the second turn for all."""
    short = pos.state.marks[STARVING] | pos.state.marks[UNSUPPLIED] & book(pos).data.cm
    return rating(pos, unit) // (HALVED if short & unsupplied_units(pos) & 1 << unit else 1)


def points_left(pos: Position, unit: int) -> int | None:
    """Of a unit that has begun to move in this phase; none: it has not."""
    return next((left for who, left in own(pos).left if who == unit), None)


def units_with_points_left(pos: Position) -> UnitSet:
    """Units that have begun to move in this phase and have points left."""
    return sum(1 << unit for unit, _ in own(pos).left)


def begin_unit_move(pos: Position, unit: int, exploiting: bool = False) -> Moving:
    """A unit is taken in hand, with all its points or what it has left of them."""
    left = points_left(pos, unit)
    if left is None:
        return Moving(unit, allowance(pos, unit), exploiting=exploiting)
    return Moving(unit, left, fresh=False, exploiting=exploiting)


# -- put down


@rule("SS 6.3")
def keep_points(ref: Referee, unit: int, left: int, over: str) -> None:
    """What a unit has left it keeps for later in the phase; without any, it moves no more."""
    others = tuple(pair for pair in own(ref.pos).left if pair[0] != unit)
    ref.note("SS 6.3", left=others if over else (*others, (unit, left)))
    if over:
        ref.do(Marked(DONE, 1 << unit, True, over, quiet=True))


@rule("SS 6.3")
def put_down(ref: Referee, moving: Moving, over: str) -> None:
    """Administrative movement is the whole move of a unit."""
    whole = moving.how == ADMIN and not book(ref.pos).combined_moves
    on = not over and moving.left > 0 and not whole
    keep_points(ref, moving.unit, moving.left, "" if on else over or "SS 6.3")
    ref.finish()


# -- where not


@rule("SS 6.9")
def closed_hexes(pos: Position, unit: int) -> tuple[Closure, ...]:
    """The hexes that a unit may not enter: those of enemies, and what its nation's lot closes to it. Where it
    stands already it may stay.
    """
    here = 1 << pos.state.where[unit]
    enemies = Closure(
        "SS 6.9", occupied_hexes(pos, 1 - side_of(pos, unit)), hex_words("why-enemy-there", pos)
    )
    found = (enemies, *territory.closed_hexes(pos, unit))
    return tuple(one._replace(hexes=one.hexes & ~here) for one in found)


def mover(pos: Position, unit: int) -> step_costs.Mover:
    """Only what costs a part of the allowance asks how much that is."""
    moves = book(pos).data.movers[unit]
    return moves, rating(pos, unit) if moves == "cm" else 0


@rule("SS 7B.2")
def terms(pos: Position, unit: int) -> MoveTerms:
    side = side_of(pos, unit)
    found = zoc.terms(pos, side, book(pos).data.movers[unit])
    stop = book(pos).data.arctic if is_exploiting(pos) else 0
    return found._replace(shut=territory.shut(pos, side), stop=stop)


@rule("SS 29.2")
def is_exploiting(pos: Position) -> bool:
    """Who enters the Arctic in exploitation goes no farther (SS-P19)."""
    frame = pos.state.frames[-1]
    return isinstance(frame.memo, Moving) and frame.memo.exploiting


# -- ordinary movement


@rule("SS 6.4", "SS 6.7", "SS 6A.1", "SS 7B.4")
def march_trip(pos: Position, moving: Moving) -> Trip:
    """What the points left allow; a unit that has all its points goes one hex whatever it costs (SS-R1)."""
    unit, data = moving.unit, book(pos).data
    side = side_of(pos, unit)
    crossing = crossings.is_kronshtadt_open(pos, side)
    return Trip(
        step_costs.march_network(
            data, mover(pos, unit), area_weather(pos), crossing, harassed_hexes(pos, side)
        ),
        1 << pos.state.where[unit],
        moving.left,
        terms(pos, unit),
        always=moving.fresh,
        closed=closed_hexes(pos, unit),
    )


@fact
def march_reach(pos: Position, moving: Moving) -> Reach:
    return march_trip(pos, moving).reach()


def destinations(pos: Position, moving: Moving) -> Allowed | None:
    if moving.how == ADMIN:
        return None
    found = open_hexes(pos, moving, march_reach(pos, moving), march_trip, "SS 6.3")
    if own(pos).in_column >> moving.unit & 1:
        found.less("SS 37C", found.set, unit_words(pos, "ss-why-in-column", moving.unit))
    return found


# -- administrative movement


@rule("SS 6B.4", "SS 6B.5")
def admin_trip(pos: Position, moving: Moving) -> Trip:
    """Through what was owned at the start of the player turn, next to no enemy, no hex for nothing."""
    unit, data = moving.unit, book(pos).data
    side = side_of(pos, unit)
    bars = (
        Closure("SS 6B.4", data.land & ~own(pos).at_start, hex_words("ss-why-not-owned-at-start", pos)),
        Closure("SS 6B.4", touching_hexes(pos, 1 - side), adjacent_enemy_words(pos, side)),
    )
    return march_trip(pos, moving)._replace(
        net=step_costs.admin_network(data, mover(pos, unit), area_weather(pos), harassed_hexes(pos, side)),
        always=False,
        closed=closed_hexes(pos, unit) + bars,
    )


@fact
def admin_reach(pos: Position, moving: Moving) -> Reach:
    return admin_trip(pos, moving).reach()


@rule("SS 6B.1", "SS 6B.4", "SS 6B.5")
def admin_destinations(pos: Position, moving: Moving) -> Allowed | None:
    """In the movement phase, as a unit's whole move (SS-P6), and in supply."""
    if moving.exploiting or not (moving.fresh or moving.how == ADMIN or book(pos).combined_moves):
        return None
    found = open_hexes(pos, moving, admin_reach(pos, moving), admin_trip, "SS 6B.3", HALVED, admin_bars)
    if own(pos).marched >> moving.unit & 1:
        found.less("SS 37C", found.set, unit_words(pos, "ss-why-marched", moving.unit))
    if unsupplied_units(pos) >> moving.unit & 1:
        found.less("SS 6B.4", found.set, "ss-why-admin-unsupplied")
    return found


@rule("SS 6B.2", "SS 6B.6")
def admin_bars(pos: Position, moving: Moving) -> list[why_not.Hindrance]:
    """What ground keeps from administrative movement: in zones A and G all but roads, elsewhere what is not
    clear.
    """
    data, who, now = book(pos).data, mover(pos, moving.unit), area_weather(pos)
    air, north = harassed_hexes(pos, side_of(pos, moving.unit)), step_costs.roads_only(data)
    usual = admin_trip(pos, moving).net
    nets = (step_costs.admin_network(data, who, now, air, rough) for rough in (north, data.land & ~north))
    cites = ("SS 6B.6", "ss-why-admin-zones"), ("SS 6B.2", "ss-why-admin-ground")
    return [why_not.no_step(*cite, usual, net) for cite, net in zip(cites, nets, strict=True)]


@rule("SS 37C")
def note_manner(ref: Referee, unit: int, how: str) -> None:
    """With the option, administrative movement may follow trains and ships, not an ordinary move."""
    if not book(ref.pos).combined_moves:
        return
    now = own(ref.pos)
    if how == ADMIN:
        ref.note("SS 37C", in_column=now.in_column | 1 << unit)
    else:
        ref.note("SS 37C", marched=now.marched | 1 << unit)


# -- why not


def unit_words(pos: Position, message: str, unit: int) -> Callable[[int], why_not.Words]:
    """A message that speaks of the unit in hand, whatever hex is asked about."""
    return why_not.fixed_words(message, (("unit", why_not.known_units(pos, 1 << unit)),))


def adjacent_enemy_words(pos: Position, side: int) -> Callable[[int], why_not.Words]:
    """Who stands next to a hex."""

    def words(h: int) -> why_not.Words:
        near = pos.units_in(pos.game.map.grid.adjacent(1 << h)) & book(pos).data.of_side[1 - side]
        return "ss-why-beside-enemy", (("hex", At(h)), ("units", why_not.known_units(pos, near)))

    return words


def other_hex_cause(cite: str, message: str) -> Callable[[int], Cause]:
    """Of a hex that was never considered."""
    return lambda h: Cause(cite, message, (("hex", At(h)),))


def open_hexes(
    pos: Position,
    moving: Moving,
    found: Reach,
    trip: Callable[[Position, Moving], Trip],
    cite: str,
    divisor: int = 1,
    more: Bars = lambda pos, moving: [],
) -> Allowed:
    """The hexes of a reach, and why the others are none of them."""
    area = found.hexes & ~(1 << pos.state.where[moving.unit])
    return hexes(area, cite, lambda h: no_way_causes(pos, moving, trip(pos, moving), cite, divisor, more, h))


def no_way_causes(
    pos: Position, moving: Moving, trip: Trip, cite: str, divisor: int, more: Bars, h: int
) -> list[Cause]:
    """Why a hex is out of reach."""
    if pos.state.where[moving.unit] == h:
        return [Cause(cite, "why-already-there", (("hex", At(h)),))]
    if found := [Cause(one.cite, *one.words(h)) for one in trip.closed if one.hexes >> h & 1]:
        return found
    unit = moving.unit
    side = side_of(pos, unit)
    crossing = crossings.is_kronshtadt_open(pos, side)
    who = mover(pos, unit)
    price = step_costs.items(
        book(pos).data, who, area_weather(pos), crossing, divisor, harassed_hexes(pos, side)
    )
    too_far = why_not.too_far(cite, Points(trip.points, MP), price)
    bars = [why_not.closing_hindrance(one) for one in trip.closed if one.hexes]
    bars += more(pos, moving)
    bars.append(why_not.Hindrance("SS 6A.1", why_not_free, zoc_words(pos, side_of(pos, unit), trip)))
    causes = why_not.hindrances(trip, bars, too_far, h)
    return causes or [Cause("SS 6.5", "ss-why-prohibited", (("hex", At(h)),))]


def why_not_free(trip: Trip) -> Trip:
    """A trip without what ZOC cost."""
    free = tuple((0,) * len(row) for row in trip.terms.toll)
    return trip._replace(terms=trip.terms._replace(toll=free))


def zoc_words(pos: Position, side: int, trip: Trip) -> Callable[[why_not.Path, Reach], why_not.Words]:
    """Which ZOC one would have to leave on the way, and what the cheapest way costs with what that takes."""

    def words(path: why_not.Path, found: Reach) -> why_not.Words:
        zone, to = zoc.zoc(pos, 1 - side), path[-1]
        at = ("hex", At(next((h for h in path[:-1] if zone >> h & 1), path[0])))
        far = trip._replace(points=UNLIMITED).reach()
        if not far.hexes >> to & 1:
            return "ss-why-zoc-cost", (at,)
        needed, left = Points(far.cost(to), MP), Points(trip.points, MP)
        return "ss-why-zoc-needs", (at, ("needed", needed), ("left", left))

    return words
