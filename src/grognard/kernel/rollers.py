"""Whose die a die is: that of the side whose phase it falls in, unless the game says otherwise."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.kernel.changes import Change, PhaseStarted, Rolled
from grognard.kernel.game import FOE, NEITHER, Game
from grognard.kernel.state import Position
from grognard.kernel.views import phase, seen_change


def phase_opening(pos: Position) -> tuple[str, int]:
    """The paragraph of the phase we are in, and whose phase it is."""
    now = phase(pos)
    opened = (node.opens for node in pos.game.program.values())
    return next(((found[2], found[1]) for found in opened if found and found[0] == now), ("", NEITHER))


def roller_of(roll: Rolled, game: Game, side: int) -> int:
    """The side that throws, in a phase of this side; NEITHER for the dice of the game itself."""
    found = game.hooks.die_rollers.get(roll.what, side)
    return found if found != FOE else 1 - side if side >= 0 else NEITHER


def visible_rolls(
    changes: Iterable[Change], before: Position, after: Position, viewer: int
) -> list[tuple[int, Rolled]]:
    """The dice that a viewer saw fall, each with the side that threw it."""
    found: list[tuple[int, Rolled]] = []
    side = phase_opening(before)[1]
    for change in changes:
        if isinstance(change, PhaseStarted):
            side = change.who
        if isinstance(change, Rolled):
            seen = seen_change(change, before, after, viewer)
            found += [(roller_of(seen, after.game, side), seen)] if isinstance(seen, Rolled) else []
    return found
