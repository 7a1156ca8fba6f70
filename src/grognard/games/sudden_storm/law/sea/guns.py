"""27B2. Gunfire of Soviet warships in support of units: named with an attack, or allotted to hexes before the
German attacks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.data import Data
from grognard.games.sudden_storm.law.names import (
    AXIS,
    INTERMEDIATE,
    PRIMARY,
    SECONDARY,
    SOVIET,
    Battle,
    Fire,
    own,
)
from grognard.games.sudden_storm.law.presence import occupied_hexes
from grognard.games.sudden_storm.law.sea.fuel import is_unfuelled
from grognard.games.sudden_storm.law.sea.ports import ships_of
from grognard.kernel.arguments import At, unit
from grognard.kernel.cite import rule
from grognard.kernel.flow import BACK, CLOSE, GO, HAND, JOIN, Ask, Step, Verb
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.menu import HEX, UNIT, Allowed, Cause, Menu, button, hexes, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet
from grognard.kernel.tables import Item
from grognard.rules.answers import PUT_DOWN, Choice, finish
from grognard.rules.why_not import not_among_cause, unit_words

ALL = PRIMARY | INTERMEDIATE | SECONDARY
HALF = 2  # of the strength of guns, and again without fuel
CITE = "SS 27B2.1"

# -- the guns


@rule("SS 27B2.1", "SS 27B.1")
def strengths(data: Data, ship: int) -> dict[int, int]:
    """What a ship prints for each of its guns."""
    one = data.ship(ship)
    found = {PRIMARY: one.primary, INTERMEDIATE: one.intermediate, SECONDARY: one.secondary}
    return {gun: strength for gun, strength in found.items() if strength}


@rule("SS 27B2.1")
def guns_in_range(pos: Position, ship: int, target: int) -> int:
    """The guns that reach a hex (D17)."""
    data = book(pos).data
    far = pos.game.map.grid.distance(pos.state.where[ship], target)
    main, other = data.constant("naval.gun.primary"), data.constant("naval.gun.other")
    return sum(gun for gun in strengths(data, ship) if far <= (main if gun == PRIMARY else other))


@rule("SS 27B2.5", "SS 27F.1", "SS 27B1.5")
def silent_ships(pos: Position) -> Mapping[str, UnitSet]:
    """Warships whose guns may not fire in this player turn, by paragraph; those that cannot move may."""
    return {"SS 27B2.5": own(pos).carriers, "SS 27F.1": own(pos).mended}


def warships(pos: Position) -> UnitSet:
    return ships_of(pos, SOVIET) & book(pos).data.of_kind["warship"]


@rule("SS 27B2.1", "SS 27B2.2", "SS 27B3.2")
def item(pos: Position, fire: Fire, attacking: bool) -> Item:
    """Half of what the guns print, and half of that without fuel."""
    strength = sum(s for gun, s in strengths(book(pos).data, fire.ship).items() if gun & fire.guns)
    dry = is_unfuelled(pos, fire.ship, attacking)
    divisor, cite = (HALF * HALF, "SS 27B3.2") if dry else (HALF, CITE)
    return Item(pos.game.roster[fire.ship].id, strength, cite, divisor)


@rule("SS 9A1", "SS 9A2", "SS 27B2.3", "SS 9D.3")
def supporting(pos: Position, battle: Battle, attacking: bool) -> tuple[Fire, ...]:
    """The ships that fire for a side in a combat, not in an overrun; no result touches them."""
    if battle.kind:
        return ()
    if attacking:
        return battle.ships
    return tuple(one for one in own(pos).covers if one.target == battle.target)


def gunfire(pos: Position, battle: Battle, attacking: bool) -> dict[int, Item]:
    """What each of them adds."""
    return {one.ship: item(pos, one, attacking) for one in supporting(pos, battle, attacking)}


# -- in an attack


@rule("SS 27B2.3")
def guns_ready(pos: Position, battle: Battle, ship: int) -> int:
    """The guns of a ship that have not fired in this phase, nor are named already, and reach the hex."""
    used = dict(own(pos).fired).get(ship, 0)
    used |= sum(one.guns for one in battle.ships if one.ship == ship)
    return guns_in_range(pos, ship, battle.target) & ~used


@rule("SS 27B2.3", "SS 27B2.4", "SS 27B2.5")
def firing(guns: int) -> Callable[[Position, Battle], Allowed | None]:
    """Ships that may fire some of their guns in support of an attack; the choice between guns is offered
    where a ship has several.
    """

    def allowed(pos: Position, battle: Battle) -> Allowed | None:
        fleet = warships(pos) if pos.frame.who == SOVIET else 0
        near = sum(1 << ship for ship in bits(fleet) if guns_in_range(pos, ship, battle.target))
        if not near or not battle.attackers:
            return None
        found = units(near, CITE, not_among_cause(pos, CITE, "ss-why-no-gun-in-range"))
        for cite, some in silent_ships(pos).items():
            found.less(cite, some, unit_words("ss-why-guns-silent", pos))
        left = {ship: guns_ready(pos, battle, ship) for ship in bits(near)}
        done = sum(1 << ship for ship, able in left.items() if not able & guns)
        found.less("SS 27B2.3", done, unit_words("ss-why-guns-fired", pos))
        if guns != ALL:
            single = sum(1 << ship for ship, able in left.items() if not able & ~guns)
            found.less("SS 27B2.3", single, unit_words("ss-why-one-gun", pos))
            return found if found.set else None
        return found

    return allowed


def fire(guns: int) -> Callable[[Referee, int], None]:
    def do(ref: Referee, ship: int) -> None:
        battle = ref.pos.memo(Battle)
        able = guns_ready(ref.pos, battle, ship) & guns
        old = sum(one.guns for one in battle.ships if one.ship == ship)
        others = [one for one in battle.ships if one.ship != ship]
        new = Fire(ship, old | able, battle.target)
        ref.remember(battle._replace(ships=tuple(sorted([*others, new]))))

    return do


def named_ships(pos: Position, battle: Battle) -> Allowed | None:
    some = sum(1 << one.ship for one in battle.ships)
    return units(some, CITE, not_among_cause(pos, CITE, "ss-why-not-firing")) if some else None


def cease(ref: Referee, ship: int) -> None:
    battle = ref.pos.memo(Battle)
    ref.remember(battle._replace(ships=tuple(one for one in battle.ships if one.ship != ship)))


CHOICES: Mapping[str, Choice[Battle]] = {
    "fire": Choice(firing(ALL), Verb(fire(ALL), UNIT, JOIN)),
    "fire_primary": Choice(firing(PRIMARY), Verb(fire(PRIMARY), UNIT, JOIN)),
    "fire_other": Choice(firing(INTERMEDIATE | SECONDARY), Verb(fire(INTERMEDIATE | SECONDARY), UNIT, JOIN)),
    "cease": Choice(named_ships, Verb(cease, UNIT, BACK)),
}


@rule("SS 27B2.3")
def guns_fired(pos: Position, battle: Battle) -> tuple[tuple[int, int], ...]:
    """The guns that have fired once an attack is announced."""
    found = dict(own(pos).fired)
    for one in battle.ships:
        found[one.ship] = found.get(one.ship, 0) | one.guns
    return tuple(sorted(found.items()))


# -- in defence


class Gunning(NamedTuple):
    """A ship that is to support a hex."""

    ship: int


@rule("SS 27B2.4", "SS 27B2.3")
def coverable(pos: Position, ship: int) -> HexSet:
    """Hexes with own units within the range of a ship: it supports nothing else."""
    data, grid = book(pos).data, pos.game.map.grid
    near = occupied_hexes(pos, SOVIET) & grid.disc(
        1 << pos.state.where[ship], data.constant("naval.gun.primary")
    )
    return sum(1 << h for h in bits(near) if guns_in_range(pos, ship, h))


def gunners(pos: Position) -> UnitSet:
    """Ships that could support a hex next to the enemy."""
    fleet = warships(pos)
    for some in silent_ships(pos).values():
        fleet &= ~some
    front = pos.game.map.grid.adjacent(occupied_hexes(pos, AXIS))
    return sum(1 << ship for ship in bits(fleet) if coverable(pos, ship) & front)


@rule("SS 27B2.4")
def cover_menu(pos: Position) -> Menu:
    fleet, now = warships(pos), sum(1 << one.ship for one in own(pos).covers)
    found = units(fleet, "SS 27B2.4", not_among_cause(pos, "SS 27B2.4", "ss-why-no-warship"))
    for cite, some in silent_ships(pos).items():
        found.less(cite, some, unit_words("ss-why-guns-silent", pos))
    found.less("SS 27B2.4", now, unit_words("ss-why-covers-already", pos))
    idle = sum(1 << ship for ship in bits(found.set) if not coverable(pos, ship))
    found.less("SS 27B2.1", idle, unit_words("ss-why-nothing-in-range", pos))
    verbs = {"gunner": found, "done": button("SS 27B2.4")}
    if now:
        verbs["uncover"] = units(now, "SS 27B2.4", not_among_cause(pos, "SS 27B2.4", "ss-why-not-firing"))
    return Menu(SOVIET, "ss-gunners", "SS 27B2.4", verbs)


def aim(ref: Referee, ship: int) -> None:
    ref.ask("gunning", SOVIET, Gunning(ship))


def aim_menu(pos: Position) -> Menu:
    ship = pos.memo(Gunning).ship
    found = hexes(coverable(pos, ship), "SS 27B2.4", lambda h: Cause("SS 27B2.1", "ss-why-out-of-range"))
    return Menu(SOVIET, "ss-gunning", "SS 27B2.4", {"cover": found, "drop": button("SS 27B2.4")}, hand=ship)


@rule("SS 27B2.4")
def cover(ref: Referee, h: int) -> None:
    """All the guns of the ship that reach the hex; they fire at no other in this phase."""
    ship = ref.pos.memo(Gunning).ship
    new = Fire(ship, guns_in_range(ref.pos, ship, h), h)
    args = (("unit", unit(ship)), ("hex", At(h)))
    ref.note("SS 27B2.4", "ss-covers", args, covers=tuple(sorted([*own(ref.pos).covers, new])))
    ref.finish()


def uncover(ref: Referee, ship: int) -> None:
    left = tuple(one for one in own(ref.pos).covers if one.ship != ship)
    ref.note("SS 27B2.4", "ss-covers-no-more", (("unit", unit(ship)),), covers=left)


VERBS = {
    "gunner": Verb(aim, UNIT, HAND),
    "uncover": Verb(uncover, UNIT, BACK),
    "done": Verb(finish, role=CLOSE),
}


@rule("SS 27B2.4")
def cover_steps(side: int) -> tuple[Step, ...]:
    """At the start of each German combat phase."""
    if side != AXIS:
        return ()
    return (Ask("gunners", cover_menu, VERBS, when=lambda pos: bool(gunners(pos))),)


PROCEDURES: Mapping[str, Step] = {
    "gunning": Ask("gunning", aim_menu, {"cover": Verb(cover, HEX, GO), "drop": PUT_DOWN}, memo=Gunning)
}
