"""7.2 and 7.3.2: a chit is drawn, its HQ is activated, and the HQ activates those it commands."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.victory_lost.passing import AXIS, SOVIET, die

from grognard.kernel.changes import Message, PhaseStarted, Rolled
from grognard.kernel.cite import cites
from grognard.kernel.views import view
from grognard.testing.table import Situation, situation

FIVE = ["1GdA", "2GdA", "3GdA", "40A", "6A"]
# two armies far apart on each side, an enemy nowhere near
FIELD = {
    "40A": "3302",
    "S25G": "3203",
    "6A": "3808",
    "S127": "3809",
    "Hollidt": "2018",
    "G62": "2017",
    "4PzA": "1030",
    "G6Pz": "1031",
}
BOX = {"1PzA": "pool", "G3Pz": "pool", "G111": "pool"}


def drawing(
    bag: list[str], first: str, units: dict[str, Any] | None = None, turn: int = 6, **own: Any
) -> Situation:
    """The first draw from this bag."""
    dice = [die(bag, first)] if len(bag) > 1 else []
    return situation(
        "avl", "draw", turn=turn, own={"chits": FIVE, "bag": bag, **own}, units=units or FIELD, dice=dice
    )


def over(t: Situation, *dice: int) -> Situation:
    """The activation is ended without a fight; the next draw needs a die where several chits are left."""
    assert t.phase.endswith("-movement")
    t.act("end_phase", dice=dice)
    assert not t.phase.endswith("-combat")
    return t


def played(t: Situation) -> list[str]:
    found: list[str] = view(t.pos, SOVIET)["own"]["played"]
    assert found == view(t.pos, AXIS)["own"]["played"]  # they lie open
    return found


# -- one by one, at random


@cites("AVL 7.2.1a", "AVL 2.4b", "AVL 4.1.2a", "AVL ANX.S1B1")
@pytest.mark.parametrize("chit", ["40A", "6A", "Hollidt", "4PzA"])
def test_every_chit_in_the_bag_may_be_the_next(chit: str) -> None:
    bag = ["40A", "6A", "Hollidt", "4PzA"]
    t = drawing(bag, chit)
    assert played(t) == [chit]
    assert view(t.pos, SOVIET)["own"]["bag"] == 3


@cites("AVL 7.2.1a")
def test_the_chance_is_the_same_for_each_chit() -> None:
    """The die has as many faces as chits are left; the last chit needs none."""
    t = drawing(["40A", "6A", "Hollidt"], "6A")
    over(t, 2)
    (roll,) = [c for c in t.log if isinstance(c, Rolled)]
    assert (roll.sides, roll.face, played(t)) == (2, 2, ["6A", "Hollidt"])
    over(t)
    assert not [c for c in t.log if isinstance(c, Rolled)]
    assert set(played(t)) == {"40A", "6A", "Hollidt"}


@cites("AVL 7.2.1b", "AVL 4.1.2a", "AVL 7.3.1", "AVL 7.2.2a", "AVL 7.2.1c", "AVL ANX.S1B1", "AVL 2.4a")
@pytest.mark.parametrize(
    ("chit", "side", "active"),
    [
        ("40A", "soviet", {"40A", "S25G"}),
        ("6A", "soviet", {"6A", "S127"}),
        ("4PzA", "axis", {"4PzA", "G6Pz"}),
    ],
)
def test_its_owner_is_active_with_its_hq_and_those_that_it_commands(
    chit: str, side: str, active: set[str]
) -> None:
    t = drawing(["40A", "6A", "Hollidt", "4PzA"], chit)
    assert (t.phase, t.who) == (f"{side}-movement", side)
    assert set(t.units_marked("active")) == active
    assert set(t.may("unit")) == active


@cites("AVL 7.0", "AVL 2.4a")
def test_who_is_not_activated_neither_moves_nor_attacks() -> None:
    """S127 stands by a Hungarian, but the chit was the 40th Army's."""
    t = drawing(["40A"], "40A", {**FIELD, "H7": "3709", "H20": "3204"})
    assert t.refusals("unit", "S127") == ["AVL 7.0", "AVL 7.3.3a"]
    t.act("end_phase")
    assert t.phase == "soviet-combat"
    assert t.may("target") == ["3204"]
    t.act("target", "3204")
    assert not t.can("join", "S127")


@cites("AVL 7.2.1d", "AVL 2.1.1f", "AVL 4.1.2d", "AVL ANX.S1B4", "AVL 7.1.2d")
def test_draws_go_on_until_the_bag_is_empty_and_then_comes_supply() -> None:
    """Chits not in the bag, here those of 4PzA and of 6A, are not used this turn."""
    t = drawing(["40A", "Hollidt"], "Hollidt")
    assert (played(t), t.pos.state.turn) == (["Hollidt"], 6)
    over(t)
    assert (set(played(t)), t.phase) == ({"40A", "Hollidt"}, "soviet-movement")
    over(t)
    assert [c.step for c in t.log if isinstance(c, PhaseStarted)][:2] == ["soviet-combat", "supply"]
    assert (t.phase, t.pos.state.turn) == ("soviet-selection", 7)


@cites("AVL 7.3.2b")
def test_a_unit_in_two_radii_is_activated_by_both_in_one_turn() -> None:
    """It moves in the segment of the one and again in that of the other."""
    t = drawing(["40A", "6A"], "40A", {"40A": "3302", "6A": "3402", "S25G": "3303", "H7": "2010"})
    t.acts("unit S25G", "to 3304", "done")
    assert t.may("unit") == ["40A"]
    t.act("end_phase")
    assert (t.phase, t.units_marked("active")) == ("soviet-movement", ["S25G", "6A"])
    t.acts("unit S25G", "to 3303", "done")


@cites("AVL 7.3.2b")
def test_a_unit_that_fought_in_one_activation_fights_again_in_the_next() -> None:
    units = {"40A": "3302", "6A": "3402", "S25G": "3303", "G168": "3304"}
    t = drawing(["40A", "6A"], "6A", units)
    for _ in range(2):
        t.act("end_phase")
        assert t.phase == "soviet-combat"
        t.acts("target 3304", "join S25G")
        assert t.odds().column == "1-1"
        t.act("attack", dice=[3])  # no effect
    assert (t.phase, t.pos.state.turn) == ("soviet-selection", 7)  # nobody else has anything to do


# -- STAVKA


@cites("AVL 7.2.2b", "AVL 7.3.2c", "AVL 7.3.2e", "AVL 3.0k")
def test_stavka_activates_all_soviet_hqs_at_once_for_one_movement_and_one_combat() -> None:
    """Those whose chit was not chosen too (51A)."""
    units = {**FIELD, "51A": "6329", "S126": "6330", "H7": "3204"}
    t = drawing(["STAVKA", "Hollidt"], "STAVKA", units)
    assert set(t.units_marked("active")) == {"40A", "S25G", "6A", "S127", "51A", "S126"}
    assert set(t.may("unit")) == {"40A", "S25G", "6A", "S127", "51A", "S126"}
    t.act("end_phase")
    assert t.phase == "soviet-combat"
    t.act("end_phase")
    assert (t.phase, set(played(t))) == ("axis-movement", {"STAVKA", "Hollidt"})


@cites("AVL 7.3.2d")
def test_a_unit_in_several_radii_acts_once_under_stavka() -> None:
    units = {"40A": "3302", "6A": "3402", "S25G": "3303", "H7": "2010"}
    t = drawing(["STAVKA"], "STAVKA", units)
    t.acts("unit S25G", "to 3304", "done")
    assert t.may("unit") == ["40A", "6A"]
    t.act("end_phase")
    assert (t.phase, t.units_marked("active")) == ("soviet-selection", [])


@cites("AVL 7.2.2c", "AVL 11.2.3")
def test_stavka_calls_the_28th_army_from_its_box_with_those_in_it() -> None:
    units = {"28A": "pool", "S34G": "pool", "S248": "pool", "40A": "3302", "S25G": "3303"}
    t = drawing(["STAVKA"], "STAVKA", units, boxed=["28A", "S34G", "S248"])
    assert set(t.units_marked("active")) == {"28A", "S34G", "S248", "40A", "S25G"}


@cites("AVL 7.2.2a", "AVL 11.2.3")
def test_the_chit_of_a_boxed_hq_calls_those_in_its_box_and_nobody_else() -> None:
    """Units of the map stand beside the hexes where the box opens, and the 28th Army's box is another."""
    units = {**BOX, "S34G": "pool", "G168": "3638", "Hollidt": "2018", "G62": "2017"}
    t = drawing(
        ["1PzA"], "1PzA", units, boxed=["1PzA", "G3Pz", "G111", "S34G"], axis_chits=["1PzA", "Hollidt"]
    )
    assert set(t.units_marked("active")) == {"1PzA", "G3Pz", "G111"}


# -- chits without an HQ (AMB-AVL-08)


@cites("AVL 7.2.2a", "AVL 3.0i", "AVL 7.2.1d")
def test_the_chit_of_an_hq_that_has_yet_to_come_is_spent_for_nothing() -> None:
    t = drawing(["Popov", "40A"], "Popov", turn=2, chits=["Popov", "40A", "6A", "1GdA", "2GdA"])
    assert set(played(t)) == {"Popov", "40A"}  # the next was drawn at once
    assert (t.phase, set(t.units_marked("active"))) == ("soviet-movement", {"40A", "S25G"})


@cites("AVL 7.2.2a", "AVL 12.7g")
def test_so_is_that_of_an_hq_waiting_to_return_and_it_stays_in_the_game() -> None:
    units = {**FIELD, "Hollidt": "pool"}
    t = drawing(["Hollidt", "4PzA"], "Hollidt", units, returning=["Hollidt"], displaced=["Hollidt"])
    assert (t.phase, set(t.units_marked("active"))) == ("axis-movement", {"4PzA", "G6Pz"})
    assert "Hollidt" in view(t.pos, AXIS)["own"]["axis_pool"]


@cites("AVL 7.2.2a")
def test_the_players_are_told_of_it() -> None:
    t = drawing(["40A", "Hollidt"], "40A", {"40A": "3302", "S25G": "3303", "G62": "2017"})
    t.act("end_phase")  # the last chit is Hollidt's, who is nowhere
    assert ("avl-no-effect", "AVL 7.2.2a") in [(c.what, c.cite) for c in t.log if isinstance(c, Message)]
    assert (t.phase, t.pos.state.turn) == ("soviet-selection", 7)  # nobody else has anything to do


@cites("AVL 7.2.2b", "AVL 7.2.2d")
@pytest.mark.parametrize(("chit", "other"), [("STAVKA", "Hollidt"), ("Manstein-1", "40A")])
def test_stavka_and_manstein_without_an_hq_do_nothing(chit: str, other: str) -> None:
    units = {"40A": "3302", "S25G": "3303"} if other == "40A" else {"Hollidt": "2018", "G62": "2017"}
    t = drawing([chit, other], chit, units, axis_chits=["Manstein-1", "Hollidt"])
    assert len(played(t)) == 2
    assert t.phase == ("soviet-movement" if other == "40A" else "axis-movement")


@cites("AVL 4.1.2d")
def test_with_an_empty_bag_there_is_no_draw() -> None:
    t = situation("avl", "draw", turn=6, own={"chits": FIVE, "bag": []}, units=FIELD)
    assert (t.phase, t.pos.state.turn) == ("soviet-selection", 7)
