"""Counters that a viewer cannot tell apart: face down in a hex, or in a box that is shut to him."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

from grognard.kernel.game import Game
from grognard.kernel.state import Position, State

if TYPE_CHECKING:
    import random

# what a counter shows to whoever does not know it; None: it stays where it is
Look = Callable[[int], Hashable]
Sees = Callable[[Position, int, int], bool]  # (position, viewer, unit): is its face known?


def shuffled(game: Game, state: State, viewer: int, sees: Sees, alike: Look, rng: random.Random) -> State:
    """The counters hidden from a viewer dealt anew, each among the places of those that look alike to him.

    `sees` is the law of the game, not its hook: a hook that shows too much must be found out. The marks of a
    counter go with its place: they are what was seen to be done there. Places are sorted before they are
    dealt: whoever knows the luck must not reckon back to what lies there.
    """
    groups: dict[Hashable, list[int]] = {}
    pos = Position(game, state)
    for unit in range(len(game.roster)):
        if not sees(pos, viewer, unit) and (look := alike(unit)) is not None:
            groups.setdefault(look, []).append(unit)
    if all(len(members) < 2 for members in groups.values()):
        return state
    where, marks = list(state.where), list(state.marks)
    for members in groups.values():
        places = sorted((where[u], tuple(s >> u & 1 for s in state.marks)) for u in members)
        rng.shuffle(places)
        for unit, (place, worn) in zip(members, places, strict=True):
            where[unit] = place
            marks = [s & ~(1 << unit) | on << unit for s, on in zip(marks, worn, strict=True)]
    return state._replace(where=tuple(where), marks=tuple(marks))
