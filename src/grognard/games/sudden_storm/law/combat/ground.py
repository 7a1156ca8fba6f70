"""9G, 28C and 30. The ground of a combat: what the hex attacked and the sides crossed do to it."""

from __future__ import annotations

from typing import NamedTuple

from grognard.games.sudden_storm.law import crossings
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.cities import MAJOR
from grognard.games.sudden_storm.law.combat.armour import Ground
from grognard.games.sudden_storm.law.combat.forces import attacking_side
from grognard.games.sudden_storm.law.data import Data
from grognard.games.sudden_storm.law.names import AXIS, MUD, SNOW, Battle, own
from grognard.games.sudden_storm.law.sizes import total
from grognard.games.sudden_storm.law.terrain import Terrain
from grognard.games.sudden_storm.law.weather_areas import (
    area_weather,
    frozen_sides,
    frozen_swamps,
    weather_at,
)
from grognard.games.sudden_storm.map_types import CITIES
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits, holds
from grognard.kernel.state import Position, UnitSet

JUNE = 1  # the turn of the surprise, and the regular one of the Germans after it
RIVERS = ("major_river", "river")

# -- the hex


@rule("SS 30G.3")
def is_unready(pos: Position, attacker: int, h: int) -> bool:
    """Does a Soviet major city count as a dot city: in the surprise turn and the German turn after it?"""
    june = attacker == AXIS and pos.state.turn <= JUNE
    return june and holds(book(pos).data.major_cities & own(pos).soviet, h)


@rule("SS 30A5a")
def is_fortress_standing(pos: Position, h: int) -> bool:
    return holds(pos.game.map.features["fortress"] & ~own(pos).razed, h)


def city_of(pos: Position, attacker: int, h: int) -> str:
    """The city that a hex counts as; a fortress that has been captured is a reference city."""
    features = pos.game.map.features
    found = next((name for name in CITIES if holds(features[name], h)), "")
    if found in MAJOR and is_unready(pos, attacker, h):
        return "dot_city"
    razed = not found and holds(features["fortress"] & own(pos).razed, h)
    return "reference_city" if razed else found


def terrain_of(pos: Position, h: int) -> str:
    data = book(pos).data
    if holds(frozen_swamps(data, area_weather(pos)), h):
        return "swamp_frozen"
    return next(name for name, hexes in data.map.terrain.items() if holds(hexes, h))


@rule("SS 9G")
def features(pos: Position, attacker: int, h: int) -> tuple[str, ...]:
    """The rows of the chart that a hex has in combat: a fort adds to a city, not to a fortress."""
    found = [terrain_of(pos, h)]
    if city := city_of(pos, attacker, h):
        found.append(city)
    if is_fortress_standing(pos, h):
        found.append("fortress")
    elif holds(own(pos).forts, h):
        found.append("fort")
    return tuple(found)


def row(pos: Position, name: str) -> Terrain:
    return book(pos).data.tables.terrain[name]


# -- the sides


@rule("SS 30F1")
def is_harmless(pos: Position, a: int, b: int) -> bool:
    """In the surprise turn rivers along the border of Germany and the Soviet Union count for nothing."""
    if not own(pos).surprise:
        return False
    data = book(pos).data
    ends = 1 << a | 1 << b
    german, soviet = data.country("germany") & ends, data.ussr & ends
    return bool(german and soviet and german != soviet)


@rule("SS 30A1", "SS 30A3", "SS 28D2.1", "SS 28D2.2")
def side_of_hex(pos: Position, attacker: int, a: int, b: int) -> str:
    """The row of the chart for the side between two hexes; none where there is nothing on it."""
    data, way = book(pos).data, pos.game.map.grid.direction(a, b)
    frozen = holds(frozen_sides(data, area_weather(pos))[way], a)
    sides = data.map.sides
    if frozen and holds(sides["lake"][way], a):
        return "lake_side_frozen"
    if holds(crossings.straits(pos, attacker)[way], a):
        return "strait"
    water = next((name for name in RIVERS if holds(sides[name][way], a)), "")
    if not water or is_harmless(pos, a, b):
        return ""
    return f"{water}_frozen" if frozen else water


# -- what they do


class Field(NamedTuple):
    """The ground of an attack: the rows of its hex, and of the side from each hex of origin."""

    target: int
    rows: tuple[str, ...]
    sides: dict[int, str]


def field(pos: Position, attacker: int, target: int, origins: HexSet) -> Field:
    sides = {h: side_of_hex(pos, attacker, h, target) for h in bits(origins)}
    return Field(target, features(pos, attacker, target), sides)


def field_of(pos: Position, battle: Battle) -> Field:
    return field(pos, attacking_side(pos, battle), battle.target, origins_of(pos, battle))


def origins_of(pos: Position, battle: Battle) -> HexSet:
    """Where the attackers stood when they attacked."""
    return battle.origins or pos.hexes_of(battle.attackers)


@rule("SS 9G", "SS 28C.1")
def column(data: Data, unit: int) -> str:
    """The column of the chart for an attacker: motorised artillery is artillery."""
    if holds(data.artillery, unit):
        return "artillery"
    return "cm" if holds(data.cm, unit) else "foot"


def divisor(pos: Position, name: str, column: str) -> int:
    found: int = getattr(row(pos, name), column)
    return found


@rule("SS 9G", "SS 3C2")
def terrain_divisors(pos: Position, ground: Field, unit: int, origin: int) -> list[tuple[str, int]]:
    """What divides an attacker's strength: the worse of hex and city, and the side besides."""
    kind = column(book(pos).data, unit)
    found = max(((name, divisor(pos, name, kind)) for name in ground.rows), key=lambda pair: pair[1])
    side = ground.sides[origin]
    pairs = [found, (side, divisor(pos, side, kind))] if side else [found]
    return [pair for pair in pairs if pair[1] > 1]


@rule("SS 9G")
def terrain_dice(pos: Position, ground: Field, attackers: UnitSet) -> list[tuple[str, int]]:
    """What changes the die: hex, city and works added up, and the worst side that anybody crosses."""
    found = [(name, row(pos, name).die) for name in ground.rows]
    crossed = [(name, row(pos, name).die) for name in ground.sides.values() if name]
    if crossed:
        found.append(min(crossed, key=lambda pair: pair[1]))
    eased = [
        (name, die + 1 if name == "mountain" and is_alpine_attack(pos, attackers) else die)
        for name, die in found
    ]
    return [pair for pair in eased if pair[1]]


@rule("SS 14C.1", "SS 14C.2")
def is_alpine_attack(pos: Position, attackers: UnitSet) -> bool:
    """Are mountain and ski troops at least half of the attackers, artillery left out?"""
    data = book(pos).data
    line = attackers & ~data.artillery & ~data.trucks
    troops = line & (data.with_trait("mountain") | data.with_trait("ski"))
    return bool(troops) and 2 * total(pos, troops) >= total(pos, line)


@rule("SS 10G.1")
def does_bar_aeca(pos: Position, name: str) -> bool:
    """An empty cell changes nothing."""
    return bool(name) and row(pos, name).aeca is False


def armour_ground(pos: Position, ground: Field) -> Ground:
    """May AECA and AECD be used in the hex, as its rows and the weather of its zone say?"""
    open_hex = not any(does_bar_aeca(pos, name) for name in ground.rows)
    return Ground(open_hex, weather_at(pos, ground.target) not in (MUD, SNOW))


def is_town(pos: Position, h: int) -> bool:
    """Is it a city of any size, or a fortress, razed or not?"""
    return holds(book(pos).data.cities | pos.game.map.features["fortress"], h)
