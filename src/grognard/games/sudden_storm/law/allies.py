"""31A and 31B3. Reserves of the Axis allies, and their surrender."""

from __future__ import annotations

from grognard.games.sudden_storm.law import possession, supply
from grognard.games.sudden_storm.law.air.air_losses import clear_flight
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import AXIS, DELAYED, RESERVE, SOVIET, WHOLE, own
from grognard.games.sudden_storm.law.nationality import finland, hungary, rumania
from grognard.games.sudden_storm.law.possession import owned_hexes
from grognard.games.sudden_storm.law.presence import land_units, occupied_hexes
from grognard.games.sudden_storm.law.sizes import total
from grognard.games.sudden_storm.law.supply import OUT
from grognard.games.sudden_storm.law.zoc import uncontested_zoc
from grognard.kernel.changes import Marked, Message, Removed
from grognard.kernel.cite import rule
from grognard.kernel.flow import Do, Step
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.places import ABSENT, GONE, POOL
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position

CAPITALS = {"rumanian": "bucuresti", "finnish": "helsinki"}

# -- reserves


@rule("SS 31A1.4", "SS 31A2.3")
def release_all(ref: Referee, _: Frame) -> None:
    """Ten RE of Soviets in the country free all its reserves at once."""
    data = book(ref.pos).data
    lands = {"hungarian": (hungary(ref.pos), "SS 31A1.4"), "rumanian": (rumania(ref.pos), "SS 31A2.3")}
    for nation, (land, cite) in lands.items():
        reserve = ref.state.marks[RESERVE] & data.of_nation[nation]
        invaders = ref.pos.units_in(land) & data.of_side[SOVIET]
        if reserve and total(ref.pos, invaders) >= data.constant("reserves.release"):
            ref.do(Marked(RESERVE, reserve, False, cite))


@rule("SS 31A2.3")
def release_listed(ref: Referee, _: Frame) -> None:
    """By the calendar: a unit of that nation, kind, size and strength (33.3, SS-P64)."""
    data, roster = book(ref.pos).data, ref.game.roster
    for event in data.events(ref.state.turn, AXIS, "release"):
        named = roster[event.unit]
        alike = [
            unit
            for unit in bits(
                ref.state.marks[RESERVE] & data.of_nation[event.nation] & land_units(ref.pos, AXIS)
            )
            if (roster[unit].kind, roster[unit].size, roster[unit].faces)
            == (named.kind, named.size, named.faces)
        ]
        if alike:
            one = event.unit if event.unit in alike else alike[0]
            ref.do(Marked(RESERVE, 1 << one, False, "SS 31A2.3"))


# -- surrender


def are_linked(pos: Position, some: HexSet) -> bool:
    """Are all of some hexes the Soviets', and in regular supply?"""
    return not some & ~(owned_hexes(pos, SOVIET) & supply.regular(pos, SOVIET))


@rule("SS 31A2.5", "SS 31B3", "SS 31A2.4", "SS 31B.4")
def is_beaten(pos: Position, nation: str) -> bool:
    """The capital and every dot city, with those of land that has gone back to the country."""
    data = book(pos).data
    land = finland(pos) if nation == "finnish" else rumania(pos)
    dots = land & data.features("dot_city")
    return are_linked(pos, dots | 1 << data.places[CAPITALS[nation]])


@rule("SS 31.2")
def surrender(ref: Referee, nation: str, cite: str) -> None:
    """All forces, points and debts are gone, and nothing comes any more; hexes keep their owner (SS-P66)."""
    data, waiting = book(ref.pos).data, ref.pos.at(POOL) | ref.pos.at(DELAYED[AXIS])
    ref.do(Message(f"ss-surrender-{nation}", (), cite))
    waiting |= ref.pos.at(WHOLE[AXIS])
    for unit in bits(data.of_nation[nation] & (land_units(ref.pos, AXIS) | waiting)):
        ref.do(Removed(unit, GONE, "surrender", cite))
    for unit in bits(data.planes_of[nation] & ~ref.pos.at(GONE) & ~ref.pos.at(ABSENT)):
        clear_flight(ref, unit, cite)
        ref.do(Removed(unit, GONE, "surrender", cite))
    whole = tuple(one for one in own(ref.pos).parted if data.more(one[0]).nation != nation)
    ref.note("SS 31.2", parted=whole)
    mine, now = f"{nation} ", own(ref.pos)
    pools, debts, later = (
        tuple(one for one in row if not one[0].startswith(mine)) for row in (now.pools, now.debts, now.later)
    )
    fallen = tuple(one for one in now.losses if one[0] != nation)
    ref.note("SS 31.2", pools=pools, debts=debts, later=later, losses=fallen)


def check_surrender(ref: Referee, _: Frame) -> None:
    """At the start of a game turn."""
    data, now = book(ref.pos).data, own(ref.pos)
    if data.scene.is_on("31A2") and now.rumania != OUT and is_beaten(ref.pos, "rumanian"):
        ref.note("SS 31A2.5", rumania=OUT)
        surrender(ref, "rumanian", "SS 31A2.5")
    if data.scene.is_on("31B3") and now.finland == "axis" and is_beaten(ref.pos, "finnish"):
        ref.note("SS 31B3", finland=OUT)
        surrender(ref, "finnish", "SS 31B3")
    if data.scene.is_on("31A3") and now.bulgaria != OUT:
        check_bulgaria(ref)
    possession.resolve_possession(ref)


@rule("SS 31A3")
def check_bulgaria(ref: Referee) -> None:
    """With one hex lost; the Axis keeps what it stands on or controls alone (C3), and loses the rest with all
    that lies there.
    """
    land = book(ref.pos).data.country("bulgaria") & book(ref.pos).data.land
    if not land & owned_hexes(ref.pos, SOVIET) & supply.regular(ref.pos, SOVIET):
        return
    ref.note("SS 31A3", "ss-surrender-bulgaria", bulgaria=OUT)
    kept = occupied_hexes(ref.pos, AXIS) | uncontested_zoc(ref.pos, AXIS)
    possession.apply_capture(ref, SOVIET, land & owned_hexes(ref.pos, AXIS) & ~kept)


RESERVES: tuple[Step, ...] = (Do("release_all", release_all), Do("release_listed", release_listed))
SURRENDER: tuple[Step, ...] = (Do("surrender", check_surrender),)
