"""Recorded games lead, act by act, to the positions they led to when they were recorded."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from grognard.games import FINISHED, entry, load
from grognard.kernel.acts import verbs_of
from grognard.kernel.dice import FixedDice
from grognard.kernel.errors import BadInput
from grognard.kernel.journal import Journal, state_hash, verify_dice
from grognard.kernel.replaying import parse
from grognard.testing.conformance import open_game

HERE = Path(__file__).parent
GOLDEN = sorted(HERE.glob("*/*.jsonl"))
AGAIN = "if this is meant, record again with: python tools/golden.py"


@pytest.mark.parametrize("path", GOLDEN, ids=lambda p: f"{p.parent.name}-{p.stem}")
def test_a_recorded_game_is_played_again_to_the_same_positions(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    try:
        journal = parse(text, path.name, open_game)
    except BadInput as e:
        line = int(str(e).split(":")[1])
        pytest.fail(f"{e}\n  first line that differs: {text.splitlines()[line - 1]}\n  {AGAIN}")
    assert journal.pos.state.result is not None
    assert len(journal.entries) > 10
    assert journal.revealed is not None
    verify_dice(journal, bytes.fromhex(journal.revealed))


def test_the_first_line_that_differs_is_the_one_named() -> None:
    """A position that is not the recorded one is noticed at its own line, not later."""
    path = GOLDEN[-1]
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    start = open_game(lines[0])
    journal = Journal(lines[0], start)
    for n, record in enumerate(lines[1:6], 2):
        if "act" in record:
            from grognard.kernel.journal import read_act

            played = journal.play(
                read_act(journal.pos, *record["act"]), FixedDice([r[1] for r in record["rolls"]])
            )
            assert played.hash == record["hash"] == state_hash(journal.pos), f"{path.name}:{n}"


def test_the_collection_is_broad_and_small() -> None:
    ts = [p for p in GOLDEN if p.parent.name == "ts"]
    assert len(ts) >= 20
    assert sum(p.stat().st_size for p in GOLDEN) < 4_800_000
    for game in FINISHED:
        headers = [
            json.loads(p.read_text(encoding="utf-8").split("\n", 1)[0])
            for p in GOLDEN
            if p.parent.name == game
        ]
        for option in entry(game).options:
            played = {h["options"][option.name] for h in headers}
            assert played == set(option.values), (game, option.name)


def test_every_verb_of_tsaritsyn_is_played_somewhere() -> None:
    lines = [
        json.loads(line)
        for p in GOLDEN
        if p.parent.name == "ts"
        for line in p.read_text(encoding="utf-8").splitlines()
    ]
    verbs = {line["act"][0] for line in lines if "act" in line}
    missing = set(verbs_of(load("ts"))) - verbs
    assert missing == set()
    assert any("undo" in line for line in lines)
    assert any("redo" in line for line in lines)
