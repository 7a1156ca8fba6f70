"""What the server does by itself: which tables it opens, whose time runs, what it puts away."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from tests.server.harness import Timed
from tests.server.test_abuse_limits import put

from grognard.server import clock as clocks
from grognard.server import keeper
from grognard.server.clock import Clock, Pace
from grognard.server.retention import DAY, NOTICE, removal
from grognard.server.site import Site
from grognard.server.store import Session, User
from grognard.server.table import encode

pytestmark = pytest.mark.anyio


class Quiet(Timed):
    """Nobody acts: what would is only noted."""

    def wake(self, table):
        self.woken = [*getattr(self, "woken", []), table.id]


async def seat(site, table, n, **fields):
    await site.store.set_seat(table, n, **fields)


async def test_only_tables_that_wait_for_a_computer_are_opened(open_site):
    """Of a hundred at which people think, none."""
    site = await open_site(Quiet)
    for n in range(12):
        table = await put(site, f"t{n}")
        to_act = table.to_act
        await seat(site, f"t{n}", 0, kind="person")
        await seat(site, f"t{n}", 1, kind="bot" if n == 3 else "person", bot="random" if n == 3 else "")
        await site.store.append(f"t{n}", 1, [], 1.0, to_act=1 if n in (3, 4) else to_act)
    await put(site, "bots", bots=True)
    await site.store.append("bots", 1, [], 1.0, to_act=0)
    clock = Clock((60.0, 60.0), 0, site.now)
    await site.store.append(
        "t5", 1, [], 1.0, clock=encode(clock), pace=encode(Pace("live", 1, 0, timeout="forfeit"))
    )
    site.tables.clear()
    site.woken = []
    await site.keeper.round()
    assert list(site.tables) == ["t3"]
    assert site.woken == ["t3"]
    assert site.deadlines == {"t5": site.now + 60.0}


async def test_time_that_runs_out_where_nobody_looks(open_site):
    site = await open_site(Quiet)
    await put(site, "t0")
    for n in range(2):
        await seat(site, "t0", n, kind="person")
    await site.store.append(
        "t0",
        1,
        [],
        1.0,
        to_act=0,
        clock=encode(Clock((60.0, 60.0), 0, site.now)),
        pace=encode(Pace("live", 1, 0, timeout="forfeit")),
    )
    site.tables.clear()
    await site.keeper.round()
    site.now += 61
    task = asyncio.ensure_future(site.keep_time())
    for _ in range(200):
        if (await site.store.table("t0")).status == "over":
            break
        await asyncio.sleep(0.02)
    task.cancel()
    assert '"overtime"' in (await site.store.table("t0")).result


async def test_the_time_without_a_server_is_nobodys(open_site):
    site = await open_site(Quiet)
    await site.keeper.first_beat()
    await put(site, "t0")
    await site.store.append("t0", 1, [], 1.0, clock=encode(Clock((60.0, 60.0), 0, site.now)))
    site.now += 4
    await site.store.beat(site.now, keeper.SILENCE, clocks.shift_clock)
    again = await open_site(Quiet)
    again.now = site.now + 3600
    await again.keeper.first_beat()
    clock = msgspec.json.decode((await again.store.table("t0")).clock, type=Clock)
    assert clocks.time_remaining(clock, again.now)[0] == pytest.approx(56.0)


async def test_the_time_of_the_server_only_goes_on(open_site, monkeypatch):
    site = await open_site()
    before = site.clock()
    monkeypatch.setattr("time.time", lambda: before - 86_400)
    assert site.clock() >= before
    again = await open_site()  # begun after the clock was set back
    await site.store.beat(before, 0.0, clocks.shift_clock)
    assert again.clock() < before
    await again.keeper.first_beat()
    assert again.clock() >= before
    waits = [site.guard.wait(site.guard.doors, "x", 1.0) for _ in range(21)]
    assert waits[19] == 0.0 < waits[20]


class Told(Quiet):
    async def note(self, person, table):
        self.letters = [*getattr(self, "letters", []), (person, table)]


async def test_what_nobody_comes_back_to_is_announced_then_goes(open_site, monkeypatch):
    site = await open_site(Told, keep_tables=100, keep_guests=30)
    monkeypatch.setattr(site.notices, "farewell", site.note)
    for id in ("anna", "guest"):
        await site.store.add_user(User(id, id, id == "guest", created=site.now))
    await site.store.add_session(Session("s", "guest", "", site.now, site.now))
    await put(site, "t0")
    await seat(site, "t0", 0, kind="person", user="anna")
    await site.store.append("t0", 1, [], site.now)
    begun = site.now
    assert await said(site) == 0.0
    site.now += 87 * DAY
    await site.keeper.clean()
    assert site.letters == [("anna", "t0")]
    assert await said(site) == begun + 101 * DAY
    site.now += NOTICE - DAY
    await site.keeper.clean()
    assert await site.store.table("t0") is not None
    site.now += 2 * DAY
    await site.keeper.clean()
    assert await site.store.table("t0") is None
    assert (await site.store.user("guest")).deleted == 0.0, "a session still leads to him"
    site.now += 180 * DAY
    await site.keeper.clean()
    assert (await site.store.user("guest")).deleted == site.now
    assert (await site.store.user("anna")).deleted == 0.0
    assert len(site.letters) == 1


async def said(site: Site) -> float:
    return removal(site.settings.keep_tables, await site.store.table("t0"))
