"""What each side sees: everything, as nothing is hidden in this game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grognard.games.sudden_storm.law.names import WEATHERS, ZONES, own
from grognard.kernel.changes import Change
from grognard.kernel.game import Game
from grognard.kernel.state import Position, State

if TYPE_CHECKING:
    import random


def own_view(pos: Position, viewer: int) -> dict[str, Any]:
    now, names = own(pos), pos.game.map.labels
    return {
        "weather": {zone: WEATHERS[sky] for zone, sky in zip(ZONES, now.weather, strict=True)},
        "forts": names(now.forts),
        "airfields": names(now.airfields),
        "stocks": [[pos.game.map.label(one.hex), one.side, one.points] for one in now.stocks],
        "points": now.points,
    }


def scramble(game: Game, state: State, viewer: int, rng: random.Random) -> State:
    return state


def conceal(change: Change, pos: Position, viewer: int) -> Change | None:
    return change
