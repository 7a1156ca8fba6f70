"""What a giant remembers besides its units: who has every hex, the gauge of its railways, the points of many
units.
"""

from __future__ import annotations

from typing import NamedTuple

from grognard.kernel.hexes import HexSet, bits, hexset
from grognard.kernel.referee import Referee
from grognard.kernel.state import UnitSet
from grognard.testing.synthetic import Synthetic

POINTED = 400  # units that keep points from one phase to the next


class Own(NamedTuple):
    possession: tuple[HexSet, HexSet]  # by side, the hexes it has
    gauges: tuple[HexSet, HexSet]  # hexes whose railway is of the one gauge, and of the other
    points: tuple[int, ...]  # half points left, of the first units of the roster
    contested: UnitSet = 0  # units that took a hex from the enemy in this phase


def beginning(front: Synthetic) -> Own:
    middle = hexset(h for h in bits(front.land) if h % 2)
    west = front.held[0] | front.zoc[0]
    return Own(
        (front.land & west, front.land & ~west), (front.land & middle, front.land & ~middle), (24,) * POINTED
    )


def record_path(ref: Referee, unit: int, side: int, path: tuple[int, ...], spent: int) -> None:
    """A unit went along a path: the hexes are its side's from now on."""
    own: Own = ref.state.own
    gone, had = hexset(path), list(own.possession)
    news = gone & had[1 - side]
    had[side], had[1 - side] = had[side] | gone, had[1 - side] & ~gone
    points = (
        (*own.points[:unit], own.points[unit] - spent, *own.points[unit + 1 :])
        if unit < POINTED
        else own.points
    )
    gauges = (own.gauges[0] | news, own.gauges[1] & ~news) if side == 0 and news else own.gauges
    ref.note(
        "SYN 3",
        possession=(had[0], had[1]),
        gauges=gauges,
        points=points,
        contested=own.contested | (1 << unit if news else 0),
    )
