"""Why a unit or a hex is refused, in words: asked for only when somebody wants to know."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import MP, Moving, own
from grognard.kernel.arguments import At, Hexes, Points
from grognard.kernel.cite import rule
from grognard.kernel.hexes import SHUT, HexSet
from grognard.kernel.menu import Cause
from grognard.kernel.reach import Reach
from grognard.kernel.state import Position
from grognard.rules import why_not
from grognard.rules.why_not import Hindrance, Path, Trip, Words

# -- units


@rule("VR 6.1.1a")
def not_movable_cause(pos: Position, cite: str) -> Callable[[int], Cause]:
    """Why a counter cannot be moved: it is the enemy's, beside the map, or no unit."""

    def cause(unit: int) -> Cause:
        if pos.game.roster[unit].side != pos.frame.who:
            return Cause(cite, *why_not.enemy_unit(pos, unit))
        if pos.state.where[unit] >= 0:
            return Cause(cite, *why_not.unit_words("vr-why-no-unit", pos)(unit))
        return Cause(cite, *why_not.absence_words(pos, unit))

    return cause


def not_an_hq_cause(pos: Position, cite: str) -> Callable[[int], Cause]:
    """Why a counter that is no HQ of one's own on the map cannot be chosen."""

    def cause(unit: int) -> Cause:
        hq = book(pos).data.of_type["hq"] >> unit & 1
        if hq or pos.game.roster[unit].side != pos.frame.who:
            return not_movable_cause(pos, cite)(unit)
        return Cause(cite, *why_not.unit_words("vr-why-no-headquarters", pos)(unit))

    return cause


def not_eliminated_cause(pos: Position, cite: str) -> Callable[[int], Cause]:
    """Why a counter cannot be rebuilt: it is no unit of one's own in the box of the eliminated."""

    def cause(unit: int) -> Cause:
        if pos.game.roster[unit].side != pos.frame.who:
            return Cause(cite, *why_not.enemy_unit(pos, unit))
        return Cause(cite, *why_not.unit_words("vr-why-not-eliminated", pos)(unit))

    return cause


def other_hex_cause(cite: str, some: HexSet, message: str) -> Callable[[int], Cause]:
    """Of a hex where a unit may not come: which hexes there are, if few, or what it ought to be."""

    def cause(h: int) -> Cause:
        few = why_not.outside_area_words(some)(h) if 0 < some.bit_count() <= why_not.FEW else None
        return Cause(cite, *few) if few else Cause(cite, message, (("hex", At(h)),))

    return cause


def other_box_cause(cite: str) -> Callable[[int], Cause]:
    """Of a box that is none of those where a unit may come."""
    return lambda box: Cause(cite, "vr-why-other-box")


def not_available_cause(pos: Position, cite: str) -> Callable[[int], Cause]:
    return why_not.not_among_cause(pos, cite, "vr-why-not-available")


def not_that_hex_cause(cite: str, message: str) -> Callable[[int], Cause]:
    """Of hexes that something is asked of: the others are not concerned."""
    return lambda h: Cause(cite, message, (("hex", At(h)),))


def no_capacity(cost: int, left: int) -> Callable[[int], Words]:
    return why_not.fixed_words("vr-why-no-capacity", (("needed", cost), ("left", left)))


def rooted(pos: Position) -> Callable[[int], Words]:
    """Of units that may not move: a pontoon HQ, or no points."""
    pontoons = {one.unit for one in own(pos).pontoons}

    def words(unit: int) -> Words:
        message = "vr-why-pontoon-stays" if unit in pontoons else "vr-why-immobile"
        return why_not.unit_words(message, pos)(unit)

    return words


# -- the way there


def of_hex(message: str) -> Callable[[int], Words]:
    """A message that names the hex that is closed, which may lie on the way."""
    return lambda h: (message, (("hex", At(h)),))


def adjacent_enemy_words(pos: Position, side: int) -> Callable[[int], Words]:
    """Who stands next to a hex."""

    def words(h: int) -> Words:
        near = pos.game.map.grid.spread(1 << h, book(pos).data.touching)
        units = pos.units_in(near) & book(pos).data.of_side[1 - side] & book(pos).data.units
        return "vr-why-beside-enemy", (("hex", At(h)), ("units", why_not.known_units(pos, units)))

    return words


@rule("VR 3.2.2m")
def mud_bans(trip: Trip) -> Hindrance:
    def words(path: Path, found: Reach) -> Words:
        grid, steps = trip.net.grid, list(pairwise(path))
        a, b = next(((a, b) for a, b in steps if grid.spread(1 << a, trip.terms.shut) >> b & 1), steps[-1])
        return "vr-why-mud-crossing", (("hexes", Hexes(1 << a | 1 << b)),)

    return Hindrance("VR 3.2.2m", lambda trip: trip._replace(terms=trip.terms._replace(shut=SHUT)), words)


@rule("VR 6.7.7a")
def siege_stops(trip: Trip) -> Hindrance:
    def words(path: Path, found: Reach) -> Words:
        at = next((h for h in path[1:-1] if trip.terms.stop >> h & 1), path[-1])
        return "vr-why-siege-stops", (("hex", At(at)),)

    return Hindrance("VR 6.7.7a", lambda trip: trip._replace(terms=trip.terms._replace(stop=0)), words)


def with_points(more: int) -> Callable[[Trip], Trip]:
    return lambda trip: trip._replace(points=trip.points + more)


def no_way(
    pos: Position, moving: Moving, trip: Trip, price: why_not.Price, limit: str, curbs: dict[str, int], h: int
) -> list[Cause]:
    """Why a hex is out of reach; `curbs` is what a unit would have more without one of the rules that leave
    it fewer points.
    """
    if pos.state.where[moving.unit] == h:
        return [Cause(limit, "why-already-there", (("hex", At(h)),))]
    if found := [Cause(one.cite, *one.words(h)) for one in trip.closed if one.hexes >> h & 1]:
        return found
    too_far = why_not.too_far(limit, Points(trip.points, MP), price)
    bars = [*(why_not.closing_hindrance(one) for one in trip.closed), mud_bans(trip), siege_stops(trip)]
    bars += [Hindrance(cite, with_points(more), too_far.words) for cite, more in curbs.items()]
    found = why_not.hindrances(trip, bars, too_far, h)
    return found or [Cause(limit, "why-no-way", (("hex", At(h)),))]
