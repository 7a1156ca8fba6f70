"""choices, step, expand."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from grognard.kernel.changes import Rolled
from grognard.kernel.dice import Given, NeedRoll, Roll
from grognard.kernel.engine import NOBODY, choices, expand, step
from grognard.kernel.errors import Refused
from grognard.kernel.flow import Ask, Do, Seq
from grognard.kernel.menu import Act, Menu, button, hexes, options
from grognard.testing.table import situation


def on(ref, noun):
    ref.finish()


def asking(*handlers, verbs=None):
    """A question `q` of the verbs a, b, c… whose answers are these handlers."""
    names = "abc"[: len(handlers)]
    verbs = verbs or {name: button(f"X {name}") for name in names}
    return Ask("q", lambda pos: Menu(0, "q", "X q", verbs), dict(zip(names, handlers, strict=True)))


def stop():
    return Ask("stop", lambda pos: Menu(1, "stop", "X stop", {"on": button("X stop")}), {"on": on})


# -- step


def test_step_plays_an_act_of_the_menu_and_leaves_the_old_position_alone(made):
    pos = made(Seq((asking(on), stop())))
    before = pos.state
    out = step(pos, Act("a"), Given([]))
    assert choices(out.pos).prompt == "stop"
    assert pos.state is before
    assert choices(pos).prompt == "q"
    assert (out.changes, out.rolls) == ([], [])


@pytest.mark.parametrize(
    ("act", "reasons"),
    [
        (Act("a", 5), ["X 5"]),
        (Act("a", 7), ["X out"]),
        (Act("a", -1), ["X out"]),
        (Act("a", 1 << 70), ["X out"]),
        (Act("b", 0), ["X no"]),
        (Act("zzz", 0), ["X q"]),
    ],
)
def test_step_refuses_what_is_not_on_the_menu_and_says_why(made, act, reasons):
    verbs = {"a": hexes(0b100110, "X out").less("X 5", 1 << 5), "b": button("X b").less("X no", 1)}
    pos = made(Seq((asking(on, on, verbs=verbs), stop())))
    before = pos.state
    with pytest.raises(Refused) as refused:
        step(pos, act, Given([]))
    assert refused.value.reasons == reasons
    assert pos.state == before


def test_rolls_are_kept_with_their_paragraph(made):
    def throw(ref, noun):
        ref.roll(6, "die", "X 9")
        ref.finish()

    out = step(made(Seq((asking(throw), stop()))), Act("a"), Given([4]))
    assert out.rolls == [Roll(6, 4, "X 9")]
    assert out.changes == [Rolled(6, 4, "die", "X 9")]


def test_a_die_that_nobody_throws_stops_the_step(made):
    def throw(ref, noun):
        ref.roll(8, "die", "X 9")

    with pytest.raises(NeedRoll) as need:
        step(made(Seq((asking(throw), stop()))), Act("a"), Given([]))
    assert (need.value.sides, need.value.cite) == (8, "X 9")


def test_when_the_game_is_over_nobody_may_do_anything(made):
    pos = step(made(Seq((asking(lambda ref, n: ref.end(1, "so", "X end")), stop()))), Act("a"), Given([])).pos
    menu = choices(pos)
    assert (menu.who, menu.acts(), menu.cite) == (NOBODY, [], "X end")
    assert pos.state.frames == ()
    with pytest.raises(Refused) as refused:
        step(pos, Act("a"), Given([]))
    assert refused.value.reasons == ["X end"]


def test_the_judge_ends_a_game_between_two_steps(made):
    from dataclasses import replace

    from grognard.kernel.state import Position

    def note(ref, frame):
        ref.state = ref.state._replace(own=(*ref.state.own, frame.step))

    def judge(ref):
        if ref.state.own == ("one",):
            ref.end(0, "enough", "X j")

    pos = made(Seq((asking(on), Do("one", note), Do("two", note), stop())))
    pos = Position(replace(pos.game, judge=judge), pos.state)
    out = step(pos, Act("a"), Given([]))
    assert out.pos.state.result == (0, "enough", "X j")
    assert out.pos.state.own == ("one",)


def test_options_are_played_by_number(made):
    heard = []
    verbs = {"a": options(("x", "y", "z"), "X o")}
    pos = made(Seq((asking(lambda ref, n: (heard.append(n), ref.finish()), verbs=verbs), stop())))
    step(pos, Act("a", 2), Given([]))
    assert heard == [2]


# -- expand


def test_without_dice_there_is_one_outcome(made):
    found = expand(made(Seq((asking(on), stop()))), Act("a"))
    assert [chance for chance, _ in found] == [1.0]


def test_a_die_gives_a_branch_for_each_face(made):
    def throw(ref, noun):
        ref.state = ref.state._replace(own=ref.roll(6, "die", "X"))
        ref.finish()

    found = expand(made(Seq((asking(throw), stop()))), Act("a"))
    assert sorted(out.pos.state.own for _, out in found) == [1, 2, 3, 4, 5, 6]
    assert all(chance == pytest.approx(1 / 6) for chance, _ in found)


def test_a_second_die_thrown_on_some_faces_only_gives_every_leaf(made):
    """1 or 2 on the first die calls for another: four single leaves and twice six, sixteen in all."""

    def throw(ref, noun):
        first = ref.roll(6, "die", "X 1")
        second = ref.roll(6, "again", "X 2") if first <= 2 else 0
        ref.state = ref.state._replace(own=(first, second))
        ref.finish()

    pos = made(Seq((asking(throw), stop())))
    found = expand(pos, Act("a"))
    assert len(found) == 16
    assert sum(chance for chance, _ in found) == pytest.approx(1)
    chances = {out.pos.state.own: chance for chance, out in found}
    assert chances[5, 0] == pytest.approx(1 / 6)
    assert chances[1, 3] == pytest.approx(1 / 36)
    for _, out in found:
        again = step(pos, Act("a"), Given([r.face for r in out.rolls]))
        assert again.pos.state == out.pos.state
        assert again.changes == out.changes


def test_dice_of_other_shapes(made):
    def throw(ref, noun):
        ref.state = ref.state._replace(own=(ref.roll(2, "coin", "X"), ref.roll(10, "ten", "X")))
        ref.finish()

    found = expand(made(Seq((asking(throw), stop()))), Act("a"))
    assert len({out.pos.state.own for _, out in found}) == 20
    assert all(chance == pytest.approx(1 / 20) for chance, _ in found)


def test_dice_of_automatic_steps_are_expanded_too(made):
    def throw(ref, frame):
        ref.state = ref.state._replace(own=(*ref.state.own, ref.roll(3, "die", "X")))

    found = expand(made(Seq((asking(on), Do("d1", throw), Do("d2", throw), stop()))), Act("a"))
    assert sorted(out.pos.state.own for _, out in found) == [(i, j) for i in (1, 2, 3) for j in (1, 2, 3)]


def test_the_toys_attack_of_horse_against_horse():
    """TOY 5.4, equal strengths: 1 costs the attacker his only step unless he rallies, 6 the defender; 4 and 5 drive back."""
    t = situation("toy", "blue-combat", turn=1, units={"B-H": "0201", "R-H": "0301", "B-F": "0102", "R-F": "0302"})
    t.acts("unit B-H", "target 0301")
    found = expand(t.pos, Act("attack"))
    assert len(found) == 6 + 1 + 1 + 1 + 1 + 6
    assert sum(chance for chance, _ in found) == pytest.approx(1)
    blue, red = t.game.roster.index["B-H"], t.game.roster.index["R-H"]
    dead = Counter()
    for chance, out in found:
        dead["blue"] += chance * (out.pos.state.where[blue] < 0)
        dead["red"] += chance * (out.pos.state.where[red] < 0)
    assert dead["blue"] == pytest.approx(5 / 36)
    # Driven back on 4 or 5, the red horse finds no hex: 0302 is taken, and the hill is the attacker's.
    assert dead["red"] == pytest.approx(5 / 36 + 2 / 6)


def test_a_refusal_goes_from_one_process_to_another():
    there = pickle.loads(pickle.dumps(Refused("to 0101", ["X 1", "X 2"])))
    assert (there.act, there.reasons, str(there)) == ("to 0101", ["X 1", "X 2"], "to 0101: X 1, X 2")
