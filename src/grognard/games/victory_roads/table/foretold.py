"""What a choice would come to, told beside it: a tactical result after terrain, weather and siege."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.combat import dice, tactical
from grognard.games.victory_roads.law.combat.battle import battle_of
from grognard.games.victory_roads.law.combat.conversion import defence_changes, result
from grognard.kernel.arguments import Arguments
from grognard.kernel.state import Position

Told = Mapping[str, Mapping[int, tuple[str, Arguments]]]


def foretold(pos: Position) -> Told:
    """Of each cell that an elite may choose, where it does not stay as it is printed."""
    place = next((n for n, name in enumerate(dice.CHOICES) if pos.frame.step == name), None)
    if place is None:
        return {}
    found: dict[int, tuple[str, Arguments]] = {}
    for n, code in enumerate(dice.codes(pos, place)):
        became = becomes(pos, place, code)
        if became != dice.word(code):
            found[n] = ("vr-cell-becomes", (("code", became),))
    return {"choose": found}


def becomes(pos: Position, place: int, code: str) -> str:
    """What is left of a result of the table."""
    battle = battle_of(pos)
    assert battle is not None
    if place:
        tables = book(pos).data.tables
        return tactical.spoken(result(code, defence_changes(tables, tactical.setting(pos, battle), code)))
    return tactical.spoken(result(code, tactical.attacker_changes(pos, battle._replace(attack_code=code))))
