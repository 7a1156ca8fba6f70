"""The beginning of a scenario: its set-up file, its supports, and what each side controls."""

from __future__ import annotations

from grognard.games.victory_roads.law.counters import Support, is_unit
from grognard.games.victory_roads.law.data import Data
from grognard.games.victory_roads.law.names import (
    MARKS,
    PLACE,
    SOVIET,
    SUPPORT_POOL,
    THEATRE_BOXES,
    Own,
)
from grognard.games.victory_roads.law.tables import MODES, Theatre
from grognard.kernel.cite import rule
from grognard.kernel.game import Game
from grognard.kernel.hexes import bits
from grognard.kernel.places import ABSENT, POOL
from grognard.kernel.state import Frame, State
from grognard.kernel.units import Unit

POOLS = {
    "kg_armour": PLACE["kg_armour"],
    "kg_infantry": PLACE["kg_infantry"],
    "haltebefehl": POOL,
    "corps": PLACE["corps_pool"],
}


@rule("VR 0a", "VR 1.1.4e", "VR 1.1.6a", "VR 9.1.1b")
def start(game: Game) -> State:
    """Kampfgruppen lie in their pools, garrisons wait for an order to hold, and reinforcements for their
    turn.
    """
    data: Data = game.rules.data
    scenario, where = data.scenario, list(data.scenario.where)
    for number, unit in enumerate(game.roster.units):
        if where[number] == ABSENT:
            where[number] = unit_place(data, number) if is_unit(unit) else support_place(game, unit)
    for theatre in data.tables.theatres:
        where[theatre.unit] = theatre.hex
        attach(game, where, theatre)
    return State(
        scenario.turns[0] - 1,
        (Frame(game.first, game.program[game.first].who_of(SOVIET)),),
        tuple(where),
        scenario.steps,
        (0,) * len(MARKS),
        first_own(data),
    )


@rule("VR 15.1.5", "VR 15.3.2b", "VR 9.1.1b")
def first_own(data: Data) -> Own:
    """Ground, theatres and tracks as the scenario has them."""
    scene, control = data.scene, data.first_control
    moving = (1 << theatre.unit for theatre in data.tables.theatres if theatre.mode == MODES[1])
    return Own(
        control=control,
        captured=control,
        moving=sum(moving),
        romania=scene.romania,
        hungary=scene.hungary,
        mood=scene.mood,
        maximum=scene.maximum,
        freedom=scene.freedom,
        dismissals=scene.dismissals,
        objectives=scene.objectives_held,
    )


@rule("VR 10.2.1a")
def unit_place(data: Data, unit: int) -> int:
    """Of a unit that the set-up does not name. The pool of corps is used where their modes are."""
    pool = data.more(unit).pool
    if unit in data.tables.calendar.arrivals:
        return POOL
    return ABSENT if pool == "corps" and not data.scene.corps_modes else POOLS.get(pool, ABSENT)


def attach(game: Game, where: list[int], theatre: Theatre) -> None:
    """Put the supports that are listed for a theatre into its box; those drawn at random come later."""
    data: Data = game.rules.data
    for id in theatre.supports:
        free = [unit for unit in bits(data.supports[id]) if where[unit] == SUPPORT_POOL[SOVIET]]
        where[free[0]] = THEATRE_BOXES[game.roster[theatre.unit].id]


@rule("VR 5.1.1")
def support_place(game: Game, unit: Unit) -> int:
    """The copies that the scenario has lie in the pool; those of the End of the Reich wait for theirs."""
    support: Support = unit.more
    if int(unit.id.rpartition("-")[2]) > support.copies[game.scenario]:
        return ABSENT
    return PLACE["end_supports"] if support.end_of_reich else SUPPORT_POOL[unit.side]
