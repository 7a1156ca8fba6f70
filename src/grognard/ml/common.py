"""What the environments share: their settings, what they show of a position, how they draw it."""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box

from grognard.games import load
from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game
from grognard.kernel.state import Position
from grognard.ml.encoding import encoder
from grognard.ml.rendering import MODES, render
from grognard.ml.shaping import Potential
from grognard.ml.spaces import acts, check_most

BYTE, SHORT = 127, 32_767
METADATA: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 4}


class Common:
    """A game, and how it is to be learnt.

    `shaping` adds so much of the change of the game's own score to the reward of the end; it does not change
    which play is best. `most` acts cut a game off. `render_mode` is `ansi` (letters) or `rgb_array` (a
    picture).
    """

    pos: Position

    def __init__(
        self,
        game: str = "ts",
        *,
        scenario: str | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
        shaping: float = 0.0,
        discount: float = 1.0,
        most: int | None = None,
        pack: Path | None = None,
    ) -> None:
        if render_mode not in (None, *MODES):
            raise BadInput(f'render_mode: "{render_mode}" is not one of {", ".join(MODES)}')
        for name, value in (("shaping", shaping), ("discount", discount)):
            if not isinstance(value, int | float) or isinstance(value, bool) or not isfinite(value):
                raise BadInput(f'{name}: "{value}" is no number')
        self.game = load(game, options, scenario, pack)
        self.render_mode, self.most = render_mode, check_most(self.game, most)
        self.potential = Potential(shaping, discount)
        self.numbers = acts(self.game)

    def render(self) -> Any:
        return None if self.render_mode is None else render(self.pos, self.render_mode)


def observation_spaces(game: Game) -> dict[str, gymnasium.Space[Any]]:
    """The parts of an observation."""
    found = encoder(game)
    return {
        "planes": Box(0, BYTE, found.plane_shape, np.int8),
        "units": Box(0, SHORT, found.unit_shape, np.int16),
        "vector": Box(-10.0, 10.0, (len(found.vector_names),), np.float32),
    }


def observe_position(pos: Position, viewer: int) -> dict[str, Any]:
    """A position as an observation, without the mask."""
    return encoder(pos.game).encode(pos, viewer)._asdict()
