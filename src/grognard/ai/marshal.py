"""The officer with search: several arrangements, each played on to the enemy's answer, in the time it is
given.

An arrangement is carried out on paper, then officers in a hurry play both sides until the enemy has
had his turn. Of what the dice did on the way only the expectation is counted: luck is taken out of
each result, so that few games on paper tell much.
"""

from __future__ import annotations

from statistics import fmean
from time import perf_counter

from grognard.ai.evaluation import Evaluator, outcomes
from grognard.ai.officer import Officer
from grognard.ai.style import PlayStyle
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.menu import Act
from grognard.kernel.state import Position

Orders = list[tuple[int, int]]

HURRIED = 400  # scores taken for an arrangement of those who play on paper
PLANS = 5
SHARE = 0.5  # of the seconds of a turn that one phase may take
PLANNING = 0.5  # of those, what making plans may take; the rest is for trying them


class Marshal(Officer):
    def __init__(self, seed: int, manner: PlayStyle | None = None) -> None:
        super().__init__(seed, manner or PlayStyle("marshal"))
        self.turn, self.left = -1, 0.0

    def choose_orders(self, pos: Position) -> Orders:
        """The plan that does best on paper."""
        began = perf_counter()
        if pos.state.turn != self.turn:
            self.turn, self.left = pos.state.turn, self.manner.seconds
        until = began + SHARE * self.left
        plans = self.candidate_plans(pos, began + PLANNING * SHARE * self.left)
        best = (
            plans[0] if len(plans) == 1 or perf_counter() > until else self.compare_plans(pos, plans, until)
        )
        self.left = max(0.0, self.left - (perf_counter() - began))
        return best

    def candidate_plans(self, pos: Position, until: float) -> list[Orders]:
        """The officer's plan; while there is time, the same bolder, and more careful; nobody moves."""
        seen: list[Orders] = []
        for boldness in (0.0, 0.4, -0.4, 1.0):
            if seen and perf_counter() > until:
                break
            plan = self.make_plan(pos, PlayStyle(boldness=self.manner.boldness + boldness))
            plan.improve()
            if plan.orders() not in seen:
                seen.append(plan.orders())
        return (seen if [] in seen else [*seen, []])[:PLANS]

    def compare_plans(self, pos: Position, plans: list[Orders], until: float) -> Orders:
        """Each plan with the same dice, round by round; those far behind are dropped."""
        results: dict[int, list[float]] = {n: [] for n in range(len(plans))}
        side, round_ = choices(pos).who, 0
        while perf_counter() < until:
            seed = self.luck.getrandbits(64)
            for n in list(results):
                results[n].append(self.playout(pos, plans[n], side, seed))
                if perf_counter() > until and round_:
                    break
            round_ += 1
            if round_ > 1 and len(results) > 2:
                worst = min(results, key=lambda n: fmean(results[n]))
                del results[worst]
        return plans[max(results, key=lambda n: fmean(results[n]) if results[n] else float("-inf"))]

    def playout(self, pos: Position, orders: Orders, side: int, seed: int) -> float:
        """What a plan comes to when the enemy has answered it, without the luck of the dice."""
        dice = SeededDice(seed.to_bytes(16, "big"))
        players = [Officer(seed + n, self.manner) for n in range(len(pos.game.sides))]
        for one in players:
            one.tries = HURRIED
        mine = players[side]
        mine.agenda.phase = (pos.state.turn, pos.state.frames[0].step)
        mine.agenda.asked, mine.orders, mine.ways = 1, list(orders), self.ways
        for ways in self.ways.values():
            mine.agenda.gains[ways.opens] = -1.0
            mine.agenda.hopeless.add(ways.opens)
        judge = self.judge(pos, side)
        fortune, valuer, answered = 0.0, Evaluator(judge), False
        for _ in range(pos.game.longest.playout):
            if pos.state.result is not None:
                break
            menu = choices(pos)
            if len(pos.state.frames) == 1:
                if menu.who != side:
                    answered = True
                elif answered:
                    break
            now = pos
            act = players[menu.who].choose(lambda: {}, menu, lambda: now)  # noqa: B023
            outcome = step(pos, act, dice)
            if outcome.rolls:
                fortune += luck_of(valuer, pos, act, outcome.pos, side)
            pos = outcome.pos
        return judge(pos, side) - fortune


def luck_of(valuer: Evaluator, before: Position, act: Act, after: Position, side: int) -> float:
    """What the dice gave beyond what they could be expected to give."""
    expected = sum(chance * valuer.value_after(before, then, side) for chance, then in outcomes(before, act))
    return valuer.value_after(before, after, side) - expected
