"""What must never be seen, on the map or among the chits: asked of every position, also of those read from a file."""

from __future__ import annotations

from grognard.games.victory_lost.data import CHOSEN, Data
from grognard.games.victory_lost.rulebook import book
from grognard.games.victory_lost.stacking import LIMIT
from grognard.games.victory_lost.state import ACTIVE, AXIS, ISOLATED, NOBODY, SOVIET, UNSUPPLIED, Falling, Own, Pursuit
from grognard.games.victory_lost.zoc import closed, held
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.state import POOL, Position, UnitSet


def invariants(pos: Position) -> list[str]:
    """What is broken, each in a line; nothing, one hopes."""
    return [*on_the_map(pos), *beside_the_map(pos), *among_marks(pos), *among_chits(pos)]


def on_the_map(pos: Position) -> list[str]:
    data, own = book(pos).data, pos.state.own
    soviet, axis = held(pos, SOVIET), held(pos, AXIS)
    never: list[tuple[str, HexSet]] = [
        ("both sides in a hex", soviet & axis),
        ("units in the water", (soviet | axis) & ~data.land),
        ("units in the closed pocket", (soviet | axis) & closed(pos)),
        ("too many units, or nations that do not stack", crowds(pos, soviet | axis)),
        ("a city in the hands of who is not in it", data.cities & (soviet & ~own.control | axis & own.control)),
        ("no victory city", own.control & ~data.cities),
    ]
    return [f"{what}: {' '.join(pos.game.map.labels(where))}" for what, where in never if where]


def crowds(pos: Position, where: HexSet) -> HexSet:
    """Hexes with more than the limit; a unit that is still falling back or advancing may stand in a full one on its way."""
    data, going = book(pos).data, under_way(pos)
    return sum(1 << h for h in bits(where) if too_many(data, pos.at(h) & ~going))


def under_way(pos: Position) -> UnitSet:
    going = [f.memo.unit for f in pos.state.frames if isinstance(f.memo, Falling | Pursuit)]
    return sum(1 << unit for unit in set(going) - {NOBODY})


def too_many(data: Data, stack: UnitSet) -> bool:
    allies = [n for n in ("hungarian", "italian", "romanian") if stack & data.nations[n]]
    return (stack & ~data.hqs).bit_count() > LIMIT or (stack & data.hqs).bit_count() > 1 or len(allies) > 1


def beside_the_map(pos: Position) -> list[str]:
    own: Own = pos.state.own
    data, where = book(pos).data, pos.state.where
    pool, here = pos.stacks.get(POOL, 0), sum(1 << u for u, at in enumerate(where) if at >= 0)
    never: list[tuple[str, UnitSet]] = [
        ("not of the two armies that have a box, or not in it", own.boxed & ~(data.box_units & pool)),
        ("HQs that come back and are not waiting", own.returning & ~(data.hqs & pool)),
        ("counted as eliminated", own.fallen & (here | pool | data.hqs)),
        ("on the map without their chit", sum(1 << u for u in bits(data.hqs & here) if own.lost >> data.chit_of[u] & 1)),
    ]
    broken = [f"{what}: {' '.join(pos.game.roster.ids(units))}" for what, units in never if units]
    return broken + (["the game is over"] if pos.state.turn > data.last_turn else [])


def among_marks(pos: Position) -> list[str]:
    own: Own = pos.state.own
    data, marks = book(pos).data, pos.state.marks
    here = sum(1 << u for u, at in enumerate(pos.state.where) if at >= 0)
    never: list[tuple[str, UnitSet]] = [
        ("out of supply and isolated", marks[UNSUPPLIED] & marks[ISOLATED]),
        ("a supply marker off the map", (marks[UNSUPPLIED] | marks[ISOLATED]) & ~here),
        ("activated, and neither on the map nor in a box", marks[ACTIVE] & ~here & ~own.boxed),
        ("activated out of turn", marks[ACTIVE] & ~(data.of_side[own.active] if own.active != NOBODY else 0)),
    ]
    return [f"{what}: {' '.join(pos.game.roster.ids(units))}" for what, units in never if units]


def among_chits(pos: Position) -> list[str]:
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
        ("chits that nobody has", (own.bag | own.played | own.picked[SOVIET] | own.picked[AXIS] | own.ahead | own.shown) & ~mine),
    ]
    return broken + [f"{what}: {' '.join(data.chits[c].id for c in bits(chits))}" for what, chits in never if chits]
