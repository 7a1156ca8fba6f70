"""What has to be done once, however many processes serve: by the one that holds the claim. When that one dies
another takes it up.

It opens the tables that wait for a computer, watches the clocks of those that nobody has open, and puts away
what nobody comes back to, after having said so. All of them note that they live; while none does, no time
passes at the tables.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

import msgspec

from grognard.server import clock as clocks
from grognard.server import table_agreements
from grognard.server.faults import Fault
from grognard.server.retention import DAY, NOTICE
from grognard.server.security import LASTING
from grognard.server.store import ANYTHING, StoreDown
from grognard.server.store.upkeep import Due

if TYPE_CHECKING:
    from grognard.server.site import Site

log = logging.getLogger("grognard")
KEEPER = "keeper"
BEAT = 10.0  # seconds between two notes that the server lives
NEWS = 2.0
SILENCE = 3 * BEAT  # of several processes: when all have said nothing for so long, none was there
ROUND = 60.0  # seconds between two rounds
CLEANING = 3600.0
AT_ONCE = 200  # of anything put away in one round


class Keeper:
    def __init__(self, site: Site) -> None:
        self.site = site
        self.cleaned = 0.0
        self.news = ""  # the last that an operator's command has left

    # -- time

    async def first_beat(self) -> None:
        """Before anything else is done: the time during which no server ran is nobody's."""
        site = self.site
        site.ahead = max(0.0, await site.store.alive() - site.clock())  # a clock set back is not believed
        gone = await site.store.beat(site.clock(), self.silence, clocks.shift_clock)
        self.news = await site.store.news()
        if gone:
            log.info("nobody served for %.0f s: the clocks of all tables stood still", gone)

    @property
    def silence(self) -> float:
        return SILENCE if self.site.store.many_workers else 0.0

    async def keep_alive(self) -> None:
        """Also a machine that slept, or a database that was away, has kept everybody from playing."""
        while True:
            await asyncio.sleep(BEAT)
            slept = time.time() - self.site.clock()
            if slept > SILENCE:
                self.site.ahead += slept
            try:
                gone = await self.site.store.beat(self.site.clock(), SILENCE, clocks.shift_clock)
            except StoreDown:
                continue
            if gone:
                log.warning("for %.0f s nobody could play: the clocks of all tables stood still", gone)

    async def hear_operator(self) -> None:
        """A file tells nobody that an operator's command has changed it: it is asked again and again."""
        while not self.site.store.many_workers:
            await asyncio.sleep(NEWS)
            try:
                news = await self.site.store.news()
            except StoreDown:
                continue
            if news != self.news:
                self.news = news
                await self.site.heard_all(ANYTHING)

    # -- rounds

    async def run(self) -> None:
        while True:
            try:
                if await self.site.store.claim(KEEPER):
                    await self.round()
            except StoreDown as e:
                log.warning("keeper: %s", e)
            except Exception as e:
                self.site.unforeseen_fault(e)
            await asyncio.sleep(ROUND)

    async def round(self) -> None:
        for due in await self.site.store.playing():
            self.watch_clock(due)
            if due.row.id not in self.site.tables and may_await_bot(due):
                await self.wake(due.row.id)
        if self.site.clock() - self.cleaned >= CLEANING:
            self.cleaned = self.site.clock()
            await self.clean()

    def watch_clock(self, due: Due) -> None:
        pace = msgspec.json.decode(due.row.pace, type=clocks.Pace)
        clock = msgspec.json.decode(due.row.clock, type=clocks.Clock | None)
        at = None if clock is None else clocks.deadline(clock, pace)
        if at is not None and due.row.id not in self.site.tables:
            self.site.deadlines[due.row.id] = at
            self.site.sooner.set()

    async def wake(self, id: str) -> None:
        try:
            self.site.wake(await self.site.table(id))
        except Fault as e:
            log.warning("table %s: %s", id, e)
        except StoreDown:
            raise
        except Exception as e:  # whatever is wrong with one game, the others go on
            self.site.unforeseen_fault(e)

    # -- what nobody comes back to

    async def clean(self) -> None:
        site, store, now = self.site, self.site.store, self.site.clock()
        await store.drop_old_sessions(now - LASTING)
        if site.settings.keep_guests:
            for guest in await store.abandoned_guests(now - site.settings.keep_guests * DAY, AT_ONCE):
                await store.erase_user(guest, now)
        if not site.settings.keep_tables:
            return
        kept = site.settings.keep_tables * DAY
        for id, people in await store.to_warn(now - max(0.0, kept - NOTICE), AT_ONCE):
            await store.warned(id, now)
            for person in people:
                await site.notices.farewell(person, id)
        for id in await store.abandoned_tables(now - NOTICE, now - kept, AT_ONCE):
            await self.remove(id)

    async def remove(self, id: str) -> None:
        site = self.site
        site.forget(id)
        await site.store.delete_table(id)
        log.info("table %s was put away: nobody had come for %d days", id, site.settings.keep_tables)


def may_await_bot(due: Due) -> bool:
    """Whether a computer may have to act at a table, as far as its row tells."""
    if due.kind == "bot":
        return due.people > 0  # computers among themselves play for whoever looks on
    clock = msgspec.json.decode(due.row.clock, type=clocks.Clock | None)
    stewards = clock.stewards if clock is not None else ()
    return due.orders or due.row.to_act in stewards or bool(table_agreements.terms_of(due.row).steward)
