"""4.7. Withdrawal without the Führer's leave."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from grognard.games.victory_roads.law import haltebefehl, why_not
from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.captures import pass_through
from grognard.games.victory_roads.law.combat.retreat import open_hexes, prefer_directions, retreat_hexes
from grognard.games.victory_roads.law.marching import immobile
from grognard.games.victory_roads.law.names import AXIS, MP, SOVIET, WITHDRAWN
from grognard.games.victory_roads.law.presence import occupied_hexes, side_units
from grognard.games.victory_roads.law.satisfaction import advance_freedom
from grognard.games.victory_roads.law.supply import hq_hexes
from grognard.games.victory_roads.law.theatres import check_lines
from grognard.kernel.arguments import At
from grognard.kernel.changes import Marked, Moved
from grognard.kernel.cite import rule
from grognard.kernel.flow import BACK, CLOSE, GO, HAND, Ask, Step, Verb
from grognard.kernel.hexes import HexSet, bits, hexset, holds
from grognard.kernel.menu import BUTTON, HEX, UNIT, Allowed, Cause, Menu, button, hexes, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet
from grognard.rules.answers import PUT_DOWN, finish
from grognard.rules.why_not import unit_words

RADIUS = "radius"  # of the marker, in the table of modifiers
LEAST = 2  # hexes that every unit may go


class Withdrawing(NamedTuple):
    """A marker on the map, and the units that it has set going."""

    marker: int
    moved: UnitSet = 0


class GoingBack(NamedTuple):
    """A unit in hand: the hexes it may still go, and where the enemies stood beside which it set out."""

    unit: int
    left: int
    enemies: HexSet
    begun: bool = False


@rule("VR 4.7.1b")
def area(pos: Position, marker: int) -> HexSet:
    """The hexes in the radius of the marker."""
    found, grid = 1 << marker, pos.game.map.grid
    for _ in range(book(pos).data.tables.modifiers["withdrawal"][RADIUS]):
        found |= grid.adjacent(found)
    return found


@rule("VR 4.7.1c")
def distance(pos: Position, unit: int) -> int:
    """The printed movement capacity, in hexes, or two of them."""
    return max(pos.game.roster[unit].face(pos.state.steps[unit]).move // MP, LEAST)


def start(pos: Position, unit: int) -> GoingBack:
    """A unit about to go, away from the Soviet units adjacent to it now (D-05)."""
    near = pos.game.map.grid.spread(1 << pos.state.where[unit], book(pos).data.touching)
    return GoingBack(unit, distance(pos, unit), near & occupied_hexes(pos, SOVIET))


@rule("VR 4.7.1b", "VR 4.7.1e")
def able(pos: Position, side: int) -> Allowed:
    """All units of the Axis but those without movement points and pontoon HQs (D-06); neither a dismissal nor
    want of supply keeps them, an order to hold does.
    """
    found = units(side_units(pos, side), "VR 4.7.1b", why_not.not_movable_cause(pos, "VR 4.7.1b"))
    found.less("VR 6.1.8b", immobile(pos, side), why_not.rooted(pos))
    return found.less("VR 6.7.6a", haltebefehl.bound_units(pos), unit_words("vr-why-bound", pos))


# -- the marker


@rule("VR 4.7.1a")
def markers(pos: Position) -> Allowed:
    """Anywhere on the map where a unit would be in its radius."""
    found, grid = pos.hexes_of(able(pos, AXIS).set), pos.game.map.grid
    for _ in range(book(pos).data.tables.modifiers["withdrawal"][RADIUS]):
        found |= grid.adjacent(found)
    return hexes(found, "VR 4.7.1a", lambda h: Cause("VR 4.7.1b", "vr-why-nobody-near"))


def menu(pos: Position) -> Menu:
    return Menu(AXIS, "vr-withdrawal", "VR 4.7.1a", {"pull_back": markers(pos), "done": button("VR 4.7.1a")})


def place(ref: Referee, h: int) -> None:
    ref.ask("withdrawing", AXIS, Withdrawing(h))


ASK = Ask(
    "withdrawal",
    menu,
    {"pull_back": Verb(place, HEX), "done": Verb(finish, BUTTON, CLOSE)},
    when=lambda pos: book(pos).satisfaction and bool(able(pos, AXIS).set),
)


# -- the units


def withdrawing_menu(pos: Position) -> Menu:
    now = pos.memo(Withdrawing)
    found = able(pos, AXIS)
    outside = side_units(pos, AXIS) & ~pos.units_in(area(pos, now.marker))
    found.less("VR 4.7.1b", outside, unit_words("vr-why-out-of-radius", pos))
    found.less("VR 4.7.1c", now.moved, unit_words("vr-why-withdrawn-already", pos))
    done, cancel = button("VR 4.7.2a"), button("VR 4.7.1a")
    done.less("VR 4.7.2a", int(not now.moved), "vr-why-nobody-withdrawn")
    cancel.less("VR 4.7.2a", int(bool(now.moved)), "vr-why-has-withdrawn")
    verbs = {"unit": found, "done": done, "cancel": cancel}
    return Menu(AXIS, "vr-withdrawing", "VR 4.7.1b", verbs, {"hex": At(now.marker)})


def take(ref: Referee, unit: int) -> None:
    ref.ask("going_back", AXIS, start(ref.pos, unit))


@rule("VR 4.7.2a", "VR 4.7.2b")
def pay(ref: Referee, _: int) -> None:
    """The marker comes off, and the freedom of action is dearer."""
    ref.finish()
    ref.finish()  # one marker, once a turn (E-11)
    advance_freedom(ref, "VR 4.7.2a")


def cancel(ref: Referee, _: int) -> None:
    ref.drop()


WITHDRAWING = Ask(
    "withdrawing",
    withdrawing_menu,
    {"unit": Verb(take, UNIT, HAND), "done": Verb(pay, BUTTON, CLOSE), "cancel": Verb(cancel, BUTTON, BACK)},
    memo=Withdrawing,
)


@rule("VR 4.7.1d")
def ways(pos: Position, going: GoingBack) -> Allowed:
    """The directions of a retreat, hex by hex; an HQ may leave the roads on its way, but ends in supply."""
    if not going.left:
        return hexes(0, "VR 4.7.1c", lambda h: Cause("VR 4.7.1c", "vr-why-far-enough"))
    found = retreat_hexes(pos, 1 << going.unit, going.enemies)
    if is_hq(pos, going):
        stuck = hexset(h for h in bits(found.set) if not can_end_fed(pos, going, h, going.left - 1))
        found.less("VR 6.1.10a", stuck, "vr-why-hq-unsupplied")
    return found


def is_hq(pos: Position, going: GoingBack) -> bool:
    return holds(book(pos).data.of_type["hq"], going.unit)


@rule("VR 6.1.10a", "VR 6.1.10b")
def can_end_fed(pos: Position, going: GoingBack, h: int, left: int) -> bool:
    """Can an HQ that has come to a hex end in supply, there or by going on?"""
    if holds(hq_hexes(pos, going.unit), h):
        return True
    on = prefer_directions(pos, open_hexes(pos, going.unit, h, going.enemies), AXIS, h, going.enemies).set
    return left > 0 and any(can_end_fed(pos, going, one, left - 1) for one in bits(on))


def going_menu(pos: Position) -> Menu:
    going = pos.memo(GoingBack)
    done = button("VR 4.7.1c")
    here = pos.state.where[going.unit]
    hungry = going.begun and is_hq(pos, going) and not holds(hq_hexes(pos, going.unit), here)
    done.less("VR 6.1.10a", int(hungry), "vr-why-hq-unsupplied")
    verbs = {"to": ways(pos, going), "done" if going.begun else "drop": done}
    return Menu(AXIS, "vr-going-back", "VR 4.7.1d", verbs, {"left": going.left}, going.unit)


@rule("VR 6.7.7a")
def go(ref: Referee, to: int) -> None:
    """Who enters a besieged city goes no farther."""
    going = ref.pos.memo(GoingBack)
    path = ref.state.where[going.unit], to
    over = going.left == 1 or haltebefehl.is_besieged_hex(ref.pos, to)
    ref.do(Moved(going.unit, path, "withdrawal", "VR 4.7.1d"))
    ref.remember(going._replace(left=going.left - 1, begun=True))
    if over:
        stop(ref, 0)
    pass_through(ref, going.unit, path[1:])  # last: it may put a question of its own


@rule("VR 4.7.1f")
def stop(ref: Referee, _: int) -> None:
    """Who has withdrawn does not attack this turn, though it may move again."""
    unit = ref.pos.memo(GoingBack).unit
    ref.do(Marked(WITHDRAWN, 1 << unit, True, "VR 4.7.1f", quiet=True))
    ref.finish()
    ref.amend(Withdrawing, moved=ref.pos.memo(Withdrawing).moved | 1 << unit)
    haltebefehl.lift_empty(ref)
    check_lines(ref)


GOING_BACK = Ask(
    "going_back",
    going_menu,
    {"to": Verb(go, HEX, GO), "done": Verb(stop, BUTTON, CLOSE), "drop": PUT_DOWN},
    memo=GoingBack,
)
PROCEDURES: Mapping[str, Step] = {"withdrawing": WITHDRAWING, "going_back": GOING_BACK}
