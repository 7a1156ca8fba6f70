"""A table in memory: its journal, who sits where, and what may be done there. The store decides who was
first.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from grognard.games import load_written
from grognard.kernel.acts import read_act
from grognard.kernel.checkpoint import read_checkpoint
from grognard.kernel.dice import Dice, FixedDice, NeedRoll, SeededDice
from grognard.kernel.engine import NOBODY, choices, step
from grognard.kernel.errors import BadInput, Refused
from grognard.kernel.game import Game
from grognard.kernel.journal import Journal, Scene
from grognard.kernel.menu import Act, Cause
from grognard.kernel.position import begin, opening
from grognard.kernel.replaying import follow, replay_lines
from grognard.kernel.state import Position
from grognard.kernel.views import OBSERVER, phase
from grognard.server import clock as clocks
from grognard.server import presentation, presses
from grognard.server.clock import Clock, Pace
from grognard.server.faults import Fault
from grognard.server.program import program
from grognard.server.store import MotiveRow, SeatRow, Store, TableRow

TAKEBACK, DRAW, PAUSE, RESUME = "takeback", "draw", "pause", "resume"


class Offer(msgspec.Struct, frozen=True):
    what: str
    by: int
    to: int | None = None


class Late(Exception):
    """Somebody acted first: what was sent was meant for an earlier position."""


class Overtaken(Late):
    """Another process wrote first; what it wrote stands here too by now, and nobody has been told."""


def game_of(row: TableRow) -> Game:
    return load_written(row.game, msgspec.json.decode(row.options), row.scenario)


def first_position(header: dict[str, Any]) -> Position:
    """From a journal's header to its first position."""
    game = load_written(header["game"], header["options"], header["scenario"])
    pos, rolls = begin(game, FixedDice([r[1] for r in header["rolls"]]), header["position"])
    if [list(r) for r in rolls] != header["rolls"]:
        raise BadInput("rolls: the game begins with other dice here", "journal-start")
    return pos


class GameTable:
    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        lines: list[str],
        motives: Iterable[MotiveRow] = (),
        checkpoints: Iterable[str] = (),
    ) -> None:
        self.row, self.seats = row, seats
        self.motives = {motive.n: motive for motive in motives}  # why computers did what they did, by entry
        found = [one for text in checkpoints if (one := read_checkpoint(text)) is not None]
        self.journal: Journal = replay_lines(
            lines, row.id, first_position, any_rules=True, program=program(), checkpoints=found
        )
        self.length = len(lines)  # of the journal on disk: what acts are numbered by
        self.low = len(self.journal.entries)  # entries that stood since the last time everybody was told
        self.lock = asyncio.Lock()
        header = self.journal.header
        self.start, self.opened = opening(
            self.game, FixedDice([r[1] for r in header["rolls"]]), header["position"]
        )

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
    def is_over(self) -> bool:
        return self.pos.state.result is not None

    @property
    def pace(self) -> Pace:
        return decoded_pace(self.row.pace)

    @property
    def clock(self) -> Clock:
        return decoded_clock(self.row.clock)

    @property
    def offer(self) -> Offer | None:
        return decoded_offer(self.row.offer)

    @property
    def to_act(self) -> int | None:
        """The seat that must decide."""
        who = choices(self.pos).who
        return None if who == NOBODY else self.pos.state.seats[who]

    def side_of(self, seat: int) -> int:
        return self.pos.state.seats.index(seat)

    def seats_of(self, user: str | None) -> frozenset[int]:
        """The seats of a person."""
        return frozenset(seat.n for seat in self.seats if user is not None and seat.user == user)

    def viewer(self, held: Collection[int]) -> int:
        """Whose eyes these seats see with: of the side to act when it is theirs, else of their first side."""
        mine = [side for side, seat in enumerate(self.pos.state.seats) if seat in held]
        who = choices(self.pos).who
        return who if who in mine else mine[0] if mine else OBSERVER

    # -- acting: each method is work for `keep`, done to a draft that stands once it is on disk

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

    def act(self, held: Collection[int], seq: int, words: tuple[str, str | None], faces: list[int]) -> Scene:
        side, asked = self.ready(held, seq), choices(self.pos)
        if side != asked.who != NOBODY:  # before any die is asked for
            raise Refused(words[0], [Cause(asked.cite)])
        found = read_act(self.pos, *words)
        return self.journal.play(found, self.dice(found, faces), side)

    def act_all(
        self, held: Collection[int], seq: int, acts: Sequence[tuple[str, str | None]], most: bool = False
    ) -> None:
        """Several acts as one: all of them, or none; with `most` those are left out that are not on the menu.
        Each is a line of the journal, and one undo takes them back together.

        None is played that cannot be undone, as far as the side can know; should one turn out so all the
        same, the rest is left out: what it has shown cannot be hidden again.
        """
        side, asked = self.ready(held, seq), choices(self.pos)
        if side != asked.who != NOBODY:
            raise Refused(acts[0][0], [Cause(asked.cite)])
        done = 0
        for words in acts:
            found = read_act(self.pos, *words)
            if most and done and found not in choices(self.pos):
                continue
            if presentation.is_final_act(self.pos, *words):
                if most and done:
                    break
                raise Fault(409, "group-has-final")
            try:
                scene = self.journal.play(found, self.dice(found, []), side, joined=done > 0)
            except NeedRoll:
                raise Fault(409, "group-has-final") from None
            if scene.barrier:
                break
            done += 1

    def dice(self, act: Act, faces: list[int]) -> Dice:
        """Sealed dice, or those typed in: every one that falls must be given, and no more."""
        dice = self.journal.header["dice"]
        if dice["mode"] == "manual":
            given = FixedDice(faces)
            step(self.pos, act, given) if act in choices(self.pos) else None
            if given.used < len(faces):
                raise BadInput(
                    f"{len(faces)} dice given, {given.used} thrown",
                    "faces-too-many",
                    given=len(faces),
                    thrown=given.used,
                )
            return FixedDice(faces)
        if faces:
            raise BadInput("this game does not take dice by hand", "faces-unwanted")
        if not self.row.secret:
            raise Fault(409, "table-held")
        return SeededDice(bytes.fromhex(self.row.secret), self.journal.dice_count)

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

    def redo(self, held: Collection[int], seq: int, whole: bool = False) -> None:
        if self.ready(held, seq) != choices(self.pos).who:
            raise Fault(409, "undo-not-yours")
        presses.redo(self.journal) if whole else self.journal.redo()

    def resign(self, held: Collection[int]) -> None:
        if not held:
            raise Fault(403, "no-seat")
        side = self.viewer(held)
        self.journal.close(side, "resigned", 1 - side)

    def take_back(self, to: int) -> None:
        self.journal.take_back(len(self.journal.entries) - to)
        self.low = min(self.low, to)

    def columns(self, now: float, back: frozenset[int] = frozenset(), **more: Any) -> dict[str, Any]:
        """What the table's row says of the position as it now stands; seats that are
        `back` need no steward.
        """
        status = (
            "over"
            if self.is_over
            else "held"
            if self.row.status == "held"
            else "playing"
            if self.is_full
            else "open"
        )
        clock = clocks.after_return(self.clock, self.pace, back, now)
        found: dict[str, Any] = {
            "status": status,
            "turn": self.pos.state.turn,
            "phase": phase(self.pos),
            "acts": len(self.journal.entries),
            "to_act": self.to_act,
            "since": self.row.since if self.is_still_asked(status) else now,
            "offer": "null",
            "clock": encode(
                clocks.after_action(clock, self.pace, self.to_act if self.is_full else None, now)
            ),
        }
        if self.is_over:
            found["secret"] = ""
            found["result"] = encode(self.pos.state.result)
        return {**found, **more}

    def is_still_asked(self, status: str) -> bool:
        """Whether it is still the same seat that must decide, in a game that goes on."""
        return self.to_act == self.row.to_act and status == self.row.status

    @property
    def is_full(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    async def keep(
        self,
        store: Store,
        now: float,
        work: Callable[[], object],
        back: frozenset[int] = frozenset(),
        motive: tuple[str, str]
        | None = None,  # of the computer whose act it is: what it acts as, and its reason
        **more: Any,
    ) -> None:
        """Do something to the game and put it on disk. Until it is there nobody sees it; what fails leaves no
        trace.
        """
        standing, low = self.journal, self.low
        self.journal = draft = standing.draft()
        try:
            work()
            if self.is_over and self.row.secret and draft.revealed is None:
                draft.reveal(bytes.fromhex(self.row.secret))
            columns, lower = self.columns(now, back, **more), self.low
            done = (
                None
                if motive is None
                else MotiveRow(self.id, len(draft.entries), draft.entries[-1].hash, *motive)
            )
        finally:
            self.journal, self.low = standing, low
        made = [(one.line, one.text()) for one in draft.checkpoints]
        await self.change(store, now, draft.lines, done, made, **columns)
        draft.lines, draft.checkpoints = [], []
        self.journal, self.low = draft, lower

    async def change(
        self,
        store: Store,
        now: float,
        lines: list[str],
        motive: MotiveRow | None = None,
        checkpoints: Sequence[tuple[int, str]] = (),
        **columns: Any,
    ) -> None:
        """Write lines and columns. Late when another writer was first: what he wrote then stands here."""
        shorter = columns.get("acts", self.row.acts) < self.row.acts
        if not await store.append(self.id, self.length, lines, now, motive, shorter, checkpoints, **columns):
            await self.sync(store)
            raise Overtaken
        if shorter:
            self.motives = {n: kept for n, kept in self.motives.items() if n <= columns["acts"]}
        if motive is not None:
            self.motives[motive.n] = motive
        self.length += len(lines)
        self.row = msgspec.structs.replace(
            self.row, **columns, length=self.length, touched=now, revision=self.row.revision + 1
        )

    async def sync(self, store: Store) -> bool:
        """Catch up with what another process wrote; says whether there was anything."""
        row = await store.table(self.id)
        if row is None:
            raise Fault(404, "no-such-table")
        if row.revision == self.row.revision and row.length == self.length:
            return False
        seats, lines = await store.seats(self.id), await store.lines(self.id, self.length)
        draft, low = self.journal.draft(), self.low
        for n, line in enumerate(lines, self.length + 1):
            follow(draft, line, f"{self.id}:{n}")
            low = max(0, min(low, len(draft.entries) - 1))
        draft.checkpoints = []  # whoever wrote the lines has written them too
        if lines:
            kept = {n: motive for n, motive in self.motives.items() if n <= low}
            self.motives = kept | {motive.n: motive for motive in await store.motives(self.id, low)}
        self.row, self.seats, self.journal, self.low = row, seats, draft, low
        self.length += len(lines)
        return True


# A row is asked for these several times an act, and they are values.


@lru_cache(maxsize=64)
def decoded_pace(text: str) -> Pace:
    return msgspec.json.decode(text, type=Pace)


@lru_cache(maxsize=4096)
def decoded_clock(text: str) -> Clock:
    return msgspec.json.decode(text, type=Clock | None) or Clock()


@lru_cache(maxsize=64)
def decoded_offer(text: str) -> Offer | None:
    return msgspec.json.decode(text, type=Offer | None)


def encode(value: Any) -> str:
    return msgspec.json.encode(value).decode()
