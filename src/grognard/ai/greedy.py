"""Looks one step ahead and takes what gains most. It knows no game, only its score.

In a phase it weighs every act with the line of preparing acts behind it (take a unit, and where
to; a target, and with whom), plays the best line, and ends the phase when nothing gains anything.
Values go stale as the phase goes on: an act is weighed anew only when it would be the next to be
played, and once more for all when nothing seems left to gain. Any other question is answered by
the same values. One greedy player plays one game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from grognard.ai.valuing import Outcomes, Valuer, one_outcome, outcomes, same_standing, still_asked
from grognard.kernel.engine import choices
from grognard.kernel.menu import BUTTON, OPTION, Act, Menu
from grognard.kernel.state import Frame, Position

WORTHWHILE = 0.02  # a gain below this is none
SPARING = 0.05  # what one more taking part must add
LOOKS = 2  # how often all that gained nothing is weighed again in a phase
PATIENCE = 600  # decisions in one phase, after which it is ended
UNSEEN = float("inf")


@dataclass
class Line:
    """Acts to be played one after the other, and what they are worth."""

    value: float
    acts: list[Act]


@dataclass
class Agenda:
    """What is known of the acts of a phase."""

    phase: tuple[int, str] = (-1, "")
    gains: dict[Act, float] = field(default_factory=dict)
    leaving: dict[str, bool] = field(default_factory=dict)  # the verbs that end the phase, and those that do not
    looks: int = 0
    asked: int = 0
    changed: bool = False


class Greedy:
    def __init__(self, seed: int) -> None:
        self.name = "greedy"
        self.luck = Random(seed)
        self.agenda = Agenda()
        self.plan: list[tuple[tuple[Frame, ...], Act]] = []

    def choose(self, view: Callable[[], dict[str, Any]], menu: Menu, sample: Callable[[], Position]) -> Act:
        if menu.count() == 1 and not self.plan:
            return menu.acts()[0]
        pos = sample()
        if self.plan:
            frames, act = self.plan.pop(0)
            if frames == pos.state.frames and act in menu:
                return act
            self.plan.clear()
        asking = Asking(pos, self.luck)
        act = self.follow(pos, asking.best(pos)) if len(pos.state.frames) > 1 else self.in_phase(asking)
        return act if act in menu else self.luck.choice(menu.acts())

    def follow(self, pos: Position, line: Line) -> Act:
        """Start on a line and keep the rest of it in mind."""
        self.plan.clear()
        for before, act in zip(line.acts, line.acts[1:], strict=False):
            pos = one_outcome(pos, before)
            self.plan.append((pos.state.frames, act))
        return line.acts[0]

    def in_phase(self, asking: Asking) -> Act:
        pos, agenda = asking.pos, self.agenda
        now = (pos.state.turn, pos.frame.step)
        if agenda.phase != now:
            agenda = self.agenda = Agenda(now)
        agenda.asked += 1
        passing = self.passing(asking)
        acts = [act for act in choices(pos).acts() if act not in passing]
        if agenda.asked > PATIENCE or not acts:
            return self.luck.choice(passing or acts)
        line = self.next_line(asking, acts, must=not passing)
        if line is None:
            return self.luck.choice(passing)
        agenda.changed = True
        agenda.gains.pop(line.acts[0], None)
        return self.follow(pos, line)

    def passing(self, asking: Asking) -> list[Act]:
        """The acts that only leave the phase: doing nothing is what all else is weighed against."""
        found, leaving = [], self.agenda.leaving
        menu = choices(asking.pos)
        for act in menu.acts():
            if menu.verbs[act.verb].kind in (BUTTON, OPTION):
                if act.verb not in leaving:
                    leaving[act.verb] = asking.leaves(act)
                if leaving[act.verb]:
                    found.append(act)
        return found

    def next_line(self, asking: Asking, acts: list[Act], must: bool) -> Line | None:
        """The line that gains most; none when nothing gains, unless something must be played."""
        agenda, fresh = self.agenda, dict[Act, Line]()
        self.luck.shuffle(acts)
        while True:
            act = max(acts, key=lambda a: agenda.gains.get(a, UNSEEN))
            if act not in fresh:
                fresh[act] = asking.line(act)
                agenda.gains[act] = fresh[act].value - asking.base
            elif agenda.gains[act] > WORTHWHILE:
                return asking.spared(fresh[act])
            elif agenda.changed and agenda.looks < LOOKS:
                agenda.looks, agenda.changed = agenda.looks + 1, False
                agenda.gains = {a: agenda.gains[a] for a in fresh}
            else:
                return fresh[act] if must else None


class Asking:
    """One decision: the position as far as it is known, and values for what can be done."""

    def __init__(self, pos: Position, luck: Random) -> None:
        self.pos, self.luck, self.valuer = pos, luck, Valuer()
        self.side = choices(pos).who
        self.base = self.score(pos)

    def score(self, pos: Position) -> float:
        return pos.game.hooks.score(pos, self.side)

    def leaves(self, act: Act) -> bool:
        """Is the question gone after this act?"""
        after = one_outcome(self.pos, act).state
        return after.result is not None or after.frames[0].step != self.pos.frame.step

    def prepares(self, before: Position, after: Outcomes) -> bool:
        if len(after) > 1:
            return False
        then = after[0][1]
        return then.state.result is None and same_standing(before, then) and choices(then).who == self.side  # a menu costs most: last

    def worth(self, before: Position, after: Outcomes) -> float:
        return sum(chance * self.valuer.after(before, pos, self.side) for chance, pos in after)

    def line(self, act: Act) -> Line:
        """An act of the phase, with the best that it opens."""
        after = outcomes(self.pos, act)
        if not self.prepares(self.pos, after):
            return Line(self.worth(self.pos, after), [act])
        best = self.best(after[0][1])
        return Line(best.value, [act, *best.acts])

    def best(self, pos: Position) -> Line:
        """The best answer to a question, with those joining in who can; stepping back from it if that is better."""
        found, joining, idle = list[Line](), list[Act](), list[Line]()
        for act in choices(pos).acts():
            after = outcomes(pos, act)
            if not self.prepares(pos, after):
                found.append(Line(self.worth(pos, after), [act]))
            elif still_asked(pos, after[0][1]):
                joining.append(act)
            else:
                idle.append(Line(self.score(pos) - WORTHWHILE, [act]))
        if joining:
            found += self.joined(pos, [act for act in joining if act.verb == joining[0].verb])
        most = max((line.value for line in found + idle), default=0.0)
        good = [line for line in found + idle if line.value > most - 1e-9]
        return self.luck.choice(good) if good else Line(self.score(pos) - WORTHWHILE, [self.luck.choice(joining)])

    def joined(self, pos: Position, joining: list[Act]) -> list[Line]:
        """With everybody who can join."""
        line: list[Act] = []
        for act in joining:
            if act in choices(pos):
                pos = one_outcome(pos, act)
                line.append(act)
        last = self.closing(pos)
        return [] if last is None else [Line(last.value, [*line, *last.acts])]

    def closing(self, pos: Position) -> Line | None:
        """The best act that does more than prepare."""
        found = []
        for act in choices(pos).acts():
            after = outcomes(pos, act)
            if not self.prepares(pos, after):
                found.append(Line(self.worth(pos, after), [act]))
        return max(found, key=lambda line: line.value, default=None)

    def spared(self, line: Line) -> Line:
        """The line without those who add too little to it: they may do better elsewhere."""
        if len(line.acts) <= 3:
            return line
        first, *kept, _ = line.acts
        best, opened = line, one_outcome(self.pos, first)
        for act in list(kept):
            fewer = [a for a in kept if a != act]
            pos = opened
            for a in fewer:
                pos = one_outcome(pos, a)
            last = self.closing(pos)
            if fewer and last is not None and last.value > best.value - SPARING:
                kept, best = fewer, Line(last.value, [first, *fewer, *last.acts])
        return best
