"""27E. River flotillas."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.sudden_storm.ships import DANUBE, MARINES, PINSK, RIFLES, fleet, path, soviets, steps
from tests.games.sudden_storm.situations import DATA, GAME, remembered
from tests.games.sudden_storm.still_situations import still

from grognard.games.sudden_storm.law.sea import channels, waters
from grognard.games.sudden_storm.law.sea.ship_damage import damage
from grognard.kernel.cite import cites
from grognard.kernel.hexes import bits
from grognard.testing.table import Situation

DNEPR = "3B:0807"
PATH = ["3B:0806", "3B:0906", "3B:1005", "3B:1004", "3B:1104", "3B:1203"]
KIEV, KHERSON, SEVASTOPOL, OCHAKOV = "3B:0607", "3B:2604", "3B:3704", "3B:2508"
LADOGA = "2A:0929"
MOST = 30


def boat(at: str = DNEPR, **more: Any) -> Situation:
    return fleet(soviets({PINSK: at, **more.pop("others", {})}, **more), PINSK)


def left(t: Situation) -> float:
    found = dict(remembered(t).left).get(GAME.roster.index[PINSK])
    assert found is not None
    return found / 2


@cites("SS 27E.3")
def test_along_the_dnepr() -> None:
    """E75: six hexes for six points."""
    t = boat()
    for h in PATH:
        assert t.can("sail", h)
        t.act("sail", h)
    assert left(t) == MOST - len(PATH)


@cites("SS 27E.3")
def test_each_hex_is_a_point_and_thirty_are_all() -> None:
    t = boat()
    far = {h: steps_to(t, h) for h in t.may("sail")}
    assert max(far.values()) <= MOST
    t.act("sail", PATH[-1])
    assert left(t) == MOST - (len(path(t, PINSK)) - 1)


def steps_to(t: Situation, label: str) -> int:
    """By a search of its own over the waters of flotillas, whoever owns their hexes."""
    net = channels.channels(DATA)
    seen = set(net.of_hex[GAME.map.hex(DNEPR)])
    front, steps = set(seen), 0
    while GAME.map.hex(label) not in {net.hex[node] for node in seen}:
        steps += 1
        front = {there for node in front for there in net.near[node]} - seen
        seen |= front
        assert front
    return steps


@cites("SS 27E.3")
def test_rivers_lakes_and_coasts_but_not_dry_land() -> None:
    t = boat()
    dry = next(
        h for _, h in GAME.map.grid.neighbours(GAME.map.hex(DNEPR)) if not waters.inland_hexes(DATA) >> h & 1
    )
    assert t.refusals("sail", GAME.map.label(dry)) == ["SS 27E.3"]
    t = boat(LADOGA)
    lakes = [h for h in t.may("sail") if waters.inland_hexes(DATA) >> GAME.map.hex(h) & 1]
    assert lakes


@cites("SS 27E.3")
def test_at_sea_it_keeps_to_the_coast() -> None:
    t = boat(KHERSON)
    for h in t.may("sail"):
        assert (waters.coast(DATA) | waters.inland_hexes(DATA)) >> GAME.map.hex(h) & 1
    far = next(
        h for h in bits(waters.sea(DATA) & ~waters.coastal_waters(DATA) & DATA.map.attributes["sea"]["black"])
    )
    assert t.refusals("sail", GAME.map.label(far)) == ["SS 27E.3"]
    assert t.can("sail", OCHAKOV)


TWO_RIVERS, ONE_BANK, OTHER_BANK = "1B:3209", "1B:3310", "1B:3109"


@cites("SS 27E.3")
def test_from_one_river_to_another_there_is_land_even_within_a_hex() -> None:
    """The hex touches two rivers that never meet: who came along the one does not leave along the other."""
    t = boat(ONE_BANK)
    assert t.can("sail", TWO_RIVERS)
    assert t.refusals("sail", OTHER_BANK) == ["SS 27E.3"]
    t.act("sail", TWO_RIVERS)
    assert t.can("sail", ONE_BANK)
    assert t.refusals("sail", OTHER_BANK) == ["SS 27E.3"]
    t.act("done")
    assert remembered(t).lying == ((GAME.roster.index[PINSK], channel(TWO_RIVERS, ONE_BANK)),)
    for bank in (ONE_BANK, OTHER_BANK):
        assert boat(TWO_RIVERS).can("sail", bank)


def channel(label: str, beside: str) -> int:
    """Which of the waters of a hex leads to a neighbour."""
    net = channels.channels(DATA)
    there = set(net.of_hex[GAME.map.hex(beside)])
    found = [k for k, node in enumerate(net.of_hex[GAME.map.hex(label)]) if there & set(net.near[node])]
    assert len(found) == 1
    return found[0]


@cites("SS 27E.3")
def test_from_the_sea_it_comes_to_a_river_at_its_mouth_only() -> None:
    """The sea and the river that both touch this hex of the Crimea do not meet in it."""
    shore, coast, inland = "3B:3702", "3B:3601", "3B:3502"
    three_points = {"left": [[PINSK, 3 * 2]]}
    t = boat(shore, own=three_points)
    assert t.can("sail", coast)
    assert t.refusals("sail", inland) == ["SS 27E.3"]
    assert boat(coast, own=three_points).can("sail", inland)


@cites("SS 27E.4")
def test_not_into_hexes_of_the_enemy() -> None:
    t = boat(own={"axis": [PATH[1]]})
    assert t.refusals("sail", PATH[1]) == ["SS 27E.4"]


@cites("SS 27E.4")
def test_nor_to_its_end_in_open_water() -> None:
    t = boat(LADOGA)
    lake = GAME.map.labels(DATA.map.terrain["lake"])
    assert not any(t.can("sail", h) for h in lake)
    assert any(t.refusals("sail", h) == ["SS 27E.4"] for h in lake)


@cites("SS 27E.4", "SS 6A.1")
def test_leaving_zones_of_control_costs_what_units_on_foot_pay() -> None:
    """Two points more in August 41, when a step leaves a hex of a German division's ZOC (SS-R10)."""
    beside = next(
        h
        for _, h in GAME.map.grid.neighbours(GAME.map.hex(DNEPR))
        if GAME.map.label(h) not in PATH and DATA.land >> h & 1
    )
    t = boat(others={"G1Inf": GAME.map.label(beside)}, turn=5)
    t.act("sail", PATH[0])
    assert left(t) == MOST - 1 - 2


@cites("SS 27E.1")
def test_three_re_and_no_more() -> None:
    t = boat(KIEV, others={RIFLES: KIEV, "S28Tk": KIEV, MARINES: KIEV})
    assert "SS 27C1.1" in t.refusals("embark", "S28Tk")
    t.act("embark", RIFLES)
    assert "SS 27C1.1" in t.refusals("embark", MARINES)


@cites("SS 27E.6")
def test_from_river_port_to_river_port() -> None:
    """Kiev is no port of ships, but one of flotillas."""
    t = boat(KIEV, others={RIFLES: KIEV})
    t.act("embark", RIFLES)
    ports = t.may("land")
    assert ports
    t.act("land", next(h for h in ports if h != KIEV))
    assert t.at(RIFLES) == t.at(PINSK) != KIEV
    found = dict(remembered(t).left)
    assert found[GAME.roster.index[RIFLES]] / 2 == 6 - 2


@cites("SS 27E.6")
def test_any_hex_of_its_way_is_a_beach() -> None:
    t = boat(others={RIFLES: DNEPR})
    assert not t.may("embark")
    t.act("embark_beach", RIFLES).act("land_beach", PATH[2])
    assert t.at(RIFLES) == PATH[2]
    assert "SS 6.3" in t.refusals("unit", RIFLES)


@cites("SS 27E.1", "SS 27A2")
def test_flotillas_and_ships_do_not_sail_together() -> None:
    t = soviets({PINSK: KHERSON, "SParizhskayaKommuna": KHERSON, DANUBE: KHERSON})
    t.act("fleet", PINSK)
    assert t.may("sail_along") == [DANUBE]


@cites("SS 27E.2")
@pytest.mark.parametrize(("marks", "sinks"), [([], False), (["at_sea"], True)])
def test_a_hit_is_a_point_and_two_at_sea(marks: list[str], sinks: bool) -> None:
    ref = still({PINSK: {"at": SEVASTOPOL, "marks": marks}})
    damage(ref, GAME.roster.index[PINSK], 1, "SS 19D2e")
    t = Situation(ref.pos)
    assert (t.at(PINSK) == "dead") == sinks
    if not sinks:
        assert steps(t, PINSK) == 1
        damage(ref, GAME.roster.index[PINSK], 1, "SS 19D2e")
        assert Situation(ref.pos).at(PINSK) == "dead"


@cites("SS 27E.2")
def test_on_a_river_it_is_not_at_sea_and_on_an_open_coast_it_is() -> None:
    t = boat()
    t.act("sail", PATH[0])
    assert t.units_marked("at_sea") == []
    t = boat(KHERSON)
    shore = next(
        h
        for h in t.may("sail")
        if waters.coast(DATA) >> GAME.map.hex(h) & 1
        and set(channels.channels(DATA).of_hex[GAME.map.hex(h)]) <= channels.salt(DATA)
        and not (DATA.cities | DATA.features("fortress")) >> GAME.map.hex(h) & 1
    )
    t.act("sail", shore)
    assert t.units_marked("at_sea") == [PINSK]


@cites("SS 27E.2", "SS 27E.3")
def test_on_a_river_within_a_coastal_hex_it_is_not_at_sea() -> None:
    """The hex of the Crimea has a river and the sea, which do not meet in it."""
    river, coast, shore = "3B:3502", "3B:3601", "3B:3702"
    t = boat(river)
    t.act("sail", coast)
    assert t.units_marked("at_sea") == []
    t = boat(shore)
    t.act("sail", coast)
    assert t.units_marked("at_sea") == [PINSK]
