"""The socket of a table: two people and one who watches, acting, undoing, asking, sending nonsense."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
import websockets
from tests.server.harness import Eyes, all_caught_up

from grognard.server.onlooker import LAST

pytestmark = pytest.mark.anyio


async def same_as_fresh(company, person, table, eyes):
    """What was sent bit by bit is what somebody who comes now is sent at once."""
    fresh = await company.sits(person, table)
    assert eyes.units == fresh.units
    assert eyes.hidden == fresh.hidden
    assert [eyes.log[n] for n in sorted(eyes.log)] == [fresh.log[n] for n in sorted(fresh.log)]
    assert eyes.update["menu"] == fresh.update["menu"]
    assert eyes.seq == fresh.seq


# -- acting


async def test_every_act_reaches_everybody(company, duel):
    await duel.white.does("unit W2-1", "to 0708")
    await duel.all_see()
    for eyes, side in zip(duel.all, ("white", "red", None), strict=True):
        assert eyes.update["side"] == side
        assert eyes.units["W2-1"]["at"] == "0708"
        assert [event["unit"] for event in eyes.update["events"] if event["kind"] == "moved"] == ["W2-1"]
        assert sorted(eyes.log) == [0, 1, 2]
        assert eyes.update["menu"]["yours"] == (side == "white")
    for eyes, person in zip(duel.all, duel.people, strict=True):
        await same_as_fresh(company, person, duel.table, eyes)


async def test_the_decision_passes_to_the_other(duel):
    while duel.white.update["menu"]["yours"]:
        await duel.white.does("end_phase")
    await duel.all_see()
    assert duel.red.update["menu"]["who"] == "red"
    assert [eyes.update["menu"]["yours"] for eyes in duel.all] == [False, True, False]
    await duel.red.does(f"unit {duel.red.verb('unit')['nouns'][0]}")
    await duel.all_see()


async def test_of_two_acts_at_once_one_wins(company):
    """Two windows of one player: whoever is late is shown what stands, and nothing is played twice."""
    anna, table, one = await company.alone()
    two = await company.sits(anna, table)
    for _ in range(12):
        seq, seen = one.seq, [len(one.frames), len(two.frames)]
        acts = [(verb, noun) for verb, noun in one.acts() if verb in ("unit", "drop")]
        await asyncio.gather(
            one.send("act", seq=seq, verb=acts[0][0], noun=acts[0][1]),
            two.send("act", seq=seq, verb=acts[-1][0], noun=acts[-1][1]),
        )
        await all_caught_up(one, two)
        assert one.seq == two.seq == seq + 1
        frames = [
            json.loads(text) for eyes, n in zip((one, two), seen, strict=True) for text in eyes.frames[n:]
        ]
        late = [frame for frame in frames if frame["t"] == "update" and frame["stale"]]
        assert [frame["full"] for frame in late] == [True]
        assert late[0]["seq"] == seq + 1
        assert one.units == two.units
    assert len((await anna.journal(table)).splitlines()) == one.seq


async def test_an_act_meant_for_an_earlier_position_is_not_played(duel):
    await duel.white.does("unit W2-1")
    answer = await duel.white.act("drop", seq=duel.white.seq - 1)
    assert (answer["t"], answer["stale"], answer["full"], answer["seq"]) == ("update", True, True, 2)
    assert answer["menu"]["held"] == "W2-1"


async def test_a_refusal_tells_the_paragraphs_and_changes_nothing(duel):
    await duel.white.does("unit W2-1")
    before = duel.white.seq
    answer = await duel.white.act("to", "0101")
    assert answer["t"] == "refused"
    assert answer["seq"] == before
    assert all(
        reason["cite"].startswith("TS ") and reason["title"] and reason["summary"]
        for reason in answer["reasons"]
    )
    assert answer["reasons"]
    await duel.all_see()
    answer = await duel.red.act("unit", "R37-1", seq=before)  # it is White's turn
    assert (answer["t"], [reason["cite"] for reason in answer["reasons"]]) == ("refused", ["TS V.2"])
    answer = await duel.white.act("fly", "0708")
    assert (answer["t"], answer["message"]) == ("problem", 'no action is called "fly"')
    await duel.all_see()
    assert {eyes.seq for eyes in duel.all} == {before}


async def test_one_who_watches_does_nothing_else(duel):
    await duel.white.does("unit W2-1")
    await duel.all_see()
    seq = duel.watcher.seq
    assert duel.watcher.welcome["spectator"]
    assert duel.watcher.welcome["table"]["role"] == "spectator"
    tries = [
        {"t": "act", "seq": seq, "verb": "to", "noun": "0708"},
        {"t": "undo", "seq": seq},
        {"t": "redo", "seq": seq},
        {"t": "say", "text": "left flank!"},
        {"t": "offer", "what": "draw"},
        {"t": "answer", "yes": True},
        {"t": "resign"},
    ]
    for message in tries:
        await duel.watcher.connection.send(json.dumps(message))
        assert (await duel.watcher.next("problem"))["message"] == "you have no seat at this table"
    await duel.all_see()
    assert {eyes.seq for eyes in duel.all} == {seq}
    assert [eyes.chat for eyes in duel.all] == [[], [], []]
    assert duel.white.update["offer"] is None


# -- undoing


async def test_undo_and_redo(company, duel):
    await duel.white.does("unit W2-1", "to 0708", "unit W2-2")
    assert duel.white.update["undo"] == {"undo": True, "redo": False, "since": 1, "whole": 2, "presses": 2}
    await duel.white.ask("undo", seq=duel.white.seq)
    await duel.white.ask("undo", seq=duel.white.seq)
    assert duel.white.units["W2-1"]["at"] != "0708"
    assert sorted(duel.white.log) == [0, 1]
    assert duel.white.update["undo"] == {"undo": True, "redo": True, "since": 1, "whole": 0, "presses": 1}
    await duel.white.ask("redo", seq=duel.white.seq)
    await duel.white.ask("undo", seq=duel.white.seq, to=0)  # all of it
    await duel.all_see()
    assert duel.white.update["undo"]["undo"] is False
    for eyes, person in zip(duel.all, duel.people, strict=True):
        assert sorted(eyes.log) == [0]
        await same_as_fresh(company, person, duel.table, eyes)


async def test_nobody_undoes_or_redoes_for_another(duel):
    await duel.white.does("unit W2-1", "to 0708")
    await duel.all_see()
    assert duel.red.update["undo"]["undo"] is False
    assert (await duel.red.ask("undo", seq=duel.red.seq))["t"] == "problem"
    await duel.white.ask("undo", seq=duel.white.seq)
    await duel.all_see()
    assert duel.red.update["undo"]["redo"] is False
    assert (await duel.red.ask("redo", seq=duel.red.seq))["t"] == "problem"
    await duel.all_see()
    assert duel.white.units["W2-1"]["at"] != "0708"


async def test_a_die_and_a_passed_decision_are_not_undone(duel):
    await duel.white.does("end_phase", "end_phase")  # the tanks may break down: dice
    thrown = duel.white.update["dice"]["thrown"]
    assert thrown
    answer = await duel.white.ask("undo", seq=duel.white.seq)
    assert answer["t"] == "problem"
    assert "rolled a die" in answer["message"]
    assert (await duel.white.ask("undo", seq=duel.white.seq, to=0))["t"] == "problem"
    assert (duel.white.seq, sorted(duel.white.log)) == (3, [0, 1, 2])
    assert (await duel.white.ask("undo", seq=duel.white.seq, to=2))["t"] == "problem"  # nothing to undo
    assert (await duel.white.ask("redo", seq=duel.white.seq))["t"] == "problem"


async def test_what_can_only_be_undone_in_part_is_not_undone_at_all(company):
    anna, table, eyes = await company.alone()
    await eyes.does("end_phase", "end_phase")
    while eyes.update["undo"]["since"] > len(eyes.log) - 3:  # three acts that could be undone
        verb, noun = next(act for act in eyes.acts() if act[0] in ("unit", "drop", "to"))
        await eyes.does(f"{verb} {noun}" if noun else verb)
    before = (eyes.seq, eyes.units, eyes.update["menu"])
    answer = await eyes.ask("undo", seq=eyes.seq, to=0)
    assert answer["t"] == "problem"
    await same_as_fresh(company, anna, table, eyes)
    assert (eyes.seq, eyes.units, eyes.update["menu"]) == before
    assert len((await anna.journal(table)).splitlines()) == eyes.seq


# -- words


async def test_everybody_reads_his_own_language(company, duel):
    await duel.white.send("lang", lang="fr")
    assert (await duel.white.next("update", full=True))["phase_text"] == "Mouvement blanc"
    await duel.white.does("unit W2-1", "to 0708")
    await duel.all_see()
    french, english = duel.white.log[2]["lines"], duel.red.log[2]["lines"]
    assert [line["cite"] for line in french] == [line["cite"] for line in english]
    assert french[0]["text"] != english[0]["text"]
    answer = await duel.white.act("unit", "R37-1")
    assert answer["message"] == "Ce n'est pas permis."
    assert (await duel.white.act("fly"))["message"] == "aucune action ne s'appelle «\u00a0fly\u00a0»"
    later = await company.sits(duel.people[1], duel.table, lang="fr")
    assert later.update["phase_text"] == "Mouvement blanc"


async def test_chat(company, duel):
    for eyes, text in ((duel.white, "Bonjour !"), (duel.red, "<b>da</b> 🙂"), (duel.white, "\u202e?")):
        await eyes.send("say", text=text)
        for other in duel.all:
            assert (await other.next("chat"))["lines"][-1]["text"] == text.replace(
                "\u202e", ""
            )  # nobody's line turns others round
    later = await company.sits(duel.people[1], duel.table)
    await later.next("chat")
    assert later.chat == duel.white.chat == duel.red.chat == duel.watcher.chat
    assert [(line["n"], line["name"], line["seat"]) for line in later.chat] == [
        (1, "Anna", 0),
        (2, "Boris", 1),
        (3, "Anna", 0),
    ]
    assert (await duel.white.ask("say", text="x" * 501))["message"] == "text: too long (at most 500)"
    await duel.white.send("say", text="a\0b")
    assert "\0" not in (await duel.red.next("chat"))["lines"][-1]["text"]


async def test_nothing_said_is_told_twice(company, duel):
    await asyncio.gather(
        *(eyes.send("say", text=f"{n}") for n in range(15) for eyes in (duel.white, duel.red))
    )
    later = await asyncio.gather(*(company.sits(person, duel.table) for person in duel.people))
    for eyes in (*duel.all, *later):
        while not eyes.chat or eyes.chat[-1]["n"] < 30:
            await eyes.frame()
        await eyes.catch_up()
        assert [line["n"] for line in eyes.chat] == list(range(1, 31))


async def test_presence(duel):
    await all_caught_up(*duel.all)
    there = [json.loads(text) for text in duel.white.frames if json.loads(text)["t"] == "presence"][-1]
    assert ([seat["online"] for seat in there["seats"]], there["watching"]) == ([True, True], 1)
    await duel.red.close()
    assert [seat["online"] for seat in (await duel.white.next("presence"))["seats"]] == [True, False]
    await duel.watcher.close()
    assert (await duel.white.next("presence"))["watching"] == 0


async def test_what_one_has_seen(company, duel):
    await duel.white.does("unit W2-1", "to 0708")
    await duel.red.sees(3)
    await duel.red.send("seen", n=1)
    await duel.red.send("seen", n=10_000)
    await duel.red.catch_up()
    await duel.red.close()
    assert (await company.sits(duel.people[0], duel.table)).welcome["seen"] == 0
    await duel.white.does("unit W2-2")
    again = await company.sits(duel.people[1], duel.table)
    assert (again.welcome["seen"], max(again.log)) == (2, 3)
    await again.send("past", id=5, before=3, most=1)
    assert [entry["n"] for entry in (await again.next("past", id=5))["log"]] == [2]


@pytest.mark.parametrize("most", [1, 7, 100])
async def test_whoever_turns_the_log_back_comes_to_its_opening(company, most):
    """A long game: a newcomer is sent the last entries, and asks for older ones page by page."""
    anna, table, eyes = await company.alone()
    opening = eyes.log[0]
    assert opening["lines"]
    await eyes.does(*["unit W2-1", "drop"] * (LAST // 2 + 4))
    late = await company.sits(anna, table)
    first = min(late.log)
    assert first == 9
    read: list[dict[str, Any]] = []
    while first > 0:
        await late.send("past", id=6, before=first, most=most)
        page = (await late.next("past", id=6))["log"]
        assert 0 < len(page) <= most + 1  # the opening comes with the first act
        read = page + read
        first = page[0]["n"]
    assert [entry["n"] for entry in read] == list(range(9))
    assert read == [eyes.log[n] for n in range(9)]
    assert read[0] == opening


async def test_questions_about_the_board(duel):
    await duel.white.does("unit W2-1")
    await duel.white.send("why", id=1, verb="to", noun="0101")
    answer = await duel.white.next("why", id=1)
    assert (answer["legal"], bool(answer["reasons"])) == (False, True)
    await duel.white.send("why", id=2, noun="0708")
    assert (await duel.white.next("why", id=2))["legal"] is True
    await duel.red.send("why", id=3, noun="0708")
    assert (await duel.red.next("why", id=3))["legal"] is False
    await duel.watcher.send("overlay", id=4, name="zoc", side="red")
    assert (await duel.watcher.next("overlay", id=4))["hexes"]
    for bad in ({"name": "zoc", "side": "green"}, {"name": "nothing"}, {"name": "reach", "unit": "X"}):
        await duel.white.send("overlay", id=5, **bad)
        assert (await duel.white.next("problem", id=5))["message"]


async def test_what_an_attack_is_worth_is_told_with_its_odds(company, duel):
    await duel.white.does("end_phase", "target 0507", "join W-AT1")
    for eyes in (*duel.all, await company.sits(duel.people[0], duel.table)):
        await eyes.sees(duel.white.seq)
        assert set(eyes.update["odds"]["forecast"]["losses"]) == {"white", "red"}
        assert all(row["outcome"] for row in eyes.update["odds"]["results"])


# -- nonsense


async def test_nonsense_is_answered_and_the_connection_stays(duel):
    white = duel.white
    bad = [
        ("", "the request is malformed"),
        ("{", "the request is malformed"),
        ("[]", "the request is malformed"),
        ("[" * 50_000, "the request is malformed"),
        ("{}", "t is missing"),
        ('{"t":"nothing"}', "t: this value is not allowed"),
        ('{"t":"act","seq":1}', "verb is missing"),
        ('{"t":"act","seq":-1,"verb":"to"}', "seq: this value is not allowed"),
        ('{"t":"act","seq":1,"verb":"to","noun":7}', "noun: this value is not allowed"),
        ('{"t":"act","seq":1,"verb":"to","faces":[0]}', "faces[0]: this value is not allowed"),
        ('{"t":"act","seq":1,"verb":"to","more":1}', "more is not known here"),
        ('{"t":"lang","lang":"de"}', "lang: this value is not allowed"),
        ('{"t":"say","text":"\\ud800"}', "the request is malformed"),
        (b"\xff\xfe\x00", "the request is malformed"),
    ]
    for text, said in bad:
        await white.connection.send(text)
        assert (await white.next("problem"))["message"] == said, text[:60]
    # binary, but right
    await white.connection.send(json.dumps({"t": "hex", "id": 3, "hex": "0604"}).encode())
    await white.next("hex", id=3)
    await white.send("act", seq=1, verb="unit", noun="\u0000" * 60)
    assert (await white.next("problem"))["message"]
    await white.does("unit W2-1")


async def test_a_message_beyond_the_limit_ends_the_connection(duel):
    await duel.white.connection.send('{"t":"say","text":"' + "x" * 70_000 + '"}')
    assert await duel.white.closed() == 1009
    await duel.red.catch_up()


async def test_a_foreign_page_gets_no_socket(company, duel):
    anna = duel.people[0]
    for origin in ("https://evil.example", "null", f"{anna.server.home}.evil.example", "http://127.0.0.1:1"):
        with pytest.raises(websockets.InvalidStatus) as refused:
            await anna.sits(duel.table, origin=origin)
        assert refused.value.response.status_code == 403
    assert (await company.sits(anna, duel.table, origin=None)).update[
        "side"
    ] == "white"  # a program, not a page


async def test_a_table_is_there_only_for_those_who_may_see_it(company, duel):
    for person in (await company.person("Dora"), await company.person()):
        for table in (duel.table, "0123456789ab", "%00", "x" * 300):
            eyes = await Eyes.opened(person, table, "fr")
            assert (await eyes.frame())["message"] == "cette table n'existe pas"
            assert await eyes.closed() == 4404
