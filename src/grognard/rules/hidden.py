"""Counters that a viewer cannot tell apart, face down in a hex or in a box that is shut to him; blind
draws.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import TYPE_CHECKING

from grognard.kernel.changes import Change, Placed, Removed, Revealed, Rolled
from grognard.kernel.game import Game
from grognard.kernel.hexes import bits
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, State

if TYPE_CHECKING:
    import random

# what a counter shows to whoever does not know it; None: it stays where it is
Look = Callable[[int], Hashable]
Sees = Callable[[Position, int, int], bool]  # (position, viewer, unit): is its face known?


def shuffle_hidden(
    game: Game, state: State, viewer: int, sees: Sees, alike: Look, rng: random.Random
) -> State:
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


# -- blind draws


def pick(ref: Referee, members: int, what: str, cite: str) -> int:
    """One member of a set, by a die with as many faces. The last one falls to nobody's luck, and yet nobody
    may take back what showed it to him.
    """
    found = bits(members)
    if len(found) > 1:
        return found[ref.roll(len(found), what, cite) - 1]
    ref.do(Revealed(0, cite))
    return found[0]


def draw(ref: Referee, box: int, to: int, what: str, cite: str) -> int:
    """One counter of a box goes blindly to another box, or to a hex; -1 when the box is empty. Of several one
    is drawn after the other, so that search has few faces to think of at a time.
    """
    if not ref.pos.at(box):
        return -1
    unit = pick(ref, ref.pos.at(box), what, cite)
    ref.do(Placed(unit, to, "drawn", cite) if to >= 0 else Removed(unit, to, "drawn", cite))
    return unit


def owners_dice(owners: Mapping[str, int]) -> Callable[[Change, Position, int], Change | None]:
    """Conceal dice that are for one side alone; `owners` are the sides by the message of the die."""

    def conceal(change: Change, pos: Position, viewer: int) -> Change | None:
        shut = isinstance(change, Rolled) and owners.get(change.what, viewer) != viewer
        return None if shut else change

    return conceal
