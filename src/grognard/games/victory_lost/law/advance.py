"""9.6. Advance after combat."""

from __future__ import annotations

from grognard.games.victory_lost.law import combat, displacement, victory, why_not
from grognard.games.victory_lost.law.book import book
from grognard.games.victory_lost.law.names import NOBODY, AdvanceAfterCombat, Battle
from grognard.games.victory_lost.law.stacking import can_stack
from grognard.games.victory_lost.law.zoc import closed_pocket, line
from grognard.kernel.arguments import At, Units
from grognard.kernel.changes import Moved
from grognard.kernel.cite import rule
from grognard.kernel.hexes import bits, hexset, holds, one_of, unitset
from grognard.kernel.menu import Allowed, Cause, Menu, button, hexes, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position
from grognard.rules.advances import AdvanceRule
from grognard.rules.why_not import Words


@rule("AVL 9.6.1a", "AVL 9.6.2a", "AVL 9.6.1d", "AVL 12.4a")
def begin(ref: Referee, frame: Frame) -> None:
    """Into a hex that holds no enemy troops any more; the attackers who live, and HQs that were and are
    stacked with them.
    """
    battle: Battle = frame.memo
    pos = ref.pos
    force = combat.living_units(pos, battle.attackers)
    if not force:
        return
    side = pos.game.roster[one_of(force)].side
    if not holds(line(pos, 1 - side), battle.target):
        hqs = sum(
            1 << hq for hq, with_it in pos.state.own.escorts if with_it & force & pos.at(pos.state.where[hq])
        )
        ref.ask("pursuit", side, AdvanceAfterCombat(battle.target, force | hqs))


def does_cross(pos: Position, unit: int, to: int) -> bool:
    """Over a major river without a bridge?"""
    return holds(pos.game.map.grid.spread(1 << pos.state.where[unit], book(pos).data.unbridged_sides), to)


@rule("AVL 9.6.3a", "AVL 9.6.1b", "AVL 9.6.1c", "AVL 12.4a", "AVL 5.0.4a")
def followers(pos: Position, chase: AdvanceAfterCombat) -> Allowed:
    """The attacked hex comes first; an HQ follows somebody of its stack. Who could only pass through must be
    able to go on.
    """
    data = book(pos).data
    alone = unitset(
        u for u in bits(chase.units & data.hqs) if not combat.escort(pos, u) & (chase.once | chase.twice)
    )
    full = unitset(u for u in bits(chase.units & ~alone) if not has_room(pos, chase, u))
    outside = why_not.not_among_cause(pos, "AVL 9.6.1a", "why-not-an-attacker")
    found = units(chase.units, "AVL 9.6.1a", outside).less("AVL 12.4a", alone, "avl-why-hq-follows")
    return found.less("AVL 5.0.4a", full, lambda unit: crowded_words(pos, unit, chase.target))


def crowded_words(pos: Position, unit: int, h: int) -> Words:
    """Who leaves no room in a hex."""
    found = why_not.no_room(pos, unit, h)
    return (found[0].what, found[0].args) if found else ("why-cannot-enter", ())


def has_room(pos: Position, chase: AdvanceAfterCombat, unit: int) -> bool:
    return can_stack(pos, unit, chase.target) or bool(second_hexes(pos, chase, unit).set)


@rule(
    "AVL 9.6.1b",
    "AVL 9.6.1c",
    "AVL 9.6.3b",
    "AVL 9.6.3c",
    "AVL 9.6.5a",
    "AVL 9.6.5b",
    "AVL 12.4b",
    "AVL 13.0a",
    "AVL 5.0.2",
    "AVL 5.0.4a",
)
def second_hexes(pos: Position, chase: AdvanceAfterCombat, unit: int) -> Allowed:
    """Second hexes for a mechanised unit: any without enemy troops, not over a major river without a bridge,
    nor after one.

    An HQ goes two hexes only with mechanised units of its stack that did, and to where they are.
    """
    data, grid, here = book(pos).data, pos.game.map.grid, 1 << chase.target
    near, foe = grid.adjacent(here), 1 - pos.game.roster[unit].side
    found = hexes(near, "AVL 9.6.1c", lambda h: second_hex_cause(pos, chase.target, h))
    if pos.state.where[unit] != chase.target and does_cross(pos, unit, chase.target):
        found.less("AVL 9.6.5a", near, "avl-why-river-crossed")
    found.less("AVL 9.6.5b", near & grid.spread(here, data.unbridged_sides), "avl-why-river-second")
    found.less("AVL 9.6.3b", near & ~(grid.spread(here, data.passable) & data.land), "avl-why-wall-or-water")
    found.less("AVL 5.0.2", near & line(pos, foe), lambda h: why_not.enemy_hex(pos, 1 - foe, h))
    found.less("AVL 13.0a", near & closed_pocket(pos), "avl-why-pocket")
    if holds(data.hqs, unit):
        found.only("AVL 12.4b", pos.hexes_of(combat.escort(pos, unit) & chase.twice), "avl-why-hq-two")
    elif not holds(data.mechanised_units, unit):
        found.less("AVL 9.6.1b", near, "avl-why-one-hex")
    crowded = hexset(h for h in bits(found.set) if not can_stack(pos, unit, h))
    return found.less("AVL 5.0.4a", crowded, lambda h: crowded_words(pos, unit, h))


def second_hex_cause(pos: Position, target: int, h: int) -> Cause:
    far = pos.game.map.grid.distance(target, h)
    return Cause("AVL 9.6.1c", "avl-why-second-hex", (("hex", At(h)), ("far", far), ("target", At(target))))


@rule("AVL 9.6.2b", "AVL 9.6.2a")
def menu(pos: Position) -> Menu:
    """No points are spent and zones do not count."""
    chase: AdvanceAfterCombat = pos.frame.memo
    if chase.unit == NOBODY:
        verbs = {"advance": followers(pos, chase), "halt": button("AVL 9.6.2a")}
        return Menu(pos.frame.who, "avl-advance", "AVL 9.6.1a", verbs, {"hex": At(chase.target)})
    stay = button("AVL 9.6.1c").less(
        "AVL 5.0.4a",
        int(not can_stack(pos, chase.unit, chase.target)),
        lambda _: crowded_words(pos, chase.unit, chase.target),
    )
    return Menu(
        pos.frame.who,
        "avl-advance-on",
        "AVL 9.6.3b",
        {"to": second_hexes(pos, chase, chase.unit), "stay": stay},
        {"unit": Units(1 << chase.unit)},
    )


def enter(ref: Referee, to: int) -> bool:
    """The second hex is the last; whether there is one hangs on how the unit comes into the first."""
    chase = ref.pos.memo(AdvanceAfterCombat)
    goes_on = to == chase.target and bool(second_hexes(ref.pos, chase, chase.unit).set)
    ref.do(Moved(chase.unit, (ref.state.where[chase.unit], to), "advance", "AVL 9.6.1a"))
    return goes_on


def record_entry(ref: Referee, unit: int, to: int) -> None:
    victory.take_cities(ref, unit, (to,))
    displacement.overrun(ref, unit, to, "AVL 9.6.4")


def put_down(pos: Position, chase: AdvanceAfterCombat) -> AdvanceAfterCombat:
    if pos.state.where[chase.unit] == chase.target:
        return chase._replace(once=chase.once | 1 << chase.unit)
    return chase._replace(twice=chase.twice | 1 << chase.unit)


PURSUIT = AdvanceRule(followers, enter, record_entry, put_down=put_down)
