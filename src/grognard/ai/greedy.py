"""Looks one step ahead and takes what gains most. It knows no game, only its score.

In a phase it weighs every act with the line of preparing acts behind it (take a unit, and where
to; a target, and with whom), plays the best line, and ends the phase when nothing gains anything.
Values go stale as the phase goes on: an act is weighed anew only when it would be the next to be
played, and once more for all when nothing seems left to gain. Of many places only those are weighed
that nobody has tried yet in this phase, that were best before or that others did well with. Any
other question is answered by the same values. One greedy player plays one game.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from grognard.ai.answer_search import WORTHWHILE, AnswerSearch
from grognard.ai.evaluation import button_acts, one_outcome, visible_key
from grognard.ai.explaining import explain_line
from grognard.ai.lines import Agenda, Line
from grognard.ai.reasons import Reason
from grognard.kernel.engine import choices
from grognard.kernel.game import Game, Judge, PlayerBias
from grognard.kernel.menu import Act, Menu
from grognard.kernel.state import Frame, Position

SPENT = 3  # things of a phase whose use is tried out
LOOKS = 1  # how often all that gained nothing is weighed again in a phase
UNSEEN = float("inf")
ONLY, END = Reason("only"), Reason("end")


class Greedy:
    def __init__(self, seed: int) -> None:
        self.name = "greedy"
        self.luck = Random(seed)
        self.agenda = Agenda()
        self.plan: list[tuple[tuple[Frame, ...], Act]] = []
        self.zeal = 0.0  # what it thinks of an attack beyond what that is worth
        self.because: Callable[[], Reason] = lambda: ONLY

    @property
    def reason(self) -> Reason:
        """Why it last chose what it chose: found out only when somebody asks."""
        return self.because()

    def judge(self, pos: Position, side: int) -> Judge:
        """By what it values what can come of a position, whoever is to move in it."""
        return pos.game.hooks.score

    def bias(self, game: Game, side: int) -> PlayerBias:
        return PlayerBias()

    def choose(self, view: Callable[[], dict[str, Any]], menu: Menu, sample: Callable[[], Position]) -> Act:
        if menu.count() == 1 and not self.plan:
            self.because = lambda: ONLY
            return menu.acts()[0]
        pos = sample()
        if self.plan:
            frames, act = self.plan.pop(0)
            if frames == pos.state.frames and act in menu:
                return act
            self.plan.clear()
        advised = pos.game.hooks.hints.choose_answer(pos, menu)
        if advised is not None and advised in menu:
            self.because = lambda: explain_line(pos, [advised], 0.0)
            return advised
        now = (pos.state.turn, pos.state.frames[0].step)
        if self.agenda.phase != now:
            self.agenda = Agenda(now)
        asking = AnswerSearch(pos, self)
        chosen = self.agenda.chosen.setdefault(visible_key(pos), set())
        asking.shunned = chosen
        act = (
            self.follow(asking, asking.best_line(pos))
            if len(pos.state.frames) > 1
            else self.choose_in_phase(asking)
        )
        if act not in menu or act in chosen:
            self.plan.clear()
            act = self.luck.choice([other for other in menu.acts() if other not in chosen] or menu.acts())
        chosen.add(act)
        return act

    def follow(self, asking: AnswerSearch, line: Line) -> Act:
        """Start on a line and keep the rest of it in mind."""
        pos = first = asking.pos
        self.because = lambda: explain_line(first, line.acts, line.value - asking.base)
        self.plan.clear()
        for before, act in zip(line.acts, line.acts[1:], strict=False):
            pos = one_outcome(pos, before)
            self.plan.append((pos.state.frames, act))
        return line.acts[0]

    def choose_in_phase(self, asking: AnswerSearch) -> Act:
        pos, agenda = asking.pos, self.agenda
        agenda.asked += 1
        passing = self.passing_acts(asking)
        asking.must = not passing
        barred = pos.game.hooks.hints.unweighed_verbs if passing else ()
        acts = [
            act
            for act in choices(pos).acts()
            if act not in passing and act not in asking.shunned and act.verb not in barred
        ]
        using = [act for act in acts if asking.is_using_up(pos, act)]
        acts = [act for act in acts if act not in using[SPENT:]]
        patient = agenda.asked <= pos.game.longest.phase
        if not passing and not patient:
            return self.luck.choice(acts)
        line = self.next_line(asking, acts, must=not passing) if acts and patient else None
        if line is None:
            act = asking.best_of(passing)
            self.because = lambda: END
            if asking.is_leaving(act):  # should the phase come again in this turn, it begins anew
                self.agenda = Agenda()
            return act
        agenda.changed = True
        agenda.gains.pop(line.acts[0], None)
        return self.follow(asking, line)

    def passing_acts(self, asking: AnswerSearch) -> list[Act]:
        """The acts that only leave the phase: doing nothing is what all else is weighed against."""
        found, leaving = [], self.agenda.leaving
        menu = choices(asking.pos)
        for act in button_acts(menu):
            if act.verb not in leaving:
                leaving[act.verb] = asking.is_leaving(act)
            if leaving[act.verb]:
                found.append(act)
        return found

    def next_line(self, asking: AnswerSearch, acts: list[Act], must: bool) -> Line | None:
        """The line that gains most; none when nothing gains, unless something must be played."""
        agenda, fresh = self.agenda, dict[Act, Line]()
        self.luck.shuffle(acts)
        while True:
            act = max(acts, key=lambda a: agenda.gains.get(a, UNSEEN))
            if act not in fresh:
                fresh[act] = asking.line(act)
                agenda.gains[act] = asking.appeal(fresh[act]) - asking.base
            elif agenda.gains[act] > WORTHWHILE:
                return asking.trim_line(fresh[act])
            elif agenda.changed and agenda.looks < LOOKS:
                agenda.looks, agenda.changed = agenda.looks + 1, False
                agenda.gains = {
                    a: gain for a, gain in agenda.gains.items() if a in fresh or a in agenda.hopeless
                }
            else:
                return fresh[act] if must else None
