"""12A to 12C. Lines of supply, traced from the sources outwards: rail, truck, road, truck, overland."""

from __future__ import annotations

from functools import lru_cache

from grognard.games.sudden_storm.law import gauge, lengths, territory
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.crossings import is_kronshtadt_open
from grognard.games.sudden_storm.law.data import Data
from grognard.games.sudden_storm.law.names import AXIS, SOVIET, own
from grognard.games.sudden_storm.law.nationality import finland
from grognard.games.sudden_storm.law.possession import owned_hexes
from grognard.games.sudden_storm.law.presence import land_units, occupied_hexes
from grognard.games.sudden_storm.law.setup import first_own
from grognard.games.sudden_storm.law.weather_areas import area_weather
from grognard.games.sudden_storm.law.zoc import zoc
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.network import MoveTerms, Network
from grognard.kernel.pathfinding import reach
from grognard.kernel.state import Position, UnitSet, board_fact, fact

LINKED = 3  # major cities that are a source together
OF_THEIR_OWN = ("finnish", "rumanian")  # nations with sources besides those of their side

# -- where lines may run


@rule("SS 12A")
def free(pos: Position, side: int) -> HexSet:
    """Where a line may begin: on land where no enemy is, in no neutral country but one's own."""
    return ground(pos, side) & ~occupied_hexes(pos, 1 - side)


@fact
@rule("SS 12A")
def passable(pos: Position, side: int) -> HexSet:
    """Where a line may run on: through no enemy zone of control, unless a friend is in the hex. The hex it
    starts from is not asked (SS-P53); an Axis city without its garrison lets nothing through (32).
    """
    found = free(pos, side) & (~zoc(pos, 1 - side) | occupied_hexes(pos, side))
    return found & ~own(pos).unguarded if side == AXIS else found


@lru_cache(8)
def waiting(data: Data) -> HexSet:
    """Countries that join the Axis: while neutral they supply their own."""
    return data.country("finland") | data.country("hungary")


def ground(pos: Position, side: int) -> HexSet:
    """Land that is not closed to a side's lines."""
    data, now = book(pos).data, own(pos)
    closed = now.neutral & ~waiting(data) if side == AXIS else now.neutral
    found = data.land & ~closed
    return found & data.scene.area if data.scene.edges else found


def friendly(pos: Position, side: int) -> HexSet:
    """Hexes that a side owns; those of a country that is to join it are as good."""
    found = owned_hexes(pos, side)
    return found | own(pos).neutral & waiting(book(pos).data) if side == AXIS else found


# -- sources


@fact
@rule("SS 12C.1", "SS 12C2.1")
def sources(pos: Position, side: int) -> HexSet:
    """The regular sources of all units of a side, while it owns them."""
    data = book(pos).data
    if data.scene.edges:
        found = rim(data, side) | linked_cities(pos, 1 if side == SOVIET else 0)
    elif side == AXIS:
        found = western(data) & ~surrendered_countries(pos)
    else:
        found = data.area("soviet_supply") | linked_cities(pos, LINKED)
    return found & friendly(pos, side)


OUT = "out"


@rule("SS 31.2")
def surrendered_countries(pos: Position) -> HexSet:
    """The countries whose own sources have ended with them; Germans may still stand there (SS-P66)."""
    data, now = book(pos).data, own(pos)
    countries = (("finland", now.finland), ("rumania", now.rumania), ("bulgaria", now.bulgaria))
    return sum(data.country(name) for name, state in countries if state == OUT)


@rule("SS 12C1")
@lru_cache(8)
def western(data: Data) -> HexSet:
    """Railways at the western edge, and Arctic ports in Norway and Finland."""
    north = data.country("norway") | data.country("finland")
    ports = sum(1 << h for h, city in data.tables.cities.items() if city.port)
    return data.area("axis_supply") | ports & data.arctic & north


@lru_cache(8)
def rim(data: Data, side: int) -> HexSet:
    """Where railways leave the area of a scenario, on the side's own ground at the start."""
    grid, area = data.map.grid, data.scene.area
    edge = area & grid.adjacent(grid.board & ~area)
    rails = sum(1 << h for h in bits(edge) if any(gate >> h & 1 for gate in data.lines["rail"]))
    soviet = first_own(data).soviet
    return rails & (soviet if side == SOVIET else ~soviet)


@rule("SS 12C2.2", "SS 12C2.3")
def linked_cities(pos: Position, many: int) -> HexSet:
    """Soviet major cities of which so many are joined by rail. A city of several hexes counts once, and not
    at all once any of them has been the Axis's (D10).
    """
    if not many:
        return 0
    data, grid, now = book(pos).data, pos.game.map.grid, own(pos)
    mine, lost = owned_hexes(pos, SOVIET), now.ever_axis
    cities = [one for one in data.great_cities if one & data.ussr == one == one & mine and not one & lost]
    ways, tracks = passable(pos, SOVIET) & mine, gauge.usable(pos, SOVIET)
    rest, found = cities, 0
    while rest:
        net = grid.flood(rest[0] & ways, ways, tracks)
        joined = [one for one in rest if one & net] or rest[:1]
        if len(joined) >= many:
            found |= sum(joined)
        rest = [one for one in rest if one not in joined]
    return found


@rule("SS 12C3", "SS 12C4", "SS 31B.4")
def home_sources(pos: Position, nation: str) -> HexSet:
    """Sources that units of one nation have besides: Helsinki and the dot cities of Finland, Viipuri among
    them once it is Finnish again; Bucuresti.
    """
    data = book(pos).data
    if nation == "finnish":
        return data.features("dot_city") & finland(pos) | 1 << data.places["helsinki"]
    return 1 << data.places["bucuresti"] if nation == "rumanian" else 0


# -- elements, each away from the source


@rule("SS 12B4.1", "SS 12B4.2")
def hexes_by_rail(pos: Position, side: int, start: HexSet) -> HexSet:
    """Any length, through hexes that the side owns, on a gauge that its trains can use."""
    grid, tracks = pos.game.map.grid, gauge.usable(pos, side)
    mine = friendly(pos, side)
    found = grid.flood(start, passable(pos, side) & mine, tracks) | start
    return found | grid.spread(found & passable(pos, side), tracks) & mine & free(pos, side)


@rule("SS 12B1.1")
def overland(pos: Position, side: int, start: HexSet, element: str, limit: int | None = None) -> HexSet:
    """Through hexes of either side: of the overland element, of trucks, of special lines."""
    net = lengths.overland(book(pos).data, area_weather(pos), is_kronshtadt_open(pos, side))
    return stretch_element(pos, side, net, start, element, free(pos, side), limit)


@rule("SS 12B3")
def hexes_by_road(pos: Position, side: int, start: HexSet) -> HexSet:
    """Through hexes that the side owns alone."""
    where = free(pos, side) & friendly(pos, side)
    return stretch_element(pos, side, lengths.roads(book(pos).data), start & where, "road", where, None)


def stretch_element(
    pos: Position, side: int, net: Network, start: HexSet, element: str, where: HexSet, limit: int | None
) -> HexSet:
    """The hexes from which an element of its length leads to one of the first."""
    found, ways = start, passable(pos, side)
    for length, region in lengths.stretches(book(pos).data, area_weather(pos), element):
        if begin := start & region & ways:
            far = length if limit is None else min(length, limit)
            found |= reach(net, begin, far, MoveTerms(where & region, where & region & ~ways)).hexes
    return found


@rule("SS 12B2.1")
def hexes_by_truck(pos: Position, side: int, start: HexSet, trucks: HexSet) -> HexSet:
    """The first hexes, and the trucks joined to them, each by itself or by way of others."""
    found = start
    while new := overland(pos, side, found, "truck") & trucks & ~found:
        found |= new
    return found


# -- lines

# All that a line hangs on besides the places of units.
TRACED_BY = (
    *("steps", "starving", "fed", "weather", "cold", "neutral", "turn", "surprise", "soviet"),
    *("ever_axis", "standard", "upgraded", "unguarded", "feeding"),
)


def extending(pos: Position, side: int) -> HexSet:
    """Trucks that are no sources in this phase extend lines, empty or not."""
    trucks = land_units(pos, side) & book(pos).data.trucks & ~own(pos).feeding
    return pos.hexes_of(trucks)


@board_fact(*TRACED_BY)
@rule("SS 12B.3", "SS 12B2.2")
def lines_from(pos: Position, side: int, start: HexSet) -> HexSet:
    """The hexes from which a line of all elements in their order leads to one of the first."""
    start &= free(pos, side)
    trucks = extending(pos, side) & passable(pos, side)
    railway = hexes_by_rail(pos, side, start & passable(pos, side))
    depots = hexes_by_truck(pos, side, railway, trucks)
    road = hexes_by_road(pos, side, depots) | depots
    return overland(pos, side, hexes_by_truck(pos, side, road, trucks), "overland") | start


@fact
@rule("SS 12E.3")
def regular(pos: Position, side: int) -> HexSet:
    """The hexes in regular supply now: special sources give none."""
    return lines_from(pos, side, sources(pos, side))


@fact
def regular_for(pos: Position, side: int, nation: str) -> HexSet:
    """The same for the units of a nation."""
    more = home_sources(pos, nation) & friendly(pos, side) if side == AXIS else 0
    more &= ~surrendered_countries(pos)
    return regular(pos, side) | (lines_from(pos, side, sources(pos, side) | more) if more else 0)


def units_by_nation(pos: Position, side: int, by_nation: dict[str, HexSet], usual: HexSet) -> UnitSet:
    """Units of a side that stand in hexes of their nation, or in the usual ones."""
    data, mine = book(pos).data, land_units(pos, side)
    found = mine & pos.units_in(usual)
    for nation, hexes in by_nation.items():
        found |= mine & data.of_nation[nation] & pos.units_in(hexes)
    return found


@rule("SS 12B.1", "SS 30F.3")
@fact
def supplied_units(pos: Position, side: int) -> UnitSet:
    """Units of a side in regular supply now, whatever they are marked with; all of them where the rules say
    so (30F).
    """
    if own(pos).automatic:
        return land_units(pos, side)
    nations = OF_THEIR_OWN if side == AXIS else ()
    found = units_by_nation(
        pos, side, {one: regular_for(pos, side, one) for one in nations}, regular(pos, side)
    )
    if side == AXIS and (some := units_via_finland(pos)):
        found &= ~(some & ~territory.admitted_units(pos, some))
    return found


@fact
@rule("SS 31B1.4")
def units_via_finland(pos: Position) -> UnitSet:
    """Germans outside the Finnish theatre whose lines all run through it (SS-P67); nobody once its limits are
    lifted.
    """
    data, now = book(pos).data, own(pos)
    if now.leningrad or now.automatic or not data.scene.is_on("31B"):
        return 0
    theatre = data.theatre("finnish")
    some = pos.units_in(regular(pos, AXIS) & ~theatre) & data.german & ~data.intrinsic
    shut = now._replace(unguarded=now.unguarded | theatre)
    return some & ~pos.units_in(regular(Position(pos.game, pos.state._replace(own=shut), pos), AXIS))


def railhead(pos: Position, side: int) -> HexSet:
    """Hexes from which a rail element alone reaches a regular source."""
    return hexes_by_rail(pos, side, sources(pos, side) & passable(pos, side))
