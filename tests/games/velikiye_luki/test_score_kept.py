"""What the score keeps of earlier positions never changes what it says of a later one."""

from __future__ import annotations

from random import Random

from grognard.games import load
from grognard.games.velikiye_luki.law.names import SOVIET
from grognard.games.velikiye_luki.mind.army_strength import known_strengths
from grognard.games.velikiye_luki.mind.score import score, standings
from grognard.games.velikiye_luki.mind.weights import PLAIN
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.position import begin
from grognard.kernel.state import Position


def test_a_score_by_heart_is_the_score_worked_out_anew() -> None:
    game, dice, luck = load("vl", {"setup": "ready_made"}), SeededDice(bytes(16)), Random(5)
    pos, _ = begin(game, dice)
    met: list[tuple[Position, float]] = []
    for _ in range(900):
        if pos.state.result is not None:
            break
        met.append((pos, score(pos, SOVIET)))
        pos = step(pos, luck.choice(choices(pos).acts()), dice).pos
    assert len(standings(game, PLAIN)) < len(met)  # some were known by heart
    assert len({value for _, value in met}) > 100
    for pos, value in met:
        standings(game, PLAIN).clear()
        known_strengths(game, PLAIN).clear()
        assert score(Position(game, pos.state), SOVIET) == value
