"""What the table shows before the dice is what the dice then do. `python -m bench.combats` does the same at
length.
"""

from __future__ import annotations

from collections import Counter
from itertools import islice, product
from math import sqrt
from typing import Any

import pytest

from grognard.games import load
from grognard.games.velikiye_luki.law import odds
from grognard.games.velikiye_luki.law.names import Battle
from grognard.games.velikiye_luki.table import forecast, preview
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice, SeededDice
from grognard.kernel.engine import Outcome
from grognard.kernel.state import Position
from grognard.testing.combats import combats_before_dice, roll_combat
from grognard.testing.table import Situation, message_args, situation

SEED, POSITIONS, THROWS = 1942, 20, 500
WORST = 3.72  # of a normal variable, one in ten thousand: the bound on chi-square, fixed before any throw


def result(outcome: Outcome) -> str:
    return str(message_args(outcome.changes, "vl-result")["result"])


def battle_of(pos: Position) -> Battle:
    battle: Battle = pos.frame.memo
    return battle if battle.defenders else battle._replace(defenders=odds.defenders(pos, battle))


def positions(many: int, **options: str) -> list[Position]:
    return list(islice(combats_before_dice(load("vl", {"setup": "ready_made", **options}), SEED), many))


def chi_square(found: Counter[str], chances: dict[str, float], many: int) -> tuple[float, int]:
    """The statistic and its degrees of freedom, results expected fewer than five times taken together."""
    rare = [r for r, p in chances.items() if p * many < 5]
    cells = [(found[r], p * many) for r, p in chances.items() if r not in rare]
    if rare:
        cells.append((sum(found[r] for r in rare), sum(chances[r] for r in rare) * many))
    return sum((n - e) ** 2 / e for n, e in cells), len(cells) - 1


def bound(freedom: int) -> float:
    """Wilson and Hilferty's value of chi-square that is exceeded once in ten thousand times."""
    a = 2 / (9 * freedom)
    return float(freedom * (1 - a + WORST * sqrt(a)) ** 3)


@pytest.mark.parametrize("options", [{}, {"limits": "each", "first_turn": "yes"}])
@cites("VL 6.3c", "VL 6.4d", "VL 6.4c", "VL 6.2.9")
def test_the_distribution_shown_is_that_of_all_216_throws(options: dict[str, str]) -> None:
    """Not a sample: every throw of the three dice is resolved."""
    for pos in positions(6, **options):
        shown = pos.game.hooks.odds(pos).chances  # type: ignore[union-attr]
        found = Counter(
            result(roll_combat(pos, FixedDice(faces))) for faces in product(range(1, 7), repeat=3)
        )
        assert {r: n / 216 for r, n in found.items()} == shown
        assert sum(found.values()) == 216


@cites("VL 6.3c", "VL 6.4d", "VL 15.1")
def test_it_counts_the_luck_of_the_first_turn_for_the_side_that_has_it() -> None:
    """Every throw; the 4 is the next turn's weather, where the combat ends the turn."""
    for phase, target, attacker in (("soviet-combat", "0308", "9DFG"), ("german-combat", "0408", "S343")):
        t = situation(
            "vl",
            phase,
            turn=1,
            options={"first_turn": "yes"},
            units={"S343": "0308", "9DFG": "0408", "FestungW": "1110"},
        )
        t.act("target", target).act("join", attacker)
        found = Counter(
            result(roll_combat(t.pos, FixedDice((*faces, 4)))) for faces in product(range(1, 7), repeat=3)
        )
        assert {r: n / 216 for r, n in found.items()} == t.odds().chances


@pytest.mark.slow
@cites("VL 6.3c", "VL 6.4d")
def test_many_throws_come_out_as_shown() -> None:
    for number, pos in enumerate(positions(POSITIONS)):
        shown = preview.distribution(pos, battle_of(pos))
        dice = SeededDice(f"{SEED}.throws.{number}".encode())
        found = Counter(result(roll_combat(pos, dice)) for _ in range(THROWS))
        assert set(found) <= set(shown)
        statistic, freedom = chi_square(found, shown, THROWS)
        assert freedom == 0 or statistic < bound(freedom), (
            f"position {number}: {statistic:.1f} with {freedom} degrees of freedom"
        )


# -- the outlook under a stated policy


def aimed(target: str, *attackers: str, phase: str = "soviet-combat", **units: Any) -> Situation:
    t = situation("vl", phase, units=units).act("target", target)
    for unit in attackers:
        t.act("join", unit)
    return t


def forecast_row(t: Situation, result: str) -> tuple[int, int, bool]:
    (row,) = forecast.rows(t.pos, battle_of(t.pos), {result: 1.0})
    return (*row.losses, row.taken)


def test_the_policy_goes_back_where_it_costs_nothing_and_enters_what_is_left() -> None:
    t = aimed("0308", "9DFG", S343="0308", **{"9DFG": "0408"})
    assert forecast_row(t, "-/1") == (0, 0, True), "the German goes back and the Soviet enters"
    assert forecast_row(t, "1/R") == (1, 0, True), "to enter, the Soviet pays in steps"
    assert forecast_row(t, "1/-") == (0, 0, False), "nothing to enter: he goes back"
    assert forecast_row(t, "-/R3") == (0, 1, True), "the last of a bold result is a step"


def test_the_policy_bleeds_where_every_way_is_watched() -> None:
    watched = {"9DFG": "0408", "31BF": "0108", "26BF": "0306"}
    t = aimed("0308", "9DFG", S343="0308", **watched)
    assert forecast_row(t, "-/1") == (0, 1, False)
    assert forecast_row(t, "1/1") == (0, 1, False), "the hex is held: the attacker goes back"
    assert forecast_row(t, "-/R1") == (0, 2, True), (
        "a zone for the compulsory hex, and a second step: the unit is gone"
    )


def test_the_outlook_is_the_mean_of_the_fates() -> None:
    t = aimed("0308", "9DFG", S343="0308", **{"9DFG": "0408"})
    shown = t.odds()
    forecasts = {r: forecast_row(t, r) for r in shown.chances}
    means = [sum(p * forecasts[r][i] for r, p in shown.chances.items()) for i in range(3)]
    assert shown.forecast == pytest.approx(means)
    assert shown.policy == "vl-policy"


def test_the_outlook_leaves_the_position_alone() -> None:
    t = aimed("0308", "9DFG", S343="0308", **{"9DFG": "0408"})
    before = t.pos.state
    t.odds()
    assert t.pos.state is before
