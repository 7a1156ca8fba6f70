"""What a scenario of our own changes: its area, what comes, its railways, what wins it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from grognard.games.sudden_storm.law.names import SIDES, WEATHERS, ZONES
from grognard.games.sudden_storm.law.zones import select
from grognard.kernel.errors import BadInput
from grognard.kernel.hexes import HexSet
from grognard.kernel.load import TomlTable, only_keys
from grognard.kernel.maps import Map
from grognard.kernel.units import Roster
from grognard.rules.scenario import Scenario

T = TypeVar("T")
STARTS = ("surprise", "soviet")  # with the surprise turn, or with a Soviet player turn
CAMPAIGN, CLEAR_SKIES = "table", "clear"
GOODS = ("resource", "infantry", "armor")
ANYWHERE = "any"
LEVELS = (6, 2)  # German decisive to Soviet substantial; or German victory and draw
KEYS = (
    *("area", "off", "start", "supply", "weather", "first_weather", "cold", "rail", "regauge", "arrive"),
    *("gifts", "special", "stocks", "axis_land", "standard", "axis_zone", "soviet_zone"),
)
VICTORY = ("campaign", "places", "isolated", "events", "early", "losses", "levels")


class Coming(NamedTuple):
    """Units that come in a scenario; nothing else arrives in it."""

    turn: int
    side: int
    way: str  # west_edge, east_edge, rail_east, road_south, or a way of zones.csv
    units: tuple[int, ...]


class Gift(NamedTuple):
    """Points of a kind that a side receives on some turns."""

    turns: tuple[int, ...]
    side: int
    what: str
    points: int
    where: str  # a place, an edge, a district, or any


class Capacity(NamedTuple):
    """RE that may ride on the first turn and later, and how much may be bought besides."""

    first: int
    usual: int
    more: int


class Scored(NamedTuple):
    """Each hex held by the Axis at the end scores; without points, as 36B has it."""

    hexes: HexSet
    points: int | None


class Early(NamedTuple):
    """Points for hexes that are the Axis's at the end of a turn."""

    hexes: HexSet
    points: int
    turn: int


class Goals(NamedTuple):
    campaign: bool  # as 36B and 36C have it
    places: tuple[Scored, ...] = ()
    isolated: bool = False  # a hex that is Soviet but isolated scores half
    events: frozenset[str] = frozenset()  # factory, garrison
    early: tuple[Early, ...] = ()
    losses: tuple[int, int] | None = None  # attack strength for a point: lost by the Soviets, by the Germans
    levels: tuple[int, ...] = ()


class ScenarioRules(NamedTuple):
    campaign: bool
    area: HexSet  # nobody leaves it
    off: frozenset[str]  # chapters and sections that do not apply
    start: str
    edges: bool  # do lines of supply end at the rim of the area? otherwise they run over the whole map
    weather: str
    first_weather: tuple[int, ...]  # by zone
    cold: tuple[int, ...]  # turns of cold weather in a row, by zone
    rail: tuple[Capacity, Capacity] | None  # by side; none: as in the campaign
    regauge: int | None  # links a turn; none: as in the campaign
    coming: tuple[Coming, ...]
    gifts: tuple[Gift, ...] | None  # none: replacement and resource points of the campaign
    special: tuple[str, ...]  # districts that receive Soviet special replacements
    stocks: tuple[Gift, ...] | None  # resource points at the start; none: those of items.csv in the area
    axis_land: HexSet | None  # Axis-owned at the start; none: as the rulebook has it
    standard: HexSet  # where the lines are of standard gauge at the start
    free: tuple[HexSet, HexSet]  # where each side sets up by hand; none: the zones of its armies
    goals: Goals

    def is_on(self, *sections: str) -> bool:
        """Do all these sections apply? "30D" also stands for whatever lies under it."""
        return not any(section == off or section.startswith(off) for section in sections for off in self.off)


def read_scenario_rules(scenario: Scenario, map: Map, roster: Roster) -> ScenarioRules:
    table = scenario.table
    rail = table.need("rail", dict) if "rail" in table else None
    return ScenarioRules(
        campaign="area" not in table,
        area=hexes(table, "area", map) if "area" in table else map.grid.board,
        off=frozenset(words(table, "off")),
        start=table.one_of("start", STARTS) if "start" in table else STARTS[0],
        edges="supply" in table and table.one_of("supply", ("map", "edges")) == "edges",
        weather=table.one_of("weather", (CAMPAIGN, CLEAR_SKIES)) if "weather" in table else CAMPAIGN,
        first_weather=read_weather(table),
        cold=read_cold(table),
        rail=None if rail is None else (capacity(rail, SIDES[0]), capacity(rail, SIDES[1])),
        regauge=table.need("regauge", int) if "regauge" in table else None,
        coming=read_each(table, "arrive", lambda text: read_coming(text, roster)),
        gifts=read_each(table, "gifts", read_gift) if "gifts" in table else None,
        special=tuple(words(table, "special")) or (ANYWHERE,),
        stocks=read_each(table, "stocks", read_gift) if "stocks" in table else None,
        axis_land=hexes(table, "axis_land", map) if "axis_land" in table else None,
        standard=hexes(table, "standard", map) if "standard" in table else 0,
        free=(zone(table, "axis_zone", map), zone(table, "soviet_zone", map)),
        goals=read_goals(scenario.victory, map),
    )


def bad_scenario(table: TomlTable, key: str, told: str, given: object) -> BadInput:
    return BadInput(f"{key}: {told}", "data-kind", key=key, given=str(given)).located_at(table.spot(key))


def hexes(table: TomlTable, key: str, map: Map) -> HexSet:
    try:
        return select(map, table.need(key, str))
    except BadInput as e:
        raise e.located_at(table.spot(key)) from None


def zone(table: TomlTable, key: str, map: Map) -> HexSet:
    return hexes(table, key, map) if key in table else 0


def words(table: TomlTable, key: str) -> list[str]:
    """A list of words, which may be left out."""
    found: list[str] = table.need(key, list) if key in table else []
    if not all(isinstance(word, str) for word in found):
        raise bad_scenario(table, key, "a list of words is required", found)
    return found


def read_each(table: TomlTable, key: str, read: Callable[[str], T]) -> tuple[T, ...]:
    found = []
    for text in words(table, key):
        try:
            found.append(read(text))
        except (KeyError, ValueError, IndexError):
            raise bad_scenario(table, key, f'"{text}" cannot be read', text) from None
    return tuple(found)


def read_weather(table: TomlTable) -> tuple[int, ...]:
    """By zone; clear where nothing is said."""
    given = words(table, "first_weather") or [WEATHERS[0]] * len(ZONES)
    if len(given) != len(ZONES) or not set(given) <= set(WEATHERS):
        raise bad_scenario(
            table, "first_weather", f"for each of {len(ZONES)} zones one of {', '.join(WEATHERS)}", given
        )
    return tuple(WEATHERS.index(word) for word in given)


def read_cold(table: TomlTable) -> tuple[int, ...]:
    given = table.need("cold", list) if "cold" in table else [0] * len(ZONES)
    if len(given) != len(ZONES) or not all(isinstance(n, int) for n in given):
        raise bad_scenario(table, "cold", f"{len(ZONES)} numbers of turns", given)
    return tuple(given)


def capacity(rail: TomlTable, side: str) -> Capacity:
    only_keys(rail, SIDES, rail.file)
    given = rail.need(side, list)
    if len(given) != 3 or not all(isinstance(n, int) and n >= 0 for n in given):
        raise bad_scenario(rail, side, "first turn, later turns, what may be bought besides", given)
    return Capacity(*given)


def read_coming(text: str, roster: Roster) -> Coming:
    """ "2 axis west_edge: G15Inf G86Inf" """
    head, units = text.split(": ")
    turn, side, way = head.split(" ", 2)
    found = tuple(roster.index[unit] for unit in units.split())
    if any(SIDES[roster[unit].side] != side for unit in found):
        raise ValueError
    return Coming(int(turn), SIDES.index(side), way, found)


def read_gift(text: str) -> Gift:
    """ "2 4 axis resource 4 west_edge": on turns 2 and 4, four points at the western edge."""
    given = text.split()
    at = next(n for n, word in enumerate(given) if word in SIDES)
    side, what, points, *where = given[at:]
    if what not in GOODS:
        raise ValueError
    turns = tuple(int(turn) for turn in given[:at])
    return Gift(turns, SIDES.index(side), what, int(points), " ".join(where) or ANYWHERE)


def read_goals(table: TomlTable, map: Map) -> Goals:
    only_keys(table, VICTORY, table.file)
    if "campaign" in table and table.need("campaign", bool):
        return Goals(True)
    places = [read_scored(table, "places", text, map) for text in words(table, "places")]
    early = [read_early(table, text, map) for text in words(table, "early")]
    losses = table.need("losses", list) if "losses" in table else None
    levels = table.need("levels", list)
    if len(levels) not in LEVELS or levels != sorted(set(levels), reverse=True):
        raise bad_scenario(table, "levels", "two or six numbers that fall", levels)
    if losses is not None and (len(losses) != 2 or not all(isinstance(n, int) and n > 0 for n in losses)):
        raise bad_scenario(table, "losses", "two numbers: Soviet and German strength for a point", losses)
    return Goals(
        False,
        tuple(places),
        "isolated" in table and table.need("isolated", bool),
        frozenset(words(table, "events")),
        tuple(early),
        losses and (losses[0], losses[1]),
        tuple(levels),
    )


def read_scored(table: TomlTable, key: str, text: str, map: Map) -> Scored:
    """ "place kaunas 1", or "area leningrad 36B"."""
    what, _, points = text.rpartition(" ")
    if not points.isdecimal() and points != "36B":
        raise bad_scenario(table, key, f'"{text}" has no points', text)
    try:
        return Scored(select(map, what), int(points) if points.isdecimal() else None)
    except BadInput as e:
        raise e.located_at(table.spot(key)) from None


def read_early(table: TomlTable, text: str, map: Map) -> Early:
    """ "place dvinsk 2 1": two points if it is the Axis's at the end of turn 1."""
    what, _, turn = text.rpartition(" ")
    scored = read_scored(table, "early", what, map)
    if not turn.isdecimal() or scored.points is None:
        raise bad_scenario(table, "early", f'"{text}" has no turn', text)
    return Early(scored.hexes, scored.points, int(turn))
