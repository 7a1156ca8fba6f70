"""What the results of a combat come to, if both owners choose as said here: each is played out by the rules
themselves.

The policy, which the table shows beside the figures: steps are lost by the weakest unit, whoever must fall
back takes the first of the ways that the rules leave him, and one attacker enters a hex left empty and stays
in it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grognard.games.victory_lost.law import odds
from grognard.games.victory_lost.law.combat import parse_result
from grognard.games.victory_lost.law.names import Battle
from grognard.games.victory_lost.law.zoc import line
from grognard.kernel.hexes import bits, one_of
from grognard.kernel.menu import Act, Menu
from grognard.kernel.preview import PreviewRow, Tone
from grognard.kernel.state import Position, UnitSet
from grognard.rules import combat_forecast
from grognard.rules.combat_forecast import Ending, Fight, Wording

POLICY = "avl-policy"  # the text that says it
AFTER_THE_DIE = "losses_first"
# what may be answered beforehand, and how
ORDERS = {
    "fall_back": ("policy",),
    "following": ("policy",),
    "losses": ("policy",),
    "displaced": ("policy",),
    "pursuit": ("policy", "halt"),
}
WORDING = Wording(reasons={"AVL 9.5.3": "zone"}, nothing="AVL 9.4.1b")


def rows(
    pos: Position, battle: Battle, chances: Mapping[str, float], faces: Sequence[str]
) -> tuple[PreviewRow, ...]:
    side = pos.game.roster[one_of(battle.attackers)].side
    fight = Fight(battle.target, side, battle.attackers, battle.defenders)
    return combat_forecast.rows(
        pos, fight, chances, faces, lambda code: play_out_result(pos, battle, code), tone, WORDING
    )


def play_out_result(pos: Position, battle: Battle, result: str) -> list[Ending]:
    """From the moment the die lies to the end of the advance."""
    side = pos.game.roster[one_of(battle.attackers)].side
    return combat_forecast.endings(pos, AFTER_THE_DIE, side, battle._replace(result=result), choice)


def tone(result: str) -> Tone:
    """For the attacker."""
    mine, theirs, back = parse_result(result)
    return "bad" if mine else "good" if theirs or back else "even"


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
