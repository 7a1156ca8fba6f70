"""8. Stacking: how many units a hex holds, how many may attack it, and what becomes of a surplus."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from grognard.games.sudden_storm.law import nationality, possession
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.data import Data
from grognard.games.sudden_storm.law.presence import divisions, occupied_hexes, side_of
from grognard.games.sudden_storm.law.unit_losses import eliminate
from grognard.kernel.arguments import At
from grognard.kernel.cite import rule
from grognard.kernel.flow import Ask, Do, Step, Verb
from grognard.kernel.hexes import bits
from grognard.kernel.menu import UNIT, Menu, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet, board_fact
from grognard.rules.why_not import Words, known_units, not_among_cause


class Limit(NamedTuple):
    """What a hex holds: units of any kind, divisions among them, and artillery on top."""

    units: int
    divisions: int
    artillery: int


CITES = {"regular": "SS 8A1", "mountain": "SS 8A2", "arctic": "SS 8A3"}


def ground(data: Data, h: int) -> str:
    """Whose limit a hex has: in the Arctic that of the Arctic, in its mountains too."""
    if data.arctic >> h & 1:
        return "arctic"
    return "mountain" if data.map.terrain["mountain"] >> h & 1 else "regular"


@rule("SS 8A1", "SS 8A2", "SS 8A3")
def limit(data: Data, h: int) -> Limit:
    return Limit(*(data.constant(f"stack.{ground(data, h)}.{what}") for what in Limit._fields))


def told(pos: Position, message: str, h: int) -> Callable[[int], Words]:
    """Of a unit for which a hex has no room: how much it holds."""
    most = limit(book(pos).data, h)
    holds = ("many", most.units), ("divisions", most.divisions), ("guns", most.artillery)
    return lambda unit: (message, (("unit", known_units(pos, 1 << unit)), *holds))


def full_hex(pos: Position, h: int) -> Words:
    """The same of a hex."""
    most = limit(book(pos).data, h)
    holds = ("many", most.units), ("divisions", most.divisions), ("guns", most.artillery)
    return "ss-why-full-hex", (("hex", At(h)), *holds)


@rule("SS 14D.3", "SS 30J.2")
def units_counted(pos: Position, here: UnitSet) -> UnitSet:
    """Neither trucks nor intrinsic defences count."""
    return here & book(pos).data.combat_units


@rule("SS 8A1", "SS 31A.2")
def has_too_many(pos: Position, here: UnitSet, most: Limit) -> UnitSet:
    """Of units that stand together, those of which one must go: any of too many divisions; any of too many
    units, but artillery only if it has more than its own places; rivals (31A).
    """
    here = units_counted(pos, here)
    whole, guns = divisions(pos, here), here & book(pos).data.artillery
    found = whole if whole.bit_count() > most.divisions else 0
    apart = min(guns.bit_count(), most.artillery)
    if here.bit_count() - apart > most.units:
        found |= here if guns.bit_count() > most.artillery else here & ~guns
    return found | nationality.quarrel(pos, here)


def can_stack(pos: Position, together: UnitSet, h: int) -> bool:
    """Could some units stand in a hex together, and nobody else?"""
    return not has_too_many(pos, together, limit(book(pos).data, h))


def has_room(pos: Position, moving: UnitSet, h: int) -> bool:
    """Is there room for more units of a side beside those that stand in a hex?"""
    side = side_of(pos, moving.bit_length() - 1)
    return can_stack(pos, pos.at(h) & book(pos).data.of_side[side] | moving, h)


@rule("SS 8B.3")
def may_attack(pos: Position, target: int, from_one_hex: UnitSet) -> bool:
    """May so many units attack out of one hex? The limit of the attacked hex binds them."""
    return can_stack(pos, from_one_hex, target)


def surplus(pos: Position, side: int, h: int) -> UnitSet:
    """The units of a hex one of which must go."""
    data = book(pos).data
    return has_too_many(pos, pos.at(h) & data.of_side[side], limit(data, h))


@board_fact("steps")
def overstacked_units(pos: Position, side: int) -> UnitSet:
    """All units of a side that stand where one of them must go."""
    found = 0
    for h in bits(occupied_hexes(pos, side)):
        if pos.at(h) & pos.at(h) - 1:  # more than one
            found |= surplus(pos, side, h)
    return found


# -- the end of a phase


@rule("SS 8B.1", "SS 8B.4")
def check(ref: Referee, _: Frame) -> None:
    """Each owner picks the surplus, until every hex holds no more than it may (SS-P42). What arrives is not
    counted before the movement phase ends.
    """
    for side in (1, 0):
        if overstacked_units(ref.pos, side):
            ref.ask("excess", side)


def excess_menu(pos: Position) -> Menu:
    side = pos.frame.who
    crowd = overstacked_units(pos, side)
    found = units(crowd, "SS 8B.1", not_among_cause(pos, "SS 8B.1", "why-not-crowded"))
    return Menu(side, "ss-excess", "SS 8B.1", {"disband": found})


def disband(ref: Referee, unit: int) -> None:
    """Without a cadre, and without special replacements."""
    eliminate(ref, unit, "crowded", "SS 8B.1")
    if not overstacked_units(ref.pos, ref.frame.who):
        ref.finish()
        possession.resolve_possession(ref)


# At the end of every movement, combat and exploitation phase.
CHECK: tuple[Step, ...] = (Do("stacks", check),)
PROCEDURES: Mapping[str, Step] = {"excess": Ask("excess", excess_menu, {"disband": Verb(disband, UNIT)})}
