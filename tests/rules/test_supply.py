"""Supply: joined hexes, elements one after the other, grades, lines."""

from __future__ import annotations

from grognard.games import load
from grognard.kernel.changes import Marked
from grognard.kernel.dice import FixedDice
from grognard.kernel.hexes import intersect_gates, subtract_gate, unite_gates
from grognard.kernel.maps import Map, load_map
from grognard.kernel.pathfinding import Leg, Network
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, State
from grognard.rules.readers import gates
from grognard.rules.supply import KEPT, Element, chain_elements, grade_supply, joined_hexes, lines
from grognard.testing.paper import NAMES, paper

COUNTRY = load_map(
    paper(
        9,
        5,
        terrain={"woods": "0502"},
        lines=["main rail - 0101 0201 0301", "lane road - 0301 0401 0501 0601"],
        sides=[f"0303/{beside} major_river" for beside in ("0302", "0304", "0202", "0203", "0402", "0403")],
    ),
    *NAMES,
)


def named(map: Map, s: int) -> set[str]:
    return set(map.labels(s))


def at(*labels: str) -> int:
    return COUNTRY.hexes(labels)


# -- joined hexes


def test_a_line_runs_through_what_is_open_and_by_the_steps_that_are():
    grid = COUNTRY.grid
    row = at("0101", "0201", "0301", "0501")
    rail = gates(COUNTRY, ("rail",))["rail"]
    assert named(COUNTRY, joined_hexes(grid, at("0101"), row, grid.open)) == {"0101", "0201", "0301"}
    assert joined_hexes(grid, at("0101"), grid.board, rail) == at("0101", "0201", "0301")
    assert joined_hexes(grid, at("0501"), row & ~at("0501"), grid.open) == 0, (
        "a source that is shut feeds nobody"
    )


def test_answers_are_kept_and_not_without_end():
    grid, rail = COUNTRY.grid, gates(COUNTRY, ("rail",))["rail"]
    first = joined_hexes(grid, at("0101"), grid.board, rail)
    assert joined_hexes(grid, at("0101"), grid.board, rail) is first
    for n in range(KEPT + 1):
        joined_hexes(grid, at("0101"), grid.board | n << grid.size, rail)
    again = joined_hexes(grid, at("0101"), grid.board, rail)
    assert again == first
    assert again is not first


# -- elements in the order of a line, from the source to the unit


def test_each_element_begins_where_those_before_it_lead():
    """Rail of any length, then so many hexes of road, then so many points overland."""
    grid, by = COUNTRY.grid, gates(COUNTRY, ("rail", "road"))
    rail, road = Element(grid.board, by["rail"]), Element(grid.board, by["road"], 2)
    assert chain_elements(grid, at("0101"), (rail,)) == at("0101", "0201", "0301")
    assert chain_elements(grid, at("0101"), (rail, road)) == at("0101", "0201", "0301", "0401", "0501")
    assert chain_elements(grid, at("0101"), (road, rail)) == at("0101", "0201", "0301"), "the order matters"
    walk = Element(grid.board & ~at("0602"), grid.open, 1)
    found = chain_elements(grid, at("0101"), (rail, road, walk))
    assert found == grid.disc(at("0101", "0201", "0301", "0401", "0501"), 1) & ~at("0602")


def test_hexes_count_as_a_network_says():
    grid = COUNTRY.grid
    slow, plain = grid.toward(COUNTRY.terrain["woods"]), grid.toward(COUNTRY.terrain["clear"])
    net = Network(grid, ((Leg(1, plain), Leg(2, slow)),))
    near = chain_elements(grid, at("0501"), (Element(grid.board, net, 1),))
    assert not near & at("0502")
    assert near & at("0601")
    assert chain_elements(grid, at("0501"), (Element(grid.board, net, 2),)) & at("0502")
    assert chain_elements(grid, at("0501"), (Element(grid.board, net),)) == grid.board


def test_trucks_hand_on_and_only_they():
    """An element that ends at trucks may begin again there; the hexes in between are not joined."""
    grid, trucks = COUNTRY.grid, at("0304", "0504", "0904")
    chain = Element(grid.board, grid.open, 2, trucks)
    found = chain_elements(grid, at("0104"), (chain,))
    assert found == at("0104", "0304", "0504"), "the third truck is too far from the second"
    overland = Element(grid.board, grid.open, 1)
    assert chain_elements(grid, at("0104"), (chain, overland)) == grid.disc(found, 1)


def test_the_supply_of_a_game_with_headquarters():
    """First the HQs by road and rail, then a radius in which such steps count half, over bridges alone."""
    grid, by = COUNTRY.grid, gates(COUNTRY, ("rail", "road"))
    ways, hq = grid.board, at("0302")
    net_of = unite_gates(by["rail"], by["road"])
    assert joined_hexes(grid, at("0101"), ways, net_of) & at("0601")
    assert not joined_hexes(grid, at("0101"), ways & ~at("0401"), net_of) & at("0601"), (
        "the enemy cuts the road"
    )
    river = COUNTRY.sides["major_river"]

    def radius(bridges):
        dry = subtract_gate(grid.open, subtract_gate(river, bridges))
        net = Network(grid, ((Leg(1, intersect_gates(dry, net_of)), Leg(2, subtract_gate(dry, net_of))),))
        return chain_elements(grid, hq, (Element(ways, net, 4),))

    none, pontoon = radius(grid.gate([])), radius(grid.gate([(COUNTRY.index["0302"], COUNTRY.index["0303"])]))
    assert not none & at("0303")
    assert pontoon & at("0303")
    assert none & at("0101"), "two hexes by rail from 0301 count as one"
    assert not none & at("0602")


# -- grades


def graded_marks(before: tuple[int, ...], mine: int, fed: int, marks=(0, 1)):
    toy = load("toy")
    state = State(1, (), (0,) * 4, (1,) * 4, before, None)
    ref = Referee(Position(toy, state), FixedDice([]))
    cites = [f"X {mark}" for mark in marks]
    grade_supply(ref, mine, fed, marks, cites, "X well")
    return ref.state.marks, ref.changes


def test_who_has_no_line_gets_the_next_mark_and_who_has_one_loses_his():
    """Units 0 to 3: well, in the first grade, in the second, and in the first but fed again."""
    marks, changes = graded_marks((0b1010, 0b0100, 0), 0b1111, 0b1000)
    assert marks == (0b0001, 0b0110, 0)
    told = [(c.mark, c.units, c.on, c.cite) for c in changes if isinstance(c, Marked) and not c.quiet]
    assert told == [(1, 0b0010, True, "X 1"), (0, 0b1000, False, "X well"), (0, 0b0001, True, "X 0")]
    quiet = [(c.mark, c.units, c.on) for c in changes if isinstance(c, Marked) and c.quiet]
    assert quiet == [(0, 0b0010, False)], "of one who gets worse the old mark is not told"


def test_one_mark_is_kept_and_others_are_not_looked_at():
    marks, changes = graded_marks((0b0011, 0, 0), 0b0111, 0, marks=(0,))
    assert marks == (0b0111, 0, 0)
    assert [c.units for c in changes if isinstance(c, Marked)] == [0b0100]
    assert graded_marks((0b0011, 0, 0), 0b0001, 0b0001, marks=(0,))[0] == (0b0010, 0, 0)


def test_three_grades_follow_one_another():
    marks, _ = graded_marks((0b0010, 0b0100, 0b1000), 0b1111, 0, marks=(0, 1, 2))
    assert marks == (0b0001, 0b0010, 0b1100)


# -- lines


def test_lines_join_those_that_are_drawn_and_pass_through_ways_alone():
    grid, row = COUNTRY.grid, at("0105", "0205", "0305", "0405", "0505")
    wanted = at("0405", "0305", "0604")
    found = lines(grid, at("0105"), row, grid.open, wanted)
    shown = [[COUNTRY.label(h) for h in line] for line in found]
    assert shown == [["0604", "0505", "0405", "0305", "0205", "0105"]], "the farthest takes in the others"
    apart = lines(grid, at("0105"), row & ~at("0505"), grid.open, wanted)
    assert [COUNTRY.label(line[0]) for line in apart] == ["0405"]
    assert lines(grid, at("0105"), row & ~at("0205"), grid.open, wanted) == []


def test_a_line_that_meets_another_ends_there():
    grid = COUNTRY.grid
    found = lines(grid, at("0105"), grid.board, grid.open, at("0505", "0305"))
    assert [len(line) for line in found] == [5, 2]
    assert found[1][-1] in found[0]
