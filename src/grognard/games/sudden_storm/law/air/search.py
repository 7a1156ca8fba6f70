"""37D. Search aircraft: in the enemy's movement phase they bomb ships that are at sea, or sail, near them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from grognard.games.sudden_storm.law.air import bombing, flights
from grognard.games.sudden_storm.law.air.charts import DIE
from grognard.games.sudden_storm.law.air.phase import return_step
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import (
    AT_SEA,
    AXIS,
    DONE,
    GERMANY,
    NOBODY,
    SPENT,
    Leg,
    Sailing,
    own,
)
from grognard.games.sudden_storm.law.sea import cargo, channels, ports, ship_damage, tracks, waters
from grognard.games.sudden_storm.law.sea.under_way import berth, go
from grognard.kernel.arguments import At, Units
from grognard.kernel.changes import Marked, Message, Placed
from grognard.kernel.cite import rule
from grognard.kernel.flow import BACK, CLOSE, COMMIT, GO, JOIN, Ask, Do, Seq, Step, Verb
from grognard.kernel.hexes import HexSet, bits, holds, one_of, unitset
from grognard.kernel.menu import HEX, UNIT, Allowed, Cause, Menu, button, hexes, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules.answers import Choice, finish
from grognard.rules.why_not import hex_words, not_among_cause, unit_words


class Searching(NamedTuple):
    """Search aircraft that bomb together."""

    bombers: UnitSet = 0


class Refuge(NamedTuple):
    """Ships that were hit, and the zone that they should not stay in."""

    ships: UnitSet
    zone: HexSet


class Sighting(NamedTuple):
    """Where a ship is seen last in a zone; the leg of its way, by its number."""

    hex: int
    leg: int = NOBODY


# -- what they see


@rule("SS 37D.1", "SS 37D.2")
def zone(pos: Position, unit: int) -> HexSet:
    """Hexes of sea, full or partial, within so many of where it searches."""
    data = book(pos).data
    near = pos.game.map.grid.disc(1 << pos.state.where[unit], data.constant("air.search_hexes"))
    return near & search_hexes(pos)


@rule("SS 37D.1")
def search_hexes(pos: Position) -> HexSet:
    data = book(pos).data
    return waters.sea(data) | waters.coast(data)


def zone_of_all(pos: Position, some: UnitSet) -> HexSet:
    """The hexes that all of them see."""
    found = -1 if some else 0
    for unit in bits(some):
        found &= zone(pos, unit)
    return found


@rule("SS 37D.2", "SS 37D.5")
def sighting_of(pos: Position, ship: int, seen: HexSet) -> Sighting | None:
    """At sea there, or under way: not in port, and no flotilla on a river or a lake."""
    legs = own(pos).legs
    for n in range(len(legs) - 1, -1, -1):
        if legs[n].ship == ship:
            for h in reversed(sea_hexes_of_leg(pos, legs[n])):
                if holds(seen, h):
                    return Sighting(h, n)
    h = pos.state.where[ship]
    moved = any(leg.ship == ship for leg in legs)
    lies = h >= 0 and not moved and ports.is_at_sea(pos, ship) and holds(seen, h)
    return Sighting(h) if lies else None


@rule("SS 37D.5")
def sea_hexes_of_leg(pos: Position, leg: Leg) -> list[int]:
    """The hexes that a ship enters on a leg; of a flotilla those that it enters by sea."""
    entered = list(leg.path[1:])
    if not ports.is_flotilla(pos, leg.ship):
        return entered
    grid, salt = pos.game.map.grid, channels.salt_steps(book(pos).data)
    return [
        h
        for before, h in zip(leg.path, entered, strict=False)
        if salt[grid.direction(before, h)] >> before & 1
    ]


def waiting_ships(pos: Position, side: int) -> UnitSet:
    """Search aircraft that have not bombed."""
    return flights.units_on_mission(pos, side, flights.SEARCH)


@rule("SS 37D.2")
def victims(pos: Position, some: UnitSet, side: int) -> UnitSet:
    """Ships that all of some aircraft see, or any of all where none is chosen."""
    enemy = pos.on_map(1 - side) & book(pos).data.ships
    zones = [zone_of_all(pos, some)] if some else [zone(pos, unit) for unit in bits(waiting_ships(pos, side))]
    return unitset(
        ship for ship in bits(enemy) if any(sighting_of(pos, ship, seen) is not None for seen in zones)
    )


# -- the question


def menu(pos: Position) -> Menu:
    side, now = pos.frame.who, pos.memo(Searching).bombers
    mine, cite = waiting_ships(pos, side), "SS 37D.2"
    joins = units(mine & ~now, cite, not_among_cause(pos, cite, "ss-why-no-searcher"))
    elsewhere = mine & ~now & ~pos.at(pos.state.where[one_of(now)]) if now else 0
    joins.less(cite, elsewhere, unit_words("ss-why-other-search-hex", pos))
    blind = unitset(unit for unit in bits(joins.set) if not victims(pos, now | 1 << unit, side))
    joins.less(cite, blind, unit_words("ss-why-sees-nothing", pos))
    enemy = pos.on_map(1 - side) & book(pos).data.ships
    ships = units(enemy, cite, not_among_cause(pos, cite, "ss-why-no-ship"))
    ships.less(cite, enemy & ~victims(pos, now, side), unit_words("ss-why-not-seen", pos))
    ships.less(cite, enemy * (not now), "ss-why-no-bombers-chosen")
    verbs: dict[str, Allowed] = {"join": joins, "sink": ships}
    if now:
        verbs["leave"] = units(now, cite, not_among_cause(pos, cite, "why-not-in-the-attack"))
    verbs["end_phase"] = button(cite)
    return Menu(side, "ss-search", cite, verbs, {"units": Units(now)})


def choose(joins: bool) -> Verb:
    def change(ref: Referee, unit: int) -> None:
        some = ref.pos.memo(Searching).bombers
        ref.remember(Searching(some | 1 << unit if joins else some & ~(1 << unit)))

    return Verb(change, UNIT, JOIN if joins else BACK)


def can_search(pos: Position) -> bool:
    return bool(victims(pos, 0, pos.frame.who))


# -- the attack


@rule("SS 37D.2", "SS 19D2e")
def bomb(ref: Referee, ship: int) -> None:
    """Each aircraft bombs once; the ship is where it was seen last."""
    some = ref.pos.memo(Searching).bombers
    seen = zone_of_all(ref.pos, some)
    found = sighting_of(ref.pos, ship, seen)
    assert found is not None
    sum_ = bombing.compute_bombing(ref.pos, some, flights.NAVAL, found.hex)
    args = (("hex", At(found.hex)), ("units", Units(some)), ("foe", Units(1 << ship)))
    ref.do(Message("ss-bombs-unit", args, "SS 37D.2"))
    flights.record_flights(ref, some, "SS 37D.2", over=SPENT)
    ref.remember(Searching())
    if sum_.column is None:
        ref.do(Message("ss-bombs-too-few", (), "SS 19D.4"))
        return
    die = ref.roll(DIE, "ss-die-bombing", "SS 19D.5")
    told = (("column", sum_.column.strength), ("modifier", sum_.modifier), ("die", die + sum_.modifier))
    struck = sum_.is_hit(die)
    ref.do(Message("ss-bombs-hit" if struck else "ss-bombs-miss", told, "SS 19D.5"))
    if struck:
        hit(ref, ship, found, seen)


@rule("SS 37D.3", "SS 27E.2")
def hit(ref: Referee, ship: int, seen: Sighting, zone: HexSet) -> None:
    """A ship that still floats turns back at once, with all that carry the same cargo."""
    twice = ports.is_flotilla(ref.pos, ship)
    ship_damage.apply_damage(ref, ship, ship_damage.AT_SEA_TIMES if twice else 1, "SS 37D.2")
    if not ref.pos.on_map(ref.game.roster[ship].side) >> ship & 1:
        return
    cut_short(ref, ship, seen)
    convoy = cargo.convoy(ref.pos, Sailing(1 << ship))
    ships = unitset(convoy.ships)
    if (plan := tracks.waiting(ref.pos, ships)) is not None:
        tracks.release(ref, plan)
    for one in bits(ships):
        ref.do(Placed(one, seen.hex, "turned-back", "SS 37D.3"))
    ref.note("SS 37D.3", lying=tuple(pair for pair in own(ref.pos).lying if not holds(ships, pair[0])))
    found = refuges(ref.pos, ships, zone).set
    if not found:
        stay(ref, ships)
    elif found & found - 1:
        ref.ask("refuge", ref.game.roster[ship].side, Refuge(ships, zone))
    else:
        run_to_shelter(ref, ships, bits(found)[0])


@rule("SS 37D.3")
def cut_short(ref: Referee, ship: int, seen: Sighting) -> None:
    """What it did after that never happened: cargo that it took aboard later stays where it was, and with it
    the ships that were to carry it.
    """
    if seen.leg == NOBODY:
        return
    legs, later = own(ref.pos).legs, own(ref.pos).legs[seen.leg + 1 :]
    taken = next((leg for leg in later if leg.ship == ship and leg.laden), None)
    gone = 1 << ship
    convoy = next((one for one in own(ref.pos).convoys if ship in one.ships), None)
    if convoy is not None and taken is not None and not legs[seen.leg].laden:
        gone = unitset(convoy.ships)
        return_cargo(ref, gone, taken.path[0])
        rest = gone & ~(1 << ship)
        for other in bits(rest):
            ref.do(Placed(other, taken.path[0], "turned-back", "SS 37D.3"))
        berth(ref, rest)
    kept = [leg for leg in later if not holds(gone, leg.ship) or (leg.ship != ship and not leg.laden)]
    ref.note("SS 37D.3", legs=(*legs[: seen.leg + 1], *kept))


def return_cargo(ref: Referee, ships: UnitSet, h: int) -> None:
    """Cargo is ashore where it was taken aboard."""
    side = ref.game.roster[bits(ships)[0]].side
    quay = ports.ports_for(ref.pos, side, ports.is_flotilla(ref.pos, bits(ships)[0]))
    if (plan := tracks.waiting(ref.pos, ships)) is not None:
        tracks.release(ref, plan)
    tracks.land(ref, side, ships, h, not holds(quay, h))


# -- back to port


@rule("SS 37D.3")
def refuges(pos: Position, ships: UnitSet, zone: HexSet) -> Allowed:
    """Ports that all of them can reach; those in the zone only where there is no other."""
    sailing = Sailing(ships)
    side, here = cargo.side_of(pos, sailing), cargo.convoy_place(pos, sailing)
    reach = cargo.reach(pos, sailing) | 1 << here
    found = hexes(cargo.quays(pos, sailing) & reach, "SS 37D.3", no_refuge_cause)
    if side == AXIS:
        found.set |= waters.exits(book(pos).data) & reach & ~cargo.quays(pos, sailing)
    return found.prefer("SS 37D.3", ~zone, hex_words("ss-why-refuge-in-zone", pos))


def no_refuge_cause(h: int) -> Cause:
    return Cause("SS 37D.3", "ss-why-no-refuge", (("hex", At(h)),))


def refuge_menu(pos: Position) -> Menu:
    memo = pos.memo(Refuge)
    verbs = {"shelter": refuges(pos, memo.ships, memo.zone)}
    return Menu(pos.frame.who, "ss-refuge", "SS 37D.3", verbs, {"units": Units(memo.ships)})


def shelter(ref: Referee, h: int) -> None:
    ships = ref.pos.memo(Refuge).ships
    ref.drop()
    run_to_shelter(ref, ships, h)


@rule("SS 37D.3")
def run_to_shelter(ref: Referee, ships: UnitSet, h: int) -> None:
    """There they end their move, and land what they carry; others may see them on the way."""
    side = ref.game.roster[bits(ships)[0]].side
    ref.ask("sailing", side, Sailing(ships, True))
    go(ref, h)
    ref.drop()
    left = unitset(ship for ship in bits(ships) if ref.state.where[ship] >= 0)
    if not left:
        return
    ref.do(Marked(DONE, left, True, "SS 37D.3", quiet=True))
    port = cargo.quays(ref.pos, Sailing(left))
    if side == AXIS and not holds(port, h):
        for ship in bits(left):
            ref.do(Placed(ship, GERMANY, "to-west", "SS 27B1.2"))
        h = GERMANY
    tracks.defer(ref, left, h, False)


@rule("SS 37D.3")
def stay(ref: Referee, ships: UnitSet) -> None:
    """No port can be reached: they are at sea where they were hit, and what they carry is lost with the end
    of the phase.
    """
    berth(ref, ships)
    ref.do(Marked(AT_SEA, ships, True, "SS 37D.3", quiet=True))
    ref.do(Marked(DONE, ships, True, "SS 37D.3", quiet=True))


# -- when


def deliver(ref: Referee, frame: Frame) -> None:
    tracks.deliver(ref, 1 - frame.who)


@rule("SS 37D.4")
def declarable(pos: Position, side: int) -> Allowed | None:
    """All naval moves are declared before any ship is bombed; then the cargo comes ashore and may go on."""
    if not tracks.has_undeclared_ships(pos, side) or not own(pos).legs:
        return None
    return button("SS 37D.4")


@rule("SS 37D.4")
def declare(ref: Referee, _: int) -> None:
    side = ref.frame.who
    ships = ref.pos.on_map(side) & book(ref.pos).data.ships
    ref.do(Marked(DONE, ships, True, "SS 37D.4", quiet=True))
    search(ref, side)


def search(ref: Referee, side: int) -> None:
    """The other player bombs what his aircraft see; nothing is landed before."""
    ref.note("SS 37D.4", declared=True)
    ref.ask("search", 1 - side, Searching())


def steps(side: int) -> tuple[Step, ...]:
    """At the end of a side's movement phase, if it has not been declared before; then the aircraft return."""

    def last(ref: Referee, _: Frame) -> None:
        if tracks.has_undeclared_ships(ref.pos, side):
            search(ref, side)

    def forget(ref: Referee, _: Frame) -> None:
        ref.note("SS 37D.2", legs=(), declared=False)

    return (
        Do("search_last", last),
        Do("search_ends", forget),
        return_step("searchers_home", 1 - side, flights.SEARCH),
    )


MORE: Mapping[str, Choice[int]] = {"declare": Choice(declarable, Verb(declare, role=COMMIT))}
VERBS = {
    "join": choose(True),
    "leave": choose(False),
    "sink": Verb(bomb, UNIT, COMMIT),
    "end_phase": Verb(finish, role=CLOSE),
}
PROCEDURES: Mapping[str, Step] = {
    "search": Seq((Ask("search", menu, VERBS, can_search, Searching), Do("search_deliver", deliver))),
    "refuge": Ask("refuge", refuge_menu, {"shelter": Verb(shelter, HEX, GO)}, memo=Refuge),
}
