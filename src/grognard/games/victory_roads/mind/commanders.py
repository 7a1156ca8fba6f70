"""What supports are worth to their owner: at hand, in play, and with whom a commander stands."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import NOBODY, PLAYED, SOVIET, own
from grognard.games.victory_roads.law.presence import adjacent_hexes, occupied_hexes
from grognard.games.victory_roads.law.supports_available import support_boxes
from grognard.games.victory_roads.mind.weights import Weights
from grognard.kernel.hexes import bits
from grognard.kernel.state import Position

SURPLUS = 0.2  # of a support that is one too many
# Phases, of Soviets and Axis, in which supports are laid for a combat to come.
LAYING = ("soviet-supports", "stavka", "soviet-movement"), ("axis-supports", "axis-movement")
FORESEEN = 3  # turns of which that is thought
SECOND = 0.4  # of what a commander brings to the priority theatre, what he brings to another
NEAR = 2  # hexes from the enemy within which a corps may soon fight


def supports_value(pos: Position, side: int, weights: Weights) -> float:
    """Supports at one's disposal, and in play. Those on the map are there to be used once combat begins: what
    is kept back then goes with the turn, and is no saving.
    """
    mine = book(pos).data.of_side[side] & book(pos).data.of_type["support"]
    laid = pos.on_map(side) & mine if pos.state.frames[0].step.startswith(LAYING[side]) else 0
    played = (laid | pos.at(PLAYED[side])).bit_count()
    value = weights.hand * counted_supports(pos, side) + weights.placed * played
    return value + commanders(pos, side, weights)


def counted_supports(pos: Position, side: int) -> float:
    """The supports at hand; those that a box must give up at the end of the phase hardly count, and those
    that play themselves not at all.
    """
    most = book(pos).data.tables.modifiers["supports"]["kept"]
    found = 0.0
    for box in support_boxes(pos, side):
        many = (pos.at(box) & ~book(pos).data.mandatory).bit_count()
        found += min(many, most) + SURPLUS * max(0, many - most)
    return found


def commanders(pos: Position, side: int, weights: Weights) -> float:
    """More than any support in play: a Soviet with a corps near the enemy or with a theatre, a German with an
    HQ whose radius holds part of the front.
    """
    data = book(pos).data
    leaders = (data.leaders | data.supports["zhukov"]) & data.of_side[side] & ~data.mandatory
    value = 0.0
    for one in own(pos).placements:
        if one.bearer != NOBODY and leaders >> one.support & 1 and pos.state.where[one.bearer] >= 0:
            value += (
                soviet_value(pos, one.bearer, weights)
                if side == SOVIET
                else axis_value(pos, one.bearer, weights)
            )
    return value


def soviet_value(pos: Position, bearer: int, weights: Weights) -> float:
    """Of a commander with a corps; with a theatre he brings a support whenever it draws."""
    if book(pos).data.of_type["theatre"] >> bearer & 1:
        share = 1.0 if bearer == own(pos).priority else SECOND
        left = book(pos).data.scenario.turns[1] - pos.state.turn
        return share * weights.hand * min(left, FORESEEN)
    near = pos.game.map.grid.disc(1 << pos.state.where[bearer], NEAR)
    return weights.leader if near & occupied_hexes(pos, 1 - SOVIET) else 0.0


def axis_value(pos: Position, hq: int, weights: Weights) -> float:
    data = book(pos).data
    around = pos.game.map.grid.disc(1 << pos.state.where[hq], data.more(hq).radii[0])
    front = around & occupied_hexes(pos, 1 - SOVIET) & adjacent_hexes(pos, SOVIET)
    return min(weights.leader, weights.watched * len(bits(front)))
