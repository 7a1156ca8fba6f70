"""REST about studying what was played: the report, the game to take home, playing on from any act, bringing a
game.
"""

from __future__ import annotations

import asyncio
import copy
import re
import secrets
from collections.abc import AsyncIterator, Collection
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.responses import Response, StreamingResponse

from grognard.ai.player import sample_hidden
from grognard.games import PLAYABLE
from grognard.kernel.chain import no_game_file, write_record
from grognard.kernel.dice import FixedDice, commitment, derive_seed
from grognard.kernel.errors import BadInput
from grognard.kernel.journal import Journal, header_for
from grognard.kernel.replaying import parse
from grognard.kernel.snapshot import STATE, is_sealed, snapshot
from grognard.kernel.state import Position
from grognard.kernel.views import OBSERVER
from grognard.lab.after_action_page import report as page
from grognard.server import bot_reasons, table_agreements, wire
from grognard.server import clock as clocks
from grognard.server.api import LANG, Call, Route
from grognard.server.faults import Fault
from grognard.server.program import program
from grognard.server.replay_api import verify_dice_text
from grognard.server.security import PICTURE_CSP
from grognard.server.settings import IMPORT_ACTS
from grognard.server.store import SeatRow, TableRow
from grognard.server.table import GameTable, first_position
from grognard.server.table_view import table_now
from grognard.server.tables_api import LONGEST, put_down
from grognard.server.unplayable import Shut
from grognard.server.visibility import seen_table, shown_table

PIECE = 400  # lines sent at once
LONG = 200_000  # characters of a journal that take as much as opening one more table
CUSTOMS = ThreadPoolExecutor(1, "customs")  # a long journal takes seconds to play again: one at a time
PRESS = ThreadPoolExecutor(1, "press")  # so does a report
SEALED = re.compile("[0-9a-f]{32}")


# -- the report


async def after_action(call: Call) -> Response:
    """The page about one game: all of it after the end; while it goes on, what the asker's side saw of it."""
    table = await shown_table(call)
    if isinstance(table, Shut):
        table = await seen_table(call)  # says what has changed
    eyes = table.viewer(table.seats_of(call.user.id if call.user else None))
    if not table.is_over and eyes == OBSERVER:
        raise Fault(409, "not-over")
    call.site.guard.reads(call, len(table.journal.entries))
    side = None if table.is_over else eyes
    loop = asyncio.get_running_loop()
    text = await loop.run_in_executor(PRESS, page_of, copy.copy(table), side, call.lang)
    return Response(text, 200, {"content-security-policy": PICTURE_CSP}, "text/html; charset=utf-8")


def page_of(table: GameTable, side: int | None, lang: str) -> str:
    found = {}
    for n, entry in enumerate(table.journal.entries, 1):
        motive = bot_reasons.motive_of(table, n)
        reason = bot_reasons.read(table.game, motive.reason) if motive is not None else None
        if reason is not None and (side is None or entry.side == side):
            found[n] = reason
    return page(table.journal, lang, side, reasons=found)


# -- the game to take home


async def journal(call: Call) -> Response:
    """The record, when it holds no more secrets: after the end, or for whoever holds all seats. Of a game
    that cannot be played on, whatever the asker may know; of one against the computer that goes on, the
    position as he knows it.
    """
    table = await shown_table(call)
    if isinstance(table, Shut):
        return download(table.row, await run_in_threadpool(table.journal))
    if is_open_to(call, table):
        call.site.guard.reads(call, table.length)
        return download(table.row, await call.site.store.lines(table.id))
    must_be_alone(call, table)
    call.site.guard.pay_for_opening(call)
    pos = await run_in_threadpool(known_position, copy.copy(table), len(table.journal.entries), call.me.id)
    number = secrets.randbits(48)
    dice = {"mode": "seed", "seed": number, "commit": commitment(derive_seed(number))}
    return download(table.row, [write_record(header_for(pos, dice, snapshot(pos, call.site.key)))])


def is_open_to(call: Call, table: GameTable) -> bool:
    """Whether a game hides nothing from the asker any more."""
    held = table.seats_of(call.user.id if call.user else None)
    return table.is_over or len(held) == len(table.seats)


def must_be_alone(call: Call, table: GameTable) -> None:
    """Of a game that goes on, only one against the computer may be studied, and no rated one."""
    people = {seat.user for seat in table.seats if seat.kind != "bot"}
    if call.user is None or people != {call.user.id}:
        raise Fault(409, "not-over")
    if table_agreements.terms_of(table.row).rated:
        raise Fault(409, "rated-no-study")


def known_position(table: GameTable, n: int, me: str) -> Position:
    """The position after act n as a player knows it: what is hidden from him is dealt anew, by luck that
    nothing in the game has to do with.
    """
    eyes = table.viewer(table.seats_of(me))
    return sample_hidden(table.journal.position_at(n), eyes, Random(secrets.randbits(128)))


def download(row: TableRow, lines: list[str]) -> Response:
    async def pieces() -> AsyncIterator[str]:
        for n in range(0, len(lines), PIECE):  # each is compressed by itself: others are answered in between
            yield "".join(line + "\n" for line in lines[n : n + PIECE])

    name = f'attachment; filename="{row.game}-{row.id}.jsonl"'
    return StreamingResponse(pieces(), 200, {"content-disposition": name}, "application/jsonl; charset=utf-8")


# -- playing on


async def branch(call: Call) -> wire.TableMade:
    """A private game from act n on. Of a game against the computer that goes on, it begins with the position
    as the asker knows it.
    """
    table, me = await shown_table(call), call.me
    if isinstance(table, Shut):
        table = await seen_table(call)  # says what has changed
    call.site.guard.pay_for_opening(call)
    n, whole = call.body.n, is_open_to(call, table)
    if not whole:
        must_be_alone(call, table)
    if n > len(table.journal.entries):
        raise Fault(404, "no-such-act", n=n)
    if table.journal.position_at(n).state.result is not None:
        raise Fault(409, "game-is-over")
    if whole:
        journal, secret = await run_in_threadpool(branch_journal, table.journal, n)
    else:
        pos = await run_in_threadpool(known_position, copy.copy(table), n, me.id)
        journal, secret = begin_journal(pos, table.journal.header["dice"]["mode"] == "manual", call.site.key)
    seats = [SeatRow("", k, "person", me.id, "", me.name) for k in range(len(table.seats))]
    made, links = await put_down(call, journal, secret, seats, clocks.Pace())
    return wire.TableMade(
        table=table_now(call.site, made.row, made.seats, me, call.lang, made), invitations=links
    )


def begin_journal(pos: Position, manual: bool, key: bytes) -> tuple[Journal, bytes]:
    """A new game that begins with a position, with dice of its own."""
    secret = b"" if manual else secrets.token_bytes(32)
    dice = {"mode": "live", "commit": commitment(secret)} if secret else {"mode": "manual"}
    header = header_for(pos, dice, snapshot(pos, key))
    return Journal(header, first_position(header), program()), secret


def branch_journal(old: Journal, n: int) -> tuple[Journal, bytes]:
    """The first n acts of a game played again with their dice, and new dice from there on."""
    first = [list(r) for r in old.header["rolls"]]
    inherited = len(first) + sum(len(e.rolls) for e in old.entries[:n])
    secret = secrets.token_bytes(32) if old.header["dice"]["mode"] != "manual" else b""
    dice = (
        {"mode": "live", "commit": commitment(secret), "inherited": inherited}
        if secret
        else {"mode": "manual"}
    )
    header = header_for(old.start, dice, old.header["position"], rolls=old.cast[: len(first)])
    journal = Journal(header, old.start, program())
    for entry in old.entries[:n]:
        journal.play(journal.read(journal.pos, entry.act), FixedDice([r.face for r in entry.rolls]))
    return journal, secret


async def import_journal(call: Call) -> wire.TableMade:
    """A journal from elsewhere: replayed, checked, and put on a private table to be
    played on or looked at.
    """
    me, text = call.me, call.body.journal
    call.site.guard.pay_for_opening(call, 1 + len(text) / LONG)
    games, most = (*PLAYABLE, *call.site.settings.games), call.site.settings.import_acts
    journal, secret = await asyncio.get_running_loop().run_in_executor(
        CUSTOMS, read_import, text, games, call.site.key, most
    )
    seats = [SeatRow("", k, "person", me.id, "", me.name) for k in range(len(journal.game.sides))]
    made, links = await put_down(call, journal, secret, seats, clocks.Pace())
    return wire.TableMade(
        table=table_now(call.site, made.row, made.seats, me, call.lang, made), invitations=links
    )


def read_import(
    text: str, games: Collection[str], key: bytes, most: int = IMPORT_ACTS
) -> tuple[Journal, bytes]:
    """A journal as it will be played on here, its lines ready to be kept, and the secret of its dice."""

    def first(header: dict[str, Any]) -> Position:
        if header["game"] not in games:
            raise BadInput(f'no game is called "{header["game"]}"', "no-such-game", game=str(header["game"]))
        check_dice(header["dice"])
        if STATE in (header["position"] or {}) and not is_sealed(header["position"], key):
            raise BadInput("the game begins with a position of another server", "snapshot-foreign")
        return first_position(header)

    if '"grognard"' not in text[:40]:
        raise no_game_file().located_at("journal:1")
    if (lines := text.count("\n")) > most:  # each takes its time, be it as short as an undo
        raise Fault(413, "journal-long", n=lines, most=most)
    journal = parse(text, "journal", first, any_rules=True, program=program())
    if journal.pos.state.result is None and journal.header["dice"]["mode"] != "manual":
        return branch_journal(
            journal, len(journal.entries)
        )  # its seed is elsewhere: what was thrown stands, new dice from here on
    if journal.revealed is not None and verify_dice_text(journal) == "false":
        raise BadInput("dice: the seed is not the one committed to", "journal-seed")
    journal.lines = text.split("\n")[1:-1]
    return journal, b""


def check_dice(dice: Any) -> None:
    """Refuse a header whose dice this program does not write."""
    match dice:
        case {"mode": "live" | "seed", "commit": str(commit)} if SEALED.fullmatch(commit):
            if type(dice.get("inherited", 0)) is int and dice.get("inherited", 0) >= 0:
                return
        case {"mode": "script", "faces": list()} | {"mode": "manual"} if "commit" not in dice:
            return
    raise BadInput("dice: the header does not say what dice these are", "journal-dice")


STUDIES = [
    Route(
        "GET",
        "/api/tables/{id}/report",
        after_action,
        wire.Done,
        summary="The page about one game",
        query=(LANG,),
        media="text/html",
        cost=10,
        faults=(409,),
    ),
    Route(
        "GET",
        "/api/tables/{id}/journal",
        journal,
        wire.Done,
        summary="The journal",
        media="application/jsonl",
        faults=(404, 409),
    ),
    Route(
        "POST",
        "/api/tables/{id}/branch",
        branch,
        wire.TableMade,
        wire.BranchIn,
        "Play on from here",
        201,
        (LANG,),
        cost=5,
        faults=(401, 409),
    ),
    Route(
        "POST",
        "/api/tables/import",
        import_journal,
        wire.TableMade,
        wire.JournalIn,
        "Bring a journal",
        201,
        (LANG,),
        LONGEST,
        cost=10,
        faults=(401, 409),
    ),
]
