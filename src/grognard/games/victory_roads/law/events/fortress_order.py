"""The fortress order: an order to hold for a city without a division, beside those of 6.7."""

from __future__ import annotations

from grognard.games.victory_roads.law import haltebefehl
from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.events.event import not_a_target_cause, reveal
from grognard.games.victory_roads.law.names import AXIS, own
from grognard.games.victory_roads.law.presence import controlled_hexes
from grognard.games.victory_roads.law.supports_available import hides, usable_supports
from grognard.kernel.cite import rule
from grognard.kernel.flow import CLOSE, Ask, Step, Verb
from grognard.kernel.hexes import bits
from grognard.kernel.menu import BUTTON, HEX, Allowed, Menu, hexes
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet
from grognard.rules.answers import finish
from grognard.rules.why_not import fixed_words

NAME = "fortress_order"


def orders(pos: Position) -> UnitSet:
    """The fortress orders that the Axis has at hand."""
    return book(pos).data.supports[NAME] & usable_supports(pos, AXIS)


@rule("VR 11.5.1b")
def cities(pos: Position) -> Allowed:
    """Where an order may go, while there is one at hand."""
    found = empty_cities(pos)
    return found.less("VR 11.5.1b", 0 if orders(pos) else found.set, "vr-why-no-fortress-order")


@rule("VR 11.5.4", "VR 6.7.3")
def empty_cities(pos: Position) -> Allowed:
    """Major cities and Baltic ports that the Axis controls, without a division in them."""
    data, now = book(pos).data, own(pos)
    places = (
        (data.map.features["city"] | data.map.areas["baltic_ports"]) & controlled_hexes(pos, AXIS) & data.area
    )
    manned = pos.hexes_of(pos.on_map(AXIS) & data.divisions)
    most = haltebefehl.number(pos, haltebefehl.MOST)
    found = hexes(places, "VR 11.5.4", lambda h: not_a_target_cause("axis_city"))
    found.less("VR 6.7.3", now.holding, "vr-why-held-already")
    found.less("VR 11.5.4", places & manned, "vr-why-division-there")
    full = found.set if now.holding.bit_count() >= most else 0
    return found.less("VR 6.7.3", full, fixed_words("vr-why-no-marker-left", (("most", most),)))


@rule("VR 1.5.2a", "VR 6.7.8a")
def fortify(ref: Referee, h: int) -> None:
    """A marker with factors, or a plain one that holds as one with them until units enter."""
    reveal(ref, bits(orders(ref.pos))[0], "VR 1.5.2a")
    haltebefehl.place_marker(ref, h, "VR 1.5.2a")
    if not haltebefehl.has_factors(ref.pos, h):
        ref.note("VR 1.5.2a", hollow=own(ref.pos).hollow | 1 << h)
        haltebefehl.place_garrison(ref, h, "VR 1.5.2a")


def menu(pos: Position) -> Menu:
    found = haltebefehl.menu(pos)
    found.verbs["fortify"] = cities(pos)
    return found


def may_order(pos: Position) -> bool:
    """Is there a marker to place, or one of which it may be asked why it stays? Whether a fortress order is
    at hand must not show.
    """
    if not book(pos).orders_to_hold:
        return False
    return bool(
        haltebefehl.eligible(pos).set | own(pos).holding or (hides(pos, NAME) and empty_cities(pos).set)
    )


# At the start of the Axis movement phase: markers are placed and lifted.
ORDERS: tuple[Step, ...] = (
    Ask(
        "orders",
        menu,
        {
            "hold": Verb(haltebefehl.order, HEX),
            "fortify": Verb(fortify, HEX),
            "lift": Verb(haltebefehl.lift, HEX),
            "done": Verb(finish, BUTTON, CLOSE),
        },
        when=may_order,
    ),
)
