"""30B, 30K and 31. Where the units of a nation may go, what they may attack, and how many of them."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.games.sudden_storm.law import transit
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.data import Data
from grognard.games.sudden_storm.law.names import AXIS, RESERVE, SOVIET, own
from grognard.games.sudden_storm.law.nationality import (
    EASTERN,
    hungary,
    rumania,
    slovakia,
)
from grognard.games.sudden_storm.law.presence import land_units, side_of
from grognard.games.sudden_storm.law.sizes import size, total
from grognard.kernel.cite import rule
from grognard.kernel.hexes import SHUT, Gate, HexSet, bits, intersect_gates, leaving
from grognard.kernel.state import Position, UnitSet, fact
from grognard.rules.why_not import Closure, fixed_words, hex_words

FINNS, GERMANS = "finnish", ("german", "foreign")
EAST_ZONES, FINNISH_ZONES = ("c", "d", "g"), ("a", "b")  # of weather
DOUBLE = 2  # RE of c/m units in the limit of Germans in Finland

# -- land


def weather_zones(data: Data, *zones: str) -> HexSet:
    found = 0
    for zone in zones:
        found |= data.map.attributes["zone"][zone]
    return found & data.land


def is_in_land(pos: Position, unit: int, land: HexSet) -> bool:
    at = pos.state.where[unit]
    return at >= 0 and land >> at & 1 == 1


def nation_of(pos: Position, unit: int) -> str:
    return book(pos).data.more(unit).nation


def is_german(pos: Position, unit: int) -> bool:
    """On land or in the air."""
    return nation_of(pos, unit) in GERMANS


# -- zones of operation


def closures(pos: Position, unit: int) -> Iterator[Closure]:
    """What a unit may not enter as long as its nation's lot is what it is, by paragraph."""
    data, side = book(pos).data, side_of(pos, unit)
    yield Closure("SS 30K", data.land & ~data.scene.area, hex_words("ss-why-outside-area", pos))
    yield from neutral_land(pos, unit)
    if data.with_trait("cavalry") >> unit & 1:
        yield Closure("SS 29.3", data.arctic, "ss-why-arctic-cavalry")
    if side == SOVIET:
        return
    nation = nation_of(pos, unit)
    if nation in EASTERN and data.scene.is_on("31A"):
        yield from eastern(pos, unit, nation)
    if nation == FINNS and data.scene.is_on("31B"):
        yield Closure("SS 31B.3", data.land & ~weather_zones(data, *FINNISH_ZONES), "ss-why-finnish-zones")


@rule("SS 30B.1", "SS 31A1.1", "SS 31B.1", "SS 31B.2")
def neutral_land(pos: Position, unit: int) -> Iterator[Closure]:
    """Nobody enters neutral land. While their countries are neutral, Finns and Hungarians stay at home, and
    Germans may be in Finland, but not go from there into the USSR.
    """
    data, now, nation = book(pos).data, own(pos), nation_of(pos, unit)
    at_home, cite = 0, "SS 30B.1"
    for country, people, paragraph in (("finland", FINNS, "SS 31B.1"), ("hungary", "hungarian", "SS 31A1.1")):
        home = data.country(country) & now.neutral
        if home and nation == people:
            yield Closure(paragraph, data.land & ~home, "ss-why-stays-home")
            at_home |= home
    if is_german(pos, unit):
        at_home |= data.country("finland") & now.neutral
        if is_in_land(pos, unit, data.country("finland") & now.neutral):
            yield Closure("SS 31B.2", data.ussr, "ss-why-neutral-finland")
    if transit.is_in_sweden(pos, unit):
        yield transit.closure(pos)
    yield Closure(cite, now.neutral & ~at_home, hex_words("ss-why-neutral", pos))


@rule("SS 31.1", "SS 31A.1", "SS 31A.2")
def eastern(pos: Position, unit: int, nation: str) -> Iterator[Closure]:
    """Three zones of weather; no Hungarians among their rivals, nor these in Hungary; reserves at home."""
    data = book(pos).data
    yield Closure("SS 31A.1", data.land & ~weather_zones(data, *EAST_ZONES), "ss-why-eastern-zones")
    if nation == "hungarian":
        yield Closure("SS 31A.2", rumania(pos) | slovakia(pos), "ss-why-rivals-land")
    elif nation in ("rumanian", "slovak"):
        yield Closure("SS 31A.2", hungary(pos), "ss-why-rivals-land")
    if pos.state.marks[RESERVE] >> unit & 1:
        cite = "SS 31A1.4" if nation == "hungarian" else "SS 31A2.2"
        yield Closure(cite, data.land & ~reserve_area(pos, nation), "ss-why-reserve")


@rule("SS 31A1.4", "SS 31A2.2")
def reserve_area(pos: Position, nation: str) -> HexSet:
    """Hungary; Rumania as far east as the line, or all of it once it has Bessarabia again."""
    if nation == "hungarian":
        return hungary(pos)
    return rumania(pos) if own(pos).bessarabia else book(pos).data.area("axis_rumanian_reserve")


# -- limits in Finland and the Arctic


@fact
@rule("SS 31B1.4")
def finnish_load(pos: Position) -> int:
    """RE of Germans in the Finnish theatre, c/m counting twice, of those outside who are supplied through it
    (SS-P67), and of aircraft; intrinsic defences are none of them.
    """
    data = book(pos).data
    guests, there = own(pos).guests & land_units(pos, AXIS), pos.units_in(data.theatre("finnish"))
    return re_inside(pos) + sum(limited_size(pos, unit) for unit in bits(guests & ~there))


@rule("SS 31B1.4")
def re_inside(pos: Position) -> int:
    """RE of Germans who are there themselves."""
    data, theatre = book(pos).data, book(pos).data.theatre("finnish")
    here = pos.units_in(theatre) & data.german & ~data.intrinsic
    aircraft = [one for one in bits(data.planes_of["german"]) if is_in_theatre(pos, one, theatre)]
    return sum(limited_size(pos, unit) for unit in bits(here)) + len(aircraft)


@rule("SS 31B1.4")
def is_in_theatre(pos: Position, unit: int, theatre: HexSet) -> bool:
    """Does a unit stand there? An air unit counts that is based there, or flies from there or to there."""
    homes = (one.base for one in own(pos).flights if one.unit == unit)
    return is_in_land(pos, unit, theatre) or any(theatre >> h & 1 for h in homes)


@rule("SS 31B1.4")
def admitted_units(pos: Position, some: UnitSet) -> UnitSet:
    """Of Germans outside the theatre who would be supplied through it, those for whom there is room."""
    found, room = 0, german_limit(pos) - re_inside(pos)
    for unit in bits(some):
        if (size_ := limited_size(pos, unit)) <= room:
            found, room = found | 1 << unit, room - size_
    return found


def german_limit(pos: Position) -> int:
    return book(pos).data.constant("finland.german_limit") + own(pos).finnish_limit


def limited_size(pos: Position, unit: int) -> int:
    """An air unit counts one."""
    data = book(pos).data
    if data.planes >> unit & 1:
        return 1
    double = data.cm & ~data.trucks
    return size(pos, unit) * (DOUBLE if double >> unit & 1 else 1)


@rule("SS 31B1.4", "SS 31B1.5", "SS 31B2")
def finnish_room(pos: Position) -> int | None:
    """RE of Germans that may still enter the Finnish theatre; none: any number. A retreat may exceed the
    limit, and then nobody enters (SS-P51).
    """
    data, now = book(pos).data, own(pos)
    if now.leningrad or not data.scene.is_on("31B"):
        return None
    return german_limit(pos) - finnish_load(pos)


@rule("SS 31B1.2", "SS 31B2")
def arctic_room(pos: Position) -> int | None:
    """RE of Finns that may still enter the Arctic outside the Finland of 1939; none: any number."""
    data = book(pos).data
    if own(pos).leningrad or not data.scene.is_on("31B"):
        return None
    there = pos.units_in(far_north(data)) & data.of_nation[FINNS]
    return data.constant("finland.arctic_limit") - total(pos, there)


@rule("SS 31B1.2")
def far_north(data: Data) -> HexSet:
    return data.arctic & data.land & ~data.border39("finland")


@rule("SS 31B1.2", "SS 31B1.4")
def limits(pos: Position, unit: int) -> Iterator[Closure]:
    """Hexes closed to those who are not there yet, because there are too many of them."""
    data = book(pos).data
    if is_german(pos, unit) and not is_in_theatre(pos, unit, data.theatre("finnish")):
        room = finnish_room(pos)
        if room is not None and limited_size(pos, unit) > room:
            told = ("ss-why-german-limit", (("re", limited_size(pos, unit)), ("room", max(0, room))))
            yield Closure("SS 31B1.4", data.theatre("finnish"), fixed_words(*told))
    if data.of_nation[FINNS] >> unit & 1 and not is_in_land(pos, unit, far_north(data)):
        room = arctic_room(pos)
        if room is not None and size(pos, unit) > room:
            told = ("ss-why-finnish-limit", (("re", size(pos, unit)), ("room", max(0, room))))
            yield Closure("SS 31B1.2", far_north(data), fixed_words(*told))


@rule("SS 31B1.2", "SS 31B1.4")
def limits_of_all(pos: Position, some: UnitSet) -> Iterator[Closure]:
    """The same for units that come together, as ships land them: all of them must have room."""
    data = book(pos).data
    germans, room = some & data.german, finnish_room(pos)
    if room is not None and sum(limited_size(pos, unit) for unit in bits(germans)) > max(room, 0):
        yield Closure("SS 31B1.4", data.theatre("finnish"), "ss-why-german-limit")
    finns, room = some & data.of_nation[FINNS], arctic_room(pos)
    if room is not None and total(pos, finns) > max(room, 0):
        yield Closure("SS 31B1.2", far_north(data), "ss-why-finnish-limit")


@rule("SS 31B.2")
def shut(pos: Position, side: int) -> Gate:
    """Steps that nobody of a side may make: while Finland is neutral no German goes or attacks from it into
    the USSR.
    """
    data, grid = book(pos).data, pos.game.map.grid
    still = data.country("finland") & own(pos).neutral
    return (
        intersect_gates(leaving(grid.open, still), grid.toward(data.ussr)) if side == AXIS and still else SHUT
    )


# -- what others ask


def closed_hexes(pos: Position, unit: int) -> tuple[Closure, ...]:
    """The hexes that a unit may not enter of its own will, by paragraph."""
    found = (*closures(pos, unit), *limits(pos, unit))
    return tuple(one for one in found if one.hexes)


@rule("SS 31.1", "SS 30K", "SS 30B.1")
def hexes_closed_in_retreat(pos: Position, unit: int) -> HexSet:
    """The hexes into which a unit cannot retreat: who has nowhere else to go is eliminated (D3, SS-P51)."""
    found = 0
    for one in closures(pos, unit):
        found |= one.hexes
    return found


@rule("SS 31B1.1", "SS 31B1.3", "SS 31B1.4", "SS 31A1.1", "SS 31B.1")
def unattackable_closures(pos: Position, unit: int) -> tuple[Closure, ...]:
    """The hexes that a unit may not attack, by paragraph: those where it may not be, and for Finns, and
    Germans who are subject to their limits, all outside the two theatres.
    """
    data, nation, found = book(pos).data, nation_of(pos, unit), list(closures(pos, unit))
    neutral = {FINNS: "finland", "hungarian": "hungary"}.get(nation, "")
    if neutral and data.country(neutral) & own(pos).neutral:
        cite = "SS 31B.1" if nation == FINNS else "SS 31A1.1"
        found.append(Closure(cite, data.land, "ss-why-neutral-attack"))
    theatres = data.theatre("finnish") | data.arctic
    subject = is_german(pos, unit) and not own(pos).leningrad and is_in_the_north(pos, unit)
    if data.scene.is_on("31B") and (nation == FINNS or subject):
        cite = "SS 31B1.3" if nation == FINNS else "SS 31B1.4"
        found.append(Closure(cite, data.land & ~theatres, "ss-why-war-aims"))
    return tuple(one for one in found if one.hexes)


@rule("SS 31B1.4")
def is_in_the_north(pos: Position, unit: int) -> bool:
    """Does a German unit stand in the Finnish theatre, or is it supplied through it (SS-P67)?"""
    here = is_in_land(pos, unit, book(pos).data.theatre("finnish"))
    return here or bool(own(pos).guests >> unit & 1)


def may_attack(pos: Position, unit: int, target: int) -> bool:
    return not unattackable_hexes(pos, unit) >> target & 1


def unattackable_hexes(pos: Position, unit: int) -> HexSet:
    """All the hexes that a unit may not attack. They are the same for many: in the north each is asked."""
    data, h = book(pos).data, pos.state.where[unit]
    at = 1 << h if h >= 0 else 0
    north = (data.country("finland") | data.country("sweden") | data.country("norway")) & at
    key = (
        unit if north else -1,
        nation_of(pos, unit),
        data.with_trait("cavalry") >> unit & 1,
        pos.state.marks[RESERVE] >> unit & 1,
        bool(data.theatre("finnish") & at) or bool(own(pos).guests >> unit & 1),
    )
    kept = known_answers(pos)
    if key not in kept:
        kept[key] = 0
        for one in unattackable_closures(pos, unit):
            kept[key] |= one.hexes
    return kept[key]


@fact
def known_answers(pos: Position) -> dict[tuple[int, str, int, int, bool], HexSet]:
    """What was found of units by all that it hangs on."""
    return {}


def barred_from_attack(pos: Position, units: UnitSet, target: int) -> UnitSet:
    """Of some units, those that may not attack a hex because of what nation they are of."""
    return sum(1 << unit for unit in bits(units) if not may_attack(pos, unit, target))
