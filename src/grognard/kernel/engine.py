"""Three verbs that everything else calls: what may be done, do it, and what could come of it."""

from __future__ import annotations

from collections import deque
from itertools import pairwise
from typing import NamedTuple

from grognard.kernel.changes import Change
from grognard.kernel.dice import Dice, FixedDice, NeedRoll, Roll
from grognard.kernel.errors import Refused
from grognard.kernel.flow import Ask, Do
from grognard.kernel.menu import Act, Menu
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position

NOBODY = -1
ALL_FACES_UP_TO = 20  # faces of a die that are all told apart: a draw from more counters than this is sampled
SAMPLE = 12
# A menu refers to its position (it says why not), and a position to its menu: only the collector would free
# the two. The last menus are kept, the others worked out again if somebody asks.
MENUS = 64
RECENT: deque[Position] = deque()


class Outcome(NamedTuple):
    pos: Position
    changes: list[Change]
    rolls: list[Roll]


def choices(pos: Position) -> Menu:
    """The menu: who decides, and every legal act. Empty only when the game is over."""
    menu = pos.menu
    if menu is None:
        if pos.state.result is not None:
            menu = Menu(NOBODY, "game-over", pos.state.result.cite, {})
        else:
            ask = pos.game.program[pos.state.frames[-1].step].step
            assert isinstance(ask, Ask)
            menu = ask.menu(pos)
            menu.game = pos.game
        pos.menu = menu
        RECENT.append(pos)
        if len(RECENT) > MENUS:
            RECENT.popleft().menu = None
    return menu


def step(pos: Position, act: Act, dice: Dice) -> Outcome:
    """Play one act, and all that follows by itself until somebody must decide."""
    menu = choices(pos)
    if act not in menu:
        raise Refused(f"{act.verb} {act.noun}", menu.causes(act))
    ask = pos.game.program[pos.state.frames[-1].step].step
    assert isinstance(ask, Ask)
    ref = Referee(pos, dice)
    ask.verbs[act.verb].do(ref, act.noun)
    run(ref)
    return Outcome(ref.pos, ref.changes, ref.rolls)


def run(ref: Referee, depth: int = 0) -> Ask | None:
    """Automatic steps, until somebody must decide, the game ends, or fewer than `depth` frames are left."""
    program, judge = ref.game.program, ref.game.judge
    while True:
        judge(ref)
        state = ref.state
        if state.result is not None or len(state.frames) < depth:
            return None
        frame = state.frames[-1]
        node = program[frame.step]
        doing = node.step
        if isinstance(doing, Ask):
            if doing.when is None or doing.when(ref.pos):
                return doing
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


def faces_to_try(sides: int) -> list[tuple[int, float]]:
    """The faces of a die that are tried, with the chance that each stands for.

    Up to ALL_FACES_UP_TO all of them. Of more, SAMPLE: the faces are cut into runs as equal as can be, and
    the middle of each stands for its run; counters that are alike lie side by side, so each kind gets its
    share.
    """
    if sides <= ALL_FACES_UP_TO:
        return [(face, 1 / sides) for face in range(1, sides + 1)]
    cuts = [n * sides // SAMPLE for n in range(SAMPLE + 1)]
    return [((low + end) // 2 + 1, (end - low) / sides) for low, end in pairwise(cuts)]


def expand(pos: Position, act: Act) -> list[tuple[float, Outcome]]:
    """The outcomes of an act with their probabilities, which add up to 1: the handler is run again for each
    of the `faces_to_try`. These are all outcomes there are, unless a die has more faces than ALL_FACES_UP_TO.
    """
    found: list[tuple[float, Outcome]] = []

    def explore(faces: tuple[int, ...], chance: float) -> None:
        try:
            found.append((chance, step(pos, act, FixedDice(faces))))
        except NeedRoll as need:
            for face, share in faces_to_try(need.sides):
                explore((*faces, face), chance * share)

    explore((), 1.0)
    return found
