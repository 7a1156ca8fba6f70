"""11.3, 12.6 and 4.3b. HQs with nobody to command leave the game when the reinforcements have come, and their
chits with them.

H2A has a radius of 4, Hollidt of 5, Kempf of 6. Turn 9 brings no reinforcements; turn 6 brings the 57th
Division alone to the Axis.
"""

from __future__ import annotations

from typing import Any

import pytest

from grognard.kernel.cite import cites
from grognard.testing.table import Situation, situation


def ended(turn: int = 4, own: Any = None, options: Any = None, **units: Any) -> Situation:
    """The end of a turn, when all reinforcements have come."""
    return situation("avl", "end", turn, options, own, units=units)


def lost(t: Situation) -> list[str]:
    data, own = t.game.rules.data, t.pos.state.own
    return [name for i, name in enumerate(data.chit_names) if own.lost >> i & 1]


@cites("AVL 4.3b", "AVL 11.3a", "AVL 12.6")
def test_an_hq_without_troops_in_its_radius_leaves_with_its_chit() -> None:
    t = ended(Hollidt="2620", G168="2615", H2A="1512", G26="1507")
    assert (t.at("Hollidt"), t.at("H2A"), lost(t)) == ("2620", "gone", ["H2A"]), (
        "five hexes, of radii of five and four"
    )


@cites("AVL 11.3a", "AVL 12.6")
def test_the_soviets_too() -> None:
    """S25G is four hexes from 6A, and twelve columns from 1GdA."""
    t = ended(**{"6A": "3808", "S25G": "3804", "1GdA": "5010"})
    assert (t.at("6A"), t.at("1GdA"), lost(t)) == ("3808", "gone", ["1GdA"])
    assert ended(**{"6A": "3808", "S25G": "3803"}).at("6A") == "gone"


@cites("AVL 11.3a")
def test_its_chit_is_not_to_be_had_any_more() -> None:
    """The next question of the new turn is the Soviet selection; the Axis one follows it."""
    t = ended(Hollidt="2620", G168="2620", H2A="1512")
    for _ in range(3):
        t.act("pick", t.may("pick")[0])
    t.act("end_selection")
    assert t.phase == "axis-selection"
    assert "Hollidt" in t.may("pick")
    assert "H2A" not in t.may("pick")


@cites("AVL 11.3b")
def test_of_other_allies_only_germans_and_its_own_count() -> None:
    """The rulebook's own: a Romanian division is no friend to the Hungarian HQ."""
    t = ended(H2A="2620", R7="2619", Hollidt="1512", G168="1512")
    assert (t.at("H2A"), lost(t)) == ("gone", ["H2A"])
    for friend in ("H7", "G26"):
        assert ended(H2A="2620", R7="2619", **{friend: "2621"}).at("H2A") == "2620"
    assert ended(Hollidt="2620", R7="2620").at("Hollidt") == "2620", "a German HQ has them all for friends"


@pytest.mark.parametrize(
    ("staff", "own", "other"), [("R3A", "R7", "ItTrd"), ("It8A", "ItTrd", "H7"), ("H2A", "H7", "R7")]
)
@cites("AVL 11.3b")
def test_for_each_of_the_three_allies(staff: str, own: str, other: str) -> None:
    assert ended(**{staff: "2620", own: "2619"}).at(staff) == "2620"
    assert ended(**{staff: "2620", other: "2619"}).at(staff) == "gone"


@cites("AVL 12.6", "AVL 11.3a")
def test_other_hqs_do_not_count() -> None:
    t = ended(**{"Hollidt": "2620", "4PzA": "2619"})
    assert (t.at("Hollidt"), t.at("4PzA")) == ("gone", "gone")


@cites("AVL 11.3a")
def test_nor_does_the_enemy() -> None:
    assert ended(Hollidt="2620", S25G="2622").at("Hollidt") == "gone"


def reinforced(at: str) -> Situation:
    """Kempf stands alone in 0223; the 57th Division comes by rail, then a Soviet one."""
    t = situation("avl", "axis-reinforcement", 6, units={"Kempf": "0223", "G57": "pool", "S303": "pool"})
    t.acts("unit G57", f"at {at}", "unit S303")
    assert t.at("Kempf") == "0223", "the segment is not over yet"
    return t.act("at", t.may("at")[0])


@cites("AVL 4.3b", "AVL 12.6", "AVL 11.3a")
def test_reinforcements_that_have_just_come_count() -> None:
    assert reinforced("0125").at("Kempf") == "0223", "two hexes away"
    assert reinforced("0209").at("Kempf") == "gone", "fourteen"


@cites("AVL 11.3a", "AVL 12.6")
def test_an_hq_in_its_box_commands_those_in_the_box() -> None:
    t = ended(**{"1PzA": "1pza", "G3Pz": "1pza"})
    assert (t.at("1PzA"), lost(t)) == ("1pza", [])


@cites("AVL 12.7g", "AVL 12.6")
def test_an_hq_that_waits_to_come_back_is_not_looked_at() -> None:
    t = ended(Kempf="returning", Hollidt="2620", G168="2620")
    assert (t.at("Kempf"), lost(t)) == ("returning", [])


RING = {"S270": "2717", "S160": "2720", "S127": "2418"}  # all six hexes around 2618 in their zones


@pytest.mark.parametrize(("grace", "fate"), [("none", "gone"), ("one_turn", "stays")])
@cites("AVL 12.7f", "AVL 12.6")
def test_an_hq_just_repositioned_is_looked_at_in_the_same_turn_without_the_option(
    grace: str, fate: str
) -> None:
    """H2A, alone and out of supply, finds nobody to command where it is put."""
    t = situation("avl", "supply", 9, {"grace": grace}, units={"H2A": "2618", **RING})
    assert t.at("H2A") == "pool"
    where = t.may("at")[0]
    t.act("at", where)
    assert t.at("H2A") == ("gone" if fate == "gone" else where)


@cites("AVL 12.7f")
def test_the_option_spares_it_only_in_the_turn_of_its_repositioning() -> None:
    assert ended(options={"grace": "one_turn"}, Hollidt="2620").at("Hollidt") == "gone"


@cites("AVL 12.7f", "AVL 12.6")
def test_repositioned_within_reach_of_troops_it_stays() -> None:
    t = situation("avl", "supply", 9, units={"H2A": "2618", "H7": "2220", **RING})
    t.act("at", "2218")
    assert t.at("H2A") == "2218"
