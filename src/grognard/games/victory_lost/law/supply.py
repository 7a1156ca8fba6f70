"""10. Supply."""

from __future__ import annotations

from grognard.games.victory_lost.law.book import book
from grognard.games.victory_lost.law.names import ARMY_BOXES, ISOLATED, SIDES, UNSUPPLIED
from grognard.games.victory_lost.law.zoc import closed_pocket, occupied_hexes, zoc
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits, holds, unitset
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet, board_fact
from grognard.rules import supply
from grognard.rules.supply import Supply


@rule("AVL 2.1.2a", "AVL 2.1.2b")
def sources(pos: Position, side: int) -> HexSet:
    """Red hexes for the Soviets, black ones for the Axis."""
    return book(pos).data.map.areas[f"{SIDES[side]}_supply"]


@rule("AVL 10.1.2b", "AVL 10.1.2c", "AVL 13.0a")
def open_ways(pos: Position, side: int) -> HexSet:
    """What a line may run through: no enemy, HQs included; no zone of his without a friend in it, an HQ will
    do; no closed pocket.
    """
    foe = 1 - side
    return (
        book(pos).data.land
        & ~occupied_hexes(pos, foe)
        & ~(zoc(pos, foe) & ~occupied_hexes(pos, side))
        & ~closed_pocket(pos)
    )


@rule("AVL 10.1.1b", "AVL 10.1.2a", "AVL 10.1.2d")
def supplied_hexes(pos: Position, side: int) -> HexSet:
    """The hexes with a line to a friendly source, of any length; not over a major river without a bridge.

    The source is a hex of the line like any other.
    """
    data = book(pos).data
    return supply.joined_hexes(data.map.grid, sources(pos, side), open_ways(pos, side), data.bridged_steps)


SUPPLY = Supply(sources, open_ways, lambda pos: book(pos).data.bridged_steps, supplied_hexes)


def units_on_map(pos: Position) -> UnitSet:
    return pos.on_map(0) | pos.on_map(1)


@rule(
    "AVL 4.2a",
    "AVL 10.0",
    "AVL 10.1.1a",
    "AVL 10.1.3a",
    "AVL 10.1.3b",
    "AVL 10.1.3c",
    "AVL 10.1.3d",
    "AVL 10.1.4",
    "AVL 2.5d",
    "AVL ANX.S2",
)
def check(ref: Referee, _: Frame) -> None:
    """Both sides at once, and at no other time: without a line one is out of supply, and isolated if one was
    so already.
    """
    pos = ref.pos
    fed = sum(
        pos.units_in(supplied_hexes(pos, side)) & mine for side, mine in enumerate(book(pos).data.of_side)
    )
    cites = ("AVL 10.1.3a", "AVL 10.1.3b")
    supply.grade_supply(ref, units_on_map(pos), fed, (UNSUPPLIED, ISOLATED), cites, "AVL 10.1.3d")


@rule("AVL 10.2.1", "AVL 10.2.2", "AVL 10.2.3", "AVL 9.3.1d", "AVL 9.3.1e")
def attack_divisor(pos: Position, unit: int) -> int:
    """Out of supply or isolated: half the attack."""
    marks = pos.state.marks
    return 2 if holds(marks[UNSUPPLIED] | marks[ISOLATED], unit) else 1


@rule("AVL 10.2.2", "AVL 10.2.3", "AVL 9.3.1e")
def defence_divisor(pos: Position, unit: int) -> int:
    """Only the isolated defend with half."""
    return 2 if holds(pos.state.marks[ISOLATED], unit) else 1


@rule("AVL 10.2.2", "AVL 10.2.3", "AVL 1.3a", "AVL 8.1.2a")
def allowance(pos: Position, unit: int) -> int:
    """Its movement in half points; the isolated have half of it, rounded down to whole points."""
    move = pos.game.roster[unit].move
    return move // 4 * 2 if holds(pos.state.marks[ISOLATED], unit) else move


def is_in_box(pos: Position, unit: int) -> bool:
    return pos.state.where[unit] in ARMY_BOXES.values()


@board_fact()
def boxed_units(pos: Position) -> UnitSet:
    """The units of both armies that wait in their boxes."""
    where, boxes = pos.state.where, ARMY_BOXES.values()
    return unitset(
        unit for unit in bits(book(pos).data.box_units & ~units_on_map(pos)) if where[unit] in boxes
    )
