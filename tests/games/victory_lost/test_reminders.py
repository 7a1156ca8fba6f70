"""What is warned of: HQs that would be called, or left, with nobody to attack or to lead."""

from __future__ import annotations

from typing import Any

from grognard.games.victory_lost.table.reminders import unfinished_business, wasteful_acts
from grognard.testing.table import Situation, situation

# 40A commands S25G by a Hungarian regiment; nobody of the 6th Army is near an enemy; 1GdA leads nobody
FIELD = {
    "40A": "3302",
    "S25G": "3303",
    "H13": "3304",
    "6A": "3808",
    "S127": "3809",
    "1GdA": "4905",
    "Hollidt": "2018",
}


LED = {"Hollidt": "2018", "G62": "2017", "It8A": "2915"}  # Hollidt leads somebody, the Italians nobody


def before(**more: Any) -> Situation:
    own = {"chits": ["1GdA", "3GdA"], "bag": ["STAVKA", "1GdA", "Hollidt"]}
    return situation("avl", "soviet-special", turn=1, own=own, units={**FIELD, **more})


def warned(t: Situation, verb: str) -> dict[str, str]:
    found = wasteful_acts(t.pos).get(verb, {})
    names = t.game.rules.data.chit_names if verb == "designate" else [unit.id for unit in t.game.roster.units]
    return {names[noun]: one.what for noun, one in found.items()}


def left(t: Situation) -> dict[str, set[str]]:
    return {one.what: set(t.game.roster.ids(one.units)) for one in unfinished_business(t.pos)}


def test_an_hq_whose_units_touch_nobody_would_be_called_for_nothing() -> None:
    assert warned(before(), "activate") == {"6A": "avl-waste-aim", "1GdA": "avl-waste-aim"}
    assert warned(before(H7="3909"), "activate") == {"1GdA": "avl-waste-aim"}


def test_an_enemy_hq_alone_is_no_target() -> None:
    """AVL 9.0b: the 6th Army stands by an HQ and nobody else."""
    assert "6A" in warned(before(It8A="3909"), "activate")


def test_forgoing_the_first_combat_names_those_who_have_a_target() -> None:
    assert left(before()) == {"avl-undone-special": {"40A"}}
    assert left(before(H13="pool")) == {}


def moving(**units: Any) -> Situation:
    field: dict[str, Any] = {
        "1GdA": {"at": "4011", "marks": ["active", "moved"]},
        "S35G": {"at": "3811", "marks": ["active"]},
    }
    return situation("avl", "soviet-movement", turn=3, units={**field, **units})


def test_ending_movement_warns_of_an_hq_that_could_still_find_a_target() -> None:
    assert left(moving(G298="3711")) == {}  # beside it: there is one
    assert left(moving(G298="3513"))["avl-undone-aim"] == {"1GdA"}


def test_and_says_nothing_where_nobody_can_come_there_any_more() -> None:
    assert left(moving(G298="1020")) == {}
    tired = {"at": "3811", "marks": ["active", "moved"]}
    assert left(moving(G298="3513", S35G=tired)) == {}


def test_a_manstein_that_would_call_an_hq_without_anybody() -> None:
    own = {"chits": ["1GdA"], "bag": ["Manstein-1"], "axis_chits": ["Manstein-1", "Hollidt"]}
    t = situation("avl", "draw", turn=7, own=own, units=LED)
    assert t.phase == "axis-manstein"
    assert warned(t, "activate") == {"It8A": "avl-waste-alone"}


def test_a_chit_named_beforehand_whose_hq_leads_nobody_or_is_not_there() -> None:
    axis = ["Hollidt", "It8A", "R3A"]
    own = {"chits": ["1GdA"], "bag": ["STAVKA", *axis], "axis_chits": axis}
    t = situation("avl", "axis-designation", turn=1, own=own, units=LED, options={"free_chit": "yes"})
    assert warned(t, "designate") == {"It8A": "avl-waste-alone", "R3A": "avl-waste-absent"}
