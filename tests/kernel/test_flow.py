"""The sequence of play as data: what is laid, in which order, and what is announced."""

from __future__ import annotations

import pytest

from grognard.kernel.changes import PhaseStarted
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import choices, step
from grognard.kernel.flow import Ask, Do, Each, Phase, Seq, Verb, While, compile_program
from grognard.kernel.menu import Act


def nothing(ref, frame):
    pass


def a(name):
    return Do(name, nothing)


def on(ref, noun):
    ref.finish()


# -- compiling


def test_a_sequence_is_laid_in_its_order():
    first, program = compile_program(Seq((a("one"), a("two"), a("three"))))
    assert first == "one"
    assert [program[n].after for n in ("one", "two", "three")] == ["two", "three", None]


def test_a_while_leads_into_its_body_and_its_body_back():
    first, program = compile_program(
        Seq((While("loop", lambda pos: True, Seq((a("in1"), a("in2")))), a("out")))
    )
    assert first == "loop"
    assert program["loop"].body == "in1"
    assert program["in1"].after == "in2"
    assert program["in2"].after == "loop"
    assert program["loop"].after == "out"


def test_each_lays_the_part_once_for_every_side_with_its_owner():
    first, program = compile_program(Each((1, 0), lambda side: Seq((a(f"p{side}"), a(f"q{side}")))))
    assert first == "p1"
    assert [(name, program[name].who) for name in ("p1", "q1", "p0", "q0")] == [
        ("p1", 1),
        ("q1", 1),
        ("p0", 0),
        ("q0", 0),
    ]
    assert program["q1"].after == "p0"


def test_a_phase_names_its_steps_and_opens_at_its_first_alone():
    _, program = compile_program(
        Seq((a("before"), Phase("move", 1, "X 2", Seq((a("ask"), a("close")))), a("after")))
    )
    assert list(program) != []
    assert program["before"].after == "move.ask"
    assert program["move.ask"].opens == ("move", 1, "X 2")
    assert program["move.close"].opens is None
    assert program["move.close"].phase == "move"
    assert program["move.close"].after == "after"
    assert program["after"].phase == ""
    assert program["move.ask"].who == 1


def test_the_same_part_in_two_phases_bears_two_names():
    _, program = compile_program(Seq((Phase("p", 0, "X", a("do")), Phase("q", 1, "X", a("do")))))
    assert set(program) == {"p.do", "q.do"}


def test_an_empty_phase_opens_nothing():
    _, program = compile_program(Seq((Phase("p", 0, "X", Seq(())), a("next"))))
    assert program["next"].opens is None


def test_two_steps_of_one_name_are_refused():
    with pytest.raises(ValueError, match="two steps are called same"):
        compile_program(Seq((a("same"), a("same"))))
    with pytest.raises(ValueError, match="two steps are called x"):
        compile_program(Each((0, 1), lambda side: a("x")))
    with pytest.raises(ValueError, match="two steps are called main"):
        compile_program(a("main"), {"main": a("main")})


def test_an_empty_sequence_is_refused():
    with pytest.raises(ValueError, match="empty"):
        compile_program(Seq(()))


def test_a_procedure_bears_the_name_of_its_first_step():
    _, program = compile_program(a("main"), {"side": Seq((a("side"), a("side2")))})
    assert program["side"].after == "side2"
    assert program["side2"].after is None
    with pytest.raises(ValueError, match="procedure side must bear its name"):
        compile_program(a("main"), {"side": a("other")})


# -- running


def test_steps_run_in_order_and_a_while_until_its_test_fails(made, noting, pressing):
    def twice(pos):
        return len([x for x in pos.state.own.seen if x.startswith("in")]) < 2

    pos = made(
        Seq(
            (
                noting("a"),
                While("loop", twice, noting("in")),
                noting("b"),
                Ask("stop", pressing, {"on": Verb(on)}),
            )
        )
    )
    assert pos.state.own.seen == ("a/0", "in/0", "in/0", "b/0")


def test_a_while_whose_test_fails_at_once_is_passed_over(made, noting, pressing):
    pos = made(Seq((While("loop", lambda pos: False, noting("in")), Ask("stop", pressing, {"on": Verb(on)}))))
    assert pos.state.own.seen == ()


def test_each_side_acts_in_turn(made, noting, pressing):
    parts = Each(
        (1, 0),
        lambda side: Phase(
            f"p{side}", side, "X", Seq((noting("do"), Ask("ask", pressing, {"on": Verb(on)})))
        ),
    )
    pos = made(Seq((parts, Ask("stop", pressing, {"on": Verb(on)}))))
    assert choices(pos).who == 1
    pos = step(pos, Act("on"), FixedDice([])).pos
    assert choices(pos).who == 0
    assert pos.state.own.seen == ("do/1", "do/0")


def test_a_question_that_does_not_apply_is_passed_over(made, noting, pressing):
    never = Ask("never", pressing, {"on": Verb(on)}, when=lambda pos: False)
    pos = made(Seq((never, noting("then"), Ask("stop", pressing, {"on": Verb(on)}))))
    assert pos.frame.step == "stop"
    assert pos.state.own.seen == ("then/0",)


def phases(outcome):
    return [c.step for c in outcome.changes if isinstance(c, PhaseStarted)]


def test_a_phase_is_announced_once_when_it_is_come_to(made, pressing):
    ask = Ask("ask", pressing, {"on": Verb(on)})
    pos = made(
        Seq(
            (
                Ask("first", pressing, {"on": Verb(on)}),
                Phase("p", 0, "X 1", Seq((ask, Do("close", nothing)))),
                Phase("q", 1, "X 2", ask),
            )
        )
    )
    out = step(pos, Act("on"), FixedDice([]))
    assert [c for c in out.changes if isinstance(c, PhaseStarted)] == [PhaseStarted("p", 0, "X 1")]
    out = step(out.pos, Act("on"), FixedDice([]))
    assert [c for c in out.changes if isinstance(c, PhaseStarted)] == [PhaseStarted("q", 1, "X 2")]


def test_a_phase_that_begins_with_a_loop_is_not_announced_again_by_the_loop(made, pressing):
    def thrice(pos):
        return len(pos.state.own.seen) < 3

    def more(ref, noun):
        ref.note("X", seen=(*ref.state.own.seen, "x"))
        ref.finish()

    loop = While("loop", thrice, Ask("again", pressing, {"on": Verb(more)}))
    pos = made(
        Seq(
            (
                Ask("first", pressing, {"on": Verb(on)}),
                Phase("p", 0, "X", loop),
                Ask("stop", pressing, {"on": Verb(on)}),
            )
        )
    )
    told: list[str] = []
    for _ in range(4):
        out = step(pos, Act("on"), FixedDice([]))
        pos, told = out.pos, told + phases(out)
    assert pos.frame.step == "stop"
    assert told == ["p"]


def test_a_phase_inside_a_loop_is_announced_each_time_round(made, pressing):
    turn = While("turn", lambda pos: True, Phase("p", 0, "X", Ask("ask", pressing, {"on": Verb(on)})))
    pos = made(Seq((Ask("first", pressing, {"on": Verb(on)}), turn)))
    for _ in range(3):
        out = step(pos, Act("on"), FixedDice([]))
        assert phases(out) == ["p"]
        pos = out.pos


def test_what_a_step_does_is_told_before_the_phase_that_follows_it(made, pressing):
    from grognard.kernel.changes import Message

    last = Do("last", lambda ref, frame: ref.do(Message("bye", (), "X")))
    ask = Ask("ask", pressing, {"on": Verb(on)})
    pos = made(Seq((Phase("p", 0, "X", Seq((ask, last))), Phase("q", 1, "X", ask))))
    out = step(pos, Act("on"), FixedDice([]))
    assert [type(c).__name__ for c in out.changes] == ["Message", "PhaseStarted"]


def test_a_new_phase_begins_with_a_clear_mind(made, pressing):
    def keep(ref, noun):
        ref.remember("something")
        ref.finish()

    pos = made(
        Seq(
            (
                Phase(
                    "p",
                    0,
                    "X",
                    Seq((Ask("one", pressing, {"on": Verb(keep)}), Ask("two", pressing, {"on": Verb(on)}))),
                ),
                Phase("q", 1, "X", Ask("ask", pressing, {"on": Verb(on)})),
            )
        )
    )
    pos = step(pos, Act("on"), FixedDice([])).pos
    assert pos.frame.memo == "something"
    pos = step(pos, Act("on"), FixedDice([])).pos
    assert pos.frame.step == "q.ask"
    assert pos.frame.memo is None
