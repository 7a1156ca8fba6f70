"""People and tables to write about."""

from __future__ import annotations

import pytest

from grognard.server.store import SeatRow, Store, TableRow, User


async def _add_table(store: Store, id: str, **fields) -> TableRow:
    given = {
        "game": "ts",
        "scenario": "long",
        "options": '{"a":"b"}',
        "secret": "ff",
        "owner": "anna",
        "private": True,
        "created": 3.0,
        "touched": 3.0,
    }
    row = TableRow(id, **{**given, **fields})
    await store.add_table(
        row,
        [SeatRow(id, 0, "person", "anna", name="Anna"), SeatRow(id, 1, "open", invite_hash="h1")],
        ["header"],
    )
    return row


@pytest.fixture
def add_table():
    """A table where Anna sits at seat 0, and seat 1 is open to whoever has the invitation."""
    return _add_table


@pytest.fixture
async def world(store):
    """A store with Anna, who has an account, Boris, a guest, and table t."""
    await store.add_user(
        User("anna", "Anna", guest=False, password="$argon2", email="anna@example.org", created=1.0)
    )
    await store.add_user(User("boris", "Boris", guest=True, created=2.0))
    await _add_table(store, "t")
    return store


@pytest.fixture
async def other(world, database_url, open_store):
    """A second store on the same database, as another process would have it."""
    return await open_store(database_url)
