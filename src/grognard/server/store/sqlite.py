"""SQLite: one thread writes, one reads. Writes that wait together are committed together."""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from grognard.server.store.database import (
    NOTHING,
    Args,
    Do,
    Hub,
    Many,
    Result,
    Row,
    StoreDown,
    Subscription,
    Taken,
    Tell,
    Work,
    check_text,
)

T = TypeVar("T")
PATIENCE = 10.0  # seconds to wait for another process that writes
PAGE = 1000  # rows read at once, of everything
TOGETHER = 64  # writes in one commit, at most


@dataclass
class Job:
    """A transaction that waits for the writer, and how it went."""

    make: Callable[[], Work[Any]]
    future: asyncio.Future[Any]
    topics: list[str] = field(default_factory=list)
    value: Any = None
    error: BaseException | None = None


class Sqlite:
    dialect = "sqlite"
    many_workers = False

    def __init__(self, path: Path) -> None:
        """Opens the file, and makes it for this user's eyes only if there is none: it holds secrets."""
        self.path = path
        self.loop = asyncio.get_running_loop()
        self.hub = Hub()
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.closed = False
        try:
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        except OSError as e:
            raise StoreDown(e.strerror or str(e)) from None
        self.writing = connect(path)
        try:
            self.reading = connect(path)
        except StoreDown:
            self.writing.close()
            raise
        self.readers = ThreadPoolExecutor(1, "sqlite-read")
        self.writer = threading.Thread(target=self._write_all, name="sqlite-write", daemon=True)
        self.writer.start()

    # -- reading

    async def fetch(self, sql: str, args: Args = ()) -> list[Row]:
        check_text(args)
        if self.closed:
            raise StoreDown("closed")
        return await self.loop.run_in_executor(self.readers, self._fetch, sql, args)

    def _fetch(self, sql: str, args: Args) -> list[Row]:
        try:
            return self.reading.execute(sql, args).fetchall()
        except sqlite3.Error as e:
            raise translate_error(e) from e

    # -- writing

    async def write(self, make: Callable[[], Work[T]]) -> T:
        if self.closed:
            raise StoreDown("closed")
        job = Job(make, self.loop.create_future())
        self.jobs.put(job)
        value: T = await job.future
        return value

    def _write_all(self) -> None:
        """The writer's thread: takes what waits, commits it, tells those who wait."""
        more = True
        while more:
            batch = [self.jobs.get()]
            while len(batch) < TOGETHER and not self.jobs.empty():
                batch.append(self.jobs.get())
            more = None not in batch
            jobs = [job for job in batch if job is not None]
            if jobs:
                self._commit(jobs)
                with suppress(RuntimeError):  # the loop is closed: nobody waits
                    self.loop.call_soon_threadsafe(self._tell, jobs)

    def _commit(self, jobs: list[Job]) -> None:
        """One transaction for all of them: each stands or falls by itself, unless the database fails."""
        try:
            self.writing.execute("BEGIN IMMEDIATE")
            for job in jobs:
                self.writing.execute("SAVEPOINT job")
                try:
                    job.value = self._run(job)
                except StoreDown:
                    raise
                except Exception as e:
                    job.error = e
                    self.writing.execute("ROLLBACK TO job")
                self.writing.execute("RELEASE job")
            self.writing.execute("COMMIT")
        except BaseException as e:
            error = translate_error(e) if isinstance(e, sqlite3.Error) else e
            for job in jobs:
                job.error = job.error or error
            self._roll_back()

    def _run(self, job: Job) -> Any:
        work = job.make()
        result = NOTHING
        try:
            step = next(work)
            while True:
                if isinstance(step, Tell):
                    if not step.elsewhere:  # one process serves it
                        job.topics.append(step.topic)
                    result = NOTHING
                else:
                    result = self._step(step)
                step = work.send(result)
        except StopIteration as end:
            return end.value
        finally:
            work.close()

    def _step(self, step: Do | Many) -> Result:
        try:
            if isinstance(step, Many):
                return Result(
                    [], self.writing.executemany(step.sql, [check_text(row) for row in step.rows]).rowcount
                )
            cursor = self.writing.execute(step.sql, check_text(step.args))
            rows = cursor.fetchall()
            return Result(rows, cursor.rowcount)
        except sqlite3.Error as e:
            raise translate_error(e) from e

    def _roll_back(self) -> None:
        """After a failure nothing of the transaction may stay; SQLite may have undone it by itself."""
        with suppress(sqlite3.Error):  # the next BEGIN fails then, and says so
            if self.writing.in_transaction:
                self.writing.execute("ROLLBACK")

    def _tell(self, jobs: list[Job]) -> None:
        """On the event loop: answers first, then the announcements."""
        for job in jobs:
            if job.future.done():
                continue
            if job.error is not None:
                job.future.set_exception(job.error)
            else:
                job.future.set_result(job.value)
        for job in jobs:
            if job.error is None:
                for topic in job.topics:
                    self.hub.publish(topic)

    # -- the rest

    async def everything(self, tables: Sequence[str]) -> AsyncIterator[tuple[str, list[str], Row]]:
        """In a transaction of its own, which sees nothing of what is written meanwhile."""
        apart = await self.loop.run_in_executor(None, connect, self.path)
        try:
            apart.execute("BEGIN")
            for name in tables:
                cursor = apart.execute(f"SELECT * FROM {name}")
                columns = [column[0] for column in cursor.description]
                while rows := await self.loop.run_in_executor(None, cursor.fetchmany, PAGE):
                    for row in rows:
                        yield name, columns, row
        finally:
            apart.close()

    async def claim(self, name: str) -> bool:
        return True  # one process serves it

    async def yield_claim(self, name: str) -> None:
        pass

    def announcements(self) -> Subscription:
        return self.hub.subscribe()

    async def close(self) -> None:
        if self.closed:
            return
        self.closed = True
        self.jobs.put(None)
        await self.loop.run_in_executor(None, self.writer.join)
        await self.loop.run_in_executor(None, self.readers.shutdown)
        self.reading.close()
        self.writing.close()
        await asyncio.sleep(0)  # the writer's last answers
        self.hub.close()


def connect(path: Path) -> sqlite3.Connection:
    """A connection whose commits are on disk when they return."""
    try:
        connection = sqlite3.connect(
            path,
            timeout=PATIENCE,
            isolation_level=None,
            check_same_thread=False,
            detect_types=sqlite3.PARSE_DECLTYPES,
        )
    except sqlite3.Error as e:
        raise translate_error(e) from None
    try:
        _wal(connection)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
    except sqlite3.Error as e:
        connection.close()
        raise translate_error(e) from None
    return connection


def _wal(connection: sqlite3.Connection) -> None:
    """Two processes that change the mode at once are told "locked" without being made to wait."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as e:
            if e.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(0.02)


def translate_error(error: sqlite3.Error) -> Exception:
    """What SQLite's complaint means to a caller. A statement that makes no sense stays as it is: a bug."""
    code = getattr(error, "sqlite_errorcode", None)
    if code in (sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY):
        return Taken(str(error))
    if code == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
        return LookupError(str(error))
    if (
        code is None
        or code in (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_MISUSE, sqlite3.SQLITE_RANGE)
        or code & 0xFF == sqlite3.SQLITE_CONSTRAINT
    ):
        return error
    return StoreDown(str(error))


# BOOLEAN columns come back as 0 and 1 otherwise.
sqlite3.register_converter("BOOLEAN", lambda text: text != b"0")
