"""What the results of a combat come to, if both owners choose as said here: each is played out by the rules
themselves.

The policy, which the table shows beside the figures: who must fall back takes the first of the ways that the
rules leave him, an exchange costs each side its weakest unit, one attacker enters a hex left empty, and an HQ
has a result against its side thrown again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grognard.games.tsaritsyn.law import odds
from grognard.games.tsaritsyn.law.names import RED, Battle
from grognard.games.tsaritsyn.law.zoc import land
from grognard.kernel.hexes import bits
from grognard.kernel.menu import Act, Menu
from grognard.kernel.preview import PreviewRow, Tone
from grognard.kernel.state import Position, UnitSet
from grognard.rules import combat_forecast
from grognard.rules.combat_forecast import Ending, Fight, Wording

POLICY = "ts-policy"  # the text that says it
AFTER_THE_DIE = "result"
# what may be answered beforehand, and how
ORDERS = {
    "retreat": ("policy",),
    "loss": ("policy",),
    "reroll": ("keep", "reroll"),
    "advance": ("policy", "halt"),
}
TONES: Mapping[str, Tone] = {"DE": "good", "DR": "good", "EX": "even", "AR": "bad", "AE": "bad"}
AGAINST_RED_ATTACKING, AGAINST_RED_DEFENDING = frozenset(("AR", "AE")), frozenset(("DR", "DE"))
WORDING = Wording(messages={"ts-no-effect": "none"})


def rows(
    pos: Position, battle: Battle, chances: Mapping[str, float], faces: Sequence[str]
) -> tuple[PreviewRow, ...]:
    fight = Fight(battle.target, odds.attacking_side(pos, battle), battle.attackers, battle.defenders)
    return combat_forecast.rows(
        pos,
        fight,
        chances,
        faces,
        lambda code: play_out_result(pos, battle, code),
        TONES.__getitem__,
        WORDING,
    )


def play_out_result(pos: Position, battle: Battle, result: str) -> list[Ending]:
    """From the moment the die lies to the end of the advance."""
    side, memo = odds.attacking_side(pos, battle), battle._replace(result=result)
    return combat_forecast.endings(pos, AFTER_THE_DIE, side, memo, choice)


# -- the policy


def choice(pos: Position, menu: Menu) -> Act:
    """The answer to a question of a combat after its die."""
    verbs = {verb: allowed.set for verb, allowed in menu.verbs.items() if allowed.set}
    if "lose" in verbs:
        return Act("lose", weakest(pos, verbs["lose"]))
    if "halt" in verbs and ("advance" not in verbs or land(pos, menu.who) >> pos.frame.memo.target & 1):
        return Act("halt")
    verb, nouns = next(iter(verbs.items()))
    return Act(verb, bits(nouns)[0])


def weakest(pos: Position, units: UnitSet) -> int:
    """Of the least strength, attack and defence together."""
    roster = pos.game.roster
    return min(bits(units), key=lambda u: (roster[u].attack + odds.printed_defence(pos, u), u))


def rerolled_results(pos: Position, battle: Battle) -> frozenset[str]:
    """The results that Red's HQ has thrown again."""
    attacks = odds.attacking_side(pos, battle) == RED
    return AGAINST_RED_ATTACKING if attacks else AGAINST_RED_DEFENDING
