"""SS 9E, 9H: the choices of losses that are legal, against every subset of small stacks (SS-P48)."""

from __future__ import annotations

import random
from itertools import product

import pytest

from grognard.games.sudden_storm.law.combat.duties import (
    Loss,
    LossTaker,
    are_met,
    capacity,
    needs_of,
    next_losses,
)
from grognard.kernel.cite import cites

Levels = tuple[int, ...]


def lost(bearers: list[LossTaker], levels: Levels) -> list[LossTaker]:
    return [one._replace(borne=level) for one, level in zip(bearers, levels, strict=True)]


def legal(bearers: list[LossTaker], levels: Levels, needs: tuple[int, ...]) -> bool:
    """Every duty is met, and taking back any one loss would leave one unmet."""
    if not are_met(lost(bearers, levels), needs):
        return False
    for n, level in enumerate(levels):
        if level and are_met(lost(bearers, (*levels[:n], level - 1, *levels[n + 1 :])), needs):
            return False
    return True


def every_legal(bearers: list[LossTaker], needs: tuple[int, ...]) -> set[Levels]:
    every = product(*(range(len(one.losses) + 1) for one in bearers))
    return {levels for levels in every if legal(bearers, levels, needs)}


def reachable(bearers: list[LossTaker], needs: tuple[int, ...]) -> set[Levels]:
    """What can be chosen loss by loss."""
    found, seen, todo = set(), set(), [tuple(0 for _ in bearers)]
    while todo:
        levels = todo.pop()
        if levels in seen:
            continue
        seen.add(levels)
        now = lost(bearers, levels)
        if are_met(now, needs):
            found.add(levels)
            continue
        able = next_losses(now, needs)
        assert able, "no choice is left, and a duty is unmet"
        todo += [(*levels[:n], levels[n] + 1, *levels[n + 1 :]) for n in able]
    return found


def drawn_bearer(rng: random.Random, duties: int) -> LossTaker:
    full = rng.randint(0, 10)
    strengths = [full, rng.randint(0, max(0, full - 1))] if rng.random() < 0.5 else [full]
    first = 1 | rng.randrange(2**duties) << 1
    second = first if rng.random() < 0.6 else 1
    return LossTaker(tuple(Loss(s, (first, second)[n]) for n, s in enumerate(strengths)))


@cites("SS 9H", "SS 9E.2", "SS 9E.3")
@pytest.mark.parametrize("duties", [0, 1, 2])
def test_losses_against_all_subsets_of_small_stacks(duties: int) -> None:
    rng = random.Random(48 + duties)
    for _ in range(150):
        bearers = [drawn_bearer(rng, duties) for _ in range(rng.randint(1, 5))]
        owed = rng.randint(0, sum(one.losses[0].strength for one in bearers))
        needs = needs_of(bearers, owed, duties)
        assert reachable(bearers, needs) == every_legal(bearers, needs)


@cites("SS 9H")
def test_required_losses_are_half_or_all_that_there_is() -> None:
    """D9: of what is actually owed; if such units are fewer, all of them go."""
    strong = [LossTaker((Loss(8, 1),)), LossTaker((Loss(10, 3), Loss(4, 3)))]
    assert needs_of(strong, 9, 1) == (9, 5)
    weak = [LossTaker((Loss(8, 1),)), LossTaker((Loss(2, 3),))]
    assert needs_of(weak, 9, 1) == (9, 2)
    assert capacity(weak, 1) == 2


@cites("SS 9E.2", "SS 9E.3")
def test_two_divisions_of_five_lose_six() -> None:
    """E23, E24: a division counts whole; its cadre may be lost besides."""
    five = LossTaker((Loss(5, 1), Loss(1, 1)))
    assert every_legal([five, five], (6,)) == {(2, 0), (0, 2), (1, 1)}
    assert reachable([five, five], (6,)) == {(2, 0), (0, 2), (1, 1)}
