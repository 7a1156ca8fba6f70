"""2C, 16A and 27A. All counters: those of the land, air units, ships."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.sudden_storm.law.counters import (
    FLAGS,
    UNIT_COLUMNS,
    Armour,
    More,
    read_natural,
    read_types,
    read_unit,
)
from grognard.games.sudden_storm.law.names import GROUPS, NATIONS, NOBODY, SIDES, TURNS
from grognard.games.sudden_storm.law.plane_and_ship import FIGHTERS, PLANE_TYPES, SHIP_TYPES, Plane, Ship
from grognard.kernel.cite import rule
from grognard.kernel.load import Files, Row
from grognard.kernel.units import Face, Roster, Unit
from grognard.rules.readers import counters

PLANE_COLUMNS = (
    *("id", "side", "nation", "model", "attack", "type", "defence", "tactical", "strategic", "range"),
    *("guards", "status", "arrives", "entry", "base", "source", "note"),
)
SHIP_COLUMNS = (
    *("id", "side", "fr", "en", "type", "sea", "moves", "hits", "cargo", "primary", "intermediate"),
    *("secondary", "zone", "hex", "status", "arrives", "source", "gun_source", "note"),
)
SEAS = ("", "arctic", "baltic", "black", "caspian")
STATUSES = ("map", "arrives", "conversion")
NOTHING = Face(0, 0, 0)  # what aircraft and ships are worth as units on land
NAVIES = {"axis": "Kriegsmarine", "soviet": "Soviet Navy"}  # their headings in the orders of battle
NO_ARMOUR = Armour("none", "none", "none")
GROUP = {
    **{"truck": "truck", "intrinsic": "defence", "fighter": "air", "bomber": "air"},
    **{"warship": "ship", "transport": "ship", "flotilla": "ship"},
}


@rule("SS 2C", "SS 2E")
def read_roster(files: Files, labels: Mapping[str, int], board: int) -> Roster:
    types = read_types(files)
    units = counters(files, UNIT_COLUMNS, lambda row: read_unit(row, types))
    units += counters(files, PLANE_COLUMNS, lambda row: read_plane(row, labels), "air_units.csv")
    units += counters(files, SHIP_COLUMNS, lambda row: read_ship(row, labels), "naval_units.csv")
    return Roster.of(units, group, GROUPS, board)


def group(unit: Unit) -> str:
    return f"{SIDES[unit.side]} {GROUP.get(unit.kind, 'unit')}"


@rule("SS 16A", "SS 23E")
def read_plane(row: Row, labels: Mapping[str, int]) -> Unit:
    """Types F and NF are fighters, all others bombers."""
    plane = Plane(
        row["model"],
        row.one_of("type", PLANE_TYPES),
        read_natural(row, "attack"),
        read_natural(row, "defence"),
        read_natural(row, "tactical"),
        read_natural(row, "strategic"),
        read_natural(row, "range"),
        row.one_of("guards", FLAGS) == "yes",
        read_spot(row, "base", labels),
    )
    name = f"{row['model']}/{int(row['id'][-2:])}"  # the counters of a model are alike: they are numbered
    kind = "fighter" if plane.type in FIGHTERS else "bomber"
    return force(row, kind, 1, row.one_of("nation", NATIONS), plane=plane, names=(name, name))


@rule("SS 27A1")
def read_ship(row: Row, labels: Mapping[str, int]) -> Unit:
    ship = Ship(
        row.one_of("type", SHIP_TYPES),
        row.one_of("sea", SEAS),
        row.one_of("moves", ("yes", "no")) == "yes",
        count(row, "cargo"),
        count(row, "primary"),
        count(row, "intermediate"),
        count(row, "secondary"),
        read_spot(row, "hex", labels),
    )
    kind = ship.type if ship.type in GROUP else "warship"
    nation = "soviet" if row["side"] == "soviet" else "german"
    return force(row, kind, read_natural(row, "hits"), nation, ship=ship, names=(row["fr"], row["en"]))


def count(row: Row, column: str) -> int:
    """Nothing where nothing is written."""
    return read_natural(row, column) if row[column] else 0


def read_spot(row: Row, column: str, labels: Mapping[str, int]) -> int:
    return labels[row.one_of(column, labels)] if row[column] else NOBODY


def force(
    row: Row,
    kind: str,
    steps: int,
    nation: str,
    *,
    names: tuple[str, str],
    plane: Plane | None = None,
    ship: Ship | None = None,
) -> Unit:
    """A counter that is no unit on land: it has neither strength there nor size."""
    arrives = read_natural(row, "arrives") if row["arrives"] else 0
    if arrives > TURNS:
        raise row.bad("arrives", f"from 1 to {TURNS}", "data-number", given=row["arrives"])
    if not steps >= 1:
        raise row.bad("hits", "at least one", "data-number", given=row["hits"])
    more = More(
        nation=nation,
        branch="",
        re=0,
        cm=False,
        artillery=False,
        armour=(NO_ARMOUR,) * steps,
        moves="none",
        other=None,
        traits=frozenset(),
        rp="never",
        substitute="",
        status=row.one_of("status", STATUSES),
        zone=row["zone"] if ship else "",
        arrives=arrives,
        entry=row["entry"] if plane else "",
        group=NAVIES[row["side"]] if ship else "",
        parts="",
        plane=plane,
        ship=ship,
    )
    return Unit(
        id=row["id"],
        side=SIDES.index(row.one_of("side", SIDES)),
        kind=kind,
        size="",
        formation="",
        faces=(NOTHING,) * steps,
        names=(("fr", names[0]), ("en", names[1])),
        source=row.source(),
        more=more,
    )
