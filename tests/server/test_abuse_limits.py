"""People who want too much: nothing fills up, nobody else is bothered."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from random import Random

import pytest
from starlette.requests import HTTPConnection
from tests.server.test_noninterference import played, seated

from grognard.games import _load, entry, load
from grognard.kernel.dice import FixedDice
from grognard.kernel.journal import header_for, write_record
from grognard.kernel.position import begin
from grognard.server import onlooker, wire
from grognard.server import site as site_module
from grognard.server.api import Call
from grognard.server.faults import Fault
from grognard.server.guard import SOCKETS
from grognard.server.notices import MANY, Notices
from grognard.server.store import SeatRow, TableRow, User
from grognard.server.table import encode
from grognard.server.table_view import table_now

pytestmark = pytest.mark.anyio


# -- too much


def call(site, user, address="10.0.0.1", **headers):
    scope = {
        "type": "http",
        "client": (address, 5),
        "headers": [(k.encode(), v.encode()) for k, v in headers.items()],
    }
    return Call(site, HTTPConnection(scope), "en", user)


async def test_one_person_opens_only_so_many_tables_and_so_does_one_address(open_site):
    site = await open_site()
    guests = [User(f"u{n}", "x", True) for n in range(9)]

    def opened(user, address):
        for n in range(10_000):
            try:
                site.guard.pay_for_opening(call(site, user, address))
            except Fault:
                return n
        return 10_000

    assert opened(guests[0], "10.0.0.1") == 40
    assert opened(guests[0], "10.0.0.2") == 0
    assert opened(guests[1], "10.0.0.2") == 40
    assert (
        sum(opened(guest, "10.0.0.1") for guest in guests[2:]) == 160
    )  # one who makes himself ever new guests
    with pytest.raises(Fault, match="429"):
        site.guard.pay_for_opening(call(site, guests[0]))
    with pytest.raises(Fault, match="401"):
        site.guard.pay_for_opening(call(site, None))


async def test_a_proxy_that_adds_a_line_of_its_own(open_site):
    site = await open_site(trust_proxy=True)
    scope = {
        "type": "http",
        "client": ("10.9.9.9", 5),
        "headers": [(b"x-forwarded-for", b"1.1.1.1"), (b"x-forwarded-for", b"6.6.6.6")],
    }
    assert site.guard.address(HTTPConnection(scope)) == "6.6.6.6"


async def test_one_address_keeps_only_so_many_sockets_open(open_site):
    site = await open_site()
    one, other = (
        HTTPConnection({"type": "websocket", "client": (where, 5), "headers": []})
        for where in ("10.0.0.1", "10.0.0.2")
    )
    with ExitStack() as sitting:
        assert all(sitting.enter_context(site.guard.count_socket(one)) for _ in range(SOCKETS))
        with site.guard.count_socket(one) as room, site.guard.count_socket(other) as elsewhere:
            assert (room, elsewhere) == (False, True)
    assert not site.guard.sockets


def test_who_does_not_read_is_let_go_before_he_fills_the_memory():
    table, _ = next(played("ts", 1))
    looker = seated(table, 0)
    long = wire.Problem(message="x" * 1_000_000)
    for _ in range(1000):
        looker.send(long)
    assert looker.gone
    assert looker.queue.qsize() == 1
    assert looker.queue.get_nowait() is None
    looker = seated(table, 0)
    for _ in range(onlooker.WAITING):
        looker.send(wire.Problem(message=""))
    assert not looker.gone
    looker.send(wire.Problem(message=""))
    assert looker.gone


async def test_who_reads_may_be_told_more_than_fits_at_once():
    table, _ = next(played("ts", 1))
    looker = seated(table, 0)
    for _ in range(20):
        looker.send(wire.Problem(message="x" * 1_000_000))
        assert len(await looker.next() or b"") > 1_000_000
    assert (looker.gone, looker.waiting) == (False, 0)


async def test_nobody_is_buried_in_notices(open_site):
    """Two who pass the turn to and fro under a third one's address."""
    site = await open_site()
    now = [1_000_000.0]
    notices = Notices(site.store, site.settings, lambda: now[0])
    for n in range(2):
        await site.store.add_user(
            User(f"u{n}", "x", True, webhook="https://victim.example/", notify_webhook=True)
        )
    await site.store.add_table(TableRow("t", "ts"), [], [])
    for seq in range(100):
        await notices.queue(f"u{seq % 2}", "t", seq)
        await notices.queue(f"u{seq % 2}", "t", seq)  # told already: that is not counted
    told = len(await site.store.notices("u0", 200)) + len(await site.store.notices("u1", 200))
    assert told == MANY
    now[0] += 61
    await notices.queue("u0", "t", 1000)
    assert len(await site.store.notices("u0", 200)) + len(await site.store.notices("u1", 200)) == MANY + 1


# -- tables in memory


async def test_an_act_whose_sender_is_gone_stands_or_not_but_is_the_same_for_all(open_site):
    """Whenever he goes: what is on disk is soon what stands here, and the table can be played on."""
    site = await open_site()
    table = await put(site, "t0")
    await site.start()
    for steps in range(6):
        words = ("unit", "W2-1") if table.length % 2 else ("drop", None)
        sent = asyncio.ensure_future(
            site.change(table, lambda words=words: table.act({0}, table.length, words, []))
        )
        for _ in range(steps):
            await asyncio.sleep(0)
        sent.cancel()
        await asyncio.gather(sent, return_exceptions=True)
        await site.store.audit(0.0, "after", None)  # whatever was to be written before it is written
        await site.catch_up(table)
        assert table.length == len(await site.store.lines("t0")) == len(table.journal.entries) + 1
    assert table.length > 2
    for task in list(site.tasks):
        task.cancel()
    await asyncio.gather(*site.tasks, return_exceptions=True)


async def put(site, id, bots=False):
    pos, _ = begin(load("ts", {"setup": "ready_made"}), FixedDice([]))
    game = pos.game
    row = TableRow(
        id,
        "ts",
        game.scenario,
        encode(dict(game.options)),
        rules=game.version,
        data=game.digest,
        status="playing",
    )
    seats = [SeatRow(id, n, "bot", None, "random") if bots else SeatRow(id, n, "open") for n in range(2)]
    await site.store.add_table(row, seats, [write_record(header_for(pos, {"mode": "manual"}))])
    return await site.table(id)


async def test_tables_are_forgotten_but_for_those_in_use(open_site, monkeypatch):
    monkeypatch.setattr(site_module, "KEPT", 3)
    site = await open_site()
    first = await put(site, "t0")
    looker = onlooker.Connection(first, None, "en", True)
    site.rooms.here["t0"] = {looker}
    second = await put(site, "t1")
    async with second.lock:  # something is being written
        for n in range(2, 8):
            assert await put(site, f"t{n}") is site.tables[f"t{n}"]
    assert list(site.tables) == ["t0", "t1", "t7"]
    monkeypatch.setattr(site_module, "HEAVY", -1)
    await put(site, "t8")
    assert list(site.tables) == ["t0", "t8"]  # whoever has just asked gets what everybody gets


async def test_computers_play_each_other_only_while_somebody_looks(open_site):
    """Nobody's games take the time that others wait for their opponent."""
    site = await open_site()
    table = await put(site, "t0", bots=True)
    assert site.bot_for(table) is None
    site.rooms.here["t0"] = {onlooker.Connection(table, None, "en", True)}
    assert site.bot_for(table) == "random"


async def test_a_list_of_tables_with_all_sorts_of_options_loads_no_game_for_each(open_site):
    site, luck = await open_site(), Random(1)
    load("ts")
    before = _load.cache_info().misses
    for _ in range(50):
        options = {option.name: luck.choice(option.values) for option in entry("ts").options}
        row = TableRow(
            "t", "ts", "standard", encode(options), dice='{"mode":"manual"}', phase="white-movement"
        )
        told = table_now(site, row, [SeatRow("t", n, "open") for n in range(2)], None, "fr", None)
        assert (told.options, len(told.seats), told.phase_text) == (options, 2, "Mouvement blanc")
    assert _load.cache_info().misses == before
