"""The counters, the chits, the map and the tables, from the data files."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

from grognard.games.victory_lost import map_types
from grognard.games.victory_lost.law import counters
from grognard.games.victory_lost.law.counters import More
from grognard.games.victory_lost.law.names import AXIS, BOXES, MP, SIDES, SOVIET, ChitSet
from grognard.kernel.cite import rule
from grognard.kernel.errors import BadInput
from grognard.kernel.hexes import Gate, HexSet, intersect_gates, one_of, subtract_gate, unite_gates
from grognard.kernel.load import Files, Row
from grognard.kernel.maps import Map, load_map
from grognard.kernel.state import UnitSet
from grognard.kernel.tables import OddsTable
from grognard.kernel.units import Roster
from grognard.rules.goals import Faults, check_victory
from grognard.rules.readers import (
    Effect,
    effects,
    gates,
    hexes_along,
    odds_table,
    units_by_kind,
    units_by_side,
)
from grognard.rules.scenario import Scenario, read_scenario

COLUMNS = ("1-1", "1.5-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1", "9-1", "10-1+")
RESULT = re.compile(r"-|A[1-4]|[1-4]?DR2?|[1-4]")
CLASSES = ("mech", "foot")  # of movers
TURNS = counters.TURNS
CHOSEN = 5  # chits that the Soviets choose for the game
SELECTED = 3  # of them, put into the bag each turn with STAVKA
STAVKA = "STAVKA"
MANSTEINS = 2
DIE = 6
FEWEST, MOST = 3, 6  # chits of the Axis in a turn
FIRST_CHITS = ("4PzA", "Hollidt", "It8A", "H2A", "R3A")


class Chit(NamedTuple):
    id: str
    side: int
    hq: int  # the unit it activates; none for the special chits
    arrives: int  # the turn of a Manstein
    usual: bool  # in the historical choice
    source: str


@dataclass(frozen=True, eq=False)
class Data:
    files: Files
    map: Map
    roster: Roster
    chits: tuple[Chit, ...]
    crt: OddsTable
    effects: dict[str, Effect[int]]
    axis_chits: tuple[int, ...]  # by turn
    thinned: UnitSet  # rifle divisions that the thinned order of battle leaves out
    scenario: Scenario | None  # none: the game of the rulebook

    @cached_property
    def last_turn(self) -> int:
        return TURNS if self.scenario is None else self.scenario.turns[1]

    @cached_property
    def of_side(self) -> tuple[UnitSet, UnitSet]:
        return units_by_side(self.roster)

    @cached_property
    @rule("AVL 2.3.1", "AVL 2.3.2a")
    def hqs(self) -> UnitSet:
        """HQs, armoured or not; they do not fight."""
        return self.roster.where(lambda u: u.kind == "hq")

    @cached_property
    @rule("AVL 2.2.2g", "AVL 2.2.2h")
    def mechanised_units(self) -> UnitSet:
        """Those whose counter prints two strengths."""
        return self.roster.where(lambda u: u.more.mechanised)

    @cached_property
    @rule("AVL 2.2.1a")
    def nations(self) -> dict[str, UnitSet]:
        return units_by_kind(self.roster, counters.NATIONS, lambda u: str(u.more.nation))

    @cached_property
    def box_units(self) -> UnitSet:
        """The units of the two armies that wait beside the map (white symbols)."""
        return self.roster.where(lambda u: bool(u.more.box))

    @cached_property
    def chit_index(self) -> dict[str, int]:
        return {c.id: i for i, c in enumerate(self.chits)}

    @cached_property
    def chit_names(self) -> tuple[str, ...]:
        return tuple(c.id for c in self.chits)

    def chits_of(self, side: int) -> ChitSet:
        return sum(1 << i for i, c in enumerate(self.chits) if c.side == side)

    @cached_property
    @rule("AVL 2.4d")
    def stavka(self) -> int:
        return self.chit_index[STAVKA]

    @cached_property
    @rule("AVL 2.4d")
    def mansteins(self) -> ChitSet:
        return sum(1 << i for i, c in enumerate(self.chits) if c.side == AXIS and c.hq < 0)

    @cached_property
    def chit_of(self) -> dict[int, int]:
        """The chit of each HQ."""
        return {c.hq: i for i, c in enumerate(self.chits) if c.hq >= 0}

    @cached_property
    def lines(self) -> dict[str, Gate]:
        """The steps along roads and along railways."""
        return gates(self.map, map_types.LINES)

    @cached_property
    def railway(self) -> HexSet:
        return hexes_along(self.map, "rail")

    @cached_property
    def roads(self) -> HexSet:
        return hexes_along(self.map, "road")

    @cached_property
    def land(self) -> HexSet:
        return self.map.grid.board & ~self.map.terrain["sea"]

    @cached_property
    @rule("AVL 6.0.1c", "AVL 9.1.6", "AVL 8.1.5c")
    def passable(self) -> Gate:
        """Every step but those across impassable sides."""
        return subtract_gate(self.map.grid.open, self.map.sides["impassable"])

    @cached_property
    @rule("AVL 2.1.3")
    def unbridged_sides(self) -> Gate:
        """Major rivers where no road or railway crosses."""
        return subtract_gate(
            intersect_gates(self.passable, self.map.sides["major_river"]), self.map.sides["bridge"]
        )

    @cached_property
    def bridged_steps(self) -> Gate:
        """All steps but those over major rivers without a bridge."""
        return subtract_gate(self.passable, self.unbridged_sides)

    @cached_property
    def pocket(self) -> HexSet:
        return self.map.areas["pocket"]

    @cached_property
    def cities(self) -> HexSet:
        """Those with a star, unless a scenario names others."""
        return (
            self.map.areas["victory_cities"]
            if self.scenario is None
            else self.scenario.hexes(self.map, "cities")
        )

    @cached_property
    def soviet_cities(self) -> HexSet:
        """Those that a scenario gives to the Soviets from the start."""
        small = self.scenario
        return (
            0
            if small is None or "soviet_cities" not in small.victory
            else small.hexes(self.map, "soviet_cities")
        )

    def more(self, unit: int) -> More:
        found: More = self.roster[unit].more
        return found


@rule("AVL 2.1.1a", "AVL 2.1.2a", "AVL 2.1.2b", "AVL 2.1.1g")
def read_map(files: Files) -> Map:
    """With the areas that the rules speak of, none of them empty; the cities with a star are those on the
    list.
    """
    found = load_map(files, map_types.TERRAINS, map_types.FEATURES, map_types.SIDES, map_types.LINES)
    for name in map_types.AREAS:
        if not found.areas.get(name):
            raise BadInput(f"no area {name}").located_at(files.read("areas.csv")[1])
    if found.areas["victory_cities"] != found.features["victory_city"]:
        raise BadInput("victory_cities: not the cities with a star").located_at(files.read("areas.csv")[1])
    check_bridges(files, found)
    return found


@rule("AVL 2.1.3")
def check_bridges(files: Files, map: Map) -> None:
    """A bridge wherever a road or a railway crosses a river, and nowhere else."""
    steps = [(a, b) for one in map.lines for a, b in pairwise(one.hexes)]
    major, minor = (map.sides[kind] for kind in map_types.RIVERS)
    crossed = intersect_gates(unite_gates(major, minor), map.grid.gate(steps))
    for odd, what in (
        (subtract_gate(crossed, map.sides["bridge"]), "a bridge is missing"),
        (subtract_gate(map.sides["bridge"], crossed), "no bridge"),
    ):
        for direction, from_ in enumerate(odd):
            if from_:
                h = one_of(from_)
                raise BadInput(
                    f"{what} at {map.label(h)} {map.grid.names[direction]} (AVL 2.1.3)"
                ).located_at(files.read("hexsides.csv")[1])


CHIT_COLUMNS = ("id", "side", "hq", "arrives", "usual", "source")


@rule("AVL 2.4c", "AVL 2.4d", "AVL 3.0h", "AVL 3.0n", "AVL 11.1.2b")
def read_chits(files: Files, roster: Roster) -> tuple[Chit, ...]:
    """One for each HQ, STAVKA, and the two Mansteins."""
    found: list[Chit] = []
    for row in files.rows("chits.csv", CHIT_COLUMNS):
        found.append(_chit(row, roster))
        if found[-1].id in [c.id for c in found[:-1]]:
            raise row.bad("id", f"{row['id']} is given twice", "data-twice", given=row["id"])
        if row["hq"] and found[-1].hq in [c.hq for c in found[:-1]]:
            raise row.bad("hq", f"{row['hq']} is given twice", "data-twice", given=row["hq"])
    ids, hqs = [c.id for c in found], [c.hq for c in found]
    special = [c for c in found if c.hq < 0]
    wrong = ""
    if missing := [u.id for n, u in enumerate(roster.units) if u.kind == "hq" and n not in hqs]:
        wrong = f"no chit for {missing[0]} (AVL 2.4c)"
    elif [c.id for c in special if c.side == SOVIET] != [STAVKA] or len(
        [c for c in special if c.side == AXIS]
    ) != MANSTEINS:
        wrong = f"STAVKA and {MANSTEINS} Mansteins are required besides (AVL 2.4d)"
    elif sum(c.usual for c in found if c.side == SOVIET and c.hq >= 0) != CHOSEN:
        wrong = f"{CHOSEN} chits make the historical choice (AVL 3.0m)"
    elif unknown := [name for name in FIRST_CHITS if name not in ids]:
        wrong = f"no chit {unknown[0]} (AVL 3.0n)"
    if wrong:
        raise BadInput(wrong).located_at(files.read("chits.csv")[1])
    return tuple(found)


def _chit(row: Row, roster: Roster) -> Chit:
    """A chit is of its HQ's side; only a Manstein has a turn of its own."""
    side = SIDES.index(row.one_of("side", SIDES))
    staffs = [u.id for u in roster.units if u.kind == "hq" and u.side == side]
    hq = roster.index[row.one_of("hq", staffs)] if row["hq"] else -1
    arrives = int(row.one_of("arrives", counters.turns() if hq < 0 and side == AXIS else ("",)) or 0)
    return Chit(row["id"], side, hq, arrives, row.one_of("usual", ("", "yes")) == "yes", row.source())


@rule("AVL 2.1.1d", "AVL 1.2b")
def read_crt(files: Files) -> OddsTable:
    """Six rows, for one die of six."""

    def check(row: Row, column: str) -> None:
        if not RESULT.fullmatch(row[column]):
            raise counters.unknown(row, column)

    return odds_table(files, COLUMNS, check, last=DIE)


# no way in, other terrain decides, or the rule of major rivers
WORDS = {"-": None, "other": None, "stop": None}
EFFECTS = (*map_types.TERRAINS, *map_types.FEATURES, *map_types.SIDES, *map_types.LINES)


@rule("AVL 2.1.1c")
def read_effects(files: Files) -> dict[str, Effect[int]]:
    """The terrain table: costs in half points, and the columns that a row shifts in combat."""

    def shift(row: Row) -> int:
        name = row["feature"]
        if name in ("clear", "rough", "road", "minor_river") and any(row[c] in WORDS for c in CLASSES):
            raise row.bad("mech", f"{name} has a cost", "data-number", given=row["mech"])
        return 0 if row["combat"] in ("none", "1/2") else row.number("combat")

    return effects(files, CLASSES, MP, EFFECTS, shift, words=WORDS)


@rule("AVL 2.1.1e", "AVL 7.1.2c")
def read_turns(files: Files) -> tuple[int, ...]:
    """The number of Axis chits of each turn, from 3 to 6."""
    rows = files.rows("turns.csv", ("turn", "fr", "en", "axis_chits", "source"))
    if [row["turn"] for row in rows] != list(counters.turns()):
        raise BadInput(f"turns 1 to {TURNS} are required").located_at(files.read("turns.csv")[1])
    for row in rows:
        row.source()
        if not FEWEST <= row.number("axis_chits") <= MOST:
            raise row.bad(
                "axis_chits",
                f"{row['axis_chits']}: from {FEWEST} to {MOST} (AVL 7.1.2c)",
                "data-number",
                given=row["axis_chits"],
            )
    return tuple(row.number("axis_chits") for row in rows)


def read_thinned(files: Files, roster: Roster) -> UnitSet:
    """The rifle divisions that may be left out: on the map at the start, or to come by rail."""
    rifles = [u.id for u in roster.units if u.side == SOVIET and u.kind == "infantry"]
    found = 0
    for row in files.rows("thinned.csv", ("unit", "source")):
        row.source()
        found |= 1 << roster.index[row.one_of("unit", rifles)]
    return found


def read(files: Files, scenario: str) -> Data:
    map = read_map(files)
    roster = counters.read_units(files, map)
    small = read_scenario(files, scenario, roster, map, TURNS, boxes=BOXES)
    parts = (
        read_chits(files, roster),
        read_crt(files),
        read_effects(files),
        read_turns(files),
        read_thinned(files, roster),
    )
    found = Data(files, map, roster, *parts, small)
    check_victory(small, ("cities", "soviet_cities"), bad_cities(found))
    return found


def bad_cities(data: Data) -> Faults:
    """A scenario is won by points, as the game is: for cities on land, and for losses."""
    held = data.soviet_cities  # looked up first: a label that is no hex is the worse fault
    for key, wrong in (
        ("cities", not data.cities or data.cities & ~data.land),
        ("soviet_cities", held & ~data.cities),
    ):
        if wrong:
            yield (
                key,
                BadInput(
                    f"{key}: hexes on land are required, of which some may be Soviet",
                    "avl-bad-cities",
                    key=key,
                ),
            )
