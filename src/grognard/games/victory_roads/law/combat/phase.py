"""7.1 and 7.3. The combat phase of each side, and the combat as a procedure."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from grognard.games.victory_roads.law import why_not
from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.captures import occupy
from grognard.games.victory_roads.law.combat import opening, outcome
from grognard.games.victory_roads.law.combat.battle import COUNTED, defenders, major_ally, side_of, steps_of
from grognard.games.victory_roads.law.combat.odds import ONE_TO_TWO
from grognard.games.victory_roads.law.combat.rivers import barred_sides
from grognard.games.victory_roads.law.events import bridgeheads, windows
from grognard.games.victory_roads.law.haltebefehl import besieged_hexes
from grognard.games.victory_roads.law.names import (
    ALLIES,
    FOUGHT,
    RETREATED,
    SIDES,
    SOVIET,
    WITHDRAWN,
    Battle,
    own,
)
from grognard.games.victory_roads.law.presence import occupied_hexes, side_units
from grognard.games.victory_roads.law.stacking import check_stacks
from grognard.kernel.cite import rule
from grognard.kernel.flow import Do, Seq, Step
from grognard.kernel.hexes import HexSet, bits, subtract_gate
from grognard.kernel.menu import Allowed, Because, hexes, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet, fact
from grognard.rules import assault
from grognard.rules.answers import Choice
from grognard.rules.assault import Assault, Cites, Prompts
from grognard.rules.march import clear_marks
from grognard.rules.why_not import Words, no_enemy_there, out_of_range_words

Able = Callable[[Position, int], Allowed]

# -- who may attack


@rule("VR 7.3.3c", "VR 6.7.5b", "VR 6.7.8a")
def fighters(pos: Position, side: int, mine: UnitSet) -> Allowed:
    """Of some units, those who can attack in any kind of combat: no HQs, no garrisons, nobody besieged."""
    data = book(pos).data
    found = units(mine, "VR 7.1.1", why_not.not_movable_cause(pos, "VR 7.1.1"))
    found.less("VR 7.3.3c", mine & data.of_type["hq"], "vr-why-hq-fights-not")
    found.less("VR 6.7.8a", mine & data.of_type["garrison"], "vr-why-garrison-stays")
    return found.less("VR 6.7.5b", mine & pos.units_in(besieged_hexes(pos)), "vr-why-besieged")


@rule("VR 7.1.1", "VR 7.1.9", "VR 4.7.1f")
@fact
def ready(pos: Position, side: int) -> Allowed:
    """Those who may attack in the combat phase: each once, and not after a withdrawal without leave."""
    found = fighters(pos, side, side_units(pos, side))
    found.less("VR 4.7.1f", pos.state.marks[WITHDRAWN], "vr-why-withdrawn")
    return found.less("VR 7.1.9", pos.state.marks[FOUGHT], "why-fought")


# -- whom, and with whom


def hexes_in_attack_reach(pos: Position, side: int, from_: HexSet) -> HexSet:
    """The hexes that can be attacked from some hexes, or from which these can be."""
    steps = subtract_gate(book(pos).data.touching, barred_sides(pos, side))
    return pos.game.map.grid.spread(from_, steps)


@rule("VR 7.1.1", "VR 7.1.4", "VR 3.2.2n")
def targets(pos: Position, side: int, able: Allowed, attacked: HexSet) -> Allowed:
    """Any hex with enemies next to units that may attack: nobody must attack all that is adjacent. Where only
    others stand beside it, it is what keeps them that counts.
    """
    foes, here, touching = occupied_hexes(pos, 1 - side), pos.hexes_of(able.set), book(pos).data.touching
    beside, around = pos.game.map.grid.spread(here, touching), pos.game.map.grid.adjacent(here)
    found = hexes(foes, "VR 7.1.1", no_enemy_there("VR 7.1.1"))
    found.less("VR 7.1.8", attacked, "why-attacked")
    kept = foes & ~around & adjacent_hexes(pos, side_units(pos, side) & ~able.set)
    found.less("VR 7.1.1", foes & ~around & ~kept, "why-no-unit-beside")
    for cite, some, because in able.ruled_out if kept else ():
        idle = some & side_units(pos, side)
        found.less(cite, kept & adjacent_hexes(pos, idle), words_of_one(pos, idle, because))
    found.less("VR 7.1.1", foes & around & ~beside, "vr-why-water-between")
    return found.less(
        "VR 3.2.2n", foes & beside & ~hexes_in_attack_reach(pos, side, here), "vr-why-mud-river"
    )


def adjacent_hexes(pos: Position, some: UnitSet) -> HexSet:
    return pos.game.map.grid.spread(pos.hexes_of(some), book(pos).data.touching)


def words_of_one(pos: Position, some: UnitSet, because: Because) -> Callable[[int], Words]:
    """What is said of units is said of one of those beside a hex."""

    def words(h: int) -> Words:
        near = some & pos.units_in(adjacent_hexes(pos, pos.at(h)))
        return because(bits(near)[0]) if callable(because) else (because, ())

    return words


@rule("VR 7.1.10", "VR 7.1.11", "VR 3.2.2n", "VR 1.11.6c")
def joins(pos: Position, battle: Battle, able: Allowed) -> Allowed:
    """Units from all hexes around, as many as stand there; of a stack some, and others attack elsewhere."""
    side, at, grid = pos.frame.who, 1 << battle.target, pos.game.map.grid
    mine, around = side_units(pos, side), grid.adjacent(at)
    beside = grid.spread(at, book(pos).data.touching)
    found = able.copy("VR 7.1.1")
    found.less("VR 7.1.1", mine & ~pos.units_in(around), out_of_range_words(pos, battle.target))
    found.less("VR 7.1.1", mine & pos.units_in(around & ~beside), "vr-why-water-between")
    over = beside & ~hexes_in_attack_reach(pos, side, at)
    found.less("VR 3.2.2n", mine & pos.units_in(over), "vr-why-mud-river")
    return keep_allies_apart(pos, battle, found)


@rule("VR 7.11.1")
def keep_allies_apart(pos: Position, battle: Battle, found: Allowed) -> Allowed:
    """Romanians and Hungarians never attack together."""
    nations = book(pos).data.of_nation
    for one, other in (ALLIES, ALLIES[::-1]):
        if battle.attackers & nations[one]:
            found.less("VR 7.11.1", nations[other], "vr-why-not-together")
    return found


@rule("VR 7.11.3b")
def autonomous(pos: Position, battle: Battle) -> int:
    """The allies (bits of ALLIES) whose steps in the attack are more than those of Germany or the Soviet
    Union: as many are not (C-20), and an attack by allies alone is (C-22).
    """
    major = steps_of(pos, battle.attackers & major_ally(pos, side_of(pos, battle.attackers)))
    found = 0
    for n, nation in enumerate(ALLIES):
        if steps_of(pos, battle.attackers & book(pos).data.of_nation[nation]) > major:
            found |= 1 << n
    return found


@rule("VR 7.11.3a")
def restrain_allies(pos: Position, battle: Battle, attack: Allowed) -> Allowed:
    """Each ally makes one such attack in a turn."""
    spent = autonomous(pos, battle) & own(pos).autonomous
    return attack.less("VR 7.11.3a", int(bool(spent)), "vr-why-autonomous")


@rule("VR 7.1.8", "VR 7.11.3a", "VR 7.3.3b")
def spent_fields(pos: Position, battle: Battle) -> dict[str, Any]:
    """What is used up when an attack is announced, even one that is cancelled later (C-11, J-18)."""
    found: dict[str, Any] = {"autonomous": own(pos).autonomous | autonomous(pos, battle)}
    if battle.kind in COUNTED:
        found["attacked"] = own(pos).attacked | 1 << battle.target
    return found


# -- an assault of each kind

CITES = Cites(
    question="VR 7.3.1",
    join="VR 7.1.11",
    twice="VR 7.1.9",
    attack="VR 7.3.1",
    announce="VR 7.3.1",
    cancel="VR 7.1.3",
    mark="VR 7.1.9",
    close="VR 7.1.9",
    end="VR 7.1.3",
)
PROMPTS = Prompts("vr-combat", "vr-assemble", "vr-attack")
QUESTION = "battle"


@rule("VR 7.2.1a", "VR 7.3.1")
def assault_terms(kind: str, able: Able, cites: Cites = CITES, prompts: Prompts = PROMPTS) -> Assault[Battle]:
    """Attacks of a kind, by those who are able to make them. Units and hexes are counted in phases of combat
    and of exploitation, not in other attacks (K-21). The question is that of `question_of(kind)`.
    """
    counted = kind in COUNTED
    return Assault(
        cites,
        prompts,
        Battle,
        targets=lambda pos, side: targets(pos, side, able(pos, side), own(pos).attacked if counted else 0),
        joins=lambda pos, battle: joins(pos, battle, able(pos, pos.frame.who)),
        defenders=defenders,
        spent=spent_fields,
        mark=FOUGHT if counted else None,
        reset={"attacked": 0},
        restrain=restrain_allies,
        aim=lambda h: Battle(h, kind=kind),
        name=question_of(kind),
    )


def question_of(kind: str) -> str:
    return f"{kind}_{QUESTION}" if kind else QUESTION


def battle(one: Assault[Battle], more: Mapping[str, Choice[Battle]] = {}) -> Seq:
    """The procedure of an assault of another kind than the combat phase's: put together and announced, then
    fought like any other.
    """

    def fight(ref: Referee, frame: Frame) -> None:
        ref.ask(FIRST, frame.who, frame.memo)

    return assault.battle(one, Do(f"{one.name}_fought", fight), more=more)


# -- the combat


def begin(ref: Referee, frame: Frame) -> None:
    """Whence it was attacked tells on what follows, wherever the attackers go."""
    battle: Battle = frame.memo
    ref.remember(battle._replace(origins=ref.pos.hexes_of(battle.attackers)))


def end(ref: Referee, frame: Frame) -> None:
    """Here a combat ends, fought or cancelled. All that it uses up was noted when it was announced; an attack
    that Stalin has ordered must be fought. Before the next one of the Soviets Heinrici may speak.
    """
    battle: Battle = frame.memo
    if battle.odds >= ONE_TO_TWO:
        ref.note("VR 1.5.2a", must_attack=own(ref.pos).must_attack & ~(1 << battle.target))
    bridgeheads.lift_empty(ref)
    if not battle.kind and frame.who == SOVIET:
        windows.ask_before_attack(ref)


COMBAT = assault_terms("", ready)
FIRST = "combat"
WHOLE = assault.battle(COMBAT, Do(FIRST, begin), *opening.STEPS, *outcome.STEPS, Do("combat_over", end))


# -- the phase


@rule("VR 7.10.12")
def forget_retreats(ref: Referee, _: Frame) -> None:
    """Whoever has retreated defends with all he has again when the phase is over (K-41)."""
    clear_marks(ref, "VR 7.10.12", RETREATED)


@rule("VR 4.7.1f")
def forget_withdrawals(ref: Referee, _: Frame) -> None:
    """Who has withdrawn without leave is barred from this phase of combat, and from no other."""
    clear_marks(ref, "VR 4.7.1f", WITHDRAWN)


ENDING = (
    Do("retreats", forget_retreats),
    Do("withdrawals", forget_withdrawals),
    Do("occupy", occupy),
    Do("stacks", check_stacks),
)


@rule("VR 7.1.7", "VR 7.1.3")
def phase(side: int, before: tuple[Step, ...] = (), after: tuple[Step, ...] = ()) -> tuple[Step, ...]:
    """A side's combat phase: attacks one after the other, none of them compulsory; `before` the first combat
    and `after` the last one other chapters have their say.
    """
    name = f"{SIDES[side]}-combat"
    return (assault.phase(name, side, "VR 7.1.1", COMBAT, before=before, after=(*ENDING, *after)),)


PROCEDURES: Mapping[str, Step] = {QUESTION: WHOLE}
