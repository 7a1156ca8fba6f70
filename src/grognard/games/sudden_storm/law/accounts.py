"""33B. What pays: the pools of nations and districts, the general pools, and what isolated places keep.

An account is named as a pool is, or "store 4A:1124 infantry" for the points that lie in a hex.
"""

from __future__ import annotations

from grognard.games.sudden_storm.law import pools
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.factories import is_producing
from grognard.games.sudden_storm.law.names import NOBODY, SOVIET, Factory, own
from grognard.games.sudden_storm.law.pools import ANY_SOVIET, ARMOUR, ARTILLERY, INFANTRY, pool
from grognard.games.sudden_storm.law.possession import owned_hexes
from grognard.games.sudden_storm.law.tables import EASTERN, TWENTIETHS
from grognard.kernel.cite import rule
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position

STORE = "store "
Bill = tuple[tuple[str, int], ...]  # accounts, and the twentieths that each pays


def store(pos: Position, h: int, kind: str) -> str:
    return f"{STORE}{pos.game.map.label(h)} {kind}"


def place_of(pos: Position, name: str) -> tuple[int, str]:
    """The hex and the kind of a store."""
    _, label, kind = name.split()
    return pos.game.map.hex(label), kind


def factory_share(one: Factory, kind: str) -> int:
    return (one.armour if kind == ARMOUR else one.artillery) * TWENTIETHS


def account_balance(pos: Position, name: str) -> int:
    """Twentieths in an account."""
    if not name.startswith(STORE):
        return pools.points_held(pos, name)
    h, kind = place_of(pos, name)
    if kind == INFANTRY:
        return sum(many for at, what, many in own(pos).stores if (at, what) == (h, kind))
    return sum(factory_share(one, kind) for one in own(pos).factories if one.hex == h)


def covers(pos: Position, bill: Bill) -> bool:
    """All of a bill is there: no pool is ever overdrawn by a purchase."""
    return all(account_balance(pos, name) >= many for name, many in bill)


def pay(ref: Referee, bill: Bill, cite: str) -> None:
    for name, many in bill:
        if name.startswith(STORE):
            lay(ref, name, -many, cite)
        else:
            pools.spend(ref, name, many, cite)


def lay(ref: Referee, name: str, more: int, cite: str) -> None:
    """A store has so much more, or less."""
    h, kind = place_of(ref.pos, name)
    now = own(ref.pos)
    if kind == INFANTRY:
        left = [one for one in now.stores if one[:2] != (h, kind)]
        there = account_balance(ref.pos, name) + more
        ref.note(cite, stores=tuple(sorted(left + [(h, kind, there)] * bool(there))))
        return
    points = more // TWENTIETHS
    found = [grown(one, kind, points) if one.hex == h else one for one in now.factories]
    ref.note(cite, factories=tuple(found))


def grown(one: Factory, kind: str, points: int) -> Factory:
    if kind == ARMOUR:
        return one._replace(armour=one.armour + points)
    return one._replace(artillery=one.artillery + points)


@rule("SS 33B2.3", "SS 33B2.6")
def receive(ref: Referee, name: str, many: int, cite: str) -> None:
    """Points come to an account. A store whose city is lost receives nothing; that of a factory which is no
    longer isolated goes to the general pool.
    """
    if not name.startswith(STORE):
        pools.receive(ref, name, many, cite)
        return
    h, kind = place_of(ref.pos, name)
    if not owned_hexes(ref.pos, SOVIET) >> h & 1:
        return
    if kind == INFANTRY or (is_isolated(ref.pos, h) and any(one.hex == h for one in own(ref.pos).factories)):
        lay(ref, name, many, cite)
    else:
        pools.receive(ref, pool(ANY_SOVIET, kind), many, cite)


def credit(ref: Referee, name: str, many: int, cite: str) -> None:
    """Points that cannot be used in the turn in which they come."""
    later = own(ref.pos).later
    ref.note(cite, later=pools.with_value(later, name, dict(later).get(name, 0) + many))


# -- where Soviet points lie


def is_isolated(pos: Position, h: int) -> bool:
    return own(pos).cut_off[SOVIET] >> h & 1 == 1


@rule("SS 33B2.6")
def city_stores(pos: Position) -> tuple[tuple[int, str], ...]:
    """The cities that keep infantry points of their own, and their accounts: those where some lie, and
    isolated replacement cities, however empty.
    """
    there = {h for h, kind, _ in own(pos).stores if kind == INFANTRY}
    listed = {one.hex for one in book(pos).data.tables.soviet_replacements if one.hex != NOBODY}
    alone = {h for h in listed if is_isolated(pos, h) and owned_hexes(pos, SOVIET) >> h & 1}
    return tuple((h, store(pos, h, INFANTRY)) for h in sorted(there | alone))


def of_kind(pos: Position, kind: str) -> tuple[str, ...]:
    """All Soviet accounts of a kind of points."""
    if kind == INFANTRY:
        pooled = tuple(pool(whose, kind) for whose in (*pools.districts(book(pos).data), EASTERN))
        return (*pooled, *(name for _, name in city_stores(pos)))
    kept = (store(pos, one.hex, kind) for one in works(pos, apart=True))
    return (pool(ANY_SOVIET, kind), *kept)


@rule("SS 33B2.3")
def works(pos: Position, apart: bool) -> tuple[Factory, ...]:
    """Producing factories that are isolated, or those that are not; the Urals never are."""
    return tuple(
        one
        for one in own(pos).factories
        if is_producing(pos, one) and (one.hex != NOBODY and is_isolated(pos, one.hex)) == apart
    )


def is_from_works(kind: str) -> bool:
    return kind in (ARMOUR, ARTILLERY)


def has_replacements(pos: Position) -> bool:
    """Do replacements belong to the scenario?"""
    return book(pos).data.scene.is_on("33B")
