"""Rewards: of the end, and on the way the change of a potential, which leaves the best play as it is."""

from __future__ import annotations

from math import tanh
from random import Random

from grognard.kernel.state import Position
from grognard.ml.encoding import LUCK

SPAN = 20.0  # points of a game's score that make most of the difference


def reward_of(pos: Position, side: int) -> float:
    """+1 for the winner, -1 for the loser, nothing for a draw or while the game goes on."""
    result = pos.state.result
    if result is None or result.winner < 0:
        return 0.0
    return 1.0 if result.winner == side else -1.0


def potential_of(pos: Position, side: int) -> float:
    """How well a side stands, from -1 to 1, by the game's own score and by what the side can know; nothing
    once the game is over.
    """
    if pos.state.result is not None:
        return 0.0
    state = pos.game.hooks.scramble(pos.game, pos.state, side, Random(LUCK))
    return tanh(
        pos.game.hooks.score(pos if state is pos.state else Position(pos.game, state, pos), side) / SPAN
    )


def side_of(pos: Position, seat: int) -> int:
    """The side that a player holds: they begin in the order of the sides, and some games let them change."""
    return pos.state.seats.index(seat)


class Potential:
    """What each player gains between two of his decisions: discount x promise at the second - promise at the
    first, times the weight.
    """

    def __init__(self, weight: float, discount: float) -> None:
        self.weight, self.discount = weight, discount
        self.stood: list[float] = []

    def begin(self, pos: Position) -> None:
        self.stood = (
            [potential_of(pos, side_of(pos, seat)) for seat in range(len(pos.game.sides))]
            if self.weight
            else []
        )

    def gain(self, pos: Position, seat: int) -> float:
        if not self.weight:
            return 0.0
        before, now = self.stood[seat], potential_of(pos, side_of(pos, seat))
        self.stood[seat] = now
        return self.weight * (self.discount * now - before)

    def forfeit(self, seat: int) -> float:
        """What is taken back when a game breaks off: an end promises nothing, whatever it came from."""
        if not self.weight:
            return 0.0
        before, self.stood[seat] = self.stood[seat], 0.0
        return -self.weight * before
