"""Who looks at which table, here and in the other processes, and how all of them are told."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from grognard.kernel.dice import NeedRoll
from grognard.server import wire
from grognard.server.onlooker import Onlooker, seats_now
from grognard.server.table import Table

if TYPE_CHECKING:
    from grognard.server.site import Site


class Rooms:
    def __init__(self, site: Site) -> None:
        self.site = site
        self.here: dict[str, set[Onlooker]] = {}
        self.elsewhere: dict[str, dict[str, tuple[frozenset[int], int]]] = {}  # table, process: seats and watchers
        self.process = secrets.token_hex(4)

    def of(self, id: str) -> set[Onlooker]:
        return self.here.get(id, set())

    def online(self, id: str) -> frozenset[int]:
        """The seats whose people are looking."""
        found = self.seated(id)
        for seats, _ in self.elsewhere.get(id, {}).values():
            found |= seats
        return found

    def seated(self, id: str) -> frozenset[int]:
        return frozenset(seat for looker in self.of(id) for seat in looker.held)

    def watching(self, id: str) -> int:
        return self.watchers(id) + sum(many for _, many in self.elsewhere.get(id, {}).values())

    def watchers(self, id: str) -> int:
        return sum(not looker.held for looker in self.of(id))

    # -- coming and going

    async def enter(self, looker: Onlooker) -> None:
        self.here.setdefault(looker.table.id, set()).add(looker)
        await self.tell_presence(looker.table)

    async def leave(self, looker: Onlooker) -> None:
        room = self.here.get(looker.table.id)
        if room is not None:
            room.discard(looker)
            if not room:
                del self.here[looker.table.id]
        await self.tell_presence(looker.table)

    def dismiss(self, id: str) -> None:
        """Everybody out: they will come again and find the table as it is on disk."""
        for looker in list(self.of(id)):
            looker.leave()

    async def tell_presence(self, table: Table) -> None:
        self.presence(table)
        if self.site.store.many_workers:
            seats = ",".join(map(str, sorted(self.seated(table.id))))
            await self.site.store.announce(f"here:{table.id}:{self.process}:{seats}:{self.watchers(table.id)}")

    def heard(self, news: str) -> None:
        """Another process told who looks at a table there."""
        id, process, seats, watchers = news.split(":")
        if process == self.process:
            return
        there = self.elsewhere.setdefault(id, {})
        there[process] = (frozenset(int(n) for n in seats.split(",") if n), int(watchers))
        if not seats and watchers == "0":
            del there[process]
        if not there:
            del self.elsewhere[id]
        if (table := self.site.tables.get(id)) is not None:
            self.presence(table)

    def presence(self, table: Table) -> None:
        online, watching = self.online(table.id), self.watching(table.id)
        for looker in list(self.of(table.id)):
            looker.send(wire.Presence(seats=seats_now(table, looker.user, online), watching=watching))

    # -- telling

    def publish(self, table: Table) -> None:
        """Nothing is awaited here: every onlooker learns of every change, in order."""
        now, online = self.site.clock(), self.online(table.id)
        for looker in list(self.of(table.id)):
            try:
                looker.send(looker.update(now, online))
            except Exception as e:
                self.site.unforeseen(e)
                looker.leave()
        table.low = len(table.journal.entries)

    def ask_die(self, table: Table, verb: str, noun: str | None, faces: list[int], need: NeedRoll) -> None:
        """A computer player's dice are thrown by whoever sits opposite."""
        for looker in self.of(table.id):
            if looker.held:
                looker.send(die_wanted(table, looker, verb, noun, faces, need))

    async def chat(self, table: Table) -> None:
        for looker in list(self.of(table.id)):
            rows = await self.site.store.chat(table.id, looker.chatted)
            if rows:
                looker.chatted = rows[-1].n
                looker.send(wire.Chat(lines=[wire.ChatLine(n=r.n, name=r.name, seat=r.seat, text=r.text, at=r.at) for r in rows]))


def die_wanted(table: Table, looker: Onlooker, verb: str, noun: str | None, faces: list[int], need: NeedRoll) -> wire.DieWanted:
    text = looker.words.say("throw-die", sides=need.sides, n=len(faces) + 1)
    return wire.DieWanted(seq=table.length, verb=verb, noun=noun, sides=need.sides, faces=faces, text=text, cite=need.cite)
