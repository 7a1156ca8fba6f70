"""12 and 3H. Supply and isolation of units, cities and hexes, in their order."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.sudden_storm.law import gauge, isolation, occupation, territory, truck_sources
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import (
    AXIS,
    BY_SOVIET,
    EMPTY,
    FED,
    ISOLATED,
    SOVIET,
    STARVING,
    UNSUPPLIED,
    CityCount,
    own,
)
from grognard.games.sudden_storm.law.possession import owned_hexes
from grognard.games.sudden_storm.law.presence import land_units
from grognard.games.sudden_storm.law.sea import landed, waters
from grognard.games.sudden_storm.law.supply import free, railhead, regular, supplied_units, units_via_finland
from grognard.kernel.arguments import Units
from grognard.kernel.changes import Marked, Message
from grognard.kernel.cite import rule
from grognard.kernel.flow import Do, Step
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules.supply import grade_supply

SIDES = (AXIS, SOVIET)
LEVELS = (UNSUPPLIED, STARVING)


def mark(ref: Referee, what: int, now: UnitSet, cite: str, among: UnitSet, quiet: bool = False) -> None:
    """Of some units exactly these have a mark."""
    old = ref.state.marks[what] & among
    for units, on in ((old & ~now, False), (now & ~old, True)):
        if units:
            ref.do(Marked(what, units, on, cite, quiet))


# -- before anything is traced


@rule("SS 12E.1", "SS 30F.3")
def begin(ref: Referee, frame: Frame) -> None:
    """What special sources gave in the last player turn is over; in the German one of Jun II 41 all units of
    both sides are in supply.
    """
    ref.note("SS 30F.3", automatic=ref.state.turn == 1 and frame.who == AXIS)
    if own(ref.pos).feeding:
        ref.note("SS 12E.1", feeding=0)
    mark(ref, FED, 0, "SS 12E.1", land_units(ref.pos, AXIS) | land_units(ref.pos, SOVIET), quiet=True)


@rule("SS 12E1.4")
def refill(ref: Referee, _: Frame) -> None:
    """Trucks on a railway that leads to a regular source are full again."""
    for side in SIDES:
        empty = land_units(ref.pos, side) & book(ref.pos).data.trucks & ref.state.marks[EMPTY]
        if full := empty & ref.pos.units_in(hexes_on_rails(ref.pos, side)):
            ref.do(Marked(EMPTY, full, False, "SS 12E1.4"))


def hexes_on_rails(pos: Position, side: int) -> HexSet:
    """Rail hexes from which a rail element alone leads to a source."""
    grid, rails = pos.game.map.grid, gauge.railways(pos)
    return railhead(pos, side) & grid.spread(grid.board, rails)


# -- what is traced


@rule("SS 12B.1", "SS 4A1.2")
def check_hexes(ref: Referee, frame: Frame) -> None:
    """The hexes of both sides in regular supply for this player turn."""
    ref.note("SS 12B.1", supplied=tuple(supplied_hexes(ref.pos, side) for side in SIDES))
    check_coast(ref, frame.who)


@rule("SS 27D.2")
def check_coast(ref: Referee, side: int) -> None:
    """Where the phasing side may load supply from a beach: a rail element alone leads to a source."""
    data = book(ref.pos).data
    if data.scene.is_on("27") and ref.pos.on_map(side) & data.ships:
        shore = waters.coast(data) | waters.inland_hexes(data)
        ref.note("SS 27D.2", railheads=railhead(ref.pos, side) & shore)


def supplied_hexes(pos: Position, side: int) -> HexSet:
    return free(pos, side) if own(pos).automatic else regular(pos, side)


@rule("SS 3H", "SS 4A4.1")
def check_isolation(ref: Referee, _: Frame) -> None:
    """In each initial phase and at the start of each combat phase; in between nothing changes (A1). The hexes
    that could be supplied now are looked at, or a pocket just closed would be joined to itself. Nobody is
    isolated in the surprise turn (D43).
    """
    pos, surprise = ref.pos, own(ref.pos).surprise
    cut = [0 if surprise else isolation.cut_off_hexes(pos, side, regular(pos, side)) for side in SIDES]
    ref.note("SS 3H", cut_off=tuple(cut))
    for side in SIDES:
        lost = 0 if surprise else isolation.isolated_units(pos, side, regular(pos, side))
        mark(ref, ISOLATED, lost, "SS 3H", land_units(ref.pos, side))


# -- how long it has lasted


@rule("SS 12D.1", "SS 12D.2", "SS 12D.3", "SS 12E.2")
def check_units(ref: Referee, frame: Frame) -> None:
    """A unit out of regular supply counts a turn in the initial phases of the side in whose phase its count
    began; whatever check finds a line clears it (D11). Special sources change nothing here.
    """
    for side in SIDES:
        marks, mine = ref.state.marks, land_units(ref.pos, side)
        fed = supplied_units(ref.pos, side)
        counted = marks[UNSUPPLIED] | marks[STARVING]
        late = counted & (marks[BY_SOVIET] ^ (0 if frame.who == SOVIET else -1))
        waits = counted & ~late & ~fed
        grade_supply(ref, mine & ~waits, fed, LEVELS, ("SS 12D.2", "SS 12D.3"), "SS 12B.1")
        begun = mine & ~fed & ~counted if frame.who == SOVIET else 0
        mark(ref, BY_SOVIET, mine & ~fed & marks[BY_SOVIET] | begun, "SS 12D.1", mine, quiet=True)


@rule("SS 31B1.4")
def check_guests(ref: Referee, _: Frame) -> None:
    """Who is supplied through the Finnish theatre counts in its limit until the next check (SS-P67)."""
    some = units_via_finland(ref.pos)
    ref.note("SS 31B1.4", guests=territory.admitted_units(ref.pos, some) if some else 0)


@rule("SS 12B.1", "SS 12D.1")
def check_cities(ref: Referee, frame: Frame) -> None:
    """Each owned city keeps a count like a unit (SS-P55)."""
    data, now, by_soviet = book(ref.pos).data, own(ref.pos), frame.who == SOVIET
    before = {one.hex: one for one in now.counts}
    found = []
    for side in SIDES:
        for h in bits(data.cities & owned_hexes(ref.pos, side) & ~now.supplied[side]):
            one = before.get(h, CityCount(h, 0, by_soviet))
            found.append(one._replace(turns=one.turns + (one.by_soviet == by_soviet)))
    if tuple(sorted(found)) != now.counts:
        ref.note("SS 12B.1", counts=tuple(sorted(found)))


@rule("SS 12E1.1", "SS 12E2.2")
def feed(ref: Referee, _: Frame) -> None:
    """Who draws from the trucks named, or on supply that ships have landed, counts as supplied for this
    player turn, and no longer.
    """
    for side in SIDES:
        if drawn := landed.units_fed_by_sea(ref.pos, side):
            ref.do(Marked(FED, drawn, True, "SS 12E2.2", quiet=True))
            ref.do(Message("ss-naval-supply", (("units", Units(drawn)),), "SS 12E2.2"))
        if fed := truck_sources.units_fed_by_trucks(ref.pos, side):
            ref.do(Marked(FED, fed, True, "SS 12E1.1"))


# -- what others ask


def units_out_of_supply(pos: Position) -> UnitSet:
    """Units that feel it in this player turn, in whichever turn of it (12D); special sources spare them."""
    marks = pos.state.marks
    return (marks[UNSUPPLIED] | marks[STARVING]) & ~marks[FED]


def units_long_out(pos: Position) -> UnitSet:
    """Those of them in their second turn or later."""
    return pos.state.marks[STARVING] & ~pos.state.marks[FED]


@rule("SS 12B.2", "SS 33.1")
def take_status(ref: Referee, units: UnitSet, h: int) -> None:
    """Who comes into play in a city out of supply has been so for as long as the city."""
    for one in own(ref.pos).counts:
        if one.hex == h and one.turns:
            level = UNSUPPLIED if one.turns == 1 else STARVING
            ref.do(Marked(level, units, True, "SS 33.1"))
            if one.by_soviet:
                ref.do(Marked(BY_SOVIET, units, True, "SS 33.1", quiet=True))


# -- the steps

CHECKS = (
    Do("supplied_hexes", check_hexes),
    Do("isolation", check_isolation),
    Do("supplied_units", check_units),
    Do("northern_guests", check_guests),
    Do("supplied_cities", check_cities),
    Do("fed", feed),
)


def steps(side: int) -> tuple[Step, ...]:
    """In an initial phase of either side: both name their trucks, then all is checked (SS-P54). In the Soviet
    one the cities of the Axis are judged in between, before its own supply (SS-P56).
    """
    before = (Do("supply_begins", begin), Do("refill", refill))
    first, second = truck_sources.question_steps(side)
    judged = occupation.JUDGED if side == SOVIET else ()
    return (*before, *landed.question_steps(side), first, *judged, second, *CHECKS)


# At the start of a combat phase: isolation alone.
ISOLATION: tuple[Step, ...] = (Do("isolation", check_isolation),)
PROCEDURES: Mapping[str, Step] = {}
