"""16C. The air phase: air movement, interception, air combat, missions, and everybody home."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.sudden_storm.law.air import (
    bases,
    clash,
    flights,
    interception,
    landing,
    matching,
    missions,
    raids,
)
from grognard.games.sudden_storm.law.names import FLOWN, SIDES
from grognard.kernel.changes import Marked
from grognard.kernel.cite import rule
from grognard.kernel.flow import Do, Phase, Seq, Step
from grognard.kernel.hexes import bits
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame

# -- what the phase counts


@rule("SS 19.1", "SS 19D1.3")
def close(ref: Referee, frame: Frame) -> None:
    """In the next one everybody may fly, every base be used and every yard be hit again."""
    bases.begin_phase(ref, frame)
    ref.note("SS 19D1.3", yard_hits=())
    ref.note("SS 20.1", air_fought=0)
    if flown := ref.state.marks[FLOWN]:
        ref.do(Marked(FLOWN, flown, False, "SS 19.1", quiet=True))


# -- coming home


@rule("SS 19C1")
def land_transfers(side: int) -> Do:
    """At the base that was their target."""

    def land(ref: Referee, _: Frame) -> None:
        for unit in bits(flights.units_on_mission(ref.pos, side, flights.TRANSFER)):
            landing.land(ref, unit, ref.state.where[unit])

    return Do("land_transfers", land)


def return_step(name: str, side: int, *missions: str) -> Do:
    """A side's units on these missions, or all that do not stay."""

    @rule("SS 18.2", "SS 18.3", "SS 19D2b.1", "SS 19D2c.1", "SS 19D2d.1")
    def offer(ref: Referee, _: Frame) -> None:
        some = flights.flying_units(ref.pos, side, *missions)
        if not missions:
            staying = flights.units_on_mission(ref.pos, side, flights.SUPPORT, *flights.STAYING)
            some &= ~staying
        landing.offer(ref, some)

    return Do(name, offer)


def steps_after_enemy_turn(side: int) -> tuple[Step, ...]:
    """2.1: who has stayed over the enemy's player turn, at the beginning of an initial phase."""
    return (return_step("stayed", side, flights.DEFENCE, flights.HARASSMENT),)


def steps_after_combat(side: int) -> tuple[Step, ...]:
    """5.4: ground support, whether anybody attacked below or not (SS-P76)."""
    return (return_step("supported", side, flights.SUPPORT),)


@rule("SS 4A3", "SS 16C", "SS 18.2")
def phase(side: int) -> tuple[Step, ...]:
    """Between movement and combat; in each of its steps the player named there acts alone."""
    parts = (
        missions.question(side),
        interception.interception_step(1 - side),
        clash.clashes(1 - side),
        land_transfers(side),
        raids.question(side),
        return_step("interceptors_home", 1 - side, flights.INTERCEPTION),
        return_step("home", side),
        Do("air_ends", close),
    )
    return (Phase(f"{SIDES[side]}-air", side, "SS 4A3", Seq(parts)),)


PROCEDURES: Mapping[str, Step] = {
    **missions.PROCEDURES,
    **interception.PROCEDURES,
    **matching.PROCEDURES,
    **raids.PROCEDURES,
    **landing.PROCEDURES,
}
