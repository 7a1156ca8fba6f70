"""Why a unit, a hex or a way is refused, in words: asked for only when somebody wants to know."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise

from grognard.games.victory_lost.law.book import arrival, book
from grognard.games.victory_lost.law.data import Data
from grognard.games.victory_lost.law.movement_costs import SETTING_OUT, UNDER_WAY
from grognard.games.victory_lost.law.movement_terms import TOLL, bonus_points, mover, terms_for
from grognard.games.victory_lost.law.names import MP, NORMAL, RETURNING, ROAD, SOVIET, SPENT, Moving
from grognard.games.victory_lost.law.stacking import can_stack, has_foreign_allies
from grognard.games.victory_lost.law.supply import allowance, is_in_box
from grognard.games.victory_lost.law.zoc import closed_pocket, line, occupied_hexes, zoc
from grognard.kernel.arguments import Arguments, At, Charge, Charges, Hexes, Points
from grognard.kernel.cite import rule
from grognard.kernel.hexes import SHUT, holds
from grognard.kernel.menu import Cause
from grognard.kernel.network import MoveTerms, tolls
from grognard.kernel.places import DEAD, GONE, POOL
from grognard.kernel.reach import Reach
from grognard.kernel.state import Position, UnitSet
from grognard.rules import why_not
from grognard.rules.why_not import Hindrance, Path, Trip, Words, known_units
from grognard.rules.why_not import not_among_cause as not_among_cause

# -- units


@rule("AVL 9.4.2c", "AVL 11.3a", "AVL 11.0", "AVL 11.2.1a", "AVL 12.7g")
def not_on_map_cause(pos: Position, unit: int, cite: str) -> Cause:
    """Why a unit is not among those one can choose from at all: not there, or not one's own."""
    at, bit = pos.state.where[unit], 1 << unit
    if pos.game.roster[unit].side != pos.frame.who:
        return Cause(cite, *why_not.enemy_unit(pos, unit))
    if is_in_box(pos, unit):
        return Cause("AVL 11.2.1a", "avl-why-boxed", (("unit", known_units(pos, bit)),))
    if at == RETURNING:
        return Cause(
            "AVL 12.7g", "why-comes-later", (("unit", known_units(pos, bit)), ("turn", pos.state.turn + 1))
        )
    if at >= 0:
        return Cause(cite, "why-on-map", (("unit", known_units(pos, bit)),))
    found = {DEAD: "AVL 9.4.2c", GONE: "AVL 11.3a", POOL: "AVL 11.0"}.get(at, cite)
    return Cause(found, *why_not.absence_words(pos, unit, arrival(book(pos), unit)))


def not_movable_cause(pos: Position, cite: str) -> Callable[[int], Cause]:
    return lambda unit: not_on_map_cause(pos, unit, cite)


@rule("AVL 7.3.3a", "AVL 7.3.4c")
def out_of_radius_words(pos: Position, unit: int, hqs: UnitSet) -> Words:
    """How far the nearest of the active HQs is, and how far it reaches: by hexes, or over a river."""
    grid, where, data = pos.game.map.grid, pos.state.where, book(pos).data
    far, hq = min(
        (grid.distance(where[unit], where[hq]), hq)
        for hq in range(len(where))
        if hqs >> hq & 1 and where[hq] >= 0
    )
    args: Arguments = (("hq", known_units(pos, 1 << hq)), ("far", far), ("radius", data.more(hq).radius))
    return "avl-why-out-of-radius" if far > data.more(hq).radius else "avl-why-radius-cut", args


def chit_words(data: Data, side: int, message: str) -> Callable[[int], Words]:
    """Why a chit cannot be named: it is the other side's, or what the message says."""
    return lambda chit: (message if data.chits[chit].side == side else "avl-why-their-chit", ())


def chits_missing(n: int) -> Callable[[int], Words]:
    return lambda _: ("avl-why-chits-missing", (("n", n),))


def not_an_hq_cause(pos: Position, side: int, cite: str) -> Callable[[int], Cause]:
    """Why a unit cannot be activated by a chit: it is no HQ of this side, or not there."""

    def outside(unit: int) -> Cause:
        args = (("unit", known_units(pos, 1 << unit)),)
        if pos.game.roster[unit].side != side:
            return Cause(cite, "why-enemy-unit", args)
        if not holds(book(pos).data.hqs, unit):
            return Cause(cite, "avl-why-no-hq", args)
        if is_in_box(pos, unit):
            return Cause(cite, "avl-why-boxed", args)
        return Cause(cite, *why_not.absence_words(pos, unit, arrival(book(pos), unit)))

    return outside


# -- hexes


def friends_there(pos: Position, unit: int, h: int) -> UnitSet:
    return pos.at(h) & book(pos).data.of_side[pos.game.roster[unit].side] & ~(1 << unit)


@rule("AVL 5.0.1a", "AVL 5.0.1b")
def full_hex(pos: Position, unit: int, h: int) -> Words:
    """Who fills a hex: HQs are counted apart."""
    hqs = book(pos).data.hqs
    alike = hqs if holds(hqs, unit) else ~hqs
    return "why-full", (("hex", At(h)), ("units", known_units(pos, friends_there(pos, unit, h) & alike)))


@rule("AVL 5.0.3b")
def foreign_hex(pos: Position, unit: int, h: int) -> Words:
    """The allies with whom a unit does not stack."""
    nations, mine = book(pos).data.nations, book(pos).data.more(unit).nation
    others = friends_there(pos, unit, h) & ~nations[mine] & ~nations["german"]
    return "avl-why-foreign", (("hex", At(h)), ("units", known_units(pos, others)))


@rule("AVL 5.0.1a", "AVL 5.0.1b", "AVL 5.0.3b")
def no_room(pos: Position, unit: int, h: int) -> list[Cause]:
    """What keeps a unit from ending in a hex with its friends."""
    if can_stack(pos, unit, h):
        return []
    if has_foreign_allies(pos, friends_there(pos, unit, h), unit):
        return [Cause("AVL 5.0.3b", *foreign_hex(pos, unit, h))]
    hq = book(pos).data.hqs >> unit & 1
    return [Cause("AVL 5.0.1b" if hq else "AVL 5.0.1a", *full_hex(pos, unit, h))]


def enemy_hex(pos: Position, side: int, h: int) -> Words:
    return "why-enemy-there", (
        ("hex", At(h)),
        ("units", known_units(pos, pos.at(h) & book(pos).data.of_side[1 - side])),
    )


def zone_at(pos: Position, unit: int, h: int) -> Words:
    """Whose zone a hex is in."""
    data = book(pos).data
    return why_not.zoc_owner_words(pos, h, data.of_side[1 - pos.game.roster[unit].side] & ~data.hqs)


# -- the way there


@rule("AVL 8.1.2c", "AVL 8.1.3a", "AVL 8.2.1a", "AVL 8.2.1b", "AVL 8.3.1a")
def price(pos: Position, moving: Moving) -> why_not.Price:
    """What a step costs, itemised: terrain, minor river, enemy zones; by road nothing but the road."""
    ground, zone = book(pos).ground, zoc(pos, 1 - pos.game.roster[moving.unit].side)
    normal = ground.costs.items(mover(pos, moving.unit))

    def step(a: int, b: int) -> Iterable[Charge]:
        if moving.how == ROAD:
            yield Charge("road", Points(ground.rate, MP))
            return
        yield from normal(a, b)
        yield Charge("zoc", Points(TOLL * ((zone >> a & 1) + (zone >> b & 1)), MP), True)

    return step


def too_dear(pos: Position, moving: Moving) -> Callable[[Path, Reach], Words]:
    """What a way costs in all, against the points there are."""
    limit = why_not.too_far(
        "AVL 8.1.2d", Points(moving.left + bonus_points(pos, moving), MP), price(pos, moving)
    )
    return limit.words


@rule(
    "AVL 5.0.2",
    "AVL 8.1.4",
    "AVL 8.2.1a",
    "AVL 8.2.1b",
    "AVL 8.2.2a",
    "AVL 8.1.3b",
    "AVL 8.1.5c",
    "AVL 13.0a",
)
def normal_rules(pos: Position, moving: Moving, trip: Trip) -> list[Hindrance]:
    """The rules that may bar the way of normal movement."""
    rules, unit = book(pos), moving.unit
    data, class_, foe = rules.data, mover(pos, unit), 1 - pos.game.roster[unit].side
    enemies = data.of_side[foe]
    barring = occupied_hexes(pos, foe) if holds(data.hqs, unit) else line(pos, foe)
    dear = too_dear(pos, moving)

    def terms(**other: object) -> Callable[[Trip], Trip]:
        return lambda trip: trip._replace(terms=MoveTerms(**{**trip.terms._asdict(), **other}))

    def halted(path: Path, found: Reach) -> Words:
        at = next((h for h in path[1:-1] if trip.terms.stop >> h & 1), path[-1])
        return "avl-why-hq-halts", (("hex", At(at)), ("units", known_units(pos, pos.at(at) & enemies)))

    def river(path: Path, found: Reach) -> Words:
        zone = zoc(pos, foe)
        steps = pairwise(path)
        a, b = next(((a, b) for a, b in steps if (zone >> a & zone >> b) & 1), path[:2])
        return "avl-why-river-between-zones", (("hexes", Hexes(1 << a | 1 << b)),)

    def pocket(path: Path, found: Reach) -> Words:
        return "avl-why-pocket", ()

    wide = Trip(rules.ground.fords[class_], trip.start, trip.points, trip.terms)
    open_ground = trip.terms.free | (closed_pocket(pos) & ~occupied_hexes(pos, foe))
    found = [
        why_not.enemy_bars("AVL 5.0.2", pos, trip.terms.free | barring, barring, enemies),
        Hindrance("AVL 8.1.4", terms(stop=0), halted),
        Hindrance("AVL 8.2.1a", why_not.without_toll(entering=True), dear),
        Hindrance("AVL 8.2.1b", why_not.without_toll(leaving=True), dear),
        Hindrance("AVL 8.2.1c", why_not.without_toll(leaving=True, entering=True), dear),
        Hindrance("AVL 8.2.2a", terms(shut=SHUT), river),
        why_not.no_step("AVL 8.1.3b", "avl-why-ford", trip.net, wide.net)._replace(
            lifted=lambda trip: trip._replace(net=wide.net, mode=0), words=ford(pos)
        ),
        why_not.no_step(
            "AVL 8.1.5c",
            "avl-why-impassable",
            rules.ground.normal[class_],
            rules.ground.gate_without_walls[class_],
        ),
        Hindrance("AVL 13.0a", terms(free=open_ground), pocket),
    ]
    full = pos.game.roster[unit].move
    if full > allowance(pos, unit):
        more = full - allowance(pos, unit)
        found.append(Hindrance("AVL 10.2.3", lambda trip: trip._replace(points=trip.points + more), dear))
    extra = rules.extra if pos.game.roster[unit].side == SOVIET else 0
    if extra:
        found.append(Hindrance("AVL 15.0.1b", lambda trip: trip._replace(points=trip.points + extra), dear))
    return found


def ford(pos: Position) -> Callable[[Path, Reach], Words]:
    """Which major river is in the way."""

    def words(path: Path, found: Reach) -> Words:
        grid, unbridged = pos.game.map.grid, book(pos).data.unbridged_sides
        steps = list(pairwise(path))
        a, b = next(((a, b) for a, b in steps if grid.spread(1 << a, unbridged) >> b & 1), steps[-1])
        return "avl-why-ford", (("hexes", Hexes(1 << a | 1 << b)),)

    return words


@rule("AVL 8.3.1b", "AVL 8.3.1c", "AVL 8.3.1d", "AVL 8.3.2")
def road_causes(pos: Position, moving: Moving, h: int) -> list[Cause]:
    """What keeps a unit from coming to a hex by strategic movement, if one rule does."""
    unit, rules, at = moving.unit, book(pos), pos.state.where[moving.unit]
    free, points = terms_for(pos, unit, True), moving.left + bonus_points(pos, moving)
    bare = terms_for(pos, unit, False)._replace(toll=tolls(), shut=SHUT)
    road = Trip(rules.ground.road, 1 << at, points, free)
    bare_road = road._replace(terms=bare)
    if moving.how == NORMAL:  # it has not kept to the road from the first
        late = rules.data.roads >> at & 1 and road.reach().hexes >> h & 1
        return [Cause("AVL 8.3.1b", "avl-why-under-way")] if late else []
    found = []
    if moving.how == ROAD and not holds(bare_road.reach().hexes, h):
        off = bare_road._replace(net=rules.ground.normal[mover(pos, unit)])
        found += [Cause("AVL 8.3.1b", "avl-why-off-road")] * (off.reach().hexes >> h & 1)
    found += why_not.find_opening(
        bare_road, [Hindrance("AVL 8.3.1c", lambda trip: trip, zone_on_road(pos, unit))], h
    )
    if holds(road._replace(terms=free._replace(stop=0)).reach().hexes, h):
        found.append(Cause("AVL 8.3.1d", "avl-why-hq-on-road"))
    if holds(road._replace(net=rules.ground.all_lines).reach().hexes, h):
        found.append(Cause("AVL 8.3.2", "avl-why-no-rails"))
    return found


def zone_on_road(pos: Position, unit: int) -> Callable[[Path, Reach], Words]:
    def words(path: Path, found: Reach) -> Words:
        zone = zoc(pos, 1 - pos.game.roster[unit].side)
        at = next((h for h in path if zone >> h & 1), path[-1])
        return zone_at(pos, unit, at)

    return words


@rule("AVL 5.0.2", "AVL 8.1.5b", "AVL 13.0a")
def closed_hex(pos: Position, unit: int, h: int) -> list[Cause]:
    """A hex that nobody may enter, or not this unit."""
    data, side = book(pos).data, pos.game.roster[unit].side
    barring = occupied_hexes(pos, 1 - side) if holds(data.hqs, unit) else line(pos, 1 - side)
    found = []
    if holds(barring, h):
        found.append(Cause("AVL 5.0.2", *enemy_hex(pos, side, h)))
    if holds(data.map.terrain["sea"], h):
        found.append(Cause("AVL 8.1.5b", "avl-why-water", (("hex", At(h)),)))
    if holds(closed_pocket(pos), h):
        found.append(Cause("AVL 13.0a", "avl-why-pocket"))
    return found


@rule("AVL 8.1.2d", "AVL 8.1.3b")
def no_way(pos: Position, moving: Moving, h: int) -> list[Cause]:
    """Why a unit on the map cannot come to a hex."""
    unit, at = moving.unit, pos.state.where[moving.unit]
    if at == h:
        return [Cause("AVL 8.1.2d", "why-already-there", (("hex", At(h)),))]
    if found := closed_hex(pos, unit, h):
        return found
    if moving.how == SPENT:
        return [Cause("AVL 8.1.3b", "avl-why-across")]
    rules, by_road = book(pos), moving.how == ROAD
    if by_road:
        trip = Trip(
            rules.ground.road, 1 << at, moving.left + bonus_points(pos, moving), terms_for(pos, unit, True)
        )
        bars: list[Hindrance] = []
    else:
        mode = UNDER_WAY if moving.how else SETTING_OUT
        net = rules.ground.normal[mover(pos, unit)]
        trip = Trip(net, 1 << at, moving.left, terms_for(pos, unit, False), False, mode)
        bars = normal_rules(pos, moving, trip)
    alone = [cause for bar in bars for cause in why_not.find_opening(trip, [bar], h)]
    alone += [cause for cause in road_causes(pos, moving, h) if cause.cite not in [c.cite for c in alone]]
    limit = why_not.too_far(
        "AVL 8.1.2d", Points(moving.left + bonus_points(pos, moving), MP), price(pos, moving)
    )
    found = merge_causes(alone) or merge_causes(why_not.hindrances(trip, bars, limit, h))
    found = found or [Cause("AVL 8.1.2d", "why-no-way", (("hex", At(h)),))]
    return found + no_room(pos, unit, h)


@rule("AVL 8.2.1c")
def merge_causes(causes: list[Cause]) -> list[Cause]:
    """From zone to zone is said where both tolls count; else the one that does."""
    cites = {cause.cite for cause in causes} & {"AVL 8.2.1a", "AVL 8.2.1b"}
    less = {"AVL 8.2.1a", "AVL 8.2.1b"} if len(cites) == 2 else {"AVL 8.2.1c"} if cites else set()
    return [cause for cause in causes if cause.cite not in less]


@rule("AVL 11.2.2b", "AVL 8.3.1b", "AVL 8.1.2d")
def no_way_in(pos: Position, moving: Moving, h: int, path: Path, off_road: bool) -> list[Cause]:
    """Why a unit in a box cannot come to a hex; `path` is the cheapest way in, whatever it costs."""
    unit = moving.unit
    if found := closed_hex(pos, unit, h):
        return found
    if off_road or (moving.how == ROAD and not path):
        return [Cause("AVL 8.3.1b", "avl-why-off-road")]
    if not path:
        entry = book(pos).data.map.areas[f"entry_{book(pos).data.more(unit).box}"]
        return [Cause("AVL 11.2.2b", "avl-why-entry", (("hexes", Hexes(entry)),))]
    step, rules = price(pos, moving), book(pos)
    zone = zoc(pos, 1 - pos.game.roster[unit].side) >> path[0] & 1
    terrain = rules.data.map.terrain_of(path[0])
    entering = [Charge(terrain, Points(rules.ground.cost_into(terrain, mover(pos, unit)) or 0, MP))]
    if moving.how == ROAD:
        entering = [Charge("road", Points(rules.ground.rate, MP))]
    elif zone:
        entering.append(Charge("zoc", Points(TOLL, MP), True))
    items = why_not.bill((-1, *path), lambda a, b: entering if a < 0 else step(a, b))
    needed = Points(sum(item.points.value for item in items), MP)
    left = Points(moving.left + bonus_points(pos, moving), MP)
    args: Arguments = (("needed", needed), ("left", left), ("charges", Charges(items)))
    return [Cause("AVL 8.1.2d", "why-too-far", args), *no_room(pos, unit, h)]
