"""A map that no terminal holds is shown in part: at the front, around a unit in hand, or where one looks."""

from __future__ import annotations

import io
import re
import sys

import pytest

LABEL = re.compile(r"[/~!](\d{4}) ")


@pytest.fixture
def game(cli, tmp_path, monkeypatch):
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "40")
    path = tmp_path / "g.jsonl"
    cli("new", "vr", "--scenario", "bagration", "--seed", "4", "--output", str(path))
    return path


def labels(text: str) -> set[str]:
    return set(LABEL.findall(text))


def test_a_window_is_as_large_as_the_terminal(cli, game):
    text = cli("show", str(game))
    assert 60 < len(labels(text)) < 200
    drawn = [line for line in text.splitlines() if LABEL.search(line)]
    assert max(map(len, drawn)) <= 100
    assert len(drawn) <= 40 - 12


def test_it_lies_at_the_front_or_where_it_is_asked_for(cli, game):
    front = cli("show", str(game))
    assert re.search(r"[*]S\d", front)
    assert re.search(r"[+]G\d", front)
    around = labels(cli("show", str(game), "--at", "5426"))
    assert "5426" in around
    assert "6721" not in around
    assert "6721" in labels(cli("show", str(game), "--whole"))


def test_only_stacks_in_the_window_are_listed_and_all_boxes(cli, game):
    near, whole = (
        cli("show", str(game), "--at", "5426", "--plain"),
        cli("show", str(game), "--whole", "--plain"),
    )
    assert "  6625: " not in near
    assert "  6625: " in whole
    assert "available to TO Centre North" in near
    assert len(near.splitlines()) < len(whole.splitlines())


def test_the_table_follows_the_unit_in_hand_and_looks_elsewhere_when_told(cli, game, monkeypatch):
    lines = ["map 5426", "map all", "map 9999", "quit"]
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in lines)))
    text = cli("table", "--journal", str(game), "--players", "human,human")
    parts = [line for line in text.splitlines() if line.startswith("The part of the map around")]
    assert [re.search(r"\d{4}", line)[0] for line in parts][1] == "5426"  # type: ignore[index]
    assert len(parts) == 2, "the whole map is no part"
    assert "9999" in text + cli.err


def test_a_small_map_is_shown_whole(cli, tmp_path):
    path = tmp_path / "ts.jsonl"
    cli("new", "ts", "--option", "setup=ready_made", "--seed", "1", "--output", str(path))
    assert len(labels(cli("show", str(path)))) > 100
