"""The after-action report: what happened in one game, and nothing that its reader may not know."""

from __future__ import annotations

import re
from functools import cache

import pytest

from grognard.games import entry, load
from grognard.kernel.acts import read_act
from grognard.kernel.changes import Moved, PhaseStarted, Placed, Rolled, TurnStarted
from grognard.kernel.errors import BadInput
from grognard.kernel.journal import Journal
from grognard.kernel.narration import Line
from grognard.kernel.replaying import parse
from grognard.kernel.texts import Texts, texts
from grognard.lab.after_action import Arrow, GameSummary, by_phase, sum_up, turning_points, ways
from grognard.lab.after_action_map import MapSheet
from grognard.lab.after_action_page import Page, report
from grognard.lab.chronicle import Chronicle
from grognard.lab.match import first_position, play_game, seat_players
from grognard.lab.report_map import Ground
from grognard.lab.report_page import Reader
from grognard.testing.conformance import new_journal


def words(id: str, lang: str = "en") -> Texts:
    return texts(lang, "grognard.lab", entry(id).package)


@cache
def game_of(id: str, seed: int = 5, acts: int | None = None) -> Journal:
    short = {"length": "7", "setup": "ready_made"} if id == "ts" else {}
    text = play_game(load(id, short), seat_players(("random", "random"), seed), seed, True).journal
    lines = text.splitlines(keepends=True)
    return parse("".join(lines if acts is None else lines[: acts + 1]), "game", first_position)


@cache
def tale(id: str) -> GameSummary:
    return sum_up(game_of(id), words(id))


@pytest.mark.parametrize("id", ["toy", "ts"])
def test_every_turn_is_told_and_every_die_of_six_counted(id: str) -> None:
    journal, found = game_of(id), tale(id)
    assert [turn.turn for turn in found.turns] == list(range(journal.pos.state.turn + 1))
    thrown = [roll for e in journal.entries for roll in e.rolls if roll.sides == 6]
    assert sum(map(sum, found.dice)) == len(thrown) > 0
    assert found.turns[-1].state == journal.pos.state


def test_attacks_have_their_odds_their_dice_and_their_sentences() -> None:
    journal, found = game_of("ts"), tale("ts")
    fights = [event for turn in found.turns for event in turn.events if event.odds]
    assert len(fights) == sum(e.act == ["attack"] for e in journal.entries)
    for fight in fights:
        assert fight.odds is not None
        assert fight.target == fight.odds.hex
        assert fight.odds.column
        assert (
            len(fight.faces) <= 2
        )  # the die of the attack, perhaps thrown again; not those of the next phase
        assert any(line.kind == "told" and line.cite for line in fight.lines)


def test_losses_are_those_of_the_chronicle() -> None:
    found = tale("ts")
    last = found.chronicle["turns"][-1]
    told = [
        sum(one.steps for turn in found.turns for one in turn.losses if one.side == side) for side in (0, 1)
    ]
    assert told == [last["lost_white"], last["lost_red"]]
    assert sum(told) > 0


def test_luck_is_that_of_the_chronicle_and_the_largest_swings_are_shown() -> None:
    journal, found = game_of("ts"), tale("ts")
    follower = Chronicle(journal.game)
    follower.begin(journal.start)
    for scene in journal.scenes():
        follower.record_act(scene.before, read_act(scene.before, *scene.act), scene)
    events = [event.luck for turn in found.turns for event in turn.events if event.luck is not None]
    assert [round(one.gave, 3) for one in events] == [row["luck"] for row in follower.to_dict()["throws"]]
    swings = [event.luck.gave for event in turning_points(found, 3) if event.luck is not None]
    assert sorted(map(abs, swings)) == sorted((abs(one.gave) for one in events), reverse=True)[2::-1]
    assert [event.turn for event in turning_points(found)] == sorted(
        event.turn for event in turning_points(found)
    )


def test_a_phase_that_follows_is_told_apart() -> None:
    rolled, phased, turned = Rolled(6, 3, "x", ""), PhaseStarted("a", 0, ""), TurnStarted(2, "")
    assert by_phase([rolled, phased, rolled, turned, phased, rolled]) == [
        [rolled],
        [phased, rolled],
        [turned, phased, rolled],
    ]
    assert by_phase([]) == [[]]


def test_a_way_in_several_steps_is_one_arrow() -> None:
    going, back = [Arrow(0, (1, 2), "move"), Arrow(0, (2, 3, 4), "move")], Arrow(0, (4, 3), "retreat")
    found = ways([*going, Arrow(1, (4, 5), "move"), back, Arrow(0, (7,), "move")])
    assert found == [Arrow(0, (1, 2, 3, 4), "move"), Arrow(1, (4, 5), "move"), Arrow(0, (4, 3), "retreat")]


# -- who may know what


def test_a_game_that_is_not_over_is_told_to_a_side_only() -> None:
    journal = game_of("toy", acts=20)
    assert journal.pos.state.result is None
    with pytest.raises(BadInput, match="not over"):
        report(journal, "en")
    assert "Not over" in report(journal, "en", 0)


def bare(page: str) -> str:
    return re.sub(r"<style>.*?</style>", "", page, flags=re.S)


def test_what_is_hidden_from_a_side_is_not_in_its_report() -> None:
    """Until a counter has fought, the other side reads neither its name nor its strength; and luck would tell
    what is hidden.
    """
    journal = game_of("toy", acts=12)
    game, pos = journal.game, journal.pos
    hidden = [
        game.roster[u]
        for u in range(len(game.roster))
        if not game.hooks.can_see(pos, 0, u) and pos.state.where[u] >= 0
    ]
    assert hidden
    mine, theirs = bare(report(journal, "en", 0)), bare(report(journal, "en", 1))
    for unit in hidden:
        assert not re.search(rf"\b({re.escape(unit.id)}|{re.escape(unit.name('en'))})\b", mine)
        assert re.search(rf"\b{re.escape(unit.id)}\b", theirs)
    assert words("toy").say("aar-swings") not in mine
    assert words("toy").say("aar-luck", side="Blue") not in mine


def test_a_game_that_is_over_hides_nothing() -> None:
    journal = game_of("toy")
    found = sum_up(journal, words("toy"))
    table = MapSheet(found, Ground(journal.game, "en"), words("toy"))
    for turn in found.turns:
        assert turn.state is not None
        assert all(one.label != "?" for one in table.counters(turn.state))
    seen = sum_up(journal, words("toy"), 0)
    first = MapSheet(seen, Ground(journal.game, "en"), words("toy")).counters(
        seen.turns[0].state or journal.start.state
    )
    assert [one.label for one in first if one.side == 1] == ["?", "?"]


# -- the page


@pytest.mark.parametrize(("lang", "said"), [("en", "Turning points"), ("fr", "Tournants")])
def test_the_page_is_whole_in_both_languages(lang: str, said: str) -> None:
    text = report(game_of("ts"), lang)
    assert said in text
    ids = re.findall(r' id="([^"]+)"', text)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'(?:href="#|url\(#)([\w-]+)', text)) <= set(ids)
    assert not re.search(r'(?:href|src)="[^#]', text)
    assert not re.search(r">\s*(lab|aar|side|track|option|phase)-[a-z-]+\s*<", text)
    assert all(f'id="turn-{n}"' in text for n in range(8))


def test_a_game_that_begins_in_the_middle_of_a_calendar_has_its_dates() -> None:
    """The training game of Victory Roads is played in turns 22 and 23."""
    text = play_game(load("vr", None, "training"), seat_players(("greedy", "greedy"), 5), 5, True).journal
    journal = parse(text, "game", first_position)
    page = report(journal, "en")
    assert "<h2>Set-up</h2>" in page
    assert "<h2>Turn 22 · Apr I 45</h2>" in page
    assert "Turn 21" not in page
    assert f"<dd>22–{journal.pos.state.turn}</dd>" in page
    assert "Victory points" not in page  # there are none
    result = journal.pos.state.result
    assert result is not None
    assert words("vr").say(result.how) in page
    found = sum_up(journal, words("vr"))
    assert sum(len(turn.arrived) for turn in found.turns) == 0  # a support played is no unit that arrives


def test_a_game_that_the_players_ended_is_told_to_its_end() -> None:
    journal = game_of("toy", seed=6, acts=20)
    again = journal.draft()
    again.close(0, "resigned", 1)
    text = report(again, "en")
    assert again.pos.state.result is not None
    assert words("toy").say("resigned", winner=words("toy").say("side-red"))[1:] in text


def test_names_with_signs_are_written_safely() -> None:
    line = Line("a < b & c", "X", "told")
    assert "a &lt; b &amp; c" in Page(tale("toy"), Reader("toy", "en")).log_paragraph([line])


def test_units_are_named_so_that_one_is_told_from_another() -> None:
    for id, units in {
        "avl": {"S1": "S1", "G168": "G168", "40A": "40A"},
        "ts": {"R-TK": "Autos blindées"},
    }.items():
        journal, _ = new_journal(load(id), 5)
        page = Page(sum_up(journal, words(id), 0), Reader(id, "fr"))
        assert {unit: page.plain_name(journal.game.roster.index[unit]) for unit in units} == units


def test_units_that_arrive_are_named_with_their_hex() -> None:
    journal, found = game_of("ts"), tale("ts")
    placed = [c for scene in journal.scenes() for c in scene.changes if isinstance(c, Placed)]
    arrived = [one for turn in found.turns[1:] for one in turn.arrived]
    assert {(one.unit, one.hex) for one in arrived} <= {(c.unit, c.to) for c in placed}
    assert arrived
    moved = [c for scene in journal.scenes() for c in scene.changes if isinstance(c, Moved)]
    assert sum(len(turn.arrows) for turn in found.turns) == len(moved)
