"""8. Movement."""

from __future__ import annotations

from typing import Any, NamedTuple

from grognard.games.victory_lost import command, displacement, victory
from grognard.games.victory_lost.movement_costs import SETTING_OUT, UNDER_WAY
from grognard.games.victory_lost.rulebook import book
from grognard.games.victory_lost.stacking import foreign, full
from grognard.games.victory_lost.state import ACTIVE, MOVED, MP, NORMAL, ROAD, SOVIET, SPENT, Moving, Own
from grognard.games.victory_lost.supply import allowance, in_box, on_map
from grognard.games.victory_lost.zoc import closed, held, line, lone_hqs, zoc
from grognard.kernel.changes import Marked, Moved, Placed, Removed
from grognard.kernel.cite import rule
from grognard.kernel.going import Reach, Terms, reach
from grognard.kernel.hexes import SHUT, HexSet, bits, both, leaving
from grognard.kernel.menu import Allowed, Menu, button, hexes, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import DEAD, GONE, Frame, Position, UnitSet, fact, side_fact

TOLL = 2 * MP  # to enter an enemy zone, and to leave one


class Bounds(NamedTuple):
    """What a side makes of its enemy's movement."""

    troops: Terms
    staff: Terms  # HQs overrun nobody
    troops_apart: Terms  # for who must keep out of its zones
    staff_apart: Terms


class Way(NamedTuple):
    """One manner of going: what setting out costs, and what it reaches."""

    how: int
    base: int
    reach: Reach
    kept: int = 0  # the points of AVL 15.0.1b that it does not forfeit

    def price(self, h: int) -> int:
        return self.base + self.reach.cost(h)


def mover(pos: Position, unit: int) -> str:
    return "mech" if book(pos).data.mechanised >> unit & 1 else "foot"


@rule("AVL 8.2.1a", "AVL 8.2.1b", "AVL 8.2.1c", "AVL 8.2.2a", "AVL 8.2.2b", "AVL 5.0.2", "AVL 8.1.4", "AVL 13.0a")
@side_fact
def against(pos: Position, foe: int) -> tuple[Bounds, Bounds]:
    """While the pocket is open, and while it is closed. Nothing here hangs on who moves.

    Into a zone 2 points, out of it 2 points, friends there or not; from zone to zone not over a major river, bridge or no bridge.
    An HQ alone does not bar its hex to troops, but whoever enters it must look about before going on.
    """
    data, zone = book(pos).data, zoc(pos, foe)
    shut = both(leaving(data.map.sides["major_river"], zone), data.map.grid.toward(zone))
    lone, land = lone_hqs(pos, foe), data.land
    found = []
    for ground in (land, land & ~data.pocket):
        troops, staff = ground & ~line(pos, foe), ground & ~held(pos, foe)
        found.append(
            Bounds(
                Terms(troops, lone, zone, TOLL, TOLL, shut),
                Terms(staff, 0, zone, TOLL, TOLL, shut),
                Terms(troops & ~zone, lone),
                Terms(staff & ~zone, 0),
            )
        )
    return found[0], found[1]


def bounds(pos: Position, unit: int) -> Bounds:
    return against(pos, 1 - pos.game.roster[unit].side)[bool(closed(pos))]


def terms_for(pos: Position, unit: int, apart: bool) -> Terms:
    found, hq = bounds(pos, unit), book(pos).data.hqs >> unit & 1
    if apart:
        return found.staff_apart if hq else found.troops_apart
    return found.staff if hq else found.troops


@rule("AVL 15.0.1b")
def bonus(pos: Position, moving: Moving) -> int:
    """With the option, what a Soviet unit may spend more while it keeps out of enemy zones."""
    extra = book(pos).extra
    return extra if extra and pos.game.roster[moving.unit].side == SOVIET and moving.clean and not in_zone(pos, moving.unit) else 0


def in_zone(pos: Position, unit: int) -> bool:
    """Is it in an enemy zone? Not in a box."""
    at = pos.state.where[unit]
    return at >= 0 and bool(zoc(pos, 1 - pos.game.roster[unit].side) >> at & 1)


@rule("AVL 8.1.2a", "AVL 8.1.2d", "AVL 8.1.3b")
@fact
def ways(pos: Position, moving: Moving) -> tuple[Way, ...]:
    """Every manner in which a unit may go on: nobody is granted a hex he cannot pay for."""
    if moving.how == SPENT:
        return ()
    return box_ways(pos, moving) if in_box(pos, moving.unit) else map_ways(pos, moving)


def map_ways(pos: Position, moving: Moving) -> tuple[Way, ...]:
    unit, start, more = moving.unit, 1 << pos.state.where[moving.unit], bonus(pos, moving)
    net, mode = book(pos).ground.normal[mover(pos, unit)], UNDER_WAY if moving.how else SETTING_OUT
    found = []
    if moving.how != ROAD:
        found.append(Way(NORMAL, 0, reach(net, start, moving.left, terms_for(pos, unit, False), mode=mode)))
        if more:
            found.append(Way(NORMAL, 0, reach(net, start, moving.left + more, terms_for(pos, unit, True), mode=mode), more))
    if moving.how != NORMAL and may_take_road(pos, moving):
        found.append(Way(ROAD, 0, reach(book(pos).ground.road, start, moving.left + more, terms_for(pos, unit, True)), more))
    return tuple(found)


@rule("AVL 8.3.1b", "AVL 8.3.1c")
def may_take_road(pos: Position, moving: Moving) -> bool:
    """From a road hex out of enemy zones."""
    return bool(book(pos).data.roads >> pos.state.where[moving.unit] & 1) and moving.clean and not in_zone(pos, moving.unit)


@rule("AVL 11.2.2b", "AVL 11.2.2c", "AVL 2.1.1g")
def box_ways(pos: Position, moving: Moving) -> tuple[Way, ...]:
    """From a box: into a hex beside it for what the hex costs, and on from there; by road if that hex has one."""
    unit, rules, more = moving.unit, book(pos), bonus(pos, moving)
    zone, net = zoc(pos, 1 - pos.game.roster[unit].side), rules.ground.normal[mover(pos, unit)]
    entry = rules.data.map.areas[f"entry_{rules.data.more(unit).box}"]
    found = []
    for apart, left in ((False, moving.left), *(((True, moving.left + more),) if more else ())):
        terms, kept = terms_for(pos, unit, apart), more if apart else 0
        for cost, group in entry_costs(pos, unit, entry & terms.free, 0 if apart else zone).items():
            if cost <= left and moving.how != ROAD:
                found.append(Way(NORMAL, cost, reach(net, group & ~terms.stop, left - cost, terms, mode=UNDER_WAY), kept))
                found.append(Way(NORMAL, cost, reach(net, group & terms.stop, 0, terms, mode=UNDER_WAY), kept))
    terms, rate, left = terms_for(pos, unit, True), rules.ground.rate, moving.left + more
    gates = entry & rules.data.roads & terms.free
    if left >= rate:
        found.append(Way(ROAD, rate, reach(rules.ground.road, gates & ~terms.stop, left - rate, terms), more))
        found.append(Way(ROAD, rate, reach(rules.ground.road, gates & terms.stop, 0, terms), more))
    return tuple(way for way in found if way.reach.start)


def entry_costs(pos: Position, unit: int, entry: HexSet, zone: HexSet) -> dict[int, HexSet]:
    """The hexes beside a box, by what it costs to come on there."""
    found: dict[int, HexSet] = {}
    for h in bits(entry):
        cost = book(pos).ground.entry_cost(mover(pos, unit), h)
        if cost is not None:
            cost += TOLL if zone >> h & 1 else 0
            found[cost] = found.get(cost, 0) | 1 << h
    return found


def reached(pos: Position, moving: Moving) -> HexSet:
    found = 0
    for way in ways(pos, moving):
        found |= way.reach.hexes
    return found


@rule("AVL 8.1.2c", "AVL 8.1.2d", "AVL 5.0.4a", "AVL 5.0.4b")
def destinations(pos: Position, moving: Moving) -> Allowed:
    """Where it may end; on the way there is no limit."""
    unit = moving.unit
    counter, data = pos.game.roster[unit], book(pos).data
    here = 0 if pos.state.where[unit] < 0 else 1 << pos.state.where[unit]
    hq = bool(data.hqs >> unit & 1)
    found = hexes(reached(pos, moving) & ~here, "AVL 8.1.2d").less("AVL 5.0.1b" if hq else "AVL 5.0.1a", full(pos, counter.side, hq))
    return found.less("AVL 5.0.3b", foreign(pos, data.more(unit).nation)).but_for(lambda: reasons(pos, moving))


def may_go_on(pos: Position, moving: Moving) -> bool:
    """Is there any such hex? One without a friend in it will do."""
    found = reached(pos, moving) & ~(1 << pos.state.where[moving.unit])
    return bool(found & ~held(pos, pos.game.roster[moving.unit].side)) or (found != 0 and bool(destinations(pos, moving).set))


def reasons(pos: Position, moving: Moving) -> list[tuple[str, HexSet]]:
    """What dropping one rule alone would allow: worked out only when somebody asks."""
    unit, data = moving.unit, book(pos).data
    side = pos.game.roster[unit].side
    fixed = [
        ("AVL 5.0.2", line(pos, 1 - side) | (held(pos, 1 - side) if data.hqs >> unit & 1 else 0)),
        ("AVL 8.1.5b", data.map.terrain["sea"]),
        ("AVL 13.0a", closed(pos)),
    ]
    if pos.state.where[unit] < 0:
        return fixed
    already = reached(pos, moving)
    found = fixed + (off_road(pos, moving) if moving.how != ROAD else []) + by_road_but_for(pos, moving)
    return [(cite, wider & ~already) for cite, wider in found]


def off_road(pos: Position, moving: Moving) -> list[tuple[str, HexSet]]:
    """What normal movement would reach but for one rule."""
    unit, rules, here = moving.unit, book(pos), 1 << pos.state.where[moving.unit]
    net, normal = rules.ground.normal[mover(pos, unit)], terms_for(pos, unit, False)
    mode = UNDER_WAY if moving.how else SETTING_OUT

    def if_only(points: int = moving.left, **other: Any) -> HexSet:
        return reach(net, here, points, normal._replace(**other), mode=mode).hexes

    extra = rules.extra if pos.game.roster[unit].side == SOVIET else 0
    return [
        ("AVL 8.1.4", if_only(stop=0)),
        ("AVL 8.2.1a", if_only(enter=0)),
        ("AVL 8.2.1b", if_only(leave=0)),
        ("AVL 8.2.1c", if_only(leave=0, enter=0)),
        ("AVL 8.2.2a", if_only(shut=SHUT)),
        ("AVL 10.2.3", if_only(moving.left + pos.game.roster[unit].move - allowance(pos, unit))),
        ("AVL 15.0.1b", if_only(moving.left + extra) if extra else 0),
        ("AVL 8.1.3b", reach(rules.ground.fords[mover(pos, unit)], here, moving.left, normal).hexes),
    ]


def by_road_but_for(pos: Position, moving: Moving) -> list[tuple[str, HexSet]]:
    """What strategic movement would reach but for one rule."""
    unit, rules, at = moving.unit, book(pos), pos.state.where[moving.unit]
    free = terms_for(pos, unit, True)
    bare = terms_for(pos, unit, False)._replace(sticky=0, shut=SHUT)
    points = moving.left + bonus(pos, moving)
    off = reach(rules.ground.normal[mover(pos, unit)], 1 << at, points, bare).hexes if moving.how == ROAD else 0
    if moving.how == NORMAL:  # it has not kept to the road from the first
        return [("AVL 8.3.1b", reach(rules.ground.road, 1 << at, points, free).hexes if rules.data.roads >> at & 1 else 0)]
    return [
        ("AVL 8.3.1b", off & ~reach(rules.ground.road, 1 << at, points, bare).hexes),
        ("AVL 8.3.1c", reach(rules.ground.road, 1 << at, points, bare).hexes),
        ("AVL 8.3.1d", reach(rules.ground.road, 1 << at, points, free._replace(stop=0)).hexes),
        ("AVL 8.3.2", reach(rules.ground.all_lines, 1 << at, points, free).hexes),
    ]


# -- the question of a movement segment


def side_units(pos: Position, side: int) -> UnitSet:
    """A side's units on the map and in its box."""
    own: Own = pos.state.own
    return book(pos).data.of_side[side] & (on_map(pos) | own.boxed)


@rule("AVL 8.0", "AVL 8.1.1", "AVL 7.0", "AVL 8.1.2b", "AVL 4.1.2b")
def movable(pos: Position, side: int) -> Allowed:
    """Activated HQs and combat units, one after the other, each once; what is not spent is lost."""
    found = units(side_units(pos, side), "AVL 8.0").only("AVL 7.0", pos.state.marks[ACTIVE]).less("AVL 8.1.2b", pos.state.marks[MOVED])
    return found.but_for(lambda: command.passed_over(pos, side))


@rule("AVL 11.2.2a")
def must_enter(pos: Position, side: int) -> UnitSet:
    """Activated units in a box that can come on: they have to."""
    own: Own = pos.state.own
    waiting = own.boxed & pos.state.marks[ACTIVE] & book(pos).data.of_side[side]
    return sum(1 << u for u in bits(waiting) if destinations(pos, Moving(u, allowance(pos, u))).set)


def phase_menu(pos: Position, side: int, cite: str) -> Menu:
    waiting = must_enter(pos, side)
    verbs = {"unit": movable(pos, side), "end_phase": button(cite).less("AVL 11.2.2a", int(bool(waiting)))}
    return Menu(side, "avl-move", cite, verbs, {"waiting": waiting.bit_count()})


def take(ref: Referee, unit: int) -> None:
    ref.ask("moving", ref.frame.who, Moving(unit, allowance(ref.pos, unit)))


@rule("AVL 8.3.1a", "AVL 8.3.1b", "AVL 8.3.1c")
def on_road(pos: Position, moving: Moving) -> Allowed:
    """To go by road for the whole of the move; said before the first step."""
    found = button("AVL 8.3.1a").less("AVL 8.3.1b", int(moving.how != 0))
    at = pos.state.where[moving.unit]
    if at >= 0:
        found.less("AVL 8.3.1b", int(not book(pos).data.roads >> at & 1))
        found.less("AVL 8.3.1c", int(in_zone(pos, moving.unit)))
    else:
        found.less("AVL 11.2.2c", int(not any(way.how == ROAD for way in ways(pos, moving))))
    return found


def moving_menu(pos: Position) -> Menu:
    moving: Moving = pos.frame.memo
    begun = moving.how != 0 and bool(pos.state.marks[MOVED] >> moving.unit & 1)
    verbs = {"to": destinations(pos, moving)}
    if begun:
        verbs["done"] = button("AVL 8.1.2b")
    else:
        verbs |= {"by_road": on_road(pos, moving), "drop": button("AVL 8.1.1")}
    left = moving.left + bonus(pos, moving)
    return Menu(pos.frame.who, "avl-moving", "AVL 8.1.2c", verbs, {"unit": moving.unit, "points": left // MP, "half": left % MP})


def by_road(ref: Referee, _: int) -> None:
    moving: Moving = ref.frame.memo
    ref.remember(moving._replace(how=ROAD))


def best_way(pos: Position, moving: Moving, to: int) -> Way:
    """Normal movement where it gets there, whichever leaves most; else the road."""
    able = [way for way in ways(pos, moving) if way.reach.hexes >> to & 1]
    return able[0] if len(able) == 1 else min(able, key=lambda way: (way.how, way.price(to) - way.kept))


def prices(pos: Position, moving: Moving) -> dict[int, int]:
    """What going to each hex in reach will cost, hexes where it may not end included."""
    best: dict[int, tuple[int, int, int]] = {}
    for way in ways(pos, moving):
        for h, cost in way.reach.by_hex().items():
            offer = (way.how, way.base + cost - way.kept, way.base + cost)
            best[h] = min(best.get(h, offer), offer)
    return {h: offer[2] for h, offer in best.items()}


def go(ref: Referee, to: int) -> None:
    moving: Moving = ref.frame.memo
    pos, unit = ref.pos, moving.unit
    way = best_way(pos, moving, to)
    cost, path = way.reach.way(to)
    road = way.how == ROAD
    if in_box(pos, unit):
        come_on(ref, unit, path[0])
    if len(path) > 1:
        ref.do(Moved(unit, path, "road" if road else "move", "AVL 8.3.1a" if road else "AVL 8.1.2c"))
    if not ref.state.marks[MOVED] >> unit & 1:
        ref.do(Marked(MOVED, 1 << unit, True, "AVL 8.1.2b", quiet=True))
    zone = zoc(pos, 1 - pos.game.roster[unit].side)
    how = SPENT if crossed(pos, path) else way.how
    clean = moving.clean and not any(zone >> h & 1 for h in path)
    ref.remember(moving._replace(left=moving.left - way.base - cost, how=how, clean=clean))
    victory.take_cities(ref, unit, path)
    if not may_go_on(ref.pos, ref.frame.memo):
        ref.finish()
    displacement.overrun(ref, unit, to, "AVL 8.3.1d" if road else "AVL 8.1.4")


@rule("AVL 8.1.3b")
def crossed(pos: Position, path: tuple[int, ...]) -> bool:
    """Was the step one over a major river without a bridge?"""
    return len(path) == 2 and bool(pos.game.map.grid.spread(1 << path[0], book(pos).data.unbridged) >> path[1] & 1)


@rule("AVL 11.2.2d")
def come_on(ref: Referee, unit: int, at: int) -> None:
    """Out of the box for good."""
    own: Own = ref.state.own
    ref.do(Placed(unit, at, "box", "AVL 11.2.2b"))
    ref.state = ref.state._replace(own=own._replace(boxed=own.boxed & ~(1 << unit)))


def done(ref: Referee, _: int) -> None:
    ref.finish()


@rule("AVL 11.2.2a", "AVL 11.1.3")
def close(ref: Referee, frame: Frame) -> None:
    """Whoever was called from a box and found no way in is lost."""
    own: Own = ref.state.own
    for unit in bits(own.boxed & ref.state.marks[ACTIVE] & book(ref.pos).data.of_side[frame.who]):
        shut_out(ref, unit, "AVL 11.2.2a")
    if ref.state.marks[MOVED]:
        ref.do(Marked(MOVED, ref.state.marks[MOVED], False, "AVL 8.1.2b", quiet=True))
    ref.state = ref.state._replace(own=ref.state.own._replace(moved=True))


@rule("AVL 11.1.3")
def shut_out(ref: Referee, unit: int, cite: str) -> None:
    """A reinforcement that cannot come is lost; an HQ with its chit."""
    data = book(ref.pos).data
    hq = bool(data.hqs >> unit & 1)
    ref.do(Removed(unit, GONE if hq else DEAD, "shut-out", cite))
    if ref.state.marks[ACTIVE] >> unit & 1:
        ref.do(Marked(ACTIVE, 1 << unit, False, cite, quiet=True))
    own: Own = ref.state.own
    chit = 1 << data.chit_of[unit] if hq else 0
    fallen = own.fallen if hq else own.fallen | 1 << unit
    own = own._replace(boxed=own.boxed & ~(1 << unit), lost=own.lost | chit, bag=own.bag & ~chit, fallen=fallen)
    ref.state = ref.state._replace(own=own)
