"""Opening a table under today's rules: a game played under others goes on only when it replays to the same
positions.
"""

from __future__ import annotations

import logging

import msgspec
from starlette.concurrency import run_in_threadpool

from grognard.kernel.errors import BadInput
from grognard.server.faults import Fault
from grognard.server.store import Store
from grognard.server.table import GameTable, Late

log = logging.getLogger("grognard")


async def open_table(store: Store, id: str, now: float) -> GameTable:
    """A table from disk. One that these rules would take elsewhere is held, and says so."""
    row, seats, lines = await store.table(id), await store.seats(id), await store.lines(id)
    if row is None:
        raise Fault(404, "no-such-table")
    motives, checkpoints = await store.motives(id), await store.checkpoints(id)
    try:
        table = await run_in_threadpool(GameTable, row, seats, lines, motives, checkpoints)
        check_same_game(table)
    except BadInput as e:
        log.info("table %s: %s", id, e)
        why = e.where.rstrip(": ") or row.game  # only where: what was played there may be a secret still
        if row.status not in ("over", "held"):
            await store.append(id, row.length, [], now, status="held", held=why)
        raise Fault(409, "rules-changed", why=why) from None
    await keep_checkpoints(store, table)
    journal, game = table.journal, table.game
    if row.status == "over" or (journal.is_current and row.status != "held"):
        return table
    table.row = msgspec.structs.replace(row, status="playing")
    try:
        adopted = (lambda: None) if journal.is_current else (lambda: table.journal.adopt())
        await table.keep(store, now, adopted, rules=game.version, data=game.digest, held="")
    except Late:  # another process was first
        return await open_table(store, id, now)
    return table


def check_same_game(table: GameTable) -> None:
    """A game of another version came to as many acts, on the same turn, as its table says: its old hashes
    cannot tell.
    """
    row, state, acts = table.row, table.pos.state, len(table.journal.entries)
    if not table.journal.is_current and (row.acts, row.turn) != (acts, state.turn):
        raise BadInput(
            "turn: the acts lead to something else here", "journal-differs", field="turn"
        ).located_at(row.id)


async def keep_checkpoints(store: Store, table: GameTable) -> None:
    """What a long game needs to be opened at once next time, when all of it had to be played again."""
    journal = table.journal
    if journal.checkpoints and not journal.resumed:
        await store.keep_checkpoints(table.id, [(one.line, one.text()) for one in journal.checkpoints])
    journal.checkpoints.clear()
