"""The steps of the combat under way: done, lit and to come, and what came of each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from grognard.kernel.arguments import Units
from grognard.kernel.changes import (
    Change,
    Marked,
    Message,
    Moved,
    OwnChanged,
    Placed,
    Removed,
    Rolled,
    StepsChanged,
)
from grognard.kernel.dice import Dice, FixedDice
from grognard.kernel.engine import run
from grognard.kernel.flow import Ask, Program
from grognard.kernel.game import Game
from grognard.kernel.hexes import bits
from grognard.kernel.journal import Journal, Scene
from grognard.kernel.narration import argument_words, side_name, unit_plain
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position
from grognard.kernel.texts import Texts
from grognard.kernel.views import UNKNOWN, seen_change
from grognard.server import wire
from grognard.server.wording import capital

BACK = 80  # acts of one combat that are looked at
NAMED = 3  # units that are named; more are counted
DICE = 6  # dice that are shown; more tell nothing any more


class Combat(NamedTuple):
    """The combat under way: all steps of it, those that have words, and the one that is lit."""

    depth: int  # of its frame
    names: tuple[str, ...]
    told: tuple[str, ...]
    lit: int

    def heading(self, name: str) -> str:
        """The step with words that one belongs to: what has none belongs to what is told before it."""
        at = self.names.index(name) if name in self.names else self.lit
        before = [one for one in self.told if self.names.index(one) <= at]
        return before[-1] if before else self.told[0]


# -- which step is lit


def steps(pos: Position, words: Texts) -> list[wire.CombatStep]:
    """The steps of the combat under way that have words, done, lit and to come."""
    return steps_with(pos, words, {})


def steps_and_results(journal: Journal, viewer: int, words: Texts) -> list[wire.CombatStep]:
    """The same, each with what came of it, as a viewer may know it."""
    combat = under_way(journal.pos, words)
    found = {} if combat is None else results(journal, combat, viewer, words)
    return steps_with(journal.pos, words, found)


def steps_with(pos: Position, words: Texts, came: Mapping[str, wire.StepResult]) -> list[wire.CombatStep]:
    combat = under_way(pos, words)
    if combat is None:
        return []
    lit = combat.names.index(combat.heading(combat.names[combat.lit]))
    return [wire_step(name, combat.names.index(name) - lit, words, came) for name in combat.told]


def under_way(pos: Position, words: Texts) -> Combat | None:
    """The combat under way, or the one that another question closes."""
    frames = pos.state.frames
    for n, frame in enumerate(frames):
        combat = combat_of(pos, frame.step, n, words)
        if combat is not None:
            # an automatic step has moved on to the next before it asks
            return combat._replace(lit=max(combat.lit - (n < len(frames) - 1), 0))
    for n, frame in enumerate(frames):
        if words.has(f"combat-closing-{frame.step}"):
            combat = combat_of(pos, words.say(f"combat-closing-{frame.step}"), n, words)
            return combat and combat._replace(lit=combat.names.index(combat.told[-1]))
    return None


def combat_of(pos: Position, step: str, depth: int, words: Texts) -> Combat | None:
    names = tuple(procedure(pos.game.program, step))
    told = tuple(name for name in names if words.has(f"combat-step-{name}"))
    return Combat(depth, names, told, names.index(step)) if told else None


def wire_step(name: str, ahead: int, words: Texts, came: Mapping[str, wire.StepResult]) -> wire.CombatStep:
    found = came.get(name)
    if found is None and ahead < 0 and came and words.has(f"came-none-{name}"):
        found = wire.StepResult(text=capital(words.say(f"came-none-{name}")))
    return wire.CombatStep(
        text=capital(words.say(f"combat-step-{name}")),
        state="done" if ahead < 0 else "now" if ahead == 0 else "next",
        came=found if ahead <= 0 else None,
    )


def procedure(program: Program, name: str) -> list[str]:
    """The steps that follow each other, this one among them, outside the sequence of play."""
    if name not in program or program[name].phase:
        return []
    # what is repeated leads back to itself too, but is laid before the step that leads to it
    before = {node.after: one for one, node in program.items() if node.after is not None and not node.phase}
    first = name
    while first in before:
        first = before[first]
    return list(chain(program, first))


def chain(program: Program, first: str) -> Iterator[str]:
    at: str | None = first
    while at is not None:
        yield at
        at = program[at].after


# -- what came of them


class Watched(Referee):
    """Knows within which step of a combat each thing happens."""

    __slots__ = ("began", "combat", "happened", "step", "words")

    def __init__(self, pos: Position, dice: Dice, combat: Combat | None, words: Texts) -> None:
        super().__init__(pos, dice)
        self.combat, self.words = combat, words
        self.step = combat.names[combat.lit] if combat is not None else ""
        self.happened: list[tuple[str, Change]] = []
        self.began = False

    def do(self, change: Change) -> None:
        super().do(change)
        self.happened.append((self.step, change))

    def roll(self, sides: int, what: str, cite: str) -> int:
        face = super().roll(sides, what, cite)
        self.happened.append((self.step, self.changes[-1]))
        return face

    def finish(self) -> None:
        combat, step = self.combat, self.frame.step
        if combat is not None and len(self.state.frames) == combat.depth + 1 and step in combat.names:
            self.step = step  # an automatic step is left before it is done
        super().finish()

    def ask(self, step: str, who: int, memo: object = None) -> None:
        super().ask(step, who, memo)
        depth = len(self.state.frames) - 1
        found = combat_of(self.pos, step, depth, self.words)
        if found is None or any(
            combat_of(self.pos, f.step, 0, self.words) for f in self.state.frames[:depth]
        ):
            return
        # an attack put together in a question of its own enters in the middle: that was the first step
        before = "" if found.names[0] == step else found.told[0]
        self.combat, self.step, self.began = found, step, True
        self.happened = [(before, change) for _, change in self.happened]

    def is_within(self, depth: int) -> bool:
        """Is one of the questions below a combat already?"""
        return any(combat_of(self.pos, frame.step, 0, self.words) for frame in self.state.frames[:depth])


class Act(NamedTuple):
    """One act of a combat: what happened in which step of it, and whether a combat began within it."""

    scene: Scene
    happened: tuple[tuple[str, Change], ...]
    began: bool


Key = tuple[str, str, tuple[str, ...], tuple[int, ...]]
KEPT: dict[Key, tuple[tuple[tuple[str, Change], ...], bool]] = {}
MOST_KEPT = 400


def watched(journal: Journal, scene: Scene, words: Texts) -> Act:
    """An act played once more, step by step; each only once for all who look."""
    faces = tuple(roll.face for roll in scene.rolls)
    key = scene.pos.game.id, scene.hash, tuple(scene.act), faces
    if key not in KEPT:
        if len(KEPT) > MOST_KEPT:
            KEPT.clear()
        KEPT[key] = again(journal, scene, faces, words)
    return Act(scene, *KEPT[key])


def again(
    journal: Journal, scene: Scene, faces: tuple[int, ...], words: Texts
) -> tuple[tuple[tuple[str, Change], ...], bool]:
    before, act = scene.before, journal.read(scene.before, scene.act)
    ask = before.game.program[before.frame.step].step
    assert isinstance(ask, Ask)
    ref = Watched(before, FixedDice(faces), under_way(before, words), words)
    ask.verbs[act.verb].do(ref, act.noun)
    run(ref)
    return tuple(ref.happened), ref.began


def acts_of(journal: Journal, words: Texts) -> list[Act]:
    """The acts since the combat under way began, the one that began it first."""
    found: list[Act] = []
    last = len(journal.entries) - 1
    for n in range(last, max(last - BACK, -1), -1):
        found.append(watched(journal, journal.scene(n), words))
        if found[-1].began:
            break
    return found[::-1]


def results(journal: Journal, combat: Combat, viewer: int, words: Texts) -> dict[str, wire.StepResult]:
    """What came of each step so far, as a viewer may know it."""
    found: dict[str, Tally] = {}
    for scene, happened, _ in acts_of(journal, words):
        now = scene.before
        for step, change in happened:
            seen = seen_change(change, now, scene.pos, viewer)
            now = Position(now.game, change.apply(now.state), now)
            if step and seen is not None:
                found.setdefault(combat.heading(step), Tally(now.game, words)).add(seen, change)
    told = {name: tally.told() for name, tally in found.items()}
    return {name: one for name, one in told.items() if one.text or one.faces}


class Part(NamedTuple):
    """Something that is told of several units of one side together."""

    units: dict[int, int]  # how often for each, or over how many hexes
    hidden: int  # units that the viewer does not know


class Tally:
    """What has come of one step, in the order in which it came, each kind of thing told once."""

    def __init__(self, game: Game, words: Texts) -> None:
        self.game, self.words = game, words
        self.faces: list[int] = []
        self.cite = ""
        self.gone: set[int] = set()  # of whom nothing else is told
        self.parts: dict[tuple[str, int], Part] = {}  # a message as it is, with no side, or units of one side

    def add(self, seen: Change, change: Change) -> None:
        match seen, change:
            case Rolled(), _:
                self.faces.append(seen.face)
                self.cite = seen.cite
            case Moved(), Moved():
                self.unit(f"moved-{seen.how}", seen.unit, change.unit, seen.cite, len(seen.path) - 1)
            case Placed(), Placed():
                self.unit(f"placed-{seen.how}", seen.unit, change.unit, seen.cite)
            case Removed(), Removed():
                self.unit(f"removed-{seen.how}", seen.unit, change.unit, seen.cite)
            case StepsChanged(), StepsChanged():
                self.unit(f"step-{seen.how}", seen.unit, change.unit, seen.cite)
            case Marked(on=True, quiet=False), _:
                for unit in bits(seen.units):
                    self.unit(f"marked-{self.game.marks[seen.mark]}", unit, unit, seen.cite)
            case ((OwnChanged() | Message()), _) if self.words.has(f"came-{seen.what}"):
                self.say(seen)

    def say(self, seen: OwnChanged | Message) -> None:
        """A message of the game that has short words; how many units it names are arguments of it too."""
        args = argument_words(self.game, seen.args, self.words)
        named = [(key, one) for key, one in seen.args if isinstance(one, Units)]
        many = {f"{key}-many": one.set.bit_count() + one.hidden for key, one in named}
        self.parts[self.words.say(f"came-{seen.what}", **args, **many), -1] = Part({}, 0)
        self.cite = seen.cite

    def unit(self, what: str, seen: int, unit: int, cite: str, far: int = 1) -> None:
        if not self.words.has(f"came-{what}"):
            return
        side = self.game.roster[unit].side
        units, hidden = self.parts.get((what, side), Part({}, 0))
        if seen == UNKNOWN:
            hidden += 1
        else:
            units = {**units, seen: units.get(seen, 0) + far}
        self.parts[what, side] = Part(units, hidden)
        self.cite = cite
        if what.startswith("removed-"):
            self.gone.add(seen)

    def told(self) -> wire.StepResult:
        texts = [what if side < 0 else self.part(what, side) for what, side in self.parts]
        text = self.words.say("list-break").join(one for one in texts if one)
        faces = self.faces if len(self.faces) <= DICE else []
        return wire.StepResult(text=capital(text), faces=faces, cite=self.cite)

    def part(self, what: str, side: int) -> str:
        units, hidden = self.parts[what, side]
        if not what.startswith("removed-"):
            units = {unit: n for unit, n in units.items() if unit not in self.gone}
        if not units and not hidden:
            return ""
        named = not hidden and len(units) <= NAMED
        names = [unit_plain(self.game, unit, self.words) for unit in units]
        return self.words.say(
            f"came-{what}",
            units=self.words.words(names) if named else "many",
            n=len(units) + hidden,
            times=sum(units.values()) + hidden,
            far=max(units.values(), default=0),
            side=side_name(self.game, side, self.words),
        )
