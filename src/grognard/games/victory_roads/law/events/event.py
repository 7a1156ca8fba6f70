"""What an event of the supports phase is, and the targets that many of them share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.hands import holder
from grognard.games.victory_roads.law.names import AXIS, SOVIET
from grognard.games.victory_roads.law.placements import give, put_on
from grognard.games.victory_roads.law.presence import held, side_units
from grognard.games.victory_roads.law.theatres import theatres
from grognard.kernel.menu import HEX, UNIT
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position

Targets = Callable[[Position, int], int]  # of a support at hand: hexes, or units
Put = Callable[[Referee, int, int], None]  # the support, and its target


class Event(NamedTuple):
    """On what a support may be played in its owner's supports phase, and what happens then. The radius of the
    theatre, the weather and the limits hold for all alike: they are no part of it.
    """

    noun: str  # HEX or UNIT
    targets: Targets
    put: Put


def lay(ref: Referee, support: int, h: int) -> None:
    """Put the counter on a hex."""
    put_on(ref, support, h, holder(ref.pos, support), "VR 11.5.4")


def attach(ref: Referee, support: int, unit: int) -> None:
    """Put the counter with a unit, an HQ or a theatre."""
    give(ref, support, unit, holder(ref.pos, support), "VR 11.5.7a")


def armoured_corps(pos: Position, _: int) -> int:
    return side_units(pos, SOVIET) & book(pos).data.of_type["corps"] & book(pos).data.armour


# By the word of supports.csv for the target.
SHARED: Mapping[str, Event] = {
    "soviet_hex": Event(HEX, lambda pos, _: held(pos, SOVIET), lay),
    "axis_hex": Event(HEX, lambda pos, _: held(pos, AXIS), lay),
    "theatre": Event(UNIT, lambda pos, _: theatres(pos), attach),
    "armoured_corps": Event(UNIT, armoured_corps, attach),
}
