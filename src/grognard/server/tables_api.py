"""REST about tables: opening one, finding one's own, sitting down, watching, taking the journal home."""

from __future__ import annotations

import hmac
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.concurrency import run_in_threadpool

from grognard.games import PLAYABLE, load
from grognard.kernel.dice import Dice, FixedDice, NeedRoll, SeededDice, commitment
from grognard.kernel.engine import choices
from grognard.kernel.journal import Journal, header_for, write_record
from grognard.kernel.position import begin
from grognard.kernel.views import phase
from grognard.server import clock as clocks
from grognard.server import levels, table_agreements, wire
from grognard.server.api import LANG, Call, Route
from grognard.server.faults import Fault
from grognard.server.security import digest
from grognard.server.store import SeatRow, TableRow, User
from grognard.server.table import GameTable, Late, encode
from grognard.server.table_view import table_now
from grognard.server.typed_words import clean_line
from grognard.server.unplayable import Shut
from grognard.server.visibility import is_stranger, shown_table, visible, watch_pass

if TYPE_CHECKING:
    from grognard.server.site import Site

MOST = 100  # tables in one answer
LONGEST = 8_100_000  # bytes of a journal brought along


def new_id() -> str:
    return secrets.token_hex(6)


def new_token() -> str:
    return secrets.token_urlsafe(18)


# -- opening a table


async def open_table(call: Call) -> wire.TableMade:
    """A new game with its seats; the journal's first line is on disk before this is answered."""
    ask: wire.TableIn = call.body
    me = call.me
    if ask.game not in PLAYABLE and ask.game not in call.site.settings.games:
        raise Fault(400, "no-such-game", field="game", game=ask.game)
    call.site.guard.pay_for_opening(call)
    game = await run_in_threadpool(load, ask.game, ask.options, ask.scenario)
    if len(ask.seats) != len(game.sides):
        raise Fault(400, "seats-wanted", field="seats", n=len(game.sides))
    made = [seat_row(seat, n, me) for n, seat in enumerate(ask.seats)]
    agreed = table_agreements.initial_terms(ask, made)
    if ask.dice == "manual" and all(seat.kind == "bot" for seat in made):
        raise Fault(400, "dice-nobody", field="dice")
    secret = secrets.token_bytes(32) if ask.dice == "live" else b""
    dice: dict[str, Any] = {"mode": "live", "commit": commitment(secret)} if secret else {"mode": "manual"}
    source: Dice = SeededDice(secret) if secret else FixedDice(ask.faces)
    try:
        pos, rolls = begin(game, source)
    except NeedRoll as need:
        raise Fault(400, "dice-first", field="faces", sides=need.sides, cite=need.cite) from None
    header = header_for(pos, dice, rolls=rolls)
    pace = clocks.Pace(
        ask.pace,
        ask.minutes,
        ask.increment,
        ask.hours,
        ask.timeout if ask.pace != clocks.NONE else clocks.NONE,
    )
    journal = Journal(header, pos)
    said = clean_line(ask.message) if ask.message.strip() else ""
    table, invitations = await put_down(
        call, journal, secret, made, pace, agreed, message=said, listed=ask.listed
    )
    return wire.TableMade(
        table=table_now(call.site, table.row, table.seats, me, call.lang, table), invitations=invitations
    )


def seat_row(seat: wire.SeatIn, n: int, me: User) -> SeatRow:
    if seat.kind == "me":
        return SeatRow("", n, "person", me.id, "", me.name)
    if seat.kind == "bot":
        return SeatRow("", n, "bot", None, levels.check_name(seat.bot), "")
    return SeatRow("", n, "open")


async def put_down(
    call: Call,
    journal: Journal,
    secret: bytes,
    seats: list[SeatRow],
    pace: clocks.Pace,
    agreed: table_agreements.Terms | None = None,
    id: str = "",
    message: str = "",
    listed: bool = False,
) -> tuple[GameTable, list[wire.Invitation]]:
    """Write a table down, and give out the links to its open seats."""
    site, id, now, game, pos = call.site, id or new_id(), call.site.clock(), journal.game, journal.pos
    over = pos.state.result is not None
    tokens = {seat.n: new_token() for seat in seats if seat.kind == "open"}
    rows = [
        msgspec.structs.replace(s, table=id, invite_hash=digest(tokens[s.n]) if s.n in tokens else "")
        for s in seats
    ]
    watch = new_token()
    to_act = None if over else pos.state.seats[choices(pos).who]
    row = TableRow(
        id=id,
        game=game.id,
        scenario=game.scenario,
        options=encode(dict(game.options)),
        dice=encode(journal.header["dice"]),
        secret=secret.hex(),
        rules=game.version,
        data=game.digest,
        result=encode(pos.state.result),
        status="over" if over else "open" if tokens else "playing",
        private=not tokens,
        message=message,
        listed=listed and bool(tokens),
        owner=call.me.id,
        pace=encode(pace),
        clock=encode(
            clocks.after_action(clocks.new_clock(pace, len(rows)), pace, None if tokens else to_act, now)
        ),
        turn=pos.state.turn,
        phase=phase(pos),
        acts=len(journal.entries),
        to_act=to_act,
        watch_hash=digest(watch),
        # nobody minds what one does alone
        terms=encode(agreed or table_agreements.Terms(hints=table_agreements.people(seats))),
        since=now,
        created=now,
        touched=now,
    )
    beside = [(one.line, one.text()) for one in journal.checkpoints]
    await site.store.add_table(row, rows, [write_record(journal.header), *journal.lines], beside)
    table = await site.table(id)
    site.wake(table)
    links = [wire.Invitation(seat=n, token=token) for n, token in tokens.items()]
    return table, [*links, wire.Invitation(seat=None, token=watch)]


# -- finding and sitting down


async def my_tables(call: Call) -> wire.Tables:
    if call.user is None:
        return wire.Tables(tables=[])
    site, told = call.site, []
    for row, seats in await site.store.tables_of(call.user.id, MOST):
        now = table_now(site, row, seats, call.user, call.lang, site.tables.get(row.id))
        if row.status == "playing":
            now.unseen = max(0, row.acts - await site.store.seen(row.id, call.user.id))
        told.append(now)
    return wire.Tables(tables=told)


async def one_table(call: Call) -> wire.TableNow:
    return table_as_shown(call, await shown_table(call))


def table_as_shown(call: Call, table: GameTable | Shut) -> wire.TableNow:
    """A table as the asker may know it; a stranger has no place at it."""
    open_ = None if isinstance(table, Shut) else table
    now = table_now(call.site, table.row, table.seats, call.user, call.lang, open_)
    if is_stranger(call, table):
        now.role = "none"
    return now


async def join(call: Call) -> wire.TableNow:
    """Take the seat that a link is for."""
    me, site, hash = call.me, call.site, digest(call.body.token)
    table = await site.table(call.path["id"])
    for seat in table.seats:
        if await site.store.claim_seat(table.id, seat.n, hash, me.id, me.name):
            await begin_if_full(site, table)
            return table_now(site, table.row, table.seats, me, call.lang, table)
    if table.seats_of(me.id):
        return table_now(site, table.row, table.seats, me, call.lang, table)
    raise Fault(403, "bad-link")


async def take_seat(call: Call) -> wire.TableNow:
    """Take an open seat of a table that the lobby shows to everybody; no link is needed."""
    me, site, id = call.me, call.site, call.path["id"]
    row = await site.store.table(id)
    if row is None:
        raise Fault(404, "no-such-table")
    seats = await site.store.seats(id)
    seat = next((s for s in seats if s.n == call.body.seat and s.invite_hash), None)
    ours = any(s.user == me.id for s in seats)
    if not row.listed or row.status != "open" or seat is None or ours:
        raise Fault(409, "seat-taken", field="seat")
    if not await site.store.claim_seat(id, seat.n, seat.invite_hash, me.id, me.name):
        raise Fault(409, "seat-taken", field="seat")
    table = await site.table(id)
    await begin_if_full(site, table)
    return table_now(site, table.row, table.seats, me, call.lang, table)


async def begin_if_full(site: Site, table: GameTable) -> None:
    """Somebody has sat down: once nobody is missing, the game begins."""
    await site.catch_up(table)
    while table.is_full and table.row.status == "open":
        with suppress(Late):  # an act in another process came first: once more
            await site.change(table, lambda: None)


async def watch(call: Call) -> wire.Done:
    """Show a link to watch; a signed cookie remembers it."""
    table = await call.site.table(call.path["id"])
    await call.site.catch_up(table)  # the link may be a new one of another process
    if not table.row.watch_hash or not hmac.compare_digest(digest(call.body.token), table.row.watch_hash):
        raise Fault(403, "bad-link")
    secure = "; Secure" if call.site.settings.secure else ""
    pass_ = watch_pass(call.site, table.row)
    call.headers["set-cookie"] = (
        f"watch_{table.id}={pass_}; Path=/; HttpOnly; SameSite=Lax; Max-Age=15552000{secure}"
    )
    return wire.Done()


async def links(call: Call) -> wire.Invitation:
    """A new link to an open seat or to watch; the one before it is worth nothing."""
    ask: wire.SeatChoice = call.body
    me, store, token = call.me, call.site.store, new_token()
    table = await visible(call.site, call.path["id"], me, {})  # one who only watches makes no links
    if ask.seat is None:
        await store.set_watch_hash(table.id, digest(token))
    elif not await store.set_invite_hash(table.id, ask.seat, digest(token)):
        raise Fault(409, "bad-link")
    await call.site.catch_up(table)
    return wire.Invitation(seat=ask.seat, token=token)


ID_ONLY = (404, 409)
TABLES = [
    Route("GET", "/api/tables", my_tables, wire.Tables, summary="My tables", query=(LANG,)),
    Route(
        "POST",
        "/api/tables",
        open_table,
        wire.TableMade,
        wire.TableIn,
        "Open a table",
        201,
        (LANG,),
        cost=5,
        faults=(401, 409),
    ),
    Route(
        "GET", "/api/tables/{id}", one_table, wire.TableNow, summary="A table", query=(LANG,), faults=ID_ONLY
    ),
    Route(
        "POST",
        "/api/tables/{id}/join",
        join,
        wire.TableNow,
        wire.TokenIn,
        "Sit down",
        query=(LANG,),
        faults=(401, 409),
    ),
    Route(
        "POST",
        "/api/tables/{id}/seat",
        take_seat,
        wire.TableNow,
        wire.SeatChoice,
        "Take a seat that is open to everybody",
        query=(LANG,),
        cost=5,
        faults=(401, 409),
    ),
    Route("POST", "/api/tables/{id}/watch", watch, wire.Done, wire.TokenIn, "Watch", faults=(409,)),
    Route(
        "POST",
        "/api/tables/{id}/links",
        links,
        wire.Invitation,
        wire.SeatChoice,
        "A new link",
        faults=(401, 409),
    ),
]
