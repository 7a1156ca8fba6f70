"""Supports, which are counters drawn blind from a cup; combat."""

from __future__ import annotations

from random import Random

from grognard.kernel.changes import Message, Removed, Revealed
from grognard.kernel.flow import BACK, SPEND, Do, Verb
from grognard.kernel.game import Game
from grognard.kernel.hexes import bits, holds
from grognard.kernel.menu import UNIT, Allowed, hexes, units
from grognard.kernel.places import DEAD, sees_open_boxes
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, State, fact
from grognard.kernel.units import Face
from grognard.rules.answers import Choice
from grognard.rules.assault import Assault, Cites, Prompts, battle
from grognard.rules.hidden import draw, owners_dice, shuffle_hidden
from grognard.rules.losses import LossRule, eliminate, living_units, lose_step, owe
from grognard.rules.why_not import no_enemy_there, not_among_cause, out_of_range_words
from grognard.testing.giant_toy.names import (
    CRT,
    CUP,
    FOUGHT,
    IN_HAND,
    SOUTH,
    UNFED,
    WOODS,
    Attrition,
    Battle,
    book,
    not_movable_cause,
    own,
    units_on_map,
)
from grognard.testing.giant_toy.retreat import push_back


def draw_support(ref: Referee, _: Frame) -> None:
    draw(ref, CUP, IN_HAND, "giant-draw", "BIG 5.1")


def scramble(game: Game, state: State, viewer: int, rng: Random) -> State:
    return shuffle_hidden(game, state, viewer, sees_open_boxes, lambda unit: game.roster[unit].kind, rng)


conceal = owners_dice({"giant-draw": SOUTH})


# -- who attacks whom


def ready(pos: Position, side: int) -> Allowed:
    found = units(units_on_map(pos, side), "BIG 4.1", not_movable_cause(pos, "BIG 4.1"))
    return found.less("BIG 4.1", pos.state.marks[FOUGHT], "why-fought").less(
        "BIG 6.2", pos.state.marks[UNFED]
    )


@fact
def targets(pos: Position, side: int) -> Allowed:
    grid, fought = pos.game.map.grid, pos.state.marks[FOUGHT]
    near = grid.adjacent(pos.hexes_of(ready(pos, side).set))
    unfed = grid.adjacent(pos.hexes_of(units_on_map(pos, side) & ~fought)) & ~near
    found = hexes(pos.group_hexes(1 - side), "BIG 4.1", no_enemy_there("BIG 4.1"))
    return found.only("BIG 4.1", near | unfed, "why-no-unit-beside").less("BIG 6.2", unfed, "giant-why-unfed")


def joins(pos: Position, battle: Battle) -> Allowed:
    far = units_on_map(pos, pos.frame.who) & ~pos.units_in(pos.game.map.grid.adjacent(1 << battle.target))
    return ready(pos, pos.frame.who).less("BIG 4.1", far, out_of_range_words(pos, battle.target))


ASSAULT = Assault(
    Cites(*["BIG 4.1"] * 8),
    Prompts("giant-fight", "giant-attack", "giant-attacks"),
    Battle,
    targets,
    joins,
    defenders=lambda pos, battle: pos.at(battle.target),
    spent=lambda pos, battle: {},
    mark=FOUGHT,
)


# -- its supports


def supports(pos: Position, battle: Battle) -> Allowed | None:
    """What the South has drawn and not added yet; the North has none to add."""
    if pos.frame.who != SOUTH:
        return None
    found = units(pos.stacks.get(IN_HAND, 0), "BIG 5.2", not_movable_cause(pos, "BIG 5.2"))
    return found.less("BIG 5.2", battle.supports, "why-in-the-attack")


def supports_added(pos: Position, battle: Battle) -> Allowed | None:
    if pos.frame.who != SOUTH:
        return None
    return units(battle.supports, "BIG 5.2", not_among_cause(pos, "BIG 5.2", "why-not-in-the-attack"))


def turn_support(ref: Referee, unit: int) -> None:
    """Add a support to the attack, or take it out again."""
    battle = ref.pos.memo(Battle)
    ref.remember(battle._replace(supports=battle.supports ^ 1 << unit))


SUPPORTING = {
    "support": Choice(supports, Verb(turn_support, UNIT, SPEND)),
    "withdraw": Choice(supports_added, Verb(turn_support, UNIT, BACK)),
}


# -- a forced march


def spendable(pos: Position, side: int) -> Allowed:
    found = units(pos.stacks.get(IN_HAND, 0), "BIG 5.3", not_movable_cause(pos, "BIG 5.3"))
    return found.less("BIG 5.3", found.set, "giant-why-forced") if own(pos).forced else found


def spend(ref: Referee, unit: int) -> None:
    ref.do(Revealed(1 << unit, "BIG 5.3"))
    ref.do(Removed(unit, DEAD, "spent", "BIG 5.3"))
    ref.note("BIG 5.3", forced=True)


SPENDING = {"spend": Choice(spendable, Verb(spend, UNIT, SPEND))}


# -- what comes of it


def column(pos: Position, battle: Battle) -> int:
    def face(unit: int) -> Face:
        return pos.game.roster[unit].face(pos.state.steps[unit])

    attack = sum(face(u).attack for u in bits(battle.attackers | battle.supports))
    defence = sum(face(u).defence for u in bits(battle.defenders))
    return (attack > defence) - (attack < defence) + 1


def strike(ref: Referee, frame: Frame) -> None:
    """One die; both sides lose as many steps as the result says, before anybody retreats or advances."""
    pos, side, battle = ref.pos, frame.who, frame.memo
    at = column(pos, battle)
    if battle.supports:
        ref.do(Revealed(battle.supports, "BIG 5.2"))
    for unit in bits(battle.supports):
        ref.do(Removed(unit, DEAD, "spent", "BIG 5.2"))
    woods = holds(pos.game.map.terrain["woods"], battle.target)
    result = CRT.cell(ref.roll(6, "giant-die", "BIG 4.2") + (WOODS if woods else 0), at)
    ref.do(Message("giant-result", (("result", result),), "BIG 4.2"))
    push_back(ref, side, battle.target, battle.attackers, result == "DR")
    if result[0] in "AX":
        owe(ref, side, Attrition(battle.attackers, int(result[1]), "BIG 4.3"), BEARING)
    if result[0] in "DX" and result != "DR":
        owe(ref, 1 - side, Attrition(battle.defenders, int(result[1]), "BIG 4.3"), BEARING)


def eligible_for_loss(pos: Position, debt: Attrition) -> Allowed:
    """A guard loses the first step, and no unit a second one before all have lost one."""
    found = units(living_units(pos, debt.units), "BIG 4.8", not_among_cause(pos, "BIG 4.8", "why-no-loss"))
    if not debt.hit:
        return found.prefer("BIG 4.8", book(pos).guards, "giant-why-guards-first")
    return found.prefer("BIG 4.8", ~debt.hit, "giant-why-spread")


def one_hit(pos: Position, debt: Attrition, unit: int) -> Attrition:
    return debt._replace(left=debt.left - 1, hit=debt.hit | 1 << unit)


BEARING = LossRule(
    "giant-losses", "BIG 4.8", eligible_for_loss, lose_step, eliminate, one_hit, memo=Attrition
)
BATTLE = battle(ASSAULT, Do("strike", strike), more=SUPPORTING)
