"""A chit drawn from the bag, as the table shows it: its HQ, whom it activates, and who just stays out."""

from __future__ import annotations

from grognard.games.victory_lost.law import command
from grognard.games.victory_lost.law.book import book
from grognard.games.victory_lost.law.data import Data
from grognard.games.victory_lost.law.names import ACTIVE, Own
from grognard.games.victory_lost.law.supply import units_on_map
from grognard.games.victory_lost.law.why_not import out_of_radius_words
from grognard.kernel.arguments import Arguments, At, unit
from grognard.kernel.changes import Change, OwnChanged
from grognard.kernel.game import Drawn, LeftOut
from grognard.kernel.hexes import bits
from grognard.kernel.state import Position, UnitSet

BEYOND = 2  # hexes outside a radius in which a unit is still thought of
MOST = 3  # units named that stay out


def read_draw(change: Change, pos: Position) -> Drawn | None:
    """Of the change that shows a chit, in the position that its draw led to."""
    if not isinstance(change, OwnChanged) or change.what != "avl-drawn":
        return None
    data, own = book(pos).data, pos.state.own
    named = dict(change.args)
    side = pos.game.side(str(named["side"]))
    printed = str(named["chit"])
    chit = next((c for c in data.chits if c.id == printed), None)
    active = pos.state.marks[ACTIVE] & data.of_side[side]
    hqs = active & data.hqs
    at = pos.state.where[chit.hq] if chit is not None and chit.hq >= 0 else -1
    one = hqs.bit_count() == 1 and at >= 0
    return Drawn(
        what="avl-drawn-one" if one else "avl-drawn-many" if hqs else "avl-drawn-none",
        chit=printed if chit is not None else "Manstein-1",
        side=side,
        cite="AVL 7.3.2a",
        hqs=hqs,
        units=active & ~data.hqs,
        hexes=pos.hexes_of(active & units_on_map(pos)),
        args=call(pos, data, chit.hq, active)
        if one and chit is not None
        else (("n", (active & ~hqs).bit_count()),),
        left_out=units_out_of_radius(pos, data, chit.hq) if one and chit is not None else (),
        **count(own),
    )


def call(pos: Position, data: Data, hq: int, active: UnitSet) -> Arguments:
    return (
        ("hex", At(pos.state.where[hq])),
        ("radius", data.more(hq).radius),
        ("n", (active & ~data.hqs).bit_count()),
    )


def count(own: Own) -> dict[str, int]:
    return {"nth": own.played.bit_count(), "of": own.played.bit_count() + own.bag.bit_count()}


def units_out_of_radius(pos: Position, data: Data, hq: int) -> tuple[LeftOut, ...]:
    """Who could be commanded and stands a little too far off, the nearest first."""
    at, grid = pos.state.where[hq], data.map.grid
    near = pos.units_in(grid.disc(1 << at, data.more(hq).radius + BEYOND))
    idle = command.friends(pos, hq) & near & ~pos.units_in(command.reach_of(pos, hq))
    found = sorted(bits(idle), key=lambda u: (grid.distance(at, pos.state.where[u]), u))
    return tuple(
        LeftOut(u, "AVL 7.3.3a", what, (*args, ("unit", unit(u))))
        for u in found[:MOST]
        for what, args in [out_of_radius_words(pos, u, 1 << hq)]
    )
