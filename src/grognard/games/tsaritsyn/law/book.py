"""What a variant or an option of Tsaritsyn may change: one record of functions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from grognard.games.tsaritsyn.law.data import Data
from grognard.kernel.hexes import Gate, HexSet
from grognard.kernel.pathfinding import Network
from grognard.kernel.state import Position, UnitSet
from grognard.rules.costs import Costs
from grognard.rules.schedule import Schedule, printed_schedule


@dataclass(frozen=True)
class Rulebook:
    data: Data
    costs: Costs[str]  # of steps on land, by column of the chart
    networks: dict[str, Network]  # by kind of unit
    rails: Gate  # the steps a train may make
    limits: tuple[int, int]  # units a hex may hold, for each side
    setup_area: Callable[[Rulebook, int], HexSet]  # where a unit may be set up
    labels_bind: bool  # is it the set-up of chapter X, every fort manned and militia apart?
    in_setup: UnitSet  # the units that are set up
    absent: UnitSet  # the units a variant removes
    entry: tuple[HexSet, HexSet]  # where cavalry enters in the south, and the Red train in the north
    escorts: UnitSet  # the units a train may keep company with
    exit_counts: Callable[[int], bool]  # does cavalry that leaves in this turn count?
    full_bars_entry: bool  # is a full hex refused at once, or only at the end of the phase?
    face_down: bool  # does Red set up unseen?

    @cached_property
    def setup_areas(self) -> tuple[HexSet, ...]:
        """For each unit, where it may be set up as far as the map goes."""
        return tuple(self.setup_area(self, unit) for unit in range(len(self.data.roster)))

    @cached_property
    def fort_garrison(self) -> UnitSet:
        """The units that man the forts of the start line."""
        return self.data.roster.where(lambda u: u.setup == "start_forts")

    @cached_property
    def units_without_attack(self) -> UnitSet:
        """The units that have no strength to attack with."""
        return self.data.roster.where(lambda u: u.attack == 0)

    @cached_property
    def guns(self) -> UnitSet:
        """The units that fire at two hexes, and at ships."""
        return self.data.kinds("artillery", "train", "gunboat")

    @cached_property
    def reinforcements(self) -> Schedule:
        """The units that come later, each on its turn."""
        return printed_schedule(self.data.roster, ~(self.in_setup | self.absent))


def book(pos: Position) -> Rulebook:
    rules: Rulebook = pos.game.rules
    return rules
