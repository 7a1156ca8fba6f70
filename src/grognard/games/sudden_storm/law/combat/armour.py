"""10. Armour and what is used against it: proportions of regimental equivalents, and what they do to the die.

Pure arithmetic, in fourteenths of an equivalent: whole, halves and sevenths are whole numbers of those.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Any, NamedTuple

from grognard.games.sudden_storm.law.counters import ARMOUR
from grognard.kernel.cite import rule

RE = 14
NEUTRAL, NONE = "neutral", "none"
CAPABLE = ("full", "half", "seventh")
OPTIONAL = ("half", "seventh")  # may be treated as neutral
PAYING = ("full", "half")  # bear required losses
AECA, AECD, ATEC = "aeca", "aecd", "atec"
# From which proportion on the die changes, and by how much.
STEPS = {
    AECA: (((1, 1), 3), ((1, 2), 2), ((1, 7), 1)),
    AECD: (((1, 2), -2), ((1, 7), -1)),
    ATEC: (((1, 1), -4), ((1, 2), -2), ((1, 7), -1)),
}
HALF = (1, 2)


class Part(NamedTuple):
    """A unit in a category: its equivalents, and a word of ARMOUR."""

    re: int
    value: str


class Share(NamedTuple):
    """A proportion: capable equivalents, of all that are not neutral; both in fourteenths."""

    capable: int
    of: int

    def is_at_least(self, part: tuple[int, int]) -> bool:
        return self.of > 0 and self.capable * part[1] >= self.of * part[0]


NOTHING = Share(0, 0)


@rule("SS 10B", "SS 10B1", "SS 10B2", "SS 10B3", "SS 10B4", "SS 10B5", "SS 10C.1")
def share(parts: Iterable[Part]) -> Share:
    """The proportion of some units in a category."""
    capable = of = neutral = carrying = 0
    for re, value in parts:
        numerator, denominator = ARMOUR[value]
        capable += re * RE * numerator // denominator
        if value == NEUTRAL:
            neutral += re
        else:
            of += re
        if value in CAPABLE:
            carrying += re
    return Share(capable, RE * (of + too_neutral(neutral, carrying)))


@rule("SS 10F.1", "SS 10F.2")
def too_neutral(neutral: int, carrying: int) -> int:
    """Neutral equivalents beyond twice those of capable units, of which each counts whole (C11): they count
    as without ability.
    """
    return max(0, neutral - 2 * carrying)


@rule("SS 10C1", "SS 10C2.1", "SS 10C3.2")
def die(category: str, proportion: Share) -> int:
    """What a proportion in a category does to the die."""
    return next((shift for part, shift in STEPS[category] if proportion.is_at_least(part)), 0)


# -- a combat


class Side(NamedTuple):
    """An attacker or defender in all the categories that concern him, as they count after declarations."""

    attack: Part = Part(0, NONE)
    shut: bool = False  # across a side that bars AECA
    defence: Part = Part(0, NONE)
    against: Part = Part(0, NONE)


class Ground(NamedTuple):
    """May AECA and AECD be used there?"""

    hex: bool
    weather: bool

    @property
    def is_open(self) -> bool:
        return self.hex and self.weather


class Result(NamedTuple):
    """What armour does in a combat."""

    attack: Share  # of the AECA used
    able: Share  # of the AECA that attackers are capable of, whether they use it or not
    category: str  # what the defender uses
    defence: Share

    @property
    def attack_die(self) -> int:
        return die(AECA, self.attack)

    @property
    def defence_die(self) -> int:
        return die(self.category, self.defence) if self.category else 0


@rule("SS 10A1", "SS 10G.1", "SS 28C.2", "SS 28C1.1")
def attack_share(attackers: Sequence[Side], ground: Ground, declined: bool) -> Share:
    """AECA as it is used. Attackers across a side that bars it count as without it (SS-P11); who is neutral
    remains so.
    """
    if declined or not ground.is_open:
        return NOTHING
    return share(without_capability(one.attack) if one.shut else one.attack for one in attackers)


def without_capability(part: Part) -> Part:
    return part if part.value == NEUTRAL else Part(part.re, NONE)


@rule("SS 10C2.2", "SS 10C3.1", "SS 10G.2", "SS 10A2", "SS 10A3")
def category(able: Share, ground: Ground) -> str:
    """Against attackers capable of one half or more defenders use ATEC, in any terrain and weather (D8), else
    AECD.
    """
    if able.is_at_least(HALF):
        return ATEC
    return AECD if ground.is_open else ""


@rule("SS 10D")
def armour_effects(
    attackers: Sequence[Side], defenders: Sequence[Side], ground: Ground, declined: bool
) -> Result:
    """The two proportions; both change the die."""
    able = share(one.attack for one in attackers)  # on the declaration made (SS-P12)
    what = category(able, ground)
    parts = [one.against if what == ATEC else one.defence for one in defenders] if what else []
    return Result(attack_share(attackers, ground, declined), able, what, share(parts))


# -- what declarations can change


@rule("SS 10E")
def treatments(sides: Sequence[Side], field: str) -> Iterator[list[Side]]:
    """Every way to treat half and one-seventh units as neutral in a category, alike units once."""
    alike: dict[Side, int] = {}
    for side in sides:
        alike[side] = alike.get(side, 0) + 1
    free = [side for side in alike if getattr(side, field).value in OPTIONAL]
    for counts in product(*(range(alike[side] + 1) for side in free)):
        found = [side for side, many in alike.items() if side not in free for _ in range(many)]
        for side, neutral in zip(free, counts, strict=True):
            found += [as_neutral(side, field)] * neutral + [side] * (alike[side] - neutral)
        yield found


def as_neutral(side: Side, field: str) -> Side:
    part: Part = getattr(side, field)
    changed: dict[str, Any] = {field: Part(part.re, NEUTRAL)}
    return side._replace(**changed)
