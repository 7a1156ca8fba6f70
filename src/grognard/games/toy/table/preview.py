"""What an attack may come to, before the die: each result played out by the rules; whoever falls back takes
the first way there is.
"""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.toy.law.combat import book, column, strength
from grognard.games.toy.law.movement import only_unit
from grognard.games.toy.law.names import KNOWN, Battle
from grognard.kernel.hexes import holds
from grognard.kernel.menu import Act, Menu
from grognard.kernel.preview import Preview, PreviewRow, Tone
from grognard.kernel.state import Position
from grognard.kernel.tables import Item
from grognard.rules import combat_forecast
from grognard.rules.combat_forecast import Fight, Wording

CODES = ("DS", "DR", "-", "AS")
TONES: Mapping[str, Tone] = {"DS": "good", "DR": "good", "-": "even", "AS": "bad"}
WORDING = Wording(messages={"toy-rallies": "rallies"}, nothing="TOY 5.4")


def preview(pos: Position) -> Preview | None:
    """The exact distribution of the attack being put together; one does not know what comes of attacking an
    unknown.
    """
    battle = pos.frame.memo if pos.state.frames else None
    if not isinstance(battle, Battle) or battle.target < 0 or battle.result:
        return None
    if not holds(pos.state.marks[KNOWN], only_unit(pos, battle.target)):
        return None
    rules, at = book(pos), column(pos, battle)
    table, cover = rules.data.crt, rules.cover(rules.data.hill, battle.target)
    faces = tuple(table.cell(die, at) for die in range(1, 7))
    return Preview(
        hex=battle.target,
        attacker=pos.frame.who,
        attack=strength(pos, battle.origin) + battle.bugle,
        defence=strength(pos, battle.target) + cover,
        strengths=(),
        columns=table.columns,
        before=table.columns[at],
        column=table.columns[at],
        faces=faces,
        policy="toy-policy",
        play=lambda: rows(pos, battle, faces),
        listed=CODES,
        terrain=(Item("hill", cover, "TOY 5.3"),),
    )


def rows(pos: Position, battle: Battle, faces: tuple[str, ...]) -> tuple[PreviewRow, ...]:
    attacker, defender = (1 << only_unit(pos, h) for h in (battle.origin, battle.target))
    return combat_forecast.rows(
        pos,
        Fight(battle.target, pos.frame.who, attacker, defender),
        {code: faces.count(code) / 6 for code in CODES if code in faces},
        faces,
        lambda code: combat_forecast.endings(
            pos, "result", pos.frame.who, battle._replace(result=code), first_act
        ),
        TONES.__getitem__,
        WORDING,
    )


def first_act(pos: Position, menu: Menu) -> Act:
    return menu.acts()[0]
