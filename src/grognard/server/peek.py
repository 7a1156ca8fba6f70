"""What a hex tells whoever points at it: terrain, the way there and its cost, the stack, and who threatens
it.

All of it from what the asker may know: units whose faces he does not see are neither added up nor feared.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from time import perf_counter
from typing import NamedTuple

from grognard.draw.board import hex_words
from grognard.kernel.changes import Moved, Placed
from grognard.kernel.dice import FixedDice, NeedRoll
from grognard.kernel.engine import choices, step
from grognard.kernel.errors import BadInput
from grognard.kernel.flow import GO
from grognard.kernel.game import MoveCost
from grognard.kernel.hexes import HexSet, bits, one_of, unitset
from grognard.kernel.menu import HEX, Act
from grognard.kernel.network import UNLIMITED
from grognard.kernel.state import Position, UnitSet, fact
from grognard.kernel.texts import Texts
from grognard.server import wire
from grognard.server.group import Draft, Halt, read_units
from grognard.server.presentation import ask_of, points, supposed_position, words_for

SLICE = 0.005  # seconds of work before others are served
SIGHT = 2  # hexes beyond its allowance at which a unit may still strike


class Strength(NamedTuple):
    attack: int
    defence: int


@lru_cache(maxsize=8)
def highlighted_hexes(pos: Position) -> Mapping[int, MoveCost]:
    return pos.game.hooks.move_costs(pos)


def answer(pos: Position, viewer: int, ask: wire.Peek, lang: str) -> wire.PeekAnswer:
    game, words = pos.game, words_for(pos.game, lang)
    h = game.map.index.get(ask.hex)
    if h is None:
        raise BadInput(f'"{ask.hex}" is not a hex of this map', "why-noun", noun=ask.hex)
    known = supposed_position(pos, viewer)
    mover = with_unit_selected(known, viewer, ask.units)
    way = None if mover is None else way_to(mover, h, words)
    group = read_units(pos, viewer, ask.units) if ask.units else []
    going = 0 if way is None else unitset(group or [game.roster.index[way.unit]])
    seen = visible_units(pos, viewer)
    here = known.at(h) & seen
    return wire.PeekAnswer(
        id=ask.id,
        hex=ask.hex,
        text=hex_words(game, h, lang),
        way=way,
        stack=stack_of(known, here),
        threat=threat(known, viewer, seen, h, here | going),
    )


@fact
def visible_units(pos: Position, viewer: int) -> UnitSet:
    """The units whose faces the viewer sees."""
    sees = pos.game.hooks.can_see
    return unitset(u for u in range(len(pos.game.roster)) if sees(pos, viewer, u))


# -- the way there


def with_unit_selected(pos: Position, viewer: int, group: Sequence[str]) -> Position | None:
    """The position with a unit in hand: the first of a group, or the one that is; none where nobody is."""
    asked = choices(pos)
    if viewer != asked.who:
        return None
    if group:
        draft = Draft(pos)
        try:
            draft.take(read_units(pos, viewer, group)[0])
        except Halt:
            return None
        pos, asked = draft.pos, choices(draft.pos)
    return pos if asked.hand >= 0 else None


def way_to(pos: Position, h: int, words: Texts) -> wire.PeekWay | None:
    """The way of the unit in hand to a hex, as the rules would take it there."""
    asked = choices(pos)
    verb = next(
        (v for v in ask_of(pos).with_role(GO, HEX) if v in asked.verbs and asked.verbs[v].set >> h & 1), None
    )
    if verb is None:
        return None
    try:
        out = step(pos, Act(verb, h), FixedDice(()))
    except NeedRoll:
        return None
    path = tuple(path_of(out.changes, asked.hand))
    entry, bill = highlighted_hexes(pos).get(h), pos.game.hooks.bill(pos, path) if len(path) > 1 else ()
    cost = points(entry.cost) if entry else ""
    whole = sum(item.points.value for item in bill) / bill[0].points.per if bill else 0
    if not entry or whole != entry.cost:  # a bill that does not add up says something else than what is paid
        bill = ()
    label = pos.game.map.label
    return wire.PeekWay(
        unit=pos.game.roster[asked.hand].id,
        path=[label(x) for x in path],
        cost=cost,
        left=points_left(asked.args),
        stop=entry.stop if entry else False,
        parts=[
            wire.PeekPart(
                text=words.say(f"charge-{item.what}"), cost=f"{'+' if item.extra else ''}{item.points}"
            )
            for item in bill
        ],
    )


def path_of(changes: Sequence[object], unit: int) -> list[int]:
    """The hexes that a unit goes through."""
    path: list[int] = []
    for change in changes:
        if isinstance(change, Moved) and change.unit == unit:
            path += change.path[1:] if path else change.path
        elif isinstance(change, Placed) and change.unit == unit and change.to >= 0:
            path.append(change.to)
    return path


def points_left(args: Mapping[str, object]) -> str:
    """What the unit in hand has left to spend, as its question says; empty where it says nothing."""
    left, half = args.get("points"), args.get("half", 0)
    if not isinstance(left, int) or left >= 99:
        return ""
    return f"{left or ''}½" if half else str(left)


# -- the stack, and who threatens it


def strength(pos: Position, units: UnitSet) -> Strength:
    """Attack and defence as printed on the faces that are up."""
    faces = [pos.game.roster[u].face(pos.state.steps[u]) for u in bits(units)]
    return Strength(sum(face.attack for face in faces), sum(face.defence for face in faces))


def stack_of(pos: Position, units: UnitSet) -> wire.PeekStack | None:
    if not units:
        return None
    side = pos.game.roster[one_of(units)].side
    both = strength(pos, units)
    return wire.PeekStack(side=pos.game.sides[side], attack=both.attack, defence=both.defence)


def threat(pos: Position, viewer: int, seen: UnitSet, h: int, defenders: UnitSet) -> wire.PeekThreat | None:
    """Who could attack a hex after moving, against those who stand there or are about to."""
    roster = pos.game.roster
    if not defenders:
        return None
    side = roster[one_of(defenders)].side
    foes = strikers(pos, side, seen, h)
    if not foes:
        return None
    where = pos.state.where
    return wire.PeekThreat(
        side=pos.game.sides[roster[one_of(foes)].side],
        hexes=sorted(pos.game.map.label(x) for x in {where[u] for u in bits(foes)}),
        attack=strength(pos, foes).attack,
        defence=strength(pos, defenders).defence,
        unseen=viewer >= 0 and side == viewer and has_unseen(pos, side, seen),
    )


def has_unseen(pos: Position, side: int, seen: UnitSet) -> bool:
    where, roster = pos.state.where, pos.game.roster
    return any(where[u] >= 0 and roster[u].side != side and not seen >> u & 1 for u in range(len(roster)))


def strikers(pos: Position, side: int, seen: UnitSet, h: int) -> UnitSet:
    """The enemies of a side, as far as they are known, that could attack a hex after moving."""
    return unitset(u for u in suspects(pos, side, seen, h) if strikes(pos, u) >> h & 1)


def suspects(pos: Position, side: int, seen: UnitSet, h: int) -> Iterator[int]:
    """The enemies of a side near enough to be looked at."""
    grid = pos.game.map.grid
    for u, at, far in armed(pos, side):
        if seen >> u & 1 and grid.distance(at, h) <= far:
            yield u


@fact
def armed(pos: Position, side: int) -> tuple[tuple[int, int, int], ...]:
    """The enemies of a side on the map that can attack: where each stands, and beyond how many hexes it
    strikes nobody; a step costs a part of a point at least.
    """
    roster, where, steps = pos.game.roster, pos.state.where, pos.state.steps
    mine = [(u, where[u]) for u in range(len(roster)) if where[u] >= 0 and roster[u].side != side]
    far = [(u, at, UNLIMITED if roster[u].move == UNLIMITED else roster[u].move + SIGHT) for u, at in mine]
    return tuple(one for one in far if roster[one[0]].face(steps[one[0]]).attack)


async def prepare(pos: Position, viewer: int, ask: wire.Peek) -> None:
    """Work out who could attack the stack of a hex, and let others be served meanwhile: where many could it
    takes a tenth of a second.
    """
    known, h = supposed_position(pos, viewer), pos.game.map.index.get(ask.hex, -1)
    seen = visible_units(pos, viewer)
    here = known.at(h) & seen if h >= 0 else 0
    if not here:
        return
    begun = perf_counter()
    for u in suspects(known, known.game.roster[one_of(here)].side, seen, h):
        strikes(known, u)
        if perf_counter() - begun > SLICE:
            await asyncio.sleep(0)
            begun = perf_counter()


@fact
def strikes(pos: Position, unit: int) -> HexSet:
    """The hexes that a unit could attack after moving."""
    hooks, stand = pos.game.hooks, 1 << pos.state.where[unit]
    if hooks.strikes is not None:
        return hooks.strikes(pos, unit)
    if "reach" in hooks.overlays:
        stand |= hooks.overlays["reach"](pos, unit).all_hexes
    return pos.game.map.grid.adjacent(stand)
