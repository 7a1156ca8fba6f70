"""6.2. Strategic movement."""

from __future__ import annotations

from grognard.games.victory_roads.law import why_not
from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.direction import directed_reach, is_directed
from grognard.games.victory_roads.law.events.leaders import disturbed_hexes
from grognard.games.victory_roads.law.marching import (
    STRATEGIC,
    allowance,
    closed_hexes,
    march_trip,
    moving_side,
    open_hexes,
    rule_out_wrong_ways,
)
from grognard.games.victory_roads.law.names import AXIS, NOBODY, SOVIET, SPENT, Moving, own
from grognard.games.victory_roads.law.presence import adjacent_hexes
from grognard.games.victory_roads.law.supply import command
from grognard.games.victory_roads.law.supports_available import generic_supports, usable_supports
from grognard.games.victory_roads.law.weather import is_mud
from grognard.kernel.changes import Removed
from grognard.kernel.cite import rule
from grognard.kernel.flow import Verb
from grognard.kernel.hexes import HexSet
from grognard.kernel.menu import UNIT, Allowed
from grognard.kernel.pathfinding import Reach
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, fact
from grognard.rules.answers import Choice
from grognard.rules.why_not import Closure, Trip


@rule("VR 6.2.1b", "VR 6.2.1c", "VR 6.3.1b")
def strategic_trip(pos: Position, moving: Moving) -> Trip:
    """In the radius of HQs of its nation (E-07) and never adjacent to an enemy, the hex where it starts
    included, unless its equipment is abandoned.
    """
    unit, data = moving.unit, book(pos).data
    side = pos.game.roster[unit].side
    radius, beside = command(pos, side, data.commands[unit]), adjacent_hexes(pos, 1 - side)
    if own(pos).abandoning != NOBODY and not moving.spent:
        beside &= ~(1 << pos.state.where[unit])
    bars = (
        Closure("VR 6.2.1b", data.land & ~radius, why_not.of_hex("vr-why-no-command")),
        Closure("VR 6.2.1c", beside, why_not.adjacent_enemy_words(pos, side)),
        Closure("VR 6.2.1d", uncaptured_works(pos, side), why_not.of_hex("vr-why-uncaptured")),
        Closure("VR 1.5.2a", disturbed_hexes(pos) if side == AXIS else 0, "vr-why-himmler"),
    )
    return march_trip(pos, moving)._replace(
        points=allowance(pos, moving, STRATEGIC) - moving.spent,
        always=False,
        closed=closed_hexes(pos, unit) + bars,
    )


@rule("VR 6.2.1d")
def uncaptured_works(pos: Position, side: int) -> HexSet:
    """Works and German cities into which the Soviets only fight their way."""
    data = book(pos).data
    works = data.map.features["fort"] | data.map.features["fortress"] | data.german_cities
    return works & ~own(pos).captured if side == SOVIET else 0


@fact
def reached_strategically_anyhow(pos: Position, moving: Moving) -> Reach:
    return strategic_trip(pos, moving).reach()


@fact
def reached_strategically(pos: Position, moving: Moving) -> Reach:
    """The reach of strategic movement; without supply only towards it."""
    if not is_directed(pos, moving.unit):
        return reached_strategically_anyhow(pos, moving)
    return directed_reach(pos, moving, strategic_trip(pos, moving))


@rule("VR 6.2.1a", "VR 6.2.3a", "VR 6.2.3b", "VR 3.2.2b", "VR 15.3.1e", "VR 8.2.3", "VR 6.3.1b")
def strategic_destinations(pos: Position, moving: Moving) -> Allowed | None:
    """Not in exploitation, not for HQs, not in mud, not for the Axis after a dismissal, and for it only
    once it has spent a support in this phase, or abandons the equipment of the unit.
    """
    if moving.pace:
        return None
    data, now, unit = book(pos).data, own(pos), moving.unit
    owing = moving_side(pos, moving) == AXIS and not now.paid and now.abandoning == NOBODY
    bars = {
        ("VR 6.2.1a", "vr-why-no-hq"): data.of_type["hq"] >> unit & 1,
        ("VR 3.2.2b", "vr-why-mud"): is_mud(pos),
        ("VR 15.3.1e", "vr-why-dismissed"): moving_side(pos, moving) == AXIS and now.halting,
        ("VR 6.2.3a", "vr-why-no-support-spent"): owing,
    }
    reach = None if any(bars.values()) else reached_strategically_anyhow
    found = open_hexes(pos, moving, STRATEGIC, "VR 6.2.2", strategic_trip, reach)
    for (cite, why), holds in bars.items():
        if holds:
            found.less(cite, pos.game.map.grid.board, why)
    return rule_out_wrong_ways(pos, moving, found, reached_strategically)


@rule("VR 6.2.3a", "VR 1.5.2b", "VR 1.5.2c")
def spendable(pos: Position, side: int) -> Allowed:
    """One support of the owner's choice pays for all strategic moves of the phase."""
    found = generic_supports(pos, usable_supports(pos, side), "VR 6.2.3a")
    return found.less("VR 6.2.3b", found.set, "vr-why-paid") if own(pos).paid else found


def spend(ref: Referee, unit: int) -> None:
    """The support goes back to the pool in the owner's next supports phase (G-17)."""
    ref.do(Removed(unit, SPENT[ref.frame.who], "support-spent", "VR 6.2.3a"))
    ref.note("VR 6.2.3a", paid=True)


SPENDING: dict[str, Choice[int]] = {"spend": Choice(spendable, Verb(spend, UNIT))}
