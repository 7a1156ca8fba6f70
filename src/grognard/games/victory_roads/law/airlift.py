"""4.2.1. The Ju-52: a stack without supply is supplied from the air."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import AVAILABLE, AXIS, NOBODY, OVERCAST, UNSUPPLIED, own
from grognard.games.victory_roads.law.placements import place_support, to_pool
from grognard.games.victory_roads.law.presence import occupied_hexes, side_units
from grognard.games.victory_roads.law.supply import sources, supplied_units
from grognard.games.victory_roads.law.supports_available import hides
from grognard.kernel.changes import Marked
from grognard.kernel.cite import rule
from grognard.kernel.flow import CLOSE, SPEND, Ask, Verb
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.menu import BUTTON, HEX, Allowed, Cause, Menu, button, hexes
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules.answers import finish
from grognard.rules.why_not import fixed_words

RANGE = 10  # hexes from a German source


def squadrons(pos: Position) -> UnitSet:
    """The Ju-52 supports that the Axis has at hand."""
    return book(pos).data.supports["ju52"] & pos.at(AVAILABLE[AXIS])


@rule("VR 4.2.1d")
def hexes_in_range(pos: Position) -> HexSet:
    """The hexes at most ten from a German source, whatever lies between."""
    found, grid = sources(pos, AXIS), pos.game.map.grid
    for _ in range(RANGE):
        found |= grid.adjacent(found)
    return found


@rule("VR 4.2.1d", "VR 3.3b", "VR 5.4.2")
def landing_places(pos: Position) -> Allowed:
    """Hexes with units that nothing supplies, in range, under a clear sky."""
    mine = side_units(pos, AXIS)
    hungry = mine & ~book(pos).data.of_type["hq"] & (~supplied_units(pos, AXIS) | pos.state.marks[UNSUPPLIED])
    found = hexes(
        occupied_hexes(pos, AXIS), "VR 4.2.1d", lambda h: Cause("VR 4.2.1d", "vr-why-nobody-to-supply")
    )
    found.less("VR 4.2.1d", occupied_hexes(pos, AXIS) & ~pos.hexes_of(hungry), "vr-why-nobody-to-supply")
    far = found.set & ~hexes_in_range(pos)
    found.less("VR 4.2.1d", far, fixed_words("vr-why-out-of-flight", (("range", RANGE),)))
    overcast = found.set if own(pos).sky == OVERCAST else 0
    return found.less("VR 5.4.2", overcast, "vr-why-overcast")


@rule("VR 4.2.1d")
def supply_from_air(ref: Referee, support: int, h: int) -> None:
    """The stack is in supply until the next supply phase of its side."""
    place_support(ref, support, h, NOBODY, "VR 4.2.1d")
    stack = ref.pos.at(h) & side_units(ref.pos, AXIS) & ref.state.marks[UNSUPPLIED]
    if stack:
        ref.do(Marked(UNSUPPLIED, stack, False, "VR 4.2.1d"))


def land(ref: Referee, h: int) -> None:
    supply_from_air(ref, squadrons(ref.pos).bit_length() - 1, h)


@rule("VR 4.2.1d", "VR 5.2.1a")
def end(ref: Referee, _: Frame) -> None:
    """What was flown in lasts until this phase."""
    flown = book(ref.pos).data.supports["ju52"]
    for support in bits(flown & ref.pos.units_in(ref.game.map.grid.board)):
        to_pool(ref, support, "VR 5.2.1a")


def menu(pos: Position) -> Menu:
    places = landing_places(pos)
    places.less("VR 11.5.1b", 0 if squadrons(pos) else places.set, "vr-why-no-ju52")
    verbs = {"airlift": places, "done": button("VR 2d")}
    return Menu(AXIS, "vr-airlift", "VR 4.2.1d", verbs, {"many": squadrons(pos).bit_count()})


ASK = Ask(
    "airlift",
    menu,
    {"airlift": Verb(land, HEX, SPEND), "done": Verb(finish, BUTTON, CLOSE)},
    when=lambda pos: hides(pos, "ju52") and bool(landing_places(pos).set),
)
