"""27B and 27E.2. Damage to ships, whatever does it, and cargo that goes down with them."""

from __future__ import annotations

from typing import NamedTuple

from grognard.games.sudden_storm.law import unit_losses
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import NOBODY, Convoy, Stock, own
from grognard.games.sudden_storm.law.sea.ports import is_at_sea, is_flotilla
from grognard.games.sudden_storm.law.sea.sinking import sink
from grognard.games.sudden_storm.law.sizes import transport_size
from grognard.games.sudden_storm.law.stocks import merge_stocks
from grognard.kernel.changes import Message, StepsChanged
from grognard.kernel.cite import rule
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position

AT_SEA_TIMES = 2  # points that a bomb does to a flotilla at sea


@rule("SS 27B.3", "SS 27E.2")
def damage(ref: Referee, ship: int, hits: int, cite: str) -> None:
    """Hits of bombs: a point each, and two for a flotilla at sea."""
    twice = is_flotilla(ref.pos, ship) and is_at_sea(ref.pos, ship)
    apply_damage(ref, ship, hits * AT_SEA_TIMES if twice else hits, cite)


@rule("SS 27B.3", "SS 27E.2")
def apply_damage(ref: Referee, ship: int, points: int, cite: str) -> None:
    """Points of damage; with as many as its type bears a ship is sunk, with what it carries."""
    left = ref.state.steps[ship] - points
    if points <= 0:
        return
    if left > 0:
        ref.do(StepsChanged(ship, left, cite, "damaged"))
        return
    sink(ref, ship, "sunk", cite)
    lose_cargo(ref)


# -- cargo


def capacity(pos: Position, ship: int) -> int:
    return book(pos).data.ship(ship).cargo


class Piece(NamedTuple):
    """A part of a cargo that is saved or lost whole: a unit, a resource point, an RE of supply."""

    size: int
    unit: int = NOBODY
    point: Stock | None = None


def pieces(pos: Position, convoy: Convoy) -> list[Piece]:
    """In the order of the holds."""
    points = [stock._replace(points=1) for stock in convoy.goods for _ in range(stock.points)]
    return [
        *(Piece(transport_size(pos, unit), unit) for unit in convoy.units),
        *(Piece(1, point=point) for point in points),
        *(Piece(1) for _ in range(convoy.supply)),
    ]


@rule("SS 27C1.3", "SS 27B5.3")
def lose_cargo(ref: Referee) -> None:
    """Ships are loaded in their order, each to the brim: of a piece any part of which lay in a sunk ship
    nothing is left.
    """
    for convoy in own(ref.pos).convoys:
        gone = [ship for ship in convoy.ships if ref.state.where[ship] < 0 and was_sunk(ref.pos, ship)]
        if gone:
            lighten_convoy(ref, convoy, gone)


def was_sunk(pos: Position, ship: int) -> bool:
    return any(one == ship for one, _ in own(pos).sunk)


def lighten_convoy(ref: Referee, convoy: Convoy, gone: list[int]) -> None:
    """A convoy without the ships it has lost."""
    holds = [ship for ship in convoy.ships for _ in range(capacity(ref.pos, ship))]
    saved, lost = list[Piece](), list[Piece]()
    for piece in pieces(ref.pos, convoy):
        hold, holds = holds[: piece.size], holds[piece.size :]
        (lost if any(ship in gone for ship in hold) else saved).append(piece)
    for piece in lost:
        if piece.unit != NOBODY:
            unit_losses.eliminate(ref, piece.unit, "at-sea", "SS 27C1.3")
    points = sum(piece.point is not None for piece in lost)
    supply = sum(piece == Piece(1) for piece in lost)
    if points or supply:
        ref.do(Message("ss-cargo-lost", (("points", points), ("supply", supply)), "SS 27C1.3"))
    units = tuple(piece.unit for piece in saved if piece.unit != NOBODY)
    left = Convoy(
        tuple(ship for ship in convoy.ships if ship not in gone),
        units,
        tuple(unit for unit in convoy.from_beach if unit in units),
        merge_stocks(piece.point for piece in saved if piece.point is not None),
        convoy.supply - supply,
    )
    replace_convoy(ref, convoy, left)


def is_empty(convoy: Convoy) -> bool:
    return not (convoy.units or convoy.goods or convoy.supply)


def replace_convoy(ref: Referee, old: Convoy | None, new: Convoy | None) -> None:
    """One convoy in place of another; ships that carry nothing are none."""
    kept = [one for one in own(ref.pos).convoys if one != old]
    if new is not None and new.ships and not is_empty(new):
        kept.append(new)
    ref.note("SS 27C1.1", convoys=tuple(sorted(kept)))
