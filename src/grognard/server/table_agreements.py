"""What people agree on at a table besides the rules: training, hints, a steward for whoever is away."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

import msgspec
from msgspec import Struct

from grognard.kernel.engine import NOBODY, choices
from grognard.kernel.state import Position
from grognard.server import wire
from grognard.server.faults import Fault
from grognard.server.store import SeatRow, TableRow

HINTS, STEWARD, REPLAY = "hints", "steward", "replay"


class Terms(Struct, frozen=True):
    """`hints`, `steward` and `replay` name the seats whose people want it: it holds while all of them do."""

    training: bool = False
    rated: bool = False
    hints: tuple[int, ...] = ()
    steward: tuple[int, ...] = ()
    replay: tuple[int, ...] = ()  # whoever has the link may look at the game once it is over


def terms_of(row: TableRow) -> Terms:
    return decoded(row.terms)


@lru_cache(maxsize=256)
def decoded(text: str) -> Terms:
    return msgspec.json.decode(text, type=Terms)


def initial_terms(ask: wire.TableIn, seats: Sequence[SeatRow]) -> Terms:
    """The terms a new table begins with. Hints are usual where nobody else sits down."""
    alone = all(seat.kind != "open" for seat in seats)
    if ask.training and (ask.rated or not alone):
        raise Fault(400, "training-alone", field="training")
    if ask.training and ask.hints is False:
        raise Fault(400, "training-hints", field="hints")
    if ask.rated and ask.hints:
        raise Fault(400, "rated-no-hints", field="hints")
    hints = not ask.rated and (ask.training or (alone if ask.hints is None else ask.hints))
    mine = people(seats)
    return Terms(ask.training, ask.rated, mine if hints else (), mine if ask.steward else ())


def people(seats: Iterable[SeatRow]) -> tuple[int, ...]:
    return tuple(seat.n for seat in seats if seat.kind == "person")


def is_agreed(wanted: Sequence[int], seats: Sequence[SeatRow]) -> bool:
    """Everybody is there, and every person wants it."""
    mine = people(seats)
    return bool(mine) and all(seat.kind != "open" for seat in seats) and set(mine) <= set(wanted)


def is_published(row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Whether strangers may look at a game: it is over, and everybody who played it allows it."""
    return row.status == "over" and is_agreed(terms_of(row).replay, seats)


def are_hints_allowed(terms: Terms, seats: Sequence[SeatRow]) -> bool:
    return not terms.rated and is_agreed(terms.hints, seats)


def change_terms(terms: Terms, what: str, held: frozenset[int], on: bool) -> Terms:
    """The terms after somebody has agreed to something, or no longer does."""
    if not held:
        raise Fault(403, "no-seat")
    if what == HINTS and on and terms.rated:
        raise Fault(409, "rated-no-hints")
    before: tuple[int, ...] = getattr(terms, what)
    after = set(before) | held if on else set(before) - held
    return msgspec.structs.replace(terms, **{what: tuple(sorted(after))})


def wire_terms(row: TableRow, seats: Sequence[SeatRow]) -> wire.Terms:
    terms = terms_of(row)
    return wire.Terms(
        training=terms.training,
        rated=terms.rated,
        hints=wire.Agreement(on=are_hints_allowed(terms, seats), seats=list(terms.hints)),
        steward=wire.Agreement(on=is_agreed(terms.steward, seats), seats=list(terms.steward)),
        replay=wire.Agreement(on=is_agreed(terms.replay, seats), seats=list(terms.replay)),
    )


def forced(pos: Position) -> bool:
    """Whether a side is asked outside its own phase: what to lose, where to fall back."""
    who, frames = choices(pos).who, pos.state.frames
    return who != NOBODY and len(frames) > 1 and 0 <= frames[0].who != who
