"""The Tiger battalion: more factors for its unit (K-17), and the first of its losses."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.combat.battle import battle_of
from grognard.games.victory_roads.law.names import AXIS, NOBODY, Battle, own
from grognard.games.victory_roads.law.placements import to_pool, unit_with_support
from grognard.games.victory_roads.law.weather import is_mud
from grognard.kernel.arguments import Argument, Units
from grognard.kernel.changes import Message
from grognard.kernel.cite import rule
from grognard.kernel.flow import CLOSE, Ask, Verb
from grognard.kernel.hexes import bits, holds, unitset
from grognard.kernel.menu import Menu, button
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet


class StepLossDue(NamedTuple):
    """A unit that is to lose a step, by which paragraph and how."""

    unit: int
    cite: str
    how: str


def battalions(pos: Position, some: UnitSet) -> UnitSet:
    """The Tiger battalions with some units."""
    tigers = book(pos).data.supports["tiger"]
    borne = (one for one in own(pos).placements if holds(tigers, one.support))
    return unitset(one.support for one in borne if one.bearer != NOBODY and holds(some, one.bearer))


@rule("VR 5.4.5b", "VR 3.2.2k")
def fighting_battalion(pos: Position, some: UnitSet) -> UnitSet:
    """Of the battalions with some units, the one that bears on their combat: none in mud."""
    found = battalions(pos, some)
    return 0 if is_mud(pos) or not found else 1 << bits(found)[0]


@rule("VR 1.5.2a")
def added_strength(pos: Position, units: UnitSet, unit: int) -> int:
    """What it adds to the printed factors of a unit, among those who fight together."""
    one = fighting_battalion(pos, units)
    if not one or unit_with_support(pos, bits(one)[0]) != unit:
        return 0
    return book(pos).data.event(bits(one)[0]).amount


# -- the first loss


@rule("VR 1.5.2a", "VR 5.4.5b")
def battalion_for_loss(pos: Position, unit: int) -> UnitSet:
    """The battalion that can bear a loss of its unit; in a combat it must be the one that bears on it."""
    battle: Battle | None = battle_of(pos)
    together = 1 << unit
    if battle is not None:
        together |= (battle.attackers | battle.defenders) & book(pos).data.of_side[AXIS]
    one = fighting_battalion(pos, together)
    return one & battalions(pos, 1 << unit)


def menu(pos: Position) -> Menu:
    struck = pos.memo(StepLossDue)
    args: dict[str, Argument] = {"unit": Units(1 << struck.unit)}
    return Menu(
        AXIS, "vr-tiger", "VR 1.5.2a", {"spare": button("VR 1.5.2a"), "pass": button(struck.cite)}, args
    )


@rule("VR 1.5.2a")
def spare(ref: Referee, _: int) -> None:
    """The counter goes back to the pool at once."""
    struck = ref.pos.memo(StepLossDue)
    ref.finish()
    ref.do(Message("vr-tiger-lost", (("unit", Units(1 << struck.unit)),), "VR 1.5.2a"))
    for battalion in bits(battalions(ref.pos, 1 << struck.unit)):
        to_pool(ref, battalion, "VR 1.5.2a")


def question(bleed: Callable[[Referee, StepLossDue], None]) -> Ask:
    """Does the battalion bear the loss, or the unit itself?"""

    def decline(ref: Referee, _: int) -> None:
        struck = ref.pos.memo(StepLossDue)
        ref.finish()
        bleed(ref, struck)

    return Ask("tiger", menu, {"spare": Verb(spare), "pass": Verb(decline, role=CLOSE)}, memo=StepLossDue)
