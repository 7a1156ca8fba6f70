"""25A and 25C. The air forces and their boxes."""

from __future__ import annotations

from collections.abc import Hashable

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.data import Data
from grognard.games.sudden_storm.law.names import AXIS, DELAYED, SOVIET
from grognard.kernel.cite import rule
from grognard.kernel.state import Position, UnitSet

AIR_FORCES = {AXIS: ("german", "rumanian", "finnish", "hungarian"), SOVIET: ("soviet",)}


@rule("SS 25A", "SS 25C")
def units_in_box(pos: Position, nation: str, box: int) -> UnitSet:
    """The air units of a nation in a box: the nations of the Axis are worked apart."""
    return pos.at(box) & book(pos).data.planes_of[nation]


def side_planes(data: Data, side: int) -> UnitSet:
    return data.planes & data.all_of_side[side]


def waiting_units(pos: Position, side: int) -> UnitSet:
    """Air units that are to be put at a base."""
    return pos.at(DELAYED[side]) & side_planes(book(pos).data, side)


@rule("SS 33.3")
def sort_boxes(data: Data, unit: int) -> Hashable:
    """What a counter prints: those that print the same are alike."""
    return data.more(unit).nation, data.plane(unit)._replace(base=0)
