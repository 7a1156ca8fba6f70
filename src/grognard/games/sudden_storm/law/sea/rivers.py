"""27E. How far a flotilla goes: along rivers, over lakes, in coastal waters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from heapq import heappop, heappush
from typing import NamedTuple

from grognard.games.sudden_storm.law import marching, zoc
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import MP, own
from grognard.games.sudden_storm.law.possession import owned_hexes
from grognard.games.sudden_storm.law.sea import channels, waters
from grognard.games.sudden_storm.law.sea.routes import NOWHERE, strait_closed
from grognard.games.sudden_storm.law.weather_areas import frozen_coast
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, hexset
from grognard.kernel.reach import zone_of
from grognard.kernel.state import Position, fact
from grognard.rules.why_not import Closure, hex_words


@rule("SS 27E.3")
def points_left(pos: Position, ship: int) -> int:
    """Half points that a flotilla has left in this phase."""
    found = marching.points_left(pos, ship)
    return book(pos).data.constant("naval.flotilla") * MP if found is None else found


@rule("SS 27E.4", "SS 28D3.2", "SS 30B.1", "SS 30K")
def closed_waters(pos: Position, side: int) -> Iterator[Closure]:
    """No hex of the enemy's, nor neutral land, nor frozen coast."""
    yield Closure("SS 27E.4", owned_hexes(pos, 1 - side), hex_words("ss-why-enemy-owned", pos))
    outside = pos.game.map.grid.board & ~book(pos).data.scene.area
    yield Closure("SS 30K", outside, hex_words("ss-why-outside-area", pos))
    yield Closure("SS 28D3.2", frozen_coast(pos), hex_words("ss-why-frozen-coast", pos))
    yield Closure("SS 30B.1", own(pos).neutral, hex_words("ss-why-neutral-coast", pos))


@rule("SS 27E.2")
def is_at_sea(pos: Position, ship: int) -> bool:
    """Does a flotilla lie on the sea, or on a river or a lake?"""
    return any(node in channels.salt(book(pos).data) for node in start_nodes(pos, ship))


class Voyage(NamedTuple):
    """What is reached from some nodes: what each costs, the one before it, and the hexes."""

    spent: Mapping[int, int]
    before: Mapping[int, int]
    hexes: HexSet


@rule("SS 27E.3")
def start_nodes(pos: Position, ship: int) -> tuple[int, ...]:
    """The waters on which a flotilla lies: all that its hex touches, unless it came along one of them."""
    at = pos.state.where[ship]
    nodes = channels.channels(book(pos).data).of_hex.get(at, ())
    lying = dict(own(pos).lying).get(ship)
    return nodes if lying is None else nodes[lying : lying + 1]


@fact
@rule("SS 27E.3", "SS 27E.4")
def flotilla_reach(pos: Position, ship: int) -> Voyage:
    """A point for every hex; leaving enemy ZOC costs it what it costs units on foot (SS-R10). It does not go
    through a strait that the enemy holds.
    """
    data, side = book(pos).data, pos.game.roster[ship].side
    net, most = channels.channels(data), points_left(pos, ship)
    shut = 0
    for bar in closed_waters(pos, side):
        shut |= bar.hexes
    ends = waters.no_passage(data) | strait_closed(pos, side)
    zones, toll = zoc.zones(pos, 1 - side), zoc.tolls(data, "flotilla")
    start = start_nodes(pos, ship)
    spent, before = dict.fromkeys(start, 0), dict.fromkeys(start, NOWHERE)
    queue = [(0, node) for node in start]
    while queue:
        cost, node = heappop(queue)
        h = net.hex[node]
        if cost > spent[node] or (ends >> h & 1 and cost):
            continue
        fees = toll[zone_of(zones, h)]
        for there in net.near[node]:
            price = cost + MP + fees[zone_of(zones, net.hex[there])]
            if price <= most and price < spent.get(there, price + 1) and not shut >> net.hex[there] & 1:
                spent[there], before[there] = price, node
                heappush(queue, (price, there))
    return Voyage(spent, before, hexset({net.hex[node] for node in spent}))


def cheapest_way(pos: Position, ship: int, h: int) -> tuple[int, tuple[int, ...], int]:
    """The cheapest way to a hex: what it costs, hex by hex, and which of the hex's waters it ends on."""
    net, found = channels.channels(book(pos).data), flotilla_reach(pos, ship)
    cost, end = min((found.spent[node], node) for node in net.of_hex[h] if node in found.spent)
    path, node = list[int](), end
    while node != NOWHERE:
        path.append(net.hex[node])
        node = found.before[node]
    return cost, tuple(reversed(path)), net.of_hex[h].index(end)


@rule("SS 27E.4")
def deep_hexes(pos: Position) -> HexSet:
    """Where a flotilla may not end its move: hexes that are all sea or all lake."""
    data = book(pos).data
    return waters.sea(data) | data.map.terrain["lake"]
