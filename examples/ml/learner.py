"""Policy gradient with a baseline (REINFORCE), and Adam: a page of numpy."""

from __future__ import annotations

from typing import Any

import numpy as np
from policy import Array, Choice, Policy

import grognard.ml


class Adam:
    def __init__(self, like: Array, rate: float) -> None:
        self.rate, self.steps = rate, 0
        self.mean, self.square = np.zeros_like(like), np.zeros_like(like)

    def step(self, slope: Array) -> Array:
        """How far to go uphill."""
        self.steps += 1
        self.mean += 0.1 * (slope - self.mean)
        self.square += 0.001 * (slope * slope - self.square)
        mean, square = self.mean / (1 - 0.9**self.steps), self.square / (1 - 0.999**self.steps)
        found: Array = self.rate * mean / (np.sqrt(square) + 1e-8)
        return found


class Learner:
    """Learns from games in which it holds one side after the other."""

    def __init__(self, policy: Policy, rate: float = 0.01, entropy: float = 0.01) -> None:
        self.policy, self.entropy = policy, entropy
        self.rate, self.acting, self.judging = rate, Adam(policy.weights, rate), Adam(policy.worth, rate)

    def slower(self, share: float) -> None:
        """Smaller steps as the end comes near."""
        self.acting.rate = self.rate * max(0.1, 1 - share)

    def learn(self, games: list[tuple[list[Choice], list[float]]]) -> None:
        """One step uphill after a batch of games: each with its decisions and the rewards
        that followed them.
        """
        policy = self.policy
        acting, judging = np.zeros_like(policy.weights), np.zeros_like(policy.worth)
        gains = []
        for choices, rewards in games:
            to_come = np.cumsum(rewards[::-1])[::-1]
            for choice, gain in zip(choices, to_come, strict=True):
                better = float(gain) - policy.guess(choice)
                gains.append((choice, better))
                judging[choice.side] += better * choice.standing
        spread = max(1e-3, float(np.std([better for _, better in gains])))
        for choice, better in gains:
            self._pull(acting, choice, better / spread)
        policy.weights += self.acting.step(acting / len(gains))
        policy.worth += self.judging.step(judging / len(gains))

    def _pull(self, slopes: Array, choice: Choice, better: float) -> None:
        """Towards the act by as much as it turned out better than was thought, and a little towards
        open-mindedness.
        """
        chances = choice.chances
        logs = np.log(chances + 1e-9)
        pull = -better * chances - self.entropy * chances * (logs - float(chances @ logs))
        pull[choice.taken] += better
        np.add.at(slopes[choice.side], choice.parts, pull[:, None] * choice.features)


def play(table: Any, policy: Policy, seed: int | None = None) -> tuple[list[Choice], list[float], float]:
    """One game of the policy at a Gymnasium table: its decisions, what each earned, and +1, 0 or -1."""
    seen, info = table.reset(seed=seed)
    choices: list[Choice] = []
    rewards: list[float] = []
    done = False
    while not done:
        act, choice = policy.choose(seen, info["action_mask"], table.side)
        seen, reward, over, cut, info = table.step(act)
        choices.append(choice)
        rewards.append(reward)
        done = over or cut
        if cut:
            # whoever never comes to an end has lost: else a loser would learn to stall
            rewards[-1] += table.potential.forfeit(table.seat) - 1.0
    result = table.pos.state.result
    return (
        choices,
        rewards,
        0.0 if result is None or result.winner < 0 else 1.0 if result.winner == table.side else -1.0,
    )


def table_for(game: str, scenario: str | None, against: str, shaping: float = 0.0) -> Any:
    return grognard.ml.gym(game, side="both", against=against, scenario=scenario, shaping=shaping, most=400)


def measured(
    policy: Policy, game: str, scenario: str | None, against: str, games: int, seed: int
) -> tuple[int, int]:
    """(games won, games played) by the policy as it stands, half of them on each side."""
    table = table_for(game, scenario, against)
    won = sum(play(table, policy, seed if n == 0 else None)[2] > 0 for n in range(games))
    return won, games
