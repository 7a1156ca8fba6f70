"""7.1: which chits go into the bag, how many, and who knows of it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.victory_lost.passing import AXIS, NOBODY, SOVIET, bag
from tests.games.victory_lost.plain import rows

from grognard.kernel.cite import cites
from grognard.kernel.views import view
from grognard.testing.table import Situation, situation

FIVE = ["1GdA", "2GdA", "3GdA", "5TkA", "Popov"]
ALL_AXIS = ["H2A", "It8A", "Hollidt", "R3A", "4PzA", "F-Pico", "1PzA", "Kempf", "Manstein-1", "Manstein-2"]
HQS = {"40A": "3302", "S25G": "3302", "Kempf": "2018", "G168": "2017"}
AXIS_COM = {int(row["turn"]): int(row["axis_chits"]) for row in rows("turns")}


def choosing(phase: str, turn: int = 4, **own: Any) -> Situation:
    return situation("avl", phase, turn=turn, own={"chits": FIVE, **own}, units=HQS)


# -- how many


@cites("AVL 7.1.2b", "AVL ANX.S1Aa", "AVL 4.1.1")
def test_the_soviets_select_three_of_their_five_and_stavka_goes_with_them() -> None:
    t = choosing("soviet-selection")
    assert (t.who, t.may("pick")) == ("soviet", sorted(FIVE))  # STAVKA is no choice
    for chit in FIVE[:3]:
        assert t.refusals("end_selection") == ["AVL 7.1.2b"]
        t.act("pick", chit)
    assert t.may("pick") == []
    assert t.refusals("pick", "Popov") == ["AVL 7.1.2b"]
    t.act("end_selection")
    assert bag(t) == ["STAVKA", "1GdA", "3GdA", "2GdA"]
    assert t.phase == "axis-selection"


@cites("AVL 7.1.2b")
def test_a_soviet_chit_that_was_not_among_the_five_is_never_selected() -> None:
    t = choosing("soviet-selection")
    assert t.refusals("pick", "40A") == ["AVL 7.1.2b"]
    assert t.refusals("pick", "Hollidt") == ["AVL 7.1.2b"]


@cites("AVL 7.1.2a")
def test_until_it_is_ended_a_selection_may_be_changed() -> None:
    t = choosing("soviet-selection")
    t.acts("pick 1GdA", "pick 2GdA", "pick 3GdA", "unpick 1GdA", "pick Popov")
    assert t.refusals("unpick", "1GdA") == ["AVL 7.1.2b"]
    t.act("end_selection")
    assert bag(t) == ["STAVKA", "3GdA", "2GdA", "Popov"]


@cites("AVL 7.1.2c", "AVL ANX.S1Ab", "AVL 2.1.1e")
@pytest.mark.parametrize("turn", range(1, 10))
def test_the_axis_selects_as_many_as_the_turn_track_says(turn: int) -> None:
    assert 3 <= AXIS_COM[turn] <= 6
    t = choosing("axis-selection", turn=turn, axis_chits=ALL_AXIS)
    assert (t.who, t.may("pick")) == ("axis", sorted(ALL_AXIS))
    for chit in ALL_AXIS[: AXIS_COM[turn]]:
        assert t.refusals("end_selection") == ["AVL 7.1.2c"]
        t.act("pick", chit)
    assert t.refusals("pick", "Manstein-2") == ["AVL 7.1.2c"]
    assert t.can("end_selection")


@cites("AVL 7.1.2c", "AVL 3.0n")
def test_on_turn_1_the_axis_has_three_of_five_to_select() -> None:
    """EX-AVL-18; the 3 is the one number of the track that was found."""
    t = situation("avl", "axis-selection", turn=1, own={"chits": FIVE}, units=HQS)
    assert AXIS_COM[1] == 3
    assert t.may("pick") == sorted(["4PzA", "Hollidt", "It8A", "H2A", "R3A"])
    t.acts("pick 4PzA", "pick Hollidt", "pick R3A", "end_selection")
    assert bag(t) == ["Hollidt", "R3A", "4PzA"]


@cites("AVL 7.1.2b", "AVL 11.3a")
@pytest.mark.parametrize("left", range(6))
def test_soviets_with_fewer_than_three_select_all_they_have(left: int) -> None:
    t = choosing("soviet-selection", lost=FIVE[left:])
    wanted = min(3, left)
    for chit in FIVE[:wanted]:
        assert not t.can("end_selection")
        t.act("pick", chit)
    t.act("end_selection")
    assert set(bag(t)) == {"STAVKA", *FIVE[:wanted]}


@cites("AVL 7.1.2c", "AVL 11.3a")
@pytest.mark.parametrize("left", [0, 2, 5, 6, 7])
def test_an_axis_with_fewer_than_the_track_says_selects_all_it_has(left: int) -> None:
    """Turn 9 asks for six."""
    own = {"chits": FIVE, "axis_chits": ALL_AXIS, "lost": ALL_AXIS[left:], "bag": ["STAVKA"]}
    t = situation("avl", "axis-selection", turn=9, own=own, units={"40A": "3302", "S25G": "3302"})
    assert t.may("pick") == sorted(ALL_AXIS[:left])
    for chit in ALL_AXIS[: min(6, left)]:
        assert not t.can("end_selection")
        t.act("pick", chit)
    assert t.can("end_selection")


@cites("AVL 7.2.2h", "AVL 7.1.2c")
def test_mansteins_count_in_the_axis_number_and_come_every_turn() -> None:
    """With both of them two others make four; played in one turn they are there for the next."""
    t = choosing("axis-selection", turn=4, axis_chits=ALL_AXIS, played=["Manstein-1"])
    t.acts("pick Manstein-1", "pick Manstein-2", "pick Hollidt", "pick 4PzA")
    assert t.may("pick") == []


# -- where they come from


@cites("AVL 7.1.1", "AVL 2.1.1f", "AVL ANX.S3c")
def test_a_new_turn_gathers_the_played_chits_and_those_left_out() -> None:
    t = situation(
        "avl", "end", turn=4, own={"chits": FIVE, "played": ["STAVKA", "1GdA", "2GdA", "Hollidt"]}, units=HQS
    )
    assert (t.phase, t.pos.state.turn) == ("soviet-selection", 5)
    assert t.may("pick") == sorted(FIVE)
    assert view(t.pos, SOVIET)["own"]["played"] == []
    assert view(t.pos, SOVIET)["own"]["bag"] == 0
    t.acts("pick 1GdA", "pick 2GdA", "pick Popov", "end_selection")
    assert t.may("pick") == sorted(["4PzA", "Hollidt", "It8A", "H2A", "R3A"])


@cites("AVL 2.4b", "AVL 4.1.1", "AVL ANX.S1Ac", "AVL 7.1.2a")
def test_both_selections_lie_in_one_bag() -> None:
    t = choosing("soviet-selection", turn=1)
    t.acts("pick 1GdA", "pick 2GdA", "pick Popov", "end_selection")
    t.acts("pick 4PzA", "pick Hollidt", "pick R3A", "end_selection")
    assert t.phase == "soviet-special"
    assert set(bag(t)) == {"STAVKA", "1GdA", "2GdA", "Popov", "4PzA", "Hollidt", "R3A"}


# -- who knows


def pair(phase: str, one: list[str], two: list[str], **own: Any) -> list[Situation]:
    found = []
    for picks in (one, two):
        t = choosing(phase, **own)
        t.acts(*(f"pick {chit}" for chit in picks))
        found.append(t)
    return found


@cites("AVL 7.1.2a", "AVL 7.1.2d", "AVL 7.1.3a", "AVL 7.1.3b", "AVL 3.0j", "AVL ANX.S1Ac")
@pytest.mark.parametrize("ended", [False, True])
def test_what_the_soviets_select_the_axis_does_not_see(ended: bool) -> None:
    one, two = pair("soviet-selection", FIVE[:3], FIVE[2:])
    for t in (one, two):
        if ended:
            t.act("end_selection")
    for viewer in (AXIS, NOBODY):
        assert view(one.pos, viewer) == view(two.pos, viewer)
    assert view(one.pos, SOVIET)["own"]["mine"]["picked"] != view(two.pos, SOVIET)["own"]["mine"]["picked"]
    if ended:
        assert view(one.pos, AXIS)["own"]["bag"] == 4


@cites("AVL 7.1.2a", "AVL 7.1.2d", "AVL 7.1.3a", "AVL 7.1.3b")
@pytest.mark.parametrize("ended", [False, True])
def test_what_the_axis_selects_the_soviets_do_not_see(ended: bool) -> None:
    one, two = pair(
        "axis-selection",
        ["4PzA", "Hollidt", "It8A"],
        ["R3A", "H2A", "It8A"],
        turn=1,
        bag=["STAVKA", *FIVE[:3]],
    )
    for t in (one, two):
        if ended:
            t.act("end_selection")
    for viewer in (SOVIET, NOBODY):
        assert view(one.pos, viewer) == view(two.pos, viewer)
    assert view(one.pos, AXIS)["own"]["mine"]["picked"] != view(two.pos, AXIS)["own"]["mine"]["picked"]


@cites("AVL 7.1.3a", "AVL 3.0l")
def test_nobody_sees_in_the_bag_nor_the_axis_the_chits_that_the_soviets_own() -> None:
    """Two Soviet players with other chits and another bag are the same to the Axis until a chit is drawn."""
    one, two = (
        situation(
            "avl", "axis-selection", turn=4, own={"chits": chits, "bag": ["STAVKA", *chits[:3]]}, units=HQS
        )
        for chits in (FIVE, ["40A", "6A", "51A", "28A", "3TkA"])
    )
    assert view(one.pos, AXIS) == view(two.pos, AXIS)
    assert view(one.pos, NOBODY) == view(two.pos, NOBODY)
