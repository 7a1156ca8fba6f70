"""What each side sees, and what search may suppose of what it does not see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grognard.games.victory_roads.law.names import AXIS, SKIES, SOVIET, WEATHERS, own
from grognard.games.victory_roads.law.supports import DICE
from grognard.kernel.cite import rule
from grognard.kernel.game import Game
from grognard.kernel.places import sees_open_boxes
from grognard.kernel.state import Position, State
from grognard.rules.hidden import owners_dice, shuffle_hidden

if TYPE_CHECKING:
    import random


def own_view(pos: Position, viewer: int) -> dict[str, Any]:
    """Weather, control, rail capacity and bridges are open to all."""
    now, label = own(pos), pos.game.map.label
    return {
        "weather": WEATHERS[now.weather],
        "sky": SKIES[now.sky],
        "control": pos.game.map.labels(now.control),
        "captured": pos.game.map.labels(now.captured & ~now.control),
        "rail": now.rail,
        "paid": now.paid,
        "pontoons": {pos.game.roster[one.unit].id: label(one.across) for one in now.pontoons},
        "bridgeheads": pos.game.map.labels(now.bridgeheads),
    }


@rule("VR 5.1.2", "VR 5.1.4", "VR 5.4.1a")
def scramble(game: Game, state: State, viewer: int, rng: random.Random) -> State:
    """The supports of the other side dealt anew among its pool, its hand and what it has spent (K-26)."""
    return shuffle_hidden(game, state, viewer, sees_open_boxes, lambda unit: game.roster[unit].side, rng)


# Which counter of the pool a draw takes is its owner's to know.
conceal = owners_dice({DICE[side]: side for side in (SOVIET, AXIS)})
