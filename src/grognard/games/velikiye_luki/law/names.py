"""What only Velikié Louki remembers, and the names it gives to things."""

from __future__ import annotations

from typing import NamedTuple

from grognard.kernel.hexes import HexSet
from grognard.kernel.state import UnitSet

SOVIET, GERMAN = 0, 1
SIDES = ("soviet", "german")

MARKS = ("moved", "fought", "isolated", "unsupplied", "used")
MOVED, FOUGHT, ISOLATED, UNSUPPLIED, USED = range(5)

# The roster's groups: units with a zone of control, HQs and rockets, which have none, and the garrison.
GROUPS = ("soviet line", "soviet rest", "german line", "german rest", "german festung")
LINES = (0, 2)
RESTS = (1, 3)
FESTUNG = 4

CLEAR, CLOUDY, OVERCAST = range(3)
WEATHERS = ("clear", "cloudy", "overcast")

MP = 2  # movement is reckoned in half points


class Back(NamedTuple):
    """A unit that left the map and comes back: from which turn, and by which hex (-1: anywhere its side
    enters).
    """

    unit: int
    turn: int
    hex: int


class Entered(NamedTuple):
    """A unit that came on, where, and whether as one of a list of reinforcements."""

    unit: int
    hex: int
    listed: bool


class Own(NamedTuple):
    weather: int = OVERCAST
    air: tuple[int, int] = (0, 0)  # missions left this turn
    guns: tuple[int, int] = (0, 0)  # artillery points left this turn
    supports: tuple[tuple[int, int], ...] = ()  # HQs that have given supports this turn, and how many
    encircled: bool = False  # as found at the end of the last turn
    besieged: bool = False  # has the siege die been thrown this turn?
    attacked: HexSet = 0  # hexes attacked in this phase
    entered: tuple[Entered, ...] = ()  # those that came on this turn
    back: tuple[Back, ...] = ()
    regrouped: UnitSet = 0  # divisions that gave off or took in a regiment in this phase
    exits: UnitSet = 0  # brigades that left by the west in supply


class Moving(NamedTuple):
    """A unit in the player's hand, and the half points it has left."""

    unit: int
    left: int
    begun: bool


class Battle(NamedTuple):
    """An attack, from the naming of its target to the advance after it."""

    target: int
    attackers: UnitSet = 0
    defenders: UnitSet = 0  # fixed when the attack is announced
    guns: tuple[int, int] = (0, 0)  # artillery points, attacker and defender
    air: tuple[int, int] = (0, 0)
    rockets: tuple[UnitSet, UnitSet] = (0, 0)
    dice: tuple[int, int, int] = (0, 0, 0)  # attacker's quality, defender's quality, combat
    result: str = ""
    stayed: bool = False  # the defender took losses and did not move
    fallen_back: int = 0  # hexes the defender went back
    unmet: int = 0  # obligations that nobody was left to meet
    retreated: bool = False  # the attacker went back
    trail: tuple[tuple[int, int], ...] = ()  # the steps the defenders took


class PendingResult(NamedTuple):
    """What a result asks of one side: first the compulsory retreat, then so many steps or hexes."""

    role: int  # 0 attacker, 1 defender
    units: UnitSet  # those that must bear it and are still there
    must: UnitSet  # those that have yet to make the compulsory retreat
    left: int  # obligations besides
    bold: bool = False  # the last obligation is the enemy's to choose
    first: bool = True  # is the next loss the first?
    backed: bool = False  # an optional retreat was made: no more losses
    least: int = 0  # losses that must be taken before any retreat
    imposed: int = 0  # what the enemy chose for the last obligation: 1 a step, 2 a hex


class Retreat(NamedTuple):
    """Units going back one hex: who has yet to go, and who goes together now."""

    units: UnitSet
    group: UnitSet
    role: int
    cite: str
    gone: UnitSet = 0  # those that have made this hex already
    paid: tuple[tuple[int, int], ...] = ()  # steps into a zone that somebody has paid for: from where, and to


class StepLossChoice(NamedTuple):
    """One of these must lose a step."""

    units: UnitSet
    cite: str
    role: int


class Freed(NamedTuple):
    """A hex whose garrison has fallen, and who may not enter it: he has just entered the other."""

    hex: int
    settled: UnitSet = 0


class AdvanceAfterCombat(NamedTuple):
    """The advance after combat: who may still go, who is going, how far, and through how many enemy zones."""

    target: int
    units: UnitSet
    hexes: int
    trail: tuple[tuple[int, int], ...]
    beyond: bool = (
        False  # may it go on where the trail ends? Only after an enemy who died with obligations unmet
    )
    unit: int = -1
    gone: int = 0
    zones: int = 0
