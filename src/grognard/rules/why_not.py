"""Why something cannot be done, with its numbers and names: what all games say alike.

Nothing here is called until somebody asks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, pairwise
from typing import NamedTuple

from grognard.kernel.arguments import Arguments, At, Charge, Charges, Hexes, Points, Units
from grognard.kernel.hexes import HexSet
from grognard.kernel.menu import Because, Cause
from grognard.kernel.network import UNLIMITED, MoveTerms, Network, tolls
from grognard.kernel.pathfinding import reach
from grognard.kernel.places import ABSENT, DEAD, GONE, POOL
from grognard.kernel.reach import Reach
from grognard.kernel.state import Position, UnitSet
from grognard.kernel.views import seen_units

Path = tuple[int, ...]
Words = tuple[str, Arguments]
Price = Callable[[int, int], Iterable[Charge]]  # what a step from one hex to the next is charged for


def known_units(pos: Position, units: UnitSet) -> Units:
    """Units as the player who must decide may know them."""
    return seen_units(Units(units), pos, pos.frame.who)


# -- units


def absence_words(pos: Position, unit: int, later: int = 0) -> Words:
    """Why a unit is on no hex: eliminated, gone, or still to come (on a turn, where that is fixed)."""
    args: Arguments = (("unit", known_units(pos, 1 << unit)), ("turn", later))
    at = pos.state.where[unit]
    if at == POOL and later > pos.state.turn:
        return "why-comes-later", args
    found = {
        DEAD: "why-eliminated",
        GONE: "why-left-the-game",
        ABSENT: "why-not-in-this-game",
        POOL: "why-off-map",
    }
    return (found[at], args) if at in found else ("why-in-a-box", (args[0], ("place", At(at))))


def enemy_unit(pos: Position, unit: int) -> Words:
    return "why-enemy-unit", (("unit", known_units(pos, 1 << unit)),)


def not_among_cause(pos: Position, cite: str, message: str) -> Callable[[int], Cause]:
    """Of units that something is asked of: the others are not concerned."""
    return lambda unit: Cause(cite, message, (("unit", known_units(pos, 1 << unit)),))


def unit_words(message: str, pos: Position) -> Callable[[int], Words]:
    """A message that speaks of the unit asked about."""
    return lambda unit: (message, (("unit", known_units(pos, 1 << unit)),))


def fixed_words(message: str, args: Arguments) -> Callable[[int], Words]:
    """The same words whatever is asked about."""
    return lambda _: (message, args)


def hex_words(
    message: str, pos: Position, units: Callable[[int], UnitSet] | None = None
) -> Callable[[int], Words]:
    """A message that speaks of the hex asked about, and of some units there or thereabouts."""
    return lambda h: (
        message,
        (("hex", At(h)), ("units", known_units(pos, units(h) if units else pos.at(h)))),
    )


def zoc_owner_words(pos: Position, h: int, exerting: UnitSet) -> Words:
    """A hex is in a zone of control: of whom."""
    return "why-in-zoc", (("hex", At(h)), ("units", zone_of(pos, h, exerting)))


def zone_of(pos: Position, h: int, exerting: UnitSet) -> Units:
    return known_units(pos, exerting & pos.units_in(pos.game.map.grid.adjacent(1 << h)))


FEW = 8  # hexes that a sentence can list


def outside_area_words(area: HexSet) -> Callable[[int], Words]:
    """Of a hex outside an area: which hexes it has, where they are few."""

    def words(h: int) -> Words:
        if area and area.bit_count() <= FEW:
            return "why-only-in", (("hex", At(h)), ("hexes", Hexes(area)))
        return "why-outside-area", (("hex", At(h)),)

    return words


# -- targets


def no_enemy_there(cite: str) -> Callable[[int], Cause]:
    """Of a hex that is no target: no enemy stands there."""
    return lambda h: Cause(cite, "why-no-enemy-there", (("hex", At(h)),))


def out_of_range_words(pos: Position, target: int) -> Callable[[int], Words]:
    """Of a unit that cannot join an attack: how far from the target it stands."""

    def words(unit: int) -> Words:
        far = pos.game.map.grid.distance(pos.state.where[unit], target)
        return "why-out-of-range", (("unit", known_units(pos, 1 << unit)), ("hex", At(target)), ("far", far))

    return words


# -- the way there


class Closure(NamedTuple):
    """Hexes that one rule closes to a mover, and what to say of each of them."""

    cite: str
    hexes: HexSet
    because: Because = ""

    def words(self, h: int) -> Words:
        return self.because(h) if callable(self.because) else (self.because, ())


class Trip(NamedTuple):
    """A move as the rules allow it, or as they would with some of them set aside."""

    net: Network
    start: HexSet
    points: int
    terms: MoveTerms
    always: bool = False
    mode: int = 0
    closed: tuple[Closure, ...] = ()  # each can be lifted by itself; the hex where one starts counts too

    def reach(self) -> Reach:
        shut = 0
        for closure in self.closed:
            shut |= closure.hexes
        if not shut:
            return reach(*self[:6])
        terms = self.terms._replace(free=self.terms.free & ~shut)
        return reach(self.net, self.start & ~shut, self.points, terms, self.always, self.mode)


class Hindrance(NamedTuple):
    """A rule that may bar the way: the trip without it, and what to say of the way that
    would then be open.
    """

    cite: str
    lifted: Callable[[Trip], Trip]
    words: Callable[[Path, Reach], Words]


def hindrances(trip: Trip, rules: Sequence[Hindrance], limit: Hindrance, h: int) -> list[Cause]:
    """What bars the way to a hex: the fewest rules without which it could be reached.

    Rules that each bar it alone are named all, and so are two that bar it together. That it is too far is
    said only where the other rules do not explain it, for a long way round is seldom what the player has in
    mind.
    """
    for size, points_too in ((1, False), (2, False), (0, True), (1, True), (2, True)):
        found: dict[str, Cause] = {}
        for group in combinations(rules, size):
            together = (*group, limit) if points_too else group
            for cause in find_opening(trip, together, h):
                found.setdefault(cause.cite, cause)
        if found:
            return list(found.values())
    return []


def find_opening(trip: Trip, rules: Sequence[Hindrance], h: int) -> list[Cause]:
    """The causes to name where lifting these rules together opens the way to a hex; none
    where it does not.
    """
    for rule in rules:
        trip = rule.lifted(trip)
    found = trip.reach()
    if not found.hexes >> h & 1:
        return []
    path = found.path(h)
    return [Cause(rule.cite, *rule.words(path, found)) for rule in rules]


def bill(path: Path, price: Price) -> tuple[Charge, ...]:
    """What a way is paid for, the same things added up; what comes on top stands last."""
    found: dict[tuple[bool, str], Points] = {}
    for a, b in pairwise(path):
        for what, points, extra in price(a, b):
            if points.value:
                had = found.get((extra, what), Points(0, points.per))
                found[extra, what] = Points(had.value + points.value, points.per)
    return tuple(Charge(what, points, extra) for (extra, what), points in sorted(found.items()))


def too_far(cite: str, left: Points, price: Price) -> Hindrance:
    """The limit of points: what the cheapest way would cost, and what for."""

    def words(path: Path, found: Reach) -> Words:
        items = bill(path, price)
        needed = Points(sum(item.points.value for item in items), left.per)
        return "why-too-far", (("needed", needed), ("left", left), ("charges", Charges(items)))

    return Hindrance(cite, lambda trip: trip._replace(points=UNLIMITED), words)


def closing_hindrance(closure: Closure) -> Hindrance:
    """The hexes that a rule closes to a mover."""

    def words(path: Path, found: Reach) -> Words:
        return closure.words(next((h for h in path if closure.hexes >> h & 1), path[-1]))

    def lifted(trip: Trip) -> Trip:
        return trip._replace(closed=tuple(one for one in trip.closed if one is not closure))

    return Hindrance(closure.cite, lifted, words)


def enemy_bars(cite: str, pos: Position, open_: HexSet, foes: HexSet, units: UnitSet) -> Hindrance:
    """Hexes that may not be entered because the enemy stands there."""

    def words(path: Path, found: Reach) -> Words:
        at = next((h for h in path[1:] if foes >> h & 1), path[-1])
        here = known_units(pos, pos.at(at) & units)
        what = "why-enemy-there" if at == path[-1] else "why-enemy-on-the-way"
        return what, (("hex", At(at)), ("units", here))

    return Hindrance(cite, lambda trip: trip._replace(terms=trip.terms._replace(free=open_)), words)


def zone_stops(cite: str, pos: Position, zone: HexSet, units: UnitSet) -> Hindrance:
    """Zones of control in which a move ends."""

    def words(path: Path, found: Reach) -> Words:
        at = next((h for h in path[1:-1] if zone >> h & 1), path[-1])
        return "why-zoc-stops", (("hex", At(at)), ("units", zone_of(pos, at, units)))

    return Hindrance(cite, lambda trip: trip._replace(terms=trip.terms._replace(stop=0)), words)


def without_toll(leaving: bool = False, entering: bool = False) -> Callable[[Trip], Trip]:
    """A trip without what a zone charges for leaving it, or for entering it."""

    def lifted(trip: Trip) -> Trip:
        if not trip.terms.zones:
            return trip
        leave, enter = trip.terms.toll[1][0], trip.terms.toll[0][1]
        toll = tolls(0 if leaving else leave, 0 if entering else enter)
        return trip._replace(terms=trip.terms._replace(toll=toll))

    return lifted


def no_step(cite: str, message: str, net: Network, wider: Network) -> Hindrance:
    """Steps that this mover may not make and another may: over a river, off the rails."""

    def words(path: Path, found: Reach) -> Words:
        steps = list(pairwise(path))
        a, b = next(((a, b) for a, b in steps if not net.beside[a] >> b & 1), steps[-1])
        return message, (("hexes", Hexes(1 << a | 1 << b)),)

    return Hindrance(cite, lambda trip: trip._replace(net=wider), words)
