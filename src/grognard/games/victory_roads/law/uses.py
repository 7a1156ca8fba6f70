"""11.5.3. How many supports each theatre uses in a supports phase."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import NOBODY, THEATRES, own
from grognard.kernel.cite import rule
from grognard.kernel.hexes import bits, unitset
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet


def number(pos: Position, theatre: int) -> int:
    """A theatre's place in the counts of supports used."""
    return THEATRES.index(pos.game.roster[theatre].id)


def one_more(counts: tuple[int, ...], n: int) -> tuple[int, ...]:
    return (*counts[:n], counts[n] + 1, *counts[n + 1 :])


def count_use(ref: Referee, theatre: int, cite: str) -> None:
    """A support of a theatre has been used in this phase, as an event or generically (G-01)."""
    if theatre != NOBODY:
        ref.note(cite, used=one_more(own(ref.pos).used, number(ref.pos, theatre)))


def count_reinforcing(ref: Referee, theatre: int, cite: str) -> None:
    count_use(ref, theatre, cite)
    ref.note(cite, reinforcing=one_more(own(ref.pos).reinforcing, number(ref.pos, theatre)))


@rule("VR 11.5.3a", "VR 11.5.3b")
def exhausted_theatres(pos: Position) -> UnitSet:
    """The theatres that may use no more supports in this phase: the priority theatre uses as many as it
    likes.
    """
    most = book(pos).data.tables.modifiers["supports"]["per_ordinary_theatre"]
    some = book(pos).data.of_type["theatre"] & ~(1 << own(pos).priority if own(pos).priority >= 0 else 0)
    return unitset(one for one in bits(some) if own(pos).used[number(pos, one)] >= most)


@rule("VR 10.3.2a", "VR 11.5.2e")
def fully_reinforced_theatres(pos: Position) -> UnitSet:
    """The theatres that have spent all the supports they may on rifle corps."""
    most = book(pos).data.tables.modifiers["supports"]["reinforcing_per_theatre"]
    some = book(pos).data.of_type["theatre"]
    return unitset(one for one in bits(some) if own(pos).reinforcing[number(pos, one)] >= most)
