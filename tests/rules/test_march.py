"""A unit is taken in hand, goes, goes on, and is put down: on the map of the Hill, under laws made up
here.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from grognard.games.toy.law import movement
from grognard.games.toy.law.names import FOUGHT, MOVED
from grognard.kernel.changes import Marked, Moved
from grognard.kernel.dice import FixedDice
from grognard.kernel.flow import BACK, CLOSE, GO, HAND, Ask, Do, Seq, Verb
from grognard.kernel.menu import BUTTON, HEX, UNIT, Allowed, Menu, button, hexes, units
from grognard.kernel.reach import Reach
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position
from grognard.rules import march
from grognard.rules.answers import Choice
from grognard.rules.march import Manner, March, Way
from grognard.testing.table import situation


class Memo(NamedTuple):
    unit: int
    left: int
    begun: bool = False


UNITS = {"B-F": "0201", "R-H": "0302"}


@pytest.fixture
def pos() -> Position:
    return situation("toy", "blue-movement", turn=1, units=UNITS).pos


def unit(pos: Position, name: str = "B-F") -> int:
    return pos.game.roster.index[name]


def reached(pos: Position, memo: Memo) -> Reach:
    return movement.movement_reach(pos, pos.state.where[memo.unit])


def places(pos: Position, memo: Memo) -> Allowed:
    return hexes(reached(pos, memo).hexes, "T 1")


def nothing(ref: Referee, noun: int) -> None:
    """An answer that does nothing."""


class Law:
    """A law that notes what is asked of it, and when."""

    def __init__(self, over: str = "") -> None:
        self.over = over
        self.asked: list[tuple[Any, ...]] = []

    def onward(self, pos: Position, memo: Memo, way: Way) -> tuple[Memo, str]:
        self.asked.append(("onward", pos.state.where[memo.unit], memo, way))
        return Memo(memo.unit, memo.left - way.cost, True), self.over

    def entered(self, ref: Referee, memo: Memo, way: Way) -> None:
        self.asked.append(("entered", ref.state.where[memo.unit], memo, way.how))

    def put_down(self, ref: Referee, memo: Memo, cite: str) -> None:
        self.asked.append(("put_down", memo, cite))
        ref.finish()

    def march(self) -> March[Memo]:
        on_foot = Manner("T 1", places, reached, self.onward)
        by_rail = Manner("T 2", places, reached, self.onward, self.entered, how="rail")
        return March(Memo, self.take, {"to": on_foot, "rail": by_rail}, self.put_down)

    def take(self, pos: Position, unit: int) -> Memo:
        return Memo(unit, 2)


def menu(pos: Position, memo: Memo, verbs: dict[str, Allowed]) -> Menu:
    return Menu(pos.frame.who, "prompt", "T 0", verbs, march.points_args(memo.left, 2), memo.unit)


def done(pos: Position, memo: Memo) -> Allowed | None:
    return button("T 4") if memo.begun else None


def question(law: Law, **other: Any) -> Ask:
    return march.moving(law.march(), menu, drop="T 3", done=done, **other)


def in_hand(pos: Position, begun: bool = False) -> Referee:
    ref = Referee(pos, FixedDice([]))
    ref.ask("moving", 0, Memo(unit(pos), 2, begun))
    return ref


def test_another_march_of_the_same_game_has_a_question_of_its_own() -> None:
    assert question(Law()).name == "moving"
    assert question(Law(), name="shifting").name == "shifting"


# -- a unit goes


def test_a_unit_that_may_go_on_stays_in_hand(pos: Position) -> None:
    law, ref = Law(), in_hand(pos)
    to = pos.game.map.hex("0102")
    question(law).verbs["to"].do(ref, to)
    path = (pos.game.map.hex("0201"), to)
    assert ref.changes == [Moved(unit(pos), path, "move", "T 1")]
    assert ref.frame.memo == Memo(unit(pos), 1, True)
    assert law.asked == [("onward", path[0], Memo(unit(pos), 2), Way(to, 1, path, "move"))]


def test_a_unit_whose_move_is_over_is_put_down_under_its_paragraph(pos: Position) -> None:
    law, ref = Law(over="T 9"), in_hand(pos)
    question(law).verbs["to"].do(ref, pos.game.map.hex("0102"))
    assert law.asked[-1] == ("put_down", Memo(unit(pos), 1, True), "T 9")
    assert ref.frame.step == "blue-movement.move"


def test_a_way_is_judged_before_it_is_gone_and_has_its_effects_after(pos: Position) -> None:
    law, ref = Law(over="T 9"), in_hand(pos)
    start, to = pos.game.map.hex("0201"), pos.game.map.hex("0102")
    question(law).verbs["rail"].do(ref, to)
    assert [asked[:2] for asked in law.asked[:2]] == [("onward", start), ("entered", to)]
    assert law.asked[1][2:] == (Memo(unit(pos), 1, True), "rail")
    assert law.asked[2][0] == "put_down"
    assert ref.changes == [Moved(unit(pos), (start, to), "rail", "T 2")]


def test_the_unit_of_a_memo_that_does_not_name_it_is_asked_for(pos: Position) -> None:
    at, to = pos.game.map.hex("0201"), pos.game.map.hex("0102")
    ref = Referee(pos, FixedDice([]))
    ref.ask("moving", 0, at)
    movement.MOVING.verbs["to"].do(ref, to)
    assert ref.changes == [
        Moved(unit(pos), (at, to), "move", "TOY 4.1"),
        Marked(MOVED, 1 << unit(pos), True, "TOY 4.1", quiet=True),
    ]
    assert ref.frame.step == "blue-movement.move"


def test_done_puts_the_unit_down_with_what_it_has_left(pos: Position) -> None:
    law, ref = Law(), in_hand(pos, begun=True)
    question(law).verbs["done"].do(ref, 0)
    assert law.asked == [("put_down", Memo(unit(pos), 2, True), "")]


def test_without_marks_to_make_a_unit_is_only_put_down(pos: Position) -> None:
    ref = in_hand(pos)
    plain = March(
        Memo, lambda pos, unit: Memo(unit, 2), {"to": Manner("T 1", places, reached, Law("T 9").onward)}
    )
    march.moving(plain, menu, drop="T 3").verbs["to"].do(ref, pos.game.map.hex("0102"))
    assert ref.frame.step == "blue-movement.move"


# -- the question of a unit in hand


def test_the_question_declares_its_verbs_and_memo() -> None:
    ask = question(Law(), more={"exit": Choice(done, Verb(nothing, BUTTON, GO))})
    assert ask.name == "moving"
    assert ask.memo is Memo
    assert [(verb, one.noun, one.role) for verb, one in ask.verbs.items()] == [
        ("to", HEX, GO),
        ("rail", HEX, GO),
        ("done", BUTTON, CLOSE),
        ("drop", BUTTON, BACK),
        ("exit", BUTTON, GO),
    ]
    assert list(march.moving(Law().march(), menu, drop="T 3").verbs) == ["to", "rail", "drop"]


@pytest.mark.parametrize(
    ("begun", "verbs"), [(False, ["to", "rail", "drop"]), (True, ["to", "rail", "done", "exit"])]
)
def test_done_once_it_has_begun_and_drop_before(pos: Position, begun: bool, verbs: list[str]) -> None:
    """What is None is not on the menu; further verbs come last."""
    ask = question(Law(), more={"exit": Choice(done, Verb(nothing, BUTTON, GO))})
    found = ask.menu(in_hand(pos, begun).pos)
    assert list(found.verbs) == verbs
    assert found.verbs[verbs[2]].under == ("T 4" if begun else "T 3")
    assert (found.hand, found.args["points"], found.args["half"]) == (unit(pos), 1, 0)


def test_a_manner_may_be_a_choice_of_the_games_own(pos: Position) -> None:
    """A button that only changes how the unit goes, and is not there once it has begun."""
    law = Law()
    road: Choice[Memo] = Choice(lambda pos, memo: None if memo.begun else button("T 5"), Verb(nothing))
    own = law.march()._replace(manners={**law.march().manners, "by_road": road})
    ask = march.moving(own, menu, drop="T 3", done=done)
    assert list(ask.menu(in_hand(pos).pos).verbs) == ["to", "rail", "by_road", "drop"]
    assert list(ask.menu(in_hand(pos, begun=True).pos).verbs) == ["to", "rail", "done"]
    assert ask.verbs["by_road"] is road.verb


# -- the question of a phase


def movable(pos: Position, side: int) -> Allowed:
    return units(movement.side_units(pos, side), "T 6")


def phase_question(**other: Any) -> Ask:
    found = march.phase("blue-movement", 0, "T 7", Law().march(), movable, "move-prompt", **other)
    steps = found.step.steps if isinstance(found.step, Seq) else ()
    return next(step for step in steps if isinstance(step, Ask))


def test_a_unit_is_taken_in_hand_with_what_the_law_gives_it(pos: Position) -> None:
    verb = phase_question().verbs["unit"]
    ref = Referee(pos, FixedDice([]))
    verb.do(ref, unit(pos))
    assert (verb.noun, verb.role) == (UNIT, HAND)
    assert (ref.frame.step, ref.frame.who, ref.frame.memo) == ("moving", 0, Memo(unit(pos), 2))


def test_a_phase_offers_units_and_whatever_else_it_has(pos: Position) -> None:
    dig: Choice[int] = Choice(
        lambda pos, side: units(1 << unit(pos), "T 8") if side == 0 else None, Verb(nothing, UNIT)
    )
    hide: Choice[int] = Choice(lambda pos, side: None, Verb(nothing, UNIT))
    ask = phase_question(
        more={"dig": dig, "hide": hide},
        args=lambda pos, verbs: {"many": verbs["dig"].set.bit_count(), "all": len(verbs)},
    )
    found = ask.menu(pos)
    assert list(found.verbs) == ["unit", "dig", "end_phase"]
    assert (found.who, found.prompt, found.cite, found.verbs["end_phase"].under) == (
        0,
        "move-prompt",
        "T 7",
        "T 7",
    )
    assert found.args == {"many": 1, "all": 3}
    assert list(ask.verbs) == ["unit", "dig", "hide", "end_phase"]
    assert phase_question(under="T 0").menu(pos).cite == "T 0"


def test_a_phase_may_hold_its_side_back(pos: Position) -> None:
    ask = phase_question(end=lambda pos, side, cite: button(cite).less("T 9", 1, "why-not-now"))
    assert ask.menu(pos).verbs["end_phase"].set == 0


def test_a_phase_has_steps_before_and_after_its_question() -> None:
    first, last = Do("first", lambda ref, frame: None), Do("last", lambda ref, frame: None)
    found = march.phase(
        "blue-movement",
        0,
        "T 7",
        Law().march(),
        movable,
        "x",
        when=lambda pos: False,
        before=(first,),
        after=(last,),
    )
    assert isinstance(found.step, Seq)
    assert found.step.steps[0] is first
    assert found.step.steps[2] is last
    asked = found.step.steps[1]
    assert isinstance(asked, Ask)
    assert asked.when is not None


# -- small things


def test_marks_are_wiped_where_there_are_any(pos: Position) -> None:
    ref = Referee(pos, FixedDice([]))
    ref.do(Marked(MOVED, 1, True, "T 1"))
    march.clear_marks(ref, "T 2", MOVED, FOUGHT)
    assert ref.changes[1:] == [Marked(MOVED, 1, False, "T 2", quiet=True)]


def test_points_are_told_as_whole_ones_and_a_half() -> None:
    assert march.points_args(5, 2) == {"points": 2, "half": 1}
