"""15. Divisions broken down and assembled."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.sudden_storm.law import movers, possession, sets, stocks, transit
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import (
    BY_SOVIET,
    DONE,
    FED,
    PARTS,
    STARVING,
    UNSUPPLIED,
    WHOLE,
    own,
)
from grognard.games.sudden_storm.law.presence import land_units
from grognard.kernel.changes import Marked, Placed, Removed, StepsChanged
from grognard.kernel.cite import rule
from grognard.kernel.flow import Ask, Step, Verb
from grognard.kernel.hexes import bits, holds
from grognard.kernel.menu import UNIT, Allowed, Menu, button, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet
from grognard.rules.answers import ENOUGH, Choice
from grognard.rules.why_not import not_among_cause, unit_words

COUNTS = (UNSUPPLIED, STARVING, BY_SOVIET, FED)  # what tells of supply
WHOLE_OF = 3  # regiments that make a division; of fewer, two make its cadre
CADRE_OF = 2

# -- at the start of a phase


def has_moved_units(pos: Position, side: int) -> bool:
    """Has anybody moved in this phase?"""
    return bool(own(pos).left) or bool(pos.state.marks[DONE] & book(pos).data.of_side[side])


@rule("SS 15A.1", "SS 15B.1", "SS 15C1", "SS 30B.2")
def breakable(pos: Position, side: int) -> Allowed | None:
    """Whole divisions of the tables, as long as there are counters and nobody has moved; the guest of Sweden
    crosses it whole.
    """
    data = book(pos).data
    some = land_units(pos, side) & sets.divisions(data) if data.scene.is_on("15") else 0
    if not some or has_moved_units(pos, side):
        return None
    found = units(some, "SS 15A.1", not_among_cause(pos, "SS 15B.1", "ss-why-no-breakdown"))
    cadres = sum(1 << unit for unit in bits(some) if not data.is_division(unit, pos.state.steps[unit]))
    found.less("SS 15B.1", cadres, unit_words("ss-why-cadre-whole", pos))
    if own(pos).surprise:
        found.less(
            "SS 30F.2", some & ~movers.movable(pos, side).set, unit_words("ss-why-not-in-surprise", pos)
        )
    found.less("SS 30B.2", pos.units_in(transit.sweden(pos)), unit_words("ss-why-whole-in-transit", pos))
    used = sum(1 << unit for unit in bits(found.set) if not sets.free_set(pos, unit))
    return found.less("SS 15C1", used, unit_words("ss-why-no-set", pos))


@rule("SS 15A.3")
def breakable_in_exploitation(pos: Position, side: int) -> Allowed | None:
    found = breakable(pos, side)
    return found and found.less(
        "SS 15A.3", found.set & ~book(pos).data.cm, unit_words("ss-why-part-not-cm", pos)
    )


@rule("SS 15A.1")
def break_down(ref: Referee, division: int) -> None:
    """In its hex, at no cost, beyond the stacking limit if need be; all that is true of it is true of its
    regiments (SS-P55).
    """
    pos = ref.pos
    side, at, letter = pos.game.roster[division].side, pos.state.where[division], sets.free_set(pos, division)
    parts = sets.regiments(book(pos).data, division, letter)
    stocks.set_down(ref, division)
    ref.do(Removed(division, WHOLE[side], "broken-down", "SS 15A.1"))
    for part in bits(parts):
        ref.do(Placed(part, at, "part", "SS 15A.1"))
    for mark, had in enumerate(ref.state.marks):
        if holds(had, division):
            ref.do(Marked(mark, parts, True, "SS 15A.1", quiet=True))
            ref.do(Marked(mark, 1 << division, False, "SS 15A.1", quiet=True))
    ref.note("SS 15C1", parted=tuple(sorted((*own(ref.pos).parted, (division, letter)))))
    possession.resolve_possession(ref)


MORE: Mapping[str, Choice[int]] = {"break_down": Choice(breakable, Verb(break_down, UNIT))}
IN_EXPLOITATION: Mapping[str, Choice[int]] = {
    "break_down": Choice(breakable_in_exploitation, Verb(break_down, UNIT))
}

# -- at its end


@rule("SS 15A.2")
def assembled_parts(pos: Position, side: int, cm_only: bool = False) -> dict[int, UnitSet]:
    """The divisions whose regiments stand in one hex, all that are left of them: three, or two for a cadre
    (SS-P61).
    """
    data, found = book(pos).data, {}
    for division, _ in own(pos).parted:
        if not holds(data.of_side[side] & (data.cm if cm_only else -1), division):
            continue
        parts = sets.regiments_left(pos, division)
        least = CADRE_OF if holds(data.with_cadre, division) else WHOLE_OF
        if parts.bit_count() >= least and pos.hexes_of(parts).bit_count() == 1:
            found[division] = parts
    return found


@rule("SS 15A.2")
def assemble(ref: Referee, regiment: int) -> None:
    """The regiments go back into their box, and the division stands in their hex."""
    pos = ref.pos
    division = sets.division_of(pos, regiment)
    parts, at = sets.regiments_left(pos, division), pos.state.where[regiment]
    marks = pos.state.marks
    for part in bits(parts):
        stocks.set_down(ref, part)
        ref.do(Removed(part, PARTS[pos.game.roster[part].side], "assembled", "SS 15A.2"))
    if parts.bit_count() < WHOLE_OF:
        ref.do(StepsChanged(division, 1, "SS 15A.2", "assembled"))
    ref.do(Placed(division, at, "assembled", "SS 15A.2"))
    inherit_marks(ref, division, parts, marks)
    left = tuple(one for one in own(ref.pos).parted if one[0] != division)
    ref.note("SS 15C1", parted=left)
    possession.resolve_possession(ref)


@rule("SS 15A.2")
def inherit_marks(ref: Referee, division: int, parts: UnitSet, marks: tuple[UnitSet, ...]) -> None:
    """What is true of one of them is true of the division; of their supply, the worst (SS-P55)."""
    starving, short = parts & marks[STARVING], parts & (marks[STARVING] | marks[UNSUPPLIED])
    worst = starving or short
    found = {mark: had & parts for mark, had in enumerate(marks) if mark not in COUNTS}
    found |= {
        STARVING: starving,
        UNSUPPLIED: 0 if starving else short,
        BY_SOVIET: worst & marks[BY_SOVIET],
        FED: 0 if short & ~marks[FED] else short,
    }
    for mark, some in found.items():
        if marks[mark] & parts:
            ref.do(Marked(mark, parts, False, "SS 15A.2", quiet=True))
        if some:
            ref.do(Marked(mark, 1 << division, True, "SS 15A.2", quiet=True))


def question(side: int, cm_only: bool) -> Ask:
    """Asked only where something can be assembled."""

    def menu(pos: Position) -> Menu:
        some = sum(assembled_parts(pos, side, cm_only).values())
        found = units(some, "SS 15A.2", not_among_cause(pos, "SS 15A.2", "ss-why-not-together"))
        return Menu(side, "ss-assembling", "SS 15A.2", {"assemble": found, "next": button("SS 15A.2")})

    verbs = {"assemble": Verb(assemble, UNIT), "next": ENOUGH}
    return Ask("assembling", menu, verbs, when=lambda pos: bool(assembled_parts(pos, side, cm_only)))


def steps_after_movement(side: int) -> tuple[Step, ...]:
    """At the end of a movement phase."""
    return (question(side, cm_only=False),)


@rule("SS 15A.3")
def steps_after_exploitation(side: int) -> tuple[Step, ...]:
    return (question(side, cm_only=True),)


PROCEDURES: Mapping[str, Step] = {}
