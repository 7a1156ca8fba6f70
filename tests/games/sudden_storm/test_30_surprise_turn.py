"""30F: the surprise turn."""

from __future__ import annotations

from tests.games.sudden_storm.situations import GAME, closing, drawn, remembered, until

from grognard.games import load
from grognard.kernel.changes import PhaseStarted
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import step
from grognard.kernel.position import begin
from grognard.testing.table import Situation

PANZER = "G6Pz"
HOME = "1B:3027"


def test_only_germans_out_of_greater_germany_move() -> None:
    units = {PANZER: HOME, "G1Pz": "3B:2818", "S14Rif": "2A:3201"}
    t = drawn("surprise-movement", units, {"surprise": True}, turn=1)
    assert t.may("unit") == [PANZER]
    assert t.refusals("unit", "G1Pz") == ["SS 30F.2"]


@cites("SS 30F.1")
def test_the_surprise_turn_ends_without_exploitation() -> None:
    t = drawn("surprise-movement", {PANZER: HOME, "S14Rif": "2A:3201"}, {"surprise": True}, turn=1)
    assert remembered(t).surprise
    t = until(t, "axis-movement")
    assert not remembered(t).surprise
    assert "axis-exploitation" not in t.phase


@cites("SS 30F.1")
def test_the_campaign_begins_with_it_and_goes_on_with_a_german_initial_phase() -> None:
    """Movement, combat and the attack from the air; no exploitation."""
    t = Situation(begin(GAME, FixedDice(()))[0])
    assert t.phase == "surprise-movement"
    assert remembered(t).surprise
    seen, dice = [t.phase], FixedDice([1] * 300)
    while t.phase != "axis-movement":
        outcome = step(t.pos, closing(t), dice)
        seen += [one.step for one in outcome.changes if isinstance(one, PhaseStarted)]
        t.pos = outcome.pos
    assert [one for one in seen if one != "weather"] == [
        *("surprise-movement", "surprise-combat", "soviet-air-setup", "axis-air-setup"),
        *("axis-initial", "axis-movement"),
    ]
    assert t.pos.state.turn == 1


@cites("SS 30F.1")
def test_a_scenario_of_december_has_none() -> None:
    t = Situation(begin(load("ss", scenario="kalinin"), FixedDice(()))[0])
    assert t.phase == "soviet-initial"
    assert not remembered(t).surprise


@cites("SS 30F.2")
def test_who_has_crossed_the_border_in_it_attacks_on_the_far_side() -> None:
    """Out of the Soviet Union as well as from home."""
    border = GAME.map.index["1B:2622"]
    land = GAME.map.attributes["country"]["ussr"]
    foe = next(GAME.map.label(n) for _, n in GAME.map.grid.neighbours(border) if land >> n & 1)
    stand = {PANZER: "1B:2622", "S14Rif": foe}
    t = drawn("surprise-combat", stand, {"surprise": True, "axis": ["1B:2622"]}, turn=1)
    assert t.can("target", foe)
