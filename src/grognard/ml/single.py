"""A game as a Gymnasium environment: one side learns, somebody else holds the other."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Dict, Discrete
from gymnasium.utils import EzPickle

from grognard.ai.player import Player, decide, player
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.errors import BadInput
from grognard.kernel.menu import Act
from grognard.kernel.position import begin
from grognard.ml.common import METADATA, Common, observation_spaces, observe_position
from grognard.ml.shaping import reward_of, side_of
from grognard.ml.spaces import Mask

# An opponent of one's own: from its observation and its mask to the number of an act.
Opponent = Callable[[dict[str, Any], Mask], int]


class Single(Common, gymnasium.Env[dict[str, Any], int], EzPickle):
    """`side` is the learner's when the game begins (by turns from a seed on, if it is "both"); `against` is a
    player by name, or a function of observation and mask.

    The other settings are those of `Common`; `most` counts the acts of the learner alone. An act that is not
    legal loses the game at once; `action_masks` and the infos tell which are.
    """

    metadata = METADATA

    def __init__(
        self, game: str = "ts", *, side: str = "both", against: str | Opponent = "random", **settings: Any
    ) -> None:
        EzPickle.__init__(self, game, side=side, against=against, **settings)
        Common.__init__(self, game, **settings)
        if side not in (*self.game.sides, "both"):
            raise BadInput(f'side: "{side}" is not one of {", ".join((*self.game.sides, "both"))}')
        if isinstance(against, str):
            player(against, 0)  # a name that nobody bears is refused at once
        self.sides = range(len(self.game.sides)) if side == "both" else [self.game.side(side)]
        self.against = against
        self.action_space: gymnasium.Space[Any] = Discrete(self.numbers.many)
        self.observation_space = Dict(observation_spaces(self.game))
        self.games = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self.games = 0
        self.dice = SeededDice(self.np_random.bytes(32))
        self.luck = Random(int(self.np_random.integers(1 << 48)))
        self.other: Player | None = (
            player(self.against, self.luck.getrandbits(32)) if isinstance(self.against, str) else None
        )
        self.seat = self.sides[self.games % len(self.sides)]
        self.games += 1
        self.acts, self.lost = 0, False
        self.pos, _ = begin(self.game, self.dice)
        self.potential.begin(self.pos)
        self._answer()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        act = self.numbers.act(int(action))
        if self.lost or act not in choices(self.pos):
            taken = 0.0 if self.lost else self.potential.forfeit(self.seat)
            self.lost = True
            return self._observation(), -1.0 + taken, True, False, {**self._info(), "illegal": True}
        self._play(act)
        self.acts += 1
        self._answer()
        over = self.pos.state.result is not None
        reward = reward_of(self.pos, self.side) + self.potential.gain(self.pos, self.seat)
        return self._observation(), reward, over, not over and self.acts >= self.most, self._info()

    @property
    def side(self) -> int:
        """The learner's side now."""
        return side_of(self.pos, self.seat)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which acts are legal now; the name is the one that sb3-contrib asks for."""
        return self.numbers.mask(
            None if self.lost or choices(self.pos).who != self.side else choices(self.pos)
        ).astype(bool)

    def _play(self, act: Act) -> None:
        self.pos = step(self.pos, act, self.dice).pos

    def _answer(self) -> None:
        """The other side plays until the learner must decide."""
        for _ in range(self.game.longest.game):
            who = choices(self.pos).who
            if self.pos.state.result is not None or who == self.side:
                return
            if self.other is not None:
                self._play(decide(self.other, self.pos, self.luck))
            else:
                assert callable(self.against)
                self._play(
                    self.numbers.act(
                        int(
                            self.against(
                                observe_position(self.pos, who), self.numbers.mask(choices(self.pos))
                            )
                        )
                    )
                )
        raise RuntimeError(f"{self.against}: no end after {self.game.longest.game} acts in a row")

    def _observation(self) -> dict[str, Any]:
        return observe_position(self.pos, self.side)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8), "side": self.game.sides[self.side]}
