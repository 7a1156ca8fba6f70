"""What both databases can do, and the little they share: statements, transactions, announcements."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Generator, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from grognard.kernel.errors import BadInput

T = TypeVar("T")
Row = tuple[Any, ...]
Args = Sequence[Any]

ANYTHING = "*"  # announced when announcements may have been missed: look again at whatever is held


class StoreDown(Exception):
    """The database cannot be used now: disk full, locked, connection lost. What was asked for was not
    acknowledged.
    """


class Taken(Exception):
    """There is such a row already."""


# -- a transaction, written once for both


class Do(NamedTuple):
    """A statement with `?` for each argument."""

    sql: str
    args: Args = ()


class Many(NamedTuple):
    """The same statement for each of several rows of arguments."""

    sql: str
    rows: Sequence[Args]


class Tell(NamedTuple):
    """A topic to announce, if and when the transaction is committed; to other processes only where this one
    knows already what it has done itself.
    """

    topic: str
    elsewhere: bool = False


class Result(NamedTuple):
    rows: list[Row]
    changed: int  # how many rows


Step = Do | Many | Tell
# A transaction yields its statements and is sent their results. It touches nothing else, since it may be
# run on another thread, or a second time after a deadlock.
Work = Generator[Step, Result, T]
NOTHING = Result([], 0)


class Database(Protocol):
    """One connection to where things are kept."""

    dialect: str
    many_workers: bool  # several processes may serve it, and hear each other's announcements

    async def fetch(self, sql: str, args: Args = ()) -> list[Row]:
        """The rows that one query finds."""
        ...

    async def write(self, make: Callable[[], Work[T]]) -> T:
        """Run a transaction; when this returns, it is on disk."""
        ...

    def announcements(self) -> AsyncIterator[str]:
        """Every topic announced from now on."""
        ...

    def everything(self, tables: Sequence[str]) -> AsyncIterator[tuple[str, list[str], Row]]:
        """Every row of these tables as it is at one moment, with the names of the columns."""
        ...

    async def claim(self, name: str) -> bool:
        """Whether what may be done by one process alone is done by this one: until it yields, or ends."""
        ...

    async def yield_claim(self, name: str) -> None: ...

    async def close(self) -> None: ...


def check_text(args: Args) -> Args:
    """Refuse text that not every database can keep: NUL characters and halves of surrogate pairs."""
    for value in args:
        if isinstance(value, str):
            ok = "\0" not in value
            if ok and not value.isascii():
                try:
                    value.encode()
                except UnicodeEncodeError:
                    ok = False
            if not ok:
                raise BadInput("text that cannot be kept: it has characters that are none", "store-text")
    return args


# -- announcements within a process


class Subscription:
    """Topics as they come. Said twice before it is read, a topic is heard once: it says only "look again"."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.waiting: dict[str, None] = {}
        self.bell = asyncio.Event()

    def __aiter__(self) -> Subscription:
        return self

    async def __anext__(self) -> str:
        while not self.waiting:
            if self.hub.closed:
                raise StopAsyncIteration
            self.bell.clear()
            await self.bell.wait()
        topic = next(iter(self.waiting))
        del self.waiting[topic]
        return topic

    async def aclose(self) -> None:
        self.hub.listeners.discard(self)


class Hub:
    """Whoever listens in this process. Used from the event loop's thread only."""

    def __init__(self) -> None:
        self.listeners: set[Subscription] = set()
        self.closed = False

    def subscribe(self) -> Subscription:
        subscription = Subscription(self)
        self.listeners.add(subscription)
        return subscription

    def publish(self, topic: str) -> None:
        for listener in self.listeners:
            listener.waiting[topic] = None
            listener.bell.set()

    def close(self) -> None:
        """Listeners read what is still waiting, then end."""
        self.closed = True
        for listener in self.listeners:
            listener.bell.set()
