"""What steps cost: hexes entered, features, sides crossed, lines followed; by class and key."""

from __future__ import annotations

from collections.abc import Hashable

import pytest

from grognard.kernel.arguments import Charge, Points
from grognard.kernel.hexes import intersect_gates, subtract_gate
from grognard.kernel.maps import Map, load_map
from grognard.kernel.pathfinding import MoveTerms, reach
from grognard.rules.costs import Costs, Layers, distinct, lay, network, sorted_legs, with_extra_cost
from grognard.rules.readers import gates
from grognard.testing.paper import NAMES, paper

MAP = load_map(
    paper(
        5,
        5,
        terrain={"woods": "0303 0304", "sea": "0505"},
        features={"town": "0202"},
        sides=["0301/0302 river", "0401/0402 river", "0401/0402 bridge"],
        lines=["main road - 0302 0303 0304"],
    ),
    *NAMES,
)
PRICES: dict[str, dict[str, int | None]] = {
    "foot": {"clear": 2, "woods": 4, "town": 1, "river": 2, "road": 1},
    "motor": {"clear": 2, "woods": 6, "town": 0, "river": None, "road": 1},
}


def layers(frozen: bool = False, roads: bool = True) -> Layers:
    river = [] if frozen else [("river", subtract_gate(MAP.sides["river"], MAP.sides["bridge"]))]
    lines = gates(MAP, ("road",)).items()
    return Layers(
        MAP.terrain.items(), [("town", MAP.features["town"])], sides=river, lines=lines if roads else ()
    )


@pytest.fixture
def costs() -> Costs[str]:
    return Costs(MAP, layers, lambda row, mover: PRICES[mover].get(row), 2)


def step(costs: Costs[str], mover: str, a: str, b: str, *key: Hashable) -> int | None:
    """What a step costs, by the network alone."""
    start, end = MAP.hex(a), MAP.hex(b)
    found = reach(costs.network(mover, *key), 1 << start, 99, MoveTerms(1 << start | 1 << end))
    return found.by_hex().get(end)


@pytest.mark.parametrize(
    ("mover", "a", "b", "cost"),
    [
        ("foot", "0101", "0102", 2),  # the hex entered
        ("foot", "0203", "0303", 4),
        ("motor", "0203", "0303", 6),
        ("foot", "0404", "0505", None),  # no row for the sea
        ("foot", "0201", "0202", 3),  # a feature, on top
        ("motor", "0201", "0202", 2),
        ("foot", "0301", "0302", 4),  # a side, on top
        ("foot", "0302", "0301", 4),
        ("motor", "0301", "0302", None),  # a side that is closed
        ("motor", "0401", "0402", 2),  # a bridge
        ("motor", "0302", "0303", 1),  # the road, in place of the woods
        ("motor", "0304", "0303", 1),
    ],
)
def test_a_step_costs_what_the_table_says(
    costs: Costs[str], mover: str, a: str, b: str, cost: int | None
) -> None:
    assert step(costs, mover, a, b) == cost


def test_layers_hang_on_the_key(costs: Costs[str]) -> None:
    assert step(costs, "motor", "0301", "0302", True) == 2
    assert step(costs, "motor", "0302", "0303", False, False) == 6


def test_a_network_is_made_once_for_a_class_and_key(costs: Costs[str]) -> None:
    assert costs.network("foot") is costs.network("foot")
    assert costs.network("foot", True) is costs.network("foot", True) is not costs.network("foot")


def test_a_mover_may_be_more_than_a_name() -> None:
    """Half the movement rating and one point: what a class pays hangs on the unit."""
    costs: Costs[tuple[str, int]] = Costs(
        MAP, layers, lambda row, mover: mover[1] // 2 + 1 if row == "woods" else 1
    )
    a, b = MAP.hex("0203"), MAP.hex("0303")
    found = [reach(costs.network(("cm", m)), 1 << a, 99, MoveTerms(1 << a | 1 << b)).cost(b) for m in (10, 8)]
    assert found == [6, 5]


def test_hexes_open_to_a_class(costs: Costs[str]) -> None:
    assert costs.open_to("foot") == MAP.grid.board & ~MAP.terrain["sea"]
    shut: Costs[str] = Costs(MAP, layers, lambda row, mover: None if row == "town" else 1)
    assert shut.open_to("foot") == MAP.grid.board & ~MAP.features["town"]


@pytest.mark.parametrize(
    ("at", "key", "cost"),
    [
        ("0101", (), 2),
        ("0202", (), 3),
        ("0303", (), 1),
        ("0303", (False, False), 4),
        ("0304", (), 1),
        ("0505", (), None),
    ],
)
def test_coming_onto_the_map(costs: Costs[str], at: str, key: tuple[bool, ...], cost: int | None) -> None:
    assert costs.entry("foot", MAP.hex(at), *key) == cost


@pytest.mark.parametrize(
    ("a", "b", "items"),
    [
        ("0101", "0102", [("clear", 2, False)]),
        ("0201", "0202", [("clear", 2, False), ("town", 1, True)]),
        ("0301", "0302", [("clear", 2, False), ("river", 2, True)]),
        ("0302", "0303", [("road", 1, False)]),
        ("0203", "0303", [("woods", 4, False)]),
    ],
)
def test_a_bill_has_the_items_of_a_step(
    costs: Costs[str], a: str, b: str, items: list[tuple[str, int, bool]]
) -> None:
    wanted = [Charge(what, Points(value, 2), extra) for what, value, extra in items]
    assert list(costs.items("foot")(MAP.hex(a), MAP.hex(b))) == wanted


def test_a_bill_adds_up_to_the_cost_of_the_step(costs: Costs[str]) -> None:
    grid = MAP.grid
    for mover in PRICES:
        bill, net = costs.items(mover), costs.network(mover)
        for a in range(grid.size):
            for cost, _, b, _ in net.lists[a]:
                least = min(c for c, _, n, _ in net.lists[a] if n == b)
                assert sum(item.points.value for item in bill(a, b)) == least <= cost


def test_a_step_that_cannot_be_made_has_a_bill_without_it(costs: Costs[str]) -> None:
    """Whoever asks why lifts the rule that closes the river, and reads what the rest costs."""
    found = list(costs.items("motor")(MAP.hex("0301"), MAP.hex("0302")))
    assert [(item.what, item.points.value) for item in found] == [("clear", 2), ("river", 0)]
    assert list(costs.items("foot")(MAP.hex("0404"), MAP.hex("0505"))) == []


def test_of_several_rows_the_last_counts() -> None:
    assert distinct([("clear", 0b111), ("fort", 0b010), ("city", 0b110)]) == [
        ("clear", 0b001),
        ("fort", 0),
        ("city", 0b110),
    ]


def test_legs_are_put_together_by_cost() -> None:
    north, south = MAP.grid.toward(1 << MAP.hex("0202")), MAP.grid.toward(1 << MAP.hex("0204"))
    legs: dict[int, tuple[int, int, int, int, int, int]] = {}
    lay(legs, 2, north)
    lay(legs, 2, south)
    lay(legs, None, MAP.grid.open)
    lay(legs, 5, (0, 0, 0, 0, 0, 0))
    assert list(legs) == [2]
    assert intersect_gates(legs[2], north) == north
    assert intersect_gates(legs[2], south) == south
    dear = with_extra_cost(legs, 1, north)
    assert [(leg.cost, leg.then) for leg in sorted_legs({9: north, **dear}, 1)] == [(2, 1), (3, 1), (9, 1)]
    assert list(with_extra_cost(legs, None, north)) == [2]
    assert [leg.cost for leg in network(MAP.grid, dear).modes[0]] == [2, 3]


def test_steps_along_lines_go_both_ways() -> None:
    found = gates(MAP, ("road", "rail"))
    a, b = MAP.hex("0303"), MAP.hex("0304")
    assert MAP.grid.spread(1 << a, found["road"]) == 1 << b | 1 << MAP.hex("0302")
    assert MAP.grid.spread(1 << b, found["road"]) == 1 << a
    assert not any(found["rail"])


def test_the_map_is_not_read_again_for_a_network_that_is_kept() -> None:
    asked: list[Map] = []

    def counted() -> Layers:
        asked.append(MAP)
        return layers()

    costs: Costs[str] = Costs(MAP, counted, lambda row, mover: 1)
    for _ in range(3):
        costs.network("foot"), costs.open_to("foot")
    assert len(asked) == 2


# -- as the great games want them


def test_weather_by_zone_is_a_key() -> None:
    """Each zone has its own weather, and a row of the table for each weather."""
    zones = {"north": MAP.hexes("0101 0102"), "south": MAP.grid.board & ~MAP.hexes("0101 0102")}
    table = {"clear dry": 1, "clear mud": 3, "woods dry": 2}

    def layers(**weather: str) -> Layers:
        return Layers(
            [
                (f"{row} {weather[zone]}", area & zones[zone])
                for row, area in MAP.terrain.items()
                for zone in zones
            ]
        )

    mud: Costs[str] = Costs(
        MAP, lambda north, south: layers(north=north, south=south), lambda row, mover: table.get(row)
    )
    assert step(mud, "foot", "0101", "0102", "mud", "dry") == 3
    assert step(mud, "foot", "0202", "0102", "dry", "mud") == 1
    assert step(mud, "foot", "0203", "0303", "mud", "dry") == 2
    assert step(mud, "foot", "0203", "0303", "dry", "mud") is None
