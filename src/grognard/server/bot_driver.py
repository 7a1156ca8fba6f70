"""Computers at the tables: they act when it is their turn, stand in for whoever is away, and give advice when
asked.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, NamedTuple

from grognard.kernel.dice import NeedRoll
from grognard.server import bot_reasons, table_agreements, wire
from grognard.server.bots import Chosen
from grognard.server.faults import Fault
from grognard.server.onlooker import Connection
from grognard.server.rooms import die_wanted
from grognard.server.store import StoreDown
from grognard.server.table import GameTable, Late

if TYPE_CHECKING:
    from grognard.server.site import Site

log = logging.getLogger("grognard")
ELSEWHERE = 1.0  # seconds until it is asked again whether another process still thinks
LAST_RESORT = "random"  # acts for a computer that cannot
LONGEST = 60.0  # seconds between two attempts
ADVICE = 64  # tables whose last advice is kept, for whoever asks again


class Waiting(NamedTuple):
    """An act that waits for dice thrown by hand."""

    seq: int
    act: Chosen
    need: NeedRoll


class Drivers:
    def __init__(self, site: Site) -> None:
        self.site = site
        self.driving: set[str] = set()
        self.dice: dict[str, Waiting] = {}
        # by table: the moment, and what is being thought of it
        self.advised: dict[str, tuple[int, asyncio.Future[Chosen]]] = {}

    def wake(self, table: GameTable) -> None:
        if table.id not in self.driving and self.site.bot_for(table) is not None:
            self.driving.add(table.id)
            self.site.spawn(self.drive(table))

    async def drive(self, table: GameTable) -> None:
        """Computer players act until it is a person's turn."""
        patient: set[int] = set()  # seats whose people were waited for
        failed = 0
        claim = f"bot {table.id}"
        try:
            while (name := self.site.bot_for(table)) is not None:
                if not await self.is_ours(claim):
                    await asyncio.sleep(ELSEWHERE)
                    continue
                seat = table.to_act
                if (
                    seat is not None
                    and seat not in patient
                    and seat not in table.clock.stewards
                    and table.seats[seat].kind == "person"
                ):
                    patient.add(seat)
                    # he may have shut his page only to open it again
                    await asyncio.sleep(self.site.settings.steward_delay)
                    continue
                try:
                    await self.act(table, name, LAST_RESORT if failed % 2 else name)
                    failed = 0
                except Late:
                    continue
                except (Fault, StoreDown, BrokenProcessPool) as e:
                    log.warning("table %s: %s: %s", table.id, name, e)
                    await asyncio.sleep(1)
                # asked again it would fail again: somebody else acts for it, and the game goes on
                except Exception:
                    log.exception("table %s: %s", table.id, name)
                    failed += 1
                    await asyncio.sleep(min(LONGEST, 2**failed / 10))
                if self.site.rooms.lookers(table.id):
                    await asyncio.sleep(self.site.settings.bot_delay)
        finally:
            self.driving.discard(table.id)
            await self.site.store.yield_claim(claim)

    async def is_ours(self, claim: str) -> bool:
        """Whether this process is the one that thinks at a table: of several each would, and one be heard."""
        try:
            return await self.site.store.claim(claim)
        except StoreDown:
            return False

    async def act(self, table: GameTable, name: str, by: str) -> None:
        seq, seat = table.length, table.to_act
        with self.site.metrics.thoughts.time():
            found = await self.site.bots.choose(table, by, self.site.key)
        if seat is None or table.length != seq or self.site.bot_for(table) != name:
            raise Late
        try:
            await self.play(table, seq, found, [])
        except NeedRoll as need:
            self.dice[table.id] = Waiting(seq, found, need)
            for looker in self.site.rooms.lookers(table.id):
                self.ask_die(table, looker)

    async def play(self, table: GameTable, seq: int, found: Chosen, faces: list[int]) -> None:
        """Put down what a computer has chosen for the seat to act, and why."""
        seat = table.to_act
        assert seat is not None
        verb, noun = found.words[0], found.words[1] if len(found.words) > 1 else None
        done_by = bot_reasons.BOT if table.seats[seat].kind == "bot" else bot_reasons.STEWARD
        motive = (done_by, bot_reasons.reason_json(table.game, found.reason))
        await self.site.change(table, lambda: table.act({seat}, seq, (verb, noun), faces), motive=motive)

    # -- dice thrown by hand

    def waits_for_die(self, table: GameTable) -> bool:
        return table.id in self.dice and self.dice[table.id].seq == table.length

    def waiting(self, table: GameTable, held: frozenset[int], verb: str, noun: str | None) -> Chosen | None:
        """The computer's act for which these dice are thrown; none when somebody acts for himself."""
        if not held or noun is not None or not self.waits_for_die(table) or table.to_act in held:
            return None
        found = self.dice[table.id].act
        return found if found.words[0] == verb else None

    def ask_die(self, table: GameTable, looker: Connection) -> None:
        """A computer player's dice are thrown by whoever sits opposite; what it does may
        be hidden from him.
        """
        if looker.own_seats and self.waits_for_die(table):
            waiting = self.dice[table.id]
            looker.send(die_wanted(table, looker, waiting.act.words[0], None, [], waiting.need))

    # -- advice

    async def advise(self, table: GameTable, looker: Connection, ask: wire.Hint) -> wire.HintAnswer:
        """What a computer would do in somebody's place, from what he can know."""
        self.may_advise(table, looker, ask)
        found = await self.think(table, looker)
        if table.length != ask.seq:
            raise Late
        verb, noun = found.words[0], found.words[1] if len(found.words) > 1 else None
        reason = bot_reasons.reason_clause(table.game, found.reason, looker.lang)
        text = bot_reasons.act_words(table.pos, verb, noun, looker.words)
        return wire.HintAnswer(id=ask.id, seq=ask.seq, verb=verb, noun=noun, text=text, reason=reason)

    def may_advise(self, table: GameTable, looker: Connection, ask: wire.Hint) -> None:
        table.ready(looker.own_seats, ask.seq)
        if table.to_act not in looker.own_seats:
            raise Fault(409, "hint-not-yours")
        if not table_agreements.are_hints_allowed(table_agreements.terms_of(table.row), table.seats):
            raise Fault(409, "hint-off")

    async def think(self, table: GameTable, looker: Connection) -> Chosen:
        """Thought of once for each moment, however often it is asked for."""
        kept = self.advised.pop(table.id, None)
        if kept is None or kept[0] != table.length or (kept[1].done() and kept[1].exception() is not None):
            self.site.guard.hint(looker.session)
            advice = self.site.bots.advise(table, self.site.settings.adviser, self.site.key)
            kept = (table.length, asyncio.ensure_future(advice))
            # whoever asked may be gone by then
            kept[1].add_done_callback(lambda done: done.cancelled() or done.exception())
        self.advised[table.id] = kept
        while len(self.advised) > ADVICE:
            self.advised.pop(next(iter(self.advised)))
        return await asyncio.shield(kept[1])
