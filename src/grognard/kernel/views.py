"""What a viewer may know, built from what he knows: nothing is copied and then deleted."""

from __future__ import annotations

from typing import Any

from grognard.kernel.changes import Change, Marked, Moved, Noted, Placed, Removed, Revealed, StepLost
from grognard.kernel.engine import choices
from grognard.kernel.hexes import bits
from grognard.kernel.menu import OPTION, UNIT, Allowed, Menu
from grognard.kernel.state import DEAD, GONE, POOL, Position

OBSERVER = -1
BOXES = {POOL: "pool", DEAD: "dead", GONE: "gone"}
UNKNOWN = -1  # in a change: a unit whose identity the viewer may not know


def place_name(pos: Position, at: int) -> str:
    return pos.game.map.label(at) if at >= 0 else BOXES[at]


def view(pos: Position, viewer: int) -> dict[str, Any]:
    """The position as one side, or an observer, sees it."""
    game, state = pos.game, pos.state
    known, hidden, marks = [], [], marks_on(pos)
    for unit, at in enumerate(state.where):
        counter = game.roster[unit]
        if game.hooks.sees(pos, viewer, unit):
            known.append({"id": counter.id, "at": place_name(pos, at), "steps": state.steps[unit], "marks": marks.get(unit, [])})
        else:
            hidden.append({"side": game.sides[counter.side], "at": place_name(pos, at)})
    return {
        "game": game.id,
        "turn": state.turn,
        "phase": phase(pos),
        "to_act": game.sides[choices(pos).who] if state.result is None else None,
        "units": known,
        "hidden": sorted(hidden, key=lambda h: (h["side"], h["at"])),
        "seats": list(state.seats),
        "own": game.hooks.own_view(pos, viewer),
        "result": None if state.result is None else {"winner": winner(pos), "how": state.result.how, "cite": state.result.cite},
    }


def marks_on(pos: Position) -> dict[int, list[str]]:
    """The marks of the units that have any."""
    found: dict[int, list[str]] = {}
    for name, units in zip(pos.game.marks, pos.state.marks, strict=True):
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
    if allowed.kind == "hex":
        return pos.game.map.label(noun)
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
    final: frozenset[str] = getattr(ask, "final", frozenset())
    acts = [
        {"verb": verb, "noun": noun_name(pos, allowed, noun), "kind": allowed.kind, "cite": allowed.outside, "final": verb in final}
        for verb, allowed in menu.verbs.items()
        for noun in bits(allowed.set)
    ]
    return {"who": who, "prompt": menu.prompt, "cite": menu.cite, "args": prompt_args(pos, menu), "acts": acts}


def prompt_args(pos: Position, menu: Menu) -> dict[str, Any]:
    """The words of a prompt: units and hexes by their printed names."""
    names: dict[str, Any] = {}
    for key, value in menu.args.items():
        if key.startswith("unit"):
            names[key] = pos.game.roster[value].id
        elif key.startswith("hex"):
            names[key] = pos.game.map.label(value)
        else:
            names[key] = value
    return names


def seen_change(change: Change, before: Position, after: Position, viewer: int) -> Change | None:
    """A change as a viewer may see it: a unit he does not know has no name."""
    sees = after.game.hooks.sees
    match change:
        case Moved() | Placed() | Removed() | StepLost():
            known = sees(before, viewer, change.unit) or sees(after, viewer, change.unit)
            shown: Change = change if known else change._replace(unit=UNKNOWN)
        case Marked() | Revealed():
            shown = change._replace(units=sum(1 << u for u in bits(change.units) if sees(after, viewer, u)))
        case Noted():
            shown = change._replace(own=None)  # told in words: what the game remembers is nobody's to see
        case _:
            shown = change
    return after.game.hooks.conceal(shown, after, viewer)
