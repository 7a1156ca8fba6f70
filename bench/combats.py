"""What is shown before the dice of a combat, against what the dice and the stated policy then do.

python -m bench.combats [game [positions [throws of each]]]

The game is vl (Velikié Louki) unless said otherwise; avl is A Victory Lost. For each of the random positions:
the chance of every result by chi-square, and the mean steps lost by each side and the share of hexes taken
against the outlook shown, in standard errors. One position in ten thousand may exceed the bounds.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import islice
from math import sqrt
from statistics import fmean, pstdev
from time import perf_counter
from types import ModuleType
from typing import NamedTuple

from grognard.games import load
from grognard.games.velikiye_luki.law import odds as vl_odds
from grognard.games.velikiye_luki.table import forecast as vl_forecast
from grognard.games.victory_lost.law import odds as avl_odds
from grognard.games.victory_lost.table import forecast as avl_forecast
from grognard.kernel.changes import Change, PhaseStarted, Removed
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.hexes import bits
from grognard.kernel.state import Position, UnitSet
from grognard.rules.combat_forecast import steps_lost
from grognard.testing.combats import combats_before_dice, roll_combat

SEED = 1943
POSITIONS, THROWS = 50, 2000
BOUND = 3.89  # standard errors: one in ten thousand, either way


class Trial(NamedTuple):
    """What differs from game to game."""

    options: dict[str, str]
    odds: ModuleType
    forecast: ModuleType
    told: str  # the message that tells the result
    questions: tuple[str, ...]  # those that a combat may ask after its dice
    counted: Callable[[Position], UnitSet] = lambda pos: -1  # whose steps count
    # what the phase's end will cost
    surplus: Callable[[Position, Position], list[Removed]] = lambda pos, after: []


TRIALS = {
    "vl": Trial(
        {"setup": "ready_made"},
        vl_odds,
        vl_forecast,
        "vl-result",
        ("ordeal", "falling", "toll", "pursuit"),
        lambda pos: pos.game.rules.data.combat,
        vl_forecast.surplus,
    ),
    "avl": Trial(
        {}, avl_odds, avl_forecast, "avl-result", ("losses", "fall_back", "following", "pursuit", "displaced")
    ),
}


def result(trial: Trial, changes: Iterable[Change]) -> str:
    return next(str(dict(c.args)["result"]) for c in changes if getattr(c, "what", "") == trial.told)  # type: ignore[attr-defined]


def played(trial: Trial, pos: Position, dice: SeededDice) -> list[Change]:
    """The dice, then every question of the combat answered by the policy, through the engine as a player's
    acts are.
    """
    outcome = roll_combat(pos, dice)
    found, pos = list(outcome.changes), outcome.pos
    while not over(found) and pos.state.result is None and pos.frame.step in trial.questions:
        outcome = step(pos, trial.forecast.choice(pos, choices(pos)), dice)
        found, pos = found + outcome.changes, outcome.pos
    return found


def over(changes: Iterable[Change]) -> bool:
    return any(isinstance(c, PhaseStarted) for c in changes)


def at_its_end(pos: Position, changes: Iterable[Change]) -> Position:
    """Where the units are when the combat is over, whatever the game went on to."""
    state = pos.state
    for change in changes:
        if isinstance(change, PhaseStarted):
            break
        state = change.apply(state)
    return Position(pos.game, state)


def errors(found: list[int], expected: float) -> float:
    """How many standard errors a mean is off; a quantity that never varies must be exact."""
    spread = pstdev(found) / sqrt(len(found))
    off = fmean(found) - expected
    return off / spread if spread else 0.0 if abs(off) < 1e-9 else float("inf")


def chi_square(found: Counter[str], chances: dict[str, float], many: int) -> tuple[float, int]:
    rare = [r for r, p in chances.items() if p * many < 5]
    cells = [(found[r], p * many) for r, p in chances.items() if r not in rare]
    if rare:
        cells.append((sum(found[r] for r in rare), sum(chances[r] for r in rare) * many))
    return sum((n - e) ** 2 / e for n, e in cells), len(cells) - 1


def normal(statistic: float, freedom: int) -> float:
    """Wilson and Hilferty: chi-square as a normal variable."""
    a = 2 / (9 * freedom)
    return ((statistic / freedom) ** (1 / 3) - (1 - a)) / sqrt(a)


def checked(trial: Trial, pos: Position, number: int, throws: int) -> tuple[float, float, float, float]:
    """The deviations of one position: results, steps of the attacker, of the defender, hexes taken."""
    shown = pos.game.hooks.odds(pos)
    assert shown is not None
    battle = pos.frame.memo
    battle = battle if battle.defenders else battle._replace(defenders=trial.odds.defenders(pos, battle))
    side = pos.game.roster[battle.attackers.bit_length() - 1].side
    dice = SeededDice(f"{SEED}.throws.{number}".encode())
    found: Counter[str] = Counter()
    mine, theirs, taken = [], [], []
    for _ in range(throws):
        changes = played(trial, pos, dice)
        found[result(trial, changes)] += 1
        after = at_its_end(pos, changes)
        later = [0, 0]
        for change in trial.surplus(pos, after):
            later[pos.game.roster[change.unit].side != side] += after.state.steps[change.unit]
        mine.append(steps_lost(pos, after, battle.attackers & trial.counted(pos)) + later[0])
        theirs.append(steps_lost(pos, after, battle.defenders & trial.counted(pos)) + later[1])
        taken.append(int(any(pos.game.roster[u].side == side for u in bits(after.at(battle.target)))))
    assert set(found) <= set(shown.chances), f"position {number}: a result that was not shown"
    statistic, freedom = chi_square(found, shown.chances, throws)
    assert shown.forecast is not None
    means = (errors(n, mean) for n, mean in zip((mine, theirs, taken), shown.forecast, strict=True))
    return (normal(statistic, freedom) if freedom else 0.0, *means)


def main() -> None:
    words = sys.argv[1:]
    name = words.pop(0) if words and words[0] in TRIALS else "vl"
    many, throws = (int(word) for word in (*words[:2], *(POSITIONS, THROWS)[len(words[:2]) :]))
    start = perf_counter()
    trial = TRIALS[name]
    game = load(name, trial.options)
    rows = [
        checked(trial, pos, n, throws) for n, pos in enumerate(islice(combats_before_dice(game, SEED), many))
    ]
    print(
        f"{name}: {many} positions, {throws} throws of each, {many * throws} in all, in "
        f"{perf_counter() - start:.0f} s"
    )
    names = ("results", "steps of the attacker", "steps of the defender", "hexes taken")
    for what, column in zip(names, zip(*rows, strict=True), strict=True):
        worst = max(column, key=abs)
        beyond = sum(abs(x) > BOUND for x in column)
        print(
            f"  {what}: worst {worst:+.2f}, mean {fmean(column):+.2f} standard errors; beyond {BOUND}: "
            f"{beyond}"
        )


if __name__ == "__main__":
    main()
