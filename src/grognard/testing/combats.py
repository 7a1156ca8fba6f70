"""Combats as random play puts them together, stopped before their dice: what previews are checked against."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from grognard.kernel.dice import Dice, Given, Live, NeedRoll
from grognard.kernel.engine import Outcome, choices, step
from grognard.kernel.game import Game
from grognard.kernel.menu import BUTTON, Act
from grognard.kernel.position import begin
from grognard.kernel.state import Position

SHARE = 0.12  # of the combats met; the others are played on


def button(pos: Position) -> Act | None:
    """The one button that cannot be taken back: it leads to the dice."""
    ask = pos.game.program[pos.frame.step].step
    final: frozenset[str] = getattr(ask, "final", frozenset())
    found = [verb for verb, allowed in choices(pos).verbs.items() if allowed.kind == BUTTON and allowed.set and verb in final]
    return Act(found[0]) if len(found) == 1 else None


def poised(pos: Position) -> Position | None:
    """The same combat with nothing added, when one more press throws its dice; None if it needs none."""
    while True:
        act = button(pos)
        if act is None:
            return None
        try:
            outcome = step(pos, act, Given(()))
        except NeedRoll:
            return pos
        if outcome.pos.state.result is not None or outcome.pos.game.hooks.odds(outcome.pos) is None:
            return None
        pos = outcome.pos


def throw(pos: Position, dice: Dice) -> Outcome:
    """The dice of a poised combat, and what follows by itself."""
    act = button(pos)
    assert act is not None
    return step(pos, act, dice)


def before_the_dice(game: Game, seed: int, share: float = SHARE) -> Iterator[Position]:
    """Poised combats, one after the other, from one random game after the other."""
    luck = Random(seed)
    number = 0
    while True:
        number += 1
        dice = Live(f"{seed}.{number}".encode())
        pos, _ = begin(game, dice)
        while pos.state.result is None:
            acts = choices(pos).acts()
            joining = [act for act in acts if act.verb == "join"]
            if luck.random() < share and game.hooks.odds(pos) is not None and (ready := poised(pos)) is not None:
                yield ready
            pos = step(pos, luck.choice(joining if joining and luck.random() < 0.6 else acts), dice).pos
