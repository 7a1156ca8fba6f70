"""What a combat may come to, before the die."""

from __future__ import annotations

from typing import Any

from grognard.games.victory_lost import odds, outlook
from grognard.games.victory_lost.combat import parsed
from grognard.games.victory_lost.rulebook import book
from grognard.games.victory_lost.state import Battle
from grognard.kernel.state import Position


def preview(pos: Position) -> dict[str, Any] | None:
    """The attack being put together, as the table shows it."""
    battle = pos.frame.memo if pos.state.frames else None
    if not isinstance(battle, Battle) or not battle.attackers or battle.result:
        return None
    battle = battle if battle.defenders else battle._replace(defenders=odds.defenders(pos, battle))
    sum_, table = odds.reckon(pos, battle), book(pos).data.crt
    possible = odds.possible(sum_)
    faces = [table.cell(die, sum_.column) for die in range(1, 7)] if possible else []
    results = {result: faces.count(result) / 6 for result in dict.fromkeys(faces)}
    expected = {"outlook": outlook.outlook(pos, battle, results)._asdict(), "policy": outlook.POLICY} if possible else {}
    return {
        "hex": pos.game.map.label(battle.target),
        "attack": sum_.attack,
        "defence": sum_.defence,
        "strengths": [share(one) for one in sum_.strengths],
        "terrain": [],
        "column_before": odds.odds_name(sum_.raw) if sum_.defence else table.columns[-1],
        "shifts": [s._asdict() for s in sum_.shifts],
        "columns": list(table.columns),
        "column": table.columns[sum_.column] if possible else odds.odds_name(-1),
        "faces": faces,
        "results": results,
        **expected,
        "tones": {result: tone(result) for row in table.rows for result in row},
        "attacker": pos.frame.who,
        "reroll": None,
        "open": True,  # no chit that anybody hides bears on it
    }


def share(one: odds.Share) -> dict[str, Any]:
    """A strength as one reads it, divided when it is."""
    value = f"{one.value}/{one.divisor}" if one.divisor > 1 else one.value
    return {"what": one.what, "value": value, "cite": one.cite}


def tone(result: str) -> str:
    """For the attacker."""
    mine, theirs, back = parsed(result)
    return "bad" if mine else "good" if theirs or back else "even"
