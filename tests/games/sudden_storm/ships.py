"""Ships drawn for tests: a movement phase with some of them, and what is told of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.games.sudden_storm.situations import GAME, drawn

from grognard.kernel.changes import Moved
from grognard.testing.table import Situation

WINTER = [2, 2, 2, 2, 2]  # turns of cold in every zone of weather
MARAT, KIROV, PARIS, LAME = "SMarat", "SKirov", "SParizhskayaKommuna", "SPetropavlovsk"
DESTROYERS, DANUBE, PINSK = "SNortherndestroyers", "SDanube1Fl", "SPinskFl"
CASPIAN, GERMAN = "STrC1", "GTr1"
RIFLES, MARINES, TANKS = "S99Rif", "S1NvMarB", "S1Tk"


def soviets(units: Mapping[str, Any], **more: Any) -> Situation:
    return drawn("soviet-movement", units, **more)


def germans(units: Mapping[str, Any], **more: Any) -> Situation:
    return drawn("axis-movement", units, **more)


def fleet(t: Situation, *ships: str) -> Situation:
    """Ships in hand, the first in the lead."""
    t.act("fleet", ships[0])
    for ship in ships[1:]:
        t.act("sail_along", ship)
    return t


def at_sea(h: str, **more: Any) -> dict[str, Any]:
    return {"at": h, "marks": ["at_sea"], **more}


def steps(t: Situation, ship: str) -> int:
    return t.pos.state.steps[GAME.roster.index[ship]]


def path(t: Situation, ship: str) -> list[str]:
    """The hexes that a ship has sailed through in the last act."""
    found = next(one for one in t.log if isinstance(one, Moved) and one.unit == GAME.roster.index[ship])
    return [GAME.map.label(h) for h in found.path]
