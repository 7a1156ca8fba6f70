"""A small scenario on the map of a game: who takes part and where, which turns are played, what wins.

turns = [1, 3]                        # the first and the last
settles = ["length", "setup"]         # options that are no question here
[units]                               # everybody else stays in the box
"W2-1" = "0910"
"R37-1" = {at = "1009", steps = 1}
"R-M1" = "pool"                       # in a box: here, waits for its turn
[victory]                             # in the words of the game

A scenario with hundreds of counters has its set-up in a file of its own, and says which chapters hold:

setup_file = "setup_bagration.csv"    # in place of [units]: unit,at,face,source
chapters = "1-8 12"                   # all of them, where nothing is said
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from grognard.kernel.errors import BadInput
from grognard.kernel.load import Files, Row, TomlTable, only_keys
from grognard.kernel.maps import Map
from grognard.kernel.places import ABSENT, BOXES, Box, find_place
from grognard.kernel.spelling import nearest, suggestion
from grognard.kernel.units import Roster, Unit

WORDS = ("title", "source", "introduction")
KEYS = (*WORDS, "turns", "settles", "units", "setup_file", "chapters", "victory")
SETUP = ("unit", "at", "face", "source")
FACES: Mapping[str, int] = {"full": 0, "reduced": 1}  # steps lost


@dataclass(frozen=True, eq=False)
class Scenario:
    where: tuple[int, ...]  # by unit; who takes no part is out of play
    steps: tuple[int, ...]
    turns: tuple[int, int]  # the first and the last
    victory: TomlTable
    table: TomlTable
    chapters: frozenset[int] | None = None  # of the rulebook; none: all of them

    def is_in_force(self, chapter: int) -> bool:
        return self.chapters is None or chapter in self.chapters

    def hexes(self, map: Map, key: str) -> int:
        """The hexes that a key of [victory] names."""
        labels = self.victory.need(key, list)
        for label in labels:
            if label not in map.index:
                raise BadInput(f'"{label}" is not a hex of this map', "bad-hex", hex=str(label)).located_at(
                    f"{self.victory.spot(key)}: {key}"
                )
        return map.hexes(labels)


def read_scenario(
    files: Files,
    name: str,
    roster: Roster,
    map: Map,
    most: int,
    own: Sequence[str] = (),
    boxes: Sequence[Box] = BOXES,
    faces: Mapping[str, int] = FACES,
) -> Scenario | None:
    """The scenario of that name; None when it is the game of the rulebook, and leaves everything to it.

    `faces` are the words of a set-up file for the face that is up, each with the steps lost."""
    file = f"scenarios/{name}.toml"
    table = files.toml(file)
    if "units" not in table and "setup_file" not in table:
        return None
    only_keys(table, (*KEYS, *own), table.file)
    where, steps = [ABSENT] * len(roster), [u.steps for u in roster.units]
    if "setup_file" in table:
        places = read_setup(files, _file(files, table), roster, map, boxes, faces)
    else:
        places = _units(table.need("units", dict), roster, map, boxes)
    for unit, (at, left) in places.items():
        where[unit], steps[unit] = at, left
    return Scenario(
        tuple(where),
        tuple(steps),
        _turns(table, most),
        table.need("victory", dict),
        table,
        _chapters(table) if "chapters" in table else None,
    )


Places = dict[int, tuple[int, int]]  # by unit: where it is, and the steps it has


def read_setup(
    files: Files,
    file: str,
    roster: Roster,
    map: Map,
    boxes: Sequence[Box] = BOXES,
    faces: Mapping[str, int] = FACES,
    more: Sequence[str] = (),
) -> Places:
    """A set-up file: the hex or box of each counter, and the face that is up. `more` are columns that others
    read; a file may leave them out.
    """
    found: Places = {}
    for row in files.rows(file, SETUP, more):
        row.source()
        unit = roster.index[row.one_of("unit", roster.index)]
        if unit in found:
            raise row.bad("unit", f"{row['unit']} is given twice", "data-twice", given=row["unit"])
        found[unit] = _place(row, map, boxes), roster[unit].steps - _steps_lost(row, roster[unit], faces)
    return found


def _file(files: Files, table: TomlTable) -> str:
    name: str = table.need("setup_file", str)
    if name not in files.names():
        near = nearest(name, files.names())
        raise BadInput(f"{name}: no such file", "data-no-such-file", near=near or "none").located_at(
            table.spot("setup_file")
        )
    return name


def _place(row: Row, map: Map, boxes: Sequence[Box]) -> int:
    try:
        return find_place(map, boxes, row["at"])
    except BadInput as e:
        raise e.located_at(f"{row.file}:{row.line}: at") from None


def _steps_lost(row: Row, unit: Unit, faces: Mapping[str, int]) -> int:
    lost = faces[row.one_of("face", faces)]
    if lost >= unit.steps:
        text = f"unit {unit.id}: steps: from 1 to {unit.steps}"
        raise row.bad("face", text, "unit-steps", unit=unit.id, most=unit.steps)
    return lost


def _units(units: TomlTable, roster: Roster, map: Map, boxes: Sequence[Box]) -> Places:
    found: Places = {}
    for unit, spec in units.items():
        try:
            number, at, left = _read_placement(roster, map, boxes, unit, spec)
        except BadInput as e:
            raise e.located_at(units.spot(unit)) from None
        found[number] = at, left
    return found


def _chapters(table: TomlTable) -> frozenset[int]:
    """Numbers and ranges of chapters: "1-8 12"."""
    found: set[int] = set()
    for word in table.need("chapters", str).split():
        first, _, last = word.partition("-")
        if not first.isdecimal() or not (last or first).isdecimal():
            raise BadInput(
                f'chapters: "{word}" is no chapter', "data-kind", key="chapters", given=word
            ).located_at(table.spot("chapters"))
        found |= set(range(int(first), int(last or first) + 1))
    return frozenset(found)


def settled_options(files: Files, name: str, choices: Sequence[str]) -> tuple[str, ...]:
    """The options that a scenario answers by itself, or that nothing in it could be changed by."""
    table = files.toml(f"scenarios/{name}.toml")
    if "settles" not in table:
        return ()
    found = table.need("settles", list)
    for option in found:
        if option not in choices:
            text = f'settles: "{option}" is not one of {", ".join(choices)}'
            raise BadInput(text, "scenario-settles", option=str(option), names=", ".join(choices)).located_at(
                table.spot("settles")
            )
    return tuple(found)


def _read_placement(
    roster: Roster, map: Map, boxes: Sequence[Box], unit: str, spec: Any
) -> tuple[int, int, int]:
    if unit not in roster.index:
        near = nearest(unit, roster.index)
        raise BadInput(
            f'unit "{unit}" is not known{suggestion(near)}', "bad-unit", unit=unit, near=near or "none"
        )
    spec = {"at": spec} if isinstance(spec, str) else spec
    if not isinstance(spec, dict) or not isinstance(spec.get("at"), str):
        raise BadInput(f"unit {unit}: a hex is required", "unit-hex-wanted", unit=unit)
    only_keys(dict(spec), ("at", "steps"), f"unit {unit}")
    try:
        at = find_place(map, boxes, spec["at"])
    except BadInput:
        text = f'unit {unit}: "{spec["at"]}" is not a hex of this map'
        raise BadInput(text, "unit-bad-hex", unit=unit, hex=spec["at"]) from None
    number = roster.index[unit]
    most = roster[number].steps
    left = spec.get("steps", most)
    if not isinstance(left, int) or isinstance(left, bool) or not 1 <= left <= most:
        raise BadInput(f"unit {unit}: steps: from 1 to {most}", "unit-steps", unit=unit, most=most)
    return number, at, left


def _turns(table: TomlTable, most: int) -> tuple[int, int]:
    given = table.need("turns", list)
    whole = [n for n in given if isinstance(n, int) and not isinstance(n, bool)]
    if len(given) != 2 or len(whole) != 2 or not 1 <= whole[0] <= whole[1] <= most:
        text = f"turns: the first and the last, from 1 to {most}, are required"
        raise BadInput(text, "scenario-turns", most=most).located_at(table.spot("turns"))
    return whole[0], whole[1]
