"""Undone up to the last barrier, done again; what is refused leaves no trace."""

from __future__ import annotations

import pytest
from tests.kernel.journals import GAME, new, play

from grognard.kernel.changes import Revealed
from grognard.kernel.dice import FixedDice, Roll
from grognard.kernel.errors import BadInput, Refused
from grognard.kernel.journal import read_act


def test_undo_and_redo_come_back_to_the_same_state():
    journal, live = new()
    play(journal, live, *GAME[:3])
    states = [journal.pos.state]
    play(journal, live, "to 0201")
    states.append(journal.pos.state)
    assert journal.undo().act == ["to", "0201"]
    assert journal.pos.state == states[0]
    journal.redo()
    assert journal.pos.state == states[1]
    journal.undo()
    journal.undo()
    journal.redo()
    journal.redo()
    assert journal.pos.state == states[1]
    assert [e.act[0] for e in journal.entries] == ["deploy", "deploy", "unit", "to"]


def test_a_new_act_makes_the_undone_ones_forgotten():
    journal, live = new()
    play(journal, live, *GAME[:4])
    journal.undo()
    play(journal, live, "drop")
    with pytest.raises(BadInput, match="redo: nothing has been undone"):
        journal.redo()


def test_nothing_played_is_nothing_to_undo():
    journal, _ = new()
    with pytest.raises(BadInput, match="undo: nothing has been played"):
        journal.undo()


@pytest.mark.parametrize("upto", [1, 2, 10])
def test_nobody_goes_back_behind_a_barrier(upto):
    """1: the draw threw a die. 2: the decision passed to Blue. 10: the attack threw dice and revealed."""
    journal, live = new()
    play(journal, live, *GAME[:upto])
    assert journal.entries[-1].barrier
    before = journal.pos.state, journal.sum, len(journal.lines)
    with pytest.raises(BadInput, match="undo: the last act"):
        journal.undo()
    assert (journal.pos.state, journal.sum, len(journal.lines)) == before


def test_what_was_revealed_cannot_be_hidden_again_even_without_a_die():
    """A barrier is derived from the changes: a Revealed is enough."""
    journal, live = new()
    play(journal, live, *GAME)
    attack = journal.scene(len(journal.entries) - 1)
    assert any(isinstance(c, Revealed) for c in attack.changes)
    from grognard.kernel.engine import Outcome
    from grognard.kernel.finality import is_barrier

    quiet = journal.position_at(3)
    same = Outcome(quiet, [], [])
    assert not is_barrier(quiet, same)
    assert is_barrier(quiet, Outcome(quiet, [Revealed(1, "X")], []))
    assert is_barrier(quiet, Outcome(quiet, [], [Roll(6, 1, "X")]))
    assert is_barrier(quiet, Outcome(journal.position_at(1), [], []))  # Red was to decide there


# -- refusals


def test_an_act_out_of_turn_or_off_the_menu_changes_nothing():
    journal, live = new()
    before = journal.pos.state, journal.sum, list(journal.lines), live.thrown
    with pytest.raises(Refused) as refused:
        journal.play(read_act(journal.pos, "deploy", "north"), live, as_side=1)
    assert refused.value.cites == ["TOY 2.2"]
    with pytest.raises(Refused):
        journal.play(read_act(journal.pos, "end_phase"), live, as_side=0)
    assert (journal.pos.state, journal.sum, journal.lines, live.thrown) == before


def test_an_act_whose_dice_fail_leaves_no_trace():
    from grognard.kernel.dice import NeedRoll

    journal, _ = new()
    with pytest.raises(NeedRoll):
        journal.play(read_act(journal.pos, "deploy", "north"), FixedDice([]))
    assert journal.entries == []
    assert journal.lines == []
