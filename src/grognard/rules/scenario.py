"""A small scenario on the map of a game: who takes part and where, which turns are played, what wins.

turns = [1, 3]                        # the first and the last
settles = ["length", "setup"]         # options that are no question here
[units]                               # everybody else stays in the box
"W2-1" = "0910"
"R37-1" = {at = "1009", steps = 1}
"R-M1" = "pool"                       # in a box: here, waits for its turn
[victory]                             # in the words of the game
"""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from grognard.kernel.errors import BadInput
from grognard.kernel.load import Files, Table, only_keys
from grognard.kernel.maps import Map
from grognard.kernel.places import ABSENT, BOXES, Box, find_place
from grognard.kernel.units import Roster

WORDS = ("title", "source", "introduction")
KEYS = (*WORDS, "turns", "settles", "units", "victory")


@dataclass(frozen=True, eq=False)
class Scenario:
    where: tuple[int, ...]  # by unit; who takes no part is out of play
    steps: tuple[int, ...]
    turns: tuple[int, int]  # the first and the last
    victory: Table
    table: Table

    def hexes(self, map: Map, key: str) -> int:
        """The hexes that a key of [victory] names."""
        labels = self.victory.need(key, list)
        for label in labels:
            if label not in map.index:
                raise BadInput(f'"{label}" is not a hex of this map', "bad-hex", hex=str(label)).under(
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
) -> Scenario | None:
    """The scenario of that name; None when it is the game of the rulebook, and leaves everything to it."""
    file = f"scenarios/{name}.toml"
    table = files.toml(file)
    if "units" not in table:
        return None
    only_keys(table, (*KEYS, *own), table.file)
    units = table.need("units", dict)
    where, steps = [ABSENT] * len(roster), [u.steps for u in roster.units]
    for unit, spec in units.items():
        try:
            number, where_, left = _placed(roster, map, boxes, unit, spec)
        except BadInput as e:
            raise e.under(units.spot(unit)) from None
        where[number], steps[number] = where_, left
    return Scenario(tuple(where), tuple(steps), _turns(table, most), table.need("victory", dict), table)


def settled_options(files: Files, name: str, known: Sequence[str]) -> tuple[str, ...]:
    """The options that a scenario answers by itself, or that nothing in it could be changed by."""
    table = files.toml(f"scenarios/{name}.toml")
    if "settles" not in table:
        return ()
    found = table.need("settles", list)
    for option in found:
        if option not in known:
            text = f'settles: "{option}" is none of {", ".join(known)}'
            raise BadInput(text, "scenario-settles", option=str(option), names=", ".join(known)).under(
                table.spot("settles")
            )
    return tuple(found)


def _placed(roster: Roster, map: Map, boxes: Sequence[Box], unit: str, spec: Any) -> tuple[int, int, int]:
    if unit not in roster.index:
        near = difflib.get_close_matches(unit, roster.index, 1)
        hint = f' (did you mean "{near[0]}"?)' if near else ""
        raise BadInput(
            f'unit "{unit}" is not known{hint}', "bad-unit", unit=unit, near=near[0] if near else "none"
        )
    spec = {"at": spec} if isinstance(spec, str) else spec
    if not isinstance(spec, dict) or not isinstance(spec.get("at"), str):
        raise BadInput(f"unit {unit}: a hex is wanted", "unit-hex-wanted", unit=unit)
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


def _turns(table: Table, most: int) -> tuple[int, int]:
    given = table.need("turns", list)
    whole = [n for n in given if isinstance(n, int) and not isinstance(n, bool)]
    if len(given) != 2 or len(whole) != 2 or not 1 <= whole[0] <= whole[1] <= most:
        text = f"turns: the first and the last, from 1 to {most}, are wanted"
        raise BadInput(text, "scenario-turns", most=most).under(table.spot("turns"))
    return whole[0], whole[1]
