"""Supports that are placed on the map or given to somebody in their owner's supports phase."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.victory_roads.law import airlift
from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.events import bridgeheads, leaders, surprise
from grognard.games.victory_roads.law.events.event import Event, attach, hex_targets, lay, unit_targets
from grognard.games.victory_roads.law.names import AXIS, NOBODY, SOVIET, own
from grognard.games.victory_roads.law.placements import supports_of
from grognard.games.victory_roads.law.presence import controlled_hexes, occupied_hexes, side_units
from grognard.games.victory_roads.law.supports_available import theatre_of_support
from grognard.games.victory_roads.law.theatres import area, theatres
from grognard.kernel.arguments import Units
from grognard.kernel.changes import StepsChanged
from grognard.kernel.cite import rule
from grognard.kernel.flow import Ask, Step, Verb
from grognard.kernel.hexes import bits, unitset
from grognard.kernel.menu import UNIT, Allowed, Menu, button, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet
from grognard.rules.answers import ENOUGH
from grognard.rules.why_not import not_among_cause

# -- the usual targets


def soviet_hexes(pos: Position, _: int) -> Allowed:
    return hex_targets(occupied_hexes(pos, SOVIET), "soviet_hex")


def axis_hexes(pos: Position, _: int) -> Allowed:
    return hex_targets(occupied_hexes(pos, AXIS), "axis_hex")


def any_theatre(pos: Position, _: int) -> Allowed:
    return unit_targets(theatres(pos), "theatre")


# -- artillery


@rule("VR 11.7b")
def place_artillery(ref: Referee, support: int, h: int) -> None:
    """The theatre whose artillery it is stays in offensive mode this turn (G-13)."""
    theatre = theatre_of_support(ref.pos, support)
    lay(ref, support, h)
    if theatre != NOBODY:
        ref.note("VR 11.7b", fired=own(ref.pos).fired | 1 << theatre)


# -- partisans

OCCUPIED = ("ussr", "baltic", "poland")  # countries with partisans


@rule("VR 1.7.4", "VR 11.5.4")
def partisan_hexes(pos: Position, _: int) -> Allowed:
    """Railways behind the front where no unit of the Axis stands, in the Soviet Union, the Baltic states and
    Poland.
    """
    data, grid = book(pos).data, pos.game.map.grid
    rail = grid.spread(grid.board, data.lines["rail"])
    found = hex_targets(
        rail & controlled_hexes(pos, AXIS) & ~occupied_hexes(pos, AXIS) & data.area, "axis_railway"
    )
    at_home = 0
    for country in OCCUPIED:
        at_home |= data.country(country)
    return found.less("VR 1.7.4", rail & ~at_home, "vr-why-no-partisans")


# -- Lend-Lease


def theatres_to_widen(pos: Position, support: int) -> Allowed:
    return any_theatre(pos, support).less("VR 11.5.4", own(pos).widened, "vr-why-widened")


@rule("VR EX-26b", "VR 1.5.2a")
def widen(ref: Referee, support: int, theatre: int) -> None:
    """The radius of the theatre grows for the turn, and one reduced armoured corps in it may be refitted."""
    attach(ref, support, theatre)
    args = (("unit", Units(1 << theatre)), ("many", book(ref.pos).data.event(support).amount))
    ref.note("VR EX-26b", "vr-widened", args, widened=own(ref.pos).widened | 1 << theatre)
    if refittable(ref.pos, theatre):
        ref.ask("refit", SOVIET, theatre)


def refittable(pos: Position, theatre: int) -> UnitSet:
    some = leaders.armoured_corps(pos) & pos.units_in(area(pos, theatre))
    return unitset(one for one in bits(some) if pos.state.steps[one] < pos.game.roster[one].steps)


def refit_menu(pos: Position) -> Menu:
    found = refittable(pos, pos.frame.memo)
    corps = units(found, "VR 1.5.2a", not_among_cause(pos, "VR 1.5.2a", "vr-why-no-refit"))
    return Menu(pos.frame.who, "vr-refit", "VR 1.5.2a", {"refit": corps, "done": button("VR 1.5.2a")})


def refit(ref: Referee, unit: int) -> None:
    ref.do(StepsChanged(unit, ref.game.roster[unit].steps, "VR 1.5.2a", "refitted"))
    ref.finish()


# -- the Tiger battalion


@rule("VR 11.5.4")
def tiger_units(pos: Position, _: int) -> Allowed:
    """Armour of the Axis; a second battalion with the same unit could do nothing (5.4.5)."""
    data = book(pos).data
    found = unit_targets(side_units(pos, AXIS) & data.armour, "armoured_unit")
    with_one = unitset(one for one in bits(found.set) if supports_of(pos, one) & data.supports["tiger"])
    return found.less("VR 5.4.5b", with_one, "vr-why-tiger")


# -- Ju-52


def landing_places(pos: Position, _: int) -> Allowed:
    return airlift.landing_places(pos)


# By the id of the support, or else by the word of supports.csv for its target.
EVENTS: Mapping[str, Event] = {
    "artillery_2": Event(soviet_hexes, place_artillery),
    "artillery_3": Event(soviet_hexes, place_artillery),
    "lend_lease": Event(theatres_to_widen, widen),
    "surprise_attack": Event(surprise.stacks, surprise.strike),
    "partisans": Event(partisan_hexes, lay),
    "maskirovka": Event(bridgeheads.banks, bridgeheads.place),
    "ju52": Event(landing_places, airlift.supply_from_air),
    "soviet_hex": Event(soviet_hexes, lay),
    "axis_hex": Event(axis_hexes, lay),
    "theatre": Event(any_theatre, attach),
    "armoured_corps": Event(leaders.corps_to_lead, attach),
    "armoured_unit": Event(tiger_units, attach),
    "supplied_hq": Event(leaders.supplied_german_hqs, attach),
}
PROCEDURES: Mapping[str, Step] = {
    "refit": Ask("refit", refit_menu, {"refit": Verb(refit, UNIT), "done": ENOUGH}, memo=int),
    **surprise.PROCEDURES,
}
