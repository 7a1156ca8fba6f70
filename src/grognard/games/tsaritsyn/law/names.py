"""What only Tsaritsyn remembers, and the names it gives to things."""

from __future__ import annotations

from typing import NamedTuple

from grognard.kernel.hexes import HexSet
from grognard.kernel.state import UnitSet

WHITE, RED = 0, 1
SIDES = ("white", "red")

MARKS = ("moved", "stopped", "fought", "flipped", "broken")
MOVED, STOPPED, FOUGHT, FLIPPED, BROKEN = range(5)

# The roster's groups, for each side: units with a zone of control, others that count for stacking,
# land units that do not, and ships.
LINE, REST, FREE, SHIPS = range(4)
GROUPS = (
    "white line",
    "white rest",
    "white free",
    "white ships",
    "red line",
    "red rest",
    "red free",
    "red ships",
)


class Own(NamedTuple):
    length: int  # turns to be played; 0 until it has been announced
    last: HexSet  # towns and hexes of Tsaritsyn where White was the last to be
    exits: int = 0  # cavalry that left by the north and counts
    raised: HexSet = 0  # towns that have given their militia
    tried: HexSet = 0  # towns that have been asked in this phase
    # hexes from which an attack was made in this phase, and the hex attacked
    fired: tuple[tuple[int, int], ...] = ()
    attacked: HexSet = 0  # hexes attacked in this phase
    struck: UnitSet = 0  # units attacked in this phase, wherever they are now


class Moving(NamedTuple):
    """A unit in the player's hand, and the points it has left."""

    unit: int
    left: int
    begun: bool


class Put(NamedTuple):
    """The unit moved last in a phase, and the paragraph by which it goes no further."""

    unit: int
    cite: str


class Battle(NamedTuple):
    target: int
    ship: int  # the ship attacked, or -1 for the land units of the hex
    attackers: UnitSet = 0
    defenders: UnitSet = 0  # fixed when the attack is announced
    die: int = 0
    rerolled: bool = False
    result: str = ""


class Retreat(NamedTuple):
    """Units that must go back so many hexes, one after the other."""

    units: UnitSet
    steps: int
    cite: str
    unit: int = -1
    origin: int = -1
    gone: int = 0

    @property
    def group(self) -> UnitSet:
        return 1 << self.unit if self.unit >= 0 else 0


class Loss(NamedTuple):
    """One of these must be given up in an exchange."""

    units: UnitSet
    left: int = 1
    cite: str = "TS VIII.r5"


class Fear(NamedTuple):
    """Red units that must be tested for fear of tanks; `alone` are militia without regulars."""

    units: UnitSet
    alone: UnitSet
