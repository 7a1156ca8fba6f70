"""7.5.6. Supports of a combat: the attacker names all of his, then the defender, and there is no second round
(K-11).
"""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.combat.battle import attacking_side, the_battle
from grognard.games.victory_roads.law.combat.odds import compute_odds, name
from grognard.games.victory_roads.law.events import combat as events
from grognard.games.victory_roads.law.names import Battle
from grognard.kernel.arguments import Argument, At
from grognard.kernel.cite import rule
from grognard.kernel.flow import CLOSE, SPEND, Ask, Verb
from grognard.kernel.menu import UNIT, Menu, button
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position
from grognard.rules.answers import finish

QUESTIONS = ("attacker_supports", "defender_supports")


def asked_side(pos: Position) -> int:
    first = attacking_side(pos, the_battle(pos))
    return first if pos.frame.step == QUESTIONS[0] else 1 - first


@rule("VR 7.5.6")
def has_support(pos: Position) -> bool:
    """Nobody is asked who has nothing to give; who has given something says himself when he is done."""
    battle, side = the_battle(pos), asked_side(pos)
    given = battle.supports & book(pos).data.of_side[side]
    return bool(given or events.usable(pos, battle, side).set)


def menu(pos: Position) -> Menu:
    battle, side = the_battle(pos), asked_side(pos)
    sum_ = compute_odds(pos, battle)
    args: dict[str, Argument] = {
        "hex": At(battle.target),
        "column": name(sum_.column),
        "role": "attacker" if side == attacking_side(pos, battle) else "defender",
    }
    verbs = {"support": events.usable(pos, battle, side), "ready": button("VR 7.5.6")}
    return Menu(side, "vr-supporting", "VR 7.5.6", verbs, args)


def support(ref: Referee, unit: int) -> None:
    battle = the_battle(ref.pos)
    events.play(ref, battle, unit)
    ref.remember(battle._replace(supports=battle.supports | 1 << unit))


VERBS = {"support": Verb(support, UNIT, SPEND), "ready": Verb(finish, role=CLOSE)}
STEPS = tuple(Ask(question, menu, VERBS, has_support, Battle) for question in QUESTIONS)
