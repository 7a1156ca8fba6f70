"""Nobody learns what he may not know: from a view, from a menu, or from the log.

All that a viewer cannot know is dealt anew (`scramble`): what he is shown must stay the same.
"""

from __future__ import annotations

import json
import re
from functools import lru_cache
from random import Random
from typing import Any

from grognard.kernel.changes import Change, Marked, Moved, Placed, Removed, Revealed, StepsChanged
from grognard.kernel.dice import FixedDice, NeedRoll
from grognard.kernel.engine import Outcome, choices, step
from grognard.kernel.errors import BadInput
from grognard.kernel.hexes import bits
from grognard.kernel.menu import UNIT, Act
from grognard.kernel.state import Position
from grognard.kernel.views import OBSERVER, menu_view, seen_change, view

DEALS = 3  # how often everything is dealt anew
ASKED = 6  # how many nouns of each verb somebody asks about
SIBLINGS = 12  # how many acts of a menu are compared with each other


def viewers(pos: Position) -> tuple[int, ...]:
    return (*range(len(pos.game.sides)), OBSERVER)


def hidden_from(pos: Position, viewer: int) -> list[int]:
    return [u for u in range(len(pos.game.roster)) if not pos.game.hooks.can_see(pos, viewer, u)]


def deal_hidden(pos: Position, viewer: int, luck: Random) -> Position:
    """A position that the viewer cannot tell from this one."""
    return Position(pos.game, pos.game.hooks.scramble(pos.game, pos.state, viewer, luck))


def keeps_secrets(pos: Position, viewer: int) -> bool:
    """May anything be hidden from the viewer: counters, or what only this game remembers? A game that hides
    nothing deals nothing.
    """
    return pos.game.hooks.scramble(pos.game, pos.state, viewer, Random(0)) is not pos.state


@lru_cache(maxsize=8)
def kept_view(pos: Position, viewer: int) -> dict[str, Any]:
    """The view of a position that others are compared with again and again."""
    return view(pos, viewer)


def view_and_menu(pos: Position, viewer: int) -> dict[str, Any]:
    return {"view": view(pos, viewer), "menu": menu_view(pos, viewer)}


def views(pos: Position, luck: Random) -> None:
    """Views and menus say the same of all that the viewer cannot tell apart, and never name what he may not
    know.
    """
    for viewer in viewers(pos):
        seen = view_and_menu(pos, viewer)
        text = json.dumps(seen)
        for unit in hidden_from(pos, viewer):
            name = pos.game.roster[unit].id
            named = name in text and re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text)
            assert not named, f"{name} is named to viewer {viewer}"
        asked = questions(pos, viewer, luck)
        for _ in range(DEALS):
            other = deal_hidden(pos, viewer, luck)
            assert view_and_menu(other, viewer) == seen, f"viewer {viewer} can tell two deals apart"
            for act in asked:
                same = choices(other).causes(act) == choices(pos).causes(act)
                assert same, f"viewer {viewer} can tell two deals apart by why not {act}"
            seed = luck.getrandbits(32)
            same = (
                deal_hidden(other, viewer, Random(seed)).state == deal_hidden(pos, viewer, Random(seed)).state
            )
            assert same, (
                f"whoever knows the luck can reckon back from a deal for viewer {viewer} to what is true"
            )
            broken = pos.game.hooks.invariants(other)
            assert not broken, f"a deal that cannot be: {broken}"


def questions(pos: Position, viewer: int, luck: Random) -> list[Act]:
    """Some acts of which the viewer may ask why not: those of whoever must decide."""
    menu = choices(pos)
    if menu.who != viewer:
        return []
    many = max(pos.game.map.grid.size, len(pos.game.roster))
    return [
        Act(verb, noun) for verb in menu.verbs for noun in (0, *luck.sample(range(many), min(many, ASKED)))
    ]


# -- the log


def visible_changes(before: Position, out: Outcome, viewer: int) -> list[Change]:
    told = [seen_change(c, before, out.pos, viewer) for c in out.changes]
    return [c for c in told if c is not None]


def does_reveal(out: Outcome) -> bool:
    return any(isinstance(c, Revealed) for c in out.changes)


def log(before: Position, played: Act, out: Outcome, luck: Random) -> None:
    """Where what came before and after looks the same, the log sounds the same."""
    for viewer in viewers(before):
        unknown_stay_unknown(before, out, viewer)
        if does_reveal(out) or not keeps_secrets(before, viewer):
            continue
        faces = [r.face for r in out.rolls]
        for _ in range(DEALS):
            compare_with(deal_hidden(before, viewer, luck), before, played, out, faces, viewer)
            if out.rolls:
                other_dice(before, played, out, viewer, luck)
        siblings(before, viewer, luck)


def unknown_stay_unknown(before: Position, out: Outcome, viewer: int) -> None:
    """No change names a unit whose face the viewer knows neither before nor after."""
    secret = {u for u in hidden_from(before, viewer) if not out.pos.game.hooks.can_see(out.pos, viewer, u)}
    for change in visible_changes(before, out, viewer):
        match change:
            case Moved() | Placed() | Removed() | StepsChanged():
                named = {change.unit}
            case Marked() | Revealed():
                named = set(bits(change.units))
            case _:
                named = set()
        assert not named & secret, f"{change} names a unit to viewer {viewer} who does not know it"


def compare_with(
    twin: Position, before: Position, played: Act, out: Outcome, faces: list[int], viewer: int
) -> None:
    """The same act in a position that looks the same: if it ends up looking the same too, it was told the
    same.
    """
    act = act_on_twin(before, twin, played, viewer)
    if act is None or act not in choices(twin):
        assert choices(before).who != viewer, (
            f"{played} is on one menu of viewer {viewer} and not on the other"
        )
        return
    try:
        other = step(twin, act, FixedDice(faces))
    except (NeedRoll, BadInput):
        return  # other dice: what hung on the secret is seen by all
    if does_reveal(other):
        return
    if view(other.pos, viewer) == kept_view(out.pos, viewer):
        assert visible_changes(twin, other, viewer) == visible_changes(before, out, viewer), (
            f"the log of {played} tells viewer {viewer} what he may not know"
        )


def other_dice(before: Position, played: Act, out: Outcome, viewer: int, luck: Random) -> None:
    """A die that leads to another state which looks the same was thrown in secret. One at a time: an act may
    throw both open dice and secret ones."""
    faces, n = [r.face for r in out.rolls], luck.randrange(len(out.rolls))
    faces[n] = luck.randint(1, out.rolls[n].sides)
    try:
        other = step(before, played, FixedDice(faces))
    except (NeedRoll, BadInput):
        return  # it calls for other dice than were thrown
    if (
        does_reveal(other)
        or other.pos.state == out.pos.state
        or view(other.pos, viewer) != kept_view(out.pos, viewer)
    ):
        return
    assert visible_changes(before, other, viewer) == visible_changes(before, out, viewer), (
        f"the dice of {played} tell viewer {viewer} what he may not know"
    )


def act_on_twin(pos: Position, twin: Position, act: Act, viewer: int) -> Act | None:
    """An act on a unit the viewer does not know, done to the one that lies in its place instead."""
    allowed = choices(pos).verbs[act.verb]
    if allowed.kind != UNIT or pos.game.hooks.can_see(pos, viewer, act.noun):
        return act
    side, at = pos.game.roster[act.noun].side, pos.state.where[act.noun]
    here = [
        u for u in hidden_from(pos, viewer) if (pos.game.roster[u].side, pos.state.where[u]) == (side, at)
    ]
    there = [
        u for u in hidden_from(twin, viewer) if (twin.game.roster[u].side, twin.state.where[u]) == (side, at)
    ]
    return Act(act.verb, there[here.index(act.noun)]) if len(here) == len(there) else None


def siblings(pos: Position, viewer: int, luck: Random) -> None:
    """Acts of somebody else that look alike afterwards, and differ in what is hidden, were told alike."""
    if choices(pos).who == viewer:
        return
    acts = choices(pos).acts()
    seen: dict[str, tuple[Act, list[Change], Any]] = {}
    for act in luck.sample(acts, min(SIBLINGS, len(acts))):
        try:
            out = step(pos, act, FixedDice([1] * 20))
        except (NeedRoll, BadInput):
            continue
        if does_reveal(out):
            continue
        told, own = visible_changes(pos, out, viewer), out.pos.state.own
        other, was_told, was = seen.setdefault(json.dumps(view_and_menu(out.pos, viewer)), (act, told, own))
        if own != was or does_touch_hidden(out, viewer):
            assert told == was_told, (
                f"{act} and {other} look alike to viewer {viewer} afterwards and are told in two ways"
            )


def does_touch_hidden(out: Outcome, viewer: int) -> bool:
    secret = set(hidden_from(out.pos, viewer))
    return any(
        isinstance(c, Moved | Placed | Removed | StepsChanged) and c.unit in secret for c in out.changes
    )
