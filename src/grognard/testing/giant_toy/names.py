"""Sides, boxes, what this game remembers, and what its rules look up."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import NamedTuple

from grognard.kernel.arguments import At
from grognard.kernel.hexes import Gate, HexSet, hexset
from grognard.kernel.maps import Map
from grognard.kernel.menu import Cause
from grognard.kernel.pathfinding import Leg, Network
from grognard.kernel.places import BOXES, GONE, POOL, Box, box_number
from grognard.kernel.state import Position, UnitSet
from grognard.kernel.tables import OddsTable
from grognard.kernel.units import Roster
from grognard.kernel.views import OBSERVER
from grognard.rules import why_not
from grognard.rules.costs import Costs, Layers
from grognard.rules.readers import gates

SIDES = ("north", "south")
NORTH, SOUTH = range(2)
GROUPS = ("north line", "south line", "south support")
NORTH_LINE, SOUTH_LINE, SUPPORT = range(3)
MARKS = ("fought", "unfed")
FOUGHT, UNFED = range(2)
CUP, IN_HAND = -5, -6
SHUT = frozenset({NORTH, OBSERVER})
BOX_LIST = (*BOXES, Box("cup", SOUTH, SHUT), Box("hand", SOUTH, SHUT, hand=True))
REAR = 1 << box_number(POOL) | 1 << box_number(GONE)  # where units are sent off the map
MP = 2  # movement is reckoned in half points
TURNS = 3
MOVES = 2  # of one unit in a phase
FORCED = 6  # half points that a forced march adds
OVERLAND = 8  # half points of a line of supply off the railway
SUPPORTS = 24  # more than the faces of a die that are all told apart
# in half points; zone 1 is that of cadres, zone 2 that of full units
TOLLS = ((0, 1, 2), (0, 1, 2), (0, 1, 4))
WOODS = -2  # to the die
CRT = OddsTable(
    ("less", "equal", "more"),
    (
        ("A2", "A1", "X1"),
        ("A2", "X1", "--"),
        ("A1", "X1", "DR"),
        ("X1", "--", "D1"),
        ("X1", "DR", "DR"),
        ("--", "D1", "D1"),
        ("DR", "DR", "DR"),
        ("D1", "D1", "D1"),
    ),
    ("reconstructed",) * 8,
    first=1 + WOODS,
)


class Moving(NamedTuple):
    """A unit in hand or moved in this phase, the half points it has left, and how often it has moved."""

    unit: int
    left: int
    moves: int


class Own(NamedTuple):
    marches: tuple[Moving, ...] = ()
    forced: bool = False  # has the South spent a support on a forced march in this phase?


class Battle(NamedTuple):
    """An attack, from the naming of its target to the losses."""

    target: int
    attackers: UnitSet = 0
    defenders: UnitSet = 0  # fixed when the attack is announced
    supports: UnitSet = 0


class Attrition(NamedTuple):
    """Steps that some units must lose, and those that have lost one."""

    units: UnitSet
    left: int
    cite: str
    hit: UnitSet = 0


class Data(NamedTuple):
    map: Map
    roster: Roster


class Rules:
    """What the rules look up."""

    def __init__(self, data: Data) -> None:
        self.map, self.roster = data.map, data.roster

    @cached_property
    def costs(self) -> Costs[str]:
        layers = Layers(self.map.terrain.items())
        return Costs(self.map, lambda: layers, lambda row, mover: {"clear": 2, "woods": 4}.get(row), MP)

    @cached_property
    def rail(self) -> Network:
        return Network(self.map.grid, ((Leg(1, self.rails),),))

    @cached_property
    def rails(self) -> Gate:
        return gates(self.map, ("rail",))["rail"]

    @cached_property
    def sources(self) -> tuple[HexSet, ...]:
        """The ends of each side's railway."""
        return tuple(1 << one.hexes[0] | 1 << one.hexes[-1] for one in self.map.lines)

    @cached_property
    def guards(self) -> UnitSet:
        return sum(1 << n for n, unit in enumerate(self.roster.units) if unit.kind == "guard")

    @cached_property
    def railway(self) -> HexSet:
        return hexset(h for line in self.map.lines for h in line.hexes)

    @cached_property
    def towns(self) -> HexSet:
        return self.map.features["town"]


def book(pos: Position) -> Rules:
    found: Rules = pos.game.rules
    return found


def own(pos: Position) -> Own:
    found: Own = pos.state.own
    return found


def no_way(cite: str) -> Callable[[int], Cause]:
    return lambda h: Cause(cite, "why-no-way", (("hex", At(h)),))


def not_movable_cause(pos: Position, cite: str) -> Callable[[int], Cause]:
    """Why a unit is not at hand: in a box, lost, or the enemy's."""

    def cause(unit: int) -> Cause:
        mine = pos.game.roster[unit].side == pos.frame.who
        return Cause(cite, *(why_not.absence_words if mine else why_not.enemy_unit)(pos, unit))

    return cause


def units_on_map(pos: Position, side: int) -> UnitSet:
    return pos.units_in(pos.group_hexes(side))
