"""Standing orders: what a player has answered beforehand, for when he is away or does not want to be asked.

They are his own: nobody else is told that there are any, and the journal has the act and not the order.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from grognard.kernel.acts import write_act
from grognard.kernel.dice import NeedRoll
from grognard.kernel.engine import NOBODY, choices
from grognard.kernel.errors import BadInput, Refused
from grognard.kernel.flow import CLOSE
from grognard.kernel.menu import BUTTON, Act
from grognard.kernel.state import Position
from grognard.server import wire
from grognard.server.faults import Fault
from grognard.server.presentation import ask_of, capital, supposed_position, words_for
from grognard.server.store import OrderRow, StoreDown
from grognard.server.table import GameTable, Late, encode

if TYPE_CHECKING:
    from grognard.server.onlooker import Connection
    from grognard.server.site import Site

log = logging.getLogger("grognard")
POLICY = "policy"  # as the odds take owners to choose
NEVER = 0


class Orders(Struct, frozen=True):
    answers: Mapping[str, str] = {}  # by kind of question
    until: int = NEVER  # pass one's own phases until this turn begins


# -- what is to be done


def answer_to(pos: Position, orders: Orders) -> Act | None:
    """The act that orders give to the open question; none where they do not speak of it, or cannot be
    followed.
    """
    asked = choices(pos)
    if asked.who == NOBODY:
        return None
    known = supposed_position(pos, asked.who)
    found = answer_by_order(known, orders.answers.get(pos.frame.step, "") or implied(known, orders))
    if found is None and pos.state.turn < orders.until and len(pos.state.frames) == 1:
        found = next(
            (Act(verb) for verb in ask_of(pos).with_role(CLOSE, BUTTON) if verb in asked.verbs), None
        )
    return found if found is not None and found in asked else None


def implied(pos: Position, orders: Orders) -> str:
    """The first answer to a question that follows from another to which they speak."""
    hooks = pos.game.hooks
    spoken = hooks.order_follows(pos) in orders.answers
    return next(iter(hooks.orders.get(pos.frame.step, ())), "") if spoken else ""


def answer_by_order(pos: Position, how: str) -> Act | None:
    hooks = pos.game.hooks
    if how not in hooks.orders.get(pos.frame.step, ()):
        return None
    if how == POLICY:
        return None if hooks.policy is None else hooks.policy(pos, choices(pos))
    return Act(how)


# -- as their owner reads them


def wire_orders(
    table: GameTable, looker: Connection, orders: Orders, ask: wire.AskOrders
) -> wire.OrdersAnswer:
    game, words = table.game, words_for(table.game, looker.lang)
    kinds = [
        wire.OrderKind(
            id=kind,
            text=capital(words.say(f"order-{kind}")),
            answers=[
                wire.OrderAnswer(
                    id=how, text=capital(words.say("order-policy" if how == POLICY else f"verb-{how}"))
                )
                for how in ways
            ],
        )
        for kind, ways in game.hooks.orders.items()
    ]
    return wire.OrdersAnswer(
        id=ask.id,
        kinds=kinds,
        policy=capital(words.say(game.hooks.policy_text)) if game.hooks.policy_text else "",
        answers=dict(orders.answers),
        until=orders.until,
        turn=table.pos.state.turn,
        turns=game.hooks.turns(table.pos),
    )


def read_orders(table: GameTable, ask: wire.OrdersIn) -> Orders:
    known = table.game.hooks.orders
    for kind, how in ask.answers.items():
        if how not in known.get(kind, ()):
            raise BadInput(f'"{how}" is no answer to "{kind}"', "bad-order", kind=kind, how=how)
    return Orders(dict(ask.answers), ask.until)


class OrderClerk:
    """Carries out standing orders, of all tables in memory."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.kept: dict[str, dict[int, tuple[str, Orders]]] = {}  # by table and seat: whose, and what
        self.busy: set[str] = set()
        self.failed: dict[
            str, int
        ] = {}  # by table: the length of the journal at which orders could not be kept
        self.found: dict[str, tuple[int, Act | None]] = {}  # by table: what was found at which length

    async def load(self, id: str) -> None:
        rows = await self.site.store.orders(id)
        self.found.pop(id, None)
        kept = {row.seat: (row.user, msgspec.json.decode(row.text, type=Orders)) for row in rows}
        if kept:
            self.kept[id] = kept
        else:
            self.kept.pop(id, None)

    async def reload(self, id: str) -> None:
        """Somebody has ordered something, here or in another process."""
        if (table := self.site.tables.get(id)) is not None:
            await self.load(id)
            self.site.wake(table)

    def orders_of(self, table: GameTable, seat: int) -> Orders:
        """What whoever sits there has ordered: not what one before him had."""
        user, orders = self.kept.get(table.id, {}).get(seat, ("", Orders()))
        return orders if user and table.seats[seat].user == user else Orders()

    async def answer(self, table: GameTable, looker: Connection, ask: wire.AskOrders) -> wire.OrdersAnswer:
        """Tell somebody his orders, after changing them where he says so."""
        if not looker.own_seats or looker.user is None:
            raise Fault(403, "no-seat")
        seat = table.pos.state.seats[table.viewer(looker.own_seats)]
        if ask.orders is not None:
            orders = read_orders(table, ask.orders)
            text = encode(orders) if orders.answers or orders.until else ""
            await self.site.store.keep_orders(OrderRow(table.id, seat, looker.user.id, text))
            await self.load(table.id)
            self.failed.pop(table.id, None)
            self.wake(table)
        return wire_orders(table, looker, self.orders_of(table, seat), ask)

    # -- carrying them out

    def due(self, table: GameTable) -> Act | None:
        """What orders say to the question that is open; nothing to one that was come back to by undoing."""
        seat = table.to_act
        if (
            table.id not in self.kept
            or seat is None
            or table.row.status != "playing"
            or table.clock.paused
            or table.seats[seat].kind != "person"
            or table.journal.undone
            or self.failed.get(table.id) == table.length
        ):
            return None
        seen = self.found.get(table.id)
        if seen is None or seen[0] != table.length:
            seen = self.found[table.id] = (table.length, answer_to(table.pos, self.orders_of(table, seat)))
        return seen[1]

    def wake(self, table: GameTable) -> None:
        if table.id not in self.busy and self.due(table) is not None:
            self.busy.add(table.id)
            self.site.spawn(self.work(table))

    async def work(self, table: GameTable) -> None:
        """Answer until a question is left to its owner."""
        try:
            while (act := self.due(table)) is not None:
                try:
                    await self.obey(table, act)
                except Late:
                    continue
                except (NeedRoll, Refused, BadInput, Fault, StoreDown) as e:
                    log.warning("table %s: a standing order was not carried out: %s", table.id, e)
                    self.failed[table.id] = table.length
        finally:
            self.busy.discard(table.id)

    async def obey(self, table: GameTable, act: Act) -> None:
        seat, seq = table.to_act, table.length
        assert seat is not None
        verb, *noun = write_act(table.pos, act)
        words = (verb, noun[0] if noun else None)
        await self.site.change(table, lambda: table.act({seat}, seq, words, []))
