"""33F1 and 33F2. Soviet units disbanded for the points they are worth."""

from __future__ import annotations

from grognard.games.sudden_storm.law import accounts, unit_losses
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.faces import face
from grognard.games.sudden_storm.law.names import SOVIET
from grognard.games.sudden_storm.law.pools import ARMOUR, INFANTRY
from grognard.games.sudden_storm.law.possession import resolve_possession
from grognard.games.sudden_storm.law.presence import land_units
from grognard.games.sudden_storm.law.rebuilding_sites import creditor, units_with_line
from grognard.games.sudden_storm.law.tables import TWENTIETHS
from grognard.games.sudden_storm.law.zoc import zoc
from grognard.kernel.cite import rule
from grognard.kernel.hexes import bits
from grognard.kernel.menu import Allowed, units
from grognard.kernel.places import GONE
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet, fact
from grognard.rules.why_not import not_among_cause

CITE = "SS 33F1"
EXTRA = 1  # of a militia unit


def is_militia(pos: Position, unit: int) -> bool:
    return bool(book(pos).data.more(unit).branch == "Mil")


@fact
@rule("SS 33F1")
def listed_units(pos: Position) -> UnitSet:
    """C/m divisions, brigades and cadres from one turn on (C23), militia from another."""
    data, turn = book(pos).data, pos.state.turn
    found = 0
    if turn >= data.constant("demobilize.cm"):
        found |= data.cm
    if turn >= data.constant("demobilize.militia"):
        found |= data.roster.where(lambda unit: unit.more.branch == "Mil")
    return found & land_units(pos, SOVIET)


def kind(pos: Position, unit: int) -> str:
    return INFANTRY if is_militia(pos, unit) else ARMOUR


@rule("SS 33F2")
def points_gained(pos: Position, unit: int) -> int:
    """The attack strength; of militia one point more."""
    return face(pos, unit).attack + (EXTRA if is_militia(pos, unit) else 0)


def units_to_demobilize(pos: Position) -> Allowed:
    """With a line to a source of replacements, outside enemy zones of control; not only in cities."""
    some = listed_units(pos)
    found = units(some, CITE, not_among_cause(pos, CITE, "ss-why-not-demobilized"))
    found.less(CITE, some & pos.units_in(zoc(pos, 1 - SOVIET)), "ss-why-in-zone")
    now, with_line = found.set, 0
    for what in (INFANTRY, ARMOUR):
        mine = sum(1 << unit for unit in bits(now) if kind(pos, unit) == what)
        with_line |= units_with_line(pos, mine, what) if mine else 0
    found.less("SS 33B.4", now & ~with_line, "ss-why-no-source-line")
    nowhere = sum(1 << unit for unit in bits(found.set) if creditor(pos, unit, kind(pos, unit)) is None)
    return found.less(CITE, nowhere, "ss-why-no-source-line")


@rule("SS 33F1")
def demobilize(ref: Referee, unit: int) -> None:
    """It is out of the game; its points, in the account that could rebuild it, can be used from the next turn
    on.
    """
    name = creditor(ref.pos, unit, kind(ref.pos, unit))
    assert name is not None
    cite = "SS 33F2" if is_militia(ref.pos, unit) else CITE
    accounts.credit(ref, name, points_gained(ref.pos, unit) * TWENTIETHS, cite)
    unit_losses.leave_map(ref, unit, GONE, "demobilized", CITE)
    resolve_possession(ref)
