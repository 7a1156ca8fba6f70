"""Opening a table under today's rules: a game played under others goes on only when it replays to the same positions."""

from __future__ import annotations

import logging

import msgspec
from starlette.concurrency import run_in_threadpool

from grognard.kernel.errors import BadInput
from grognard.server.faults import Fault
from grognard.server.store import Store
from grognard.server.table import Late, Table, game_of

log = logging.getLogger("grognard")


async def opened(store: Store, id: str, now: float) -> Table:
    """A table from disk. One that these rules would take elsewhere is held, and says so."""
    row, seats, lines = await store.table(id), await store.seats(id), await store.lines(id)
    if row is None:
        raise Fault(404, "no-such-table")
    try:
        game = await run_in_threadpool(game_of, row)
        same = (row.rules, row.data) == (game.version, game.digest)
        table = await run_in_threadpool(Table, row, seats, lines, any_rules=not same, motives=await store.motives(id))
    except BadInput as e:
        log.info("table %s: %s", id, e)
        why = e.where.rstrip(": ") or row.game  # only where: what was played there may be a secret still
        if row.status not in ("over", "held"):
            await store.append(id, row.length, [], now, status="held", held=why)
        raise Fault(409, "rules-changed", why=why) from None
    if row.status == "over" or (same and row.status != "held"):
        return table
    table.row = msgspec.structs.replace(row, status="playing")
    try:
        adopted = (lambda: None) if same else (lambda: table.journal.adopt(game.version, game.digest))
        await table.keep(store, now, adopted, rules=game.version, data=game.digest, held="")
    except Late:  # another process was first
        return await opened(store, id, now)
    return table
