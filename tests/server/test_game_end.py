"""The end of a game: what is told of it agrees with its journal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.server.harness import served

from grognard.kernel.replaying import parse
from grognard.kernel.texts import texts
from grognard.lab.after_action import sum_up
from grognard.lab.luck import game_luck
from grognard.server.game_end import end_of
from grognard.server.table import first_position

pytestmark = pytest.mark.anyio
GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    yield from served(tmp_path_factory.mktemp("server"))


@pytest.fixture(scope="module")
def text():
    return (GOLDEN / "ts" / "200-greedy.jsonl").read_text()


@pytest.fixture(scope="module")
def journal(text):
    return parse(text, "journal", first_position, any_rules=True)


async def test_the_end_of_a_recorded_game(company, text, journal):
    anna = await company.person("Anna")
    id = (await anna.ask("POST", "/api/tables/import", {"journal": text}))["table"]["id"]
    end = await anna.ask("GET", f"/api/tables/{id}/end")
    result = journal.pos.state.result
    assert end["result"]["winner"] == journal.game.sides[result.winner]
    assert end["result"]["cite"] == result.cite
    assert end["table"]["id"] == id
    assert end["verified"] == "seed"
    assert [row["turn"] for row in end["turns"]][-1] == journal.pos.state.turn
    assert end["turns"][-1]["n"] == len(journal.entries)
    assert end["dice"] == sum(len(entry.rolls) for entry in journal.entries)
    assert 3 <= len(end["turning"]) <= 5
    assert end["story"]
    page = await anna.http.get(f"/api/tables/{id}/report")
    assert page.status_code == 200
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "<h1>" in page.text
    assert "sandbox" in page.headers["content-security-policy"]


async def test_a_game_that_goes_on_tells_none_of_it(company):
    anna, boris = await company.person("Anna"), await company.person("Boris")
    id = (await anna.opens("me", "greedy"))["id"]
    assert (await anna.ask("GET", f"/api/tables/{id}/end", None, 409))["error"] == "the game is not over"
    await boris.ask("GET", f"/api/tables/{id}/end", None, 404)


@pytest.fixture(scope="module")
def end(journal):
    return end_of(journal, None, texts("en", "grognard.games.tsaritsyn"))


def test_losses_by_turn_add_up_to_the_losses_of_the_game(journal, end):
    lost = [sum(row.lost[side] for row in end.turns) for side in (0, 1)]
    dead = [0, 0]
    for unit, at in enumerate(journal.pos.state.where):
        if at == -2:  # the box of the eliminated
            dead[journal.game.roster[unit].side] += 1
    assert lost == dead, "every unit of this game has one step"


def test_points_are_those_of_the_final_position(journal, end):
    tracks = {t.id: t.value for t in journal.game.hooks.tracks(journal.pos, -1)}
    assert end.turns[-1].points == [tracks[one.id] for one in end.tracks]


def test_a_success_counts_as_success_whatever_it_did_to_the_score(journal, end):
    """The attacker wanted the hex: when the defenders have left it, the roll was no failure."""
    tale = sum_up(journal, texts("en", "grognard.games.tsaritsyn"))
    attacks = [e for turn in tale.turns for e in turn.events if e.chance is not None]
    for side in (0, 1):
        mine = [e for e in attacks if e.side == side]
        told = end.attacks[side]
        assert (told.tried, told.won) == (len(mine), sum(e.emptied for e in mine))
        assert told.expected == pytest.approx(sum(e.chance or 0 for e in mine), abs=0.01)
    for event in attacks:
        before = journal.scene(event.n - 1).before.state
        assert event.target in before.where, "somebody was attacked"
    cleared = [e for e in attacks if e.emptied]
    assert cleared
    told = {one.n: one for one in end.turning}
    for event in attacks:
        if event.n in told:
            assert told[event.n].outcome == ("success" if event.emptied else "failure")


def test_the_luck_curve_is_the_sum_of_the_luck_of_its_rolls(journal, end):
    """Of the rolls that could not end the game, as the replay reckons them one by one."""
    tale = sum_up(journal, texts("en", "grognard.games.tsaritsyn"))
    some = [e.luck.gave for turn in tale.turns for e in turn.events if e.luck and not e.luck.ends]
    assert end.luck[-1].sum == pytest.approx(sum(some), abs=0.02)
    one_by_one = game_luck(journal)
    for turn in tale.turns:
        for event in turn.events:
            if event.luck and event.faces and event.n - 1 in one_by_one:
                assert one_by_one[event.n - 1][0] == pytest.approx(event.luck.gave, abs=0.002)
    bands = [point.band for point in end.luck]
    assert bands == sorted(bands)


def test_the_story_is_short_and_in_both_languages(journal, end):
    french = end_of(journal, None, texts("fr", "grognard.games.tsaritsyn"))
    for told in (end, french):
        words = " ".join(line.text for line in told.story).split()
        assert 5 <= len(words) <= 80
    assert french.story != end.story
    assert json.dumps([line.text for line in french.story]).count("turn") == 0
