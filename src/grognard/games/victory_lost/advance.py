"""9.6. Advance after combat."""

from __future__ import annotations

from grognard.games.victory_lost import combat, displacement, victory
from grognard.games.victory_lost.rulebook import book
from grognard.games.victory_lost.stacking import fits
from grognard.games.victory_lost.state import NOBODY, Battle, Pursuit
from grognard.games.victory_lost.zoc import closed, line
from grognard.kernel.changes import Moved
from grognard.kernel.cite import rule
from grognard.kernel.hexes import bits
from grognard.kernel.menu import Allowed, Menu, button, hexes, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet


@rule("AVL 9.6.1a", "AVL 9.6.2a", "AVL 9.6.1d", "AVL 12.4a")
def begin(ref: Referee, frame: Frame) -> None:
    """Into a hex that holds no enemy troops any more; the attackers who live, and HQs that were and are stacked with them."""
    battle: Battle = frame.memo
    pos = ref.pos
    force = combat.alive(pos, battle.attackers)
    if not force:
        return
    side = pos.game.roster[force.bit_length() - 1].side
    if not line(pos, 1 - side) >> battle.target & 1:
        hqs = sum(1 << hq for hq, with_it in pos.state.own.escorts if with_it & force & pos.at(pos.state.where[hq]))
        ref.ask("pursuit", side, Pursuit(battle.target, force | hqs))


def crosses(pos: Position, unit: int, to: int) -> bool:
    """Over a major river without a bridge?"""
    return bool(pos.game.map.grid.spread(1 << pos.state.where[unit], book(pos).data.unbridged) >> to & 1)


@rule("AVL 9.6.3a", "AVL 9.6.1b", "AVL 9.6.1c", "AVL 12.4a", "AVL 5.0.4a")
def followers(pos: Position, chase: Pursuit) -> Allowed:
    """The attacked hex comes first; an HQ follows somebody of its stack. Who could only pass through must be able to go on."""
    data = book(pos).data
    alone = sum(1 << u for u in bits(chase.units & data.hqs) if not combat.escort(pos, u) & (chase.once | chase.twice))
    full = sum(1 << u for u in bits(chase.units & ~alone) if not room(pos, chase, u))
    return units(chase.units, "AVL 9.6.1a").less("AVL 12.4a", alone).less("AVL 5.0.4a", full)


def room(pos: Position, chase: Pursuit, unit: int) -> bool:
    return fits(pos, unit, chase.target) or bool(onward(pos, chase, unit).set)


def may_advance(pos: Position) -> bool:
    chase: Pursuit = pos.frame.memo
    return chase.unit != NOBODY or bool(followers(pos, chase).set)


@rule(
    "AVL 9.6.1b", "AVL 9.6.1c", "AVL 9.6.3b", "AVL 9.6.3c", "AVL 9.6.5a", "AVL 9.6.5b", "AVL 12.4b", "AVL 13.0a", "AVL 5.0.2", "AVL 5.0.4a"
)
def onward(pos: Position, chase: Pursuit, unit: int) -> Allowed:
    """Second hexes for a mechanised unit: any without enemy troops, not over a major river without a bridge, nor after one.

    An HQ goes two hexes only with mechanised units of its stack that did, and to where they are.
    """
    data, grid, here = book(pos).data, pos.game.map.grid, 1 << chase.target
    near, foe = grid.around(here), 1 - pos.game.roster[unit].side
    found = hexes(near, "AVL 9.6.1c")
    if pos.state.where[unit] != chase.target and crosses(pos, unit, chase.target):
        found.less("AVL 9.6.5a", near)
    found.less("AVL 9.6.5b", near & grid.spread(here, data.unbridged))
    found.less("AVL 9.6.3b", near & ~(grid.spread(here, data.passable) & data.land))
    found.less("AVL 5.0.2", near & line(pos, foe)).less("AVL 13.0a", near & closed(pos))
    if data.hqs >> unit & 1:
        found.only("AVL 12.4b", pos.hexes_of(combat.escort(pos, unit) & chase.twice))
    elif not data.mechanised >> unit & 1:
        found.less("AVL 9.6.1b", near)
    return found.less("AVL 5.0.4a", sum(1 << h for h in bits(found.set) if not fits(pos, unit, h)))


@rule("AVL 9.6.2b", "AVL 9.6.2a")
def menu(pos: Position) -> Menu:
    """No points are spent and zones do not count."""
    chase: Pursuit = pos.frame.memo
    if chase.unit == NOBODY:
        verbs = {"advance": followers(pos, chase), "halt": button("AVL 9.6.2a")}
        return Menu(pos.frame.who, "avl-advance", "AVL 9.6.1a", verbs, {"hex": chase.target})
    stay = button("AVL 9.6.1c").less("AVL 5.0.4a", int(not fits(pos, chase.unit, chase.target)))
    return Menu(pos.frame.who, "avl-advance-on", "AVL 9.6.3b", {"to": onward(pos, chase, chase.unit), "stay": stay}, {"unit": chase.unit})


def advance(ref: Referee, unit: int) -> None:
    chase: Pursuit = ref.frame.memo
    goes_on = bool(onward(ref.pos, chase, unit).set)
    enter(ref, unit, chase.target)
    if goes_on:
        ref.remember(chase._replace(unit=unit))
    else:
        ended(ref, chase, unit, False)
    displacement.overrun(ref, unit, chase.target, "AVL 9.6.4")


def go_on(ref: Referee, to: int) -> None:
    chase: Pursuit = ref.frame.memo
    enter(ref, chase.unit, to)
    ended(ref, chase, chase.unit, True)
    displacement.overrun(ref, chase.unit, to, "AVL 9.6.4")


def stay(ref: Referee, _: int) -> None:
    chase: Pursuit = ref.frame.memo
    ended(ref, chase, chase.unit, False)


def enter(ref: Referee, unit: int, to: int) -> None:
    ref.do(Moved(unit, (ref.state.where[unit], to), "advance", "AVL 9.6.1a"))
    victory.take_cities(ref, unit, (to,))


def ended(ref: Referee, chase: Pursuit, unit: int, twice: bool) -> None:
    left: UnitSet = chase.units & ~(1 << unit)
    once, second = chase.once | (0 if twice else 1 << unit), chase.twice | (1 << unit if twice else 0)
    ref.remember(chase._replace(units=left, unit=NOBODY, once=once, twice=second))
    if not left:
        ref.finish()
