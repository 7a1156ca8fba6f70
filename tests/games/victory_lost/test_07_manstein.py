"""7.2.2: Manstein activates whom the Axis likes, or goes back into the bag, but not twice running
(AMB-AVL-09).
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.victory_lost.passing import AXIS, SOVIET, bag, die

from grognard.kernel.cite import cites
from grognard.kernel.views import view
from grognard.testing.table import Situation, situation

AXIS_CHITS = ["Hollidt", "4PzA", "F-Pico", "1PzA", "Manstein-1", "Manstein-2"]
FIELD = {"40A": "3302", "S25G": "3203", "Hollidt": "2018", "G62": "2017", "4PzA": "1030", "G6Pz": "1031"}
ONE, TWO = "Manstein-1", "Manstein-2"


def drawn(chit: str, *others: str, units: dict[str, Any] | None = None, **own: Any) -> Situation:
    """Manstein, or another chit, has just been drawn from a bag with these others in it."""
    inside = [chit, *others]
    own = {"chits": ["40A", "6A", "1GdA", "2GdA", "3GdA"], "axis_chits": AXIS_CHITS, "bag": inside, **own}
    dice = [die(inside, chit)] if others else []
    return situation("avl", "draw", turn=7, own=own, units=units or FIELD, dice=dice)


def refuse(t: Situation, next_chit: str) -> Situation:
    """Back into the bag, and this chit is drawn next."""
    inside = [*bag(t), waiting(t)]
    return t.act("refuse", dice=[die(inside, next_chit)] if len(inside) > 1 else [])


def end(t: Situation, next_chit: str) -> Situation:
    """The activation passes; this chit is drawn next."""
    inside = bag(t)
    return t.act("end_phase", dice=[die(inside, next_chit)] if len(inside) > 1 else [])


def waiting(t: Situation) -> str:
    assert t.phase == "axis-manstein"
    return str(t.game.rules.data.chits[t.pos.state.own.drawn].id)


# -- whom it activates


@cites("AVL 7.2.2d", "AVL 2.4d")
@pytest.mark.parametrize(("hq", "active"), [("Hollidt", {"Hollidt", "G62"}), ("4PzA", {"4PzA", "G6Pz"})])
def test_it_activates_any_one_hq_of_the_axis(hq: str, active: set[str]) -> None:
    """Also one whose own chit has been played this turn, or is still in the bag."""
    t = drawn(ONE, "4PzA", played=["Hollidt"])
    assert (t.who, t.may("activate")) == ("axis", ["4PzA", "Hollidt"])
    t.act("activate", hq)
    assert (t.phase, set(t.units_marked("active"))) == ("axis-movement", active)


@cites("AVL 7.2.2d")
def test_no_soviet_hq_and_none_that_is_off_the_map() -> None:
    t = drawn(ONE, units={**FIELD, "F-Pico": "pool"}, returning=["F-Pico"], displaced=["F-Pico"])
    for hq in ("40A", "F-Pico", "Kempf"):
        assert t.refusals("activate", hq) == ["AVL 7.2.2d"]


@cites("AVL 7.2.2d", "AVL 11.2.3")
def test_it_may_call_the_1st_panzer_army_from_its_box() -> None:
    units = {**FIELD, "1PzA": "pool", "G3Pz": "pool"}
    t = drawn(ONE, units=units, boxed=["1PzA", "G3Pz"])
    assert t.may("activate") == ["1PzA", "4PzA", "Hollidt"]
    t.act("activate", "1PzA")
    assert set(t.units_marked("active")) == {"1PzA", "G3Pz"}


@cites("AVL 7.2.2h", "AVL 7.2.1d")
def test_played_it_lies_with_the_played_chits_like_any_other() -> None:
    t = drawn(ONE, "40A").act("activate", "Hollidt")
    assert view(t.pos, SOVIET)["own"]["played"] == ["Manstein"]
    end(t, "40A")
    assert (t.phase, bag(t)) == ("soviet-movement", [])


# -- refused


@cites("AVL 7.2.2e")
def test_refused_it_is_back_in_the_bag_before_the_next_draw() -> None:
    """The next draw is from all of them, itself included: three faces."""
    t = drawn(ONE, "40A", "Hollidt")
    assert len(bag(t)) == 2
    refuse(t, "40A")
    assert (t.rolls, sorted(bag(t))) == ([1], ["Hollidt", ONE])
    assert t.phase == "soviet-movement"
    for viewer in (SOVIET, AXIS):
        own = view(t.pos, viewer)["own"]
        assert (own["played"], own["returned"]) == (["40A"], ["Manstein"])  # everybody has seen it


@cites("AVL 7.2.2f")
def test_drawn_again_at_once_it_must_be_played() -> None:
    t = refuse(drawn(ONE, "40A"), ONE)
    assert waiting(t) == ONE
    assert t.refusals("refuse") == ["AVL 7.2.2f"]
    t.act("activate", "4PzA")
    assert bag(t) == ["40A"]


@cites("AVL 7.2.2f")
def test_the_other_manstein_drawn_next_must_be_played_too() -> None:
    t = refuse(drawn(ONE, TWO, "40A"), TWO)
    assert waiting(t) == TWO
    assert t.refusals("refuse") == ["AVL 7.2.2f"]
    t.act("activate", "4PzA")
    assert sorted(bag(t)) == ["40A", ONE]


@cites("AVL 7.2.2f", "AVL 7.2.2e")
@pytest.mark.parametrize("between", ["40A", "Hollidt", "STAVKA"])
def test_after_another_chit_it_may_be_refused_again(between: str) -> None:
    t = refuse(drawn(ONE, between, "4PzA"), between)
    end(t, ONE)
    assert waiting(t) == ONE
    assert t.can("refuse")
    refuse(t, ONE)
    assert t.refusals("refuse") == ["AVL 7.2.2f"]


@cites("AVL 7.2.2f", "AVL 7.2.2a")
def test_a_chit_that_does_nothing_is_another_chit_all_the_same() -> None:
    """F-Pico is not on the map: its chit is spent, Manstein follows, and may be refused again."""
    t = drawn(ONE, "F-Pico", "4PzA")
    t.act("refuse", dice=[die(["F-Pico", ONE, "4PzA"], "F-Pico"), die(["4PzA", ONE], ONE)])
    assert waiting(t) == ONE
    assert t.can("refuse")


@cites("AVL 7.2.2f", "AVL 7.2.2e")
def test_after_one_was_played_the_other_may_be_refused() -> None:
    """Played, not refused: the next Manstein is not forced, nor is it after a forced one."""
    t = drawn(ONE, TWO, "40A").act("activate", "Hollidt")
    end(t, TWO)
    assert t.can("refuse")
    t = refuse(drawn(ONE, TWO, "40A"), TWO)  # forced
    t.act("activate", "Hollidt")
    end(t, ONE)
    assert waiting(t) == ONE
    assert t.can("refuse")


@cites("AVL 7.2.2f")
def test_the_last_chit_of_the_bag_cannot_be_put_off() -> None:
    """Put back, it is the next draw by itself, and must then be played."""
    t = drawn(ONE)
    assert t.can("refuse")
    t.act("refuse")
    assert (t.rolls, waiting(t)) == ([], ONE)
    assert t.refusals("refuse") == ["AVL 7.2.2f"]
    t.act("activate", "Hollidt")
    t.act("end_phase")
    assert (t.phase, t.pos.state.turn) == ("soviet-selection", 8)


@cites("AVL 7.2.2f", "AVL 7.1.1")
def test_a_refusal_is_forgotten_with_the_turn() -> None:
    t = refuse(drawn(ONE), ONE).act("activate", "Hollidt").act("end_phase")
    t.acts("pick 40A", "pick 6A", "pick 1GdA", "end_selection")
    axis = ["Manstein-1", "Manstein-2", "Hollidt", "4PzA", "F-Pico", "1PzA"]
    for chit in axis[:-1]:
        t.act("pick", chit)
    t.act("pick", "1PzA")
    t.act("end_selection", dice=[die(["STAVKA", "40A", "6A", "1GdA", *axis], ONE)])
    assert waiting(t) == ONE
    assert t.can("refuse")


@cites("AVL 7.2.2e", "AVL 7.2.2f")
def test_only_a_manstein_may_be_refused() -> None:
    t = drawn("Hollidt", "40A")
    assert t.phase == "axis-movement"
    assert not t.can("refuse")
