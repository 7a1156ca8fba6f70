"""Batches: the same on any number of processes, counted rightly, and left in good order in a folder."""

from __future__ import annotations

import csv
import json
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from html.parser import HTMLParser
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from grognard.ai import player as players_module
from grognard.ai.player import player
from grognard.kernel.errors import BadInput
from grognard.kernel.menu import Act, Menu
from grognard.lab.match import GameResult, reproduce
from grognard.lab.sim import Batch, Summary, simulate

SHORT = {"length": "7", "setup": "ready_made"}


def batch(**more: Any) -> Summary:
    return simulate("ts", SHORT, **{"games": 3, "seed": 5, "progress": False, **more})


def test_two_processes_play_the_same_games_as_one() -> None:
    assert batch(workers=2).results == batch(workers=1).results


def test_any_executor_will_do() -> None:
    with ThreadPoolExecutor(2) as pool:
        assert batch(executor=pool).results == batch().results


def test_games_of_a_batch_differ_and_do_not_hang_on_its_size() -> None:
    few, many = batch(games=2), batch(games=4)
    assert many.results[:2] == few.results
    assert len({r.hash for r in many.results}) == 4
    assert batch(games=2, seed=6).results != few.results


def result(
    winner: str | None, seat: int | None, how: str, turn: int, acts: int, failure: str = ""
) -> GameResult:
    return GameResult(1, ("a", "b"), winner, seat, how, turn, acts, "", failure)


def test_the_sums_are_right() -> None:
    """Two White games, one Red, one draw, one broken off: shares are of the four that were finished."""
    results = (
        result("white", 0, "ts-white-wins", 5, 100),
        result("white", 1, "ts-white-wins", 7, 200),
        result("red", 0, "ts-red-wins", 7, 300),
        result("draw", None, "ts-draw", 7, 400),
        result(None, None, "", 3, 50, "ValueError: x"),
    )
    numbered = tuple(replace(r, number=n) for n, r in enumerate(results))
    told = Summary(Batch("ts", (), "standard", ("a", "b"), 5, 9), ("white", "red"), numbered, 2.0).to_dict()
    assert told["games"] == 5
    assert told["failures"] == 1
    assert told["results"]["winner"] == {"white": 2, "red": 1, "draw": 1}
    assert told["results"]["seat"] == {"1 a": 2, "2 b": 1}
    assert told["results"]["how"] == {"ts-draw": 1, "ts-red-wins": 1, "ts-white-wins": 2}
    assert told["turns"] == {"5": 1, "7": 3}
    assert told["acts"] == 1050
    assert (told["acts_per_s"], told["games_per_h"]) == (525.0, 9000.0)
    assert "pairs" not in told  # the players did not change sides
    assert told["intervals"]["white"] == [0.15, 0.85]  # 2 of 4: (2 + z²/2 ± z·√(1 + z²/4)) / (4 + z²)
    assert {"game", "seconds", "players", "seed"} <= set(told)


def test_a_batch_leaves_its_folder_in_order(tmp_path: Path) -> None:
    out = tmp_path / "new" / "batch"
    summary = batch(out=out, journals=True)
    with open(out / "games.csv", encoding="utf-8", newline="") as f:
        rows = list(csv.DictReader(f))
    assert [int(row["acts"]) for row in rows] == [r.acts for r in summary.results]
    assert json.loads((out / "summary.json").read_text(encoding="utf-8")) == summary.to_dict()
    for row, found in zip(rows, summary.results, strict=True):
        assert reproduce(out / row["journal"], found).hash == row["hash"]
    assert (out / "games.parquet").exists() == (find_spec("pyarrow") is not None)
    assert not (out / "failures").exists()


def test_results_of_something_else_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "games.csv").write_text("mine", encoding="utf-8")
    with pytest.raises(BadInput, match="already"):
        batch(out=tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["games.csv"]


class Page(HTMLParser):
    """What a page refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.links += [value for name, value in attrs if name in ("src", "href")]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_report_is_one_page_that_needs_nothing_else(tmp_path: Path, lang: str) -> None:
    summary = batch(out=tmp_path / lang, lang=lang, journals=True)
    text = (tmp_path / lang / "report.html").read_text(encoding="utf-8")
    page = Page()
    page.feed(text)
    assert {r.journal for r in summary.results} <= set(page.links)
    assert all(
        link.startswith(("journals/", "#")) for link in page.links
    )  # nothing but the journals beside it
    assert not re.search(r"\b(lab|side|ts)-[a-z]", text)  # every message is in a catalogue
    assert ("Vainqueur" if lang == "fr" else "Winner") in text


class Unlucky:
    """Breaks in the middle of a game, with a message that is not fit for a page."""

    name = "unlucky"

    def __init__(self, seed: int) -> None:
        self.bot, self.left = player("random", seed), 30

    def choose(self, view: Any, menu: Menu, sample: Any) -> Act:
        self.left -= 1
        if not self.left:
            raise ValueError("<b>1 & 2")
        return self.bot.choose(view, menu, sample)


def test_broken_games_are_counted_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(players_module.PLAYERS, "unlucky", Unlucky)
    summary = batch(players=("unlucky", "random"), games=2, out=tmp_path / "batch")
    told = summary.to_dict()
    assert (told["failures"], sum(told["results"]["winner"].values())) == (2, 0)
    assert "ValueError" in (tmp_path / "batch" / "failures" / "000001.txt").read_text(encoding="utf-8")
    assert summary.results[1].journal == "journals/000001.jsonl"  # kept though nobody asked for journals
    assert reproduce(tmp_path / "batch" / "journals" / "000001.jsonl", summary.results[1]).acts >= 29
    assert "ValueError: &lt;b&gt;1 &amp; 2" in (tmp_path / "batch" / "report.html").read_text(
        encoding="utf-8"
    )


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"players": ("random", "gredy")}, "did you mean greedy"),
        ({"players": ("random",)}, "2 are required, 1 given"),
        ({"games": 0}, "games: at least 1"),
        ({"workers": 0}, "workers: at least 1"),
        ({"games": 10**30}, "games: at most 1000000"),
        ({"games": 1_000_001}, "games: at most 1000000"),
        ({"workers": 1025}, "workers: at most 1024"),
    ],
)
def test_what_makes_no_sense_is_refused_before_anything_is_played(
    tmp_path: Path, wrong: dict[str, Any], said: str
) -> None:
    with pytest.raises(BadInput, match=said):
        batch(**{"out": tmp_path / "batch", **wrong})
    assert not (tmp_path / "batch").exists()


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(BadInput, match="cannot be written"):
        batch(out=tmp_path / "file" / "batch")
