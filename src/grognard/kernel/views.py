"""What a viewer may know, built from what he knows: nothing is copied and then deleted."""

from __future__ import annotations

from typing import Any

from grognard.kernel.arguments import Argument, Arguments, At, Charges, Hexes, Points, Units
from grognard.kernel.changes import (
    Change,
    Marked,
    Message,
    Moved,
    OwnChanged,
    Placed,
    Removed,
    Revealed,
    StepsChanged,
)
from grognard.kernel.engine import choices
from grognard.kernel.flow import Ask
from grognard.kernel.hexes import bits
from grognard.kernel.menu import BOX, HEX, OPTION, UNIT, Allowed, Menu
from grognard.kernel.places import box_place, place_name
from grognard.kernel.state import Position

OBSERVER = -1
UNKNOWN = -1  # in a change: a unit whose identity the viewer may not know


def view(pos: Position, viewer: int) -> dict[str, Any]:
    """The position as one side, or an observer, sees it."""
    game, state = pos.game, pos.state
    known, concealed = known_units(pos, viewer)
    marks = marks_on(pos)
    units = [
        {
            "id": game.roster[unit].id,
            "at": place_name(game, state.where[unit]),
            "steps": state.steps[unit],
            "marks": marks.get(unit, []),
        }
        for unit in known
    ]
    return {
        "game": game.id,
        "turn": state.turn,
        "phase": phase(pos),
        "to_act": game.sides[choices(pos).who] if state.result is None else None,
        "units": units,
        "hidden": [{"side": side, "at": at} for side, at in concealed],
        "markers": [
            {
                "at": game.map.label(m.hex),
                "kind": m.kind,
                "side": game.sides[m.side] if m.side >= 0 else None,
                "n": m.n,
            }
            for m in game.hooks.markers(pos, viewer)
        ],
        "seats": list(state.seats),
        "own": game.hooks.own_view(pos, viewer),
        "result": None
        if state.result is None
        else {"winner": winner(pos), "how": state.result.how, "cite": state.result.cite},
    }


def known_units(pos: Position, viewer: int) -> tuple[list[int], list[tuple[str, str]]]:
    """The units that a viewer can tell apart; of the others the side and the place, in order."""
    game, where, sees = pos.game, pos.state.where, pos.game.hooks.can_see
    known, concealed = [], []
    for unit, at in enumerate(where):
        if sees(pos, viewer, unit):
            known.append(unit)
        else:
            concealed.append((game.sides[game.roster[unit].side], place_name(game, at)))
    return known, sorted(concealed)


def marks_on(pos: Position) -> dict[int, list[str]]:
    """The marks of the units that have any, then what they bear besides."""
    found: dict[int, list[str]] = {}
    marks = list(zip(pos.game.marks, pos.state.marks, strict=True))
    for name, units in marks + [(name, units(pos)) for name, units in pos.game.hooks.signs.items()]:
        for unit in bits(units):
            found.setdefault(unit, []).append(name)
    return found


def winner(pos: Position) -> str | None:
    result = pos.state.result
    if result is None:
        return None
    return "draw" if result.winner < 0 else pos.game.sides[result.winner]


def phase(pos: Position) -> str:
    """The phase of the sequence of play that the bottom frame stands in."""
    return pos.game.program[pos.state.frames[0].step].phase if pos.state.frames else "over"


def noun_name(pos: Position, allowed: Allowed, noun: int) -> str | None:
    """A noun as it is written outside."""
    if allowed.kind in (HEX, BOX):
        return place_name(pos.game, noun if allowed.kind == HEX else box_place(noun))
    if allowed.kind == UNIT:
        return pos.game.roster[noun].id
    return allowed.names[noun] if allowed.kind == OPTION else None


def menu_view(pos: Position, viewer: int) -> dict[str, Any]:
    """The menu of the side to act; another viewer learns only who must decide, and under what."""
    menu: Menu = choices(pos)
    if menu.who < 0:
        return {"who": None, "prompt": menu.prompt, "cite": menu.cite, "acts": []}
    who = pos.game.sides[menu.who]
    if viewer != menu.who:
        return {"who": who, "prompt": "waiting", "cite": menu.cite, "acts": []}
    ask = pos.game.program[pos.frame.step].step
    assert isinstance(ask, Ask)
    acts = [
        {
            "verb": verb,
            "noun": noun_name(pos, allowed, noun),
            "kind": allowed.kind,
            "cite": allowed.under,
            "role": ask.verbs[verb].role if verb in ask.verbs else "",
        }
        for verb, allowed in menu.verbs.items()
        for noun in bits(allowed.set)
    ]
    return {
        "who": who,
        "prompt": menu.prompt,
        "cite": menu.cite,
        "args": prompt_args(pos, menu),
        "acts": acts,
    }


def prompt_args(pos: Position, menu: Menu) -> dict[str, Any]:
    """What a prompt speaks of, by printed names."""
    return {key: printed_argument(pos, value) for key, value in menu.args.items()}


def printed_argument(pos: Position, value: Argument) -> str | int:
    match value:
        case Units():
            return ", ".join(pos.game.roster.ids(value.set))
        case Hexes():
            return ", ".join(pos.game.map.labels(value.set))
        case At():
            return place_name(pos.game, value.place)
        case Points() | Charges():
            return str(value)
        case _:
            return value


def seen_arguments(args: Arguments, pos: Position, viewer: int) -> Arguments:
    """The same with only the units that a viewer may know; of the others, how many there are."""
    return tuple((key, seen_units(v, pos, viewer) if isinstance(v, Units) else v) for key, v in args)


def seen_units(units: Units, pos: Position, viewer: int) -> Units:
    sees = pos.game.hooks.can_see
    visible = sum(1 << u for u in bits(units.set) if sees(pos, viewer, u))
    return Units(visible, units.hidden + (units.set & ~visible).bit_count())


def seen_change(change: Change, before: Position, after: Position, viewer: int) -> Change | None:
    """A change as a viewer may see it: a unit he does not know has no name."""
    sees = after.game.hooks.can_see
    match change:
        case Moved() | Placed() | Removed() | StepsChanged():
            visible = sees(before, viewer, change.unit) or sees(after, viewer, change.unit)
            shown: Change = change if visible else change._replace(unit=UNKNOWN)
        case Marked() | Revealed():
            shown = change._replace(units=sum(1 << u for u in bits(change.units) if sees(after, viewer, u)))
        case OwnChanged(what=""):
            return None
        case OwnChanged():  # told in words: what the game remembers is nobody's to see
            shown = change._replace(fields=(), args=seen_arguments(change.args, after, viewer))
        case Message():
            shown = change._replace(args=seen_arguments(change.args, after, viewer))
        case _:
            shown = change
    return after.game.hooks.conceal(shown, after, viewer)
