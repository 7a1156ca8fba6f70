"""8. Movement."""

from __future__ import annotations

from typing import NamedTuple

from grognard.games.victory_lost.law import command, displacement, victory, why_not
from grognard.games.victory_lost.law.book import book
from grognard.games.victory_lost.law.movement_costs import SETTING_OUT, UNDER_WAY
from grognard.games.victory_lost.law.movement_terms import TOLL, bonus_points, is_in_zone, mover, terms_for
from grognard.games.victory_lost.law.names import ACTIVE, MOVED, MP, NORMAL, ROAD, SPENT, Moving, Own
from grognard.games.victory_lost.law.stacking import foreign_hexes, full
from grognard.games.victory_lost.law.supply import allowance, boxed_units, is_in_box, units_on_map
from grognard.games.victory_lost.law.zoc import occupied_hexes, zoc
from grognard.kernel.arguments import Units
from grognard.kernel.changes import Marked, Moved, Placed, Removed
from grognard.kernel.cite import rule
from grognard.kernel.flow import GO, Verb
from grognard.kernel.hexes import HexSet, bits, holds, unitset
from grognard.kernel.menu import HEX, Allowed, Cause, Menu, button, hexes, units
from grognard.kernel.pathfinding import UNLIMITED, Reach, reach
from grognard.kernel.places import DEAD, GONE
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet, fact
from grognard.rules import march
from grognard.rules.answers import Choice
from grognard.rules.march import March
from grognard.rules.why_not import Words


class Way(NamedTuple):
    """One manner of going: what setting out costs, and what it reaches."""

    how: int
    base: int
    reach: Reach
    kept: int = 0  # the points of AVL 15.0.1b that it does not forfeit

    def price(self, h: int) -> int:
        return self.base + self.reach.cost(h)


@rule("AVL 8.1.2a", "AVL 8.1.2d", "AVL 8.1.3b")
@fact
def ways(pos: Position, moving: Moving) -> tuple[Way, ...]:
    """Every manner in which a unit may go on: nobody is granted a hex he cannot pay for."""
    if moving.how == SPENT:
        return ()
    return box_ways(pos, moving) if is_in_box(pos, moving.unit) else map_ways(pos, moving)


def map_ways(pos: Position, moving: Moving) -> tuple[Way, ...]:
    unit, start, more = moving.unit, 1 << pos.state.where[moving.unit], bonus_points(pos, moving)
    net, mode = book(pos).ground.normal[mover(pos, unit)], UNDER_WAY if moving.how else SETTING_OUT
    found = []
    if moving.how != ROAD:
        found.append(Way(NORMAL, 0, reach(net, start, moving.left, terms_for(pos, unit, False), mode=mode)))
        if more:
            found.append(
                Way(
                    NORMAL,
                    0,
                    reach(net, start, moving.left + more, terms_for(pos, unit, True), mode=mode),
                    more,
                )
            )
    if moving.how != NORMAL and may_take_road(pos, moving):
        found.append(
            Way(
                ROAD,
                0,
                reach(book(pos).ground.road, start, moving.left + more, terms_for(pos, unit, True)),
                more,
            )
        )
    return tuple(found)


@rule("AVL 8.3.1b", "AVL 8.3.1c")
def may_take_road(pos: Position, moving: Moving) -> bool:
    """From a road hex out of enemy zones."""
    return (
        holds(book(pos).data.roads, pos.state.where[moving.unit])
        and moving.clean
        and not is_in_zone(pos, moving.unit)
    )


@rule("AVL 11.2.2b", "AVL 11.2.2c", "AVL 2.1.1g")
def box_ways(pos: Position, moving: Moving) -> tuple[Way, ...]:
    """From a box: into a hex beside it for what the hex costs, and on from there; by road if that hex has
    one.
    """
    unit, rules, more = moving.unit, book(pos), bonus_points(pos, moving)
    zone, net = zoc(pos, 1 - pos.game.roster[unit].side), rules.ground.normal[mover(pos, unit)]
    entry = rules.data.map.areas[f"entry_{rules.data.more(unit).box}"]
    found = []
    for apart, left in ((False, moving.left), *(((True, moving.left + more),) if more else ())):
        terms, kept = terms_for(pos, unit, apart), more if apart else 0
        for cost, group in entry_costs(pos, unit, entry & terms.free, 0 if apart else zone).items():
            if cost <= left and moving.how != ROAD:
                found.append(
                    Way(
                        NORMAL,
                        cost,
                        reach(net, group & ~terms.stop, left - cost, terms, mode=UNDER_WAY),
                        kept,
                    )
                )
                found.append(
                    Way(NORMAL, cost, reach(net, group & terms.stop, 0, terms, mode=UNDER_WAY), kept)
                )
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


def reachable_hexes(pos: Position, moving: Moving) -> HexSet:
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
    hq = holds(data.hqs, unit)
    area = reachable_hexes(pos, moving) & ~here
    found = hexes(area, "AVL 8.1.2d", lambda h: no_way(pos, moving, h))
    crowded = area & full(pos, counter.side, hq)
    found.less("AVL 5.0.1b" if hq else "AVL 5.0.1a", crowded, lambda h: why_not.full_hex(pos, unit, h))
    mixed = area & foreign_hexes(pos, data.more(unit).nation)
    return found.less("AVL 5.0.3b", mixed, lambda h: why_not.foreign_hex(pos, unit, h))


def no_way(pos: Position, moving: Moving, h: int) -> list[Cause]:
    """Why a hex is not in reach."""
    if is_in_box(pos, moving.unit):
        free = box_ways(pos, moving._replace(left=UNLIMITED))
        entering = next((way.reach.path(h) for way in free if way.reach.hexes >> h & 1), ())
        by_foot = is_in_ways(box_ways(pos, moving._replace(how=0)), h) and moving.how == ROAD
        return why_not.no_way_in(pos, moving, h, entering, by_foot)
    return why_not.no_way(pos, moving, h)


def is_in_ways(ways: tuple[Way, ...], h: int) -> bool:
    return any(way.reach.hexes >> h & 1 for way in ways)


def may_go_on(pos: Position, moving: Moving) -> bool:
    """Is there any such hex? One without a friend in it will do."""
    found = reachable_hexes(pos, moving) & ~(1 << pos.state.where[moving.unit])
    return bool(found & ~occupied_hexes(pos, pos.game.roster[moving.unit].side)) or (
        found != 0 and bool(destinations(pos, moving).set)
    )


# -- the question of a movement segment


def side_units(pos: Position, side: int) -> UnitSet:
    """A side's units on the map and in its box."""
    return book(pos).data.of_side[side] & (units_on_map(pos) | boxed_units(pos))


@rule("AVL 8.0", "AVL 8.1.1", "AVL 7.0", "AVL 8.1.2b", "AVL 4.1.2b")
def movable(pos: Position, side: int) -> Allowed:
    """Activated HQs and combat units, one after the other, each once; what is not spent is lost."""
    found = (
        units(side_units(pos, side), "AVL 8.0", why_not.not_movable_cause(pos, "AVL 8.0"))
        .less("AVL 7.0", side_units(pos, side) & ~pos.state.marks[ACTIVE], "avl-why-not-activated")
        .less("AVL 8.1.2b", pos.state.marks[MOVED], "why-moved")
    )
    return found.relaxing(lambda: command.activation_bars(pos, side))


@rule("AVL 11.2.2a")
@fact
def must_enter(pos: Position, side: int) -> UnitSet:
    """Activated units in a box that can come on: they have to."""
    waiting = boxed_units(pos) & pos.state.marks[ACTIVE] & book(pos).data.of_side[side]
    return unitset(u for u in bits(waiting) if destinations(pos, Moving(u, allowance(pos, u))).set)


def leaving(pos: Position, side: int, cite: str) -> Allowed:
    """The phase is over once nobody has to come on."""
    waiting = must_enter(pos, side)
    words: Words = ("avl-why-must-enter", (("units", Units(waiting)),))
    return button(cite).less("AVL 11.2.2a", int(bool(waiting)), lambda _: words)


@rule("AVL 8.3.1a", "AVL 8.3.1b", "AVL 8.3.1c")
def road_button(pos: Position, moving: Moving) -> Allowed | None:
    """To go by road for the whole of the move; said before the first step."""
    if has_started(pos, moving):
        return None
    found = button("AVL 8.3.1a").less("AVL 8.3.1b", int(moving.how != 0), "avl-why-under-way")
    at = pos.state.where[moving.unit]
    if at >= 0:
        found.less("AVL 8.3.1b", int(not holds(book(pos).data.roads, at)), "avl-why-no-road-here")
        found.less(
            "AVL 8.3.1c", int(is_in_zone(pos, moving.unit)), lambda _: why_not.zone_at(pos, moving.unit, at)
        )
    else:
        found.less(
            "AVL 11.2.2c", int(not any(way.how == ROAD for way in ways(pos, moving))), "avl-why-no-road-in"
        )
    return found


def has_started(pos: Position, moving: Moving) -> bool:
    return moving.how != 0 and holds(pos.state.marks[MOVED], moving.unit)


def take_road(ref: Referee, _: int) -> None:
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
    if is_in_box(pos, unit):
        enter_map(ref, unit, path[0])
    if len(path) > 1:
        ref.do(Moved(unit, path, "road" if road else "move", "AVL 8.3.1a" if road else "AVL 8.1.2c"))
    if not holds(ref.state.marks[MOVED], unit):
        ref.do(Marked(MOVED, 1 << unit, True, "AVL 8.1.2b", quiet=True))
    zone = zoc(pos, 1 - pos.game.roster[unit].side)
    how = SPENT if has_crossed_river(pos, path) else way.how
    clean = moving.clean and not any(zone >> h & 1 for h in path)
    ref.remember(moving._replace(left=moving.left - way.base - cost, how=how, clean=clean))
    victory.take_cities(ref, unit, path)
    if not may_go_on(ref.pos, ref.frame.memo):
        ref.finish()
    displacement.overrun(ref, unit, to, "AVL 8.3.1d" if road else "AVL 8.1.4")


@rule("AVL 8.1.3b")
def has_crossed_river(pos: Position, path: tuple[int, ...]) -> bool:
    """Was the step one over a major river without a bridge?"""
    return len(path) == 2 and holds(
        pos.game.map.grid.spread(1 << path[0], book(pos).data.unbridged_sides), path[1]
    )


@rule("AVL 11.2.2d")
def enter_map(ref: Referee, unit: int, at: int) -> None:
    """Out of the box for good."""
    ref.do(Placed(unit, at, "box", "AVL 11.2.2b"))


@rule("AVL 11.2.2a", "AVL 11.1.3")
def close(ref: Referee, frame: Frame) -> None:
    """Whoever was called from a box and found no way in is lost."""
    for unit in bits(boxed_units(ref.pos) & ref.state.marks[ACTIVE] & book(ref.pos).data.of_side[frame.who]):
        shut_out(ref, unit, "AVL 11.2.2a")
    march.clear_marks(ref, "AVL 8.1.2b", MOVED)
    ref.note("AVL 8.1.2b", moved=True)


@rule("AVL 11.1.3")
def shut_out(ref: Referee, unit: int, cite: str) -> None:
    """A reinforcement that cannot come is lost; an HQ with its chit."""
    data = book(ref.pos).data
    hq = holds(data.hqs, unit)
    ref.do(Removed(unit, GONE if hq else DEAD, "shut-out", cite))
    if holds(ref.state.marks[ACTIVE], unit):
        ref.do(Marked(ACTIVE, 1 << unit, False, cite, quiet=True))
    own: Own = ref.state.own
    chit = 1 << data.chit_of[unit] if hq else 0
    fallen = own.fallen if hq else own.fallen | 1 << unit
    ref.note(cite, lost=own.lost | chit, bag=own.bag & ~chit, fallen=fallen)


# -- the law of movement, and its questions

MARCH = March(
    memo=Moving,
    take=lambda pos, unit: Moving(unit, allowance(pos, unit)),
    manners={
        "to": Choice(destinations, Verb(go, HEX, GO)),
        "by_road": Choice(road_button, Verb(take_road)),
    },
)


def moving_menu(pos: Position, moving: Moving, verbs: dict[str, Allowed]) -> Menu:
    args = march.points_args(moving.left + bonus_points(pos, moving), MP)
    return Menu(pos.frame.who, "avl-moving", "AVL 8.1.2c", verbs, args, moving.unit)


MOVING = march.moving(
    MARCH,
    moving_menu,
    drop="AVL 8.1.1",
    done=lambda pos, moving: button("AVL 8.1.2b") if has_started(pos, moving) else None,
)
