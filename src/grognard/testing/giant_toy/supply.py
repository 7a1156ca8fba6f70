"""Supply: by rail from either end of a side's line, then overland."""

from __future__ import annotations

from grognard.kernel.hexes import HexSet
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, board_fact
from grognard.rules.supply import Element, chain_elements, grade_supply
from grognard.testing.giant_toy.movement import zone
from grognard.testing.giant_toy.names import OVERLAND, UNFED, book, units_on_map


def open_ways(pos: Position, side: int) -> HexSet:
    """No enemy, and no zone of his without a friend in it."""
    foe = 1 - side
    return pos.game.map.grid.board & ~pos.group_hexes(foe) & (~zone(pos, foe) | pos.group_hexes(side))


@board_fact("steps")
def supplied_hexes(pos: Position, side: int) -> HexSet:
    rules, ways = book(pos), open_ways(pos, side)
    elements = Element(ways, rules.rails), Element(ways, rules.costs.network("corps"), OVERLAND)
    return chain_elements(pos.game.map.grid, rules.sources[side] & ways, elements)


def check(ref: Referee, frame: Frame) -> None:
    pos, side = ref.pos, frame.who
    grade_supply(
        ref,
        units_on_map(pos, side),
        pos.units_in(supplied_hexes(pos, side)),
        (UNFED,),
        ("BIG 6.1",),
        "BIG 6.1",
    )
