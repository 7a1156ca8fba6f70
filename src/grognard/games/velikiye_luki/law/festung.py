"""7. Festung Velikié Louki: the encirclement, and the die of the siege."""

from __future__ import annotations

from grognard.games.velikiye_luki.law import why_not
from grognard.games.velikiye_luki.law.book import book
from grognard.games.velikiye_luki.law.names import FESTUNG, GERMAN, SOVIET, UNSUPPLIED, USED, Freed, Own
from grognard.games.velikiye_luki.law.stacking import can_stack, counting, is_division
from grognard.games.velikiye_luki.law.zoc import line, occupied_hexes, zoc
from grognard.kernel.arguments import At
from grognard.kernel.changes import Marked, Message, Moved, Removed, StepsChanged
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits, holds, only, unitset
from grognard.kernel.menu import Allowed, Menu, button, units
from grognard.kernel.places import DEAD
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet, board_fact

MOST = 3  # the modifier is never higher
LINES = ("VL T.fest.1", "VL T.fest.2", "VL T.fest.3")  # of the siege table, by levels lost
GLIDERS = (7, 8, 9)  # turns on which the garrison is supplied from the air


def ring(pos: Position) -> HexSet:
    """The hexes around the city, its own left out."""
    city = book(pos).data.city
    return pos.game.map.grid.adjacent(city) & ~city


@rule("VL 7.2c")
@board_fact()
def contact(pos: Position) -> UnitSet:
    """Soviet combat units beside a hex of the city, be it from another hex of the city."""
    data, where = book(pos).data, pos.state.where
    return sum([1 << u for u in data.fighting[SOVIET] if where[u] in data.beside_city])


@rule("VL 7.6a")
def participants(pos: Position) -> UnitSet:
    """The units of an encirclement that holds: those beside a hex whose Festung still stands."""
    own: Own = pos.state.own
    if not own.encircled:
        return 0
    data = book(pos).data
    return (
        pos.units_in(pos.game.map.grid.adjacent(pos.group_hexes(FESTUNG)))
        & data.of_side[SOVIET]
        & data.combat
    )


@rule("VL 7.2a", "VL 7.2b")
@board_fact("steps")
def infantry_divisions(pos: Position) -> int:
    """Rifle divisions in contact, full or reduced; three regiments, brigades or cadres of infantry are worth
    one.
    """
    data, near = book(pos).data, contact(pos)
    whole = sum([1 << u for u in bits(near & data.divisions) if is_division(pos, u)])
    parts = near & data.rifles & ~whole
    return whole.bit_count() + parts.bit_count() // 3


@board_fact()
def count_armour(pos: Position) -> tuple[int, int]:
    """Tank regiments, flame tanks among them, and tank or mechanised brigades, in contact."""
    tanks, near = book(pos).data.armour_by_size, contact(pos)
    return (near & tanks["III"]).bit_count(), (near & tanks["X"]).bit_count()


@rule("VL 7.2a")
def is_strong_enough(pos: Position) -> bool:
    """Two divisions and a regiment or brigade of armour; battalions do not do."""
    return infantry_divisions(pos) >= 2 and sum(count_armour(pos)) >= 1


@rule("VL 7.1a", "VL 7.2c")
def is_ring_closed(pos: Position) -> bool:
    """Every hex around the city holds a Soviet combat unit, or lies in a Soviet zone
    without a German in it.
    """
    around = ring(pos)
    return not around & ~line(pos, SOVIET) & ~(zoc(pos, SOVIET) & ~occupied_hexes(pos, GERMAN))


def is_encircled(pos: Position) -> bool:
    """Is there a garrison, and are those around it near and strong enough?"""
    return bool(pos.group_hexes(FESTUNG)) and is_ring_closed(pos) and is_strong_enough(pos)


@rule("VL 7.1b", "VL 7.1d", "VL 7.1e", "VL 7.6c", "VL 2.1.Ha")
def update_encirclement(ref: Referee, _: Frame) -> None:
    """At the end of the turn, for the whole of the next."""
    pos, own = ref.pos, ref.state.own
    now = is_encircled(pos)
    if not pos.group_hexes(FESTUNG):  # there is nobody left to be relieved
        ref.note("VL 7.6c", encircled=False)
    elif now != own.encircled:
        ref.note("VL 7.1b", "vl-encircled" if now else "vl-relieved", encircled=now)


# -- the die


@rule(
    "VL 7.4a",
    "VL 7.4b",
    "VL 7.4c",
    "VL 7.4d",
    "VL 7.4e",
    "VL 7.4f",
    "VL 7.4h",
    "VL 7.4i",
    "VL 1.5c",
    "VL 1.5g",
    "VL 1.5j",
    "VL T.fest.4",
)
def bonus(pos: Position, rockets: bool) -> list[tuple[str, int, str]]:
    """What units beyond the least needed bring, one line each; the gliders; never more than three in all."""
    each, near = book(pos).bonus_each, contact(pos)
    regiments, brigades = count_armour(pos)
    divisions, more = max(0, infantry_divisions(pos) - 2), max(0, brigades - (0 if regiments else 1))
    index = pos.game.roster.index
    found = [
        ("divisions", divisions if each else min(1, divisions), "VL 7.4b"),
        ("brigades", more if each else min(1, more), "VL 7.4c"),
        ("flame", near >> index["515LF"] & 1, "VL 7.4d"),
        ("engineers", near >> index["225"] & 1, "VL 7.4e"),
        ("rockets", int(rockets), "VL 7.4f"),
        ("gliders", -int(pos.state.turn in GLIDERS), "VL 7.4h"),
    ]
    return found


def modifier(pos: Position, rockets: bool) -> int:
    return min(MOST, sum(n for _, n, _ in bonus(pos, rockets)))


@rule("VL 7.4g", "VL 1.5k")
def rockets_ready(pos: Position) -> UnitSet:
    """Katyushas within two hexes of the city that have not fired this turn."""
    data = book(pos).data
    near = pos.units_in(pos.game.map.grid.disc(data.city, 2))
    return near & data.units_of_kind["rocket"] & data.of_side[SOVIET] & ~pos.state.marks[USED]


@rule("VL 7.1c", "VL 7.1d", "VL 2.1.Da", "VL 7.1a")
def may_besiege(pos: Position, side: int) -> Allowed:
    """Once in a Soviet combat phase, if the city was encircled when the last turn ended."""
    own: Own = pos.state.own
    found = button("VL 7.1c").less("VL 2.1.Da", int(side != SOVIET), "vl-why-soviet-only")
    found.less("VL 7.1c", int(not own.encircled), "vl-why-not-encircled")
    return found.less("VL 7.1d", int(own.besieged or not pos.group_hexes(FESTUNG)), "vl-why-besieged")


@rule("VL 7.4f", "VL 8.3d")
def with_rockets(pos: Position, side: int) -> Allowed:
    """With the Katyushas, if they can fire and have what to fire."""
    ready = rockets_ready(pos)
    found = may_besiege(pos, side).less("VL 7.4g", int(not ready), "vl-why-no-rockets-ready")
    unsupplied = int(bool(ready) and not ready & ~pos.state.marks[UNSUPPLIED])
    return found.less("VL 8.3d", unsupplied, "vl-why-unsupplied")


def besiege(ref: Referee, _: int) -> None:
    roll_siege(ref, False)


def besiege_with_rockets(ref: Referee, _: int) -> None:
    data = book(ref.pos).data
    ref.do(Marked(USED, data.units_of_kind["rocket"] & data.of_side[SOVIET], True, "VL 7.4g", quiet=True))
    roll_siege(ref, True)


@rule("VL T.fest.1", "VL T.fest.2", "VL T.fest.3", "VL 7.5a", "VL 7.5b", "VL 7a")
def roll_siege(ref: Referee, rockets: bool) -> None:
    """Up to 5 nothing, 6 a level, 7 and more a level of each."""
    ref.note("VL 2.1.Da", besieged=True)
    die, plus = ref.roll(6, "vl-die-siege", "VL 2.1.Da"), modifier(ref.pos, rockets)
    total = die + plus
    levels = 0 if total <= 5 else 1 if total == 6 else 2
    row, standing = LINES[levels], standing_festungs(ref.pos)
    if levels == 2 and standing.bit_count() == 1 and not book(ref.pos).spare_level:
        levels = 1
    ref.do(Message("vl-siege", (("die", die), ("plus", plus), ("total", total), ("levels", levels)), row))
    if levels == 2 and standing.bit_count() == 2:
        for unit in bits(standing):
            reduce(ref, unit)
    elif levels:
        for _ in range(levels - 1):
            reduce(ref, only(standing))
        if standing_festungs(ref.pos).bit_count() == 2:
            ref.ask("siege", SOVIET)
        else:
            reduce_only(ref)


def reduce_only(ref: Referee) -> None:
    standing = standing_festungs(ref.pos)
    if standing:
        reduce(ref, only(standing))


def standing_festungs(pos: Position) -> UnitSet:
    return unitset(u for u in bits(book(pos).data.units_of_kind["festung"]) if pos.state.where[u] >= 0)


def siege_menu(pos: Position) -> Menu:
    outside = why_not.not_among_cause(pos, "VL 7.5a", "vl-why-no-festung")
    standing = units(standing_festungs(pos), "VL 7.5a", outside)
    return Menu(SOVIET, "vl-siege-which", "VL 7.5a", {"reduce": standing})


def reduce_this(ref: Referee, unit: int) -> None:
    ref.finish()
    reduce(ref, unit)


@rule("VL 7.5c", "VL 7a", "VL 13.3.1c")
def reduce(ref: Referee, unit: int) -> None:
    """One level less; where none is left the hex is free, and must be entered."""
    left, at = ref.state.steps[unit] - 1, ref.state.where[unit]
    if left > 0:
        ref.do(StepsChanged(unit, left, "VL 7.5a", "level"))
        return
    ref.do(Removed(unit, DEAD, "garrison", "VL 7.5c"))
    ref.ask("occupy", SOVIET, Freed(at))


@rule("VL 7.5c")
def candidates(pos: Position, freed: Freed) -> UnitSet:
    """Units of the encirclement beside the free hex that may stand in it, except who has just entered the
    other.
    """
    if holds(occupied_hexes(pos, GERMAN), freed.hex):
        return 0
    near = contact(pos) & pos.units_in(pos.game.map.grid.adjacent(1 << freed.hex)) & ~freed.settled
    stack = counting(pos, SOVIET, freed.hex)
    return unitset(u for u in bits(near) if can_stack(pos, SOVIET, stack | 1 << u))


def next_freed(pos: Position) -> Freed | None:
    """The other hex, where both fell at once."""
    below = pos.state.frames[-2]
    return below.memo if below.step == "occupy" else None


@rule("VL 7.5c")
def occupants(pos: Position) -> Allowed:
    """Where both hexes must be entered, the only one who can enter the other is left to it."""
    outside = why_not.not_among_cause(pos, "VL 7.5c", "vl-why-no-occupant")
    found = units(candidates(pos, pos.frame.memo), "VL 7.5c", outside)
    other = next_freed(pos)
    there = candidates(pos, other) if other else 0
    return (
        found.less("VL 7.5c", there, "vl-why-other-hex")
        if there.bit_count() == 1 and found.set & ~there
        else found
    )


def has_candidates(pos: Position) -> bool:
    return bool(candidates(pos, pos.frame.memo))


def occupy_menu(pos: Position) -> Menu:
    return Menu(SOVIET, "vl-occupy", "VL 7.5c", {"occupy": occupants(pos)}, {"hex": At(pos.frame.memo.hex)})


def occupy(ref: Referee, unit: int) -> None:
    at = ref.frame.memo.hex
    ref.finish()
    ref.do(Moved(unit, (ref.state.where[unit], at), "advance", "VL 7.5c"))
    if ref.frame.step == "occupy":
        ref.remember(ref.frame.memo._replace(settled=1 << unit))
