"""Tables that many games have in the same shape, read from their files; what is wrong is told by file and
line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from grognard.kernel.errors import BadInput
from grognard.kernel.load import Files, Row
from grognard.kernel.tables import OddsTable
from grognard.kernel.units import Unit


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


def points(row: Row, column: str, unit: int = 1, closed: tuple[str, ...] = ("-",)) -> int | None:
    """What a step costs, in parts of which `unit` make a point; None where a class may not go."""
    text = row[column]
    if text in closed:
        return None
    cost = unit // 2 if text == "1/2" and unit > 1 else row.number(column) * unit
    if cost < 0:
        raise row.bad(column, "less than nothing", "data-negative")
    return cost


def one_row_each(found: Mapping[str, object], names: tuple[str, ...], files: Files, file: str) -> None:
    """Refuse a table that leaves out something of the map."""
    for name in names:
        if name not in found:
            raise BadInput(f"no row for {name}", "data-no-row", name=name).under(files.read(file)[1])


def with_own_names(units: Iterable[Unit], files: Files, file: str = "names.csv") -> list[Unit]:
    """The counters called as their readers call them: names.csv stands over the names of units.csv. Being
    words, it plays no part in the digest of the data.
    """
    found = {
        row["id"]: (("fr", row["fr"]), ("en", row["en"])) for row in files.rows(file, ("id", "fr", "en"))
    }
    units = list(units)
    known = {unit.id for unit in units}
    for id in found:
        if id not in known:
            raise BadInput(f"no unit {id}", "data-no-row", name=id).under(files.read(file)[1])
    return [replace(unit, names=found.get(unit.id, unit.names)) for unit in units]
