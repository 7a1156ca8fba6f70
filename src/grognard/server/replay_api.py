"""REST about what was played: the list of acts, the position after any of them, playing on from there, bringing a journal."""

from __future__ import annotations

import secrets

from grognard.kernel.dice import Given, commitment
from grognard.kernel.errors import BadInput
from grognard.kernel.journal import Journal, header_for, parse, read_act, verify_dice
from grognard.kernel.state import Position
from grognard.kernel.texts import Texts
from grognard.kernel.views import phase
from grognard.server import clock as clocks
from grognard.server import shown, wire
from grognard.server.api import LANG, Call, Route
from grognard.server.faults import Fault
from grognard.server.luck import luck_of
from grognard.server.onlooker import log_entry, opening_entry
from grognard.server.store import SeatRow
from grognard.server.table import Table, first_position
from grognard.server.tables_api import LONGEST, put_down, seen_table, table_now


def eyes_of(call: Call, table: Table) -> int:
    return table.viewer(table.held_by(call.user.id if call.user else None))


# -- looking back


async def replay(call: Call) -> wire.Replay:
    """Every act as the asker may know it. While the game goes on he sees it with the eyes of his own side."""
    table = await seen_table(call)
    journal, words, eyes = table.journal, shown.words_for(table.game, call.lang), eyes_of(call, table)
    first = opening_entry(table, words, eyes)
    moves = [wire.ReplayMove(n=0, turn=first.turn, phase=first.phase, side="", lines=first.lines)]
    luck = luck_of(journal)
    for n in range(len(journal.entries)):
        told = log_entry(journal, n, words, eyes)
        moves.append(wire.ReplayMove(n=told.n, turn=told.turn, phase=told.phase, side=told.side, lines=told.lines, luck=luck.get(n, 0.0)))
    return wire.Replay(
        table=table_now(call.site, table.row, table.seats, call.user, call.lang, table),
        moves=moves,
        dice=dice_counts(journal),
        verified=verified(journal),
    )


def dice_counts(journal: Journal) -> list[wire.DiceCount]:
    """How often each face of the six-sided dice fell, for each side's acts."""
    found = [wire.DiceCount(side=side, faces=[0] * 6) for side in journal.game.sides]
    for entry in journal.entries:
        for roll in entry.rolls:
            if roll.sides == 6:
                found[entry.side].faces[roll.face - 1] += 1
    return found


def verified(journal: Journal) -> str:
    """What can be said of the dice: sealed, checked against the seed revealed, thrown by hand."""
    if journal.header["dice"]["mode"] != "live":
        return str(journal.header["dice"]["mode"])
    if journal.revealed is None:
        return "sealed"
    try:
        verify_dice(journal, bytes.fromhex(journal.revealed))
    except BadInput:
        return "false"
    return "true"


async def position(call: Call) -> wire.ReplayPosition:
    """The position after act n; nought is the beginning."""
    table = await seen_table(call)
    journal, n = table.journal, number(call.path["n"])
    if n is None or n > len(journal.entries):
        raise Fault(404, "no-such-act", n=call.path["n"])
    return position_now(table, n, eyes_of(call, table), shown.words_for(table.game, call.lang))


def number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 9 else None


def position_now(table: Table, n: int, eyes: int, words: Texts) -> wire.ReplayPosition:
    journal = table.journal
    pos: Position = journal.before(n)
    units, hidden = shown.units(pos, eyes)
    events: list[wire.Event] = []
    odds = None
    if n:
        entry, before = journal.entries[n - 1], journal.before(n - 1)
        events = shown.events(entry.changes, before, entry.pos, eyes, words)
        odds = shown.odds(before, eyes, words) if entry.rolls else None
    return wire.ReplayPosition(
        n=n,
        turn=pos.state.turn,
        phase=phase(pos),
        phase_text=shown.phase_text(table.game, phase(pos), words),
        units=units,
        hidden=hidden,
        tracks=shown.tracks(pos, eyes, words),
        events=events,
        odds=odds,
        result=shown.result(pos, words),
    )


# -- playing on


async def branch(call: Call) -> wire.TableMade:
    """A private game from act n on. Only of a game that hides nothing from the asker any more."""
    table, me = await seen_table(call), call.me
    n: int = call.body.n
    if not table.over and len(table.held_by(me.id)) < len(table.seats):
        raise Fault(409, "not-over")
    if n > len(table.journal.entries):
        raise Fault(404, "no-such-act", n=n)
    journal, secret = branched(table.journal, n)
    if journal.pos.state.result is not None:
        raise Fault(409, "game-is-over")
    seats = [SeatRow("", k, "person", me.id, "", me.name) for k in range(len(table.seats))]
    made, links = await put_down(call, journal.pos, journal.header, journal.lines, journal.header["dice"], secret, seats, clocks.Pace())
    return wire.TableMade(table=table_now(call.site, made.row, made.seats, me, call.lang, made), invitations=links)


def branched(old: Journal, n: int) -> tuple[Journal, bytes]:
    """The first n acts of a game played again with their dice, and new dice from there on."""
    first = [list(r) for r in old.header["rolls"]]
    inherited = len(first) + sum(len(e.rolls) for e in old.entries[:n])
    secret = secrets.token_bytes(32) if old.header["dice"]["mode"] != "manual" else b""
    dice = {"mode": "live", "commit": commitment(secret), "inherited": inherited} if secret else {"mode": "manual"}
    header = header_for(old.start, dice, old.header["position"], rolls=old.cast[: len(first)])
    journal = Journal(header, old.start)
    for entry in old.entries[:n]:
        journal.play(read_act(journal.pos, *entry.act), Given([r.face for r in entry.rolls]))
    return journal, secret


async def bring(call: Call) -> wire.TableMade:
    """A journal from elsewhere: replayed, checked, and put on a private table to be played on or looked at."""
    me = call.me
    journal = parse(call.body.journal, "journal", first_position)
    over = journal.pos.state.result is not None
    if over or journal.header["dice"]["mode"] == "manual":
        kept, secret = journal, b""
        lines = call.body.journal.split("\n")[1:-1]
    else:  # its seed is elsewhere: what was thrown stands, new dice from here on
        kept, secret = branched(journal, len(journal.entries))
        lines = kept.lines
    seats = [SeatRow("", k, "person", me.id, "", me.name) for k in range(len(journal.game.sides))]
    made, links = await put_down(call, kept.pos, kept.header, lines, kept.header["dice"], secret, seats, clocks.Pace(), over)
    return wire.TableMade(table=table_now(call.site, made.row, made.seats, me, call.lang, made), invitations=links)


REPLAYS = [
    Route("GET", "/api/tables/{id}/replay", replay, wire.Replay, summary="Every act", query=(LANG,), cost=3, faults=(409,)),
    Route(
        "GET", "/api/tables/{id}/replay/{n}", position, wire.ReplayPosition, summary="A position", query=(LANG,), cost=0.2, faults=(409,)
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
        bring,
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
