"""What the results of a combat come to: each is played out by the rules themselves, its questions answered by
a stated policy.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from grognard.kernel.arguments import Units
from grognard.kernel.changes import Change, Ended, Marked, Message, Moved, Placed, Removed, StepsChanged
from grognard.kernel.dice import FixedDice, NeedRoll
from grognard.kernel.engine import run
from grognard.kernel.hexes import bits
from grognard.kernel.menu import Act, Menu
from grognard.kernel.places import DEAD
from grognard.kernel.preview import Effect, PreviewRow, Tone
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet

Policy = Callable[[Position, Menu], Act]
Faces = tuple[int, ...]
# what dice may come to, with their chances: those of one die at least, the first of all that are thrown now
Throws = Callable[[Position, NeedRoll], list[tuple[Faces, float]]]

BURIED = frozenset({DEAD})
REMOVALS = {  # the manners in which units leave the map, as effects
    "combat": "eliminated",
    "exchange": "eliminated",
    "no-retreat": "no-retreat",
    "no-way": "no-retreat",
    "off-map": "off-map",
    "displaced": "displaced",
    "hq": "hq",
    "rockets": "rockets",
    "crowded": "crowded",
    "zone": "no-retreat",
    "overstacked": "no-retreat",
    "out-of-zone": "no-retreat",
    "shot-down": "eliminated",
    "air-lost": "eliminated",
    "sunk": "eliminated",
}
SPECIAL = ("eliminated", "steps")  # what a paragraph may give a special reason for


class Fight(NamedTuple):
    """Who attacks whom, and where."""

    target: int
    side: int  # the attacker's
    attackers: UnitSet
    defenders: UnitSet
    graves: frozenset[int] = BURIED  # the boxes of eliminated units


class Ending(NamedTuple):
    """Where a procedure led, with the chance of the dice that fell on the way, and all that happened."""

    chance: float
    pos: Position
    changes: list[Change]


class Wording(NamedTuple):
    """How the changes of a game become effects."""

    # by paragraph: what a step or a unit is lost for, besides the number of a result
    reasons: Mapping[str, str] = {}
    messages: Mapping[str, str] = {}  # by message: what is an effect though it changes nothing
    nothing: str = ""  # the paragraph of a result that does nothing
    placed: Mapping[str, str] = {}  # by manner: what is an effect of those who come to the map
    marks: Mapping[int, str] = {}  # and of those who get a mark
    turned: Mapping[str, str] = {}  # and of those whose face is turned without a loss, by manner


# -- playing


def equal_faces(_: Position, need: NeedRoll) -> list[tuple[Faces, float]]:
    return [((face,), 1 / need.sides) for face in range(1, need.sides + 1)]


def endings(
    pos: Position,
    step: str,
    side: int,
    memo: Any,
    policy: Policy,
    throws: Throws = equal_faces,
    depth: int = 0,
) -> list[Ending]:
    """Where a procedure leads from one of its steps on, when every question is answered by the policy; once
    for each way in which dice may fall. It ends with its own question, or with one so deep.
    """
    depth = depth or len(pos.state.frames)
    frames = (*pos.state.frames[:-1], Frame(step, side, memo))
    start = Position(pos.game, pos.state._replace(frames=frames), pos)
    found: list[Ending] = []

    def explore(faces: Faces, chance: float) -> None:
        ref = Referee(start, FixedDice(faces))
        try:
            answer_all(ref, depth, policy)
        except NeedRoll as need:
            for more, share in throws(ref.pos, need):
                explore((*faces, *more), chance * share)
        else:
            found.append(Ending(chance, ref.pos, ref.changes))

    explore((), 1.0)
    return found


def answer_all(ref: Referee, depth: int, policy: Policy) -> None:
    while ask := run(ref, depth):
        act = policy(ref.pos, ask.menu(ref.pos))
        ask.verbs[act.verb].do(ref, act.noun)


def play_to_dice(pos: Position, policy: Policy, cite: str, depth: int = 0) -> Position | None:
    """Where a question leads until dice are thrown for this paragraph; nowhere, if they never are. What falls
    before shows its lowest face.
    """
    ref, faces = Referee(pos, FixedDice(())), list[int]()
    while True:
        try:
            answer_all(ref, depth or len(pos.state.frames), policy)
        except NeedRoll as need:
            if need.cite == cite:
                return ref.pos
            faces.append(1)
            ref = Referee(pos, FixedDice(faces))
        else:
            return None


def rows(
    pos: Position,
    fight: Fight,
    chances: Mapping[str, float],
    faces: Sequence[str],
    play: Callable[[str], list[Ending]],
    tones: Callable[[str], Tone],
    wording: Wording,
    counted: UnitSet = -1,
) -> tuple[PreviewRow, ...]:
    """A row for each result, or several where further dice decide what it does. Only the units counted have
    steps to lose.
    """
    found: list[PreviewRow] = []
    for code, chance in chances.items():
        dice = tuple(face for face, one in enumerate(faces, 1) if one == code)
        for end in play(code):
            what = effects(pos, end, fight, wording)
            idle = all(effect.what == "none" for effect in what)
            found.append(
                PreviewRow(
                    code,
                    chance * end.chance,
                    dice,
                    "none" if idle else tones(code),
                    what,
                    emptied=not fight.defenders & end.pos.at(fight.target),
                    taken=any(pos.game.roster[u].side == fight.side for u in bits(end.pos.at(fight.target))),
                    losses=losses(pos, end, fight, counted, wording.turned),
                )
            )
    return tuple(merge_endings(found))


def losses(
    pos: Position, end: Ending, fight: Fight, counted: UnitSet, turned: Container[str] = ()
) -> tuple[int, int]:
    """Steps that each side loses in the combat, and with the units that it must give up for it later; a face
    that is turned in some manners is no loss.
    """
    found = [
        steps_lost(pos, end.pos, units & counted, fight.graves)
        for units in (fight.attackers, fight.defenders)
    ]
    for change in end.changes:
        if (
            isinstance(change, Removed)
            and end.pos.state.where[change.unit] >= 0
            and change.box in fight.graves
        ):
            found[pos.game.roster[change.unit].side != fight.side] += end.pos.state.steps[change.unit]
    steps, fighting = list(pos.state.steps), (fight.attackers | fight.defenders) & counted
    for change in end.changes:
        if isinstance(change, StepsChanged):
            if change.how in turned and fighting >> change.unit & 1:
                side = pos.game.roster[change.unit].side
                found[side != fight.side] -= steps[change.unit] - change.left
            steps[change.unit] = change.left
    return found[0], found[1]


def merge_endings(found: list[PreviewRow]) -> Iterator[PreviewRow]:
    """Endings of one result that come to the same are one row."""
    for _, same in groupby(found, key=lambda row: (row.code, row.effects, row.losses)):
        one, *others = same
        yield one._replace(chance=one.chance + sum(other.chance for other in others))


def steps_lost(before: Position, after: Position, units: UnitSet, graves: frozenset[int] = BURIED) -> int:
    """Steps of some units; one that has left the map for a while keeps its own."""
    where, left = after.state.where, after.state.steps
    return sum(before.state.steps[u] - (0 if where[u] in graves else left[u]) for u in bits(units))


# -- telling


def effects(before: Position, end: Ending, fight: Fight, wording: Wording) -> tuple[Effect, ...]:
    """All that happened to units in one combat, like things together, in the order they began."""
    found = list(list_effects(before, end, wording))
    joined: dict[tuple[Any, ...], Effect] = {}
    for one in found:
        each = one.n if one.what == "back" else 0  # hexes are not added up
        key = (one.what, one.cite, one.side, one.hex, each)
        same = joined.get(key)
        n = one.n if same is None or each else same.n + one.n
        joined[key] = one._replace(units=one.units | (same.units if same is not None else 0), n=n)
    own = {fight.side: fight.attackers, 1 - fight.side: fight.defenders}
    told = [one._replace(whole=one.side >= 0 and not own[one.side] & ~one.units) for one in joined.values()]
    return tuple(told) or (Effect("none", wording.nothing),)


def list_effects(before: Position, end: Ending, wording: Wording) -> Iterator[Effect]:
    """One change after the other. Who dies on the way back is not said to have gone back."""
    roster, alive, steps = before.game.roster, end.pos.state.where, list(before.state.steps)
    retreats = [change for change in end.changes if isinstance(change, Moved) and change.how == "retreat"]
    for change in end.changes:
        cite = change.cite
        match change:
            case Moved(unit, path, "retreat") if alive[unit] >= 0:
                mine = [one for one in retreats if one.unit == unit]
                if change is mine[0]:
                    far = sum(len(one.path) - 1 for one in mine)
                    yield Effect("back", cite, roster[unit].side, 1 << unit, far)
            case Moved(unit, path, "advance") if before.state.where[unit] == path[0]:
                yield Effect("taken", cite, roster[unit].side, 1 << unit, 1)
            case StepsChanged(unit, left, _, how) if how in wording.turned:
                yield Effect(wording.turned[how], cite, roster[unit].side, 1 << unit, 1)
                steps[unit] = left
            case StepsChanged(unit, left):
                yield Effect(
                    special("steps", cite, wording), cite, roster[unit].side, 1 << unit, steps[unit] - left
                )
                steps[unit] = left
            case Removed(unit, box, how) if how in REMOVALS or box == DEAD:
                what = special(REMOVALS.get(how, "eliminated"), cite, wording)
                where = alive[unit] if what == "crowded" else -1  # given up later, from where it stands now
                yield Effect(what, cite, roster[unit].side, 1 << unit, 1, hex=where)
            case Message(what, args) if what in wording.messages:
                some = next((value.set for _, value in args if isinstance(value, Units)), 0)
                many = next((value for _, value in args if isinstance(value, int)), 0)
                side = roster[some.bit_length() - 1].side if some else -1
                yield Effect(wording.messages[what], cite, side, some, some.bit_count() or many)
            case Placed(unit, _, how) if how in wording.placed:
                yield Effect(wording.placed[how], cite, roster[unit].side, 0, 1)  # whichever it is
            case Marked(mark, units, True) if mark in wording.marks:
                side = roster[units.bit_length() - 1].side
                yield Effect(wording.marks[mark], cite, side, units, units.bit_count())
            case Ended():
                yield Effect("ends", cite)


def special(what: str, cite: str, wording: Wording) -> str:
    return f"{what}-{wording.reasons[cite]}" if what in SPECIAL and cite in wording.reasons else what
