"""37D. Voyages under the eyes of search aircraft: the way of every ship is kept, and cargo stays aboard until
the aircraft have had their turn.
"""

from __future__ import annotations

from grognard.games.sudden_storm.law.air import flights
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import Leg, Sailing, Unloading, own
from grognard.games.sudden_storm.law.sea import cargo, ports
from grognard.games.sudden_storm.law.sea.unloading import unload
from grognard.kernel.cite import rule
from grognard.kernel.hexes import bits, unitset
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet


@rule("SS 37D.1")
def is_sea_watched(pos: Position, side: int) -> bool:
    """Are enemy aircraft searching the sea in this movement phase of a side?"""
    return book(pos).searching and bool(flights.units_on_mission(pos, 1 - side, flights.SEARCH))


@rule("SS 37D.4")
def has_undeclared_ships(pos: Position, side: int) -> bool:
    """May the ships of a side still move before the aircraft bomb?"""
    return is_sea_watched(pos, side) and not own(pos).declared


@rule("SS 37D.2")
def keep(ref: Referee, ship: int, path: tuple[int, ...]) -> None:
    """The way of a ship, for who can see it."""
    if is_sea_watched(ref.pos, ref.game.roster[ship].side):
        laden = any(ship in one.ships for one in own(ref.pos).convoys)
        ref.note("SS 37D.2", legs=(*own(ref.pos).legs, Leg(ship, path, laden)))


@rule("SS 37D.4", "SS 27A3.1")
def defer(ref: Referee, ships: UnitSet, h: int, beach: bool) -> None:
    """What is aboard is landed there when all naval moves are declared and the ships have come through."""
    size = cargo.load(ref.pos, cargo.convoy(ref.pos, Sailing(ships)))
    if not size:
        return
    if not beach and h >= 0:
        ports.use(ref, h, size)
    ref.note("SS 37D.4", unloading=(*own(ref.pos).unloading, Unloading(bits(ships)[0], h, beach, size)))


def waiting(pos: Position, ships: UnitSet) -> Unloading | None:
    """Where some ships are to land what they carry."""
    return next((one for one in own(pos).unloading if ships >> one.ship & 1), None)


@rule("SS 37D.4")
def deliver(ref: Referee, side: int) -> None:
    """Who has come through, or into another port, lands his cargo."""
    for one in own(ref.pos).unloading:
        release(ref, one)
        convoy = next((some for some in own(ref.pos).convoys if one.ship in some.ships), None)
        if convoy is not None:
            land(ref, side, unitset(convoy.ships), one.hex, one.beach)


def land(ref: Referee, side: int, ships: UnitSet, h: int, beach: bool) -> None:
    """All that some ships carry comes ashore."""
    ref.ask("sailing", side, Sailing(ships, True))
    unload(ref, h, beach)
    ref.drop()


def release(ref: Referee, one: Unloading) -> None:
    """The room that was kept in a port is free again."""
    ref.note("SS 37D.4", unloading=tuple(other for other in own(ref.pos).unloading if other != one))
    if not one.beach and one.hex >= 0:
        ports.use(ref, one.hex, -one.size)
