"""Plays sensibly, but looks at few of its choices and does not see all of what they bring: a beginner can
punish it.
"""

from __future__ import annotations

from grognard.ai.answer_search import AnswerSearch
from grognard.ai.greedy import Greedy
from grognard.ai.lines import Line
from grognard.ai.style import PlayStyle
from grognard.kernel.menu import Act

SEEN = 0.6  # of what may be done; the rest it overlooks
AT_LEAST = 3
BLUR = 1.5  # the spread of its errors, in points of score


class Recruit(Greedy):
    def __init__(self, seed: int, manner: PlayStyle | None = None) -> None:
        super().__init__(seed)
        self.manner = manner or PlayStyle("recruit")
        self.name, self.zeal = self.manner.name, self.manner.zeal

    def next_line(self, asking: AnswerSearch, acts: list[Act], must: bool) -> Line | None:
        """Of all acts only some are seen, and their worth is misjudged."""
        seen = [act for act in acts if act in self.agenda.gains or self.luck.random() < SEEN]
        if len(seen) < AT_LEAST:
            seen = acts
        for act in seen:
            if act not in self.agenda.gains:
                self.agenda.gains[act] = asking.line(act).value - asking.base + self.luck.gauss(0.0, BLUR)
        return super().next_line(asking, seen, must)
