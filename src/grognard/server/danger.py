"""What could happen to a side in the enemy's turn: how hard each hex could be struck, and which supply lines
hang on a hex that may fall.

All of it from what the asker may know, and from the same threats as a hex that is pointed at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from time import perf_counter
from typing import NamedTuple

from grognard.kernel.hexes import HexSet, bits, unitset
from grognard.kernel.places import DEAD
from grognard.kernel.preview import Overlay
from grognard.kernel.state import Position, UnitSet, fact
from grognard.server import wire
from grognard.server.lists import DANGER, own_units
from grognard.server.peek import strength, strikes, visible_units
from grognard.server.presentation import supposed_position, words_for
from grognard.server.wording import capital

FAINT, FAIR, GRAVE = 1, 2, 3  # could be attacked; by as much as defends it; by a multiple
TRIED = 24  # hexes that are supposed to fall, those of most lines first
HANDS = 3  # enemies that are supposed to take each
PATIENCE = 2.0  # seconds, after which what was found so far is told
TOLD = 3
NEAR = 2  # hexes round one's own units in which danger is shown
CUT = "cut"  # hexes without a line, in the overlay


class Risk(NamedTuple):
    hex: int
    units: UnitSet


def answer(pos: Position, viewer: int, ask: wire.AskDanger, lang: str) -> wire.DangerAnswer:
    words = words_for(pos.game, lang)
    if viewer < 0 or pos.state.result is not None:
        return wire.DangerAnswer(id=ask.id, hexes={}, text="", cut=[], cut_text="", risks=[])
    known, seen = supposed_position(pos, viewer), visible_units(pos, viewer)
    label, roster = pos.game.map.label, pos.game.roster
    cut, near = unsupplied_units(known, viewer), neighbourhood(known, viewer)
    return wire.DangerAnswer(
        id=ask.id,
        hexes={label(h): level for h, level in levels(known, viewer, seen).items() if near >> h & 1},
        text=capital(words.say("danger-levels", times=DANGER)),
        cut=roster.ids(cut),
        cut_text=capital(words.say("danger-cut", n=cut.bit_count())) if cut else "",
        risks=[
            wire.SupplyRisk(
                hex=label(risk.hex),
                units=roster.ids(risk.units),
                text=capital(words.say("danger-risk", hex=label(risk.hex), n=risk.units.bit_count())),
            )
            for risk in risks(known, viewer, seen)
        ],
    )


# -- how hard each hex could be struck


@lru_cache(maxsize=8)
def levels(pos: Position, side: int, seen: UnitSet) -> dict[int, int]:
    """Every hex that known enemies could attack after moving, in three steps; where none of one's own stand,
    the first.
    """
    attack: Counter[int] = Counter()
    for unit in foes(pos, side, seen):
        points = strength(pos, 1 << unit).attack
        for h in bits(strikes(pos, unit) & pos.game.map.grid.board) if points else ():
            attack[h] += points
    mine = own_units(pos, side)
    return {h: level(points, strength(pos, pos.at(h) & mine).defence) for h, points in attack.items()}


def neighbourhood(pos: Position, side: int) -> HexSet:
    """The hexes where a side stands or may soon: danger elsewhere is no news."""
    found = 0
    for unit in bits(own_units(pos, side)):
        found |= 1 << pos.state.where[unit]
    for _ in range(NEAR):
        found |= pos.game.map.grid.adjacent(found)
    return found


def level(attack: int, defence: int) -> int:
    if not defence or attack < defence:
        return FAINT
    return FAIR if attack < DANGER * defence else GRAVE


def foes(pos: Position, side: int, seen: UnitSet) -> Iterator[int]:
    """The enemies on the map whose faces are known."""
    roster, where = pos.game.roster, pos.state.where
    return (u for u in bits(seen) if roster[u].side != side and where[u] >= 0)


# -- supply lines


def supply_overlay(pos: Position, side: int) -> Overlay:
    """The supply overlay, which every game with supply has: its lines, and the hexes that have none."""
    drawing = pos.game.hooks.overlays.get("supply")
    return Overlay() if drawing is None else drawing(pos, side)


def unsupplied_units(pos: Position, side: int) -> UnitSet:
    """The side's units on the map that no line feeds now."""
    cut = supply_overlay(pos, side).classes.get(CUT, 0)
    return unitset(u for u in bits(own_units(pos, side)) if cut >> pos.state.where[u] & 1)


@lru_cache(maxsize=8)
def risks(pos: Position, side: int, seen: UnitSet) -> tuple[Risk, ...]:
    """The hexes whose fall would leave most units without a line; of several that cut off the same, one."""
    begun, found = perf_counter(), dict[UnitSet, Risk]()
    before = unsupplied_units(pos, side)
    for h in endangered_supply_hexes(pos, side, seen)[:TRIED]:
        for taker in units_that_can_take(pos, side, h, seen)[:HANDS]:
            if perf_counter() - begun > PATIENCE:
                break
            lost = unsupplied_units(position_after_loss(pos, side, h, taker), side) & ~before
            if lost:
                found.setdefault(lost, Risk(h, lost))
                break
    worst = sorted(found.values(), key=lambda risk: (-risk.units.bit_count(), risk.hex))
    return tuple(worst[:TOLD])


def endangered_supply_hexes(pos: Position, side: int, seen: UnitSet) -> list[int]:
    """The hexes of supply lines that enemies could take, those of most lines first. Where one's own
    stand, only what is attacked at 1:1 at least.
    """
    lines = Counter(h for line in supply_overlay(pos, side).lines for h in line)
    threatened = levels(pos, side, seen)
    mine = own_units(pos, side)
    open_ = [h for h in lines if h in threatened and (threatened[h] > FAINT or not pos.at(h) & mine)]
    return sorted(open_, key=lambda h: (-lines[h], h))


def units_that_can_take(pos: Position, side: int, h: int, seen: UnitSet) -> list[int]:
    """The enemies that could take a hex, those first that are bound by nobody."""
    mine = own_units(pos, side)
    front = pos.game.map.grid.adjacent(pos.hexes_of(mine))
    able = [u for u in foes(pos, side, seen) if can_take(pos, u, h, bool(pos.at(h) & mine))]
    return sorted(able, key=lambda u: (front >> pos.state.where[u] & 1, u))


def position_after_loss(pos: Position, side: int, h: int, taker: int) -> Position:
    """The position with an enemy in a hex, and whoever of the side stood there gone."""
    where = list(pos.state.where)
    for unit in bits(pos.at(h) & own_units(pos, side)):
        where[unit] = DEAD
    where[taker] = h
    return Position(pos.game, pos.state._replace(where=tuple(where)))


def can_take(pos: Position, unit: int, h: int, defended: bool) -> bool:
    """Whether a unit could attack whoever stands in a hex, or else walk into it."""
    if not strikes(pos, unit) >> h & 1 or pos.game.roster[unit].move <= 0:
        return False
    return defended or bool(reach(pos, unit) >> h & 1)


@fact
def reach(pos: Position, unit: int) -> HexSet:
    drawing = pos.game.hooks.overlays.get("reach")
    return strikes(pos, unit) if drawing is None else drawing(pos, unit).all_hexes
