"""What a scenario or an option of Sudden Storm may change: one record."""

from __future__ import annotations

from dataclasses import dataclass

from grognard.games.sudden_storm.law.data import Data
from grognard.kernel.state import Position


@dataclass(frozen=True, eq=False)  # told apart by identity: what is kept for a rulebook is found at once
class Rulebook:
    data: Data
    run_of_links: int | None  # regauged in a turn along one track (C14); none: any
    ready_made: bool = True  # does the set-up of our own stand? otherwise the sides set up by hand (35.4)
    double_work: bool = False  # does bad weather double the points of a work, too? (C8)
    retreat_overruns: bool = False  # may a retreat overrun enemies in its way (37A)?
    upgraded_roads: bool = False  # may roads become railways (37B)?
    searching: bool = False  # do search aircraft bomb ships in the enemy's movement phase (37D)?
    combined_moves: bool = False  # does administrative movement go with trains and ships (37C)?
    detailed_isolation: bool = False  # do lines of communications decide (37E)?


def book(pos: Position) -> Rulebook:
    rules: Rulebook = pos.game.rules
    return rules
