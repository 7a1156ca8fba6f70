"""6.6.1. Going back, hex by hex."""

from __future__ import annotations

from functools import lru_cache

from grognard.games.velikiye_luki.law import combat, festung, why_not
from grognard.games.velikiye_luki.law.battle import battle_of, step_off
from grognard.games.velikiye_luki.law.book import book
from grognard.games.velikiye_luki.law.movement import mover
from grognard.games.velikiye_luki.law.names import GERMAN, SOVIET, Battle, Retreat, StepLossChoice
from grognard.games.velikiye_luki.law.reinforcements import plan_return
from grognard.games.velikiye_luki.law.zoc import closed_city, occupied_hexes, zoc
from grognard.kernel.arguments import At
from grognard.kernel.changes import Moved, Removed
from grognard.kernel.cite import rule
from grognard.kernel.hexes import Grid, HexSet, bits, holds, one_of, only
from grognard.kernel.menu import Allowed, Cause, Menu, hexes, units
from grognard.kernel.places import DEAD, POOL
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet, fact
from grognard.rules.retreat import Priority, RetreatRule, narrow, next_stack


def side_of(pos: Position, group: UnitSet) -> int:
    return pos.game.roster[one_of(group)].side


def hex_of(pos: Position, group: UnitSet) -> int:
    return pos.state.where[one_of(group)]


@rule("VL 6.6.1a", "VL 6.6.1b")
def enterable(pos: Position, group: UnitSet) -> HexSet:
    """Neighbouring hexes that hold no enemy and are passable to every unit of the group."""
    side, ground = side_of(pos, group), book(pos).ground
    shut = occupied_hexes(pos, 1 - side) | closed_city(pos, side)
    found = pos.game.map.grid.adjacent(1 << hex_of(pos, group)) & ~shut
    for how in {mover(pos, u) for u in bits(group)}:
        found &= ground.open_to(how)
    return found


@rule("VL 6.6.1f", "VL 4.3b", "VL 4.2.1d")
@fact
def costly_hexes(pos: Position, group: UnitSet) -> HexSet:
    """Enemy zones where no friend stands; those who make the same hex of retreat are no friends who hold the
    place.
    """
    side, falling = side_of(pos, group), pos.frame.memo
    data = book(pos).data
    friends = pos.hexes_of(
        data.of_side[side] & ~data.units_of_kind["festung"] & ~(falling.units | falling.gone)
    )
    return zoc(pos, 1 - side) & ~friends


@lru_cache(maxsize=1024)
def far_from(grid: Grid, h: int) -> tuple[int, ...]:
    """How far each hex is from one of them."""
    return tuple(grid.distance(h, other) for other in range(grid.size))


@rule("VL 6.6.1e")
def farthest_hexes(pos: Position, side: int, ways: HexSet) -> HexSet:
    """Those of some hexes whose nearest enemy is farthest off."""
    foes = bits(occupied_hexes(pos, 1 - side))
    if not foes or ways.bit_count() < 2:
        return ways
    grid = pos.game.map.grid
    far = {h: min(map(far_from(grid, h).__getitem__, foes)) for h in bits(ways)}
    best = max(far.values())
    return sum([1 << h for h, n in far.items() if n == best])


@rule("VL 6.6.1d")
def hexes_homeward(pos: Position, side: int, here: int, ways: HexSet) -> HexSet:
    """Those of some hexes that lie nearer to the friendly edge."""
    spot = pos.game.map.spot
    column = spot[here][0]
    return sum(
        [1 << h for h in bits(ways) if (spot[h][0] < column if side == GERMAN else spot[h][0] > column)]
    )


@rule("VL 6.6.1c", "VL 6.6.1d", "VL 6.6.1e", "VL 6.6.1a", "VL 6.6.1b")
def retreat_hexes(pos: Position, falling: Retreat) -> Allowed:
    """Where a group may go: out of enemy zones if it can; then towards the friendly edge; then farthest from
    any enemy.

    The other hexes say which priority they fail.
    """
    group = falling.group
    side, here = side_of(pos, group), hex_of(pos, group)
    open_ways = enterable(pos, group)
    around = pos.game.map.grid.adjacent(1 << here)
    enemies, city = occupied_hexes(pos, 1 - side), closed_city(pos, side)
    found = (
        hexes(around, pos.frame.memo.cite, lambda h: not_adjacent_cause(pos, here, h))
        .less("VL 6.6.1a", around & enemies, why_not.enemy_here(pos, side))
        .less("VL 1.6b", around & city, "vl-why-festung")
    )
    found.less("VL 6.6.1b", around & ~open_ways & ~enemies & ~city, "vl-why-lake")
    narrow(
        found,
        Priority("VL 6.6.1c", ~costly_hexes(pos, group), why_not.zoc_words(pos, 1 - side)),
        Priority(
            "VL 6.6.1d",
            hexes_homeward(pos, side, here, open_ways),
            ("vl-why-not-east", "vl-why-not-west")[side],
        ),
    )
    return narrow(found, Priority("VL 6.6.1e", farthest_hexes(pos, side, found.set), "vl-why-nearer-enemy"))


def not_adjacent_cause(pos: Position, here: int, h: int) -> Cause:
    far = pos.game.map.grid.distance(here, h)
    return Cause(pos.frame.memo.cite, "why-retreat-adjacent", (("hex", At(h)), ("far", far)))


@rule("VL 6.6.1i")
def is_beside_city(pos: Position, unit: int) -> bool:
    """Is it of the encirclement (or rides with one that is) and a hex of the garrison the only way that is
    not barred by others?
    """
    at = pos.state.where[unit]
    stack = pos.at(at) & festung.participants(pos)
    return bool(
        stack
        and pos.game.roster[unit].side == SOVIET
        and pos.game.map.grid.adjacent(1 << at) & closed_city(pos, SOVIET)
    )


@rule("VL 6.6.1h", "VL 6.6.1i", "VL 6.6.1j")
def resolve_no_retreat(ref: Referee) -> None:
    """Off the map at its edge, to come back; beside the city a step less where it stands;
    otherwise the end.
    """
    pos, falling = ref.pos, ref.pos.memo(Retreat)
    unit, data = one_of(falling.group), book(pos).data
    at = pos.state.where[unit]
    finish_group(ref, falling.group)
    if pos.game.map.grid.adjacent(1 << at).bit_count() < 6:
        ref.do(Removed(unit, POOL, "off-map", "VL 6.6.1j"))
        plan_return(ref, unit, at)
    elif is_beside_city(pos, unit):
        if holds(data.combat, unit):
            step_off(ref, unit, "VL 6.6.1i")
            if falling.role == 1:
                ref.amend(Battle, stayed=True)
    elif holds(data.combat, unit):
        ref.do(Removed(unit, DEAD, "no-retreat", "VL 6.6.1h"))
    else:
        combat.sweep(ref, 1 << unit)


def finish_group(ref: Referee, group: UnitSet) -> None:
    falling: Retreat = ref.frame.memo
    ref.remember(falling._replace(units=falling.units & ~group, group=0, gone=falling.gone | group))


@rule("VL 6.6.1f", "VL 4.3b", "VL 6.6.2a", "VL 6.6.1k")
def go(ref: Referee, to: int) -> None:
    """The group goes; a zone it enters costs it one step, whoever bears it. Who follows his stack goes with
    those who have paid.
    """
    falling: Retreat = ref.frame.memo
    group, pos, at = falling.group, ref.pos, hex_of(ref.pos, falling.group)
    pays = costly_hexes(pos, group) >> to & 1 and (at, to) not in falling.paid
    for unit in bits(group):
        ref.do(Moved(unit, (ref.state.where[unit], to), "retreat", falling.cite))
    if falling.role == 1:
        battle: Battle = battle_of(ref.pos)
        ref.amend(Battle, trail=(*battle.trail, (at, to)))
    finish_group(ref, group)
    fighting = group & book(pos).data.combat
    if pays and fighting:
        ref.remember(ref.frame.memo._replace(paid=(*falling.paid, (at, to))))
        if fighting.bit_count() == 1:
            step_off(ref, only(fighting), "VL 6.6.1f")
        else:
            ref.ask("toll", ref.frame.who, StepLossChoice(fighting, "VL 6.6.1f", falling.role))


def menu(pos: Position) -> Menu:
    falling: Retreat = pos.frame.memo
    group = falling.group
    verbs = {"back": retreat_hexes(pos, falling)}
    if group.bit_count() > 1:
        verbs["apart"] = units(
            group, "VL 6.6.1g", why_not.not_among_cause(pos, "VL 6.6.1g", "why-no-retreat")
        )
    return Menu(
        pos.frame.who,
        "vl-retreat",
        "VL 6.6.1g",
        verbs,
        {"hex": At(hex_of(pos, group)), "many": group.bit_count()},
    )


@rule("VL 6.6.1g")
def take(ref: Referee, group: UnitSet) -> None:
    """A stack goes together, unless one of it goes its own way."""
    ref.remember(ref.pos.memo(Retreat)._replace(group=group))


WAYS = RetreatRule("falling", retreat_hexes, take, go, resolve_no_retreat, next_stack)
