"""Soviet supports that do more than lie where they are put: Lend-Lease, artillery."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.victory_roads.law.events.event import SHARED, Event, armoured_corps, attach, lay
from grognard.games.victory_roads.law.hands import holder
from grognard.games.victory_roads.law.names import NOBODY, own
from grognard.games.victory_roads.law.theatres import area, theatres
from grognard.kernel.changes import StepsChanged
from grognard.kernel.cite import rule
from grognard.kernel.flow import Ask, Step, Verb
from grognard.kernel.hexes import bits, unitset
from grognard.kernel.menu import UNIT, Menu, button, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet
from grognard.rules.answers import ENOUGH
from grognard.rules.why_not import not_among

# -- Lend-Lease


def widen(ref: Referee, support: int, theatre: int) -> None:
    """The radius of the theatre grows for the turn, and one reduced armoured corps in it may be refitted."""
    attach(ref, support, theatre)
    ref.note("VR 11.5.2b", widened=own(ref.pos).widened | 1 << theatre)
    if refittable(ref.pos, theatre):
        ref.ask("refit", ref.frame.who, theatre)


def refittable(pos: Position, theatre: int) -> UnitSet:
    some = armoured_corps(pos, NOBODY) & pos.units_in(area(pos, theatre))
    return unitset(one for one in bits(some) if pos.state.steps[one] < pos.game.roster[one].steps)


def refit_menu(pos: Position) -> Menu:
    cite = "VR 11.5.2b"
    found = units(refittable(pos, pos.frame.memo), cite, not_among(pos, cite, "vr-why-no-refit"))
    return Menu(pos.frame.who, "vr-refit", cite, {"refit": found, "done": button(cite)})


def refit(ref: Referee, unit: int) -> None:
    ref.do(StepsChanged(unit, ref.game.roster[unit].steps, "VR 11.5.2b", "refitted"))
    ref.finish()


# -- artillery


@rule("VR 11.7b")
def place_artillery(ref: Referee, support: int, h: int) -> None:
    """The theatre whose artillery it is stays in offensive mode this turn (G-13)."""
    theatre = holder(ref.pos, support)
    lay(ref, support, h)
    if theatre != NOBODY:
        ref.note("VR 11.7b", fired=own(ref.pos).fired | 1 << theatre)


SOVIET_HEX = SHARED["soviet_hex"]
EVENTS: Mapping[str, Event] = {
    "lend_lease": Event(UNIT, lambda pos, _: theatres(pos) & ~own(pos).widened, widen),
    "artillery_2": SOVIET_HEX._replace(put=place_artillery),
    "artillery_3": SOVIET_HEX._replace(put=place_artillery),
}
PROCEDURES: Mapping[str, Step] = {
    "refit": Ask("refit", refit_menu, {"refit": Verb(refit, UNIT), "done": ENOUGH}, memo=int)
}
