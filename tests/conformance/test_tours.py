"""The guided first turns: each has words, and waits for what can be done where it is given."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from grognard.ai.player import decide
from grognard.games import PLAYABLE, entry, load
from grognard.kernel.engine import choices
from grognard.kernel.hexes import bits
from grognard.kernel.menu import Act
from grognard.kernel.texts import LANGUAGES, source, texts
from grognard.kernel.views import phase
from grognard.lab.match import seat_players
from grognard.server.board import tour_rows
from grognard.server.shelf import game_info
from grognard.testing.conformance import new_journal

TURNS = {  # of each scenario; 0: as agreed
    **{"ts": [0, 4], "vl": [0, 3], "avl": [0, 4]},
    **{"vr": [3, 3, 5, 23, 2], "ss": [19, 4, 7, 4, 2]},
}


def rows(game: str) -> list[dict[str, str]]:
    return [dict(row.cells) for row in tour_rows(load(game).files)]


@pytest.mark.parametrize("game", PLAYABLE)
def test_the_first_scenario_and_training_have_one_and_its_phases_and_verbs_are_known(game: str) -> None:
    program: Any = load(game).program
    phases = {node.phase for node in program.values() if node.phase}
    verbs = {verb for node in program.values() for verb in getattr(node.step, "verbs", {})}
    steps = rows(game)
    assert {row["scenario"] for row in steps} == {entry(game).scenarios[0], "training"}
    assert {row["phase"] for row in steps} - {""} <= phases
    assert {row["verb"] for row in steps} - {""} <= verbs


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", PLAYABLE)
def test_every_step_has_words_and_no_words_are_left_over(game: str, lang: str) -> None:
    package = entry(game).package
    told = set(re.findall(r"(?m)^tour-([\w-]+) =", source(lang, package)))
    assert told == {row["step"] for row in rows(game)}
    assert all(texts(lang, package).has(f"tour-{step}") for step in told)


@pytest.mark.parametrize("game", PLAYABLE)
def test_what_the_small_one_waits_for_comes_in_its_games(game: str) -> None:
    """The client waits for a step of the training scenario as long as it takes: so it must come."""
    wanted = {
        (row["phase"], row["verb"]) for row in rows(game) if row["scenario"] == "training" and row["phase"]
    }
    met: set[tuple[str, str]] = set()
    for seed in range(12):
        journal, live = new_journal(load(game, scenario="training"), seed)
        luck, players = Random(seed), seat_players(("greedy", "greedy"), seed)
        while journal.pos.state.result is None and wanted - met:
            menu, now = choices(journal.pos), phase(journal.pos)
            met |= {(now, ""), *((now, verb) for verb, allowed in menu.verbs.items() if allowed.set)}
            journal.play(decide(players[menu.who], journal.pos, luck), live)
    assert wanted - met == set()


@pytest.mark.parametrize("game", PLAYABLE)
def test_whoever_does_what_the_small_one_asks_comes_to_its_end(game: str) -> None:
    """Step by step in one game: what asks for nothing is passed by; while a step waits, a computer plays."""
    steps = [row for row in rows(game) if row["scenario"] == "training"]
    reached = 0
    for seed in range(4):
        journal, live = new_journal(load(game, scenario="training"), seed)
        luck, players = Random(seed), seat_players(("greedy", "greedy"), seed)
        at = 0
        while journal.pos.state.result is None and at < len(steps):
            menu, now, step = choices(journal.pos), phase(journal.pos), steps[at]
            mine = menu.who == 0
            if step["verb"] == "" and (not step["phase"] or (mine and step["phase"] == now)):
                at += 1
                continue
            allowed = menu.verbs.get(step["verb"]) if mine and step["phase"] in ("", now) else None
            if allowed is not None and allowed.set:
                act = Act(step["verb"], luck.choice(bits(allowed.set)))
                at += 1
            else:
                act = decide(players[menu.who], journal.pos, luck)
            journal.play(act, live)
        reached = max(reached, at)
        if reached == len(steps):
            return
    raise AssertionError(f"no further than step {reached + 1}, {steps[reached]}")


@pytest.mark.parametrize("game", PLAYABLE)
def test_no_step_asks_to_end_a_phase_before_one_that_says_what_can_be_done_in_it(game: str) -> None:
    """A newcomer who ends a phase at once has lost it: he is first told what it is for."""
    for scenario in {row["scenario"] for row in rows(game)}:
        told: set[str] = set()
        for row in (row for row in rows(game) if row["scenario"] == scenario):
            if row["verb"] == "end_phase":
                assert row["phase"] in told, row
            told.add(row["phase"])


@pytest.mark.parametrize("game", PLAYABLE)
def test_the_lobby_is_told_of_it_and_of_what_the_scenario_settles(game: str) -> None:
    first, *others = told = game_info(load(game), "en").scenarios
    assert [one.turns for one in told] == TURNS[game]
    assert [one.id for one in told if one.guided] == [entry(game).scenarios[0], "training"]
    assert first.settles == []
    names = {option.name for option in entry(game).options}
    assert all(set(one.settles) < names for one in others)
