"""Long games: few positions kept, states found again, checkpoints believed or not, drafts
that copy nothing.
"""

from __future__ import annotations

import json
from random import Random

import pytest

from grognard.games import load
from grognard.kernel import past
from grognard.kernel.chain import chain_hash, write_record
from grognard.kernel.checkpoint import EVERY, read_checkpoint, read_state, write_state
from grognard.kernel.dice import FixedDice, SeededDice, commitment
from grognard.kernel.engine import choices, step
from grognard.kernel.entries import NEAR, Shared
from grognard.kernel.errors import BadInput
from grognard.kernel.journal import Journal, header_for, verify_dice
from grognard.kernel.position import begin
from grognard.kernel.replaying import follow, replay_lines
from grognard.testing.conformance import pick_act
from grognard.testing.synthetic_game import make

SEED, PROGRAM, ACTS = b"long" * 8, "this one", 3 * EVERY + 300
GAME = make(24, 20, 90, turns=5000, vast=True)


def first(header):
    return begin(GAME, FixedDice([r[1] for r in header["rolls"]]))[0]


@pytest.fixture(scope="module")
def long():
    """A game with things undone and taken back on the way; its states after each act, as they were when it
    was played.
    """
    live, luck = SeededDice(SEED), Random(5)
    pos, rolls = begin(GAME, live)
    journal = Journal(
        header_for(pos, {"mode": "live", "commit": commitment(SEED)}, rolls=rolls), pos, PROGRAM
    )
    states = [pos.state]
    while len(journal.entries) < ACTS:
        played = journal.play(pick_act(choices(journal.pos), luck, True), live)
        states.append(journal.pos.state)
        if not played.barrier and luck.random() < 0.03:
            journal.undo()
            journal.redo()
        if luck.random() < 0.005 and len(journal.entries) > 20:
            journal.take_back(7)
            del states[-7:]
    return journal, states


def lines_of(journal):
    return [write_record(journal.header), *journal.lines]


def again(journal, checkpoints=None, program=PROGRAM, lines=None):
    found = journal.checkpoints if checkpoints is None else checkpoints
    return replay_lines(lines or lines_of(journal), "long", first, program=program, checkpoints=found)


# -- few positions


def test_of_old_acts_no_position_is_kept(long):
    journal, _ = long
    far = journal.entries[: ACTS - NEAR]
    assert all(entry.scene is None for entry in far)
    assert sum(entry.state is not None for entry in far) <= len(far) // 50
    assert all(entry.scene is not None for entry in journal.entries[ACTS - NEAR :])


def test_every_position_is_found_again(long):
    journal, states = long
    luck = Random(6)
    for n in [0, 1, ACTS, ACTS - 1, *luck.sample(range(ACTS), 60)]:
        assert journal.position_at(n).state == states[n]
        if n:
            scene = journal.scene(n - 1)
            assert (scene.before.state, scene.pos.state) == (states[n - 1], states[n])
            assert (
                scene.changes
                == step(
                    scene.before,
                    journal.read(scene.before, scene.act),
                    FixedDice([r.face for r in scene.rolls]),
                ).changes
            )
    walked = [scene.pos.state for scene in journal.scenes(EVERY, EVERY + 90)]
    assert walked == states[EVERY + 1 : EVERY + 91]


# -- checkpoints


def test_a_game_goes_on_from_its_checkpoint_as_if_it_had_been_played_again(long):
    journal, states = long
    quick, whole = again(journal), again(journal, ())
    assert quick.resumed
    assert not whole.resumed
    assert (quick.sum, quick.length, quick.dice_count) == (whole.sum, whole.length, whole.dice_count)
    assert quick.pos.state == whole.pos.state == states[-1]
    assert quick.count_undoable == whole.count_undoable
    assert [e.hash for e in quick.entries] == [e.hash for e in whole.entries]
    assert [e.act for e in quick.entries] == [e.act for e in whole.entries]
    assert list(quick.cast) == list(whole.cast)
    verify_dice(quick, SEED)
    for n in Random(7).sample(range(ACTS), 12):
        assert quick.position_at(n).state == states[n]
        assert quick.is_barrier(n) == whole.is_barrier(n)


def test_lines_before_a_checkpoint_are_not_read_until_somebody_asks(long, monkeypatch):
    journal, _ = long
    monkeypatch.setattr(past.Past, "_found", lambda self: pytest.fail("the lines were read"))
    quick = again(journal)
    live = SeededDice(SEED, quick.dice_count)
    quick.play(pick_act(choices(quick.pos), Random(1), True), live)
    draft = quick.draft()
    draft.play(pick_act(choices(draft.pos), Random(1), True), live)
    assert len(quick.scene(len(quick.entries) - 100).act) >= 1


def test_acts_before_the_checkpoint_can_be_taken_back(long):
    journal, states = long
    quick = again(journal)
    quick.take_back(ACTS - EVERY - 40)
    assert quick.pos.state == states[EVERY + 40]
    luck = Random(8)
    for _ in range(30):
        quick.play(pick_act(choices(quick.pos), luck, True), SeededDice(SEED, quick.dice_count))
    lines = [*lines_of(journal), *quick.lines]
    assert again(journal, (), lines=lines).pos.state == quick.pos.state
    assert again(journal, lines=lines).pos.state == quick.pos.state
    assert quick.position_at(EVERY + 3).state == states[EVERY + 3]


def test_undo_goes_back_behind_a_checkpoint():
    """A long row of acts that nobody else was asked in between: as free after a server was restarted as
    before.
    """
    live = SeededDice(SEED)
    pos, rolls = begin(GAME, live)
    journal = Journal(
        header_for(pos, {"mode": "live", "commit": commitment(SEED)}, rolls=rolls), pos, PROGRAM
    )
    unit = pick_act(choices(pos), Random(1), True)
    while unit.verb != "unit":
        unit = pick_act(choices(pos), Random(2), True)
    drop = journal.read(step(pos, unit, live).pos, ["drop"])
    for n in range(EVERY + NEAR + 20):
        journal.play(drop if n % 2 else unit, live)
    quick = again(journal)
    assert quick.resumed
    assert quick.count_undoable == EVERY + NEAR + 20
    for _ in range(NEAR + 40):
        quick.undo()
    assert len(quick.entries) == EVERY - 20
    assert quick.redo().act == ["unit", journal.entries[0].act[1]]


@pytest.mark.parametrize("what", ["sum", "acts", "state", "rules", "data", "program", "rubbish"])
def test_a_checkpoint_that_is_not_that_of_its_line_is_not_believed(long, what):
    journal, states = long
    other = write_state(states[EVERY + 1])
    spoil = {
        "sum": {"sum": "0" * 16},
        "acts": {"acts": EVERY - 1},
        "state": {"state": other},
        "rules": {"rules": "0"},
        "data": {"data": "0"},
        "program": {"program": "another"},
        "rubbish": {"state": '{"c":"os:system","v":["true"]}'},
    }[what]
    spoilt = [one._replace(**spoil) for one in journal.checkpoints]
    quick = again(journal, spoilt)
    assert not quick.resumed
    assert quick.pos.state == states[-1]


def test_a_checkpoint_is_believed_by_the_program_that_wrote_it(long):
    journal, _ = long
    assert not again(journal, program="another").resumed
    assert not again(journal, program="").resumed


def test_what_was_changed_after_a_checkpoint_is_noticed(long):
    journal, _ = long
    lines = lines_of(journal)
    record = json.loads(lines[-1])
    lines[-1] = write_record({**record, "hash": "0" * 24})
    with pytest.raises(BadInput, match=f"long:{len(lines)}"):
        again(journal, lines=lines)


def test_every_line_is_checked_where_that_is_wanted(long):
    """`replay --verify` uses no checkpoint."""
    journal, _ = long
    lines = lines_of(journal)
    lines[9] = lines[9].replace('"as"', '"AS"')
    again(journal, lines=lines)
    with pytest.raises(BadInput, match="long:10"):
        again(journal, (), lines=lines)


@pytest.mark.parametrize("kind", ["toy", "ts", "vl", "avl"])
def test_states_are_written_and_read_again(kind):
    """Every kind of thing that a game remembers, with its type."""
    game, live, luck = load(kind), SeededDice(SEED), Random(3)
    pos = begin(game, live)[0]
    for _ in range(400):
        state = read_state(write_state(pos.state))
        assert state == pos.state
        assert repr(state) == repr(pos.state)
        if pos.state.result is not None:
            break
        pos = step(pos, pick_act(choices(pos), luck, True), live).pos


def test_the_text_of_a_checkpoint(long):
    one = long[0].checkpoints[0]
    assert read_checkpoint(one.text()) == one
    assert read_checkpoint("rubbish") is None
    assert read_checkpoint("[1]\n{}") is None


# -- drafts


def test_a_draft_leaves_no_trace(long):
    journal, states = long
    draft, live = journal.draft(), SeededDice(SEED, journal.dice_count)
    before = (
        journal.sum,
        len(journal.lines),
        len(journal.entries),
        journal.dice_count,
        len(journal.checkpoints),
    )
    luck = Random(9)
    for _ in range(40):
        draft.play(pick_act(choices(draft.pos), luck, True), live)
    other = journal.draft()
    other.take_back(3)
    for _ in range(5):
        other.play(pick_act(choices(other.pos), Random(10), True), live)
    assert (
        journal.sum,
        len(journal.lines),
        len(journal.entries),
        journal.dice_count,
        len(journal.checkpoints),
    ) == before
    assert journal.pos.state == states[-1]
    assert [e.hash for e in draft.entries[:ACTS]] == [e.hash for e in journal.entries]
    assert [e.hash for e in other.entries[: ACTS - 3]] == [e.hash for e in journal.entries[:-3]]


def test_lists_that_share_what_they_agree_on():
    one: Shared[int] = Shared([1, 2, 3])
    two, three = one.copy(), one.copy()
    two.append(4)
    three.append(5)
    one.append(6)
    two.cut(2)
    two.append(7)
    assert (list(one), list(two), list(three)) == ([1, 2, 3, 6], [1, 2, 7], [1, 2, 3, 5])
    lazy: Shared[int] = Shared([3], lambda: [1, 2], 2)
    lazy.append(4)
    assert (len(lazy), lazy[-1], lazy[2]) == (4, 4, 3)
    assert (lazy[0], lazy[1:3], list(lazy)) == (1, [2, 3], [1, 2, 3, 4])
    with pytest.raises(IndexError):
        lazy[4]


def test_a_line_of_another_hand_is_followed_beyond_the_checkpoint(long):
    journal, _ = long
    quick, ahead = again(journal), journal.draft()
    ahead.lines.clear()
    ahead.play(pick_act(choices(ahead.pos), Random(4), True), SeededDice(SEED, ahead.dice_count))
    for n, line in enumerate(ahead.lines):
        follow(quick, line, f"other:{n}")
    assert quick.pos.state == ahead.pos.state
    assert (
        quick.sum
        == ahead.sum
        == chain_hash(journal.sum, {k: v for k, v in json.loads(ahead.lines[-1]).items() if k != "sum"})
    )
