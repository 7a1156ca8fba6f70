"""How a scenario ends: the first goal that is met (K-39)."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.goals import HOLDS, OTHERWISE, Goal
from grognard.games.victory_roads.law.presence import controlled
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position


def end_of_turn(ref: Referee, _: Frame) -> None:
    """The table is read from the top; only some of its rows are tested before the last turn is over."""
    data = book(ref.pos).data
    last = ref.state.turn >= data.scenario.turns[1]
    for goal in data.goals:
        if goal.due(last) and met(ref.pos, goal):
            ref.end(goal.winner, f"vr-{goal.level}", "VR 0a")
            return


def met(pos: Position, goal: Goal) -> bool:
    """Goals of the End of the Reich and of a country that changes sides wait for their chapters."""
    if goal.kind == OTHERWISE:
        return True
    mine = controlled(pos, goal.winner) if goal.kind == HOLDS else 0
    enough = (goal.places & mine).bit_count() >= goal.many and not goal.needed & ~mine
    return goal.kind == HOLDS and enough and not goal.romania
