"""What must never be seen, on the map or among the chits: asked of every position, also of those read from a
file.
"""

from __future__ import annotations

from grognard.games.victory_lost.law.book import book
from grognard.games.victory_lost.law.data import CHOSEN, Data
from grognard.games.victory_lost.law.names import (
    ACTIVE,
    ARMY_BOXES,
    AXIS,
    ISOLATED,
    NOBODY,
    RETURNING,
    SOVIET,
    UNSUPPLIED,
    AdvanceAfterCombat,
    Own,
    Retreat,
)
from grognard.games.victory_lost.law.stacking import LIMIT
from grognard.games.victory_lost.law.supply import boxed_units, units_on_map
from grognard.games.victory_lost.law.zoc import closed_pocket, occupied_hexes
from grognard.kernel.hexes import HexSet, bits, hexset, unitset
from grognard.kernel.places import POOL
from grognard.kernel.state import Position, UnitSet


def invariants(pos: Position) -> list[str]:
    """What is broken, each in a line; nothing, one hopes."""
    return [*map_faults(pos), *box_faults(pos), *mark_faults(pos), *chit_faults(pos)]


def map_faults(pos: Position) -> list[str]:
    data, own = book(pos).data, pos.state.own
    soviet, axis = occupied_hexes(pos, SOVIET), occupied_hexes(pos, AXIS)
    never: list[tuple[str, HexSet]] = [
        ("both sides in a hex", soviet & axis),
        ("units in the water", (soviet | axis) & ~data.land),
        ("units in the closed pocket", (soviet | axis) & closed_pocket(pos)),
        ("too many units, or nations that do not stack", crowds(pos, soviet | axis)),
        (
            "a city in the hands of who is not in it",
            data.cities & (soviet & ~own.control | axis & own.control),
        ),
        ("no victory city", own.control & ~data.cities),
    ]
    return [f"{what}: {' '.join(pos.game.map.labels(where))}" for what, where in never if where]


def crowds(pos: Position, where: HexSet) -> HexSet:
    """Hexes with more than the limit; a unit that is still falling back or advancing may stand in a full one
    on its way.
    """
    data, going = book(pos).data, units_in_progress(pos)
    return hexset(h for h in bits(where) if has_too_many(data, pos.at(h) & ~going))


def units_in_progress(pos: Position) -> UnitSet:
    going = [f.memo.unit for f in pos.state.frames if isinstance(f.memo, Retreat | AdvanceAfterCombat)]
    return unitset(set(going) - {NOBODY})


def has_too_many(data: Data, stack: UnitSet) -> bool:
    allies = [n for n in ("hungarian", "italian", "romanian") if stack & data.nations[n]]
    return (stack & ~data.hqs).bit_count() > LIMIT or (stack & data.hqs).bit_count() > 1 or len(allies) > 1


def box_faults(pos: Position) -> list[str]:
    own: Own = pos.state.own
    data = book(pos).data
    waiting, here = pos.at(POOL) | pos.at(RETURNING) | boxed_units(pos), units_on_map(pos)
    never: list[tuple[str, UnitSet]] = [
        ("in the box of another army (AVL 11.2.1a)", units_in_wrong_box(pos)),
        ("HQs alone come back next turn (AVL 12.7g), not", pos.at(RETURNING) & ~data.hqs),
        ("counted as eliminated", own.fallen & (here | waiting | data.hqs)),
        (
            "on the map without their chit",
            unitset(u for u in bits(data.hqs & here) if own.lost >> data.chit_of[u] & 1),
        ),
    ]
    broken = [f"{what}: {' '.join(pos.game.roster.ids(units))}" for what, units in never if units]
    return broken + (["the game is over"] if pos.state.turn > data.last_turn else [])


def units_in_wrong_box(pos: Position) -> UnitSet:
    """Units in the box of an army that is not theirs."""
    data = book(pos).data
    return unitset(
        u for name, box in ARMY_BOXES.items() for u in bits(pos.at(box)) if data.more(u).box != name
    )


def mark_faults(pos: Position) -> list[str]:
    own: Own = pos.state.own
    data, marks = book(pos).data, pos.state.marks
    here = units_on_map(pos)
    never: list[tuple[str, UnitSet]] = [
        ("out of supply and isolated", marks[UNSUPPLIED] & marks[ISOLATED]),
        ("a supply marker off the map", (marks[UNSUPPLIED] | marks[ISOLATED]) & ~here),
        ("activated, and neither on the map nor in a box", marks[ACTIVE] & ~here & ~boxed_units(pos)),
        ("activated out of turn", marks[ACTIVE] & ~(data.of_side[own.active] if own.active != NOBODY else 0)),
    ]
    return [f"{what}: {' '.join(pos.game.roster.ids(units))}" for what, units in never if units]


def chit_faults(pos: Position) -> list[str]:
    """Each chit is in one place, and nobody plays a chit that he does not have."""
    own: Own = pos.state.own
    data = book(pos).data
    red, stavka = data.chits_of(SOVIET), 1 << data.stavka
    mine = own.five | stavka | own.axis
    broken = []
    if own.five & ~(red & ~stavka) or own.five.bit_count() > CHOSEN:
        broken.append("the chosen chits are five Soviet ones at most, besides STAVKA")
    never = [
        ("chits of the wrong side", own.axis & red | own.shown & ~red | own.ahead & ~red),
        ("chits in the bag and played", own.bag & own.played),
        (
            "chits that nobody has",
            (own.bag | own.played | own.picked[SOVIET] | own.picked[AXIS] | own.ahead | own.shown) & ~mine,
        ),
    ]
    return broken + [
        f"{what}: {' '.join(data.chits[c].id for c in bits(chits))}" for what, chits in never if chits
    ]
