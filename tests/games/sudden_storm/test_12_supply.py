"""12A to 12C. Lines of supply on the real hexes, and where they come from."""

from __future__ import annotations

from dataclasses import replace

from tests.games.sudden_storm.situations import DATA, GAME
from tests.games.sudden_storm.supplying import fed, hexes, still

from grognard.games.sudden_storm.law import gauge, lengths, supply
from grognard.games.sudden_storm.law.names import AXIS, SOVIET
from grognard.games.sudden_storm.law.weather_areas import area_weather
from grognard.kernel.cite import cites
from grognard.kernel.hexes import bits
from grognard.kernel.network import MoveTerms
from grognard.kernel.pathfinding import reach
from grognard.kernel.state import Position

MAP = GAME.map
ROW = [f"3B:10{n:02}" for n in range(1, 10)]


def goes(data: object, first: str, last: str) -> bool:
    """Does an overland element of 7 hexes run straight along the row?"""
    assert isinstance(data, type(DATA))
    net = lengths.overland(data, area_weather(still()), False)
    found = reach(net, 1 << MAP.hex(last), 7, MoveTerms(hexes(*ROW)))
    return bool(found.hexes >> MAP.hex(first) & 1)


@cites("SS 12B1.2")
def test_a_swamp_counts_two_and_a_major_river_one_more() -> None:
    assert goes(DATA, "3B:1001", "3B:1006")
    assert not goes(DATA, "3B:1001", "3B:1007")


@cites("SS 12B1.3")
def test_along_a_road_they_count_nothing_more() -> None:
    road = MAP.lines[0]._replace(kind="road", hexes=tuple(MAP.hex(one) for one in ROW[:6]))
    paved = replace(DATA, map=replace(MAP, lines=(*MAP.lines, road)))
    assert goes(paved, "3B:1001", "3B:1008")
    assert not goes(paved, "3B:1001", "3B:1009")


@cites("SS 12B.4")
def test_mud_and_snow_shorten_a_line_and_frost_does_not() -> None:
    def far(weather: str) -> int:
        pos = still(weather=weather)
        return max(
            MAP.grid.distance(MAP.hex("3B:1001"), h)
            for h in range(MAP.grid.size)
            if supply.overland(pos, SOVIET, hexes("3B:1001"), "truck") >> h & 1
        )

    assert far("clear") == far("frost") == 14
    assert far("mud") == far("snow") == 7


@cites("SS 28C1.3")
def test_each_element_has_the_length_of_the_worst_weather_it_passes() -> None:
    sky_of = still(own={"weather": ["clear", "mud", "clear", "frost", "clear"]})
    found = dict[int, int]()
    for length, region in lengths.stretches(DATA, area_weather(sky_of), "overland"):
        found[length] = found.get(length, 0) | region
    zones = DATA.weather_zones
    assert zones[1] & found[7] == 0
    assert zones[2] & ~found[7] == 0
    assert (zones[0] | zones[1] | zones[2]) & ~found[3] == 0  # mud and the Arctic in one element


@cites("SS 12A")
def test_no_line_runs_through_an_enemy_zone_unless_a_friend_is_there() -> None:
    enemies = {"S14Rif": "1B:3030"}
    hole = supply.passable(still(enemies), AXIS)
    around = MAP.grid.adjacent(hexes("1B:3030")) & DATA.land
    assert not hole & around
    assert not hole & hexes("1B:3030")
    friend = MAP.label(min(h for h in range(MAP.grid.size) if around >> h & 1))
    assert supply.passable(still({**enemies, "G1Inf": friend}), AXIS) & hexes(friend)


@cites("SS 12C1")
def test_sources_of_the_axis() -> None:
    found = supply.sources(still(), AXIS)
    edge = DATA.area("axis_supply")
    assert edge & ~found == 0
    ports = hexes("6A:0331", "5B:0507", "6A:0923", "5B:0911", "6A:1123", "6A:1221")
    assert ports & ~found == 0
    assert found & ~edge & ~DATA.arctic == 0  # Helsinki and Turku are no sources for all
    assert found & hexes("5B:2704")  # Kemi, an Arctic port on the Baltic


@cites("SS 12C.1")
def test_a_source_in_enemy_hands_serves_nobody() -> None:
    edge = MAP.label(min(h for h in range(MAP.grid.size) if DATA.area("axis_supply") >> h & 1))
    pos = still(own={"soviet": [edge]})
    assert not supply.sources(pos, AXIS) & hexes(edge)
    assert not supply.sources(pos, SOVIET) & hexes(edge)


@cites("SS 12C2.1")
def test_soviet_sources_at_the_eastern_edge() -> None:
    assert DATA.area("soviet_supply") & ~supply.sources(still(), SOVIET) == 0


@cites("SS 12C2.2", "SS 12C2.3")
def test_three_linked_cities_until_the_axis_has_had_them() -> None:
    kiev = MAP.label(DATA.places["kiev"])
    assert supply.sources(still(), SOVIET) & hexes(kiev)
    assert not supply.sources(still(own={"ever_axis": [kiev]}), SOVIET) & hexes(kiev)
    kharkov, tula = DATA.places["kharkov"], DATA.places["tula"]
    three = {DATA.places["kiev"], kharkov, tula}
    others = [
        h for city in DATA.great_cities for h in range(MAP.grid.size) if city >> h & 1 and h not in three
    ]
    lost = [MAP.label(h) for h in others]
    assert supply.sources(still(own={"ever_axis": lost}), SOVIET) & hexes(kiev)
    two = [*lost, MAP.label(tula)]
    assert not supply.sources(still(own={"ever_axis": two}), SOVIET) & hexes(kiev)


@cites("SS 12C3", "SS 12C4")
def test_finns_and_rumanians_have_sources_at_home() -> None:
    finland = supply.home_sources(still(), "finnish")
    assert finland & hexes("1B:0410")
    assert finland & hexes("5B:3103")
    assert not finland & hexes("1B:0515")  # Hango is a fortress
    assert supply.home_sources(still(), "rumanian") == 1 << DATA.places["bucuresti"]
    # Maarianhamina apart, an enemy ring around Tampere: who stands in the town draws on it if Finnish
    ring = MAP.labels(MAP.grid.adjacent(hexes("5B:4711")) & DATA.land)
    soviets = dict(zip(GAME.roster.ids(DATA.divisions & DATA.of_side[SOVIET]), ring, strict=False))
    pos = still({**soviets, "F1Rif": "5B:4711", "G1Inf": "5B:4711"})
    fed_units = GAME.roster.ids(supply.supplied_units(pos, AXIS))
    assert "F1Rif" in fed_units
    assert "G1Inf" not in fed_units


@cites("SS 12B4.2")
def test_a_rail_element_runs_on_a_gauge_that_the_side_can_use() -> None:
    west = DATA.area("axis_supply")
    every = {"axis": MAP.labels(DATA.ussr)}
    found = supply.hexes_by_rail(still(own=every), AXIS, west)
    assert found & DATA.ussr39 & ~MAP.grid.adjacent(DATA.land & ~DATA.ussr39) == 0  # up to the break of gauge
    h = MAP.hex("1B:3008")
    d, n = next((d, n) for d, n in MAP.grid.neighbours(h) if DATA.gates_by_gauge["broad"][d] >> h & 1)
    assert not found >> n & 1
    links: list[list[str]] = [[], [], []]
    links[d % 3] = [MAP.label(h if d < 3 else n)]
    pos = still(own={**every, "standard": links})
    assert supply.hexes_by_rail(pos, AXIS, west) >> n & 1


@cites("SS 12B4.1")
def test_a_railway_in_enemy_hands_carries_nothing() -> None:
    pos = still()
    assert supply.hexes_by_rail(pos, SOVIET, supply.sources(pos, SOVIET)) & ~supply.friendly(pos, SOVIET) == 0
    assert fed(pos, SOVIET, "2A:3317")
    assert not fed(pos, SOVIET, "1B:2633")


@cites("SS 12B4.2")
def test_soviet_trains_run_on_standard_gauge_while_a_western_city_was_never_lost() -> None:
    def runs(pos: Position) -> bool:
        tracks, standard = gauge.usable(pos, SOVIET), DATA.gates_by_gauge["standard"]
        west = DATA.ussr & ~DATA.ussr39
        return any(a & b & west for a, b in zip(tracks, standard, strict=True))

    assert runs(still())
    assert not runs(still(own={"ever_axis": MAP.labels(DATA.cities & ~DATA.ussr39)}))


def straight_line(many: int) -> list[int]:
    """A straight broad-gauge line in the Soviet Union of 1939; for Germans it is a road."""
    tracks = DATA.gates_by_gauge["broad"]
    far = DATA.ussr39 & ~DATA.theatre("finnish") & ~DATA.theatre("arctic")
    for start in bits(far):
        way = [start]
        while len(way) < many:
            there = [b for d, b in MAP.grid.neighbours(way[-1]) if tracks[d] >> way[-1] & 1 and far >> b & 1]
            on = [b for b in there if MAP.grid.distance(start, b) == len(way)]
            if not on:
                break
            way.append(on[0])
        else:
            return way
    raise AssertionError


@cites("SS 12B2.2")
def test_beyond_a_truck_no_second_road_is_traced() -> None:
    """In mud: 7 hexes of road, a truck 3 hexes on, and a second stretch of road that leads to the truck."""
    line = [MAP.label(h) for h in straight_line(18)]
    taken = [*line[:8], *line[10:]]
    with_truck = still({"G1Trk": line[10]}, {"axis": taken, "neutral": []}, weather="mud")
    found = supply.lines_from(with_truck, AXIS, hexes(line[0]))
    assert found & hexes(line[10])
    assert found & hexes(line[14])  # overland to the truck
    assert not found & hexes(line[17])  # by road to the truck, and by road again
    without = still({}, {"axis": taken, "neutral": []}, weather="mud")
    assert not supply.lines_from(without, AXIS, hexes(line[0])) & hexes(line[14])
    joined = still({}, {"axis": line, "neutral": []}, weather="mud")
    assert supply.lines_from(joined, AXIS, hexes(line[10])) & hexes(line[17])


@cites("SS 12B.3", "SS 12B2.1")
def test_a_road_may_end_at_a_truck_and_the_truck_lead_on_to_the_source() -> None:
    """In mud: overland and 7 hexes of road to a truck, and from it over enemy ground to the source."""
    line = [MAP.label(h) for h in straight_line(18)]
    taken = {"axis": [line[0], *line[3:]], "neutral": []}
    with_truck = still({"G1Trk": line[3]}, taken, weather="mud")
    found = supply.lines_from(with_truck, AXIS, hexes(line[0]))
    assert found & hexes(line[12])
    assert not found & hexes(line[17])
    assert not supply.lines_from(still({}, taken, weather="mud"), AXIS, hexes(line[0])) & hexes(line[12])


@cites("SS 12B3")
def test_a_road_element_stays_on_ground_of_its_own_and_an_overland_one_does_not() -> None:
    around = MAP.grid.disc(1 << DATA.places["minsk"], 10) & DATA.ussr
    pos = still(own={"axis": MAP.labels(around & ~(1 << DATA.places["minsk"]))})
    start = 1 << DATA.places["minsk"]
    assert supply.hexes_by_road(pos, SOVIET, start) == start
    assert supply.overland(pos, SOVIET, start, "overland") & around & ~start


@cites("SS 12A")
def test_lines_do_not_run_through_a_city_without_its_garrison() -> None:
    minsk = MAP.label(DATA.places["minsk"])
    taken = {"axis": [*MAP.labels(DATA.ussr & ~DATA.ussr39), minsk]}
    assert supply.passable(still(own=taken), AXIS) & hexes(minsk)
    closed = still(own={**taken, "unguarded": [minsk]})
    assert not supply.passable(closed, AXIS) & hexes(minsk)
    assert supply.passable(closed, SOVIET) & hexes(minsk)
