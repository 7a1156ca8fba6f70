"""The officer with search: several arrangements, each played on to the enemy's answer, in the time it is given.

An arrangement is carried out on paper, then officers in a hurry play both sides until the enemy has
had his turn. Of what the dice did on the way only the expectation is counted: luck is taken out of
each result, so that few games on paper tell much.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from statistics import fmean, variance
from time import perf_counter

from grognard.ai.manner import HASTY, Manner
from grognard.ai.officer import Officer
from grognard.ai.valuing import Valuer, outcomes
from grognard.kernel.dice import Live
from grognard.kernel.engine import choices, step
from grognard.kernel.menu import Act
from grognard.kernel.state import Position

Orders = list[tuple[int, int]]

HURRIED = 300  # scores taken for an arrangement of those who play on paper
PLANS = 5
RIVALS = 2  # of them, those that are tried against the officer's own
LONGEST = 400  # acts of a game on paper
SHARE, MANY = 0.5, 10  # of the seconds of a turn that are left, what one phase may take; less where fewer than so many can move
PLANNING = 0.5  # of those, what making plans may take; the rest is for trying them


class Hasty(Officer):
    """An officer who plays on paper."""

    def __init__(self, seed: int, manner: Manner | None = None) -> None:
        super().__init__(seed, manner)
        self.tries, self.pains = HURRIED, HASTY


class Marshal(Officer):
    def __init__(self, seed: int, manner: Manner | None = None) -> None:
        super().__init__(seed, manner or Manner("marshal"))
        self.turn, self.left = -1, 0.0

    def chosen(self, pos: Position) -> Orders:
        """The plan that does best on paper."""
        began = perf_counter()
        if pos.state.turn != self.turn:
            self.turn, self.left = pos.state.turn, self.manner.seconds
        share = self.share()
        until = began + share
        plans = self.plans(pos, began + PLANNING * share)
        best = plans[0] if len(plans) == 1 or perf_counter() > until else self.tried(pos, plans, until)
        self.left = max(0.0, self.left - (perf_counter() - began))
        return best

    def share(self) -> float:
        """The seconds that this phase may take."""
        return SHARE * self.left * min(1.0, len(self.ways) / MANY)

    def plans(self, pos: Position, until: float) -> list[Orders]:
        """The officer's plan; while there is time, the same bolder, and more careful; nobody moves."""
        seen: list[Orders] = []
        for boldness in (0.0, 0.4, -0.4, 1.0):
            if seen and perf_counter() > until:
                break
            plan = self.arrangement(pos, Manner(boldness=self.manner.boldness + boldness))
            plan.settle()
            if plan.orders() not in seen:
                seen.append(plan.orders())
        return (seen if [] in seen else [*seen, []])[:PLANS]

    def tried(self, pos: Position, plans: list[Orders], until: float) -> Orders:
        """The officer's plan, the first, unless another does better by more than chance would have it."""
        side, rivals = choices(pos).who, self.rivals(pos, plans, until)
        gains: dict[int, list[float]] = {n: [] for n in rivals}
        while rivals and perf_counter() < until:
            seed = self.luck.getrandbits(64)
            usual = self.on_paper(pos, plans[0], side, seed)
            for n in rivals:
                gains[n].append(self.on_paper(pos, plans[n], side, seed) - usual)
        best = max(rivals, key=lambda n: sum(gains[n]), default=0)
        return plans[best] if best and convincing(gains[best], gains.values()) else plans[0]

    def rivals(self, pos: Position, plans: list[Orders], until: float) -> list[int]:
        """The plans that look best when the enemy is about to answer: that is soon seen, and there is little chance in it."""
        side, seed, seen = choices(pos).who, self.luck.getrandbits(64), dict[int, float]()
        for n in range(1, len(plans)):
            if perf_counter() > until:
                return []
            seen[n] = self.on_paper(pos, plans[n], side, seed, answer=False)
        return sorted(seen, key=lambda n: -seen[n])[:RIVALS]

    def on_paper(self, pos: Position, orders: Orders, side: int, seed: int, answer: bool = True) -> float:
        """What a plan comes to when the enemy has answered it, or when he is about to, without the luck of the dice."""
        dice = Live(seed.to_bytes(16, "big"))
        players = [Hasty(seed + n, self.manner) for n in range(len(pos.game.sides))]
        mine = players[side]
        mine.agenda.phase = (pos.state.turn, pos.state.frames[0].step)
        mine.agenda.asked, mine.orders, mine.ways = 1, list(orders), self.ways
        for ways in self.ways.values():
            mine.agenda.gains[ways.opens] = -1.0
            mine.agenda.hopeless.add(ways.opens)
        judge = self.judge(pos.game, side)
        fortune, valuer, answered = 0.0, Valuer(judge, HASTY), False
        for _ in range(LONGEST):
            if pos.state.result is not None:
                break
            menu = choices(pos)
            if len(pos.state.frames) == 1:
                if menu.who != side:
                    answered = True
                if answered and (menu.who == side or not answer):
                    break
            now = pos
            act = players[menu.who].choose(lambda: {}, menu, lambda: now)  # noqa: B023
            outcome = step(pos, act, dice)
            if outcome.rolls:
                fortune += luck_of(valuer, pos, act, outcome.pos, side)
            pos = outcome.pos
        return judge(pos, side) - fortune


def convincing(gains: list[float], all_gains: Iterable[list[float]]) -> bool:
    """Most other plans are worse than the officer's: the less often one was tried, the more it must have gained."""
    if len(gains) < 2:
        return False
    spread = sqrt(fmean(variance(some) for some in all_gains))
    return sum(gains) > spread


def luck_of(valuer: Valuer, before: Position, act: Act, after: Position, side: int) -> float:
    """What the dice gave beyond what they could be expected to give."""
    expected = sum(chance * valuer.after(before, then, side) for chance, then in outcomes(before, act))
    return valuer.after(before, after, side) - expected
