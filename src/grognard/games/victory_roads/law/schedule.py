"""17 and 18. What comes, goes and changes by the calendar."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import NamedTuple

from grognard.games.victory_roads.law.counters import is_unit
from grognard.games.victory_roads.law.names import AXIS, SIDES, SOVIET
from grognard.games.victory_roads.law.places import places_in
from grognard.kernel.hexes import HexSet
from grognard.kernel.load import Files, Row
from grognard.kernel.maps import Map
from grognard.kernel.state import UnitSet
from grognard.kernel.units import Roster
from grognard.rules import schedule
from grognard.rules.schedule import ARRIVE, Entry, Schedule

TURNS = 23

GERMAN, HUNGARIAN = "german_city_or_fortress", "hungarian_city"
STAVKA = "stavka_or_soviet_major_city"
PLACE = "place"  # the hexes of the arrival itself
REGIONS = {AXIS: (GERMAN, HUNGARIAN), SOVIET: (STAVKA,)}
HELD = "place held by the Axis"
ALLIES = {"": None, HELD: None, "hungary axis": ("hungary", "axis"), "romania soviet": ("romania", "soviet")}


class Arrival(NamedTuple):
    """A unit that comes: to a region, or to a place that its side must hold, else it is lost (K-36)."""

    turn: int
    side: int
    unit: int
    where: str
    hexes: HexSet  # the place
    ally: tuple[str, str] | None  # a country, and the side on which it must be


class Draw(NamedTuple):
    """Rifle corps drawn from the pool."""

    turn: int
    many: int


class Withdrawal(NamedTuple):
    """German divisions that leave; the attack is that of the full-strength face (H-15)."""

    turn: int
    many: int
    armour: bool
    attack: int


class Transformation(NamedTuple):
    turn: int
    side: int
    old: int
    new: int


class Latecomer(NamedTuple):
    """Copies of a support that go into the pool."""

    turn: int
    side: int
    support: str
    many: int


@dataclass(eq=False)
class Calendar:
    """The schedule of a scenario, each kind of entry in the order of the file."""

    listed: Schedule = field(default_factory=lambda: Schedule([]))  # for what all games do with it
    arrivals: dict[int, Arrival] = field(default_factory=dict)  # by unit
    draws: list[Draw] = field(default_factory=list)
    withdrawals: list[Withdrawal] = field(default_factory=list)
    transformations: list[Transformation] = field(default_factory=list)
    supports: list[Latecomer] = field(default_factory=list)


COLUMNS = ("turn", "side", "what", "unit", "count", "where", "condition", "scenarios", "source")
TRANSFORM = "transform"
KIND = re.compile(r"(infantry|armour), attack (\d+) or more")


def read_calendar(files: Files, map: Map, roster: Roster, scenario: str, placed: UnitSet) -> Calendar:
    """The rows of a scenario in which the units of a set are on the map or in boxes from the start."""
    made = _Making(map, roster, placed)
    events, others = (ARRIVE, TRANSFORM), ("draw_corps", "withdraw", "support")
    made.found.listed = schedule.read(
        files, COLUMNS, roster, SIDES, events, others, scenario, check=made.take
    )
    return made.found


class _Making:
    """A calendar that is being read."""

    def __init__(self, map: Map, roster: Roster, placed: UnitSet) -> None:
        self.map, self.roster, self.placed = map, roster, placed
        self.new: set[int] = set()  # units that others become
        self.found = Calendar()

    def take(self, row: Row, entry: Entry) -> None:
        if not 1 <= entry.turn <= TURNS:
            raise row.bad("turn", f"from 1 to {TURNS}", "data-number", given=row["turn"])
        if entry.units and any(self.roster[unit].side != entry.side for unit in entry.units):
            raise row.bad("side", f"{row['unit']} is not {SIDES[entry.side]}")
        takers = {
            ARRIVE: self.arrive,
            TRANSFORM: self.transform,
            "draw_corps": self.draw,
            "withdraw": self.withdraw,
            "support": self.support,
        }
        takers[entry.what](row, entry)

    def arrive(self, row: Row, entry: Entry) -> None:
        for unit in entry.units:
            if self.placed >> unit & 1 or unit in self.found.arrivals or unit in self.new:
                id = self.roster[unit].id
                raise row.bad("unit", f"{id} is there already, or comes twice", "data-twice", given=id)
            region = row["where"] in REGIONS[entry.side]
            where = row["where"] if region else PLACE
            hexes = 0 if region else places_in(row, "where", self.map)
            ally = ALLIES[row.one_of("condition", ALLIES)]
            if region == (row["condition"] == HELD):
                raise row.bad("condition", f'"{HELD}" belongs to a place')
            self.found.arrivals[unit] = Arrival(entry.turn, entry.side, unit, where, hexes, ally)

    def transform(self, row: Row, entry: Entry) -> None:
        known = self.placed | sum(1 << unit for unit in self.found.arrivals)
        if len(entry.units) != 2:
            raise row.bad("unit", "the old unit and the new one are required")
        old, new = entry.units
        if not known >> old & 1:
            raise row.bad("unit", f"{self.roster[old].id} is nowhere before")
        if known >> new & 1 or new in self.new:
            id = self.roster[new].id
            raise row.bad("unit", f"{id} is there already, or comes twice", "data-twice", given=id)
        if self.roster[old].more.armour != self.roster[new].more.armour:
            raise row.bad("unit", "both are infantry, or both armour")
        self.new.add(new)
        self.found.transformations.append(Transformation(entry.turn, entry.side, old, new))

    def draw(self, row: Row, entry: Entry) -> None:
        row.one_of("side", (SIDES[SOVIET],))
        row.one_of("where", (STAVKA,))
        self.found.draws.append(Draw(entry.turn, entry.number))

    def withdraw(self, row: Row, entry: Entry) -> None:
        row.one_of("side", (SIDES[AXIS],))
        row.one_of("condition", ("supplied",))
        kind = KIND.fullmatch(row["where"])
        if kind is None:
            raise row.bad("where", '"infantry, attack 3 or more" is the form')
        self.found.withdrawals.append(Withdrawal(entry.turn, entry.number, kind[1] == "armour", int(kind[2])))

    def support(self, row: Row, entry: Entry) -> None:
        row.one_of("where", ("pool",))
        theirs = {unit.more.id for unit in self.roster.units if unit.side == entry.side and not is_unit(unit)}
        self.found.supports.append(
            Latecomer(entry.turn, entry.side, row.one_of("unit", theirs), entry.number)
        )
