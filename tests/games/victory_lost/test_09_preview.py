"""What the table shows before the die is what the die then does. `python -m bench.combats avl` does the same
at length.
"""

from __future__ import annotations

import csv
from collections import Counter
from fractions import Fraction
from functools import cache
from importlib.resources import files
from itertools import islice, takewhile
from math import sqrt
from typing import Any

import pytest
from tests.games.victory_lost.fighting import assembled, awake, witnesses

from grognard.games import load
from grognard.games.victory_lost.law import odds
from grognard.games.victory_lost.law.names import Battle
from grognard.games.victory_lost.table import forecast
from grognard.kernel.changes import PhaseStarted
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice, SeededDice
from grognard.kernel.engine import Outcome, choices, step
from grognard.kernel.hexes import bits
from grognard.kernel.state import Position
from grognard.rules.combat_forecast import steps_lost
from grognard.testing.combats import combats_before_dice, roll_combat
from grognard.testing.table import Situation, message_args, situation

SEED, POSITIONS, THROWS = 1942, 40, 300
WORST = 3.72  # of a normal variable, one in ten thousand: the bound on chi-square, fixed before any throw
QUESTIONS = ("losses", "fall_back", "following", "pursuit", "displaced")


@cache
def positions() -> tuple[Position, ...]:
    return tuple(islice(combats_before_dice(load("avl"), SEED, share=0.3), POSITIONS))


def roll_face(pos: Position, face: int) -> Outcome:
    """The die; the ones are for a chit, if the combat ends its segment."""
    return roll_combat(pos, FixedDice((face, *[1] * 9)))


def played_out(pos: Position, face: int) -> Position:
    """The die, every question answered as the policy says, through the engine; and where everybody is before
    another phase begins.
    """
    outcome = roll_face(pos, face)
    changes = list(outcome.changes)
    while not any(isinstance(c, PhaseStarted) for c in changes) and outcome.pos.frame.step in QUESTIONS:
        outcome = step(outcome.pos, forecast.choice(outcome.pos, choices(outcome.pos)), FixedDice([1] * 9))
        changes += outcome.changes
    state = pos.state
    for change in takewhile(lambda c: not isinstance(c, PhaseStarted), changes):
        state = change.apply(state)
    return Position(pos.game, state)


def battle_of(pos: Position) -> Battle:
    battle: Battle = pos.frame.memo
    return battle if battle.defenders else battle._replace(defenders=odds.defenders(pos, battle))


# -- an attack reckoned once more, from the files


def rows(name: str) -> list[dict[str, str]]:
    text = (files("grognard.games.victory_lost") / "data" / name).read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


@cache
def counters() -> dict[str, list[list[int]]]:
    return {
        row["id"]: [[int(n) for n in face.split("-")] for face in row["values"].split()]
        for row in rows("units.csv")
    }


@cache
def rivers() -> set[frozenset[str]]:
    return {
        frozenset((row["a"], row["b"]))
        for row in rows("hexsides.csv")
        if row["feature"] in ("minor_river", "major_river")
    }


@cache
def ground() -> dict[str, int]:
    """Columns by hex: rough ground and victory cities cost one each."""
    return {
        row["hex"]: (row["terrain"] == "rough") + ("victory_city" in row["features"].split())
        for row in rows("hexes.csv")
    }


def by_hand(pos: Position) -> tuple[int, int, str]:
    """Attack, defence and column, worked out without the game's own reckoning."""
    battle, game = battle_of(pos), pos.game
    target = game.map.label(battle.target)
    unsupplied, isolated = (pos.state.marks[game.mark(m)] for m in ("unsupplied", "isolated"))
    mine: Counter[tuple[str, int]] = Counter()
    theirs: Counter[int] = Counter()
    for u in bits(battle.attackers):
        at = game.map.label(pos.state.where[u])
        by = (2 if frozenset((at, target)) in rivers() else 1) * (
            2 if (unsupplied | isolated) >> u & 1 else 1
        )
        mine[at, by] += counters()[game.roster[u].id][-pos.state.steps[u]][0]
    for u in bits(battle.defenders):
        theirs[2 if isolated >> u & 1 else 1] += counters()[game.roster[u].id][-pos.state.steps[u]][-1]
    attack = sum(value // by for (_, by), value in mine.items())
    defence = sum(value // by for by, value in theirs.items())
    if not defence:
        return attack, 0, "10-1+"
    scale = [Fraction(1), Fraction(3, 2), *map(Fraction, range(2, 200))]
    place = max(i for i, ratio in enumerate(scale) if Fraction(attack, defence) >= ratio) - ground()[target]
    names = ["1-1", "1.5-1", *(f"{n}-1" for n in range(2, 10)), "10-1+"]
    return attack, defence, names[min(place, len(names) - 1)]


@cites(
    "AVL 9.3.1a",
    "AVL 9.3.1b",
    "AVL 9.3.1d",
    "AVL 9.3.1e",
    "AVL 9.3.1g",
    "AVL 9.3.2b",
    "AVL 9.3.3a",
    "AVL 9.3.4b",
)
def test_what_is_shown_is_what_one_works_out_by_hand() -> None:
    for number, pos in enumerate(positions()):
        shown = pos.game.hooks.odds(pos)
        assert shown is not None
        assert (shown.attack, shown.defence, shown.column) == by_hand(pos), f"position {number}"


# -- the die


@cites("AVL 9.4.1a", "AVL 9.2d", "AVL 9.2c")
def test_the_distribution_shown_is_that_of_the_six_faces() -> None:
    """Not a sample: every face is resolved, and read once more in the table's file."""
    table = {row["die"]: row for row in rows("crt.csv")}
    for pos in positions():
        shown = pos.game.hooks.odds(pos)
        assert shown is not None
        found: Counter[str] = Counter()
        for face in range(1, 7):
            outcome = roll_face(pos, face)
            assert message_args(outcome.changes, "avl-odds")["column"] == shown.column
            result = str(message_args(outcome.changes, "avl-result")["result"])
            assert result == table[str(face)][shown.column] == shown.faces[face - 1]
            found[result] += 1
        assert {r: n / 6 for r, n in found.items()} == shown.chances


@pytest.mark.slow
@cites("AVL 9.4.1a")
def test_many_throws_come_out_as_shown() -> None:
    for number, pos in enumerate(positions()[::2]):
        chances = pos.game.hooks.odds(pos).chances  # type: ignore[union-attr]
        dice = SeededDice(f"{SEED}.throws.{number}".encode())
        found = Counter(
            str(message_args(roll_combat(pos, dice).changes, "avl-result")["result"]) for _ in range(THROWS)
        )
        assert set(found) <= set(chances)
        freedom = len(chances) - 1
        statistic = sum((found[r] - p * THROWS) ** 2 / (p * THROWS) for r, p in chances.items())
        a = 2 / (9 * freedom)
        assert statistic < freedom * (1 - a + WORST * sqrt(a)) ** 3, f"position {number}"


# -- the outlook under a stated policy


@cites("AVL 9.4.1g", "AVL 9.6.1a")
def test_the_outlook_is_what_the_six_faces_come_to_under_the_policy() -> None:
    """Every face played through the engine, each question answered as the policy says."""
    for number, pos in enumerate(positions()):
        shown = pos.game.hooks.odds(pos)
        assert shown is not None
        battle = battle_of(pos)
        side = pos.game.roster[battle.attackers.bit_length() - 1].side
        mine = theirs = taken = 0
        for face in range(1, 7):
            after = played_out(pos, face)
            mine += steps_lost(pos, after, battle.attackers)
            theirs += steps_lost(pos, after, battle.defenders)
            taken += any(pos.game.roster[u].side == side for u in bits(after.at(battle.target)))
        assert shown.forecast == pytest.approx((mine / 6, theirs / 6, taken / 6)), f"position {number}"


def aimed(phase: str = "soviet-combat", **units: Any) -> Situation:
    return assembled(situation("avl", phase, units={**witnesses(phase), **units}), "5505")


def forecast_row(t: Situation, result: str) -> tuple[int, int, bool]:
    (row,) = forecast.rows(t.pos, battle_of(t.pos), {result: 1.0}, ())
    return (*row.losses, row.taken)


def test_the_policy_in_the_open() -> None:
    """Nobody watches the way back: the defender loses what the number says, and one attacker goes in."""
    t = aimed(S17Tk=awake("5604"), S305=awake("5605"), G168="5505")
    assert forecast_row(t, "-") == (0, 0, False)
    assert forecast_row(t, "A1") == (1, 0, False)
    assert forecast_row(t, "DR") == (0, 0, True)
    assert forecast_row(t, "1DR2") == (0, 1, True)
    assert forecast_row(t, "4DR2") == (0, 2, True), "no more than there are"


def test_the_policy_where_the_ways_back_are_watched() -> None:
    """Soviets in 5403 and 5406 watch 5404 and 5405, 5504 and 5506 are watched by the attackers: each retreat
    costs a step.
    """
    t = aimed(S17Tk=awake("5604"), S305=awake("5605"), S107="5403", S141="5406", G168="5505")
    assert forecast_row(t, "DR") == (0, 1, True)
    assert forecast_row(t, "1DR") == (0, 2, True)


def test_the_policy_loses_the_weakest() -> None:
    """7-4 is stronger than a 4, a 4 than a 2."""
    t = aimed(S17Tk=awake("5604"), S305=awake("5605"), GGD="5505").act("attack", dice=[1])
    assert t.may("lose") == ["S17Tk", "S305"]
    assert forecast.choice(t.pos, choices(t.pos)).noun == t.game.roster.index["S305"]


def test_the_outlook_is_the_mean_of_the_fates() -> None:
    t = aimed(S17Tk=awake("5604"), S305=awake("5605"), G168="5505")
    shown = t.odds()
    assert shown.policy == "avl-policy"
    forecasts = {r: forecast_row(t, r) for r in shown.chances}
    means = [sum(p * forecasts[r][i] for r, p in shown.chances.items()) for i in range(3)]
    assert shown.forecast == pytest.approx(means)


def test_the_outlook_leaves_the_position_alone() -> None:
    t = aimed(S17Tk=awake("5604"), S305=awake("5605"), G168="5505")
    before = t.pos.state
    t.odds()
    assert t.pos.state is before
    assert t.can("attack")


@cites("AVL 9.3.4a")
def test_an_attack_that_cannot_be_has_no_outlook() -> None:
    shown = aimed(S305=awake("5604"), G26="5505").odds()
    assert (shown.column, shown.chances, shown.forecast) == ("<1-1", {}, None)


def test_without_attackers_nothing_is_shown() -> None:
    t = situation(
        "avl", "soviet-combat", units={**witnesses("soviet"), "S305": awake("5604"), "G26": "5505"}
    ).act("target", "5505")
    assert t.game.hooks.odds(t.pos) is None
    assert t.act("cancel").game.hooks.odds(t.pos) is None
