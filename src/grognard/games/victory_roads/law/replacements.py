"""17.3. Replacement points: units restored on the map, and rebuilt from their boxes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from grognard.games.victory_roads.law import theatres, why_not
from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.corps import draw_corps
from grognard.games.victory_roads.law.entries import (
    NEXT_TURN,
    Arriving,
    bar_room,
    hexes_with_room,
    home_cities,
    hq_hexes,
    placeable,
    stavka_box,
)
from grognard.games.victory_roads.law.haltebefehl import besieged_hexes
from grognard.games.victory_roads.law.names import (
    AXIS,
    CORPS_POOL,
    NOBODY,
    SIDES,
    SOVIET,
    UNSUPPLIED,
    WAITING,
    own,
)
from grognard.games.victory_roads.law.placements import spend
from grognard.games.victory_roads.law.points import PURSES, left, purse
from grognard.games.victory_roads.law.presence import ALLIED, adjacent_hexes, side_units
from grognard.games.victory_roads.law.supply import command
from grognard.games.victory_roads.law.supports_available import (
    generic_supports,
    theatre_of_support,
    usable_supports,
)
from grognard.kernel.arguments import Argument
from grognard.kernel.changes import Placed, Removed, StepsChanged
from grognard.kernel.cite import rule
from grognard.kernel.flow import GO, HAND, SPEND, Ask, Step, Verb
from grognard.kernel.hexes import HexSet, bits, unitset
from grognard.kernel.menu import BOX, HEX, UNIT, Allowed, Menu, boxes, button, hexes, units
from grognard.kernel.places import DEAD, box_number, box_place
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet
from grognard.rules.answers import ENOUGH, PUT_DOWN
from grognard.rules.why_not import unit_words

# -- who may receive points


@rule("VR 17.3.6", "VR 17.3.7", "VR 17.3.10", "VR 17.3.8b", "VR 10.3.1")
def restorable(pos: Position, side: int) -> Allowed:
    """Reduced units on the map. Soviet corps of infantry are reinforced in the supports phase alone."""
    data, cite = book(pos).data, ("VR 17.3.10", "VR 17.3.6")[side]
    mine = side_units(pos, side)
    found = units(mine, cite, why_not.not_movable_cause(pos, cite))
    whole = unitset(unit for unit in bits(mine) if pos.state.steps[unit] >= pos.game.roster[unit].steps)
    found.less(cite, whole, unit_words("vr-why-whole", pos))
    if side == SOVIET:
        found.less("VR 17.3.8b", mine & data.rifle_corps, "vr-why-by-support-only")
    rule_out_unpaid(pos, found)
    return rule_out_barred(pos, side, found)


@rule("VR 17.3.3b", "VR 17.3.12b", "VR 1.5.2c")
def rule_out_unpaid(pos: Position, found: Allowed) -> None:
    """Nobody who has no points, or no support where one is wanted; neither turned allies nor SS infantry."""
    data, side = book(pos).data, pos.frame.who
    turned = data.of_side[SOVIET] & (data.of_nation["hungarian"] | data.of_nation["romanian"])
    found.less("VR 17.3.3b", found.set & turned, "vr-why-turned")
    ss = data.roster.where(lambda unit: getattr(unit.more, "branch", "") == "ss") & ~data.armour
    found.less("VR 17.3.12b", found.set & ss, "vr-why-ss")
    broke = [unit for unit in bits(found.set) if not left(pos, unit)]
    bar_each(pos, found, broke, purse_cite, "vr-why-no-points")
    if side == SOVIET:
        outside = pos.on_map(SOVIET) & ~pos.units_in(theatres.theatre_area(pos))
        found.less("VR 17.3.10", found.set & data.armour & outside, "vr-why-outside-every-theatre")
    needy = [unit for unit in bits(found.set & data.armour) if not payments(pos, unit, 0).set]
    bar_each(pos, found, needy, price_cite, "vr-why-no-support")


def bar_each(
    pos: Position, found: Allowed, some: list[int], cite: Callable[[Position, int], str], why: str
) -> None:
    """Bar units for one reason, each by the paragraph that speaks of such units."""
    for one in sorted({cite(pos, unit) for unit in some}):
        found.less(one, unitset(unit for unit in some if cite(pos, unit) == one), why)


@rule("VR 17.3.3a")
def purse_cite(pos: Position, unit: int) -> str:
    """Allies of the Axis are paid from points of their own."""
    return "VR 17.3.3a" if book(pos).data.commands[unit] in ALLIED else price_cite(pos, unit)


def price_cite(pos: Position, unit: int) -> str:
    """The paragraph on what a unit costs."""
    data, side, lost = book(pos).data, pos.game.roster[unit].side, pos.state.where[unit] < 0
    if data.of_type["hq"] >> unit & 1:
        return "VR 17.3.5"
    if side == SOVIET:
        return "VR 17.3.9" if lost else "VR 17.3.10"
    return "VR 17.3.7" if data.armour >> unit & 1 else "VR 17.3.6"


@rule("VR 17.3.12a", "VR 6.7.5c")
def rule_out_barred(pos: Position, side: int, found: Allowed) -> Allowed:
    """Units out of supply, out of the radius of every HQ, whose ever it is, in an advanced fortification or
    adjacent to an enemy (H-18); one that was captured is a fortification no more.
    """
    data, cite = book(pos).data, "VR 17.3.12a"
    works = data.map.features["fortress"] & ~own(pos).captured
    led = 0
    for nation in ("soviet",) if side == SOVIET else ("german", *ALLIED):
        led |= pos.units_in(command(pos, side, nation))
    bars = (
        (pos.state.marks[UNSUPPLIED], "vr-why-unsupplied"),
        (~led, "vr-why-out-of-command"),
        (pos.units_in(works), "vr-why-in-fortress"),
        (pos.units_in(adjacent_hexes(pos, 1 - side)), "vr-why-facing-enemy"),
    )
    for out, why in bars:
        found.less(cite, found.set & out, why)
    inside = data.of_side[side] & pos.units_in(besieged_hexes(pos))
    return found.less("VR 6.7.5c", inside, "vr-why-besieged-city")


@rule("VR 7.15.2", "VR 7.15.5", "VR 17.3.5", "VR 17.3.6", "VR 17.3.7", "VR 17.3.9")
def rebuildable(pos: Position, side: int) -> Allowed:
    """Eliminated units that have a place to come to: divisions, Soviet armour, HQs."""
    data, cite = book(pos).data, ("VR 17.3.9", "VR 17.3.6")[side]
    lost = pos.at(DEAD) & data.of_side[side] & data.units
    found = units(lost, cite, why_not.not_eliminated_cause(pos, cite))
    rule_out_unpaid(pos, found)
    nowhere = [unit for unit in bits(found.set) if not has_place(pos, unit)]
    bar_each(pos, found, nowhere, rebuild_cite, "vr-why-no-place-to-rebuild")
    return found


def has_place(pos: Position, unit: int) -> bool:
    some, boxed = places(pos, unit)
    return bool(boxed or hexes_with_room(pos, unit, some))


@rule("VR 17.3.5", "VR 17.3.9", "VR 12.2.5", "VR 17.3.11a", "VR 17.3.11c")
def places(pos: Position, unit: int) -> tuple[HexSet, int]:
    """The hexes and boxes where a rebuilt unit comes, before it is asked whether there is room: HQs to a
    major city of their nation (H-12), Soviet armour to the Stavka box (H-21), the German elite as
    reinforcements of the next turn, others to an HQ.
    """
    data, side = book(pos).data, pos.game.roster[unit].side
    if data.of_type["hq"] >> unit & 1:
        return home_cities(pos, data.commands[unit]), 0
    if side == SOVIET:
        return 0, stavka_box(pos)
    if data.of_nation["german"] & book(pos).elite & 1 << unit:
        return 0, 1 << box_number(NEXT_TURN)
    return hq_hexes(pos, unit), 0


# -- the questions of the phase


def replace_menu(pos: Position) -> Menu:
    side = pos.frame.who
    cite = ("VR 17.3.1", "VR 17.3.2")[side]
    verbs = {
        "restore": restorable(pos, side),
        "rebuild": rebuildable(pos, side),
        "next": button("VR 17.3.4"),
    }
    args: dict[str, Argument] = {**dict(zip(PURSES, own(pos).points, strict=True))}
    return Menu(side, f"vr-replace-{SIDES[side]}", cite, verbs, args)


def has_use(pos: Position) -> bool:
    """Is there anybody on whom a point can be spent?"""
    side = pos.frame.who
    return any(own(pos).points) and bool(restorable(pos, side).set or rebuildable(pos, side).set)


class Replacing(NamedTuple):
    """A unit that receives points: how many are paid, and the supports named for them."""

    unit: int
    paid: int = 0
    supports: UnitSet = 0


def restore(ref: Referee, unit: int) -> None:
    """Infantry is restored for a point; for armour a support must be named."""
    if book(ref.pos).data.armour >> unit & 1:
        ref.ask("replacing", ref.frame.who, Replacing(unit))
    else:
        restore_step(ref, unit, "VR 17.3.6")


def rebuild(ref: Referee, unit: int) -> None:
    armour = book(ref.pos).data.armour >> unit & 1
    ref.ask("replacing", ref.frame.who, Replacing(unit, 0 if armour else 1))


@rule("VR 17.3.7", "VR 17.3.9", "VR 17.3.10")
def payments(pos: Position, unit: int, named: UnitSet) -> Allowed:
    """The supports that may be spent on a unit: for Soviet armour on the map those of a theatre within whose
    radius it stands.
    """
    side, at = pos.game.roster[unit].side, pos.state.where[unit]
    hand = usable_supports(pos, side)
    cite = ("VR 17.3.10" if at >= 0 else "VR 17.3.9") if side == SOVIET else "VR 17.3.7"
    found = generic_supports(pos, hand, cite).less(cite, named, "vr-why-named-already")
    if side == SOVIET and at >= 0:
        far = unitset(one for one in bits(hand) if not does_reach(pos, theatre_of_support(pos, one), at))
        found.less("VR 17.3.10", far, "vr-why-outside-theatre")
    return found


def does_reach(pos: Position, theatre: int, h: int) -> bool:
    return theatre != NOBODY and theatres.is_in_radius(pos, theatre, h)


@rule("VR 17.3.6", "VR 17.3.7", "VR 17.3.9")
def payable(pos: Position, unit: int) -> int:
    """How many times a unit may be paid for: each step of the Axis by itself, Soviet armour at once."""
    lost = pos.state.where[unit] < 0 and pos.game.roster[unit].side == AXIS
    return pos.game.roster[unit].steps if lost else 1


def replacing_menu(pos: Position) -> Menu:
    unit, paid, named = pos.memo(Replacing)
    full = paid >= payable(pos, unit) or paid >= left(pos, unit)
    verbs: dict[str, Allowed] = {}
    if book(pos).data.armour >> unit & 1:
        found = payments(pos, unit, named)
        verbs["pay"] = found.less(found.under, found.set if full else 0, "vr-why-paid-up")
    elif not full:
        verbs["more"] = button("VR 17.3.6")
    if pos.state.where[unit] < 0:
        verbs |= place_verbs(pos, unit, paid)
    verbs["drop"] = button("VR 17.3.4")
    return Menu(pos.frame.who, "vr-replacing", rebuild_cite(pos, unit), verbs, {"paid": paid}, hand=unit)


def place_verbs(pos: Position, unit: int, paid: int) -> dict[str, Allowed]:
    """The hexes and boxes of a rebuilt unit, once something is paid for it."""
    some, boxed = places(pos, unit)
    cite, unpaid = rebuild_cite(pos, unit), -1 if not paid else 0
    here = bar_room(pos, unit, hexes(some, cite, why_not.other_hex_cause(cite, some, NOT_THERE[cite])))
    here.less(cite, some & unpaid, "vr-why-unpaid")
    if not boxed:
        return {"at": here}
    return {
        "at": here,
        "box": boxes(boxed, cite, why_not.other_box_cause(cite)).less(cite, boxed & unpaid, "vr-why-unpaid"),
    }


# Why a hex is none where a rebuilt unit comes, by the paragraph on such units.
NOT_THERE = {
    "VR 17.3.5": "vr-why-no-home-city",
    "VR 17.3.9": "vr-why-to-stavka",
    "VR 17.3.11a": "vr-why-no-hq-of-nation",
    "VR 17.3.11c": "vr-why-next-turn",
}


def rebuild_cite(pos: Position, unit: int) -> str:
    """The paragraph on where a rebuilt unit comes."""
    data = book(pos).data
    if data.of_type["hq"] >> unit & 1:
        return "VR 17.3.5"
    if pos.game.roster[unit].side == SOVIET:
        return "VR 17.3.9"
    return "VR 17.3.11c" if data.of_nation["german"] & book(pos).elite & 1 << unit else "VR 17.3.11a"


# -- payment


def name_support(ref: Referee, support: int) -> None:
    """A support is named for a step; a unit on the map has it at once."""
    unit, paid, named = ref.pos.memo(Replacing)
    if ref.state.where[unit] < 0:
        ref.remember(Replacing(unit, paid + 1, named | 1 << support))
        return
    spend(ref, support, ("VR 17.3.10", "VR 17.3.7")[ref.frame.who])
    ref.finish()
    restore_step(ref, unit, ("VR 17.3.10", "VR 17.3.7")[ref.frame.who])


def one_more(ref: Referee, _: int) -> None:
    memo = ref.pos.memo(Replacing)
    ref.remember(memo._replace(paid=memo.paid + 1))


def restore_step(ref: Referee, unit: int, cite: str) -> None:
    pay(ref, unit, 1, cite)
    ref.do(StepsChanged(unit, ref.state.steps[unit] + 1, cite, "restored"))


def pay(ref: Referee, unit: int, points: int, cite: str) -> None:
    now, n = own(ref.pos).points, purse(ref.pos, unit)
    ref.note(cite, points=(*now[:n], now[n] - points, *now[n + 1 :]))


def pay_for_rebuilding(ref: Referee) -> tuple[int, str]:
    """Pay for the unit in hand, and give it its steps."""
    unit, paid, named = ref.pos.memo(Replacing)
    cite, roster = rebuild_cite(ref.pos, unit), ref.game.roster
    pay(ref, unit, paid, cite)
    for support in bits(named):
        spend(ref, support, cite)
    steps = paid if roster[unit].side == AXIS else roster[unit].steps
    if ref.state.steps[unit] != steps:
        ref.do(StepsChanged(unit, steps, cite, "rebuilt"))
    ref.finish()
    return unit, cite


def rebuilt_at(ref: Referee, h: int) -> None:
    unit, cite = pay_for_rebuilding(ref)
    ref.do(Placed(unit, h, "rebuilt", cite))


def rebuilt_in_box(ref: Referee, number: int) -> None:
    unit, cite = pay_for_rebuilding(ref)
    ref.do(Removed(unit, box_place(number), "rebuilt", cite))


# -- rifle corps


@rule("VR 17.3.8a", "VR 2h")
def corps_menu(pos: Position) -> Menu:
    """After the armour: each point draws a corps from the pool."""
    found = button("VR 17.3.8a")
    found.less("VR 17.3.4", not own(pos).points[0], "vr-why-no-points")
    found.less("VR 17.3.8a", not pos.at(CORPS_POOL), "vr-why-no-corps-left")
    args: dict[str, Argument] = {"points": own(pos).points[0], "many": pos.at(CORPS_POOL).bit_count()}
    return Menu(SOVIET, "vr-corps", "VR 17.3.8a", {"draw": found, "next": button("VR 17.3.4")}, args)


def draw_rebuilt(ref: Referee, _: int) -> None:
    """It comes in standard mode, to a city or to the Stavka box."""
    unit = draw_corps(ref, WAITING[SOVIET], "VR 17.3.8a")
    pay(ref, unit, 1, "VR 17.3.8a")
    if placeable(ref.pos, 1 << unit):
        ref.ask("arriving", SOVIET, Arriving(unit, drawn=True))


def needs_corps(pos: Position) -> bool:
    return bool(own(pos).points[0] and pos.at(CORPS_POOL))


REPLACE = Ask(
    "replace",
    replace_menu,
    {"restore": Verb(restore, UNIT, HAND), "rebuild": Verb(rebuild, UNIT, HAND), "next": ENOUGH},
    when=has_use,
)
SOVIET_STEPS: tuple[Step, ...] = (
    REPLACE,
    Ask("corps", corps_menu, {"draw": Verb(draw_rebuilt), "next": ENOUGH}, when=needs_corps),
)
AXIS_STEPS: tuple[Step, ...] = (REPLACE,)
PROCEDURES: Mapping[str, Step] = {
    "replacing": Ask(
        "replacing",
        replacing_menu,
        {
            "pay": Verb(name_support, UNIT, SPEND),
            "more": Verb(one_more),
            "at": Verb(rebuilt_at, HEX, GO),
            "box": Verb(rebuilt_in_box, BOX, GO),
            "drop": PUT_DOWN,
        },
        memo=Replacing,
    ),
}
