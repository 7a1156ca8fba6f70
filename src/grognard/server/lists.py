"""Lists that lead a player to what wants him: formations with what has moved, who waits, is isolated or
threatened, and who is next.

Computed from roles, marks, boxes and hooks; no game is known here. Each player is told of his own side only.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from grognard.kernel.engine import choices
from grognard.kernel.flow import HAND
from grognard.kernel.hexes import bits, unitset
from grognard.kernel.menu import UNIT
from grognard.kernel.narration import argument_words
from grognard.kernel.set_up_view import SetUpGroup, SetUpView
from grognard.kernel.state import Position, UnitSet
from grognard.kernel.texts import Texts
from grognard.server import wire
from grognard.server.armies import army_words
from grognard.server.peek import strength, strikers, visible_units
from grognard.server.presentation import ask_of, capital, option_name, supposed_position, words_for

CUT_OFF = ("isolated", "unsupplied")  # marks, where a game has them
MOVED = "moved"
MANY = 400  # counters beyond which only those who stand beside an enemy are looked at for threats
MOST = 5  # threats that a list names
SHORT = 3  # letters of words that a name's initials pass over
DANGER = 2  # times the defence that an attack must be to be worth naming


def answer(pos: Position, viewer: int, ask: wire.AskLists, lang: str) -> wire.ListsAnswer:
    if viewer < 0 or pos.state.result is not None:
        return wire.ListsAnswer(id=ask.id, formations=[], watch=[], next=[])
    known, words = supposed_position(pos, viewer), words_for(pos.game, lang)
    if found := pos.game.hooks.set_up_view(known):
        return set_up(known, ask, found, words)
    able = can_act(known, viewer)
    watch = [
        *waiting_rows(known, able),
        *cut_off(known, viewer),
        *threatened_rows(known, viewer, visible_units(pos, viewer)),
    ]
    return wire.ListsAnswer(
        id=ask.id,
        formations=formations(known, viewer, able, words),
        watch=watch,
        next=units_to_move(known, able, watch),
    )


def set_up(pos: Position, ask: wire.AskLists, found: SetUpView, words: Texts) -> wire.ListsAnswer:
    """Of a set-up by hand: its groups, what is missing; next come those who wait."""
    groups = [set_up_group(pos, one, words) for one in found.groups]
    return wire.ListsAnswer(
        id=ask.id,
        formations=[],
        watch=[],
        next=[],
        musters=groups,
        lacks=[
            wire.LackNow(
                text=capital(
                    words.say(
                        one.what if one.missing else f"{one.what}-kept",
                        **argument_words(pos.game, one.args, words),
                    )
                ),
                cite=one.cite,
                missing=one.missing,
                hexes=[pos.game.map.label(h) for h in bits(one.hexes)],
            )
            for one in found.needs
        ],
    )


def set_up_group(pos: Position, one: SetUpGroup, words: Texts) -> wire.MusterNow:
    ids, name = pos.game.roster.ids, option_name(words, one.option)
    digits = re.search(r"\d+", name)
    long = [word for word in re.findall(r"\w+", name) if len(word) > SHORT]
    letters = "".join(word[0] for word in long)
    return wire.MusterNow(
        verb=one.verb,
        noun=one.option,
        name=name,
        code=digits[0] if digits else letters[:3].upper(),
        units=ids(one.units),
        waiting=ids(unitset(unit for unit in bits(one.units) if pos.state.where[unit] < 0)),
        zone=[pos.game.map.label(h) for h in bits(one.zone)],
    )


def own_units(pos: Position, side: int) -> UnitSet:
    """A side's units on the map."""
    first, end = pos.game.roster.side_spans[side]
    return unitset(u for u in range(first, end) if pos.state.where[u] >= 0)


def can_act(pos: Position, side: int) -> UnitSet:
    """The units that the open question lets a side take in hand."""
    asked = choices(pos)
    if asked.who != side:
        return 0
    found = 0
    for verb in ask_of(pos).with_role(HAND, UNIT):
        if verb in asked.verbs:
            found |= asked.verbs[verb].set
    return found


# -- formations


def formations(pos: Position, side: int, able: UnitSet, words: Texts) -> list[wire.FormationNow]:
    """All units of a side, then each formation of several: how many have moved, how many still can."""
    game, mine, by = pos.game, own_units(pos, side), dict[str, UnitSet]()
    for u in bits(mine):
        id = game.hooks.army(game, u)
        by[id] = by.get(id, 0) | 1 << u
    rows = [formation(pos, "", words.say("list-all"), mine, able)] if mine else []
    named = [(army_words(id, words), units) for id, units in by.items() if id and units.bit_count() > 1]
    return rows + [formation(pos, code, name, units, able) for (code, name), units in named]


def formation(pos: Position, code: str, name: str, units: UnitSet, able: UnitSet) -> wire.FormationNow:
    marks = pos.game.marks
    moved = pos.state.marks[marks.index(MOVED)] & units if MOVED in marks else 0
    return wire.FormationNow(
        code=code,
        name=capital(name),
        units=pos.game.roster.ids(units),
        moved=moved.bit_count(),
        able=(able & units).bit_count(),
    )


# -- what wants the player


def waiting_rows(pos: Position, able: UnitSet) -> list[wire.WatchRow]:
    """Units beside the map that may come now."""
    units = unitset(u for u in bits(able) if pos.state.where[u] < 0)
    return [wire.WatchRow(kind="waiting", units=pos.game.roster.ids(units), hex=None)] if units else []


def cut_off(pos: Position, side: int) -> list[wire.WatchRow]:
    """Stacks without supply: by a mark, or where the game traces no line to."""
    game, mine = pos.game, own_units(pos, side)
    found = 0
    for name in CUT_OFF:
        if name in game.marks:
            found |= pos.state.marks[game.marks.index(name)] & mine
    if game.hooks.supply is not None and not any(name in game.marks for name in CUT_OFF):
        traced = game.hooks.supply(pos, side)
        found |= unitset(u for u in bits(mine) if not traced >> pos.state.where[u] & 1)
    return rows("isolated", pos, found)


def rows(kind: str, pos: Position, units: UnitSet) -> list[wire.WatchRow]:
    """A row for each hex."""
    label, where = pos.game.map.label, pos.state.where
    by: dict[int, UnitSet] = {}
    for u in bits(units):
        by[where[u]] = by.get(where[u], 0) | 1 << u
    return [
        wire.WatchRow(kind=kind, units=pos.game.roster.ids(some), hex=label(h))  # type: ignore[arg-type]
        for h, some in sorted(by.items())
    ]


def threatened_rows(pos: Position, side: int, seen: UnitSet) -> list[wire.WatchRow]:
    """The stacks that enemies could attack with much more than they defend with, the worst first."""
    found = sorted(dangers(pos, side, seen), reverse=True)[:MOST]
    roster, label = pos.game.roster, pos.game.map.label
    return [
        wire.WatchRow(
            kind="threatened",
            units=roster.ids(pos.at(h) & own_units(pos, side)),
            hex=label(h),
            attack=attack,
            defence=defence,
        )
        for _, h, attack, defence in found
    ]


@lru_cache(maxsize=8)
def dangers(pos: Position, side: int, seen: UnitSet) -> list[tuple[float, int, int, int]]:
    mine, found = own_units(pos, side), []
    hexes = {pos.state.where[u] for u in bits(mine)}
    if len(pos.game.roster) > MANY:
        enemies = sum(1 << w for w in {pos.state.where[u] for u in bits(seen & ~mine)} if w >= 0)
        front = pos.game.map.grid.adjacent(enemies)
        hexes = {h for h in hexes if front >> h & 1}
    for h in hexes:
        defence = strength(pos, pos.at(h) & mine).defence
        attack = strength(pos, strikers(pos, side, seen, h)).attack
        if attack and attack >= DANGER * defence:
            found.append((attack / max(defence, 1), h, attack, defence))
    return found


def units_to_move(pos: Position, able: UnitSet, watch: Iterable[wire.WatchRow]) -> list[str]:
    """The units that can act, those who are spoken of first, then formation by formation."""
    roster = pos.game.roster
    first = [u for row in watch for u in row.units if able >> roster.index[u] & 1]
    army = pos.game.hooks.army
    rest = sorted(bits(able), key=lambda u: (army(pos.game, u), pos.state.where[u], u))
    return list(dict.fromkeys([*first, *(roster[u].id for u in rest)]))
