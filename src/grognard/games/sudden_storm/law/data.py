"""The map, the counters and the charts of a scenario, from the data files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from grognard.games.sudden_storm import map_types
from grognard.games.sudden_storm.law import zones
from grognard.games.sudden_storm.law.cities import MAJOR, City
from grognard.games.sudden_storm.law.counters import KINDS, Armour, More
from grognard.games.sudden_storm.law.names import NATIONS, ZONES
from grognard.games.sudden_storm.law.plane_and_ship import Plane, Ship
from grognard.games.sudden_storm.law.scenario_rules import ScenarioRules
from grognard.games.sudden_storm.law.schedule import Event
from grognard.games.sudden_storm.law.tables import Tables, Turn
from grognard.kernel.cite import rule
from grognard.kernel.hexes import Gate, HexSet, bits, subtract_gate, unite_gates
from grognard.kernel.load import Files
from grognard.kernel.maps import Map
from grognard.kernel.state import UnitSet
from grognard.kernel.units import Roster
from grognard.rules.readers import gates, units_by_kind, units_by_side
from grognard.rules.scenario import Scenario

ARRIVE = "arrive "


@dataclass(frozen=True, eq=False)
class Data:
    files: Files
    map: Map
    roster: Roster
    tables: Tables
    schedule: tuple[Event, ...]
    scenario: Scenario
    scene: ScenarioRules

    def constant(self, name: str) -> int:
        return self.tables.constants[name]

    def turn(self, number: int) -> Turn:
        """A turn of the calendar; the surprise turn counts as the first."""
        return self.tables.turns[max(1, number) - 1]

    # -- counters

    def more(self, unit: int) -> More:
        found: More = self.roster[unit].more
        return found

    def plane(self, unit: int) -> Plane:
        found = self.more(unit).plane
        assert found is not None
        return found

    def ship(self, unit: int) -> Ship:
        found = self.more(unit).ship
        assert found is not None
        return found

    @cached_property
    @rule("SS 16A")
    def planes(self) -> UnitSet:
        return self.roster.where(lambda unit: unit.more.plane is not None)

    @cached_property
    def ships(self) -> UnitSet:
        """Warships, transports and flotillas."""
        return self.roster.where(lambda unit: unit.more.ship is not None)

    @cached_property
    @rule("SS 27B1.5")
    def lame_ships(self) -> UnitSet:
        """Ships whose type stands in parentheses."""
        return self.roster.where(lambda unit: unit.more.ship is not None and not unit.more.ship.moves)

    @cached_property
    def ground_units(self) -> UnitSet:
        """Units of the land war, trucks and intrinsic defences: all but aircraft and ships."""
        return ((1 << len(self.roster)) - 1) & ~self.planes & ~self.ships

    @cached_property
    def all_of_side(self) -> tuple[UnitSet, UnitSet]:
        """With aircraft and ships."""
        return units_by_side(self.roster)

    @cached_property
    def of_side(self) -> tuple[UnitSet, UnitSet]:
        axis, soviet = self.all_of_side
        return axis & self.ground_units, soviet & self.ground_units

    @cached_property
    def of_kind(self) -> dict[str, UnitSet]:
        return units_by_kind(self.roster, KINDS)

    @cached_property
    @rule("SS 25C")
    def planes_of(self) -> dict[str, UnitSet]:
        """The air force of each nation."""
        return units_by_kind(self.roster, NATIONS, lambda unit: unit.more.nation if unit.more.plane else "")

    @cached_property
    @rule("SS 3B2")
    def of_nation(self) -> dict[str, UnitSet]:
        """Units on land."""
        found = units_by_kind(self.roster, NATIONS, lambda unit: unit.more.nation)
        return {nation: units & self.ground_units for nation, units in found.items()}

    @cached_property
    @rule("SS 3B1")
    def german(self) -> UnitSet:
        """Germans and their foreign contingents."""
        return self.of_nation["german"] | self.of_nation["foreign"]

    @cached_property
    @rule("SS 3A1")
    def divisions(self) -> UnitSet:
        """Counters of divisions; one reduced to its cadre is no division any more (`is_division`)."""
        return self.roster.where(lambda unit: unit.size == "XX")

    @cached_property
    def cadre_counters(self) -> UnitSet:
        """Cadres that begin the game as such, and have no other face."""
        return self.roster.where(lambda unit: unit.size == "Cdr")

    @rule("SS 3A2")
    def is_division(self, unit: int, steps: int) -> bool:
        """A whole one; cadres are not."""
        one = self.roster[unit]
        return one.size == "XX" and steps == one.steps

    @cached_property
    @rule("SS 3A4.1", "SS 3A4.2")
    def cm(self) -> UnitSet:
        return self.roster.where(lambda unit: unit.more.cm)

    @cached_property
    @rule("SS 3A3")
    def artillery(self) -> UnitSet:
        return self.roster.where(lambda unit: unit.more.artillery)

    @cached_property
    def trucks(self) -> UnitSet:
        return self.of_kind["truck"]

    @cached_property
    def intrinsic(self) -> UnitSet:
        return self.of_kind["intrinsic"]

    @cached_property
    def combat_units(self) -> UnitSet:
        """On land, all but trucks and intrinsic defences."""
        return self.ground_units & ~self.trucks & ~self.intrinsic

    @cached_property
    def with_cadre(self) -> UnitSet:
        return self.roster.where(lambda unit: unit.steps > 1) & self.ground_units

    @cached_property
    def two_sided(self) -> UnitSet:
        """Rifle divisions with a 3-6 and a 4-6 side."""
        return self.roster.where(lambda unit: unit.more.other is not None)

    def with_trait(self, trait: str) -> UnitSet:
        """winter, mountain, ski, cavalry, guards."""
        return self._traits.get(trait, 0)

    @cached_property
    def _traits(self) -> dict[str, UnitSet]:
        found: dict[str, UnitSet] = {}
        for number, unit in enumerate(self.roster.units):
            for trait in unit.more.traits:
                found[trait] = found.get(trait, 0) | 1 << number
        return found

    @cached_property
    def movers(self) -> tuple[str, ...]:
        """The class each counter moves as."""
        return tuple(unit.more.moves for unit in self.roster.units)

    @cached_property
    def of_mover(self) -> dict[str, UnitSet]:
        """The counters of each class."""
        return self.roster.by(lambda unit: unit.more.moves)

    @rule("SS 3D.1")
    def re(self, unit: int, steps: int) -> int:
        """Regimental equivalents; a cadre is one."""
        one = self.roster[unit]
        return 1 if steps < one.steps else one.more.re

    @rule("SS 10B")
    def armour(self, unit: int, steps: int) -> Armour:
        """What a unit has of armour and against it, by the face that is up."""
        one = self.roster[unit]
        found: Armour = one.more.armour[one.steps - steps]
        return found

    @cached_property
    def parts(self) -> dict[tuple[str, str], UnitSet]:
        """The regiments of each nation's breakdown sets."""
        found: dict[tuple[str, str], UnitSet] = {}
        for number, unit in enumerate(self.roster.units):
            if unit.more.parts:
                key = unit.more.nation, unit.more.parts
                found[key] = found.get(key, 0) | 1 << number
        return found

    # -- the map

    @cached_property
    def land(self) -> HexSet:
        return zones.land(self.map)

    @cached_property
    def places(self) -> dict[str, int]:
        return {place.id: place.hex for place in self.map.places}

    def country(self, name: str) -> HexSet:
        return self.map.attributes["country"][name]

    def border39(self, name: str) -> HexSet:
        """Countries as they were in 1939."""
        return self.map.attributes["border39"][name]

    @rule("SS 3G.2", "SS 3G.3")
    def district(self, name: str) -> HexSet:
        """A military district, with the land annexed to it."""
        return self.map.attributes["district"][name]

    @cached_property
    @rule("SS 3G.5")
    def ussr39(self) -> HexSet:
        return self.border39("ussr") & self.land

    @cached_property
    @rule("SS 3G.6")
    def baltic_states(self) -> HexSet:
        return (self.border39("estonia") | self.border39("latvia") | self.border39("lithuania")) & self.land

    @cached_property
    @rule("SS 3G.7")
    def greater_germany(self) -> HexSet:
        return self.area("greater_germany") & self.land

    @cached_property
    @rule("SS 3G.9")
    def crimea(self) -> HexSet:
        return self.area("crimea") & self.land

    @cached_property
    @rule("SS 3G.10")
    def bessarabia(self) -> HexSet:
        return self.area("bessarabia") & self.land

    def theatre(self, name: str) -> HexSet:
        return self.map.attributes["theatre"][name]

    def area(self, name: str) -> HexSet:
        return self.map.areas[name]

    def select(self, text: str) -> HexSet:
        """The land hexes of an expression, as in zones.csv."""
        return zones.select(self.map, text)

    @rule("SS 35.2")
    def near_border(self, own: str, other: str, low: int, high: int) -> HexSet:
        """The land of a country at such distances from the border with another; a hex on it is at 1."""
        return zones.near_border(self.map, own, other, low, high)

    @cached_property
    @rule("SS 28A1")
    def weather_zones(self) -> tuple[HexSet, ...]:
        """In the order of ZONES."""
        return tuple(self.map.attributes["zone"][letter] for letter in ZONES)

    @cached_property
    @rule("SS 3G.8")
    def arctic(self) -> HexSet:
        return self.map.attributes["zone"]["a"]

    @cached_property
    @rule("SS 3G.4")
    def ussr(self) -> HexSet:
        """Within the border of 1941."""
        return self.country("ussr") & self.land

    @cached_property
    def cities(self) -> HexSet:
        """Cities of every size; no fortresses."""
        return self.features(*map_types.CITIES)

    @cached_property
    @rule("SS 3F")
    def major_cities(self) -> HexSet:
        return self.features(*MAJOR)

    def features(self, *names: str) -> HexSet:
        found = 0
        for name in names:
            found |= self.map.features[name]
        return found

    def city(self, h: int) -> City | None:
        return self.tables.cities.get(h)

    @cached_property
    def ports(self) -> dict[str, HexSet]:
        """By sea; every city and fortress on the coast is one. Astrakhan, up its river, is apart."""
        found: dict[str, HexSet] = dict.fromkeys(self.map.attributes["sea"], 0)
        for h, city in self.tables.cities.items():
            if city.port and city.sea:
                found[city.sea] |= 1 << h
        return found

    @cached_property
    @rule("SS 3F")
    def great_cities(self) -> tuple[HexSet, ...]:
        """Each major city with all its hexes."""
        found, rest = [], self.major_cities
        for name in ("moscow", "leningrad"):
            found.append(self.map.areas[name])
            rest &= ~self.map.areas[name]
        return (*found, *(1 << h for h in bits(rest)))

    @cached_property
    def lines(self) -> dict[str, Gate]:
        """The steps along roads, and along railways: all, and by gauge."""
        return {**gates(self.map, map_types.LINES), **self.gates_by_gauge}

    @cached_property
    @rule("SS 7A3.1")
    def gates_by_gauge(self) -> dict[str, Gate]:
        """Broad and standard, as printed."""
        return {
            gauge: self.map.grid.gate(
                [step for line in self.map.lines if line.gauge == gauge for step in pairwise(line.hexes)]
            )
            for gauge in ("broad", "standard")
        }

    @cached_property
    @rule("SS 7B.3", "SS OB-S.9")
    def ways(self) -> Gate:
        """The steps along a road or a railway, which is a road too."""
        return unite_gates(self.lines["road"], self.lines["rail"])

    @cached_property
    def water(self) -> Gate:
        """The sides of lakes and sea that nobody crosses but by a line, a causeway or a strait."""
        sides = self.map.sides
        wet = unite_gates(sides["sea"], sides["lake"])
        return subtract_gate(wet, unite_gates(self.ways, unite_gates(sides["strait"], sides["causeway"])))

    @cached_property
    def open(self) -> Gate:
        """Steps that are not barred by water."""
        return subtract_gate(self.map.grid.open, self.water)

    # -- the calendar

    def way_in(self, where: str) -> HexSet:
        """Where those come in whose row of the calendar says so, whoever owns the hexes: the zone of that
        name, "city moscow" with all its hexes, or "hex 1B:1705".
        """
        kind, _, name = where.partition(" ")
        if kind == "hex":
            return 1 << self.map.hex(name)
        if kind == "city":
            h = self.places[name]
            return next((city for city in self.great_cities if city >> h & 1), 1 << h)
        return self.tables.zones[ARRIVE + where].hexes

    def events(self, turn: int, side: int, *what: str) -> tuple[Event, ...]:
        """The lines of the calendar for a side's player turn, in their order; those of every turn besides."""
        found = self._events.get((turn, side), ()) + self._events.get((0, side), ())
        return tuple(event for event in found if not what or event.what in what)

    @cached_property
    def _events(self) -> dict[tuple[int, int], tuple[Event, ...]]:
        found: dict[tuple[int, int], tuple[Event, ...]] = {}
        for event in self.schedule:
            key = event.turn, event.side
            found[key] = (*found.get(key, ()), event)
        return found

    @cached_property
    def armies(self) -> Mapping[int, str]:
        """The zone of set-up of each unit that begins on the map."""
        return {n: self.more(n).zone for n in bits(self.ground_units) if self.more(n).zone}
