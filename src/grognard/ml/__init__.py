"""The games as learning environments: PettingZoo, Gymnasium and OpenSpiel.

>>> import grognard.ml
>>> table = grognard.ml.env("toy")
>>> table.reset(seed=1)
>>> table.agent_selection
'blue'

Nothing here is loaded before it is asked for, so that the optional packages are wanted only by those who use
them.
"""

from __future__ import annotations

from typing import Any

from grognard.ml.extras import require_extra


def env(game: str = "ts", **settings: Any) -> Any:
    """A PettingZoo AEC environment, wrapped as usual; the settings are those of
    `grognard.ml.common.Common`.
    """
    require_extra("numpy", "pettingzoo")
    from grognard.ml.aec import wrap_environment

    return wrap_environment(game, **settings)


def gym(game: str = "ts", **settings: Any) -> Any:
    """A Gymnasium environment: one side learns, a player holds the other. The settings are those of
    `grognard.ml.single.Single`.
    """
    require_extra("numpy", "gymnasium")
    from grognard.ml.single import Single

    return Single(game, **settings)


def spiel(game: str = "toy", **settings: Any) -> Any:
    """An OpenSpiel game; the settings are those of `grognard.ml.open_spiel.game_of`."""
    require_extra("numpy", "pyspiel", extra="openspiel")
    from grognard.ml.open_spiel import game_of

    return game_of(game, **settings)
