"""What a combat may be expected to cost, if both owners choose as said here: each result is played out by the rules themselves.

The policy, which the table shows beside the figures: an owner goes back as long as all of his can do so out of enemy zones,
and loses steps otherwise, on the weakest unit that may bear them; an attacker whose enemy has left the hex loses steps rather
than go back, and one unit enters it; the last obligation of a bold result is made a step.
"""

from __future__ import annotations

from grognard.games.velikie_louki import odds, ordeal, retreat, supply
from grognard.games.velikie_louki.rulebook import book
from grognard.games.velikie_louki.state import Battle, Ordeal
from grognard.games.velikie_louki.zoc import felt, held
from grognard.kernel.hexes import bits
from grognard.kernel.menu import Act, Menu
from grognard.kernel.state import DEAD, Position, UnitSet
from grognard.rules import foreseeing
from grognard.rules.foreseeing import Fate, Outlook

POLICY = "vl-policy"  # the text that says it


def outlook(pos: Position, battle: Battle, chances: dict[str, float]) -> Outlook:
    return foreseeing.outlook(chances, lambda result: fate(pos, battle, result))


def fate(pos: Position, battle: Battle, result: str) -> Fate:
    """What a result comes to, from the moment the dice lie to the end of the advance."""
    side = odds.attacking_side(pos, battle)
    after = foreseeing.played_out(pos, "defender", side, battle._replace(result=result), choice)
    mine, theirs = (lost(pos, after, units) for units in (battle.attackers, battle.defenders))
    return Fate(mine, theirs, bool(held(after, side) >> battle.target & 1))


def lost(before: Position, after: Position, units: UnitSet) -> int:
    """Steps of combat units; one that has left the map for a turn keeps its own."""
    dead = {u for u in bits(units) if after.state.where[u] == DEAD}
    return sum(before.state.steps[u] - (0 if u in dead else after.state.steps[u]) for u in bits(units & book(before).data.combat))


# -- the policy


def choice(pos: Position, menu: Menu) -> Act:
    verbs = {verb: allowed.set for verb, allowed in menu.verbs.items() if allowed.set}
    if "impose_step" in verbs:
        return Act("impose_step", 0)
    if "fall_back" in verbs:
        step = "hold" if "hold" in verbs else "lose"
        return Act("fall_back", 0) if step not in verbs or goes_back(pos) else Act(step, weakest(pos, verbs[step]))
    if "lose" in verbs:
        return Act("lose", weakest(pos, verbs["lose"]))
    if "back" in verbs:
        return Act("back", bits(verbs["back"])[0])
    if "advance" in verbs and not held(pos, menu.who) >> pos.frame.memo.target & 1:
        return Act("advance", bits(verbs["advance"])[0])
    return Act("stay" if "stay" in verbs else "halt", 0)


def goes_back(pos: Position) -> bool:
    """Does the owner of this ordeal go back a hex rather than lose a step?"""
    one: Ordeal = pos.frame.memo
    battle = ordeal.battle_of(pos)
    if one.role == 0 and not one.must and not pos.at(battle.target) & battle.defenders:
        return False
    going = ordeal.stack_of(pos, one) if one.must else one.units
    foe = 1 - pos.frame.who
    stacks = [going & pos.at(h) for h in bits(pos.hexes_of(going))]
    return all(retreat.enterable(pos, stack) & ~felt(pos, foe) for stack in stacks)


def weakest(pos: Position, units: UnitSet) -> int:
    return min(bits(units), key=lambda u: (supply.value(pos, u), u))
