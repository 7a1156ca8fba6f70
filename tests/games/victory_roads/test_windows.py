"""Stretches of random play with everything checked, from the start of the scenario and from later on."""

from __future__ import annotations

from random import Random

from tests.games.victory_roads.drawn import GAME

from grognard.games import load
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.flow import Ask
from grognard.kernel.journal import Journal
from grognard.kernel.position import begin
from grognard.kernel.replaying import Opener
from grognard.kernel.state import Position
from grognard.testing.conformance import journal_from, new_journal, opened, picked, play_on, read_again

ACTS = 60
SEEDS = range(8)
# A side that spends none of its two supports a turn has never more than six.
NEVER = {
    ("axis-supports.surplus", "give_back"),
    ("axis-supply.airlift", "airlift"),  # no Ju-52 in this scenario
    ("axis-supply.airlift", "done"),
}


def stretch(journal: Journal, live: SeededDice, opener: Opener, seed: int) -> set[tuple[str, str]]:
    """Play on at random with everything checked; the answers that came up."""
    luck = Random(seed)
    play_on(
        journal, live, lambda pos: picked(choices(pos), luck, luck.random() < 0.4), Random(seed), 2.0, ACTS
    )
    read_again(journal, live, opener, Random(seed))
    return {(scene.before.frame.step, scene.act[0]) for scene in journal.scenes()}


def later(seed: int) -> Position:
    """A position after some random acts, mostly moves."""
    dice, luck = SeededDice(bytes([seed])), Random(seed)
    pos = begin(GAME, dice)[0]
    for _ in range(200):
        after = step(pos, picked(choices(pos), luck, luck.random() < 0.1), dice).pos
        if after.state.result is not None:
            break
        pos = after
    return pos


def test_stretches_of_play_and_every_answer_comes_up() -> None:
    seen: set[tuple[str, str]] = set()
    for seed in SEEDS:
        journal, live = new_journal(load("vr", {"ports": ("four", "all")[seed % 2]}), seed)
        seen |= stretch(journal, live, opened, seed)
        start = later(seed)
        seen |= stretch(*journal_from(start, seed), lambda _, start=start: start, seed)  # type: ignore[misc]
    asks = {name: node.step for name, node in GAME.program.items() if isinstance(node.step, Ask)}
    assert {(name, verb) for name, ask in asks.items() for verb in ask.verbs} - seen <= NEVER
