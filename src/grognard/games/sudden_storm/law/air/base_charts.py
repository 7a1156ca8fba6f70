"""17A and 22. The charts of airbases and of repair."""

from __future__ import annotations

from typing import NamedTuple

from grognard.games.sudden_storm.law.cities import CLASSES
from grognard.games.sudden_storm.law.counters import read_natural
from grognard.kernel.cite import rule
from grognard.kernel.errors import BadInput
from grognard.kernel.load import Files

AIRFIELD, FORTRESS = "airfield", "fortress"
BASES = (*CLASSES, AIRFIELD)
BAD_WEATHER, ISOLATED = "Axis unit in mud, frost or snow", "base isolated"
MODIFIERS = (BAD_WEATHER, ISOLATED)


class Repair(NamedTuple):
    """An inactive air unit is repaired on so much or less."""

    number: int
    bad_weather: int  # added to the die of the Axis in mud, frost and snow
    isolated: int  # and to that of a unit whose base is isolated


@rule("SS 17A")
def read_airbases(files: Files) -> dict[str, int]:
    found: dict[str, int] = {}
    for row in files.rows("airbases.csv", ("base", "capacity", "source")):
        row.source()
        base = row.one_of("base", BASES)
        if base in found:
            raise row.bad("base", f"{base} is given twice", "data-twice", given=base)
        found[base] = read_natural(row, "capacity")
    for base in BASES:
        if base not in found:
            raise missing(files, "airbases.csv", base)
    return found


@rule("SS 22.1", "SS 28C.4")
def read_repair(files: Files) -> Repair:
    rows = files.rows("air_repair.csv", ("number", "source"))
    if len(rows) != 1:
        raise BadInput("1 row is wanted", "data-rows", many=1).located_at(files.read("air_repair.csv")[1])
    rows[0].source()
    more: dict[str, int] = {}
    for row in files.rows("air_modifiers.csv", ("table", "when", "modifier", "source")):
        if row["table"] == "repair":
            row.source()
            more[row.one_of("when", MODIFIERS)] = row.number("modifier")
    for when in MODIFIERS:
        if when not in more:
            raise missing(files, "air_modifiers.csv", when)
    return Repair(read_natural(rows[0], "number"), more[BAD_WEATHER], more[ISOLATED])


def missing(files: Files, file: str, name: str) -> BadInput:
    return BadInput(f"no row for {name}", "data-no-row", name=name).located_at(files.read(file)[1])
