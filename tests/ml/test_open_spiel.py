"""The OpenSpiel adapter: its simulation test, its dice, and what each side is told."""

from __future__ import annotations

import copy
import pickle
from random import Random

import pyspiel
import pytest

import grognard.ml
from grognard.games import load
from grognard.kernel.errors import BadInput
from grognard.kernel.state import Position
from grognard.ml.open_spiel import Watching, read_options


@pytest.mark.parametrize(
    ("game", "settings", "games"),
    [
        ("toy", {}, 3),
        ("ts", {"scenario": "training"}, 1),
        ("ts", {"options": {"setup": "ready_made"}, "most": 60}, 1),
        ("vl", {"options": {"setup": "ready_made"}, "most": 25}, 1),
        ("avl", {"most": 25}, 1),
        ("vr", {"scenario": "training"}, 1),
    ],
)
def test_openspiels_simulation_finds_nothing_amiss(game, settings, games):
    made = grognard.ml.spiel(game, **settings)
    pyspiel.random_sim_test(made, num_sims=games, serialize=game == "toy", verbose=False)
    assert made.max_game_length() == settings.get("most", load(game).longest.game)


def to_the_end(state, luck: Random):
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(p for _, p in outcomes) == pytest.approx(1.0)
            state.apply_action(luck.choice(outcomes)[0])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    return state


def test_the_dice_are_chance_nodes():
    """The toy's first die draws Blue's chit; then Blue deploys."""
    state = grognard.ml.spiel("toy").new_initial_state()
    assert state.is_chance_node()
    assert [p for _, p in state.chance_outcomes()] == pytest.approx([1 / 6] * 6)
    state.apply_action(5)
    assert state.current_player() == 0
    assert [state.action_to_string(0, act) for act in state.legal_actions()] == ["deploy 0", "deploy 1"]


def test_the_end_is_worth_one_to_the_winner():
    ends = [
        to_the_end(grognard.ml.spiel("toy").new_initial_state(), Random(seed)).returns() for seed in range(12)
    ]
    assert all(sum(end) == 0.0 for end in ends)
    assert [1.0, -1.0] in ends
    assert [-1.0, 1.0] in ends


def test_a_game_that_is_cut_off_is_a_draw():
    state = to_the_end(grognard.ml.spiel("ts", most=20).new_initial_state(), Random(1))
    assert state.returns() == [0.0, 0.0]
    assert state.going.acts == 20


def test_a_copy_goes_its_own_way_and_a_packed_state_goes_on():
    state = grognard.ml.spiel("ts", scenario="training").new_initial_state()
    luck = Random(3)
    for _ in range(30):
        acts = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(luck.choice(acts))
    copy, packed = state.clone(), pickle.loads(pickle.dumps(state))
    before = str(state)
    to_the_end(copy, Random(4))
    assert str(state) == before == str(packed)
    assert packed.legal_actions() == state.legal_actions()
    assert to_the_end(packed, Random(4)).returns() == copy.returns()


def test_what_the_soviets_choose_in_secret_is_not_told_to_the_axis():
    told: list[list[str]] = []
    for order in (1, -1):
        state = grognard.ml.spiel("avl", options={"chits": "free"}).new_initial_state()
        for _ in range(5):
            acts = [a for a in state.legal_actions() if state.action_to_string(0, a).startswith("choose")]
            state.apply_action(acts[::order][0])
        state.apply_action(
            next(a for a in state.legal_actions() if state.action_to_string(0, a) == "end_choice")
        )
        told.append([state.information_state_string(side) for side in (0, 1)] + [state.observation_string(1)])
    assert told[0][0] != told[1][0]
    assert told[0][1:] == told[1][1:]


def test_the_die_behind_a_chit_is_told_to_its_owner_alone():
    told = []
    for face in (0, 5):
        state = grognard.ml.spiel("toy").new_initial_state()
        state.apply_action(face)
        state.apply_action(state.legal_actions()[0])
        told.append([state.information_state_string(side) for side in (0, 1)])
    (blue, red), (other_blue, other_red) = told
    assert blue != other_blue
    assert red == other_red


def test_information_is_the_same_for_all_that_a_side_cannot_tell_apart():
    game = load("toy")
    state, luck, watching, deals = (
        grognard.ml.spiel("toy").new_initial_state(),
        Random(2),
        Watching(game, True),
        0,
    )
    while not state.is_terminal():
        acts = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(luck.choice(acts))
        pos = state.going.pos
        if pos is None or state.is_terminal():
            continue
        for side in (0, 1):
            twin = state.clone()
            twin.going = state.going._replace(
                pos=Position(game, game.hooks.scramble(game, pos.state, side, luck))
            )
            deals += twin.going.pos.state != pos.state
            assert watching.string_from(twin, side) == watching.string_from(state, side)
    assert deals


def test_options_are_words():
    assert read_options("length=7 setup=ready_made") == {"length": "7", "setup": "ready_made"}
    with pytest.raises(BadInput, match='options: "length": name:value is required'):
        read_options("length")


def test_a_game_with_options_is_written_and_read_again():
    made = grognard.ml.spiel("ts", options={"setup": "ready_made", "length": "7"})
    again = pyspiel.load_game(str(made))
    assert again.rules is made.rules
    state = made.new_initial_state()
    for copied in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        assert copied.legal_actions() == state.legal_actions()
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(made, state))
    assert read.legal_actions() == state.legal_actions()
    assert (
        pyspiel.load_game("python_grognard", {"game": "ts", "options": "setup=ready_made length=7"}).rules
        is made.rules
    )


def test_who_takes_the_other_side_plays_on_with_it():
    state = grognard.ml.spiel(
        "ts", options={"length": "bid", "chooser": "white", "setup": "ready_made"}
    ).new_initial_state()
    assert state.current_player() == 0
    state.apply_action(state.legal_actions()[0])
    assert state.current_player() == 1
    state.apply_action(next(a for a in state.legal_actions() if state.action_to_string(1, a) == "side 0"))
    assert state.current_player() == 1, "White begins, and the second player is White"
    assert state.legal_actions(1)
    assert state.legal_actions(0) == []
    to_the_end(state, Random(2))
    winner = state.pos.state.result.winner
    assert state.returns()[state.pos.state.seats[winner]] == 1.0
