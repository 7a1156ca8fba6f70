"""What players agree on besides the rules: taken back, ended, under other rules, followed by another hand."""

from __future__ import annotations

import json

import pytest
from tests.kernel.journals import GAME, SEED, forged, new, opened, play, text_of

from grognard.kernel.chain import chain_hash
from grognard.kernel.dice import FixedDice, SeededDice, commitment
from grognard.kernel.engine import choices
from grognard.kernel.errors import BadInput
from grognard.kernel.journal import Journal, header_for, read_act, verify_dice
from grognard.kernel.replaying import follow, parse


def test_acts_taken_back_by_agreement_are_gone_past_a_die(played):
    before = len(played.entries)
    assert played.entries[-1].rolls  # the last act threw a die: nobody undoes that alone
    with pytest.raises(BadInput, match="threw dice"):
        played.undo()
    played.take_back(3)
    assert len(played.entries) == before - 3
    again = parse(text_of(played), "j", opened)
    assert [e.hash for e in again.entries] == [e.hash for e in played.entries]


def test_a_die_taken_back_is_spent(played):
    thrown, faces = played.dice_count, [r.face for r in played.cast]
    played.take_back(1)
    assert played.dice_count == thrown
    play(played, SeededDice(SEED, played.dice_count), "attack")
    assert [r.face for r in played.cast[:thrown]] == faces
    assert played.cast[thrown].face == SeededDice(SEED, thrown).roll(6, "")
    verify_dice(parse(text_of(played), "j", opened), SEED)


@pytest.mark.parametrize("many", [0, -1, 99, "1", None])
def test_only_what_was_played_can_be_taken_back(played, many):
    with pytest.raises(BadInput):
        played.take_back(many)
    assert played.lines == text_of(played).split("\n")[1:-1]


def test_a_resignation_ends_the_game_for_good():
    journal, live = new()
    play(journal, live, *GAME[:3])
    journal.close(1, "resigned", 0)
    assert journal.pos.state.result.winner == 0
    assert journal.pos.state.result.how == "resigned"
    assert choices(journal.pos).acts() == []
    with pytest.raises(BadInput):
        journal.undo()
    with pytest.raises(BadInput):
        journal.close(0, "resigned", 1)
    again = parse(text_of(journal), "j", opened)
    assert again.pos.state == journal.pos.state
    assert again.entries[-1].act == ["resigned"]


def test_nobody_ends_a_game_in_a_way_of_his_own():
    journal, _ = new()
    with pytest.raises(BadInput):
        journal.close(0, "bored", 1)


def test_a_false_ending_is_found():
    journal, live = new()
    play(journal, live, *GAME[:3])
    journal.close(1, "agreed", -1)
    record = json.loads(journal.lines[-1])
    for field, value in (
        ("n", 7),
        ("hash", "0" * 24),
        ("winner", "blue"),
        ("close", "bored"),
        ("as", "green"),
    ):
        bare = {k: v for k, v in {**record, field: value}.items() if k != "sum"}
        before = json.loads(journal.lines[-2])["sum"]
        line = json.dumps({**bare, "sum": chain_hash(before, bare)}, ensure_ascii=False)
        text = "\n".join([json.dumps(journal.header, ensure_ascii=False), *journal.lines[:-1], line]) + "\n"
        if field == "winner":  # another winner is another position
            with pytest.raises(BadInput, match="j:5"):
                parse(text, "j", opened)
        else:
            with pytest.raises(BadInput):
                parse(text, "j", opened)


def test_a_game_goes_on_under_rules_that_lead_to_the_same_positions(played):
    text = forged(played, 0, {"rules": "0.0.1", "data": "elsewhere"})
    with pytest.raises(BadInput, match=r"played with rules and data 0\.0\.1/elsewhere"):
        parse(text, "j", opened)
    adopted = parse(text, "j", opened, any_rules=True)
    assert not adopted.is_current
    play(adopted, SeededDice(SEED, adopted.dice_count), "end_phase")
    assert json.loads(adopted.lines[0])["rules"] == played.game.version  # before anything is played on
    again = parse(text + "".join(line + "\n" for line in adopted.lines), "j", opened)
    assert again.is_current
    assert again.pos.state == adopted.pos.state


def test_a_branch_throws_its_own_dice_after_those_it_inherited(played):
    inherited = played.dice_count
    dice = {"mode": "live", "commit": commitment(b"another seed"), "inherited": inherited}
    branch = Journal(header_for(played.start, dice, rolls=played.cast[:1]), played.start)
    for entry in played.entries:
        branch.play(read_act(branch.pos, *entry.act), FixedDice([r.face for r in entry.rolls]))
    verify_dice(parse(text_of(branch), "j", opened), b"another seed")
    with pytest.raises(BadInput, match="committed"):
        verify_dice(branch, SEED)


def test_following_another_hand_line_by_line(played):
    mirror, _ = new()
    for line in played.lines:
        follow(mirror, line, "here")
    assert mirror.pos.state == played.pos.state
    assert mirror.sum == played.sum
    with pytest.raises(BadInput, match="here"):
        follow(mirror, played.lines[0], "here")
    assert mirror.sum == played.sum
