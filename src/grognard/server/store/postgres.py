"""PostgreSQL: a pool of connections, and one that listens to what other processes announce."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import suppress
from functools import cache
from typing import Any, TypeVar, cast

import psycopg
from psycopg import AsyncConnection, errors
from psycopg.conninfo import conninfo_to_dict
from psycopg_pool import AsyncConnectionPool

from grognard.server.store.database import (
    ANYTHING,
    NOTHING,
    Args,
    Do,
    Hub,
    Many,
    Result,
    Row,
    Step,
    StoreDown,
    Subscription,
    Taken,
    Tell,
    Work,
    check_text,
)

T = TypeVar("T")
Connection = AsyncConnection[Row]
CHANNEL = "grognard"
PATIENCE = 10.0  # seconds to wait for a connection, or for a row another worker holds
POOL = 8
CLAIMS = 0x67726F68  # of this program, among the advisory locks with two keys
TRIES = POOL + 2  # every connection of the pool may have died with the server, unnoticed
ALIVE = {
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
    "connect_timeout": int(PATIENCE),
}
# An answer means "on disk", whatever the server's default; nobody waits for ever.
SETTINGS = (
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'",
    f"SET lock_timeout = '{PATIENCE:.0f}s'",
    "SET statement_timeout = '30s'",
)


PROCESS = secrets.token_hex(4)
NOT_US = "@"  # in an announcement: before the process that need not hear it


class Postgres:
    dialect = "postgres"
    many_workers = True

    def __init__(self, url: str, pool: AsyncConnectionPool[Connection]) -> None:
        self.url, self.pool = url, pool
        self.hub = Hub()
        self.listener: asyncio.Task[None] | None = None
        self.claiming: Connection | None = None  # holds the locks: they last as long as it does
        self.claims: set[str] = set()
        self.turn = asyncio.Lock()

    @staticmethod
    async def connect(url: str) -> Postgres:
        """Connects once by itself first: a pool goes on trying where one plain answer is wanted."""
        try:
            conninfo_to_dict(url)
        except psycopg.Error:
            raise StoreDown("this is not an address") from None  # its own words may quote the password
        try:
            listening = await listen(url)
        except psycopg.Error as e:
            raise StoreDown(str(e)) from None
        # It waits ever longer between attempts, then gives up until asked again: soon, so that a server
        # that is back is found within the time a caller waits.
        pool = AsyncConnectionPool(
            url,
            min_size=1,
            max_size=POOL,
            timeout=PATIENCE,
            reconnect_timeout=PATIENCE / 3,
            open=False,
            configure=configure,
            kwargs={"autocommit": True, **ALIVE},
        )
        made = Postgres(url, pool)
        await pool.open()
        made.listener = asyncio.create_task(made._listen(listening))
        return made

    # -- statements

    async def fetch(self, sql: str, args: Args = ()) -> list[Row]:
        check_text(args)

        async def once(connection: Connection) -> list[Row]:
            return (await _step(connection, Do(sql, args))).rows

        return await self._with_connection(once)

    async def write(self, make: Callable[[], Work[T]]) -> T:
        committing: list[bool] = []

        async def once(connection: Connection) -> T:
            work = make()
            try:
                async with connection.transaction():
                    value = await _run(connection, work)
                    committing.append(True)
                return value
            finally:
                work.close()

        return await self._with_connection(once, committing)

    async def _with_connection(
        self, once: Callable[[Connection], Awaitable[T]], committing: list[bool] | None = None
    ) -> T:
        """Once, or again while it is certain that nothing was done: a dead connection, a deadlock."""
        for left in reversed(range(TRIES)):
            dead = False
            try:
                async with self.pool.connection() as connection:
                    try:
                        return await once(connection)
                    finally:
                        dead = connection.closed
            except errors.UniqueViolation as e:
                raise Taken(str(e)) from e
            except errors.ForeignKeyViolation as e:
                raise LookupError(str(e)) from e
            except (psycopg.OperationalError, psycopg.InterfaceError) as e:  # those of the pool too
                again = dead or isinstance(e, errors.DeadlockDetected | errors.SerializationFailure)
                if committing or not again or not left:
                    raise StoreDown(" ".join(str(e).split())) from e
        raise AssertionError

    async def everything(self, tables: Sequence[str]) -> AsyncIterator[tuple[str, list[str], Row]]:
        async with self.pool.connection() as connection, connection.transaction():
            await connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            await connection.execute("SET LOCAL statement_timeout = 0")
            for name in tables:
                async with connection.cursor(f"all_{name}") as cursor:
                    await cursor.execute(f"SELECT * FROM {name}")
                    columns = [column.name for column in cursor.description or ()]
                    async for row in cursor:
                        yield name, columns, row

    # -- claims: advisory locks of one connection, so that those of a process that dies are free at once

    async def claim(self, name: str) -> bool:
        async with self.turn:
            try:
                if self.claiming is None or self.claiming.closed:
                    self.claims.clear()
                    self.claiming = await AsyncConnection.connect(
                        self.url, autocommit=True, **cast("dict[str, Any]", ALIVE)
                    )
                if name in self.claims:
                    await self.claiming.execute("SELECT 1")  # whether it is still there
                    return True
                found = await _step(
                    self.claiming, Do("SELECT pg_try_advisory_lock(?, hashtext(?))", [CLAIMS, name])
                )
            except psycopg.Error as e:
                self.claims.clear()
                self.claiming = None
                raise StoreDown(" ".join(str(e).split())) from e
            if found.rows[0][0]:
                self.claims.add(name)
            return bool(found.rows[0][0])

    async def yield_claim(self, name: str) -> None:
        async with self.turn:
            if name in self.claims and self.claiming is not None:
                self.claims.discard(name)
                with suppress(psycopg.Error):
                    await _step(
                        self.claiming, Do("SELECT pg_advisory_unlock(?, hashtext(?))", [CLAIMS, name])
                    )

    # -- announcements

    def announcements(self) -> Subscription:
        return self.hub.subscribe()

    async def _listen(self, connection: Connection) -> None:
        """Publish what is heard; when the connection breaks, make another and say that something may be
        missed.
        """
        while True:
            try:
                async with connection:
                    async for notify in connection.notifies():
                        topic, _, process = notify.payload.partition(NOT_US)
                        if process != PROCESS:
                            self.hub.publish(topic)
            except psycopg.Error:
                pass
            pause = 0.1
            while True:
                await asyncio.sleep(pause)
                try:
                    connection = await listen(self.url)
                    break
                except psycopg.Error:
                    pause = min(5.0, pause * 2)
            self.hub.publish(ANYTHING)

    async def close(self) -> None:
        if self.listener is not None:
            self.listener.cancel()
            await asyncio.gather(self.listener, return_exceptions=True)
        if self.claiming is not None:
            await self.claiming.close()
        await self.pool.close()
        self.hub.close()


async def listen(url: str) -> Connection:
    connection = await AsyncConnection.connect(url, autocommit=True, **cast("dict[str, Any]", ALIVE))
    await connection.execute(f"LISTEN {CHANNEL}")
    return connection


async def configure(connection: Connection) -> None:
    for statement in SETTINGS:
        await connection.execute(statement)


async def _run(connection: Connection, work: Work[T]) -> T:
    result = NOTHING
    try:
        step = next(work)
        while True:
            result = await _step(connection, step)
            step = work.send(result)
    except StopIteration as end:
        value: T = end.value
        return value


async def _step(connection: Connection, step: Step) -> Result:
    if isinstance(step, Tell):
        mark = f"{step.topic}{NOT_US}{PROCESS}" if step.elsewhere else step.topic
        step = Do("SELECT pg_notify(?, ?)", [CHANNEL, mark])
    if isinstance(step, Many) and len(step.rows) == 1:
        step = Do(step.sql, step.rows[0])
    async with connection.cursor() as cursor:
        if isinstance(step, Many):
            if not step.rows:
                return NOTHING
            await cursor.executemany(translate(step.sql), [check_text(row) for row in step.rows])
            return Result([], cursor.rowcount)
        await cursor.execute(translate(step.sql), check_text(step.args))
        rows = await cursor.fetchall() if cursor.description else []
        return Result(rows, cursor.rowcount)


@cache
def translate(sql: str) -> str:
    """The driver's marks for arguments. All statements are written in this program, with no `?` in quotes."""
    return sql.replace("%", "%%").replace("?", "%s")
