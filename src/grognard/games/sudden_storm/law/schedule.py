"""30 and 33. What comes, goes and changes by the calendar."""

from __future__ import annotations

from typing import NamedTuple

from grognard.games.sudden_storm.law.counters import KINDS, SIZES, read_natural
from grognard.games.sudden_storm.law.names import NATIONS, NOBODY, SIDES, TURNS
from grognard.kernel.errors import BadInput
from grognard.kernel.load import Files, Row
from grognard.kernel.maps import Map
from grognard.kernel.units import Roster

UNITS = (
    *("arrive", "arrive_reserve", "conditional", "pool", "guards", "convert", "upgrade", "withdraw"),
    *("return", "release", "arrive_air", "arrive_naval", "raf_return"),
)
POINTS = ("resource point", "armor RP")
GOODS = {"resource": POINTS[:1], "each_turn": POINTS[:1], "lend_lease": POINTS}
COUNTED = ("guards_air", "repair")  # conversions to Guards and repair points: a number alone
ONCE = (
    *("arrive", "arrive_reserve", "conditional", "pool", "guards", "convert", "upgrade"),
    *("arrive_air", "arrive_naval"),
)
COSTS = {"": (0, 0), "2 armor": (2, 0), "4 armor": (4, 0), "5 armor": (5, 0), "4 infantry": (0, 4)}
CADRE = "cadre"


class Event(NamedTuple):
    """A line of the calendar: of a unit, or of points."""

    turn: int  # 0: every turn
    side: int
    nation: str
    what: str
    unit: int  # NOBODY: of points
    goods: str  # points, or the model of air units that are withdrawn
    many: int
    where: str  # the way in, as zones.csv names it after "arrive"
    old: frozenset[tuple[str, str]]  # what it may be made of: kinds and sizes
    old_unit: int  # or this unit
    cadre: bool  # at cadre strength, or whole for the cost
    armour: int  # what it costs
    infantry: int


COLUMNS = ("turn", "side", "nation", "event", "unit", "count", "where", "old", "cost", "source")


def read_schedule(files: Files, roster: Roster, map: Map, ways: frozenset[str]) -> tuple[Event, ...]:
    """`ways` are the ways in that zones.csv has."""
    found, come = [], set[int]()
    for row in files.rows("schedule.csv", COLUMNS):
        row.source()
        event = read_event(row, roster)
        check_where(row, event, map, ways)
        if event.what in ONCE or (event.what == "lend_lease" and event.unit != NOBODY):
            if event.unit in come:
                raise row.bad("unit", f"{row['unit']} comes twice", "data-twice", given=row["unit"])
            come.add(event.unit)
        found.append(event)
    for number, unit in enumerate(roster.units):
        if unit.more.arrives and number not in come:
            text = f"no row for {unit.id}"
            raise BadInput(text, "data-no-row", name=unit.id).located_at(files.read("schedule.csv")[1])
    return tuple(found)


def read_event(row: Row, roster: Roster) -> Event:
    what = row.one_of("event", (*UNITS, *GOODS, *COUNTED, "withdraw_air"))
    if not 0 <= row.number("turn") <= TURNS or (row.number("turn") == 0) != (what == "each_turn"):
        raise row.bad("turn", f"from 1 to {TURNS}", "data-number", given=row["turn"])
    of_unit = what in UNITS or (what == "lend_lease" and row["unit"] not in POINTS)
    unit = roster.index[row.one_of("unit", roster.index)] if of_unit else NOBODY
    goods = "" if of_unit else row.one_of("unit", goods_of(what, roster))
    side, nation = SIDES.index(row.one_of("side", SIDES)), row.one_of("nation", NATIONS)
    if unit != NOBODY:
        check_unit(row, roster, unit, side, nation)
    kinds, old_unit = read_old(row, roster)
    cost = COSTS[row.one_of("cost", COSTS)]
    cadre = row["old"] == CADRE
    return Event(
        *(
            row.number("turn"),
            side,
            nation,
            what,
            unit,
            goods,
            read_natural(row, "count"),
            row["where"],
            kinds,
            old_unit,
            cadre,
        ),
        *cost,
    )


def goods_of(what: str, roster: Roster) -> tuple[str, ...]:
    """What an event may be of, besides units: points, models of air units, or nothing but a number."""
    if what == "withdraw_air":
        return tuple(sorted({one.more.plane.model for one in roster.units if one.more.plane}))
    return GOODS.get(what, ("",))


def check_unit(row: Row, roster: Roster, unit: int, side: int, nation: str) -> None:
    one = roster[unit]
    if (one.side, one.more.nation) != (side, nation):
        raise row.bad("nation", f"{one.id} is not of this nation")
    if row["event"] in (*ONCE, "lend_lease") and one.more.arrives != row.number("turn"):
        raise row.bad("turn", f"units.csv has {one.id} come on turn {one.more.arrives}")


def read_old(row: Row, roster: Roster) -> tuple[frozenset[tuple[str, str]], int]:
    """ "infantry XX, armor X", or "unit G9Pz"."""
    if row["old"] in ("", CADRE):
        return frozenset(), NOBODY
    if row["old"].startswith("unit "):
        name = row["old"].removeprefix("unit ")
        if name not in roster.index:
            raise row.bad("old", f'"{name}" is not known', "data-unknown", given=name, near="none")
        return frozenset(), roster.index[name]
    found = set()
    for words in row["old"].split(", "):
        kind, _, size = words.partition(" ")
        if kind not in KINDS or size not in SIZES:
            raise row.bad("old", f'"{words}" is not known', "data-unknown", given=words, near="none")
        found.add((kind, size))
    return frozenset(found), NOBODY


FREE = ("", "in place", "replacement pool", "lend_east")  # the Eastern districts are off the map


def check_where(row: Row, event: Event, map: Map, ways: frozenset[str]) -> None:
    """A way in, a hex, or a city that must be threatened."""
    kind, _, name = event.where.partition(" ")
    known = {"hex": map.index, "city": {place.id for place in map.places}}
    if event.where not in ways and event.where not in FREE and name not in known.get(kind, ()):
        given = event.where
        raise row.bad("where", f'"{given}" is no way in', "data-unknown", given=given, near="none")
