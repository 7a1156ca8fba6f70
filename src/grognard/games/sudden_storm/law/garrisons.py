"""30H. Garrisons of the neutral borders and of Iran: what the Soviets owe, what releases them, its price."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from itertools import product
from operator import or_

from grognard.games.sudden_storm.law import arrivals, crossings, occupation
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.cities import Garrison
from grognard.games.sudden_storm.law.names import AXIS, SOVIET, own
from grognard.games.sudden_storm.law.pools import (
    ANY_SOVIET,
    INFANTRY,
    districts,
    points_held,
    points_owed,
    pool,
    with_value,
)
from grognard.games.sudden_storm.law.presence import occupied_hexes as occupied
from grognard.games.sudden_storm.law.sizes import size, total
from grognard.games.sudden_storm.law.tables import EASTERN, TWENTIETHS
from grognard.games.sudden_storm.law.zoc import zoc
from grognard.kernel.cite import rule
from grognard.kernel.flow import Ask, Do, Step, Verb
from grognard.kernel.hexes import bits, intersect_gates
from grognard.kernel.menu import OPTION, Menu, options
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet

OWED = pool(ANY_SOVIET, INFANTRY)  # the debt; no such points are ever received

# -- which garrisons are due, and who is in them


@rule("SS 30H1.1", "SS 30H2")
def due(pos: Position) -> dict[int, Garrison]:
    """By number: those of this turn that have not been released."""
    data, now, turn = book(pos).data, own(pos), pos.state.turn
    if not data.scene.is_on("30H"):
        return {}
    listed = enumerate(data.tables.garrisons)
    return {n: one for n, one in listed if one.first <= turn <= one.last and not now.released >> n & 1}


@rule("SS 30H1.1", "SS 30H1.2")
def members(pos: Position, one: Garrison) -> UnitSet:
    """Any ground unit that stands where the garrison is due."""
    return pos.units_in(one.hexes) & book(pos).data.of_side[SOVIET]


@rule("SS 30H1.1")
def points_short(pos: Position, one: Garrison, units: UnitSet) -> int:
    """RE that are missing, in all or of mountain troops: the larger number (SS-P24)."""
    mountain = units & book(pos).data.with_trait("mountain")
    return max(0, one.re - total(pos, units), one.mountain - total(pos, mountain))


@rule("SS 30H1.2")
def missing(pos: Position) -> int:
    """RE missing to all garrisons; a unit that could be in two counts where it is needed most."""
    found = due(pos)
    alike: dict[tuple[int, int, int], list[int]] = {}  # by the garrisons, the size and the kind
    fixed: dict[int, UnitSet] = dict.fromkeys(found, 0)
    mountain = book(pos).data.with_trait("mountain")
    for unit in bits(reduce(or_, (members(pos, one) for one in found.values()), 0)):
        mine = [n for n, one in found.items() if members(pos, one) >> unit & 1]
        if len(mine) == 1:
            fixed[mine[0]] |= 1 << unit
        else:
            key = mine[0] << 8 | mine[1], size(pos, unit), mountain >> unit & 1
            alike.setdefault(key, []).append(unit)
    return min(
        sum(points_short(pos, one, fixed[n] | shared_units(alike, cut, n)) for n, one in found.items())
        for cut in product(*(range(len(some) + 1) for some in alike.values()))
    )


def shared_units(alike: Mapping[tuple[int, int, int], list[int]], cut: tuple[int, ...], n: int) -> UnitSet:
    """What a garrison gets of the units that it shares with another: of each kind the first so many go to the
    first of the two.
    """
    found = 0
    for (pair, _, _), some, many in zip(alike, alike.values(), cut, strict=True):
        mine = some[:many] if pair >> 8 == n else some[many:] if pair & 255 == n else []
        found |= sum(1 << unit for unit in mine)
    return found


@rule("SS 30H.1")
def open_lines(pos: Position) -> int:
    """Roads and railways that cross a neutral border where no Soviet unit stands or has a ZOC."""
    data, now = book(pos).data, own(pos)
    covered = occupied(pos, SOVIET) | zoc(pos, SOVIET)
    found = 0
    for one in due(pos).values():
        beyond = data.map.attributes["country"].get(one.name.removesuffix("_border"), 0) & now.neutral
        crossing = intersect_gates(data.ways, data.map.grid.toward(beyond))
        found += sum((steps & one.hexes & data.ussr & ~covered).bit_count() for steps in crossing)
    return found


# -- at the start of a Soviet initial phase


@rule("SS 30H.3")
def is_threatened(pos: Position, one: Garrison) -> bool:
    """Does a path of so many hexes, over no neutral or prohibited ground, join it to an enemy?"""
    data, grid = book(pos).data, pos.game.map.grid
    ways, steps = data.land & ~own(pos).neutral, crossings.passable(pos, SOVIET)
    found = pos.hexes_of(members(pos, one)) & ways
    for _ in range(data.constant("garrison.release")):
        found |= grid.spread(found, steps) & ways
    return bool(found & occupied(pos, AXIS))


@rule("SS 30H.3")
def release(ref: Referee, _: Frame) -> None:
    """For good, and before anything is reckoned (SS-P59)."""
    for n, one in due(ref.pos).items():
        if is_threatened(ref.pos, one):
            args = (("garrison", one.name),)
            ref.note("SS 30H.3", "ss-garrison-released", args, released=own(ref.pos).released | 1 << n)


@rule("SS 30H.1")
def charge_debts(ref: Referee, _: Frame) -> None:
    """A point of infantry for each RE missing and each line that is open; it is owed from now on."""
    re, lines = missing(ref.pos), open_lines(ref.pos)
    if re or lines:
        debt = points_owed(ref.pos, OWED) + (re + lines) * TWENTIETHS
        args = (("re", re), ("lines", lines))
        ref.note("SS 30H.1", "ss-garrison-short", args, debts=with_value(own(ref.pos).debts, OWED, debt))


# -- paying, when the points of the turn have come


def payers(pos: Position) -> tuple[str, ...]:
    """Whose infantry points there are."""
    return (*districts(book(pos).data), EASTERN)


@rule("SS 30H.2")
def able(pos: Position) -> tuple[str, ...]:
    return tuple(whose for whose in payers(pos) if points_held(pos, pool(whose, INFANTRY)))


def is_undecided(pos: Position) -> bool:
    """Is there a debt, and more than it takes?"""
    return points_owed(pos, OWED) > 0 and bool(able(pos))


def menu(pos: Position) -> Menu:
    names = payers(pos)
    empty = sum(1 << n for n, whose in enumerate(names) if whose not in able(pos))
    verbs = {
        verb: options(names, "SS 30H.2", "SS 30H.2").less("SS 30H.2", empty, "ss-why-no-infantry-points")
        for verb in ("pay", "pay_point")
    }
    points = -(-points_owed(pos, OWED) // TWENTIETHS)
    return Menu(SOVIET, "ss-garrison-debt", "SS 30H.2", verbs, {"points": points})


def pay(ref: Referee, number: int) -> None:
    take(ref, payers(ref.pos)[number])


def pay_point(ref: Referee, number: int) -> None:
    take(ref, payers(ref.pos)[number], TWENTIETHS)


@rule("SS 30H.2")
def take(ref: Referee, whose: str, most: int | None = None) -> None:
    """As much of the debt as a district has points for, or no more than some; what is left waits for others,
    and later turns.
    """
    name, debt = pool(whose, INFANTRY), points_owed(ref.pos, OWED)
    there = points_held(ref.pos, name)
    paid, now = min(there, debt, debt if most is None else most), own(ref.pos)
    pools, debts = with_value(now.pools, name, there - paid), with_value(now.debts, OWED, debt - paid)
    ref.note("SS 30H.2", pools=pools, debts=debts)


@rule("SS 30H.2")
def take_all(ref: Referee, _: Frame) -> None:
    """Where all there is does not exceed the debt, or one district alone has any, nobody is asked."""
    some = able(ref.pos)
    there = sum(points_held(ref.pos, pool(whose, INFANTRY)) for whose in some)
    if len(some) == 1 or there <= points_owed(ref.pos, OWED):
        for whose in some:
            if points_owed(ref.pos, OWED):
                take(ref, whose)


CHECK: tuple[Step, ...] = (Do("release_garrisons", release), Do("garrisons", charge_debts))
PAY: tuple[Step, ...] = (
    Do("pay_garrisons", take_all),
    Ask(
        "garrison_debt",
        menu,
        {"pay": Verb(pay, OPTION), "pay_point": Verb(pay_point, OPTION)},
        when=is_undecided,
    ),
)


def checks(side: int) -> tuple[Step, ...]:
    """At the start of an initial phase: borders released and reckoned, conditional units called."""
    return (*CHECK, arrivals.CALL) if side == SOVIET else occupation.DUE


def debts(side: int) -> tuple[Step, ...]:
    """After the points of an initial phase have come, and before anything is bought with them."""
    return PAY if side == SOVIET else ()


PROCEDURES: Mapping[str, Step] = {}
