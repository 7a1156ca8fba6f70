"""The bodies of `reach` against each other and the slow twin, and rules of movement drawn small."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from array import array
from functools import reduce
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.kernel import native
from grognard.kernel.hexes import (
    SHUT,
    Gate,
    Grid,
    HexSet,
    Layout,
    bits,
    hexset,
    intersect_gates,
    leaving,
    subtract_gate,
    unite_gates,
)
from grognard.kernel.pathfinding import (
    UNLIMITED,
    Body,
    Leg,
    MoveTerms,
    Network,
    Reach,
    reach,
    reach_by_lists,
    reach_by_sets,
    threat,
    threat_by_sets,
    tolls,
)
from grognard.testing.oracle import (
    PlainNetwork,
    PlainTerms,
    plain_network,
    plain_reach,
    plain_set,
    plain_terms,
    plain_threat,
)
from grognard.testing.synthetic import synthetic

BODIES: list[Body] = [reach_by_sets, reach_by_lists, reach] + (
    [native.reach_by_native] if native.available else []
)
compiled = pytest.mark.skipif(
    not native.available, reason="the compiled body was not built, or is switched off"
)
seeds = st.integers(0, 2**32)


# ---- on random boards the bodies agree


def random_grid(luck: Random) -> Grid:
    layout = Layout(luck.choice(("flat", "pointy")), luck.choice(("even", "odd")))
    wide, high = luck.randint(1, 7), luck.randint(1, 7)
    printed = [(c, r) for c in range(wide) for r in range(high) if luck.random() < 0.9] or [(0, 0)]
    return Grid.from_places([layout.axial(c, r) for c, r in printed], layout.names)[0]


def random_gate(luck: Random, grid: Grid) -> Gate:
    """Steps at random; some lead off the board and must not count."""
    g = [luck.getrandbits(grid.size) for _ in range(6)]
    return (g[0], g[1], g[2], g[3], g[4], g[5])


def random_network(luck: Random, grid: Grid) -> Network:
    many = luck.choice((1, 1, 2, 3))
    modes = [
        tuple(
            Leg(luck.choice((1, 1, 2, 2, 3, 4, 7)), random_gate(luck, grid), luck.randrange(many))
            for _ in range(luck.randint(0, 4))
        )
        for _ in range(many)
    ]
    return Network(grid, tuple(modes))


def random_set(luck: Random, grid: Grid, often: float) -> HexSet:
    return hexset(h for h in bits(grid.board) if luck.random() < often)


def random_terms(luck: Random, grid: Grid) -> MoveTerms:
    shut = (
        reduce(intersect_gates, [random_gate(luck, grid) for _ in range(2)]) if luck.random() < 0.4 else SHUT
    )
    many = luck.randint(0, 3)  # zones, which may overlap and have any tolls
    return MoveTerms(
        free=~random_set(luck, grid, 0.1),
        stop=random_set(luck, grid, luck.choice((0, 0.2))),
        zones=tuple(random_set(luck, grid, luck.choice((0, 0.3))) for _ in range(many)),
        toll=tuple(tuple(luck.randrange(4) for _ in range(many + 1)) for _ in range(many + 1)),
        shut=shut,
    )


def slowly(
    net: Network, start: HexSet, points: int, terms: MoveTerms, always: bool, mode: int
) -> dict[int, int]:
    found = plain_reach(
        plain_network(net), plain_set(start, net.grid), points, plain_terms(net.grid, terms), always, mode
    )
    return {m * net.grid.size + h: cost for (m, h), cost in found.items()}


def assert_agree(net: Network, start: HexSet, points: int, terms: MoveTerms, always: bool, mode: int) -> None:
    size = net.grid.size
    expected = slowly(net, start, points, terms, always, mode)
    ways = set()
    for body in BODIES:
        found: Reach = body(net, start, points, terms, always, mode)
        assert found.hexes == hexset({place % size for place in expected})
        ways.add(tuple(found.way(h) for h in bits(found.hexes)))  # as the body gave it, and unpacked
        assert found.costs() == expected
        cheapest = {h: min(expected[p] for p in expected if p % size == h) for h in bits(found.hexes)}
        assert found.by_hex() == cheapest
        assert {h: found.cost(h) for h in cheapest} == cheapest
        ways.add(tuple(found.way(h) for h in cheapest))
    assert len(ways) == 1


@settings(max_examples=400, deadline=None)
@given(seed=seeds)
def test_bodies_agree_hex_for_hex_and_cost_for_cost(seed: int) -> None:
    luck = Random(seed)
    grid = random_grid(luck)
    net, terms = random_network(luck, grid), random_terms(luck, grid)
    start = hexset(luck.sample(bits(grid.board), min(luck.randint(1, 3), grid.board.bit_count())))
    points = luck.choice((-1, 0, 1, 2, 3, 4, 8, 12, UNLIMITED))
    assert_agree(net, start, points, terms, luck.random() < 0.5, luck.randrange(len(net.modes)))


@pytest.mark.parametrize(("columns", "rows", "units"), [(13, 10, 30), (30, 20, 120)])
def test_bodies_agree_on_a_made_up_front(columns: int, rows: int, units: int) -> None:
    world = synthetic(columns, rows, units, seed=7)
    for net, points, toll in ((world.halves, 24, 2), (world.wholes, 4, 1)):
        for side in range(2):
            for h in world.units[side][:4]:
                assert_agree(net, 1 << h, points, world.terms(side, toll), False, 0)


@settings(max_examples=400, deadline=None)
@given(seed=seeds)
def test_threat_is_what_each_mover_reaches_alone(seed: int) -> None:
    luck = Random(seed)
    grid = random_grid(luck)
    net, terms = random_network(luck, grid), random_terms(luck, grid)
    always, mode = luck.random() < 0.5, luck.randrange(len(net.modes))
    starts = {points: random_set(luck, grid, 0.15) for points in luck.sample(range(9), luck.randint(0, 4))}
    movers = [(h, points) for points, s in starts.items() for h in bits(s)]
    expected = plain_threat(plain_network(net), movers, plain_terms(grid, terms), always, mode)
    for body in [threat, threat_by_sets] + ([native.threat] if native.available else []):
        assert plain_set(body(net, starts, terms, always, mode), grid) == expected


@settings(max_examples=100, deadline=None)
@given(seed=seeds)
def test_hexes_beside_are_those_of_all_first_steps(seed: int) -> None:
    luck = Random(seed)
    grid = random_grid(luck)
    net = random_network(luck, grid)
    for h in bits(grid.board):
        steps = [grid.spread(1 << h, intersect_gates(leg.gate, grid.open)) for leg in net.modes[0]]
        assert net.beside[h] == reduce(int.__or__, steps, 0)


@pytest.mark.parametrize("seed", range(20))
def test_steps_into_a_place_are_the_steps_out_of_others_by_direction(seed: int) -> None:
    luck = Random(seed)
    net = random_network(luck, random_grid(luck))
    size = net.grid.size
    for place in range(size * len(net.modes)):
        into = [
            (source, source % size, cost, d)
            for source, steps in enumerate(net.lists)
            for cost, to, _, d in steps
            if to == place
        ]
        assert net.sources[place] == sorted(into, key=lambda step: (step[3], step[0]))


def test_same_arguments_make_the_same_front() -> None:
    a, b, other = synthetic(20, 15, 40, 3), synthetic(20, 15, 40, 3), synthetic(20, 15, 40, 4)
    assert (a.grid, a.labels, a.units, a.zoc, a.halves.modes) == (
        b.grid,
        b.labels,
        b.units,
        b.zoc,
        b.halves.modes,
    )
    assert a.units != other.units
    assert not a.held[0] & a.held[1]


# ---- paths


def walk(
    steps: PlainNetwork, way: tuple[int, ...], points: int, terms: PlainTerms, always: bool, mode: int
) -> int | None:
    """What a way costs by the book in its cheapest modes, or None where it is not legal."""
    spent = {mode: 0}
    for i, (h, n) in enumerate(pairwise(way)):
        if n not in terms.free or (h, n) in terms.shut or (i and h in terms.stop):
            return None
        toll = terms.toll_for(h, n)
        reached: dict[int, int] = {}
        for m, had in spent.items():
            for to, cost, then in steps[m, h]:
                total = had + cost + toll
                if total > points and always and i == 0:
                    total = max(points, 1)
                if to == n and (total <= points or (always and i == 0)):
                    reached[then] = min(total, reached.get(then, total))
        spent = reached
    return min(spent.values(), default=None)


@settings(max_examples=400, deadline=None)
@given(seed=seeds)
def test_paths_are_legal_and_cost_what_they_say(seed: int) -> None:
    luck = Random(seed)
    grid = random_grid(luck)
    net, terms = random_network(luck, grid), random_terms(luck, grid)
    start = hexset(luck.sample(bits(grid.board), min(2, grid.board.bit_count())))
    points, always, mode = luck.randrange(12), luck.random() < 0.3, luck.randrange(len(net.modes))
    found = reach(net, start, points, terms, always, mode)
    steps, plain = plain_network(net), plain_terms(grid, terms)
    for h in bits(found.hexes):
        way = found.path(h)
        assert start >> way[0] & 1
        assert way[-1] == h
        assert walk(steps, way, points, plain, always, mode) == found.cost(h)


def test_a_hex_out_of_reach_has_no_cost_and_no_path() -> None:
    board = Drawn("....")
    found = reach(board.clear(1), board.set("1.1"), 1, MoveTerms(board.grid.board))
    with pytest.raises(KeyError):
        found.cost(board.hex("4.1"))
    with pytest.raises(KeyError):
        found.path(board.hex("4.1"))


# ---- rules of movement, drawn small


class Drawn:
    """A small map drawn in text, one letter for each hex: columns across, rows down, even columns half a hex
    lower.

    One row is a chain of hexes; a hex is named column.row, from 1.1.
    """

    def __init__(self, *rows: str) -> None:
        self.layout = Layout("flat", "even")
        self.kind = {
            f"{c}.{r}": kind for r, row in enumerate(rows, 1) for c, kind in enumerate(row, 1) if kind != " "
        }
        axial = {name: self.layout.axial(*map(int, name.split("."))) for name in self.kind}
        self.grid, number = Grid.from_places(axial.values(), self.layout.names)
        self.number = {name: number[place] for name, place in axial.items()}
        self.name = {h: name for name, h in self.number.items()}

    def hex(self, name: str) -> int:
        return self.number[name]

    def set(self, *names: str) -> HexSet:
        return hexset(self.number[name] for name in names)

    def all(self, kinds: str) -> HexSet:
        return hexset(self.number[name] for name, kind in self.kind.items() if kind in kinds)

    def chain(self, *names: str) -> Gate:
        """The steps along a road through these hexes, both ways."""
        return self.grid.gate(pairwise(self.number[name] for name in names))

    def clear(self, cost: int) -> Network:
        return Network(self.grid, ((Leg(cost, self.grid.open),),))

    def costs(
        self, net: Network, start: str, points: int, terms: MoveTerms, always: bool = False, mode: int = 0
    ) -> dict[str, int]:
        """The cost of each hex in reach by name; all bodies must say the same."""
        found = [body(net, self.set(start), points, terms, always, mode).by_hex() for body in BODIES]
        assert all(f == found[0] for f in found)
        return {self.name[h]: cost for h, cost in found[0].items()}


@pytest.fixture
def lane() -> Drawn:
    return Drawn("......")


def test_half_point_road_costs() -> None:
    board = Drawn("......", "......")
    road = board.chain("1.1", "2.1", "3.1", "4.1", "5.1", "6.1")
    net = Network(
        board.grid, ((Leg(1, road), Leg(2, subtract_gate(board.grid.open, road))),)
    )  # in half points
    costs = board.costs(net, "1.1", 4, MoveTerms(board.grid.board))
    assert [costs.get(f"{c}.1") for c in range(1, 7)] == [0, 1, 2, 3, 4, None]
    assert [costs.get(f"{c}.2") for c in range(1, 7)] == [2, 3, 3, None, None, None]


def test_stop_on_entering_a_zone_of_control(lane: Drawn) -> None:
    zone = lane.set("3.1", "4.1")
    terms = MoveTerms(lane.grid.board, stop=zone)
    assert lane.costs(lane.clear(1), "1.1", 5, terms) == {"1.1": 0, "2.1": 1, "3.1": 2}
    assert lane.costs(lane.clear(1), "3.1", 5, terms) == {
        "3.1": 0,
        "2.1": 1,
        "1.1": 2,
        "4.1": 1,
    }  # may leave where it began


def test_tolls_to_leave_and_to_enter_a_zone_of_control(lane: Drawn) -> None:
    zone = lane.set("3.1", "4.1")
    terms = MoveTerms(lane.grid.board, zones=(zone,), toll=tolls(leave=2, enter=2))
    assert lane.costs(lane.clear(1), "3.1", 5, terms)["4.1"] == 1 + 2 + 2
    assert "4.1" not in lane.costs(lane.clear(1), "3.1", 4, terms)
    assert lane.costs(lane.clear(1), "1.1", 12, terms) == {"1.1": 0, "2.1": 1, "3.1": 4, "4.1": 9, "5.1": 12}


def test_tolls_by_the_zone_left_and_the_zone_entered(lane: Drawn) -> None:
    """Two kinds of zone: into the weak one 1 point, into the strong one 3, from strong to strong 5, out of
    any 0.
    """
    weak, strong = lane.set("2.1", "3.1"), lane.set("3.1", "4.1")  # 3.1 is in both: the last counts
    toll = ((0, 1, 3), (0, 1, 3), (0, 0, 5))
    terms = MoveTerms(lane.grid.board, zones=(weak, strong), toll=toll)
    there = lane.costs(lane.clear(1), "1.1", 13, terms)
    assert there == {"1.1": 0, "2.1": 2, "3.1": 2 + 4, "4.1": 2 + 4 + 6, "5.1": 2 + 4 + 6 + 1}
    back = lane.costs(lane.clear(1), "5.1", 13, terms)
    assert back == {"5.1": 0, "6.1": 1, "4.1": 4, "3.1": 4 + 6, "2.1": 4 + 6 + 1, "1.1": 4 + 6 + 1 + 1}


def test_no_step_within_one_units_zone_but_free_to_anothers() -> None:
    board = Drawn("..A....", ".......", "....B..")
    zones = [board.grid.adjacent(board.set(enemy)) for enemy in ("3.1", "5.3")]
    shut = reduce(unite_gates, [leaving(board.grid.toward(zone), zone) for zone in zones])
    terms = MoveTerms(board.grid.board & ~board.all("AB"), shut=shut)
    a, b = (set(map(board.name.__getitem__, bits(zone))) for zone in zones)
    assert {"2.1", "2.0", "3.2"} & a == {"2.1", "3.2"}
    assert "4.2" in b - a
    costs = board.costs(board.clear(1), "3.2", 1, terms)
    assert set(costs) & a == {"3.2"}  # from one hex of A's zone to no other
    assert "4.2" in costs  # but to B's


def test_road_bonus_only_if_the_whole_move_keeps_to_the_road() -> None:
    board = Drawn("......", "......")
    road, steps = board.chain("1.1", "2.1", "3.1", "4.1", "5.1", "6.1"), board.grid.open
    begin = (Leg(1, road, then=1), Leg(2, steps, then=2))
    net = Network(board.grid, (begin, (Leg(1, road, then=1),), (Leg(2, steps, then=2),)))
    costs = board.costs(net, "1.1", 5, MoveTerms(board.grid.board))
    assert [costs.get(f"{c}.1") for c in range(1, 7)] == [0, 1, 2, 3, 4, 5]
    assert [costs.get(f"{c}.2") for c in range(1, 7)] == [
        2,
        4,
        4,
        None,
        None,
        None,
    ]  # not 3 for 2.2: leaving the road forfeits it


def test_always_one_hex() -> None:
    board = Drawn(".M..", ".MX.")
    clear, rough = board.grid.toward(board.all(".")), board.grid.toward(board.all("M"))
    net = Network(board.grid, ((Leg(1, clear), Leg(6, rough)),))
    terms = MoveTerms(board.grid.board & ~board.all("X"))
    assert board.costs(net, "1.1", 2, terms) == {"1.1": 0, "1.2": 1}
    assert board.costs(net, "1.1", 2, terms, always=True) == {
        "1.1": 0,
        "1.2": 1,
        "2.1": 2,
    }  # and nothing beyond
    assert board.costs(net, "1.1", 0, terms, always=True) == {"1.1": 0, "1.2": 1, "2.1": 1}
    shut = terms._replace(shut=board.chain("1.1", "2.1"))
    assert board.costs(net, "1.1", 2, shut, always=True) == {
        "1.1": 0,
        "1.2": 1,
    }  # whatever it costs, not whatever is barred


def test_crossing_only_as_the_first_step() -> None:
    lane = Drawn("......")
    river = lane.chain("3.1", "4.1")
    land = subtract_gate(lane.grid.open, river)
    net = Network(lane.grid, ((Leg(1, land, then=1), Leg(2, river, then=1)), (Leg(1, land, then=1),)))
    terms = MoveTerms(lane.grid.board)
    assert lane.costs(net, "3.1", 3, terms) == {"3.1": 0, "2.1": 1, "1.1": 2, "4.1": 2, "5.1": 3}
    assert lane.costs(net, "2.1", 9, terms) == {"2.1": 0, "1.1": 1, "3.1": 1}


def test_way_points_with_the_points_left_come_to_the_same_total() -> None:
    world = synthetic(20, 15, 40, seed=5)
    terms = world.terms(0)
    for start in world.units[0][:5]:
        whole = reach(world.halves, 1 << start, 16, terms)
        for goal in bits(whole.hexes):
            for way_point in whole.path(goal):
                spent = whole.cost(way_point)
                rest = reach(world.halves, 1 << way_point, 16 - spent, terms)
                assert spent + rest.cost(goal) == whole.cost(goal)


# ---- what a network takes and keeps


def test_a_step_costs_and_a_toll_is_not_negative(lane: Drawn) -> None:
    with pytest.raises(ValueError, match="at least 1"):
        lane.clear(0)
    for body in BODIES:
        with pytest.raises(ValueError, match="negative"):
            body(lane.clear(1), 1, 3, MoveTerms(lane.grid.board, zones=(1,), toll=tolls(leave=-1)))
        with pytest.raises(ValueError, match="a row and a column"):
            body(lane.clear(1), 1, 3, MoveTerms(lane.grid.board, zones=(1, 2), toll=tolls(1, 1)))
        with pytest.raises(ValueError, match="at most 3"):
            body(lane.clear(1), 1, 3, MoveTerms(lane.grid.board, zones=(1, 2, 4, 8), toll=((0,) * 5,) * 5))


def test_a_network_forgets_old_terms_but_answers_alike(lane: Drawn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grognard.kernel.network.KEPT", 2 * lane.grid.size)
    net = lane.clear(1)
    for _ in range(2):
        for name in lane.number:
            terms = MoveTerms(lane.grid.board & ~lane.set(name))
            assert_agree(net, lane.set("1.1"), 4, terms, False, 0)
            assert len(net._kept) <= 3


def test_a_network_can_be_pickled_after_use(lane: Drawn) -> None:
    net = lane.clear(1)
    reach(net, 1, 2, MoveTerms(lane.grid.board))
    again = pickle.loads(pickle.dumps(net))
    assert (
        reach(again, 1, 2, MoveTerms(lane.grid.board)).costs()
        == reach(net, 1, 2, MoveTerms(lane.grid.board)).costs()
    )


def test_pure_switches_the_compiled_body_off() -> None:
    env = {**os.environ, "GROGNARD_PURE": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    code = "from grognard.kernel import native; print(native.available)"
    assert (
        subprocess.run(
            [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
        ).stdout
        == "False\n"
    )


# ---- the compiled body refuses what it cannot read


def compiled_graph(lane: Drawn) -> tuple[native.Graph, int, int]:
    net = lane.clear(1)
    return native.compiled_graph(net), net.octets, net.grid.size


@compiled
@pytest.mark.parametrize("short", range(5))
def test_compiled_search_refuses_sets_of_the_wrong_length(lane: Drawn, short: int) -> None:
    graph, octets, _ = compiled_graph(lane)
    terms: list[object] = [bytes(octets), bytes(octets), bytes(octets), bytes(4 * 4), bytes(6 * octets)]
    graph.search(tuple(terms), False, 0, 3, 0)  # type: ignore[arg-type]
    terms[short] = bytes(6 * octets + 1)
    with pytest.raises(ValueError):
        graph.search(tuple(terms), False, 0, 3, 0)  # type: ignore[arg-type]
    if short == 2:  # more zones than there is room for, and tolls for them
        with pytest.raises(ValueError):
            graph.search((*terms[:2], bytes(4 * octets), bytes(25 * 4), b""), False, 0, 3, 0)  # type: ignore[arg-type]
    terms[short] = None
    with pytest.raises(TypeError):
        graph.search(tuple(terms), False, 0, 3, 0)  # type: ignore[arg-type]


@compiled
@pytest.mark.parametrize("toll", [-1, -(1 << 31), (1 << 20) + 1, (1 << 31) - 1])
def test_compiled_search_refuses_tolls_out_of_range(lane: Drawn, toll: int) -> None:
    graph, octets, _ = compiled_graph(lane)
    terms = (bytes(octets), b"", bytes(octets), array("i", (0, 0, toll, 0)).tobytes(), b"")
    with pytest.raises(ValueError, match="not between 0"):
        graph.search(terms, False, 0, 3, 0)  # type: ignore[arg-type]


@compiled
def test_compiled_search_refuses_starts_modes_and_points_out_of_range() -> None:
    lane = Drawn("...")
    graph, octets, size = compiled_graph(lane)
    terms = (b"\xff" * octets, b"", b"", bytes(4), b"")
    outside = (1 << 8 * octets - 1).to_bytes(octets, "little")
    assert size < 8 * octets
    wrong: list[tuple[object, ...]] = [
        (False, 0, 3, outside),
        (False, 0, 3, b""),
        (False, 0, 3, b"\1" * (octets + 1)),
        (False, 0, 3, size),
        (False, 0, 3, -1),
        (False, 0, 3, 1 << 80),
        (False, 1, 3, 0),
        (False, -1, 3, 0),
        (False, 0, -1, 0),
        (False, 0, 1 << 40, 0),
        (False, 0, 3, 0, 4, 0),  # points must fall
    ]
    for args in wrong:
        with pytest.raises((ValueError, OverflowError)):
            graph.search(terms, *args)  # type: ignore[arg-type]
    for args in (
        (),
        (False,),
        (False, 0, 3),
        (False, 0, 3, 0, 2),
        (False, 0.5, 3, 0),
        (False, 0, "3", 0),
        (False, 0, 3, "0"),
    ):
        with pytest.raises(TypeError):
            graph.search(terms, *args)  # type: ignore[arg-type]
    low, hexes, _ = graph.search(terms, False, 0, 1, 0)  # type: ignore[arg-type]
    assert int.from_bytes(hexes, "little") << low == 1 | lane.grid.adjacent(1)  # and is none the worse for it


@compiled
def test_compiled_way_refuses_costs_that_no_search_has_given() -> None:
    lane = Drawn("...")
    graph, octets, size = compiled_graph(lane)
    terms = (b"\xff" * octets, b"", b"", bytes(4), b"")
    *_, costs = graph.search(terms, False, 0, 2, 0)  # type: ignore[arg-type]
    wrong = [
        costs[:-1],
        array("i", (size, 0)).tobytes(),
        array("i", (-1, 0)).tobytes(),
        array("i", (0, -1)).tobytes(),
        array("i", (0, 1 << 30)).tobytes(),
        array("i", (0, 1)).tobytes(),  # nothing leads there
    ]
    for one in wrong:
        with pytest.raises(ValueError):
            graph.way(terms, False, 2, one, 0)  # type: ignore[arg-type]
    for args in ((), (False, 2, costs), (False, "2", costs, 0), (False, 2, "", 0), (False, 2, costs, 0.5)):
        with pytest.raises(TypeError):
            graph.way(terms, *args)  # type: ignore[arg-type]
    for h in (size, size - 1):
        with pytest.raises(KeyError):
            graph.way(terms, False, 2, costs, h)  # type: ignore[arg-type]
    assert graph.way(terms, False, 2, costs, 0) == (0, (0,))  # type: ignore[arg-type]


@compiled
def test_compiled_graph_refuses_legs_that_do_not_fit() -> None:
    make = native._Graph
    assert make is not None
    good = (0, 0, 1, 3, 1, b"\1")
    make(8, 1, (good,))
    bad: list[tuple[object, ...]] = [
        (1, 0, 1, 3, 1, b"\1"),
        (0, -1, 1, 3, 1, b"\1"),
        (0, 0, 0, 3, 1, b"\1"),
        (0, 0, 1 << 21, 3, 1, b"\1"),
        (0, 0, 1, 6, 1, b"\1"),
        (0, 0, 1, 3, 8, b"\1"),
        (0, 0, 1, 3, -1, b"\1"),
        (0, 0, 1, 3, 1, b"\x80"),
        (0, 0, 1, 3, 1, b""),
        (0, 0, 1, 3, 1, b"\1\0"),
    ]
    for leg in bad:
        with pytest.raises(ValueError):
            make(8, 1, (good, leg))
    for size, modes in ((0, 1), (1, 0), (-1, 1), (1 << 40, 1), (1 << 20, 1 << 20)):
        with pytest.raises(ValueError):
            make(size, modes, ())
    for wrong in ([good], (good[:5],), (None,), None):
        with pytest.raises(TypeError):
            make(8, 1, wrong)  # type: ignore[arg-type]
