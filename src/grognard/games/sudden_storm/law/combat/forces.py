"""9. Who takes part in the combat under way, and what they are worth as printed."""

from __future__ import annotations

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.faces import face
from grognard.games.sudden_storm.law.names import BEATEN, Battle
from grognard.games.sudden_storm.law.presence import land_units
from grognard.kernel.cite import rule
from grognard.kernel.hexes import bits, one_of
from grognard.kernel.state import Position, UnitSet

# -- the battle


def battle_of(pos: Position) -> Battle | None:
    """The combat under way."""
    return next((frame.memo for frame in reversed(pos.state.frames) if type(frame.memo) is Battle), None)


def the_battle(pos: Position) -> Battle:
    found = battle_of(pos)
    assert found is not None
    return found


def side_of(pos: Position, units: UnitSet) -> int:
    return pos.game.roster[one_of(units)].side


def attacking_side(pos: Position, battle: Battle) -> int:
    return side_of(pos, battle.attackers) if battle.attackers else pos.frame.who


def units_engaged(battle: Battle, attacking: bool) -> UnitSet:
    return battle.attackers if attacking else battle.defenders


# -- who is where


def side_units(pos: Position, side: int) -> UnitSet:
    """Units on the map."""
    return land_units(pos, side)


def units_at(pos: Position, side: int, h: int) -> UnitSet:
    return pos.at(h) & book(pos).data.of_side[side]


@rule("SS 9B2", "SS 9B3")
def defenders(pos: Position, battle: Battle) -> UnitSet:
    """All units of the hex together."""
    return units_at(pos, 1 - attacking_side(pos, battle), battle.target)


@rule("SS 9F1.6")
def refugees(pos: Position, units: UnitSet) -> UnitSet:
    """Those who have retreated in this phase: they add nothing to a defence."""
    return units & pos.state.marks[BEATEN]


def units_counted(pos: Position, battle: Battle, attacking: bool) -> UnitSet:
    """Combat units and intrinsic defences that count in a combat: neither trucks nor refugees."""
    some = units_engaged(battle, attacking) & ~book(pos).data.trucks
    return some if attacking else some & ~refugees(pos, some)


@rule("SS 14D.2")
def are_trucks_alone(pos: Position, units: UnitSet) -> bool:
    return bool(units) and not units & ~book(pos).data.trucks


# -- what they are


@rule("SS 9D.2")
def printed_strength(pos: Position, unit: int, attacking: bool) -> int:
    found = face(pos, unit)
    return found.attack if attacking else found.defence


@rule("SS 9D.1")
def printed_total(pos: Position, units: UnitSet, attacking: bool) -> int:
    """Printed strengths added up: neither ground nor supply tells on losses (D2)."""
    return sum(printed_strength(pos, unit, attacking) for unit in bits(units))
