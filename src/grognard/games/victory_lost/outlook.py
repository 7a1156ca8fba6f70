"""What a combat may be expected to cost, if both owners choose as said here: each result is played out by the rules themselves.

The policy, which the table shows beside the figures: steps are lost by the weakest unit, whoever must fall back takes the first
of the ways that the rules leave him, and one attacker enters a hex left empty and stays in it.
"""

from __future__ import annotations

from typing import NamedTuple

from grognard.games.victory_lost import odds
from grognard.games.victory_lost.state import Battle
from grognard.games.victory_lost.zoc import line
from grognard.kernel.dice import Given
from grognard.kernel.flow import Ask, Do
from grognard.kernel.hexes import bits
from grognard.kernel.menu import Act, Menu
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet

POLICY = "avl-policy"  # the text that says it
AFTER_THE_DIE = "losses_first"


class Outlook(NamedTuple):
    """Steps that each side may expect to lose, and the chance that the attacker ends in the hex."""

    attacker: float
    defender: float
    taken: float


class Fate(NamedTuple):
    """One result played out."""

    attacker: int
    defender: int
    taken: bool


def outlook(pos: Position, battle: Battle, chances: dict[str, float]) -> Outlook:
    """The mean of all results, each by its chance."""
    fates = [(chance, fate(pos, battle, result)) for result, chance in chances.items()]
    mine, theirs = (sum(chance * one[i] for chance, one in fates) for i in (0, 1))
    return Outlook(mine, theirs, sum(chance for chance, one in fates if one.taken))


def fate(pos: Position, battle: Battle, result: str) -> Fate:
    """What a result comes to, from the moment the die lies to the end of the advance."""
    depth, side = len(pos.state.frames), pos.game.roster[battle.attackers.bit_length() - 1].side
    frames = (*pos.state.frames[:-1], Frame(AFTER_THE_DIE, side, battle._replace(result=result)))
    ref = Referee(Position(pos.game, pos.state._replace(frames=frames), pos), Given(()))
    while ask := asked(ref, depth):
        act = choice(ref.pos, ask.menu(ref.pos))
        ask.play[act.verb](ref, act.noun)
    mine, theirs = (lost(pos, ref.pos, units) for units in (battle.attackers, battle.defenders))
    return Fate(mine, theirs, bool(line(ref.pos, side) >> battle.target & 1))


def asked(ref: Referee, depth: int) -> Ask | None:
    """The next question of this combat, after all that needs none; None when the combat is over."""
    while len(ref.state.frames) >= depth:
        frame = ref.frame
        node = ref.game.program[frame.step]
        doing = node.step
        if isinstance(doing, Ask):
            if doing.when is None or doing.when(ref.pos):
                return doing
            ref.finish()
        elif isinstance(doing, Do):
            ref.finish()
            doing.run(ref, frame)
        elif node.body is not None and doing.test(ref.pos):
            ref.goto(node.body)
        else:
            ref.finish()
    return None


def lost(before: Position, after: Position, units: UnitSet) -> int:
    """Steps; a unit off the map has lost all of them."""
    left = sum(after.state.steps[u] for u in bits(units) if after.state.where[u] >= 0)
    return sum(before.state.steps[u] for u in bits(units)) - left


# -- the policy


def choice(pos: Position, menu: Menu) -> Act:
    """The answer to a question of a combat after its die."""
    verbs = {verb: allowed.set for verb, allowed in menu.verbs.items() if allowed.set}
    if "lose" in verbs:
        return Act("lose", weakest(pos, verbs["lose"]))
    if "stay" in verbs:
        return Act("stay")
    if "halt" in verbs:
        entered = line(pos, menu.who) >> pos.frame.memo.target & 1
        return Act("halt") if entered or "advance" not in verbs else Act("advance", bits(verbs["advance"])[0])
    verb, nouns = next(iter(verbs.items()))
    return Act(verb, bits(nouns)[0])


def weakest(pos: Position, units: UnitSet) -> int:
    """Of the least strength, attack and defence together."""
    return min(bits(units), key=lambda u: (odds.strength(pos, u, True) + odds.strength(pos, u, False), u))
