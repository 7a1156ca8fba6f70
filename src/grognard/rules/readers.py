"""Counters, lines and tables that many games have in the same shape, read from their files; what is wrong is
told by file and line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any, Generic, NamedTuple, TypeVar

from grognard.kernel.errors import BadInput
from grognard.kernel.hexes import Gate, HexSet, hexset
from grognard.kernel.load import Files, Row
from grognard.kernel.maps import Map
from grognard.kernel.state import UnitSet
from grognard.kernel.tables import OddsTable
from grognard.kernel.units import Face, Roster, Unit

# -- counters


def counters(
    files: Files, columns: Sequence[str], make: Callable[[Row], Unit], file: str = "units.csv"
) -> list[Unit]:
    """The counters of a game, in the order of the file; none has the id of another."""
    found: dict[str, Unit] = {}
    for row in files.rows(file, columns):
        if row["id"] in found:
            raise row.bad("id", f"{row['id']} is given twice", "data-twice", given=row["id"])
        found[row["id"]] = make(row)
    return list(found.values())


def counter(
    row: Row, sides: Sequence[str], kinds: Sequence[str], faces: tuple[Face, ...], **more: Any
) -> Unit:
    """A counter with what all counters have: id, side, kind, names and source; `more` are other fields."""
    return Unit(
        id=row["id"],
        side=sides.index(row.one_of("side", sides)),
        kind=row.one_of("kind", kinds),
        faces=faces,
        names=(("fr", row["fr"]), ("en", row["en"])),
        source=row.source(),
        **{"size": "", "formation": "", **more},
    )


def units_by_kind(
    roster: Roster, kinds: Sequence[str], key: Callable[[Unit], str] = lambda unit: unit.kind
) -> dict[str, UnitSet]:
    """The units of each kind, of those that no counter has too; or of each nation, size, class."""
    found = roster.by(key)
    return {kind: found.get(kind, 0) for kind in kinds}


def units_by_side(roster: Roster) -> tuple[UnitSet, UnitSet]:
    first, second = ((1 << end) - (1 << start) for start, end in roster.side_spans)
    return first, second


# -- lines of the map


def gates(map: Map, kinds: Iterable[str]) -> dict[str, Gate]:
    """The steps along the lines of each kind: roads, railways."""
    return {
        kind: map.grid.gate([step for one in map.lines if one.kind == kind for step in pairwise(one.hexes)])
        for kind in kinds
    }


def hexes_along(map: Map, kind: str) -> HexSet:
    """The hexes that the lines of a kind run through."""
    return hexset(h for one in map.lines if one.kind == kind for h in one.hexes)


# -- tables

T = TypeVar("T")
CLOSED: Mapping[str, int | None] = {"-": None}  # in a terrain table: no way in


def odds_table(
    files: Files,
    columns: tuple[str, ...],
    check: Callable[[Row, str], object] = lambda row, column: None,
    first: int = 1,
    last: int = 6,
    file: str = "crt.csv",
) -> OddsTable:
    """A combat results table: a row for each throw from `first` to `last`; `check` refuses a cell that is no
    result.
    """
    rows = files.rows(file, ("die", *columns, "source"))
    for die, row in enumerate(rows, first):
        if row.number("die") != die or die > last:
            raise row.bad("die", f"rows run from {first} to {last}", "data-die-rows", first=first, last=last)
        for column in columns:
            check(row, column)
    if len(rows) != last - first + 1:
        many = last - first + 1
        raise BadInput(f"{many} rows are required", "data-rows", many=many).located_at(files.read(file)[1])
    cells = tuple(tuple(row[column] for column in columns) for row in rows)
    return OddsTable(columns, cells, tuple(row.source() for row in rows), first)


class Effect(NamedTuple, Generic[T]):
    """A row of a terrain table: what each class of mover pays (None: no way), and what it does in combat."""

    move: Mapping[str, int | None]
    combat: T


def effects(
    files: Files,
    classes: tuple[str, ...],
    unit: int,
    names: tuple[str, ...],
    combat: Callable[[Row], T],
    fighting: tuple[str, ...] = ("combat",),
    words: Mapping[str, int | None] = CLOSED,
    file: str = "costs.csv",
) -> dict[str, Effect[T]]:
    """A terrain table with a row for each of `names`: the costs of the classes in parts of which `unit` make
    a point, where `words` are costs that are no number, and the columns from which `combat` is read.
    """
    found: dict[str, Effect[T]] = {}
    for row in files.rows(file, ("feature", *classes, *fighting, "source")):
        row.source()
        name = row.one_of("feature", names)
        if name in found:
            raise row.bad("feature", f"{name} is given twice", "data-twice", given=name)
        found[name] = Effect({column: points(row, column, unit, words) for column in classes}, combat(row))
    one_row_each(found, names, files, file)
    return found


def points(row: Row, column: str, unit: int = 1, words: Mapping[str, int | None] = CLOSED) -> int | None:
    """What a step costs, in parts of which `unit` make a point; None where a class may not go."""
    text = row[column]
    if text in words:
        return words[text]
    cost = unit // 2 if text == "1/2" and unit > 1 else row.number(column) * unit
    if cost < 0:
        raise row.bad(column, "less than nothing", "data-negative")
    return cost


def one_row_each(found: Mapping[str, object], names: tuple[str, ...], files: Files, file: str) -> None:
    """Refuse a table that leaves out something of the map."""
    for name in names:
        if name not in found:
            raise BadInput(f"no row for {name}", "data-no-row", name=name).located_at(files.read(file)[1])


def with_own_names(units: Iterable[Unit], files: Files, file: str = "names.csv") -> list[Unit]:
    """The counters called as their readers call them: names.csv stands over the names of units.csv. Being
    words, it plays no part in the digest of the data.
    """
    found = {
        row["id"]: (("fr", row["fr"]), ("en", row["en"])) for row in files.rows(file, ("id", "fr", "en"))
    }
    units = list(units)
    ids = {unit.id for unit in units}
    for id in found:
        if id not in ids:
            raise BadInput(f"no unit {id}", "data-no-row", name=id).located_at(files.read(file)[1])
    return [replace(unit, names=found.get(unit.id, unit.names)) for unit in units]
