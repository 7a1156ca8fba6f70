"""What a computer would do in one's place, and why computers did what they did: for those who may know, and
nobody else.
"""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest
from tests.server.harness import served
from tests.server.test_avl_secrets import VIEWERS, table_played
from tests.server.test_noninterference import Thinking, played

from grognard.ai.reasons import Reason
from grognard.kernel.engine import choices
from grognard.kernel.state import Position
from grognard.kernel.views import view
from grognard.server import bot_reasons, presentation, replay_api, table_agreements
from grognard.server.onlooker import log
from grognard.server.store import MotiveRow
from grognard.server.table import GameTable, encode
from grognard.testing.secrecy import deal_hidden

pytestmark = pytest.mark.anyio
GREEDY = {"kind": "bot", "bot": "greedy"}
ME = {"kind": "me"}
OPEN = {"kind": "open"}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    yield from served(tmp_path_factory.mktemp("server"), GROGNARD_GAMES="toy", GROGNARD_ADVISER="greedy")


async def hint(eyes, seq=None):
    await eyes.send("hint", id=5, seq=eyes.seq if seq is None else seq)
    while True:
        message = await eyes.frame()
        if message["t"] in ("hint", "problem", "refused"):
            return message


async def opened(company, *seats, lang="en", **more):
    anna = await company.person("Anna", lang)
    made = await anna.ask(
        "POST",
        "/api/tables",
        {"game": "ts", "options": {"setup": "ready_made"}, "seats": list(seats), **more},
    )
    return anna, made


# -- hints


@pytest.mark.parametrize("lang", ["fr", "en"])
async def test_a_hint_is_an_act_and_a_reason_and_nothing_is_played(company, lang):
    anna, made = await opened(company, ME, GREEDY, lang=lang)
    eyes = await company.sits(anna, made["table"]["id"])
    assert eyes.update["terms"]["hints"]["on"]
    seen = await hint(eyes)
    assert (seen["t"], seen["id"], seen["seq"]) == ("hint", 5, 1)
    assert (seen["verb"], seen["noun"]) in eyes.acts()
    assert seen["noun"] not in seen["text"]  # a unit by its name
    assert seen["reason"]
    assert not seen["reason"].startswith("reason-")
    assert await hint(eyes) == seen  # asked again it says the same
    await eyes.catch_up()
    assert eyes.seq == 1
    await eyes.does(f"{seen['verb']} {seen['noun']}")
    then = await hint(eyes)
    assert (then["seq"], then["verb"]) == (2, "to")
    assert then["noun"] in eyes.verb("to")["nouns"]


async def test_whoever_plays_alone_is_advised_for_either_side(company):
    _, _, eyes = await company.alone()
    white = await hint(eyes)
    while eyes.update["side"] == "white":
        await eyes.does("end_phase")
    red = await hint(eyes)
    assert (white["t"], red["t"]) == ("hint", "hint")
    assert (red["verb"], red["noun"]) in eyes.acts()


async def test_between_people_both_must_want_hints(company):
    duel = await company.duel()
    assert duel.white.update["terms"]["hints"] == {"on": False, "seats": []}
    assert (await hint(duel.white))["message"] == "hints are off at this table"
    for eyes in (duel.white, duel.red):
        await eyes.ask("agree", what="hints", on=True)
        await duel.all_see()
    assert duel.watcher.update["terms"]["hints"] == {"on": True, "seats": [0, 1]}
    assert (await hint(duel.white))["t"] == "hint"
    assert (await hint(duel.red))["message"] == "only the active player gets hints"
    assert (await hint(duel.watcher))["message"] == "you have no seat at this table"
    await duel.red.ask("agree", what="hints", on=False)
    await duel.all_see()
    assert (await hint(duel.white))["message"] == "hints are off at this table"


async def test_who_opens_a_table_for_two_may_suggest_hints_and_the_other_agrees(company):
    anna, made = await opened(company, ME, OPEN, hints=True)
    boris = await company.person("Boris")
    eyes = await company.sits(anna, made["table"]["id"])
    assert (await hint(eyes))["message"] == "hints are off at this table"  # nobody else is there to agree
    await boris.joins(made["table"]["id"], made["invitations"][0]["token"])
    red = await company.sits(boris, made["table"]["id"])
    assert red.update["terms"]["hints"] == {"on": False, "seats": [0]}
    await red.ask("agree", what="hints", on=True)
    await eyes.catch_up()
    assert (await hint(eyes))["t"] == "hint"


async def test_nobody_is_helped_in_a_rated_game(company):
    anna, made = await opened(company, ME, GREEDY, rated=True)
    eyes = await company.sits(anna, made["table"]["id"])
    assert eyes.update["terms"]["hints"] == {"on": False, "seats": []}
    assert (await hint(eyes))["message"] == "hints are off at this table"
    assert (await eyes.ask("agree", what="hints", on=True))["message"] == "there are no hints in a rated game"
    await eyes.does("end_phase")
    assert (await eyes.ask("offer", what="takeback", to=0))[
        "message"
    ] == "no take-backs against the computer in a rated game"
    for wrong, field in (
        ({"rated": True, "hints": True}, "hints"),
        ({"rated": True, "training": True}, "training"),
    ):
        body = {"game": "ts", "seats": [ME, GREEDY], **wrong}
        assert (await anna.ask("POST", "/api/tables", body, 400))["field"] == field
    body = {"game": "ts", "seats": [ME, OPEN], "training": True}
    assert "nobody can be invited" in (await anna.ask("POST", "/api/tables", body, 400))["error"]


async def test_a_hint_for_an_earlier_position_is_not_given(company):
    _, _, eyes = await company.alone()
    await eyes.does("unit W2-1")
    late = await hint(eyes, 1)
    assert (late["t"], late["id"]) == ("problem", 5)
    assert "changed meanwhile" in late["message"]
    await eyes.ask("resign")
    assert (await hint(eyes))["t"] == "problem"


async def test_a_computer_does_not_think_for_somebody_all_day(tmp_path, company):
    """So many hints at once; what was thought of once is told again for nothing."""
    for server in served(tmp_path, GROGNARD_RATE="0.25", GROGNARD_ADVISER="random"):
        anna = await company.person("Anna", server=server)
        made = await anna.opens("me", "me")
        eyes = await company.sits(anna, made["id"])
        for n in range(3):  # a quarter of twelve
            assert [(await hint(eyes))["t"] for _ in range(2)] == ["hint", "hint"], n
            await (eyes.ask("undo", seq=eyes.seq) if n % 2 else eyes.does("unit W2-1"))
        refused = await hint(eyes)
        assert (refused["t"], refused["message"][:17]) == ("problem", "too many requests")


# -- reasons


async def computer_acts(eyes):
    """The first act of the computer opposite that the log tells of."""
    while eyes.update["menu"]["yours"]:
        await eyes.does("end_phase")
    while not (done := [entry for entry in eyes.log.values() if entry["by"] and entry["lines"]]):
        await eyes.frame()
    return done[0]


async def because(eyes, n):
    await eyes.send("because", id=6, n=n)
    while True:
        message = await eyes.frame()
        if message["t"] in ("because", "problem"):
            return message


async def test_in_a_training_game_the_log_says_why(company):
    anna, made = await opened(company, ME, GREEDY, training=True)
    assert made["table"]["terms"]["training"]
    eyes = await company.sits(anna, made["table"]["id"])
    entry = await computer_acts(eyes)
    assert entry["by"] == "bot"
    assert entry["reason"]
    said = (await because(eyes, entry["n"]))["text"]
    assert said.lower() == entry["reason"].lower()
    english = eyes.log[entry["n"]]["reason"]
    await eyes.ask("lang", lang="fr")
    while (
        eyes.log[entry["n"]]["reason"] == english
    ):  # the log in the other language may come after the answer
        await eyes.frame()
    assert eyes.log[entry["n"]]["reason"]


async def test_otherwise_it_is_told_when_the_game_is_over_and_not_before(company):
    anna, made = await opened(company, ME, GREEDY)
    eyes = await company.sits(anna, made["table"]["id"])
    entry = await computer_acts(eyes)
    assert (entry["by"], entry["reason"]) == ("bot", "")
    before = await because(eyes, entry["n"])
    assert (before["t"], before["id"]) == ("problem", 6)
    await eyes.ask("resign")
    told = await because(eyes, entry["n"])
    assert (told["t"], told["n"]) == ("because", entry["n"])
    assert told["text"]
    assert (await because(eyes, 1))["t"] == "problem"  # one's own act: nobody asked why
    assert (await because(eyes, 10_000))["t"] == "problem"


async def test_the_replay_says_why_when_the_game_is_over_and_not_before(company):
    anna, made = await opened(company, ME, GREEDY)
    table = made["table"]["id"]
    eyes = await company.sits(anna, table)
    entry = await computer_acts(eyes)
    before = (await anna.ask("GET", f"/api/tables/{table}/replay"))["moves"]
    assert (before[entry["n"]]["by"], before[entry["n"]]["reason"]) == ("bot", "")
    await eyes.ask("resign")
    while eyes.update["status"] != "over":  # what the computer did meanwhile may come first
        await eyes.frame()
    path = f"/api/tables/{table}/replay"
    english, french = [
        (await anna.http.get(path, params={"lang": lang})).json()["moves"] for lang in ("en", "fr")
    ]
    assert english[entry["n"]]["reason"].lower() == (await because(eyes, entry["n"]))["text"].lower()
    assert french[entry["n"]]["reason"] not in ("", english[entry["n"]]["reason"])
    assert {move["by"] for move in english if move["side"] == "white"} == {""}
    assert not any(move["reason"] for move in english if not move["by"])


async def test_the_replay_of_a_training_game_says_why_while_it_is_played(company):
    anna, made = await opened(company, ME, GREEDY, training=True)
    eyes = await company.sits(anna, made["table"]["id"])
    entry = await computer_acts(eyes)
    moves = (await anna.ask("GET", f"/api/tables/{made['table']['id']}/replay"))["moves"]
    assert moves[entry["n"]]["reason"] == entry["reason"] != ""


async def test_a_reason_goes_with_the_act_that_is_taken_back(company):
    anna, made = await opened(company, ME, GREEDY, training=True)
    eyes = await company.sits(anna, made["table"]["id"])
    entry = await computer_acts(eyes)
    await eyes.ask("offer", what="takeback", to=0)
    while eyes.log and max(eyes.log) > 0:
        await eyes.frame()
    assert (await because(eyes, entry["n"]))["t"] == "problem"


# -- nothing hidden leaks


async def test_advice_is_thought_of_from_what_the_asker_can_know():
    """A Victory Lost: the same is given to the computer for every position that the asker cannot tell from
    the true one.
    """
    given = dict.fromkeys((0, 1), 0)
    for n, table in enumerate(table_played(5, 500)):
        who, standing = choices(table.pos).who, table.journal
        if n % 7:
            continue
        bots, other = Thinking(), deal_hidden(table.pos, who, Random(n))
        await bots.advise(table, "greedy", b"key")
        table.journal = standing.draft()
        table.journal.pos = other
        await bots.advise(table, "greedy", b"key")
        table.journal = standing
        assert bots.given[0] == bots.given[1]
        state = bots.given[0][3]
        assert view(Position(table.game, state), who) == view(table.pos, who)
        given[who] += state != table.pos.state
    assert min(given.values()) > 5


def explained(table: GameTable, reason: Reason) -> None:
    """As if a computer had done the last act, for this reason."""
    last, n = table.journal.entries[-1], len(table.journal.entries)
    table.motives[n] = MotiveRow(
        table.id, n, last.hash, bot_reasons.BOT, bot_reasons.reason_json(table.game, reason)
    )


@pytest.mark.parametrize("training", [True, False])
async def test_a_reason_is_told_only_of_what_is_seen_whole(training):
    """A Victory Lost, where chits are chosen in secret: why one was chosen is told to the side that chose it
    alone.
    """
    told = {"whole": 0, "part": 0}
    for table in table_played(6, 400):
        table.row = msgspec.structs.replace(table.row, terms=encode(table_agreements.Terms(training)))
        explained(table, Reason("gain", gain=len(table.journal.entries) / 10))
        n, words = len(table.journal.entries), presentation.words_for(table.game, "en")
        last = table.journal.scene(n - 1)
        whole = presentation.log_lines(last.changes, last.before, last.pos, words, last.side)
        for viewer in VIEWERS:
            (entry,) = bot_reasons.add_reasons(table, log(table.journal, n - 1, words, viewer), viewer, words)
            seen = entry.lines == whole and bool(whole)
            if viewer == last.side:
                assert entry.reason
            else:
                told["whole" if seen else "part"] += 1
                assert bool(entry.reason) == (training and seen)
    assert min(told.values()) > 20


async def test_a_reason_names_no_unit_that_its_reader_may_not_know():
    """Tsaritsyn with hidden units: the enemy reads of units he sees."""
    told = {True: 0, False: 0}
    for table, _ in played("ts", 3, 120):
        table.row = msgspec.structs.replace(table.row, terms=encode(table_agreements.Terms(training=True)))
        n, words = len(table.journal.entries), presentation.words_for(table.game, "en")
        last = table.journal.scene(n - 1)
        whole = presentation.log_lines(last.changes, last.before, last.pos, words, last.side)
        viewer = 1 - last.side
        for unit in range(len(table.game.roster)):
            explained(table, Reason("escape", unit=unit))
            (entry,) = bot_reasons.add_reasons(table, log(table.journal, n - 1, words, viewer), viewer, words)
            if entry.lines == whole and whole:
                sees = table.game.hooks.can_see(last.pos, viewer, unit)
                told[sees] += 1
                assert bool(entry.reason) == sees
    assert min(told.values()) > 20


async def test_the_frames_of_a_training_game_name_no_reason_for_a_secret_choice(company):
    """A Victory Lost over the network: the computer picks its chits, and says nothing of it."""
    anna = await company.person("Anna")
    body = {"game": "avl", "seats": [ME, GREEDY], "training": True}
    made = await anna.ask("POST", "/api/tables", body)
    eyes = await company.sits(anna, made["table"]["id"])
    for name in ["1GdA", "2GdA", "3GdA", "40A", "6A"]:
        await eyes.does(f"choose {name}")
    await eyes.does("end_choice", "pick 1GdA", "pick 40A", "pick 6A", "end_selection")
    while eyes.update["phase"] in ("soviet-selection", "axis-selection"):
        await eyes.frame()
    chosen = [
        e
        for text in eyes.frames
        for e in json.loads(text).get("log", [])
        if e["by"] and e["phase"] == "axis-selection"
    ]
    assert len(chosen) > 2
    assert {e["reason"] for e in chosen[:-1]} == {""}  # the last one ends the choice, before everybody's eyes


async def test_the_replay_names_no_reason_for_what_is_not_seen_whole():
    """A Victory Lost while it is played: the replay tells the same reasons as the log, and no others."""
    *_, table = table_played(6, 120)
    table.row = msgspec.structs.replace(table.row, terms=encode(table_agreements.Terms(training=True)))
    reason = bot_reasons.reason_json(table.game, Reason("gain", gain=1.0))
    table.motives = {
        n: MotiveRow(table.id, n, done.hash, bot_reasons.BOT, reason)
        for n, done in enumerate(table.journal.entries, 1)
    }
    words, told = presentation.words_for(table.game, "en"), {True: 0, False: 0}
    for viewer in VIEWERS:
        lines = {
            line.n: line
            for line in bot_reasons.add_reasons(table, log(table.journal, 0, words, viewer), viewer, words)
        }
        for move in replay_api.replay_moves(table, words, viewer)[0]:
            assert move.reason == (lines[move.n].reason if move.lines else "")
            told[bool(move.reason)] += 1
    assert min(told.values()) > 20
