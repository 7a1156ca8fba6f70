"""Why a unit, a hex or a way is refused, in words: asked for only when somebody wants to know."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise

from grognard.games.velikiye_luki.law.book import book
from grognard.games.velikiye_luki.law.names import MP, Moving, Own
from grognard.games.velikiye_luki.law.zoc import occupied_hexes
from grognard.kernel.arguments import Arguments, At, Charge, Hexes, Points
from grognard.kernel.cite import rule
from grognard.kernel.hexes import SHUT, HexSet, holds
from grognard.kernel.menu import Cause
from grognard.kernel.network import MoveTerms
from grognard.kernel.places import GONE, POOL
from grognard.kernel.reach import Reach
from grognard.kernel.state import Position, UnitSet
from grognard.rules import why_not
from grognard.rules.why_not import Hindrance, Path, Trip, Words, hex_words, known_units, unit_words
from grognard.rules.why_not import not_among_cause as not_among_cause

LEAVING = 2 * MP  # to get out of an enemy zone
FIELD = ("VL 2.1.C", "VL 2.1.F", "VL 6a")  # what is asked of units on the map: to move, and to attack


# -- units


@rule("VL 13.2a", "VL 6.6.1j", "VL 1.4l", "VL 13.3.1d", "VL 1.7.1b", "VL 1.6b")
def not_on_map_cause(pos: Position, unit: int, cite: str) -> Cause:
    """Why a unit is not among those one can choose from at all: not there, or not one's own."""
    own: Own = pos.state.own
    counter, at = pos.game.roster[unit], pos.state.where[unit]
    if counter.side != pos.frame.who:
        return Cause(cite, *why_not.enemy_unit(pos, unit))
    if at == GONE and holds(own.exits, unit):
        return Cause("VL 13.3.1d", *unit_words("vl-why-left-west", pos)(unit))
    if at == POOL:
        back = {one.unit: one.turn for one in own.back}
        if counter.kind == "cadre" and unit not in back:
            return Cause("VL 1.7.1b", *unit_words("vl-why-cadre-waits", pos)(unit))
        later = back.get(unit, int(counter.arrives) if counter.arrives.isdigit() else 0)
        cite = ("VL 1.4l" if counter.kind == "hq" else "VL 6.6.1j") if unit in back else "VL 13.2a"
        return Cause(cite, *why_not.absence_words(pos, unit, later))
    if counter.kind == "festung" and at >= 0 and cite in FIELD:
        return Cause("VL 1.6b", *unit_words("vl-why-garrison", pos)(unit))
    return Cause(
        cite, *(unit_words("why-on-map", pos)(unit) if at >= 0 else why_not.absence_words(pos, unit))
    )


def not_movable_cause(pos: Position, cite: str) -> Callable[[int], Cause]:
    return lambda unit: not_on_map_cause(pos, unit, cite)


# -- hexes


def enemy_here(pos: Position, side: int) -> Callable[[int], Words]:
    return hex_words("why-enemy-there", pos, lambda h: pos.at(h) & book(pos).data.of_side[1 - side])


def full_hex(pos: Position, side: int) -> Callable[[int], Words]:
    """Who fills a hex: HQs and the garrison do not count."""

    def words(h: int) -> Words:
        data = book(pos).data
        here = pos.at(h) & data.of_side[side] & ~data.units_of_kind["hq"] & ~data.units_of_kind["festung"]
        return "why-full", (("hex", At(h)), ("units", known_units(pos, here)))

    return words


def controlling(pos: Position, side: int) -> UnitSet:
    """The units of a side that have a zone."""
    data = book(pos).data
    return (data.combat | data.units_of_kind["festung"]) & data.of_side[side]


def zoc_words(pos: Position, foe: int) -> Callable[[int], Words]:
    return lambda h: why_not.zoc_owner_words(pos, h, controlling(pos, foe))


# -- the way there


@rule("VL 3.1a", "VL 3.2b", "VL 3.2e", "VL 4.2.1b")
def price(pos: Position, how: str, jam: HexSet, zone: HexSet) -> why_not.Price:
    """What a step costs a class of units: the road or railway, or the ground; rivers and zones on top."""
    costs = book(pos).ground.costs
    free, jammed = costs.items(how), costs.items(how, False)

    def step(a: int, b: int) -> Iterable[Charge]:
        yield from jammed(a, b) if how == "motor" and holds(jam, b) else free(a, b)
        yield Charge("zoc", Points(LEAVING * (zone >> a & 1), MP), True)

    return step


@rule("VL 6.1a", "VL 4.2.1a", "VL 4.2.1b", "VL 4.2.1c", "VL 4.4c", "VL 3.2c", "VL 8.3d")
def bars(pos: Position, unit: int, how: str, trip: Trip, more: int, limit: Hindrance) -> list[Hindrance]:
    """The rules that may bar a way; `more` is what an unsupplied unit lacks."""
    foe = 1 - pos.game.roster[unit].side
    enemies = occupied_hexes(pos, foe)

    def terms(**other: object) -> Callable[[Trip], Trip]:
        return lambda trip: trip._replace(terms=MoveTerms(**{**trip.terms._asdict(), **other}))

    def through(path: Path, found: Reach) -> Words:
        grid, shut = pos.game.map.grid, trip.terms.shut
        steps = list(pairwise(path))
        a, b = next(((a, b) for a, b in steps if grid.spread(1 << a, shut) >> b & 1), steps[-1])
        both = pos.units_in(grid.adjacent(1 << a)) & pos.units_in(grid.adjacent(1 << b))
        args: Arguments = (
            ("hexes", Hexes(1 << a | 1 << b)),
            ("units", known_units(pos, both & controlling(pos, foe))),
        )
        return "vl-why-same-zone", args

    found = [
        why_not.enemy_bars("VL 6.1a", pos, trip.terms.free | enemies, enemies, book(pos).data.of_side[foe]),
        why_not.zone_stops("VL 4.2.1a", pos, trip.terms.stop, controlling(pos, foe)),
        Hindrance("VL 4.2.1b", why_not.without_toll(leaving=True), limit.words),
        Hindrance("VL 4.4c" if how == "ski" else "VL 4.2.1c", terms(shut=SHUT), through),
    ]
    if how == "motor":
        clear = book(pos).ground.network(how)
        found.append(Hindrance("VL 3.2c", lambda trip: trip._replace(net=clear), limit.words))
    if more:
        found.append(Hindrance("VL 8.3d", lambda trip: trip._replace(points=trip.points + more), limit.words))
    return found


@rule("VL 1.6b", "VL T.terr.12")
def no_way(
    pos: Position, moving: Moving, trip: Trip, how: str, jam: HexSet, more: int, h: int
) -> list[Cause]:
    """Why a unit cannot come to a hex that is neither the enemy's nor the garrison's."""
    if pos.state.where[moving.unit] == h:
        return [Cause("VL 3.1a", "why-already-there", (("hex", At(h)),))]
    limit = why_not.too_far("VL 3.1a", Points(moving.left, MP), price(pos, how, jam, trip.terms.zones[0]))
    found = why_not.hindrances(trip, bars(pos, moving.unit, how, trip, more, limit), limit, h)
    if any(
        cause.cite == "VL 4.2.1a" for cause in found
    ):  # a zone says it all: nobody thinks of walking through its unit
        found = [cause for cause in found if cause.cite != "VL 6.1a"] if len(found) > 1 else found
    return found or [Cause("VL 3.1a", "why-no-way", (("hex", At(h)),))]
