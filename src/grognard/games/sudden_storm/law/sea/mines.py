"""27B5. The tests of Soviet naval units outside the safety zone of the Baltic."""

from __future__ import annotations

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import SOVIET, own
from grognard.games.sudden_storm.law.sea.ports import is_at_sea, ships_of
from grognard.games.sudden_storm.law.sea.ship_damage import apply_damage
from grognard.games.sudden_storm.law.sea.zone import dangerous, hits, safe
from grognard.kernel.arguments import unit
from grognard.kernel.changes import Message
from grognard.kernel.cite import rule
from grognard.kernel.hexes import bits, holds
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position

DIE = 6


def hexes_outside(pos: Position, ship: int) -> int | None:
    """Hexes that a ship has sailed outside the zone since its last test; none: it has not been there."""
    return dict(own(pos).outside).get(ship)


def count(ref: Referee, ship: int, hexes: int | None) -> None:
    others = [one for one in own(ref.pos).outside if one[0] != ship]
    more = [] if hexes is None else [(ship, hexes)]
    ref.note("SS 27B5.2", outside=tuple(sorted([*others, *more])))


@rule("SS 27B5.2", "SS 27B5.3")
def sail_past(ref: Referee, ship: int, path: tuple[int, ...]) -> None:
    """A hex entered outside the zone counts one, the first back inside none (SS-R14): there it is tested at
    once.
    """
    side = ref.game.roster[ship].side
    danger, shelter = dangerous(ref.pos, side), safe(ref.pos)
    if side != SOVIET:
        return
    hexes = hexes_outside(ref.pos, ship)
    if danger >> path[0] & 1:
        hexes = hexes or 0
    for h in path[1:]:
        if danger >> h & 1:
            hexes = (hexes or 0) + 1
        elif shelter >> h & 1 and hexes is not None:
            test(ref, ship, hexes)
            hexes = None
            if ref.state.where[ship] < 0:
                return
    count(ref, ship, hexes)


@rule("SS 27B5.2")
def test(ref: Referee, ship: int, hexes: int) -> None:
    """A die for mines and submarines."""
    count(ref, ship, None)
    die = ref.roll(DIE, "ss-die-mines", "SS 27B5.2")
    points = hits(book(ref.pos).data, die, hexes)
    args = (("unit", unit(ship)), ("hexes", hexes), ("hits", points))
    ref.do(Message("ss-mines", args, "SS 27B5.2"))
    ref.note("SS 27B5.2", tested=own(ref.pos).tested | 1 << ship)
    apply_damage(ref, ship, points, "SS 27B5.2")


@rule("SS 27B5.2")
def end_move(ref: Referee, ship: int) -> None:
    """A ship whose move ends outside the zone is tested for all that it has sailed there."""
    hexes = hexes_outside(ref.pos, ship)
    if hexes is not None:
        test(ref, ship, hexes)


@rule("SS 27B5.2")
def test_idle(ref: Referee, side: int) -> None:
    """Who lay at sea outside the zone without moving is tested, too (D19); who stayed in port is not."""
    if side != SOVIET:
        return
    some = ships_of(ref.pos, side) & ref.pos.units_in(dangerous(ref.pos, side)) & ~own(ref.pos).tested
    for ship in bits(some):
        if is_at_sea(ref.pos, ship) and not holds(own(ref.pos).tested, ship):
            test(ref, ship, 0)
