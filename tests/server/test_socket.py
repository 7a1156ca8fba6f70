"""The socket of a table: two people and one who watches, acting, undoing, asking, sending nonsense."""

from __future__ import annotations

import asyncio
import json

import pytest
import websockets

from tests.server.harness import Company, Eyes, served

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    yield from served(tmp_path_factory.mktemp("server"))


@pytest.fixture
async def company(server, anyio_backend):
    found = Company(server)
    async with found.leaving:
        yield found


@pytest.fixture
async def duel(company, anyio_backend):
    return await company.duel()


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
    for n in range(12):
        seq = one.seq
        acts = [(v, noun) for v, noun in one.acts() if v in ("unit", "drop")][:2]
        first, second = acts[0], acts[-1]
        await asyncio.gather(
            one.send("act", seq=seq, verb=first[0], noun=first[1]), two.send("act", seq=seq, verb=second[0], noun=second[1])
        )
        stale = 0
        for eyes in (one, two):
            while eyes.seq == seq:
                await eyes.frame()
        for eyes in (one, two):  # whatever else is still under way
            await eyes.send("hex", id=n, hex="0604")
            while (message := await eyes.frame())["t"] != "hex":
                stale += message["t"] == "update" and message["stale"]
            stale += sum(json.loads(text).get("stale", False) for text in eyes.frames[-8:-1]) if False else 0
        assert one.seq == two.seq == seq + 1
        assert one.units == two.units
    journal = await anna.journal(table)
    assert len(journal.splitlines()) == one.seq
