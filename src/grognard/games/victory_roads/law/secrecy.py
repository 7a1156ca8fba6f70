"""What each side sees, and what search may suppose of what it does not see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grognard.games.victory_roads.law.draws import DICE
from grognard.games.victory_roads.law.names import AXIS, SKIES, SOVIET, WEATHERS, Own, own
from grognard.games.victory_roads.law.objectives import DIE as REICH_DIE
from grognard.kernel.cite import rule
from grognard.kernel.game import Game
from grognard.kernel.places import sees_open_boxes
from grognard.kernel.state import Position, State
from grognard.rules.hidden import owners_dice, shuffled

if TYPE_CHECKING:
    import random


def own_view(pos: Position, viewer: int) -> dict[str, Any]:
    """All but supports is open to all."""
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
        **reich_view(now),
    }


def reich_view(now: Own) -> dict[str, Any]:
    """The Führer's tracks, replacement points, allies and Warsaw are open too."""
    tracks = ("mood", "maximum", "freedom", "dismissals", "objectives", "cities_lost")
    states = ("few_supports", "slowed", "halting", "no_replacements", "forfeited")
    allies = ("romania", "hungary", "faithful", "rising", "uprising", "handed")
    found = {name: getattr(now, name) for name in (*tracks, *states, *allies)}
    return found | {name: list(getattr(now, name)) for name in ("points", "changed", "returning")}


@rule("VR 5.1.2", "VR 5.1.4", "VR 5.4.1a")
def scramble(game: Game, state: State, viewer: int, rng: random.Random) -> State:
    """The supports of the other side dealt anew among its pool, its hand and what it has spent (K-26)."""
    return shuffled(game, state, viewer, sees_open_boxes, lambda unit: game.roster[unit].side, rng)


# Which counter of the pool a draw takes is its owner's to know.
conceal = owners_dice({DICE[SOVIET]: SOVIET, DICE[AXIS]: AXIS, REICH_DIE: AXIS})
