"""27A3 and 27A4. Ports and beaches, what they can take in a player turn, and who lies in port."""

from __future__ import annotations

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import AT_SEA, GERMANY, own
from grognard.games.sudden_storm.law.possession import owned_hexes
from grognard.games.sudden_storm.law.sea import waters
from grognard.games.sudden_storm.law.sea.harbours import harbours, river_ports
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet

# -- ports


@rule("SS 27A3.4")
def is_delta_open(pos: Position) -> bool:
    """Is Astrakhan joined to the sea: do the Soviets own the hexes along its river?"""
    delta = book(pos).data.area("volga_delta")
    return own(pos).soviet & delta == delta


@rule("SS 27A3.1", "SS 27A3.4")
def harbours_now(pos: Position) -> HexSet:
    """All ports of ships, whoever owns them."""
    data = book(pos).data
    return harbours(data) | (1 << data.places["astrakhan"] if is_delta_open(pos) else 0)


def owned_ports(pos: Position, side: int) -> HexSet:
    return harbours_now(pos) & owned_hexes(pos, side)


@rule("SS 27A3.3")
def ports(pos: Position, side: int) -> HexSet:
    """Those that a side can use in its own player turn: it owned them when its initial phase began."""
    return owned_ports(pos, side) & own(pos).at_start


def ports_for(pos: Position, side: int, flotilla: bool) -> HexSet:
    """The same, with ports on rivers for flotillas."""
    found = ports(pos, side)
    if flotilla:
        found |= river_ports(book(pos).data) & owned_hexes(pos, side) & own(pos).at_start
    return found


@rule("SS 27A4", "SS 27E.6")
def beaches(pos: Position, side: int, flotilla: bool) -> HexSet:
    """Coast that is no mountain; for flotillas any land that they can come to."""
    data = book(pos).data
    if flotilla:
        return (waters.inland_hexes(data) | waters.coast(data)) & owned_hexes(pos, side)
    return waters.coast(data) & ~data.map.terrain["mountain"] & owned_hexes(pos, side)


# -- what they take


def room(pos: Position, h: int) -> int:
    """RE that a port can still load or land in this player turn."""
    used = dict(own(pos).port_loads).get(h, 0)
    return book(pos).data.constant("naval.port") - used


@rule("SS 27A3.1")
def use(ref: Referee, h: int, re: int) -> None:
    """What is loaded and what is landed counts together."""
    loads = dict(own(ref.pos).port_loads)
    loads[h] = loads.get(h, 0) + re
    ref.note("SS 27A3.1", port_loads=tuple(sorted(loads.items())))


# -- ships


def ships_of(pos: Position, side: int) -> UnitSet:
    """A side's ships on the map."""
    return pos.on_map(side) & book(pos).data.ships


def flotillas(pos: Position) -> UnitSet:
    return book(pos).data.of_kind["flotilla"]


def is_flotilla(pos: Position, ship: int) -> bool:
    return flotillas(pos) >> ship & 1 == 1


@rule("SS 27B.2", "SS 27E.2")
def is_at_sea(pos: Position, ship: int) -> bool:
    """Who is not declared to be at sea lies in port, or on a river."""
    return pos.state.marks[AT_SEA] >> ship & 1 == 1


@rule("SS 27F.1")
def is_in_port(pos: Position, ship: int) -> bool:
    """Does it lie in a port of its own side, or off the map?"""
    h, side = pos.state.where[ship], pos.game.roster[ship].side
    if h < 0:
        return h == GERMANY
    found = owned_ports(pos, side)
    if is_flotilla(pos, ship):
        found |= river_ports(book(pos).data) & owned_hexes(pos, side)
    return bool(found >> h & 1) and not is_at_sea(pos, ship)
