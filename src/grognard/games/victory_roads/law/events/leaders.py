"""Supports that are commanders: with a Soviet armoured corps, or with a German HQ for its command radius."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.events.event import unit_targets
from grognard.games.victory_roads.law.names import AXIS, MP, NOBODY, SOVIET, own
from grognard.games.victory_roads.law.presence import side_units
from grognard.games.victory_roads.law.supply import hqs_in_supply, radius_of
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits, holds, unitset
from grognard.kernel.menu import Allowed
from grognard.kernel.state import Position, UnitSet, board_fact
from grognard.rules.why_not import unit_words


def units_with_support(pos: Position, name: str) -> UnitSet:
    """The units or HQs that bear a support of this name."""
    copies = book(pos).data.supports[name]
    borne = (one for one in own(pos).placements if holds(copies, one.support))
    return unitset(one.bearer for one in borne if one.bearer != NOBODY)


# -- on whom they are placed


def armoured_corps(pos: Position) -> UnitSet:
    data = book(pos).data
    return side_units(pos, SOVIET) & data.of_type["corps"] & data.armour


@rule("VR 11.5.4")
def corps_to_lead(pos: Position, _: int) -> Allowed:
    return unit_targets(armoured_corps(pos), "armoured_corps")


def german_hqs(pos: Position) -> UnitSet:
    data = book(pos).data
    return side_units(pos, AXIS) & data.of_type["hq"] & data.of_nation["german"]


@rule("VR 11.5.4")
def supplied_german_hqs(pos: Position, _: int) -> Allowed:
    found = unit_targets(german_hqs(pos), "supplied_hq")
    hungry = german_hqs(pos) & ~hqs_in_supply(pos, AXIS)
    return found.less("VR 11.5.4", hungry, unit_words("vr-why-hq-no-line", pos))


# -- Rybalko, Katukov, Bogdanov


@rule("VR 1.5.2a")
def spur(pos: Position, unit: int) -> int:
    """Half points of movement that an exploiting unit has more, for it stands with a corps and its leader."""
    data, here = book(pos).data, pos.at(pos.state.where[unit])
    found = [
        data.event(one.support).amount
        for one in own(pos).placements
        if holds(data.leaders & data.of_side[SOVIET], one.support)
        and one.bearer != NOBODY
        and holds(here, one.bearer)
    ]
    return max(found, default=0) * MP if data.of_side[SOVIET] >> unit & 1 else 0


# -- Model, Schörner, Heinrici, Himmler


@rule("VR 1.5.2a")
@board_fact("control", "captured", "weather", "pontoons", "bridgeheads", "placements")
def hexes_led_by(pos: Position, name: str) -> HexSet:
    """The hexes in the radius of an HQ with this commander, while it is in supply."""
    return radii(pos, units_with_support(pos, name) & hqs_in_supply(pos, AXIS))


@rule("VR 1.5.2a")
@board_fact("control", "weather", "pontoons", "bridgeheads", "placements")
def disturbed_hexes(pos: Position) -> HexSet:
    """The hexes in the radius of the HQ with Himmler, fed or not: there nobody moves strategically and no
    medal counts.
    """
    return radii(pos, units_with_support(pos, "himmler"))


def radii(pos: Position, hqs: UnitSet) -> HexSet:
    found = pos.hexes_of(hqs)
    for hq in bits(hqs):
        found |= radius_of(pos, hq)
    return found
