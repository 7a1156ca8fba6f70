"""19D, 21, 23B and 23D. What bombing is worth: strengths, what divides them, the table and its die."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from grognard.games.sudden_storm.law.air import flights
from grognard.games.sudden_storm.law.air.charts import DIVERS, Bombing
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.cities import MAJOR
from grognard.games.sudden_storm.law.combat.ground import city_of, is_fortress_standing
from grognard.games.sudden_storm.law.names import MUD, NOBODY, SNOW, STRENGTH, Flight
from grognard.games.sudden_storm.law.presence import side_of
from grognard.games.sudden_storm.law.weather_areas import weather_at
from grognard.kernel.cite import rule
from grognard.kernel.hexes import bits
from grognard.kernel.state import Position, UnitSet
from grognard.kernel.tables import Item

WET = 2  # what divides bombing in mud and snow
GUNS = 2  # and what anti-aircraft fire divides it by
DIVING = "D"
# The paragraph of each kind of bombing.
CITES = {
    flights.YARD: "SS 19D1.1",
    flights.RAID: "SS 19D2a.1",
    flights.SUPPORT: "SS 19D2b.1",
    flights.DEFENCE: "SS 19D2c.1",
    flights.HARASSMENT: "SS 19D2d.1",
    flights.NAVAL: "SS 19D2e",
}

# -- strengths


@rule("SS 19D1.1", "SS 19D2a.2")
def printed_strength(pos: Position, unit: int, kind: str) -> int:
    """Strategic strength against yards, tactical against all else; a fighter has more when it strafes."""
    data = book(pos).data
    plane = data.plane(unit)
    if kind == flights.YARD:
        return plane.strategic
    strafing = data.constant("air.strafing") if kind == flights.RAID and plane.is_fighter else 0
    return plane.tactical + strafing


@rule("SS 19D.6", "SS 28C.3")
def is_halved_by_weather(pos: Position, h: int) -> bool:
    """Is bombing halved by the weather of its target (SS-P87)? Frost does nothing."""
    return weather_at(pos, h) in (MUD, SNOW)


@rule("SS 21A.1", "SS 21A.2", "SS 21.1", "SS 30G.3")
def is_under_flak(pos: Position, side: int, h: int, kind: str) -> bool:
    """Does anti-aircraft fire halve it? Always at ships; at bases and in ground support over fortresses and
    hexes of major cities.
    """
    if kind == flights.NAVAL:
        return True
    if kind not in (flights.RAID, flights.SUPPORT):
        return False
    return is_fortress_standing(pos, h) or city_of(pos, side, h) in MAJOR


@rule("SS 23B.1", "SS 3C2")
def divisor(pos: Position, flight: Flight, kind: str, h: int) -> int:
    """All that divides the strength of a unit against a hex: extended range, weather, guns."""
    found = book(pos).data.constant("air.extended_strength") if flight.extended else 1
    if is_halved_by_weather(pos, h):
        found *= WET
    return found * GUNS if is_under_flak(pos, side_of(pos, flight.unit), h, kind) else found


def load(pos: Position, unit: int, kind: str, at: int = NOBODY) -> Item:
    """The line of a bomber; its target is where it is, but for search aircraft."""
    flight, h = flights.flight_in_progress(pos, unit), pos.state.where[unit] if at == NOBODY else at
    name = pos.game.roster[unit].id
    return Item(name, printed_strength(pos, unit, kind), CITES[kind], divisor(pos, flight, kind, h))


def item_value(item: Item) -> int:
    """In 48ths."""
    return item.value * STRENGTH // item.divisor


# -- the table


class BombingCalculation(NamedTuple):
    """An attack on the table: strength in 48ths, line by line; the column, and what changes the die."""

    strength: int
    items: tuple[Item, ...]
    column: Bombing | None  # none: it fails without a die
    dice: tuple[Item, ...]

    @property
    def modifier(self) -> int:
        return sum(item.value for item in self.dice)

    def is_hit(self, die: int) -> bool:
        return self.column is not None and die + self.modifier >= self.column.hit


@rule("SS 19D.2", "SS 19D.4", "SS 19D.5")
def compute_bombing(pos: Position, bombers: UnitSet, kind: str, at: int = NOBODY) -> BombingCalculation:
    """Some units together, or one alone."""
    items = tuple(load(pos, unit, kind, at) for unit in bits(bombers))
    strength = sum(item_value(item) for item in items)
    column = book(pos).data.tables.air.bombing_column(Fraction(strength, STRENGTH))
    return BombingCalculation(strength, items, column, dive_die(pos, bombers))


@rule("SS 23D", "SS 23E")
def dive_die(pos: Position, bombers: UnitSet) -> tuple[Item, ...]:
    """Dive bombers hit better, as long as no other type bombs with them."""
    data = book(pos).data
    if not bombers or any(data.plane(unit).type != DIVING for unit in bits(bombers)):
        return ()
    return (Item("divers", data.tables.air.modifiers[DIVERS], "SS 23D"),)
