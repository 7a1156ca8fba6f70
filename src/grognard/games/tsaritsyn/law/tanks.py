"""IX. Tanks: breakdown, and the fear of them."""

from __future__ import annotations

from grognard.games.tsaritsyn.law import why_not
from grognard.games.tsaritsyn.law.book import book
from grognard.games.tsaritsyn.law.movement import side_units
from grognard.games.tsaritsyn.law.names import BROKEN, FLIPPED, MOVED, RED, WHITE, Fear
from grognard.games.tsaritsyn.law.retreat import start_retreat
from grognard.kernel.arguments import Units
from grognard.kernel.changes import Marked, Message
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits, holds, only, unitset
from grognard.kernel.menu import Menu, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet


@rule("TS IX.tank.2", "TS IX.tank.3", "TS IX.tank.6")
def breakdown(ref: Referee, frame: Frame) -> None:
    """At the start of the mechanised phase, and of no other, a die for each tank: odd, it stays."""
    data = book(ref.pos).data
    for tank in bits(data.units_of_kind["tank"] & data.of_side[frame.who]):
        if ref.state.where[tank] < 0:
            continue
        if ref.roll(6, "ts-die-breakdown", "TS IX.tank.2") % 2:
            ref.do(Marked(BROKEN, 1 << tank, True, "TS IX.tank.2"))
        else:
            ref.do(Message("ts-runs", (("unit", Units(1 << tank)),), "TS IX.tank.2"))


# -- fear


@rule("TS IX.fear.1", "TS IX.fear.3", "TS IX.fear.2")
def feared_hexes(pos: Position) -> HexSet:
    """The hexes beside White tanks that have just moved, but not across a river nor in Tsaritsyn."""
    data, grid = book(pos).data, pos.game.map.grid
    moved = data.units_of_kind["tank"] & data.of_side[WHITE] & pos.state.marks[MOVED]
    tanks, rivers = pos.hexes_of(moved), data.map.sides["river"]
    near = 0
    for d, shift in enumerate(grid.shifts):
        dry = tanks & grid.open[d] & ~rivers[d]
        near |= dry << shift if shift > 0 else dry >> -shift
    return near & ~data.tsaritsyn


@rule("TS IX.fear.1", "TS IX.fear.13", "TS IX.sailor.2", "TS IX.hq.3", "TS IX.fear.6", "TS IX.fear.12")
def units_testing_fear(pos: Position) -> Fear:
    """Red infantry and militia that must be tested, once each; not sailors, nor anyone by an HQ."""
    data, grid = book(pos).data, pos.game.map.grid
    hq = pos.hexes_of(data.units_of_kind["hq"] & data.of_side[RED])
    place = feared_hexes(pos) & ~(hq | grid.adjacent(hq))
    red = pos.units_in(place) & data.of_side[RED]
    tested = red & (data.units_of_kind["infantry"] | data.units_of_kind["militia"])
    regulars = (
        data.of_side[RED]
        & ~data.units_of_kind["militia"]
        & ~data.units_of_kind["hq"]
        & ~data.units_of_kind["gunboat"]
    )
    alone = unitset(
        u for u in bits(tested & data.units_of_kind["militia"]) if not pos.at(pos.state.where[u]) & regulars
    )
    return Fear(tested, alone)


def begin_fear(ref: Referee, _: Frame) -> None:
    """All is fixed before the first die."""
    fear = units_testing_fear(ref.pos)
    if fear.units:
        ref.ask("fear", RED, fear)
        resolve_last_test(ref)


def resolve_last_test(ref: Referee) -> None:
    fear: Fear = ref.frame.memo
    if fear.units.bit_count() == 1:
        test(ref, only(fear.units))


def is_waiting(pos: Position) -> bool:
    return bool(pos.frame.memo.units)


def menu(pos: Position) -> Menu:
    not_afraid = why_not.not_among_cause(pos, "TS IX.fear.6", "ts-why-no-fear")
    return Menu(
        RED, "ts-fear", "TS IX.fear.3", {"test": units(pos.frame.memo.units, "TS IX.fear.3", not_afraid)}
    )


@rule("TS IX.fear.4", "TS IX.fear.12")
def test(ref: Referee, unit: int) -> None:
    """1-4 it stays, 5-6 it goes back one hex and is flipped; lone militia goes without a die."""
    fear: Fear = ref.frame.memo
    ref.remember(fear._replace(units=fear.units & ~(1 << unit)))
    name = (("unit", Units(1 << unit)),)
    if holds(fear.alone, unit):
        ref.do(Message("ts-militia-panics", name, "TS IX.fear.12"))
    elif ref.roll(6, "ts-die-fear", "TS IX.fear.3") + clear_modifier(ref.pos, ref.state.where[unit]) < 5:
        ref.do(Message("ts-stands", name, "TS IX.fear.4"))
        return
    ref.do(Marked(FLIPPED, 1 << unit, True, "TS IX.fear.4"))
    start_retreat(ref, 1 << unit, 1, "TS IX.fear.4")


@rule("TS IX.fear.5")
def clear_modifier(pos: Position, h: int) -> int:
    """One more on the die where there is neither rough nor fort nor Tsaritsyn."""
    data = book(pos).data
    return int(not holds(data.map.terrain["rough"] | data.map.features["fort"] | data.tsaritsyn, h))


@rule("TS IX.fear.11")
def recover(ref: Referee) -> None:
    """At the start of a turn everybody shows his face again; nobody hears of the dead."""
    turned, here = ref.state.marks[FLIPPED], side_units(ref.pos, RED)
    if turned & here:
        ref.do(Marked(FLIPPED, turned & here, False, "TS IX.fear.11"))
    if turned & ~here:
        ref.do(Marked(FLIPPED, turned & ~here, False, "TS IX.fear.11", quiet=True))


def flipped_units(pos: Position) -> UnitSet:
    return pos.state.marks[FLIPPED]
