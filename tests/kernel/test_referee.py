"""One act in progress: what the handler says, and what becomes of it."""

from __future__ import annotations

from grognard.kernel.changes import Ended, Marked, Moved, Rolled
from grognard.kernel.dice import FixedDice, Roll
from grognard.kernel.engine import choices, step
from grognard.kernel.flow import Ask, Do, Seq, Verb
from grognard.kernel.menu import Act, Menu, button
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Result
from grognard.testing.table import situation


def toy():
    return situation(
        "toy", "blue-movement", turn=1, units={"B-F": "0101", "B-H": "0102", "R-F": "0301", "R-H": "0302"}
    ).pos


def test_do_applies_a_change_and_keeps_it():
    pos = toy()
    ref = Referee(pos, FixedDice([]))
    hill = pos.game.map.hex("0201")
    change = Moved(0, (pos.state.where[0], hill), "move", "TOY 4.1")
    ref.do(change)
    assert ref.state.where[0] == hill
    assert ref.changes == [change]
    assert pos.state.where[0] != hill


def test_the_position_follows_the_state():
    pos = toy()
    ref = Referee(pos, FixedDice([]))
    assert ref.pos is pos
    hill = pos.game.map.hex("0201")
    assert pos.group_hexes(0) >> hill & 1 == 0  # asked before the change: the answer must not be kept
    ref.do(Moved(0, (pos.state.where[0], hill), "move", "TOY 4.1"))
    assert ref.pos is not pos
    assert ref.pos.state is ref.state
    assert ref.pos is ref.pos
    assert ref.pos.group_hexes(0) >> hill & 1


def test_roll_is_told_kept_and_given_back():
    ref = Referee(toy(), FixedDice([3, 1]))
    assert ref.roll(6, "die", "X") == 3
    assert ref.roll(2, "coin", "Y") == 1
    assert ref.rolls == [Roll(6, 3, "X"), Roll(2, 1, "Y")]
    assert ref.changes == [Rolled(6, 3, "die", "X"), Rolled(2, 1, "coin", "Y")]


def test_questions_set_aside_are_put_again_once():
    ref = Referee(toy(), FixedDice([]))
    depth = len(ref.state.frames)
    ref.ask("moving", 0, "a question")
    aside = ref.set_aside(depth)
    assert [frame.memo for frame in aside] == ["a question"]
    assert len(ref.state.frames) == depth
    ref.ask("moving", 0, "another")
    ref.ask("moving", 0, "a question")
    ref.resume(aside)
    assert [frame.memo for frame in ref.state.frames[depth:]] == ["another", "a question"]
    ref.resume(ref.set_aside(depth))
    assert len(ref.state.frames) == depth + 2


def test_remember_changes_the_memo_of_the_present_question_alone():
    ref = Referee(toy(), FixedDice([]))
    ref.ask("moving", 0, "first")
    below = ref.state.frames[0]
    ref.remember("second")
    assert ref.frame == Frame("moving", 0, "second")
    assert ref.state.frames[0] == below


def test_ask_puts_a_question_before_the_present_one_and_finish_comes_back():
    ref = Referee(toy(), FixedDice([]))
    here = ref.frame
    ref.ask("retreat", 1, 5)
    assert ref.frame == Frame("retreat", 1, 5)
    ref.finish()
    assert ref.frame == here


def test_finish_goes_to_what_follows_in_the_same_frame(made):
    menu = lambda pos: Menu(pos.frame.who, "q", "X", {"on": button("X")})  # noqa: E731
    on = {"on": Verb(lambda ref, noun: ref.finish())}
    pos = made(Seq((Ask("one", menu, on), Ask("two", menu, on))))
    ref = Referee(pos, FixedDice([]))
    ref.remember("kept")
    ref.finish()
    assert ref.state.frames == (Frame("two", 0, "kept"),)


def test_end_clears_the_questions():
    ref = Referee(toy(), FixedDice([]))
    ref.end(1, "toy-wiped-out", "TOY 6.1")
    assert ref.state.frames == ()
    assert ref.state.result == Result(1, "toy-wiped-out", "TOY 6.1")
    assert ref.changes == [Ended(Result(1, "toy-wiped-out", "TOY 6.1"), "TOY 6.1")]


def test_a_procedure_asked_for_by_an_automatic_step_is_played_before_what_follows(made):
    menu = lambda pos: Menu(pos.frame.who, pos.frame.step, "X", {"on": button("X")})  # noqa: E731
    on = {"on": Verb(lambda ref, noun: ref.finish())}
    main = Seq(
        (Ask("one", menu, on), Do("call", lambda ref, frame: ref.ask("aside", 1)), Ask("two", menu, on))
    )
    pos = made(main, {"aside": Ask("aside", menu, on)})
    pos = step(pos, Act("on"), FixedDice([])).pos
    assert (choices(pos).prompt, choices(pos).who) == ("aside", 1)
    pos = step(pos, Act("on"), FixedDice([])).pos
    assert (choices(pos).prompt, choices(pos).who) == ("two", 0)


def test_marks_of_units_are_kept_by_change():
    ref = Referee(toy(), FixedDice([]))
    ref.do(Marked(0, 0b11, True, "X", quiet=True))
    assert ref.pos.state.marks == (0b11, 0, 0)
