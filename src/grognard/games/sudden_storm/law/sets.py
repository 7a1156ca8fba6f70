"""15B and 15C. Breakdown sets: which divisions break down into which regiments, and who uses a set now."""

from __future__ import annotations

from functools import lru_cache

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.data import Data
from grognard.games.sudden_storm.law.names import NOBODY, PARTS, own
from grognard.kernel.cite import rule
from grognard.kernel.hexes import bits, holds
from grognard.kernel.state import Position, UnitSet


@rule("SS 15B.1", "SS 15B.2", "SS 15C1")
@lru_cache(8)
def sets_of(data: Data) -> dict[int, tuple[str, ...]]:
    """The lettered sets of each division that the tables know, by nation, kind and strength; all regiments
    are supported.
    """
    found: dict[int, tuple[str, ...]] = {}
    for unit in bits(data.divisions):
        one = data.roster[unit]
        for row in data.tables.breakdowns:
            if (row.nation, row.kind) == (data.more(unit).nation, one.kind) and one.faces[0] in row.faces:
                found[unit] = row.sets
    return found


@lru_cache(8)
def divisions(data: Data) -> UnitSet:
    """All that can break down."""
    return sum(1 << unit for unit in sets_of(data))


@lru_cache(8)
def all_parts(data: Data) -> UnitSet:
    return data.roster.where(lambda unit: bool(unit.more.parts))


def regiments(data: Data, division: int, letter: str) -> UnitSet:
    return data.parts.get((data.more(division).nation, letter), 0)


@rule("SS 15B.1", "SS 15C1")
def free_set(pos: Position, division: int) -> str:
    """A set that nobody uses and whose regiments are all there (SS-P61); none: the counters are used up."""
    data, boxed = book(pos).data, pos.at(PARTS[pos.game.roster[division].side])
    nation = data.more(division).nation
    used = [letter for other, letter in own(pos).parted if data.more(other).nation == nation]
    for letter in sets_of(data).get(division, ()):
        some = regiments(data, division, letter)
        if letter not in used and some and not some & ~boxed:
            return letter
    return ""


def division_of(pos: Position, regiment: int) -> int:
    """The broken-down division that a regiment belongs to."""
    data = book(pos).data
    found = (one for one, letter in own(pos).parted if holds(regiments(data, one, letter), regiment))
    return next(found, NOBODY)


def regiments_left(pos: Position, division: int) -> UnitSet:
    """The regiments of a broken-down division that are still in play."""
    data = book(pos).data
    letter = dict(own(pos).parted).get(division, "")
    some = regiments(data, division, letter) if letter else 0
    return sum(1 << unit for unit in bits(some) if pos.state.where[unit] >= 0)
