"""4. Zones of control."""

from __future__ import annotations

from grognard.games.velikie_louki.rulebook import book
from grognard.games.velikie_louki.state import FESTUNG, GERMAN, LINES, RESTS, Own
from grognard.kernel.cite import rule
from grognard.kernel.hexes import Gate, HexSet, bits
from grognard.kernel.state import Position, fact, side_fact


@side_fact
def line(pos: Position, side: int) -> HexSet:
    """The hexes of a side's combat units."""
    return pos.held(LINES[side])


@side_fact
def held(pos: Position, side: int) -> HexSet:
    """The hexes where a side has any unit; the garrison is none."""
    return pos.held(LINES[side]) | pos.held(RESTS[side])


@rule("VL 4.1b", "VL 4.2.2", "VL 7.6b", "VL 7.6c")
@fact
def garrison(pos: Position, side: int) -> HexSet:
    """The Festung hexes that exert a zone: none for the whole of a turn that began with the city encircled."""
    own: Own = pos.state.own
    return pos.held(FESTUNG) if side == GERMAN and not own.encircled else 0


@rule("VL 4.1a", "VL 4.1b", "VL 3.2h", "VL 4.2.1h")
@fact
def zoc(pos: Position, side: int) -> HexSet:
    """All six hexes around combat units and the garrison, across rivers and bridges; HQs and rockets have none, and zones do not cancel."""
    return pos.game.map.grid.around(line(pos, side) | garrison(pos, side))


@rule("VL 4.4c")
@fact
def hard_zoc(pos: Position, side: int) -> HexSet:
    """The zones that hold skiers too: those of motor units, and of the garrison."""
    motor = book(pos).data.motor & book(pos).data.combat & book(pos).data.of_side[side]
    return pos.game.map.grid.around(pos.hexes_of(motor) | garrison(pos, side))


@rule("VL 4.2.1c")
def same_zone(pos: Position, exerting: HexSet) -> Gate:
    """The steps from one hex of a unit's zone to another hex of it: those that have the unit on the left or on the right."""
    grid = pos.game.map.grid
    shut = [0] * 6
    for h in bits(exerting):
        ring = dict(grid.neighbours(h))
        for d in range(6):
            a, b = ring.get(d), ring.get((d + 1) % 6)
            if a is not None and b is not None:
                way = grid.direction(a, b)
                shut[way] |= 1 << a
                shut[(way + 3) % 6] |= 1 << b
    n, ne, se, so, sw, nw = shut
    return n, ne, se, so, sw, nw


@rule("VL 4.2.1c")
@fact
def barred_steps(pos: Position, side: int) -> Gate:
    """What the zones of `side` bar to its enemy."""
    return same_zone(pos, line(pos, side) | garrison(pos, side))


@rule("VL 4.4a", "VL 4.4c")
@fact
def barred_to_skiers(pos: Position, side: int) -> Gate:
    """Skiers go from zone to zone of foot units, not of others."""
    data = book(pos).data
    return same_zone(pos, pos.hexes_of(data.motor & data.combat & data.of_side[side]) | garrison(pos, side))


@rule("VL 4.2.1d", "VL 4.2.1e", "VL 4.3b")
def felt(pos: Position, foe: int) -> HexSet:
    """The zone of `foe` as retreats and supply lines feel it: a friendly unit in a hex cancels it there."""
    return zoc(pos, foe) & ~held(pos, 1 - foe)
