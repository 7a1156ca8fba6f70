"""3.0 and 7.1: what each side hides from the other, from the first choice to the last chit in the bag."""

from __future__ import annotations

import json
from random import Random

import pytest
from tests.games.victory_lost.passing import die
from tests.games.victory_lost.test_07_draws import BOX, FIELD, FIVE, drawing, over

from grognard.kernel.changes import OwnChanged, Rolled
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import Outcome, choices, expand, step
from grognard.kernel.finality import is_barrier
from grognard.kernel.journal import read_act
from grognard.kernel.narration import visible_act
from grognard.kernel.rollers import visible_rolls
from grognard.kernel.state import Position
from grognard.kernel.views import OBSERVER, menu_view, seen_change, view
from grognard.testing import secrecy
from grognard.testing.table import Situation, fresh, situation

SOVIET, AXIS = 0, 1
HISTORICAL = ["1GdA", "3GdA", "5TkA", "2GdA", "Popov"]  # AVL 3.0m
OTHERS = ["40A", "6A", "5ShA", "51A", "3TkA"]


def chosen(names: list[str]) -> Situation:
    return fresh("avl").acts(*(f"choose {name}" for name in names), "end_choice")


def view_and_menu(pos: Position, viewer: int) -> dict[str, object]:
    return {"view": view(pos, viewer), "menu": menu_view(pos, viewer)}


# -- the five


@cites("AVL 3.0j", "AVL 3.0l")
@pytest.mark.parametrize("viewer", [AXIS, OBSERVER])
def test_nobody_else_learns_which_five_were_chosen_nor_which_are_out_of_the_game(viewer: int) -> None:
    one, other = chosen(HISTORICAL), chosen(OTHERS)
    assert view(one.pos, SOVIET)["own"]["mine"]["chits"] != view(other.pos, SOVIET)["own"]["mine"]["chits"]
    assert view_and_menu(one.pos, viewer) == view_and_menu(other.pos, viewer)


@cites("AVL 3.0j")
def test_nothing_is_told_while_the_five_are_chosen() -> None:
    t = fresh("avl")
    for word in (
        "choose 40A",
        "choose 6A",
        "give_back 40A",
        "historical",
        "choose 51A",
        "choose 28A",
        "choose 3TkA",
    ):
        before = view_and_menu(t.pos, AXIS)
        t.acts(word)
        assert t.log == []
        assert view_and_menu(t.pos, AXIS) == before


@cites("AVL 3.0l")
def test_the_historical_choice_takes_as_many_acts_as_any_other() -> None:
    """The Axis sees how often the Soviets act: one act for all five would tell him all five."""
    t = fresh("avl")
    for n in range(1, 6):
        assert t.can("historical")
        t.act("historical")
        assert len(view(t.pos, SOVIET)["own"]["mine"]["chits"]) == 1 + n
    assert set(view(t.pos, SOVIET)["own"]["mine"]["chits"]) == {"STAVKA", *HISTORICAL}
    assert not t.can("historical")
    t.act("end_choice")
    assert view_and_menu(t.pos, AXIS) == view_and_menu(chosen(OTHERS).pos, AXIS)


@cites("AVL 3.0l", "AVL 7.1.2d")
def test_an_act_read_again_by_others_names_no_chit() -> None:
    t = fresh("avl")
    for act in (["choose", "40A"], ["give_back", "40A"]):
        assert visible_act(act, t.pos, SOVIET) == act
        for viewer in (AXIS, OBSERVER):
            assert visible_act(act, t.pos, viewer) == [act[0], "?"]
        t.act(*act)
    assert [visible_act(["historical"], t.pos, v) for v in (SOVIET, AXIS, OBSERVER)] == [
        ["historical"],
        ["?"],
        ["?"],
    ]
    assert visible_act(["end_choice"], t.pos, AXIS) == ["end_choice"]


def test_who_agreed_on_the_historical_five_supposes_no_others() -> None:
    t = fresh("avl", chits="historical")
    found = {
        secrecy.deal_hidden(t.pos, viewer, Random(seed)).state.own.five
        for viewer in (AXIS, OBSERVER)
        for seed in range(9)
    }
    assert found == {t.pos.state.own.five}


# -- the selection


def selected(soviet: list[str], axis: list[str], *dice: int) -> Situation:
    t = chosen(FIVE).acts(
        *(f"pick {name}" for name in soviet), "end_selection", *(f"pick {name}" for name in axis)
    )
    return t.act("end_selection", dice=dice)


@cites("AVL 7.1.2a", "AVL 7.1.2d", "AVL ANX.S1Ac")
def test_of_a_selection_the_other_side_learns_how_many_and_not_which() -> None:
    one = chosen(FIVE).acts("pick 1GdA", "pick 2GdA", "pick 40A", "end_selection")
    other = chosen(FIVE).acts("pick 3GdA", "pick 2GdA", "pick 6A", "end_selection")
    for viewer in (AXIS, OBSERVER):
        assert view_and_menu(one.pos, viewer) == view_and_menu(other.pos, viewer)
        (told,) = [seen_change(c, one.pos, one.pos, viewer) for c in one.log if isinstance(c, OwnChanged)]
        assert isinstance(told, OwnChanged)
        assert (told.args, told.fields) == ((("side", "soviet"), ("n", 4)), ())
    assert [c for c in one.log if not isinstance(c, OwnChanged)] == [
        c for c in other.log if not isinstance(c, OwnChanged)
    ]


@cites("AVL 7.1.2a", "AVL 7.1.3b")
def test_the_soviets_do_not_learn_what_the_axis_selects() -> None:
    one = selected(["1GdA", "2GdA", "40A"], ["4PzA", "Hollidt", "It8A"])
    other = selected(["1GdA", "2GdA", "40A"], ["4PzA", "R3A", "H2A"])
    for viewer in (SOVIET, OBSERVER):
        assert view_and_menu(one.pos, viewer) == view_and_menu(other.pos, viewer)
    assert view(one.pos, AXIS) != view(other.pos, AXIS)


@cites("AVL 7.1.3a")
def test_of_the_bag_everybody_sees_only_how_many_are_in_it() -> None:
    t = selected(["1GdA", "2GdA", "40A"], ["4PzA", "Hollidt", "It8A"])
    for viewer in (SOVIET, AXIS, OBSERVER):
        own = view(t.pos, viewer)["own"]
        assert own["bag"] == 7
        assert {key for key, value in own.items() if "28A" in json.dumps(value)} <= {"boxes"}


# -- draws


@cites("AVL 7.1.3a")
def test_the_die_of_a_draw_is_told_to_nobody() -> None:
    """The third of seven chits is 1GdA: whoever reads the 3 knows that one of 40A and 6A
    is in the bag too.
    """
    t = selected(["1GdA", "2GdA", "40A"], ["4PzA", "Hollidt", "It8A"])
    before = t.pos
    t.act("pass", dice=[3])
    assert [c.face for c in t.log if isinstance(c, Rolled)] == [3]
    for viewer in (SOVIET, AXIS, OBSERVER):
        assert visible_rolls(t.log, before, t.pos, viewer) == []
        assert [
            c
            for c in secrecy.visible_changes(before, Outcome(t.pos, t.log, []), viewer)
            if isinstance(c, Rolled)
        ] == []


@cites("AVL 7.1.3a", "AVL 7.2.1b")
def test_nobody_takes_back_the_act_that_showed_him_the_last_chit() -> None:
    """No die falls for it. Popov is not on the map: the Axis, which ended its activation, is asked next, and
    now knows a chit more.
    """
    t = drawing(
        ["Hollidt", "Popov"], "Hollidt", units={**FIELD, "G320": "pool"}, turn=3, chits=["Popov", *FIVE[:4]]
    )
    before = t.pos
    over(t)
    out = step(before, read_act(before, "end_phase", None), FixedDice([]))
    assert (choices(before).who, choices(out.pos).who, out.rolls) == (AXIS, AXIS, [])
    assert view(out.pos, AXIS)["own"]["known"] == ["Popov"]
    assert is_barrier(before, out)


# -- two Mansteins


@cites("AVL 7.1.3a", "AVL 7.2.2e")
def test_which_manstein_is_drawn_again_nobody_sees() -> None:
    """One was put back. Whether the next one is the same or the other, the Soviets see a Manstein."""
    bag = ["Manstein-1", "Manstein-2", "Hollidt"]
    found = []
    for second in ("Manstein-1", "Manstein-2"):
        t = drawing(bag, "Manstein-1", played=["STAVKA"])
        t.act("refuse", dice=[die(bag, "Hollidt")])
        assert view(t.pos, SOVIET)["own"]["returned"] == ["Manstein"]
        over(t, die(["Manstein-1", "Manstein-2"], second))
        found.append([view_and_menu(t.pos, viewer) for viewer in (SOVIET, OBSERVER)])
        assert view(t.pos, SOVIET)["own"]["returned"] == []
    assert found[0] == found[1]


@cites("AVL 7.1.3a")
def test_one_manstein_put_back_twice_looks_like_two() -> None:
    bag = ["Manstein-1", "Manstein-2", "Hollidt", "4PzA"]
    found = []
    for second in ("Manstein-1", "Manstein-2"):
        t = drawing(bag, "Manstein-1", played=["STAVKA"])
        t.act("refuse", dice=[die(bag, "Hollidt")])
        left = ["Manstein-1", "Manstein-2", "4PzA"]
        over(t, die(left, second))
        t.act("refuse", dice=[die(left, "4PzA")])
        found.append([view_and_menu(t.pos, viewer) for viewer in (SOVIET, OBSERVER)])
    assert found[0] == found[1]


# -- what search may look at


def test_every_outcome_of_a_supposed_draw_is_a_draw_that_can_be() -> None:
    """Whoever looks ahead draws from what he can suppose: chits of the other side that he has never seen come
    out of it too.
    """
    t = selected(["1GdA", "2GdA", "40A"], ["4PzA", "Hollidt", "It8A"])
    drawn: set[str] = set()
    for seed in range(40):
        twin = secrecy.deal_hidden(t.pos, AXIS, Random(seed))
        for _, out in expand(twin, read_act(twin, "pass", None)):
            assert out.rolls[0].sides == 7
            drawn |= set(view(out.pos, AXIS)["own"]["played"])
    red = {"STAVKA", "40A", "6A", "1GdA", "3GdA", "5TkA", "5ShA", "2GdA", "51A", "3TkA", "28A", "Popov"}
    assert drawn == red | {"4PzA", "Hollidt", "It8A"}


def test_the_one_who_decides_knows_his_own() -> None:
    t = situation(
        "avl",
        "axis-manstein",
        turn=6,
        own={"chits": FIVE, "bag": ["STAVKA", "40A", "Hollidt"]},
        units={**FIELD, **BOX},
    )
    assert choices(t.pos).who == AXIS
    for seed in range(9):
        own = secrecy.deal_hidden(t.pos, AXIS, Random(seed)).state.own
        assert own.bag & own.axis == t.pos.state.own.bag & t.pos.state.own.axis
