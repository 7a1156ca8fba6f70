"""The greedy player in small situations where the right answer is plain."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from grognard.ai.evaluation import equality_key, outcomes
from grognard.ai.player import decide, player
from grognard.games import load
from grognard.kernel.changes import Moved, Removed
from grognard.kernel.dice import FixedDice, SeededDice
from grognard.kernel.engine import choices, expand, step
from grognard.kernel.journal import write_act
from grognard.kernel.menu import Act
from grognard.kernel.position import begin
from grognard.kernel.views import phase
from grognard.lab.match import play_game, seat_players
from grognard.testing.table import Situation, situation

TWO = {"white_last": ["1003", "1004"]}
UNDOING = {"drop", "cancel", "leave", "lift"}


def phase_of(t: Situation, most: int = 60, dice: tuple[int, ...] = ()) -> list[str]:
    """Let greedy players play until the phase is over; the acts in words."""
    bots, luck, told = (player("greedy", 1), player("greedy", 2)), Random(3), []
    given, first = FixedDice(dice), phase(t.pos)
    while phase(t.pos) == first and t.winner is None:
        act = decide(bots[choices(t.pos).who], t.pos, luck)
        told.append(" ".join(write_act(t.pos, act)))
        outcome = step(t.pos, act, given)
        t.pos, t.log = outcome.pos, [*t.log, *outcome.changes]
        assert len(told) < most, told
    return told


def answer(t: Situation) -> str:
    return " ".join(write_act(t.pos, decide(player("greedy", 1), t.pos, Random(3))))


def test_it_walks_into_the_last_hex_of_the_city() -> None:
    """TS III.1: two hexes are White's, the third is empty and two hexes away."""
    t = situation("ts", "white-movement", own=TWO, W2_1="1106", W2_2="0710", RD_1="0101")
    told = phase_of(t)
    assert t.winner == "white"
    assert told[-2] == "unit W2-1"


def test_it_attacks_where_the_odds_are_overwhelming_with_all_it_takes() -> None:
    """Nine and a tank against a militia in the open: 6-1, four faces in six destroy it."""
    t = situation("ts", "white-combat", W2_1="0808", W2_2="0808", W2_3="0708", R_M1="0807", RD_1="0101")
    told = phase_of(t, dice=(1,))
    assert told[0] == "target 0807"
    assert "attack" in told
    assert t.at("R-M1") == "dead"


def test_one_die_has_its_six_faces_in_order_and_equal_results_are_alike() -> None:
    """TS VIII.p4: the faces that lead to the same result leave the same question,
    whichever of them it was.
    """
    t = situation("ts", "white-combat", W2_1="0808", W2_2="0708", W2_3="0907", R37_1="0807", RD_1="0101")
    t.acts("target 0807", "join W2-1", "join W2-2")
    found, all_of_them = outcomes(t.pos, Act("attack")), expand(t.pos, Act("attack"))
    assert [then.state for _, then in found] == [one.pos.state for _, one in all_of_them]
    assert [chance for chance, _ in found] == pytest.approx([chance for chance, _ in all_of_them])
    assert len(found) == 6
    states, keys = {then.state for _, then in found}, {equality_key(then) for _, then in found}
    assert len(keys) < len(states)


def test_it_leaves_a_hopeless_attack_alone() -> None:
    """One militia against two regiments in a fort would be destroyed without a die."""
    t = situation("ts", "white-combat", W_M1="0908", R37_1="0907", R37_2="0907", RD_1="0101")
    assert phase_of(t) == ["end_phase"]


def test_it_spares_those_who_add_nothing() -> None:
    """Against one point six are as good as twelve, and no more than three can follow into the hex: the fourth
    stays out.
    """
    t = situation(
        "ts", "white-combat", W2_1="0808", W2_2="0808", W2_3="0708", W2_4="0708", R_M1="0807", RD_1="0101"
    )
    assert sum(act.startswith("join") for act in phase_of(t, dice=(1,))) == 3


def test_it_gives_up_the_cheapest_in_an_exchange() -> None:
    """The rulebook's first example of combat: 10-3 and combined arms, a 3 is thrown, Red gives up the
    militia.
    """
    t = situation(
        "ts",
        "white-combat",
        W2_1="0710",
        W2_2="0710",
        W2_A="0709",
        W3KC_1="0811",
        R37_3="0711",
        R_M1="0711",
        RD_1="0101",
    )
    t.acts("target 0711", "join W2-1", "join W2-2", "join W2-A", "join W3KC-1").act("attack", dice=[3])
    assert t.who == "red"
    assert answer(t) == "lose R-M1"


@pytest.mark.parametrize(("die", "wanted"), [(1, "reroll"), (6, "keep")])
def test_the_commissar_throws_again_only_when_it_hurts(die: int, wanted: str) -> None:
    """At 2-1 a 1 is an exchange, a 6 sends the attackers back."""
    t = situation("ts", "white-combat", W2_1="0808", W2_2="0808", R37_1="0807", R_HQ="0807", RD_1="0101")
    t.acts("target 0807", "join W2-1", "join W2-2").act("attack", dice=[die])
    assert t.may("reroll") == [""]
    assert answer(t) == wanted


def test_red_goes_back_into_a_hex_of_the_city() -> None:
    """White was last in two hexes of Tsaritsyn and stands in none of them."""
    t = situation("ts", "red-movement", own=TWO, W2_1="1007", R38_1="0903", R38_2="0903", R37_1="1104")
    phase_of(t)
    taken = {t.game.map.label(c.path[-1]) for c in t.log if isinstance(c, Moved)}
    assert {"1003", "1004"} & taken


def test_the_ready_made_set_up_is_taken() -> None:
    dice, luck, bots = SeededDice(b"5"), Random(1), (player("greedy", 1), player("greedy", 2))
    pos, _ = begin(load("ts"), dice)
    told = []
    while pos.state.turn == 0:
        act = decide(bots[choices(pos).who], pos, luck)
        told.append(act.verb)
        pos = step(pos, act, dice).pos
    assert told == ["ready_made", "end_setup", "ready_made", "end_setup"]


def test_three_turns_without_a_wasted_act() -> None:
    """It never takes up what it puts down again, and every phase comes to its end."""
    dice, luck, bots = SeededDice(b"7"), Random(1), (player("greedy", 1), player("greedy", 2))
    pos, _ = begin(load("ts"), dice)
    verbs: Counter[str] = Counter()
    lost = 0
    while pos.state.result is None and pos.state.turn < 3:
        act = decide(bots[choices(pos).who], pos, luck)
        verbs[act.verb] += 1
        outcome = step(pos, act, dice)
        lost += sum(isinstance(c, Removed) for c in outcome.changes)
        pos = outcome.pos
        assert verbs.total() < 500
    assert not UNDOING & set(verbs)
    assert verbs["attack"] >= 2
    assert lost >= 1


def test_reinforcements_are_brought_in() -> None:
    """TS X.white.8: two trains at Bassargino in turn 2."""
    t = situation(
        "ts",
        "white-reinforcement",
        turn=2,
        W2_1="0208",
        RD_1="0101",
        units={"W-AT2": "pool", "W-AT3": "pool"},
    )
    phase_of(t)
    assert (t.at("W-AT2"), t.at("W-AT3")) == ("0208", "0208")


def test_it_plays_a_game_it_has_never_heard_of() -> None:
    """The toy, with counters face down: from either side it wins far more often than it loses against random
    play.
    """
    game = load("toy")
    for seat, names in enumerate((("greedy", "random"), ("random", "greedy"))):
        found = [play_game(game, seat_players(names, seed), seed, most=2000) for seed in range(100)]
        assert [r.failure for r in found if r.failure] == []
        won, lost = (sum(r.seat == s for r in found) for s in (seat, 1 - seat))
        assert won >= 60
        assert won >= 3 * lost


@pytest.mark.parametrize("level", ["greedy", "officer"])
def test_whoever_comes_back_to_a_position_goes_on_otherwise(level: str) -> None:
    """Else he might take a unit in hand and put it down again for ever."""
    t = situation("ts", "white-movement", W2_1="1106", W2_2="0710", RD_1="0101").act("unit", "W2-1")
    bot, menu = player(level, 1), choices(t.pos)
    chosen = []
    for _ in menu.acts():
        chosen.append(decide(bot, t.pos, Random(3)))
        bot.plan.clear()  # type: ignore[attr-defined]
    assert len(set(chosen)) == menu.count() > 5
    assert decide(bot, t.pos, Random(3)) in menu, "and when all has been tried, one of them again"
