"""What a batch leaves in its folder: games.csv, games.parquet, summary.json, report.html, journals."""

from __future__ import annotations

import csv
import json
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from grognard.kernel.errors import BadInput
from grognard.lab.match import GameResult
from grognard.lab.report import page

JOURNALS, FAILURES = "journals", "failures"
COLUMNS = ("number", "seed", "players", "winner", "seat", "how", "turn", "acts", "hash", "failure", "journal")


def prepare(out: Path) -> None:
    """A folder for the results of one batch; results that are there already are left alone."""
    if (out / "games.csv").exists() or (out / JOURNALS).exists():
        raise BadInput(f"{out}: there are results in this folder already", "file-exists", path=str(out))
    try:
        (out / JOURNALS).mkdir(parents=True)
    except OSError as e:
        raise BadInput(f"{out}: cannot be written ({e.strerror})", "file-unwritable", path=str(out), why=str(e.strerror)) from None


def rows(results: Sequence[GameResult]) -> list[dict[str, Any]]:
    """One row for each game; seats are counted from 1, as players do."""
    return [
        {
            "number": n,
            "seed": r.seed,
            "players": ",".join(r.players),
            "winner": r.winner or "",
            "seat": None if r.seat is None else r.seat + 1,
            "how": r.how,
            "turn": r.turn,
            "acts": r.acts,
            "hash": r.hash,
            "failure": r.failure,
            "journal": r.journal,
        }
        for n, r in enumerate(results)
    ]


def write(out: Path, told: dict[str, Any], results: Sequence[GameResult], lang: str = "en") -> None:
    games = rows(results)
    with open(out / "games.csv", "w", newline="", encoding="utf-8") as f:
        writer = csv.DictWriter(f, COLUMNS, lineterminator="\n")
        writer.writeheader()
        writer.writerows(games)
    (out / "summary.json").write_text(json.dumps(told, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    (out / "report.html").write_text(page(told, games, lang), encoding="utf-8")
    for n, result in enumerate(results):
        if result.failure:
            (out / FAILURES).mkdir(exist_ok=True)
            (out / FAILURES / f"{n:06}.txt").write_text(result.trace, encoding="utf-8")
    if find_spec("pyarrow") is not None:
        write_parquet(out / "games.parquet", games)


def write_parquet(path: Path, games: list[dict[str, Any]]) -> None:
    arrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
    parquet.write_table(arrow.Table.from_pylist(games), path)
