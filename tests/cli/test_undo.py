"""Undo that cannot cheat: free up to the last die, or the last decision passed on."""

from __future__ import annotations

from pathlib import Path

UNITS = {"W2-1": "0712", "W2-2": "0712", "R37-3": "0711"}


def test_undo_and_redo(cli, started):
    cli.play(started, "unit W2-1", "to 0908")
    there = cli.json("show", started)
    assert "Undone: to 0908." in cli("undo", started)
    assert cli.standing(started)["W2-1"] == "0909"
    assert "Undone: unit W2-1." in cli("undo", started)
    assert cli.json("redo", started) == {"redone": ["unit", "W2-1"], "n": 1}
    assert "Rétabli\u00a0: to 0908." in cli("redo", started, lang="fr")
    assert cli.json("show", started) == there
    cli("replay", started, "--verify")


def test_nothing_to_undo_or_redo(cli, started):
    before = Path(started).read_bytes()
    assert "undo: nothing has been played" in cli.bad("undo", started)
    assert "redo: nothing has been undone" in cli.bad("redo", started)
    assert Path(started).read_bytes() == before


def test_a_new_act_forgets_what_was_undone(cli, started):
    cli.play(started, "unit W2-1")
    cli("undo", started)
    cli.play(started, "unit W2-2")
    assert "nothing has been undone" in cli.bad("redo", started)


def test_a_die_is_a_barrier(cli):
    path = cli.situation("white-combat", UNITS, "script:4")
    cli.play(path, "target 0711", "join W2-1", "attack")
    before = Path(path).read_bytes()
    assert "rolled a die" in cli.bad("undo", path)
    assert "a lancé un dé" in cli.bad("undo", path, lang="fr")
    assert Path(path).read_bytes() == before


def test_passing_the_decision_on_is_a_barrier(cli):
    path = cli.situation("white-movement", {"W2-1": "0712", "R37-3": "0507"})
    assert cli.json("act", path, "end_phase")["to_act"] == "red"  # nobody to fight, nobody mechanised
    assert "passed play to the other side" in cli.bad("undo", path)


def test_the_end_of_a_phase_without_a_die_can_be_undone(cli):
    path = cli.situation("white-movement", UNITS)
    told = cli.json("act", path, "end_phase")
    assert (told["to_act"], told["undoable"]) == ("white", True)
    cli("undo", path)
    assert cli.json("show", path)["phase"] == "white-movement"


def test_an_undo_in_a_journal_that_crosses_a_barrier_is_refused(cli):
    """Nobody can write one by hand either: the chain would hold, but the rule does not."""
    import json

    from grognard.kernel.chain import chain_hash

    path = cli.situation("white-combat", UNITS, "script:4")
    cli.play(path, "target 0711", "join W2-1", "attack")
    last = json.loads(Path(path).read_text().splitlines()[-1])["sum"]
    line = {"undo": 1, "sum": chain_hash(last, {"undo": 1})}
    with open(path, "a", encoding="utf-8") as f:
        f.write(json.dumps(line) + "\n")
    assert ":5: cannot undo: the last action rolled a die" in cli.bad("show", path)
