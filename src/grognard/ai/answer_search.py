"""What a decision is worth: the acts that answer a question, each with the line of acts that it opens."""

from __future__ import annotations

from random import Random
from typing import Protocol

from grognard.ai.evaluation import (
    Evaluator,
    Outcomes,
    button_acts,
    far_from_enemies,
    has_moved,
    has_only_spent,
    has_same_standing,
    is_continued,
    is_marker,
    is_reopened,
    is_same_decision,
    is_same_question,
    one_outcome,
    outcomes,
    question,
)
from grognard.ai.lines import Agenda, Line
from grognard.ai.planning import survey_moves
from grognard.kernel.engine import choices
from grognard.kernel.flow import BACK, CLOSE, HAND, JOIN, SPEND
from grognard.kernel.game import Game, Judge, PlayerBias
from grognard.kernel.hexes import bits
from grognard.kernel.menu import BUTTON, HEX, Act
from grognard.kernel.state import Position

WORTHWHILE = 0.02  # a gain below this is none
SPARING = 0.05  # what one more taking part must add
SPARED = 3  # so many are tried out
THRIFT = 0.25  # what a thing used up must add, beyond its price in the game's score
FEW = 16  # so many places are all weighed
CROWD = 60  # so many places for a marker; of more those near enemies
DEEPEST = 4  # questions opened one by another that are gone into
FILLINGS = 8  # acts in a row that fill a question
STUCK = 1e6  # what stepping back costs where there is no leaving the phase
HOPELESS = 3.0  # a loss above this is not looked at again


class Weigher(Protocol):
    """The player for whom a decision is weighed."""

    luck: Random
    agenda: Agenda
    zeal: float

    def judge(self, pos: Position, side: int) -> Judge: ...

    def bias(self, game: Game, side: int) -> PlayerBias: ...


class AnswerSearch:
    """One decision: the position as far as it is known, and values for what can be done."""

    def __init__(self, pos: Position, player: Weigher) -> None:
        self.pos, self.luck = pos, player.luck
        self.agenda, self.side = player.agenda, choices(pos).who
        self.zeal = player.zeal + player.bias(pos.game, self.side).zeal
        self.judge = player.judge(pos, self.side)
        self.valuer = Evaluator(self.judge)
        self.base = self.score(pos)
        self.must = False  # is there no leaving the phase?
        self.shunned: set[Act] = set()  # what was chosen when the same was asked before
        self.prices: dict[str, float] = {}  # what closing a question costs, by its step

    def score(self, pos: Position) -> float:
        return self.judge(pos, self.side)

    def appeal(self, line: Line) -> float:
        return line.value + self.zeal if line.dice else line.value

    def is_leaving(self, act: Act) -> bool:
        """Is the question gone after this act?"""
        after = one_outcome(self.pos, act).state
        return after.result is not None or after.frames[0].step != self.pos.frame.step

    def best_of(self, acts: list[Act]) -> Act:
        """There may be more than one way to leave a phase."""
        self.luck.shuffle(acts)
        return max(acts, key=lambda act: self.line(act).value) if len(acts) > 1 else acts[0]

    def is_preparing(self, before: Position, after: Outcomes) -> bool:
        if len(after) > 1:
            return False
        then = after[0][1]
        return (
            then.state.result is None and has_same_standing(before, then) and choices(then).who == self.side
        )  # a menu costs most: last

    def is_filling(self, before: Position, after: Outcomes) -> bool:
        """Does the act spend something on a question that stays open until it is closed?"""
        then = after[0][1]
        return (
            len(after) == 1
            and has_only_spent(before, then)
            and is_same_decision(before, then)
            and bool(button_acts(choices(then)))
        )

    def opening_line(self, act: Act, then: Position, depth: int) -> Line:
        """An act with the best answer to the question that it opens."""
        best = self.best_line(then, act, depth + 1)
        return Line(best.value, [act, *best.acts], best.dice)

    def opens_marker_question(self, pos: Position, act: Act, after: Outcomes) -> bool:
        """Does a marker that is laid on a hex put a question of its own to whoever lays it?"""
        then = after[0][1]
        laid = choices(pos).verbs[act.verb].kind == HEX and is_marker(pos, choices(pos).hand)
        return laid and len(after) == 1 and is_continued(pos, then) and choices(then).who == self.side

    def expected_value(self, before: Position, after: Outcomes) -> float:
        return sum(chance * self.valuer.value_after(before, pos, self.side) for chance, pos in after)

    def line(self, act: Act) -> Line:
        """An act of the phase, with the best that it opens."""
        after = outcomes(self.pos, act)
        if self.is_using_up(self.pos, act) and len(after) == 1:
            return self.using_up_line(act, after[0][1])
        if not self.is_preparing(self.pos, after):
            return Line(self.expected_value(self.pos, after), [act], len(after) > 1)
        best = self.best_line(after[0][1], act)
        return Line(best.value, [act, *best.acts], best.dice)

    def is_using_up(self, pos: Position, act: Act) -> bool:
        return question(pos).verbs[act.verb].role == SPEND

    def using_up_line(self, act: Act, then: Position) -> Line:
        """A thing used up in a phase is worth the best move that it makes possible, less what it should
        bring at least.
        """
        best, now = Line(self.score(then), [act]), survey_moves(self.pos)
        for unit, ways in survey_moves(then).items() if is_same_decision(self.pos, then) else ():
            places = bits(ways.places & ~(now[unit].places if unit in now else 0))
            opened = one_outcome(then, ways.opens)
            for h in places if len(places) <= FEW else self.luck.sample(places, FEW):
                for going in ways.acts_to(h)[:1]:
                    if going in choices(opened):
                        value = self.score(one_outcome(opened, going))
                        best = max(best, Line(value, [act, ways.opens, going]), key=lambda line: line.value)
        return Line(best.value - THRIFT, best.acts)

    def best_line(self, pos: Position, opened_by: Act | None = None, depth: int = 0) -> Line:
        """The best answer to a question, with those joining in who can; stepping back from it if that is
        better.
        """
        found, joining, idle, filling = list[Line](), list[Act](), list[Line](), list[Act]()
        using = list[Act]()
        verbs, roles = choices(pos).verbs, question(pos).verbs
        for act in self.promising_acts(pos, opened_by):
            after = outcomes(pos, act)
            if verbs[act.verb].kind == HEX and len(after) == 1 and has_moved(pos, after[0][1]):
                found.append(Line(self.score(after[0][1]), [act]))  # a place that one may go on from
            elif depth < DEEPEST and self.opens_marker_question(pos, act, after):
                found.append(self.opening_line(act, after[0][1], depth))
            elif roles[act.verb].role == SPEND and len(after) == 1 and is_same_decision(pos, after[0][1]):
                using.append(act)
            elif self.is_preparing(pos, after):
                if is_same_decision(pos, after[0][1]):
                    # any other manner of going is weighed without asking
                    joins = verbs[act.verb].kind != BUTTON and roles[act.verb].role != BACK
                    joining += [act] if joins else []
                elif (
                    roles[act.verb].role not in (BACK, CLOSE) or is_continued(pos, after[0][1])
                ) and depth < DEEPEST:
                    whole = self.opening_line(act, after[0][1], depth)
                    if is_leading_back(pos, whole.acts):
                        idle.append(Line(self.score(pos) - STUCK, whole.acts))
                    else:
                        found.append(
                            self.line_less_closing(pos, whole) if roles[act.verb].role == HAND else whole
                        )
                else:
                    idle.append(
                        Line(
                            self.score(pos)
                            - (STUCK if self.must or is_reopened(pos, after[0][1]) else WORTHWHILE),
                            [act],
                        )
                    )
            elif self.is_filling(pos, after):
                filling.append(act)
            else:
                found.append(Line(self.expected_value(pos, after), [act], len(after) > 1))
        if opened_by is not None and len(found) > 1:
            self.agenda.note_results(opened_by, found, self.base)
        if joining or using:
            found += self.joining_lines(pos, joining, using)
        if filling:
            found += self.filling_lines(pos)
        if opened_by is not None and found and max(line.value for line in found) < self.base - HOPELESS:
            self.agenda.hopeless.add(opened_by)
        # Stepping back from a deeper question leads to answers that are being weighed already.
        weighed = found if depth and found else found + idle
        most = max((self.appeal(line) for line in weighed), default=0.0)
        good = [line for line in weighed if self.appeal(line) > most - 1e-9]
        return (
            self.luck.choice(good)
            if good
            else Line(self.score(pos) - WORTHWHILE, [self.luck.choice(joining or choices(pos).acts())])
        )

    def line_less_closing(self, pos: Position, line: Line) -> Line:
        """A line that comes back to a question, less what it will cost to close that: the same for all."""
        step = pos.frame.step
        if step not in self.prices:
            self.prices[step] = self.closing_price(pos, line.acts)
        return Line(line.value - self.prices[step], line.acts, line.dice)

    def closing_price(self, pos: Position, acts: list[Act]) -> float:
        """What is lost when a question is closed after these acts."""
        then = play_in_a_row(pos, acts)
        while then is not None:
            shut = [verb for verb in question(then).with_role(CLOSE, BUTTON) if Act(verb) in choices(then)]
            back = is_same_question(pos, then)
            if not shut or choices(then).who != self.side or not (back or is_deeper(pos, then)):
                return 0.0
            before, then = then, one_outcome(then, Act(shut[0]))
            if back:
                return max(0.0, self.score(before) - self.score(then))
        return 0.0

    def promising_acts(self, pos: Position, opened_by: Act | None) -> list[Act]:
        """The acts to be weighed: all, but of many places only some."""
        menu = choices(pos)
        if opened_by is None:
            return [act for act in menu.acts() if act not in self.shunned] or menu.acts()
        places = [act for act in menu.acts() if menu.verbs[act.verb].kind == HEX]
        if len(places) <= FEW:
            return menu.acts()
        if len(places) > CROWD and is_marker(pos, menu.hand):
            far = set(far_from_enemies(pos, places, CROWD, self.luck))
            places = [act for act in places if act not in far]
            return [act for act in self.agenda.filter_places(menu, places, opened_by) if act not in far]
        return self.agenda.filter_places(menu, places, opened_by)

    def joining_lines(self, pos: Position, joining: list[Act], using: list[Act]) -> list[Line]:
        """With everybody who can join; and with all that is worth using up besides."""
        line: list[Act] = []
        for act in joining:
            if act in choices(pos):
                pos = one_outcome(pos, act)
                line.append(act)
        for _ in range(FILLINGS if line else 0):  # some may join only once others have
            late = next((one for one in choices(pos).acts() if self.is_joining(pos, one)), None)
            if late is None:
                break
            pos = one_outcome(pos, late)
            line.append(late)
        found = [self.with_used(pos, line, [])]
        used: list[Act] = []
        for act in using:  # one may make another possible
            if len(used) == FILLINGS:
                break
            used.append(act)
            found.append(self.with_used(pos, line, used))
            then = play_in_a_row(pos, used)
            more = choices(then).acts() if then is not None and question(then) is question(pos) else ()
            using += [one for one in more if one not in using and self.is_using_up(pos, one)]
        best = max(found, key=lambda one: one.value if one is not None else float("-inf"))
        for act in using[: len(best.acts) - len(line) - 1] if best is not None else ():
            assert best is not None
            fewer = self.with_used(pos, line, [a for a in best.acts[len(line) : -1] if a != act])
            best = fewer if fewer is not None and fewer.value > best.value else best
        return [] if best is None else [best]

    def is_joining(self, pos: Position, act: Act) -> bool:
        return question(pos).verbs[act.verb].role == JOIN

    def with_used(self, pos: Position, line: list[Act], used: list[Act]) -> Line | None:
        """A line that uses these things up, each at what it should bring at least."""
        filled = play_in_a_row(pos, used)
        last = None if filled is None else self.closing_line(filled)
        if last is None:
            return None
        return Line(last.value - THRIFT * len(used), [*line, *used, *last.acts], last.dice)

    def filling_lines(self, pos: Position) -> list[Line]:
        """With all that can be put in before the question is closed, and with half of it."""
        acts, stages = list[Act](), [pos]
        while len(acts) < FILLINGS:
            roles, shut = question(pos).verbs, button_acts(choices(pos))
            more = (a for a in choices(pos).acts() if a not in shut and roles[a.verb].role != BACK)
            act = next(more, None)
            if act is None:
                break
            then = one_outcome(pos, act)
            if not has_only_spent(pos, then) or not is_same_decision(pos, then):
                break
            acts.append(act)
            stages.append(then)
            pos = then
        found = []
        for many in sorted({(len(acts) + 1) // 2, len(acts)} - {0}):
            last = self.closing_line(stages[many], button_acts(choices(stages[many]))) or self.leaving_line(
                stages[many]
            )
            if last is not None:
                found.append(Line(last.value, [*acts[:many], *last.acts], last.dice))
        return found

    def closing_line(self, pos: Position, acts: list[Act] | None = None) -> Line | None:
        """The best act that does more than prepare."""
        found = []
        for act in choices(pos).acts() if acts is None else acts:
            after = outcomes(pos, act)
            if not self.is_preparing(pos, after):
                found.append(Line(self.expected_value(pos, after), [act], len(after) > 1))
        return max(found, key=lambda line: line.value, default=None)

    def leaving_line(self, pos: Position) -> Line | None:
        """What closes a question that only had to be filled."""
        shut = [verb for verb in question(pos).with_role(CLOSE, BUTTON) if Act(verb) in choices(pos)]
        found = [Line(self.expected_value(pos, outcomes(pos, Act(verb))), [Act(verb)]) for verb in shut]
        return max(found, key=lambda line: line.value, default=None)

    def trim_line(self, line: Line) -> Line:
        """The line without those who add too little to it: they may do better elsewhere."""
        if len(line.acts) <= 3:
            return line
        first, *kept, _ = line.acts
        best, opened = line, one_outcome(self.pos, first)
        for act in kept[:SPARED]:
            fewer = [a for a in kept if a != act]
            pos = play_in_a_row(opened, fewer)  # none where somebody could join only after the one left out
            last = None if pos is None else self.closing_line(pos)
            if fewer and last is not None and last.value > best.value - SPARING:
                kept, best = fewer, Line(last.value, [first, *fewer, *last.acts], last.dice)
        return best


def is_deeper(pos: Position, then: Position) -> bool:
    """Is a question open that another has opened?"""
    return len(then.state.frames) > len(pos.state.frames)


def is_leading_back(pos: Position, acts: list[Act]) -> bool:
    """Is all as it was after something is taken up and put down again?"""
    if len(acts) != 2 or acts[0] not in choices(pos):
        return False
    opened = one_outcome(pos, acts[0])
    role = question(opened).verbs[acts[1].verb].role
    return role in (BACK, CLOSE) and one_outcome(opened, acts[1]).state == pos.state


def play_in_a_row(pos: Position, acts: list[Act]) -> Position | None:
    """The position after all these acts, as far as each may follow the ones before it."""
    for act in acts:
        if act not in choices(pos):
            return None
        pos = one_outcome(pos, act)
    return pos
