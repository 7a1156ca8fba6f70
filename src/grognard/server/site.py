"""The server as one object: the store, the tables in memory, who looks at them, and what goes on by itself."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any

from grognard import __version__
from grognard.kernel.dice import NeedRoll
from grognard.kernel.errors import BadInput, Refused
from grognard.server import clock as clocks
from grognard.server import wire
from grognard.server.bots import Bots
from grognard.server.faults import Fault, told
from grognard.server.guard import Guard
from grognard.server.notices import Notices
from grognard.server.onlooker import Onlooker
from grognard.server.rooms import Rooms
from grognard.server.settings import Settings
from grognard.server.store import ANYTHING, Store, StoreDown
from grognard.server.table import Late, Table, encoded
from grognard.server.upgrade import opened

log = logging.getLogger("grognard")
KEPT = 256  # tables in memory; those nobody looks at go first
STEWARD = "greedy"


class Site:
    def __init__(self, store: Store, settings: Settings, key: bytes) -> None:
        self.store, self.settings, self.key = store, settings, key
        self.version = __version__
        self.guard = Guard(store, settings, key, self.clock)
        self.notices = Notices(store, settings, self.clock)
        self.bots = Bots(settings.bot_workers)
        self.rooms = Rooms(self)
        self.tables: dict[str, Table] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.driving: set[str] = set()
        self.bot_dice: dict[str, tuple[int, list[str]]] = {}  # acts of bots that wait for dice thrown by hand
        self.deadlines: dict[str, float] = {}
        self.sooner = asyncio.Event()
        self.tasks: set[asyncio.Task[Any]] = set()

    # -- life

    @staticmethod
    async def open(settings: Settings) -> Site:
        store = await Store.open(settings.db)
        if settings.workers > 1 and not store.many_workers:
            await store.close()
            raise BadInput("--workers: several processes need PostgreSQL (--db postgresql://…)", "workers-postgres")
        key = await store.setting("key", lambda: secrets.token_hex(32))
        return Site(store, settings, bytes.fromhex(key))

    async def start(self) -> None:
        for work in (self.listen(), self.keep_time(), self.notices.run(), self.wake_all()):
            self.spawn(work)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.bots.close()
        await self.store.close()

    def spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.unforeseen(error)

    def clock(self) -> float:
        return time.time()

    def unforeseen(self, error: BaseException) -> Fault:
        """A fault of ours: logged whole, told without details."""
        if isinstance(error, StoreDown):
            log.error("store: %s", error)
            return Fault(503, "store-down", headers={"Retry-After": "2"})
        id = secrets.token_hex(4)
        log.error("unforeseen %s", id, exc_info=error)
        return Fault(500, "unforeseen", id=id)

    # -- tables

    async def table(self, id: str) -> Table:
        """A table, from memory or from disk; 404 when there is none."""
        if (found := self.tables.get(id)) is not None:
            return found
        async with self.opening.setdefault(id, asyncio.Lock()):
            if id not in self.tables:
                self.tables[id] = await opened(self.store, id, self.clock())
                self.make_room()
                self.timed(self.tables[id])
            self.opening.pop(id, None)
            return self.tables[id]

    def make_room(self) -> None:
        idle = [id for id in self.tables if not self.rooms.of(id) and id not in self.driving]
        for id in idle[: max(0, len(self.tables) - KEPT)]:
            del self.tables[id]

    async def change(self, table: Table, work: Callable[[], object], **columns: Any) -> None:
        """Do something to a game, put it on disk, tell everybody. What fails leaves no trace."""
        async with table.lock:
            try:
                work()
            except BaseException:
                if table.journal.lines:
                    await table.reload(self.store)
                raise
            await table.keep(self.store, self.clock(), **columns)
        self.told(table)

    async def set_row(self, table: Table, **columns: Any) -> None:
        async with table.lock:
            await table.change(self.store, self.clock(), **columns)
        self.told(table)

    def told(self, table: Table) -> None:
        """Everybody at the table learns how things stand; whoever must act is called."""
        self.rooms.publish(table)
        self.timed(table)
        self.wake(table)
        self.spawn(self.call(table))

    async def call(self, table: Table) -> None:
        """A notice to the person whose turn it is, unless he is looking."""
        seat = None if table.to_act is None else table.seats[table.to_act]
        if seat is None or seat.user is None or seat.n in self.rooms.online(table.id) or table.row.status != "playing":
            return
        if table.journal.entries and table.pos.state.seats[table.journal.entries[-1].side] == seat.n:
            return  # he was already called for this turn
        await self.notices.queue(seat.user, table.id, table.length)

    # -- what other processes did

    async def listen(self) -> None:
        async for topic in self.store.announcements():
            kind, _, rest = topic.partition(":")
            ids = list(self.tables) if topic == ANYTHING else [rest] if kind == "table" else []
            if kind == "here":
                self.rooms.heard(rest)
            for id in ids:
                try:
                    await self.heard(id)
                except Exception as e:
                    self.unforeseen(e)
                    self.tables.pop(id, None)
                    self.rooms.dismiss(id)

    async def heard(self, id: str) -> None:
        table = self.tables.get(id)
        if table is None:
            return
        async with table.lock:
            news = await table.sync(self.store)
        if news:
            self.rooms.publish(table)
            self.timed(table)
            self.wake(table)
        await self.rooms.chat(table)

    # -- computer players

    async def wake_all(self) -> None:
        """After a restart: games are brought up to these rules, bots go on thinking, clocks go on running."""
        for id in await self.store.live_tables():
            try:
                self.wake(await self.table(id))
            except Fault as e:
                log.warning("table %s: %s", id, e)

    def wake(self, table: Table) -> None:
        if table.id not in self.driving and self.bot_for(table) is not None:
            self.driving.add(table.id)
            self.spawn(self.drive(table))

    def bot_for(self, table: Table) -> str | None:
        """The computer player that must decide, if it is one's turn."""
        seat = None if table.to_act is None else table.seats[table.to_act]
        if seat is None or table.row.status != "playing" or table.clock.paused or self.waits_for_die(table):
            return None
        if seat.kind == "bot":
            return seat.bot
        return STEWARD if seat.n in table.clock.stewards else None

    def waits_for_die(self, table: Table) -> bool:
        return self.bot_dice.get(table.id, (0, []))[0] == table.length

    async def drive(self, table: Table) -> None:
        try:
            while (name := self.bot_for(table)) is not None:
                seq, seat = table.length, table.to_act
                words = await self.bots.choose(table, name, self.key)
                if table.length == seq and seat is not None:
                    await self.bot_acts(table, seat, words)
                if self.rooms.of(table.id):
                    await asyncio.sleep(self.settings.bot_delay)
        finally:
            self.driving.discard(table.id)

    async def bot_acts(self, table: Table, seat: int, words: list[str]) -> None:
        verb, noun = words[0], words[1] if len(words) > 1 else None
        try:
            await self.change(table, lambda: table.act({seat}, table.length, (verb, noun), []))
        except NeedRoll as need:
            self.bot_dice[table.id] = (table.length, words)
            self.rooms.ask_die(table, verb, noun, [], need)
        except Late:
            pass

    # -- time

    def timed(self, table: Table) -> None:
        due = clocks.deadline(table.clock, table.pace) if table.row.status == "playing" else None
        if due is None:
            self.deadlines.pop(table.id, None)
        else:
            self.deadlines[table.id] = due
            self.sooner.set()

    async def keep_time(self) -> None:
        """Sleep until the next time runs out."""
        while True:
            self.sooner.clear()
            wait = max(0.05, min(self.deadlines.values()) - self.clock()) if self.deadlines else None
            try:
                await asyncio.wait_for(self.sooner.wait(), wait)
                continue
            except TimeoutError:
                pass
            now = self.clock()
            for id in [id for id, due in self.deadlines.items() if due <= now]:
                self.deadlines.pop(id, None)
                try:
                    await self.time_out(await self.table(id))
                except (Fault, Late) as e:
                    log.warning("table %s: time out: %s", id, e)

    async def time_out(self, table: Table) -> None:
        """Time has run out: the game is lost, or a bot plays on for the one who is away."""
        due, seat = clocks.deadline(table.clock, table.pace), table.to_act
        if due is None or due > self.clock() or seat is None:
            return
        if table.pace.timeout == "forfeit":
            side = table.side_of(seat)
            await self.change(table, lambda: table.journal.close(side, "overtime", 1 - side))
        else:
            stood_in = clocks.Clock(**{**as_dict(table.clock), "stewards": (*table.clock.stewards, seat)})
            await self.set_row(table, clock=encoded(stood_in))

    # -- asked by onlookers

    def refusal(self, table: Table, looker: Onlooker, error: Exception) -> wire.Out:
        """What to answer to something that cannot be done."""
        from grognard.server.shown import reason

        if isinstance(error, Refused):
            reasons = [reason(table.game, cite, looker.lang) for cite in error.reasons]
            return wire.Refusal(message=looker.words.say("refused-act"), reasons=reasons, seq=table.length)
        if isinstance(error, BadInput):
            return wire.Problem(message=told(error, looker.lang))
        fault = error if isinstance(error, Fault) else self.unforeseen(error)
        return wire.Problem(message=fault.text or looker.words.say(fault.message, **fault.details))


def as_dict(clock: clocks.Clock) -> dict[str, Any]:
    return {name: getattr(clock, name) for name in clock.__struct_fields__}
