"""What the results of a combat come to, if both owners choose as said here: each is played out by the rules
themselves.

The policy, which the table shows beside the figures: the defender declares nothing; losses are borne by those
who are worth least; nobody carries off resource points; whoever retreats takes the first of the best hexes;
the strongest attacker enters a hex left empty; air units that escape from it land as near as they can.
"""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.sudden_storm.law.combat.forces import attacking_side
from grognard.games.sudden_storm.law.combat.results import fix_debts
from grognard.games.sudden_storm.law.faces import face
from grognard.games.sudden_storm.law.names import PARTS, Battle
from grognard.games.sudden_storm.table import air_forecast
from grognard.kernel.dice import NeedRoll
from grognard.kernel.hexes import bits
from grognard.kernel.menu import Act, Menu
from grognard.kernel.places import DEAD, GONE
from grognard.kernel.preview import PreviewRow, Tone
from grognard.kernel.state import Position
from grognard.rules import combat_forecast
from grognard.rules.combat_forecast import Ending, Faces, Fight, Wording, equal_faces

POLICY = "ss-policy"  # the text that says it
AFTER_THE_DIE = "strike"
ESCAPE = "SS 27B4"
TONES: Mapping[str, Tone] = {
    **dict.fromkeys(("AE", "AH", "AR"), "bad"),
    "NE": "even",
    **dict.fromkeys(("EX", "HX"), "even"),
    **dict.fromkeys(("DR", "DH", "DE"), "good"),
}
WORDING = Wording(nothing="SS 9C.NE")
GRAVES = frozenset((DEAD, GONE, *PARTS))


def rows(pos: Position, battle: Battle, faces: tuple[str, ...]) -> tuple[PreviewRow, ...]:
    side = attacking_side(pos, battle)
    battle = battle._replace(origins=pos.hexes_of(battle.attackers))
    fight = Fight(battle.target, side, battle.attackers, battle.defenders, GRAVES)

    def play(code: str) -> list[Ending]:
        return combat_forecast.endings(
            pos, AFTER_THE_DIE, side, fix_debts(pos, battle, code), choice, possible_rolls
        )

    chances = {code: faces.count(code) / len(faces) for code in dict.fromkeys(faces)}
    return combat_forecast.rows(pos, fight, chances, faces, play, TONES.__getitem__, WORDING)


def possible_rolls(pos: Position, need: NeedRoll) -> list[tuple[Faces, float]]:
    """Whether ships escape from a port that falls changes nothing on land: one face stands for all."""
    return [((1,), 1.0)] if need.cite == ESCAPE else equal_faces(pos, need)


# -- the policy


def choice(pos: Position, menu: Menu) -> Act:
    """The answer to a question of a combat, on land or in the air."""
    if (in_the_air := air_forecast.choice(pos, menu)) is not None:
        return in_the_air
    verbs = {verb: allowed.set for verb, allowed in menu.verbs.items() if allowed.set}
    if "lose" in verbs:
        return Act("lose", min(bits(verbs["lose"]), key=lambda unit: unit_value(pos, unit)))
    if "advance" in verbs and not pos.at(pos.frame.memo.target) & pos.frame.memo.units:
        return Act("advance", max(bits(verbs["advance"]), key=lambda unit: unit_value(pos, unit)))
    for verb in ("halt", "go", "ready", "nearest"):
        if verb in verbs:
            return Act(verb)
    return menu.acts()[0]


def unit_value(pos: Position, unit: int) -> tuple[int, int]:
    found = face(pos, unit)
    return found.attack + found.defence, -unit
