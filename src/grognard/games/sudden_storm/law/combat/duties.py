"""9D, 9E and 9H. Which losses meet all that is owed with nothing lost in vain (SS-P48). Pure arithmetic.

A loss may serve several duties: the strength to be lost, the half of it that armour must bear, the half that
the winter's troops must bear. A choice is legal if every duty is met, and taking back any one loss (a unit,
or the second one of a cadre) would leave a duty unmet.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise, product
from typing import NamedTuple

from grognard.kernel.cite import rule


class Loss(NamedTuple):
    """Printed strength that is lost, and the duties that this serves, as bits."""

    strength: int
    serves: int


class LossTaker(NamedTuple):
    """A unit: what it can lose, one after the other, and how much of that it has lost already."""

    losses: tuple[Loss, ...]
    borne: int = 0


Needs = tuple[int, ...]  # what each duty wants in all


def strength_lost(bearers: Sequence[LossTaker], duty: int) -> int:
    """The strength that has been lost toward a duty."""
    return sum(
        loss.strength for one in bearers for loss in one.losses[: one.borne] if loss.serves >> duty & 1
    )


def capacity(bearers: Sequence[LossTaker], duty: int) -> int:
    """All that could be lost toward it."""
    return strength_lost([one._replace(borne=len(one.losses)) for one in bearers], duty)


@rule("SS 9H")
def needs_of(bearers: Sequence[LossTaker], owed: int, duties: int) -> Needs:
    """The strength owed, and half of it for each further duty, or all that its bearers have (D9)."""
    half = -(-owed // 2)
    return (owed, *(min(half, capacity(bearers, duty)) for duty in range(1, duties + 1)))


def are_met(bearers: Sequence[LossTaker], needs: Needs) -> bool:
    return all(strength_lost(bearers, duty) >= need for duty, need in enumerate(needs))


def unmet_need(bearers: Sequence[LossTaker], needs: Needs) -> int:
    """What the most wanting duty still lacks."""
    return max(0, *(need - strength_lost(bearers, duty) for duty, need in enumerate(needs)))


# -- what may come next


@rule("SS 9E.2", "SS 9E.3", "SS 9H")
def next_losses(bearers: Sequence[LossTaker], needs: Needs) -> list[int]:
    """Those who may bear the next loss, so that a legal choice can still come of it; where somebody must, he
    alone, as the order of losses is no choice.
    """
    if are_met(bearers, needs):
        return []
    found, known = [], dict[LossTaker, bool]()
    for n, one in enumerate(bearers):
        if one.borne == len(one.losses):
            continue
        if one not in known:
            known[one] = is_completable(with_taker(bearers, n, one._replace(borne=one.borne + 1)), needs)
        if known[one]:
            found.append(n)
    bound = (n for n in found if len(found) > 1 and not can_be_spared(bearers, n, needs))
    return next(([n] for n in bound), found)


def with_taker(bearers: Sequence[LossTaker], n: int, one: LossTaker) -> tuple[LossTaker, ...]:
    return tuple(sorted((*bearers[:n], one, *bearers[n + 1 :])))


def can_be_spared(bearers: Sequence[LossTaker], n: int, needs: Needs) -> bool:
    """Is there a legal choice in which this one loses nothing more?"""
    one = bearers[n]
    return is_completable(with_taker(bearers, n, one._replace(losses=one.losses[: one.borne])), needs)


@lru_cache(4096)
def is_completable(bearers: tuple[LossTaker, ...], needs: Needs) -> bool:
    """Is there a legal choice in which everybody loses at least what he has lost?

    How much more than its need a duty gets decides which losses are in vain. Between two strengths of single
    losses that makes no difference: for each such span the losses that are not in vain are known, and what
    sums they can have.
    """
    spans = [spans_of(bearers, duty) for duty in range(len(needs))]
    width = capacity(bearers, 0) + 1
    for chosen in product(*spans):
        lows = tuple(low for low, _ in chosen)
        sums = reachable(bearers, lows, width)
        if sums and has_sum_within(
            sums, [(need + low, need + high) for need, (low, high) in zip(needs, chosen, strict=True)], width
        ):
            return True
    return False


Span = tuple[int, int]  # from, up to but not with


def spans_of(bearers: Sequence[LossTaker], duty: int) -> list[Span]:
    strengths = {
        loss.strength for one in bearers for loss in one.losses if loss.serves >> duty & 1 and loss.strength
    }
    ends = [0, *sorted(strengths), capacity(bearers, 0) + 1]
    return [(low, high) for low, high in pairwise(ends) if low < high]


def is_needed(loss: Loss, lows: tuple[int, ...]) -> bool:
    """Would some duty be unmet without it, where each has so much to spare, or a little more?"""
    return any(loss.serves >> duty & 1 and loss.strength > low for duty, low in enumerate(lows))


def reachable(bearers: Sequence[LossTaker], lows: tuple[int, ...], width: int) -> int:
    """The sums that losses none of which is in vain can have, as one set: the sum of duty n counts `width`
    to the power of n.
    """
    sums = 1
    for one in bearers:
        grown, weight = 0, 0
        for level in range(len(one.losses) + 1):
            if level:
                weight += weight_of(one.losses[level - 1], len(lows), width)
            if level >= one.borne and (level == 0 or is_needed(one.losses[level - 1], lows)):
                grown |= sums << weight
        if not grown:
            return 0
        sums = grown
    return sums


def weight_of(loss: Loss, duties: int, width: int) -> int:
    return sum(loss.strength * width**duty for duty in range(duties) if loss.serves >> duty & 1)


def has_sum_within(sums: int, windows: list[Span], width: int) -> bool:
    """Is there a sum that lies within the window of each duty?"""
    low, high = windows[-1]
    block = width ** (len(windows) - 1)
    if len(windows) == 1:
        return bool(sums >> low & (1 << max(0, high - low)) - 1)
    for value in range(low, min(high, width)):
        part = sums >> value * block & (1 << block) - 1
        if part and has_sum_within(part, windows[:-1], width):
            return True
    return False
