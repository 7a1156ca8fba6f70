"""11.2, 11.6, 11.7 and 12.3. Theatres move along roads and railways, and change their mode."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.data import Data
from grognard.games.victory_roads.law.names import AXIS, MUD, NOBODY, SNOW, own
from grognard.games.victory_roads.law.placements import spend, supports_of
from grognard.games.victory_roads.law.presence import occupied_hexes
from grognard.games.victory_roads.law.supports_available import box_of, generic_supports
from grognard.games.victory_roads.law.tables import MODES
from grognard.games.victory_roads.law.theatres import line_hexes, offensive, theatres
from grognard.games.victory_roads.law.uses import count_use, exhausted_theatres
from grognard.kernel.arguments import At, Units
from grognard.kernel.cite import rule
from grognard.kernel.flow import HAND, SPEND, Ask, Step, Verb
from grognard.kernel.hexes import bits, holds, subtract_gate, unitset
from grognard.kernel.menu import UNIT, Allowed, Cause, Menu, button, hexes, units
from grognard.kernel.network import UNLIMITED, Leg, MoveTerms, Network
from grognard.kernel.pathfinding import Reach
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, fact
from grognard.rules import march, why_not
from grognard.rules.answers import ENOUGH, Choice
from grognard.rules.march import Manner, March, Way
from grognard.rules.why_not import Closure, Hindrance, Trip, Words, fixed_words, hex_words, not_among_cause

SUPPORTS, REMOTE, STAVKA = "supports", "remote", "stavka"  # why a theatre moves
CITES = {SUPPORTS: "VR 11.6.2a", REMOTE: "VR 11.2.1c", STAVKA: "VR 12.3.2a"}


class Shift(NamedTuple):
    """A theatre on the move. The points left count the bonus for rails, as long as it can be had."""

    unit: int
    points: int
    how: str
    rail: bool = False  # may the bonus for rails still be had?
    bonuses: int = 0  # supports spent on the move
    begun: bool = False


# -- the way


@lru_cache(8)
def network(data: Data) -> Network:
    """Two modes: all by rail so far, and the rest. The first step off the rails costs the bonus besides."""
    rail, bonus = data.lines["rail"], data.tables.modifiers["theatre_move"]["all_rail"]
    road = subtract_gate(data.lines["road"], rail)
    by_rail = Leg(1, rail, 0), Leg(1 + bonus, road, 1)
    return Network(data.map.grid, (by_rail, (Leg(1, data.ways, 1),)))


@rule("VR 1.6.3", "VR 9.1.4a")
def trip(pos: Position, shift: Shift) -> Trip:
    """Along roads and railways, every hex with a line of its own and no enemy in it (K-31)."""
    data, board = book(pos).data, pos.game.map.grid.board
    closed = (
        Closure("VR 9.1.4c", occupied_hexes(pos, AXIS), hex_words("why-enemy-there", pos)),
        Closure("VR 9.1.4a", board & ~line_hexes(pos), "vr-why-no-theatre-line"),
        Closure("VR 0a", board & ~data.area, "vr-why-outside-area"),
    )
    start, mode = 1 << pos.state.where[shift.unit], 0 if shift.rail else 1
    return Trip(network(data), start, shift.points, MoveTerms(board), mode=mode, closed=closed)


@fact
def theatre_reach(pos: Position, shift: Shift) -> Reach:
    return trip(pos, shift).reach()


def places(pos: Position, shift: Shift) -> Allowed:
    here = 1 << pos.state.where[shift.unit]
    cite = CITES[shift.how]
    return hexes(theatre_reach(pos, shift).hexes & ~here, cite, lambda h: no_way(pos, shift, h))


def no_way(pos: Position, shift: Shift, h: int) -> list[Cause]:
    """Why a theatre cannot go to a hex."""
    cite, going = CITES[shift.how], trip(pos, shift)
    if found := [Cause(one.cite, *one.words(h)) for one in going.closed if one.hexes >> h & 1]:
        return found

    def words(path: tuple[int, ...], found: Reach) -> Words:
        return "vr-why-theatre-far", (("hex", At(h)), ("needed", len(path) - 1), ("left", shift.points))

    far = Hindrance(cite, lambda trip: trip._replace(points=UNLIMITED), words)
    bars = [why_not.closing_hindrance(one) for one in going.closed]
    return why_not.hindrances(going, bars, far, h) or [Cause("VR 1.6.3", "why-no-way", (("hex", At(h)),))]


@rule("VR 11.6.2b")
def continue_shift(pos: Position, shift: Shift, way: Way) -> tuple[Shift, str]:
    """The bonus holds while every step is by rail."""
    rail, grid = book(pos).data.lines["rail"], pos.game.map.grid
    railed = all(holds(grid.spread(1 << a, rail), b) for a, b in pairwise(way.path))
    left = shift.points - way.cost
    now = shift._replace(points=left, rail=shift.rail and railed, begun=True)
    return now, "" if left else CITES[shift.how]


def put_down(ref: Referee, shift: Shift, _: str) -> None:
    ref.note(CITES[shift.how], shifted=own(ref.pos).shifted | 1 << shift.unit)
    ref.finish()


# -- supports spent on the way


@rule("VR 11.6.2c", "VR 11.5.2f", "VR 11.1e")
def bonus_supports(pos: Position, shift: Shift) -> Allowed | None:
    """From the theatre's own box, before it moves (K-31)."""
    if shift.how != SUPPORTS:
        return None
    most = book(pos).data.tables.modifiers["theatre_move"]["most_supports"]
    found = generic_supports(pos, pos.at(box_of(pos.game, shift.unit)), "VR 11.6.2c")
    if shift.begun:
        found.less("VR 11.6.2c", found.set, "vr-why-bonus-first")
    if shift.bonuses >= most:
        found.less("VR 11.6.2c", found.set, fixed_words("vr-why-bonus-most", (("most", most),)))
    return found.less(
        "VR 11.5.3b", found.set if holds(exhausted_theatres(pos), shift.unit) else 0, "vr-why-used-up"
    )


def add_bonus(ref: Referee, support: int) -> None:
    shift = ref.pos.memo(Shift)
    more = book(ref.pos).data.tables.modifiers["theatre_move"]["per_support"]
    spend(ref, support, "VR 11.6.2c")
    count_use(ref, shift.unit, "VR 11.6.2c")
    ref.remember(shift._replace(points=shift.points + more, bonuses=shift.bonuses + 1))


# -- the questions


@rule("VR 11.6.2a", "VR 11.6.2b", "VR 11.6.2d", "VR 11.6.2e", "VR 3.2.2h", "VR 3.2.3d")
def allowance(pos: Position) -> int:
    """The hexes that a theatre may go in the supports phase, if it goes by rail all the way."""
    table = book(pos).data.tables.modifiers["theatre_move"]
    weather = {SNOW: table["snow"], MUD: table["mud"]}.get(own(pos).weather, 0)
    return max(0, table["base"] + table["all_rail"] + weather)


def shifting_menu(pos: Position, shift: Shift, verbs: dict[str, Allowed]) -> Menu:
    return Menu(
        pos.frame.who, "vr-shifting", CITES[shift.how], verbs, {"points": shift.points}, hand=shift.unit
    )


MARCH = March(
    memo=Shift,
    take=lambda pos, unit: Shift(unit, allowance(pos), SUPPORTS, rail=True),
    manners={"to": Manner("VR 1.6.3", places, theatre_reach, continue_shift, how="theatre")},
    put_down=put_down,
)
SHIFTING = march.moving(
    MARCH,
    shifting_menu,
    drop="VR 11.6.1",
    done=lambda pos, shift: (
        button(CITES[shift.how]) if shift.begun or shift.bonuses or shift.how == STAVKA else None
    ),
    more={"bonus": Choice(bonus_supports, Verb(add_bonus, UNIT, SPEND))},
    name="shifting",
)


@rule("VR 9.1.3a", "VR 9.1.3b")
def movers(pos: Position, cite: str) -> Allowed:
    """Theatres in movement mode that have not moved yet."""
    found = units(theatres(pos), cite, not_among_cause(pos, cite, "vr-why-no-theatre"))
    found.less("VR 9.1.3b", offensive(pos), "vr-why-offensive-mode")
    return found.less(cite, own(pos).shifted, "why-moved")


@rule("VR 11.2.1c")
def remote_movers(pos: Position) -> Allowed:
    """Remote theatres in movement mode move for nothing, in mud as in any weather (G-08)."""
    near = theatres(pos) & ~own(pos).remote
    return movers(pos, "VR 11.2.1c").less("VR 11.2.1a", near, "vr-why-not-remote")


@rule("VR 11.6.1", "VR 11.3.2d", "VR 11.3.4b")
def phase_movers(pos: Position) -> Allowed:
    """Not those that have received supports, and none in a grand offensive."""
    return bar_movers(pos, movers(pos, "VR 11.6.1"), "VR 11.6.1")


def bar_movers(pos: Position, found: Allowed, cite: str) -> Allowed:
    """Keep theatres from moving that have received supports, and all in a grand offensive."""
    if own(pos).grand != NOBODY:
        found.less("VR 11.3.2d", theatres(pos), "vr-why-grand-offensive")
    rested = "VR 11.3.4b" if cite == "VR 11.6.1" else cite
    return found.less(rested, own(pos).resting, "vr-why-supports-received")


def take_remote(ref: Referee, theatre: int) -> None:
    free = book(ref.pos).data.tables.modifiers["theatre_move"]["remote_free"]
    ref.ask("shifting", ref.frame.who, Shift(theatre, free, REMOTE))


def take(ref: Referee, theatre: int) -> None:
    ref.ask("shifting", ref.frame.who, MARCH.take(ref.pos, theatre))


def moves(
    name: str, cite: str, movable: Callable[[Position], Allowed], take: Callable[[Referee, int], None]
) -> Ask:
    """A step in which theatres may move, one after the other; passed over when none can."""

    def menu(pos: Position) -> Menu:
        verbs = {"unit": movable(pos), "next": button(cite)}
        return Menu(pos.frame.who, f"vr-theatres-{name}", cite, verbs)

    verbs = {"unit": Verb(take, UNIT, HAND), "next": ENOUGH}
    return Ask(name, menu, verbs, when=lambda pos: bool(movable(pos).set))


REMOTE_STEP = moves("remote", "VR 11.2.1c", remote_movers, take_remote)
SHIFT_STEP = moves("shift", "VR 11.6.1", phase_movers, take)

# -- modes


@rule("VR 11.7a", "VR 11.7b", "VR 11.7c", "VR 11.7d", "VR 9.1.5")
def flippable(pos: Position) -> Allowed:
    """On a city, once in a phase. What has fired or declared a grand offensive stays in offensive mode; where
    Zhukov is, nothing changes.
    """
    some, data = theatres(pos), book(pos).data
    in_city = some & pos.units_in(data.cities)
    zhukov = data.supports["zhukov"]
    led = unitset(one for one in bits(some) if supports_of(pos, one) & zhukov)
    grand = 1 << own(pos).grand if own(pos).grand != NOBODY else 0
    found = units(some, "VR 11.7a", not_among_cause(pos, "VR 11.7a", "vr-why-no-theatre"))
    found.less("VR 11.7a", some & ~in_city, "vr-why-no-city")
    found.less("VR 11.7b", own(pos).fired & offensive(pos), "vr-why-fired")
    found.less("VR 11.7c", grand & offensive(pos), "vr-why-grand-mode")
    found.less("VR 11.7d", led, "vr-why-zhukov")
    return found.less("VR 11.7a", own(pos).flipped, "vr-why-flipped")


def modes_menu(pos: Position) -> Menu:
    verbs = {"change_mode": flippable(pos), "next": button("VR 11.1f")}
    return Menu(pos.frame.who, "vr-modes", "VR 11.1f", verbs)


def flip(ref: Referee, theatre: int) -> None:
    now, one = own(ref.pos), 1 << theatre
    mode = MODES[holds(offensive(ref.pos), theatre)]
    ref.note(
        "VR 11.7a",
        "vr-mode",
        (("unit", Units(one)), ("mode", mode)),
        moving=now.moving ^ one,
        flipped=now.flipped | one,
    )


MODES_STEP = Ask(
    "modes",
    modes_menu,
    {"change_mode": Verb(flip, UNIT), "next": ENOUGH},
    when=lambda pos: bool(flippable(pos).set),
)
PROCEDURES: Mapping[str, Step] = {"shifting": SHIFTING}
