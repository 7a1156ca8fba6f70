"""33B. Replacement points and debts, in twentieths: losses give quarters and fifths of points.

A pool is named by whose it is and its kind: "german infantry", "axis armor", "leningrad infantry" of a
district, "eastern infantry", "soviet armor", "soviet artillery".
"""

from __future__ import annotations

from functools import lru_cache

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.data import Data
from grognard.games.sudden_storm.law.names import AXIS, SOVIET, own
from grognard.games.sudden_storm.law.tables import EASTERN, TWENTIETHS
from grognard.kernel.cite import rule
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position

INFANTRY, ARMOUR, ARTILLERY = "infantry", "armor", "artillery"
ANY_AXIS, ANY_SOVIET = "axis", "soviet"
CITIES_OF = "arrive md "  # of the zones


def pool(whose: str, kind: str) -> str:
    return f"{whose} {kind}"


@lru_cache(maxsize=16)
def districts(data: Data) -> tuple[str, ...]:
    """The military districts on the map, those without a replacement city among them."""
    return tuple(name.removeprefix(CITIES_OF) for name in data.tables.zones if name.startswith(CITIES_OF))


def side_of(data: Data, name: str) -> int:
    whose = name.split()[0]
    return SOVIET if whose in (ANY_SOVIET, EASTERN, "store", *districts(data)) else AXIS


def points_held(pos: Position, name: str) -> int:
    """Twentieths in a pool."""
    return dict(own(pos).pools).get(name, 0)


def points_owed(pos: Position, name: str) -> int:
    return dict(own(pos).debts).get(name, 0)


def with_value(row: tuple[tuple[str, int], ...], name: str, value: int) -> tuple[tuple[str, int], ...]:
    """The same row with another value; nothing is kept of nothing."""
    found = {**dict(row), name: value}
    return tuple(sorted((key, many) for key, many in found.items() if many))


@rule("SS 33B.1", "SS 33C.2")
def receive(ref: Referee, name: str, many: int, cite: str) -> None:
    """Debts are paid from what comes, before anything is bought (SS-P70); the rest is kept."""
    now = own(ref.pos)
    paid = min(many, points_owed(ref.pos, name))
    if paid:
        ref.note(cite, debts=with_value(now.debts, name, points_owed(ref.pos, name) - paid))
    if many > paid:
        ref.note(cite, pools=with_value(now.pools, name, points_held(ref.pos, name) + many - paid))


def spend(ref: Referee, name: str, many: int, cite: str) -> None:
    """No pool falls below nothing: the rest is owed."""
    now, there = own(ref.pos), points_held(ref.pos, name)
    paid = min(many, there)
    if paid:
        ref.note(cite, pools=with_value(now.pools, name, there - paid))
    if many > paid:
        ref.note(cite, debts=with_value(now.debts, name, points_owed(ref.pos, name) + many - paid))


def all_of(pos: Position, side: int) -> int:
    """Twentieths in all pools and stores of a side, less its debts."""
    data, now = book(pos).data, own(pos)
    rows = [*now.pools, *now.later, *((name, -many) for name, many in now.debts)]
    found = sum(many for name, many in rows if side_of(data, name) == side)
    if side == SOVIET:
        found += sum(many for _, _, many in now.stores)
        found += sum(one.armour + one.artillery for one in now.factories) * TWENTIETHS
    return found
