"""A game as a PettingZoo environment: the sides are the agents, and whoever must decide acts."""

from __future__ import annotations

import hashlib
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # type: ignore[import-untyped]

from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.position import begin
from grognard.ml.common import METADATA, Common, observation_spaces, observe_position
from grognard.ml.shaping import reward_of, side_of


class Raw(Common, AECEnv[str, dict[str, Any], int], EzPickle):  # type: ignore[misc]
    """One game between two learners, called by the sides they begin with; the settings
    are those of `Common`.
    """

    metadata: dict[str, Any]

    def __init__(self, game: str = "ts", **settings: Any) -> None:
        AECEnv.__init__(self)
        EzPickle.__init__(self, game, **settings)
        Common.__init__(self, game, **settings)
        self.metadata = {**METADATA, "name": f"{game}_v{self.game.version}", "is_parallelizable": False}
        self.possible_agents = list(self.game.sides)
        mask = Box(0, 1, (self.numbers.many,), np.int8)
        self._observations = {
            a: Dict({"observation": Dict(observation_spaces(self.game)), "action_mask": mask})
            for a in self.game.sides
        }
        self._actions = {agent: Discrete(self.numbers.many) for agent in self.game.sides}
        self.seeds = np.random.SeedSequence()

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._observations[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The seed throws all its dice; without one, the games follow from
        the last seed given.
        """
        if seed is not None:
            self.seeds = np.random.SeedSequence(seed)
        self.dice = SeededDice(dice_seed(self.seeds))
        self.pos, _ = begin(self.game, self.dice)
        self.acts = 0
        self.agents = list(self.game.sides)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.potential.begin(self.pos)
        self._next()

    def _next(self) -> None:
        who = choices(self.pos).who
        if who >= 0:
            self.agent_selection = self.possible_agents[self.pos.state.seats[who]]

    def observe(self, agent: str) -> dict[str, Any]:
        viewer, menu = side_of(self.pos, self.game.side(agent)), choices(self.pos)
        over = self.terminations.get(agent, True) or self.truncations.get(agent, True)
        asked = menu if menu.who == viewer and not over else None
        return {"observation": observe_position(self.pos, viewer), "action_mask": self.numbers.mask(asked)}

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        act = self.numbers.act(int(action))
        if act not in choices(self.pos):
            self._lose(agent)
            return
        self.pos = step(self.pos, act, self.dice).pos
        self.acts += 1
        over = self.pos.state.result is not None
        cut = not over and self.acts >= self.most
        self._next()
        for seat, name in enumerate(self.possible_agents):
            self.rewards[name] = reward_of(self.pos, side_of(self.pos, seat))
            if over or cut or name == self.agent_selection:
                self.rewards[name] += self.potential.gain(self.pos, seat)
            self.terminations[name], self.truncations[name] = over, cut
        self._accumulate_rewards()

    def _lose(self, agent: str) -> None:
        """An act that is not legal ends the game: whoever tried it has lost, the other has won nothing."""
        lost = {name: -1.0 if name == agent else 0.0 for name in self.agents}
        self.rewards = {
            name: lost[name] + self.potential.forfeit(self.game.side(name)) for name in self.agents
        }
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos[agent] = {"illegal": True}
        self._accumulate_rewards()

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def dice_seed(seeds: np.random.SeedSequence) -> bytes:
    """The seed of the next game's dice."""
    child = seeds.spawn(1)[0]
    return hashlib.blake2b(child.generate_state(8).tobytes(), digest_size=32).digest()


def wrap_environment(game: str = "ts", **settings: Any) -> OrderEnforcingWrapper[str, dict[str, Any], int]:
    """The environment as it is meant to be used: calls come in order. It looks after illegal acts itself:
    each wrapper costs time.
    """
    return OrderEnforcingWrapper(Raw(game, **settings))
