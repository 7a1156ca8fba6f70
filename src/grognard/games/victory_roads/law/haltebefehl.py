"""6.7. Haltebefehl: orders to hold a city."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import AXIS, SOVIET, UNSUPPLIED, own
from grognard.games.victory_roads.law.presence import occupied_hexes
from grognard.kernel.arguments import At
from grognard.kernel.changes import Placed, Removed
from grognard.kernel.cite import rule
from grognard.kernel.flow import Do, Step
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.menu import Allowed, Cause, Menu, button, hexes
from grognard.kernel.places import POOL
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet, board_fact
from grognard.rules.why_not import fixed_words

MOST, SIDES_HELD = "most", "besieged_sides"  # in the table of modifiers


def number(pos: Position, case: str) -> int:
    return book(pos).data.tables.modifiers["haltebefehl"][case]


# -- who is under an order


@rule("VR 6.7.1b", "VR 6.7.4")
def units_under_order(pos: Position, h: int) -> UnitSet:
    """The Axis divisions and Kampfgruppen of a hex: all of them go under its marker (F-03)."""
    data = book(pos).data
    return pos.at(h) & data.of_side[AXIS] & data.divisions


def germans(pos: Position, h: int) -> UnitSet:
    return units_under_order(pos, h) & book(pos).data.of_nation["german"]


def garrison(pos: Position, h: int) -> UnitSet:
    return pos.at(h) & book(pos).data.of_type["garrison"]


@rule("VR 6.7.5a")
def is_besieged(pos: Position, h: int) -> bool:
    """A marked hex with Soviet units in three hexes around it at least, all its divisions out of supply; a
    garrison alone counts as a division (K-24).
    """
    if not own(pos).holding >> h & 1:
        return False
    near = pos.game.map.grid.spread(1 << h, book(pos).data.touching)
    inside = units_under_order(pos, h) or garrison(pos, h)
    if (near & occupied_hexes(pos, SOVIET)).bit_count() < number(pos, SIDES_HELD) or not inside:
        return False
    return not inside & ~pos.state.marks[UNSUPPLIED]


@rule("VR 6.7.5a", "VR 6.7.7a")
@board_fact("holding", "unsupplied")
def besieged_hexes(pos: Position) -> HexSet:
    return sum(1 << h for h in bits(own(pos).holding) if is_besieged(pos, h))


def is_besieged_hex(pos: Position, h: int) -> bool:
    return bool(besieged_hexes(pos) >> h & 1)


# -- markers that cannot leave


@rule("VR 6.7.6a", "VR 6.7.6b")
def watched_hexes(pos: Position) -> HexSet:
    """Marked hexes with a Soviet division adjacent: any division of that side (F-03)."""
    data, grid = book(pos).data, pos.game.map.grid
    divisions = pos.on_map(SOVIET) & data.divisions
    return own(pos).holding & grid.spread(pos.hexes_of(divisions), data.touching)


@rule("VR 6.7.6a")
@board_fact("holding")
def bound_units(pos: Position) -> UnitSet:
    """Units that may not leave of their own accord: the last German division of a watched hex (K-23)."""
    found = 0
    for h in bits(watched_hexes(pos)):
        last = germans(pos, h)
        found |= last if last.bit_count() == 1 else 0
    return found


# -- placing and lifting


@rule("VR 6.7.1a", "VR 6.7.1b", "VR 6.7.3")
def eligible(pos: Position) -> Allowed:
    """Major cities and Baltic ports with a German division in them, ten at most, and one to a hex."""
    data, now = book(pos).data, own(pos)
    places = data.map.features["city"] | data.map.areas["baltic_ports"]
    most = number(pos, MOST)
    found = hexes(places, "VR 6.7.1a", lambda h: Cause("VR 6.7.1a", "vr-why-no-city-to-hold"))
    manned = pos.hexes_of(pos.on_map(AXIS) & data.divisions & data.of_nation["german"])
    found.less("VR 6.7.1a", places & ~manned, "vr-why-no-german-division")
    found.less("VR 6.7.1b", now.holding, "vr-why-held-already")
    full = found.set if now.holding.bit_count() >= most else 0
    return found.less("VR 6.7.3", full, fixed_words("vr-why-no-marker-left", (("most", most),)))


@rule("VR 6.7.6b")
def liftable(pos: Position) -> Allowed:
    """Markers with no Soviet division adjacent (F-04)."""
    found = hexes(own(pos).holding, "VR 6.7.6b", lambda h: Cause("VR 6.7.6b", "vr-why-no-order-there"))
    return found.less("VR 6.7.6b", watched_hexes(pos), "vr-why-watched")


def menu(pos: Position) -> Menu:
    verbs = {"hold": eligible(pos), "lift": liftable(pos), "done": button("VR 6.7.1a")}
    return Menu(
        AXIS, "vr-orders", "VR 6.7.1a", verbs, {"left": number(pos, MOST) - own(pos).holding.bit_count()}
    )


@rule("VR 6.7.2a", "VR 6.7.2b")
def has_factors(pos: Position, h: int) -> bool:
    """Does a marker lie on its side with factors: in major cities of Germany, and in Budapest?"""
    data = book(pos).data
    german = data.map.features["city"] & data.country("germany")
    return bool((german | data.capitals["hungarian"]) >> h & 1)


def order(ref: Referee, h: int) -> None:
    place_marker(ref, h, "VR 6.7.1a")


@rule("VR 6.7.2a", "VR 6.7.2b", "VR 6.7.8a")
def place_marker(ref: Referee, h: int, cite: str) -> None:
    """With its factors it is a garrison, a unit of one step."""
    ref.note(cite, "vr-order-placed", (("hex", At(h)),), holding=own(ref.pos).holding | 1 << h)
    if has_factors(ref.pos, h):
        place_garrison(ref, h, "VR 6.7.2a")


def place_garrison(ref: Referee, h: int, cite: str) -> None:
    for unit in bits(ref.pos.at(POOL) & book(ref.pos).data.of_type["garrison"])[:1]:
        ref.do(Placed(unit, h, "garrison", cite))


def lift(ref: Referee, h: int) -> None:
    remove_marker(ref, h, "VR 6.7.6b")


def remove_marker(ref: Referee, h: int, cite: str) -> None:
    now = own(ref.pos)
    ref.note(
        cite,
        "vr-order-lifted",
        (("hex", At(h)),),
        holding=now.holding & ~(1 << h),
        hollow=now.hollow & ~(1 << h),
    )
    for unit in bits(garrison(ref.pos, h)):
        ref.do(Removed(unit, POOL, "garrison", cite))


@rule("VR 6.7.9")
def lift_empty(ref: Referee) -> None:
    """A plain marker goes as soon as no German division is left under it; one with factors stays until its
    garrison is eliminated (F-02). What a fortress order has placed on an empty city is plain again when units
    enter.
    """
    for h in bits(own(ref.pos).hollow):
        if germans(ref.pos, h):
            ref.note("VR 6.7.9", hollow=own(ref.pos).hollow & ~(1 << h))
            for unit in bits(garrison(ref.pos, h)):
                ref.do(Removed(unit, POOL, "garrison", "VR 6.7.9"))
    for h in bits(own(ref.pos).holding):
        if not germans(ref.pos, h) and not garrison(ref.pos, h):
            remove_marker(ref, h, "VR 6.7.9")


@rule("VR 6.7.10")
def remember_orders(ref: Referee, _: Frame) -> None:
    """At the start of the Soviet player turn: a city that falls in it was under an order (K-25)."""
    ref.note("VR 6.7.10", held_order=own(ref.pos).holding)


REMEMBER = Do("remember_orders", remember_orders)
PROCEDURES: Mapping[str, Step] = {}
