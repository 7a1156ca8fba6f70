"""14.3, 10.2, 7.15 and 5.2. Counters are conserved: through a change of sides, through draws of corps,
Kampfgruppen and supports, over random games.
"""

from __future__ import annotations

from random import Random

import pytest

from grognard.games import load
from grognard.games.victory_roads.law import allies
from grognard.games.victory_roads.law.names import AXIS, CAPITULATION, SOVIET
from grognard.kernel.cite import cites
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, run, step
from grognard.kernel.game import Game
from grognard.kernel.hexes import bits
from grognard.kernel.menu import Act
from grognard.kernel.places import ABSENT, DEAD, GONE, POOL
from grognard.kernel.position import begin
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, State
from grognard.testing.conformance import pick_act

COUNTRIES = {"romanian": "romania", "hungarian": "hungary"}


def pairs(game: Game) -> list[tuple[int, int]]:
    """Each Axis counter of an ally that has a twin on the other side, with that twin."""
    data, index = game.rules.data, game.roster.index
    theirs = data.of_side[SOVIET] & data.divisions
    return [(index[data.more(one).twin], one) for one in bits(theirs) if data.more(one).twin]


def campaign_of_allies(nation: str, luck: Random) -> Position:
    """Its divisions at full strength or reduced, on the map, among the eliminated, or still to come."""
    game = load("vr", scenario="campaign")
    data, roster = game.rules.data, game.roster
    country = bits(data.country(COUNTRIES[nation]) & data.area)
    table: dict[str, object] = {"S134": "6345", "TOS": "6958"}
    for unit in bits(data.of_nation[nation] & data.of_side[AXIS]):
        if luck.random() < 0.7:
            at = luck.choice(
                [game.map.label(luck.choice(country)), "dead", game.map.label(luck.choice(country))]
            )
            table[roster[unit].id] = {"at": at, "steps": luck.randint(1, roster[unit].steps)}
    spec = {
        "game": "vr",
        "turn": 6,
        "phase": "soviet-combat",
        "units": table,
        "own": {COUNTRIES[nation]: "axis"},
    }
    return begin(game, SeededDice(b"c"), spec)[0]


def on_map(state: State, some: int) -> dict[int, int]:
    return {u: state.steps[u] for u in bits(some) if state.where[u] >= 0}


@cites("VR 14.3c", "VR 14.3d", "VR 14.3e")
@pytest.mark.parametrize("nation", COUNTRIES)
@pytest.mark.parametrize("seed", range(10))
def test_who_changes_sides_takes_his_steps_with_him(nation: str, seed: int) -> None:
    """Every division on the map is removed for good or waits in the box as its twin with the same steps, full
    ones removed first; the eliminated stay eliminated, HQs go, and nobody is in the game twice.
    """
    luck = Random(seed)
    pos = campaign_of_allies(nation, luck)
    data = pos.game.rules.data
    mine = data.of_nation[nation] & data.of_side[AXIS]
    before, dead = on_map(pos.state, mine & data.divisions), pos.at(DEAD) & mine & data.divisions
    ref = Referee(pos, SeededDice(bytes([seed])))
    allies.change_sides(ref, nation)
    run(ref)
    many, pos = sum(roll.face for roll in ref.rolls), ref.pos
    while pos.frame.step == "defectors_removed":
        pos = step(pos, luck.choice(choices(pos).acts()), SeededDice(b"d")).pos
    twins = dict(pairs(pos.game))
    joined = {u: steps for u, steps in before.items() if pos.state.where[twins[u]] == CAPITULATION}
    removed = {u: steps for u, steps in before.items() if u not in joined}
    assert len(removed) == min(many, len(before))
    assert all(pos.state.steps[twins[u]] == steps for u, steps in joined.items())
    full = {u for u in before if before[u] == pos.game.roster[u].steps}
    assert full <= set(removed) or set(removed) <= full
    assert all(pos.state.where[u] == GONE for u in before)
    assert not any(pos.state.where[twins[u]] == CAPITULATION for u in twins if u not in before)
    assert pos.at(DEAD) & mine & data.divisions == dead
    assert not pos.on_map(AXIS) & mine


def count(pos: Position) -> tuple[int, int]:
    """The corps and Kampfgruppen in the game, wherever they lie."""
    data, where = pos.game.rules.data, pos.state.where
    corps = sum(where[u] not in (ABSENT, POOL) for u in bits(data.rifle_corps))
    groups = sum(where[u] != ABSENT for u in bits(data.of_type["kg"]))
    return corps, groups


@cites("VR 10.2.1b", "VR 10.2.2", "VR 7.15.3", "VR 14.3e")
@pytest.mark.parametrize(("scenario", "seed"), [("campaign", 1), ("bagration", 2), ("bessarabia", 3)])
def test_no_counter_is_lost_or_in_the_game_twice(scenario: str, seed: int) -> None:
    game, luck, dice = load("vr", scenario=scenario), Random(seed), SeededDice(bytes([seed]))
    pos = begin(game, dice)[0]
    data, twins, corps = game.rules.data, pairs(game), count(pos)[0]
    for _ in range(1500):
        menu = choices(pos)
        leave = "end_phase" in menu.verbs and luck.random() < 0.1
        pos = step(pos, Act("end_phase") if leave else pick_act(menu, luck, by_verb=True), dice).pos
        if pos.state.result is not None:
            break
        where, steps, roster = pos.state.where, pos.state.steps, game.roster
        assert count(pos)[0] >= corps, "corps come, and none goes"
        corps = count(pos)[0]
        assert all(where[a] in (GONE, ABSENT) or where[b] in (GONE, ABSENT, POOL) for a, b in twins)
        assert all(1 <= steps[u] <= max(1, roster[u].steps) for u in bits(data.units) if where[u] >= 0)
