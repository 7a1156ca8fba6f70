"""What the result of a scenario looks like to be, from a few turns before its end."""

from __future__ import annotations

from math import floor

from grognard.games.sudden_storm.law import victory
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import AXIS, SOVIET, own
from grognard.games.sudden_storm.mind.weights import Weights
from grognard.kernel.state import Position

FEW = 3  # turns before the end from which the result is thought of
BLUR = range(-2, 3)  # victory points by which it may come out otherwise
SIGN = {AXIS: 1.0, SOVIET: -1.0}
DEGREE = {"ss-decisive": 1.0, "ss-substantial": 0.75, "ss-marginal": 0.5}


def nearness(pos: Position) -> float:
    """Nought as long as nobody thinks of the end, one in the last turn."""
    first, last = book(pos).data.scenario.turns
    return max(0.0, 1.0 - (last - max(first, pos.state.turn)) / FEW)


def begun(pos: Position) -> float:
    """The parts of points that losses have brought on both sides, and that are dropped in the end: whoever
    is near to a full point had better go on.
    """
    rates, fallen = book(pos).data.scene.goals.losses, own(pos).fallen
    if rates is None:
        return 0.0
    return fallen[SOVIET] % rates[0] / rates[0] - fallen[AXIS] % rates[1] / rates[1]


def outlook(pos: Position, points: float) -> float:
    """The result with about so many points, from 1 for the Axis to -1 for the Soviets."""
    whole = floor(points)
    part, least = points - whole, whole + BLUR[0]
    degrees = [degree(pos, least + more) for more in range(len(BLUR) + 1)]
    return (sum(degrees) - (1 - part) * degrees[-1] - part * degrees[0]) / len(BLUR)


def degree(pos: Position, points: int) -> float:
    winner, how = victory.level(pos, points)
    return DEGREE.get(how, 1.0) * SIGN.get(winner, 0.0)


def at_stake(pos: Position, weights: Weights) -> float:
    """What a point more means for the result."""
    near = nearness(pos)
    if not near:
        return 0.0
    points = victory.total(pos) + begun(pos)
    return weights.verdict * near * (outlook(pos, points + 1) - outlook(pos, points - 1)) / 2
