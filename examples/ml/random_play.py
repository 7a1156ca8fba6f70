"""Random legal play through the PettingZoo environment.

python examples/ml/random_play.py --game ts --scenario training --games 3
"""

from __future__ import annotations

import argparse

import numpy as np
from asked import answered, asking, some

import grognard.ml


def main() -> None:
    said = asking(__doc__)
    said.add_argument("--games", type=some, default=3)
    said.add_argument("--show", action="store_true", help="draw the last position in letters")
    answered(said, play)


def play(given: argparse.Namespace) -> None:
    table = grognard.ml.env(given.game, scenario=given.scenario or None, render_mode="ansi")
    luck = np.random.default_rng(given.seed)
    for n in range(given.games):
        table.reset(seed=given.seed + n)
        acts, earned = 0, {}
        for agent in table.agent_iter():
            seen, reward, over, cut, _ = table.last()
            earned[agent] = earned.get(agent, 0.0) + reward
            table.step(None if over or cut else int(luck.choice(np.flatnonzero(seen["action_mask"]))))
            acts += 1
        print(f"game {n + 1}: {acts - len(earned)} acts, {earned}")
    if given.show:
        print(table.render())


if __name__ == "__main__":
    main()
