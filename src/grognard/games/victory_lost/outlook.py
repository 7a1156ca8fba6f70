"""What a combat may be expected to cost, if both owners choose as said here: each result is played out by the rules themselves.

The policy, which the table shows beside the figures: steps are lost by the weakest unit, whoever must fall back takes the first
of the ways that the rules leave him, and one attacker enters a hex left empty and stays in it.
"""

from __future__ import annotations

from grognard.games.victory_lost import odds
from grognard.games.victory_lost.state import Battle
from grognard.games.victory_lost.zoc import line
from grognard.kernel.hexes import bits
from grognard.kernel.menu import Act, Menu
from grognard.kernel.state import Position, UnitSet
from grognard.rules import foreseeing
from grognard.rules.foreseeing import Fate, Outlook

POLICY = "avl-policy"  # the text that says it
AFTER_THE_DIE = "losses_first"


def outlook(pos: Position, battle: Battle, chances: dict[str, float]) -> Outlook:
    return foreseeing.outlook(chances, lambda result: fate(pos, battle, result))


def fate(pos: Position, battle: Battle, result: str) -> Fate:
    """What a result comes to, from the moment the die lies to the end of the advance."""
    side = pos.game.roster[battle.attackers.bit_length() - 1].side
    after = foreseeing.played_out(pos, AFTER_THE_DIE, side, battle._replace(result=result), choice)
    mine, theirs = (lost(pos, after, units) for units in (battle.attackers, battle.defenders))
    return Fate(mine, theirs, bool(line(after, side) >> battle.target & 1))


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
