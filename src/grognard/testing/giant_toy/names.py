"""Sides, boxes, what this game remembers, and what its rules look up."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

from grognard.kernel.arguments import At
from grognard.kernel.hexes import HexSet
from grognard.kernel.maps import Map
from grognard.kernel.menu import Cause
from grognard.kernel.pathfinding import Leg, Network
from grognard.kernel.places import BOXES, Box
from grognard.kernel.state import Position, UnitSet
from grognard.kernel.tables import OddsTable
from grognard.kernel.units import Roster
from grognard.kernel.views import OBSERVER
from grognard.rules import why_not

SIDES = ("north", "south")
NORTH, SOUTH = range(2)
GROUPS = ("north line", "south line", "south support")
NORTH_LINE, SOUTH_LINE, SUPPORT = range(3)
MARKS = ("fought",)
FOUGHT = 0
CUP, IN_HAND = -5, -6
SHUT = frozenset({NORTH, OBSERVER})
BOX_LIST = (*BOXES, Box("cup", SOUTH, SHUT), Box("hand", SOUTH, SHUT, hand=True))
MP = 2  # movement is reckoned in half points
TURNS = 3
MOVES = 2  # of one unit in a phase
SUPPORTS = 24  # more than the faces of a die that are all told apart
# in half points; zone 1 is that of cadres, zone 2 that of full units
TOLLS = ((0, 1, 2), (0, 1, 2), (0, 1, 4))
WOODS = -2  # to the die
CRT = OddsTable(
    ("less", "equal", "more"),
    (
        ("A1", "A1", "X1"),
        ("A1", "X1", "--"),
        ("A1", "X1", "--"),
        ("X1", "--", "D1"),
        ("X1", "--", "D1"),
        ("--", "D1", "D1"),
        ("--", "D1", "D1"),
        ("D1", "D1", "D1"),
    ),
    ("reconstructed",) * 8,
    first=1 + WOODS,
)


class March(NamedTuple):
    """What a unit that has moved in this phase has left."""

    unit: int
    left: int
    moves: int


class Own(NamedTuple):
    marches: tuple[March, ...] = ()


class Battle(NamedTuple):
    target: int
    supports: UnitSet = 0


class Data(NamedTuple):
    map: Map
    roster: Roster


class Rules:
    """What the rules look up."""

    def __init__(self, data: Data) -> None:
        self.map, self.roster = data.map, data.roster

    @cached_property
    def march(self) -> Network:
        grid, terrain = self.map.grid, self.map.terrain
        return Network(
            grid, ((Leg(2, grid.toward(terrain["clear"])), Leg(4, grid.toward(terrain["woods"]))),)
        )

    @cached_property
    def rail(self) -> Network:
        steps = [pair for line in self.map.lines for pair in pairwise(line.hexes)]
        return Network(self.map.grid, ((Leg(1, self.map.grid.gate([*steps, *((b, a) for a, b in steps)])),),))

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


def elsewhere(pos: Position, cite: str) -> Callable[[int], Cause]:
    """Why a unit is not at hand: in a box, lost, or the enemy's."""

    def cause(unit: int) -> Cause:
        mine = pos.game.roster[unit].side == pos.frame.who
        return Cause(cite, *(why_not.absent if mine else why_not.enemy_unit)(pos, unit))

    return cause


def on_map(pos: Position, side: int) -> UnitSet:
    return pos.units_in(pos.held(side))
