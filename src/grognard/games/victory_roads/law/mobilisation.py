"""16.2.1 and 17.2.3. The last mobilisations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import AXIS, WAITING
from grognard.games.victory_roads.law.objectives import has_lost_objective
from grognard.kernel.changes import Removed, StepsChanged
from grognard.kernel.cite import rule
from grognard.kernel.flow import Ask, Step, Verb
from grognard.kernel.hexes import bits, unitset
from grognard.kernel.menu import UNIT, Menu, units
from grognard.kernel.places import DEAD
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules.why_not import not_among_cause

REDUCED, WEAK = 1, 1  # the steps of a reduced division, and its greatest attack factor


class Mobilising(NamedTuple):
    """How many divisions are still to be chosen."""

    left: int


@rule("VR 16.2.1d", "VR 17.2.3")
def mobilise(ref: Referee, _: Frame) -> None:
    """Once an objective is lost, two divisions come for nothing in each phase, or as many as there are
    (H-10).
    """
    rules, many = book(ref.pos), book(ref.pos).data.tables.modifiers["mobilisation"]["divisions"]
    if not rules.replacements or not rules.satisfaction or not has_lost_objective(ref.pos):
        return
    found = recruits(ref.pos)
    if found.bit_count() > many:
        ref.ask("mobilising", AXIS, Mobilising(many))
    else:
        for unit in bits(found):
            call_up(ref, unit)


@rule("VR 16.2.1d", "VR 17.2.3")
def recruits(pos: Position) -> UnitSet:
    """Eliminated German infantry divisions, the SS among them (K-41), whose reduced face has an attack of 0
    or 1; without such a face none (J-13).
    """
    data = book(pos).data
    lost = pos.at(DEAD) & data.of_type["division"] & data.of_nation["german"] & ~data.armour
    faces = {unit: pos.game.roster[unit].faces for unit in bits(lost)}
    return unitset(unit for unit in faces if len(faces[unit]) > 1 and faces[unit][-1].attack <= WEAK)


def mobilising_menu(pos: Position) -> Menu:
    found = units(recruits(pos), "VR 17.2.3", not_among_cause(pos, "VR 17.2.3", "vr-why-no-recruit"))
    return Menu(AXIS, "vr-mobilising", "VR 17.2.3", {"raise": found}, {"many": pos.memo(Mobilising).left})


def raise_one(ref: Referee, unit: int) -> None:
    left = ref.pos.memo(Mobilising).left - 1
    call_up(ref, unit)
    if left:
        ref.remember(Mobilising(left))
    else:
        ref.finish()


def call_up(ref: Referee, unit: int) -> None:
    """Reduced, it waits for its place among the reinforcements."""
    ref.do(Removed(unit, WAITING[AXIS], "mobilised", "VR 17.2.3"))
    if ref.state.steps[unit] != REDUCED:
        ref.do(StepsChanged(unit, REDUCED, "VR 17.2.3", "reduced"))


PROCEDURES: Mapping[str, Step] = {
    "mobilising": Ask("mobilising", mobilising_menu, {"raise": Verb(raise_one, UNIT)}, memo=Mobilising)
}
