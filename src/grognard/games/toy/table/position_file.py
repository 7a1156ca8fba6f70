"""What a position file says of The Hill, and what no position may hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.games.toy.law.names import CHITS, NONE, SIDES, Own
from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game
from grognard.kernel.load import only_keys
from grognard.kernel.state import Position, State


def read_own(game: Game, table: Mapping[str, Any], state: State) -> Own:
    """What a position file says of this game: the chits, and the bugles that have been heard."""
    only_keys(dict(table), (*SIDES, "sounded"), "[own]")
    drawn = []
    for side in SIDES:
        chit = table.get(side, "blank")
        if chit not in CHITS:
            raise BadInput(f"[own] {side}: {chit} is not one of {', '.join(CHITS)}")
        drawn.append(CHITS.index(chit))
    heard = table.get("sounded", [])
    return Own((drawn[0], drawn[1]), ("blue" in heard, "red" in heard))


def invariants(pos: Position) -> list[str]:
    """What must never be seen on this map."""
    state, label = pos.state, pos.game.map.label
    on_map = [h for h in state.where if h >= 0]
    broken = [f"two counters in {label(h)}" for h in sorted(set(on_map)) if on_map.count(h) > 1]
    broken += [f"a counter in the pond, {label(h)}" for h in on_map if not pos.game.rules.data.land >> h & 1]
    for unit, left in enumerate(state.steps):
        if not 1 <= left <= pos.game.roster[unit].steps:
            broken.append(f"{pos.game.roster[unit].id} has {left} steps")
    if state.turn and NONE in state.own.drawn and state.frames:
        broken.append("no chit was drawn")
    return broken
