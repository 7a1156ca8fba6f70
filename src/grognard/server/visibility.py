"""Who may look at a table: its players, whoever came by a link to watch, and everybody where the players of a
finished game allow it.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from starlette.concurrency import run_in_threadpool

from grognard.server import table_agreements
from grognard.server.api import Call
from grognard.server.faults import Fault
from grognard.server.store import SeatRow, TableRow, User
from grognard.server.table import GameTable
from grognard.server.unplayable import Shut

if TYPE_CHECKING:
    from grognard.server.site import Site


async def seen_table(call: Call) -> GameTable:
    """The table named in the path, if the asker plays or may watch there; to others it does not exist."""
    return await visible(call.site, call.path["id"], call.user, call.request.cookies)


async def readable_table(call: Call) -> GameTable | Shut:
    """The same, though today's rules may not replay it: it is read then as it was written."""
    try:
        return await seen_table(call)
    except Fault as e:
        if e.message != "rules-changed":
            raise
    row = await call.site.store.table(call.path["id"])
    if row is None:
        raise Fault(404, "no-such-table")
    return await shut_table(call, row)


async def shown_table(call: Call) -> GameTable | Shut:
    """The same, and a finished game that its players let everybody look at."""
    try:
        return await readable_table(call)
    except Fault as e:
        if e.status != 404:
            raise
    id, store = call.path["id"], call.site.store
    row = await store.table(id) if id.isascii() and id.isalnum() else None
    if row is None or not table_agreements.is_published(row, await store.seats(id)):
        raise Fault(404, "no-such-table")
    try:
        table = await call.site.table(id)
        await call.site.catch_up(table)
        return table
    except Fault as e:
        if e.message != "rules-changed":
            raise
    return await shut_table(call, row)


def is_stranger(call: Call, table: GameTable | Shut) -> bool:
    """Whether the asker sees the table only because its players let everybody."""
    return not is_allowed(call.site, table.row, table.seats, call.user, call.request.cookies)


async def shut_table(call: Call, row: TableRow) -> Shut:
    """A game that today's rules do not replay, as the asker may read it."""
    seats, lines = await call.site.store.seats(row.id), await call.site.store.lines(row.id)
    call.site.guard.reads(call, len(lines))
    return await run_in_threadpool(Shut, row, seats, lines, call.user.id if call.user else None)


async def visible(site: Site, id: str, user: User | None, cookies: Mapping[str, str]) -> GameTable:
    """A table, for one who plays or may watch there. He may have been let in by another
    process a moment ago.
    """
    try:
        table = await site.table(id)
    except Fault as e:
        # one that cannot be opened is nobody else's business either
        row = await site.store.table(id) if e.status != 404 else None
        if row is None or not is_allowed(site, row, await site.store.seats(id), user, cookies):
            raise Fault(404, "no-such-table") from None
        raise
    if not is_allowed(site, table.row, table.seats, user, cookies):
        await site.catch_up(table)
        if not is_allowed(site, table.row, table.seats, user, cookies):
            raise Fault(404, "no-such-table")
    return table


def is_allowed(
    site: Site, row: TableRow, seats: Sequence[SeatRow], user: User | None, cookies: Mapping[str, str]
) -> bool:
    return any(user is not None and seat.user == user.id for seat in seats) or may_watch(
        site, row, user, cookies
    )


def watch_pass(site: Site, row: TableRow) -> str:
    return hmac.new(site.key, f"watch {row.id} {row.watch_hash}".encode(), hashlib.sha256).hexdigest()


def may_watch(site: Site, row: TableRow, user: User | None, cookies: Mapping[str, str]) -> bool:
    if user is not None and row.owner == user.id:
        return True
    return bool(row.watch_hash) and hmac.compare_digest(
        cookies.get(f"watch_{row.id}", "").encode(), watch_pass(site, row).encode()
    )
