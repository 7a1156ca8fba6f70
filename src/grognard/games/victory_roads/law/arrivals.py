"""17.1 and 17.2. The reinforcements and replacements phase, and how units come onto the map in it."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.victory_roads.law import (
    allies,
    mobilisation,
    points,
    rail,
    replacements,
    why_not,
    withdrawals,
)
from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.captures import occupy
from grognard.games.victory_roads.law.corps import draw_corps
from grognard.games.victory_roads.law.entries import (
    Arriving,
    bar_room,
    entry,
    placeable,
    units_coming,
    units_without_place,
)
from grognard.games.victory_roads.law.events import transport
from grognard.games.victory_roads.law.marching import RAIL
from grognard.games.victory_roads.law.names import (
    AXIS,
    CAPITULATION,
    SIDES,
    SOVIET,
    SUPPORT_POOL,
    WAITING,
    Moving,
    own,
)
from grognard.games.victory_roads.law.satisfaction import change_satisfaction
from grognard.games.victory_roads.law.stacking import bar_crowded, check_stacks
from grognard.kernel.changes import Moved, Placed, Removed
from grognard.kernel.cite import rule
from grognard.kernel.flow import GO, HAND, Ask, Do, Phase, Seq, Step, Verb
from grognard.kernel.hexes import bits
from grognard.kernel.menu import BOX, HEX, UNIT, Allowed, Menu, boxes, button, hexes, units
from grognard.kernel.places import ABSENT, GONE, box_place
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position
from grognard.rules.answers import ENOUGH, PUT_DOWN
from grognard.rules.march import Way
from grognard.rules.why_not import not_among_cause, unit_words

# -- what happens by itself


@rule("VR 15.2.1a", "VR 15.2.1b", "VR 17.0")
def decline(ref: Referee, _: Frame) -> None:
    """A point less in every turn, until the German cities are lost at a check (H-08)."""
    if not own(ref.pos).cities_lost:
        change_satisfaction(ref, -1, "VR 15.2.1a")


@rule("VR 17.1b", "VR 17.2.1b")
def add_supports(ref: Referee, frame: Frame) -> None:
    """The copies of a support that the calendar brings go into the pool."""
    data, cite = book(ref.pos).data, ("VR 17.1b", "VR 17.2.1b")[frame.who]
    for late in data.tables.calendar.supports:
        if (late.turn, late.side) == (ref.state.turn, frame.who):
            absent = [one for one in bits(data.supports[late.support]) if ref.state.where[one] == ABSENT]
            for support in absent[: late.many]:
                ref.do(Removed(support, SUPPORT_POOL[frame.who], "support-new", cite))


@rule("VR 17.1a")
def draw_listed(ref: Referee, frame: Frame) -> None:
    """Rifle corps of the calendar, drawn from their pool as long as there are any (K-27)."""
    for listed in book(ref.pos).data.tables.calendar.draws:
        if listed.turn == ref.state.turn:
            for _ in range(listed.many):
                draw_corps(ref, WAITING[SOVIET], "VR 10.2.2")


@rule("VR 17.2.1a")
def lose_places(ref: Referee, _: Frame) -> None:
    """Garrisons of towns that have fallen never come (K-36)."""
    for unit in bits(units_without_place(ref.pos)):
        ref.do(Removed(unit, GONE, "place-lost", "VR 17.2.1a"))


# -- who comes


def has_arrivals(pos: Position) -> bool:
    return bool(placeable(pos, units_coming(pos, pos.frame.who)))


@rule("VR 17.1a", "VR 17.2.1a")
def arrive_menu(pos: Position) -> Menu:
    """All come who can (K-36); allies that changed sides may stay in their box."""
    side = pos.frame.who
    cite = ("VR 17.1a", "VR 17.2.1a")[side]
    some = units_coming(pos, side)
    able = placeable(pos, some)
    found = units(some, cite, not_among_cause(pos, cite, "vr-why-not-coming"))
    found.less(cite, some & ~able, unit_words("vr-why-no-place", pos))
    on = button("VR 14.3f").less(cite, bool(able & ~pos.at(CAPITULATION)), "vr-why-must-come")
    verbs = {"unit": found, **transport.offers(pos, side), "next": on}
    return Menu(side, "vr-arrive", cite, verbs, {"many": able.bit_count()})


def take(ref: Referee, unit: int) -> None:
    ref.ask("arriving", ref.frame.who, Arriving(unit))


# -- where


def arriving_menu(pos: Position) -> Menu:
    unit, drawn = pos.memo(Arriving)
    where = entry(pos, unit)
    here = hexes(where.hexes, where.cite, why_not.other_hex_cause(where.cite, where.hexes, where.why))
    verbs = {"at": bar_room(pos, unit, here)}
    if where.boxes:
        verbs["box"] = boxes(where.boxes, where.cite, why_not.other_box_cause(where.cite))
    if not drawn:
        verbs["drop"] = button(where.cite)
    return Menu(pos.frame.who, "vr-arriving", where.cite, verbs, hand=unit)


def enter(ref: Referee, h: int) -> None:
    """A unit comes; by rail it may go on at once (VR 17.2.2)."""
    unit = ref.pos.memo(Arriving).unit
    cite, came_back = entry(ref.pos, unit).cite, ref.state.where[unit] == CAPITULATION
    ref.do(Placed(unit, h, "arrives", cite))
    if came_back:
        allies.count_return(ref, unit)
    side = ref.frame.who
    ref.finish()
    if side == AXIS and may_entrain(ref.pos, unit):
        ref.ask("entraining", AXIS, Moving(unit))


def enter_box(ref: Referee, number: int) -> None:
    unit = ref.pos.memo(Arriving).unit
    ref.do(Removed(unit, box_place(number), "arrives", entry(ref.pos, unit).cite))
    ref.finish()


# -- by rail


@rule("VR 17.2.2", "VR 6.4.5")
def entraining_hexes(pos: Position, moving: Moving) -> Allowed:
    """Where a unit that has just come may go by rail, with what is left of the capacity of the turn."""
    found = rail.rail_destinations(pos, moving)
    assert found is not None, "the Axis has railways"
    return bar_crowded(pos, moving.unit, found)


def may_entrain(pos: Position, unit: int) -> bool:
    able = (
        rail.rail_cost(pos, unit) <= own(pos).rail and pos.game.roster[unit].face(pos.state.steps[unit]).move
    )
    return bool(able and entraining_hexes(pos, Moving(unit)).set)


def entraining_menu(pos: Position) -> Menu:
    moving = pos.memo(Moving)
    verbs = {"rail": entraining_hexes(pos, moving), "done": button("VR 17.2.2")}
    return Menu(AXIS, "vr-entraining", "VR 17.2.2", verbs, {"rail": own(pos).rail}, moving.unit)


def entrain(ref: Referee, to: int) -> None:
    moving = ref.pos.memo(Moving)
    way = Way(to, *rail.rail_reach(ref.pos, moving).way(to), RAIL)
    ref.do(Moved(moving.unit, way.path, RAIL, "VR 17.2.2"))
    ref.finish()
    rail.record_rail_entry(ref, moving, way)  # last: it may put a question of its own


# -- the phase


@rule("VR 2h", "VR 17.3.4")
def soviet_steps() -> tuple[Step, ...]:
    """Reinforcements, then armour, then infantry."""
    return (
        Do("transform", withdrawals.transform),
        Do("supports", add_supports),
        Do("draw_corps", draw_listed),
        Do("defectors", allies.roll_returns),
        arrive(),
        Do("points", points.receive_soviet),
        *replacements.SOVIET_STEPS,
    )


@rule("VR 2m", "VR 17.3.4")
def axis_steps() -> tuple[Step, ...]:
    """The Führer's mood, reinforcements, withdrawals, replacements."""
    return (
        Do("decline", decline),
        Do("transform", withdrawals.transform),
        Do("supports", add_supports),
        Do("places", lose_places),
        Do("mobilise", mobilisation.mobilise),
        arrive(),
        Do("withdraw", withdrawals.withdraw),
        Do("points", points.receive_axis),
        *replacements.AXIS_STEPS,
    )


def arrive() -> Ask:
    """Asked again until nobody who must come can."""
    verbs = {"unit": Verb(take, UNIT, HAND), **transport.VERBS, "next": ENOUGH}
    return Ask("arrive", arrive_menu, verbs, when=has_arrivals)


def phase(side: int) -> tuple[Step, ...]:
    steps = soviet_steps() if side == SOVIET else axis_steps()
    after = (
        Do("close", points.close),
        Do("occupy", occupy),
        Do("stacks", check_stacks),
    )
    cite = ("VR 17.1a", "VR 17.2.1a")[side]
    return (Phase(f"{SIDES[side]}-reinforcements", side, cite, Seq((*steps, *after))),)


PROCEDURES: Mapping[str, Step] = {
    "arriving": Ask(
        "arriving",
        arriving_menu,
        {"at": Verb(enter, HEX, GO), "box": Verb(enter_box, BOX, GO), "drop": PUT_DOWN},
        memo=Arriving,
    ),
    "entraining": Ask(
        "entraining",
        entraining_menu,
        {"rail": Verb(entrain, HEX, GO), "done": ENOUGH},
        memo=Moving,
    ),
    **mobilisation.PROCEDURES,
    **withdrawals.PROCEDURES,
    **replacements.PROCEDURES,
}
