"""Who looks at which table, here and in the other processes, and how all of them are told."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from grognard.kernel.dice import NeedRoll
from grognard.server import wire
from grognard.server.onlooker import Connection, Told, seats_now
from grognard.server.store import StoreDown
from grognard.server.table import GameTable

if TYPE_CHECKING:
    from grognard.server.site import Site


REMIND = 30.0  # seconds between two words from a process about who is there
FORGOTTEN = 3 * REMIND  # seconds after which a process that says nothing is gone, and its people with it


class RemotePresence(NamedTuple):
    """Who looks at a table in another process, as of when."""

    seats: frozenset[int]
    watchers: int
    at: float


class Rooms:
    def __init__(self, site: Site) -> None:
        self.site = site
        self.here: dict[str, set[Connection]] = {}
        self.elsewhere: dict[str, dict[str, RemotePresence]] = {}  # by table and process
        self.process = secrets.token_hex(4)

    def lookers(self, id: str) -> set[Connection]:
        return self.here.get(id, set())

    def online(self, id: str) -> frozenset[int]:
        """The seats whose people are looking."""
        return self.seats_present(id).union(*(there.seats for there in self.other_processes(id)))

    def seats_present(self, id: str) -> frozenset[int]:
        return frozenset(seat for looker in self.lookers(id) for seat in looker.own_seats)

    def watching(self, id: str) -> int:
        return self.watchers(id) + sum(there.watchers for there in self.other_processes(id))

    def watchers(self, id: str) -> int:
        return sum(not looker.own_seats for looker in self.lookers(id))

    def other_processes(self, id: str) -> list[RemotePresence]:
        """Processes that have spoken of this table lately: one that was killed says no goodbye."""
        lately = self.site.clock() - FORGOTTEN
        return [there for there in self.elsewhere.get(id, {}).values() if there.at > lately]

    # -- coming and going

    async def enter(self, looker: Connection) -> None:
        self.here.setdefault(looker.table.id, set()).add(looker)
        await self.tell_presence(looker.table)

    async def leave(self, looker: Connection) -> None:
        room = self.here.get(looker.table.id)
        if room is not None:
            room.discard(looker)
            if not room:
                del self.here[looker.table.id]
        await self.tell_presence(looker.table)
        self.site.wake(looker.table)  # a computer may have to answer for him

    def dismiss(self, id: str) -> None:
        """Everybody out: they will come again and find the table as it is on disk."""
        for looker in list(self.lookers(id)):
            looker.leave()

    async def check_sessions(self, user: str) -> None:
        """Somebody was logged out somewhere, or when no name is given maybe anybody: sockets of sessions that
        are over are shut.
        """
        known = [
            x for room in self.here.values() for x in room if x.user is not None and user in ("", x.user.id)
        ]
        for looker in known:
            await self.check_session(looker)

    async def check_session(self, looker: Connection) -> None:
        if looker.session and not await self.site.guard.is_valid_session(looker.session):
            looker.leave()

    def check_watchers(self, table: GameTable) -> None:
        """The link to watch was made anew: whoever came by the old one must ask for the new one."""
        for looker in list(self.lookers(table.id)):
            if looker.watching and (looker.user is None or looker.user.id != table.row.owner):
                looker.leave()

    async def tell_presence(self, table: GameTable) -> None:
        self.presence(table)
        await self.announce(table.id)

    async def announce(self, id: str) -> None:
        """Let the other processes know who looks at a table here."""
        if self.site.store.many_workers:
            seats = ",".join(map(str, sorted(self.seats_present(id))))
            with suppress(StoreDown):  # they will be reminded
                await self.site.store.announce(f"here:{id}:{self.process}:{seats}:{self.watchers(id)}")

    async def remind(self) -> None:
        """Others forget a process that has nothing to say."""
        while self.site.store.many_workers:
            await asyncio.sleep(REMIND)
            for id in list(self.here):
                await self.announce(id)

    async def record_presence(self, news: str) -> None:
        """Another process told who looks at a table there. One that is new to us has not heard of ours."""
        id, process, seats, watchers = news.split(":")
        if process == self.process:
            return
        there = self.elsewhere.setdefault(id, {})
        new = process not in there
        there[process] = RemotePresence(
            frozenset(int(n) for n in seats.split(",") if n), int(watchers), self.site.clock()
        )
        if not seats and watchers == "0":
            del there[process]
        if not there:
            del self.elsewhere[id]
        if (table := self.site.tables.get(id)) is not None:
            self.presence(table)
            self.site.wake(table)
        if new and self.lookers(id):
            await self.announce(id)

    def presence(self, table: GameTable) -> None:
        online, watching = self.online(table.id), self.watching(table.id)
        for looker in list(self.lookers(table.id)):
            looker.send(
                wire.Presence(seats=seats_now(table, looker.user, online, looker.lang), watching=watching)
            )

    # -- telling

    def publish(self, table: GameTable) -> None:
        """Nothing is awaited here: every onlooker learns of every change, in order."""
        now, online = self.site.clock(), self.online(table.id)
        told: Told = {}
        for looker in list(self.lookers(table.id)):
            try:
                looker.send(looker.update(now, online, told=told))
            except Exception as e:
                self.site.unforeseen_fault(e)
                looker.leave()
        table.low = len(table.journal.entries)

    async def chat(self, table: GameTable) -> None:
        """Whatever was said and not yet told to somebody here."""
        if not self.lookers(table.id):
            return
        since = min(looker.chatted for looker in self.lookers(table.id))
        said = await self.site.store.chat(table.id, since)
        for looker in list(self.lookers(table.id)):
            new = [r for r in said if r.n > looker.chatted]
            if new and looker.chatted >= since:  # one who has come meanwhile asks himself
                looker.chatted = new[-1].n
                looker.send(
                    wire.Chat(
                        lines=[
                            wire.ChatLine(n=r.n, name=r.name, seat=r.seat, text=r.text, at=r.at) for r in new
                        ]
                    )
                )


def die_wanted(
    table: GameTable, looker: Connection, verb: str, noun: str | None, faces: list[int], need: NeedRoll
) -> wire.DieWanted:
    text = looker.words.say("throw-die", sides=need.sides, n=len(faces) + 1)
    return wire.DieWanted(
        seq=table.length, verb=verb, noun=noun, sides=need.sides, faces=faces, text=text, cite=need.cite
    )
