"""What only Victory Roads remembers, and the names it gives to things."""

from __future__ import annotations

from typing import NamedTuple

from grognard.kernel.hexes import HexSet
from grognard.kernel.places import BOXES as USUAL_BOXES
from grognard.kernel.places import Box
from grognard.kernel.state import Position
from grognard.kernel.views import OBSERVER

SOVIET, AXIS = 0, 1
SIDES = ("soviet", "axis")

MARKS = ("moved", "unsupplied", "withdrawn", "fought", "retreated", "exploiting")
MOVED = 0  # in this phase
UNSUPPLIED = 1  # until the owner's next supply phase
WITHDRAWN = 2  # without leave, this turn: does not fight
FOUGHT = 3  # in this phase
RETREATED = 4  # in this combat phase
EXPLOITING = 5

# The roster's groups. Theatre markers and supports are counters that fight nobody: they bar no way and fill
# no hex.
GROUPS = (
    *("soviet line", "soviet hq", "soviet theatre", "soviet support"),
    *("axis line", "axis hq", "axis garrison", "axis support"),
)
FIGHTING = ((0, 1), (4, 5, 6))  # of each side: divisions, corps and Kampfgruppen; HQs; garrisons

# Beside the map. Eliminated units lie in the usual box `dead` and those removed for good in `gone`: whose
# boxes of the map these are is told by the counters. A support pool and what a side has drawn from it are its
# own secret (K-26), and so is what it has spent, until it goes back to the pool (G-17).
OTHERS = (frozenset({AXIS, OBSERVER}), frozenset({SOVIET, OBSERVER}))
BOXES = (
    *USUAL_BOXES,
    Box("corps_pool", SOVIET),
    Box("stavka", SOVIET),
    Box("capitulation", SOVIET),
    Box("kg_armour", AXIS),
    Box("kg_infantry", AXIS),
    Box("next_turn", AXIS),
    Box("soviet_supports", SOVIET, OTHERS[SOVIET]),
    Box("axis_supports", AXIS, OTHERS[AXIS]),
    Box("end_supports", AXIS, OTHERS[AXIS]),
    Box("available_soviet", SOVIET, OTHERS[SOVIET]),
    Box("available_axis", AXIS, OTHERS[AXIS]),
    Box("available_n", SOVIET, OTHERS[SOVIET]),
    Box("available_cn", SOVIET, OTHERS[SOVIET]),
    Box("available_cs", SOVIET, OTHERS[SOVIET]),
    Box("available_s", SOVIET, OTHERS[SOVIET]),
    Box("spent_soviet", SOVIET, OTHERS[SOVIET]),
    Box("spent_axis", AXIS, OTHERS[AXIS]),
)
PLACE = {box.id: -1 - n for n, box in enumerate(BOXES)}
SUPPORT_POOL = (PLACE["soviet_supports"], PLACE["axis_supports"])
AVAILABLE = (PLACE["available_soviet"], PLACE["available_axis"])  # in the basic game
SPENT = (PLACE["spent_soviet"], PLACE["spent_axis"])

WEATHERS = ("fair", "mud", "snow")
FAIR, MUD, SNOW = range(3)
SKIES = ("clear", "overcast")
CLEAR, OVERCAST = range(2)

MP = 2  # movement is reckoned in half points


class Pontoon(NamedTuple):
    """An HQ on its pontoon side: it bridges one side of its hex."""

    unit: int
    here: int
    across: int


class Own(NamedTuple):
    weather: int = FAIR
    sky: int = CLEAR
    control: HexSet = 0  # land that the Soviets control; all other land is the Axis's
    captured: HexSet = 0  # land that the Soviets have controlled at any time
    rail: int = 0  # points of rail capacity that the Axis has left this turn
    paid: bool = False  # has the Axis spent a support for strategic movement in this phase?
    pontoons: tuple[Pontoon, ...] = ()
    bridgeheads: HexSet = 0  # Soviet markers
    # 6. orders to hold
    holding: HexSet = 0  # hexes with a Haltebefehl marker; a garrison is a unit besides
    # 7. combat
    attacked: HexSet = 0  # hexes attacked in this phase


class Moving(NamedTuple):
    """A unit in hand: the half points it has spent, and in which manner it moves, once it has begun."""

    unit: int
    spent: int = 0
    how: str = ""


def own(pos: Position) -> Own:
    found: Own = pos.state.own
    return found
