"""What is listed by turn, scenario and condition."""

from __future__ import annotations

from dataclasses import replace

import pytest

from grognard.games import load
from grognard.kernel.errors import BadInput
from grognard.kernel.places import GONE, POOL
from grognard.kernel.state import Position, State
from grognard.kernel.units import Roster
from grognard.rules import schedule
from grognard.rules.schedule import due, printed_schedule
from grognard.testing.paper import Paper

TOY = load("toy")
ROSTER = TOY.roster
BLUE, RED = 0, 1
HEADER = ("turn", "side", "what", "unit", "count", "where", "condition", "scenarios", "price", "source")
LIST = """turn,side,what,unit,count,where,condition,scenarios,price,source
1,blue,arrive,B-F,,north,,,,rulebook X 1
2,blue,arrive,B-H,,south,hill is blue,,,rulebook X 1
2,red,arrive,R-F R-H,,,,large,,rulebook X 1
3,red,withdraw,horse,2,,,small large,5,rulebook X 1
"""


def read(text: str = LIST, scenario: str = "large") -> schedule.Schedule:
    files = Paper({"schedule.csv": text})
    return schedule.read(files, HEADER, ROSTER, TOY.sides, ("arrive",), ("withdraw",), scenario)


def units(*ids: str) -> int:
    return sum(1 << ROSTER.index[id] for id in ids)


def position(turn: int, where: tuple[int, ...] = (POOL,) * 4) -> Position:
    return Position(TOY, State(turn, (), where, (2, 1, 2, 1), (0, 0, 0), None))


def test_units_are_listed_for_a_turn_and_stay_due():
    found = read()
    assert [found.units_on(turn) for turn in (0, 1, 2, 3, 9)] == [
        0,
        units("B-F"),
        units("B-H", "R-F", "R-H"),
        0,
        0,
    ]
    assert found.units_until(1) == units("B-F")
    assert found.units_until(9) == units("B-F", "B-H", "R-F", "R-H")
    assert (found.units_until(0), found.units_until(-1)) == (0, 0)


def test_a_game_checks_the_rows_of_the_scenario_alone():
    seen = []
    files = Paper({"schedule.csv": LIST})
    args = files, HEADER, ROSTER, TOY.sides, ("arrive",), ("withdraw",), "small"
    found = schedule.read(*args, check=lambda row, entry: seen.append((row.line, entry)))
    assert [entry for _, entry in seen] == list(found.entries)
    assert [line for line, _ in seen] == sorted({line for line, _ in seen})


def test_rows_of_other_scenarios_are_left_out():
    assert read(scenario="small").units_until(9) == units("B-F", "B-H")
    assert [len(read(scenario=name).entries) for name in ("large", "small", "tiny")] == [4, 3, 2]


def test_other_events_are_left_to_the_game():
    (found,) = read().entries_of(3, RED, "withdraw")
    assert (found.units, found.number, found.more) == ((), 2, {"unit": "horse", "price": "5"})
    assert read().entries_of(3, BLUE, "withdraw") == read().entries_of(2, RED, "withdraw") == []
    (both,) = read().entries_of(2, RED, "arrive")
    assert (both.units, both.number) == ((ROSTER.index["R-F"], ROSTER.index["R-H"]), 2)


def test_due_are_those_of_a_side_who_wait_and_whose_turn_has_come():
    found = read()
    assert due(position(1), found, BLUE) == units("B-F")
    assert due(position(2), found, BLUE) == units("B-F", "B-H"), "who could not come earlier comes now"
    assert due(position(2), found, RED) == units("R-F", "R-H")
    where = list(position(2).state.where)
    where[ROSTER.index["B-F"]], where[ROSTER.index["R-F"]] = 3, GONE
    here = position(2, tuple(where))
    assert (due(here, found, BLUE), due(here, found, RED)) == (units("B-H"), units("R-H"))


def test_a_condition_keeps_a_unit_away_until_it_is_met():
    found, asked = read(), []

    def met(pos, entry):
        asked.append(entry.condition)
        return pos.state.turn > 2

    assert due(position(2), found, BLUE, met) == units("B-F")
    assert due(position(3), found, BLUE, met) == units("B-F", "B-H")
    assert set(asked) == {"hill is blue"}


def test_the_counters_may_print_their_turns():
    turns = {"B-F": "2", "B-H": "raised", "R-F": "", "R-H": "2"}
    some = Roster.of(
        [replace(unit, arrives=turns[unit.id]) for unit in ROSTER.units],
        lambda unit: TOY.sides[unit.side],
        TOY.sides,
        9,
    )
    assert (
        printed_schedule(some).units_on(2),
        printed_schedule(some).units_until(1),
        printed_schedule(some).units_on(0),
    ) == (units("B-F", "R-H"), 0, 0)
    assert printed_schedule(some, ~units("B-F")).units_until(9) == units("R-H")
    later = printed_schedule(some, turn=lambda unit: 3 if ROSTER[unit].kind == "horse" else 0)
    assert (later.units_until(2), later.units_on(3), later.units_on(0)) == (0, units("B-H", "R-H"), 0)


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ("B-F", "B-X", "schedule.csv:2: unit"),
        ("1,blue", "-1,blue", "schedule.csv:2: turn"),
        ("1,blue", "1,green", "schedule.csv:2: side"),
        ("withdraw", "vanish", "schedule.csv:5: what"),
        ("5,rulebook", "5,hearsay", "schedule.csv:5: source"),
    ],
)
def test_faults_are_told_by_line(old: str, new: str, where: str):
    with pytest.raises(BadInput) as wrong:
        read(LIST.replace(old, new, 1), "tiny")
    assert where in str(wrong.value)
