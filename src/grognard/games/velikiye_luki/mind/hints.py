"""What a computer player may want to know. Nothing legal hangs on it."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.velikiye_luki.law.book import book
from grognard.games.velikiye_luki.law.stacking import can_stack, counting
from grognard.games.velikiye_luki.mind.score import planner_score
from grognard.kernel.game import Hints
from grognard.kernel.hexes import bits
from grognard.kernel.state import Position, UnitSet

RING, VILLAGE, NOVOSOKOLNIKI, CITY = 6.0, 8.0, 24.0, 30.0


def objectives(pos: Position, side: int) -> Mapping[int, float]:
    """The city and the ring around it while there is a garrison, and the places worth points."""
    data = book(pos).data
    three, one = data.prize_hexes
    besieged = [(data.map.grid.adjacent(data.city), RING), (data.city, CITY)] if data.levels else []
    found: dict[int, float] = {}
    for hexes, worth in (*besieged, (one, VILLAGE), (three, NOVOSOKOLNIKI)):
        found |= dict.fromkeys(bits(hexes), worth)
    return found


def has_room(pos: Position, unit: int, h: int) -> bool:
    data, side = book(pos).data, pos.game.roster[unit].side
    apart: UnitSet = data.units_of_kind["hq"] | data.units_of_kind["festung"]
    return bool(apart >> unit & 1) or can_stack(pos, side, counting(pos, side, h) | 1 << unit)


def attack_strength(pos: Position, unit: int) -> float:
    return float(book(pos).data.values[unit][pos.state.steps[unit]])


HINTS = Hints(objectives, has_room, attack_strength, planner_score)
