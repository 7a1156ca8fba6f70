"""A player by name through the Gymnasium environment: what the learner meets on the other side of the table.

python examples/ml/greedy_play.py --player greedy --against random --games 10
"""

from __future__ import annotations

import argparse
from random import Random

from asked import answered, asking, some

import grognard.ml
from grognard.ai.player import decide, player
from grognard.kernel.engine import choices
from grognard.lab.stats import wilson


def main() -> None:
    said = asking(__doc__)
    said.add_argument("--player", default="greedy")
    said.add_argument("--against", default="random")
    said.add_argument("--games", type=some, default=10)
    answered(said, play)


def play(given: argparse.Namespace) -> None:
    table = grognard.ml.gym(given.game, scenario=given.scenario or None, against=given.against)
    won = 0
    for n in range(given.games):
        table.reset(seed=given.seed if n == 0 else None)
        mine, luck, done, reward = player(given.player, given.seed + n), Random(given.seed + n), False, 0.0
        while not done:
            act = decide(mine, table.pos, luck)  # a player of ours speaks in acts; a policy would in numbers
            number = table.numbers.number(act, choices(table.pos).verbs[act.verb].kind)
            _, reward, over, cut, _ = table.step(number)
            done = over or cut
        won += reward > 0
    low, high = wilson(won, given.games)
    print(
        f"{given.player} won {won} of {given.games} games against {given.against} ({low:.0%} to {high:.0%})"
    )


if __name__ == "__main__":
    main()
