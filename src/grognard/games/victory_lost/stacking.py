"""5. Stacking: looked at where a unit ends its move, retreat or advance, or is placed."""

from __future__ import annotations

from grognard.games.victory_lost.rulebook import book
from grognard.games.victory_lost.zoc import held
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.state import Position, UnitSet, board_fact

LIMIT = 2  # combat units in a hex


@rule("AVL 5.0.1a", "AVL 5.0.1b")
def crowded(pos: Position, stack: UnitSet, unit: int) -> bool:
    """Would a unit be one too many? Two combat units, full or reduced, and one HQ."""
    hqs = book(pos).data.hqs
    alike = hqs if hqs >> unit & 1 else ~hqs
    return (stack & ~(1 << unit) & alike).bit_count() >= (1 if hqs >> unit & 1 else LIMIT)


@rule("AVL 5.0.3a", "AVL 5.0.3b")
def at_odds(pos: Position, stack: UnitSet, unit: int) -> bool:
    """Is there anybody of a nation that it does not stack with? Germans stack with all of their allies, HQs are bound like the rest."""
    nations, mine = book(pos).data.nations, book(pos).data.more(unit).nation
    if mine in ("german", "soviet"):
        return False
    return bool(stack & ~(1 << unit) & ~nations[mine] & ~nations["german"])


def fits(pos: Position, unit: int, h: int) -> bool:
    """May a unit end in a hex, as far as its friends there go?"""
    stack = pos.at(h) & book(pos).data.of_side[pos.game.roster[unit].side]
    return not crowded(pos, stack, unit) and not at_odds(pos, stack, unit)


@rule("AVL 5.0.1a", "AVL 5.0.1b", "AVL 5.0.4a")
@board_fact
def full(pos: Position, side: int, hq: bool) -> HexSet:
    """The hexes where no further combat unit, or HQ, of a side has room."""
    hqs = book(pos).data.hqs
    alike, limit = (hqs, 1) if hq else (~hqs, LIMIT)
    stacks = pos.stacks
    return sum(1 << h for h in bits(held(pos, side)) if (stacks[h] & alike).bit_count() >= limit)


@rule("AVL 5.0.3b")
@board_fact
def foreign(pos: Position, nation: str) -> HexSet:
    """The hexes with allies that a nation does not stack with."""
    if nation in ("german", "soviet"):
        return 0
    data = book(pos).data
    return pos.hexes_of(data.of_side[1] & ~data.nations[nation] & ~data.nations["german"])
