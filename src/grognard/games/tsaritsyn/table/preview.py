"""What a combat may come to, before the die: every modifier with its paragraph, every result with what it
really does.
"""

from __future__ import annotations

from grognard.games.tsaritsyn.law import odds
from grognard.games.tsaritsyn.law.book import book
from grognard.games.tsaritsyn.law.names import RED, Battle
from grognard.games.tsaritsyn.table import forecast
from grognard.kernel.preview import Preview
from grognard.kernel.state import Position

CODES = ("DE", "DR", "EX", "AR", "AE")  # from the attacker's best to his worst


def preview(pos: Position) -> Preview | None:
    """The attack being put together, as the table shows it."""
    battle = pos.frame.memo if pos.state.frames else None
    if not isinstance(battle, Battle) or not battle.attackers or battle.result:
        return None
    battle = battle if battle.defenders else battle._replace(defenders=odds.defenders(pos, battle))
    sum_, table = odds.compute_odds(pos, battle), book(pos).data.crt
    faces = tuple(sum_.certain or table.cell(die, sum_.column) for die in range(1, 7))
    chances = {code: faces.count(code) / 6 for code in CODES if code in faces}
    again = bool(not sum_.certain and odds.commissars(pos, battle, RED))
    return Preview(
        hex=battle.target,
        attacker=odds.attacking_side(pos, battle),
        attack=sum_.attack,
        defence=sum_.defence,
        strengths=tuple(sum_.strengths),
        columns=table.columns,
        before="<1-2" if sum_.raw < 0 else table.columns[sum_.raw],
        column="<1-2" if sum_.column < 0 else table.columns[sum_.column],
        faces=faces,
        policy=forecast.POLICY,
        play=lambda: forecast.rows(pos, battle, chances, faces),
        listed=CODES,
        terrain=tuple(sum_.terrain),
        shifts=tuple(sum_.shifts),
        reroll="TS IX.hq.2" if again else "",
        rethrown=forecast.rerolled_results(pos, battle) if again else frozenset(),
    )
