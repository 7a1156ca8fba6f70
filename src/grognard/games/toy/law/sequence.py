"""3 and 6. The sequence of play, and how it ends."""

from __future__ import annotations

from grognard.games.toy.law import combat, movement, setup
from grognard.games.toy.law.names import BLUE, RED
from grognard.kernel.changes import TurnStarted
from grognard.kernel.cite import rule
from grognard.kernel.flow import Do, Each, Seq, Step, While, compile_program
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position


@rule("TOY 3.1")
def has_turns_left(pos: Position) -> bool:
    return bool(pos.state.turn < pos.game.rules.turns)


def new_turn(ref: Referee, _: Frame) -> None:
    ref.do(TurnStarted(ref.state.turn + 1, "TOY 3.1"))


@rule("TOY 6.1")
def judge(ref: Referee) -> None:
    """A side without counters has lost at once."""
    if ref.state.turn:
        for side in (BLUE, RED):
            if not ref.pos.group_hexes(side):
                ref.end(1 - side, "toy-wiped-out", "TOY 6.1")
                return


@rule("TOY 6.2")
def last_turn(ref: Referee, _: Frame) -> None:
    """Who holds the hill has won; nobody, if it is empty."""
    hill = ref.game.rules.data.hill
    for side in (BLUE, RED):
        if ref.pos.group_hexes(side) & hill:
            ref.end(side, "toy-holds-hill", "TOY 6.2")
            return
    ref.end(-1, "toy-empty-hill", "TOY 6.2")


@rule("TOY 3.2")
def player_turn(side: int) -> Step:
    return Seq((movement.movement_phase(side), combat.combat_phase(side)))


MAIN = Seq(
    (
        Each((BLUE, RED), setup.set_up),
        While("turn", has_turns_left, Seq((Do("new_turn", new_turn), Each((BLUE, RED), player_turn)))),
        Do("last_turn", last_turn),
    )
)
FIRST, PROGRAM = compile_program(
    MAIN, {"moving": movement.MOVING, "battle": combat.BATTLE, "retreat": combat.RETREAT}
)
