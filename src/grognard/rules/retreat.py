"""Retreats, hex by hex. The game says who goes next, where to, and what becomes of units that have no way
back; this part makes every step that leaves their owner no choice.

`go_unless_asked` does so inside an act, `procedure` as steps of the sequence of play, in which other
questions may come between two hexes. The memo is the game's own, with `units` and `group`, or `Retreat`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from grognard.kernel.changes import Moved
from grognard.kernel.flow import GO, HAND, Ask, Do, Seq, Step, Verb, While
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.menu import HEX, UNIT, Allowed, Because, Menu
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet


class RetreatMemo(Protocol):
    """What a retreat remembers, whatever else it does."""

    @property
    def units(self) -> UnitSet:
        """The units that have yet to go."""

    @property
    def group(self) -> UnitSet:
        """Those of them that go now; 0 while none does."""


M = TypeVar("M", bound=RetreatMemo)
Answer = Callable[[Referee, int], None]


def last_unit(_: Position, falling: RetreatMemo) -> UnitSet:
    """The owner chooses who goes next as long as several have yet to go."""
    return falling.units if falling.units.bit_count() == 1 else 0


def next_stack(pos: Position, falling: RetreatMemo) -> UnitSet:
    """The units of one hex go together, one hex after the other."""
    where = pos.state.where
    here = where[falling.units.bit_length() - 1]
    return sum([1 << unit for unit in bits(falling.units) if where[unit] == here])


class RetreatRule(NamedTuple, Generic[M]):
    """How the units of a game fall back. Every function but `ways` and `next` changes the memo itself."""

    question: str  # the step of the sequence of play in which the owner chooses
    ways: Callable[[Position, M], Allowed]  # the next hexes of the group
    take: Callable[[Referee, UnitSet], None]  # these go now
    go: Callable[[Referee, int], None]  # the group goes one hex
    no_retreat: Callable[[Referee], None]  # a unit without a way back
    next: Callable[[Position, M], UnitSet] = last_unit  # who goes next; 0: their owner chooses
    together: bool = False  # a group whose units all have the same only way goes it without being asked


def go_unless_asked(ref: Referee, rule: RetreatRule[Any]) -> None:
    """Make every step that leaves no choice, until the owner must choose, nobody is left to go, or another
    question comes first.
    """
    while ref.state.result is None and ref.frame.step == rule.question:
        if not ref.frame.memo.units:
            ref.finish()
        elif not take_forced_step(ref, rule):
            return


def take_forced_step(ref: Referee, rule: RetreatRule[Any]) -> bool:
    """Make one step that leaves no choice; false where the owner must choose.

    A group without a way goes apart, first a unit that has none even by itself.
    """
    if not ref.frame.memo.group:
        group = rule.next(ref.pos, ref.frame.memo)
        if not group:
            return False
        rule.take(ref, group)
    pos, falling = ref.pos, ref.frame.memo
    ways, several = rule.ways(pos, falling).set, falling.group.bit_count() > 1
    if not ways and several:
        alone = ((u, rule.ways(pos, falling._replace(group=1 << u)).set) for u in bits(falling.group))
        rule.take(ref, 1 << next((u for u, own in alone if not own), falling.group.bit_length() - 1))
    elif not ways:
        rule.no_retreat(ref)
    elif _leaves_choice(pos, rule, ways):
        return False
    else:
        rule.go(ref, ways.bit_length() - 1)
    return True


def _leaves_choice(pos: Position, rule: RetreatRule[Any], ways: HexSet) -> bool:
    """Does a group that may go to these hexes have a choice? By itself each may have more."""
    falling = pos.frame.memo
    if ways.bit_count() > 1 or falling.group.bit_count() == 1:
        return ways.bit_count() > 1
    alone = (rule.ways(pos, falling._replace(group=1 << unit)).set for unit in bits(falling.group))
    return not rule.together or any(own != ways for own in alone)


def question(rule: RetreatRule[Any], menu: Callable[[Position], Menu], memo: type, who: str) -> Ask:
    """The question of a retreat that goes on inside each act; `who` is the verb that takes one unit."""

    def take(ref: Referee, unit: int) -> None:
        rule.take(ref, 1 << unit)
        go_unless_asked(ref, rule)

    def go(ref: Referee, to: int) -> None:
        rule.go(ref, to)
        go_unless_asked(ref, rule)

    return Ask(rule.question, menu, _verbs(who, take, go), memo=memo)


def _verbs(who: str, take: Answer, go: Answer) -> dict[str, Verb]:
    return {who: Verb(take, UNIT, HAND), "back": Verb(go, HEX, GO)}


def has_choice(pos: Position, rule: RetreatRule[Any]) -> bool:
    """Must the owner choose: who goes next, or where the group goes?"""
    falling = pos.frame.memo
    if not falling.group:
        return bool(falling.units) and not rule.next(pos, falling)
    ways = rule.ways(pos, falling).set
    return bool(ways) and _leaves_choice(pos, rule, ways)


def procedure(
    name: str, forced: str, rule: RetreatRule[Any], menu: Callable[[Position], Menu], memo: type, who: str
) -> Step:
    """The retreat as steps of the sequence of play, by their names; `who` is the verb that takes one unit."""

    def take(ref: Referee, unit: int) -> None:
        rule.take(ref, 1 << unit)

    def go(ref: Referee, to: int) -> None:
        ref.finish()  # answered: what follows may ask something else
        rule.go(ref, to)

    def walk(ref: Referee, _: Frame) -> None:
        take_forced_step(ref, rule)

    ask = Ask(rule.question, menu, _verbs(who, take, go), lambda pos: has_choice(pos, rule), memo)
    return While(name, lambda pos: bool(pos.frame.memo.units), Seq((Do(forced, walk), ask)))


# -- priorities


class Priority(NamedTuple):
    """Hexes that a retreat must prefer, by which paragraph, and what to say of the others."""

    cite: str
    preferred: HexSet
    because: Because = ""


def narrow(allowed: Allowed, *priorities: Priority) -> Allowed:
    """Keep, one priority after the other, only the preferred hexes, where any are left."""
    for priority in priorities:
        allowed.prefer(*priority)
    return allowed


# -- a memo for games that have none of their own


class Retreat(NamedTuple):
    """Units that fall back a number of hexes, group by group."""

    units: UnitSet  # those that have yet to go
    hexes: int
    cite: str
    group: UnitSet = 0  # those that go now
    path: tuple[int, ...] = ()  # their hexes so far, the one they left first
    gone: UnitSet = 0  # those that have gone and live
    parted: tuple[
        tuple[UnitSet, tuple[int, ...]], ...
    ] = ()  # who waits for a part of its group, the latest first
    foes: HexSet = 0  # the hexes that they go away from, where the game asks for it
    further: bool = False  # does the group go on, beyond its hexes, out of a full one?

    def path_of(self, unit: int, here: int) -> tuple[int, ...]:
        """The hexes of a unit that waits, now in `here`: a part of its way, if it has begun."""
        return next((path for units, path in self.parted if units >> unit & 1), (here,))

    @property
    def hexes_left(self) -> int:
        """The hexes that the group has yet to go, at the least: a full stack may send it farther."""
        return self.hexes + 1 - len(self.path)


def take(ref: Referee, group: UnitSet) -> None:
    """These go now. Where they part from others, all keep the way they have come; who has come another way
    waits.
    """
    falling, where = ref.pos.memo(Retreat), ref.state.where
    if falling.group:
        parted = ((falling.group & ~group, falling.path), *falling.parted)
        ref.remember(falling._replace(group=group, parted=parted, further=False))
    else:
        paths = {unit: falling.path_of(unit, where[unit]) for unit in bits(group)}
        path = paths[group.bit_length() - 1]
        together = sum([1 << unit for unit, own in paths.items() if own == path])
        ref.remember(falling._replace(group=together, path=path))


def retreat_one_hex(ref: Referee, to: int) -> None:
    """Move the group one hex."""
    falling = ref.pos.memo(Retreat)
    for unit in bits(falling.group):
        ref.do(Moved(unit, (ref.state.where[unit], to), "retreat", falling.cite))
    ref.remember(falling._replace(path=(*falling.path, to), further=False))


def end_retreat(ref: Referee, units: UnitSet, lives: bool = True) -> None:
    """These have gone back, or died of it."""
    falling = ref.pos.memo(Retreat)
    gone = falling.gone | (units if lives else 0)
    ref.remember(falling._replace(units=falling.units & ~units, group=falling.group & ~units, gone=gone))
