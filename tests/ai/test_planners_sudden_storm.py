"""What planners of Sudden Storm make of the last turns of a scenario."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.sudden_storm.situations import drawn

from grognard.ai.officer import Officer
from grognard.ai.player import decide
from grognard.games.sudden_storm.law.names import AXIS
from grognard.games.sudden_storm.law.possession import owned_hexes
from grognard.games.sudden_storm.mind.attacks import ALL, attack_prospects, strength_prices
from grognard.games.sudden_storm.mind.outcome import FEW, at_stake, begun, nearness, outlook
from grognard.games.sudden_storm.mind.places import values
from grognard.games.sudden_storm.mind.score import planner_from, result_value
from grognard.games.sudden_storm.mind.weights import PLAIN
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import step
from grognard.kernel.state import Position
from grognard.testing.table import Situation

KAUNAS, OTHERS = "1B:2819", ["1B:2319", "1B:2611", "1B:3016"]
TANKS = {"G6Pz": "1B:2821", "G8Pz": "1B:2721", "S5Rif": "1B:2410"}
FOOT = {
    "1B:2823": "G12Inf G30Inf G32Inf",
    "1B:2722": "G121Inf G122Inf G123Inf",
    "1B:2921": "G126Inf G253Inf",
    "1B:2920": "G269Inf G290Inf GTotkpfMot",
    "1B:2720": "G1Pz G3Mot G36Mot",
}
ARMY = TANKS | {unit: at for at, units in FOOT.items() for unit in units.split()}


def dvina(turn: int = 2, fallen: tuple[int, int] = (0, 29), phase: str = "axis-exploitation") -> Situation:
    """All places but Kaunas are the Axis's, and nobody stands there."""
    return drawn(phase, ARMY, {"axis": OTHERS, "fallen": list(fallen)}, turn=turn, scenario="dvina")


def test_the_last_place_is_taken_though_nothing_draws_anybody_any_more() -> None:
    """In a watched game it lay open, and the tanks stood still beside it."""
    t, officer = dvina(), Officer(1)
    for _ in range(12):
        if t.pos.state.turn != 2 or not t.phase.startswith("axis-exploitation"):
            break
        t.pos = step(t.pos, decide(officer, t.pos, Random(1)), FixedDice([3] * 60)).pos
    assert owned_hexes(t.pos, AXIS) >> t.game.map.hex(KAUNAS) & 1


def test_the_last_place_draws_whoever_takes_it_until_that_is_done() -> None:
    """With nothing left to want, everybody's nearness to it would be gone: more than the place is worth."""
    before = dvina().pos
    where = list(before.state.where)
    where[before.game.roster.index["G6Pz"]] = before.game.map.hex(KAUNAS)
    after = Position(before.game, before.state._replace(where=tuple(where)))
    now, then = planner_from(AXIS, before), planner_from(AXIS, after)
    gain = now(after, AXIS) - now(before, AXIS)
    assert gain > PLAIN.victory
    assert now(after, AXIS) - then(after, AXIS) > gain


@pytest.mark.parametrize(("fallen", "part"), [((0, 14), 14 / 15), ((0, 15), 0.0), ((3, 15), -0.5)])
def test_the_part_of_a_point_that_losses_have_begun_counts(fallen: tuple[int, int], part: float) -> None:
    assert begun(dvina(fallen=fallen).pos) == pytest.approx(part)


def test_a_strength_point_more_looks_better_before_the_point_is_full() -> None:
    some, more, full = (result_value(dvina(fallen=(0, lost)).pos, PLAIN) for lost in (36, 44, 45))
    assert some < more < full
    assert full - more < (full - some) / 4


def test_what_is_at_stake_makes_losses_dearer_towards_the_end() -> None:
    """Four points of five on the brink of a draw: each counts more than at the beginning."""
    early, late = (at_stake(dvina(turn, (0, 45)).pos, PLAIN) for turn in (1, 2))
    assert 0 < early < late
    data = dvina().game.rules.data
    assert strength_prices(data, PLAIN, late)[1] > strength_prices(data, PLAIN)[1] > 0


def test_on_the_last_turn_an_attack_on_a_place_promises_what_the_result_hangs_on() -> None:
    """In a watched game nobody went against Kaunas, and a point was missing."""
    foes = {"S5Tk": KAUNAS, "S5Rif": "1B:2410", "G6Pz": "1B:2820", "G8Pz": "1B:2820", "G1Pz": "1B:2719"}

    def promised(turn: int) -> float:
        own = {"axis": OTHERS, "fallen": [0, 45]}
        pos = drawn("axis-movement", foes, own, turn=turn, scenario="dvina").pos
        bare = dict.fromkeys(values(pos), 0.0)
        return attack_prospects(pos, AXIS, ALL, values(pos), PLAIN) - attack_prospects(
            pos, AXIS, ALL, bare, PLAIN
        )

    assert promised(2) > promised(1) > 0


def test_the_outlook_runs_from_one_to_the_other() -> None:
    pos = dvina().pos
    looks = [outlook(pos, points / 2) for points in range(30)]
    assert looks == sorted(looks)
    assert (looks[0], looks[-1]) == (-1.0, 1.0)
    assert outlook(pos, 9.0) < outlook(pos, 9.5) < outlook(pos, 10.0)


def test_nobody_thinks_of_the_end_when_it_is_far() -> None:
    pos = drawn("axis-movement", {"G6Pz": KAUNAS}, turn=4).pos
    assert nearness(pos) == 0.0 == at_stake(pos, PLAIN)
    assert pos.game.rules.data.scenario.turns[1] - 4 > FEW
    assert result_value(pos, PLAIN) == 0.0
