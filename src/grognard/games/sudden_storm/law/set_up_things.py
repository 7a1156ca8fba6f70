"""35 and the orders of battle. Airfields, forts and resource points, which a side that sets up by hand may
put elsewhere once its armies stand: they begin where the ready-made set-up has them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from grognard.games.sudden_storm.law import stocks
from grognard.games.sudden_storm.law.armies import STAGES, Stage
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.data import Data
from grognard.games.sudden_storm.law.deployment import APART
from grognard.games.sudden_storm.law.names import AXIS, own
from grognard.kernel.arguments import At
from grognard.kernel.cite import rule
from grognard.kernel.flow import GO, HAND, Ask, Step, Verb
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.menu import HEX, Allowed, Cause, Menu, button, hexes
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position
from grognard.rules.answers import PUT_DOWN

AIRFIELD, FORT, POINTS, POINT = "shift_airfield", "shift_fort", "shift_points", "shift_point"
BORDER_FIELDS = 7  # Soviet airfields near the German border
AXIS_FIELDS = ("airfields_germany", "airfields_norway", "airfields_rumania")
NORWAY = "army_of_norway"
RUMANIAN, FINNISH, HALF, ALL = (
    2,
    1,
    5,
    10,
)  # points: of the allies; of Germans in either country, in the north


class Shifting(NamedTuple):
    """A thing in hand: the part of the set-up, what it is, by its verb, and where it lies."""

    stage: int
    what: str
    hex: int


def zone(data: Data, name: str) -> HexSet:
    return data.tables.zones[name].hexes


def cite_of(what: str, side: int) -> str:
    if what == AIRFIELD:
        return "SS OB-A.2" if side == AXIS else "SS OB-S.7"
    if what == FORT:
        return "SS OB-A.4"
    return "SS OB-A.8" if side == AXIS else "SS OB-S.8"


# -- what may be taken


@rule("SS OB-A.2", "SS OB-A.4", "SS OB-A.8", "SS OB-S.7", "SS OB-S.8")
def standing(pos: Position, stage: Stage, what: str) -> HexSet:
    """Where a stage has such things: the first of the Soviets the airfields near the border alone, the Axis
    the forts of the Finns; no airfield where aircraft stand already.
    """
    data, now, border = book(pos).data, own(pos), stage == STAGES[0]
    if what == AIRFIELD:
        names = AXIS_FIELDS if stage.side == AXIS else ("airfields_border" if border else "airfields_ussr",)
        return now.airfields & sum_of(data, names) & ~pos.hexes_of(data.planes & pos.on_map(stage.side))
    if what == FORT:
        return now.forts & zone(data, "finnish_forts") if stage.side == AXIS else 0
    return 0 if border else stocks.stock_hexes(pos, stage.side)


def sum_of(data: Data, names: tuple[str, ...]) -> HexSet:
    found = 0
    for name in names:
        found |= zone(data, name)
    return found


# -- where it may go


def targets(pos: Position, stage: Stage, what: str, h: int) -> Allowed:
    """The hexes where a thing may be put instead."""
    cite = cite_of(what, stage.side)
    if what == AIRFIELD:
        return fields(pos, stage, h, cite)
    if what == FORT:
        found = outside(zone(book(pos).data, "finnish_forts"), cite)
        return found.less(cite, own(pos).forts, "ss-why-thing-there")
    return stores(pos, stage, h, moved(pos, stage, what, h), cite)


def outside(found: HexSet, cite: str) -> Allowed:
    return hexes(found, cite, lambda h: Cause(cite, "ss-why-no-thing-there", (("hex", At(h)),)))


@rule("SS OB-A.2", "SS OB-S.7")
def fields(pos: Position, stage: Stage, h: int, cite: str) -> Allowed:
    """In the part of the map where it lies; of the Soviets more than three hexes from one another, and seven
    of them near the border.
    """
    data, now = book(pos).data, own(pos).airfields
    if stage.side == AXIS:
        here = next(zone(data, name) for name in AXIS_FIELDS if zone(data, name) >> h & 1)
        return outside(here, cite).less(cite, now, "ss-why-thing-there")
    border, all_over = zone(data, "airfields_border"), zone(data, "airfields_ussr")
    found = outside(border if stage == STAGES[0] else all_over, cite)
    others = now & all_over & ~(1 << h)
    found.less(cite, 1 << h, "ss-why-thing-there")
    found.less(cite, found.set & pos.game.map.grid.disc(others, APART), "ss-why-airfields-apart")
    if stage != STAGES[0] and border >> h & 1 and (now & border).bit_count() <= BORDER_FIELDS:
        found.only(cite, border, "ss-why-border-airfields")
    return found


def moved(pos: Position, stage: Stage, what: str, h: int) -> int:
    return 1 if what == POINT else stocks.points_in(pos, stage.side, h)


@rule("SS OB-A.8", "SS OB-S.8")
def stores(pos: Position, stage: Stage, h: int, many: int, cite: str) -> Allowed:
    """Soviet points in cities of the USSR; those of the Axis as its order of battle shares them out."""
    data = book(pos).data
    if stage.side != AXIS:
        return outside(zone(data, "resources_ussr"), cite).less(cite, 1 << h, "ss-why-thing-there")
    everywhere = ("resources_germany", "resources_norway", "resources_rumania", "resources_finland")
    found = outside(sum_of(data, everywhere), cite).less(cite, 1 << h, "ss-why-thing-there")
    now = shares(pos)
    for part in parts(data):
        after = {**now, h: now[h] - many}
        if not shared(data, {**after, part: after.get(part, 0) + many}):
            found.less(cite, alike(data, part), "ss-why-too-many-points")
    return found


def shares(pos: Position) -> dict[int, int]:
    return {h: stocks.points_in(pos, AXIS, h) for h in bits(stocks.stock_hexes(pos, AXIS))}


@lru_cache(8)
def parts(data: Data) -> list[int]:
    """A hex of each part of the map that the order of battle tells apart."""
    found, rest = [], data.land
    while rest:
        first = bits(rest)[0]
        found.append(first)
        rest &= ~alike(data, first)
    return found


def alike(data: Data, h: int) -> HexSet:
    """All hexes that lie in the same of these parts."""
    found = data.land
    for one in regions(data):
        found &= one if one >> h & 1 else ~one
    return found


@lru_cache(8)
def regions(data: Data) -> tuple[HexSet, ...]:
    finland = data.country("finland") & data.land
    return (
        zone(data, "resources_rumania"),
        zone(data, "resources_norway"),
        finland,
        zone(data, "resources_finland"),
    )


@rule("SS OB-A.8")
def shared(data: Data, points: Mapping[int, int]) -> bool:
    """Two Rumanian points and no more than five German ones in Rumania; one Finnish in the south of Finland;
    ten German ones at most with the Army of Norway, of which five in Finland.
    """
    rumania, north, finland, south = regions(data)

    def lying(where: HexSet) -> int:
        return sum(many for h, many in points.items() if where >> h & 1)

    guests = lying(finland) - FINNISH + lying(north & ~finland)
    return (
        RUMANIAN <= lying(rumania) <= RUMANIAN + HALF
        and lying(south) >= FINNISH >= lying(south & ~north)
        and lying(finland) <= FINNISH + HALF
        and guests <= ALL
    )


@rule("SS OB-A.8")
def strayed(pos: Position, stage: Stage) -> HexSet:
    """German points in the north without a unit of the Army of Norway; one in the south of Finland is the
    Finns' own.
    """
    data = book(pos).data
    if stage.side != AXIS or not data.scene.campaign:
        return 0
    north = zone(data, "resources_norway")
    army = sum(1 << unit for unit, name in data.armies.items() if name == NORWAY)
    found = stocks.stock_hexes(pos, AXIS) & north & ~pos.hexes_of(army & pos.on_map(AXIS))
    south = zone(data, "resources_finland")
    theirs = [h for h in bits(found & south) if stocks.points_in(pos, AXIS, h) == 1]
    lonely = stocks.stock_hexes(pos, AXIS) & south & ~north
    return found & ~(1 << theirs[0]) if theirs and not lonely else found


# -- the questions


def verbs(pos: Position, stage: Stage, left: int) -> dict[str, Allowed]:
    """Once all units stand."""
    if not book(pos).data.scene.campaign or left:
        return {}
    found = {}
    for what in (AIRFIELD, FORT, POINTS, POINT):
        if some := standing(pos, stage, what):
            found[what] = outside(some, cite_of(what, stage.side))
    return found


def take(stage: Stage, what: str) -> Verb:
    def do(ref: Referee, h: int) -> None:
        ref.ask("shifting", stage.side, Shifting(STAGES.index(stage), what, h))

    return Verb(do, HEX, HAND)


def in_hand(pos: Position) -> tuple[Stage, str, int]:
    number, what, h = pos.memo(Shifting)
    return STAGES[number], what, h


def menu(pos: Position) -> Menu:
    stage, what, h = in_hand(pos)
    found = targets(pos, stage, what, h)
    return Menu(stage.side, "ss-shifting", "SS 35.4", {"at": found, "drop": button("SS 35.4")})


def put(ref: Referee, to: int) -> None:
    """It is where it was no more."""
    stage, what, h = in_hand(ref.pos)
    cite, now = cite_of(what, stage.side), own(ref.pos)
    args = (("hex", At(to)),)
    if what == AIRFIELD:
        ref.note(cite, "ss-shifted", args, airfields=now.airfields & ~(1 << h) | 1 << to)
    elif what == FORT:
        ref.note(cite, "ss-shifted", args, forts=now.forts & ~(1 << h) | 1 << to)
    else:
        many = moved(ref.pos, stage, what, h)
        stocks.change_stock(ref, stage.side, h, -many, cite)
        stocks.change_stock(ref, stage.side, to, many, cite)
    ref.finish()


VERBS = (AIRFIELD, FORT, POINTS, POINT)
PROCEDURES: Mapping[str, Step] = {
    "shifting": Ask("shifting", menu, {"at": Verb(put, HEX, GO), "drop": PUT_DOWN}, memo=Shifting)
}
