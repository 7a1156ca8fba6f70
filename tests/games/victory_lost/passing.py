"""Players who let everything pass: what tests of several phases or turns are played with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.games.victory_lost.plain import rows

from grognard.kernel.changes import Change, PhaseStarted
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.hexes import bits
from grognard.kernel.menu import Act
from grognard.kernel.views import view
from grognard.testing.table import Situation

SOVIET, AXIS, NOBODY = 0, 1, -1
ORDER = [row["id"] for row in rows("chits")]
IDLE = (
    "end_phase",
    "pass",
    "at",
    "to",
    "done",
    "activate",
    "designate",
    "unit",
    "end_selection",
    "end_choice",
    "pick",
    "historical",
)
SELECTIONS = ("soviet-selection", "axis-selection")


def die(bag: list[str], chit: str) -> int:
    """The face that draws a chit: they lie in the bag in the order of their file."""
    return sorted(bag, key=ORDER.index).index(chit) + 1


def bag(t: Situation) -> list[str]:
    return [t.game.rules.data.chits[c].id for c in bits(t.pos.state.own.bag)]


def idle(t: Situation) -> Act:
    """The act that does least."""
    menu = choices(t.pos)
    for verb in IDLE:
        if verb in menu.verbs and menu.verbs[verb].set:
            return Act(verb, bits(menu.verbs[verb].set)[0])
    raise AssertionError(f"nothing idle in {menu.prompt}: {list(menu.verbs)}")


def pass_until(
    t: Situation, stop: Callable[[Situation], bool], dice: SeededDice | None = None
) -> list[Change]:
    """Everybody lets everything pass; gives all that happened."""
    dice, told = dice or SeededDice(b"avl: nobody does a thing"), []
    while not stop(t):
        outcome = step(t.pos, idle(t), dice)
        t.pos, t.log = outcome.pos, outcome.changes
        told += outcome.changes
    return told


def pass_to(t: Situation, phase: str, turn: int) -> list[Change]:
    return pass_until(
        t, lambda t: t.pos.state.result is not None or (t.phase == phase and t.pos.state.turn == turn)
    )


def phases(log: list[Change]) -> list[str]:
    return [c.step for c in log if isinstance(c, PhaseStarted)]


def own_view(t: Situation, viewer: int) -> dict[str, Any]:
    found: dict[str, Any] = view(t.pos, viewer)["own"]
    return found
