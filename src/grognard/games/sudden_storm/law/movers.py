"""6.1, 6.2. Which units may move: in the movement phase any, in exploitation c/m units and trucks."""

from __future__ import annotations

from collections.abc import Callable

from grognard.games.sudden_storm.law import rail
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.marching import units_with_points_left
from grognard.games.sudden_storm.law.names import DONE, STRATEGIC, own
from grognard.games.sudden_storm.law.presence import land_units
from grognard.kernel.cite import rule
from grognard.kernel.menu import Allowed, Cause, units
from grognard.kernel.state import Position, UnitSet
from grognard.rules import why_not
from grognard.rules.why_not import unit_words


def side_units(pos: Position, side: int) -> UnitSet:
    """All that a side has on the map and can move; intrinsic defences cannot."""
    return land_units(pos, side) & ~book(pos).data.intrinsic


def not_movable_cause(pos: Position, cite: str) -> Callable[[int], Cause]:
    """Why a counter cannot be moved: it is the enemy's, beside the map, or a garrison for good."""

    def cause(unit: int) -> Cause:
        if pos.game.roster[unit].side != pos.frame.who:
            return Cause(cite, *why_not.enemy_unit(pos, unit))
        if pos.state.where[unit] >= 0:
            return Cause("SS 30J.2", *unit_words("ss-why-intrinsic", pos)(unit))
        return Cause(cite, *why_not.absence_words(pos, unit))

    return cause


@rule("SS 6.1", "SS 6.3", "SS 30F.2")
def movable(pos: Position, side: int) -> Allowed:
    """Any of a side's units that has points left. In the surprise turn, Germans in Greater Germany."""
    data = book(pos).data
    found = units(side_units(pos, side), "SS 6.1", not_movable_cause(pos, "SS 6.1"))
    if own(pos).surprise:
        ready = pos.units_in(data.greater_germany) & data.german | units_with_points_left(pos)
        found.less("SS 30F.2", found.set & ~ready, unit_words("ss-why-not-in-surprise", pos))
    found.less("SS 7A1.6", rail.line_guards(pos, side), unit_words("ss-why-keeps-line", pos))
    return found.less("SS 6.3", pos.state.marks[DONE], "why-moved")


@rule("SS 4A5", "SS 6.2", "SS 14D.3", "SS 29.2", "SS 7A2.3")
def exploiters(pos: Position, side: int) -> Allowed:
    """C/m units and trucks, but none that stands in the Arctic or has gone by strategic rail."""
    data = book(pos).data
    found = movable(pos, side)
    found.less("SS 6.2", found.set & ~data.cm & ~data.trucks, unit_words("ss-why-not-cm", pos))
    found.less(
        "SS 29.2",
        pos.units_in(data.arctic) & ~units_with_points_left(pos),
        unit_words("ss-why-arctic-exploitation", pos),
    )
    found.less("SS 7A2.3", pos.state.marks[STRATEGIC], unit_words("ss-why-railed", pos))
    return found.less("SS 30C", own(pos).pinned, unit_words("ss-why-slow", pos))
