"""Supports, which are counters drawn blind from a cup; combat."""

from __future__ import annotations

from random import Random

from grognard.kernel.arguments import At
from grognard.kernel.changes import (
    Change,
    Marked,
    Message,
    Removed,
    Revealed,
    Rolled,
    StepsChanged,
)
from grognard.kernel.game import Game
from grognard.kernel.hexes import bits
from grognard.kernel.menu import Allowed, Cause, Menu, button, hexes, units
from grognard.kernel.places import DEAD
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, State, UnitSet, fact
from grognard.kernel.units import Face
from grognard.testing.giant_toy.names import (
    CRT,
    CUP,
    FOUGHT,
    IN_HAND,
    SOUTH,
    WOODS,
    Battle,
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


# -- combat


def ready(pos: Position, side: int) -> UnitSet:
    return on_map(pos, side) & ~pos.state.marks[FOUGHT]


@fact
def targets(pos: Position, side: int) -> Allowed:
    near = pos.game.map.grid.around(pos.hexes_of(ready(pos, side)))
    return hexes(
        pos.held(1 - side), "BIG 4.1", lambda h: Cause("BIG 4.1", "why-no-enemy-there", (("hex", At(h)),))
    ).only("BIG 4.1", near, "why-no-unit-beside")


def fight_menu(pos: Position) -> Menu:
    side = pos.frame.who
    verbs = {"target": targets(pos, side), "end_phase": button("BIG 2.1")}
    return Menu(side, "giant-fight", "BIG 4.1", verbs)


def aim(ref: Referee, target: int) -> None:
    ref.ask("attack", ref.frame.who, Battle(target))


def attack_menu(pos: Position) -> Menu:
    side, battle = pos.frame.who, pos.memo(Battle)
    drawn = pos.stacks.get(IN_HAND, 0) if side == SOUTH else 0
    some = units(drawn, "BIG 5.2", elsewhere(pos, "BIG 5.2")).less(
        "BIG 5.2", battle.supports, "why-in-the-attack"
    )
    verbs = {"support": some, "attack": button("BIG 4.1"), "drop": button("BIG 4.1")}
    return Menu(side, "giant-attack", "BIG 4.1", verbs)


def add_support(ref: Referee, unit: int) -> None:
    battle = ref.pos.memo(Battle)
    ref.remember(battle._replace(supports=battle.supports | 1 << unit))


def column(pos: Position, side: int, battle: Battle) -> int:
    def face(unit: int) -> Face:
        return pos.game.roster[unit].face(pos.state.steps[unit])

    near = pos.units_in(pos.game.map.grid.around(1 << battle.target)) & ready(pos, side)
    attack = sum(face(u).attack for u in bits(near | battle.supports))
    defence = sum(face(u).defence for u in bits(pos.at(battle.target)))
    return (attack > defence) - (attack < defence) + 1


def strike(ref: Referee, _: int) -> None:
    pos, side, battle = ref.pos, ref.frame.who, ref.pos.memo(Battle)
    near = pos.units_in(pos.game.map.grid.around(1 << battle.target)) & ready(pos, side)
    at = column(pos, side, battle)
    ref.finish()
    if battle.supports:
        ref.do(Revealed(battle.supports, "BIG 5.2"))
    for unit in bits(battle.supports):
        ref.do(Removed(unit, DEAD, "spent", "BIG 5.2"))
    ref.do(Marked(FOUGHT, near, True, "BIG 4.1", quiet=True))
    woods = bool(pos.game.map.terrain["woods"] >> battle.target & 1)
    die = ref.roll(6, "giant-die", "BIG 4.2") + (WOODS if woods else 0)
    result = CRT.cell(die, at)
    ref.do(Message("giant-result", (("result", result),), "BIG 4.2"))
    if result in ("D1", "X1"):
        weaken(ref, pos.at(battle.target).bit_length() - 1)
    if result in ("A1", "X1"):
        weaken(ref, near.bit_length() - 1)


def weaken(ref: Referee, unit: int) -> None:
    left = ref.state.steps[unit] - 1
    ref.do(StepsChanged(unit, left, "BIG 4.3") if left else Removed(unit, DEAD, "combat", "BIG 4.3"))
