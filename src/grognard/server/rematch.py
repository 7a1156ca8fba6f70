"""Playing again: the same game with the sides swapped, at a table that both players find."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from starlette.concurrency import run_in_threadpool

from grognard.games import load
from grognard.kernel.dice import Dice, FixedDice, NeedRoll, SeededDice, commitment
from grognard.kernel.journal import Journal, header_for
from grognard.kernel.position import begin
from grognard.server import table_agreements, wire
from grognard.server.api import LANG, Call, Route
from grognard.server.faults import Fault
from grognard.server.store import SeatRow, User
from grognard.server.study_api import branch_journal
from grognard.server.table import GameTable
from grognard.server.table_view import table_now
from grognard.server.tables_api import begin_if_full, new_id, put_down
from grognard.server.visibility import seen_table


async def rematch(call: Call) -> wire.TableMade:
    """The first player who asks opens the table; the other one who asks sits down at it."""
    table, me, site = await seen_table(call), call.me, call.site
    if not table.seats_of(me.id):
        raise Fault(403, "no-seat")
    if not table.is_over:
        raise Fault(409, "not-over")
    await site.catch_up(table)  # the other player may have asked in another process
    if (again := await existing(call, table)) is not None:
        return await join_rematch(call, table, again)
    site.guard.pay_for_opening(call)
    id = new_id()
    if not await site.store.set_rematch(table.id, table.row.rematch, id):
        raise Fault(409, "too-late")
    journal, secret = await run_in_threadpool(fresh, table)
    seats = swap_sides(table, me)
    made, links = await put_down(call, journal, secret, seats, table.pace, swap_terms(table), id)
    await site.catch_up(table)
    return wire.TableMade(table=table_now(site, made.row, made.seats, me, call.lang, made), invitations=links)


async def existing(call: Call, table: GameTable) -> GameTable | None:
    """The table that the other player has opened, if it is still there."""
    if not table.row.rematch or await call.site.store.table(table.row.rematch) is None:
        return None
    return await call.site.table(table.row.rematch)


async def join_rematch(call: Call, old: GameTable, again: GameTable) -> wire.TableMade:
    """The reader sits down where his opponent sat, unless somebody else did before him."""
    me, site = call.me, call.site
    if not again.seats_of(me.id):
        for seat in again.seats:
            mine = old.seats[source_of(old, seat.n)].user == me.id
            if mine and seat.kind == "open" and seat.invite_hash:
                await site.store.claim_seat(again.id, seat.n, seat.invite_hash, me.id, me.name)
        await begin_if_full(site, again)
    if not again.seats_of(me.id):
        raise Fault(409, "rematch-taken")
    return wire.TableMade(table=table_now(site, again.row, again.seats, me, call.lang, again), invitations=[])


def source_of(old: GameTable, n: int) -> int:
    """The seat of the finished game whose player sits at seat `n` of the new one: that of the next side."""
    sides = old.pos.state.seats
    return sides[(n + 1) % len(sides)]


def swap_sides(old: GameTable, me: User) -> list[SeatRow]:
    """Every player on the other side; a seat of somebody else waits for him."""
    found = []
    for n in range(len(old.seats)):
        before = old.seats[source_of(old, n)]
        if before.kind == "bot":
            found.append(SeatRow("", n, "bot", None, before.bot))
        elif before.user == me.id:
            found.append(SeatRow("", n, "person", me.id, "", me.name))
        else:
            found.append(SeatRow("", n, "open"))
    return found


def swap_terms(old: GameTable) -> table_agreements.Terms:
    """What was agreed on, by the seats its players have now."""
    terms = table_agreements.terms_of(old.row)
    now = {source_of(old, n): n for n in range(len(old.seats))}
    return msgspec.structs.replace(
        terms,
        hints=tuple(sorted(now[n] for n in terms.hints)),
        steward=tuple(sorted(now[n] for n in terms.steward)),
    )


def fresh(old: GameTable) -> tuple[Journal, bytes]:
    """A journal without acts: the same game from the same beginning, with new dice."""
    if old.journal.header["position"] is not None:
        return branch_journal(old.journal, 0)
    game = load(old.game.id, old.game.options, old.game.scenario)
    by_hand = old.journal.header["dice"]["mode"] == "manual"
    secret = b"" if by_hand else secrets.token_bytes(32)
    dice: dict[str, Any] = {"mode": "manual"} if by_hand else {"mode": "live", "commit": commitment(secret)}
    source: Dice = FixedDice(()) if by_hand else SeededDice(secret)
    try:
        pos, rolls = begin(game, source)
    except NeedRoll as need:
        raise Fault(400, "dice-first", field="faces", sides=need.sides, cite=need.cite) from None
    return Journal(header_for(pos, dice, rolls=rolls), pos), secret


REMATCHES = [
    Route(
        "POST",
        "/api/tables/{id}/rematch",
        rematch,
        wire.TableMade,
        summary="Play again with the sides swapped",
        status=201,
        query=(LANG,),
        cost=5,
        faults=(401, 409),
    ),
]
