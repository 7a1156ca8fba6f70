"""How a scenario ends: the first goal that is met (K-39)."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.goals import HOLDS, LOST, Goal
from grognard.games.victory_roads.law.names import AXIS, SIDES, own
from grognard.games.victory_roads.law.objectives import count_lost_objectives
from grognard.games.victory_roads.law.presence import controlled_hexes
from grognard.kernel.changes import Message
from grognard.kernel.cite import rule
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position


@rule("VR 0a", "VR DN8")
def end_of_turn(ref: Referee, _: Frame) -> None:
    """The table is read from the top; only some of its rows are tested before the last turn is over, and one
    no longer when it is.
    """
    data = book(ref.pos).data
    last = ref.state.turn >= data.scenario.turns[1]
    for number, goal in enumerate(data.goals, 1):
        if goal.is_due(last) and is_met(ref.pos, goal):
            ref.do(Message(f"vr-goal-{ref.game.scenario}-{number}", (), "VR 0a"))
            ref.end(goal.winner, result_of(goal), "VR 0a")
            return


def result_of(goal: Goal) -> str:
    return f"vr-{SIDES[goal.winner]}-{goal.level}" if goal.winner >= 0 else f"vr-{goal.level}"


def is_met(pos: Position, goal: Goal) -> bool:
    """By what is controlled at this moment, not by the marker of the End of the Reich."""
    if goal.kind == LOST:
        return count_lost_objectives(pos) >= goal.many and not goal.needed & controlled_hexes(pos, AXIS)
    mine = controlled_hexes(pos, goal.winner)
    turned = not goal.romania or own(pos).romania == "soviet"
    enough = (goal.places & mine).bit_count() >= goal.many and not goal.needed & ~mine
    return turned and (goal.kind != HOLDS or enough)
