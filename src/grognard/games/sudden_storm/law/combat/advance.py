"""9F2. The advance after combat: attackers enter the vacated hex at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from grognard.games.sudden_storm.law import possession, stacking, territory
from grognard.games.sudden_storm.law.combat.forces import side_of
from grognard.games.sudden_storm.law.names import Battle
from grognard.games.sudden_storm.law.presence import occupied_hexes
from grognard.kernel.arguments import At
from grognard.kernel.changes import Moved
from grognard.kernel.cite import rule
from grognard.kernel.flow import Ask, Do, Step
from grognard.kernel.hexes import bits, holds, unitset
from grognard.kernel.menu import Allowed, Menu, button, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules.advances import Advance, AdvanceRule, question
from grognard.rules.losses import living_units
from grognard.rules.why_not import fixed_words, not_among_cause


@rule("SS 9F2.1", "SS 9F2.2")
def offer_advance(ref: Referee, frame: Frame) -> None:
    """When no enemy is left in the hex: to attackers who have not gone back themselves. Defenders never
    advance.
    """
    battle: Battle = frame.memo
    able = living_units(ref.pos, battle.attackers) & ~battle.retreated
    if able and not holds(occupied_hexes(ref.pos, 1 - side_of(ref.pos, able)), battle.target):
        ref.ask("advance", side_of(ref.pos, able), Advance(battle.target, able))


@rule("SS 9F2.1")
def followers(pos: Position, chase: Advance) -> Allowed:
    """As long as there is room. Who has attacked could go there by a move of one hex (SS-P50)."""
    target, where = chase.target, pos.state.where
    found = units(chase.units, "SS 9F2.1", not_among_cause(pos, "SS 9F2.1", "ss-why-no-part"))
    gone = unitset(unit for unit in bits(chase.units) if where[unit] == target)
    found.less("SS 9F2.1", gone, "ss-why-no-part")
    for unit in bits(chase.units & ~gone):
        for closure in territory.closed_hexes(pos, unit):
            if holds(closure.hexes, target):
                found.less(closure.cite, 1 << unit, fixed_words(*closure.words(target)))
    return found.less(
        "SS 9F2.1", crowded_out(pos, found.set, target), stacking.told(pos, "ss-why-no-room", target)
    )


def crowded_out(pos: Position, some: UnitSet, target: int) -> UnitSet:
    return unitset(unit for unit in bits(some) if not stacking.has_room(pos, 1 << unit, target))


def menu(pos: Position) -> Menu:
    chase: Advance = pos.frame.memo
    verbs = {"advance": followers(pos, chase), "halt": button("SS 9F2.1")}
    return Menu(pos.frame.who, "ss-advance", "SS 9F2.1", verbs, {"hex": At(chase.target)})


@rule("SS 9F2.1")
def enter(ref: Referee, to: int) -> bool:
    unit = ref.pos.memo(Advance).unit
    path = (ref.state.where[unit], to)
    ref.do(Moved(unit, path, "advance", "SS 9F2.1"))
    possession.pass_through(ref, unit, path)
    return False


# An advance is one hex long: nobody is taken in hand to go on.
ANY_LENGTH = question("advance", AdvanceRule(followers, enter), menu, Advance)
VERBS = {"advance": ANY_LENGTH.verbs["advance"]._replace(role=""), "halt": ANY_LENGTH.verbs["halt"]}
ADVANCE: Ask = replace(ANY_LENGTH, verbs=VERBS)
PROCEDURES: Mapping[str, Step] = {"advance": ADVANCE}
DUE = Do("advance_due", offer_advance)
