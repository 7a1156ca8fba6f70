"""One open socket at a table: who looks, with whose eyes, in what language, and what he was last shown."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from grognard.kernel.changes import Rolled
from grognard.kernel.engine import choices
from grognard.kernel.journal import Journal, Scene
from grognard.kernel.state import Position
from grognard.kernel.texts import Texts
from grognard.kernel.views import phase
from grognard.server import (
    air,
    bot_reasons,
    combat_steps,
    draw_view,
    levels,
    odds_view,
    presentation,
    presses,
    table_agreements,
    wire,
)
from grognard.server import clock as clocks
from grognard.server.info_panel import build_info_panel
from grognard.server.store import User
from grognard.server.table import GameTable

LAST = 80  # entries of the log that a newcomer is sent
WAITING = 256  # messages; whoever is so far behind had better come again
HEAVY = 4_000_000  # bytes of them
SLOW = 12  # acts told at once beyond which nobody watches them one by one


class Connection:
    def __init__(
        self, table: GameTable, user: User | None, lang: str, watching: bool, session: str = ""
    ) -> None:
        self.table, self.user, self.lang, self.watching, self.session = table, user, lang, watching, session
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.waiting = 0  # bytes in it
        self.gone = False
        self.sent: dict[str, wire.UnitNow] = {}
        self.viewer: int | None = None  # as of the last update
        self.chatted = 0

    @property
    def own_seats(self) -> frozenset[int]:
        return frozenset() if self.watching else self.table.seats_of(self.user.id if self.user else None)

    @property
    def eyes(self) -> int:
        return self.table.viewer(self.own_seats)

    @property
    def words(self) -> Texts:
        return presentation.words_for(self.table.game, self.lang)

    def send(self, message: wire.Out) -> None:
        """Queue a message; one who does not read is let go."""
        if self.gone:
            return
        told = msgspec.json.encode(message)
        if self.queue.qsize() >= WAITING or self.waiting > HEAVY:
            self.leave()
            return
        self.waiting += len(told)
        self.queue.put_nowait(told)

    async def next(self) -> bytes | None:
        """What is to be sent to him; None when he is to go."""
        message = await self.queue.get()
        self.waiting -= len(message or b"")
        return message

    def leave(self) -> None:
        self.gone = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)

    # -- updates

    def update(
        self,
        now: float,
        online: frozenset[int],
        full: bool = False,
        stale: bool = False,
        told: Told | None = None,
    ) -> wire.Update:
        """What has changed since this onlooker was last told; everything when he sees with other eyes. What
        others with the same eyes are told is made once, and kept in `told`.
        """
        table, viewer = self.table, self.eyes
        full = full or viewer != self.viewer
        told = {} if told is None else told
        key = (viewer, self.lang, full)
        if (same := told.get(key)) is None:
            same = told[key] = common(table, viewer, self.words, full)
        units = same.units.values()
        changed = list(units) if full else [u for u in units if self.sent.get(u.id) != u]
        self.sent, self.viewer = same.units, viewer
        return wire.Update(
            seq=table.length,
            full=full,
            stale=stale,
            units=changed,
            clock=clock_now(table, now),
            offer=offer_now(table, self.own_seats),
            dice=dice_now(table),
            seats=seats_now(table, self.user, online, self.lang),
            terms=table_agreements.wire_terms(table.row, table.seats),
            status=table.row.status,  # type: ignore[arg-type]
            held=table.row.held,
            **same.fields,
        )


class Common(NamedTuple):
    """What all are told who see with the same eyes and read the same language."""

    units: dict[str, wire.UnitNow]
    fields: dict[str, Any]


Told = dict[tuple[int, str, bool], Common]


def common(table: GameTable, viewer: int, words: Texts, full: bool) -> Common:
    pos, journal = table.pos, table.journal
    units, hidden = presentation.units(pos, viewer)
    first = 0 if full else table.low
    since = max(first, len(journal.entries) - LAST)
    lively = [] if full or len(journal.entries) - first > SLOW else wire_events(journal, first, viewer, words)
    fields = {
        "side": table.game.sides[viewer] if viewer >= 0 else None,
        "turn": pos.state.turn,
        "turns": table.game.hooks.turns(pos),
        "first": table.game.hooks.first_turn(table.game),
        "date": presentation.capital(table.game.hooks.date(table.game, pos.state.turn, words.lang)),
        "phase": phase(pos),
        "phase_text": presentation.phase_text(table.game, phase(pos), words),
        "hidden": hidden,
        "markers": presentation.markers(pos, viewer, words),
        "sorties": air.sorties(pos, words),
        "menu": presentation.menu(pos, viewer, words),
        "odds": odds_view.odds(pos, viewer, words),
        "tracks": presentation.tracks(pos, viewer, words),
        "weather": presentation.weather(pos, words),
        "standing": build_info_panel(pos, viewer, words),
        "undo": undo_now(table, viewer),
        "log": ([opening_entry(table, words, viewer)] if full and since == 0 else [])
        + bot_reasons.add_reasons(table, log(journal, since, words, viewer), viewer, words),
        "cut": -1 if full else table.low,
        "events": lively,
        "draw": draw_view.draw(journal, first, viewer, words),
        "steps": combat_steps.steps_and_results(journal, viewer, words),
        "result": presentation.result(pos, words),
    }
    return Common({unit.id: unit for unit in units}, fields)


# -- the log


def opening_entry(table: GameTable, words: Texts, viewer: int) -> wire.LogEntry:
    lines = presentation.log_lines(table.opened.changes, table.start, table.opened.pos, words, viewer)
    return wire.LogEntry(
        n=0, side="", turn=table.start.state.turn, phase=phase(table.opened.pos), lines=lines, barrier=True
    )


def log(
    journal: Journal, since: int, words: Texts, viewer: int, until: int | None = None
) -> list[wire.LogEntry]:
    """Entries since + 1 to the last, as a viewer may read them."""
    acts = enumerate(journal.scenes(since, until), since + 1)
    return [log_entry(n, scene, words, viewer) for n, scene in acts]


def log_entry(n: int, scene: Scene, words: Texts, viewer: int) -> wire.LogEntry:
    before = scene.before
    return wire.LogEntry(
        n=n,
        side=before.game.sides[scene.side],
        turn=before.state.turn,
        phase=phase(before),
        lines=presentation.log_lines(scene.changes, before, scene.pos, words, viewer),
        mods=odds_view.modifiers(before, viewer, words) if has_fought(scene) else [],
        barrier=scene.barrier,
    )


def has_fought(scene: Scene) -> bool:
    """Did dice fall within a combat?"""
    return len(scene.before.state.frames) > 1 and any(isinstance(c, Rolled) for c in scene.changes)


def wire_events(journal: Journal, since: int, viewer: int, words: Texts) -> list[wire.Event]:
    found: list[wire.Event] = []
    for scene in journal.scenes(since):
        found += presentation.events(scene.changes, scene.before, scene.pos, viewer, words)
    return found


# -- the surroundings of the board


def undo_now(table: GameTable, viewer: int) -> wire.Undo:
    journal = table.journal
    free = journal.count_undoable
    mine = 0
    while mine < free and journal.entries[-1 - mine].side == viewer:
        mine += 1
    may = mine > 0 and not table.is_over
    asked, kept = choices(table.pos).who, len(journal.entries) - mine
    return wire.Undo(
        undo=may,
        redo=bool(journal.undone) and asked == viewer,
        since=kept + 1,
        whole=presses.count_after_undo(journal, kept) if may else 0,
        presses=presses.count(journal, kept) if may else 0,
    )


def clock_now(table: GameTable, now: float) -> wire.Clock | None:
    clock, pace = table.clock, table.pace
    if pace.kind == clocks.NONE and not clock.paused:
        return None
    return wire.Clock(
        left=clocks.time_remaining(clock, now),
        running=clock.running,
        paused=clock.paused,
        policy=pace.timeout,
    )


def offer_now(table: GameTable, held: frozenset[int]) -> wire.OfferNow | None:
    offer = table.offer
    if offer is None:
        return None
    return wire.OfferNow(what=offer.what, by=offer.by, to=offer.to, yours=offer.by in held)  # type: ignore[arg-type]


def dice_now(table: GameTable) -> wire.DiceNow:
    dice = table.journal.header["dice"]
    return wire.DiceNow(
        mode=dice["mode"],
        commit=dice.get("commit", ""),
        seed=table.journal.revealed or "",
        thrown=table.journal.dice_count,
    )


def seats_now(table: GameTable, user: User | None, online: frozenset[int], lang: str) -> list[wire.SeatNow]:
    return [
        wire.SeatNow(
            n=seat.n,
            side=side_name(table, table.pos, seat.n),
            kind=seat.kind,  # type: ignore[arg-type]
            name=levels.player_name(seat.bot, lang) if seat.kind == "bot" else seat.name,
            you=user is not None and seat.user == user.id,
            online=seat.n in online or seat.kind == "bot",
        )
        for seat in table.seats
    ]


def side_name(table: GameTable, pos: Position, seat: int) -> str | None:
    seats: Sequence[int] = pos.state.seats
    return table.game.sides[seats.index(seat)] if seat in seats else None
