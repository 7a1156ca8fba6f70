"""What a player is reminded of before he ends a phase, or calls an HQ for nothing."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.victory_lost.law.book import book
from grognard.games.victory_lost.law.combat import target_hexes
from grognard.games.victory_lost.law.command import present, units_commanded
from grognard.games.victory_lost.law.movement import movable, must_enter
from grognard.games.victory_lost.law.names import ACTIVE, AXIS, SOVIET
from grognard.games.victory_lost.law.supply import units_on_map
from grognard.games.victory_lost.law.zoc import line
from grognard.games.victory_lost.table.overlays import strikes
from grognard.kernel.game import Unfinished
from grognard.kernel.hexes import HexSet, bits, unitset
from grognard.kernel.state import Position, UnitSet
from grognard.kernel.views import phase

LAST_CHANCE = "avl-undone-special"


def unfinished_business(pos: Position) -> list[Unfinished]:
    """Who must come out of a box, HQs left where they stand, and HQs whose units have nobody to attack."""
    name, side = phase(pos), pos.frame.who
    if name == "soviet-special":
        armed = unitset(
            hq for hq in bits(present(pos, SOVIET) & units_on_map(pos)) if targets(pos, SOVIET, hq)
        )
        return [Unfinished(LAST_CHANCE, armed, cite="AVL 4.1.2e")] if armed else []
    if not name.endswith("-movement"):
        return []
    found = []
    waiting = must_enter(pos, side)
    if waiting:
        found.append(Unfinished("avl-undone-box", waiting, must=True, cite="AVL 11.2.2a"))
    still = movable(pos, side).set & ~waiting
    aimless = pos.state.marks[ACTIVE] & book(pos).data.hqs
    if aimless and not target_hexes(pos, side).set and can_strike(pos, side, still):
        found.append(Unfinished("avl-undone-aim", aimless, cite="AVL 9.0a"))
    if still & book(pos).data.hqs:
        found.append(Unfinished("avl-undone-hq", still & book(pos).data.hqs, cite="AVL 7.3.3c"))
    return found


def can_strike(pos: Position, side: int, movers: UnitSet) -> bool:
    """Could one of those who have not moved yet still come beside an enemy?"""
    foes = line(pos, 1 - side)
    return any(strikes(pos, u) & foes for u in bits(movers & units_on_map(pos)))


def targets(pos: Position, side: int, hq: int) -> HexSet:
    """The enemies beside those whom an HQ commands, where they stand."""
    mine = units_commanded(pos, hq) & units_on_map(pos)
    return pos.game.map.grid.spread(pos.hexes_of(mine), book(pos).data.passable) & line(pos, 1 - side)


def wasteful_acts(pos: Position) -> Mapping[str, Mapping[int, Unfinished]]:
    """HQs that would be called for nothing: to attack nobody, to lead nobody, or not there at all."""
    match phase(pos):
        case "soviet-special":
            idle = [hq for hq in bits(present(pos, SOVIET)) if not targets(pos, SOVIET, hq)]
            return {"activate": {hq: Unfinished("avl-waste-aim", 1 << hq, cite="AVL 9.0a") for hq in idle}}
        case "axis-manstein":
            alone = [hq for hq in bits(present(pos, AXIS)) if not units_commanded(pos, hq)]
            return {"activate": {hq: idle_hq(hq) for hq in alone}}
        case "axis-designation":
            return {"designate": idle_chits(pos)}
        case _:
            return {}


def idle_hq(hq: int) -> Unfinished:
    return Unfinished("avl-waste-alone", 1 << hq, cite="AVL 7.3.2a")


def idle_chits(pos: Position) -> dict[int, Unfinished]:
    """Chits in the bag whose HQ is not there or leads nobody."""
    data, here, found = book(pos).data, present(pos, AXIS), dict[int, Unfinished]()
    for chit in bits(pos.state.own.bag & pos.state.own.axis):
        hq = data.chits[chit].hq
        if hq >= 0 and not here >> hq & 1:
            found[chit] = Unfinished("avl-waste-absent", cite="AVL 7.2.2a")
        elif hq >= 0 and not units_commanded(pos, hq):
            found[chit] = idle_hq(hq)
    return found
