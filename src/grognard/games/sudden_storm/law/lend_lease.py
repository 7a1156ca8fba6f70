"""34. Lend-lease: what comes by convoy, and over land."""

from __future__ import annotations

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import DELAYED, NOBODY, SOVIET, own
from grognard.games.sudden_storm.law.pools import ANY_SOVIET, ARMOUR, pool
from grognard.games.sudden_storm.law.pools import receive as take_in
from grognard.games.sudden_storm.law.possession import owned_hexes
from grognard.games.sudden_storm.law.schedule import Event
from grognard.games.sudden_storm.law.tables import TWENTIETHS
from grognard.games.sudden_storm.law.weather_areas import frozen_coast
from grognard.kernel.arguments import At, Units
from grognard.kernel.changes import Message, Removed
from grognard.kernel.cite import rule
from grognard.kernel.flow import Do, Step
from grognard.kernel.hexes import HexSet, one_of
from grognard.kernel.places import GONE
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position

NORTH, POINT = "lend_north", "resource point"
DIE, DICE = 6, 2


@rule("SS 34.1")
def ports(pos: Position) -> HexSet:
    """Soviet-owned ports of the Arctic that are not frozen; no ships are needed (SS-P78)."""
    return book(pos).data.way_in(NORTH) & owned_hexes(pos, SOVIET) & ~frozen_coast(pos)


@rule("SS 34.1")
def roll_convoy(ref: Referee) -> bool:
    """Each item by itself."""
    thrown = sum(ref.roll(DIE, "ss-die-convoy", "SS 34.1") for _ in range(DICE))
    return thrown <= book(ref.pos).data.constant("lend_north.sunk")


@rule("SS 34.1", "SS 34.3", "SS 34.4")
def deliver(ref: Referee, _: Frame) -> None:
    data = book(ref.pos).data
    for event in data.events(ref.state.turn, SOVIET, "lend_lease") if data.scene.is_on("34") else ():
        if event.unit != NOBODY and not data.scene.is_on("16"):
            continue
        for _each in range(event.many):
            if event.where == NORTH and not ports(ref.pos):
                ref.do(Message("ss-no-port", (), "SS 34.1"))
                never_comes(ref, event)
            elif event.where == NORTH and roll_convoy(ref):
                ref.do(Message("ss-sunk", (), "SS 34.1"))
                never_comes(ref, event)
            elif event.unit != NOBODY:
                unload_aircraft(ref, event.unit)
            else:
                unload(ref, event)


def never_comes(ref: Referee, event: Event) -> None:
    if event.unit != NOBODY:
        ref.do(Removed(event.unit, GONE, "convoy", "SS 34.1"))


@rule("SS 34.2")
def unload_aircraft(ref: Referee, unit: int) -> None:
    """Air units are put at bases; if all ports are isolated they stay in one."""
    if ports(ref.pos) & ~own(ref.pos).cut_off[SOVIET]:
        ref.do(Removed(unit, DELAYED[SOVIET], "air-comes", "SS 34.2"))
        return
    h = one_of(ports(ref.pos))
    ref.note(
        "SS 34.2",
        "ss-air-ashore",
        (("unit", Units(1 << unit)), ("hex", At(h))),
        ashore=tuple(sorted((*own(ref.pos).ashore, (unit, h)))),
    )


@rule("SS 34.2", "SS 34.3", "SS 34.4")
def unload(ref: Referee, event: Event) -> None:
    """Resource points wait to be put down at a port or the southern edge; armour points go to the general
    pool, but stay in the port if all are isolated.
    """
    if event.goods == POINT:
        ref.note("SS 34.2", goods=(*own(ref.pos).goods, (SOVIET, event.where, 1)))
        return
    free = ports(ref.pos) & ~own(ref.pos).cut_off[SOVIET]
    if event.where != NORTH or free:
        take_in(ref, pool(ANY_SOVIET, ARMOUR), TWENTIETHS, "SS 34.2")
        return
    stores = (*own(ref.pos).stores, (one_of(ports(ref.pos)), ARMOUR, TWENTIETHS))
    ref.note("SS 34.2", stores=tuple(sorted(stores)))


@rule("SS 34.2")
def forward_stores(ref: Referee, _: Frame) -> None:
    """Armour points kept in a port join the general pool once it is no longer isolated, and air units there
    are put at bases.
    """
    cut, left = own(ref.pos).cut_off[SOVIET], []
    for h, kind, many in own(ref.pos).stores:
        if kind == ARMOUR and not cut >> h & 1:
            take_in(ref, pool(ANY_SOVIET, ARMOUR), many, "SS 34.2")
        else:
            left.append((h, kind, many))
    ref.note("SS 34.2", stores=tuple(left))
    for unit, h in own(ref.pos).ashore:
        if not cut >> h & 1:
            ref.do(Removed(unit, DELAYED[SOVIET], "air-comes", "SS 34.2"))
    ref.note("SS 34.2", ashore=tuple(one for one in own(ref.pos).ashore if cut >> one[1] & 1))


STEPS: tuple[Step, ...] = (Do("forward", forward_stores), Do("lend_lease", deliver))
