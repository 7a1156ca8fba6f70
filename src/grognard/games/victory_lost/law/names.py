"""What only A Victory Lost remembers, and the names it gives to things."""

from __future__ import annotations

from typing import NamedTuple

from grognard.kernel.hexes import HexSet
from grognard.kernel.places import BOXES as USUAL_BOXES
from grognard.kernel.places import Box
from grognard.kernel.state import UnitSet

SOVIET, AXIS = 0, 1
SIDES = ("soviet", "axis")

MARKS = ("active", "moved", "fought", "unsupplied", "isolated")
ACTIVE, MOVED, FOUGHT, UNSUPPLIED, ISOLATED = range(5)

# The roster's groups: combat units, which have a zone of control, and HQs, which have none.
GROUPS = ("soviet line", "soviet hq", "axis line", "axis hq")
LINES = (0, 2)
STAFFS = (1, 3)

# Beside the map: the two armies that come on from a box of their own (AVL 11.2.1a), and the HQs that found no
# place in the rear and come back as reinforcements of the next turn (AVL 12.7g).
BOXES = (*USUAL_BOXES, Box("1pza", AXIS), Box("28a", SOVIET), Box("returning"))
ARMY_BOXES = {"1pza": -5, "28a": -6}
RETURNING = -7

MP = 2  # movement is reckoned in half points
NOBODY = -1

ChitSet = int  # bit c is set when chit c of data.chits is in the set


class Own(NamedTuple):
    five: ChitSet = 0  # the chits that the Soviets chose for the whole game: their secret
    axis: ChitSet = 0  # the chits that the Axis has; public
    lost: ChitSet = 0  # chits that left the game with their HQ
    # this turn's selection, while it is made and after; its owner's secret
    picked: tuple[ChitSet, ChitSet] = (0, 0)
    ahead: ChitSet = 0  # the Soviet selection for the next turn (AVL 15.0.2b)
    bag: ChitSet = 0
    played: ChitSet = 0  # this turn; public
    shown: ChitSet = 0  # Soviet chits that were ever drawn; public
    back: ChitSet = 0  # chits put back into the bag before all eyes, this turn
    drawn: int = NOBODY  # the chit that waits to be played
    refused: bool = False  # was the last draw a Manstein that was put back?
    active: int = NOBODY  # whose units are activated
    moved: bool = (
        False  # has their movement segment passed? The combat before the first draw has none (AVL 4.1.2f)
    )
    opening: int = 2  # before the first draw of turn 1: SPECIAL, DESIGNATION, then DRAWS
    fallen: UnitSet = 0  # units eliminated, for points
    control: HexSet = 0  # victory cities in Soviet hands
    displaced: UnitSet = 0  # HQs repositioned this turn
    attacked: HexSet = 0  # hexes attacked in this segment
    # each HQ and who was stacked with it when the segment began
    escorts: tuple[tuple[int, UnitSet], ...] = ()


SPECIAL, DESIGNATION, DRAWS = range(3)
NORMAL, ROAD, SPENT = 1, 2, 3


class Moving(NamedTuple):
    """A unit in the player's hand: the half points it has left, and how it goes."""

    unit: int
    left: int
    how: int = 0  # nothing yet, or NORMAL, ROAD, SPENT after a river
    clean: bool = True  # has it kept out of enemy zones?


class Battle(NamedTuple):
    """An attack, from the naming of its target to the advance after it."""

    target: int
    attackers: UnitSet = 0
    defenders: UnitSet = 0  # fixed when the attack is announced
    result: str = ""


class Retreat(NamedTuple):
    """Units that must fall back, one by one; `path` is the way of the one that is going."""

    units: UnitSet  # those that have yet to go
    hexes: int
    origin: int
    unit: int = NOBODY
    path: tuple[int, ...] = ()
    gone: UnitSet = 0  # those that have done it and live

    @property
    def group(self) -> UnitSet:
        return 1 << self.unit if self.unit != NOBODY else 0


class AdvanceAfterCombat(NamedTuple):
    """The advance after combat: who may still go, and who is going."""

    target: int
    units: UnitSet
    unit: int = NOBODY
    once: UnitSet = 0  # advanced one hex
    twice: UnitSet = 0  # advanced two


class Displaced(NamedTuple):
    """An HQ that must go to the rear, from where it stood."""

    unit: int
    origin: int
