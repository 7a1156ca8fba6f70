"""2. When each action of chapters 1 to 8 has its moment, and whose it is: why one that the open question does
not have cannot be done. Asked for only when somebody wants to know.
"""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.combat.battle import WITHOUT_RESULT, attacking_side, battle_of
from grognard.games.victory_roads.law.names import SOVIET, Moving
from grognard.kernel.arguments import At, Units
from grognard.kernel.cite import rule
from grognard.kernel.menu import Act, Cause
from grognard.kernel.state import Position

# Of each verb the paragraph that gives it its moment, and the moment by its name in `vr-why-moment`.
MOMENTS = {
    "pontoon": ("VR 4.1.3a", "supply"),
    "take_up": ("VR 4.1.4", "supply"),
    "pull_back": ("VR 4.7.1a", "withdrawal"),
    "hold": ("VR 6.7.1a", "orders"),
    "lift": ("VR 6.7.6b", "orders"),
    "unit": ("VR 6.1.1a", "movement"),
    "to": ("VR 6.1.1a", "movement"),
    "strategic": ("VR 6.2.1a", "own-movement"),
    "rail": ("VR 6.4.1a", "axis-movement"),
    "naval": ("VR 6.5.1a", "axis-movement"),
    "spend": ("VR 6.2.3a", "axis-movement"),
    "abandon": ("VR 6.3.1a", "axis-movement"),
    "target": ("VR 7.1.1", "combat"),
    "join": ("VR 7.1.1", "combat"),
    "attack": ("VR 7.1.1", "combat"),
    "advance": ("VR 7.13.2", "result"),
    "exploit": ("VR 7.14.1", "result"),
    "disband": ("VR 1.11.2b", "stacking"),
}
# In such a phase the moment is not what is missing.
PHASES = {"supply": "supply", "movement": "movement", "own-movement": "movement", "combat": "combat"}
NEVER = "at no time"
ORDERS = "orders"  # the question with which the German movement phase begins
GERMAN = ("pull_back", "hold", "lift", "rail", "naval", "spend", "abandon")
LED_BY_THE_FUHRER = ("pull_back", "abandon")  # grey paragraphs: they want the track of satisfaction


@rule("VR 2d", "VR 2g", "VR 2i", "VR 2k")
def not_now(pos: Position, act: Act) -> Cause | None:
    """The other side's, another chapter's, or another moment's."""
    verb = act.verb
    special = in_hand(pos, verb) or in_exploitation(pos, verb) or in_combat(pos, verb)
    if special or verb not in MOMENTS:
        return special
    cite, moment = MOMENTS[verb]
    if verb in GERMAN and pos.frame.who == SOVIET:
        return Cause(cite, "vr-why-axis-only")
    if verb in LED_BY_THE_FUHRER and not book(pos).satisfaction:
        return Cause(cite, "vr-why-basic-rules")
    if verb == "naval" and not book(pos).data.scene.naval:
        return Cause(cite, "vr-why-no-ships")
    phase = pos.game.program[pos.state.frames[0].step].phase
    if phase.endswith(PHASES.get(moment.removeprefix("axis-"), NEVER)):
        return first_chosen(pos, verb)
    return Cause(cite, "vr-why-moment", (("moment", moment),))


@rule("VR 6.1.1a", "VR 6.7.1a", "VR 7.3.1")
def first_chosen(pos: Position, verb: str) -> Cause | None:
    """In its own phase: what must be chosen, or finished, before it."""
    if pos.game.program[pos.frame.step].step.name == ORDERS and verb != "disband":
        return Cause("VR 6.7.1a", "vr-why-orders-first")
    if verb in ("to", "strategic", "rail", "naval"):
        return Cause("VR 6.1.1a", "vr-why-unit-first")
    return Cause("VR 7.3.1", "vr-why-hex-first") if verb in ("join", "attack") else None


@rule("VR 6.1.3")
def in_hand(pos: Position, verb: str) -> Cause | None:
    """One move is finished, or taken back, before the next."""
    memo = pos.frame.memo
    if not isinstance(memo, Moving) or verb not in ("unit", "end_phase", "end_segment"):
        return None
    return Cause("VR 6.1.3", "vr-why-in-hand", (("unit", Units(1 << memo.unit)),))


@rule("VR 8.2.3")
def in_exploitation(pos: Position, verb: str) -> Cause | None:
    """Who exploits goes on foot."""
    memo = pos.frame.memo
    moves = isinstance(memo, Moving) and memo.pace and verb in ("strategic", "rail", "naval")
    return Cause("VR 8.2.3", "vr-why-on-foot") if moves else None


@rule("VR 7.3.3b", "VR 7.6.1", "VR 7.6.3", "VR 7.6.4a", "VR 8.3.2a")
def in_combat(pos: Position, verb: str) -> Cause | None:
    """What is settled once the attack is announced, what only one side declares, or only in some combats."""
    battle = battle_of(pos)
    if battle is None or not battle.origins:
        return None
    if verb in ("target", "join", "leave", "cancel"):
        return Cause("VR 7.3.3b", "vr-why-announced", (("hex", At(battle.target)),))
    attacks = pos.frame.who == attacking_side(pos, battle)
    if verb == "hurrah":
        if not book(pos).theatres:
            return Cause("VR 7.6.4a", "vr-why-basic-rules")
        return Cause("VR 7.6.4a", "vr-why-hurrah-moment")
    if verb == "armoured" and not attacks:
        return Cause("VR 7.6.3", "vr-why-attacker-only")
    if verb == "elite" and attacks and battle.kind in WITHOUT_RESULT:
        return Cause("VR 8.3.2a", "vr-why-no-result")
    return None
