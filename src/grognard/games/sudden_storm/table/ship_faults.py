"""What must hold of ships and of what they carry."""

from __future__ import annotations

from collections import Counter

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import AFLOAT, AT_SEA, AXIS, GERMANY, SOVIET, own
from grognard.games.sudden_storm.law.sea import waters
from grognard.games.sudden_storm.law.sea.cargo import load
from grognard.games.sudden_storm.law.sea.ship_damage import capacity
from grognard.kernel.hexes import bits, unitset
from grognard.kernel.places import ABSENT, DEAD, GONE, POOL
from grognard.kernel.state import Position

PLACES = (DEAD, GONE, POOL, ABSENT, GERMANY)  # of ships beside the map


def ship_faults(pos: Position) -> list[str]:
    """Ships where there is no water or in a box that is none of theirs; cargo without ships."""
    data, found = book(pos).data, list[str]()
    name = pos.game.roster.ids
    boats = data.of_kind["flotilla"]
    wet = waters.coast(data) | waters.sea(data) | data.area("volga_delta")
    for ship in bits(data.ships):
        at = pos.state.where[ship]
        if at < 0 and (at not in PLACES or (at == GERMANY and not data.all_of_side[AXIS] >> ship & 1)):
            found.append(f"a ship in a box of others: {name(1 << ship)[0]}")
        if at >= 0 and not (wet | (waters.inland_hexes(data) if boats >> ship & 1 else 0)) >> at & 1:
            found.append(f"a ship on dry land: {name(1 << ship)[0]}")
    strange = pos.state.marks[AT_SEA] & ~(data.ships & (pos.on_map(AXIS) | pos.on_map(SOVIET)))
    if strange:
        found.append(f"at sea, and no ship on the map: {' '.join(name(strange))}")
    return found + loads(pos)


def loads(pos: Position) -> list[str]:
    """Every unit afloat is aboard one convoy, every ship in one at the most, and none carries too much."""
    convoys, found = own(pos).convoys, list[str]()
    aboard = Counter(unit for one in convoys for unit in one.units)
    ships = Counter(ship for one in convoys for ship in one.ships)
    afloat = pos.at(AFLOAT)
    if afloat != unitset(aboard) or any(many > 1 for many in (*aboard.values(), *ships.values())):
        found.append("units afloat are not those aboard")
    for one in convoys:
        if load(pos, one) > sum(capacity(pos, ship) for ship in one.ships):
            found.append("a convoy with more than it can carry")
        if len({pos.state.where[ship] for ship in one.ships}) != 1:
            found.append("a convoy in two places")
    return found
