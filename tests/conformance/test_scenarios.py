"""Every scenario besides the game of the rulebook: it ends, is read again, and leaves other games alone."""

from __future__ import annotations

from random import Random

import pytest

from grognard.games import PLAYABLE, entry, fixed_options, load
from grognard.kernel.engine import choices
from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game
from grognard.kernel.places import DEAD, GONE
from grognard.kernel.replaying import parse
from grognard.kernel.views import OBSERVER
from grognard.lab.after_action import sum_up
from grognard.lab.chronicle import Chronicle
from grognard.lab.match import play_game, seat_players
from grognard.server import presentation
from grognard.server.board import board
from grognard.testing.conformance import new_journal, open_game, pick_act, text_of

SMALL = [(game, scenario) for game in PLAYABLE for scenario in entry(game).scenarios[1:]]
CAMPAIGN = ("vr", "campaign")  # so long that one game must do
SHORT = [pair for pair in SMALL if pair != CAMPAIGN]
WHOLE = {CAMPAIGN, ("ss", "smolensk"), ("ss", "leningrad")}  # all chapters apply, and so do all options
SETTLED = [
    (game, scenario, option.name, value)
    for game, scenario in SMALL
    for option in entry(game).options
    for value in (option.values if option.name in fixed_options(game, scenario) else ())
    if value != option.usual
]


def test_every_game_has_one_for_training() -> None:
    assert {game for game, scenario in SMALL if scenario == "training"} == set(PLAYABLE)


@pytest.mark.parametrize(
    ("game_id", "scenario", "seed"), [*((*pair, seed) for pair in SHORT for seed in range(8)), (*CAMPAIGN, 0)]
)
def test_a_random_game_ends_within_its_turns(game_id: str, scenario: str, seed: int) -> None:
    game = load(game_id, scenario=scenario)
    result = play_game(game, seat_players(("random", "random"), seed), seed)
    assert result.failure == ""
    assert result.winner in (*game.sides, "draw")
    assert result.turn <= game.rules.data.scenario.turns[1]


@pytest.mark.parametrize(("game_id", "scenario"), SMALL)
def test_its_positions_break_nothing(game_id: str, scenario: str) -> None:
    journal, live = new_journal(load(game_id, scenario=scenario), 3)
    luck = Random(3)
    while journal.pos.state.result is None:
        assert journal.game.hooks.invariants(journal.pos) == []
        journal.play(pick_act(choices(journal.pos), luck, by_verb=True), live)


@pytest.mark.parametrize(("game_id", "scenario"), SHORT)
def test_a_journal_is_read_again_to_the_same_position(game_id: str, scenario: str) -> None:
    journal, live = new_journal(load(game_id, scenario=scenario), 5)
    luck = Random(5)
    while journal.pos.state.result is None:
        journal.play(pick_act(choices(journal.pos), luck, by_verb=False), live)
    again = parse(text_of(journal), "journal", open_game)
    assert again.game.scenario == scenario
    assert again.pos.state == journal.pos.state


@pytest.mark.parametrize(("game_id", "scenario"), SMALL)
def test_it_does_not_change_what_another_game_was_played_with(game_id: str, scenario: str) -> None:
    usual, small = load(game_id), load(game_id, scenario=scenario)
    assert usual.digest != small.digest
    assert usual.digest == small.files.digest(entry(game_id).scenarios[0])


@pytest.mark.parametrize(("game_id", "scenario"), SMALL)
def test_nobody_has_fallen_when_it_begins(game_id: str, scenario: str) -> None:
    """Neither in the position, nor in what players are sent and told, nor in a report of the game."""
    journal, _ = new_journal(load(game_id, scenario=scenario), 1)
    pos = journal.pos
    assert [pos.game.roster[u].id for u, at in enumerate(pos.state.where) if at in (DEAD, GONE)] == []
    for viewer in (*range(len(pos.game.sides)), OBSERVER):
        units, hidden = presentation.units(pos, viewer)
        places = {one.at for one in units} | {one.at for one in hidden}
        assert places <= {*pos.game.map.index, *(box.id for box in pos.game.boxes)} - {"dead", "gone"}
    kinds = {box.id: box.kind for box in board(pos.game, "en").boxes}
    assert (kinds["pool"], kinds["dead"], kinds["gone"], kinds["absent"]) == (
        "waiting",
        "eliminated",
        "left",
        "absent",
    )
    chronicle = Chronicle(pos.game)
    chronicle.begin(pos)
    assert {row[f"lost_{side}"] for row in chronicle.turns for side in pos.game.sides} <= {0}
    told = sum_up(journal, presentation.words_for(pos.game, "en"), side=0)
    assert all(not turn.losses for turn in told.turns)


def course(game: Game, seed: int) -> list[tuple[object, ...]]:
    """A random game, act by act: what was on the menu, and where everybody stood."""
    journal, live = new_journal(game, seed)
    luck = Random(seed)
    told: list[tuple[object, ...]] = []
    while journal.pos.state.result is None:
        menu = choices(journal.pos)
        journal.play(pick_act(menu, luck, by_verb=True), live)
        told.append((menu.prompt, journal.pos.state.where, journal.pos.state.steps, journal.pos.state.result))
    return told


@pytest.mark.parametrize(("game_id", "scenario", "option", "value"), SETTLED)
def test_an_option_it_settles_is_refused_and_would_have_changed_nothing(
    game_id: str, scenario: str, option: str, value: str
) -> None:
    with pytest.raises(BadInput, match=f'option {option}: scenario "{scenario}" settles it'):
        load(game_id, {option: value}, scenario)
    usual = load(game_id, {}, scenario)
    other = entry(game_id).build({**usual.options, option: value}, scenario, None)
    assert [course(other, seed) for seed in (1, 2)] == [course(usual, seed) for seed in (1, 2)]


@pytest.mark.parametrize(("game_id", "scenario"), SMALL)
def test_what_a_journal_writes_down_is_let_through(game_id: str, scenario: str) -> None:
    usual = load(game_id, {}, scenario)
    assert load(game_id, dict(usual.options), scenario) is usual


@pytest.mark.parametrize(("game_id", "scenario"), SMALL)
def test_only_with_all_chapters_every_option_is_open(game_id: str, scenario: str) -> None:
    assert bool(fixed_options(game_id, scenario)) == ((game_id, scenario) not in WHOLE)
