"""Time: a bank with an increment, so long for each decision, and what happens when it has run out."""

from __future__ import annotations

import asyncio
import json
import time

import pytest
from tests.server.harness import served, verified

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """Its stewards leave people a quarter of a second to come back."""
    yield from served(tmp_path_factory.mktemp("server"), GROGNARD_BOT_DELAY="0.25")


async def left(duel, *seconds):
    """Seats have so many seconds from now on: nobody waits for an hour here."""
    anna = duel.people[0]
    clock = json.loads(anna.server.sql("SELECT clock FROM tables WHERE id = ?", duel.table)[0][0])
    clock = json.dumps({**clock, "left": seconds, "since": time.time()})
    anna.server.sql("UPDATE tables SET clock = ?, revision = revision + 1 WHERE id = ?", clock, duel.table)
    await duel.white.send("say", text="tick")  # so that the server looks again
    while not duel.white.chat or duel.white.chat[-1]["text"] != "tick":
        await duel.white.frame()
    duel.white.chat.clear()


async def over(eyes):
    while eyes.update["status"] != "over":
        await eyes.frame()
    return eyes.update["result"]["winner"]


async def pass_on(eyes):
    """White's turn is over."""
    while eyes.update["menu"]["yours"]:
        await eyes.does("end_phase")


async def test_a_bank_runs_for_whoever_must_decide(company):
    duel = await company.duel(pace="live", minutes=1, increment=5, timeout="forfeit")
    clock = duel.white.update["clock"]
    assert (clock["running"], clock["policy"], clock["paused"]) == (0, "forfeit", False)
    assert 50 < clock["left"][0] <= 60 == clock["left"][1]
    await duel.white.does("end_phase")
    clock = duel.white.update["clock"]
    assert 50 < clock["left"][0] <= 60  # an act alone earns nothing
    assert clock["left"][1] == 60
    await pass_on(duel.white)
    assert duel.white.update["clock"]["running"] == 1
    mine = duel.white.update["clock"]["left"][0]
    assert 55 < mine <= 65  # five seconds more for passing on
    await duel.all_see()
    await duel.red.does(f"unit {duel.red.verb('unit')['nouns'][0]}")
    await duel.all_see()
    assert duel.white.update["clock"]["left"][0] == mine  # it was not running
    assert 50 < duel.white.update["clock"]["left"][1] <= 60


async def test_the_game_is_lost_when_time_is_out(company, tmp_path):
    duel = await company.duel(pace="live", minutes=1, increment=0, timeout="forfeit")
    await left(duel, 0.4, 60)
    assert [await over(eyes) for eyes in duel.all] == ["red"] * 3
    journal = await duel.people[2].journal(duel.table)
    assert [json.loads(journal.splitlines()[1])[key] for key in ("as", "close")] == ["white", "overtime"]
    assert "revealed" in verified(tmp_path, "overtime", journal)
    assert "time has run out" in duel.white.update["result"]["text"].lower()


async def test_who_acts_in_time_has_not_lost(company):
    duel = await company.duel(pace="live", minutes=1, increment=60, timeout="forfeit")
    await left(duel, 9, 60)
    await duel.white.does("unit W2-1")
    await asyncio.sleep(1.1)
    await duel.white.does("to 0708")
    assert duel.white.update["status"] == "playing"
    await pass_on(duel.white)
    await left(duel, 0, 60)  # White has none left, but it is Red's turn
    await asyncio.sleep(0.3)
    await duel.white.catch_up()
    assert duel.white.update["status"] == "playing"


async def test_no_time_passes_in_a_pause(company):
    duel = await company.duel(pace="live", minutes=1, increment=0, timeout="forfeit")
    await duel.white.ask("offer", what="pause")
    await duel.all_see()
    await duel.red.send("answer", yes=True)
    await duel.all_see()
    await left(duel, 0.3, 60)
    await asyncio.sleep(0.6)
    await duel.all_see()
    clock = duel.white.update["clock"]
    assert (duel.white.update["status"], clock["paused"], clock["left"]) == ("playing", True, [0.3, 60])
    await duel.white.send("offer", what="resume")
    await duel.all_see()
    await duel.red.send("answer", yes=True)
    assert await over(duel.red) == "red"


async def test_no_time_passes_before_all_have_sat_down(company):
    anna, boris = await company.person("Anna"), await company.person("Boris")
    made = await anna.opens("me", "open", pace="live", minutes=1, increment=0, timeout="forfeit")
    white = await company.sits(anna, made["id"])
    await white.does("unit W2-1", "to 0708")
    assert (white.update["status"], white.update["clock"]["running"]) == ("open", None)
    clock = json.loads(anna.server.sql("SELECT clock FROM tables WHERE id = ?", made["id"])[0][0])
    clock["since"] -= 1000  # he takes his time
    anna.server.sql(
        "UPDATE tables SET clock = ?, revision = revision + 1 WHERE id = ?", json.dumps(clock), made["id"]
    )
    await boris.joins(made["id"], made[1])
    update = await white.next("update", status="playing")
    assert update["clock"]["running"] == 0
    assert update["clock"]["left"][0] > 30


async def test_a_steward_plays_for_one_who_is_away_until_he_comes_back(company, tmp_path):
    duel = await company.duel(pace="daily", hours=1, timeout="steward")
    assert 3500 < duel.white.update["clock"]["left"][0] <= 3600
    await left(duel, 0.2, 3600)
    await duel.white.sees(2)  # the steward has acted
    while not duel.white.verb("end_phase"):
        await duel.white.sees(duel.white.seq + 1)
    while True:  # now White himself: what he does ends his stewardship, whoever's turn it is then
        if (await duel.white.act("end_phase"))["t"] == "update" and not duel.white.update["stale"]:
            break
    seq = duel.white.seq
    assert duel.white.update["clock"]["running"] == (0 if duel.white.update["menu"]["yours"] else 1)
    assert duel.white.update["clock"]["left"][0] > 3500
    await asyncio.sleep(1)
    await duel.all_see()
    assert duel.white.seq == seq
    await duel.red.ask("resign")
    assert "revealed" in verified(tmp_path, "steward", await duel.people[1].journal(duel.table))


async def test_one_who_comes_back_to_end_his_turn_starts_the_others_time(company):
    """It is Red's time that runs then, and nobody loses for what passed before."""
    duel = await company.duel(pace="daily", hours=1, timeout="steward")
    await duel.white.does("end_phase", "end_phase")
    await left(duel, 0.2, 3600)
    while duel.white.update["menu"]["yours"]:
        if (await duel.white.act("end_phase"))["t"] == "problem":
            break
    await duel.white.catch_up()
    assert duel.white.update["menu"]["who"] == "red"
    assert duel.white.update["clock"]["running"] == 1
