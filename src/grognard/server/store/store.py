"""The store: everything the server keeps, in SQLite or PostgreSQL by one set of statements."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

from grognard.kernel.errors import BadInput
from grognard.server.store.database import Database, StoreDown, Tell, Work
from grognard.server.store.keys import Keys
from grognard.server.store.migrate import migrate
from grognard.server.store.notices import Notices
from grognard.server.store.orders import StandingOrders
from grognard.server.store.people import People
from grognard.server.store.plans import Plans
from grognard.server.store.sqlite import Sqlite
from grognard.server.store.tables import Tables
from grognard.server.store.upkeep import Upkeep

SQLITE = "sqlite:///"


class Store(People, Tables, Notices, StandingOrders, Plans, Upkeep, Keys):
    def __init__(self, db: Database) -> None:
        self.db = db

    @property
    def many_workers(self) -> bool:
        """Whether several processes may serve this database and hear each other."""
        return self.db.many_workers

    @staticmethod
    async def open_empty(url: str) -> Database:
        """A database as it is, for what is to be put into it."""
        try:
            return await _database(url)
        except StoreDown as e:
            raise unusable(url, e) from None

    @staticmethod
    async def open(url: str) -> Store:
        """sqlite:///relative.db, sqlite:////absolute.db or postgresql://…; the schema is
        brought up to date.
        """
        try:
            db = await _database(url)
            try:
                await migrate(db)
            except BaseException:
                await db.close()
                raise
        except StoreDown as e:
            raise unusable(url, e) from None
        return Store(db)

    async def close(self) -> None:
        await self.db.close()

    # -- announcements

    async def announce(self, topic: str) -> None:
        """Tell every process that serves this database, this one too, to look again at something."""

        def work() -> Work[None]:
            yield Tell(topic)

        await self.db.write(work)

    def announcements(self) -> AsyncIterator[str]:
        """Every topic announced from now on; `table:<id>` when a table, a seat or its chat has changed,
        `user:<id>` when a session of somebody has ended, `orders:<id>` when somebody at a table has ordered
        something.

        A topic said twice may be heard once. ANYTHING is heard after some may have been missed.
        """
        return self.db.announcements()


async def _database(url: str) -> Database:
    if url.startswith(SQLITE) and url.removeprefix(SQLITE) not in ("", ":memory:"):
        return Sqlite(Path(url.removeprefix(SQLITE)))
    if url.startswith(("postgresql://", "postgres://")):
        try:
            from grognard.server.store.postgres import Postgres  # only those who use it have its driver
        except ImportError:
            raise BadInput(
                "PostgreSQL: its driver is not installed: pip install 'grognard[postgres]'", "store-driver"
            ) from None
        return await Postgres.connect(url)
    scheme = url.split(":")[0][:20]
    raise BadInput(
        f'database: "{scheme}" is neither sqlite:///file.db nor postgresql://…', "store-url", given=scheme
    )


def unusable(url: str, error: StoreDown) -> BadInput:
    shown, why = safe(url), (str(error).splitlines() or [""])[0]
    return BadInput(f"{shown}: the database cannot be used ({why})", "store-unusable", url=shown, why=why)


def safe(url: str) -> str:
    """An address as it may be shown: without name, password and settings."""
    scheme, _, rest = url.partition("://")
    return url if scheme == "sqlite" else f"{scheme}://{rest.split('?')[0].rpartition('@')[2]}"
