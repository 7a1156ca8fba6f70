"""The score of Sudden Storm: what is plainly better for a side is worth more to it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from tests.games.sudden_storm.fights import PLAIN
from tests.games.sudden_storm.situations import DATA, GAME, RELEASED, drawn
from tests.games.sudden_storm.still_situations import still

from grognard.ai.player import decide, player
from grognard.games import load
from grognard.games.sudden_storm.law.names import AXIS, FOUGHT, SOVIET
from grognard.games.sudden_storm.mind import obligations
from grognard.games.sudden_storm.mind.attacks import ALL, attack_prospects, attacks, strikers
from grognard.games.sudden_storm.mind.column_values import column_value
from grognard.games.sudden_storm.mind.hints import attack_strength, has_room_for
from grognard.games.sudden_storm.mind.places import values
from grognard.games.sudden_storm.mind.score import WON, result_value, score
from grognard.games.sudden_storm.mind.weights import PLAIN as PLAIN_WEIGHTS
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.position import begin
from grognard.kernel.state import Position

MINSK = GAME.map.label(DATA.places["minsk"])
AROUND = GAME.map.labels(GAME.map.grid.adjacent(1 << DATA.places["minsk"]) & DATA.land)
FAR_OFF = {"S14Rif": "2A:3317", "G1Inf": "1B:2524"}


def worth(units: Mapping[str, Any], own: Mapping[str, Any] | None = None, turn: int = 4) -> float:
    """The Axis's score, with a unit of each side far away."""
    return score(drawn("axis-movement", {**FAR_OFF, **units}, own, turn=turn).pos, AXIS)


def test_what_one_side_gains_the_other_loses() -> None:
    t = drawn("soviet-combat", {**FAR_OFF, "G11Inf": AROUND[0], "S54Rif": MINSK})
    assert score(t.pos, AXIS) == -score(t.pos, SOVIET) != 0


def test_a_city_that_scores_is_worth_more_than_plain_ground() -> None:
    nothing, plain, city = (worth({}, {"axis": hexes}) for hexes in ([], [PLAIN], [MINSK]))
    assert city - nothing > 4 * abs(plain - nothing)


@pytest.mark.parametrize(("unit", "sign"), [("G11Inf", 1), ("G6Pz", 1), ("S54Rif", -1), ("S1Tk", -1)])
def test_units_are_worth_having_and_want_of_supply_and_isolation_cost(unit: str, sign: int) -> None:
    alone = worth({})
    full, hungry, starving, cut = (
        sign * (worth({unit: {"at": at, "marks": marks}}) - alone)
        for at, marks in (
            (HOME[sign], []),
            (HOME[sign], ["unsupplied"]),
            (HOME[sign], ["starving"]),
            (HOME[sign], ["starving", "isolated"]),
        )
    )
    assert full > hungry > starving > cut


HOME = {1: "1B:2623", -1: "2A:3318"}  # behind either front


def test_a_panzer_division_is_worth_more_than_a_division_of_infantry_and_that_more_than_its_cadre() -> None:
    tanks, foot, cadre = (
        worth({unit: {"at": HOME[1], "steps": steps}})
        for unit, steps in (("G6Pz", 2), ("G11Inf", 2), ("G11Inf", 1))
    )
    assert tanks > foot > cadre


def test_a_side_hopes_for_more_from_better_odds() -> None:
    few = {**FAR_OFF, "S54Rif": PLAIN, **dict.fromkeys(("G11Inf", "G12Inf", "G30Inf"), NEAR[0])}
    many = {**few, "G6Pz": NEAR[1], "G8Pz": NEAR[1]}
    hope = [
        attack_prospects(t.pos, AXIS, ALL, values(t.pos), PLAIN_WEIGHTS)
        for t in (drawn("axis-movement", units) for units in (FAR_OFF, few, many))
    ]
    assert hope[0] == 0 < hope[1] < hope[2]


NEAR = GAME.map.labels(GAME.map.grid.adjacent(1 << GAME.map.hex(PLAIN)) & DATA.land)


def test_a_promise_grows_with_the_column_and_the_die() -> None:
    rows = [column_value(DATA, 0, column) for column in range(len(DATA.tables.crt.columns))]
    gains = [one.theirs - one.mine for one in rows]
    assert gains == sorted(gains)
    assert (
        column_value(DATA, 2, 5).leaves > column_value(DATA, 0, 5).leaves > column_value(DATA, -2, 5).leaves
    )


def test_the_promise_of_a_column_agrees_with_the_table() -> None:
    """3-1 without modifiers reads NE, EX, HX … on its dice."""
    table = DATA.tables.crt
    column = table.columns.index("3-1")
    faces = [table.cell(die, column) for die in range(1, 7)]
    gone = sum(face in ("EX", "HX", "DR", "DH", "DE") for face in faces) / 6
    assert column_value(DATA, 0, column).leaves == pytest.approx(gone)


def test_who_has_fought_is_no_hope_in_that_phase() -> None:
    units = {**FAR_OFF, "S54Rif": PLAIN, "G11Inf": NEAR[0], "G12Inf": NEAR[0]}
    t = drawn("axis-combat", units)
    assert [one.target for one in attacks(t.pos, AXIS, strikers(t.pos, AXIS))] == [GAME.map.hex(PLAIN)]
    spent = sum(1 << GAME.roster.index[unit] for unit in ("G11Inf", "G12Inf"))
    marks = list(t.pos.state.marks)
    marks[FOUGHT] |= spent
    after = Position(t.game, t.pos.state._replace(marks=tuple(marks)))
    assert attacks(after, AXIS, strikers(after, AXIS)) == ()


@pytest.mark.parametrize("phase", ["surprise-combat", "axis-combat"])
def test_who_can_attack_no_more_is_judged_as_after_the_phase(phase: str) -> None:
    """A phase ends by itself with its last attack, which must not be judged by other values than the rest."""
    units = {**FAR_OFF, "S54Rif": PLAIN, "G11Inf": {"at": NEAR[0], "marks": ["fought"]}}
    hopeful = drawn(phase, {**units, "G12Inf": NEAR[0]}, turn=4)
    during, after = (drawn(one, units, turn=4) for one in (phase, "axis-exploitation"))
    assert score(during.pos, AXIS) == pytest.approx(score(after.pos, AXIS))
    assert [one.target for one in attacks(hopeful.pos, AXIS, strikers(hopeful.pos, AXIS))]


def test_a_scenario_is_judged_alike_in_the_surprise_turn_and_after_it() -> None:
    """Its verdict weighs more with every turn; the surprise turn is none."""
    pos = begin(load("ss", scenario="dvina"), SeededDice(b"score"))[0]
    assert pos.state.turn == 0
    first = Position(pos.game, pos.state._replace(turn=1))
    assert result_value(pos, PLAIN_WEIGHTS) == result_value(first, PLAIN_WEIGHTS) < 0


def test_hints_know_room_and_might() -> None:
    t = drawn("axis-movement", {"G1Inf": PLAIN, "G11Inf": PLAIN, "G12Inf": PLAIN, "G6Pz": HOME[1]})
    index = GAME.roster.index
    h = GAME.map.hex(PLAIN)
    full = {"G1Inf": PLAIN, "G11Inf": PLAIN, "G12Inf": PLAIN, "G30Inf": PLAIN, "G6Pz": HOME[1]}
    assert has_room_for(t.pos, index["G6Pz"], h) == (len(t.game.roster.ids(t.pos.at(h))) < ROOM)
    assert not has_room_for(drawn("axis-movement", full).pos, index["G6Pz"], h)
    assert attack_strength(t.pos, index["G1Inf"]) == 8


ROOM = DATA.constant("stack.regular.divisions")


def test_greedy_holds_the_dvina_against_random() -> None:
    game, dice, luck = load("ss", scenario="dvina"), SeededDice(b"score"), Random(3)
    pos = begin(game, dice)[0]
    seats = player("random", 0), player("greedy", 1)
    while pos.state.result is None:
        pos = step(pos, decide(seats[choices(pos).who], pos, luck), dice).pos
    assert pos.state.result.winner == SOVIET
    assert (score(pos, SOVIET), score(pos, AXIS)) == (WON, -WON)


# -- what is looked after


def soviet_turn(*units: str, **own: Any) -> Position:
    stacks = {"G1Inf": "4A:1128", "S14Rif": "2A:3317", **dict.fromkeys(units, "4A:1124")}
    return still(stacks, own={"released": RELEASED, **own}, turn=5, phase="soviet-initial").pos


def factory(state: str, at: Any = "4A:1124") -> dict[str, Any]:
    return {"hex": at, "state": state, "since": 4}


def test_a_factory_near_the_enemy_is_better_prepared_and_best_in_the_urals() -> None:
    worth = [
        score(soviet_turn(factories=[one]), SOVIET)
        for one in (factory("producing"), factory("prepared"), factory("moving", -1))
    ]
    assert worth == sorted(worth)
    assert len(set(worth)) == 3


def test_a_factory_far_from_the_enemy_is_left_at_work() -> None:
    far = "7A:4801"
    working, idle = (
        score(soviet_turn(factories=[factory(state, far)]), SOVIET) for state in ("producing", "prepared")
    )
    assert working > idle


def test_a_city_that_was_taken_wants_its_garrison() -> None:
    for units, owing in ((("G11Inf",), 0.0), ((), 0.6)):
        pos = soviet_turn(*units, axis=["4A:1124"])
        assert obligations.unguarded_cost(pos, PLAIN_WEIGHTS) == PLAIN_WEIGHTS.victory * owing


def test_borders_without_their_garrison_cost_the_soviets_points() -> None:
    bare = soviet_turn(released=0)
    assert (
        obligations.garrison_debt_cost(bare, PLAIN_WEIGHTS)
        > obligations.garrison_debt_cost(soviet_turn(released=(1 << 5) - 1), PLAIN_WEIGHTS)
        == 0
    )


def test_what_events_have_scored_counts() -> None:
    assert (
        score(soviet_turn(points=3), AXIS) - score(soviet_turn(points=1), AXIS) == 2 * PLAIN_WEIGHTS.victory
    )
