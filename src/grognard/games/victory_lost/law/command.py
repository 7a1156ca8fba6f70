"""7.3. Who is in command: the radius of an HQ, and whom it activates."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from grognard.games.victory_lost.law.book import book
from grognard.games.victory_lost.law.data import Data
from grognard.games.victory_lost.law.names import ACTIVE
from grognard.games.victory_lost.law.supply import boxed_units, is_in_box, units_on_map
from grognard.games.victory_lost.law.why_not import out_of_radius_words
from grognard.kernel.arguments import Units
from grognard.kernel.changes import Marked, Message
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.menu import Bar
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet


@rule("AVL 7.3.3a", "AVL 7.3.4a", "AVL 7.3.4b", "AVL 7.3.4c", "AVL 7.3.4d", "AVL 13.0b", "AVL 2.3.2b")
@lru_cache(maxsize=8192)
def radius(data: Data, start: int, reach: int) -> HexSet:
    """So many hexes from the HQ's own: not through water nor across impassable sides, one hex beyond a major
    river without a bridge.

    The enemy, his zones, supply and the pocket do not matter.
    """
    grid = data.map.grid
    found = going = seen = 1 << start
    for _ in range(reach):
        over = grid.spread(going, data.unbridged_sides) & data.land
        going = grid.spread(going, data.bridged_steps) & data.land & ~seen
        seen |= going
        found |= going | over
    return found


def reach_of(pos: Position, hq: int) -> HexSet:
    at = pos.state.where[hq]
    data = book(pos).data
    return radius(data, at, data.more(hq).radius) if at >= 0 else 0


@rule("AVL 7.3.5a", "AVL 7.3.5b", "AVL 11.3b")
def friends(pos: Position, hq: int) -> UnitSet:
    """The combat units an HQ may command: of any ally for a German one, of its own nation or Germans for the
    others.
    """
    data = book(pos).data
    mine = data.of_side[pos.game.roster[hq].side] & ~data.hqs
    nation = data.more(hq).nation
    if nation in ("german", "soviet"):
        return mine
    return mine & (data.nations[nation] | data.nations["german"])


@rule("AVL 7.2.1c", "AVL 7.3.2a", "AVL 2.2.2e", "AVL 11.2.3", "AVL 7.3.3b")
def units_commanded(pos: Position, hq: int) -> UnitSet:
    """All combat units in its radius, whatever army they bear, no other HQ; an HQ in its box only those in
    the box.
    """
    if is_in_box(pos, hq):
        return friends(pos, hq) & pos.at(pos.state.where[hq])
    return friends(pos, hq) & pos.units_in(reach_of(pos, hq))


def present(pos: Position, side: int) -> UnitSet:
    """A side's HQs on the map or in a box."""
    data = book(pos).data
    return data.hqs & data.of_side[side] & (units_on_map(pos) | boxed_units(pos))


@rule("AVL 7.3.2b", "AVL 7.3.2c", "AVL 7.3.2d", "AVL 7.3.3b", "AVL 7.3.3d", "AVL 7.0", "AVL 2.5c", "AVL 2.4a")
def activate(ref: Referee, side: int, hqs: UnitSet, special: bool = False) -> None:
    """These HQs and all whom they command, each once, for one movement and one combat segment; fixed now,
    whatever moves later.
    """
    pos = ref.pos
    units = hqs
    for hq in bits(hqs):
        units |= units_commanded(pos, hq)
    ref.note("AVL 7.3.2a", active=side, moved=special)
    ref.do(Marked(ACTIVE, units, True, "AVL 7.3.2a", quiet=True))
    args = (("hqs", Units(hqs)), ("n", (units & ~hqs).bit_count()))
    ref.do(Message("avl-activated", args, "AVL 7.3.2a"))


@rule("AVL 7.3.2a", "AVL 7.3.3a", "AVL 7.3.3b", "AVL 7.3.5b", "AVL 11.2.3")
def activation_bars(pos: Position, side: int) -> list[Bar]:
    """Why the HQs that are active now have not activated the others: out of reach, of another nation, HQs
    themselves, in a box.
    """
    data, active = book(pos).data, pos.state.marks[ACTIVE]
    idle, hqs = data.of_side[side] & units_on_map(pos) & ~active, bits(active & data.hqs)
    aside = data.of_side[side] & boxed_units(pos) & ~active
    waiting = Bar("AVL 11.2.3", aside & ~data.hqs, "avl-why-box-apart")
    near = [pos.units_in(reach_of(pos, hq)) for hq in hqs]
    reached, able = unite(near), unite(units & friends(pos, hq) for hq, units in zip(hqs, near, strict=True))
    if not hqs:
        return []
    if all(is_in_box(pos, hq) for hq in hqs):
        return [waiting, Bar("AVL 11.2.3", idle, "avl-why-hq-boxed")]
    others = idle & ~data.hqs
    return [
        waiting,
        Bar("AVL 7.3.2a", (idle | aside) & data.hqs, "avl-why-other-hq"),
        Bar("AVL 7.3.3a", others & ~reached, lambda unit: out_of_radius_words(pos, unit, active & data.hqs)),
        Bar("AVL 7.3.5b", others & reached & ~able, "avl-why-other-nation"),
        Bar("AVL 7.3.3b", others & able, "avl-why-came-later"),  # an HQ has come nearer since
    ]


def unite(sets: Iterable[UnitSet]) -> UnitSet:
    found = 0
    for units in sets:
        found |= units
    return found
