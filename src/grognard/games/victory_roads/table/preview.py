"""What a combat may come to, before the dice."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.combat import odds
from grognard.games.victory_roads.law.combat.battle import attacking_side, battle_of, defenders
from grognard.games.victory_roads.law.names import Battle
from grognard.games.victory_roads.table import forecast
from grognard.kernel.preview import Preview
from grognard.kernel.state import Position

DICE = 2


def preview(pos: Position) -> Preview | None:
    """The combat being put together, supported or declared, as the table shows it."""
    battle = battle_of(pos)
    if battle is None or not battle.attackers or battle.roll:
        return None
    return preview_attack(pos, battle)


def preview_attack(pos: Position, battle: Battle) -> Preview:
    battle = battle if battle.defenders else battle._replace(defenders=defenders(pos, battle))
    sum_, table = odds.compute_odds(pos, battle), book(pos).data.tables.crt
    thrown = forecast.position_at_dice(pos)
    column = sum_.column if thrown is None else thrown.frame.memo.odds
    possible = thrown is not None and column >= odds.ONE_TO_TWO
    return Preview(
        hex=battle.target,
        attacker=attacking_side(pos, battle),
        attack=sum_.attack,
        defence=sum_.defence,
        strengths=tuple(sum_.strengths),
        columns=table.columns,
        before=odds.name(sum_.raw),
        column=table.columns[column] if possible else odds.name(column),
        faces=tuple(forecast.cells(table, column, battle.kind)) if possible else (),
        policy=forecast.POLICY,
        play=lambda: forecast.rows(pos, thrown) if possible and thrown is not None else (),
        terrain=tuple(sum_.ground),
        shifts=tuple(sum_.shifts),
        dice=DICE,
        slow=True,
        words=forecast.words(table, column, battle.kind) if possible else {},
    )
