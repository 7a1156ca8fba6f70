"""36. Victory points and levels."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import NOBODY
from grognard.kernel.flow import Do, Step
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame


def end_of_turn(ref: Referee, _: Frame) -> None:
    """The game ends after its last turn."""
    if ref.state.turn >= book(ref.pos).data.scenario.turns[1]:
        ref.end(NOBODY, "ss-draw", "SS 36A")


# At the end of a game turn.
END: tuple[Step, ...] = (Do("end_of_turn", end_of_turn),)
PROCEDURES: Mapping[str, Step] = {}
