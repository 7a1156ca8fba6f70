"""7.8.2, 7.9.6 and 7.11.2. Losses in a combat: who may bear the next one, and what it does to him."""

from __future__ import annotations

from collections.abc import Callable

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.combat.battle import (
    amend_battle,
    attacking_side,
    battle_of,
    major_ally,
    the_battle,
)
from grognard.games.victory_roads.law.combat.forces import force
from grognard.games.victory_roads.law.combat.kampfgruppen import may_leave_group, offer
from grognard.games.victory_roads.law.events import tiger
from grognard.games.victory_roads.law.events.tiger import StepLossDue
from grognard.games.victory_roads.law.names import AXIS, Battle, Toll
from grognard.games.victory_roads.law.presence import side_units
from grognard.games.victory_roads.law.unit_losses import lose_step
from grognard.kernel.arguments import Units
from grognard.kernel.cite import rule
from grognard.kernel.flow import Step
from grognard.kernel.hexes import bits, holds, unitset
from grognard.kernel.menu import Allowed, Cause, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet
from grognard.rules.losses import LossRule, living_units, owe, procedure
from grognard.rules.why_not import absence_words, enemy_unit

SPREAD, FREE = "", "free"


# -- who may bear a loss at all


@rule("VR 7.3.3a", "VR 7.3.3d", "VR 7.3.4")
def exposed_units(pos: Position, battle: Battle, side: int) -> UnitSet:
    """Those who fight for a side, and the HQs that stand with its attackers."""
    found = force(pos, battle, side)
    if side == attacking_side(pos, battle):
        found |= pos.units_in(battle.origins) & side_units(pos, side) & book(pos).data.of_type["hq"]
    return found


@rule("VR 7.8.2b", "VR 6.7.8b", "VR 7.9.6")
def next_to_lose(pos: Position, toll: Toll) -> UnitSet:
    """Divisions first, then HQs, a garrison last (F-07). The HQ of an attacked hex may bear a tactical
    loss before them; one that stands with attackers only when none of them is left, and nobody else in its
    hex (K-15).
    """
    data, living = book(pos).data, living_units(pos, toll.units)
    hqs, garrison = living & data.of_type["hq"], living & data.of_type["garrison"]
    divisions = living & ~hqs & ~garrison
    attacks = toll.side == attacking_side(pos, the_battle(pos))
    if toll.why == FREE and not attacks:
        return divisions | hqs or garrison
    return divisions or (lone_hqs(pos, hqs) if attacks else hqs) or garrison


def lone_hqs(pos: Position, hqs: UnitSet) -> UnitSet:
    data = book(pos).data
    return unitset(hq for hq in bits(hqs) if not pos.at(pos.state.where[hq]) & data.units & ~(1 << hq))


@rule("VR 7.8.2a", "VR 7.11.2")
def eligible_for_loss(pos: Position, toll: Toll) -> Allowed:
    """Their owner's choice; but nobody bears a second loss of attrition before all have borne one, and of
    attackers of two nations the German or Soviet ones come first (C-21, J-02, J-03).
    """
    battle, living = the_battle(pos), living_units(pos, toll.units)
    found = units(living, toll.cite, no_loss(pos, toll))
    line = next_to_lose(pos, toll)
    found.less("VR 6.7.8b", book(pos).data.of_type["garrison"] & ~line, "vr-why-garrison-last")
    found.less("VR 7.8.2b", book(pos).data.of_type["hq"] & ~line, "vr-why-hq-last")
    if toll.why != FREE:
        found.prefer("VR 7.8.2a", ~battle.borne, "vr-why-all-once")
    owners_choice = pos.frame.who == toll.side
    if toll.side == attacking_side(pos, battle) and owners_choice:
        found.prefer("VR 7.11.2", major_ally(pos, toll.side), "vr-why-major-first")
    return found


def no_loss(pos: Position, toll: Toll) -> Callable[[int], Cause]:
    """Of a unit that this loss does not concern."""

    def cause(unit: int) -> Cause:
        if pos.game.roster[unit].side != toll.side:
            return Cause("VR 7.3.4", *enemy_unit(pos, unit))
        if pos.state.where[unit] < 0:
            return Cause("VR 7.3.4", *absence_words(pos, unit))
        if holds(exposed_units(pos, the_battle(pos), toll.side), unit):
            return Cause(toll.cite, "vr-why-first-loss", (("unit", Units(1 << unit)),))
        return Cause("VR 7.3.4", "why-no-loss", (("unit", Units(1 << unit)),))

    return cause


def steps_to_bear(pos: Position, toll: Toll, unit: int) -> int:
    """What a unit can bear before others have their turn, with its Tiger battalion and the Kampfgruppe that
    it may leave.
    """
    if not holds(next_to_lose(pos, toll), unit):
        return 0
    return pos.state.steps[unit] + bool(tiger.battalion_for_loss(pos, unit)) + may_leave_group(pos, unit)


# -- what it does


def pay(ref: Referee, unit: int, cite: str) -> None:
    toll = ref.frame.memo
    if toll.why != FREE:
        amend_battle(ref, borne=the_battle(ref.pos).borne | 1 << unit)
    take_loss(ref, unit, cite)


def take_loss(ref: Referee, unit: int, cite: str, how: str = "combat") -> None:
    """A unit loses a step, unless a Tiger battalion with it bears that."""
    if tiger.battalion_for_loss(ref.pos, unit):
        ref.ask("tiger", AXIS, StepLossDue(unit, cite, how))
    else:
        lose_combat_step(ref, StepLossDue(unit, cite, how))


@rule("VR 7.15.1", "VR 7.15.2", "VR 7.15.4", "VR 7.15.5")
def lose_combat_step(ref: Referee, struck: StepLossDue) -> None:
    """An elite division that loses its last step in a combat is eliminated like any other, and a Kampfgruppe
    may take its place.
    """
    unit = struck.unit
    h = ref.state.where[unit]
    lose_step(ref, unit, struck.how, struck.cite)
    if ref.state.where[unit] < 0 and battle_of(ref.pos) is not None:
        offer(ref, unit, h)


# -- what is owed


@rule("VR 7.9.6")
def owe_freely(ref: Referee, side: int, many: int, cite: str) -> None:
    """Losses of a tactical result: shared out as the owner likes; the surplus is forgotten."""
    owe_toll(ref, side, Toll(exposed_units(ref.pos, the_battle(ref.pos), side), many, cite, side, FREE))


def owe_toll(ref: Referee, who: int, toll: Toll) -> None:
    owe(ref, who, toll, BEARING)


BEARING: LossRule[Toll] = LossRule(
    "vr-losses",
    "VR 7.8.2a",
    eligible_for_loss,
    pay,
    worth=steps_to_bear,
    args=lambda toll: {"left": toll.left},
    memo=Toll,
)
PROCEDURES: dict[str, Step] = {"losses": procedure(BEARING), "tiger": tiger.question(lose_combat_step)}
