"""How a scenario ends: the first goal that is met (K-39)."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.presence import controlled
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame


def end_of_turn(ref: Referee, _: Frame) -> None:
    """The table is read from the top; only some of its rows are tested before the last turn is over."""
    data = book(ref.pos).data
    last = ref.state.turn >= data.scenario.turns[1]
    for goal in data.goals:
        if (last or goal.early) and not goal.places & ~controlled(ref.pos, goal.winner):
            ref.end(goal.winner, f"vr-{goal.level}", "VR 0a")
            return
