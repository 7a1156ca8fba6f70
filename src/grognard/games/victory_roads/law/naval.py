"""6.5. Movement by sea between Baltic ports, which only the Axis has."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.combat.casualties import take_loss
from grognard.games.victory_roads.law.marching import moving_side
from grognard.games.victory_roads.law.names import AXIS, SOVIET, Moving, own
from grognard.games.victory_roads.law.presence import (
    adjacent_hexes,
    controlled_hexes,
    occupied_hexes,
    side_units,
)
from grognard.games.victory_roads.law.supply import hq_hexes
from grognard.kernel.arguments import unit
from grognard.kernel.changes import Message, Moved
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.menu import Allowed, Cause, hexes
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position
from grognard.rules.why_not import fixed_words, hex_words

NAVAL = "naval"  # the manner of moving


@rule("VR 6.5.1a")
def set_capacity(ref: Referee, _: Frame) -> None:
    """The naval capacity of a turn; points of the turn before are not kept."""
    ref.note("VR 6.5.1a", naval=book(ref.pos).data.scene.naval)


@rule("VR 6.5.1b")
def naval_cost(pos: Position, unit: int) -> int:
    return 2 if book(pos).data.armour >> unit & 1 else 1


@rule("VR 6.5.2b")
def shut_in(pos: Position) -> HexSet:
    """Baltic ports with a Soviet unit in every land hex around them (J-07)."""
    data, enemies, found = book(pos).data, occupied_hexes(pos, SOVIET), 0
    for port in bits(data.map.areas["baltic_ports"]):
        around = pos.game.map.grid.spread(1 << port, data.touching) & data.land
        found |= 1 << port if around and not around & ~enemies else 0
    return found


@rule("VR 6.5.2a", "VR 6.5.2b", "VR 6.5.2c", "VR 2g", "VR 8.2.3", "VR 6.1.10a")
def naval_destinations(pos: Position, moving: Moving) -> Allowed | None:
    """From a Baltic port to another that the Axis controls, that is not shut in and was never Soviet."""
    if moving_side(pos, moving) != AXIS or moving.pace or not book(pos).data.scene.naval:
        return None
    data, now, board = book(pos).data, own(pos), pos.game.map.grid.board
    ports, here = data.map.areas["baltic_ports"], 1 << pos.state.where[moving.unit]
    found = hexes(ports, "VR 6.5.2b", lambda h: Cause("VR 6.5.2b", "vr-why-no-baltic-port"))
    if moving.how:
        found.less("VR 6.1.2a", board, "vr-why-other-manner")
    if not ports & here:
        found.less("VR 6.5.2a", board, "vr-why-not-in-a-port")
    cost = naval_cost(pos, moving.unit)
    if cost > now.naval:
        words = (("needed", cost), ("left", now.naval))
        found.less("VR 6.5.1b", board, fixed_words("vr-why-no-naval-capacity", words))
    found.less("VR 6.5.2b", here, hex_words("why-already-there", pos))
    found.less("VR 6.5.2b", ports & ~controlled_hexes(pos, AXIS), "vr-why-port-not-held")
    found.less("VR 6.5.2b", shut_in(pos), "vr-why-port-shut-in")
    if data.of_type["hq"] >> moving.unit & 1:
        found.less("VR 6.1.10a", found.set & ~hq_hexes(pos, moving.unit), "vr-why-hq-unsupplied")
    return found.less("VR 6.5.2c", ports & now.captured, "vr-why-port-captured")


@rule("VR 6.5.3a")
def is_evacuation(pos: Position, unit: int) -> bool:
    """Does the last unit of a port leave it with an enemy adjacent?"""
    here = pos.state.where[unit]
    alone = side_units(pos, AXIS) & pos.at(here) == 1 << unit
    return alone and bool(adjacent_hexes(pos, SOVIET) >> here & 1)


@rule("VR 6.5.1b", "VR 6.5.3b", "VR 6.5.3c", "VR 6.5.3d", "VR 6.5.3e", "VR EX-10a")
def ship(ref: Referee, moving: Moving, to: int) -> str:
    """The points are spent whatever becomes of the evacuation; the paragraph by which it costs a step, if it
    does.
    """
    who = moving.unit
    ref.note("VR 6.5.1b", naval=own(ref.pos).naval - naval_cost(ref.pos, who))
    sails, lost, outcome = True, False, "sails"
    if is_evacuation(ref.pos, who):
        die = ref.roll(6, "vr-die-evacuation", "VR 6.5.3a")
        sails, lost = book(ref.pos).data.tables.evacuation[die - 1]
        outcome = ("sails" if sails else "stays") + ("-hurt" if lost else "")
        args = (("die", die), ("outcome", outcome), ("unit", unit(who)))
        ref.do(Message("vr-evacuation", args, CITES[outcome]))
    if sails:
        ref.do(Moved(who, (ref.state.where[who], to), NAVAL, "VR 6.5.2b"))
    else:
        ref.note(CITES[outcome], stayed=own(ref.pos).stayed | 1 << who)
    return CITES["sails-hurt" if sails else "stays-hurt"] if lost else ""


def lose_evacuation_step(ref: Referee, who: int, cite: str) -> None:
    """An evacuation that costs a step."""
    take_loss(ref, who, cite, "evacuation")


CITES = {
    "stays-hurt": "VR 6.5.3b",
    "stays": "VR 6.5.3c",
    "sails-hurt": "VR 6.5.3d",
    "sails": "VR 6.5.3e",
}
