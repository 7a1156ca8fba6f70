"""1.10. Capture: the one place where all that follows from entering a hex happens."""

from __future__ import annotations

from grognard.games.victory_roads.law.names import FIGHTING, SOVIET, own
from grognard.games.victory_roads.law.presence import controlled, held
from grognard.kernel.cite import rule
from grognard.kernel.game import Game
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame
from grognard.rules import possession
from grognard.rules.possession import Possession


@rule("VR 1.10.1a")
def gained(ref: Referee, side: int, won: tuple[int, ...]) -> None:
    """What the Soviets have once controlled counts as captured for good (K-45)."""
    before, new = own(ref.pos), sum(1 << h for h in won)
    if side == SOVIET:
        ref.note("VR 1.10.1a", control=before.control | new, captured=before.captured | new)
    else:
        ref.note("VR 1.10.1a", control=before.control & ~new)


def land(game: Game) -> HexSet:
    found: HexSet = game.rules.data.land
    return found


CONTROL = Possession("control", SOVIET, land, gained)


@rule("VR 1.10.1b")
def occupy(ref: Referee, _: Frame) -> None:
    """At the end of a phase each side controls the hexes where its units stand."""
    for side in range(len(FIGHTING)):
        won = held(ref.pos, side) & ~controlled(ref.pos, side)
        if won:
            gained(ref, side, tuple(bits(won)))


def pass_through(ref: Referee, unit: int, path: tuple[int, ...]) -> None:
    possession.record_passage(ref, unit, path, CONTROL)
