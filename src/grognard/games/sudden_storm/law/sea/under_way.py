"""27B1 and 27E.3. Ships under way: hex by hex, with what befalls them and where they lie afterwards."""

from __future__ import annotations

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import AT_SEA, AXIS, GERMANY, Sailing, own
from grognard.games.sudden_storm.law.sea import (
    cargo,
    channels,
    fuel,
    mines,
    ports,
    rivers,
    routes,
    tracks,
    waters,
)
from grognard.kernel.changes import Marked, Moved, Placed
from grognard.kernel.cite import rule
from grognard.kernel.hexes import bits
from grognard.kernel.referee import Referee
from grognard.kernel.state import UnitSet


def surviving(ref: Referee) -> UnitSet:
    ships = ref.pos.memo(Sailing).ships
    return sum(
        1 << ship for ship in bits(ships) if ref.state.where[ship] >= 0 or ref.state.where[ship] == GERMANY
    )


def go(ref: Referee, h: int) -> None:
    sailing = ref.pos.memo(Sailing)
    if cargo.convoy_place(ref.pos, sailing) == h:
        return
    for ship in bits(sailing.ships):
        if cargo.is_river_convoy(ref.pos, sailing):
            steer(ref, ship, h)
        else:
            cross(ref, ship, h)
    berth(ref, sailing.ships)


@rule("SS 27E.3")
def steer(ref: Referee, ship: int, h: int) -> None:
    """A flotilla spends points, and is tested in the Baltic like a ship."""
    cost, path, water = rivers.cheapest_way(ref.pos, ship, h)
    left = rivers.points_left(ref.pos, ship) - cost
    others = tuple(pair for pair in own(ref.pos).left if pair[0] != ship)
    ref.do(Moved(ship, path, "sail", "SS 27E.3"))
    nodes = channels.channels(book(ref.pos).data).of_hex[h]
    ref.note("SS 27E.3", left=(*others, (ship, left)), lying=lying(ref, ship, water, len(nodes)))
    tracks.keep(ref, ship, path)
    mines.sail_past(ref, ship, path)


@rule("SS 27B1.1", "SS 27B1.2")
def cross(ref: Referee, ship: int, h: int) -> None:
    path, node = routes.path_to(ref.pos, ship, h)
    data = book(ref.pos).data
    bind(ref, ship, path[-1])
    if ref.state.where[ship] == GERMANY:
        ref.do(Placed(ship, path[0], "from-west", "SS 27B1.2"))
    ref.do(Moved(ship, path, "sail", "SS 27B1.1"))
    nodes = waters.waters(data).of_hex[h]
    ref.note("SS 27B1.1", lying=lying(ref, ship, nodes.index(node), len(nodes)))
    tracks.keep(ref, ship, path)
    fuel.refuel_on_path(ref, ship, path)
    mines.sail_past(ref, ship, path)


def lying(ref: Referee, ship: int, water: int, many: int) -> tuple[tuple[int, int], ...]:
    """Who lies on which water of his hex, where it has several, once a ship has come to one."""
    others = [pair for pair in own(ref.pos).lying if pair[0] != ship]
    return tuple(sorted([*others, (ship, water)] if many > 1 else others))


@rule("SS 27B1.2")
def bind(ref: Referee, ship: int, h: int) -> None:
    """A German ship sails on one sea in a turn."""
    now = own(ref.pos).bound
    if ref.game.roster[ship].side == AXIS and ship not in dict(now):
        sea = waters.SEAS.index(waters.sea_of(book(ref.pos).data, h))
        ref.note("SS 27B1.2", bound=(*now, (ship, sea)))


@rule("SS 27B.2")
def berth(ref: Referee, ships: UnitSet) -> None:
    """Ships that come to a port of their own are in it, unless they are declared to be at sea; others are at
    sea, but for flotillas on rivers.
    """
    out = 0
    for ship in bits(ships):
        h = ref.state.where[ship]
        boat = ports.is_flotilla(ref.pos, ship)
        quay = ports.ports_for(ref.pos, ref.game.roster[ship].side, boat)
        inland = boat and h >= 0 and not rivers.is_at_sea(ref.pos, ship)
        if h >= 0 and not inland and not quay >> h & 1:
            out |= 1 << ship
    for some, on in ((out & ~ref.state.marks[AT_SEA], True), (ships & ~out & ref.state.marks[AT_SEA], False)):
        if some:
            ref.do(Marked(AT_SEA, some, on, "SS 27B.2", quiet=True))
