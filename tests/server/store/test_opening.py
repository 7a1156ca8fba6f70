"""Addresses, the schema, and what is refused in one line."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys

import psycopg
import pytest

from grognard.kernel.errors import BadInput
from grognard.kernel.texts import LANGUAGES, texts
from grognard.server.store import Store, TableRow, User
from grognard.server.store.migrate import list_migrations, statements

pytestmark = pytest.mark.anyio
OPEN = """
import asyncio, sys
from grognard.server.store import Store

async def main():
    await (await Store.open(sys.argv[1])).close()
    print("open")

asyncio.run(main())
"""


def complaint(error):
    """One line, in every language."""
    told = [str(error)] + [texts(lang).say(error.message, **error.details) for lang in LANGUAGES]
    assert error.message not in told
    assert all("\n" not in text for text in told)
    return told[0]


@pytest.mark.parametrize(
    "url",
    [
        "",
        "store.db",
        "mysql://anna:hush@host/db",
        "sqlite://",
        "sqlite:///",
        "sqlite:///:memory:",
        "hush",
        "http://x",
        "sqlite:store.db",
    ],
)
async def test_other_addresses_are_refused(url, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadInput) as e:
        await Store.open(url)
    assert "anna" not in complaint(e.value)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://anna:hush@127.0.0.1:1/db",
        "postgresql://anna:hush@/db?host=/nowhere",
        "postgresql://anna:hush@host:port/db",
        "postgresql://anna:hush%zz@host/db",
        "postgresql://anna:hush@[",
    ],
)
async def test_a_server_that_cannot_be_reached(url):
    with pytest.raises(BadInput) as e:
        await Store.open(url)
    assert "hush" not in complaint(e.value)


async def test_a_file_that_cannot_be_used(tmp_path):
    (tmp_path / "text.db").write_text("not a database, though quite long enough to be looked at as one " * 20)
    for path in (tmp_path, tmp_path / "none" / "store.db", tmp_path / "text.db"):
        with pytest.raises(BadInput) as e:
            await Store.open(f"sqlite:///{path}")
        assert str(path) in complaint(e.value)


async def test_relative_and_absolute_files(tmp_path, monkeypatch, open_store):
    monkeypatch.chdir(tmp_path)
    store = await open_store("sqlite:///here.db")
    assert await store.add_user(User("u", "Anna", guest=False))
    await store.close()
    again = await open_store(f"sqlite:///{tmp_path}/here.db")
    assert await again.user("u") is not None
    await again.close()
    assert stat.S_IMODE(os.stat(tmp_path / "here.db").st_mode) == 0o600, "it holds secrets"


async def test_opening_again_finds_everything(database_url, open_store):
    store = await open_store(database_url)
    await store.add_table(TableRow("t", "ts"), [], ["header"])
    await store.close()
    for _ in range(2):
        store = await open_store(database_url)
        assert await store.lines("t") == ["header"]
        assert await store.db.fetch("SELECT version FROM schema ORDER BY version") == [
            (n,) for n, _ in list_migrations()
        ]
        await store.close()


async def test_processes_that_start_at_once(database_url, open_store):
    processes = [
        subprocess.Popen([sys.executable, "-c", OPEN, database_url], stdout=subprocess.PIPE, text=True)
        for _ in range(4)
    ]
    assert [process.communicate(timeout=60)[0] for process in processes] == ["open\n"] * 4
    store = await open_store(database_url)
    assert await store.db.fetch("SELECT version FROM schema ORDER BY version") == [
        (n,) for n, _ in list_migrations()
    ]


async def test_stores_that_open_at_once(database_url, open_store):
    stores = await asyncio.gather(*(open_store(database_url) for _ in range(5)))
    await asyncio.gather(
        *(store.add_user(User(f"u{n}", f"U{n}", guest=False)) for n, store in enumerate(stores))
    )
    assert all([await stores[0].user(f"u{n}") for n in range(5)])
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_database_of_a_newer_program_is_left_alone(database_url):
    store = await Store.open(database_url)
    await store.do("INSERT INTO schema (version) VALUES (?)", 9999)
    await store.close()
    with pytest.raises(BadInput) as e:
        await Store.open(database_url)
    assert "9999" in complaint(e.value)


async def test_text_that_no_database_keeps(store):
    for text in ("nul \0", "half \ud800"):
        for attempt in (
            lambda text=text: store.add_user(User("u", text, guest=True)),
            lambda text=text: store.user(text),
            lambda text=text: store.add_table(TableRow("t", "ts"), [], ["header", text]),
        ):
            with pytest.raises(BadInput) as e:
                await attempt()
            complaint(e.value)
    assert await store.user("u") is None
    assert await store.table("t") is None


def test_migrations_are_numbered_and_whole():
    assert [n for n, _ in list_migrations()] == list(range(1, len(list_migrations()) + 1))
    assert statements("-- first;\nA (\n  b\n);\n\nC;\n") == ("A (\n  b\n)", "C")
    with pytest.raises(ValueError):
        statements("A;\nB\n")


async def test_commits_are_on_disk(sqlite_url, postgres_cluster, open_store):
    postgres_url = postgres_cluster.fresh()
    lite, post = await open_store(sqlite_url), await open_store(postgres_url)
    with sqlite3.connect(lite.db.path) as plain:
        assert plain.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert lite.db.writing.execute("PRAGMA synchronous").fetchone() == (2,)
    assert lite.db.writing.execute("PRAGMA foreign_keys").fetchone() == (1,)
    with psycopg.connect(postgres_url, autocommit=True) as admin:
        admin.execute(f"ALTER DATABASE {admin.info.dbname} SET synchronous_commit = off")
    await post.close()
    post = await open_store(postgres_url)
    assert await post.db.fetch("SHOW synchronous_commit") == [("on",)]
