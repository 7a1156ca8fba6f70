"""9, 9B. The combat phase: who may attack what, and an attack as a procedure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.games.sudden_storm.law import (
    crossings,
    freight,
    nationality,
    stacking,
    supply_check,
    surprise,
    territory,
)
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.combat import advance, arctic, declarations, losses, results, retreat
from grognard.games.sudden_storm.law.combat.forces import defenders, side_units
from grognard.games.sudden_storm.law.combat.paths import able_to_reach, attackable_hexes
from grognard.games.sudden_storm.law.names import BEATEN, FOUGHT, SIDES, STRATEGIC, Battle, own
from grognard.games.sudden_storm.law.presence import land_units, occupied_hexes
from grognard.games.sudden_storm.law.sea import guns
from grognard.kernel.arguments import At
from grognard.kernel.changes import Marked
from grognard.kernel.cite import rule
from grognard.kernel.flow import Do, Step
from grognard.kernel.hexes import HexSet, bits, hexset, holds, unitset
from grognard.kernel.menu import Allowed, hexes, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet, fact
from grognard.rules import assault
from grognard.rules.assault import Assault, Cites, Prompts
from grognard.rules.why_not import (
    fixed_words,
    hex_words,
    no_enemy_there,
    not_among_cause,
    out_of_range_words,
    unit_words,
)

# -- who may attack


@rule("SS 9B1", "SS 9B5", "SS 30J.2", "SS 30F.2")
@fact
def attackable_targets(pos: Position, side: int) -> Allowed:
    """Those who may attack: each once in a phase, and nobody who has moved by strategic rail."""
    mine, marks = side_units(pos, side), pos.state.marks
    found = units(mine, "SS 9.1", not_among_cause(pos, "SS 9.1", "ss-why-not-there"))
    found.less("SS 30J.2", mine & book(pos).data.intrinsic, unit_words("ss-why-rooted", pos))
    found.less("SS 30F.2", mine & ~surprise.taking_part(pos, side), unit_words("ss-why-no-surprise", pos))
    found.less("SS 7A2.3", marks[STRATEGIC], unit_words("ss-why-strategic", pos))
    return found.less("SS 9B1", marks[FOUGHT], unit_words("why-fought", pos))


def attackers_of(pos: Position, side: int) -> UnitSet:
    """Those of them that can attack without others: no trucks."""
    return attackable_targets(pos, side).set & ~book(pos).data.trucks


# -- whom


@rule("SS 9F1.6")
def refuge(pos: Position, side: int) -> HexSet:
    """Hexes where nobody stands but those who have retreated in this phase, and trucks: they are not attacked
    (SS-P82).
    """
    gone, trucks = pos.state.marks[BEATEN], book(pos).data.trucks
    there = pos.hexes_of(gone & land_units(pos, side))
    return hexset(h for h in bits(there) if not pos.at(h) & ~gone & ~trucks)


@fact
def attack_options(pos: Position, side: int) -> dict[int, UnitSet]:
    """The hexes that can be attacked, each with those who could take part as far as ground and nations go."""
    able = attackers_of(pos, side)
    near = attackable_hexes(pos, side, able) & occupied_hexes(pos, 1 - side)
    found = {}
    for h in bits(near):
        some = able_to_reach(pos, side, able, h)
        some &= ~territory.barred_from_attack(pos, some, h)
        if some:
            found[h] = some
    return found


@rule("SS 9.1", "SS 9.2", "SS 9B1")
def targets(pos: Position, side: int) -> Allowed:
    """Any hex with enemies next to units that may attack it; nobody must attack."""
    foes, able = occupied_hexes(pos, 1 - side), attackers_of(pos, side)
    around = pos.game.map.grid.adjacent(pos.hexes_of(able))
    found = hexes(foes, "SS 9.1", no_enemy_there("SS 9.1"))
    found.less("SS 9B1", own(pos).attacked, "why-attacked")
    found.less("SS 9F1.6", refuge(pos, 1 - side), hex_words("ss-why-refugees", pos))
    found.less("SS 9.1", foes & ~around, "why-no-unit-beside")
    reached = attackable_hexes(pos, side, able)
    for h in bits(foes & around & ~reached):
        cite, message = what_bars(pos, able & pos.units_in(pos.game.map.grid.adjacent(1 << h)), h)
        found.less(cite, 1 << h, hex_words(message or "ss-why-prohibited-attack", pos))
    for h in bits(foes & reached & ~hexset(attack_options(pos, side))):
        for unit in bits(able_to_reach(pos, side, able, h)):
            bar_nation(pos, found, unit, h, 1 << h)
    return found


def bar_nation(pos: Position, found: Allowed, unit: int, target: int, out: int) -> None:
    """What keeps a unit from attacking a hex because of what it is and whose land that is."""
    for closure in territory.unattackable_closures(pos, unit):
        if holds(closure.hexes, target):
            found.less(closure.cite, out, fixed_words(*closure.words(target)))


@rule("SS 9.2", "SS 29.3", "SS 30A2.1")
def what_bars(pos: Position, units: UnitSet, target: int) -> tuple[str, str]:
    """Why none of some units beside a hex can attack it: the strait of Kerch, the Arctic, where no cavalry
    is, or prohibited ground, of which others know what to say.
    """
    data, here = book(pos).data, pos.hexes_of(units)
    if here and not here & ~pos.game.map.grid.spread(1 << target, crossings.unattackable_sides(pos)):
        return "SS 30A2.1", "ss-why-strait"
    if holds(data.arctic, target) and units and not units & ~data.with_trait("cavalry"):
        return "SS 29.3", "ss-why-arctic-cavalry"
    return "SS 9.2", ""


# -- with whom


@rule("SS 9.2", "SS 9B4", "SS 31A.2")
def joining_units(pos: Position, battle: Battle) -> Allowed:
    """Units of the hexes around; of a stack some, and others may attack elsewhere."""
    side, at, grid = pos.frame.who, 1 << battle.target, pos.game.map.grid
    found = attackable_targets(pos, side).copy("SS 9.1")
    beside = side_units(pos, side) & pos.units_in(grid.adjacent(at))
    found.less("SS 9.1", side_units(pos, side) & ~beside, out_of_range_words(pos, battle.target))
    reach = able_to_reach(pos, side, beside, battle.target)
    for unit in bits(beside & ~reach):
        cite, message = what_bars(pos, 1 << unit, battle.target)
        words = fixed_words(message, (("hex", At(battle.target)),)) if message else None
        found.less(cite, 1 << unit, words or unit_words("ss-why-prohibited-unit", pos))
    for unit in bits(found.set):
        bar_nation(pos, found, unit, battle.target, 1 << unit)
    found.less("SS 31A.2", rival_units(pos, battle.attackers), unit_words("ss-why-rivals", pos))
    found.less(
        "SS 29.4", arctic.units_without_point(pos, side, battle, found.set), unit_words("ss-why-no-line", pos)
    )
    many = stacking.told(pos, "ss-why-too-many", battle.target)
    return found.less("SS 9B7", crowded_out(pos, battle, found.set), many)


def rival_units(pos: Position, attackers: UnitSet) -> UnitSet:
    """All who do not attack together with those who are in the attack."""
    found = 0
    for unit in bits(attackers):
        found |= nationality.rivals(pos, unit)
    return found


@rule("SS 9B7", "SS 8B.3")
def crowded_out(pos: Position, battle: Battle, some: UnitSet) -> UnitSet:
    """Those with whom more would attack from their hex than the hex attacked could hold."""
    where = pos.state.where

    def too_many(unit: int) -> bool:
        together = battle.attackers & pos.at(where[unit]) | 1 << unit
        return not stacking.may_attack(pos, battle.target, together)

    return unitset(unit for unit in bits(some & ~battle.attackers) if too_many(unit))


@rule("SS 14D.1", "SS 29.4")
def restrain_attack(pos: Position, battle: Battle, attack: Allowed) -> Allowed:
    """Trucks do not attack alone; an attack in the Arctic wants a resource point."""
    trucks = book(pos).data.trucks
    attack.less("SS 14D.1", int(not battle.attackers & ~trucks), "ss-why-trucks-alone")
    wants = arctic.needs_point(pos, battle.target) and not arctic.sources(pos, battle)
    return attack.less("SS 29.4", int(wants), "ss-why-no-point")


@rule("SS 9B1")
def spent_fields(pos: Position, battle: Battle) -> dict[str, Any]:
    return {"attacked": own(pos).attacked | 1 << battle.target, "fired": guns.guns_fired(pos, battle)}


# -- the attack

CITES = Cites(
    question="SS 9B6",
    join="SS 9B4",
    twice="SS 9B5",
    attack="SS 9B6",
    announce="SS 9.1",
    cancel="SS 9.1",
    mark="SS 9B1",
    close="SS 9B1",
    end="SS 9.1",
)
PROMPTS = Prompts("ss-combat", "ss-assemble", "ss-attack")
COMBAT: Assault[Battle] = Assault(
    CITES,
    PROMPTS,
    Battle,
    targets=targets,
    joins=joining_units,
    defenders=defenders,
    spent=spent_fields,
    reset={"attacked": 0, "fired": (), "covers": ()},
    restrain=restrain_attack,
)


def begin(ref: Referee, frame: Frame) -> None:
    """Whence it was attacked tells on what follows, wherever the attackers go. They have attacked in this
    phase, and in the eyes of the one after it (30C).
    """
    battle: Battle = frame.memo
    ref.do(Marked(FOUGHT, battle.attackers, True, "SS 9B1", quiet=True))
    ref.remember(battle._replace(origins=ref.pos.hexes_of(battle.attackers)))


@rule("SS 9B6", "SS 9A4")
def steps() -> tuple[Step, ...]:
    """From the announcement to the advance (SS-P44)."""
    return (
        Do("combat", begin),
        *arctic.STEPS,
        Do("run_over", results.overrun_trucks),
        declarations.QUESTION,
        *results.STEPS,
        advance.DUE,
    )


PROCEDURES: Mapping[str, Step] = {
    COMBAT.name: assault.battle(COMBAT, *steps(), more={**guns.CHOICES, **declarations.attacker_choices()}),
    **losses.PROCEDURES,
    **retreat.PROCEDURES,
    **advance.PROCEDURES,
    **guns.PROCEDURES,
}

# -- the phase


def clear_attack_marks(ref: Referee, frame: Frame) -> None:
    """Nobody has attacked yet."""
    fought = ref.state.marks[FOUGHT]
    if fought:
        ref.do(Marked(FOUGHT, fought, False, "SS 9B1", quiet=True))


@rule("SS 9F1.6")
def forget_retreats(ref: Referee, _: Frame) -> None:
    """Whoever has retreated defends with all he has again when the phase is over."""
    gone = ref.state.marks[BEATEN]
    if gone:
        ref.do(Marked(BEATEN, gone, False, "SS 9F1.6", quiet=True))


BEFORE = (Do("fresh", clear_attack_marks), *supply_check.ISOLATION)
AFTER = (Do("forget_retreats", forget_retreats), *stacking.CHECK)


@rule("SS 9.1", "SS 9B6", "SS 4A4.2")
def phase(side: int, name: str = "", after: tuple[Step, ...] = ()) -> tuple[Step, ...]:
    """A combat phase, with what follows its attacks; that of the surprise turn has a name of its own."""
    named = name or f"{SIDES[side]}-combat"

    def some(pos: Position) -> bool:
        return bool(targets(pos, side).set)

    before = (*BEFORE, *guns.cover_steps(side))
    return (assault.phase(named, side, "SS 9.1", COMBAT, freight.DESTROY, before, (*after, *AFTER), some),)
