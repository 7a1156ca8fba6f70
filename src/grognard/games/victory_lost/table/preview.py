"""What a combat may come to, before the die."""

from __future__ import annotations

from grognard.games.victory_lost.law import odds
from grognard.games.victory_lost.law.book import book
from grognard.games.victory_lost.law.names import Battle
from grognard.games.victory_lost.table import forecast
from grognard.kernel.preview import Preview
from grognard.kernel.state import Position


def preview(pos: Position) -> Preview | None:
    """The attack being put together, as the table shows it."""
    battle = pos.frame.memo if pos.state.frames else None
    if not isinstance(battle, Battle) or not battle.attackers or battle.result:
        return None
    battle = battle if battle.defenders else battle._replace(defenders=odds.defenders(pos, battle))
    sum_, table = odds.compute_odds(pos, battle), book(pos).data.crt
    possible = odds.is_possible(sum_)
    faces = tuple(table.cell(die, sum_.column) for die in range(1, 7)) if possible else ()
    chances = {code: faces.count(code) / 6 for code in dict.fromkeys(faces)}
    return Preview(
        hex=battle.target,
        attacker=pos.frame.who,
        attack=sum_.attack,
        defence=sum_.defence,
        strengths=tuple(sum_.strengths),
        columns=table.columns,
        before=odds.odds_name(sum_.raw) if sum_.defence else table.columns[-1],
        column=table.columns[sum_.column] if possible else odds.odds_name(-1),
        faces=faces,
        policy=forecast.POLICY,
        play=lambda: forecast.rows(pos, battle, chances, faces),
        shifts=tuple(sum_.shifts),
        open=True,  # no chit that anybody hides bears on it
    )
