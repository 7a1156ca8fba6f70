"""Three verbs that everything else calls: what may be done, do it, and what could come of it."""

from __future__ import annotations

from typing import NamedTuple

from grognard.kernel.changes import Change
from grognard.kernel.dice import Dice, Given, NeedRoll, Roll
from grognard.kernel.errors import Refused
from grognard.kernel.flow import Ask, Do
from grognard.kernel.menu import Act, Menu
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position

NOBODY = -1


class Outcome(NamedTuple):
    pos: Position
    changes: list[Change]
    rolls: list[Roll]


def choices(pos: Position) -> Menu:
    """The menu: who decides, and every legal act. Empty only when the game is over."""
    if pos.menu is None:
        if pos.state.result is not None:
            pos.menu = Menu(NOBODY, "game-over", pos.state.result.cite, {})
        else:
            ask = pos.game.program[pos.state.frames[-1].step].step
            assert isinstance(ask, Ask)
            pos.menu = ask.menu(pos)
    return pos.menu


def step(pos: Position, act: Act, dice: Dice) -> Outcome:
    """Play one act, and all that follows by itself until somebody must decide."""
    menu = choices(pos)
    if act not in menu:
        raise Refused(f"{act.verb} {act.noun}", menu.why_not(act))
    ask = pos.game.program[pos.state.frames[-1].step].step
    assert isinstance(ask, Ask)
    ref = Referee(pos, dice)
    ask.play[act.verb](ref, act.noun)
    run(ref)
    return Outcome(ref.pos, ref.changes, ref.rolls)


def run(ref: Referee) -> None:
    """Automatic steps, until somebody must decide or the game ends."""
    program = ref.game.program
    while True:
        ref.game.judge(ref)
        if ref.state.result is not None:
            return
        frame = ref.state.frames[-1]
        node = program[frame.step]
        doing = node.step
        if isinstance(doing, Ask):
            if doing.when is None or doing.when(ref.pos):
                return
            ref.finish()
        elif isinstance(doing, Do):
            told = len(ref.changes)
            ref.finish()
            opened = ref.changes[told:]
            del ref.changes[told:]
            doing.run(ref, frame)
            if ref.state.result is None:  # what this step does is told before the phase that follows it
                ref.changes += opened
        elif doing.test(ref.pos):
            assert node.body is not None
            ref.goto(node.body)
        else:
            ref.finish()


def expand(pos: Position, act: Act) -> list[tuple[float, Outcome]]:
    """Every outcome of an act with its probability: the handler is run again for each face."""
    found: list[tuple[float, Outcome]] = []

    def explore(faces: tuple[int, ...], chance: float) -> None:
        try:
            found.append((chance, step(pos, act, Given(faces))))
        except NeedRoll as need:
            for face in range(1, need.sides + 1):
                explore((*faces, face), chance / need.sides)

    explore((), 1.0)
    return found
