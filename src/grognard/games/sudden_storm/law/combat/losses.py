"""9C to 9E, 9H, 10H and 28D1b. Losses: who bears the next one, so that every duty is met in the end."""

from __future__ import annotations

from typing import NamedTuple

from grognard.games.sudden_storm.law import unit_losses
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.combat.armament import can_cadre_pay
from grognard.games.sudden_storm.law.combat.armour import AECA
from grognard.games.sudden_storm.law.combat.duties import (
    Loss,
    LossTaker,
    Needs,
    needs_of,
    next_losses,
    unmet_need,
)
from grognard.games.sudden_storm.law.combat.forces import attacking_side, printed_strength
from grognard.games.sudden_storm.law.names import Battle
from grognard.kernel.arguments import Argument
from grognard.kernel.cite import rule
from grognard.kernel.flow import Step
from grognard.kernel.hexes import bits, holds, unitset
from grognard.kernel.menu import Allowed, Cause, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet
from grognard.rules.losses import LossRule, owe, procedure
from grognard.rules.why_not import absence_words, enemy_unit, known_units

TOTAL = 1  # the bit of the duty that every loss serves


class StepLossChoice(NamedTuple):
    """Strength that a side must lose, and what of it falls on some of its units."""

    units: UnitSet
    left: int  # what the most wanting duty still lacks
    cite: str
    order: tuple[int, ...] = ()  # the units, as they stand in `eligible_for_loss`
    bearers: tuple[LossTaker, ...] = ()
    needs: Needs = ()


# -- what is owed


@rule("SS 9D.1", "SS 9D.2", "SS 9E.2", "SS 9E.3")
def losses_of(pos: Position, unit: int, attacking: bool, serves: int, second: int) -> tuple[Loss, ...]:
    """What a unit can lose: a division its full strength, then that of its cadre."""
    one = pos.game.roster[unit]
    found = [Loss(printed_strength(pos, unit, attacking), serves)]
    if unit_losses.has_cadre(pos, unit):
        cadre = one.face(1)
        found.append(Loss(cadre.attack if attacking else cadre.defence, second))
    return tuple(found)


@rule("SS 10H.1", "SS 10H.2", "SS 28D1b.4")
def loss_taker(pos: Position, battle: Battle, unit: int, attacking: bool) -> LossTaker:
    """Each loss serves the strength owed, and the duties of armour and of winter where the unit is subject to
    them: one loss may serve both (SS-P47).
    """
    serves = second = TOTAL
    for n, (payers, armour) in enumerate(duties(battle, attacking), 1):
        if holds(payers, unit):
            serves |= 1 << n
            if not armour or can_cadre_pay(pos, unit, category(battle, attacking)):
                second |= 1 << n
    return LossTaker(losses_of(pos, unit, attacking, serves, second))


def category(battle: Battle, attacking: bool) -> str:
    return AECA if attacking else battle.category


def duties(battle: Battle, attacking: bool) -> list[tuple[UnitSet, bool]]:
    """Those who bear losses for armour, and for the winter, where a side has such a duty."""
    side = 0 if attacking else 1
    both = ((battle.armour[side], True), (battle.winter[side], False))
    return [duty for duty in both if duty[0]]


@rule("SS 9H", "SS 9C.AH", "SS 9C.HX", "SS 9C.EX")
def demand(ref: Referee, battle: Battle, some: UnitSet, owed: int, cite: str, free: bool = False) -> None:
    """Some units must lose so much printed strength; refugees owe no duties besides (SS-P14)."""
    pos, who = ref.pos, attacking_side(ref.pos, battle)
    attacking = holds(battle.attackers, some.bit_length() - 1)
    side = who if attacking else 1 - who
    some &= ~book(pos).data.trucks
    order = tuple(bits(some))
    if free:
        bearers = [LossTaker(losses_of(pos, unit, attacking, TOTAL, TOTAL)) for unit in order]
        needs: Needs = (owed,)
    else:
        bearers = [loss_taker(pos, battle, unit, attacking) for unit in order]
        needs = needs_of(bearers, owed, len(duties(battle, attacking)))
    owe(
        ref,
        side,
        StepLossChoice(some, unmet_need(bearers, needs), cite, order, tuple(bearers), needs),
        BEARING,
    )


# -- who bears the next loss


@rule("SS 9H")
def eligible_for_loss(pos: Position, toll: StepLossChoice) -> Allowed:
    """Only those after whom every duty can still be met, and nothing is lost in vain (SS-P48)."""
    found = units(toll.units, toll.cite, lambda unit: not_concerned_cause(pos, toll, unit))
    able = unitset(toll.order[n] for n in next_losses(toll.bearers, toll.needs))
    return found.less("SS 9H", toll.units & ~able, lambda unit: vain_loss_cause(pos, toll, unit))


def vain_loss_cause(
    pos: Position, toll: StepLossChoice, unit: int
) -> tuple[str, tuple[tuple[str, Argument], ...]]:
    if pos.state.where[unit] < 0:
        return absence_words(pos, unit)
    return "ss-why-in-vain", (("unit", known_units(pos, 1 << unit)),)


def not_concerned_cause(pos: Position, toll: StepLossChoice, unit: int) -> Cause:
    if pos.game.roster[unit].side != pos.frame.who:
        return Cause(toll.cite, *enemy_unit(pos, unit))
    return Cause(toll.cite, "why-no-loss", (("unit", known_units(pos, 1 << unit)),))


def remaining_losses(pos: Position, toll: StepLossChoice, unit: int) -> StepLossChoice:
    """What is owed when a unit has borne a loss."""
    n = toll.order.index(unit)
    one = toll.bearers[n]
    borne = (*toll.bearers[:n], one._replace(borne=one.borne + 1), *toll.bearers[n + 1 :])
    return toll._replace(bearers=borne, left=unmet_need(borne, toll.needs))


def remaining_strength(pos: Position, toll: StepLossChoice, unit: int) -> int:
    one = toll.bearers[toll.order.index(unit)]
    return sum(loss.strength for loss in one.losses[one.borne :])


def loss_args(toll: StepLossChoice) -> dict[str, Argument]:
    return {"left": toll.left}


def pay(ref: Referee, unit: int, cite: str) -> None:
    unit_losses.flip(ref, unit, cite)


BEARING: LossRule[StepLossChoice] = LossRule(
    "ss-losses",
    "SS 9D.1",
    eligible_for_loss,
    pay,
    rest=remaining_losses,
    worth=remaining_strength,
    args=loss_args,
    memo=StepLossChoice,
)
PROCEDURES: dict[str, Step] = {"losses": procedure(BEARING)}
