"""Arranges its whole side before anybody moves; fights, and answers questions, by exact values as greedy
does.
"""

from __future__ import annotations

from dataclasses import replace

from grognard.ai.answer_search import THRIFT, WORTHWHILE, AnswerSearch
from grognard.ai.evaluation import friendly_hexes, is_marker, is_same_question, one_outcome, question
from grognard.ai.greedy import SPENT, Greedy
from grognard.ai.lines import Line
from grognard.ai.planning import TRIES, MoveOptions, MovePlan, move_options_of, survey_moves
from grognard.ai.style import PlayStyle
from grognard.kernel.engine import choices
from grognard.kernel.flow import BACK, CLOSE, HAND
from grognard.kernel.game import Game, Judge, PlayerBias
from grognard.kernel.hexes import bits
from grognard.kernel.menu import BUTTON, UNIT, Act
from grognard.kernel.state import Position

LEFT_ALONE = -1.0  # the supposed gain of moving somebody whom the arrangement lets stay


class Officer(Greedy):
    def __init__(self, seed: int, manner: PlayStyle | None = None) -> None:
        super().__init__(seed)
        self.manner = manner or PlayStyle("officer")
        self.name, self.zeal = self.manner.name, self.manner.zeal
        self.tries = TRIES
        self.orders: list[tuple[int, int]] = []
        self.ways: dict[int, MoveOptions] = {}

    def judge(self, pos: Position, side: int) -> Judge:
        """Who plans for a side may look at things otherwise than the game's score does."""
        hints = pos.game.hooks.hints
        if hints.planner_from is not None:
            return hints.planner_from(side, pos)
        return pos.game.hooks.score if hints.planner_score is None else hints.planner_score(side)

    def bias(self, game: Game, side: int) -> PlayerBias:
        return game.hooks.hints.bias(side)

    def choose_in_phase(self, asking: AnswerSearch) -> Act:
        if not self.agenda.asked:
            using = self.best_use(asking)
            if using is not None:
                return self.follow(asking, using)
            if (line := self.best_strike(asking) or self.first_blow(asking)) is not None:
                return self.follow(asking, line)
            self.arrange(asking.pos)
        for n, (unit, h) in enumerate(self.orders):
            line = self.order_line(asking, unit, h)
            if line is not None:  # whoever must wait until a friend has left comes after him
                del self.orders[n]
                self.agenda.asked += 1
                return self.follow(asking, line)
        if not self.agenda.quiet and (line := self.best_strike(asking)) is not None:
            return self.follow(asking, line)
        self.agenda.quiet = True
        self.think_again()
        return super().choose_in_phase(asking)

    def best_strike(self, asking: AnswerSearch) -> Line | None:
        """The best of what units beside the enemy could do to him on their way, where it gains anything."""
        pos, verbs = asking.pos, asking.pos.game.hooks.hints.striking_verbs
        hands = [one for one in question(pos).with_role(HAND, UNIT) if one in choices(pos).verbs]
        if not verbs or not hands:
            return None
        grid, best = pos.game.map.grid, Line(asking.base + WORTHWHILE, [])
        near = grid.adjacent(friendly_hexes(pos, 1 - asking.side))
        for verb in hands:
            for unit in bits(choices(pos).verbs[verb].set & pos.units_in(near)):
                opened = one_outcome(pos, Act(verb, unit))
                for act in choices(opened).acts():
                    if act.verb in verbs:
                        deeper = asking.best_line(one_outcome(opened, act))
                        line = Line(deeper.value, [Act(verb, unit), act, *deeper.acts], deeper.dice)
                        best = max(best, line, key=lambda one: one.value)
        return best if best.acts else None

    def first_blow(self, asking: AnswerSearch) -> Line | None:
        """The best of what markers do that put a question of their own, a stack that strikes at once, say:
        once others are laid it may be too late for that.
        """
        pos, menu = asking.pos, choices(asking.pos)
        hands = [one for one in question(pos).with_role(HAND, UNIT) if one in menu.verbs]
        best = Line(asking.base + THRIFT, [])
        for act in [Act(verb, unit) for verb in hands for unit in bits(menu.verbs[verb].set)]:
            if (
                is_marker(pos, act.noun)
                and act not in asking.shunned
                and move_options_of(pos, act, 0) is None
            ):
                best = max(best, asking.line(act), key=lambda one: one.value)
        return best if best.acts else None

    def best_use(self, asking: AnswerSearch) -> Line | None:
        """Something used up before anybody moves, where the plan that it makes possible is so much better."""
        pos = asking.pos
        using = [act for act in choices(pos).acts() if asking.is_using_up(pos, act)]
        if not using or not (now := survey_moves(pos)):
            return None
        most, best, plain = THRIFT, None, self.plan_value(pos, now)
        tried = [now]
        for act in using[:SPENT]:
            then = one_outcome(pos, act)
            ways = survey_moves(then)
            if ways not in tried and (gain := self.plan_value(then, ways) - plain) > most:
                most, best = gain, Line(asking.base + gain, [act])
            tried.append(ways)
        return best

    def plan_value(self, pos: Position, ways: dict[int, MoveOptions]) -> float:
        """What the best plan is worth for units that have these ways to go."""
        self.ways = ways
        plan = self.make_plan(pos, self.manner)
        plan.improve()
        return plan.value

    def arrange(self, pos: Position) -> None:
        self.orders, self.ways = [], survey_moves(pos)
        if not self.ways:
            return
        self.orders = self.choose_orders(pos)
        for ways in self.ways.values():
            self.agenda.gains[ways.opens] = LEFT_ALONE
            self.agenda.hopeless.add(ways.opens)

    def choose_orders(self, pos: Position) -> list[tuple[int, int]]:
        """Who is to go where."""
        plan = self.make_plan(pos, self.manner)
        plan.improve()
        return plan.orders()

    def make_plan(self, pos: Position, manner: PlayStyle) -> MovePlan:
        side = choices(pos).who
        bolder = replace(manner, boldness=manner.boldness + self.bias(pos.game, side).boldness)
        return MovePlan(pos, self.ways, self.luck, bolder, self.judge(pos, side), self.tries)

    def order_line(self, asking: AnswerSearch, unit: int, h: int) -> Line | None:
        """The acts that bring a unit to its place; nothing when it cannot go there now."""
        pos, ways = asking.pos, self.ways[unit]
        if ways.opens not in choices(pos) or (h >= 0 and not pos.game.hooks.hints.has_room(pos, unit, h)):
            return None
        opened = one_outcome(pos, ways.opens)
        there = next((act for act in ways.acts_to(h) if act in choices(opened)), None)
        if there is None:
            return None
        acts, after = [ways.opens, there], one_outcome(opened, there)
        if is_same_question(opened, after):
            acts += self.closing(after)[:1]
        return Line(asking.base, acts)

    def think_again(self) -> None:
        """Of those whose orders could not be carried out."""
        for unit, _ in self.orders:
            self.agenda.gains.pop(self.ways[unit].opens, None)
            self.agenda.hopeless.discard(self.ways[unit].opens)
        self.orders = []

    def closing(self, pos: Position) -> list[Act]:
        """What leaves a question as it stands."""
        verbs = choices(pos).verbs
        shut = [*question(pos).with_role(CLOSE, BUTTON), *question(pos).with_role(BACK, BUTTON)]
        return [Act(verb) for verb in shut if verb in verbs and verbs[verb].set]
