"""33A. Reinforcements."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.sudden_storm.situations import DATA, GAME, drawn, remembered, until_asked

from grognard.games.sudden_storm.law import entries
from grognard.games.sudden_storm.law.names import CityCount
from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.kernel.hexes import bits
from grognard.kernel.state import Position
from grognard.testing.table import Situation

ROSTER = GAME.roster
INDEX = ROSTER.index
DICE = [1] * 500  # of weather and of convoys


def coming(side: str, *names: str, turn: int, others: dict[str, Any] | None = None, **own: Any) -> Situation:
    """These units wait for their turn, which has come."""
    units = dict.fromkeys(names, "pool") | (others or {})
    t = drawn(f"{side}-initial", units, own, turn=turn, dice=DICE)
    return until_asked(t, "unit") if "unit" not in t_verbs(t) else t


def amended(t: Situation, **fields: Any) -> Situation:
    """What the last check of supply has found."""
    own = remembered(t)._replace(**fields)
    t.pos = Position(t.game, t.pos.state._replace(own=own))
    return t


def t_verbs(t: Situation) -> list[str]:
    return list(choices(t.pos).verbs)


def of(way: str, turn: int) -> list[str]:
    return [
        ROSTER[one.unit].id
        for one in DATA.schedule
        if one.what == "arrive" and (one.where, one.turn) == (way, turn)
    ]


def in_hand(t: Situation, name: str) -> Situation:
    return t.act("unit", name)


@cites("SS 33A.1")
def test_germans_enter_on_the_western_edge_of_axis_countries() -> None:
    name = of("german", 2)[0]
    t = in_hand(coming("axis", name, turn=2), name)
    found = DATA.map.hexes(t.may("at"))
    assert found == DATA.area("west_edge") & DATA.land
    t.act("at", "1B:3233")
    assert t.at(name) == "1B:3233"


@cites("SS 33A.1")
def test_nobody_enters_in_an_enemy_zone_of_control() -> None:
    name = of("german", 2)[0]
    near = DATA.map.labels(DATA.map.grid.adjacent(DATA.map.hexes(["1B:3233"])) & DATA.land)
    t = coming("axis", name, turn=2, others={"S18Rif": near[0]})
    in_hand(t, name)
    assert t.refusals("at", "1B:3233") == ["SS 33A.1"]
    assert t.can("at", "1B:3733")


def only(where: str) -> tuple[str, int]:
    """The one unit that comes by a way in, and when."""
    (one,) = (e for e in DATA.schedule if e.where == where and e.what == "arrive")
    return ROSTER[one.unit].id, one.turn


@cites("SS 33A1.2")
def test_the_arctic_reinforcement_comes_at_any_norwegian_port() -> None:
    name, turn = only("arctic")
    t = in_hand(coming("axis", name, turn=turn), name)
    norway = DATA.country("norway") & DATA.land
    ports = [h for h, city in DATA.tables.cities.items() if city.port and norway >> h & 1]
    assert t.may("at") == sorted(DATA.map.label(h) for h in ports)
    t = coming("axis", name, turn=turn, soviet="place narvik")
    assert in_hand(t, name).refusals("at", label("narvik")) == ["SS 33A.1"]
    t.act("at", label("kirkenes"))
    assert t.at(name) == label("kirkenes")


def label(place: str) -> str:
    return str(DATA.map.label(DATA.places[place]))


@cites("SS 33A1.3")
def test_the_swedish_reinforcement_comes_on_a_railway_at_the_edge_of_sweden() -> None:
    name, turn = only("sweden")
    t = in_hand(coming("axis", name, turn=turn), name)
    rails = entries.hexes_of_lines(DATA.lines["rail"])
    edge = [h for h in bits(DATA.country("sweden") & rails) if on_rim(h)]
    assert t.may("at")
    assert set(bits(DATA.map.hexes(t.may("at")))) <= set(edge)
    t.act("at", t.may("at")[0])
    assert DATA.country("sweden") >> DATA.map.hex(t.at(name)) & 1


def on_rim(h: int) -> bool:
    """Does a hex lie at the end of the map?"""
    return bool(DATA.map.grid.adjacent(1 << h).bit_count() < 6)


@cites("SS 33A1.4")
def test_the_finnish_reinforcement_comes_at_a_supplied_city_within_the_german_limit() -> None:
    name, turn = only("finland")
    t = coming("axis", name, turn=turn)
    north = DATA.select("place rovaniemi")
    amended(t, supplied=(DATA.select("place helsinki") | north, 0))
    in_hand(t, name)
    assert t.may("at") == [label("helsinki"), label("rovaniemi")]
    south = DATA.theatre("finnish")
    assert south & DATA.select("place helsinki")
    assert not south & north
    full = {"G1Inf": label("helsinki"), "G11Inf": label("helsinki")}  # six RE of five
    t = coming("axis", name, turn=turn, others=full)
    amended(t, supplied=(DATA.select("place helsinki") | north, 0))
    in_hand(t, name)
    assert t.may("at") == [label("rovaniemi")]


@cites("SS 33A1.5")
def test_the_east_is_cities_in_supply() -> None:
    one = next(e for e in DATA.schedule if e.where == "east")
    name = ROSTER[one.unit].id
    t = coming("axis", name, turn=one.turn, axis="place minsk")
    amended(t, supplied=(DATA.select("place minsk"), 0))
    in_hand(t, name)
    assert t.may("at") == ["1B:3611"]


@cites("SS 33A1.6")
@pytest.mark.parametrize(("way", "land"), [("hungarian", "hungary"), ("rumanian", "rumania")])
def test_allies_come_at_home(way: str, land: str) -> None:
    one = next(e for e in DATA.schedule if e.where == way and e.what.startswith("arrive"))
    name = ROSTER[one.unit].id
    t = in_hand(coming("axis", name, turn=one.turn), name)
    assert DATA.map.hexes(t.may("at")) & ~DATA.country(land) == 0
    assert t.may("at")
    t.act("at", t.may("at")[0])
    assert (name in t.units_marked("reserve")) == (one.what == "arrive_reserve")


@cites("SS 33A1.6")
def test_who_joins_the_reserve_does_so_even_when_delayed() -> None:
    t = drawn("axis-initial", {"R1Sec": "delayed_axis"}, {}, turn=19, dice=DICE)
    t = until_asked(t, "unit")
    in_hand(t, "R1Sec")
    assert DATA.map.hexes(t.may("at")) & ~DATA.area("axis_rumanian_reserve") == 0
    t.act("at", t.may("at")[0])
    assert "R1Sec" in t.units_marked("reserve")


# -- districts


def kharkov(**more: Any) -> tuple[Situation, list[str]]:
    names = [name for turn in range(1, 9) for name in of("md kharkov", turn)]
    return coming("soviet", *names, turn=8, **more), names


def place_all(t: Situation, names: list[str]) -> list[str]:
    """One after another, each at the first place that may be had."""
    found = []
    for name in names:
        in_hand(t, name)
        h = t.may("at")[0]
        found.append(h)
        t.act("at", h)
    return found


def cities(district: str, *kinds: str) -> set[str]:
    return set(DATA.map.labels(DATA.district(district) & DATA.features(*kinds)))


@cites("SS 33A2.1")
def test_a_district_fills_major_cities_then_dot_cities_then_begins_anew() -> None:
    t, names = kharkov()
    majors, dots = cities("kharkov", "full_city", "partial_city"), cities("kharkov", "dot_city")
    in_hand(t, names[0])
    assert set(t.may("at")) == majors
    t.act("drop")
    found = place_all(t, names[: len(majors) + len(dots)])
    assert set(found[: len(majors)]) == majors
    assert set(found[len(majors) :]) == dots


@cites("SS 33A2.1")
def test_isolated_cities_come_last() -> None:
    t, names = kharkov()
    amended(t, cut_off=(0, DATA.select("place kharkov")))
    in_hand(t, names[0])
    assert t.may("at") == sorted(cities("kharkov", "full_city", "partial_city") - {"4A:1124"})


@cites("SS 33A2.1")
def test_soviet_units_that_have_a_place_must_come() -> None:
    t, _ = kharkov()
    assert t.refusals("next") == ["SS 33A.1"]


@cites("SS 33A2.2")
def test_units_of_a_lost_district_are_replacements_at_most() -> None:
    turn = next(t for t in range(3, 10) if of("md kharkov", t))
    name, other = of("md kharkov", turn)[0], of("md moscow", turn)[0]
    lost = "district kharkov & feature full_city partial_city dot_city"
    t = coming("soviet", name, other, turn=turn, axis=lost)
    assert t.at(name) == "dead"
    assert t.at(other) == "pool"


@cites("SS 33A2.3")
def test_the_east_is_within_two_hexes_of_a_railway_leaving_the_map() -> None:
    name = of("eastern", 4)[0]
    t = in_hand(coming("soviet", name, turn=4), name)
    found = DATA.map.hexes(t.may("at"))
    rails = DATA.area("east_edge") & entries.hexes_of_lines(DATA.lines["rail"])
    assert found
    assert all(DATA.map.grid.disc(1 << h, 2) & rails for h in bits(found))
    assert found == DATA.area("east_edge") & DATA.map.grid.disc(rails, 2)
    rail = DATA.map.label(bits(rails)[0])
    t.act("at", rail)
    assert t.units_marked("eastern") == [name]


@cites("SS 33A2.4")
def test_other_forces_one_of_a_type_to_a_city_and_three_from_the_east() -> None:
    turn = next(t for t in range(2, 19) if len(of("other", t)) >= 5)
    names = of("other", turn)
    kinds = [
        entries.exact_type(drawn("soviet-initial", {}, turn=1, dice=DICE).pos, INDEX[name]) for name in names
    ]
    kind = max(kinds, key=kinds.count)
    some = [name for name, one in zip(names, kinds, strict=True) if one == kind]
    t = coming("soviet", *some, turn=turn)
    east = set(DATA.map.labels(DATA.area("east_edge") & ~DATA.major_cities))
    in_hand(t, some[0]).act("at", "4A:1124")
    in_hand(t, some[1])
    assert t.refusals("at", "4A:1124") == ["SS 33A2.4"]
    assert len(some) >= 5
    t.act("drop")
    for name in some[1:4]:
        in_hand(t, name)
        t.act("at", next(h for h in t.may("at") if h in east))
    in_hand(t, some[4])
    assert not set(t.may("at")) & east


@cites("SS 33A2.4", "SS 33A.1")
def test_all_the_rest_come_in_at_once() -> None:
    """Each where it might, and nobody is left but those without a place."""
    t, names = kharkov()
    t.act("fill")
    assert {DATA.district("kharkov") >> DATA.map.hex(t.at(name)) & 1 for name in names} == {1}
    stood = Counter(t.at(name) for name in names)
    most, least = max(stood.values()), min(stood.values())
    assert len(stood) == len(cities("kharkov", "full_city", "partial_city", "dot_city"))
    assert most - least <= 1


# -- conditional units


@cites("SS 33A3")
@pytest.mark.parametrize(
    ("enemy", "at", "comes"),
    [("G15Inf", "4A:1131", True), ("G15Inf", "4A:1132", False), ("F1Rif", "4A:1131", False)],
)
def test_a_conditional_unit_comes_when_its_city_is_threatened(enemy: str, at: str, comes: bool) -> None:
    (one,) = [e for e in DATA.schedule if e.where == "city kharkov" and e.what == "conditional"]
    name = ROSTER[one.unit].id
    t = drawn("soviet-initial", {name: "conditional", enemy: at}, turn=3, dice=DICE)
    if comes:
        in_hand(until_asked(t, "unit"), name)
        assert t.may("at") == ["4A:1124"]
    else:
        assert t.at(name) == "conditional"


@cites("SS 33.1")
def test_a_unit_shares_the_lot_of_its_city() -> None:
    t, names = kharkov()
    amended(t, counts=(CityCount(DATA.places["kharkov"], 3, True),))
    names = place_until(t, names, "4A:1124")
    assert names[-1] in t.units_marked("starving")
    assert names[-1] in t.units_marked("by_soviet")


def place_until(t: Situation, names: list[str], at: str) -> list[str]:
    placed = []
    for name in names:
        in_hand(t, name)
        h = at if at in t.may("at") else t.may("at")[0]
        t.act("at", h)
        placed.append(name)
        if h == at:
            break
    return placed


@cites("SS 33.2")
def test_arrivals_may_overstack() -> None:
    one = next(e for e in DATA.schedule if e.where == "east")
    name = ROSTER[one.unit].id
    full = dict.fromkeys(("G15Inf", "G86Inf", "G106Inf", "G112Inf"), "1B:3611")
    t = coming("axis", name, turn=one.turn, others=full)
    amended(t, supplied=(DATA.select("place minsk"), 0))
    in_hand(t, name).act("at", "1B:3611")
    assert t.at(name) == "1B:3611"


# -- resource points


def test_resource_points_are_put_down_where_units_come() -> None:
    t = until_asked(drawn("axis-initial", {}, turn=2, dice=DICE), "at")
    assert DATA.map.hexes(t.may("at")) & ~DATA.country("finland") == 0
    t.act("at", "1B:0410")
    assert t.can("at", "1B:3233")
    before = len(remembered(t).stocks)
    t.act("at", "1B:3233")
    assert len(remembered(t).stocks) == before + 1
