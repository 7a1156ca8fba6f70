"""What the journal writes: acts, dice, sums, the seed, files."""

from __future__ import annotations

import json

import pytest
from tests.kernel.journals import GAME, SEED, new, opened, play, text_of

from grognard.kernel.chain import chain_hash
from grognard.kernel.dice import FixedDice, Roll, SeededDice
from grognard.kernel.engine import choices
from grognard.kernel.errors import BadInput
from grognard.kernel.journal import read_act, verify_dice, write_act
from grognard.kernel.journal_files import append_lines, write_new
from grognard.kernel.replaying import parse


def test_a_line_says_who_did_what_with_which_dice(played):
    lines = [json.loads(line) for line in played.lines]
    assert lines[0]["as"] == "blue"
    assert lines[0]["act"] == ["deploy", "north"]
    assert lines[1]["as"] == "red"
    assert lines[3]["act"] == ["to", "0201"]
    assert lines[4] == {"undo": 1, "sum": lines[4]["sum"]}
    assert lines[5] == {"redo": 1, "sum": lines[5]["sum"]}
    attack = lines[-1]
    assert attack["act"] == ["attack"]
    assert attack["rolls"][0][0] == 6
    assert attack["rolls"][0][2] == "TOY 5.4"
    assert [line["n"] for line in lines if "n" in line] == list(range(1, 11))


def test_every_line_is_chained_to_the_one_before(played):
    before = ""
    for line in text_of(played).splitlines():
        record = json.loads(line)
        sum_ = record.pop("sum")
        assert sum_ == chain_hash(before, record)
        before = sum_


def test_the_header_keeps_the_dice_thrown_before_anybody_decided(played):
    """TOY 2.1: Blue draws a chit at once, before the first question."""
    (sides, face, cite) = played.header["rolls"][0]
    assert (sides, cite) == (6, "TOY 2.1")
    assert face == SeededDice(SEED).roll(6, cite)
    assert played.cast[0] == Roll(sides, face, cite)
    assert played.dice_count == 1 + sum(len(e.rolls) for e in played.entries)


def test_a_game_taken_up_again_throws_the_dice_that_follow(played):
    """The dice of the header count: else the first die would come twice."""
    straight, live = new()
    play(straight, live, *GAME)
    broken, live = new()
    for word in GAME:
        play(broken, SeededDice(SEED, broken.dice_count), word)
    assert [e.rolls for e in broken.entries] == [e.rolls for e in straight.entries]
    assert broken.sum == straight.sum


def test_words_and_acts_are_each_other(played):
    for n in range(len(played.entries)):
        pos = played.position_at(n)
        for act in choices(pos).acts():
            assert read_act(pos, *write_act(pos, act)) == act


# -- the seed


def test_the_seed_proves_every_die(played):
    verify_dice(played, SEED)
    with pytest.raises(BadInput, match="not the one committed to"):
        verify_dice(played, b"another")


def test_a_die_that_the_seed_does_not_throw_is_found():
    journal, live = new()
    play(journal, live, *GAME[:1])
    other = FixedDice([SeededDice(SEED, journal.dice_count).roll(6, "X") % 6 + 1] * 3)
    play(journal, other, "deploy south")
    play(journal, other, *GAME[2:9])
    journal.play(read_act(journal.pos, "attack"), other)
    with pytest.raises(BadInput, match="is not the one that the seed throws"):
        verify_dice(journal, SEED)


def test_the_seed_is_revealed_in_the_journal(played):
    played.reveal(SEED)
    again = parse(text_of(played), "g", opened)
    assert again.revealed == SEED.hex()
    verify_dice(again, bytes.fromhex(again.revealed))


# -- files


def test_files_are_written_whole_and_added_to(tmp_path):
    path = tmp_path / "g.jsonl"
    journal, live = new()
    write_new(path, journal)
    assert parse(path.read_text(), "g", opened).pos.state == journal.pos.state
    play(journal, live, *GAME[:2])
    append_lines(path, journal)
    play(journal, live, *GAME[2:4])
    append_lines(path, journal)
    assert journal.lines == []
    assert parse(path.read_text(), "g", opened).pos.state == journal.pos.state
    assert [p.name for p in tmp_path.iterdir()] == ["g.jsonl"]


def test_a_file_that_is_there_is_not_written_over(tmp_path):
    path = tmp_path / "g.jsonl"
    path.write_text("mine")
    with pytest.raises(BadInput, match="already"):
        write_new(path, new()[0])
    assert path.read_text() == "mine"
    assert [p.name for p in tmp_path.iterdir()] == ["g.jsonl"]
