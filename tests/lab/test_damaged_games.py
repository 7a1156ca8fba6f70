"""The folder of a batch in other hands: whatever was changed in it is refused with its file, line and field,
and nothing is touched.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from grognard.ai import player as players_module
from grognard.ai.random_player import RandomPlayer
from grognard.kernel.errors import BadInput
from grognard.lab.sim import Summary, simulate

DEEP = 100_000


def batch(out: Path, **more: Any) -> Summary:
    return simulate(
        "toy",
        **{
            "players": ("greedy", "random"),
            "games": 4,
            "seed": 5,
            "swap": True,
            "progress": False,
            "out": out,
            **more,
        },
    )


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("played") / "out"
    batch(out)
    return out


@pytest.fixture
def out(played: Path, tmp_path: Path) -> Path:
    """Four finished games, to be spoilt."""
    return Path(shutil.copytree(played, tmp_path / "out"))


def everything(out: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in out.rglob("*") if path.is_file()}


def refusal(out: Path, **more: Any) -> str:
    """What is said of a folder, in one line and without a byte of it changed."""
    before = everything(out)
    with pytest.raises(BadInput) as found:
        batch(out, **more)
    assert "\n" not in str(found.value)
    assert everything(out) == before
    return str(found.value)


def changed(out: Path, change: Callable[[dict[str, Any]], object], line: int = 1) -> None:
    """One line of the file of games, counted from nought, made another."""
    path = out / "games.jsonl"
    lines = path.read_text(encoding="utf-8").splitlines()
    row = json.loads(lines[line])
    change(row)
    lines[line] = json.dumps(row)
    path.write_text("".join(f"{text}\n" for text in lines), encoding="utf-8")


def each(field: str, *values: Any) -> list[tuple[str, Any]]:
    return [(field, value) for value in values]


WRONG: list[tuple[str, Any]] = [
    *each("number", "1", None, [1], -1, 4, 10**30, 1.0, True),
    *each("elapsed", "0.1", None, [], -1.0, 1e300, True),
    *each("seconds", "0.1", None, [], -1.0, 1e300, True),
    *each("acts", "7", None, [], -1, 10**30, 7.5, True),
    *each("turn", "7", None, [], -1, 10**30, 7.5, True),
    *each("winner", "green", "", None, 0, ["blue"]),
    *each("seat", 2, -1, "0", None, 0.0),
    *each("order", [0, 1], [], [1], [1, 1], "10", None, 1),
    *each("seats", [0], [0, 0], [0, 2], None, {}),
    *each("how", "", None, 3, "no-such-end", "bad-count"),
    *each("seed", 0, -1, "7", None, 1e30),
    *each("players", ["greedy", "random"], ["random"], [], "random,greedy", None),
    *each("hash", "", 7, None, "x" * 24, "A" * 24),
    *each("failure", None, 0, [], False),
    *each("trace", None, "somewhere"),
    *each("journal", None, "../../x", "journals/000001.jsonl"),
    *each("reasons", None, "because"),
    *each("chronicle", {}, None, [], "told", 7),
    ("order[0]", ["1", "0"]),
    ("seats[1]", [0, "1"]),
    ("players[0]", [1, 2]),
    ("chronicle.turns", {"turns": 7}),
    ("chronicle.sides", {"turns": [{}]}),
]


@pytest.mark.parametrize(("field", "value"), WRONG)
def test_a_field_that_cannot_be_so_is_named(out: Path, field: str, value: Any) -> None:
    changed(out, lambda row: row.update({re.split(r"[.[]", field)[0]: value}))
    assert f"{out}/games.jsonl:2: {field}: not as a finished game of this batch has it" in refusal(out)


@pytest.mark.parametrize("field", ["number", "seed", "players", "winner", "elapsed", "chronicle", "reasons"])
def test_a_field_that_is_missing_is_named(out: Path, field: str) -> None:
    changed(out, lambda row: row.pop(field))
    assert f"games.jsonl:2: {field}: " in refusal(out)


def test_a_field_too_many_is_named(out: Path) -> None:
    changed(out, lambda row: row.update(weather="rain"))
    assert "games.jsonl:2: weather: " in refusal(out)


def test_a_seat_that_did_not_play_the_winner_is_refused(out: Path) -> None:
    changed(out, lambda row: row.update(seat=1 - row["seat"]))
    assert "games.jsonl:2: seat: " in refusal(out)


def set_chronicle(*path: str | int, value: Any) -> Callable[[dict[str, Any]], object]:
    """Something in the chronicle set to a value."""

    def change(row: dict[str, Any]) -> None:
        at: Any = row["chronicle"]
        for step in path[:-1]:
            at = at[step]
        at[path[-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (set_chronicle("sides", value=["blue"]), "sides"),
        (set_chronicle("sides", value=["red", "blue"]), "sides"),
        (set_chronicle("turns", value=[]), "turns"),
        (set_chronicle("turns", value={}), "turns"),
        (set_chronicle("turns", 0, "turn", value="1"), "turns[0]"),
        (set_chronicle("turns", 0, "turn", value=10**9), "turns[0]"),
        (set_chronicle("turns", 0, "turn", value=0.5), "turns[0]"),
        (set_chronicle("turns", 0, "lost_red", value=None), "turns[0]"),
        (set_chronicle("turns", 0, "lost_red", value=-1), "turns[0]"),
        (set_chronicle("turns", 0, "weather", value=1), "turns[0]"),
        (set_chronicle("turns", 0, value={"turn": 0}), "turns[0]"),
        (set_chronicle("turns", 0, "score", value=1e300), "turns[0]"),
        (set_chronicle("control", value=[]), "control"),
        (set_chronicle("control", 0, "held", value=["0"]), "control[0]"),
        (set_chronicle("control", 0, "held", value=["-1", "0"]), "control[0].held[0]"),
        (set_chronicle("control", 0, "held", value=["f" * 1000, "0"]), "control[0]"),
        (set_chronicle("points", value=[{"id": "nothing", "side": "blue", "of": 1}]), "points[0]"),
        (set_chronicle("points", value=[{"id": 1}]), "points[0].id"),
        (set_chronicle("throws", value=[{}]), "throws[0]"),
        (set_chronicle("throws", 0, "side", value="green"), "throws[0]"),
        (set_chronicle("throws", 0, "ends", value=2), "throws[0].ends"),
        (set_chronicle("throws", 0, "luck", value="much"), "throws[0].luck"),
        (set_chronicle("more", value=1), "more"),
    ],
)
def test_a_chronicle_that_nobody_told_is_refused(
    out: Path, change: Callable[[dict[str, Any]], object], field: str
) -> None:
    changed(out, change)
    assert f"games.jsonl:2: chronicle.{field}" in refusal(out)


def test_a_batch_does_not_grow_over_a_damaged_game(out: Path) -> None:
    changed(out, lambda row: row.update(turn="late"), line=3)
    assert "games.jsonl:4: turn: " in refusal(out, games=8)


@pytest.mark.parametrize(
    "line",
    [
        b"[" * DEEP + b"]" * DEEP,
        b'{"chronicle":' + b'{"a":' * DEEP + b"1" + b"}" * DEEP + b"}",
        b"7",
        b"[]",
        b'"\xff"',
    ],
)
def test_what_is_no_game_at_all_is_refused(out: Path, line: bytes) -> None:
    path = out / "games.jsonl"
    path.write_bytes(path.read_bytes() + line + b"\n")
    assert "games.jsonl:5: this is not a finished game" in refusal(out)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_torn_last_line_does_not_hide_a_damaged_one(out: Path, lang: str) -> None:
    changed(out, lambda row: row.update(acts=None))
    path = out / "games.jsonl"
    path.write_bytes(path.read_bytes() + b'{"seed": 12')
    assert "games.jsonl:2: acts: " in refusal(out, lang=lang)


@pytest.mark.parametrize(
    "text",
    [
        "[" * DEEP,
        "[" * DEEP + "]" * DEEP,
        '{"grognard": 1, "options": ' + '{"a": ' * DEEP + "1" + "}" * (DEEP + 1),
    ],
)
def test_a_bottomless_batch_is_refused(out: Path, text: str) -> None:
    (out / "batch.json").write_text(text, encoding="utf-8")
    assert f"{out}/batch.json: this is not what a batch leaves" in refusal(out)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *each("games", "4", None, True, 0, -3, 4.0),
        *each("seed", True, 5.0, "5", None),
        *each("options", [], {"a": 1}),
        ("swap", 1),
        ("players", "greedy,random"),
        ("grognard", True),
        ("weather", "rain"),
    ],
)
def test_a_batch_with_a_field_of_another_kind_is_refused(out: Path, field: str, value: Any) -> None:
    """In Python true is one; but no batch has grown from true to four games."""
    path = out / "batch.json"
    text = json.dumps(json.loads(path.read_text(encoding="utf-8")) | {field: value}, indent=1)
    path.write_text(text, encoding="utf-8")
    line = next(n for n, row in enumerate(text.splitlines(), 1) if row.startswith(f' "{field}"'))
    assert f"{path}:{line}: {field}" in refusal(out)


class Named(RandomPlayer):
    """Goes by another name than the one he is asked for by."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.name = "somebody"


class Broken(Named):
    def choose(self, view: Any, menu: Any, sample: Any) -> Any:
        raise ValueError("no")


def test_what_was_written_is_read_again_whatever_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Players with names of their own, games that broke off, journals, no chronicles."""
    monkeypatch.setitem(players_module.PLAYERS, "named", Named)
    monkeypatch.setitem(players_module.PLAYERS, "broken", Broken)
    for n, more in enumerate(
        (
            {"players": ("named", "random")},
            {"players": ("broken", "random"), "journals": True},
            {"players": ("broken", "random")},
            {"chronicle": False, "journals": True, "swap": False},
        )
    ):
        found = batch(tmp_path / str(n), **more)
        assert bool(found.failures) == ("broken" in found.batch.players)
        assert batch(tmp_path / str(n), **more).results == found.results
