"""Drawn situations of the air: units at bases, in their boxes, and what becomes of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.games.sudden_storm.situations import DATA, GAME, until_so

from grognard.kernel.engine import choices
from grognard.kernel.hexes import bits
from grognard.kernel.places import place_name
from grognard.kernel.referee import Referee
from grognard.kernel.state import UnitSet
from grognard.testing.table import Situation

INDEX = GAME.roster.index
# Bases of each side, in clear weather far from the enemy.
MINSK, KIEV, MOSCOW, RIGA, MURMANSK = "1B:3611", "3B:0607", "2A:3317", "1B:1816", "6A:1519"
KONIGSBERG, BUCURESTI, IASI, KIRKENES, HELSINKI = "1B:2627", "3B:3126", "3B:1919", "6A:1123", "1B:0410"


def idle(at: str) -> dict[str, Any]:
    """An inactive unit."""
    return {"at": at, "marks": ["inactive"]}


def names(units: UnitSet) -> list[str]:
    return sorted(GAME.roster.ids(units))


def at(found: Referee | Situation, unit: str) -> str:
    return place_name(GAME, found.pos.state.where[INDEX[unit]])


def boxed(*units: str, box: str = "eft") -> dict[str, str]:
    return dict.fromkeys(units, box)


def until_air(t: Situation, *dice: int) -> Situation:
    """Until a question about aircraft is put, or that about replacements."""

    def there() -> bool:
        menu = choices(t.pos)
        return menu.prompt.startswith("ss-air") or "buy" in menu.verbs

    return until_so(t, there, *dice)


def planes(nation: str, kind: str) -> list[str]:
    """The counters of a nation and type that are in no box from the start but that of arrivals."""
    return [GAME.roster[n].id for n in bits(DATA.planes_of[nation]) if DATA.plane(n).type == kind]


def inactive(found: Referee | Situation, units: Iterable[str]) -> list[str]:
    marked = found.pos.state.marks[GAME.mark("inactive")]
    return [name for name in units if marked >> INDEX[name] & 1]
