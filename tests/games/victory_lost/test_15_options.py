"""15 and 15.0.2: what the players may agree on, and what helps the Axis."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from tests.games.victory_lost.passing import AXIS, NOBODY, SOVIET, bag, die, own_view, pass_to

from grognard.games import load
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import choices
from grognard.kernel.position import begin
from grognard.kernel.views import view
from grognard.testing.table import Situation, fresh, situation

FIVE = ["40A", "6A", "1GdA", "2GdA", "3GdA"]
# each army with a unit of its own, far from the enemy
FIELD = {
    **{"40A": "3302", "S25G": "3302", "6A": "3808", "S127": "3808", "1GdA": "4110", "S35G": "4110"},
    **{"2GdA": "6225", "S98": "6225", "3GdA": "4912", "S278": "4912"},
    **{"Hollidt": "2018", "G62": "2018", "4PzA": "1030", "G6Pz": "1030", "R3A": "0620", "R7": "0620"},
}
AXIS_FIRST = ["Hollidt", "4PzA", "R3A"]


def turn_of(
    turn: int, phase: str = "soviet-selection", units: dict[str, Any] | None = None, **options: str
) -> Situation:
    """The beginning of a turn, come to from the end of the one before."""
    own = {"chits": FIVE, "axis_chits": AXIS_FIRST}
    t = situation("avl", "end", turn=turn - 1, options=options, own=own, units=units or FIELD)
    pass_to(t, phase, turn)
    return t


# -- 15.0


@cites("AVL 15.0")
def test_unless_the_players_agree_none_of_them_applies() -> None:
    wanted = {
        "mech_points": "three",
        **dict.fromkeys(("administrative", "late_1pza", "early_manstein", "preselection", "free_chit"), "no"),
    }
    game = load("avl")
    assert wanted.items() <= dict(game.options).items()
    rules = game.rules
    assert (rules.mech_points, rules.extra, rules.panzers) == (3, 0, 0)
    assert (rules.early_manstein, rules.preselection, rules.free_chit) == (False, False, False)


@cites("AVL 15.0")
@pytest.mark.parametrize(
    ("option", "value", "field", "found"),
    [
        ("mech_points", "five", "mech_points", 5),
        ("administrative", "yes", "extra", 2),
        ("late_1pza", "yes", "panzers", 5),
        ("early_manstein", "yes", "early_manstein", True),
        ("preselection", "yes", "preselection", True),
        ("free_chit", "yes", "free_chit", True),
    ],
)
def test_each_may_be_had_without_the_others(option: str, value: str, field: str, found: object) -> None:
    base, rules = load("avl").rules, load("avl", {option: value}).rules
    other = [
        name
        for name in vars(base)
        if name not in ("data", "ground") and getattr(base, name) != getattr(rules, name)
    ]
    assert (other, getattr(rules, field)) == ([field], found)


# -- 15.0.2a: Manstein a turn sooner


@cites("AVL 15.0.2a", "AVL 11.1.2b")
@pytest.mark.parametrize(("turn", "chit"), [(3, "Manstein-1"), (6, "Manstein-2")])
def test_a_manstein_comes_with_the_selection_of_its_turn(turn: int, chit: str) -> None:
    assert chit not in turn_of(turn, "axis-selection").may("pick")
    assert chit not in turn_of(turn - 1, "axis-selection", early_manstein="yes").may("pick")
    t = turn_of(turn, "axis-selection", early_manstein="yes")
    assert chit in t.may("pick")
    t.act("pick", chit)
    pass_to(t, "soviet-movement", turn)
    assert chit in bag(t) or "Manstein" in own_view(t, SOVIET)["played"]


@cites("AVL 15.0.2a")
def test_it_comes_but_once() -> None:
    t = turn_of(3, "axis-selection", early_manstein="yes")
    pass_to(t, "axis-selection", 4)
    assert own_view(t, AXIS)["axis_pool"].count("Manstein") == 1


# -- 15.0.2b: the Soviets select a turn ahead


@cites("AVL 15.0.2b")
def test_on_turn_1_for_this_turn_and_the_next_and_then_always_for_the_next() -> None:
    t = fresh("avl", preselection="yes", chits="historical")
    t.acts("pick 1GdA", "pick 2GdA", "pick 3GdA", "end_selection")
    assert (t.phase, t.who) == ("soviet-selection", "soviet")
    assert sorted(bag(t)) == ["1GdA", "2GdA", "3GdA", "STAVKA"]
    assert t.refusals("end_selection") == ["AVL 7.1.2b"]
    t.acts("pick 1GdA", "pick 5TkA", "pick Popov", "end_selection")
    assert (t.phase, sorted(bag(t))) == ("axis-selection", ["1GdA", "2GdA", "3GdA", "STAVKA"])
    wanted = [{"1GdA", "5TkA", "Popov"}, {"2GdA", "3GdA", "5TkA"}, {"1GdA", "2GdA", "Popov"}]
    for turn, (now, later) in enumerate(pairwise(wanted), 2):
        pass_to(t, "soviet-selection", turn)
        assert set(bag(t)) == {"STAVKA", *now}  # in the bag before he chooses anything
        t.acts(*(f"pick {chit}" for chit in sorted(later)), "end_selection")
        assert set(bag(t)) == {"STAVKA", *now}
        assert t.phase == "axis-selection"


@cites("AVL 15.0.2b")
def test_without_the_option_he_selects_for_the_turn_itself() -> None:
    t = fresh("avl", chits="historical").acts("pick 1GdA", "pick 2GdA", "pick 3GdA", "end_selection")
    assert t.phase == "axis-selection"
    pass_to(t, "soviet-selection", 2)
    assert bag(t) == []


@cites("AVL 15.0.2b")
def test_on_turn_9_there_is_nothing_to_select_for() -> None:
    t = situation(
        "avl",
        "end",
        turn=8,
        options={"preselection": "yes"},
        own={"chits": FIVE, "ahead": FIVE[1:4]},
        units=FIELD,
    )
    assert (t.phase, t.pos.state.turn, set(bag(t))) == ("axis-selection", 9, {"STAVKA", *FIVE[1:4]})


@cites("AVL 15.0.2b")
def test_the_chits_of_this_turn_may_be_noted_for_the_next_too() -> None:
    """All that are still in the game, those in the bag among them; as many as there are when there are fewer
    than three.
    """
    own = {"chits": FIVE, "ahead": FIVE[:3]}
    t = situation("avl", "end", turn=4, options={"preselection": "yes"}, own=own, units=FIELD)
    assert t.may("pick") == sorted(FIVE)
    few = {unit: at for unit, at in FIELD.items() if unit not in FIVE[2:]}
    t = situation(
        "avl", "end", turn=4, options={"preselection": "yes"}, own={**own, "lost": FIVE[2:]}, units=few
    )
    assert t.may("pick") == sorted(FIVE[:2])
    t.acts(*(f"pick {chit}" for chit in FIVE[:2]), "end_selection")
    assert t.phase == "axis-selection"


@cites("AVL 15.0.2b", "AVL 11.3a", "AVL 12.6")
def test_a_noted_chit_that_has_left_with_its_hq_is_not_replaced() -> None:
    """The 3rd Guards Army has nobody to command any more: what was noted stands, less its chit."""
    units = {unit: at for unit, at in FIELD.items() if unit != "S278"}
    own = {"chits": FIVE, "ahead": ["40A", "6A", "3GdA"]}
    t = situation("avl", "end", turn=4, options={"preselection": "yes"}, own=own, units=units)
    assert (t.at("3GdA"), t.pos.state.turn, t.phase) == ("gone", 5, "soviet-selection")
    assert sorted(bag(t)) == ["40A", "6A", "STAVKA"]
    assert t.may("pick") == ["1GdA", "2GdA", "40A", "6A"]  # for turn 6
    t.acts("pick 1GdA", "pick 2GdA", "pick 40A", "end_selection")
    pass_to(t, "soviet-selection", 6)
    assert sorted(bag(t)) == ["1GdA", "2GdA", "40A", "STAVKA"]


@cites("AVL 15.0.2b", "AVL 7.1.2a", "AVL 7.1.3b")
def test_what_he_notes_is_his_secret() -> None:
    one, two = (
        situation(
            "avl",
            "end",
            turn=4,
            options={"preselection": "yes"},
            own={"chits": FIVE, "ahead": FIVE[:3]},
            units=FIELD,
        )
        for _ in "ab"
    )
    for t, picks in ((one, FIVE[:3]), (two, FIVE[2:])):
        t.acts(*(f"pick {chit}" for chit in picks))
        assert own_view(t, SOVIET)["mine"]["ahead"] == sorted(
            picks, key=["40A", "6A", "1GdA", "3GdA", "2GdA"].index
        )
    for viewer in (AXIS, NOBODY):
        assert view(one.pos, viewer) == view(two.pos, viewer)
    for t in (one, two):
        t.act("end_selection")
    for viewer in (AXIS, NOBODY):
        assert view(one.pos, viewer) == view(two.pos, viewer)


# -- 15.0.2c: the first chit of the Axis


def special(**options: str) -> Situation:
    own = {
        "chits": FIVE,
        "axis_chits": [*AXIS_FIRST, "H2A", "It8A"],
        "bag": ["STAVKA", *FIVE[:3], *AXIS_FIRST],
    }
    return situation("avl", "soviet-special", turn=1, options=options, own=own, units=FIELD)


@cites("AVL 15.0.2c", "AVL 4.1.2e")
@pytest.mark.parametrize("fights", [False, True])
def test_after_the_soviet_assault_the_axis_plays_one_of_its_chits_undrawn(fights: bool) -> None:
    """One that it has selected this turn; it counts among them (AMB-AVL-04)."""
    t = special(free_chit="yes")
    t.act("activate", "40A") if fights else t.act("pass")
    assert (t.phase, t.who) == ("axis-designation", "axis")
    assert t.may("designate") == sorted(AXIS_FIRST)
    for chit in ("H2A", "STAVKA", "40A"):
        assert t.refusals("designate", chit) == ["AVL 15.0.2c"]
    t.act("designate", "4PzA")
    assert (t.rolls, t.phase, set(t.units_marked("active"))) == ([], "axis-movement", {"4PzA", "G6Pz"})
    assert own_view(t, SOVIET)["played"] == ["4PzA"]
    left = ["STAVKA", *FIVE[:3], "Hollidt", "R3A"]
    assert sorted(bag(t)) == sorted(left)
    t.act("end_phase", dice=[die(left, "Hollidt")])
    assert (t.phase, set(t.units_marked("active"))) == ("axis-movement", {"Hollidt", "G62"})


@cites("AVL 15.0.2c")
def test_the_assault_comes_first_and_is_fought_out() -> None:
    t = situation(
        "avl",
        "soviet-special",
        turn=1,
        options={"free_chit": "yes"},
        own={"chits": FIVE, "bag": ["STAVKA", *AXIS_FIRST]},
        units={**FIELD, "H13": "3303"},
    )
    t.act("activate", "40A")
    assert (t.phase, t.may("target")) == ("soviet-combat", ["3303"])
    t.act("end_phase")
    assert t.phase == "axis-designation"


@cites("AVL 15.0.2c")
def test_without_the_option_the_draws_follow_at_once() -> None:
    t = special().act("pass", dice=[1])
    assert t.phase == "soviet-movement"


@cites("AVL 15.0.2c")
def test_only_on_turn_1() -> None:
    own = {"chits": FIVE, "axis_chits": AXIS_FIRST, "bag": ["STAVKA"]}
    t = situation("avl", "axis-selection", turn=2, options={"free_chit": "yes"}, own=own, units=FIELD)
    t.acts(*(f"pick {chit}" for chit in AXIS_FIRST))
    t.act("end_selection", dice=[1])
    assert t.phase == "soviet-movement"


@cites("AVL 15.0.2c")
def test_the_axis_designates_once_and_the_chit_of_an_absent_hq_is_spent() -> None:
    own = {"chits": FIVE, "axis_chits": ["Hollidt", "H2A"], "bag": ["STAVKA", "Hollidt", "H2A"]}
    t = situation("avl", "axis-designation", turn=1, options={"free_chit": "yes"}, own=own, units=FIELD)
    t.act("designate", "H2A", dice=[die(["STAVKA", "Hollidt"], "Hollidt")])
    assert sorted(own_view(t, AXIS)["played"]) == ["H2A", "Hollidt"]
    assert t.phase == "axis-movement"


@cites("AVL 15.0.2c", "AVL 7.2.2e")
def test_a_manstein_so_named_is_not_put_back() -> None:
    own = {"chits": FIVE, "axis_chits": ["Hollidt", "Manstein-1"], "bag": ["STAVKA", "Hollidt", "Manstein-1"]}
    t = situation("avl", "axis-designation", turn=1, options={"free_chit": "yes"}, own=own, units=FIELD)
    t.act("designate", "Manstein-1")
    assert t.phase == "axis-manstein"
    assert not t.can("refuse")


@cites("AVL 15.0.2c")
@pytest.mark.parametrize(("option", "inside"), [("no", ["Hollidt"]), ("yes", ["40A"])])
def test_nothing_is_designated_without_the_option_or_without_a_chit(option: str, inside: list[str]) -> None:
    own = {"chits": FIVE, "axis_chits": AXIS_FIRST, "bag": inside}
    t = situation("avl", "axis-designation", turn=1, options={"free_chit": option}, own=own, units=FIELD)
    assert t.phase == ("axis-movement" if option == "no" else "soviet-movement")


@cites("AVL 15.0.2b", "AVL 7.1.2b")
def test_a_scenario_that_begins_later_begins_with_a_selection_for_its_first_turn_too() -> None:
    t = Situation(begin(load("avl", {"preselection": "yes"}, "training"), FixedDice([]))[0])
    assert (t.who, choices(t.pos).prompt) == ("soviet", "avl-select")
    t.acts("pick 1GdA", "pick Popov", "end_selection")
    assert choices(t.pos).prompt == "avl-select-ahead"
    assert sorted(bag(t)) == ["1GdA", "Popov", "STAVKA"]
