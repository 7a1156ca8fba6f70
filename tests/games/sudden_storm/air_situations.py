"""Air phases drawn for tests: aircraft at their bases, and missions flown as far as a test wants them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.games.sudden_storm.situations import DATA, GAME, drawn

from grognard.games.sudden_storm.law.air.flights import flight_of
from grognard.games.sudden_storm.law.names import Flight
from grognard.kernel.engine import choices
from grognard.testing.table import Situation

MAP, GRID = GAME.map, GAME.map.grid


def base(name: str) -> str:
    return MAP.label(DATA.places[name])


MINSK, WILNO = base("minsk"), base("wilno")
# An airfield of the Axis, nearer to Minsk.
FIELD = MAP.label(GRID.line(MAP.hex(WILNO), MAP.hex(MINSK))[2])


def aloft(
    units: Mapping[str, Any], own: Mapping[str, Any] | None = None, side: str = "axis", **more: Any
) -> Situation:
    """The air phase of a side; the weather is clear, and the bases are the Axis's, unless a test says so."""
    ground = {"weather": "clear", "axis": [WILNO, FIELD], "airfields": [FIELD]}
    return drawn(f"{side}-air", units, {**ground, **(own or {})}, **more)


def fly(t: Situation, verb: str, target: str, *some: str) -> Situation:
    """Units take off, one after the other."""
    for unit in some:
        t.act("unit", unit).act(verb, target)
    return t


def met(mission: Mapping[str, str], interceptors: str, others: Mapping[str, Any] | None = None) -> Situation:
    """Axis units from Wilno fly their missions to Minsk, and Soviet fighters based there rise to meet them:
    who commands the mission is asked whether he fights.
    """
    risen = interceptors.split()
    t = aloft({**dict.fromkeys(mission, WILNO), **dict.fromkeys(risen, MINSK), **(others or {})})
    for unit, verb in mission.items():
        fly(t, verb, MINSK, unit)
    t.act("end_phase")
    fly(t, "to", MINSK, *risen)
    return t.act("end_phase")


def flight(t: Situation, unit: str) -> Flight:
    found = flight_of(t.pos, GAME.roster.index[unit])
    assert found is not None, f"{unit} is not in the air"
    return found


def on_ground(t: Situation, unit: str) -> bool:
    return flight_of(t.pos, GAME.roster.index[unit]) is None


def shots(t: Situation) -> list[tuple[str, str, int, int, int, str]]:
    """Who fired at whom in the last act: difference, dice, modifier, result."""
    found = []
    for one in t.log:
        if getattr(one, "what", "") == "ss-air-shot":
            args = dict(one.args)  # type: ignore[union-attr]
            names = [GAME.roster.ids(args[key].set)[0] for key in ("unit", "foe")]
            figures = [args[key] for key in ("difference", "dice", "modifier", "result")]
            found.append((*names, *figures))
    return found  # type: ignore[return-value]


def prompt(t: Situation) -> str:
    return choices(t.pos).prompt


def hexes_from(label: str, far: int) -> str:
    """A hex so many to the east of one, over land that nobody closes."""
    h = MAP.hex(label)
    ring = GRID.ring(1 << h, far) & DATA.ussr
    return MAP.label(max(n for n in range(ring.bit_length()) if ring >> n & 1))
