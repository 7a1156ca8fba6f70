"""What the players settle between themselves: take-backs, resigning, draws, pauses, links to the seats."""

from __future__ import annotations

import asyncio
import json

import pytest
from tests.server.harness import all_caught_up, verified

from grognard.kernel.dice import SeededDice

pytestmark = pytest.mark.anyio


def rolls(journal):
    return [die for line in map(json.loads, journal.splitlines()[1:]) for die in line.get("rolls", [])]


# -- taking back


async def test_a_die_taken_back_is_spent(duel, tmp_path):
    """The same act again throws the next dice, not the same."""
    await duel.white.does("end_phase", "end_phase")
    await duel.all_see()
    thrown = duel.white.update["dice"]["thrown"]
    await duel.white.send("offer", what="takeback", to=1)
    await duel.all_see()
    assert duel.red.update["offer"] == {"what": "takeback", "by": 0, "to": 1, "yours": False}
    assert duel.white.update["offer"]["yours"] is True
    assert (await duel.white.ask("answer", yes=True))["message"] == "the other player must answer this offer"
    await duel.red.send("answer", yes=True)
    await duel.all_see()
    for eyes in duel.all:
        assert sorted(eyes.log) == [0, 1]
        assert (eyes.update["dice"]["thrown"], eyes.update["offer"]) == (thrown, None)
    await duel.white.does("end_phase")
    assert duel.white.update["dice"]["thrown"] == 2 * thrown
    await duel.red.sees(duel.white.seq)
    await duel.red.ask("resign")
    journal = await duel.people[0].journal(duel.table)
    lines = [json.loads(line) for line in journal.splitlines()]
    assert [line["back"] for line in lines if "back" in line] == [1]
    assert "revealed" in verified(tmp_path, "back", journal)
    seed = SeededDice(bytes.fromhex(lines[-1]["seed"]))
    assert [face for _, face, _ in rolls(journal)] == [seed.roll(6, "") for _ in range(2 * thrown)]


async def test_a_take_back_declined_or_withdrawn(duel):
    await duel.white.does("end_phase", "end_phase")
    for who in (duel.red, duel.white):
        await duel.white.ask("offer", what="takeback", to=0)
        await duel.all_see()
        assert (await duel.red.ask("offer", what="draw"))[
            "message"
        ] == "an offer is already waiting for an answer"
        await who.send("answer", yes=False)
        await duel.all_see()
        assert (duel.white.update["offer"], sorted(duel.red.log)) == (None, [0, 1, 2])
    assert (await duel.red.ask("answer", yes=True))["message"] == "no offer is waiting for an answer"
    for to in (None, 2, 99):
        assert (await duel.white.ask("offer", what="takeback", to=to))["t"] == "problem"


async def test_an_act_does_away_with_an_offer(company, duel):
    """Accepted in one window at the moment in which an act is played in the other: one or the other, never
    both.
    """
    tab = await company.sits(duel.people[0], duel.table)
    for _ in range(10):
        if not duel.white.update["menu"]["held"]:
            await duel.white.does("unit W2-1")
        await all_caught_up(*duel.all, tab)
        await duel.red.ask("offer", what="takeback", to=0)
        await all_caught_up(*duel.all, tab)
        seq = duel.white.seq
        await asyncio.gather(duel.white.send("act", seq=seq, verb="drop"), tab.send("answer", yes=True))
        await all_caught_up(*duel.all, tab)
        assert (duel.white.update["offer"], duel.white.seq) == (None, seq + 1)
        assert sorted(duel.white.log) in ([0], [0, *range(1, len(duel.white.log))])


async def test_against_a_bot_nobody_is_asked(company, tmp_path):
    anna = await company.person("Anna")
    table = (await anna.opens("me", "greedy"))["id"]
    white = await company.sits(anna, table)
    await white.does("end_phase", "end_phase")
    await white.ask("offer", what="takeback", to=0)
    assert sorted(white.log) == [0]
    assert (await white.ask("offer", what="draw"))["message"] == "the computer would rather play to the end"
    await white.ask("offer", what="pause")
    assert white.update["clock"]["paused"] is True
    await white.ask("offer", what="resume")
    await white.ask("resign")
    assert white.update["result"]["winner"] == "red"
    assert "revealed" in verified(tmp_path, "bot", await anna.journal(table))


# -- ending


async def test_resigning(duel, tmp_path):
    await duel.white.does("unit W2-1")
    await duel.all_see()
    await duel.red.send("resign")  # also when it is not his turn
    await duel.all_see()
    for eyes in duel.all:
        assert (eyes.update["status"], eyes.update["result"]["winner"]) == ("over", "white")
        assert eyes.update["dice"]["seed"]
        assert eyes.update["menu"] == {**eyes.update["menu"], "who": None, "yours": False, "verbs": []}
        assert eyes.update["undo"]["undo"] is False
    seq = duel.white.seq
    for message in (
        {"t": "act", "verb": "to", "noun": "0708", "seq": seq},
        {"t": "undo", "seq": seq},
        {"t": "redo", "seq": seq},
    ):
        await duel.white.connection.send(json.dumps(message))
        assert (await duel.white.frame())["t"] in ("refused", "problem")
    for kind, fields in (
        ("resign", {}),
        ("offer", {"what": "draw"}),
        ("offer", {"what": "takeback", "to": 0}),
        ("offer", {"what": "pause"}),
    ):
        assert (await duel.white.ask(kind, **fields))["message"] == "the game is over"
    journal = await duel.people[2].journal(duel.table)  # there is nothing to hide any more
    assert json.loads(journal.splitlines()[-2])["close"] == "resigned"
    assert "revealed" in verified(tmp_path, "resigned", journal)
    replay = await duel.people[1].ask("GET", f"/api/tables/{duel.table}/replay")
    assert (replay["verified"], replay["table"]["result"]["winner"]) == ("true", "white")


async def test_a_draw(duel, tmp_path):
    await duel.white.ask("offer", what="draw")
    await duel.all_see()
    await duel.red.ask("answer", yes=False)
    await duel.all_see()
    assert duel.white.update["result"] is None
    await duel.red.ask("offer", what="draw")
    await duel.all_see()
    await duel.white.ask("answer", yes=True)
    await duel.all_see()
    assert [eyes.update["result"]["winner"] for eyes in duel.all] == ["draw"] * 3
    journal = await duel.people[0].journal(duel.table)
    assert [json.loads(journal.splitlines()[1])[key] for key in ("as", "close", "winner")] == [
        "red",
        "agreed",
        "draw",
    ]
    assert "revealed" in verified(tmp_path, "draw", journal)


# -- pausing


async def test_a_pause_holds_everything(duel):
    await duel.white.does("unit W2-1")
    await duel.all_see()
    await duel.red.ask("offer", what="pause")
    await duel.all_see()
    await duel.white.ask("answer", yes=True)
    await duel.all_see()
    seq = duel.white.seq
    assert duel.watcher.update["clock"]["paused"] is True
    for kind, fields in (("act", {"verb": "to", "noun": "0708"}), ("undo", {}), ("redo", {})):
        assert (await duel.white.ask(kind, seq=seq, **fields))["message"] == "the game is paused"
    await duel.white.ask("offer", what="resume")
    await duel.all_see()
    await duel.red.ask("answer", yes=True)
    await duel.all_see()
    assert duel.white.update["clock"] is None
    await duel.white.does("to 0708")


# -- links


async def test_a_link_seats_one_person_once(company):
    anna, boris, dora = (
        await company.person("Anna"),
        await company.person("Boris"),
        await company.person("Dora"),
    )
    made = await anna.opens("me", "open")
    table = made["id"]
    assert made["table"]["status"] == "open"
    white = await company.sits(anna, table)
    assert white.update["seats"][1]["kind"] == "open"
    await boris.joins(table, made[None], 403)  # that link is for watching
    both = await asyncio.gather(
        *(who.http.post(f"/api/tables/{table}/join", json={"token": made[1]}) for who in (boris, dora))
    )
    assert sorted(answer.status_code for answer in both) == [200, 403]
    update = await white.next("update", status="playing")
    assert update["seats"][1]["name"] in ("Boris", "Dora")
    sitting, other = (boris, dora) if update["seats"][1]["name"] == "Boris" else (dora, boris)
    assert (await sitting.joins(table, made[1]))["role"] == "player"  # he sits there already
    await other.joins(table, made[1], 403)
    await other.ask("GET", f"/api/tables/{table}", status=404)
    assert [t["id"] for t in (await sitting.ask("GET", "/api/tables"))["tables"]] == [table]
    assert (await other.ask("GET", "/api/tables"))["tables"] == []


async def test_links_are_made_anew_and_the_old_ones_are_worth_nothing(company):
    anna, boris, clara = await company.person("Anna"), await company.person("Boris"), await company.person()
    made = await anna.opens("me", "open")
    table = made["id"]
    await clara.watches(table, made[None])
    watcher = await company.sits(clara, table)
    new = await anna.ask("POST", f"/api/tables/{table}/links", {"seat": 1})
    await boris.joins(table, made[1], 403)
    await boris.joins(table, new["token"])
    await anna.ask("POST", f"/api/tables/{table}/links", {"seat": 1}, 409)  # taken
    await boris.ask("POST", f"/api/tables/{table}/links", {"seat": 7}, 409)
    again = await boris.ask("POST", f"/api/tables/{table}/links", {})
    await clara.ask("GET", f"/api/tables/{table}", status=404)
    assert await watcher.closed() == 4000
    dora = await company.person("Dora")
    await dora.watches(table, made[None], 403)
    await dora.ask("POST", f"/api/tables/{table}/links", {}, 404)
    await dora.watches(table, again["token"])
    assert (await company.sits(dora, table)).welcome["spectator"] is True


async def test_one_who_is_logged_out_is_out(company, duel):
    """A socket outlives the request that opened it, not the session."""
    await duel.people[1].ask("POST", "/api/logout-everywhere")
    assert await duel.red.closed() == 4000  # come again, if you still may
    with pytest.raises(AssertionError, match="no such table"):
        await duel.people[1].ask("GET", f"/api/tables/{duel.table}")
    await duel.white.does("unit W2-1")
