"""Computer players: what they remember from act to act, and which of them a table may seat."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from tests.server.harness import KEY

from grognard.ai.player import decide, player, sampled
from grognard.games import load
from grognard.kernel.acts import read_act, write_act
from grognard.kernel.dice import Live
from grognard.kernel.engine import choices
from grognard.kernel.journal import header_for, written
from grognard.kernel.position import begin
from grognard.server import bots as bots_module
from grognard.server import levels
from grognard.server.bots import MINDS, Bots, Mind, minded, seed_for
from grognard.server.store import SeatRow, TableRow
from grognard.server.table import Table

SECRET = b"s" * 32


@pytest.fixture
def table():
    """A game of Tsaritsyn between two computers, in memory."""
    pos, rolls = begin(load("ts", {"setup": "ready_made"}), Live(SECRET))
    header = header_for(pos, {"mode": "live", "commit": ""}, rolls=rolls)
    row = TableRow("t", "ts", pos.game.scenario, '{"setup":"ready_made"}', secret=SECRET.hex(), status="playing")
    return Table(row, [SeatRow("t", n, "bot", None, "greedy") for n in range(2)], [written(header)])


@pytest.fixture
def bots():
    found = Bots()
    yield found
    found.close()


def plays(table, words):
    table.journal.play(read_act(table.pos, *words), Live(SECRET, table.journal.thrown))
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
        known = sampled(table.pos, choices(table.pos).who, Random(luck))
        alone.append(write_act(known, decide(one, known, Random(luck))))
        forgetful.append(write_act(known, decide(player("greedy", seed_for(KEY, "t", f"seat {side}")), known, Random(luck))))
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
    plays(table, next(words for act in choices(table.pos).acts() if (words := write_act(table.pos, act)) != first))
    assert not bots.remembers(table.journal, key, 0)
    table.journal.take_back(1)
    plays(table, first)
    assert bots.remembers(table.journal, key, 0)
    plays(table, write_act(table.pos, choices(table.pos).acts()[0]))
    assert choices(table.pos).who == 0
    assert not bots.remembers(table.journal, key, 0)  # somebody else did that


def test_advice_leaves_no_memory(table, bots):
    asyncio.run(bots.advise(table, "greedy", KEY))
    assert not bots.asked
    assert asyncio.run(bots.advise(table, "greedy", KEY)).words == asyncio.run(bots.choose(table, "greedy", KEY)).words


def test_a_process_that_dies_is_begun_anew(table, bots):
    """What it remembered is gone; the game goes on."""
    plays(table, asyncio.run(bots.choose(table, "greedy", KEY)).words)
    for lane in bots.lanes.lanes:
        for process in lane._processes.values() if lane is not None else ():
            process.kill()
    found = asyncio.run(bots.choose(table, "greedy", KEY))
    assert read_act(table.pos, *found.words) in choices(table.pos)


def test_only_so_many_players_are_remembered(monkeypatch):
    monkeypatch.setattr(bots_module, "_minds", type(bots_module._minds)())
    first = minded("random", 1, Mind("first", 0, True))
    assert minded("random", 1, Mind("first", 0, False)) is first
    assert minded("random", 1, Mind("first", 1, False)) is not first
    assert minded("random", 1, Mind("first", 0, True)) is not first
    first = minded("random", 1, Mind("first", 0, False))
    for n in range(MINDS - 1):
        minded("random", 1, Mind(f"t{n}", 0, True))
    assert minded("random", 1, Mind("first", 0, False)) is first
    for n in range(MINDS):
        minded("random", 1, Mind(f"t{n}", 0, True))
    assert minded("random", 1, Mind("first", 0, False)) is not first
    assert len(bots_module._minds) == MINDS


# -- which of them there are

pytest_anyio = pytest.mark.anyio


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_lobby_offers_levels_and_styles(lang):
    bots, styles = levels.offered(lang), levels.styles(lang)
    assert [bot.id for bot in bots if not bot.experiment] == ["recruit", "officer", "marshal"]
    assert [bot.id for bot in bots if bot.experiment] == ["random", "greedy"]
    assert {bot.id: bot.seconds for bot in bots if bot.seconds} == {"marshal": 10}
    assert [style.id for style in styles] == ["", "cautious", "aggressive"]
    told = [text for one in [*bots, *styles] for text in (one.text, one.hint)]
    assert all(told)
    assert not any(text.lower().startswith(("bot-", "style-")) for text in told)
    for bot in bots:
        for style in styles if bot.styles else styles[:1]:
            assert levels.checked(f"{bot.id}-{style.id}" if style.id else bot.id)


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
]


@pytest_anyio
@pytest.mark.parametrize("bot", WRONG)
async def test_a_computer_that_there_is_not_is_refused(company, bot):
    anna = await company.person("Anna")
    wrong = await anna.ask("POST", "/api/tables", {"game": "ts", "seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}]}, 400)
    assert wrong["field"].startswith("seats")
    assert ("seconds" in wrong["error"]) == (bot in ("marshal:0", "marshal:61", "officer:5"))
    assert "\n" not in wrong["error"]
    assert (await anna.ask("GET", "/api/tables"))["tables"] == []


@pytest_anyio
async def test_a_computer_sits_down_with_its_style_and_its_seconds(company):
    """And is called by them, in the reader's language."""
    anna = await company.person("Anna")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "marshal-aggressive:5"}]
    made = await anna.ask("POST", "/api/tables", {"game": "ts", "options": {"setup": "ready_made"}, "seats": seats})
    assert made["table"]["seats"][1]["name"] == "The marshal, aggressive, 5 s"
    eyes = await company.sits(anna, made["table"]["id"], lang="fr")
    assert eyes.update["seats"][1]["name"] == "Le maréchal, offensif, 5\u00a0s"
