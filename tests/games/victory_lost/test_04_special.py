"""4.1.2, turn 1: one Soviet HQ attacks before the first draw."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.victory_lost.passing import SOVIET, bag, die, own_view, phases

from grognard.kernel.cite import cites
from grognard.testing.table import Situation, fresh, situation

FIVE = ["1GdA", "2GdA", "3GdA", "5TkA", "Popov"]
INSIDE = ["STAVKA", "1GdA", "2GdA", "Popov", "Hollidt", "4PzA", "R3A"]
# 40A commands S25G and S107 by a Hungarian regiment; S127 of the 6th Army stands by another
FIELD = {
    "40A": "3302",
    "S25G": "3303",
    "S107": "3303",
    "H13": "3304",
    "6A": "3808",
    "S127": "3809",
    "H7": "3909",
    "Hollidt": "2018",
    "G62": "2017",
}


def before(units: dict[str, Any] | None = None, **own: Any) -> Situation:
    return situation(
        "avl", "soviet-special", turn=1, own={"chits": FIVE, "bag": INSIDE, **own}, units=units or FIELD
    )


@cites("AVL 4.1.2e", "AVL ANX.S1B0")
def test_after_both_selections_and_before_the_first_draw() -> None:
    t = fresh("avl").acts(*(f"choose {chit}" for chit in FIVE), "end_choice")
    t.acts("pick 1GdA", "pick 2GdA", "pick Popov", "end_selection")
    t.acts("pick Hollidt", "pick 4PzA", "pick R3A", "end_selection")
    assert (t.phase, t.who, t.pos.state.turn) == ("soviet-special", "soviet", 1)
    assert (sorted(bag(t)), own_view(t, SOVIET)["played"]) == (sorted(INSIDE), [])
    assert t.may("activate") == sorted(["40A", "6A", "1GdA", "3GdA", "5TkA", "5ShA", "2GdA", "51A"])


@cites("AVL 4.1.2e", "AVL ANX.S1B0")
@pytest.mark.parametrize("turn", [2, 5, 9])
def test_on_turn_1_only(turn: int) -> None:
    own = {"chits": FIVE, "bag": ["STAVKA"], "axis_chits": ["Hollidt"]}
    t = situation("avl", "axis-selection", turn=turn, own=own, units=FIELD).act("pick", "Hollidt")
    t.act("end_selection", dice=[1])
    assert t.phase == "soviet-movement"
    assert "soviet-special" not in phases(t.log)


@cites("AVL 4.1.2e", "AVL 4.1.2g", "AVL ANX.S1B0")
def test_any_hq_on_the_map_whatever_its_chit() -> None:
    """The chits of the 40th and the 6th Army were not chosen; Popov has a chit and is not there; Hollidt is
    no Soviet.
    """
    t = before({**FIELD, "28A": "pool", "S34G": "pool"}, boxed=["28A", "S34G"])
    assert t.may("activate") == ["40A", "6A"]
    for hq in ("Popov", "Hollidt", "28A"):
        assert t.refusals("activate", hq) == ["AVL 4.1.2e"]


@cites("AVL 4.1.2f", "AVL ANX.S1B0", "AVL 4.1.2g")
def test_those_it_commands_attack_without_having_moved() -> None:
    t = before().act("activate", "40A")
    assert (t.phase, set(t.units_marked("active"))) == ("soviet-combat", {"40A", "S25G", "S107"})
    assert "soviet-movement" not in phases(t.log)
    assert t.refusals("unit", "S25G") == ["AVL 4.1.2c"]
    assert t.may("target") == ["3304"]  # H7 is for the 6th Army
    assert own_view(t, SOVIET)["played"] == []


@cites("AVL 4.1.2f")
def test_it_is_a_combat_like_any_other_with_its_advance() -> None:
    t = before().act("activate", "40A").acts("target 3304", "join S25G", "join S107")
    assert t.odds().column == "9-1"  # 9 against 1
    t.act("attack", dice=[1])  # 1DR2: the only step is lost
    assert t.at("H13") == "dead"
    t.acts("advance S25G")
    assert t.at("S25G") == "3304"


@cites("AVL 4.1.2g", "AVL ANX.S1B0", "AVL 4.1.2e")
def test_no_chit_is_spent_and_the_draws_follow_as_usual() -> None:
    """One HQ and no more; the same units may be called again by a chit."""
    t = before().act("activate", "40A")
    t.act("end_phase", dice=[die(INSIDE, "STAVKA")])
    assert (t.phase, own_view(t, SOVIET)["played"]) == ("soviet-movement", ["STAVKA"])
    assert len(bag(t)) == len(INSIDE) - 1
    assert "S25G" in t.may("unit")


@cites("AVL 4.1.2e")
def test_the_soviets_may_do_without_it() -> None:
    t = before().act("pass", dice=[die(INSIDE, "Hollidt")])
    assert (t.phase, t.units_marked("active")) == ("axis-movement", ["G62", "Hollidt"])


@cites("AVL 4.1.2e")
def test_an_hq_with_nobody_near_the_enemy_may_be_named_in_vain() -> None:
    units = {**FIELD, "51A": "6329", "S126": "6330"}
    t = before(units).act("activate", "51A", dice=[die(INSIDE, "Hollidt")])
    assert t.phase == "axis-movement"
