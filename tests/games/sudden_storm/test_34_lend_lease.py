"""34. Lend-lease, as far as no aircraft are concerned: no ships are needed (SS-P78)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.sudden_storm.economy import HOLDING, points
from tests.games.sudden_storm.situations import DATA, drawn, remembered, until_asked, until_so

from grognard.kernel.cite import cites
from grognard.kernel.hexes import bits
from grognard.testing.table import Situation

FACTORIES = 7  # armour points of a turn
SOME = [6] * 400


def received(turn: int, *dice: int, units: dict[str, Any] | None = None, **own: Any) -> Situation:
    """After the points of a Soviet initial phase have come; nothing is produced but by lend-lease."""
    t = drawn("soviet-initial", {**HOLDING, **(units or {})}, own, turn=turn, dice=[*dice, *SOME])
    return until_asked(t, "at", *dice, *SOME)


def germans() -> list[str]:
    return list(DATA.roster.ids(DATA.divisions & DATA.of_nation["german"]))


def armour(turn: int, *dice: int, **more: Any) -> float:
    return points(received(turn, *dice, **more), "soviet armor") - FACTORIES


# Nov I 41: an armour point by the northern route.


@cites("SS 34.1")
@pytest.mark.parametrize(
    ("dice", "comes"), [((1, 1), 0), ((1, 2), 0), ((2, 1), 0), ((1, 3), 1), ((2, 2), 1), ((6, 6), 1)]
)
def test_an_item_of_the_northern_route_is_sunk_on_three_or_less(dice: tuple[int, int], comes: int) -> None:
    assert armour(10, *dice) == comes


@cites("SS 34.1")
def test_each_item_has_its_own_throw() -> None:
    """Oct I 41: a resource point, then an armour point."""
    t = received(8, 1, 1, 6, 6)
    assert points(t, "soviet armor") == FACTORIES + 1
    assert not [one for one in remembered(t).goods if one[1] == "lend_north"]
    t = received(8, 6, 6, 1, 1)
    assert points(t, "soviet armor") == FACTORIES
    assert [one for one in remembered(t).goods if one[1] == "lend_north"] == [(1, "lend_north", 1)]


@cites("SS 34.1")
def test_without_an_open_port_nothing_arrives() -> None:
    north = DATA.way_in("lend_north")
    lost = [DATA.map.label(h) for h in bits(north)]
    t = drawn("soviet-initial", HOLDING, {"axis": lost}, turn=10, dice=SOME)
    assert points(until_asked(t, "at", *SOME), "soviet armor") == FACTORIES
    open_ports = north & ~DATA.area("freezing_coast")
    assert open_ports  # Murmansk never freezes
    closed = [DATA.map.label(h) for h in bits(open_ports)]
    frozen = [9, 9, 9, 9, 9]
    assert armour(10, cold=frozen) == 1
    assert armour(10, cold=frozen, axis=closed) == 0
    assert armour(10, axis=closed) == 1


@cites("SS 34.2")
def test_armour_points_wait_in_an_isolated_port() -> None:
    """To the general pool once the port is relieved, lost with it."""
    murmansk = DATA.places["murmansk"]
    kept = [[DATA.map.label(murmansk), "armor", 20]]
    assert armour(9, stores=kept) == 1
    others = [DATA.map.label(h) for h in bits(DATA.way_in("lend_north") & ~(1 << murmansk))]
    grid = DATA.map.grid
    around = DATA.map.labels(grid.adjacent(1 << murmansk) & DATA.land)
    names = germans()
    units = dict(zip(names, around, strict=False))
    t = received(10, units=units, axis=others)
    assert points(t, "soviet armor") == FACTORIES
    assert remembered(t).stores == ((murmansk, "armor", 20),)
    assert [one.hex for one in remembered(t).counts if one.hex == murmansk]


def test_resource_points_of_the_northern_route_are_put_down_in_a_port() -> None:
    t = received(8)
    waiting = [one for one in remembered(t).goods if one[1] == "lend_north"]
    assert waiting
    t = until_so(t, lambda: remembered(t).goods[:1] == tuple(waiting), *SOME)
    assert set(t.may("at")) <= set(DATA.map.labels(DATA.way_in("lend_north")))


@cites("SS 34.3")
def test_the_southern_route_needs_no_die() -> None:
    """Mar I 42: an armour point, and a resource point on the southern edge in Iran."""
    t = received(18, 1, 1)  # what comes by the north is sunk
    assert points(t, "soviet armor") == FACTORIES + 1
    assert remembered(t).goods[0] == (1, "lend_south", 1)
    edge = DATA.map.hexes(t.may("at"))
    assert edge
    assert edge & ~DATA.country("iran") == 0
    last = max(row for _, row in DATA.map.spot.values())
    assert {DATA.map.spot[h][1] for h in bits(edge)} == {last}
    h = t.may("at")[0]
    t.act("at", h)
    assert sum(one.points for one in remembered(t).stocks if one.hex == DATA.map.hex(h)) == 1


@cites("SS 34.4")
def test_the_eastern_route_needs_no_die() -> None:
    """Feb I 42: an armour point by the north, and one by the east."""
    assert armour(16, 1, 1, 1, 1) == 1
    assert armour(16, 6, 6, 6, 6) == 2
