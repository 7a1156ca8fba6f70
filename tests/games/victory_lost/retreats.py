"""Retreats of A Victory Lost, in few words: a fight at 3020, on open ground far from the great rivers.

Around 3020 lie 3019 (north), 3120 and 3121 (east), 3021 (south), 2921 and 2920 (west). The black sources are
so far west that only a step to the north-west or south-west brings one closer to any of them, here and for
ten columns around. Soviet troops in 3120 have 3019 in their zone, those in 3121 have 3021 and 3120.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.games.victory_lost.fighting import assembled, awake, witnesses

from grognard.testing.table import Situation, situation

NORTH: dict[str, Any] = {"S25G": awake("3120"), "S15G": awake("3120")}  # ten points
SOUTH: dict[str, Any] = {"S35G": awake("3121"), "S41G": awake("3121")}  # ten points
THIN: dict[str, Any] = {"S25G": awake("3120"), "S35G": awake("3121")}  # ten points


def struck(t: Situation, target: str, result: str, *attackers: str) -> Situation:
    """An attack by these, or all who may, and the die that gives the result."""
    assembled(t, target, *attackers)
    table, column = t.game.rules.data.crt, t.odds().column
    faces = [row[table.columns.index(column)] for row in table.rows]
    t.act("attack", dice=[1 + faces.index(result)])
    assert t.message("avl-result")["result"] == result
    return t


def beaten(
    result: str,
    *attackers: Mapping[str, Any],
    target: str = "3020",
    turn: int = 4,
    options: Any = None,
    **units: Any,
) -> Situation:
    """Soviets attack a hex, all who may, and this comes of it."""
    placed: dict[str, Any] = {**witnesses("soviet-combat")}
    for force in attackers or (NORTH, SOUTH):
        placed |= force
    return struck(situation("avl", "soviet-combat", turn, options, units={**placed, **units}), target, result)


def steps(t: Situation, *units: str) -> list[int]:
    """The steps that each has left; none when it is off the map."""
    index = t.game.roster.index
    return [t.pos.state.steps[index[u]] if t.pos.state.where[index[u]] >= 0 else 0 for u in units]
