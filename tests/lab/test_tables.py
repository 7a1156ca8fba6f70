"""The tables a batch leaves say the same in every format; journals are kept on request, and replay."""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from grognard.kernel.errors import BadInput
from grognard.lab import results
from grognard.lab.match import reproduce
from grognard.lab.sim import Summary, simulate


def batch(out: Path, **more: Any) -> Summary:
    return simulate(
        "toy",
        **{"players": ("greedy", "random"), "games": 6, "seed": 2, "progress": False, "out": out, **more},
    )


def read_csv(path: Path) -> list[dict[str, str]]:
    with open(path, encoding="utf-8", newline="") as f:
        return list(csv.DictReader(f))


def as_text(rows: list[dict[str, Any]]) -> list[dict[str, str]]:
    return [{key: "" if value is None else str(value) for key, value in row.items()} for row in rows]


@pytest.mark.parametrize("name", ["games", "turns"])
def test_all_formats_say_the_same(tmp_path: Path, name: str) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    summary = batch(tmp_path, swap=True)
    table = parquet.read_table(tmp_path / f"{name}.parquet")
    rows = read_csv(tmp_path / f"{name}.csv")
    assert as_text(table.to_pylist()) == rows
    assert json.loads((tmp_path / f"{name}.json").read_text(encoding="utf-8")) == table.to_pylist()
    assert table.schema.field("number").type == "int64"
    if name == "games":
        assert [int(row["number"]) for row in rows] == list(range(6))
        assert [row["hash"] for row in rows] == [r.hash for r in summary.results]
        assert [row["sides"] for row in rows] == ["greedy,random", "random,greedy"] * 3
        assert [row["pair"] for row in rows] == ["0", "0", "1", "1", "2", "2"]
        assert [row["player"] for row in rows] == [
            "" if r.player is None else str(r.player + 1) for r in summary.results
        ]


def test_a_row_for_every_turn_of_every_game(tmp_path: Path) -> None:
    summary = batch(tmp_path)
    rows = read_csv(tmp_path / "turns.csv")
    told = [(r.number, turn["turn"]) for r in summary.results for turn in r.chronicle["turns"]]
    assert [(int(row["number"]), int(row["turn"])) for row in rows] == told
    for r in summary.results:
        assert max(turn for number, turn in told if number == r.number) == r.turn
    assert {"units_blue", "lost_red", "score"} <= rows[0].keys()


def test_what_is_not_plain_is_left_out_of_the_turns() -> None:
    turns = [{"turn": 1, "points": 3, "deep": {"a": 1}}, {"turn": 2, "points": 2.5, "late": "x"}]
    rows, columns = results.turn_rows(
        [{"number": 7, "chronicle": {"turns": turns}}, {"number": 8, "chronicle": {}}]
    )
    assert columns == {"number": int, "turn": int, "points": float, "late": str}
    assert rows == [
        {"number": 7, "turn": 1, "points": 3},
        {"number": 7, "turn": 2, "points": 2.5, "late": "x"},
    ]


def test_without_a_chronicle_there_are_no_turns(tmp_path: Path) -> None:
    batch(tmp_path, chronicle=False)
    assert not list(tmp_path.glob("turns.*"))
    assert {path.name for path in tmp_path.glob("games.*")} >= {"games.csv", "games.json", "games.jsonl"}


def test_only_the_tables_asked_for(tmp_path: Path) -> None:
    batch(tmp_path, formats=["csv"])
    found = {path.name for path in tmp_path.iterdir()}
    assert found == {"batch.json", "games.jsonl", "games.csv", "turns.csv", "summary.json", "report.html"}


def test_a_format_that_cannot_be_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadInput, match='"xls" is not one of csv, json, parquet'):
        batch(tmp_path / "out", formats=["csv", "xls"])
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setattr(results, "find_spec", lambda name: None)
    with pytest.raises(BadInput, match="needs pyarrow"):
        batch(tmp_path / "out", formats=["parquet"])
    assert not (tmp_path / "out").exists()
    batch(tmp_path / "out")  # not asked for by name, it is only left out
    assert (tmp_path / "out" / "games.csv").exists()
    assert not (tmp_path / "out" / "games.parquet").exists()


def test_journals_on_request_replay_to_the_hash_told(tmp_path: Path) -> None:
    summary = batch(tmp_path / "with", journals=True, swap=True)
    for row, found in zip(read_csv(tmp_path / "with" / "games.csv"), summary.results, strict=True):
        assert reproduce(tmp_path / "with" / row["journal"], found).hash == row["hash"]
    again = batch(tmp_path / "without", swap=True)
    assert [r.hash for r in again.results] == [r.hash for r in summary.results]
    assert not (tmp_path / "without" / "journals").exists()
