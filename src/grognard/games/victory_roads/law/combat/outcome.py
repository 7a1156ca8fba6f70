"""7.9 to 7.14. Steps 5 and 6 of a combat: tactical results, retreats, advances, exploitation markers."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.victory_roads.law import corps, haltebefehl, theatres, warsaw
from grognard.games.victory_roads.law.combat import advance, answering, markers, retreat, tactical
from grognard.games.victory_roads.law.names import AXIS, Battle
from grognard.games.victory_roads.law.presence import occupied_hexes
from grognard.kernel.cite import rule
from grognard.kernel.flow import Do, Step
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame


@rule("VR 7.10.14")
def aftermath(ref: Referee, frame: Frame) -> None:
    """What follows from where everybody stands now: corps that fell back outside every theatre, orders to
    hold that nobody is left to keep, the end of the rising, theatres overrun or cut off.
    """
    battle: Battle = frame.memo
    corps.standardise_retreated(ref, battle.retreated & battle.defenders, battle.target)
    haltebefehl.lift_empty(ref)
    warsaw.end_after_combat(ref, battle)
    theatres.overrun(ref, occupied_hexes(ref.pos, AXIS))
    theatres.check_lines(ref)


@rule("VR 7.2.1e", "VR 7.2.1f", "VR 7.7.7", "VR 7.9.1a")
def steps() -> tuple[Step, ...]:
    """Every step of a combat from the tactical results to the last marker, in the rulebook's order."""
    return (
        tactical.RIVER,
        Do("results", tactical.resolve_results),
        Do("attack_result", tactical.apply_attack),
        Do("hurrah_loss", tactical.pay_for_hurrah),
        Do("throw_back", tactical.retreat_attackers),
        Do("defender_advances", advance.defender_advances),
        *answering.STEPS,
        Do("attacker_advances", advance.attacker_advances),
        Do("quota", markers.set_quota),
        markers.EXPLOIT,
        Do("aftermath", aftermath),
    )


STEPS = steps()
PROCEDURES: Mapping[str, Step] = {**retreat.PROCEDURES, "advance": advance.ADVANCE}
