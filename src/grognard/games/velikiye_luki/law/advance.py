"""6.6.2. The advance after combat."""

from __future__ import annotations

from grognard.games.velikiye_luki.law import odds, why_not
from grognard.games.velikiye_luki.law.battle import living_units, those_in
from grognard.games.velikiye_luki.law.book import book
from grognard.games.velikiye_luki.law.movement import mover
from grognard.games.velikiye_luki.law.names import AdvanceAfterCombat, Battle
from grognard.games.velikiye_luki.law.zoc import closed_city, hard_zoc, occupied_hexes, zoc
from grognard.kernel.arguments import At, Units
from grognard.kernel.changes import Moved
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits, holds, unitset
from grognard.kernel.menu import Allowed, Cause, Menu, button, hexes, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position
from grognard.rules.advances import AdvanceRule
from grognard.rules.why_not import fixed_words

ZONES = 2  # the enemy zone at which foot units stop


@rule("VL 6.6.2a", "VL 6.6.2g", "VL 6.6.2h", "VL 6.6.2i")
def begin(ref: Referee, frame: Frame) -> None:
    """Only the attacker, only into a vacated hex, and only if he took all of his own result in steps.

    As far as the enemy went back and as many hexes as he left unmet, one at least.
    """
    battle: Battle = frame.memo
    pos, side = ref.pos, odds.attacking_side(ref.pos, battle)
    empty = not holds(occupied_hexes(pos, 1 - side) | closed_city(pos, side), battle.target)
    force = living_units(pos, battle.attackers)
    if empty and force and not battle.retreated and is_vacated(pos, battle):
        far = max(1, battle.fallen_back + battle.unmet)
        ref.ask(
            "pursuit", side, AdvanceAfterCombat(battle.target, force, far, battle.trail, battle.unmet > 0)
        )


def is_vacated(pos: Position, battle: Battle) -> bool:
    """Whoever defended the hex is there no more."""
    return not those_in(pos, battle.defenders, battle.target)


def can_enter(pos: Position, unit: int, to: int) -> bool:
    return holds(book(pos).ground.open_to(mover(pos, unit)), to)


@rule("VL 6.6.2b")
def followers(pos: Position, chase: AdvanceAfterCombat) -> Allowed:
    """Units that took part and can enter the hex; a motor unit does not go onto a lake."""
    barred = unitset(u for u in bits(chase.units) if not can_enter(pos, u, chase.target))
    outside = why_not.not_among_cause(pos, "VL 6.6.2b", "why-not-an-attacker")
    return units(chase.units, "VL 6.6.2b", outside).less("VL 6.6.2b", barred, "vl-why-lake")


@rule("VL 6.6.2e", "VL 6.6.2f", "VL 4.2.1i")
def holding_zones(pos: Position, unit: int) -> HexSet:
    """The zones that count against an advance: all for foot units, those of motor units for skiers, none for
    motor units.
    """
    foe, how = 1 - pos.game.roster[unit].side, mover(pos, unit)
    return 0 if how == "motor" else hard_zoc(pos, foe) if how == "ski" else zoc(pos, foe)


@rule("VL 6.6.2j", "VL 6.6.2e")
def limit(pos: Position, chase: AdvanceAfterCombat) -> int:
    """Two hexes at most on foot."""
    cap = book(pos).foot_cap
    return min(chase.hexes, cap) if cap and mover(pos, chase.unit) == "foot" else chase.hexes


@rule("VL 6.6.2b", "VL 6.6.2c", "VL 6.6.2i")
def retreat_trail(pos: Position, chase: AdvanceAfterCombat) -> HexSet:
    """The next hexes of any way the enemy went back. Where he died with obligations unmet there is none to
    follow: any hex then.
    """
    at = pos.state.where[chase.unit]
    next_ones = sum(1 << b for b in {b for a, b in chase.trail if a == at})
    return next_ones or (pos.game.map.grid.adjacent(1 << at) if chase.beyond else 0)


def not_adjacent_cause(pos: Position, unit: int, h: int) -> Cause:
    far = pos.game.map.grid.distance(pos.state.where[unit], h)
    return Cause(
        "VL 6.6.2b", "why-advance-adjacent" if far else "why-already-there", (("hex", At(h)), ("far", far))
    )


@rule("VL 6.6.2b", "VL 6.6.2c", "VL 6.6.2d")
def further_hexes(pos: Position, chase: AdvanceAfterCombat) -> Allowed:
    """Along any way the enemy went back; a motor unit, after the first hex, wherever it can."""
    unit, side = chase.unit, pos.game.roster[chase.unit].side
    near = pos.game.map.grid.adjacent(1 << pos.state.where[unit])
    found = hexes(near, "VL 6.6.2b", lambda h: not_adjacent_cause(pos, unit, h)).less(
        "VL 6.1a", near & occupied_hexes(pos, 1 - side), why_not.enemy_here(pos, side)
    )
    found.less("VL 1.6b", near & closed_city(pos, side), "vl-why-festung")
    found.less("VL 6.6.2b", near & ~book(pos).ground.open_to(mover(pos, unit)), "vl-why-lake")
    if mover(pos, unit) != "motor":
        found.less("VL 6.6.2b", near & ~retreat_trail(pos, chase), "vl-why-off-the-path")
    if chase.gone >= limit(pos, chase):
        found.less(
            "VL 6.6.2j" if mover(pos, unit) == "foot" and chase.gone < chase.hexes else "VL 6.6.2i",
            near,
            fixed_words("vl-why-advanced", (("hexes", chase.gone),)),
        )
    return found.less("VL 6.6.2e", near, "vl-why-second-zone") if chase.zones >= ZONES else found


def menu(pos: Position) -> Menu:
    chase: AdvanceAfterCombat = pos.frame.memo
    if chase.unit < 0:
        verbs = {"advance": followers(pos, chase), "halt": button("VL 6.6.2b")}
        return Menu(pos.frame.who, "vl-advance", "VL 6.6.2b", verbs, {"hex": At(chase.target)})
    verbs = {"to": further_hexes(pos, chase), "stay": button("VL 6.6.2b")}
    return Menu(
        pos.frame.who,
        "vl-advance-on",
        "VL 6.6.2b",
        verbs,
        {"unit": Units(1 << chase.unit), "left": limit(pos, chase) - chase.gone},
    )


def take(chase: AdvanceAfterCombat, unit: int) -> AdvanceAfterCombat:
    return chase._replace(unit=unit, gone=0, zones=0)


def enter(ref: Referee, to: int) -> bool:
    chase = ref.pos.memo(AdvanceAfterCombat)
    zones = chase.zones + (holding_zones(ref.pos, chase.unit) >> to & 1)
    ref.do(Moved(chase.unit, (ref.state.where[chase.unit], to), "advance", "VL 6.6.2b"))
    ref.remember(chase._replace(gone=chase.gone + 1, zones=zones))
    return bool(further_hexes(ref.pos, ref.frame.memo).set)


PURSUIT = AdvanceRule(followers, enter, take=take)
