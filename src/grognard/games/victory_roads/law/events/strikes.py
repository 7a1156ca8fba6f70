"""A stack that strikes out of turn: it may move, and makes one attack by all the rules of combat (K-21)."""

from __future__ import annotations

from typing import NamedTuple

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.captures import occupy
from grognard.games.victory_roads.law.combat import phase
from grognard.games.victory_roads.law.events import bridgeheads
from grognard.games.victory_roads.law.movement import movable
from grognard.games.victory_roads.law.names import MOVED, Battle, Moving
from grognard.games.victory_roads.law.presence import side_units
from grognard.games.victory_roads.law.stacking import check_stacks
from grognard.games.victory_roads.law.theatres import check_lines
from grognard.kernel.cite import rule
from grognard.kernel.flow import CLOSE, HAND, Ask, Do, Step, Verb
from grognard.kernel.menu import UNIT, Allowed, Menu, button
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules import assault
from grognard.rules.answers import finish
from grognard.rules.march import clear_marks
from grognard.rules.why_not import unit_words

Question = tuple[str, str, str]  # its name, its prompt, and its paragraph


class Strike(NamedTuple):
    """The stack that strikes, and whether it has attacked."""

    units: UnitSet
    fought: bool = False


def stack(pos: Position, side: int, h: int) -> UnitSet:
    """The divisions of a hex: HQs and garrisons strike nobody."""
    return pos.at(h) & side_units(pos, side) & book(pos).data.divisions


def striking(pos: Position) -> UnitSet:
    """The stack that strikes now."""
    memos = (frame.memo for frame in reversed(pos.state.frames))
    return next(memo.units for memo in memos if isinstance(memo, Strike))


def able(pos: Position, side: int) -> Allowed:
    """Those of the stack who can attack: whether they have fought before does not count (K-21)."""
    mine = side_units(pos, side)
    others = mine & ~striking(pos)
    return phase.fighters(pos, side, mine).less("VR 1.5.2a", others, unit_words("vr-why-not-striking", pos))


@rule("VR 1.5.2a", "VR EX-26a")
def steps(kind: str, question: Question, pace: str = "") -> tuple[Step, Step]:
    """The question of a stack that strikes, with what follows it, and the attack: by their names."""
    name, prompt, cite = question
    attack = phase.assault_terms(kind, able)

    def menu(pos: Position) -> Menu:
        side = pos.frame.who
        others = side_units(pos, side) & ~striking(pos)
        going = movable(pos, side).less(cite, others, unit_words("vr-why-not-striking", pos))
        return Menu(
            side, prompt, cite, {"unit": going, "target": attack.targets(pos, side), "pass": button(cite)}
        )

    def take(ref: Referee, unit: int) -> None:
        ref.ask("moving", ref.frame.who, Moving(unit, pace=pace))

    verbs = {
        "unit": Verb(take, UNIT, HAND),
        "target": assault.target(attack),
        "pass": Verb(finish, role=CLOSE),
    }
    ask = Ask(name, menu, verbs, when=lambda pos: not pos.memo(Strike).fought, memo=Strike)
    return ask, assault.battle(attack, Do(f"{attack.name}_fought", fight))


def fight(ref: Referee, frame: Frame) -> None:
    """There is one attack, and here it is."""
    ref.amend(Strike, fought=True)
    battle: Battle = frame.memo
    ref.ask(phase.FIRST, frame.who, battle)


def end_strike(ref: Referee, _: Frame) -> None:
    """The stack has struck. Its units are as free as before, and hold the ground where they stand."""
    clear_marks(ref, "VR 1.5.2a", MOVED)
    occupy(ref, ref.frame)
    bridgeheads.lift_empty(ref)
    check_stacks(ref, ref.frame)
    check_lines(ref)
