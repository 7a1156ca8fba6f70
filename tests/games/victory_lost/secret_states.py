"""A thousand states of random games, of every phase and under every option: what the tests of hidden
information look at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

from grognard.games import entry, load
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import Outcome, choices, step
from grognard.kernel.menu import Act
from grognard.kernel.position import begin
from grognard.kernel.state import Position
from grognard.kernel.views import phase
from grognard.testing.conformance import option_sets, pick_act

MANY = 1000
GAMES = 6
RARE = 60  # states of one question that are kept each time it is asked; of the others a share
SHARE = 0.1


class Moment(NamedTuple):
    """A position, what was done in it, and what came of it."""

    pos: Position
    act: Act
    out: Outcome

    @property
    def phase(self) -> str:
        return phase(self.pos)


def played(seed: int, options: dict[str, str]) -> Iterator[Moment]:
    luck, dice = Random(seed), SeededDice(seed.to_bytes(16, "big"))
    pos, _ = begin(load("avl", options), dice)
    while pos.state.result is None:
        act = pick_act(choices(pos), luck, by_verb=True)
        out = step(pos, act, dice)
        yield Moment(Position(pos.game, pos.state), act, out)
        pos = out.pos


@cache
def moments() -> tuple[Moment, ...]:
    kept: list[Moment] = []
    luck, seen = Random(6), Counter[str]()
    for seed, options in enumerate(option_sets(entry("avl").options, GAMES)):
        for moment in played(seed, {**options, "chits": "historical" if seed == 1 else "free"}):
            asked = f"{moment.phase} {choices(moment.pos).prompt}"
            if seen[asked] < RARE or luck.random() < SHARE:
                seen[asked] += 1
                kept.append(moment)
    rare = [m for m in kept if seen[f"{m.phase} {choices(m.pos).prompt}"] <= RARE]
    others = [m for m in kept if seen[f"{m.phase} {choices(m.pos).prompt}"] > RARE]
    return (*rare, *luck.sample(others, MANY - len(rare)))
