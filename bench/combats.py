"""Velikié Louki: what is shown before the dice, against what the dice and the stated policy then do.

python -m bench.combats [positions [throws of each]]

For each of the random positions: the chance of every result by chi-square, and the mean steps lost by each side and the share of
hexes taken against the outlook shown, in standard errors. One position in ten thousand may exceed the bounds.
"""

from __future__ import annotations

import sys
from collections import Counter
from itertools import islice
from math import sqrt
from statistics import fmean, pstdev
from time import perf_counter

from grognard.games import load
from grognard.games.velikie_louki import odds, outlook
from grognard.games.velikie_louki.state import Battle
from grognard.kernel.dice import Live
from grognard.kernel.engine import Outcome, choices, step
from grognard.kernel.hexes import bits
from grognard.kernel.state import Position
from grognard.testing.combats import before_the_dice, throw

SEED = 1943
POSITIONS, THROWS = 50, 2000
BOUND = 3.89  # standard errors: one in ten thousand, either way
QUESTIONS = ("ordeal", "falling", "toll", "pursuit")


def result(outcome: Outcome) -> str:
    return next(str(dict(c.args)["result"]) for c in outcome.changes if getattr(c, "what", "") == "vl-result")


def to_the_end(outcome: Outcome, dice: Live) -> Position:
    """Every question of the combat answered by the policy, through the engine as a player's acts are."""
    pos = outcome.pos
    while pos.state.result is None and pos.frame.step in QUESTIONS:
        pos = step(pos, outlook.choice(pos, choices(pos)), dice).pos
    return pos


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


def checked(pos: Position, number: int, throws: int) -> tuple[float, float, float, float]:
    """The deviations of one position: results, steps of the attacker, of the defender, hexes taken."""
    shown = pos.game.hooks.odds(pos)
    assert shown is not None
    battle: Battle = pos.frame.memo
    battle = battle if battle.defenders else battle._replace(defenders=odds.defenders(pos, battle))
    side = odds.attacking_side(pos, battle)
    dice = Live(f"{SEED}.throws.{number}".encode())
    found: Counter[str] = Counter()
    mine, theirs, taken = [], [], []
    for _ in range(throws):
        outcome = throw(pos, dice)
        found[result(outcome)] += 1
        after = to_the_end(outcome, dice)
        mine.append(outlook.lost(pos, after, battle.attackers))
        theirs.append(outlook.lost(pos, after, battle.defenders))
        taken.append(int(any(pos.game.roster[u].side == side for u in bits(after.at(battle.target)))))
    assert set(found) <= set(shown["results"]), f"position {number}: a result that was not shown"
    statistic, freedom = chi_square(found, shown["results"], throws)
    told = shown["outlook"]
    means = (errors(n, told[key]) for n, key in ((mine, "attacker"), (theirs, "defender"), (taken, "taken")))
    return (normal(statistic, freedom) if freedom else 0.0, *means)


def main() -> None:
    many, throws = (int(word) for word in (*sys.argv[1:3], *(POSITIONS, THROWS)[len(sys.argv[1:3]) :]))
    start = perf_counter()
    game = load("vl", {"setup": "ready_made"})
    rows = [checked(pos, n, throws) for n, pos in enumerate(islice(before_the_dice(game, SEED), many))]
    print(f"{many} positions, {throws} throws of each, {many * throws} in all, in {perf_counter() - start:.0f} s")
    names = ("results", "steps of the attacker", "steps of the defender", "hexes taken")
    for name, column in zip(names, zip(*rows, strict=True), strict=True):
        worst = max(column, key=abs)
        beyond = sum(abs(x) > BOUND for x in column)
        print(f"  {name}: worst {worst:+.2f}, mean {fmean(column):+.2f} standard errors; beyond {BOUND}: {beyond}")


if __name__ == "__main__":
    main()
