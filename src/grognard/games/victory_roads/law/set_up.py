"""Set-up by hand: from the ready-made one each unit may be moved up to three hexes (K-40)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from grognard.games.victory_roads.law import why_not
from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import AXIS, SIDES, SOVIET
from grognard.games.victory_roads.law.presence import (
    closed_country,
    controlled_hexes,
    occupied_hexes,
    side_units,
)
from grognard.games.victory_roads.law.stacking import overstacked_units
from grognard.games.victory_roads.law.supply import hqs_in_supply, supplied_units
from grognard.kernel.arguments import Hexes, Units
from grognard.kernel.changes import Moved
from grognard.kernel.cite import rule
from grognard.kernel.flow import CLOSE, GO, HAND, Ask, Phase, Step, Verb
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.menu import BUTTON, HEX, UNIT, Allowed, Cause, Menu, button, hexes, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position
from grognard.rules.answers import PUT_DOWN, finish
from grognard.rules.placing import is_by_hand
from grognard.rules.why_not import Words, fixed_words, outside_area_words

CITE = "VR 0a"
FAR = 3  # hexes from the hex that the list names


class Placing(NamedTuple):
    """A unit that is being set up."""

    unit: int


def listed_hex(pos: Position, unit: int) -> int:
    """The hex of the ready-made set-up."""
    return book(pos).data.scenario.where[unit]


@rule("VR 0a", "VR 1.7.5")
def places(pos: Position, unit: int) -> Allowed:
    """Within three hexes of its listed hex, in the area, on its own side of the front, not across a border
    that is closed to it.
    """
    data, side, grid = book(pos).data, pos.game.roster[unit].side, pos.game.map.grid
    near = grid.disc(1 << listed_hex(pos, unit), FAR)
    found = hexes(near, CITE, lambda h: Cause(CITE, *outside_area_words(near)(h)))
    found.less(CITE, near & ~data.area, "vr-why-outside-area")
    found.less(CITE, near & ~controlled_hexes(pos, side), "vr-why-wrong-side-of-the-front")
    return found.less("VR 1.7.5", closed_country(pos, side, data.commands[unit]), "vr-why-closed-country")


# -- what must be in order in the end


@rule("VR 0a")
def front(pos: Position) -> HexSet:
    """The hexes along the front that the ready-made set-up of the Axis holds."""
    data, grid = book(pos).data, pos.game.map.grid
    line = (
        controlled_hexes(pos, AXIS)
        & data.area
        & grid.spread(controlled_hexes(pos, SOVIET) & data.area, data.touching)
    )
    where, mine = data.scenario.where, data.of_side[AXIS] & data.units
    manned = {where[unit] for unit in bits(mine) if where[unit] >= 0}
    return line & sum(1 << h for h in manned)


def uncovered_hexes(pos: Position, side: int) -> HexSet:
    return front(pos) & ~occupied_hexes(pos, AXIS) if side == AXIS else 0


@rule("VR 4.2.2", "VR 4.1.1a")
def hungry(pos: Position, side: int) -> int:
    """Units and HQs that would be out of supply."""
    mine, hqs = side_units(pos, side), book(pos).data.of_type["hq"]
    return mine & ~hqs & ~supplied_units(pos, side) | mine & hqs & ~hqs_in_supply(pos, side)


@rule("VR 0a", "VR 1.11.2a")
def ready(pos: Position, side: int) -> Allowed:
    """No hex is overstacked, nobody out of supply, and the front is held."""
    crowd, lost, gaps = overstacked_units(pos, side), hungry(pos, side), uncovered_hexes(pos, side)
    found = button(CITE)
    found.less("VR 1.11.3", int(bool(crowd)), fixed_words("vr-why-crowd", (("units", Units(crowd)),)))
    found.less("VR 4.2.2", int(bool(lost)), fixed_words("vr-why-hungry", (("units", Units(lost)),)))
    return found.less(CITE, int(bool(gaps)), lambda _: gap_words(gaps))


def gap_words(gaps: HexSet) -> Words:
    return "vr-why-front-open", (("hexes", Hexes(gaps)),)


# -- the questions


def menu(pos: Position, side: int) -> Menu:
    mine = units(side_units(pos, side), CITE, why_not.not_movable_cause(pos, CITE))
    return Menu(side, "vr-set-up", CITE, {"unit": mine, "end_setup": ready(pos, side)})


def placing_menu(pos: Position) -> Menu:
    unit = pos.memo(Placing).unit
    here = 1 << pos.state.where[unit]
    found = places(pos, unit).less(CITE, here, "vr-why-there")
    return Menu(pos.frame.who, "vr-setting-up", CITE, {"at": found, "drop": button(CITE)}, {}, unit)


def take(ref: Referee, unit: int) -> None:
    ref.ask("setting_up", ref.frame.who, Placing(unit))


def place_unit(ref: Referee, h: int) -> None:
    unit = ref.pos.memo(Placing).unit
    ref.finish()
    ref.do(Moved(unit, (ref.state.where[unit], h), "set-up", CITE))


def phase(side: int) -> Step:
    def asked(pos: Position) -> Menu:
        return menu(pos, side)

    verbs = {"unit": Verb(take, UNIT, HAND), "end_setup": Verb(finish, BUTTON, CLOSE)}
    return Phase(f"{SIDES[side]}-setup", side, CITE, Ask("place", asked, verbs, when=is_by_hand))


# Openly, the Axis first.
STEPS: tuple[Step, ...] = (phase(AXIS), phase(SOVIET))
PROCEDURES: Mapping[str, Step] = {
    "setting_up": Ask(
        "setting_up", placing_menu, {"at": Verb(place_unit, HEX, GO), "drop": PUT_DOWN}, memo=Placing
    )
}
