"""33B1.4, 33B2.10, 33B2.11. How many units of some kinds may be replaced or rebuilt in a turn or a month."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.data import Data
from grognard.games.sudden_storm.law.names import AXIS, own
from grognard.games.sudden_storm.law.pools import with_value
from grognard.games.sudden_storm.law.presence import side_of
from grognard.kernel.cite import rule
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet
from grognard.rules.why_not import Words, known_units

GUNS, CAVALRY, WINTERIZED, STRONGER = "guns", "cavalry", "winterized", "stronger"
MONTHLY = (GUNS, WINTERIZED)  # in the quotas: what has been used in this month, the others in this turn


class Limit(NamedTuple):
    """So many RE of some units; in the quotas under its name."""

    name: str
    cite: str
    most: int
    units: UnitSet


@rule("SS 33B1.4")
def axis_limit(data: Data) -> Limit:
    """Artillery, of all nations together (D28)."""
    guns = data.artillery & data.of_side[AXIS]
    return Limit(GUNS, "SS 33B1.4", data.constant("artillery.month"), guns)


@rule("SS 33B2.10")
def cavalry_limit(data: Data) -> Limit:
    return Limit(CAVALRY, "SS 33B2.10", data.constant("cavalry.turn"), data.with_trait("cavalry"))


@rule("SS 33B2.11")
def winter_limit(data: Data) -> Limit:
    """All that count as winterized, until the first winter is over."""
    return Limit(WINTERIZED, "SS 33B2.11", data.constant("winterized.month"), data.with_trait("winter"))


def is_before_winter(pos: Position) -> bool:
    """The first winter is not over."""
    return any(turn.winter for turn in book(pos).data.tables.turns[max(0, pos.state.turn - 1) :])


def limits_for(pos: Position, side: int, raised: bool) -> list[Limit]:
    """The limits of a side's replacements; that of guns is for units replaced, the others for cadres too."""
    data = book(pos).data
    if side == AXIS:
        return [] if raised else [axis_limit(data)]
    return [cavalry_limit(data)] + ([winter_limit(data)] if is_before_winter(pos) else [])


def limit_used(pos: Position, name: str) -> int:
    return dict(own(pos).quotas).get(name, 0)


@rule("SS 33B2.11")
def weight(data: Data, unit: int, before: int, after: int) -> int:
    """RE gained: a division three, as a cadre one; a cadre raised two."""
    return data.re(unit, after) - (data.re(unit, before) if before else 0)


def limits_exceeded(pos: Position, unit: int, re: int, raised: bool = False) -> list[Limit]:
    """The limits that stand against so many RE of a unit."""
    return [
        one
        for one in limits_for(pos, side_of(pos, unit), raised)
        if one.units >> unit & 1 and limit_used(pos, one.name) + re > one.most
    ]


def told(pos: Position, cite: str, re_of: Callable[[int], int]) -> Callable[[int], Words]:
    """Why a limit bars a unit: how much it allows, what has been used, what the unit would need."""

    def words(unit: int) -> Words:
        listed = (*limits_for(pos, side_of(pos, unit), False), *limits_for(pos, side_of(pos, unit), True))
        one = next(one for one in listed if one.cite == cite)
        numbers = (("most", one.most), ("used", limit_used(pos, one.name)), ("re", re_of(unit)))
        return "ss-why-limit", (("unit", known_units(pos, 1 << unit)), *numbers)

    return words


def use(ref: Referee, unit: int, re: int, raised: bool = False) -> None:
    for one in limits_for(ref.pos, side_of(ref.pos, unit), raised):
        if one.units >> unit & 1:
            now = limit_used(ref.pos, one.name) + re
            ref.note(one.cite, quotas=with_value(own(ref.pos).quotas, one.name, now))


@rule("SS 33B1.4", "SS 33B2.11")
def begin(ref: Referee, side: int) -> None:
    """A turn's limits begin anew, and on its first turn those of a month."""
    first = book(ref.pos).data.turn(ref.state.turn).half == 1
    mine = (GUNS,) if side == AXIS else (CAVALRY, WINTERIZED, STRONGER)
    over = [name for name in mine if first or name not in MONTHLY]
    left = tuple(one for one in own(ref.pos).quotas if one[0] not in over)
    ref.note("SS 33B2.10", quotas=left)
