"""What a batch leaves in its folder when it ends: tables of games and of turns, summary.json, report.html."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from grognard.kernel.errors import BadInput
from grognard.lab.match import GameResult
from grognard.lab.report import page
from grognard.lab.resume import replace_file
from grognard.lab.summary import Summary

FORMATS = ("csv", "json", "parquet")
Row = dict[str, Any]
COLUMNS: Mapping[str, type] = {
    "number": int,
    "pair": int,  # of games with the same dice, where players changed sides
    "seed": int,
    "players": str,  # by seat
    "sides": str,  # the same by the side they held in the end
    "winner": str,
    "seat": int,
    "player": int,  # which of the batch's players won, wherever he sat
    "how": str,
    "turn": int,
    "acts": int,
    "hash": str,
    "seconds": float,
    "failure": str,
    "journal": str,
}


def wanted_formats(given: Sequence[str] | None) -> tuple[str, ...]:
    """The tables to write: those asked for, or all that can be written here."""
    parquet = find_spec("pyarrow") is not None
    if given is None:
        return FORMATS if parquet else FORMATS[:2]
    for name in given:
        if name not in FORMATS:
            names = ", ".join(FORMATS)
            raise BadInput(
                f'format: "{name}" is not one of {names}', "sim-bad-format", name=name, names=names
            )
    if "parquet" in given and not parquet:
        raise BadInput("format: parquet needs pyarrow (grognard[parquet])", "sim-no-parquet")
    return tuple(given)


def rows(summary: Summary) -> list[Row]:
    """One row for each game; seats and players are counted from 1, as players do. What was told of its turns
    goes with it.
    """
    return [row(r, summary.batch.swap) for r in summary.results]


def row(r: GameResult, swap: bool) -> Row:
    return {
        "number": r.number,
        "pair": r.number // 2 if swap else None,
        "seed": r.seed,
        "players": ",".join(r.players),
        "sides": ",".join(r.players[seat] for seat in r.seats),
        "winner": r.winner or "",
        "seat": None if r.seat is None else r.seat + 1,
        "player": None if r.player is None else r.player + 1,
        "how": r.how,
        "turn": r.turn,
        "acts": r.acts,
        "hash": r.hash,
        "seconds": r.seconds,
        "failure": r.failure,
        "journal": r.journal,
        "chronicle": r.chronicle,
    }


def turn_rows(games: Sequence[Row]) -> tuple[list[Row], dict[str, type]]:
    """One row for each turn of each game, with the plain values that the chronicle has; and its columns."""
    found = [
        {
            "number": game["number"],
            **{key: value for key, value in turn.items() if isinstance(value, int | float | str | None)},
        }
        for game in games
        for turn in game["chronicle"].get("turns", ())
    ]
    names = list(dict.fromkeys(name for turn in found for name in turn))
    columns = {name: kind_of([turn.get(name) for turn in found]) for name in names}
    return found, columns


def kind_of(values: Sequence[Any]) -> type:
    """The narrowest kind that holds all of a column."""
    met = {type(value) for value in values if value is not None}
    if str in met:
        return str
    return float if float in met or not met else int


def write(out: Path, summary: Summary, formats: Sequence[str], lang: str = "en") -> None:
    games, told = rows(summary), summary.to_dict()
    turns, columns = turn_rows(games)
    for name, table, kinds in (("games", games, COLUMNS), ("turns", turns, columns)):
        if kinds is not columns or columns:
            plain = [[fit_value(row.get(column), kind) for column, kind in kinds.items()] for row in table]
            for ending in formats:
                replace_file(out / f"{name}.{ending}", WRITERS[ending](plain, kinds))
    replace_file(out / "summary.json", (json.dumps(told, ensure_ascii=False, indent=1) + "\n").encode())
    replace_file(out / "report.html", page(told, games, lang).encode())


def fit_value(value: Any, kind: type) -> Any:
    """A value as its column has it, so that all kinds of tables agree."""
    return value if value is None else kind(value)


def as_csv(table: list[list[Any]], columns: Mapping[str, type]) -> bytes:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(table)
    return text.getvalue().encode()


def as_json(table: list[list[Any]], columns: Mapping[str, type]) -> bytes:
    lines = [json.dumps(dict(zip(columns, row, strict=True)), ensure_ascii=False) for row in table]
    return ("[\n" + ",\n".join(lines) + "\n]\n").encode()


def as_parquet(table: list[list[Any]], columns: Mapping[str, type]) -> bytes:
    arrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
    kinds = {int: arrow.int64(), float: arrow.float64(), str: arrow.string()}
    arrays = [arrow.array([row[i] for row in table], kinds[kind]) for i, kind in enumerate(columns.values())]
    sink = arrow.BufferOutputStream()
    parquet.write_table(arrow.table(arrays, names=list(columns)), sink)
    content: bytes = sink.getvalue().to_pybytes()
    return content


WRITERS = {"csv": as_csv, "json": as_json, "parquet": as_parquet}
