"""19. The Warsaw uprising: how it begins, what it is worth in combat, and how it ends."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.games.victory_roads.campaign import CAMPAIGN, Words, acting, battle, campaign, ended, own, steps
from tests.games.victory_roads.drawn import until

from grognard.games.victory_roads.law import warsaw
from grognard.games.victory_roads.law.combat.odds import compute_odds
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.position import begin
from grognard.testing.table import Situation

WARSAW, TWO, THREE, FOUR = "3535", "3735", "3835", "3935"
LODZ = "3036"
REFIT = {"G31": {"at": LODZ, "steps": 1}, "Q4": LODZ}  # the phase of reinforcements asks for something
RISEN = {"rising": 6, "uprising": True}


def marching(at: str, units: Words | None = None, own_: Words | None = None, **more: object) -> Situation:
    garrison = {"G6": WARSAW} if units is None else units
    return campaign("soviet-movement", {"S5T": at, **garrison}, own_, turn=6, **more)


@cites("VR 19.1.1")
def test_it_begins_when_a_soviet_unit_comes_within_two_hexes() -> None:
    t = marching(FOUR).acts("unit S5T", f"to {THREE}")
    assert (own(t).rising, own(t).uprising) == (0, False)
    t.act("to", TWO)
    assert (own(t).rising, own(t).uprising) == (6, True)
    assert "VR 19.1.1" in t.cites()


@cites("VR 19.1.1")
def test_passing_within_two_hexes_is_enough() -> None:
    """H-17: each step of a move counts."""
    ref = acting(marching(FOUR))
    path = [CAMPAIGN.map.hex(label) for label in ("3835", "3735", "3736", "3836")]
    assert CAMPAIGN.map.grid.distance(path[-1], CAMPAIGN.map.hex(WARSAW)) == 3
    warsaw.record_approach(ref, tuple(path))
    assert ref.state.own.rising == 6


@cites("VR 19.1.1")
@pytest.mark.parametrize("units", [{}, {"H7": WARSAW}])
def test_only_with_a_german_unit_in_the_city(units: Words) -> None:
    """K-41: Hungarians do not count."""
    assert own(marching(FOUR, units).acts("unit S5T", f"to {TWO}")).rising == 0


@cites("VR 19.1.1")
def test_a_unit_that_is_near_already_starts_it_with_the_phase() -> None:
    t = campaign("axis-reinforcements", {"G6": WARSAW, "S5T": TWO, **REFIT}, turn=5)
    assert own(t).rising == 0
    assert own(until(t, "soviet-movement")).rising == 6


@cites("VR 19.1.1")
def test_not_in_the_axis_turn() -> None:
    t = campaign("axis-movement", {"S5T": TWO, "G6": "3534"}, turn=6)
    t.acts("unit G6", f"to {WARSAW}")
    assert own(t).rising == 0


@cites("VR 19.1.1")
def test_not_in_the_exploitation_phase() -> None:
    units = {"S5T": {"at": FOUR, "marks": ["exploiting"]}, "G6": WARSAW}
    t = campaign("soviet-exploitation", units, turn=6).acts("unit S5T", f"to {THREE}")
    ref = acting(t)
    warsaw.record_approach(ref, (CAMPAIGN.map.hex(TWO),))
    assert ref.state.own.rising == 0


@cites("VR 19.1.1")
def test_once_in_a_game() -> None:
    t = marching(FOUR, own_={"rising": 3, "uprising": False}).acts("unit S5T", f"to {TWO}")
    assert (own(t).rising, own(t).uprising) == (3, False)


@cites("VR 0a")
def test_not_where_the_chapter_is_not_in_force() -> None:
    units = {"G6": WARSAW, "S5T": FOUR}
    table = {"game": "vr", "turn": 6, "phase": "soviet-movement", "units": units, "own": {}}
    game = replace(CAMPAIGN, rules=replace(CAMPAIGN.rules, warsaw=False))
    t = Situation(begin(game, FixedDice([]), table)[0])
    assert own(t.acts("unit S5T", f"to {TWO}")).rising == 0


# -- in combat


@cites("VR 19.1.2a")
def test_two_columns_for_the_soviets_while_the_marker_lies_there() -> None:
    attack = battle(WARSAW, "S5T")
    assert [shift.columns for shift in warsaw.shifts(marching("3634", own_=RISEN).pos, attack)] == [2]
    assert not warsaw.shifts(marching("3634", own_={"rising": 3, "uprising": False}).pos, attack)
    assert not warsaw.shifts(marching("3634", own_=RISEN).pos, battle("3534", "S5T"))
    with_it, without = (
        compute_odds(marching("3634", own_=own_).pos, attack) for own_ in (RISEN, {"rising": 3})
    )
    assert (with_it.raw, with_it.column) == (without.raw, without.column + 2)


@cites("VR 19.1.2b")
def test_an_empty_city_must_be_entered() -> None:
    attack = battle(WARSAW, "S5T")
    assert warsaw.must_advance(marching("3634", {}, RISEN).pos, attack)
    assert not warsaw.must_advance(marching("3634", None, RISEN).pos, attack)
    assert not warsaw.must_advance(marching("3634", {}).pos, attack)


@cites("VR 19.1.2b", "VR 19.1.2c")
@pytest.mark.parametrize("stalin", ["soviet_supports", "available_cn", "spent_soviet", "played_soviet"])
def test_taken_by_combat_the_markers_go_and_stalin_with_them(stalin: str) -> None:
    """G-14: into German hands, wherever it is."""
    ref = acting(marching(WARSAW, {"stalin-1": stalin}, RISEN))
    warsaw.end_after_combat(ref, battle(WARSAW, "S5T"))
    now = ref.state.own
    assert (now.uprising, now.handed, now.rising) == (False, True, 6)
    assert ref.state.where[CAMPAIGN.roster.index["stalin-1"]] == -3


@cites("VR 19.1.2c")
def test_a_city_that_holds_keeps_both() -> None:
    ref = acting(marching(TWO, {"G6": WARSAW, "stalin-1": "soviet_supports"}, RISEN))
    warsaw.end_after_combat(ref, battle(WARSAW, "S5T"))
    assert ref.state.own.uprising
    assert not ref.state.own.handed


# -- the die


def rolled(die: int, turn: int = 6, units: Words | None = None, **own_: object) -> Situation:
    """After the die, in the reinforcements phase."""
    garrison = {"G6": WARSAW} if units is None else units
    t = campaign("axis-movement", {**garrison, **REFIT}, {**RISEN, **own_}, turn)
    return ended(t, die)


@cites("VR 19.1.2d", "VR 19.1.2e", "VR 19.1.2f")
@pytest.mark.parametrize(
    ("die", "turn", "left", "goes_on"),
    [
        (4, 6, 2, True),
        (5, 6, 1, True),  # the turn in which it began counts nothing (H-17)
        (6, 6, 2, False),
        (3, 8, 1, True),
        (4, 8, 2, False),
        (2, 8, 2, True),
        (1, 11, 2, False),
    ],
)
def test_the_die_and_the_turns_since_it_began(die: int, turn: int, left: int, goes_on: bool) -> None:
    t = rolled(die, turn)
    assert (steps(t, "G6"), own(t).uprising) == (left, goes_on)


@cites("VR 19.1.2e")
def test_the_german_player_chooses_who_takes_the_loss() -> None:
    """F-07: an HQ takes none while a division is there."""
    t = rolled(5, units={"G6": WARSAW, "H7": WARSAW, "Q9": WARSAW})
    assert (t.who, t.may("suffer")) == ("axis", ["G6", "H7"])
    assert t.refusals("suffer", "Q9") == ["VR 19.1.2e"]
    t.act("suffer", "H7")
    assert (steps(t, "H7"), steps(t, "G6"), own(t).uprising) == (1, 2, True)


@cites("VR 19.1.2g")
def test_without_a_german_unit_it_is_over() -> None:
    t = rolled(5, units={"G6": {"at": WARSAW, "steps": 1}})
    assert (t.at("G6"), own(t).uprising) == ("dead", False)
    assert not own(rolled(1, units={"H7": WARSAW})).uprising, "Hungarians alone do not keep it alive"


@cites("VR 19.1.2d")
def test_no_die_without_the_marker() -> None:
    t = campaign("axis-movement", {"G6": WARSAW, **REFIT}, turn=6)
    ended(t)
    assert t.rolls == []
