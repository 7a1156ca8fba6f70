"""The socket of a table: what people send, decoded strictly, and what comes of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from grognard.kernel.dice import NeedRoll
from grognard.kernel.engine import choices
from grognard.kernel.errors import BadInput
from grognard.server import (
    bot_reasons,
    danger,
    peek,
    plans,
    presentation,
    table_agreements,
    wire,
)
from grognard.server import clock as clocks
from grognard.server.api import UNREADABLE, fault_of
from grognard.server.faults import Fault, malformed_fault
from grognard.server.games_api import hex_answer
from grognard.server.onlooker import Connection, log, opening_entry
from grognard.server.questions import ANSWERS
from grognard.server.rooms import die_wanted
from grognard.server.store import StoreDown, User
from grognard.server.table import DRAW, PAUSE, RESUME, TAKEBACK, GameTable, Late, Offer, encode
from grognard.server.table_view import table_now
from grognard.server.typed_words import clean_line
from grognard.server.visibility import visible

if TYPE_CHECKING:
    from grognard.server.site import Site

GONE, FOREIGN, NOTHING, SHUT = 4000, 4403, 4404, 4409  # close codes
# beyond that of any message
COSTS: dict[Any, float] = dict.fromkeys((wire.Overlay, wire.Why, wire.Group, wire.AskPlan), 1.0) | {
    wire.Speak: 5.0,
    wire.Past: 9.0,
    wire.Say: 4.0,
    wire.AskDanger: 4.0,
}
decoder = msgspec.json.Decoder(wire.ToServer)


async def serve_socket(socket: WebSocket) -> None:
    """One connection, from the greeting to the end."""
    site: Site = socket.app.state.site
    with suppress(WebSocketDisconnect):  # gone before he was let in
        await admit(site, socket)


async def admit(site: Site, socket: WebSocket) -> None:
    with site.guard.count_socket(socket) as room:
        try:
            admitted = await site.guard.admit_socket(socket) if room else None
        except StoreDown as e:
            site.unforeseen_fault(e)
            admitted = None
        if admitted is None:
            await socket.close(FOREIGN)
        else:
            await serve_user(site, socket, *admitted)


async def serve_user(site: Site, socket: WebSocket, user: User | None, session: str) -> None:
    lang = socket.query_params.get("lang", "en")
    lang = lang if lang in ("fr", "en") else "en"
    await socket.accept()
    id = socket.path_params["id"]
    try:
        await visible(site, id, user, socket.cookies)
        seen = await site.store.seen(id, user.id) if user is not None else 0
        # from here until he has entered nothing is awaited: nobody forgets the table meanwhile
        table = await site.table(id)
        table = site.tables.setdefault(id, table)  # unless somebody did a moment before
    except Exception as e:
        fault = fault_of(e, site, lang)
        code = {404: NOTHING, 409: SHUT}.get(fault.status, GONE)
        await refuse(socket, fault.as_text(lang), code)
        return
    watching = not table.seats_of(user.id if user else None)
    await Seat(site, table, Connection(table, user, lang, watching, session), socket).stay(seen)


async def refuse(socket: WebSocket, message: str, code: int) -> None:
    await socket.send_text(msgspec.json.encode(wire.Problem(message=message)).decode())
    await socket.close(code)


class Seat:
    """One connection while it lasts."""

    def __init__(self, site: Site, table: GameTable, looker: Connection, socket: WebSocket) -> None:
        self.site, self.table, self.looker, self.socket = site, table, looker, socket

    async def stay(self, seen: int) -> None:
        writer = asyncio.ensure_future(self.write())
        try:
            self.greet(seen)
            await self.site.rooms.enter(self.looker)
            await self.site.rooms.check_session(self.looker)  # he may have been logged out while he came in
            self.site.wake(self.table)
            self.site.drivers.ask_die(self.table, self.looker)
            await self.site.rooms.chat(self.table)
            while True:
                await self.read()
        except (WebSocketDisconnect, RuntimeError):
            pass
        except Exception as e:
            self.site.unforeseen_fault(e)
        finally:
            writer.cancel()
            await self.site.rooms.leave(self.looker)
            with suppress(Exception):
                if self.socket.client_state == WebSocketState.CONNECTED:
                    await self.socket.close(GONE)

    def greet(self, seen: int) -> None:
        user, table = self.looker.user, self.table
        now = table_now(self.site, table.row, table.seats, user, self.looker.lang, table)
        self.looker.send(wire.Welcome(table=now, spectator=self.looker.watching, seen=seen))
        self.show(full=True)

    def show(self, full: bool = False, stale: bool = False) -> None:
        self.looker.send(
            self.looker.update(self.site.clock(), self.site.rooms.online(self.table.id), full, stale)
        )

    async def write(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # whoever reads here will notice
            while (message := await self.looker.next()) is not None:
                await self.socket.send_text(message.decode())
            await self.socket.close(GONE)

    async def read(self) -> None:
        frame = await self.socket.receive()
        if frame["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(frame["code"])
        if not self.is_within_pace(1.0):
            self.problem("too-fast", seconds=1)
            return
        try:
            message = decoder.decode(frame.get("text") or frame.get("bytes") or b"")
        except UNREADABLE as e:
            self.looker.send(wire.Problem(message=malformed_fault(e).as_text(self.looker.lang)))
            return
        if type(message) in COSTS and not self.is_within_pace(COSTS[type(message)]):
            self.problem("too-fast", seconds=1)
            return
        try:
            await self.answer(message)
        except NeedRoll as need:
            assert isinstance(message, wire.Play)
            self.looker.send(
                die_wanted(self.table, self.looker, message.verb, message.noun, message.faces, need)
            )
        except Late:
            self.show(full=True, stale=True)
        except Exception as e:
            self.refuse(message, e)

    def refuse(self, message: Any, error: Exception) -> None:
        answer = self.site.refusal(self.table, self.looker, error)
        if isinstance(answer, wire.Problem):
            answer.id = getattr(message, "id", None)
        self.looker.send(answer)

    async def hint(self, ask: wire.Hint) -> None:
        try:
            self.looker.send(await self.site.drivers.advise(self.table, self.looker, ask))
        except Late:
            self.refuse(ask, Fault(409, "hint-late"))
        except Exception as e:
            self.refuse(ask, e)

    async def peek(self, ask: wire.Peek) -> None:
        pos, eyes = self.table.pos, self.looker.eyes
        try:
            await peek.prepare(pos, eyes, ask)
            self.looker.send(peek.answer(pos, eyes, ask, self.looker.lang))
        except Exception as e:
            self.refuse(ask, e)

    async def danger(self, ask: wire.AskDanger) -> None:
        pos, looker = self.table.pos, self.looker
        try:
            looker.send(await run_in_threadpool(danger.answer, pos, looker.eyes, ask, looker.lang))
        except Exception as e:
            self.refuse(ask, e)

    def is_within_pace(self, cost: float) -> bool:
        return self.site.guard.is_within_pace(
            self.looker.session or self.site.guard.address(self.socket), cost
        )

    def problem(self, message: str, **details: Any) -> None:
        self.looker.send(wire.Problem(message=self.looker.words.say(message, **details)))

    async def answer(self, message: Any) -> None:
        table, looker, change = self.table, self.looker, self.site.change
        match message:
            case wire.Play():
                await self.play(message)
            case wire.TakeBack():
                await change(table, lambda: table.undo(looker.own_seats, message.seq, message.to))
            case wire.PlayAgain():
                await change(table, lambda: table.redo(looker.own_seats, message.seq, message.whole))
            case wire.PlayAll():
                acts = [(one.verb, one.noun) for one in message.acts]
                held = looker.own_seats
                await change(table, lambda: table.act_all(held, message.seq, acts, message.most), back=held)
            case wire.Resign():
                await change(table, lambda: table.resign(looker.own_seats))
            case wire.Propose():
                await self.propose(message)
            case wire.Respond():
                await self.respond(message.yes)
            case wire.Say():
                await self.say(message.text)
            case wire.Speak():
                looker.lang = message.lang
                self.show(full=True)
            case wire.Agree():
                await self.site.set_row(table, lambda: self.agreement_change(message))
            case wire.Hint():
                self.site.spawn(self.hint(message))  # he may go on meanwhile
            case wire.Peek():
                self.site.spawn(self.peek(message))  # the same
            case wire.AskPlan():
                await plans.answer(self.site, table, looker, message)
            case wire.AskDanger():
                self.site.spawn(self.danger(message))  # the same
            case wire.AskOrders():
                looker.send(await self.site.clerk.answer(table, looker, message))
            case wire.Seen():
                if looker.user is not None:
                    await self.site.store.set_seen(
                        table.id, looker.user.id, min(message.n, len(table.journal.entries))
                    )
            case _:
                looker.send(self.query(message))

    def query(self, ask: Any) -> wire.Out:
        """A question that changes nothing, answered from what the asker may know."""
        pos, eyes, lang = self.table.pos, self.looker.eyes, self.looker.lang
        if (known := ANSWERS.get(type(ask))) is not None:
            return known(pos, eyes, ask, lang)
        match ask:
            case wire.LookAt():
                return hex_answer(self.table.game, ask, lang)
            case wire.Because():
                return bot_reasons.answer(self.table, ask, eyes, self.looker.words)
            case _:
                until = min(max(ask.before - 1, 0), len(self.table.journal.entries))
                since, words = max(0, until - ask.most), self.looker.words
                opening = [opening_entry(self.table, words, eyes)] if since == 0 and ask.before > 0 else []
                entries = bot_reasons.add_reasons(
                    self.table, log(self.table.journal, since, words, eyes, until), eyes, words
                )
                return wire.PastAnswer(id=ask.id, log=opening + entries)

    def must_decide(self, seq: int) -> bool:
        """Is the reader the one who must decide in the position that he speaks of?"""
        table, held = self.table, self.looker.own_seats
        return bool(held) and seq == table.length and table.viewer(held) == choices(table.pos).who

    async def play(self, message: wire.Play) -> None:
        table, words = self.table, (message.verb, message.noun)
        if (
            not message.sure
            and self.must_decide(message.seq)
            and presentation.is_final_act(table.pos, *words)
        ):
            self.looker.send(wire.Confirm(seq=message.seq, verb=message.verb, noun=message.noun))
            return
        held, drivers = self.looker.own_seats, self.site.drivers
        found = drivers.waiting(table, held, *words)
        if found is not None:  # a person throws a computer's dice
            await drivers.play(table, message.seq, found, message.faces)
        else:
            await self.site.change(
                table, lambda: table.act(held, message.seq, words, message.faces), back=held
            )

    # -- offers

    def agreement_change(self, ask: wire.Agree) -> dict[str, Any]:
        if self.table.is_over and ask.what != table_agreements.REPLAY:
            raise BadInput("the game is over", "game-is-over")
        return {
            "terms": encode(
                table_agreements.change_terms(
                    table_agreements.terms_of(self.table.row), ask.what, self.looker.own_seats, ask.on
                )
            )
        }

    async def propose(self, ask: wire.Propose) -> None:
        table, held = self.table, self.looker.own_seats
        if not held:
            raise Fault(403, "no-seat")
        others = [seat for seat in table.seats if seat.n not in held]
        asked = any(seat.kind == "person" for seat in others)
        if ask.what == DRAW and others and not asked:
            raise Fault(409, "bot-plays-on")
        if ask.what == TAKEBACK and others and not asked and table_agreements.terms_of(table.row).rated:
            raise Fault(409, "rated-no-takeback")  # a die could be thrown until it pleases
        offer = Offer(ask.what, min(held), ask.to if ask.what == TAKEBACK else None)

        def standing() -> dict[str, Any]:
            self.may_offer(offer)
            return {"offer": encode(offer)}

        if asked:
            await self.site.set_row(table, standing)
        else:
            await self.agree(offer, lambda: self.may_offer(offer))  # nobody to ask

    def may_offer(self, offer: Offer) -> None:
        if self.table.is_over:
            raise BadInput("the game is over", "game-is-over")
        if self.table.offer is not None:
            raise Fault(409, "offer-standing")
        if offer.what == TAKEBACK and (offer.to is None or offer.to >= len(self.table.journal.entries)):
            raise BadInput("undo: nothing has been played", "undo-nothing")

    async def respond(self, yes: bool) -> None:
        offer = self.table.offer
        if not self.looker.own_seats:
            raise Fault(403, "no-seat")
        if offer is None:
            raise Fault(409, "offer-none")
        if yes and offer.by in self.looker.own_seats:
            raise Fault(409, "offer-own")

        def stands() -> None:
            if self.table.offer != offer:  # an act in between has done away with it
                raise Fault(409, "offer-none")

        def dropped() -> dict[str, Any]:
            stands()
            return {"offer": "null"}

        if yes:
            await self.agree(offer, stands)
        else:
            await self.site.set_row(self.table, dropped)

    async def agree(self, offer: Offer, still: Callable[[], None]) -> None:
        """Do what was offered, if it `still` may be done once nobody else can act."""
        table = self.table

        def ended() -> None:
            still()
            table.journal.close(table.side_of(offer.by), "agreed", -1)

        def unmade() -> None:
            still()
            table.take_back(offer.to or 0)

        def stopped() -> dict[str, Any]:
            still()
            clock = clocks.pause(table.clock, table.pace, offer.what == PAUSE, self.site.clock())
            return {"clock": encode(clock), "offer": "null"}

        if offer.what in (PAUSE, RESUME):
            await self.site.set_row(table, stopped)
        else:
            await self.site.change(table, unmade if offer.what == TAKEBACK else ended)

    async def say(self, text: str) -> None:
        user: User | None = self.looker.user
        held = self.looker.own_seats
        if user is None or not held:
            raise Fault(403, "no-seat")
        now = await self.site.store.user(user.id)
        if now is None or now.muted:
            raise Fault(403, "muted")
        await self.site.store.add_chat(
            self.table.id, user.id, min(held), user.name, clean_line(text), self.site.clock()
        )
