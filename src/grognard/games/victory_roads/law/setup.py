"""The beginning of a scenario: its set-up file, its supports, and what each side controls."""

from __future__ import annotations

from grognard.games.victory_roads.law.counters import Support, is_unit
from grognard.games.victory_roads.law.data import Data
from grognard.games.victory_roads.law.names import MARKS, PLACE, SOVIET, SUPPORT_POOL, Own
from grognard.kernel.cite import rule
from grognard.kernel.game import Game
from grognard.kernel.places import ABSENT, POOL
from grognard.kernel.state import Frame, State
from grognard.kernel.units import Unit

POOLS = {"kg_armour": PLACE["kg_armour"], "kg_infantry": PLACE["kg_infantry"], "haltebefehl": POOL}


@rule("VR 0a", "VR 1.1.6a")
def start(game: Game) -> State:
    """Kampfgruppen lie in their pools and garrisons wait for an order to hold."""
    data: Data = game.rules.data
    scenario = data.scenario
    where = list(scenario.where)
    for number, unit in enumerate(game.roster.units):
        if where[number] == ABSENT:
            where[number] = POOLS.get(unit.more.pool, ABSENT) if is_unit(unit) else support_place(game, unit)
    control = data.first_control
    return State(
        scenario.turns[0] - 1,
        (Frame(game.first, SOVIET),),
        tuple(where),
        scenario.steps,
        (0,) * len(MARKS),
        Own(control=control, captured=control),
    )


@rule("VR 5.1.1")
def support_place(game: Game, unit: Unit) -> int:
    """The copies that the scenario has lie in the pool; those of the End of the Reich wait for theirs."""
    support: Support = unit.more
    if int(unit.id.rpartition("-")[2]) > support.copies[game.scenario]:
        return ABSENT
    return PLACE["end_supports"] if support.end_of_reich else SUPPORT_POOL[unit.side]
