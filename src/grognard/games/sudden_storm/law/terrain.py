"""6, 9G, 10G and 12B. What terrain costs in each weather, and what it does in combat and to supply."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from grognard.games.sudden_storm.law.names import CLEAR, FROST, MP, MUD, SNOW
from grognard.games.sudden_storm.map_types import CITIES, TERRAINS
from grognard.kernel.cite import rule
from grognard.kernel.load import Files, Row
from grognard.rules.readers import one_row_each

HALF = -1  # in place of a cost: half of what the unit prints, and one point
FROZEN = ("swamp_frozen", "river_frozen", "major_river_frozen", "lake_side_frozen")
FEATURES = (
    *TERRAINS,
    *("river", "major_river", "strait", "causeway", *FROZEN, "road", "rail", *CITIES, "fort", "fortress"),
)
PLAIN = {"foot": "foot", "cm": "cm", "cavalry": "cavalry", "mountain": "mountain_troops"}
IN_MUD = {"foot": "foot_mud", "cm": "cm_mud", "cavalry": "cavalry_mud", "mountain": "mountain_mud"}
IN_SNOW = {"foot": "foot_snow", "cm": "cm_snow", "cavalry": "cavalry_snow", "mountain": "mountain_snow"}
COLUMNS = {CLEAR: PLAIN, FROST: PLAIN, MUD: IN_MUD, SNOW: IN_SNOW}
MOUNTAINOUS = ("rough", "mountain")  # where mountain cavalry moves as mountain troops, elsewhere as cavalry

Costs = Mapping[str, Mapping[int, int | None]]  # by class, then by weather


class Terrain(NamedTuple):
    """A row of the chart. Costs are in half points; those of sides are added to those of hexes."""

    costs: Costs
    foot: int  # by what a strength is divided: of foot attackers,
    cm: int  # of motorised ones,
    artillery: int  # and of artillery
    die: int
    aeca: bool | None  # none: it changes nothing
    supply: int | None  # hexes that it counts as; none: no way through

    @rule("SS 6.6")
    def cost(self, moves: str, weather: int, allowance: int) -> int | None:
        """What a unit of a class pays that prints such an allowance, all in half points; none: no way."""
        found = self.costs[moves][weather]
        return allowance // 2 + MP if found == HALF else found


TERRAIN_COLUMNS = (
    *("feature", *PLAIN.values(), *IN_MUD.values(), *IN_SNOW.values(), "ski_snow", "x_foot", "x_cm"),
    *("x_artillery", "die", "aeca", "supply", "source"),
)
DIVIDED = {"": 1, "1": 1, "1/2": 2, "1/4": 4}


@rule("SS 2D1")
def read_terrain(files: Files) -> dict[str, Terrain]:
    found: dict[str, Terrain] = {}
    for row in files.rows("terrain.csv", TERRAIN_COLUMNS):
        row.source()
        name = row.one_of("feature", FEATURES)
        if name in found:
            raise row.bad("feature", f"{name} is given twice", "data-twice", given=name)
        supply = row["supply"].removeprefix("+")
        found[name] = Terrain(
            read_costs(row, name),
            read_divisor(row, "x_foot"),
            read_divisor(row, "x_cm"),
            read_divisor(row, "x_artillery"),
            die=row.number("die") if row["die"] else 0,
            aeca={"": None, "yes": True, "no": False}[row.one_of("aeca", ("", "yes", "no"))],
            supply=None if supply == "-" else read_whole(row, supply),
        )
    one_row_each(found, FEATURES, files, "terrain.csv")
    return found


def read_divisor(row: Row, column: str) -> int:
    return DIVIDED[row.one_of(column, DIVIDED)]


def read_whole(row: Row, text: str) -> int:
    if text and not text.isdecimal():
        raise row.bad("supply", f'"{text}" is no number', "data-number", given=text)
    return int(text or 0)


def read_costs(row: Row, name: str) -> Costs:
    by_class = {
        moves: {weather: cost(row, columns[moves]) for weather, columns in COLUMNS.items()} for moves in PLAIN
    }
    mountain = by_class["mountain"]
    ski = {**mountain, SNOW: cost(row, "ski_snow")}
    cavalry = by_class["mountain" if name in MOUNTAINOUS else "cavalry"]
    return {**by_class, "ski": ski, "mountain_cavalry": cavalry}


def cost(row: Row, column: str) -> int | None:
    """In half points; an empty cell is never asked for, as the ground is frozen then, or costs nothing."""
    text = row[column].removeprefix("+")
    if text in ("", "-"):
        return None
    if text == "h":
        return HALF
    if not text.isdecimal():
        raise row.bad(column, f'"{text}" is no cost', "data-number", given=text)
    return int(text) * MP
