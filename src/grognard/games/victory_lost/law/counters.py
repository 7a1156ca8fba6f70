"""2.2 and 2.3. The counters: what is printed on each, read and held against the rulebook's lists."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from grognard.games.victory_lost.law.names import GROUPS, MP, SIDES
from grognard.kernel.cite import rule
from grognard.kernel.errors import BadInput
from grognard.kernel.hexes import holds
from grognard.kernel.load import Files, Row
from grognard.kernel.maps import Map
from grognard.kernel.units import Face, Roster, Unit
from grognard.rules.readers import counter, counters, with_own_names

NATIONS = ("soviet", "german", "hungarian", "italian", "romanian")
KINDS = ("infantry", "mountain", "luftwaffe", "security", "cavalry", "tank", "mechanised", "motorised", "hq")
SIZES = ("XX", "XXX", "HQ")
BOXES = ("", "1pza", "28a")
TURNS = 9

# What letters on a counter mean: the kind of unit, or nothing for a name. A unit without letters is infantry.
ABBREVIATIONS: Mapping[str, Mapping[str, str]] = {
    "soviet": {"C": "cavalry", "M": "mechanised", "Tk": "tank"},
    "german": {
        **{"Lw": "luftwaffe", "Mt": "mountain", "Mot": "motorised", "Pz": "tank", "Sec": "security"},
        **dict.fromkeys(("DR", "GD", "LAH", "Tot", "Wik"), ""),
    },
    "italian": dict.fromkeys(("Cos", "Cun", "Jul", "PADA", "Rav", "Sfz", "Tor", "Trd"), ""),
    "romanian": {"Mot": "motorised", "C": "cavalry"},
    "hungarian": {"Tk": "tank"},
}
PREFIXES = {"romanian": "R", "hungarian": "H", "italian": "It"}
GUARDS = "G"  # before the letters of a Soviet unit, or alone
HQ_NAMES = (re.compile(r"\d+(A|GdA|ShA|TkA)|Popov"), re.compile(r"\d+PzA|F-Pico|H2A|It8A|Kempf|Hollidt|R3A"))

UNIT_COLUMNS = (
    *("id", "side", "nation", "army", "kind", "size", "values", "move", "radius", "fr", "en"),
    *("setup", "arrives", "entry", "source"),
)


class More(NamedTuple):
    """What a counter says besides: nation, radius of command, how it comes on, and the army of its set-up."""

    nation: str
    mechanised: bool
    radius: int
    box: str
    army: str


def turns() -> tuple[str, ...]:
    return tuple(str(turn) for turn in range(1, TURNS + 1))


def group(unit: Unit) -> str:
    return f"{SIDES[unit.side]} {'hq' if unit.kind == 'hq' else 'line'}"


def read_units(files: Files, map: Map) -> Roster:
    units = counters(files, UNIT_COLUMNS, lambda row: _unit(row, map))
    return Roster.of(with_own_names(units, files), group, GROUPS, map.grid.size)


@rule("AVL 2.2.1a", "AVL 2.2.2a", "AVL 2.2.2i", "AVL 2.3.2b", "AVL 2.3.2d")
def _unit(row: Row, map: Map) -> Unit:
    kind = row.one_of("kind", KINDS)
    side = SIDES.index(row.one_of("side", SIDES))
    nation = row.one_of("nation", NATIONS if side else NATIONS[:1])
    if side and nation == NATIONS[0]:
        raise unknown(row, "nation")
    check_name(row, side, nation, kind)
    check_start(row, map)
    move = positive(row, "move") * MP
    return counter(  # the army of the set-up says nothing of who commands a unit (AVL 2.2.2e)
        row,
        SIDES,
        KINDS,
        tuple(Face(attack, defence, move) for attack, defence in strengths(row)),
        size=row.one_of("size", SIZES[2:] if kind == "hq" else SIZES[:2]),
        setup=row["setup"],
        arrives=row.one_of("arrives", ("", *turns())),
        more=More(
            nation=nation,
            mechanised="-" in row["values"],
            radius=positive(row, "radius") if kind == "hq" else 0,
            box=row.one_of("entry", BOXES),
            army=row["army"],
        ),
    )


def unknown(row: Row, column: str) -> BadInput:
    return row.bad(column, f'"{row[column]}" is not known', "data-unknown", given=row[column], near="none")


def positive(row: Row, column: str) -> int:
    if (found := row.number(column)) < 1:
        raise row.bad(column, f"{found}: 1 or more is required", "data-number", given=row[column])
    return found


@rule("AVL 2.2.2g", "AVL 2.2.2h", "AVL 2.2.3a", "AVL 2.2.3b")
def strengths(row: Row) -> list[tuple[int, int]]:
    """One or two faces; attack and defence where the counter prints two strengths, which makes it mechanised,
    else one for both.
    """
    faces = [face.split("-") for face in row["values"].split()]
    numbers = all(part.isdecimal() for face in faces for part in face)
    if len(faces) not in (1, 2) or not numbers or {len(face) for face in faces} not in ({1}, {2}):
        raise row.bad(
            "values",
            f'"{row["values"]}": strengths such as "4 2" or "8-6 4-3"',
            "data-number",
            given=row["values"],
        )
    return [(int(face[0]), int(face[-1])) for face in faces]


@rule("AVL 2.1.1b", "AVL 2.2.2b", "AVL 2.2.2c", "AVL 2.2.2d", "AVL 2.2.2f", "AVL 2.3.2c")
def check_start(row: Row, map: Map) -> None:
    """A counter stands in the area of its army, or has a turn; one that comes by a box has a turn."""
    setup, army = row["setup"], row["army"]
    if bool(setup) == bool(row["arrives"]) or (row["entry"] and setup):
        raise row.bad(
            "arrives",
            "a hex of the set-up or a turn, one of them",
            "data-unknown",
            given=row["arrives"],
            near="none",
        )
    if not setup:
        return
    if f"setup_{army}" not in map.areas:
        raise unknown(row, "army")
    if setup not in map.index or not holds(map.areas[f"setup_{army}"], map.hex(setup)):
        raise row.bad("setup", f'"{setup}" is no hex of {army}', "data-unknown", given=setup, near="none")


@rule("AVL 2.2.3e", "AVL 2.2.3f", "AVL 2.2.3g", "AVL 2.2.3h", "AVL 2.3.3b", "AVL 2.3.3c", "AVL 3.0d")
def check_name(row: Row, side: int, nation: str, kind: str) -> None:
    """The letters on a counter are those of the rulebook's lists, and say what its symbol says; allies bear
    their nation's.
    """
    name = row["fr"]
    if kind == "hq":
        if not HQ_NAMES[side].fullmatch(name):
            raise unknown(row, "fr")
        return
    prefix, _, rest = name.rpartition(" ") if nation in PREFIXES else ("", "", name)
    letters = rest.lstrip("0123456789 ")
    if nation == "soviet":
        letters = letters.removeprefix(GUARDS)
    known = ABBREVIATIONS[nation]
    if prefix != PREFIXES.get(nation, "") or (letters and letters not in known):
        raise unknown(row, "fr")
    wanted = known[letters] if letters else "infantry"
    if wanted and wanted != kind:
        raise row.bad("kind", f'"{name}" is {wanted}', "data-unknown", given=kind, near=wanted)
