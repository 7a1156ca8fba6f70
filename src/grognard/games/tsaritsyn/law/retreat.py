"""VIII and VII. Retreats: the owner goes back hex by hex, and is lost where he cannot."""

from __future__ import annotations

from grognard.games.tsaritsyn.law import control, why_not
from grognard.games.tsaritsyn.law.book import book
from grognard.games.tsaritsyn.law.names import Retreat
from grognard.games.tsaritsyn.law.stacking import room_for
from grognard.games.tsaritsyn.law.zoc import land, zoc
from grognard.kernel.arguments import Argument, Arguments, At, Hexes, Units
from grognard.kernel.changes import Moved, Removed
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits, one_of, only
from grognard.kernel.menu import Allowed, Bar, Cause, Menu, hexes, units
from grognard.kernel.places import DEAD
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet, side_fact
from grognard.rules.retreat import RetreatRule, go_unless_asked
from grognard.rules.why_not import hex_words


def start_retreat(ref: Referee, going: UnitSet, steps: int, cite: str) -> None:
    if going:
        ref.ask("retreat", ref.game.roster[one_of(going)].side, Retreat(going, steps, cite))
        go_unless_asked(ref, WAYS)


@rule("TS VII.4", "TS VIII.ret1")
def hexes_to_retreat_to(pos: Position, unit: int, here: int) -> HexSet:
    """The hexes a unit may fall back to: no enemy, no enemy zone, nothing it could not enter by moving."""
    counter, rules = pos.game.roster[unit], book(pos)
    return rules.networks[counter.kind].beside[here] & unbarred_hexes(pos, 1 - counter.side)


@side_fact("flipped")
def unbarred_hexes(pos: Position, foe: int) -> HexSet:
    return book(pos).data.land & ~land(pos, foe) & ~zoc(pos, foe)


@rule("TS VIII.ret1", "TS VI.4", "TS VIII.r1", "TS VIII.r2", "TS IX.fear.8")
def retreat_hexes(pos: Position, going: Retreat, unit: int) -> HexSet:
    """The next hexes of a retreat that can be finished, two hexes away where that can be, within stacking."""
    here, grid = pos.state.where[unit], pos.game.map.grid
    room = room_for(pos, unit)
    if going.steps - going.gone == 1:
        last = hexes_to_retreat_to(pos, unit, here) & room
        origin = going.origin if going.gone else here
        last &= ~(1 << origin)
        away = last & grid.ring_of_each(1 << origin, going.steps)
        return away or last
    first = hexes_to_retreat_to(pos, unit, here)
    best = okay = 0
    away = grid.ring_of_each(1 << here, 2)
    for h in bits(first):
        ends = hexes_to_retreat_to(pos, unit, h) & room & ~(1 << here)
        if ends & away:
            best |= 1 << h
        if ends:
            okay |= 1 << h
    return best or okay


def take(ref: Referee, group: UnitSet) -> None:
    going, unit = ref.pos.memo(Retreat), only(group)
    ref.remember(going._replace(unit=unit, origin=ref.state.where[unit], gone=0))


def go_back(ref: Referee, to: int) -> None:
    going = ref.pos.memo(Retreat)
    ref.do(Moved(going.unit, (ref.state.where[going.unit], to), "retreat", going.cite))
    control.record_control(ref, going.unit, (to,))
    if going.gone + 1 == going.steps:
        finish_retreat(ref, going)
    else:
        ref.remember(going._replace(gone=going.gone + 1))


def resolve_no_retreat(ref: Referee) -> None:
    going = ref.pos.memo(Retreat)
    cite = "TS IX.fear.8" if going.cite == "TS IX.fear.4" else "TS VIII.ret1"
    ref.do(Removed(going.unit, DEAD, "no-retreat", cite))
    finish_retreat(ref, going)


@rule("TS III.1")
def finish_retreat(ref: Referee, going: Retreat) -> None:
    """One has gone back, or is lost: each retreat by itself may open the line."""
    ref.remember(Retreat(going.units & ~(1 << going.unit), going.steps, going.cite))
    ref.game.judge(ref)


def menu(pos: Position) -> Menu:
    going: Retreat = pos.frame.memo
    if going.unit < 0:
        chosen = units(going.units, going.cite, why_not.not_among_cause(pos, going.cite, "why-no-retreat"))
        return Menu(pos.frame.who, "ts-retreat-who", going.cite, {"retreat": chosen})
    args: dict[str, Argument] = {"unit": Units(1 << going.unit), "left": going.steps - going.gone}
    return Menu(pos.frame.who, "ts-retreat-where", going.cite, {"back": allowed_retreats(pos, going)}, args)


def allowed_retreats(pos: Position, going: Retreat) -> Allowed:
    ways = hexes(retreat_hexes(pos, going, going.unit), going.cite, lambda h: no_retreat(pos, going, h))
    return ways.relaxing(lambda: reasons(pos, going))


def no_retreat(pos: Position, going: Retreat, h: int) -> Cause:
    """Of a hex that nothing closes: it is not beside the unit, or the retreat could not be finished from
    there.
    """
    far = pos.game.map.grid.distance(pos.state.where[going.unit], h)
    args: Arguments = (("hex", At(h)), ("far", far), ("steps", going.steps))
    return Cause("TS VIII.ret1", "why-retreat-adjacent" if far != 1 else "ts-why-retreat-unfinished", args)


def reasons(pos: Position, going: Retreat) -> list[Bar]:
    """What keeps a unit out of the hexes around it; farther off it is only too far. A full hex may be passed,
    not ended in.
    """
    unit, ends = going.unit, going.gone + 1 == going.steps
    counter, rules, grid = pos.game.roster[unit], book(pos), pos.game.map.grid
    here, foe = 1 << pos.state.where[unit], 1 - counter.side
    beside = grid.adjacent(here)
    found = [
        Bar("TS VII.4", zoc(pos, foe), why_not.zoc_words(pos, foe)),
        Bar("TS VII.6", land(pos, foe), why_not.enemy_here(pos, counter.side)),
        Bar("TS I.4", ~rules.data.land, hex_words("ts-why-volga", pos)),
    ]
    if ends:
        found.append(Bar("TS VI.4", ~room_for(pos, unit), why_not.full_hex(pos, counter.side)))
    if counter.kind == "tank":
        river = grid.spread(here, rules.data.map.sides["river"])
        found.append(
            Bar("TS IX.tank.5", river, lambda h: ("ts-why-tank-river", (("hexes", Hexes(here | 1 << h)),)))
        )
    if counter.kind == "train":
        off = ~grid.spread(here, rules.rails)
        found.append(Bar("TS V.8", off, lambda h: ("ts-why-off-rails", (("hexes", Hexes(here | 1 << h)),))))
    return [bar._replace(out=bar.out & beside) for bar in found]


WAYS = RetreatRule("retreat", allowed_retreats, take, go_back, resolve_no_retreat)
