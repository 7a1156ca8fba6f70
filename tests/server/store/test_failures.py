"""Killed, full, locked, cut off: what was acknowledged is there, and nothing is there by half."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest

from grognard.server.store import ANYTHING, StoreDown, User

pytestmark = pytest.mark.anyio
WRITER = Path(__file__).with_name("writer.py")


def killed_after(url, acknowledgements, tables=4):
    """Run a writer until it said so much, kill it, and give all it said."""
    process = subprocess.Popen([sys.executable, WRITER, url, str(tables)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    said = [process.stdout.readline() for _ in range(acknowledgements)]
    process.send_signal(signal.SIGKILL)
    rest = process.stdout.read().splitlines(keepends=True)
    process.wait()
    assert all(said)
    return [line.split() for line in said + rest if line.endswith("\n")]


async def test_a_killed_process_loses_nothing_acknowledged(database_url, open_store):
    highest: dict[str, int] = {}
    for many in (40, 73, 110):
        for name, n in killed_after(database_url, many):
            highest[name] = max(highest.get(name, 0), int(n))
        store = await open_store(database_url)
        await asyncio.sleep(1)  # what the dead process had already sent may still be committed
        for name, n in highest.items():
            lines = await store.lines(name)
            assert len(lines) >= n
            assert lines == ["header"] + [f"line {k} of {name}" for k in range(2, len(lines) + 1)]
            row = await store.table(name)
            assert (row.length, row.acts, row.revision) == (
                len(lines),
                max(0, len(lines) - 2) + (len(lines) > 1),
                len(lines) - 1,
            )
        await store.close()
    assert len(highest) == 4


async def test_a_full_disk_is_told_and_leaves_nothing_by_half(sqlite_url, add_table, open_store):
    store = await open_store(sqlite_url)
    await store.add_user(User("anna", "Anna", guest=False))
    await add_table(store, "t")
    pages = store.db.writing.execute("PRAGMA page_count").fetchone()[0]
    store.db.writing.execute(f"PRAGMA max_page_count = {pages + 5}")
    n = 1

    async def play():
        nonlocal n
        while await store.append("t", n, ["x" * 4000, "y" * 4000], 1.0, acts=n):
            n += 2

    with pytest.raises(StoreDown):
        await play()
    assert len(await store.lines("t")) == (await store.table("t")).length == n
    store.db.writing.execute("PRAGMA max_page_count = 100000")
    assert await store.append("t", n, ["room again"], 1.0)


async def test_all_that_wait_on_a_full_disk_are_told(sqlite_url, add_table, open_store):
    store = await open_store(sqlite_url)
    await store.add_user(User("anna", "Anna", guest=False))
    for k in range(8):
        await add_table(store, f"t{k}")
    pages = store.db.writing.execute("PRAGMA page_count").fetchone()[0]
    store.db.writing.execute(f"PRAGMA max_page_count = {pages}")
    done = await asyncio.gather(
        *(store.append(f"t{k}", 1, ["x" * 9000], 1.0) for k in range(8)), return_exceptions=True
    )
    kept = [len(await store.lines(f"t{k}")) for k in range(8)]
    assert [2 if d is True else 1 for d in done] == kept
    assert any(isinstance(d, StoreDown) for d in done)


async def test_a_locked_file_is_told(sqlite_url, open_store):
    store = await open_store(sqlite_url)
    store.db.writing.execute("PRAGMA busy_timeout = 50")
    with sqlite3.connect(store.db.path, isolation_level=None) as holder:
        holder.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreDown):
            await store.add_user(User("u", "Anna", guest=False))
        assert await store.user("u") is None, "reading goes on"
        holder.execute("COMMIT")
    assert await store.add_user(User("u", "Anna", guest=False))


async def test_a_closed_store_is_down(database_url, open_store):
    store = await open_store(database_url)
    await store.close()
    with pytest.raises(StoreDown):
        await store.user("u")
    with pytest.raises(StoreDown):
        await store.add_user(User("u", "Anna", guest=False))


async def test_a_statement_that_makes_no_sense_is_a_bug_not_a_failure(store):
    with pytest.raises((sqlite3.Error, psycopg.Error)):
        await store.do("UPDATE nothing SET x = ?", 1)
    assert await store.add_user(User("u", "Anna", guest=False))


# -- PostgreSQL cut off


def terminate_all(url):
    """Every session of the database but this one, as when a server is restarted."""
    with psycopg.connect(url, autocommit=True) as admin:
        admin.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


async def hear(announcements, wanted):
    while await asyncio.wait_for(anext(announcements), 30) != wanted:
        pass


async def test_lost_connections_are_made_again(postgres_url, open_store):
    store = await open_store(postgres_url)
    told = store.announcements()
    await asyncio.gather(*(store.add_user(User(f"u{n}", f"U{n}", guest=False)) for n in range(30)))
    terminate_all(postgres_url)
    assert await store.user("u1") is not None
    assert await store.add_user(User("v", "V", guest=False))
    await hear(told, ANYTHING)
    await store.announce("heard")
    await hear(told, "heard")


async def test_a_server_that_crashes_and_comes_back(own_postgres, add_table, monkeypatch, open_store):
    store = await open_store(own_postgres.fresh())
    await store.add_user(User("anna", "Anna", guest=False))
    await add_table(store, "t")
    told = store.announcements()
    acknowledged = 1

    async def play():
        nonlocal acknowledged
        while await store.append("t", acknowledged, [f"line {acknowledged + 1}"], 1.0):
            acknowledged += 1

    playing = asyncio.create_task(play())
    while acknowledged < 20:
        await asyncio.sleep(0)
    own_postgres.stop(signal.SIGQUIT)
    try:
        with monkeypatch.context() as impatient:
            impatient.setattr(store.db.pool, "timeout", 0.5)
            with pytest.raises(StoreDown):
                await playing
            with pytest.raises(StoreDown):
                await store.table("t")
    finally:
        own_postgres.start()
    await hear(told, ANYTHING)
    lines = await store.lines("t")
    assert len(lines) in (acknowledged, acknowledged + 1), "at most the one whose answer was lost"
    assert lines == ["header"] + [f"line {n}" for n in range(2, len(lines) + 1)]
    assert (await store.table("t")).length == len(lines)
    assert await store.append("t", len(lines), ["on it goes"], 1.0)
