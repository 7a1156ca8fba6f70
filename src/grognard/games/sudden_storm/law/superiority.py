"""36B. The strength of a side in play."""

from __future__ import annotations

from grognard.games.sudden_storm.law import pools
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.faces import face
from grognard.games.sudden_storm.law.names import GERMANY, URALS
from grognard.games.sudden_storm.law.tables import TWENTIETHS
from grognard.kernel.cite import rule
from grognard.kernel.hexes import bits
from grognard.kernel.state import Position

BESIDE = (GERMANY, URALS)


@rule("SS 36B.4")
def strength(pos: Position, side: int) -> int:
    """Twentieths: all on the map or beside it, cadres and regiments at their own strength, and points of
    every kind; no pools of units, nor who is delayed or conditional, nor intrinsic defences (SS-P74).
    """
    data = book(pos).data
    in_play = data.of_side[side] & ~data.intrinsic & ~data.trucks
    units = sum(
        face(pos, unit).attack
        for unit in bits(in_play)
        if pos.state.where[unit] >= 0 or pos.state.where[unit] in BESIDE
    )
    return units * TWENTIETHS + pools.all_of(pos, side)
