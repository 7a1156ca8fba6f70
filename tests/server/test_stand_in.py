"""A computer answers for whoever is away what he is asked outside his own phases, as long as both want it."""

from __future__ import annotations

import asyncio
import json

import pytest
from tests.server.harness import served, verified

pytestmark = pytest.mark.anyio
TO_THE_RETREAT = ("end_phase", "unit R-F", "target 0201")  # Red's, after which a four drives Blue back


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    yield from served(
        tmp_path_factory.mktemp("server"),
        GROGNARD_GAMES="toy",
        GROGNARD_STEWARD_DELAY="0",
        GROGNARD_STEWARD="greedy",
    )


async def duel_of(company, **more):
    """Blue has put a unit where Red can attack it, and it is Red's turn."""
    duel = await company.duel(game="toy", options={}, dice="manual", faces=[5, 5], **more)
    blue, red = duel.white, duel.red
    assert (await blue.act("deploy", "north", [6]))["t"] == "update"
    await red.sees(blue.seq)
    await red.does("deploy south")
    await blue.sees(red.seq)
    await blue.does("unit B-H", "to 0201", "end_phase", "end_phase")
    await red.sees(blue.seq)
    return duel


async def struck(duel):
    """Red attacks: Blue's unit must fall back."""
    await duel.red.does(*TO_THE_RETREAT)
    assert (await duel.red.act("attack", None, [4]))["t"] == "update"
    return duel.red.seq


async def answered(eyes, seq):
    """Until somebody has answered."""
    await eyes.sees(seq + 1)
    return eyes.log[max(eyes.log)]


async def all_caught_up(*lookers):
    """Everything these have sent has been dealt with, and has reached all of them."""
    for _ in range(2):
        for eyes in lookers:
            await eyes.send("hex", id=77, hex="0201")
            await eyes.next("hex", id=77)


async def agree(duel, *who, on=True):
    for eyes in who:
        await eyes.ask("agree", what="steward", on=on)
    await all_caught_up(*duel.all)


async def both_want(duel):
    await agree(duel, duel.white, duel.red)


async def left_alone(duel, seq):
    """Nobody answers for Blue, however long one waits for it."""
    await asyncio.sleep(0.5)
    await all_caught_up(duel.red)
    return duel.red.seq == seq and duel.red.update["menu"]["who"] == "blue"


async def test_it_answers_for_whoever_is_away_when_both_want_it(company, tmp_path):
    duel = await duel_of(company, steward=True)
    assert duel.red.update["terms"]["steward"] == {
        "on": False,
        "seats": [0],
    }  # whoever opened the table asked for it
    await agree(duel, duel.red)
    assert duel.white.update["terms"]["steward"] == {"on": True, "seats": [0, 1]}
    await duel.white.close()
    seq = await struck(duel)
    entry = await answered(duel.red, seq)
    assert (entry["side"], entry["by"]) == ("blue", "steward")
    assert entry["reason"] == ""  # why he fell back there is his own affair
    assert await left_alone(duel, seq + 1)  # what comes next is Blue's own phase
    await duel.red.ask("resign")
    assert "rolled by hand" in verified(tmp_path, "steward", await duel.people[0].journal(duel.table))


async def test_it_leaves_alone_whoever_is_there(company):
    duel = await duel_of(company)
    await both_want(duel)
    seq = await struck(duel)
    assert await left_alone(duel, seq)
    await duel.white.close()  # and answers once he has gone
    assert (await answered(duel.red, seq))["by"] == "steward"


async def test_it_does_nothing_unless_both_want_it(company):
    duel = await duel_of(company, steward=True)
    await duel.white.close()
    assert await left_alone(duel, await struck(duel))
    await duel.red.ask("agree", what="steward", on=True)
    assert (await answered(duel.red, duel.red.seq))["by"] == "steward"


@pytest.mark.parametrize("who", ["white", "red"])
async def test_either_may_end_it(company, who):
    duel = await duel_of(company)
    await both_want(duel)
    await agree(duel, getattr(duel, who), on=False)
    assert not duel.red.update["terms"]["steward"]["on"]
    await duel.white.close()
    assert await left_alone(duel, await struck(duel))


async def test_it_never_plays_somebodys_own_phases(company):
    duel = await duel_of(company)
    await both_want(duel)
    await duel.white.close()
    await duel.red.does("end_phase", "end_phase")
    assert await left_alone(duel, duel.red.seq)


async def test_who_comes_back_finds_why_it_was_done(company):
    duel = await duel_of(company)
    await both_want(duel)
    await duel.white.close()
    seq = await struck(duel)
    entry = await answered(duel.red, seq)
    again = await company.sits(duel.people[0], duel.table)
    mine = again.log[entry["n"]]
    assert mine["by"] == "steward"
    assert mine["reason"]
    assert mine["lines"] == entry["lines"]
    await all_caught_up(duel.watcher)
    assert duel.watcher.log[entry["n"]]["reason"] == ""


async def test_only_players_agree_and_only_on_what_there_is(company):
    duel = await duel_of(company)
    await all_caught_up(*duel.all)
    assert (await duel.watcher.ask("agree", what="steward", on=True))[
        "message"
    ] == "you have no seat at this table"
    assert (await duel.red.ask("agree", what="everything", on=True))["t"] == "problem"
    assert (await duel.red.ask("agree", what="steward"))["t"] == "problem"
    await all_caught_up(*duel.all)
    assert duel.red.update["terms"]["steward"] == {"on": False, "seats": []}
    await duel.red.ask("resign")
    await all_caught_up(*duel.all)
    assert (await duel.red.ask("agree", what="steward", on=True))["message"] == "the game is over"


async def test_it_outlasts_a_restart(company, tmp_path):
    """What both want is on disk, and so is why the computer did what it did."""
    for server in served(
        tmp_path, GROGNARD_GAMES="toy", GROGNARD_STEWARD_DELAY="0", GROGNARD_STEWARD="greedy"
    ):
        anna, boris = [await company.person(name, server=server) for name in ("Anna", "Boris")]
        made = await anna.opens(
            "me", "open", game="toy", options={}, dice="manual", faces=[5, 5], steward=True
        )
        await boris.joins(made["id"], made[1])
        red = await company.sits(boris, made["id"])
        await red.ask("agree", what="steward", on=True)
        blue = await company.sits(anna, made["id"])
        await blue.act("deploy", "north", [6])
        await red.sees(blue.seq)
        await red.does("deploy south")
        await blue.sees(red.seq)
        await blue.does("unit B-H", "to 0201", "end_phase", "end_phase")
        await blue.close()
        server.kill()
        server.start()
        red = await company.sits(boris, made["id"])
        await red.does(*TO_THE_RETREAT)
        await red.act("attack", None, [4])
        entry = await answered(red, red.seq)
        assert entry["by"] == "steward"
        kept = server.sql("SELECT n, done_by, reason FROM motives WHERE table_id = ?", made["id"])
        assert [(n, by) for n, by, _ in kept] == [(entry["n"], "steward")]
        assert json.loads(kept[0][2])["what"]


async def test_what_a_person_does_after_a_take_back_is_his_own(company):
    """The steward fell back; both take it back, and Blue comes and falls back himself, to the same hex."""
    duel = await duel_of(company)
    await both_want(duel)
    await duel.white.close()
    seq = await struck(duel)
    assert (await answered(duel.red, seq))["by"] == "steward"
    n = max(duel.red.log)
    blue = await company.sits(duel.people[0], duel.table)
    await duel.red.send("offer", what="takeback", to=n - 1)
    await all_caught_up(duel.red, blue)
    await blue.send("answer", yes=True)
    await blue.sees(duel.red.seq + 1)
    ((verb, noun),) = [act for act in blue.acts() if act[0] == "back"][:1]
    await blue.does(f"{verb} {noun}")
    done = blue.log[max(blue.log)]
    assert (max(blue.log), done["side"], done["by"]) == (n, "blue", "")
