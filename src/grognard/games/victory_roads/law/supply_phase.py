"""4. The supply phase: HQs, then pontoons, then units; last the unauthorised withdrawal."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.victory_roads.law import airlift, pontoons, withdrawal
from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.captures import occupy
from grognard.games.victory_roads.law.names import AXIS, SIDES, UNSUPPLIED, WAITING
from grognard.games.victory_roads.law.presence import side_units
from grognard.games.victory_roads.law.stacking import check_stacks
from grognard.games.victory_roads.law.supply import hqs_in_supply, supplied_units
from grognard.games.victory_roads.law.theatres import check_lines
from grognard.games.victory_roads.law.unit_losses import leave_map
from grognard.kernel.cite import rule
from grognard.kernel.flow import Do, Phase, Seq, Step
from grognard.kernel.hexes import bits
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame
from grognard.rules.supply import grade_supply


@rule("VR 4.1.1a", "VR 4.1.2")
def check_hqs(ref: Referee, frame: Frame) -> None:
    """HQs without a line leave the map, all at once; they come back in the reinforcements phase (E-01)."""
    side = frame.who
    hqs = ref.pos.on_map(side) & book(ref.pos).data.of_type["hq"]
    for hq in bits(hqs & ~hqs_in_supply(ref.pos, side)):
        leave_map(ref, hq, WAITING[side], "no-line", "VR 4.1.2")
    check_lines(ref)


@rule("VR 4.2.2", "VR 4.6.1")
def check_units(ref: Referee, frame: Frame) -> None:
    """Units that nothing supplies are out of supply until their next supply phase."""
    mine = side_units(ref.pos, frame.who) & ~book(ref.pos).data.of_type["hq"]
    grade_supply(ref, mine, supplied_units(ref.pos, frame.who), (UNSUPPLIED,), ("VR 4.2.2",), "VR 4.6.1")


@rule("VR 4.0", "VR 2d", "VR 2i")
def steps(side: int) -> tuple[Step, ...]:
    """Only the phasing player is checked."""
    before = (Do("airlift_ends", airlift.end),) if side == AXIS else ()
    flown = (airlift.ASK,) if side == AXIS else ()
    checks = (Do("hqs", check_hqs), pontoons.ASK, *flown, Do("units", check_units))
    last = (withdrawal.ASK, Do("occupy", occupy), Do("stacks", check_stacks)) if side == AXIS else ()
    return (Phase(f"{SIDES[side]}-supply", side, "VR 4.0", Seq((*before, *checks, *last))),)


PROCEDURES: Mapping[str, Step] = {"pontoon": pontoons.ACROSS, **withdrawal.PROCEDURES}
