"""7A3.7 to 7A3.11, 7A4.5: regauging, and capacity for resource points."""

from __future__ import annotations

from tests.games.sudden_storm.situations import DATA, drawn, remembered

from grognard.games.sudden_storm.law import rail, regauging
from grognard.games.sudden_storm.law.names import AXIS
from grognard.kernel.cite import cites
from grognard.kernel.hexes import bits
from grognard.testing.table import Situation

MAP, GRID = DATA.map, DATA.map.grid
INFANTRY, RIFLE = "G1Inf", "S14Rif"
GERMAN = {"axis": "country ussr", "at_start": "country ussr | country germany", "neutral": []}


def situation(own: dict[str, object] | None = None, options: dict[str, str] | None = None) -> Situation:
    whole = {**GERMAN, "supplied": ["country ussr", []], **(own or {})}
    return drawn("axis-movement", {INFANTRY: "1B:3027"}, whole, options=options)


def laid(t: Situation, many: int) -> Situation:
    """So many links more, each in whatever place comes first."""
    for _ in range(many):
        t = t.act("regauge", t.may("regauge")[0])
    return t


@cites("SS 7A3.7")
def test_links_are_laid_onward_from_standard_gauge() -> None:
    t = situation()
    standard = regauging.gate_hexes(DATA.gates_by_gauge["standard"])
    broad = regauging.gate_hexes(DATA.gates_by_gauge["broad"])
    first = {MAP.hex(at) for at in t.may("regauge")}
    assert first
    assert first <= set(bits(broad & GRID.adjacent(standard)))
    to = t.may("regauge")[0]
    after = t.act("regauge", to)
    reached = {MAP.hex(at) for at in after.may("regauge")}
    assert reached - first <= set(bits(GRID.adjacent(1 << MAP.hex(to))))
    assert situation({"at_start": []}).may("regauge") == []
    assert situation({"supplied": [[], []]}).may("regauge") == []
    assert t.refusals("regauge", "2A:3317") == ["SS 7A3.7"]


@cites("SS 7A3.7")
def test_soviets_regauge_nothing() -> None:
    assert drawn("soviet-movement", {RIFLE: "2A:3201"}).may("regauge") == []


@cites("SS 7A3.8")
def test_so_many_links_a_turn_by_the_weather_of_zone_b() -> None:
    for weather, most in (("clear", 24), ("frost", 18), ("mud", 12), ("snow", 12)):
        assert regauging.most_links(situation({"weather": weather}).pos) == most
    assert regauging.most_links(situation({"weather": ["snow", "clear", "snow", "snow", "snow"]}).pos) == 24
    t = laid(situation({"weather": "mud"}, {"run_of_links": "any"}), 12)
    assert t.may("regauge") == []
    assert len(remembered(t).laid) == 12


@cites("SS 7A3.9")
def test_at_most_half_of_them_in_one_zone() -> None:
    t = situation({"weather": "mud"}, {"run_of_links": "any"})
    zone = DATA.weather_zones[1]
    for _ in range(6):
        t = t.act("regauge", next(at for at in t.may("regauge") if zone >> MAP.hex(at) & 1))
    assert not any(zone >> MAP.hex(at) & 1 for at in t.may("regauge"))
    assert t.may("regauge")


@cites("SS 7A3.10")
def test_no_train_on_what_was_laid_this_turn() -> None:
    t = laid(situation(), 1)
    a, b = remembered(t).laid[0]
    d = GRID.direction(a, b)
    _, standard = rail.gauges(t.pos)
    assert standard[d] >> a & 1
    assert not rail.usable(t.pos, AXIS)[1][d] >> a & 1
    later = situation({"standard": [[MAP.label(h) for h in bits(one)] for one in remembered(t).standard]})
    assert rail.usable(later.pos, AXIS)[1][d] >> a & 1


@cites("SS 7A3.11")
def test_no_more_than_four_in_a_row_unless_agreed() -> None:
    for option, most in (("four", 4), ("any", 6)):
        t = situation(None, {"run_of_links": option})
        at = MAP.hex(t.may("regauge")[0])
        t = t.act("regauge", MAP.label(at))
        count = 1
        while count < 6:
            touching = [h for h in map(MAP.hex, t.may("regauge")) if follows(t, h)]
            if not touching:
                break
            t = t.act("regauge", MAP.label(touching[0]))
            count += 1
        assert count == most


def follows(t: Situation, h: int) -> bool:
    """Would the link to a hex go on from one of this turn?"""
    a, _ = regauging.candidates(t.pos)[h]
    return any(a in link for link in remembered(t).laid)


@cites("SS 7A4.5", "SS 7A4.6")
def test_a_resource_point_buys_capacity() -> None:
    def stock(points: int, **more: object) -> Situation:
        own = {"stocks": [{"hex": "2A:3317", "side": 1, "points": points}], **more}
        return drawn("soviet-movement", {RIFLE: "2A:3201"}, own)

    t = stock(8)
    for bought in (8, 16, 24, 32, 40, 48):
        t = t.act("buy_rail", "2A:3317")
        assert rail.capacity(t.pos, rail.SOVIET_NET) == 72 + bought
    assert t.refusals("buy_rail", "2A:3317") == ["SS 7A4.5"]
    assert [one.points for one in remembered(t).stocks] == [2]
    assert stock(1).act("buy_rail", "2A:3317").may("buy_rail") == []
    assert stock(1, cut_off=[[], ["2A:3317"]]).refusals("buy_rail", "2A:3317") == ["SS 7A4.6"]


@cites("SS 30G.1")
def test_nothing_is_bought_by_the_soviets_in_the_first_turn() -> None:
    own = {"stocks": [{"hex": "2A:3317", "side": 1, "points": 3}]}
    t = drawn("soviet-movement", {RIFLE: "2A:3201"}, own, turn=1)
    assert t.refusals("buy_rail", "2A:3317") == ["SS 30G.1"]


def broad_path(links: int) -> list[int]:
    """A line of so many broad links without a fork, far from standard gauge and from the Finns."""
    t = situation()
    broad, standard = rail.gauges(t.pos)
    land = DATA.ussr39 & ~rail.finnish_net(t.pos) & ~regauging.gate_hexes(standard) & DATA.weather_zones[2]

    def onward(path: list[int]) -> list[int]:
        if len(path) > links:
            return path
        near = [h for h in bits(GRID.spread(1 << path[-1], broad) & land) if h not in path]
        return onward([*path, near[0]]) if len(near) == 1 or (len(path) == 1 and near) else []

    return next(path for h in bits(land) if (path := onward([h])))


@cites("SS 7A3.7", "SS 7A3.11")
def test_a_hex_that_links_reach_from_both_ends_is_laid_from_the_shorter_run() -> None:
    """Four links lie in a row up to it; from the other side it would be the first of another run."""
    path = broad_path(8)
    for line in (path, path[::-1]):
        old: list[list[str]] = [[], [], []]
        for a, b in (line[:2], line[7:]):
            d = GRID.direction(a, b)
            old[d % 3].append(MAP.label(a if d < 3 else b))
        t = situation({"standard": old})
        for h in line[2:6]:
            t.act("regauge", MAP.label(h))
        t.act("regauge", MAP.label(line[6]))
        assert remembered(t).laid[-1] == (line[7], line[6])
