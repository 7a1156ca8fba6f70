"""What each support would come to: offered beside the odds, before the attack is announced and when it is
asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from grognard.games.velikiye_luki.law import odds, support
from grognard.games.velikiye_luki.law.combat import odds_name
from grognard.games.velikiye_luki.law.names import Battle
from grognard.kernel.arguments import Arguments
from grognard.kernel.hexes import bits
from grognard.kernel.menu import UNIT
from grognard.kernel.preview import Addition
from grognard.kernel.state import Position

STEPS = ("attacker_support", "defender_support")
ASSEMBLING = "battle"  # the attack is being put together


def additions(pos: Position, battle: Battle, place: int) -> Iterator[Addition]:
    """Every support that may be given to one side of a combat."""
    frame = pos.frame._replace(step=STEPS[place], memo=battle)
    asked = Position(pos.game, pos.state._replace(frames=(*pos.state.frames[:-1], frame)), pos)
    for verb, allowed in support.menu(asked).verbs.items():
        for unit in bits(allowed.set) if allowed.kind == UNIT else ():
            column = odds.compute_odds(asked, with_support(battle, verb, unit, place)).column
            yield Addition(verb, unit, odds_name(column), allowed.under)


def with_support(battle: Battle, verb: str, unit: int, place: int) -> Battle:
    """The combat with one support more."""
    if verb == "artillery":
        return battle._replace(guns=support.with_points(battle.guns, place, 1))
    if verb == "aviation":
        return battle._replace(air=support.with_points(battle.air, place, 1))
    rockets = list(battle.rockets)
    rockets[place] |= 1 << unit
    return battle._replace(rockets=(rockets[0], rockets[1]))


def forecast_choices(pos: Position) -> Mapping[str, Mapping[int, tuple[str, Arguments]]]:
    """Of each support that is asked for: the column it leads to, and what is left to the HQ."""
    if pos.frame.step not in STEPS:
        return {}
    found: dict[str, dict[int, tuple[str, Arguments]]] = {}
    for one in additions(pos, pos.frame.memo, STEPS.index(pos.frame.step)):
        left = support.supports_left(pos, one.unit) - 1 if one.verb != "rockets" else -1
        told = ("vl-support-worth", (("column", one.column), ("left", left)))
        found.setdefault(one.verb, {})[one.unit] = told
    return found
