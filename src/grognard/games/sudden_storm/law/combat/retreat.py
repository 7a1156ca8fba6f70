"""9F1, 8B.2, 30K and 31.1. Retreats: one unit after another goes back a hex, and on from full ones."""

from __future__ import annotations

from dataclasses import replace

from grognard.games.sudden_storm.law import possession, stacking, stocks, territory, unit_losses
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.combat import breakout, carried_points
from grognard.games.sudden_storm.law.combat.forces import side_of
from grognard.games.sudden_storm.law.combat.paths import steps_from
from grognard.games.sudden_storm.law.combat.retreat_state import Retreating, arrive, end
from grognard.games.sudden_storm.law.presence import land_units, occupied_hexes
from grognard.games.sudden_storm.law.zoc import zoc
from grognard.kernel.arguments import Argument, At, Units
from grognard.kernel.changes import Moved
from grognard.kernel.cite import rule
from grognard.kernel.flow import Seq, Step, While
from grognard.kernel.hexes import FLAT, HexSet, bits, hexset, holds, only
from grognard.kernel.menu import Allowed, Cause, Menu, hexes, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet
from grognard.rules import retreat as retreats
from grognard.rules.retreat import Priority, RetreatRule, narrow
from grognard.rules.why_not import hex_words, not_among_cause

# -- which hexes are open to a unit


def waiting(fleeing: Retreating, unit: int) -> UnitSet:
    return fleeing.units & ~(1 << unit)


@rule("SS 9F1.2", "SS 8B.2")
def has_room(pos: Position, fleeing: Retreating, unit: int, h: int) -> bool:
    """Would a hex hold one more? Those that must still leave it do not count (SS-P49); a rival of 31A makes
    it full (SS-P50).
    """
    side = pos.game.roster[unit].side
    here = pos.at(h) & book(pos).data.of_side[side] & ~waiting(fleeing, unit)
    return stacking.can_stack(pos, here | 1 << unit, h)


@rule("SS 9F1.7")
def ignores_zones(pos: Position, fleeing: Retreating, unit: int) -> HexSet:
    """The hexes where a German c/m unit does not mind enemy ZOCs: those of friends who are not themselves in
    this retreat (SS-P16). A truck has no such privilege (SS-P1).
    """
    data = book(pos).data
    if not holds(data.german & data.cm & ~data.trucks, unit):
        return 0
    return pos.hexes_of(land_units(pos, pos.game.roster[unit].side) & ~fleeing.all)


def zoc_hexes(pos: Position, fleeing: Retreating, unit: int) -> HexSet:
    """The hexes where enemy ZOCs tell on a retreating unit."""
    return zoc(pos, 1 - pos.game.roster[unit].side) & ~ignores_zones(pos, fleeing, unit)


@rule("SS 9F1.1", "SS 9F1.5")
def open_hexes(pos: Position, fleeing: Retreating, unit: int) -> Allowed:
    """The neighbours that a unit may retreat into, by whatever priority: no prohibited ground, no enemies, no
    neutral or forbidden land, not back into the hex of the combat, nor in a circle (SS-P15, SS-R5).
    """
    here, side = fleeing.path[-1], pos.game.roster[unit].side
    around = pos.game.map.grid.adjacent(1 << here)
    found = hexes(around, "SS 9F1.1", lambda h: not_adjacent_cause(pos, here, h))
    found.less("SS 9F1.5", around & occupied_hexes(pos, 1 - side), hex_words("why-enemy-there", pos))
    found.less("SS 9F1.5", around & ~steps_from(pos, unit, here), hex_words("ss-why-prohibited-retreat", pos))
    found.less("SS 9F1.3", around & hexset(fleeing.path), hex_words("ss-why-circle", pos))
    for closure in territory.closures(pos, unit):
        found.less(closure.cite, closure.hexes & around, closure.because)
    return found


def not_adjacent_cause(pos: Position, here: int, h: int) -> Cause:
    far = pos.game.map.grid.distance(here, h)
    return Cause("SS 9F1.1", "why-retreat-adjacent", (("hex", At(h)), ("far", far)))


@rule("SS 9F1.2", "SS 9F1.4")
def retreat_hexes(pos: Position, fleeing: Retreating) -> Allowed:
    """The hexes of the best priority; into an enemy ZOC only with a cadre to lose."""
    unit = only(fleeing.group)
    found = open_hexes(pos, fleeing, unit)
    zone = zoc_hexes(pos, fleeing, unit)
    room = hexset(h for h in bits(found.set & ~zone) if has_room(pos, fleeing, unit, h))
    narrow(
        found,
        Priority("SS 9F1.2", room, hex_words("ss-why-better-retreat", pos)),
        Priority("SS 9F1.2", ~zone, hex_words("ss-why-retreat-zone", pos)),
    )
    if not unit_losses.has_cadre(pos, unit):
        found.less("SS 9F1.4", zone & found.set, hex_words("ss-why-retreat-zone", pos))
    return found


# -- the retreat


@rule("SS 30J.2", "SS 9C.AR")
def start_retreat(ref: Referee, some: UnitSet) -> None:
    """These must go back; an intrinsic defence cannot (SS-P22)."""
    rooted = some & book(ref.pos).data.intrinsic
    for unit in bits(rooted):
        unit_losses.lose(ref, unit, "no-retreat", "SS 30J.2")
    some &= ~rooted
    if some:
        ref.ask("retreat", side_of(ref.pos, some), Retreating(some, some))
        carried_points.offer_points(ref, some)


def next_unit(pos: Position, fleeing: Retreating) -> UnitSet:
    """The last one, or one that is lost anyhow: nobody who goes before him opens a way. Otherwise the owner
    says.
    """
    if fleeing.units.bit_count() == 1:
        return fleeing.units
    alone = (1 << unit for unit in bits(fleeing.units))
    return next((one for one in alone if not retreat_hexes(pos, select_group(pos, fleeing, one)).set), 0)


def select_group(pos: Position, fleeing: Retreating, group: UnitSet) -> Retreating:
    return fleeing._replace(group=group, path=fleeing.path or (pos.state.where[only(group)],))


def take(ref: Referee, group: UnitSet) -> None:
    ref.remember(select_group(ref.pos, ref.pos.memo(Retreating), group))


@rule("SS 9F1.3", "SS 9F1.4", "SS 8B.2")
def go(ref: Referee, to: int) -> None:
    """One hex: into an enemy ZOC as a cadre; and on, if the hex is full."""
    fleeing = ref.pos.memo(Retreating)
    unit = only(fleeing.group)
    zone = holds(zoc_hexes(ref.pos, fleeing, unit), to)
    path = (*fleeing.path, to)
    ref.do(Moved(unit, path[-2:], "retreat", "SS 9F1.1"))
    stocks.go_along(ref, unit)
    if zone:
        unit_losses.flip(ref, unit, "SS 9F1.4")
        stocks.shed(ref, unit)
    ref.remember(fleeing._replace(path=path))
    if has_room(ref.pos, fleeing, unit, to):
        arrive(ref, unit, path)


@rule("SS 9F1.3", "SS 9F1.4", "SS 9F1.5", "SS 31.1", "SS 30K")
def resolve_no_retreat(ref: Referee) -> None:
    """A unit without a way back is lost, and its cadre with it."""
    fleeing = ref.pos.memo(Retreating)
    unit = only(fleeing.group)
    how, cite = no_retreat_reason(ref.pos, fleeing, unit)
    end(ref, unit)
    unit_losses.lose(ref, unit, how, cite)
    possession.resolve_possession(ref)


def no_retreat_reason(pos: Position, fleeing: Retreating, unit: int) -> tuple[str, str]:
    """Full hexes all around, an enemy ZOC, a forbidden zone, the edge of the map, or no way at all."""
    around = pos.game.map.grid.adjacent(1 << fleeing.path[-1])
    if open_hexes(pos, fleeing, unit).set:
        return "zone", "SS 9F1.4"
    if len(fleeing.path) > 1:
        return "overstacked", "SS 9F1.3"
    free = (
        around & steps_from(pos, unit, fleeing.path[0]) & ~occupied_hexes(pos, 1 - pos.game.roster[unit].side)
    )
    barred = {closure.cite for closure in territory.closures(pos, unit) if closure.hexes & free}
    if "SS 30K" in barred or len(list(pos.game.map.grid.neighbours(fleeing.path[0]))) < len(FLAT):
        return "off-map", "SS 30K"
    if barred:
        return "out-of-zone", "SS 31.1"
    return "no-retreat", "SS 9F1.5"


# -- the question


def retreat_menu(pos: Position) -> Menu:
    fleeing = pos.memo(Retreating)
    if not fleeing.group:
        found = units(fleeing.units, "SS 9F1.1", not_among_cause(pos, "SS 9F1.1", "why-no-retreat"))
        return Menu(pos.frame.who, "ss-retreat-who", "SS 9F1.1", {"unit": found})
    args: dict[str, Argument] = {"units": Units(fleeing.group)}
    return Menu(pos.frame.who, "ss-retreat", "SS 9F1.2", {"back": retreat_hexes(pos, fleeing)}, args)


WAYS = RetreatRule("fleeing", retreat_hexes, take, go, resolve_no_retreat, next_unit)


def procedure() -> While:
    """Before each step who can breaks out (37A)."""
    usual = retreats.procedure("retreat", "fall_back", WAYS, retreat_menu, Retreating, who="unit")
    assert isinstance(usual, While)
    return replace(usual, step=Seq((breakout.QUESTION, usual.step)))


PROCEDURES: dict[str, Step] = {**carried_points.PROCEDURES, "retreat": procedure()}
