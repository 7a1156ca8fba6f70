"""Standing orders: they answer while their owner is away or looks on, and nobody else learns that there
are any.
"""

from __future__ import annotations

import asyncio
import json

import pytest
from tests.server.harness import Company, Server, served
from tests.server.test_stand_in import duel_of, struck

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    yield from served(tmp_path_factory.mktemp("server"), GROGNARD_GAMES="toy", GROGNARD_STEWARD_DELAY="0")


async def ordered(eyes, **orders):
    """Give orders, or with none ask for them."""
    await eyes.send("orders", id=7, **({"orders": orders} if orders else {}))
    return await eyes.next("orders", id=7)


async def all_caught_up(*lookers):
    """Everything that was sent to these has come."""
    for _ in range(2):
        for eyes in lookers:
            await eyes.send("hex", id=77, hex="0201")
            await eyes.next("hex", id=77)


async def retreats(company, duel, seq):
    """Blue's unit has fallen back by one act of Blue's, and Red sees an act like any other."""
    await duel.red.sees(seq + 1)
    entry = duel.red.log[max(duel.red.log)]
    assert (entry["side"], entry["by"]) == ("blue", "")
    assert duel.red.units["B-H"]["at"] != "0201"


async def test_an_order_answers_while_its_owner_looks_on(company, server):
    duel = await duel_of(company)
    told = await ordered(duel.white, answers={"retreat": "policy"})
    assert told["answers"] == {"retreat": "policy"}
    assert told["kinds"][0]["text"] == "Retreats"
    await retreats(company, duel, await struck(duel))
    lines = [row[0] for row in server.sql("SELECT line FROM lines WHERE table_id = ? ORDER BY n", duel.table)]
    assert json.loads(lines[-1])["as"] == "blue"
    assert not any("order" in line for line in lines)  # the act, and not the order


@pytest.mark.parametrize("pace", ["none", "live", "daily"])
async def test_an_order_answers_while_its_owner_is_away(company, pace):
    duel = await duel_of(company, pace=pace)
    await ordered(duel.white, answers={"retreat": "policy"})
    await duel.white.close()
    await retreats(company, duel, await struck(duel))


async def test_nobody_else_learns_of_an_order(company):
    duel = await duel_of(company)
    await all_caught_up(duel.red, duel.watcher)
    before = [len(eyes.frames) for eyes in (duel.red, duel.watcher)]
    await ordered(duel.white, answers={"retreat": "policy"}, until=3)
    await all_caught_up(duel.red, duel.watcher)
    for eyes, n in zip((duel.red, duel.watcher), before, strict=True):
        heard = [json.loads(frame)["t"] for frame in eyes.frames[n:]]
        assert set(heard) == {"hex"}  # only what they asked themselves
    assert (await ordered(duel.red))["answers"] == {}
    await duel.watcher.send("orders", id=7)
    assert (await duel.watcher.next("problem"))["id"] == 7


async def test_an_order_is_revoked(company):
    duel = await duel_of(company)
    await ordered(duel.white, answers={"retreat": "policy"})
    await duel.white.send("orders", id=7, orders={})
    assert (await duel.white.next("orders", id=7))["answers"] == {}
    seq = await struck(duel)
    await duel.white.sees(seq)
    await all_caught_up(*duel.all)
    assert duel.red.seq == seq
    assert duel.white.update["menu"]["yours"]


async def test_an_order_given_to_an_open_question_answers_it(company):
    duel = await duel_of(company)
    seq = await struck(duel)
    await duel.white.sees(seq)
    await ordered(duel.white, answers={"retreat": "policy"})
    await retreats(company, duel, seq)


async def test_passing_until_a_turn(company):
    duel = await company.duel()
    turn = duel.white.update["turn"]
    await ordered(duel.white, until=turn + 1)
    while not duel.red.update["menu"]["yours"]:
        await duel.red.frame()
    assert duel.red.update["menu"]["who"] == "red"
    while duel.red.update["turn"] == turn:  # White has let his phases go by; now Red does
        await duel.red.does("end_phase")
        await asyncio.sleep(0)
    while not duel.white.update["menu"]["yours"] or duel.white.update["turn"] == turn:
        await duel.white.frame()
    assert duel.white.update["turn"] == turn + 1  # and he is asked again


async def test_nonsense_is_refused(company):
    duel = await duel_of(company)
    for orders in ({"answers": {"retreat": "halt"}}, {"answers": {"nothing": "policy"}}):
        await duel.white.send("orders", id=7, orders=orders)
        assert (await duel.white.next("problem"))["id"] == 7


async def test_orders_outlive_the_server(tmp_path):
    """They are on disk, and answer after a restart as before."""
    server = Server(f"sqlite:///{tmp_path}/x.db", tmp_path, GROGNARD_GAMES="toy").start()
    company = Company(server)
    try:
        async with company.leaving:
            duel = await duel_of(company)
            await ordered(duel.white, answers={"retreat": "policy"})
            await duel.red.does("end_phase", "unit R-F", "target 0201")
            server.kill()
            server.start()
            red = await company.sits(duel.people[1], duel.table)
            seq = red.seq
            assert (await red.act("attack", None, [4]))["t"] == "update"
            await red.sees(seq + 2)
            assert red.units["B-H"]["at"] != "0201"
    finally:
        server.stop()
