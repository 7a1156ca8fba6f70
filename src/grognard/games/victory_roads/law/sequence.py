"""2. The sequence of play."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain

from grognard.games.victory_roads.law import (
    allies,
    arrivals,
    corps,
    draws,
    exploitation,
    haltebefehl,
    movement,
    objectives,
    set_up,
    stacking,
    stavka,
    supply_phase,
    supports,
    theatre_moves,
    theatres,
    victory,
    warsaw,
    weather,
)
from grognard.games.victory_roads.law.combat import opening, outcome, phase
from grognard.games.victory_roads.law.events import counterattack, mandatory, play, reich, stalin, windows
from grognard.games.victory_roads.law.names import AXIS, SOVIET
from grognard.kernel.changes import TurnStarted
from grognard.kernel.cite import rule
from grognard.kernel.flow import Do, Each, Seq, Step, While, compile_program
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame


@rule("VR 7.11.3a")
def new_turn(ref: Referee, _: Frame) -> None:
    """The allies may attack by themselves again, and what was in force for the turn is not any more."""
    ref.do(TurnStarted(ref.state.turn + 1, "VR 2a"))
    ref.note("VR 7.11.3a", autonomous=0)
    reich.expire(ref)


@rule("VR 2b", "VR 2f")
def soviet_turn() -> Step:
    return Seq(
        (
            haltebefehl.REMEMBER,
            *supply_phase.steps(SOVIET),
            supports.phase(SOVIET),
            *stavka.PHASE,
            *warsaw.WATCH,
            movement.phase(SOVIET),
            *phase.phase(
                SOVIET,
                before=(*stalin.BEFORE, *windows.BEFORE),
                after=(*stalin.AFTER, *allies.ROMANIA),
            ),
            *exploitation.phase(SOVIET, after=(*allies.HUNGARY, *counterattack.STEPS)),
            *arrivals.phase(SOVIET),
        )
    )


@rule("VR 2c", "VR 2l")
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


TURN = Seq(
    (
        Do("new_turn", new_turn),
        weather.PHASE,
        Each((SOVIET, AXIS), player_turn),
        Do("end_of_turn", victory.end_of_turn),
    )
)
MAIN = Seq((*set_up.STEPS, Do("first_supports", draws.first_supports), While("turn", lambda pos: True, TURN)))
CHAPTERS = (
    movement,
    set_up,
    *(supply_phase, haltebefehl, opening, outcome, phase, exploitation, stavka, arrivals),
    *(allies, objectives, warsaw, theatres, theatre_moves, corps),
    *(play, mandatory, windows, counterattack),
)
PROCEDURES: Mapping[str, Step] = {
    "excess": stacking.EXCESS,
    **dict(chain.from_iterable(chapter.PROCEDURES.items() for chapter in CHAPTERS)),
}
FIRST, PROGRAM = compile_program(MAIN, PROCEDURES)
