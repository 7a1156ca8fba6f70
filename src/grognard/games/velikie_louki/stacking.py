"""5. Stacking: checked when a phase of movement or combat ends."""

from __future__ import annotations

from grognard.games.velikie_louki.rulebook import book
from grognard.games.velikie_louki.state import GERMAN, SOVIET
from grognard.games.velikie_louki.zoc import held
from grognard.kernel.changes import Removed
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.menu import Menu, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import DEAD, Position, UnitSet, fact


@rule("VL 5.1e")
def counting(pos: Position, side: int, h: int) -> UnitSet:
    """The units of a hex that count: HQs and the garrison do not."""
    data = book(pos).data
    return pos.at(h) & data.of_side[side] & ~data.of["hq"] & ~data.of["festung"]


def is_division(pos: Position, unit: int) -> bool:
    """A division counter: one that is down to its last step has become a cadre, which is a regiment."""
    return pos.game.roster[unit].size == "XX" and pos.state.steps[unit] > 1


@rule("VL 5.1sa", "VL 5.1sb", "VL 5.1sc")
def soviet_fits(pos: Position, stack: UnitSet) -> bool:
    """A division (or a reduced one and a cadre) and one smaller unit; or three regiments or brigades and a battalion; or two and two."""
    data = book(pos).data
    divisions = [u for u in bits(stack & data.divisions) if is_division(pos, u)]
    small = [u for u in bits(stack) if u not in divisions]
    if not divisions:
        return len(small) - (stack & data.battalions).bit_count() <= 3 and len(small) <= 4
    if len(divisions) > 1:
        return False
    reduced = pos.state.steps[divisions[0]] == 2
    return len(small) <= 1 or (len(small) == 2 and reduced and any(is_cadre(pos, u) for u in small))


def is_cadre(pos: Position, unit: int) -> bool:
    counter = pos.game.roster[unit]
    return counter.kind == "cadre" or (counter.size == "XX" and pos.state.steps[unit] == 1)


@rule("VL 5.2")
def german_fits(pos: Position, stack: UnitSet) -> bool:
    """Three regiments, Kampfgruppen or battalions, and a company; a company may take the place of a larger unit too."""
    companies = sum(pos.game.roster[u].size == "I" for u in bits(stack))
    many = stack.bit_count()
    return many - companies <= 3 and many <= 4


FITS = {SOVIET: soviet_fits, GERMAN: german_fits}


def fits(pos: Position, side: int, stack: UnitSet) -> bool:
    return FITS[side](pos, stack)


@fact
def overfull(pos: Position, side: int) -> HexSet:
    """The hexes over the limit; a division that lost a step may have made room."""
    return sum(1 << h for h in bits(held(pos, side)) if not fits(pos, side, counting(pos, side, h)))


# -- what is over the limit when a phase ends


@rule("VL 5.1b", "VL 5.1c", "VL 5.1d", "VL 6.6.1k")
def too_many(pos: Position, side: int) -> bool:
    """Only the end of a phase looks at stacking; during movement any number may pass."""
    return overfull(pos, side) != 0


def excess_menu(pos: Position) -> Menu:
    side = pos.frame.memo
    crowd = sum(counting(pos, side, h) for h in bits(overfull(pos, side)))
    return Menu(side, "vl-excess", "VL 5.1d", {"disband": units(crowd, "VL 5.1d")})


def disband(ref: Referee, unit: int) -> None:
    side = ref.frame.memo
    ref.do(Removed(unit, DEAD, "crowded", "VL 5.1d"))
    if not overfull(ref.pos, side):
        ref.finish()


def sort_out(ref: Referee, side: int) -> None:
    """Each owner gives up what is over the limit, the one whose phase it is first."""
    for owner in (1 - side, side):
        if too_many(ref.pos, owner):
            ref.ask("excess", owner, owner)
