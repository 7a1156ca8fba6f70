"""Supports, which are counters drawn blind from a cup; combat."""

from __future__ import annotations

from random import Random

from grognard.kernel.changes import Change, Message, Removed, Revealed, Rolled
from grognard.kernel.flow import COMMIT, Ask, Do, Verb
from grognard.kernel.game import Game
from grognard.kernel.hexes import bits
from grognard.kernel.menu import BUTTON, UNIT, Allowed, Menu, button, hexes, units
from grognard.kernel.places import DEAD
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, State, fact
from grognard.kernel.units import Face
from grognard.rules.answers import finish
from grognard.rules.assault import Assault, Cites, Prompts, battle
from grognard.rules.losses import Bearing, alive, eliminate, lose_step, owe
from grognard.rules.why_not import no_enemy_there, not_among, out_of_range
from grognard.testing.giant_toy.names import (
    CRT,
    CUP,
    FOUGHT,
    IN_HAND,
    SOUTH,
    WOODS,
    Attrition,
    Battle,
    book,
    elsewhere,
    on_map,
)


def draw(ref: Referee, _: Frame) -> None:
    """One each turn, by a die with as many faces as counters lie in the cup."""
    cup = bits(ref.pos.stacks.get(CUP, 0))
    unit = cup[ref.roll(len(cup), "giant-draw", "BIG 5.1") - 1]
    ref.do(Removed(unit, IN_HAND, "drawn", "BIG 5.1"))


def scramble(game: Game, state: State, viewer: int, rng: Random) -> State:
    """Who does not see into the boxes supposes any of what lies in them in each: sorted, then dealt."""
    if viewer == SOUTH:
        return state
    hidden = [u for u, at in enumerate(state.where) if at in (CUP, IN_HAND)]
    held = sum(state.where[u] == IN_HAND for u in hidden)
    rng.shuffle(hidden)
    where = list(state.where)
    for n, unit in enumerate(hidden):
        where[unit] = IN_HAND if n < held else CUP
    return state._replace(where=tuple(where))


def conceal(change: Change, pos: Position, viewer: int) -> Change | None:
    """The die that draws a support is for its owner alone."""
    return None if isinstance(change, Rolled) and change.what == "giant-draw" and viewer != SOUTH else change


# -- who attacks whom


def ready(pos: Position, side: int) -> Allowed:
    found = units(on_map(pos, side), "BIG 4.1", elsewhere(pos, "BIG 4.1"))
    return found.less("BIG 4.1", pos.state.marks[FOUGHT], "why-fought")


@fact
def targets(pos: Position, side: int) -> Allowed:
    near = pos.game.map.grid.around(pos.hexes_of(ready(pos, side).set))
    return hexes(pos.held(1 - side), "BIG 4.1", no_enemy_there("BIG 4.1")).only("BIG 4.1", near)


def joins(pos: Position, battle: Battle) -> Allowed:
    far = on_map(pos, pos.frame.who) & ~pos.units_in(pos.game.map.grid.around(1 << battle.target))
    return ready(pos, pos.frame.who).less("BIG 4.1", far, out_of_range(pos, battle.target))


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


def supports(pos: Position) -> Allowed:
    drawn = pos.stacks.get(IN_HAND, 0) if pos.frame.who == SOUTH else 0
    return units(drawn, "BIG 5.2", elsewhere(pos, "BIG 5.2")).less("BIG 5.2", pos.memo(Battle).supports)


def support_menu(pos: Position) -> Menu:
    verbs = {"support": supports(pos), "done": button("BIG 5.2")}
    return Menu(pos.frame.who, "giant-support", "BIG 5.2", verbs)


def add_support(ref: Referee, unit: int) -> None:
    battle = ref.pos.memo(Battle)
    ref.remember(battle._replace(supports=battle.supports | 1 << unit))


SUPPORT = Ask(
    "support",
    support_menu,
    {"support": Verb(add_support, UNIT), "done": Verb(finish, BUTTON, COMMIT)},
    lambda pos: bool(supports(pos).set or pos.memo(Battle).supports),
    Battle,
)


# -- what comes of it


def column(pos: Position, battle: Battle) -> int:
    def face(unit: int) -> Face:
        return pos.game.roster[unit].face(pos.state.steps[unit])

    attack = sum(face(u).attack for u in bits(battle.attackers | battle.supports))
    defence = sum(face(u).defence for u in bits(battle.defenders))
    return (attack > defence) - (attack < defence) + 1


def strike(ref: Referee, frame: Frame) -> None:
    """One die; both sides lose as many steps as the result says."""
    pos, side, battle = ref.pos, frame.who, frame.memo
    at = column(pos, battle)
    if battle.supports:
        ref.do(Revealed(battle.supports, "BIG 5.2"))
    for unit in bits(battle.supports):
        ref.do(Removed(unit, DEAD, "spent", "BIG 5.2"))
    woods = bool(pos.game.map.terrain["woods"] >> battle.target & 1)
    result = CRT.cell(ref.roll(6, "giant-die", "BIG 4.2") + (WOODS if woods else 0), at)
    ref.do(Message("giant-result", (("result", result),), "BIG 4.2"))
    if result[0] in "AX":
        owe(ref, side, Attrition(battle.attackers, int(result[1]), "BIG 4.3"), BEARING)
    if result[0] in "DX":
        owe(ref, 1 - side, Attrition(battle.defenders, int(result[1]), "BIG 4.3"), BEARING)


def bearers(pos: Position, debt: Attrition) -> Allowed:
    """A guard loses the first step, and no unit a second one before all have lost one."""
    found = units(alive(pos, debt.units), "BIG 4.8", not_among(pos, "BIG 4.8", "why-no-loss"))
    if not debt.hit:
        return found.prefer("BIG 4.8", book(pos).guards, "giant-why-guards-first")
    return found.prefer("BIG 4.8", ~debt.hit, "giant-why-spread")


def one_hit(pos: Position, debt: Attrition, unit: int) -> Attrition:
    return debt._replace(left=debt.left - 1, hit=debt.hit | 1 << unit)


BEARING = Bearing("giant-losses", "BIG 4.8", bearers, lose_step, eliminate, one_hit, memo=Attrition)
BATTLE = battle(ASSAULT, SUPPORT, Do("strike", strike))
