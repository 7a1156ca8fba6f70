"""7A and 12F.6. Why a train does not get somewhere: ownership, gauge, ZOC, capacity or distance."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

from grognard.games.sudden_storm.law import gauge, rail, transit
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import AXIS, MP, Moving, own
from grognard.games.sudden_storm.law.presence import side_of
from grognard.games.sudden_storm.law.rail import Lines
from grognard.games.sudden_storm.law.weather_areas import steps_within
from grognard.kernel.arguments import At, Points
from grognard.kernel.cite import rule
from grognard.kernel.hexes import SHUT, Gate, bits, holds, intersect_gates, subtract_gate, unite_gates
from grognard.kernel.menu import Allowed, Cause
from grognard.kernel.network import UNLIMITED, Network
from grognard.kernel.reach import Reach
from grognard.kernel.state import Position
from grognard.rules.why_not import (
    Closure,
    Hindrance,
    Path,
    Trip,
    Words,
    closing_hindrance,
    hex_words,
    hindrances,
)


class Ride(NamedTuple):
    """A ride that somebody asks about: what goes by train, and in what manner."""

    side: int
    cite: str  # of the distance that it may go
    network: Callable[[Lines], Network]
    fits: Callable[[bool], bool]  # has the net of such lines room for it?
    far: Callable[[int], Words]  # of what the ride would cost
    full: Callable[[int], Words]  # of what it takes of a net without room
    rails: str = "SS 7.1"  # the paragraph that keeps it on the railway


# -- the lines, with one rule after another set aside


@rule("SS 7A3.2", "SS 7A3.4")
def of_gauge(pos: Position, side: int) -> Lines:
    """The links of a gauge that a side's trains can use, whoever owns them."""
    grid = pos.game.map.grid
    broad, standard = rail.gauges(pos)
    if side == AXIS:
        return intersect_gates(broad, steps_within(grid, rail.finnish_net(pos))), subtract_gate(
            standard, fresh(pos)
        )
    mine = intersect_gates(standard, steps_within(grid, own(pos).at_start))
    return broad, intersect_gates(standard, steps_within(grid, rail.standard_gauge_net(pos, mine)))


def fresh(pos: Position) -> Gate:
    return rail.links(book(pos).data, own(pos).fresh)


def rules(pos: Position, trip: Trip, ride: Ride) -> tuple[Trip, list[Hindrance]]:
    """A trip over all lines of the right gauge, and what each rule takes from it."""
    side, lines, (broad, standard) = ride.side, of_gauge(pos, ride.side), rail.gauges(pos)
    room = tuple(gate if ride.fits(n == 0) else SHUT for n, gate in enumerate(lines))
    not_mine = book(pos).data.land & ~own(pos).at_start
    owner = Closure("SS 7A.2", not_mine, hex_words("ss-why-not-owned-at-start", pos))
    open_trip = trip._replace(net=ride.network((room[0], room[1])), closed=(*trip.closed, owner))
    old, laid = (
        subtract_gate(standard, fresh(pos)),
        unite_gates(lines[1], intersect_gates(standard, fresh(pos))),
    )
    found = [closing_hindrance(one) for one in open_trip.closed if one.hexes]
    found.append(over(ride, lines, "SS 7A4.2", lambda path, _: ride.full(len(path))))
    if side == AXIS:
        found.append(over(ride, (lines[0], laid), "SS 7A3.10", lambda path, _: at_new_rails(pos, path)))
    wrong = "SS 7A3.2" if side == AXIS else "SS 7A3.4"
    found.append(over(ride, (broad, old), wrong, lambda path, _: at_wrong_gauge(pos, lines, path)))
    return open_trip, found


def over(ride: Ride, lines: Lines, cite: str, words: Callable[[Path, Reach], Words]) -> Hindrance:
    """A rule without which a train could use these lines too."""
    return Hindrance(cite, lambda trip: trip._replace(net=ride.network(lines)), words)


def at_new_rails(pos: Position, path: Path) -> Words:
    new = fresh(pos)
    return "ss-why-new-rails", (("hex", At(first_step(pos, path, new))),)


def at_wrong_gauge(pos: Position, lines: Lines, path: Path) -> Words:
    other = subtract_gate(gauge.railways(pos), unite_gates(*lines))
    return "ss-why-wrong-gauge", (("hex", At(first_step(pos, path, other))),)


def first_step(pos: Position, path: Path, gate: Gate) -> int:
    """The hex that the first step of a path over some lines leads to."""
    grid = pos.game.map.grid
    return next((b for a, b in pairwise(path) if holds(gate[grid.direction(a, b)], a)), path[-1])


# -- the answer


def causes(pos: Position, trip: Trip, ride: Ride, h: int) -> list[Cause]:
    """What keeps a train from a hex, the fewest rules first."""
    start, tracks = bits(trip.start)[0], 0
    for gate in gauge.railways(pos):
        tracks |= gate
    for at in (start, h):
        if not holds(tracks, at):
            return [Cause(ride.rails, "ss-why-no-railway", (("hex", At(at)),))]
    if start == h:
        return [Cause(ride.cite, "why-already-there", (("hex", At(h)),))]
    far = Hindrance(
        ride.cite,
        lambda one: one._replace(points=UNLIMITED),
        lambda path, found: ride.far(found.cost(path[-1])),
    )
    wide, some = rules(pos, trip, ride)
    return hindrances(wide, some, far, h) or [Cause(ride.rails, "ss-why-no-railway-joins", (("hex", At(h)),))]


# -- units


@rule("SS 7A1.2", "SS 7A1.5", "SS 7A.2")
def by_rail(pos: Position, moving: Moving) -> Allowed | None:
    """Operational movement, with its reasons."""
    data = book(pos).data
    change = data.constant("rail.gauge_change") * rail.parts(data)

    def far(cost: int) -> Words:
        needed, left = rail.rail_price(pos, cost), moving.left
        return "ss-why-rail-far", (("needed", Points(needed, MP)), ("left", Points(left, MP)))

    def network(lines: Lines) -> Network:
        return rail.rail_network(data, lines, rail.rates(pos), change)

    found = rail.rail_destinations(pos, moving)
    return explained(pos, moving, found, lambda: rail.rail_trip(pos, moving), "SS 7A1.2", network, far)


@rule("SS 7A2.1", "SS 7A2.2", "SS 7A.2")
def strategically(pos: Position, moving: Moving) -> Allowed | None:
    """Strategic movement, with its reasons."""
    data = book(pos).data
    change = data.constant("rail.gauge_change.strategic")

    def far(cost: int) -> Words:
        return "ss-why-strategic-far", (("needed", cost), ("most", data.constant("rail.strategic")))

    def network(lines: Lines) -> Network:
        return rail.rail_network(data, lines, ((1, data.land),), change)

    found = rail.strategic_destinations(pos, moving)
    return explained(pos, moving, found, lambda: rail.strategic_trip(pos, moving), "SS 7A2.1", network, far)


def explained(
    pos: Position,
    moving: Moving,
    found: Allowed | None,
    trip: Callable[[], Trip],
    cite: str,
    network: Callable[[Lines], Network],
    far: Callable[[int], Words],
) -> Allowed | None:
    """The hexes of a manner of going by train, and why the others are none of them."""
    if found is None or transit.is_in_sweden(pos, moving.unit):
        return found
    unit = moving.unit
    side = side_of(pos, unit)
    ride = Ride(
        side,
        cite,
        network,
        lambda broad: rail.fits(pos, unit, rail.net_of(side, broad)),
        far,
        lambda _: rail.no_capacity(pos, unit),
        "SS 7A2.2" if cite == "SS 7A2.1" else "SS 7.1",
    )
    found.outside = lambda h: causes(pos, trip(), ride, h)
    return found
