"""33A and A7. Resource points that the calendar brings: where they are put down."""

from __future__ import annotations

from grognard.games.sudden_storm.law import lend_lease
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.entries import (
    RIMS,
    can_come_by_sea,
    cities_in,
    city_at,
    hexes_of_lines,
    open_hexes,
    rim,
)
from grognard.games.sudden_storm.law.names import NOBODY, Stock, own
from grognard.games.sudden_storm.law.replacements import has_surrendered
from grognard.games.sudden_storm.law.scenario_rules import ANYWHERE
from grognard.kernel.cite import rule
from grognard.kernel.flow import Ask, Do, Step, Verb
from grognard.kernel.hexes import HexSet
from grognard.kernel.menu import HEX, Cause, Menu, button, hexes
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position

CITIES, OTHER = "cities", "other"


@rule("SS 31.2")
def bring(ref: Referee, frame: Frame) -> None:
    """What comes this turn waits to be put down; nothing comes to a nation that has surrendered."""
    data, side, turn = book(ref.pos).data, frame.who, ref.state.turn
    gifts = data.scene.gifts
    if gifts is None:
        events = data.events(turn, side, "resource")
        found = [(side, one.where, one.many) for one in events if not has_surrendered(ref.pos, one.nation)]
    else:
        mine = [one for one in gifts if one.side == side and turn in one.turns]
        found = [(side, one.where, one.points) for one in mine if one.what == "resource"]
    if found:
        ref.note("SS 33A.1", goods=(*own(ref.pos).goods, *found))


@rule("SS 33A.1")
def places(pos: Position, side: int, way: str) -> HexSet:
    """As a unit of the same heading; Soviet points at major cities, or on a rail hex of the eastern edge."""
    if way == lend_lease.NORTH:
        return lend_lease.ports(pos)
    return named_hexes(pos, way) & open_hexes(pos, side)


def named_hexes(pos: Position, way: str) -> HexSet:
    data = book(pos).data
    if way == ANYWHERE:
        return data.land
    if way in RIMS:
        return rim(data, way)
    if way == CITIES:
        return data.cities
    if way in data.places:
        return city_at(data, data.places[way])
    if way == OTHER:
        return data.way_in(OTHER) | data.way_in("eastern") & hexes_of_lines(data.lines["rail"])
    return cities_in(pos, way)


def next_points(pos: Position) -> tuple[int, str, int] | None:
    """The points to put down next."""
    side = pos.frame.who
    mine = (one for one in own(pos).goods if one[0] == side)
    return next((one for one in mine if places(pos, side, one[1]) or can_come_by_sea(pos, one[1])), None)


def has_points_left(pos: Position) -> bool:
    return next_points(pos) is not None


def menu(pos: Position) -> Menu:
    one = next_points(pos)
    assert one is not None
    where = places(pos, one[0], one[1])
    verbs = {"at": hexes(where, "SS 33A.1", lambda _: Cause("SS 33A.1", "ss-why-no-goods-there"))}
    if can_come_by_sea(pos, one[1]):
        verbs["off_map"] = button("SS 33A1.1")
    return Menu(one[0], "ss-goods", "SS 33A.1", verbs, {"points": one[2]})


def take_next_points(ref: Referee) -> tuple[int, str, int]:
    """The next points wait no more."""
    one = next_points(ref.pos)
    assert one is not None
    left = list(own(ref.pos).goods)
    left.remove(one)
    ref.note("SS 33A.1", goods=tuple(left))
    return one


@rule("SS 33A1.1")
def store(ref: Referee, _: int) -> None:
    """German points may wait in the ports off the map (A7)."""
    many = take_next_points(ref)[2]
    ref.note("SS 33A1.1", "ss-points-off-map", (("points", many),), depot=own(ref.pos).depot + many)


def put_down(ref: Referee, h: int) -> None:
    one = take_next_points(ref)
    add_stock(ref, h, one[0], one[2], "SS 33A.1")


def add_stock(ref: Referee, h: int, side: int, points: int, cite: str) -> None:
    """Resource points appear in a hex."""
    stocks = own(ref.pos).stocks
    lying = [one for one in stocks if (one.hex, one.side, one.carrier) == (h, side, NOBODY)]
    there = sum(one.points for one in lying)
    rest = [one for one in stocks if one not in lying]
    ref.note(cite, stocks=tuple(sorted([*rest, Stock(h, side, there + points)])))


def steps(side: int) -> tuple[Step, ...]:
    return (
        Do("goods", bring),
        Ask("goods_at", menu, {"at": Verb(put_down, HEX), "off_map": Verb(store)}, when=has_points_left),
    )
