"""What an option of A Victory Lost may change: one record."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from grognard.games.victory_lost.law.data import Data
from grognard.games.victory_lost.law.movement_costs import Ground
from grognard.kernel.cite import rule
from grognard.kernel.state import Position, UnitSet
from grognard.rules.schedule import Schedule, printed_schedule


@dataclass(frozen=True, eq=False)  # told apart by identity: what is kept for a rulebook is found at once
class Rulebook:
    data: Data
    ground: Ground  # what steps cost
    distance: str  # what "closer to a source" means: straight, nearest or path (AMB-AVL-18)
    grace: bool  # an HQ that was displaced is not taken off in the same turn (AMB-AVL-29)
    mech_points: int  # for a German mechanised unit (AVL 15.0.1a)
    extra: int  # half points of a Soviet unit that keeps out of zones (AVL 15.0.1b)
    panzers: int  # the turn before which the 1st Panzer Army does not come (AVL 15.0.1c)
    early_manstein: bool  # AVL 15.0.2a
    preselection: bool  # AVL 15.0.2b
    free_chit: bool  # AVL 15.0.2c
    absent: UnitSet  # who takes no part


def book(pos: Position) -> Rulebook:
    rules: Rulebook = pos.game.rules
    return rules


@rule("AVL 15.0.1c", "AVL 2.2.2f")
def arrival(rules: Rulebook, unit: int) -> int:
    """The turn printed on a counter, none for who was there from the first; with the option the 1st Panzer
    Army comes on turn 5.
    """
    printed = int(rules.data.roster[unit].arrives or 0)
    return max(printed, rules.panzers) if rules.data.more(unit).box == "1pza" else printed


@lru_cache(maxsize=64)
def schedule(rules: Rulebook) -> Schedule:
    return printed_schedule(rules.data.roster, turn=lambda unit: arrival(rules, unit))
