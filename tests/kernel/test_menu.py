"""The menu, and sets that remember what was ruled out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from grognard.games import load
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices
from grognard.kernel.menu import (
    BUTTON,
    HEX,
    OPTION,
    UNIT,
    Act,
    Allowed,
    Cause,
    Menu,
    button,
    hexes,
    options,
    units,
)
from grognard.kernel.position import begin

A, B, C, D = (1 << n for n in range(4))


def test_what_is_left_is_allowed_and_needs_no_reason():
    allowed = hexes(A | B | C, "X out").less("X 1", B)
    assert allowed.set == A | C
    assert allowed.why_not(0) == []
    assert allowed.why_not(1) == ["X 1"]
    assert allowed.why_not(3) == ["X out"]


def test_what_forbids_the_rest_is_another_paragraph_than_what_permits():
    """`under` permits what is in the set; what was never considered is refused by `outside`."""
    plain = hexes(A, "X permits", "X forbids")
    assert (plain.under, plain.why_not(0), plain.why_not(3)) == ("X permits", [], ["X forbids"])
    spoken = units(A, "X permits", lambda noun: Cause(f"X {noun}", "why-words", (("n", noun),)))
    assert spoken.causes(2) == [Cause("X 2", "why-words", (("n", 2),))]


def test_only_rules_out_everything_else():
    allowed = units(A | B | C, "X out").only("X 1", B | D)
    assert allowed.set == B
    assert allowed.why_not(0) == ["X 1"]
    assert allowed.why_not(3) == ["X out"]  # never considered, and `only` kept it


def test_every_paragraph_that_bars_a_noun_is_named_once_in_order():
    allowed = hexes(A | B, "X out").less("X 2", B).less("X 1", A | B).less("X 2", B)
    assert allowed.set == 0
    assert allowed.why_not(1) == ["X 2", "X 1"]
    assert allowed.why_not(0) == ["X 1"]


def test_an_empty_set_rules_out_nothing_and_is_not_kept():
    allowed = hexes(A, "X out").less("X 1", 0)
    assert allowed.barred == []


def test_a_reason_for_what_was_never_considered():
    """A set may bar a noun that was not in its base: the reason is the bar, not the outside."""
    assert hexes(A, "X out").less("X 1", C).why_not(2) == ["X 1"]


def test_what_a_paragraph_alone_rules_out_is_worked_out_only_when_asked():
    asked = []

    def wider():
        asked.append(1)
        return [("X zoc", A | B), ("X cost", C)]

    allowed = hexes(A, "X out").relaxing(wider)
    menu = Menu(0, "p", "X m", {"to": allowed})
    assert menu.acts() == [Act("to", 0)]
    assert menu.count() == 1
    assert Act("to", 0) in menu
    assert Act("to", 1) not in menu
    assert allowed.why_not(0) == []
    assert asked == []
    assert allowed.why_not(1) == ["X zoc"]
    assert allowed.why_not(2) == ["X cost"]
    assert allowed.why_not(3) == ["X out"]
    assert len(asked) == 3


def test_reasons_from_both_sources_are_joined():
    allowed = hexes(A | B, "X out").less("X full", B).relaxing(lambda: [("X zoc", B), ("X full", B)])
    assert allowed.why_not(1) == ["X full", "X zoc"]


@pytest.mark.parametrize("noun", [-1, -(1 << 80), 1 << 20, 1 << 80])
def test_nouns_that_cannot_be_are_outside(noun):
    menu = Menu(0, "p", "X m", {"to": hexes(A, "X out"), "unit": units(~0, "X all").only("X few", A)})
    assert Act("to", noun) not in menu
    assert menu.why_not(Act("to", noun)) == ["X out"]
    assert Act("unit", noun) not in menu
    assert menu.why_not(Act("unit", noun))


def test_a_verb_without_nouns_stands_on_the_menu_and_says_why():
    menu = Menu(0, "p", "X m", {"to": hexes(0, "X none"), "end": button("X end").less("X must", 1)})
    assert menu.acts() == []
    assert menu.count() == 0
    assert menu.why_not(Act("to", 4)) == ["X none"]
    assert menu.why_not(Act("end")) == ["X must"]


def test_a_verb_that_is_not_asked_for_is_refused_by_the_question():
    assert Menu(0, "p", "X m", {}).why_not(Act("dance")) == ["X m"]


def test_a_game_may_say_more_of_a_verb_that_is_not_asked_for():
    toy = load("toy")
    late = lambda pos, act: Cause("X late", "why-late") if act.verb == "dance" else None  # noqa: E731
    game = replace(toy, hooks=replace(toy.hooks, not_now=late))
    menu = choices(begin(game, SeededDice(b"toy"))[0])
    assert menu.causes(Act("dance")) == [Cause("X late", "why-late")]
    assert menu.why_not(Act("sing")) == [menu.cite]


def test_acts_are_in_the_order_of_verbs_and_nouns():
    menu = Menu(0, "p", "X m", {"b": hexes(B | D, "X"), "a": button("X")})
    assert menu.acts() == [Act("b", 1), Act("b", 3), Act("a", 0)]
    assert all(act in menu for act in menu.acts())


def test_kinds():
    assert hexes(0, "X").kind == HEX
    assert units(0, "X").kind == UNIT
    assert button("X").kind == BUTTON
    choice = options(("north", "south"), "X")
    assert (choice.kind, choice.set, choice.names) == (OPTION, 0b11, ("north", "south"))
    assert Allowed(HEX, A, "X").why_not(0) == []
