"""What an act is worth: the expected score once all that it stirs up has settled.

Nothing here knows a game. An act that changes nobody's standing but only opens, fills or shuts a
question is *preparing*: `unit`, `target` and `join` are, `to` and `attack` are not.
"""

from __future__ import annotations

from functools import partial, reduce
from operator import or_
from random import Random
from typing import Any

from grognard.kernel.dice import NeedRoll
from grognard.kernel.engine import choices, step
from grognard.kernel.flow import BACK, CLOSE, COMMIT, JOIN, SPEND, Ask
from grognard.kernel.game import Judge
from grognard.kernel.hexes import HexSet
from grognard.kernel.menu import BUTTON, OPTION, UNIT, Act, Menu, acts_of
from grognard.kernel.state import Position

PLIES = 16  # answers followed, one after the other, before the score is taken
WIDTH = 5  # acts weighed for each of those answers
USED = 8  # things in a row that a question is supposed to use up, where they cost nothing
FURTHER = 8  # questions that an answer opens to whoever gave it, gone through before it is judged
ALL_OUTCOMES_UP_TO = 8  # outcomes of dice that are all told apart; more are stood for by THROWS of them
THROWS = 12
# how the faces of each further die go round in those throws: no two dice rise and fall together
STRIDES = (1, 3, 9, 2, 6, 5)

Outcomes = list[tuple[float, Position]]


class AssumedDice:
    """The faces given; then, once enough outcomes are told apart, faces from a fixed round."""

    __slots__ = ("faces", "outcome_count", "used")

    def __init__(self, faces: tuple[int, ...], outcome_count: int) -> None:
        self.faces, self.outcome_count, self.used = faces, outcome_count, 0

    def roll(self, sides: int, cite: str) -> int:
        self.used += 1
        if self.used <= len(self.faces):
            return self.faces[self.used - 1]
        if self.outcome_count * sides <= ALL_OUTCOMES_UP_TO:
            raise NeedRoll(sides, cite)
        return (5 * self.used + sides // 2) % sides + 1


class BalancedDice:
    """One of THROWS throws, among which each face of each die comes up equally often."""

    __slots__ = ("number", "outcome_count", "used")

    def __init__(self, number: int) -> None:
        self.number, self.used, self.outcome_count = number, 0, 1

    def roll(self, sides: int, cite: str) -> int:
        place = self.number * STRIDES[self.used % len(STRIDES)] % (THROWS + 1) - 1
        self.used += 1
        self.outcome_count *= sides
        return place * sides // THROWS + 1


def outcomes(pos: Position, act: Act) -> Outcomes:
    """As `expand`, but an act that throws a handful of dice does not become hundreds of positions."""
    first = BalancedDice(1)
    then = step(pos, act, first).pos
    if first.outcome_count == 1:
        return [(1.0, then)]
    if first.outcome_count > ALL_OUTCOMES_UP_TO:
        return [
            (1.0 / THROWS, then),
            *((1.0 / THROWS, step(pos, act, BalancedDice(n)).pos) for n in range(2, THROWS + 1)),
        ]
    if first.used == 1:  # one die, and the first throw shows a 1
        return [
            (1.0 / first.outcome_count, then),
            *(
                one
                for face in range(2, first.outcome_count + 1)
                for one in all_faces(pos, act, (face,), first.outcome_count)
            ),
        ]
    return all_faces(pos, act)


def all_faces(pos: Position, act: Act, first_faces: tuple[int, ...] = (), outcome_count: int = 1) -> Outcomes:
    """Every outcome with its chance, of those that begin with faces given."""
    found: Outcomes = []

    def explore(faces: tuple[int, ...], outcome_count: int) -> None:
        try:
            found.append((1.0 / outcome_count, step(pos, act, AssumedDice(faces, outcome_count)).pos))
        except NeedRoll as need:
            for face in range(1, need.sides + 1):
                explore((*faces, face), outcome_count * need.sides)

    explore(first_faces, outcome_count)
    return found


def one_outcome(pos: Position, act: Act) -> Position:
    """What an act leads to, whatever dice it throws."""
    return step(pos, act, AssumedDice((), ALL_OUTCOMES_UP_TO + 1)).pos


def question(pos: Position) -> Ask:
    """The question that is open."""
    ask = pos.game.program[pos.frame.step].step
    assert isinstance(ask, Ask)
    return ask


def friendly_hexes(pos: Position, side: int) -> HexSet:
    """The hexes where a side's fighting units stand."""
    return reduce(or_, (pos.group_hexes(group) for group in pos.game.fighting[side]), 0)


def has_same_standing(a: Position, b: Position) -> bool:
    """Do two positions differ at most in the question that is open?"""
    s, t = a.state, b.state
    return s.where == t.where and s.turn == t.turn and s[2:] == t[2:]  # all but the frames


def is_same_question(before: Position, after: Position) -> bool:
    """Is the same question still open? It may be the other side's to answer now."""
    old, new = before.state.frames, after.state.frames
    return len(old) == len(new) and old[-1].step == new[-1].step and after.state.result is None


def is_same_decision(before: Position, after: Position) -> bool:
    """Is the same question still put to the same side?"""
    return is_same_question(before, after) and choices(before).who == choices(after).who


def is_back_in(before: Position, after: Position) -> bool:
    """Did an answer lead back to the question below, which whoever gave it may close?"""
    old, new = before.state.frames, after.state.frames
    if after.state.result is not None or len(new) != len(old) - 1 or new[-1].step != old[-2].step:
        return False
    menu = choices(after)
    return menu.who == choices(before).who and any(
        verb in menu.verbs and menu.verbs[verb].set for verb in question(after).with_role(CLOSE, BUTTON)
    )


def has_only_spent(before: Position, after: Position) -> bool:
    """Was only something put into a question that is still open? Nobody moved, nobody was hurt."""
    s, t = before.state, after.state
    return is_same_question(before, after) and s.where == t.where and s.steps == t.steps


def has_moved(before: Position, after: Position) -> bool:
    """Has somebody moved who may go on? The question is open still."""
    return is_same_question(before, after) and before.state.where != after.state.where


def is_marker(pos: Position, unit: int) -> bool:
    """Is this a counter that fights nobody, a support say?"""
    return unit >= 0 and not any(pos.game.fighting_units(s) >> unit & 1 for s in range(len(pos.game.sides)))


def far_from_enemies(pos: Position, acts: list[Act], kept: int, luck: Random) -> list[Act]:
    """Of acts with a hex all but so many: first those within two hexes of an enemy, then some others."""
    grid = pos.game.map.grid
    foes = friendly_hexes(pos, 1 - choices(pos).who)
    near = grid.adjacent(grid.adjacent(foes) | foes) | foes
    luck.shuffle(acts)
    acts.sort(key=lambda act: not near >> act.noun & 1)
    some = kept // 4
    close = [act for act in acts if near >> act.noun & 1]
    others = acts[len(close) :]
    return close[kept - min(some, len(others)) :] + others[max(some, kept - len(close)) :]


def is_continued(pos: Position, then: Position) -> bool:
    """Does an act close a question only for the next one of the same procedure?"""
    before, after = pos.state.frames, then.state.frames
    return len(after) == len(before) > 1 and after[-1].step != before[-1].step and after[:-1] == before[:-1]


def is_reopened(pos: Position, then: Position) -> bool:
    """Whether stepping back from a question leaves a single act, which opens it again."""
    menu = choices(then)
    return menu.count() == 1 and one_outcome(then, menu.acts()[0]).state == pos.state


def unlike(pos: Position, menu: Menu, acts: list[Act]) -> list[Act]:
    """Acts without those that name another unit of the same strength in the same place: a loss or an advance
    of either comes to the same.
    """
    state, roster, seen = pos.state, pos.game.roster, dict[Any, Act]()
    for act in acts:
        if menu.verbs[act.verb].kind == UNIT and state.steps[act.noun]:
            steps, at = state.steps[act.noun], state.where[act.noun]
            seen.setdefault((act.verb, at, steps, roster[act.noun].face(steps)), act)
        else:
            seen[act] = act
    return list(seen.values())


def button_acts(menu: Menu) -> list[Act]:
    """The acts without a noun, and the options."""
    return [act for act in menu.acts() if menu.verbs[act.verb].kind in (BUTTON, OPTION)]


class Evaluator:
    """Values for one decision; what was worked out is kept until it is taken."""

    def __init__(self, judge: Judge | None = None) -> None:
        self.judge = judge  # the game's own score, if nobody else
        self.known: dict[Any, float] = {}
        self.spending: dict[tuple[str, str], bool] = {}  # of the verbs of each question: does it only spend?

    def score(self, pos: Position, side: int) -> float:
        return (self.judge or pos.game.hooks.score)(pos, side)

    def act(self, pos: Position, act: Act, side: int) -> float:
        return sum(chance * self.value_after(pos, then, side) for chance, then in outcomes(pos, act))

    def value_after(self, before: Position, pos: Position, side: int) -> float:
        """What a position is worth that an act led to."""
        if is_same_decision(before, pos) or is_back_in(before, pos):
            return self.score(pos, side)
        return self.quiescent_score(pos, side, PLIES)

    def quiescent_score(self, pos: Position, side: int, plies: int) -> float:
        """The score when all questions above the bottom one are answered, each by its owner as suits him
        best.
        """
        if not plies or len(pos.state.frames) <= 1:
            return self.score(pos, side)
        key = (equality_key(pos), side)
        if key not in self.known:
            self.known[key] = sum(
                chance * self.quiescent_score(then, side, plies - 1) for chance, then in self.reply(pos)
            )
        return self.known[key]

    def reply(self, pos: Position) -> Outcomes:
        """What comes of the answer that looks best at once to whoever must give it."""
        pos = self.equipped(pos)
        menu, score = choices(pos), self.judge or pos.game.hooks.score
        acts = self.answers(pos, menu)
        best: Outcomes = []
        most = float("-inf")
        for act in unlike(pos, menu, acts[:WIDTH]):
            then = outcomes(pos, act)
            if len(acts) == 1:
                return then
            if len(then) == 1:
                then = [(1.0, self.follow_questions(pos, then[0][1], menu.who))]
            value = sum(chance * score(after, menu.who) for chance, after in then)
            if value > most + 1e-9:
                best, most = then, value
        return best

    def equipped(self, pos: Position) -> Position:
        """With every marker used that would only lie there otherwise: a support laid for an attack is
        supposed to be named in it. What has a price is not.
        """
        for _ in range(USED):
            used = next(filter(None, map(partial(self.for_nothing, pos), self.markers(pos))), None)
            if used is None:
                break
            pos = used
        return pos

    def markers(self, pos: Position) -> list[Act]:
        """Markers that a question can use up, where it can be closed without."""
        menu, roles = choices(pos), question(pos).verbs
        if not any(roles[act.verb].role == CLOSE for act in button_acts(menu)):
            return []
        spending = [
            verb for verb, one in menu.verbs.items() if one.kind == UNIT and roles[verb].role == SPEND
        ]
        acts = [act for verb in spending for act in acts_of(verb, menu.verbs[verb].set)]
        return [act for act in acts if is_marker(pos, act.noun)]

    def for_nothing(self, pos: Position, act: Act) -> Position | None:
        """What using something leads to; nothing where it costs its owner anything at once."""
        then, who = one_outcome(pos, act), choices(pos).who
        free = is_same_decision(pos, then) and self.score(then, who) > self.score(pos, who) - 1e-9
        return then if free else None

    def follow_questions(self, pos: Position, then: Position, who: int) -> Position:
        """An answer that only opens further questions to the same side is judged by how that side answers
        them.
        """
        for _ in range(FURTHER):
            if (
                len(then.state.frames) <= len(pos.state.frames)
                or then.state.result is not None
                or choices(then).who != who
            ):
                break
            found = self.reply(then)
            if len(found) != 1:
                break
            then = found[0][1]
        return then

    def answers(self, pos: Position, menu: Menu) -> list[Act]:
        """What may be answered, first what goes on at once. Whoever can go on is not supposed to spend what
        moves and hurts nobody, nor to step back from what can be done.
        """
        pressed, roles = button_acts(menu), question(pos).verbs
        if any(roles[act.verb].role == COMMIT for act in pressed):
            pressed = [act for act in pressed if roles[act.verb].role not in (SPEND, BACK)]
        found = list(pressed)
        for verb, allowed in menu.verbs.items():
            acts = acts_of(verb, allowed.set)
            if (
                acts
                and allowed.kind not in (BUTTON, OPTION)
                and not (pressed and self.is_spending(pos, acts[0]))
            ):
                found += acts
        return found

    def is_spending(self, pos: Position, act: Act) -> bool:
        key = (pos.frame.step, act.verb)
        if key not in self.spending:
            role = question(pos).verbs[act.verb].role
            self.spending[key] = role == SPEND or (
                role != JOIN and has_only_spent(pos, one_outcome(pos, act))
            )
        return self.spending[key]


def equality_key(pos: Position) -> Any:
    """Equal for positions with the same standing and the same questions."""
    s = pos.state
    return (
        s.where,
        s.steps,
        s.marks,
        s.own,
        s.turn,
        tuple((frame.step, frame.who, memo_key(frame.memo)) for frame in s.frames),
    )


def visible_key(pos: Position) -> Any:
    """Equal for positions that a player cannot tell apart: what lies hidden in boxes is dealt anew."""
    s = pos.state
    return tuple([max(at, -1) for at in s.where]), s.steps, s.marks, s.own, s.turn, s.frames


def memo_key(memo: Any) -> Any:
    """What a question must remember. Where it keeps a `result` the `die` or `dice` that led to it no longer
    matter.
    """
    if getattr(memo, "result", None):
        for thrown in ("dice", "die"):
            if hasattr(memo, thrown):
                return memo._replace(**{thrown: None})
    return memo
