"""What a combat may come to, before the dice: every modifier, every column, every result with its chance."""

from __future__ import annotations

from collections import Counter
from itertools import product

from grognard.games.velikiye_luki.law import odds
from grognard.games.velikiye_luki.law.book import book
from grognard.games.velikiye_luki.law.combat import is_defenceless, odds_name
from grognard.games.velikiye_luki.law.names import Battle
from grognard.games.velikiye_luki.table import forecast
from grognard.games.velikiye_luki.table.additions import ASSEMBLING, additions
from grognard.kernel.cite import rule
from grognard.kernel.preview import Preview
from grognard.kernel.state import Position

# from the attacker's worst to his best
RESULTS = (
    *("R2/-", "R1/-", "R/-", "1/-", "2/1", "1/1", "-/1", "1/R", "-/R"),
    *("1/R1", "-/R1", "1/R2", "-/R2", "1/R3", "-/R3", "-/R4"),
)


@rule("VL 6.3c", "VL 6.4d")
def distribution(pos: Position, battle: Battle) -> dict[str, float]:
    """The chance of each result over all three dice."""
    sum_, table = odds.compute_odds(pos, battle), book(pos).data.crt
    side = odds.attacking_side(pos, battle)
    found: Counter[str] = Counter()
    for faces in product(range(1, 7), repeat=3):
        mine, theirs, die = (
            odds.die_with_luck(pos, who, face)
            for who, face in zip((side, 1 - side, side), faces, strict=True)
        )
        column = odds.final_column(pos, battle._replace(dice=(mine, theirs, die)), sum_)
        found[table.cell(die, column)] += 1
    return {result: n / 216 for result, n in sorted(found.items(), key=lambda one: RESULTS.index(one[0]))}


def preview(pos: Position) -> Preview | None:
    """The attack being put together or supported, as the table shows it."""
    battle = pos.frame.memo if pos.state.frames else None
    if not isinstance(battle, Battle) or not battle.attackers or battle.result:
        return None
    battle = battle if battle.defenders else battle._replace(defenders=odds.defenders(pos, battle))
    sum_, table = odds.compute_odds(pos, battle), book(pos).data.crt
    if is_defenceless(pos, battle):
        return None
    return Preview(
        hex=battle.target,
        attacker=odds.attacking_side(pos, battle),
        attack=sum_.attack,
        defence=sum_.defence,
        strengths=tuple(sum_.strengths),
        columns=table.columns,
        before=odds_name(sum_.raw),
        column=odds_name(sum_.column),
        faces=tuple(table.cell(die, sum_.column) for die in range(1, 7)),
        policy=forecast.POLICY,
        play=lambda: forecast.rows(pos, battle, distribution(pos, battle)),
        shifts=tuple(sum_.shifts),
        dice=3,
        qualities=sum_.qualities,
        quality_cite="VL 6.3c",
        later=lambda: tuple(additions(pos, battle, 0)) if pos.frame.step == ASSEMBLING else (),
    )
