"""The server as one object: the store, the tables in memory, who is at them, and background work."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager, suppress
from typing import Any

from grognard import __version__
from grognard.games import PLAYABLE
from grognard.kernel.errors import BadInput, Refused
from grognard.kernel.narration import cause_text
from grognard.server import clock as clocks
from grognard.server import table_agreements, wire
from grognard.server.alone import hold
from grognard.server.bot_driver import Drivers
from grognard.server.bots import Bots
from grognard.server.faults import Fault, bad_input_text
from grognard.server.guard import Guard
from grognard.server.keeper import Keeper
from grognard.server.layout import Layout
from grognard.server.metrics import Metrics
from grognard.server.notices import Notices
from grognard.server.onlooker import Connection
from grognard.server.orders import OrderClerk
from grognard.server.presentation import reason, words_for
from grognard.server.pulse import Pulse
from grognard.server.rooms import Rooms
from grognard.server.settings import Settings
from grognard.server.store import ANYTHING, Store, StoreDown
from grognard.server.table import GameTable, Late, Overtaken, encode
from grognard.server.upgrade import open_table

log = logging.getLogger("grognard")
KEPT = 256  # tables in memory; those nobody looks at go first
HEAVY = 200_000  # acts of all tables in memory: a few kilobytes each
AGAIN = 5.0  # seconds until a time-out that could not be written is tried again


class Site:
    def __init__(self, store: Store, settings: Settings, key: bytes) -> None:
        self.store, self.settings, self.key = store, settings, key
        self.version = __version__
        self.metrics, self.pulse = Metrics(), Pulse(store)
        self.guard = Guard(store, settings, key, self.clock, self.ticks)
        self.notices = Notices(store, settings, self.clock)
        self.bots = Bots(settings.bot_workers)
        self.drivers = Drivers(self)
        self.clerk = OrderClerk(self)
        self.rooms = Rooms(self)
        self.layout = Layout()
        self.keeper = Keeper(self)
        self.alone = ExitStack()  # what keeps another server from the same file
        self.begun = time.time() - time.monotonic()
        self.ahead = 0.0  # seconds that a machine slept, or that its clock was set back
        self.tables: dict[str, GameTable] = {}
        self.opening: dict[str, asyncio.Task[GameTable]] = {}
        self.behind: set[str] = set()  # tables of which something may have been missed
        self.deadlines: dict[str, float] = {}
        self.sooner = asyncio.Event()
        self.tasks: set[asyncio.Task[Any]] = set()

    # -- life

    @staticmethod
    async def open(settings: Settings) -> Site:
        alone = hold(settings.db)
        try:
            return await Site.open_store(settings, alone)
        except BaseException:
            alone.close()
            raise

    @staticmethod
    async def open_store(settings: Settings, alone: ExitStack) -> Site:
        store = await Store.open(settings.db)
        if settings.workers > 1 and not store.many_workers:
            await store.close()
            raise BadInput(
                "--workers: several processes need PostgreSQL (--db postgresql://…)", "workers-postgres"
            )
        key = await store.setting("key", lambda: secrets.token_hex(32))
        site = Site(store, settings, bytes.fromhex(key))
        site.alone = alone
        return site

    async def start(self) -> None:
        await self.keeper.first_beat()
        for work in (
            self.listen(),
            self.keep_time(),
            self.notices.run(),
            self.rooms.remind(),
            self.keeper.keep_alive(),
            self.keeper.run(),
            self.keeper.hear_operator(),
        ):
            self.spawn(work)
        if self.settings.boards_ahead:
            self.spawn(self.layout.large(*PLAYABLE, *self.settings.games))

    async def close(self) -> None:
        working = [*self.tasks, *self.opening.values()]
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        self.bots.close()
        await self.store.close()
        self.alone.close()

    def spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.finish_task)

    def finish_task(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.unforeseen_fault(error)

    def clock(self) -> float:
        """Seconds since 1970; they only ever go on, whatever happens to the clock of the machine."""
        return self.begun + time.monotonic() + self.ahead

    def ticks(self) -> float:
        """For what only counts how much time has passed."""
        return time.monotonic()

    def unforeseen_fault(self, error: BaseException) -> Fault:
        """A fault of ours: logged whole, told without details."""
        if isinstance(error, StoreDown):
            log.error("store: %s", error)
            self.metrics.count("store_down")
            return Fault(503, "store-down", headers={"Retry-After": "2"})
        id = secrets.token_hex(4)
        self.metrics.count("unforeseen")
        log.error("unforeseen %s", id, exc_info=error)
        return Fault(500, "unforeseen", id=id)

    # -- tables

    async def table(self, id: str) -> GameTable:
        """A table, from memory or from disk; 404 when there is none. Those who ask at
        once get the same one.
        """
        if (found := self.tables.get(id)) is not None:
            return found
        if not (id.isascii() and id.isalnum()):
            raise Fault(404, "no-such-table")
        if id not in self.opening:
            task = self.opening[id] = asyncio.ensure_future(self.open_table(id))
            # whoever asked may be gone by then
            task.add_done_callback(lambda task: task.cancelled() or task.exception())
        return await asyncio.shield(self.opening[id])

    async def open_table(self, id: str) -> GameTable:
        try:
            table = self.tables[id] = await open_table(self.store, id, self.clock())
            async with table.lock:
                # what was written while it was read was announced to nobody here
                await table.sync(self.store)
            await self.clerk.load(id)
        finally:
            del self.opening[id]
        self.make_room(id)
        self.set_deadline(table)
        self.spawn(self.layout.large(table.game.id))  # whoever opened it will look at it next
        return table

    def make_room(self, new: str) -> None:
        """Forget tables that nobody uses; not the one somebody is about to use."""
        used = {
            new,
            *self.drivers.driving,
            *(id for id, table in self.tables.items() if self.rooms.lookers(id) or table.lock.locked()),
        }
        idle = [id for id in self.tables if id not in used]
        acts = sum(len(table.journal.entries) for table in self.tables.values())
        for id in idle:
            if len(self.tables) <= KEPT and acts <= HEAVY:
                break
            acts -= len(self.tables.pop(id).journal.entries)

    async def change(self, table: GameTable, work: Callable[[], object], **more: Any) -> None:
        """Do something to a game, put it on disk, tell everybody. What fails leaves no trace."""
        async with self.writing(table):
            with self.metrics.acts.time():
                await table.keep(self.store, self.clock(), work, **more)

    async def set_row(self, table: GameTable, make: Callable[[], dict[str, Any]]) -> None:
        """Change what surrounds a game: the columns are made when nobody else can change them any more."""
        async with self.writing(table):
            await table.change(self.store, self.clock(), [], **make())

    @asynccontextmanager
    async def writing(self, table: GameTable) -> AsyncIterator[None]:
        async with table.lock:
            try:
                yield
            except Overtaken:
                self.announce(table)
                raise
        self.announce(table)

    def announce(self, table: GameTable) -> None:
        """Everybody at the table learns how things stand; whoever must act is called."""
        self.refresh(table)
        self.spawn(self.call(table))

    def refresh(self, table: GameTable) -> None:
        self.rooms.publish(table)
        self.set_deadline(table)
        self.wake(table)

    async def call(self, table: GameTable) -> None:
        """A notice to the person whose turn it is, unless he is looking."""
        seat = None if table.to_act is None else table.seats[table.to_act]
        if (
            seat is None
            or seat.user is None
            or seat.n in self.rooms.online(table.id)
            or table.row.status != "playing"
        ):
            return
        if table.journal.entries and table.pos.state.seats[table.journal.entries[-1].side] == seat.n:
            return  # he was already called for this turn
        if self.needs_stand_in(table) or self.clerk.due(table) is not None:
            return  # it is answered for him
        await self.notices.queue(seat.user, table.id, table.length)

    # -- what other processes did

    async def listen(self) -> None:
        async for topic in self.store.announcements():
            await self.heard_all(topic)

    async def heard_all(self, topic: str) -> None:
        """Look again at whatever a topic names, or at all there is."""
        kind, _, rest = topic.partition(":")
        try:
            if kind == "here":
                await self.rooms.record_presence(rest)
            elif kind == "orders":
                await self.clerk.reload(rest)
            elif kind == "user" or topic == ANYTHING:
                await self.rooms.check_sessions(rest)
        except Exception as e:
            self.unforeseen_fault(e)
        for id in list(self.tables) if topic == ANYTHING else [rest] if kind == "table" else []:
            try:
                await self.refresh_table(id)
            except StoreDown as e:
                self.unforeseen_fault(e)
                self.note_missed(id)
            except Exception as e:
                self.unforeseen_fault(e)
                self.forget(id)

    def forget(self, id: str) -> None:
        """A table is no longer what it was here, or nowhere: whoever is at it comes in again, or cannot."""
        self.tables.pop(id, None)
        self.deadlines.pop(id, None)
        self.rooms.dismiss(id)

    def note_missed(self, id: str) -> None:
        """There were news of a table, and the store did not say which: ask again."""
        if id not in self.behind:
            self.behind.add(id)
            self.spawn(self.ask_again(id))

    async def ask_again(self, id: str) -> None:
        try:
            while True:
                await asyncio.sleep(1)
                with suppress(StoreDown):
                    return await self.refresh_table(id)
        finally:
            self.behind.discard(id)

    async def refresh_table(self, id: str) -> None:
        if (table := self.tables.get(id)) is not None:
            await self.catch_up(table)
            await self.rooms.chat(table)

    async def catch_up(self, table: GameTable) -> None:
        """Learn what other processes wrote, and tell it here."""
        async with table.lock:
            watched = table.row.watch_hash
            try:
                news = await table.sync(self.store)
            except Fault:  # it was deleted
                return self.forget(table.id)
        if table.row.watch_hash != watched:
            self.rooms.check_watchers(table)
        if news:
            self.refresh(table)

    # -- computer players

    def wake(self, table: GameTable) -> None:
        self.clerk.wake(table)
        self.drivers.wake(table)

    def bot_for(self, table: GameTable) -> str | None:
        """The computer player that must decide, if it is one's turn."""
        seat = None if table.to_act is None else table.seats[table.to_act]
        if (
            seat is None
            or table.row.status != "playing"
            or table.clock.paused
            or self.drivers.waits_for_die(table)
        ):
            return None
        if all(other.kind == "bot" for other in table.seats) and not self.rooms.lookers(table.id):
            return None  # they play for whoever looks on
        if seat.kind == "bot":
            return seat.bot
        if self.clerk.due(table) is not None:
            return None  # he has said himself what is to be done
        return self.settings.steward if seat.n in table.clock.stewards or self.needs_stand_in(table) else None

    def needs_stand_in(self, table: GameTable) -> bool:
        """Whether whoever must decide is away, is asked outside his own phase, and everybody agreed that a
        computer answers then.
        """
        agreed = table_agreements.is_agreed(table_agreements.terms_of(table.row).steward, table.seats)
        return (
            agreed and table_agreements.forced(table.pos) and table.to_act not in self.rooms.online(table.id)
        )

    # -- time

    def set_deadline(self, table: GameTable) -> None:
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
                except (Late, Fault):
                    pass  # he acted in time, or nobody can act there any more
                except Exception as e:
                    self.unforeseen_fault(e)
                    self.deadlines.setdefault(id, now + AGAIN)

    async def time_out(self, table: GameTable) -> None:
        """Time has run out: the game is lost, or a bot plays on for the one who is away."""

        def late() -> int:
            """The seat whose time is out; asked when nobody can act any more."""
            due, seat = clocks.deadline(table.clock, table.pace), table.clock.running
            if due is None or due > self.clock() or seat is None or table.row.status != "playing":
                raise Late
            return seat

        def lost() -> None:
            side = table.side_of(late())
            table.journal.close(side, "overtime", 1 - side)

        if table.pace.timeout == "forfeit":
            await self.change(table, lost)
        else:
            await self.set_row(table, lambda: {"clock": encode(clocks.start_stand_in(table.clock, late()))})

    # -- asked by onlookers

    def refusal(self, table: GameTable, looker: Connection, error: Exception) -> wire.Out:
        """What to answer to something that cannot be done."""
        if isinstance(error, Refused):
            words = words_for(table.game, looker.lang)
            reasons = [
                reason(table.game, cause.cite, looker.lang, cause_text(table.game, cause, words))
                for cause in error.causes
            ]
            return wire.Refusal(message=looker.words.say("refused-act"), reasons=reasons, seq=table.length)
        if isinstance(error, BadInput):
            return wire.Problem(message=bad_input_text(error, looker.lang))
        fault = error if isinstance(error, Fault) else self.unforeseen_fault(error)
        return wire.Problem(message=fault.text or looker.words.say(fault.message, **fault.details))
