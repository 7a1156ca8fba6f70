"""REST about what was played: acts, the position after any of them, the journal, playing on, bringing a
journal.
"""

from __future__ import annotations

import asyncio
import copy
import re
import secrets
from collections.abc import AsyncIterator, Collection
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.responses import Response, StreamingResponse

from grognard.games import PLAYABLE
from grognard.kernel.dice import FixedDice, commitment
from grognard.kernel.errors import BadInput
from grognard.kernel.journal import Journal, Scene, header_for, verify_dice
from grognard.kernel.narration import seen_rolls
from grognard.kernel.replaying import parse
from grognard.kernel.state import Position
from grognard.kernel.texts import Texts
from grognard.kernel.views import phase
from grognard.lab.luck import luck_of
from grognard.server import bot_reasons, odds_view, presentation, wire
from grognard.server import clock as clocks
from grognard.server.api import LANG, Call, Route
from grognard.server.faults import Fault
from grognard.server.onlooker import log_entry, opening_entry
from grognard.server.program import program
from grognard.server.store import SeatRow, TableRow
from grognard.server.table import GameTable, first_position
from grognard.server.table_view import table_now
from grognard.server.tables_api import LONGEST, put_down, readable_table, seen_table
from grognard.server.unplayable import Shut

PIECE = 400  # lines sent at once
LONG = 200_000  # characters of a journal that take as much as opening one more table
LINES = 64_000  # each takes its time, be it as short as an undo
CUSTOMS = ThreadPoolExecutor(1, "customs")  # a long journal takes seconds to play again: one at a time
SEALED = re.compile("[0-9a-f]{32}")


def eyes_of(call: Call, table: GameTable) -> int:
    return table.viewer(table.seats_of(call.user.id if call.user else None))


# -- looking back


async def replay(call: Call) -> wire.Replay:
    """Every act as the asker may know it. While the game goes on he sees it with the eyes of his own side."""
    table = await readable_table(call)
    if isinstance(table, Shut):
        now = table_now(call.site, table.row, table.seats, call.user, call.lang, None)
        return await run_in_threadpool(table.replay, now, call.lang)
    call.site.guard.reads(call, len(table.journal.entries))
    words, eyes = presentation.words_for(table.game, call.lang), eyes_of(call, table)
    first, journal = opening_entry(table, words, eyes), table.journal
    moves, dice = await run_in_threadpool(played, copy.copy(table), words, eyes)
    return wire.Replay(
        table=table_now(call.site, table.row, table.seats, call.user, call.lang, table),
        moves=[wire.ReplayMove(n=0, turn=first.turn, phase=first.phase, side="", lines=first.lines), *moves],
        dice=dice,
        verified=await run_in_threadpool(verified, journal),
    )


def played(table: GameTable, words: Texts, eyes: int) -> tuple[list[wire.ReplayMove], list[wire.DiceCount]]:
    """Every act and the dice, and why computers did theirs. The table is a copy: what is played on elsewhere
    leaves its journal as it is.
    """
    journal = table.journal
    luck, moves = luck_of(journal), []
    dice = [wire.DiceCount(side=side, faces=[0] * 6) for side in journal.game.sides]
    for n, scene in enumerate(journal.scenes()):
        e, (gave, spread) = log_entry(n + 1, scene, words, eyes), luck.get(n, (0.0, 0.0))
        motive = bot_reasons.motive_of(table, n + 1)
        move = wire.ReplayMove(
            n=e.n, turn=e.turn, phase=e.phase, side=e.side, lines=e.lines, luck=gave, spread=spread
        )
        if motive is not None and move.lines:
            move.by = motive.done_by  # type: ignore[assignment]
            move.reason = bot_reasons.because(table, e.n, eyes, words) or ""
        moves.append(move)
        count(dice, scene, eyes)
    return moves, dice


def count(found: list[wire.DiceCount], scene: Scene, eyes: int) -> None:
    """How often each face of the six-sided dice fell that the reader saw, for each side's acts."""
    for roll in seen_rolls(scene.changes, scene.before, scene.pos, eyes) if scene.rolls else ():
        if roll.sides == 6:
            found[scene.side].faces[roll.face - 1] += 1


def verified(journal: Journal) -> str:
    """What can be said of the dice: sealed, checked against the seed revealed, thrown by hand."""
    if journal.header["dice"]["mode"] != "live":
        return str(journal.header["dice"]["mode"])
    if journal.revealed is None:
        return "sealed"
    try:
        verify_dice(journal, bytes.fromhex(journal.revealed))
    except (BadInput, ValueError, TypeError):  # of a journal brought along it may be anything
        return "false"
    return "true"


async def position(call: Call) -> wire.ReplayPosition:
    """The position after act n; nought is the beginning."""
    table = await seen_table(call)
    journal, n = table.journal, number(call.path["n"])
    if n is None or n > len(journal.entries):
        raise Fault(404, "no-such-act", n=call.path["n"])
    words = presentation.words_for(table.game, call.lang)
    return await run_in_threadpool(position_now, copy.copy(table), n, eyes_of(call, table), words)


def number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 9 else None


def position_now(table: GameTable, n: int, eyes: int, words: Texts) -> wire.ReplayPosition:
    journal = table.journal
    scene = journal.scene(n - 1) if n else None
    pos = journal.start if scene is None else scene.pos
    units, hidden = presentation.units(pos, eyes)
    events: list[wire.Event] = []
    odds = None
    if scene is not None:
        events = presentation.events(scene.changes, scene.before, pos, eyes, words)
        odds = odds_view.odds(scene.before, eyes, words) if scene.rolls else None
    return wire.ReplayPosition(
        n=n,
        turn=pos.state.turn,
        phase=phase(pos),
        phase_text=presentation.phase_text(table.game, phase(pos), words),
        units=units,
        hidden=hidden,
        markers=presentation.markers(pos, eyes, words),
        tracks=presentation.tracks(pos, eyes, words),
        events=events,
        odds=odds,
        result=presentation.result(pos, words),
    )


async def journal(call: Call) -> Response:
    """The record, when it holds no more secrets: after the end, or for whoever holds all seats. Of a game
    that cannot be played on, whatever the asker may know."""
    table = await readable_table(call)
    if isinstance(table, Shut):
        return download(table.row, await run_in_threadpool(table.journal))
    held = table.seats_of(call.user.id if call.user else None)
    if not table.over and len(held) < len(table.seats):
        raise Fault(409, "not-over")
    call.site.guard.reads(call, table.length)
    return download(table.row, await call.site.store.lines(table.id))


def download(row: TableRow, lines: list[str]) -> Response:
    async def pieces() -> AsyncIterator[str]:
        for n in range(0, len(lines), PIECE):  # each is compressed by itself: others are answered in between
            yield "".join(line + "\n" for line in lines[n : n + PIECE])

    name = f'attachment; filename="{row.game}-{row.id}.jsonl"'
    return StreamingResponse(pieces(), 200, {"content-disposition": name}, "application/jsonl; charset=utf-8")


# -- playing on


async def branch(call: Call) -> wire.TableMade:
    """A private game from act n on. Only of a game that hides nothing from the asker any more."""
    table, me = await seen_table(call), call.me
    call.site.guard.opens(call)
    n: int = call.body.n
    if not table.over and len(table.seats_of(me.id)) < len(table.seats):
        raise Fault(409, "not-over")
    if n > len(table.journal.entries):
        raise Fault(404, "no-such-act", n=n)
    if table.journal.at(n).state.result is not None:
        raise Fault(409, "game-is-over")
    journal, secret = await run_in_threadpool(branched, table.journal, n)
    seats = [SeatRow("", k, "person", me.id, "", me.name) for k in range(len(table.seats))]
    made, links = await put_down(call, journal, secret, seats, clocks.Pace())
    return wire.TableMade(
        table=table_now(call.site, made.row, made.seats, me, call.lang, made), invitations=links
    )


def branched(old: Journal, n: int) -> tuple[Journal, bytes]:
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
    call.site.guard.opens(call, 1 + len(text) / LONG)
    games = (*PLAYABLE, *call.site.settings.games)
    journal, secret = await asyncio.get_running_loop().run_in_executor(CUSTOMS, brought, text, games)
    seats = [SeatRow("", k, "person", me.id, "", me.name) for k in range(len(journal.game.sides))]
    made, links = await put_down(call, journal, secret, seats, clocks.Pace())
    return wire.TableMade(
        table=table_now(call.site, made.row, made.seats, me, call.lang, made), invitations=links
    )


def brought(text: str, games: Collection[str]) -> tuple[Journal, bytes]:
    """A journal as it will be played on here, its lines ready to be kept, and the secret of its dice."""

    def first(header: dict[str, Any]) -> Position:
        if header["game"] not in games:
            raise BadInput(f'no game is called "{header["game"]}"', "no-such-game", game=str(header["game"]))
        check_dice(header["dice"])
        return first_position(header)

    if '"grognard"' not in text[:40]:
        raise BadInput("not a journal of this program", "journal-format").under("journal:1")
    if text.count("\n") > LINES:
        raise Fault(413, "too-long")
    journal = parse(text, "journal", first, any_rules=True, program=program())
    if journal.pos.state.result is None and journal.header["dice"]["mode"] != "manual":
        return branched(
            journal, len(journal.entries)
        )  # its seed is elsewhere: what was thrown stands, new dice from here on
    if journal.revealed is not None and verified(journal) == "false":
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


REPLAYS = [
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
        "GET",
        "/api/tables/{id}/replay",
        replay,
        wire.Replay,
        summary="Every act",
        query=(LANG,),
        cost=3,
        faults=(409,),
    ),
    Route(
        "GET",
        "/api/tables/{id}/replay/{n}",
        position,
        wire.ReplayPosition,
        summary="A position",
        query=(LANG,),
        cost=0.2,
        faults=(409,),
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
