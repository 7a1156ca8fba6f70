"""What everybody sees of the combat under way."""

from __future__ import annotations

from typing import Any

from grognard.games.victory_roads.law.combat.battle import battle_of
from grognard.games.victory_roads.law.combat.odds import name
from grognard.games.victory_roads.law.names import SIDES, Toll
from grognard.kernel.state import Position


def combat_view(pos: Position) -> dict[str, Any]:
    """The hex of a combat once it is announced; from the dice on also the column and what has come of them.
    What is being put together is shown to whoever does it, and who has no support to name is nobody's to
    know.
    """
    battle = battle_of(pos)
    if battle is None or not battle.origins:
        return {}
    hex = pos.game.map.label(battle.target)
    if not battle.roll:
        return {"hex": hex}
    tolls = [frame.memo for frame in pos.state.frames if type(frame.memo) is Toll]
    return {
        "hex": hex,
        "column": name(battle.odds),
        "roll": battle.roll,
        "losses": list(battle.losses),
        "attacker": battle.attack_code,
        "defender": battle.defence_code,
        "results": [*battle.results, battle.answer],
        "owed": [{"side": SIDES[toll.side], "left": toll.left} for toll in tolls],
    }
