"""4. The sequence of play."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.sudden_storm.law import (
    arrivals,
    breakdown,
    communications,
    exploitation,
    factories,
    garrisons,
    lend_lease,
    movement,
    nations,
    neutrals,
    possession,
    rail,
    replacements,
    set_up,
    stacking,
    supply_check,
    surprise,
    surprise_turn,
    transit,
    victory,
    weather,
    withdrawals,
    works,
)
from grognard.games.sudden_storm.law.air import initial as air_forces
from grognard.games.sudden_storm.law.air import phase as air
from grognard.games.sudden_storm.law.combat import phase
from grognard.games.sudden_storm.law.names import AXIS, SIDES, SOVIET
from grognard.games.sudden_storm.law.sea import berths, landed, repair
from grognard.kernel.changes import TurnStarted
from grognard.kernel.cite import rule
from grognard.kernel.flow import Do, Each, Phase, Seq, Step, While, compile_program
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame


def new_turn(ref: Referee, _: Frame) -> None:
    ref.do(TurnStarted(ref.state.turn + 1, "SS 4.1"))


@rule("SS 4A1.1", "SS 4A1.2", "SS 2D6")
def initial_phase(side: int) -> Step:
    """In the order that the rulings reconstruct (A3): what is checked as the phase begins, supply, works,
    points, withdrawals, arrivals.
    """
    steps = (
        *(neutrals.IRAN_FALLS if side == SOVIET else ()),
        *communications.POCKETS,
        Do("begin", possession.begin_turn),
        Do("rail_begins", rail.begin_turn),
        *air.steps_after_enemy_turn(side),
        *garrisons.checks(side),
        *factories.checks(side),
        *nations.checks(side),
        *supply_check.steps(side),
        *works.steps(side),
        *air_forces.steps(side),
        *replacements.receive(side),
        *factories.oil(side),
        *((*lend_lease.STEPS, *air_forces.LEND_LEASE) if side == SOVIET else ()),
        *garrisons.debts(side),
        *withdrawals.steps(side),
        *air_forces.withdrawals(side),
        *arrivals.steps(side),
        *repair.steps(side),
        *landed.EXPIRES,
    )
    return Phase(f"{SIDES[side]}-initial", side, "SS 4A1.1", Seq(steps))


@rule("SS 4.1", "SS 4B", "SS 4C")
def player_turn(side: int) -> Step:
    parts = (
        initial_phase(side),
        *movement.phase(side),
        *(transit.CLOSE if side == AXIS else ()),
        *air.phase(side),
        *phase.phase(side, after=air.steps_after_combat(side)),
        *exploitation.phase(side, after=(*(works.SAME_TURN if side == SOVIET else ()), *berths.steps(side))),
    )
    return Seq(parts)


TURN = Seq(
    (
        Do("new_turn", new_turn),
        *nations.JOIN,
        *weather.STEPS,
        *nations.SURRENDER,
        Each((AXIS, SOVIET), player_turn),
        *victory.END,
    )
)
# The set-up, too, leaves hexes to those who alone control them.
READY = Do("set_up_owners", possession.resolve_possession_step)
MAIN = Seq(
    (
        *set_up.STEPS,
        READY,
        *set_up.LATE,
        *surprise.STEPS,
        *surprise_turn.STEPS,
        While("turn", lambda pos: True, TURN),
    )
)
CHAPTERS = (
    *(set_up, surprise, nations, weather, factories, garrisons, supply_check, works, replacements),
    *(withdrawals, arrivals, breakdown, movement, phase, exploitation, stacking, victory, repair, air),
    air_forces,
)


def procedures() -> Mapping[str, Step]:
    """The procedures of all chapters; no two may have one name."""
    found: dict[str, Step] = {}
    for chapter in CHAPTERS:
        for name, step in chapter.PROCEDURES.items():
            if name in found:
                raise ValueError(f"two procedures are called {name}")
            found[name] = step
    return found


FIRST, PROGRAM = compile_program(MAIN, procedures())
