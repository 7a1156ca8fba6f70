"""Time that nobody had, what one process does for all, and what is put away."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from grognard.server import clock as clocks
from grognard.server.clock import Clock
from grognard.server.store import OrderRow, Session
from grognard.server.store.backup import TABLES

pytestmark = pytest.mark.anyio


def clock(since, running=0, paused=False):
    return msgspec.json.encode(Clock((60.0, 60.0), running, since, paused)).decode()


async def clock_of(store, id):
    return msgspec.json.decode((await store.table(id)).clock, type=Clock)


async def test_an_outage_is_nobodys_time(world, other, add_table):
    """Twenty seconds had passed when it began; it ends an hour later, and twenty have passed."""
    assert await world.alive() == 0.0
    assert await world.beat(1000.0, 0.0, clocks.shift_clock) == 0.0
    await add_table(world, "runs", status="playing", clock=clock(990.0))
    await add_table(world, "paused", status="playing", clock=clock(990.0, paused=True))
    await add_table(world, "over", status="over", clock=clock(990.0))
    await add_table(world, "later", status="playing", clock=clock(1012.0))
    before = (await world.table("runs")).revision
    assert await world.beat(1010.0, 30.0, clocks.shift_clock) == 0.0  # as ever
    assert await other.beat(4610.0, 30.0, clocks.shift_clock) == 3600.0
    assert await world.beat(4610.0, 30.0, clocks.shift_clock) == 0.0  # another process has seen to it
    assert clocks.time_remaining(await clock_of(world, "runs"), 4610.0) == [40.0, 60.0]
    assert clocks.time_remaining(await clock_of(world, "later"), 4610.0) == [60.0, 60.0]
    assert (await world.table("paused")).clock == clock(990.0, paused=True)
    assert (await world.table("over")).clock == clock(990.0)
    assert (await world.table("runs")).revision == before + 1


async def test_a_clock_of_the_machine_that_was_set_back_gives_no_time(world):
    await world.beat(5000.0, 0.0, clocks.shift_clock)
    assert await world.beat(1000.0, 0.0, clocks.shift_clock) == 0.0
    assert await world.alive() == 5000.0
    pace, running = clocks.Pace("live", 1, 5, timeout="forfeit"), Clock((60.0, 60.0), 0, 5000.0)
    assert clocks.time_remaining(running, 1000.0) == [60.0, 60.0]
    assert clocks.after_action(running, pace, 1, 1000.0).left == (65.0, 60.0)  # what is added for passing on


async def test_one_process_at_a_time_has_a_claim(world, other):
    assert await world.claim("bot t")
    assert await world.claim("bot t")
    if world.many_workers:
        assert not await other.claim("bot t")
        assert await other.claim("bot u")
        await world.yield_claim("bot t")
        assert await other.claim("bot t")
        await other.close()
        async with asyncio.timeout(30):  # whoever ends leaves nothing behind
            while not await world.claim("bot t"):
                await asyncio.sleep(0.05)


async def test_what_nobody_comes_back_to(world, add_table):
    store = world
    assert await store.abandoned_guests(100.0, 10) == ["boris"]
    await store.add_session(Session("s", "boris", "", 5.0, 50.0))
    assert await store.abandoned_guests(100.0, 10) == []
    assert await store.drop_old_sessions(40.0) == 0
    assert await store.drop_old_sessions(60.0) == 1
    assert await store.abandoned_guests(100.0, 10) == ["boris"]
    await add_table(store, "new", touched=500.0, created=500.0)
    assert await store.to_warn(400.0, 10) == [("t", ["anna"])]
    assert await store.abandoned_tables(10_000.0, 10_000.0, 10) == []
    await store.warned("t", 600.0)
    assert await store.to_warn(400.0, 10) == []
    assert await store.abandoned_tables(599.0, 10_000.0, 10) == []
    assert await store.abandoned_tables(601.0, 10_000.0, 10) == ["t"]
    assert await store.append("t", 1, ["an act"], 700.0), "somebody comes back"
    assert await store.abandoned_tables(10_000.0, 10_000.0, 10) == []
    await store.keep_orders(OrderRow("t", 0, "anna", "{}"))
    await store.add_chat("t", "anna", 0, "Anna", "well", 3.0)
    await store.set_seen("t", "anna", 1)
    assert await store.delete_table("t")
    assert not await store.delete_table("t")
    assert await store.table("t") is None
    assert (await store.lines("t"), await store.chat("t"), await store.seats("t")) == ([], [], [])


async def test_a_backup_knows_every_table_of_the_schema(world):
    """What is forgotten there is lost."""
    if world.many_workers:
        found = await world.db.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    else:
        found = await world.db.fetch("SELECT name FROM sqlite_master WHERE type = 'table'")
    assert {row[0] for row in found} == {*TABLES, "schema"}
