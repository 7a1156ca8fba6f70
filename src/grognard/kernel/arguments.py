"""What a message speaks of: units, hexes and places as such; their names are found when somebody reads it."""

from __future__ import annotations

from typing import NamedTuple

from grognard.kernel.hexes import HexSet
from grognard.kernel.state import UnitSet


class Units(NamedTuple):
    """Some units; `hidden` is how many more there are that the reader may not know."""

    set: UnitSet
    hidden: int = 0


class Hexes(NamedTuple):
    set: HexSet


class At(NamedTuple):
    """A hex, or a box beside the map."""

    place: int


class Points(NamedTuple):
    """Movement points, counted in parts of which `per` make a whole one."""

    value: int
    per: int = 1

    def __str__(self) -> str:
        """2½ for five halves."""
        whole, part = divmod(self.value, self.per)
        if not part:
            return str(whole)
        return f"{whole or ''}½" if 2 * part == self.per else f"{self.value}/{self.per}"


class Charge(NamedTuple):
    """What points are paid for (message `charge-…`): in full, or on top of something else."""

    what: str
    points: Points
    extra: bool = False


class Charges(NamedTuple):
    """An itemised bill."""

    items: tuple[Charge, ...]


Argument = Units | Hexes | At | Points | Charges | int | str
Arguments = tuple[tuple[str, Argument], ...]


def unit(number: int) -> Units:
    return Units(1 << number)
