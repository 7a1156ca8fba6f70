"""Combats as random play puts them together, stopped before their dice: what previews are checked against."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from grognard.kernel.changes import Message, PhaseStarted
from grognard.kernel.dice import Dice, FixedDice, NeedRoll, SeededDice
from grognard.kernel.engine import Outcome, choices, step
from grognard.kernel.flow import COMMIT, Ask
from grognard.kernel.game import Game
from grognard.kernel.menu import BUTTON, Act, Menu
from grognard.kernel.position import begin
from grognard.kernel.state import Position

SHARE = 0.12  # of the combats met; the others are played on


def button(pos: Position) -> Act | None:
    """The button that commits to the attack: it leads to the dice."""
    ask = pos.game.program[pos.frame.step].step
    assert isinstance(ask, Ask)
    verbs = choices(pos).verbs
    return next((Act(verb) for verb in ask.with_role(COMMIT, BUTTON) if verbs[verb].set), None)


def position_at_roll(pos: Position) -> Position | None:
    """The same combat with nothing added, when one more press throws its dice; None if it needs none."""
    while True:
        act = button(pos)
        if act is None:
            return None
        try:
            outcome = step(pos, act, FixedDice(()))
        except NeedRoll:
            return pos
        if outcome.pos.state.result is not None or outcome.pos.game.hooks.odds(outcome.pos) is None:
            return None
        pos = outcome.pos


def roll_combat(pos: Position, dice: Dice) -> Outcome:
    """The dice of a poised combat, and what follows by itself."""
    act = button(pos)
    assert act is not None
    return step(pos, act, dice)


def resolve_combat(pos: Position, dice: Dice, policy: Callable[[Position, Menu], Act]) -> Outcome:
    """The dice of a poised combat, then each of its questions answered by a policy, through the engine as a
    player's acts are.
    """
    depth = len(pos.state.frames)
    outcome = roll_combat(pos, dice)
    changes = list(outcome.changes)
    while len(outcome.pos.state.frames) >= depth and not any(isinstance(c, PhaseStarted) for c in changes):
        outcome = step(outcome.pos, policy(outcome.pos, choices(outcome.pos)), dice)
        changes += outcome.changes
    return Outcome(outcome.pos, changes, outcome.rolls)


def result_of(outcome: Outcome) -> str:
    """The result that the log tells."""
    told = (dict(c.args) for c in outcome.changes if isinstance(c, Message))
    return str(next(args["result"] for args in told if "result" in args))


def combats_before_dice(game: Game, seed: int, share: float = SHARE) -> Iterator[Position]:
    """Poised combats, one after the other, from one random game after the other."""
    luck = Random(seed)
    number = 0
    while True:
        number += 1
        dice = SeededDice(f"{seed}.{number}".encode())
        pos, _ = begin(game, dice)
        while pos.state.result is None:
            acts = choices(pos).acts()
            joining = [act for act in acts if act.verb == "join"]
            if (
                luck.random() < share
                and game.hooks.odds(pos) is not None
                and (ready := position_at_roll(pos)) is not None
            ):
                yield ready
            pos = step(pos, luck.choice(joining if joining and luck.random() < 0.6 else acts), dice).pos
