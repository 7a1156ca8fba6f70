"""Possession of hexes: a place belongs to the side whose unit was the last to enter it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from grognard.kernel.game import Game
from grognard.kernel.hexes import HexSet
from grognard.kernel.referee import Referee
from grognard.kernel.state import State


class Possession(NamedTuple):
    """The places that have an owner, and the one set in Own that remembers whose they are."""

    field: str  # of Own: the places of `side`; all the others are its enemy's
    side: int
    places: Callable[[Game], HexSet]
    # All that follows from a capture, the change of Own included: (referee, the captor, the places in the
    # order in which he entered them).
    gained: Callable[[Referee, int, tuple[int, ...]], None]

    def hexes_of(self, game: Game, state: State, side: int) -> HexSet:
        """The places that belong to a side."""
        mine: HexSet = getattr(state.own, self.field)
        return mine if side == self.side else self.places(game) & ~mine


def record_passage(ref: Referee, unit: int, path: Iterable[int], possession: Possession) -> None:
    """A unit has entered the hexes of a path: it captures the enemy's places among them."""
    side = ref.game.roster[unit].side
    theirs = possession.hexes_of(ref.game, ref.state, 1 - side)
    if won := [h for h in path if theirs >> h & 1]:
        possession.gained(ref, side, tuple(won))
