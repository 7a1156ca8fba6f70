"""2. The sequence of play."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain

from grognard.games.victory_roads.law import (
    allies,
    arrivals,
    exploitation,
    haltebefehl,
    movement,
    objectives,
    stacking,
    stavka,
    supply_phase,
    supports,
    victory,
    warsaw,
    weather,
)
from grognard.games.victory_roads.law.combat import opening, outcome, phase
from grognard.games.victory_roads.law.events import windows
from grognard.games.victory_roads.law.names import AXIS, SOVIET
from grognard.kernel.changes import TurnStarted
from grognard.kernel.cite import rule
from grognard.kernel.flow import Do, Each, Seq, Step, While, compiled
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame


def new_turn(ref: Referee, _: Frame) -> None:
    ref.do(TurnStarted(ref.state.turn + 1, "VR 2a"))


@rule("VR 2b")
def soviet_turn() -> Step:
    return Seq(
        (
            *supply_phase.steps(SOVIET),
            supports.phase(SOVIET),
            *stavka.PHASE,
            movement.phase(SOVIET),
            *phase.phase(SOVIET, after=allies.ROMANIA),
            *exploitation.phase(SOVIET, after=(*allies.HUNGARY, *windows.COUNTERATTACK)),
            *arrivals.phase(SOVIET),
        )
    )


@rule("VR 2c")
def axis_turn() -> Step:
    return Seq(
        (
            *allies.ARMISTICE,
            *supply_phase.steps(AXIS),
            supports.phase(AXIS),
            movement.phase(AXIS),
            *phase.phase(AXIS),
            *exploitation.phase(AXIS, after=(*objectives.CHECK, *warsaw.ROLL)),
            *arrivals.phase(AXIS),
        )
    )


@rule("VR 2a")
def player_turn(side: int) -> Step:
    return soviet_turn() if side == SOVIET else axis_turn()


MAIN = While(
    "turn",
    lambda pos: True,
    Seq(
        (
            Do("new_turn", new_turn),
            weather.PHASE,
            Each((SOVIET, AXIS), player_turn),
            Do("end_of_turn", victory.end_of_turn),
        )
    ),
)
CHAPTERS = (
    *(supply_phase, haltebefehl, opening, outcome, phase, exploitation, stavka, arrivals),
    *(allies, objectives, warsaw, windows),
)
PROCEDURES: Mapping[str, Step] = {
    "moving": movement.MOVING,
    "excess": stacking.EXCESS,
    **dict(chain.from_iterable(chapter.PROCEDURES.items() for chapter in CHAPTERS)),
}
FIRST, PROGRAM = compiled(MAIN, PROCEDURES)
