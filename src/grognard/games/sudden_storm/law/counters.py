"""3C, 3D and 10. The counters on land: what they print, and what their kind makes of it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from grognard.games.sudden_storm.law.names import MP, NATIONS, SIDES, SOVIET, TURNS
from grognard.games.sudden_storm.law.plane_and_ship import Plane, Ship
from grognard.kernel.cite import rule
from grognard.kernel.load import Files, Row
from grognard.kernel.units import Face, Unit
from grognard.rules.readers import counter

BRANCHES = ("", "Gds", "LW", "Mil", "NKVD", "Nvl", "SS", "Sp", "w")
SIZES = ("XX", "X", "III", "II", "Cdr", "")  # none: trucks and intrinsic defences
KINDS = (
    *("infantry", "airlanding", "parachute", "light", "mountain", "security", "static", "cavalry"),
    *("mountain_cavalry", "ski", "marine", "motorized", "mechanized", "armor", "light_armor", "artillery"),
    *("mot_artillery", "rocket", "mot_rocket", "antitank", "mot_heavy_aa", "truck", "intrinsic"),
    *("fighter", "bomber", "warship", "transport", "flotilla"),
)
MOVE_CLASSES = ("foot", "cavalry", "mountain", "mountain_cavalry", "ski", "cm", "none")
ARMOUR = {"none": (0, 1), "seventh": (1, 7), "half": (1, 2), "full": (1, 1), "neutral": (0, 1)}
TRAITS = ("winter", "mountain", "ski", "cavalry", "guards")
POINTS = ("infantry", "armor", "artillery", "mixed", "never", "")  # parts of divisions are not bought
SUBSTITUTES = ("", "rifle_3-6", "cavalry_3-8", "finnish_5-6")
STATUSES = (*("map", "reserve", "arrives", "conditional", "pool", "substitute", "conversion", "component"),)
SET = re.compile(r"Breakdown set ([A-Z])")


class Armour(NamedTuple):
    """Of what part of its regimental equivalents a unit has the capability: a word of ARMOUR."""

    attack: str  # AECA
    defence: str  # AECD
    against: str  # ATEC


class Type(NamedTuple):
    """What is true of all units of a kind."""

    cm: bool
    artillery: bool
    armour: Armour
    moves: str
    cadre: str  # the kind as which a cadre of such a division counts


class More(NamedTuple):
    """What a counter says besides its factors."""

    nation: str
    branch: str
    re: int
    cm: bool  # combat/motorised
    artillery: bool
    armour: tuple[Armour, ...]  # by face
    moves: str  # the class it moves as
    other: Face | None  # of a 3-6 or 4-6 rifle division
    traits: frozenset[str]
    rp: str  # the kind of points that replace it
    substitute: str  # what takes its place in the pool of replacements
    status: str
    zone: str  # where it sets up
    arrives: int  # the turn; 0 for who does not come by the calendar
    entry: str  # where it comes
    group: str  # its heading in the order of battle
    parts: str  # the breakdown set it belongs to
    plane: Plane | None = None
    ship: Ship | None = None

    @property
    def is_guards(self) -> bool:
        return "guards" in self.traits

    @property
    def is_winterized(self) -> bool:
        return "winter" in self.traits

    @property
    def is_mountain(self) -> bool:
        return "mountain" in self.traits


UNIT_COLUMNS = (
    *("id", "side", "nation", "branch", "fr", "en", "kind", "size", "attack", "defence", "move", "cadre"),
    *("other_face", "re", "cm", "artillery", "aeca", "aecd", "atec", "traits", "rp", "substitute", "group"),
    *("status", "zone", "arrives", "entry", "source", "cadre_source", "note"),
)
TYPE_COLUMNS = ("kind", "cm", "artillery", "aeca", "aecd", "atec", "move_class", "cadre", "source")
FLAGS = ("", "yes")


@rule("SS 2D2")
def read_types(files: Files) -> dict[str, Type]:
    found: dict[str, Type] = {}
    for row in files.rows("unit_types.csv", TYPE_COLUMNS):
        row.source()
        kind = row.one_of("kind", KINDS)
        if kind in found:
            raise row.bad("kind", f"{kind} is given twice", "data-twice", given=kind)
        found[kind] = Type(
            row.one_of("cm", FLAGS) == "yes",
            row.one_of("artillery", FLAGS) == "yes",
            read_armour(row),
            row.one_of("move_class", MOVE_CLASSES),
            row.one_of("cadre", KINDS),
        )
    return found


def read_armour(row: Row) -> Armour:
    return Armour(*(row.one_of(column, ARMOUR) for column in ("aeca", "aecd", "atec")))


def read_unit(row: Row, types: Mapping[str, Type]) -> Unit:
    """A division with a cadre has two faces; the 4-6 side of a rifle division is no step (33F3)."""
    kind = types[row.one_of("kind", types)]
    for column, expected in (("cm", kind.cm), ("artillery", kind.artillery)):
        if (row.one_of(column, FLAGS) == "yes") != expected:
            raise row.bad(column, f"units of the kind {row['kind']} say otherwise")
    if read_armour(row) != kind.armour:
        raise row.bad("aeca", f"units of the kind {row['kind']} say otherwise")
    faces = read_faces(row)
    armour = (kind.armour, types[kind.cadre].armour)[: len(faces)]
    return counter(
        row,
        SIDES,
        KINDS,
        faces,
        size=row.one_of("size", SIZES),
        formation="" if " " in row["zone"] else row["zone"],
        arrives=row["arrives"],
        more=read_more(row, kind, armour),
    )


def read_faces(row: Row) -> tuple[Face, ...]:
    full = Face(read_natural(row, "attack"), read_natural(row, "defence"), read_natural(row, "move") * MP)
    cadre = read_face(row, "cadre")
    if cadre is None:
        return (full,)
    if row["size"] != "XX" or cadre.attack >= full.attack:
        raise row.bad("cadre", "a division has a cadre, and it is weaker than the division")
    if row["other_face"]:
        raise row.bad("other_face", "a division has a cadre or another side, not both")
    return full, cadre


def read_face(row: Row, column: str) -> Face | None:
    """Attack, defence and movement: "3-3-6"."""
    if not row[column]:
        return None
    parts = row[column].split("-")
    if len(parts) != 3 or not all(part.isdecimal() for part in parts):
        given = row[column]
        raise row.bad(column, f'"{given}" is no face of three numbers', "data-number", given=given)
    attack, defence, move = (int(part) for part in parts)
    return Face(attack, defence, move * MP)


def read_natural(row: Row, column: str) -> int:
    """A number that is not negative."""
    found = row.number(column)
    if found < 0:
        raise row.bad(column, "less than nothing", "data-negative")
    return found


@rule("SS 3D.1")
def read_more(row: Row, kind: Type, armour: tuple[Armour, ...]) -> More:
    traits = frozenset(row["traits"].split())
    if not traits <= set(TRAITS):
        given = row["traits"]
        raise row.bad("traits", f'"{given}" is not known', "data-unknown", given=given, near="none")
    arrives = read_natural(row, "arrives") if row["arrives"] else 0
    if arrives > TURNS:
        raise row.bad("arrives", f"from 1 to {TURNS}", "data-number", given=row["arrives"])
    set_ = SET.fullmatch(row["group"])
    check_side(row)
    return More(
        nation=row.one_of("nation", NATIONS),
        branch=row.one_of("branch", BRANCHES),
        re=read_natural(row, "re"),
        cm=kind.cm,
        artillery=kind.artillery,
        armour=armour,
        moves=kind.moves,
        other=read_face(row, "other_face"),
        traits=traits,
        rp=row.one_of("rp", POINTS),
        substitute=row.one_of("substitute", SUBSTITUTES),
        status=row.one_of("status", STATUSES),
        zone=row["zone"],
        arrives=arrives,
        entry=row["entry"],
        group=row["group"],
        parts=set_[1] if set_ else "",
    )


SOVIET_BRANCHES = ("Gds", "Mil", "NKVD", "Nvl", "w")


@rule("SS 3B1", "SS 3B2")
def check_side(row: Row) -> None:
    """All Soviet forces, and they alone, are of the Soviet nation: the army, Guards, militia, navy, NKVD."""
    soviet = row["side"] == SIDES[SOVIET]
    if (row["nation"] == "soviet") != soviet:
        raise row.bad("nation", f"{row['nation']} fights for the other side")
    if row["branch"] in SOVIET_BRANCHES and not soviet:
        raise row.bad("branch", f"{row['branch']} is Soviet")
