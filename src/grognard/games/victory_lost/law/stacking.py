"""5. Stacking: looked at where a unit ends its move, retreat or advance, or is placed."""

from __future__ import annotations

from collections import Counter

from grognard.games.victory_lost.law.book import book
from grognard.games.victory_lost.law.names import LINES, STAFFS
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, hexset, holds
from grognard.kernel.state import Position, UnitSet, board_fact, side_fact

LIMIT = 2  # combat units in a hex


@rule("AVL 5.0.1a", "AVL 5.0.1b")
def is_crowded(pos: Position, stack: UnitSet, unit: int) -> bool:
    """Would a unit be one too many? Two combat units, full or reduced, and one HQ."""
    hqs = book(pos).data.hqs
    alike = hqs if holds(hqs, unit) else ~hqs
    return (stack & ~(1 << unit) & alike).bit_count() >= (1 if holds(hqs, unit) else LIMIT)


@rule("AVL 5.0.3a", "AVL 5.0.3b")
def has_foreign_allies(pos: Position, stack: UnitSet, unit: int) -> bool:
    """Is there anybody of a nation that it does not stack with? Germans stack with all of their allies, HQs
    are bound like the rest.
    """
    nations, mine = book(pos).data.nations, book(pos).data.more(unit).nation
    if mine in ("german", "soviet"):
        return False
    return bool(stack & ~(1 << unit) & ~nations[mine] & ~nations["german"])


def can_stack(pos: Position, unit: int, h: int) -> bool:
    """May a unit end in a hex, as far as its friends there go?"""
    stack = pos.at(h) & book(pos).data.of_side[pos.game.roster[unit].side]
    return not is_crowded(pos, stack, unit) and not has_foreign_allies(pos, stack, unit)


@rule("AVL 5.0.1a", "AVL 5.0.1b", "AVL 5.0.4a")
def full(pos: Position, side: int, hq: bool) -> HexSet:
    """The hexes where no further combat unit, or HQ, of a side has room."""
    return pos.group_hexes(STAFFS[side]) if hq else full_of_troops(pos, side)


@side_fact()
def full_of_troops(pos: Position, side: int) -> HexSet:
    first, end = pos.game.roster.spans[LINES[side]]
    return hexset([h for h, many in Counter(pos.state.where[first:end]).items() if many >= LIMIT and h >= 0])


@rule("AVL 5.0.3b")
@board_fact()
def foreign_hexes(pos: Position, nation: str) -> HexSet:
    """The hexes with allies that a nation does not stack with."""
    if nation in ("german", "soviet"):
        return 0
    data = book(pos).data
    return pos.hexes_of(data.of_side[1] & ~data.nations[nation] & ~data.nations["german"])
