"""5. Stacking: checked when a phase of movement or combat ends."""

from __future__ import annotations

from itertools import combinations

from grognard.games.velikiye_luki.law.book import book
from grognard.games.velikiye_luki.law.names import GERMAN, SOVIET
from grognard.games.velikiye_luki.law.zoc import occupied_hexes
from grognard.kernel.changes import Removed
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits, hexset, unitset
from grognard.kernel.menu import Cause, Menu, units
from grognard.kernel.places import DEAD
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet, fact
from grognard.rules.why_not import unit_words

LARGEST = 4  # units in a stack of either side


@rule("VL 5.1e")
def counting(pos: Position, side: int, h: int) -> UnitSet:
    """The units of a hex that count: HQs and the garrison do not."""
    data = book(pos).data
    return pos.at(h) & data.of_side[side] & ~data.units_of_kind["hq"] & ~data.units_of_kind["festung"]


def is_division(pos: Position, unit: int) -> bool:
    """A division counter: one that is down to its last step has become a cadre, which is a regiment."""
    return pos.game.roster[unit].size == "XX" and pos.state.steps[unit] > 1


@rule("VL 5.1sa", "VL 5.1sb", "VL 5.1sc")
def can_soviets_stack(pos: Position, stack: UnitSet) -> bool:
    """A division (or a reduced one and its cadre) and one smaller unit; or three regiments or brigades and a
    battalion; or two and two.
    """
    data = book(pos).data
    divisions = [u for u in bits(stack & data.divisions) if is_division(pos, u)]
    small = [u for u in bits(stack) if u not in divisions]
    if not divisions:
        return len(small) - (stack & data.battalions).bit_count() <= 3 and len(small) <= 4
    if len(divisions) > 1:
        return False
    return len(small) <= 1 or (len(small) == 2 and any(does_complete(pos, u, divisions[0]) for u in small))


def is_cadre(pos: Position, unit: int) -> bool:
    counter = pos.game.roster[unit]
    return counter.kind == "cadre" or (counter.size == "XX" and pos.state.steps[unit] == 1)


@rule("VL 5.1sa", "VL 1.7.2c")
def does_complete(pos: Position, cadre: int, division: int) -> bool:
    """Is it the third regiment of a reduced division? One of its own quality is what a division detaches."""
    more = book(pos).data.more
    same = more(cadre).quality == more(division).quality
    return is_cadre(pos, cadre) and same and pos.state.steps[division] == 2


@rule("VL 5.2")
def can_germans_stack(pos: Position, stack: UnitSet) -> bool:
    """Three regiments, Kampfgruppen or battalions, and a company; a company may take the place of a larger
    unit too.
    """
    companies = sum(pos.game.roster[u].size == "I" for u in bits(stack))
    many = stack.bit_count()
    return many - companies <= 3 and many <= 4


FITS = {SOVIET: can_soviets_stack, GERMAN: can_germans_stack}


def can_stack(pos: Position, side: int, stack: UnitSet) -> bool:
    return FITS[side](pos, stack)


@fact
def overfull(pos: Position, side: int) -> HexSet:
    """The hexes over the limit; a division that lost a step may have made room."""
    return hexset(
        h for h in bits(occupied_hexes(pos, side)) if not can_stack(pos, side, counting(pos, side, h))
    )


# -- what is over the limit when a phase ends


@rule("VL 5.1b", "VL 5.1c", "VL 5.1d", "VL 6.6.1k")
def has_too_many(pos: Position, side: int) -> bool:
    """Only the end of a phase looks at stacking; during movement any number may pass."""
    return overfull(pos, side) != 0


@rule("VL 5.1d")
def surplus(pos: Position, side: int, stack: UnitSet) -> UnitSet:
    """Those of a crowd that are over the limit: left out of some choice of units that fits and has no room
    for them.

    The others fit beside any choice, so that to give one up would not help. No more than four ever fit.
    """
    crowd, found = bits(stack), 0
    for many in range(1, LARGEST + 1):
        for chosen in combinations(crowd, many):
            kept = unitset(chosen)
            if can_stack(pos, side, kept):
                found |= unitset(
                    u for u in bits(stack & ~kept & ~found) if not can_stack(pos, side, kept | 1 << u)
                )
    return found


def excess_menu(pos: Position) -> Menu:
    side = pos.frame.memo
    stacks = [counting(pos, side, h) for h in bits(overfull(pos, side))]
    fitting = sum(stack & ~surplus(pos, side, stack) for stack in stacks)
    crowd = units(
        sum(stacks), "VL 5.1d", lambda unit: Cause("VL 5.1d", *unit_words("why-not-crowded", pos)(unit))
    )
    crowd.less("VL 5.1d", fitting, "vl-why-no-help")
    return Menu(side, "vl-excess", "VL 5.1d", {"disband": crowd})


def disband(ref: Referee, unit: int) -> None:
    side = ref.frame.memo
    ref.do(Removed(unit, DEAD, "crowded", "VL 5.1d"))
    if not overfull(ref.pos, side):
        ref.finish()


def sort_out(ref: Referee, side: int) -> None:
    """Each owner gives up what is over the limit, the one whose phase it is first."""
    for owner in (1 - side, side):
        if has_too_many(ref.pos, owner):
            ref.ask("excess", owner, owner)
