"""Stretches of random play with everything checked, from the start of the scenario and from later on."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from tests.games.victory_roads.drawn import GAME

from grognard.games import load
from grognard.games.victory_roads.law import exploitation
from grognard.games.victory_roads.law.combat import opening, outcome
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.flow import Ask, Seq, Step
from grognard.kernel.journal import Journal
from grognard.kernel.position import begin
from grognard.kernel.replaying import Opener
from grognard.kernel.state import Position
from grognard.testing.conformance import journal_from, new_journal, open_game, pick_act, play_on, read_again


def flat(steps: Iterable[Step]) -> list[Step]:
    """Steps, and those inside them."""
    inside = [flat(step.steps) if isinstance(step, Seq) else [step] for step in steps]
    return [step for part in inside for step in part]


ACTS = 60
SEEDS = range(8)
# What comes up in any stretch of the basic rules; the rest has stretches of its own, which begin where it is
# asked (test_07_windows.py, test_windows_arrivals.py, test_windows_events.py, test_windows_theatres.py).
USUAL = {
    *("soviet-supply.pontoons", "axis-supply.pontoons", "pontoon", "moving", "battle"),
    *("soviet-movement.move", "axis-movement.move", "soviet-combat.fight", "axis-combat.fight"),
}
SELDOM = {
    *(("moving", "naval"), ("axis-movement.move", "abandon"), ("axis-movement.move", "play")),
}


def supports(*steps: str) -> set[str]:
    return {f"{side}-supports.{step}" for side in ("soviet", "axis") for step in steps}


# What only scenarios with theatres ask (test_windows_theatres.py).
ADVANCED = {
    *supports(
        "recall", "remote", "priority", "secondary", "grand", "gift", "receive", "order", "shift", "modes"
    ),
    *("stavka.options", "stavka.entering", "stavka_die", "leaving", "deploying", "reinforcing", "refit"),
    *("displaced", "shifting"),
}

# What is asked of reinforcements, allies and Warsaw (test_windows_arrivals.py).
ARRIVALS = {
    *("arrive", "replace", "corps", "arriving", "entraining", "mobilising", "depart", "replacing"),
    *("romania", "hungary", "defectors_removed", "uprising_loss"),
}


def of_arrivals(name: str) -> bool:
    return name.rpartition(".")[2] in ARRIVALS


# What single supports ask (test_windows_events.py).
EVENTS = {
    *("surprise", "surprise_battle", "counterattack", "countering", "counter_battle", "heinrici", "tiger"),
    *("handed", "penalty", "desertion", "refugees", "himmler"),
}


# Set-up by hand, withdrawals and overstacked hexes (test_windows_moves.py).
MOVES = {
    *("axis-setup.place", "soviet-setup.place", "setting_up"),
    *("axis-supply.withdrawal", "withdrawing", "going_back", "excess"),
}


# Much of a combat is rare in play: test_07_windows.py begins in the midst of them.
COMBAT = (*opening.STEPS, *outcome.STEPS, *outcome.PROCEDURES.values(), *exploitation.PROCEDURES.values())
RARE = {step.name for step in flat(COMBAT) if isinstance(step, Ask)}


def stretch(journal: Journal, live: SeededDice, opener: Opener, seed: int) -> set[tuple[str, str]]:
    """Play on at random with everything checked; the answers that came up."""
    luck = Random(seed)
    play_on(
        journal, live, lambda pos: pick_act(choices(pos), luck, luck.random() < 0.4), Random(seed), 2.0, ACTS
    )
    read_again(journal, live, opener, Random(seed))
    return {(scene.before.frame.step, scene.act[0]) for scene in journal.scenes()}


def later(seed: int) -> Position:
    """A position after some random acts, mostly moves."""
    dice, luck = SeededDice(bytes([seed])), Random(seed)
    pos = begin(GAME, dice)[0]
    for _ in range(200):
        after = step(pos, pick_act(choices(pos), luck, luck.random() < 0.1), dice).pos
        if after.state.result is not None:
            break
        pos = after
    return pos


def test_stretches_of_play_and_every_answer_comes_up() -> None:
    seen: set[tuple[str, str]] = set()
    for seed in SEEDS:
        journal, live = new_journal(load("vr", {"ports": ("four", "all")[seed % 2]}), seed)
        seen |= stretch(journal, live, open_game, seed)
        start = later(seed)
        seen |= stretch(*journal_from(start, seed), lambda _, start=start: start, seed)  # type: ignore[misc]
    asks = {name: node.step for name, node in GAME.program.items() if isinstance(node.step, Ask)}
    wanted = {(name, verb) for name in USUAL for verb in asks[name].verbs}
    assert wanted - seen <= SELDOM
