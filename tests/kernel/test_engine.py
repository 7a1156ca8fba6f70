"""choices, step, expand."""

from __future__ import annotations

import gc
import pickle
from itertools import combinations, pairwise
from random import Random
from statistics import correlation

import pytest

from grognard.games import load
from grognard.kernel.changes import Rolled
from grognard.kernel.dice import FixedDice, NeedRoll, Roll, SeededDice
from grognard.kernel.engine import MOST_OUTCOMES, NOBODY, choices, expand, step
from grognard.kernel.errors import Refused
from grognard.kernel.flow import Ask, Do, Seq, Verb
from grognard.kernel.menu import Act, Cause, Menu, button, hexes, options
from grognard.kernel.position import begin
from grognard.kernel.state import Position
from grognard.testing import checks
from grognard.testing.table import situation


def on(ref, noun):
    ref.finish()


def asking(*handlers, verbs=None):
    """A question `q` of the verbs a, b, c… whose answers are these handlers."""
    names = "abc"[: len(handlers)]
    verbs = verbs or {name: button(f"X {name}") for name in names}
    return Ask(
        "q",
        lambda pos: Menu(0, "q", "X q", verbs),
        {name: Verb(do) for name, do in zip(names, handlers, strict=True)},
    )


def stop():
    return Ask("stop", lambda pos: Menu(1, "stop", "X stop", {"on": button("X stop")}), {"on": Verb(on)})


# -- step


def test_step_plays_an_act_of_the_menu_and_leaves_the_old_position_alone(made):
    pos = made(Seq((asking(on), stop())))
    before = pos.state
    out = step(pos, Act("a"), FixedDice([]))
    assert choices(out.pos).prompt == "stop"
    assert pos.state is before
    assert choices(pos).prompt == "q"
    assert (out.changes, out.rolls) == ([], [])


@pytest.mark.parametrize(
    ("act", "reasons"),
    [
        (Act("a", 5), ["X 5"]),
        (Act("a", 7), ["X out"]),
        (Act("a", -1), ["X q"]),
        (Act("a", 1 << 70), ["X q"]),
        (Act("b", 0), ["X no"]),
        (Act("zzz", 0), ["X q"]),
    ],
)
def test_step_refuses_what_is_not_on_the_menu_and_says_why(made, act, reasons):
    verbs = {"a": hexes(0b100110, "X out").less("X 5", 1 << 5), "b": button("X b").less("X no", 1)}
    pos = made(Seq((asking(on, on, verbs=verbs), stop())))
    before = pos.state
    with pytest.raises(Refused) as refused:
        step(pos, act, FixedDice([]))
    assert refused.value.cites == reasons
    assert pos.state == before


def test_rolls_are_kept_with_their_paragraph(made):
    def throw(ref, noun):
        ref.roll(6, "die", "X 9")
        ref.finish()

    out = step(made(Seq((asking(throw), stop()))), Act("a"), FixedDice([4]))
    assert out.rolls == [Roll(6, 4, "X 9")]
    assert out.changes == [Rolled(6, 4, "die", "X 9")]


def test_a_die_that_nobody_throws_stops_the_step(made):
    def throw(ref, noun):
        ref.roll(8, "die", "X 9")

    with pytest.raises(NeedRoll) as need:
        step(made(Seq((asking(throw), stop()))), Act("a"), FixedDice([]))
    assert (need.value.sides, need.value.cite) == (8, "X 9")


def test_when_the_game_is_over_nobody_may_do_anything(made):
    pos = step(
        made(Seq((asking(lambda ref, n: ref.end(1, "so", "X end")), stop()))), Act("a"), FixedDice([])
    ).pos
    menu = choices(pos)
    assert (menu.who, menu.acts(), menu.cite) == (NOBODY, [], "X end")
    assert pos.state.frames == ()
    with pytest.raises(Refused) as refused:
        step(pos, Act("a"), FixedDice([]))
    assert refused.value.cites == ["X end"]


def test_the_judge_ends_a_game_between_two_steps(made):
    from dataclasses import replace

    from grognard.kernel.state import Position

    def note(ref, frame):
        ref.note("X", seen=(*ref.state.own.seen, frame.step))

    def judge(ref):
        if ref.state.own.seen == ("one",):
            ref.end(0, "enough", "X j")

    pos = made(Seq((asking(on), Do("one", note), Do("two", note), stop())))
    pos = Position(replace(pos.game, judge=judge), pos.state)
    out = step(pos, Act("a"), FixedDice([]))
    assert out.pos.state.result == (0, "enough", "X j")
    assert out.pos.state.own.seen == ("one",)


def test_options_are_played_by_number(made):
    heard = []
    verbs = {"a": options(("x", "y", "z"), "X o")}

    def listen(ref, n):
        heard.append(n)
        ref.finish()

    pos = made(Seq((asking(listen, verbs=verbs), stop())))
    step(pos, Act("a", 2), FixedDice([]))
    assert heard == [2]


# -- expand


def test_without_dice_there_is_one_outcome(made):
    found = expand(made(Seq((asking(on), stop()))), Act("a"))
    assert [chance for chance, _ in found] == [1.0]


def test_a_die_gives_a_branch_for_each_face(made):
    def throw(ref, noun):
        ref.note("X", seen=ref.roll(6, "die", "X"))
        ref.finish()

    found = expand(made(Seq((asking(throw), stop()))), Act("a"))
    assert sorted(out.pos.state.own.seen for _, out in found) == [1, 2, 3, 4, 5, 6]
    assert all(chance == pytest.approx(1 / 6) for chance, _ in found)


def test_a_second_die_thrown_on_some_faces_only_gives_every_leaf(made):
    """1 or 2 on the first die calls for another: four single leaves and twice six, sixteen in all."""

    def throw(ref, noun):
        first = ref.roll(6, "die", "X 1")
        second = ref.roll(6, "again", "X 2") if first <= 2 else 0
        ref.note("X", seen=(first, second))
        ref.finish()

    pos = made(Seq((asking(throw), stop())))
    found = expand(pos, Act("a"))
    assert len(found) == 16
    assert sum(chance for chance, _ in found) == pytest.approx(1)
    chances = {out.pos.state.own.seen: chance for chance, out in found}
    assert chances[5, 0] == pytest.approx(1 / 6)
    assert chances[1, 3] == pytest.approx(1 / 36)
    for _, out in found:
        again = step(pos, Act("a"), FixedDice([r.face for r in out.rolls]))
        assert again.pos.state == out.pos.state
        assert again.changes == out.changes


def test_dice_of_other_shapes(made):
    def throw(ref, noun):
        ref.note("X", seen=(ref.roll(2, "coin", "X"), ref.roll(10, "ten", "X")))
        ref.finish()

    found = expand(made(Seq((asking(throw), stop()))), Act("a"))
    assert len({out.pos.state.own.seen for _, out in found}) == 20
    assert all(chance == pytest.approx(1 / 20) for chance, _ in found)


def test_all_faces_of_a_die_of_twenty_are_told_apart(made):
    def throw(ref, noun):
        ref.note("X", seen=ref.roll(20, "draw", "X"))
        ref.finish()

    found = expand(made(Seq((asking(throw), stop()))), Act("a"))
    assert sorted(out.pos.state.own.seen for _, out in found) == list(range(1, 21))


@pytest.mark.parametrize("many", [21, 24, 25, 100, 143])
def test_a_draw_from_many_counters_is_a_balanced_sample(made, many):
    """Twelve faces, each for the run of faces around it; the mean face is that of the whole die, or next to
    it.
    """

    def throw(ref, noun):
        ref.note("X", seen=ref.roll(many, "draw", "X"))
        ref.finish()

    pos = made(Seq((asking(throw), stop())))
    found = expand(pos, Act("a"))
    faces = [out.pos.state.own.seen for _, out in found]
    assert len(set(faces)) == 12
    assert sum(chance for chance, _ in found) == pytest.approx(1)
    assert {round(chance * many) for chance, _ in found} <= {many // 12, -(-many // 12)}
    assert sum(chance * face for (chance, _), face in zip(found, faces, strict=True)) == pytest.approx(
        (many + 1) / 2, abs=0.51
    )
    assert all(b - a <= -(-many // 12) + 1 for a, b in pairwise(faces))
    assert [out.rolls for _, out in expand(pos, Act("a"))] == [out.rolls for _, out in found]


def test_conformance_knows_a_sampled_draw(made):
    """What was drawn need not be one of the twelve, but the chances must still be those of the sample."""

    def throw(ref, noun):
        ref.note("X", seen=ref.roll(50, "draw", "X"))
        ref.finish()

    pos = made(Seq((asking(throw), stop())))
    for face in (1, 2, 50):
        checks.check_branches(pos, Act("a"), step(pos, Act("a"), FixedDice([face])))


def throws(*sides):
    """An act that throws these dice and notes what they show."""

    def throw(ref, noun):
        ref.note("X", seen=tuple(ref.roll(many, "die", "X") for many in sides))
        ref.finish()

    return throw


def test_dice_within_the_budget_are_all_told_apart(made):
    pos = made(Seq((asking(throws(20, 20)), stop())))
    assert MOST_OUTCOMES == 400
    found = expand(pos, Act("a"))
    assert {out.pos.state.own.seen for _, out in found} == {
        (a, b) for a in range(1, 21) for b in range(1, 21)
    }
    assert all(chance == pytest.approx(1 / 400) for chance, _ in found)


@pytest.mark.parametrize("sides", [(6, 6, 6, 6), (50, 49, 48, 47, 46), (2, *[6] * 12), (20, 20, 2)])
def test_many_dice_of_one_act_are_sampled(made, sides):
    """No more outcomes than the budget; the first die is exact, and each later one shows its mean or nearly
    so.
    """
    pos = made(Seq((asking(throws(*sides)), stop())))
    found = expand(pos, Act("a"))
    assert MOST_OUTCOMES / 2 < len(found) <= MOST_OUTCOMES
    assert sum(chance for chance, _ in found) == pytest.approx(1)
    for die, many in enumerate(sides):
        mean = sum(chance * out.pos.state.own.seen[die] for chance, out in found)
        assert mean == pytest.approx((many + 1) / 2, abs=0.03 * many), die
    for _, out in found[::50]:
        assert step(pos, Act("a"), FixedDice([r.face for r in out.rolls])).pos.state == out.pos.state
    assert [out.rolls for _, out in expand(pos, Act("a"))] == [out.rolls for _, out in found]
    checks.check_branches(pos, Act("a"), found[0][1])


def test_sampled_dice_do_not_rise_and_fall_together(made):
    found = expand(made(Seq((asking(throws(20, 6, 6, 6, 6, 6)), stop()))), Act("a"))
    shown = list(zip(*(out.pos.state.own.seen for _, out in found), strict=True))
    for a, b in combinations(range(6), 2):
        assert abs(correlation(shown[a], shown[b])) < 0.25, (a, b)


def test_only_a_die_that_finds_no_room_is_sampled(made):
    """A 1 calls for four more dice of 20, any other face for none."""

    def throw(ref, noun):
        first = ref.roll(6, "die", "X")
        ref.note("X", seen=(first, *(ref.roll(20, "die", "X") for _ in range(4 * (first == 1)))))
        ref.finish()

    found = expand(made(Seq((asking(throw), stop()))), Act("a"))
    chances: dict[int, list[float]] = {}
    for chance, out in found:
        chances.setdefault(out.pos.state.own.seen[0], []).append(chance)
    assert {face: len(some) for face, some in chances.items()} == {1: 60, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1}
    assert [sum(some) for some in chances.values()] == [pytest.approx(1 / 6)] * 6


def test_dice_of_automatic_steps_are_expanded_too(made):
    def throw(ref, frame):
        ref.note("X", seen=(*ref.state.own.seen, ref.roll(3, "die", "X")))

    found = expand(made(Seq((asking(on), Do("d1", throw), Do("d2", throw), stop()))), Act("a"))
    assert sorted(out.pos.state.own.seen for _, out in found) == [
        (i, j) for i in (1, 2, 3) for j in (1, 2, 3)
    ]


def test_the_toys_attack_of_horse_against_horse():
    """TOY 5.4, equal strengths: 1 costs the attacker his only step unless he rallies, 6 the defender; 4 and 5
    drive back.
    """
    t = situation(
        "toy", "blue-combat", turn=1, units={"B-H": "0201", "R-H": "0301", "B-F": "0102", "R-F": "0302"}
    )
    t.acts("unit B-H", "target 0301")
    found = expand(t.pos, Act("attack"))
    assert len(found) == 6 + 1 + 1 + 1 + 1 + 6
    assert sum(chance for chance, _ in found) == pytest.approx(1)
    blue, red = t.game.roster.index["B-H"], t.game.roster.index["R-H"]
    dead = {"blue": 0.0, "red": 0.0}
    for chance, out in found:
        dead["blue"] += chance * (out.pos.state.where[blue] < 0)
        dead["red"] += chance * (out.pos.state.where[red] < 0)
    assert dead["blue"] == pytest.approx(5 / 36)
    # Driven back on 4 or 5, the red horse finds no hex: 0302 is taken, and the hill is the attacker's.
    assert dead["red"] == pytest.approx(5 / 36 + 2 / 6)


def test_a_refusal_goes_from_one_process_to_another():
    there = pickle.loads(pickle.dumps(Refused("to 0101", [Cause("X 1"), Cause("X 2")])))
    assert (there.act, there.cites, str(there)) == ("to 0101", ["X 1", "X 2"], "to 0101: X 1, X 2")


# -- menus and their positions


def test_positions_are_freed_without_the_collector():
    """A menu says why not, and so refers to a position; it must not be the one that keeps the menu."""
    game, dice, luck = load("toy"), SeededDice(b"1"), Random(1)
    pos, _ = begin(game, dice)
    gc.collect()
    before = positions_alive()
    gc.disable()
    try:
        while pos.state.result is None:
            pos = step(pos, luck.choice(choices(pos).acts()), dice).pos
        after = positions_alive()
    finally:
        gc.enable()
    assert after == before


def positions_alive():
    return sum(type(found) is Position for found in gc.get_objects())


def test_a_menu_is_made_once_and_says_why_not_with_the_facts_of_its_position():
    pos = situation("toy", "blue-movement", turn=1, units={"B-F": "0101", "R-F": "0302"}).pos
    menu = choices(pos)
    assert choices(pos) is menu
    twin = pos.twin()
    assert (twin.state, twin.facts, twin.menu) == (pos.state, pos.facts, None)
    assert twin.facts is pos.facts
