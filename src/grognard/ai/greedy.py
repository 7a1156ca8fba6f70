"""Looks one step ahead and takes what gains most. It knows no game, only its score.

In a phase it weighs every act with the line of preparing acts behind it (take a unit, and where
to; a target, and with whom), plays the best line, and ends the phase when nothing gains anything.
Values go stale as the phase goes on: an act is weighed anew only when it would be the next to be
played, and once more for all when nothing seems left to gain. Any other question is answered by
the same values.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from grognard.ai.valuing import Valuer, outcomes, same_standing, still_asked
from grognard.kernel.engine import choices
from grognard.kernel.menu import BUTTON, OPTION, Act, Menu
from grognard.kernel.state import Frame, Position

WORTHWHILE = 0.02  # a gain below this is none
SPARING = 0.05  # what one more taking part must add
LOOKS = 2  # how often all that gained nothing is weighed again in a phase
PATIENCE = 600  # acts in one phase, after which it is ended
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
    looks: int = 0
    played: int = 0
    changed: bool = False


class Greedy:
    def __init__(self, seed: int) -> None:
        self.name = "greedy"
        self.luck = Random(seed)
        self.agenda = Agenda()
        self.plan: list[tuple[tuple[Frame, ...], Act]] = []

    def choose(self, view: Callable[[], dict[str, Any]], menu: Menu, sample: Callable[[], Position]) -> Act:
        if menu.count() == 1:
            return menu.acts()[0]
        pos = sample()
        if self.plan:
            frames, act = self.plan.pop(0)
            if frames == pos.state.frames and act in menu:
                return act
            self.plan.clear()
        asking = Asking(pos, menu, Valuer(), self.luck)
        if len(pos.state.frames) > 1:
            return self.follow(pos, asking.best(pos))
        return self.in_phase(asking)

    def follow(self, pos: Position, line: Line) -> Act:
        """Start on a line and keep the rest of it in mind."""
        self.plan.clear()
        for act in line.acts[1:]:
            pos = outcomes(pos, line.acts[len(self.plan)])[0][1]
            self.plan.append((pos.state.frames, act))
        return line.acts[0]

    def in_phase(self, asking: Asking) -> Act:
        pos, agenda = asking.pos, self.agenda
        now = (pos.state.turn, pos.frame.step)
        if agenda.phase != now:
            agenda = self.agenda = Agenda(now)
        agenda.played += 1
        passing = asking.passing()
        acts = [act for act in asking.menu.acts() if act not in passing]
        if passing and (not acts or agenda.played > PATIENCE):
            return self.luck.choice(passing)
        line = self.next_line(asking, acts, must=not passing)
        if line is None:
            return self.luck.choice(passing)
        agenda.changed = True
        agenda.gains.pop(line.acts[0], None)
        return self.follow(pos, line)

    def next_line(self, asking: Asking, acts: list[Act], must: bool) -> Line | None:
        """The line that gains most; none when nothing gains, unless something must be played."""
        agenda, fresh, best = self.agenda, dict[Act, Line](), None
        self.luck.shuffle(acts)
        while True:
            act = max(acts, key=lambda a: agenda.gains.get(a, UNSEEN))
            if act not in fresh:
                fresh[act] = asking.line(act)
                agenda.gains[act] = fresh[act].value - asking.base
                continue
            best = fresh[act]
            if agenda.gains[act] > WORTHWHILE:
                return asking.spared(best)
            if agenda.looks < LOOKS and agenda.changed:
                agenda.looks, agenda.changed = agenda.looks + 1, False
                agenda.gains = {a: agenda.gains[a] for a in fresh}
                continue
            return best if must else None


class Asking:
    """One decision: the position as far as it is known, and values for what can be done."""

    def __init__(self, pos: Position, menu: Menu, valuer: Valuer, luck: Random) -> None:
        self.pos, self.menu, self.valuer, self.luck = pos, menu, valuer, luck
        self.side = menu.who
        self.base = self.score(pos)

    def score(self, pos: Position) -> float:
        return pos.game.hooks.score(pos, self.side)

    def passing(self) -> list[Act]:
        """The acts that leave the phase and decide nothing else: doing nothing is what all else is weighed against."""
        found = []
        for act in self.menu.acts():
            if self.menu.verbs[act.verb].kind in (BUTTON, OPTION):
                after = outcomes(self.pos, act)[0][1].state
                if after.result is None and after.frames[0].step != self.pos.frame.step:
                    found.append(act)
        return found

    def line(self, act: Act) -> Line:
        """An act of the phase, with the best that it opens."""
        after = outcomes(self.pos, act)
        then = after[0][1]
        if len(after) > 1 or not self.prepares(self.pos, then):
            return Line(sum(chance * self.valuer.after(self.pos, pos, self.side) for chance, pos in after), [act])
        best = self.best(then)
        return Line(best.value, [act, *best.acts])

    def prepares(self, before: Position, after: Position) -> bool:
        return after.state.result is None and choices(after).who == self.side and same_standing(before, after)

    def best(self, pos: Position) -> Line:
        """The best answer to a question, with those joining in it that do it good."""
        found: list[Line] = []
        joining: list[Act] = []
        idle: list[Line] = []
        for act in choices(pos).acts():
            after = outcomes(pos, act)
            then = after[0][1]
            if len(after) == 1 and self.prepares(pos, then):
                if still_asked(pos, then):
                    joining.append(act)
                idle.append(Line(self.score(pos) - WORTHWHILE, [act]))
            else:
                found.append(Line(sum(chance * self.valuer.after(pos, p, self.side) for chance, p in after), [act]))
        if joining:
            found += self.joined(pos, [a for a in joining if a.verb == joining[0].verb])
        if not found:
            return self.luck.choice(idle)
        most = max(line.value for line in found)
        good = [line for line in found if line.value > most - 1e-9]
        return self.luck.choice(good) if most > self.score(pos) - WORTHWHILE or not idle else self.luck.choice(idle)

    def joined(self, pos: Position, joining: list[Act]) -> list[Line]:
        """With everybody who can join."""
        line: list[Act] = []
        for act in joining:
            if act in choices(pos):
                pos = outcomes(pos, act)[0][1]
                line.append(act)
        last = self.closing(pos)
        return [] if last is None else [Line(last.value, [*line, *last.acts])]

    def closing(self, pos: Position) -> Line | None:
        """The best act that is more than preparing."""
        found = []
        for act in choices(pos).acts():
            after = outcomes(pos, act)
            if len(after) > 1 or not self.prepares(pos, after[0][1]):
                found.append(Line(sum(chance * self.valuer.after(pos, p, self.side) for chance, p in after), [act]))
        return max(found, key=lambda line: line.value, default=None)

    def spared(self, line: Line) -> Line:
        """The line without those who add too little to it: they may do better elsewhere."""
        if len(line.acts) <= 3:
            return line
        first, *joining, _ = line.acts
        kept, best = list(joining), line
        for act in joining:
            fewer = [a for a in kept if a != act]
            pos = outcomes(self.pos, first)[0][1]
            for a in fewer:
                pos = outcomes(pos, a)[0][1]
            last = self.closing(pos) if fewer else None
            if last is not None and last.value > best.value - SPARING:
                kept, best = fewer, Line(last.value, [first, *fewer, *last.acts])
        return best
