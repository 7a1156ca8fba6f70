"""Losses: what leaves no choice is borne at once, the rest is asked, and what a loss leads to comes first."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import pytest

from grognard.games import MODULES, load
from grognard.kernel.changes import Change, Moved, Removed, StepsChanged
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import Outcome, choices, run, step
from grognard.kernel.flow import Ask, Verb, compile_program
from grognard.kernel.menu import Act, Allowed, Menu, button, units
from grognard.kernel.places import DEAD
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules.answers import ENOUGH
from grognard.rules.losses import Debt, LossRule, eliminate, living_units, lose_step, owe, procedure
from grognard.testing.giant_toy.combat import BEARING
from grognard.testing.giant_toy.names import NORTH, SOUTH, Attrition


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODULES, "giant", "grognard.testing.giant_toy")


def everybody(pos: Position, debt: Debt) -> Allowed:
    return units(living_units(pos, debt.units), "may", "outside")


PLAIN = LossRule("giant-losses", "ask", everybody, lose_step, eliminate)


def waiting(rule: LossRule[Debt], **questions: Ask) -> Position:
    """A question that leads nowhere: N3 and S3 have 3 steps, all others 2."""
    idle = Ask("idle", lambda pos: Menu(NORTH, "giant-move", "1", {"done": button("1")}), {"done": ENOUGH})
    game = load("giant")
    first, program = compile_program(idle, {rule.name: procedure(rule), **questions})
    game = replace(game, first=first, program=program)
    return Position(game, game.start(game)._replace(frames=(Frame("idle", NORTH),)))


def some(pos: Position, names: str) -> UnitSet:
    return sum(1 << pos.game.roster.index[name] for name in names.split())


def owing(pos: Position, rule: LossRule[Debt], *debts: tuple[int, Debt | Attrition | Required]) -> Outcome:
    ref = Referee(pos, FixedDice([]))
    for side, debt in debts:
        owe(ref, side, debt, rule)
    run(ref)
    return Outcome(ref.pos, ref.changes, ref.rolls)


def lose(pos: Position, name: str) -> Outcome:
    return step(pos, Act("lose", pos.game.roster.index[name]), FixedDice([]))


def loss_lines(pos: Position, changes: list[Change]) -> list[str]:
    """Who lost what, in order."""
    found = []
    for change in changes:
        if isinstance(change, StepsChanged | Removed):
            found.append(f"{pos.game.roster[change.unit].id} {getattr(change, 'left', 'dead')} {change.cite}")
    return found


# -- nothing to choose


def test_a_single_unit_loses_its_steps_one_by_one_and_nobody_is_asked() -> None:
    pos = waiting(PLAIN)
    out = owing(pos, PLAIN, (NORTH, Debt(some(pos, "N3"), 2, "crt")))
    assert loss_lines(pos, out.changes) == ["N3 2 crt", "N3 1 crt"]
    assert out.pos.frame.step == "idle"


def test_units_that_cannot_survive_are_eliminated_at_once() -> None:
    pos = waiting(PLAIN)
    for steps in (4, 7):
        out = owing(pos, PLAIN, (NORTH, Debt(some(pos, "N1 N2"), steps, "crt")))
        assert loss_lines(pos, out.changes) == ["N1 dead crt", "N2 dead crt"]
        assert out.pos.frame.step == "idle"


def test_where_a_game_eliminates_nobody_outright_they_lose_step_by_step_without_a_question() -> None:
    rule = PLAIN._replace(eliminate=None)
    pos = waiting(rule)
    out = owing(pos, rule, (NORTH, Debt(some(pos, "N1 N2"), 4, "crt")))
    assert sorted(loss_lines(pos, out.changes)) == ["N1 1 crt", "N1 dead crt", "N2 1 crt", "N2 dead crt"]


def test_nobody_owes_what_nobody_is_left_to_bear() -> None:
    pos = waiting(PLAIN)
    gone = Position(pos.game, pos.state._replace(where=(DEAD, *pos.state.where[1:])))
    assert owing(gone, PLAIN, (NORTH, Debt(1, 2, "crt"))).pos.state == gone.state
    assert owing(pos, PLAIN, (NORTH, Debt(0, 2, "crt"))).pos.state == pos.state
    assert owing(pos, PLAIN, (NORTH, Debt(3, 0, "crt"))).pos.state == pos.state
    barred = PLAIN._replace(may=lambda pos, debt: everybody(pos, debt).less("no", ~0))
    assert owing(waiting(barred), barred, (NORTH, Debt(3, 1, "crt"))).pos.state == pos.state


# -- a choice


def test_the_owner_shares_the_losses_out_until_there_is_no_choice_left() -> None:
    pos = waiting(PLAIN)
    out = owing(pos, PLAIN, (SOUTH, Debt(some(pos, "S1 S2"), 3, "crt")))
    menu = choices(out.pos)
    assert (menu.who, menu.prompt, menu.cite, menu.args) == (SOUTH, "giant-losses", "ask", {"left": 3})
    assert menu.verbs["lose"].set == some(pos, "S1 S2")
    one = lose(out.pos, "S2")
    assert loss_lines(pos, one.changes) == ["S2 1 crt"]
    assert one.pos.memo(Debt) == Debt(some(pos, "S1 S2"), 2, "crt")
    two = lose(one.pos, "S2")
    assert loss_lines(pos, two.changes) == ["S2 dead crt", "S1 1 crt"], "the last step has one bearer"
    assert two.pos.frame.step == "idle"


def test_the_debt_names_only_units_that_are_there() -> None:
    pos = waiting(PLAIN)
    gone = Position(pos.game, pos.state._replace(where=(DEAD, *pos.state.where[1:])))
    out = owing(gone, PLAIN, (NORTH, Debt(some(pos, "N1 N2 N3"), 1, "crt")))
    assert out.pos.memo(Debt).units == some(pos, "N2 N3")
    many = owing(pos, PLAIN, (NORTH, Debt(some(pos, "N1 N2 N3"), 4, "crt"))).pos
    fewer = lose(lose(many, "N2").pos, "N2").pos
    assert fewer.memo(Debt) == Debt(some(pos, "N1 N3"), 2, "crt")


def test_of_two_debts_the_last_is_borne_first() -> None:
    pos = waiting(PLAIN)
    mine, theirs = Debt(some(pos, "N1"), 1, "a"), Debt(some(pos, "S1 S2"), 1, "d")
    out = owing(pos, PLAIN, (NORTH, mine), (SOUTH, theirs))
    assert (out.pos.frame.who, loss_lines(pos, out.changes)) == (SOUTH, [])
    assert loss_lines(pos, lose(out.pos, "S2").changes) == ["S2 1 d", "N1 1 a"]


def test_a_choice_that_is_gone_before_it_is_asked_is_none() -> None:
    pos = waiting(PLAIN)
    twice = Debt(some(pos, "N1 N2"), 1, "below"), Debt(some(pos, "N1 N2"), 3, "above")
    out = owing(pos, PLAIN, (NORTH, twice[0]), (NORTH, twice[1]))
    last = lose(lose(out.pos, "N1").pos, "N1")
    assert loss_lines(pos, last.changes) == ["N1 dead above", "N2 1 above", "N2 dead below"]
    assert last.pos.frame.step == "idle"


# -- first losses by class, then one for each: VR 7.8


def test_a_guard_bears_the_first_loss_and_none_a_second_before_all_have_one() -> None:
    pos = waiting(BEARING)
    out = owing(pos, BEARING, (NORTH, Attrition(some(pos, "N1 N2 N3"), 3, "BIG 4.3")))
    assert loss_lines(pos, out.changes) == ["N3 2 BIG 4.3"], "one guard: no question"
    menu = choices(out.pos)
    assert menu.verbs["lose"].set == some(pos, "N1 N2")
    assert menu.why_not(Act("lose", pos.game.roster.index["N3"])) == ["BIG 4.8"]
    assert out.pos.memo(Attrition).hit == some(pos, "N3")
    end = lose(out.pos, "N1")
    assert loss_lines(pos, end.changes) == ["N1 1 BIG 4.3", "N2 1 BIG 4.3"]


# -- a Kampfgruppe takes the place of a division and bears what is left: VR 7.15


def replaced_by(ref: Referee, unit: int, cite: str) -> None:
    """An eliminated unit may be replaced where it stood; its owner is asked."""
    at = ref.state.where[unit]
    lose_step(ref, unit, cite)
    if ref.state.where[unit] < 0:
        ref.ask("kampfgruppe", ref.game.roster[unit].side, at)


def take_kampfgruppe(ref: Referee, _: int) -> None:
    at, kampfgruppe = ref.pos.memo(int), ref.game.roster.index["S6"]
    ref.finish()
    ref.do(Moved(kampfgruppe, (ref.state.where[kampfgruppe], at), "move", "7.15"))
    ref.amend(Debt, units=ref.state.frames[-1].memo.units | 1 << kampfgruppe)


def test_what_a_loss_leads_to_is_asked_first_and_may_bear_the_rest() -> None:
    verbs = {"done": Verb(take_kampfgruppe), "drop": ENOUGH}

    def menu(pos: Position) -> Menu:
        return Menu(pos.frame.who, "giant-move", "7.15", {"done": button("7.15"), "drop": button("7.15")})

    ask = Ask("kampfgruppe", menu, verbs, memo=int)
    rule = PLAIN._replace(pay=replaced_by, eliminate=replaced_by)
    pos = waiting(rule, kampfgruppe=ask)
    pos = Position(pos.game, pos.state._replace(steps=(1,) * len(pos.state.steps)))
    pos = Position(pos.game, pos.state._replace(steps=(*pos.state.steps[:11], 2, *pos.state.steps[12:])))
    out = owing(pos, rule, (SOUTH, Debt(some(pos, "S1"), 2, "eng")))
    assert out.pos.frame.step == "kampfgruppe"
    with_it = step(out.pos, Act("done"), FixedDice([]))
    assert loss_lines(pos, with_it.changes) == ["S6 1 eng"], "the Kampfgruppe bears the second loss"
    without = step(out.pos, Act("drop"), FixedDice([]))
    assert loss_lines(pos, without.changes) == []
    assert without.pos.frame.step == with_it.pos.frame.step == "idle"


# -- printed strengths, cadres and required losses: SS 9D, 9E, 9H


class Required(NamedTuple):
    """Strength to be lost, and how much of it at least by some of the units."""

    units: UnitSet
    left: int
    cite: str
    armour: UnitSet = 0
    duty: int = 0


def strengths(pos: Position, unit: int) -> list[int]:
    """The faces that a unit still has, the one that is up first: a corps 4 and 1, a guard 6, 4 and 1."""
    counter = pos.game.roster[unit]
    return [counter.face(left).attack for left in range(pos.state.steps[unit], 0, -1)]


def required(pos: Position, debt: Required) -> Allowed:
    """Others than armour may be lost as long as they leave the armour its part."""
    found = units(living_units(pos, debt.units), "9D", "9D")
    if not debt.duty:
        return found
    spare = debt.left - debt.duty
    light = sum(1 << u for u in range(12) if found.set >> u & 1 and strengths(pos, u)[0] <= spare)
    return found.prefer("9H", debt.armour | light)


def rest(pos: Position, debt: Required, unit: int) -> Required:
    lost = strengths(pos, unit)[0]
    duty = debt.duty - lost if debt.armour >> unit & 1 else debt.duty
    return debt._replace(left=debt.left - lost, duty=max(0, duty))


BY_STRENGTH = LossRule(
    "giant-losses",
    "9D",
    required,
    lose_step,
    eliminate,
    rest,
    worth=lambda pos, debt, unit: sum(strengths(pos, unit)),
    memo=Required,
)


def test_a_division_and_its_cadre_both_count() -> None:
    """Five are owed: a corps of 4 becomes a cadre of 1, and the cadre goes with it; or two corps are hit."""
    pos = waiting(BY_STRENGTH)
    out = owing(pos, BY_STRENGTH, (NORTH, Required(some(pos, "N1 N2"), 5, "ex")))
    one = lose(out.pos, "N1")
    assert one.pos.memo(Required).left == 1
    assert loss_lines(pos, lose(one.pos, "N1").changes) == ["N1 dead ex"]
    assert loss_lines(pos, lose(one.pos, "N2").changes) == ["N2 1 ex"]
    assert lose(one.pos, "N2").pos.frame.step == "idle", "more than is owed is enough"


def test_half_of_the_losses_are_borne_by_armour() -> None:
    """Ten are owed, five of them by the guard: a corps may go first, a second one may not."""
    pos = waiting(BY_STRENGTH)
    debt = Required(some(pos, "N1 N2 N3"), 10, "ex", some(pos, "N3"), 5)
    out = owing(pos, BY_STRENGTH, (NORTH, debt))
    assert choices(out.pos).verbs["lose"].set == some(pos, "N1 N2 N3")
    one = lose(out.pos, "N1").pos
    assert one.state.steps[pos.game.roster.index["N3"]] == 3
    menu = choices(one)
    assert menu.verbs["lose"].set == some(pos, "N1 N3"), "the cadre of 1 leaves the guard its 5"
    assert menu.why_not(Act("lose", pos.game.roster.index["N2"])) == ["9H"]
    assert loss_lines(pos, lose(one, "N3").changes) == ["N3 2 ex"]


def test_where_all_are_not_enough_all_are_lost() -> None:
    pos = waiting(BY_STRENGTH)
    out = owing(pos, BY_STRENGTH, (NORTH, Required(some(pos, "N1 N2"), 10, "ex")))
    assert loss_lines(pos, out.changes) == ["N1 dead ex", "N2 dead ex"]


def test_who_may_bear_a_loss_can_hang_on_who_is_asked() -> None:
    """The side below has other choices: those of the question alone count, and it is put once."""

    def may(pos: Position, debt: Debt) -> Allowed:
        found = everybody(pos, debt)
        return found if pos.frame.who == NORTH else found.less("1", 1 << found.set.bit_length() - 1, "no")

    rule = PLAIN._replace(may=may)
    pos = waiting(rule)
    two = some(pos, "S1 S2")
    out = owing(pos, rule, (SOUTH, Debt(two, 1, "law")))
    assert choices(out.pos).prompt == "giant-move", "one unit alone could bear it"
    assert sum(isinstance(change, StepsChanged) for change in out.changes) == 1
