"""33B and 34. Replacement points: what a side receives in its initial phase."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.sudden_storm.law import accounts, entries, special
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.factories import is_producing
from grognard.games.sudden_storm.law.names import AXIS, NOBODY, SOVIET, own
from grognard.games.sudden_storm.law.pools import (
    ANY_AXIS,
    ANY_SOVIET,
    ARMOUR,
    ARTILLERY,
    INFANTRY,
    districts,
    pool,
    side_of,
    with_value,
)
from grognard.games.sudden_storm.law.pools import (
    receive as take_in,
)
from grognard.games.sudden_storm.law.possession import owned_hexes
from grognard.games.sudden_storm.law.tables import EASTERN, TWENTIETHS
from grognard.kernel.cite import rule
from grognard.kernel.flow import Do, Step
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position

HALF = 2
LASTING = ("infantry", "armor")

# -- Axis


@rule("SS 33B1.1")
def receive_axis(ref: Referee, _: Frame) -> None:
    """On the first turn of a month, each nation its own infantry points."""
    data = book(ref.pos).data
    if data.scene.gifts is not None or not data.turn(ref.state.turn).axis_rp:
        return
    for one in data.tables.axis_replacements:
        if ref.state.turn >= one.first and not has_surrendered(ref.pos, one.pool):
            take_in(ref, pool(one.pool, one.kind), one.points, "SS 33B1.1")


@rule("SS 31.2")
def has_surrendered(pos: Position, nation: str) -> bool:
    """A nation that has surrendered receives nothing."""
    now = own(pos)
    return {"finnish": now.finland, "rumanian": now.rumania}.get(nation, "") == "out"


# -- Soviets


@rule("SS 33B2.1", "SS 33B2.5", "SS 33B2.6", "SS 33B2.8")
def receive_infantry(ref: Referee, _: Frame) -> None:
    """Cities give to the pools of their districts; isolated ones keep what they make."""
    data, now, turn = book(ref.pos).data, own(ref.pos), ref.state.turn
    if data.scene.gifts is not None or not data.turn(turn).infantry:
        return
    retaken, mine = dict(now.retaken), owned_hexes(ref.pos, SOVIET)
    for one in data.tables.soviet_replacements:
        points = one.points * TWENTIETHS // (HALF if is_penalised(ref.pos) else 1)
        if one.hex == NOBODY:
            take_in(ref, pool(EASTERN, INFANTRY), points, "SS 33B2.1")
        elif not mine >> one.hex & 1 or turn < retaken.get(one.hex, -99) + data.constant("retaken.after"):
            continue
        elif own(ref.pos).cut_off[SOVIET] >> one.hex & 1:
            keep(ref, one.hex, INFANTRY, points, "SS 33B2.6")
        else:
            take_in(ref, pool(one.district, INFANTRY), points, "SS 33B2.5")


@rule("SS 30E.3")
def is_penalised(pos: Position) -> bool:
    """Regular infantry points are halved: while the capital is prepared, on the turn it goes to the Urals,
    and for some phases after its capture.
    """
    now = own(pos)
    fresh = now.capital.since == pos.state.turn and now.capital.state in ("prepared", "urals")
    return now.penalty > 0 or fresh


def keep(ref: Referee, h: int, kind: str, many: int, cite: str) -> None:
    """Points stay in an isolated city."""
    stores = {(at, what): points for at, what, points in own(ref.pos).stores}
    stores[h, kind] = stores.get((h, kind), 0) + many
    ref.note(cite, stores=tuple(sorted((at, what, points) for (at, what), points in stores.items())))


@rule("SS 33B2.5")
def lose_districts(ref: Referee, _: Frame) -> None:
    """The pool of a district is lost with its last major or dot city."""
    data, mine = book(ref.pos).data, owned_hexes(ref.pos, SOVIET)
    for name in districts(data):
        if not entries.cities_in(ref.pos, f"md {name}") & mine:
            ref.note("SS 33B2.5", pools=with_value(own(ref.pos).pools, pool(name, INFANTRY), 0))


@rule("SS 30D.5", "SS 33B2.3")
def receive_from_factories(ref: Referee, _: Frame) -> None:
    """To the general pools; a factory that is isolated keeps its own, and gives it up when it is relieved."""
    data, turn = book(ref.pos).data, book(ref.pos).data.turn(ref.state.turn)
    if not data.scene.is_on("30D") or data.scene.gifts is not None:
        return
    cut, left = own(ref.pos).cut_off[SOVIET], []
    for one in own(ref.pos).factories:
        works = is_producing(ref.pos, one)
        armour = data.constant("factory.armor") if works and turn.armour else 0
        guns = data.constant("factory.artillery") if works and turn.artillery else 0
        if one.hex != NOBODY and cut >> one.hex & 1:
            left.append(one._replace(armour=one.armour + armour, artillery=one.artillery + guns))
            continue
        take_in(ref, pool(ANY_SOVIET, ARMOUR), (armour + one.armour) * TWENTIETHS, "SS 33B2.3")
        take_in(ref, pool(ANY_SOVIET, ARTILLERY), (guns + one.artillery) * TWENTIETHS, "SS 33B2.3")
        left.append(one._replace(armour=0, artillery=0))
    ref.note("SS 33B2.3", factories=tuple(left))


# -- both


@rule("SS 33C.3", "SS 33F1")
def receive_later(ref: Referee, frame: Frame) -> None:
    """Points that came for withdrawn and demobilized units in an earlier turn can be used now."""
    data, later = book(ref.pos).data, own(ref.pos).later
    mine = [one for one in later if side_of(data, one[0]) == frame.who]
    ref.note("SS 33F1", later=tuple(one for one in later if one not in mine))
    for name, many in mine:
        accounts.receive(ref, name, many, "SS 33F1")


def receive_gifts(ref: Referee, frame: Frame) -> None:
    """In a scenario of our own: what it names, and nothing else."""
    data, turn = book(ref.pos).data, ref.state.turn
    for one in data.scene.gifts or ():
        if one.side != frame.who or turn not in one.turns or one.what not in LASTING:
            continue
        whose = one.where if one.where in districts(data) else ANY_SOVIET
        name = pool(whose if frame.who == SOVIET else "german", one.what)
        if one.what == ARMOUR:
            name = pool((ANY_AXIS, ANY_SOVIET)[frame.who], ARMOUR)
        take_in(ref, name, one.points * TWENTIETHS, "SS 33B.1")


def receive(side: int) -> tuple[Step, ...]:
    """Points received in an initial phase; lend-lease comes after the oil."""
    regular = (
        (Do("axis_points", receive_axis),)
        if side == AXIS
        else (
            Do("lose_districts", lose_districts),
            Do("infantry_points", receive_infantry),
            Do("factory_points", receive_from_factories),
        )
    )
    return (
        Do("later_points", receive_later),
        Do("gifts", receive_gifts),
        *regular,
        *special.steps(side),
    )


PROCEDURES: Mapping[str, Step] = {}
