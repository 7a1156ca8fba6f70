"""Who is left of each side in the combat under way, and where the enemy is."""

from __future__ import annotations

from grognard.games.victory_roads.law.combat.battle import attacking_side
from grognard.games.victory_roads.law.names import Battle
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits, unitset
from grognard.kernel.state import Position, UnitSet
from grognard.rules.losses import living_units


@rule("VR EX-20c")
def force(pos: Position, battle: Battle, side: int) -> UnitSet:
    """What is left of those who fight for a side, Kampfgruppen that took somebody's place among them
    (C-28).
    """
    first, end = pos.game.roster.side_spans[side]
    new = battle.newcomers & (1 << end) - (1 << first)
    return living_units(
        pos, new | (battle.attackers if side == attacking_side(pos, battle) else battle.defenders)
    )


def foes(pos: Position, battle: Battle, side: int) -> HexSet:
    """The hexes of a side's enemies who took part; the attacked hex, where none is left (J-05)."""
    return pos.hexes_of(force(pos, battle, 1 - side)) or 1 << battle.target


def immobile(pos: Position, some: UnitSet) -> UnitSet:
    """Units whose face has no movement points. A pontoon HQ has those of its other side (C-32)."""
    roster, steps = pos.game.roster, pos.state.steps
    return unitset(unit for unit in bits(some) if not roster[unit].face(steps[unit]).move)
