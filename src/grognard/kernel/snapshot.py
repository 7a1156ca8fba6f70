"""A whole state as the beginning of a game: any question, not only the first of a phase.

What hides something from somebody is dealt anew before it is written: `kernel/views` says who knows what, and
whoever writes one sees to it.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping
from typing import Any

from grognard.kernel.checkpoint import read_state, write_state
from grognard.kernel.engine import choices
from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game
from grognard.kernel.state import Position, State

STATE, SEAL = "state", "seal"


def snapshot(pos: Position, key: bytes) -> dict[str, Any]:
    """The position of a journal's header; sealed, so that its writer knows it again."""
    text = write_state(pos.state)
    return {STATE: text, SEAL: seal(text, key)}


def seal(text: str, key: bytes) -> str:
    return hmac.new(key, b"grognard snapshot " + text.encode(), hashlib.sha256).hexdigest()


def is_sealed(table: Mapping[str, Any], key: bytes) -> bool:
    """Whether a snapshot is one that this key has written."""
    text, found = table.get(STATE), table.get(SEAL)
    return isinstance(text, str) and isinstance(found, str) and hmac.compare_digest(seal(text, key), found)


def read_snapshot(game: Game, table: Mapping[str, Any], shown: str) -> State:
    """Refuse what is no state of this game: a file may have been written by anybody."""
    text = table[STATE]
    state = read_state(text) if isinstance(text, str) else None
    if state is None or not is_playable(game, state):
        raise BadInput(f"{shown}: not a state of this game", "snapshot-unknown")
    broken = game.hooks.invariants(Position(game, state))
    if broken:
        raise BadInput(broken[0]).located_at(shown)
    return state


def is_playable(game: Game, state: State) -> bool:
    try:
        sizes = (len(state.where), len(state.steps), len(state.marks), len(state.seats))
        right = sizes == (len(game.roster), len(game.roster), len(game.marks), len(game.sides))
        known = all(frame.step in game.program for frame in state.frames)
        return right and known and bool(state.frames) and choices(Position(game, state)) is not None
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, AssertionError):
        return False
