"""What a combat may be expected to cost: each result played out by the rules themselves, its questions answered by a stated policy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from grognard.kernel.dice import Given
from grognard.kernel.flow import Ask, Do
from grognard.kernel.menu import Act, Menu
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position

Policy = Callable[[Position, Menu], Act]


class Outlook(NamedTuple):
    """Steps that each side may expect to lose, and the chance that the attacker ends in the hex."""

    attacker: float
    defender: float
    taken: float


class Fate(NamedTuple):
    """One result played out."""

    attacker: int
    defender: int
    taken: bool


def outlook(chances: Mapping[str, float], fate: Callable[[str], Fate]) -> Outlook:
    """The mean of all results, each by its chance."""
    fates = [(chance, fate(result)) for result, chance in chances.items()]
    mine, theirs = (sum(chance * one[i] for chance, one in fates) for i in (0, 1))
    return Outlook(mine, theirs, sum(chance for chance, one in fates if one.taken))


def played_out(pos: Position, step: str, side: int, memo: Any, policy: Policy) -> Position:
    """Where a procedure leads from one of its steps on, when every question is answered by the policy and no die falls."""
    depth = len(pos.state.frames)
    frames = (*pos.state.frames[:-1], Frame(step, side, memo))
    ref = Referee(Position(pos.game, pos.state._replace(frames=frames), pos), Given(()))
    while ask := asked(ref, depth):
        act = policy(ref.pos, ask.menu(ref.pos))
        ask.play[act.verb](ref, act.noun)
    return ref.pos


def asked(ref: Referee, depth: int) -> Ask | None:
    """The next question of the procedure, after all that needs none; None when it is over."""
    while len(ref.state.frames) >= depth:
        frame = ref.frame
        node = ref.game.program[frame.step]
        doing = node.step
        if isinstance(doing, Ask):
            if doing.when is None or doing.when(ref.pos):
                return doing
            ref.finish()
        elif isinstance(doing, Do):
            ref.finish()
            doing.run(ref, frame)
        elif node.body is not None and doing.test(ref.pos):
            ref.goto(node.body)
        else:
            ref.finish()
    return None
