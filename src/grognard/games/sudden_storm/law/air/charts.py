"""19D and 20B. The tables of air combat and of bombing, and what changes their dice."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from grognard.games.sudden_storm.law.counters import read_natural
from grognard.kernel.cite import rule
from grognard.kernel.errors import BadInput
from grognard.kernel.load import Files, Row

LOWEST, HIGHEST = -5, 5  # differences of the first and the last column
COMBAT, BOMBING, REPAIR = "air combat", "bombing", "repair"
KILL, ABORT, BACK, NOTHING = "K", "A", "R", "-"
DIE = 6
FIGHTER_AT_BOMBER = "fighter fires at type B"
BOMBER_AT_FIGHTER = "type B fires at a fighter"
SUPERIOR = "German or Finnish fighter fires at a Soviet unit that is not Guards"
DIVERS = "only type D units bomb"
MODIFIERS = {COMBAT: (FIGHTER_AT_BOMBER, BOMBER_AT_FIGHTER, SUPERIOR), BOMBING: (DIVERS,)}


class Column(NamedTuple):
    """The highest dice of each result, the best first; none: it never comes."""

    kill: int | None
    abort: int | None
    back: int | None

    def result(self, dice: int) -> str:
        for name, most in ((KILL, self.kill), (ABORT, self.abort), (BACK, self.back)):
            if most is not None and dice <= most:
                return name
        return NOTHING


class Bombing(NamedTuple):
    """Bombing of so much or more hits on such a die."""

    strength: int
    hit: int


class AirCharts(NamedTuple):
    combat: tuple[Column, ...]  # by difference, from the lowest
    bombing: tuple[Bombing, ...]  # by strength, from the lowest
    modifiers: dict[str, int]

    @rule("SS 20B3")
    def column(self, difference: int) -> Column:
        """Beyond the first and the last column these count."""
        return self.combat[min(max(difference, LOWEST), HIGHEST) - LOWEST]

    @rule("SS 19D.4")
    def bombing_column(self, strength: Fraction | float) -> Bombing | None:
        """The highest column not above a strength; none: it fails without a die."""
        return next((one for one in reversed(self.bombing) if one.strength <= strength), None)


@rule("SS 19D.4", "SS 20B3", "SS 20B3.1")
def read_air(files: Files) -> AirCharts:
    rows = files.rows("air_combat.csv", ("difference", *("kill", "abort", "return", "source")))
    if [row["difference"] for row in rows] != [str(n) for n in range(LOWEST, HIGHEST + 1)]:
        many = HIGHEST - LOWEST + 1
        raise BadInput(f"{many} rows are wanted", "data-rows", many=many).located_at(
            files.read("air_combat.csv")[1]
        )
    columns = tuple(read_column(row) for row in rows)
    return AirCharts(columns, read_bombing(files), read_modifiers(files))


def read_column(row: Row) -> Column:
    row.source()
    found = Column(*(read_natural(row, name) if row[name] else None for name in ("kill", "abort", "return")))
    given = [most for most in found if most is not None]
    if given != sorted(given):
        raise row.bad("return", "no less than the results before it")
    return found


def read_bombing(files: Files) -> tuple[Bombing, ...]:
    found: list[Bombing] = []
    for row in files.rows("bombing.csv", ("strength_from", "hit_on", "source")):
        row.source()
        one = Bombing(read_natural(row, "strength_from"), read_natural(row, "hit_on"))
        if found and one.strength <= found[-1].strength:
            raise row.bad("strength_from", "more than in the row before")
        if not 1 <= one.hit <= DIE:
            raise row.bad("hit_on", f"from 1 to {DIE}", "data-number", given=row["hit_on"])
        found.append(one)
    return tuple(found)


def read_modifiers(files: Files) -> dict[str, int]:
    """Those of repair are read with its table."""
    found: dict[str, int] = {}
    for row in files.rows("air_modifiers.csv", ("table", "when", "modifier", "source")):
        table = row.one_of("table", (*MODIFIERS, REPAIR))
        if table != REPAIR:
            row.source()
            found[row.one_of("when", MODIFIERS[table])] = row.number("modifier")
    for when in (one for some in MODIFIERS.values() for one in some):
        if when not in found:
            file = files.read("air_modifiers.csv")[1]
            raise BadInput(f"no row for {when}", "data-no-row", name=when).located_at(file)
    return found
