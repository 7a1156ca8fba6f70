"""What bombers can do that no attack of their own side wants: hit aircraft at their bases and ships, and help
stacks that the enemy may attack.
"""

from __future__ import annotations

from typing import NamedTuple

from grognard.games.sudden_storm.law.air import bombing, flights
from grognard.games.sudden_storm.law.air.bases import units_at_base
from grognard.games.sudden_storm.law.air.raids import Strike
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.mind import air_staff, harbours
from grognard.games.sudden_storm.mind.army import stacks
from grognard.games.sudden_storm.mind.weights import PLAIN
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.menu import Act, Menu
from grognard.kernel.state import Position, UnitSet, fact

RAID, SINK, DEFEND = "raid", "sink", "defend"
KINDS = {RAID: flights.RAID, SINK: flights.NAVAL, DEFEND: flights.DEFENCE}
PLANE = 0.2  # of what an enemy aircraft prints, when it is hit at its base
LEAST = 0.3  # what a mission must promise
FACES, PAIR = 6, 2


class Aim(NamedTuple):
    gain: float
    verb: str
    hex: int


# -- chances


def bombs(pos: Position, unit: int, h: int, kind: str) -> float:
    """What a unit would drop on a hex."""
    side = pos.game.roster[unit].side
    halves = bombing.is_halved_by_weather(pos, h) + bombing.is_under_flak(pos, side, h, kind)
    return bombing.printed_strength(pos, unit, kind) / (1 << halves)


def chance(pos: Position, strength: float) -> float:
    column = book(pos).data.tables.air.bombing_column(strength)
    return 0.0 if column is None else max(0, FACES + 1 - column.hit) / FACES


def added_chance(pos: Position, unit: int, h: int, kind: str) -> float:
    """By how much a unit makes it likelier that something is hit, with those on their way and another
    like it: alone it may be too weak.
    """
    friends = flights.units_on_mission(pos, pos.game.roster[unit].side, flights.BOMB) & pos.at(h)
    sent, more = sum(bombs(pos, one, h, kind) for one in bits(friends)), bombs(pos, unit, h, kind)
    return (chance(pos, sent + PAIR * more) - chance(pos, sent)) / PAIR if more else 0.0


# -- targets


@fact
def victims(pos: Position, side: int) -> tuple[tuple[int, str, float], ...]:
    """The aircraft and the ships of a side, by hex: the best of each, and what a hit costs it."""
    aircraft, ships = units_at_base(pos, side), pos.on_map(side) & book(pos).data.ships
    found = []
    for verb, some in ((RAID, aircraft), (SINK, ships)):
        for h in bits(pos.hexes_of(some)):
            best = max(bits(some & pos.at(h)), key=lambda unit: price(pos, verb, unit))
            found.append((h, verb, price(pos, verb, best)))
    return tuple(found)


def price(pos: Position, verb: str, unit: int) -> float:
    """What a hit costs its owner."""
    if verb == RAID:
        return PLANE * air_staff.unit_value(pos, unit)[0]
    return PLAIN.ship * harbours.ship_full_value(book(pos).data, unit) / pos.game.roster[unit].steps


def aims(pos: Position, unit: int, near: HexSet) -> list[Aim]:
    """All that a unit could do within its range, and what each promises."""
    side = pos.game.roster[unit].side
    found = [
        Aim(worth * added_chance(pos, unit, h, KINDS[verb]), verb, h)
        for h, verb, worth in victims(pos, 1 - side)
        if near >> h & 1
    ]
    for h, risk in harbours.risks(pos, side).items():
        if near >> h & 1 and h in stacks(pos, side):
            stack, more = stacks(pos, side)[h], bombs(pos, unit, h, flights.DEFENCE)
            found.append(Aim(risk * stack.worth * more / max(1.0, stack.defence + more), DEFEND, h))
    return found


def target(pos: Position, unit: int, near: HexSet) -> int | None:
    best = max(aims(pos, unit, near), default=None)
    return best.hex if best is not None and best.gain >= LEAST else None


# -- the strike


def strike(pos: Position, menu: Menu) -> Act | None:
    """The dearest of the ships or aircraft below."""
    bombers = pos.memo(Strike).bombers
    found = [
        (price(pos, verb, unit) * likely(pos, bombers, KINDS[verb]), verb, -unit)
        for verb in (RAID, SINK)
        for unit in bits(menu.verbs[verb].set)
    ]
    worth, verb, unit = max(found, default=(0.0, "", 0))
    return Act(verb, -unit) if worth > 0 else None


def likely(pos: Position, bombers: UnitSet, kind: str) -> float:
    sum_ = bombing.compute_bombing(pos, bombers, kind)
    return sum(sum_.is_hit(die) for die in range(1, FACES + 1)) / FACES
