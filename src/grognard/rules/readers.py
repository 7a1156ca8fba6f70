"""Tables that many games have in the same shape, read from their files; what is wrong is told by file and
line.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, NamedTuple, TypeVar

from grognard.kernel.errors import BadInput
from grognard.kernel.load import Files, Row
from grognard.kernel.tables import OddsTable

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
        raise BadInput(f"{many} rows are wanted", "data-rows", many=many).under(files.read(file)[1])
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
            raise BadInput(f"no row for {name}", "data-no-row", name=name).under(files.read(file)[1])
