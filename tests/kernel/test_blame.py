"""Faults of a data pack that no reader foresaw are told as faults, with file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.cli.checks import check_game
from grognard.cli.command_context import CommandContext
from grognard.games import load
from grognard.kernel.blame import blame_data
from grognard.kernel.errors import BadInput
from grognard.kernel.load import Row

DATA = Path(__file__).parents[2] / "src/grognard/games/velikiye_luki/data"


def pack(folder: Path, file: str, line: int, text: str) -> Path:
    """One line of one file is another."""
    lines = (DATA / file).read_text(encoding="utf-8").splitlines()
    lines[line - 1] = text
    (folder / file).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return folder


def cell(file: str, line: int, column: str, value: str) -> str:
    lines = (DATA / file).read_text(encoding="utf-8").splitlines()
    cells = lines[line - 1].split(",")
    cells[lines[0].split(",").index(column)] = value
    return ",".join(cells)


@pytest.mark.parametrize(
    ("file", "line", "column", "value", "said"),
    [
        ("units.csv", 10, "values", "é 9", "units.csv:10: values"),
        ("units.csv", 10, "signs", "supports:x", "units.csv:10"),
        ("lines.csv", 3, "hexes", "", "lines.csv:3: hexes"),
        ("areas.csv", 2, "area", "", "areas.csv"),
    ],
)
def test_a_cell_that_makes_no_sense(tmp_path, file, line, column, value, said):
    found = check_game(
        "vl", pack(tmp_path, file, line, cell(file, line, column, value)), CommandContext("en")
    )
    assert found.errors
    assert said in found.errors[0], found.errors


def test_a_picture_file_that_names_a_number(tmp_path):
    lines = (DATA / "art.toml").read_text(encoding="utf-8").splitlines()
    line = next(n for n, text in enumerate(lines, 1) if text.startswith("file"))
    found = check_game("vl", pack(tmp_path, "art.toml", line, "file = 7"), CommandContext("en"))
    assert "art.toml" in found.errors[0]


def test_the_row_that_was_looked_at_is_named(tmp_path):
    row = Row("units.csv", 12, {})

    def read(row):
        return 1 // 0 if row else 0

    said = r"units.csv:12: these data do not fit together \(ZeroDivisionError\)"
    with pytest.raises(BadInput, match=said), blame_data(tmp_path):
        read(row)


def test_our_own_data_have_no_excuse():
    with pytest.raises(KeyError), blame_data(None):
        dict[str, int]()["x"]
    with pytest.raises(BadInput, match="mine"), blame_data(None):
        raise BadInput("mine")
    assert load("vl").id == "vl"
