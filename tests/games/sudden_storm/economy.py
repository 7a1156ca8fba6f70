"""Drawn initial phases, as the question in which points are spent is put."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.games.sudden_storm.situations import DATA, GAME, drawn, remembered, until_asked

from grognard.games.sudden_storm.law.names import Own
from grognard.kernel.state import Position
from grognard.testing.table import Situation

INDEX = GAME.roster.index
SIXES = [6] * 400
IDLE = {"axis": 7, "soviet": 3}
HOLDING = {"S73Rif": "7A:4801", "G603ArtR": "1B:3830"}  # somebody on either side


def asked(
    side: str,
    units: Mapping[str, Any],
    pools: Mapping[str, float] | None = None,
    turn: int = 0,
    verb: str = "buy",
    **own: Any,
) -> Situation:
    """Points by pool; on a turn on which nothing is received, if none is given."""
    given = [[name, round(many * 20)] for name, many in (pools or {}).items()]
    found = {"pools": given, **own}
    t = drawn(f"{side}-initial", {**HOLDING, **units}, found, turn=turn or IDLE[side], dice=SIXES)
    return until_asked(t, verb, *SIXES)


def amended(t: Situation, **fields: Any) -> Situation:
    """What the last checks have found."""
    own: Own = remembered(t)._replace(**fields)
    t.pos = Position(t.game, t.pos.state._replace(own=own))
    return t


def isolated(t: Situation, *places: str) -> Situation:
    """As if the last check had found these cut off."""
    found = 0
    for place in places:
        found |= DATA.select(f"place {place}")
    return amended(t, cut_off=(0, found))


def points(t: Situation, name: str) -> float:
    """What lies in a pool."""
    return dict(remembered(t).pools).get(name, 0) / 20


def later(t: Situation) -> dict[str, float]:
    return {name: many / 20 for name, many in remembered(t).later}


def steps(t: Situation, name: str) -> int:
    return t.pos.state.steps[INDEX[name]]


def cadre(at: str) -> dict[str, Any]:
    return {"at": at, "steps": 1}
