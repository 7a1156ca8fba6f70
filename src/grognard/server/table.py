"""A table in memory: its journal, who sits where, and what may be done there. The store decides who was first."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any

import msgspec

from grognard.games import load
from grognard.kernel.acts import read_act
from grognard.kernel.dice import Dice, Given, Live
from grognard.kernel.engine import NOBODY, choices, step
from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game
from grognard.kernel.journal import Entry, Journal, follow, parse
from grognard.kernel.menu import Act
from grognard.kernel.position import begin, opening
from grognard.kernel.state import Position
from grognard.kernel.views import OBSERVER, phase
from grognard.server import clock as clocks
from grognard.server.clock import Clock, Pace
from grognard.server.faults import Fault
from grognard.server.store import SeatRow, Store, TableRow

TAKEBACK, DRAW, PAUSE, RESUME = "takeback", "draw", "pause", "resume"


class Offer(msgspec.Struct, frozen=True):
    what: str
    by: int
    to: int | None = None


class Late(Exception):
    """Somebody acted first: what was sent was meant for an earlier position."""


def game_of(row: TableRow) -> Game:
    return load(row.game, msgspec.json.decode(row.options), row.scenario or None)


def first_position(header: dict[str, Any]) -> Position:
    """From a journal's header to its first position."""
    game = load(header["game"], header["options"], header["scenario"])
    pos, rolls = begin(game, Given([r[1] for r in header["rolls"]]), header["position"])
    if [list(r) for r in rolls] != header["rolls"]:
        raise BadInput("rolls: the game begins with other dice here", "journal-start")
    return pos


class Table:
    def __init__(self, row: TableRow, seats: list[SeatRow], lines: list[str], any_rules: bool = False) -> None:
        self.row, self.seats = row, seats
        self.journal: Journal = parse("".join(line + "\n" for line in lines), row.id, first_position, any_rules=any_rules)
        self.length = len(lines)  # of the journal on disk: what acts are numbered by
        self.low = len(self.journal.entries)  # entries that stood since the last time everybody was told
        self.lock = asyncio.Lock()
        header = self.journal.header
        self.start, self.opened = opening(self.game, Given([r[1] for r in header["rolls"]]), header["position"])

    # -- what stands

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def game(self) -> Game:
        return self.journal.game

    @property
    def pos(self) -> Position:
        return self.journal.pos

    @property
    def over(self) -> bool:
        return self.pos.state.result is not None

    @property
    def pace(self) -> Pace:
        return msgspec.json.decode(self.row.pace, type=Pace)

    @property
    def clock(self) -> Clock:
        return msgspec.json.decode(self.row.clock, type=Clock | None) or Clock()

    @property
    def offer(self) -> Offer | None:
        return msgspec.json.decode(self.row.offer, type=Offer | None)

    @property
    def to_act(self) -> int | None:
        """The seat that must decide."""
        who = choices(self.pos).who
        return None if who == NOBODY else self.pos.state.seats[who]

    def side_of(self, seat: int) -> int:
        return self.pos.state.seats.index(seat)

    def held_by(self, user: str | None) -> frozenset[int]:
        """The seats of a person."""
        return frozenset(seat.n for seat in self.seats if user is not None and seat.user == user)

    def viewer(self, held: Collection[int]) -> int:
        """Whose eyes these seats see with: of the side to act when it is theirs, else of their first side."""
        mine = [side for side, seat in enumerate(self.pos.state.seats) if seat in held]
        who = choices(self.pos).who
        return who if who in mine else mine[0] if mine else OBSERVER

    # -- acting: each method changes the journal in memory, `keep` puts it on disk or takes all of it back

    def ready(self, held: Collection[int], seq: int) -> int:
        """The side that may act now; the reasons why not otherwise."""
        if seq != self.length:
            raise Late
        if self.row.status == "held":
            raise Fault(409, "table-held")
        if not held:
            raise Fault(403, "no-seat")
        if self.clock.paused:
            raise Fault(409, "table-paused")
        return self.viewer(held)

    def act(self, held: Collection[int], seq: int, words: tuple[str, str | None], faces: list[int]) -> Entry:
        side = self.ready(held, seq)
        found = read_act(self.pos, *words)
        return self.journal.play(found, self.dice(found, faces), side)

    def dice(self, act: Act, faces: list[int]) -> Dice:
        """Sealed dice, or those typed in: every one that falls must be given, and no more."""
        dice = self.journal.header["dice"]
        if dice["mode"] == "manual":
            given = Given(faces)
            step(self.pos, act, given) if act in choices(self.pos) else None
            if given.used < len(faces):
                raise BadInput(f"{len(faces)} dice given, {given.used} thrown", "dice-too-many", given=len(faces), thrown=given.used)
            return Given(faces)
        if faces:
            raise BadInput("this game does not take dice by hand", "dice-not-manual")
        if not self.row.secret:
            raise Fault(409, "table-held")
        return Live(bytes.fromhex(self.row.secret), self.journal.thrown)

    def undo(self, held: Collection[int], seq: int, to: int | None) -> None:
        """Undo one's own acts, up to the last die, reveal or passing of the decision."""
        side = self.ready(held, seq)
        goal = len(self.journal.entries) - 1 if to is None else to
        if goal >= len(self.journal.entries):
            raise BadInput("undo: nothing has been played", "undo-nothing")
        while len(self.journal.entries) > goal:
            if self.journal.entries and self.journal.entries[-1].side != side:
                raise Fault(409, "undo-not-yours")
            self.journal.undo()
        self.low = min(self.low, len(self.journal.entries))

    def redo(self, held: Collection[int], seq: int) -> None:
        self.ready(held, seq)
        self.journal.redo()

    def resign(self, held: Collection[int]) -> None:
        if not held:
            raise Fault(403, "no-seat")
        side = self.viewer(held)
        self.journal.close(side, "resigned", 1 - side)

    def take_back(self, to: int) -> None:
        self.journal.take_back(len(self.journal.entries) - to)
        self.low = min(self.low, to)

    def columns(self, now: float, **more: Any) -> dict[str, Any]:
        """What the table's row says of the position as it now stands."""
        status = "over" if self.over else "held" if self.row.status == "held" else "playing" if self.all_seated else "open"
        found: dict[str, Any] = {
            "status": status,
            "turn": self.pos.state.turn,
            "phase": phase(self.pos),
            "acts": len(self.journal.entries),
            "to_act": self.to_act,
            "offer": "null",
            "clock": encoded(clocks.passed(self.clock, self.pace, self.to_act, now)),
        }
        if self.over:
            found["secret"] = ""
        return {**found, **more}

    @property
    def all_seated(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    async def keep(self, store: Store, now: float, **more: Any) -> None:
        """Put what was played on disk. Late when another writer was first; whatever fails, nothing stands but what is kept."""
        if self.over and self.row.secret and self.journal.revealed is None:
            self.journal.reveal(bytes.fromhex(self.row.secret))
        lines, columns = list(self.journal.lines), self.columns(now, **more)
        try:
            kept = await store.append(self.id, self.length, lines, now, **columns)
        except BaseException:
            await self.reload(store)
            raise
        if not kept:
            await self.reload(store)
            raise Late
        self.journal.lines.clear()
        self.length += len(lines)
        self.row = msgspec.structs.replace(self.row, **columns, length=self.length, touched=now, revision=self.row.revision + 1)

    async def change(self, store: Store, now: float, **columns: Any) -> None:
        """Change the row alone."""
        if not await store.append(self.id, self.length, [], now, **columns):
            await self.reload(store)
            raise Late
        self.row = msgspec.structs.replace(self.row, **columns, touched=now, revision=self.row.revision + 1)

    async def reload(self, store: Store) -> None:
        """Forget what is in memory for what is on disk."""
        row, seats, lines = await store.table(self.id), await store.seats(self.id), await store.lines(self.id)
        if row is None:
            raise Fault(404, "no-such-table")
        fresh = Table(row, seats, lines)
        self.row, self.seats, self.journal, self.length = row, seats, fresh.journal, fresh.length
        self.low = 0

    async def sync(self, store: Store) -> bool:
        """Catch up with what another process wrote; says whether there was anything."""
        row = await store.table(self.id)
        if row is None or (row.revision == self.row.revision and row.length == self.length):
            return False
        lines = await store.lines(self.id, self.length)
        for line in lines:
            follow(self.journal, line, f"{self.id}:{self.length + 1}")
            self.length += 1
            self.low = max(0, min(self.low, len(self.journal.entries) - 1))
        self.row, self.seats = row, await store.seats(self.id)
        return True


def encoded(value: Any) -> str:
    return msgspec.json.encode(value).decode()
