"""12F. Resource points on the move: taken up and set down by units in hand, or by rail alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from grognard.games.sudden_storm.law import gauge, marching, no_train, rail, stocks
from grognard.games.sudden_storm.law.air import harassment
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import NOBODY, SHIPPED, Moving, Stock, own
from grognard.games.sudden_storm.law.zoc import zoc
from grognard.kernel.arguments import Argument, At
from grognard.kernel.changes import Message
from grognard.kernel.cite import rule
from grognard.kernel.flow import Ask, Step, Verb
from grognard.kernel.hexes import SHUT, HexSet, bits
from grognard.kernel.menu import HEX, Allowed, Cause, Menu, button, hexes
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, fact
from grognard.rules.answers import PUT_DOWN, Choice
from grognard.rules.why_not import Closure, Trip, Words, hex_words

# -- with a unit in hand


@rule("SS 12F.7", "SS 14D.4")
def loadable(pos: Position, moving: Moving) -> Allowed | None:
    """Points are taken up for nothing, anywhere on the way of a unit (SS-P41)."""
    return button("SS 12F.7") if stocks.room(pos, moving.unit) else None


def one_loadable(pos: Position, moving: Moving) -> Allowed | None:
    return button("SS 12F.7") if stocks.room(pos, moving.unit) > 1 else None


def unloadable(pos: Position, moving: Moving) -> Allowed | None:
    return button("SS 12F.7") if stocks.points_carried(pos, moving.unit) else None


def load(ref: Referee, _: int) -> None:
    unit = ref.pos.memo(Moving).unit
    stocks.take_up(ref, unit, stocks.room(ref.pos, unit))


def load_one(ref: Referee, _: int) -> None:
    stocks.take_up(ref, ref.pos.memo(Moving).unit, 1)


def unload(ref: Referee, _: int) -> None:
    stocks.set_down(ref, ref.pos.memo(Moving).unit)


IN_HAND: Mapping[str, Choice[Moving]] = {
    "load": Choice(loadable, Verb(load)),
    "load_one": Choice(one_loadable, Verb(load_one)),
    "unload": Choice(unloadable, Verb(unload)),
}

# -- by rail alone


class Freight(NamedTuple):
    """Points that go by rail: from where, and how many."""

    start: int
    points: int


def points_lying(pos: Position, side: int, h: int) -> list[Stock]:
    """Points that nobody carries and that have not gone by rail in this turn."""
    here = h, side, NOBODY
    stocks = own(pos).stocks
    return [one for one in stocks if (one.hex, one.side, one.carrier) == here and not one.used & SHIPPED]


def lines(pos: Position, side: int, points: int) -> rail.Lines:
    """The links whose net has room for so many points, each of them an RE."""
    broad, standard = rail.usable(pos, side)
    return (
        broad if points <= rail.rail_room(pos, rail.net_of(side, True)) else SHUT,
        standard if points <= rail.rail_room(pos, rail.net_of(side, False)) else SHUT,
    )


@rule("SS 12F.6", "SS 7A1.5", "SS 7A.2", "SS 7A4.2")
def trip(pos: Position, freight: Freight) -> Trip:
    """So many hexes on lines of one's own, into no enemy ZOC and out of none; a change of gauge counts as
    some of them (SS-P7).
    """
    data, side = book(pos).data, pos.frame.who
    bar = Closure(
        "SS 7A1.5", zoc(pos, 1 - side) & ~rail.guarded_hexes(pos, side), hex_words("ss-why-rail-zoc", pos)
    )
    net = rail.rail_network(
        data, lines(pos, side, freight.points), ((1, data.land),), data.constant("rail.gauge_change.resource")
    )
    return Trip(
        net,
        1 << freight.start,
        data.constant("rail.resource_point"),
        harassment.add_rail_tolls(pos, side, rail.free_board(pos), data.constant("harassment.resource")),
        closed=(bar,),
    )


@fact
def reachable_hexes(pos: Position, freight: Freight) -> HexSet:
    return trip(pos, freight).reach().hexes & ~(1 << freight.start)


@rule("SS 12F.6")
def shippable(pos: Position, side: int) -> Allowed | None:
    """In the movement phase, and not in the surprise turn: there are no trains in it."""
    data = book(pos).data
    if own(pos).surprise or not own(pos).stocks or not data.scene.is_on("12F"):
        return None
    some = stocks.stock_hexes(pos, side)
    if not some:
        return None
    found = hexes(some, "SS 12F.6", marching.other_hex_cause("SS 12F.6", "ss-why-no-point-there"))
    gone = sum(1 << h for h in bits(some) if not points_lying(pos, side, h))
    found.less("SS 12F.6", gone, hex_words("ss-why-shipped", pos))
    for h in bits(found.set):
        if not reachable_hexes(pos, Freight(h, 1)):
            cite, message = stuck(pos, side, h)
            found.less(cite, 1 << h, hex_words(message, pos))
    return found


@rule("SS 12F.6", "SS 7A.2", "SS 7A1.5", "SS 7A4.2")
def stuck(pos: Position, side: int, h: int) -> tuple[str, str]:
    """What keeps points where they lie: without a carrier they go by rail alone."""
    if not any(gate >> h & 1 for gate in gauge.railways(pos)):
        return "SS 12F.6", "ss-why-no-railway"
    if all(rail.rail_room(pos, rail.net_of(side, broad)) < 1 for broad in (True, False)):
        return "SS 7A4.2", "ss-why-no-room-for-points"
    if not own(pos).at_start >> h & 1:
        return "SS 7A.2", "ss-why-not-owned-at-start"
    zone = zoc(pos, 1 - side) & ~rail.guarded_hexes(pos, side)
    return ("SS 7A1.5", "ss-why-rail-zoc") if zone >> h & 1 else ("SS 12F.6", "ss-why-no-freight")


def most_points(pos: Position, side: int, h: int) -> int:
    """As many points of a hex as the emptier trains can take."""
    there = sum(one.points for one in points_lying(pos, side, h))
    return max(1, min(there, max(rail.rail_room(pos, rail.net_of(side, broad)) for broad in (True, False))))


def ship(ref: Referee, h: int) -> None:
    side = ref.frame.who
    ref.ask("freight", side, Freight(h, most_points(ref.pos, side, h)))


def menu(pos: Position) -> Menu:
    freight = pos.memo(Freight)
    places = hexes(reachable_hexes(pos, freight), "SS 12F.6", lambda h: no_way(pos, freight, h))
    verbs = {"deliver": places, "drop": button("SS 12F.6")}
    if freight.points > 1:
        verbs["fewer"] = button("SS 12F.2")
    args: dict[str, Argument] = {"hex": At(freight.start), "points": freight.points}
    return Menu(pos.frame.who, "ss-freight", "SS 12F.6", verbs, args)


@rule("SS 12F.6", "SS 7A1.5", "SS 7A.2", "SS 7A4.2")
def no_way(pos: Position, freight: Freight, h: int) -> list[Cause]:
    """Why points do not get to a hex by rail alone."""
    data, side = book(pos).data, pos.frame.who
    most, change = data.constant("rail.resource_point"), data.constant("rail.gauge_change.resource")

    def room(broad: bool) -> int:
        return rail.rail_room(pos, rail.net_of(side, broad))

    def full(_: int) -> Words:
        left = max(0, *(room(broad) for broad in (True, False)))
        return "ss-why-no-capacity-left", (("needed", freight.points), ("left", left))

    ride = no_train.Ride(
        side,
        "SS 12F.6",
        lambda lines: rail.rail_network(data, lines, ((1, data.land),), change),
        lambda broad: freight.points <= room(broad),
        lambda cost: ("ss-why-strategic-far", (("needed", cost), ("most", most))),
        full,
        "SS 12F.6",
    )
    return no_train.causes(pos, trip(pos, freight), ride, h)


@rule("SS 12F.6", "SS 7A4.2")
def deliver(ref: Referee, to: int) -> None:
    """Each point goes so once in a turn, and is an RE of every net that it uses."""
    freight, side = ref.pos.memo(Freight), ref.frame.who
    _, path = trip(ref.pos, freight).reach().way(to)
    for net in rail.nets_on(ref.pos, side, path):
        rail.spend(ref, net, freight.points, "SS 7A4.2")
    some = stocks.part(points_lying(ref.pos, side, freight.start), freight.points)
    moved = [one._replace(hex=to, used=one.used | SHIPPED) for one in some]
    args = (("hex", At(freight.start)), ("to", At(to)), ("points", freight.points))
    ref.do(Message("ss-shipped", args, "SS 12F.6"))
    stocks.exchange(ref, some, moved, "SS 12F.6")
    ref.finish()


def fewer(ref: Referee, _: int) -> None:
    freight = ref.pos.memo(Freight)
    ref.remember(freight._replace(points=freight.points - 1))


# -- destroyed


@rule("SS 12F.4")
def destroyable(pos: Position, side: int) -> Allowed | None:
    """In one's own player turn, whatever else its phases hold."""
    return stocks.destroyable(pos, side) if own(pos).stocks and stocks.stock_hexes(pos, side) else None


DESTROY: Mapping[str, Choice[int]] = {"destroy": Choice(destroyable, Verb(stocks.destroy, HEX))}
MORE: Mapping[str, Choice[int]] = {"ship": Choice(shippable, Verb(ship, HEX)), **DESTROY}
PROCEDURES: Mapping[str, Step] = {
    "freight": Ask(
        "freight",
        menu,
        {"deliver": Verb(deliver, HEX), "fewer": Verb(fewer), "drop": PUT_DOWN},
        memo=Freight,
    )
}
