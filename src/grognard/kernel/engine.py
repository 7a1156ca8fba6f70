"""Three verbs that everything else calls: what may be done, do it, and what could come of it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
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
MOST_OUTCOMES = 400  # of one act: beyond them its later dice are sampled
IRRATIONALS = tuple(sqrt(n) for n in (2, 3, 5, 7, 11, 13, 17, 19))  # multiples of one spread evenly


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
            twin = pos.twin()
            menu = ask.menu(twin)
            menu.at = twin
        pos.menu = menu
    return menu


def step(pos: Position, act: Act, dice: Dice) -> Outcome:
    """Play one act, and all that follows by itself until somebody must decide."""
    menu = choices(pos)
    allowed = menu.verbs.get(act.verb)
    if allowed is None or act.noun < 0 or not allowed.set >> act.noun & 1:
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


def expand(pos: Position, act: Act, most: int = MOST_OUTCOMES) -> list[tuple[float, Outcome]]:
    """The outcomes of an act with their probabilities, which add up to 1: the handler is run again for each
    of the `faces_to_try`. These are all outcomes there are, unless a die has more faces than ALL_FACES_UP_TO
    or the dice of the act have more than `most` outcomes together: then the first dice are told apart, and
    samples share the chance of what the later dice make of them.
    """
    found: dict[tuple[int, ...], tuple[float, Outcome]] = {}
    samples = 0

    def explore(faces: tuple[int, ...], chance: float, room: int) -> None:
        try:
            found[faces] = chance, step(pos, act, FixedDice(faces))
        except NeedRoll as need:
            tried = faces_to_try(need.sides)
            if len(tried) > room:
                sample(faces, chance, room)
            else:
                for face, share in tried:
                    explore((*faces, face), chance * share, room // len(tried))

    def sample(faces: tuple[int, ...], chance: float, room: int) -> None:
        nonlocal samples
        for _ in range(room):
            samples += 1
            dice = SampledDice(faces, samples)
            outcome = step(pos, act, dice)
            before, _ = found.get(thrown := tuple(dice.faces), (0.0, outcome))
            found[thrown] = before + chance / room, outcome

    explore((), 1.0, most)
    return list(found.values())


class SampledDice(FixedDice):
    """Some faces given; the later dice show those of a sample. Taken over many samples, each face of a die
    comes up equally often, and no two dice rise and fall together.
    """

    def __init__(self, faces: Sequence[int], number: int) -> None:
        super().__init__(faces)
        self.number = number

    def roll(self, sides: int, cite: str) -> int:
        if self.used == len(self.faces):
            ratio = IRRATIONALS[self.used % len(IRRATIONALS)]
            self.faces.append(int(self.number * ratio % 1 * sides) + 1)
        return super().roll(sides, cite)
