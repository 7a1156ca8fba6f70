"""30D, 30E, 33B and 34. What is received, and from what."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.sudden_storm.situations import DATA, drawn, remembered, until_asked, until_so

from grognard.games.sudden_storm.law.names import Capital
from grognard.kernel.cite import cites
from grognard.testing.table import Situation

SIXES, ONES = [6] * 400, [1] * 400
HOLDING = {"S18Rif": "2A:3317", "G15Inf": "1B:3830"}


def phase(side: str, turn: int, dice: list[int] = SIXES, **own: Any) -> Situation:
    return drawn(f"{side}-initial", HOLDING, own, turn=turn, dice=dice)


def axis(turn: int, **own: Any) -> Situation:
    """After a German initial phase."""
    t = phase("axis", turn, **own)
    return until_so(t, lambda: t.phase != "axis-initial", *SIXES)


def soviet(turn: int, dice: list[int] = SIXES, **own: Any) -> Situation:
    """After the points have been received: the question of where units come, or of later ones."""
    return until_asked(phase("soviet", turn, dice, **own), "at", *dice)


def pools(t: Situation) -> dict[str, float]:
    return {name: many / 20 for name, many in remembered(t).pools}


# -- Axis


@cites("SS 33B1.1")
def test_the_axis_receives_national_points_on_the_first_turn_of_a_month() -> None:
    found = pools(axis(6))
    assert found["german infantry"] == 12
    assert found["foreign infantry"] == 0.5
    assert found["axis armor"] == 3
    assert found["rumanian infantry"] == 4
    assert pools(axis(7)) == {}


@cites("SS 33C.2")
def test_debts_are_paid_first() -> None:
    t = axis(6, debts=[["german infantry", 60]])
    assert pools(t)["german infantry"] == 9
    assert remembered(t).debts == ()


@cites("SS 33B3.2")
@cites("SS 33B3.3")
@pytest.mark.parametrize(
    ("nation", "lost", "points"),
    [("german", 10, 2.5), ("finnish", 8, 2), ("foreign", 4, 1), ("rumanian", 12, 2.4), ("slovak", 5, 1)],
)
def test_special_replacements(nation: str, lost: int, points: float) -> None:
    t = axis(7, losses=[[nation, lost]])
    assert pools(t) == {f"{nation} infantry": points}
    assert remembered(t).losses == ()


# -- Soviets


@cites("SS 33B2.1")
@cites("SS 33B2.5")
def test_soviet_points_begin_on_the_first_turn_of_august() -> None:
    t = until_asked(phase("soviet", 3, losses=[["soviet", 5]]), "district", *SIXES)
    assert pools(t) == {}
    found = pools(soviet(4))
    assert found["moscow infantry"] == 8
    assert found["eastern infantry"] == 6
    assert found["leningrad infantry"] == 4


@cites("SS 33B2.5")
def test_a_lost_city_gives_nothing_and_a_lost_district_loses_its_pool() -> None:
    lost = "district kharkov & feature full_city partial_city dot_city"
    t = soviet(5, axis=lost, pools=[["kharkov infantry", 100]])
    assert "kharkov infantry" not in pools(t)


@cites("SS 33B2.8")
def test_a_city_won_back_waits_six_turns() -> None:
    assert "kharkov infantry" not in pools(soviet(9, retaken=[["4A:1124", 4]]))
    assert pools(soviet(10, retaken=[["4A:1124", 4]]))["kharkov infantry"] == 2


@cites("SS 33B3.3")
def test_soviet_special_points_go_to_districts_at_most_ten_to_each() -> None:
    """E90: 105 points of strength give 21; every district on the map has a pool, the Baltic one, too."""
    t = until_asked(phase("soviet", 3, losses=[["soviet", 105]]), "district", *SIXES)
    t.act("district", "moscow")
    assert pools(t) == {"moscow infantry": 10}
    assert t.refusals("district", "moscow") == ["SS 33B3.3"]
    t.act("district", "baltic")
    assert pools(t) == {"moscow infantry": 10, "baltic infantry": 10}
    t.act("district", "kiev")
    assert pools(t)["kiev infantry"] == 1


@cites("SS 33B3.3")
def test_they_are_shared_out_as_their_owner_likes() -> None:
    """21 points, by threes and sevens if he wants; the last fraction of a point goes with the rest."""
    t = until_asked(phase("soviet", 3, losses=[["soviet", 106]]), "district", *SIXES)
    for _ in range(3):
        t.act("district_point", "moscow")
    assert pools(t) == {"moscow infantry": 3}
    t.act("district", "moscow")
    assert pools(t) == {"moscow infantry": 10}
    assert t.refusals("district_point", "moscow") == ["SS 33B3.3"]
    t.act("district", "kiev").act("district_point", "orel").act("district_point", "orel")
    assert pools(t) == {"moscow infantry": 10, "kiev infantry": 10, "orel infantry": 1.2}


# -- factories


@cites("SS 30D.5")
def test_factories_make_armour_every_turn_and_artillery_every_month() -> None:
    found = pools(soviet(4))
    assert (found["soviet armor"], found["soviet artillery"]) == (7, 7)
    found = pools(soviet(5))
    assert found["soviet armor"] == 7
    assert "soviet artillery" not in found


@cites("SS 30D.1")
def test_a_factory_in_enemy_hands_is_destroyed_at_the_start_of_a_german_phase() -> None:
    t = phase("axis", 7, axis="place kharkov")
    assert len(remembered(t).factories) == 6


@cites("SS 30D.2")
@cites("SS 30D.3")
@cites("SS 30D.4")
def test_a_factory_is_prepared_then_moved_and_works_again_after_seven_turns() -> None:
    t = until_asked(phase("soviet", 2), "prepare")
    t.act("prepare", "4A:1124")
    assert t.refusals("evacuate", "4A:1124") == ["SS 30D.3"]
    made = {"hex": "4A:1124", "state": "prepared", "since": 2}
    t = until_asked(phase("soviet", 4, factories=[made]), "call_off")
    assert t.can("evacuate", "4A:1124")
    t.act("evacuate", "4A:1124")
    (one,) = remembered(t).factories
    assert (one.hex, one.state, one.since) == (-1, "moving", 4)
    assert remembered(t).rail_used[0] == 24
    gone = [{"hex": -1, "state": "moving", "since": 4}]
    assert "soviet armor" not in pools(soviet(10, ONES, factories=gone))
    assert pools(soviet(11, factories=gone))["soviet armor"] == 1
    back = [{"hex": "4A:1124", "state": "cancelled", "since": 4}]
    assert pools(soviet(5, factories=back))["soviet armor"] == 1


@cites("SS 33B2.3")
def test_what_a_factory_kept_goes_to_the_pool_once_it_is_relieved() -> None:
    kept = [{"hex": "4A:1124", "armour": 3, "artillery": 2}]
    t = soviet(4, factories=kept)
    assert pools(t)["soviet armor"] == 3 + 1
    assert pools(t)["soviet artillery"] == 2 + 1
    assert [(one.armour, one.artillery) for one in remembered(t).factories] == [(0, 0)]


# -- the capital


@cites("SS 30E.1")
def test_the_capital_begins_in_moscow() -> None:
    assert remembered(phase("soviet", 2)).capital == Capital(DATA.places["moscow"])


@cites("SS 30E.2")
@cites("SS 36B.3")
def test_the_capital_is_prepared_then_moved_for_a_point() -> None:
    t = until_asked(phase("soviet", 5), "seat")
    t.act("prepare")
    assert remembered(t).capital.state == "prepared"
    ready = {"hex": "2A:3317", "state": "prepared", "since": 4}
    t = until_asked(phase("soviet", 5, capital=ready), "seat")
    t.act("seat", "7A:4801")
    assert remembered(t).capital.hex == DATA.places["kuybyshev"]
    assert (remembered(t).points, remembered(t).rail_used[0]) == (1, 12)


@cites("SS 30E.3")
def test_the_penalty_halves_infantry_points() -> None:
    t = until_asked(phase("soviet", 5), "seat").act("prepare")
    found = pools(until_asked(t, "at", *SIXES))
    assert (found["moscow infantry"], found["eastern infantry"]) == (4, 3)
    taken = {"hex": -1, "state": "captured", "since": 8}
    assert pools(until_asked(phase("soviet", 10, capital=taken, penalty=4), "at"))["eastern infantry"] == 3
