"""2. The sequence of play, as far as its chapters are written."""

from __future__ import annotations

from grognard.games.victory_roads.law import movement, stacking, supports, victory, weather
from grognard.games.victory_roads.law.names import AXIS, SOVIET
from grognard.kernel.changes import TurnStarted
from grognard.kernel.cite import rule
from grognard.kernel.flow import Do, Each, Seq, Step, While, compiled
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame


def new_turn(ref: Referee, _: Frame) -> None:
    ref.do(TurnStarted(ref.state.turn + 1, "VR 2a"))


@rule("VR 2a", "VR 2b", "VR 2c")
def player_turn(side: int) -> Step:
    return Seq((supports.phase(side), movement.phase(side)))


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
FIRST, PROGRAM = compiled(MAIN, {"moving": movement.MOVING, "excess": stacking.EXCESS})
