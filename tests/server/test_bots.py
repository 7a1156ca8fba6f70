"""Computer players: what they remember from act to act, and which of them a table may seat."""

from __future__ import annotations

import asyncio
import time
from itertools import pairwise
from random import Random

import pytest
from tests.server.harness import KEY, Company, Server

from grognard.ai.player import decide, player, sample_hidden
from grognard.games import load
from grognard.kernel.acts import read_act, write_act
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices
from grognard.kernel.journal import header_for, write_record
from grognard.kernel.position import begin
from grognard.server import bots as bots_module
from grognard.server import levels
from grognard.server.bots import MINDS, Bots, Lanes, ThoughtKey, find_player, seed_for
from grognard.server.store import SeatRow, TableRow
from grognard.server.table import GameTable

SECRET = b"s" * 32


@pytest.fixture
def table():
    """A game of Tsaritsyn between two computers, in memory."""
    pos, rolls = begin(load("ts", {"setup": "ready_made"}), SeededDice(SECRET))
    header = header_for(pos, {"mode": "live", "commit": ""}, rolls=rolls)
    row = TableRow(
        "t", "ts", pos.game.scenario, '{"setup":"ready_made"}', secret=SECRET.hex(), status="playing"
    )
    return GameTable(row, [SeatRow("t", n, "bot", None, "greedy") for n in range(2)], [write_record(header)])


@pytest.fixture
def bots():
    found = Bots()
    yield found
    found.close()


def plays(table, words):
    table.journal.play(read_act(table.pos, *words), SeededDice(SECRET, table.journal.dice_count))
    table.length += 1


async def acts(table, bots, many):
    """What the computer does, act by act."""
    found = []
    for _ in range(many):
        found.append((await bots.choose(table, "greedy", KEY)).words)
        plays(table, found[-1])
    return found


def test_a_player_remembers_from_act_to_act_what_it_was_about(table, bots):
    """The same acts as of one player who plays the whole game; without memory they would be others."""
    played = asyncio.run(acts(table, bots, 12))
    side = choices(table.journal.start).who
    table.journal.take_back(12)
    one, alone, forgetful = player("greedy", seed_for(KEY, "t", f"seat {side}")), [], []
    for n, words in enumerate(played):
        luck = seed_for(KEY, "t", n + 1)
        known = sample_hidden(table.pos, choices(table.pos).who, Random(luck))
        alone.append(write_act(known, decide(one, known, Random(luck))))
        forgetful.append(
            write_act(
                known, decide(player("greedy", seed_for(KEY, "t", f"seat {side}")), known, Random(luck))
            )
        )
        plays(table, words)
    assert played == alone
    assert played != forgetful


def test_what_was_taken_back_is_not_remembered(table, bots):
    """A player is remembered while its last act stands, and nobody else has acted for it."""
    key = ("t", 0, "greedy")
    first = asyncio.run(bots.choose(table, "greedy", KEY)).words
    assert not bots.remembers(table.journal, key, 0)  # nothing came of it yet
    plays(table, first)
    assert bots.remembers(table.journal, key, 0)
    assert not bots.remembers(table.journal, ("t", 1, "greedy"), 1)
    table.journal.take_back(1)
    assert not bots.remembers(table.journal, key, 0)
    plays(
        table,
        next(words for act in choices(table.pos).acts() if (words := write_act(table.pos, act)) != first),
    )
    assert not bots.remembers(table.journal, key, 0)
    table.journal.take_back(1)
    plays(table, first)
    assert bots.remembers(table.journal, key, 0)
    plays(table, write_act(table.pos, choices(table.pos).acts()[0]))
    assert choices(table.pos).who == 0
    assert not bots.remembers(table.journal, key, 0)  # somebody else did that


def test_advice_is_what_the_computer_would_do_itself(table, bots):
    advised = asyncio.run(bots.advise(table, "greedy", KEY)).words
    assert (
        advised
        == asyncio.run(bots.advise(table, "greedy", KEY)).words
        == asyncio.run(bots.choose(table, "greedy", KEY)).words
    )


def in_a_row(table, bots, ask, many):
    found = []
    for _ in range(many):
        found.append(asyncio.run(ask(table, "officer", KEY)))
        plays(table, found[-1].words)
    return found


def test_whoever_follows_advice_is_told_how_it_goes_on(table, bots):
    """A unit is taken, goes where it was meant to go, and is put down for the same reason; nobody is sent
    round in a circle.
    """
    found = in_a_row(table, bots, bots.advise, 8)
    verbs = [one.words[0] for one in found]
    assert verbs.count("to") == verbs.count("unit") > 1
    assert "drop" not in verbs
    assert all(after.reason == before.reason for before, after in pairwise(found) if after.words[0] == "to")


def test_whoever_does_otherwise_is_advised_anew(table, bots):
    first = asyncio.run(bots.advise(table, "officer", KEY)).words
    other = next(
        words
        for act in choices(table.pos).acts()
        if (words := write_act(table.pos, act))[:1] == ["unit"] and words != first
    )
    plays(table, other)
    assert bots.unfinished_plan(table.journal, ("t", 0, "adviser officer"), 0) is None


def test_a_player_that_was_forgotten_goes_on_with_what_it_began(table, bots, monkeypatch):
    """As when more games are played than a process remembers, or when it has died."""
    found = asyncio.run(bots.choose(table, "officer", KEY))
    plays(table, found.words)
    asked = []

    async def think(table, name, key, mind):
        asked.append(mind)
        return found

    monkeypatch.setattr(bots, "think", think)
    asyncio.run(bots.choose(table, "officer", KEY))
    (mind,) = asked
    assert (mind.fresh, mind.unfinished) == (False, found.unfinished)
    monkeypatch.setattr(bots_module, "_minds", type(bots_module._minds)())
    game = (table.game.id, dict(table.game.options), table.game.scenario)
    then = bots_module.choose_act(*game, table.pos.state, "officer", (1, 1), mind)
    assert (found.words[0], then.words) == ("unit", write_act(table.pos, mind.unfinished.plan[0][1]))
    assert then.reason == found.reason


@pytest.mark.parametrize("wait", [0.0, 1.0])
def test_a_process_that_dies_is_begun_anew(table, bots, wait):
    """What it remembered is gone; the game goes on."""
    plays(table, asyncio.run(bots.choose(table, "greedy", KEY)).words)
    for lane in bots.lanes.lanes:
        for process in lane._processes.values() if lane is not None else ():
            process.kill()
    time.sleep(wait)  # at once, or when its death has been noticed
    found = asyncio.run(bots.choose(table, "greedy", KEY))
    assert read_act(table.pos, *found.words) in choices(table.pos)


def test_only_so_many_players_are_remembered(monkeypatch):
    monkeypatch.setattr(bots_module, "_minds", type(bots_module._minds)())
    first = find_player("random", 1, ThoughtKey("first", 0, True))
    assert find_player("random", 1, ThoughtKey("first", 0, False)) is first
    assert find_player("random", 1, ThoughtKey("first", 1, False)) is not first
    assert find_player("random", 1, ThoughtKey("first", 0, True)) is not first
    first = find_player("random", 1, ThoughtKey("first", 0, False))
    for n in range(MINDS - 1):
        find_player("random", 1, ThoughtKey(f"t{n}", 0, True))
    assert find_player("random", 1, ThoughtKey("first", 0, False)) is first
    for n in range(MINDS):
        find_player("random", 1, ThoughtKey(f"t{n}", 0, True))
    assert find_player("random", 1, ThoughtKey("first", 0, False)) is not first
    assert len(bots_module._minds) == MINDS


def test_nobody_waits_for_those_who_think_for_seconds():
    lanes = Lanes(2)
    slow = {lanes.lane_for(ThoughtKey(f"t{n}"), True) for n in range(20)}
    quick = {lanes.lane_for(ThoughtKey(f"t{n}"), False) for n in range(20)}
    assert (slow, quick, lanes.lane_for(ThoughtKey(), False)) == ({0}, {1}, 2)
    assert {Lanes(1).lane_for(ThoughtKey(f"t{n}"), slow) for n in range(9) for slow in (True, False)} == {0}
    assert {Lanes(5).lane_for(ThoughtKey(f"t{n}"), True) for n in range(40)} == {0, 1}


# -- which of them there are

pytest_anyio = pytest.mark.anyio


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_lobby_offers_levels_and_styles(lang):
    bots, styles = levels.levels_offered(lang), levels.styles(lang)
    assert [bot.id for bot in bots if not bot.experiment] == ["recruit", "officer", "marshal"]
    assert [bot.id for bot in bots if bot.experiment] == ["random", "greedy"]
    assert {bot.id: bot.seconds for bot in bots if bot.seconds} == {"marshal": 10}
    assert [style.id for style in styles] == ["", "cautious", "aggressive"]
    told = [text for found in (bots, styles) for one in found for text in (one.text, one.hint)]
    assert all(told)
    assert not any(text.lower().startswith(("bot-", "style-")) for text in told)
    for bot in bots:
        for style in styles if bot.styles else styles[:1]:
            assert levels.check_name(f"{bot.id}-{style.id}" if style.id else bot.id)


WRONG = [
    "gredy",
    "greedy:5",
    "greedy-rash",
    "officer-rash",
    "",
    "officer:x",
    "officer:5",
    ":",
    "-",
    "random-cautious",
    "marshal:0",
    "marshal:61",
    "marshal:05",
    "marshal:" + "9" * 5000,
]


@pytest_anyio
@pytest.mark.parametrize("bot", WRONG)
async def test_a_computer_that_there_is_not_is_refused(company, bot):
    anna = await company.person("Anna")
    wrong = await anna.ask(
        "POST", "/api/tables", {"game": "ts", "seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}]}, 400
    )
    assert wrong["field"].startswith("seats")
    assert ("seconds" in wrong["error"]) == (bot in ("marshal:0", "marshal:61", "officer:5", "marshal:05"))
    assert "\n" not in wrong["error"]
    assert (await anna.ask("GET", "/api/tables"))["tables"] == []


@pytest_anyio
async def test_a_computer_sits_down_with_its_style_and_its_seconds(company):
    """And is called by them, in the reader's language."""
    anna = await company.person("Anna")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "marshal-aggressive:5"}]
    made = await anna.ask(
        "POST", "/api/tables", {"game": "ts", "options": {"setup": "ready_made"}, "seats": seats}
    )
    assert made["table"]["seats"][1]["name"] == "The marshal, aggressive, 5 s"
    eyes = await company.sits(anna, made["table"]["id"], lang="fr")
    assert eyes.update["seats"][1]["name"] == "Le maréchal, offensif, 5\u00a0s"


def test_styles_agree_with_those_who_have_them():
    assert levels.player_name("recruit-cautious", "fr") == "La recrue, prudente"
    assert levels.player_name("officer-aggressive", "fr") == "L'officier, offensif"


@pytest_anyio
async def test_dice_thrown_by_hand_want_somebody_to_throw_them(company):
    anna = await company.person("Anna")
    bots = [{"kind": "bot", "bot": "random"}] * 2
    asked = {"game": "ts", "options": {"setup": "ready_made"}, "dice": "manual", "seats": bots}
    wrong = await anna.ask("POST", "/api/tables", asked, 400)
    assert (wrong["field"], wrong["error"]) == (
        "dice",
        "dice rolled by hand need someone at the table to roll them",
    )
    wrong = await anna.ask(
        "POST", "/api/tables", {**asked, "dice": "live", "training": True, "hints": False}, 400
    )
    assert wrong["field"] == "hints"


@pytest_anyio
async def test_a_computer_that_fails_is_stood_in_for(tmp_path):
    """A seat that names a player there is no longer: the game goes on all the same, and the log tells."""
    server = Server(f"sqlite:///{tmp_path}/x.db", tmp_path).start()
    try:
        company = Company(server)
        async with company.leaving:
            anna = await company.person("Anna")
            table = (await anna.opens("me", "random", options={"setup": "ready_made"}))["id"]
            server.kill()
            server.sql("UPDATE seats SET bot = 'marshal:90' WHERE table_id = ? AND kind = 'bot'", table)
            server.start()
            eyes = await company.sits(anna, table)
            while eyes.update["menu"]["who"] == "white":
                await eyes.does("end_phase")
            await eyes.sees(eyes.seq + 3)
        assert "marshal:90" in "\n".join(server.complaints())
    finally:
        server.stop()
