"""27B3. Fuel: each ship goes to a port of its own country once in each of its player turns."""

from __future__ import annotations

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import AXIS, SOVIET, own
from grognard.games.sudden_storm.law.nationality import rumania, ussr
from grognard.games.sudden_storm.law.sea.moorings import mooring_bars
from grognard.games.sudden_storm.law.sea.ports import flotillas, ports, ships_of
from grognard.games.sudden_storm.law.sea.routes import route
from grognard.games.sudden_storm.law.sea.sinking import sink
from grognard.games.sudden_storm.law.sea.waters import exits
from grognard.games.sudden_storm.law.sea.zone import dangerous
from grognard.kernel.arguments import Units
from grognard.kernel.changes import Message
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits, hexset
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet


@rule("SS 27B3.1", "SS 31A2.4", "SS 31B.4")
def countries(pos: Position, side: int) -> HexSet:
    """Where there is fuel: Hango is in neither country (3G), and what has become Finnish or Rumanian again is
    no longer Soviet, whoever owns it.
    """
    if side == SOVIET:
        return ussr(pos)
    data = book(pos).data
    return data.greater_germany | rumania(pos) | data.country("bulgaria")


@rule("SS 27B3.1", "SS 27A3.3")
def fuel_ports(pos: Position, side: int) -> HexSet:
    """Isolated or not; a port won in this player turn serves nobody yet."""
    return ports(pos, side) & countries(pos, side)


@rule("SS 27B3.1", "SS 27E.1")
def unfuelled_ships(pos: Position, side: int) -> UnitSet:
    """Ships that have had no fuel in this player turn; flotillas need none."""
    return ships_of(pos, side) & ~flotillas(pos) & ~own(pos).fuelled


def fill(ref: Referee, ships: UnitSet) -> None:
    if ships & ~own(ref.pos).fuelled:
        ref.note("SS 27B3.1", fuelled=own(ref.pos).fuelled | ships)


@rule("SS 27B3.1")
def refuel_on_path(ref: Referee, ship: int, path: tuple[int, ...]) -> None:
    """A ship need only pass through a port."""
    if fuel_ports(ref.pos, ref.game.roster[ship].side) & hexset(path):
        fill(ref, 1 << ship)


@rule("SS 27B3.1")
def can_refuel(pos: Position, ship: int) -> bool:
    """Could a ship fetch fuel without any risk? It sails any distance, so that only the waters outside the
    safety zone make a difference, and who is not free to move.
    """
    side, h = pos.game.roster[ship].side, pos.state.where[ship]
    quays = fuel_ports(pos, side)
    if quays >> h & 1:
        return True
    danger = dangerous(pos, side)
    if danger >> h & 1 or any(bar.units >> ship & 1 for bar in mooring_bars(pos, side)):
        return False
    return bool(route(pos, ship).hexes & ~danger & (quays | off_map_ports(pos, side)))


def off_map_ports(pos: Position, side: int) -> HexSet:
    """The ways to German ports off the map."""
    return exits(book(pos).data) if side == AXIS else 0


@rule("SS 27B3.1")
def close(ref: Referee, side: int) -> None:
    """At the end of a movement phase those who could fetch fuel without risk have done so."""
    for ship in bits(unfuelled_ships(ref.pos, side)):
        if can_refuel(ref.pos, ship):
            fill(ref, 1 << ship)


@rule("SS 27B3.2")
def is_unfuelled(pos: Position, ship: int, own_turn: bool) -> bool:
    """In its own player turn a ship shows it as soon as it has missed its port, else since the last turn."""
    short = unfuelled_ships(pos, pos.game.roster[ship].side) if own_turn else own(pos).dry
    return bool(short >> ship & 1)


@rule("SS 27B3.2")
def account(ref: Referee, frame: Frame) -> None:
    """At the end of a player turn: who finds no fuel for the second time is scuttled."""
    side = frame.who
    short, before = unfuelled_ships(ref.pos, side), own(ref.pos).dry
    for ship in bits(short & before):
        sink(ref, ship, "no-fuel", "SS 27B3.2")
    mine = book(ref.pos).data.all_of_side[side]
    new = short & ~before
    if new:
        ref.do(Message("ss-no-fuel", (("units", Units(new)),), "SS 27B3.2"))
    now = own(ref.pos)
    ref.note("SS 27B3.2", dry=now.dry & ~mine | new, fuelled=now.fuelled & ~mine)
