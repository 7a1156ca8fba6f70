"""What a combat may come to, before the dice: every modifier, every column, every result with its chance."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

from grognard.games.velikie_louki import odds, outlook
from grognard.games.velikie_louki.combat import defenceless, odds_name
from grognard.games.velikie_louki.rulebook import book
from grognard.games.velikie_louki.state import Battle
from grognard.kernel.cite import rule
from grognard.kernel.state import Position

RESULTS = (
    *("R2/-", "R1/-", "R/-", "1/-", "2/1", "1/1", "-/1", "1/R", "-/R"),
    *("1/R1", "-/R1", "1/R2", "-/R2", "1/R3", "-/R3", "-/R4"),
)  # from the attacker's worst to his best
TONES = {"good": ("-/1", "-/R", "-/R1", "-/R2", "-/R3", "-/R4"), "bad": ("R2/-", "R1/-", "R/-", "1/-", "2/1")}


@rule("VL 6.3c", "VL 6.4d")
def distribution(pos: Position, battle: Battle) -> dict[str, float]:
    """The chance of each result over all three dice."""
    sum_, table = odds.reckon(pos, battle), book(pos).data.crt
    side = odds.attacking_side(pos, battle)
    found: Counter[str] = Counter()
    for faces in product(range(1, 7), repeat=3):
        mine, theirs, die = (odds.lucky(pos, who, face) for who, face in zip((side, 1 - side, side), faces, strict=True))
        column = odds.final_column(pos, battle._replace(dice=(mine, theirs, die)), sum_)
        found[table.cell(die, column)] += 1
    return {result: n / 216 for result, n in sorted(found.items(), key=lambda one: RESULTS.index(one[0]))}


def preview(pos: Position) -> dict[str, Any] | None:
    """The attack being put together or supported, as the table shows it."""
    battle = pos.frame.memo if pos.state.frames else None
    if not isinstance(battle, Battle) or not battle.attackers or battle.result:
        return None
    battle = battle if battle.defenders else battle._replace(defenders=odds.defenders(pos, battle))
    sum_, table = odds.reckon(pos, battle), book(pos).data.crt
    if defenceless(pos, battle):
        return None
    results = distribution(pos, battle)
    return {
        "hex": pos.game.map.label(battle.target),
        "attack": sum_.attack,
        "defence": sum_.defence,
        "strengths": [i._asdict() for i in sum_.strengths],
        "terrain": [],
        "column_before": odds_name(sum_.raw),
        "shifts": [s._asdict() for s in sum_.shifts],
        "columns": list(table.columns),
        "column": odds_name(sum_.column),
        "faces": [table.cell(die, sum_.column) for die in range(1, 7)],
        "results": results,
        "outlook": outlook.outlook(pos, battle, results)._asdict(),
        "policy": outlook.POLICY,
        "tones": {result: tone(result) for row in table.rows for result in row},
        "qualities": list(sum_.qualities),
        "quality_cite": "VL 6.3c",
        "dice": 3,
        "attacker": odds.attacking_side(pos, battle),
        "reroll": None,
    }


def tone(result: str) -> str:
    """For the attacker."""
    return next((name for name, results in TONES.items() if result in results), "even")
