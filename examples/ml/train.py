"""Learn a training scenario by policy gradient, and write down how it went.

python examples/ml/train.py --games 6400 --out out/learning

Writes curve.csv and curve.svg (share of games won against `random`, with its 95 % interval) and weights.npz.
"""

from __future__ import annotations

import argparse
import csv
from pathlib import Path
from time import process_time

from asked import answered, asking, some
from curve import drawn
from learner import Learner, measured, play, table_for
from policy import Policy

from grognard.lab.stats import wilson

BATCH = 16


def main() -> None:
    said = asking(__doc__)
    said.add_argument("--against", default="random", help="whom it learns from")
    said.add_argument("--games", type=some, default=6400, help="to learn from")
    said.add_argument("--every", type=some, default=640, help="games between two looks")
    said.add_argument("--look", type=some, default=100, help="games played for a look")
    said.add_argument("--last", type=some, default=400, help="games played for the first and the last look")
    said.add_argument("--shaping", type=float, default=0.0)
    said.add_argument("--rate", type=float, default=0.01)
    said.add_argument("--out", type=Path, default=Path("out/learning"))
    answered(said, train)


def train(given: argparse.Namespace) -> None:
    policy = Policy(given.game, given.scenario or None, given.seed)
    learner = Learner(policy, given.rate)
    table = table_for(given.game, given.scenario or None, given.against, given.shaping)
    given.out.mkdir(parents=True, exist_ok=True)
    rows: list[dict[str, float]] = []
    spent, played = 0.0, 0
    while True:
        last = played >= given.games
        rows.append(look(policy, given, played, spent, given.last if last or not rows else given.look))
        write(policy, given, rows)
        if last:
            break
        for batch in range(max(1, given.every // BATCH)):
            begun = process_time()
            learner.slower(played / given.games)
            games = [
                play(table, policy, given.seed if played == batch == n == 0 else None)[:2]
                for n in range(BATCH)
            ]
            learner.learn(games)
            spent += process_time() - begun
        played += max(1, given.every // BATCH) * BATCH


def write(policy: Policy, given: argparse.Namespace, rows: list[dict[str, float]]) -> None:
    """The curve so far and the weights: a training that is stopped leaves what it has."""
    policy.save(str(given.out / "weights.npz"))
    with (given.out / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, rows[0])
        writer.writeheader()
        writer.writerows(rows)
    (given.out / "curve.svg").write_text(
        drawn(rows, f"{given.game} {given.scenario}: games won against random"), encoding="utf-8"
    )


def look(
    policy: Policy, given: argparse.Namespace, played: int, spent: float, games: int
) -> dict[str, float]:
    won, of = measured(policy, given.game, given.scenario or None, "random", games, 1000 + given.seed)
    low, high = wilson(won, of)
    row = {
        "games": played,
        "cpu_minutes": round(spent / 60, 2),
        "won": won,
        "of": of,
        "low": round(low, 4),
        "high": round(high, 4),
    }
    print(
        f"{played:6} games, {spent / 60:5.1f} min: {won / of:6.1%} against random ({low:.1%} to {high:.1%}, "
        f"{of} games)",
        flush=True,
    )
    return row


if __name__ == "__main__":
    main()
