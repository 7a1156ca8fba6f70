"""12.1 and 12.2. The Stavka box: who leaves it, and where to; who enters it, and what becomes of him."""

from __future__ import annotations

from typing import NamedTuple

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.corps import STANDARD
from grognard.games.victory_roads.law.names import AXIS, SOVIET, STAVKA, UNSUPPLIED, own
from grognard.games.victory_roads.law.presence import adjacent_hexes, occupied_hexes, side_units
from grognard.games.victory_roads.law.stacking import bar_crowded
from grognard.games.victory_roads.law.supply import fed_hexes, hq_hexes
from grognard.games.victory_roads.law.theatres import area
from grognard.games.victory_roads.law.unit_losses import leave_map
from grognard.games.victory_roads.law.why_not import adjacent_enemy_words, not_that_hex_cause
from grognard.kernel.arguments import Points
from grognard.kernel.changes import Placed, StepsChanged
from grognard.kernel.cite import rule
from grognard.kernel.flow import GO, HAND, Ask, Verb
from grognard.kernel.hexes import bits, holds, unitset
from grognard.kernel.menu import HEX, UNIT, Allowed, Menu, button, hexes, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet, fact
from grognard.rules.answers import ENOUGH, PUT_DOWN
from grognard.rules.why_not import fixed_words, hex_words, not_among_cause

HEAVY = 9  # the attack of an armoured corps that counts as two units


class Leaving(NamedTuple):
    """Units that may still leave the box for a theatre."""

    unit: int
    points: int


class Deploying(NamedTuple):
    """A unit that leaves the box: where to?"""

    unit: int
    theatre: int


# -- what the box holds


def armoured_corps(pos: Position) -> UnitSet:
    """No turned allies: they are neither rifle nor armoured corps (K-32)."""
    data = book(pos).data
    return data.of_type["corps"] & data.armour


@rule("VR 12.1.1f")
def price(pos: Position, unit: int) -> int:
    """Heavy armour counts double."""
    heavy = holds(armoured_corps(pos), unit) and pos.game.roster[unit].attack >= HEAVY
    return 2 if heavy else 1


@rule("VR 12.2.1", "VR 12.2.2")
def bound_corps(pos: Position) -> UnitSet:
    """The corps in the box that must stay there, so that it never holds too few; there is no maximum."""
    table, here = book(pos).data.tables.modifiers["stavka_box"], pos.at(STAVKA)
    rifle, armour = here & book(pos).data.rifle_corps, here & armoured_corps(pos)
    found = rifle if rifle.bit_count() <= table["least_rifle"] else 0
    return found | (armour if armour.bit_count() <= table["least_armour"] else 0)


# -- leaving


@rule("VR 12.1.1e", "VR 12.1.1f", "VR 12.2.2")
def leavable(pos: Position, leaving: Leaving) -> Allowed:
    here = pos.at(STAVKA) & book(pos).data.units
    found = units(here, "VR 12.1.1e", not_among_cause(pos, "VR 12.1.1e", "vr-why-not-in-stavka"))
    dear = sum(1 << one for one in bits(here) if price(pos, one) > leaving.points)
    found.less("VR 12.1.1f", dear, fixed_words("vr-why-too-dear", (("left", Points(leaving.points)),)))
    found.less("VR 12.2.2", bound_corps(pos), "vr-why-stavka-minimum")
    nowhere = unitset(one for one in bits(found.set) if not room_for(pos, leaving.unit, one).set)
    return found.less("VR 12.1.1g", nowhere, "vr-why-nowhere-to-deploy")


@rule("VR 12.1.1g")
@fact
def open_hexes(pos: Position, theatre: int) -> Allowed:
    """In the radius of the theatre, adjacent to a friend who was there when the phase began (G-04), to no
    enemy, in supply.
    """
    cite, data, grid = "VR 12.1.1g", book(pos).data, pos.game.map.grid
    outside = not_that_hex_cause(cite, "vr-why-hex-outside-radius")
    found = hexes(area(pos, theatre) & data.area, cite, outside)
    friends = pos.hexes_of(side_units(pos, SOVIET) & ~own(pos).called)
    found.less(cite, occupied_hexes(pos, AXIS), hex_words("why-enemy-there", pos))
    found.less(cite, adjacent_hexes(pos, AXIS), adjacent_enemy_words(pos, SOVIET))
    found.less(cite, found.set & ~grid.spread(friends, data.touching), "vr-why-no-friend-beside")
    return found.less(cite, found.set & ~fed_hexes(pos, SOVIET, "soviet"), "vr-why-hex-unsupplied")


@rule("VR 12.1.1g", "VR 4.1.1a")
def room_for(pos: Position, theatre: int, unit: int) -> Allowed:
    """Of those hexes, where the unit stands within stacking; an HQ is in supply by a line of its own."""
    found = open_hexes(pos, theatre).copy("VR 12.1.1g")
    if book(pos).data.of_type["hq"] >> unit & 1:
        found.less("VR 4.1.1a", found.set & ~hq_hexes(pos, unit), "vr-why-hq-no-line-there")
    return bar_crowded(pos, unit, found)


def leaving_menu(pos: Position) -> Menu:
    leaving = pos.memo(Leaving)
    verbs = {"unit": leavable(pos, leaving), "done": button("VR 12.1.1e")}
    return Menu(
        pos.frame.who, "vr-leaving", "VR 12.1.1e", verbs, {"points": leaving.points}, hand=leaving.unit
    )


def take_out(ref: Referee, unit: int) -> None:
    ref.ask("deploying", ref.frame.who, Deploying(unit, ref.pos.memo(Leaving).unit))


LEAVING = Ask("leaving", leaving_menu, {"unit": Verb(take_out, UNIT, HAND), "done": ENOUGH}, memo=Leaving)


def deploying_menu(pos: Position) -> Menu:
    memo = pos.memo(Deploying)
    verbs = {"to": room_for(pos, memo.theatre, memo.unit), "drop": button("VR 12.1.1e")}
    return Menu(pos.frame.who, "vr-deploying", "VR 12.1.1g", verbs, hand=memo.unit)


@rule("VR 12.1.1e", "VR 12.1.1f")
def deploy(ref: Referee, h: int) -> None:
    unit = ref.pos.memo(Deploying).unit
    ref.do(Placed(unit, h, "deployed", "VR 12.1.1g"))
    ref.note("VR 12.1.1g", called=own(ref.pos).called | 1 << unit)
    ref.finish()
    leaving = ref.pos.memo(Leaving)
    left = leaving._replace(points=leaving.points - price(ref.pos, unit))
    ref.remember(left)
    if not leavable(ref.pos, left).set:
        ref.finish()


DEPLOYING = Ask("deploying", deploying_menu, {"to": Verb(deploy, HEX, GO), "drop": PUT_DOWN}, memo=Deploying)

# -- entering


@rule("VR 12.1.2")
def enterable(pos: Position) -> Allowed:
    """Supplied units next to no enemy and stacked with an HQ, six in a turn; HQs stay (G-05)."""
    cite, data = "VR 12.1.2", book(pos).data
    mine = side_units(pos, SOVIET)
    hqs = data.of_type["hq"]
    found = units(mine, cite, not_among_cause(pos, cite, "vr-why-not-soviet"))
    found.less(cite, mine & hqs, "vr-why-hq-stays")
    found.less(cite, mine & pos.state.marks[UNSUPPLIED], "vr-why-unsupplied")
    found.less(cite, mine & pos.units_in(adjacent_hexes(pos, AXIS)), "vr-why-enemy-beside")
    found.less(cite, mine & ~pos.units_in(pos.hexes_of(mine & hqs)), "vr-why-no-hq-there")
    most = data.tables.modifiers["stavka_box"]["entering"]
    over = mine if own(pos).entered >= most else 0
    return found.less(cite, over, fixed_words("vr-why-entered", (("most", most),)))


def entering_menu(pos: Position) -> Menu:
    most = book(pos).data.tables.modifiers["stavka_box"]["entering"]
    verbs = {"enter_stavka": enterable(pos), "next": button("VR 12.1.2")}
    return Menu(pos.frame.who, "vr-entering", "VR 12.1.2", verbs, {"left": most - own(pos).entered})


def enter(ref: Referee, unit: int) -> None:
    leave_map(ref, unit, STAVKA, "to-stavka", "VR 12.1.2")
    ref.note("VR 12.1.2", entered=own(ref.pos).entered + 1)
    refit(ref, unit)
    if not enterable(ref.pos).set:
        ref.finish()


@rule("VR 12.2.3", "VR 12.2.4")
def refit(ref: Referee, unit: int) -> None:
    """Rifle corps stand in the box in standard mode, armoured corps at full strength; turned allies as they
    are (K-32).
    """
    if holds(book(ref.pos).data.rifle_corps, unit) and ref.state.steps[unit] != STANDARD:
        ref.do(StepsChanged(unit, STANDARD, "VR 12.2.3", "standard"))
    full_steps = ref.game.roster[unit].steps
    if holds(armoured_corps(ref.pos), unit) and ref.state.steps[unit] < full_steps:
        ref.do(StepsChanged(unit, full_steps, "VR 12.2.4", "refitted"))


ENTERING = Ask(
    "entering",
    entering_menu,
    {"enter_stavka": Verb(enter, UNIT), "next": ENOUGH},
    when=lambda pos: book(pos).stavka and bool(enterable(pos).set),
)
