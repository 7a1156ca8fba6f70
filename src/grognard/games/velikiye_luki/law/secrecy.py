"""Nothing is hidden in Velikié Louki: both players see all there is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grognard.games.velikiye_luki.law import victory
from grognard.games.velikiye_luki.law.names import SIDES, WEATHERS, Own
from grognard.kernel.changes import Change
from grognard.kernel.game import Game
from grognard.kernel.hexes import bits
from grognard.kernel.state import Position, State

if TYPE_CHECKING:
    import random


def can_see(pos: Position, viewer: int, unit: int) -> bool:
    return True


def own_view(pos: Position, viewer: int) -> dict[str, Any]:
    own: Own = pos.state.own
    roster, label = pos.game.roster, pos.game.map.label
    return {
        "weather": WEATHERS[own.weather],
        "air": dict(zip(SIDES, own.air, strict=True)),
        "artillery": dict(zip(SIDES, own.guns, strict=True)),
        "supports": {roster[hq].id: n for hq, n in own.supports},
        "encircled": own.encircled,
        "besieged": own.besieged,
        "points": victory.points(pos),
        "exits": [roster[u].id for u in bits(own.exits)],
        "back": {
            roster[b.unit].id: {"turn": b.turn, "hex": label(b.hex) if b.hex >= 0 else ""} for b in own.back
        },
        "attacked": pos.game.map.labels(own.attacked),
    }


def scramble(game: Game, state: State, viewer: int, rng: random.Random) -> State:
    return state


def conceal(change: Change, pos: Position, viewer: int) -> Change | None:
    return change
