"""27B1, 28D3, 30A2 and 30B. How far a ship sails, by which way, and what is closed to it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import AT_SEA, AXIS, GERMANY, SOVIET, own
from grognard.games.sudden_storm.law.possession import owned_hexes
from grognard.games.sudden_storm.law.sea import waters
from grognard.games.sudden_storm.law.sea.ports import is_delta_open
from grognard.games.sudden_storm.law.sea.zone import safe
from grognard.games.sudden_storm.law.weather_areas import frozen_coast
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits, hexset
from grognard.kernel.state import Position, fact
from grognard.rules.why_not import Closure, hex_words

NOWHERE = -1


class Route(NamedTuple):
    """What is reached from some nodes, and how: for each node the one before it."""

    before: Mapping[int, int]
    hexes: HexSet


@rule("SS 28D3.2", "SS 30B.1", "SS 30K", "SS 27A3.4", "SS 27B.4")
def closed_waters(pos: Position, side: int) -> Iterator[Closure]:
    """The hexes that a side's ships may not enter, by paragraph; enemies on the coast do not matter, nor does
    who owns the coast at the mouth of the Volga.
    """
    data = book(pos).data
    outside = pos.game.map.grid.board & ~book(pos).data.scene.area
    yield Closure("SS 30K", outside, hex_words("ss-why-outside-area", pos))
    yield Closure("SS 28D3.2", frozen_coast(pos), hex_words("ss-why-frozen-coast", pos))
    yield Closure("SS 30B.1", neutral_coast(pos, side), hex_words("ss-why-neutral-coast", pos))
    if not is_delta_open(pos):
        river = data.area("volga_delta") & ~waters.coast(data)
        yield Closure("SS 27A3.4", river, hex_words("ss-why-delta", pos))
    if side == AXIS:
        yield Closure("SS 27B5.4", safe(pos), hex_words("ss-why-safety-zone", pos))
        yield Closure("SS 27B1.3", warships_at_sea(pos), hex_words("ss-why-warship", pos))


@rule("SS 30B.1", "SS 31B.2")
def neutral_coast(pos: Position, side: int) -> HexSet:
    """Nobody comes there, but that Germans may be in Finland before it is at war."""
    found = own(pos).neutral
    return found & ~book(pos).data.country("finland") if side == AXIS else found


@rule("SS 27B1.3")
def warships_at_sea(pos: Position) -> HexSet:
    """No German transport enters their hexes."""
    data = book(pos).data
    some = pos.on_map(SOVIET) & data.of_kind["warship"] & pos.state.marks[AT_SEA]
    return pos.hexes_of(some)


@rule("SS 30A2.2")
def strait_closed(pos: Position, side: int) -> HexSet:
    """The hexes of Kerch, through which nobody sails while the enemy owns both."""
    strait = book(pos).data.area("kerch_strait")
    return strait if owned_hexes(pos, 1 - side) & strait == strait else 0


@rule("SS 27B1.1", "SS 27B1.2")
def start_nodes(pos: Position, side: int, ship: int) -> tuple[int, ...]:
    """The waters on which a ship lies; off the map, those where it may come in."""
    data, at = book(pos).data, pos.state.where[ship]
    net = waters.waters(data)
    if at == GERMANY:
        bound = dict(own(pos).bound).get(ship)
        return tuple(
            net.of_hex[h][0]
            for h in bits(waters.exits(data))
            if bound is None or waters.SEAS[bound] == waters.sea_of(data, h)
        )
    nodes = net.of_hex.get(at, ())
    lying = dict(own(pos).lying).get(ship, NOWHERE)
    return nodes if lying == NOWHERE else nodes[lying : lying + 1]


@fact
@rule("SS 27B1.1")
def route(pos: Position, ship: int) -> Route:
    """Any distance over the sea, into coastal hexes but not over land."""
    data, side = book(pos).data, pos.game.roster[ship].side
    shut = 0
    for closure in closed_waters(pos, side):
        shut |= closure.hexes
    no_way_through = waters.no_passage(data) | strait_closed(pos, side)
    start = start_nodes(pos, side, ship)
    if pos.state.where[ship] < 0:
        start = tuple(node for node in start if not shut >> waters.waters(data).hex[node] & 1)
    return flood_route(waters.waters(data), start, shut, no_way_through)


def flood_route(net: waters.Waters, start: tuple[int, ...], shut: HexSet, ends: HexSet) -> Route:
    """All that is joined to some nodes, nearest first; hexes of `ends` are entered and not sailed through."""
    before = dict.fromkeys(start, NOWHERE)
    closed_hexes, last = set(bits(shut)), set(bits(ends))
    queue = deque(start)
    while queue:
        node = queue.popleft()
        if net.hex[node] in last and before[node] != NOWHERE:
            continue
        for there in net.near[node]:
            if there not in before and net.hex[there] not in closed_hexes:
                before[there] = node
                queue.append(there)
    return Route(before, hexset({net.hex[node] for node in before}))


def path_to(pos: Position, ship: int, h: int) -> tuple[tuple[int, ...], int]:
    """The shortest way to a hex, hex by hex, and the node where it ends."""
    net, found = waters.waters(book(pos).data), route(pos, ship)
    end = next(node for node in found.before if net.hex[node] == h)
    way, node = list[int](), end
    while node != NOWHERE:
        way.append(net.hex[node])
        node = found.before[node]
    return tuple(reversed(way)), end
