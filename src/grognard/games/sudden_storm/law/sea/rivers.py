"""27E. How far a flotilla goes: along rivers, over lakes, in coastal waters."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.games.sudden_storm.law import marching, zoc
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import MP, own
from grognard.games.sudden_storm.law.possession import owned
from grognard.games.sudden_storm.law.sea import waters
from grognard.games.sudden_storm.law.sea.routes import strait_closed
from grognard.games.sudden_storm.law.skies import frozen_coast
from grognard.kernel.arguments import Charge, Points
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet
from grognard.kernel.network import MoveTerms
from grognard.kernel.reach import Reach
from grognard.kernel.state import Position, fact
from grognard.rules.why_not import Closure, Trip, about_hex


@rule("SS 27E.3")
def left(pos: Position, ship: int) -> int:
    """Half points that a flotilla has left in this phase."""
    found = marching.points_left(pos, ship)
    return book(pos).data.constant("naval.flotilla") * MP if found is None else found


@rule("SS 27E.4", "SS 28D3.2", "SS 30B.1", "SS 30K")
def closed(pos: Position, side: int) -> Iterator[Closure]:
    """No hex of the enemy's, nor neutral land, nor frozen coast."""
    yield Closure("SS 27E.4", owned(pos, 1 - side), about_hex("ss-why-enemy-owned", pos))
    outside = pos.game.map.grid.board & ~book(pos).data.scene.area
    yield Closure("SS 30K", outside, about_hex("ss-why-outside-area", pos))
    yield Closure("SS 28D3.2", frozen_coast(pos), about_hex("ss-why-frozen-coast", pos))
    yield Closure("SS 30B.1", own(pos).neutral, about_hex("ss-why-neutral-coast", pos))


@rule("SS 27E.3", "SS 27E.4")
def trip(pos: Position, ship: int) -> Trip:
    """Leaving enemy ZOC costs it what it costs units on foot (SS-R10). Through a coastal hex on two waters,
    or a strait that the enemy holds, it does not pass.
    """
    data, side = book(pos).data, pos.game.roster[ship].side
    terms = MoveTerms(
        pos.game.map.grid.board,
        stop=waters.split(data) | strait_closed(pos, side),
        zones=zoc.zones(pos, 1 - side),
        toll=zoc.tolls(data, "flotilla"),
    )
    here = 1 << pos.state.where[ship]
    bars = tuple(bar._replace(hexes=bar.hexes & ~here) for bar in closed(pos, side))
    return Trip(waters.flotilla_network(data), here, left(pos, ship), terms, closed=bars)


@fact
def reached(pos: Position, ship: int) -> Reach:
    return trip(pos, ship).reach()


@rule("SS 27E.4")
def deep(pos: Position) -> HexSet:
    """Where a flotilla may not end its move: hexes that are all sea or all lake."""
    data = book(pos).data
    return waters.sea(data) | data.map.terrain["lake"]


def price(a: int, b: int) -> Iterator[Charge]:
    """What a step is paid for."""
    yield Charge("water", Points(MP, MP))
