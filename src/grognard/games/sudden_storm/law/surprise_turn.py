"""30F. The surprise turn before the first one: the Germans move out of Greater Germany."""

from __future__ import annotations

from grognard.games.sudden_storm.law import movement
from grognard.games.sudden_storm.law.air import surprise_attack
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.combat import phase
from grognard.games.sudden_storm.law.names import AXIS, own
from grognard.games.sudden_storm.law.possession import owned_hexes
from grognard.games.sudden_storm.law.scenario_rules import STARTS
from grognard.kernel.cite import rule
from grognard.kernel.flow import Do, Seq, Step, While
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame


@rule("SS 30F.1")
def opens(ref: Referee, _: Frame) -> None:
    """Unless a scenario begins later."""
    if book(ref.pos).data.scene.start == STARTS[0]:
        ref.note("SS 30F.1", surprise=True, at_start=owned_hexes(ref.pos, AXIS))


def ends(ref: Referee, _: Frame) -> None:
    ref.note("SS 30F.1", surprise=False)


# There is no exploitation.
TURN = Seq(
    (
        movement.movement_phase("surprise-movement", AXIS),
        *phase.phase(AXIS, "surprise-combat"),
        *surprise_attack.STEPS,
        Do("surprise_ends", ends),
    )
)
STEPS: tuple[Step, ...] = (
    Do("surprise_opens", opens),
    While("surprise", lambda pos: own(pos).surprise, TURN),
)
