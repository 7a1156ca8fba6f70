"""9E, 33B3 and 33E. What becomes of units that are lost: cadres, the pool of those that can be replaced, what
takes their place there, and what their loss counts for.
"""

from __future__ import annotations

from grognard.games.sudden_storm.law import sets, special, stocks
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.data import Data
from grognard.games.sudden_storm.law.faces import face
from grognard.games.sudden_storm.law.names import CONVERTED, NOBODY, PARTS, own
from grognard.games.sudden_storm.law.prices import is_irreplaceable
from grognard.kernel.changes import Marked, Placed, Removed, StepsChanged
from grognard.kernel.cite import rule
from grognard.kernel.hexes import bits, holds
from grognard.kernel.places import DEAD, GONE
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position

# Whose kind a substitute has, by the word of the unit it replaces.
SUBSTITUTES = {"rifle_3-6": "infantry", "cavalry_3-8": "cavalry", "finnish_5-6": "infantry"}

# -- for good


@rule("SS 33E1.1", "SS 33E2", "SS 30J.2")
def eliminated_box(data: Data, unit: int) -> int:
    """The box of an eliminated unit: that of the units that can be replaced, or out of the game for those
    that never are, or in whose place another one is. Regiments are not bought singly (SS-P61).
    """
    more = data.more(unit)
    if more.parts:
        return PARTS[data.roster[unit].side]
    return GONE if is_irreplaceable(data, unit) or more.substitute else DEAD


@rule("SS 33B3.1")
def lose(ref: Referee, unit: int, how: str, cite: str) -> None:
    """A unit is lost in combat, in a retreat or in an overrun: that counts for special replacements; trucks
    have no strength to count (SS-P84).
    """
    count_loss(ref, unit, face(ref.pos, unit).attack)
    eliminate(ref, unit, how, cite)


def eliminate(ref: Referee, unit: int, how: str, cite: str) -> None:
    """A unit is taken off the map with all that it has, whether it has a cadre or not."""
    data = book(ref.pos).data
    leave_map(ref, unit, eliminated_box(data, unit), how, cite)
    if data.more(unit).substitute:
        substitute(ref, unit)


def leave_map(ref: Referee, unit: int, box: int, how: str, cite: str) -> None:
    """A unit leaves the map for a box: its marks go, and what it carries stays where it stood."""
    division = sets.division_of(ref.pos, unit)
    stocks.set_down(ref, unit)
    ref.do(Removed(unit, box, how, cite))
    for mark, marked in enumerate(ref.state.marks):
        if holds(marked, unit):
            ref.do(Marked(mark, 1 << unit, False, cite, quiet=True))
    if division != NOBODY and not sets.regiments_left(ref.pos, division):
        forget_division(ref, division, cite)


@rule("SS 15B.1")
def forget_division(ref: Referee, division: int, cite: str) -> None:
    """With its last regiment a division that was broken down is lost, and its set is free (SS-P61)."""
    left = tuple(one for one in own(ref.pos).parted if one[0] != division)
    ref.note("SS 15B.1", parted=left)
    ref.do(Removed(division, eliminated_box(book(ref.pos).data, division), "last-part", cite))


@rule("SS 33E1.1", "SS 33E1.3", "SS OB-S.11")
def substitutes(pos: Position, unit: int) -> list[int]:
    """What may take the place of a fragile division, best first, as long as there are any (SS-P71)."""
    data, word = book(pos).data, book(pos).data.more(unit).substitute
    some = pos.at(CONVERTED) & data.of_kind[SUBSTITUTES[word]] & data.of_nation[data.more(unit).nation]
    able = [one for one in bits(some) if data.more(one).status == "substitute"]
    return sorted(able, key=lambda one: -data.roster[one].attack)


def substitute(ref: Referee, unit: int) -> None:
    """A weaker unit takes the place of a fragile one in the pool."""
    if able := substitutes(ref.pos, unit):
        soviet = book(ref.pos).data.more(unit).nation == "soviet"
        ref.do(Placed(able[0], DEAD, "substitute", "SS 33E1.1" if soviet else "SS 33E1.3"))


# -- to cadre


@rule("SS 9E.1")
def flip(ref: Referee, unit: int, cite: str) -> None:
    """A division falls to its cadre; any other unit, a cadre among them, is lost."""
    if not has_cadre(ref.pos, unit):
        lose(ref, unit, "combat", cite)
        return
    before = face(ref.pos, unit).attack
    ref.do(StepsChanged(unit, 1, cite))
    count_loss(ref, unit, before - face(ref.pos, unit).attack)


def has_cadre(pos: Position, unit: int) -> bool:
    return pos.state.steps[unit] > 1


# -- special replacements


def count_loss(ref: Referee, unit: int, strength: int) -> None:
    """Attack strength that a unit loses counts for its nation; trucks have none."""
    if strength:
        special.count_strength_lost(ref, unit, strength, "SS 33B3.1")
