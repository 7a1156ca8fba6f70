"""17. Airbases: whose they are, how many take off from them, and which air units may be based there."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from grognard.games.sudden_storm.law import stocks
from grognard.games.sudden_storm.law.air.base_charts import AIRFIELD, FORTRESS
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import AXIS, INACTIVE, NOBODY, Flight, own
from grognard.games.sudden_storm.law.nationality import rumania
from grognard.games.sudden_storm.law.possession import owned_hexes
from grognard.games.sudden_storm.law.presence import side_of
from grognard.games.sudden_storm.law.territory import closures, limits, nation_of
from grognard.games.sudden_storm.map_types import CITIES
from grognard.kernel.arguments import At
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits, hexset, unitset
from grognard.kernel.menu import Allowed, Bar, Cause, hexes
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet, fact
from grognard.rules.why_not import Closure, hex_words

FREE = ("transfer", "staging", "interception")  # missions that cost no points in the Arctic
POINT = 1

# -- bases


@rule("SS 17.1")
def sites(pos: Position) -> HexSet:
    """Cities, fortresses that stand (SS-P37) and permanent airfields (D15)."""
    data, now = book(pos).data, own(pos)
    return data.cities | data.features("fortress") & ~now.razed | now.airfields


@rule("SS 17.1", "SS 17C")
def airbases(pos: Position, side: int) -> HexSet:
    """Those of a side, from the moment it owns the hex; for the Axis those of Finland and Hungary, too, while
    these are neutral.
    """
    mine = owned_hexes(pos, side)
    if side == AXIS:
        data = book(pos).data
        mine |= (data.country("finland") | data.country("hungary")) & own(pos).neutral
    return sites(pos) & mine & book(pos).data.scene.area


@rule("SS 17A")
def capacity(pos: Position, h: int) -> int:
    """How many take off from a base in an air phase; an airfield beside a city adds its own."""
    data, now = book(pos).data, own(pos)
    chart, standing = data.tables.airbases, 0 if now.razed >> h & 1 else 1 << h
    city = max((chart[kind] for kind in CITIES if data.features(kind) >> h & 1), default=0)
    fortress = chart[FORTRESS] if data.features(FORTRESS) & standing else 0
    return max(city, fortress) + (chart[AIRFIELD] if now.airfields >> h & 1 else 0)


@rule("SS 17A")
def takeoffs_used(pos: Position, h: int) -> int:
    """Take-offs of this air phase: every one counts, of a transfer or an interception too (D14)."""
    return dict(own(pos).takeoffs).get(h, 0)


# -- who is where


def flights(pos: Position) -> dict[int, Flight]:
    """By unit."""
    return {one.unit: one for one in own(pos).flights}


def planes(pos: Position, side: int) -> UnitSet:
    """A side's air units on the map, at their bases and in the air."""
    return pos.on_map(side) & book(pos).data.planes


def units_at_base(pos: Position, side: int) -> UnitSet:
    """Those that are not in the air."""
    return planes(pos, side) & ~unitset(one.unit for one in own(pos).flights)


@rule("SS 16B1")
def active(pos: Position, side: int) -> UnitSet:
    """Those at their bases that may set off."""
    return units_at_base(pos, side) & ~pos.state.marks[INACTIVE]


def units_based_in(pos: Position, units: UnitSet, land: HexSet) -> UnitSet:
    """Of some air units, those that are based in some hexes or fly from there or to there."""
    from_there = unitset(one.unit for one in own(pos).flights if land >> one.base & 1)
    return units & (pos.units_in(land) | from_there)


# -- who may be based where


@rule("SS 31.1", "SS 31A.2", "SS 31A1.2", "SS 31B1.3", "SS 31B1.4")
def base_closures(pos: Position, unit: int) -> Iterator[Closure]:
    """Hexes where an air unit may not be based, by paragraph: what its nation may not enter, and where there
    are too many of it. The Hungarians are free in the USSR, but for bases of their rivals.
    """
    data, nation = book(pos).data, nation_of(pos, unit)
    yield from closures(pos, unit)
    yield from limits(pos, unit)
    if not data.scene.is_on("31A"):
        return
    if nation == "rumanian":
        yield from rumanian_closures(pos, unit)
    rivals = {"hungarian": data.planes_of["rumanian"], "rumanian": data.planes_of["hungarian"]}
    if taken := pos.hexes_of(rivals.get(nation, 0) & units_at_base(pos, AXIS)):
        yield Closure("SS 31A.2", taken, hex_words("ss-why-rivals-base", pos))


@rule("SS 31A2.1")
def rumanian_closures(pos: Position, unit: int) -> Iterator[Closure]:
    """Two at a time, whichever they are, are based in the USSR or fly there; the others stay in Rumania, and
    none flies out over the open sea.
    """
    data = book(pos).data
    home, abroad = rumania(pos), data.ussr & ~rumania(pos)
    yield Closure("SS 31A2.1", pos.game.map.grid.board & ~home & ~abroad, "ss-why-rumanian-base")
    if not has_rumanian_room(pos, unit):
        yield Closure("SS 31A2.1", abroad, "ss-why-rumanian-limit")


@rule("SS 31A2.1")
def has_rumanian_room(pos: Position, unit: int) -> bool:
    """May a Rumanian air unit be in the USSR besides the others that are there (D37)?"""
    data = book(pos).data
    others = data.planes_of["rumanian"] & planes(pos, AXIS) & ~(1 << unit)
    there = units_based_in(pos, others, data.ussr & ~rumania(pos))
    return there.bit_count() < data.constant("air.rumanian_limit")


@rule("SS 17.1")
def may_base(pos: Position, unit: int) -> Allowed:
    """The bases of its side where an air unit may land, however far, with the reasons for the others."""
    found = hexes(airbases(pos, side_of(pos, unit)), "SS 17.1", not_a_base_cause(pos, side_of(pos, unit)))
    for one in base_closures(pos, unit):
        found.less(one.cite, one.hexes, one.because)
    return found


@fact
def bases_for(pos: Position, unit: int) -> HexSet:
    """The same as a set."""
    found = airbases(pos, side_of(pos, unit))
    for one in base_closures(pos, unit):
        found &= ~one.hexes
    return found


def not_a_base_cause(pos: Position, side: int) -> Callable[[int], Cause]:
    enemy = airbases(pos, 1 - side)

    def because(h: int) -> Cause:
        what = "ss-why-enemy-airbase" if enemy >> h & 1 else "ss-why-no-airbase"
        return Cause("SS 17.1", what, (("hex", At(h)),))

    return because


# -- taking off


@rule("SS 17A")
def full_bases(pos: Position, some: HexSet) -> HexSet:
    """Of some bases, those from which nobody takes off any more in this phase."""
    return hexset(h for h in bits(some) if takeoffs_used(pos, h) >= capacity(pos, h))


@rule("SS 29.6")
def counts_for_arctic(pos: Position, unit: int, mission: str) -> bool:
    """Does a take-off on a mission count for the points of the Arctic? The base alone decides."""
    data, h = book(pos).data, pos.state.where[unit]
    return data.scene.is_on("29") and mission not in FREE and h >= 0 and bool(data.arctic >> h & 1)


@rule("SS 29.6")
def is_point_due(pos: Position) -> bool:
    """Does the next unit that counts cost a point? The first, the sixth, the eleventh (SS-P88)."""
    return own(pos).arctic_flown % book(pos).data.constant("air.arctic_units") == 0


@rule("SS 29.7", "SS 12F.1")
def points(pos: Position, side: int) -> HexSet:
    """The hexes of the Arctic with points that are not isolated."""
    return stocks.stock_hexes(pos, side) & book(pos).data.arctic & ~own(pos).cut_off[side]


def takeoff_bars(pos: Position, side: int, mission: str) -> list[Bar]:
    """Of the air units at their bases, those that may not take off on such a mission, by paragraph."""
    some, found = units_at_base(pos, side), list[Bar]()
    found.append(Bar("SS 16B1", some & pos.state.marks[INACTIVE], "ss-why-air-inactive"))
    crowded = some & pos.units_in(full_bases(pos, pos.hexes_of(some)))
    found.append(Bar("SS 17A", crowded, lambda unit: capacity_cause(pos, unit)))
    if is_point_due(pos) and not points(pos, side):
        dear = unitset(unit for unit in bits(some) if counts_for_arctic(pos, unit, mission))
        found.append(Bar("SS 29.7", dear, "ss-why-no-arctic-point"))
    return [one for one in found if one.out]


def capacity_cause(pos: Position, unit: int) -> tuple[str, tuple[tuple[str, At | int], ...]]:
    h = pos.state.where[unit]
    return "ss-why-base-capacity", (("hex", At(h)), ("many", capacity(pos, h)))


@rule("SS 17A")
def take_off(ref: Referee, unit: int, mission: str) -> None:
    """A unit takes off from the hex where it stands, before it goes to its target: this counts in the
    capacity of its base, and is paid for in the Arctic.
    """
    h, now = ref.state.where[unit], dict(own(ref.pos).takeoffs)
    if counts_for_arctic(ref.pos, unit, mission):
        provide(ref, unit)
    now[h] = now.get(h, 0) + 1
    ref.note("SS 17A", takeoffs=tuple(sorted(now.items())))


@rule("SS 29.6", "SS 29.7")
def provide(ref: Referee, unit: int) -> None:
    """A point for up to five units, wherever in the Arctic they are based. With several hexes that have one
    the owner is asked next.
    """
    side = side_of(ref.pos, unit)
    if is_point_due(ref.pos):
        some = points(ref.pos, side)
        if some.bit_count() == 1:
            pay(ref, side, bits(some)[0])
        else:
            ref.note("SS 29.6", arctic_debt=side)
    ref.note("SS 29.6", arctic_flown=own(ref.pos).arctic_flown + 1)


@rule("SS 29.6", "SS 29.7", "SS 12F.1")
def pay(ref: Referee, side: int, h: int) -> None:
    ref.note("SS 29.6", "ss-arctic-flight", (("hex", At(h)),), arctic_debt=NOBODY)
    stocks.spend(ref, side, h, POINT, "SS 29.6")


def begin_phase(ref: Referee, _: Frame) -> None:
    """What is counted by air phase begins anew."""
    ref.note("SS 17A", takeoffs=())
    ref.note("SS 29.6", arctic_flown=0)
