"""The score of Tsaritsyn: what is plainly better for a side is worth more to it."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.tsaritsyn.law.names import RED, WHITE
from grognard.games.tsaritsyn.mind.score import WON, WORTH, ArmyStrength, field, planner_score, score
from grognard.games.tsaritsyn.mind.weights import PLAIN
from grognard.testing.table import Situation, situation

FAR_OFF = {"RD-1": "0101"}


def worth(phase: str = "white-movement", own: dict[str, Any] | None = None, **units: Any) -> float:
    """White's score."""
    return score(situation("ts", phase, own=own, units=FAR_OFF, **units).pos, WHITE)


def test_what_one_side_gains_the_other_loses() -> None:
    t = situation("ts", "red-combat", W2_1="0808", W2_2="0708", R37_1="0807", R38_1="1004", RD_1="0101")
    assert score(t.pos, RED) == -score(t.pos, WHITE) != 0


def test_a_won_game_is_worth_more_than_any_position() -> None:
    t = situation("ts", "white-movement", own={"white_last": ["1003", "1004"]}, W2_1="1105", RD_1="0101")
    before = score(t.pos, WHITE)
    t.acts("unit W2-1", "to 1104")
    assert t.winner == "white"
    assert score(t.pos, WHITE) == WON > before


@pytest.mark.parametrize("unit", ["W2-1", "W3KC-1", "W-TK1", "W-M1", "W2-A"])
def test_every_counter_on_the_map_is_worth_having(unit: str) -> None:
    """Even one that will probably be lost: beside two Red regiments, in the open, with Red to attack."""
    with_it = {unit: "0809"}
    alone = worth("red-movement", R37_1="0908", R37_2="0908", W2_4="0712")
    assert worth("red-movement", R37_1="0908", R37_2="0908", W2_4="0712", **with_it) > alone


def test_every_kind_of_counter_has_a_worth() -> None:
    t = situation("ts", "white-movement", W2_1="0910", RD_1="0101")
    assert {counter.kind for counter in t.game.roster.units} == set(WORTH)


@pytest.mark.parametrize("many", [0, 1, 2])
def test_every_further_hex_of_tsaritsyn_is_worth_more(many: int) -> None:
    """A Red regiment far away keeps the line shut, so that nobody has won."""
    city = ["1003", "1004", "1104"]
    red = {"R37_1": "1102", "R37_2": "1106", "R37_3": "0905", "R37_4": "0902"}
    values = [worth(own={"white_last": city[:n]}, W2_1="0710", **red) for n in (many, many + 1)]
    assert values[1] > values[0] + 3


def test_red_would_rather_walk_into_an_empty_hex_of_the_city_than_stand_by() -> None:
    t = situation(
        "ts", "red-movement", own={"white_last": ["1003", "1004"]}, W2_1="1007", R38_1="0903", R37_1="1104"
    )
    before = score(t.pos, RED)
    t.acts("unit R38-1", "to 1003")
    assert score(t.pos, RED) > before


def test_white_takes_the_third_hex_even_before_the_line_is_free() -> None:
    """Red zones lie on all three hexes: TS III.1 is not met, yet the hex counts."""
    t = situation(
        "ts",
        "white-movement",
        own={"white_last": ["1003", "1004"]},
        W2_1="1105",
        R37_3="0904",
        R37_4="1103",
        RD_1="0101",
    )
    before = score(t.pos, WHITE)
    t.acts("unit W2-1", "to 1104")
    assert t.winner is None
    assert score(t.pos, WHITE) > before


def test_a_fort_shields_its_garrison() -> None:
    """Nine points beside two regiments: pressing them in a fort promises less than in the open."""
    white = {"W2_1": "0809", "W2_2": "0809", "W2_3": "0809"}
    open_, fort = (worth(R37_1=at, R37_2=at, **white) for at in ("0908", "0907"))
    assert open_ > fort + 1


def test_combined_arms_promise_more_than_their_strength() -> None:
    """TS VIII.ca: six points of foot and horse against two in the open, or six of foot alone."""
    foot = worth(W2_1="0809", W2_2="0809", R37_3="0908") - worth(W2_1="0809", W2_2="0809")
    both = worth(W2_1="0809", W3KC_1="0809", W_M1="0809", R37_3="0908") - worth(
        W2_1="0809", W3KC_1="0809", W_M1="0809"
    )
    assert both > foot


def test_counters_beside_the_map_want_to_come_in() -> None:
    t: Situation = situation(
        "ts",
        "white-reinforcement",
        turn=2,
        W2_1="0208",
        RD_1="0101",
        units={"W-AT2": "pool", "W-AT3": "pool"},
    )
    before = score(t.pos, WHITE)
    t.acts("unit W-AT2", "at 0208")
    assert score(t.pos, WHITE) > before + 2


def test_what_bears_on_a_hex_does_not_hang_on_when_it_was_asked() -> None:
    """A line-up is kept while the enemy moves: asked hex by hex or at once, it answers the same to the last
    digit.
    """
    t = situation(
        "ts",
        "red-movement",
        W2_1="0808",
        W2_2="0708",
        W2_A="0708",
        W3KC_1="0909",
        W_TK1="0807",
        R37_1="0806",
        RD_1="0101",
    )
    known = field(t.game.rules.data, PLAIN)
    first, end = known.spans[WHITE]
    at_once, one_by_one = (ArmyStrength(known, WHITE, t.pos.state.where[first:end]) for _ in range(2))
    around = t.game.map.grid.disc(at_once.held, 3)
    at_once.prepare_hexes(around)
    for h in reversed(range(around.bit_length())):
        one_by_one.prepare_hexes(around & 1 << h)
        one_by_one.prepare_hexes(around & 1 << h)
    assert len(at_once.might) == around.bit_count() > 20
    assert (one_by_one.might, one_by_one.arms, one_by_one.shy) == (at_once.might, at_once.arms, at_once.shy)


def test_who_plans_for_red_draws_nearer_to_the_city_than_the_score_does() -> None:
    """The same step from two hexes away to one: the score sees nothing in it, the planner does."""
    far, near = (situation("ts", "red-movement", RD_1=at, W2_1="0112").pos for at in ("1001", "1002"))
    plain = score(near, RED) - score(far, RED)
    planned = planner_score(RED)(near, RED) - planner_score(RED)(far, RED)
    assert planned > plain


def test_a_planner_too_grudges_the_other_what_he_gains_himself() -> None:
    t = situation("ts", "red-combat", W2_1="0808", W2_2="0708", R37_1="0807", R38_1="1004", RD_1="0101")
    for planner in (WHITE, RED):
        judge = planner_score(planner)
        assert judge(t.pos, RED) == -judge(t.pos, WHITE) != score(t.pos, RED)


def test_who_moves_in_tsaritsyn_minds_hexes_that_are_too_full() -> None:
    """Three and one in two hexes, or all four in one: he could not end his phase so."""
    three = {"W2-1": "0712", "W2-2": "0712", "W2-3": "0712", "RD-1": "0101"}

    def worth(at: str) -> float:
        t = situation("ts", "white-movement", units={**three, "W2-4": at})
        return t.game.hooks.score(t.pos, 0)

    assert worth("0713") - worth("0712") > 2.0
