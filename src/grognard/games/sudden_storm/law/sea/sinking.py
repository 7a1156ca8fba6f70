"""27B, 27B4, 27E and 28D3. Ships that go down: sunk, or scuttled before the enemy has them."""

from __future__ import annotations

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import AT_SEA, own
from grognard.games.sudden_storm.law.sea import waters
from grognard.games.sudden_storm.law.weather_areas import frozen_coast
from grognard.kernel.arguments import At, unit
from grognard.kernel.changes import Marked, Message, Removed
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits, holds
from grognard.kernel.places import DEAD, GONE
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position

DIE = 6
REPLACED = ("transport", "DD", "flotilla")  # types that can be replaced (27F)
FORGOTTEN = ("fuelled", "dry", "carriers", "mended", "tested")  # what is remembered of ships afloat


@rule("SS 27F.2")
def sunk_box(pos: Position, ship: int) -> int:
    """Where a sunk ship lies: with those that can be replaced, or out of the game."""
    return DEAD if book(pos).data.ship(ship).type in REPLACED else GONE


@rule("SS 27B.3", "SS 27B4")
def sink(ref: Referee, ship: int, how: str, cite: str) -> None:
    """A ship goes down; the sea where that happened is where it can be replaced."""
    data, h = book(ref.pos).data, ref.state.where[ship]
    name = waters.sea_of(data, h) if h >= 0 else ""
    ref.do(Removed(ship, sunk_box(ref.pos, ship), how, cite))
    for mark, marked in enumerate(ref.state.marks):
        if holds(marked, ship):
            ref.do(Marked(mark, 1 << ship, False, cite, quiet=True))
    now, others = own(ref.pos), ~(1 << ship)
    ref.note(
        cite,
        sunk=(*now.sunk, (ship, waters.SEAS.index(name) if name else len(waters.SEAS))),
        lying=tuple(one for one in now.lying if one[0] != ship),
        outside=tuple(one for one in now.outside if one[0] != ship),
        covers=tuple(one for one in now.covers if one.ship != ship),
        **{field: getattr(now, field) & others for field in FORGOTTEN},
    )


@rule("SS 27B4", "SS 27B1.5", "SS 27E.5", "SS 28D3.2")
def scuttle_in(ref: Referee, side: int, won: HexSet) -> None:
    """A hex is lost: flotillas in it are scuttled, and so are ships in port that cannot leave; the others try
    to escape to sea, one by one.
    """
    data = book(ref.pos).data
    some = ref.pos.units_in(won) & data.ships & data.all_of_side[1 - side]
    for ship in bits(some):
        if data.of_kind["flotilla"] >> ship & 1:
            sink(ref, ship, "scuttled", "SS 27E.5")
        elif not ref.state.marks[AT_SEA] >> ship & 1:
            flee_port(ref, ship)


def flee_port(ref: Referee, ship: int) -> None:
    if not book(ref.pos).data.ship(ship).moves:
        sink(ref, ship, "scuttled", "SS 27B1.5")
        return
    if frozen_coast(ref.pos) >> ref.state.where[ship] & 1:
        sink(ref, ship, "scuttled", "SS 28D3.2")
        return
    if ref.roll(DIE, "ss-die-ship-escape", "SS 27B4") > book(ref.pos).data.constant("naval.escape"):
        sink(ref, ship, "scuttled", "SS 27B4")
        return
    ref.do(Marked(AT_SEA, 1 << ship, True, "SS 27B4", quiet=True))
    args = (("unit", unit(ship)), ("hex", At(ref.state.where[ship])))
    ref.do(Message("ss-ship-escapes", args, "SS 27B4"))
