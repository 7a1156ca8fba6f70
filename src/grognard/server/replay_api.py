"""REST about what was played: every act, and the position after any of them."""

from __future__ import annotations

import copy
from typing import Any

from starlette.concurrency import run_in_threadpool

from grognard.kernel.errors import BadInput
from grognard.kernel.journal import Journal, Scene, verify_dice
from grognard.kernel.rollers import visible_rolls
from grognard.kernel.texts import Texts
from grognard.kernel.views import phase
from grognard.lab.luck import game_luck
from grognard.server import air, bot_reasons, odds_view, presentation, table_agreements, wire
from grognard.server.api import LANG, Call, Route
from grognard.server.faults import Fault
from grognard.server.onlooker import log_entry, opening_entry
from grognard.server.table import GameTable, encode
from grognard.server.table_view import table_now
from grognard.server.tables_api import table_as_shown
from grognard.server.unplayable import Shut
from grognard.server.visibility import seen_table, shown_table


def eyes_of(call: Call, table: GameTable) -> int:
    return table.viewer(table.seats_of(call.user.id if call.user else None))


# -- looking back


async def replay(call: Call) -> wire.Replay:
    """Every act as the asker may know it. While the game goes on he sees it with the eyes of his own side."""
    table = await shown_table(call)
    if isinstance(table, Shut):
        return await run_in_threadpool(table.replay, table_as_shown(call, table), call.lang)
    call.site.guard.reads(call, len(table.journal.entries))
    words, eyes = presentation.words_for(table.game, call.lang), eyes_of(call, table)
    first, journal = opening_entry(table, words, eyes), table.journal
    moves, dice = await run_in_threadpool(replay_moves, copy.copy(table), words, eyes)
    return wire.Replay(
        table=table_as_shown(call, table),
        moves=[wire.ReplayMove(n=0, turn=first.turn, phase=first.phase, side="", lines=first.lines), *moves],
        dice=dice,
        verified=await run_in_threadpool(verify_dice_text, journal),
    )


def replay_moves(
    table: GameTable, words: Texts, eyes: int
) -> tuple[list[wire.ReplayMove], list[wire.DiceCount]]:
    """Every act and the dice, and why computers did theirs. The table is a copy: what is played on elsewhere
    leaves its journal as it is.
    """
    journal = table.journal
    luck, moves = game_luck(journal), []
    dice = [wire.DiceCount(side=side, faces=[0] * 6) for side in journal.game.sides]
    for n, scene in enumerate(journal.scenes()):
        e, (gave, spread) = log_entry(n + 1, scene, words, eyes), luck.get(n, (0.0, 0.0))
        motive = bot_reasons.motive_of(table, n + 1)
        move = wire.ReplayMove(
            n=e.n, turn=e.turn, phase=e.phase, side=e.side, lines=e.lines, luck=gave, spread=spread
        )
        if motive is not None and move.lines:
            move.by = motive.done_by  # type: ignore[assignment]
            move.reason = bot_reasons.reason_text(table, e.n, eyes, words) or ""
        moves.append(move)
        count(dice, scene, eyes)
    return moves, dice


def count(found: list[wire.DiceCount], scene: Scene, eyes: int) -> None:
    """How often each face of the six-sided dice fell that the reader saw, for the side that threw it; the
    game's own dice are those of whoever acted.
    """
    for side, roll in visible_rolls(scene.changes, scene.before, scene.pos, eyes) if scene.rolls else ():
        if roll.sides == 6:
            found[side if side >= 0 else scene.side].faces[roll.face - 1] += 1


def verify_dice_text(journal: Journal) -> str:
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
    table = await shown_table(call)
    if isinstance(table, Shut):
        table = await seen_table(call)  # says what has changed
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
        sorties=air.sorties(pos, words),
        tracks=presentation.tracks(pos, eyes, words),
        events=events,
        odds=odds,
        result=presentation.result(pos, words),
    )


async def share(call: Call) -> wire.TableNow:
    """Allow everybody who has the link to look at the game once it is over, or no longer."""
    table, me = await seen_table(call), call.me
    held, on = table.seats_of(me.id), call.body.on

    def agreed() -> dict[str, Any]:
        terms = table_agreements.terms_of(table.row)
        return {"terms": encode(table_agreements.change_terms(terms, table_agreements.REPLAY, held, on))}

    await call.site.set_row(table, agreed)
    return table_now(call.site, table.row, table.seats, me, call.lang, table)


REPLAYS = [
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
        "/api/tables/{id}/share",
        share,
        wire.TableNow,
        wire.ReplayIn,
        "Let everybody see the replay",
        query=(LANG,),
        faults=(401, 409),
    ),
]
