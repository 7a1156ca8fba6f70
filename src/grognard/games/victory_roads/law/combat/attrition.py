"""7.8. The losses of step 4, the attacker's first: who must bear the first of them, and then the others."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.combat.battle import amend_battle, attacking_side, the_battle
from grognard.games.victory_roads.law.combat.casualties import SPREAD, exposed_units, owe_toll
from grognard.games.victory_roads.law.combat.dice import harsh_corps
from grognard.games.victory_roads.law.combat.forces import force
from grognard.games.victory_roads.law.names import NOBODY, SOVIET, Battle, Toll
from grognard.kernel.cite import rule
from grognard.kernel.flow import Do
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet

ATTACKER, DEFENDER = 0, 1  # places in the pairs of a battle


def side_at(pos: Position, battle: Battle, place: int) -> int:
    side = attacking_side(pos, battle)
    return side if place == ATTACKER else 1 - side


def owe_one(ref: Referee, who: int, place: int, units: UnitSet, cite: str, why: str) -> None:
    """One of the losses of a side, for some of its units."""
    battle = the_battle(ref.pos)
    left = list(battle.left)
    left[place] -= 1
    amend_battle(ref, left=(left[0], left[1]))
    owe_toll(ref, who, Toll(units, 1, cite, side_at(ref.pos, battle, place), why))


@rule("VR 7.8.4")
def take_harsh_loss(ref: Referee, _: Frame) -> None:
    """The one for a corps outside every theatre is dealt first, so that no unit bears two where it can be
    helped.
    """
    battle = the_battle(ref.pos)
    if battle.harsh:
        side = side_at(ref.pos, battle, ATTACKER)
        owe_one(ref, side, ATTACKER, harsh_corps(ref.pos, battle), "VR 7.8.4", "harsh")


# -- the first loss


def own_armour(pos: Position, battle: Battle, place: int) -> UnitSet:
    return force(pos, battle, side_at(pos, battle, place)) & book(pos).data.armour


def named_elite_unit(pos: Position, battle: Battle, place: int) -> UnitSet:
    """The elite unit that was named, and no other (C-02)."""
    unit = battle.elite[place]
    return 0 if unit == NOBODY else 1 << unit & force(pos, battle, side_at(pos, battle, place))


@rule("VR 7.8.1a", "VR 7.8.1b", "VR 7.8.1c", "VR 8.3.2b")
def eligible_for_first_loss(pos: Position, battle: Battle, place: int) -> tuple[UnitSet, str]:
    """Who may bear the first loss of a side, and why; nobody in particular, where nothing was declared. In
    exploitation the armour of the Soviets bears it before any elite (C-29).
    """
    elite, tanks = named_elite_unit(pos, battle, place), own_armour(pos, battle, place)
    if place == DEFENDER:
        return elite, "VR 7.8.1a"
    if battle.kind == "exploitation" and attacking_side(pos, battle) == SOVIET and tanks:
        return tanks, "VR 8.3.2b"
    if battle.armoured and elite:
        return tanks | elite, "VR 7.8.1c"
    return (tanks, "VR 7.8.1b") if battle.armoured else (elite, "VR 7.8.1a")


def first_loss(place: int) -> Do:
    @rule("VR 7.8.1c")
    def bear(ref: Referee, _: Frame) -> None:
        """Where elite and armour were both declared, the enemy chooses (C-01, J-06)."""
        battle = the_battle(ref.pos)
        units, cite = eligible_for_first_loss(ref.pos, battle, place)
        if units and battle.left[place]:
            side = side_at(ref.pos, battle, place)
            owe_one(ref, 1 - side if cite == "VR 7.8.1c" else side, place, units, cite, "first")

    return Do(f"first_loss_{('attacker', 'defender')[place]}", bear)


# -- the others


def other_losses(place: int) -> Do:
    @rule("VR 7.8.2a", "VR 7.7.7")
    def bear(ref: Referee, _: Frame) -> None:
        """What nobody is left to bear is forgotten (C-16)."""
        battle = the_battle(ref.pos)
        left, side = list(battle.left), side_at(ref.pos, battle, place)
        many, left[place] = left[place], 0
        amend_battle(ref, left=(left[0], left[1]))
        owe_toll(ref, side, Toll(exposed_units(ref.pos, battle, side), many, "VR 7.8.2a", side, SPREAD))

    return Do(f"losses_{('attacker', 'defender')[place]}", bear)


STEPS = (
    Do("harsh_loss", take_harsh_loss),
    first_loss(ATTACKER),
    other_losses(ATTACKER),
    first_loss(DEFENDER),
    other_losses(DEFENDER),
)
