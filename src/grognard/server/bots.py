"""Computer players in processes of their own. They get a position that their side cannot tell from the true
one.
"""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import os
import threading
import zlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any, NamedTuple

from grognard.ai.player import (
    Player,
    UnfinishedPlan,
    decide,
    player,
    reason_of,
    sample_hidden,
    take_up,
    unfinished_plan,
)
from grognard.ai.reasons import Reason
from grognard.games import load
from grognard.kernel.acts import write_act
from grognard.kernel.engine import choices
from grognard.kernel.journal import Journal
from grognard.kernel.state import Position, State
from grognard.lab.systems import step_back
from grognard.server import levels
from grognard.server.table import GameTable

MINDS = 32  # players that a process remembers; they would do without, but for what they are in the midst of
UNFINISHED = 4096  # players of whom the server knows what they are in the midst of


class ThoughtKey(NamedTuple):
    """Whose thoughts an act comes from; without a table they are nobody's, and are not kept."""

    table: str = ""
    seat: int = 0
    fresh: bool = True  # what it may remember is not what happened
    unfinished: UnfinishedPlan | None = None  # what it is in the midst of, should it have been forgotten


NOBODYS = ThoughtKey()


class Chosen(NamedTuple):
    """An act in words, why, and what it is the beginning of."""

    words: list[str]
    reason: Reason | None = None
    unfinished: UnfinishedPlan | None = None


class LastAnswer(NamedTuple):
    """What a player was asked last, and what it answered: its memory is good for nothing when that has been
    taken back.
    """

    n: int  # entries of the journal then
    hash: str  # of the position then
    words: list[str]
    unfinished: UnfinishedPlan | None = None


def seed_for(key: bytes, table: str, moment: int | str) -> int:
    """A number nobody outside can foretell; the same for the same moment, or the same
    seat, of the same game.
    """
    return int.from_bytes(
        hashlib.blake2b(f"{table} {moment}".encode(), key=key[:64], digest_size=6).digest(), "big"
    )


# -- in a process of their own

_minds: OrderedDict[tuple[str, int, str], Player] = OrderedDict()


def find_player(name: str, seed: int, mind: ThoughtKey) -> Player:
    """The player that has thought about this game already, or a new one."""
    key = (mind.table, mind.seat, name)
    found = _minds.pop(key, None)
    if found is None or mind.fresh:
        found = player(name, seed)
        if mind.unfinished is not None:
            take_up(found, mind.unfinished)
    if mind.table:
        _minds[key] = found
        while len(_minds) > MINDS:
            _minds.popitem(last=False)
    return found


def choose_act(
    game: str,
    options: Mapping[str, str],
    scenario: str,
    state: State,
    name: str,
    seeds: tuple[int, int],
    mind: ThoughtKey = NOBODYS,
) -> Chosen:
    """The act, in words, of a player who is shown this state. The seeds are of the player, and of what it
    supposes.
    """
    pos = Position(load(game, options, scenario), state)
    one = find_player(name, seeds[0], mind)
    try:
        act = decide(one, pos, Random(seeds[1]))
    except BaseException:
        _minds.pop((mind.table, mind.seat, name), None)  # it is left in the middle of a thought
        raise
    return Chosen(write_act(pos, act), reason_of(one), unfinished_plan(one))


def prepare_process() -> None:
    """In a new process: people's clicks go first, and nobody thinks on for a server that was killed."""
    step_back()
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


# -- in the server


class Lanes:
    """One process for each lane. A table keeps to its own, where its players are remembered; those who think
    for seconds have the first lanes, so that nobody else waits for them; what people ask has the last one."""

    def __init__(self, many: int) -> None:
        self.lanes: list[ProcessPoolExecutor | None] = [None] * (many + 1)

    def lane_for(self, mind: ThoughtKey, slow: bool) -> int:
        many = len(self.lanes) - 1
        if not mind.table:
            return many
        slower = many // 2
        first, width = (0, slower) if slow and slower else (slower, many - slower)
        return first + zlib.crc32(mind.table.encode()) % width

    def submit(self, work: Callable[..., Any], *asked: Any) -> Future[Any]:
        *_, name, _, mind = asked if asked and isinstance(asked[-1], ThoughtKey) else ("", (), NOBODYS)
        n = self.lane_for(mind, levels.read(name).base in levels.TIMED)
        try:
            lane, future = self.given(n, work, *asked)
        except BrokenProcessPool:  # it died while nobody asked anything of it
            self.lanes[n] = None
            lane, future = self.given(n, work, *asked)
        future.add_done_callback(lambda done: self.ended(n, lane, done))
        return future

    def given(self, n: int, work: Callable[..., Any], *asked: Any) -> tuple[ProcessPoolExecutor, Future[Any]]:
        lane = self.lanes[n]
        if lane is None:
            lane = self.lanes[n] = ProcessPoolExecutor(
                1, multiprocessing.get_context("spawn"), prepare_process
            )
        return lane, lane.submit(work, *asked)

    def ended(self, n: int, lane: ProcessPoolExecutor, done: Future[Any]) -> None:
        """A lane whose process has died is begun anew the next time."""
        if not done.cancelled() and isinstance(done.exception(), BrokenProcessPool) and self.lanes[n] is lane:
            self.lanes[n] = None

    def close(self) -> None:
        """Nobody waits for what they are thinking of; what they were started with is put away."""
        begun = [lane for lane in self.lanes if lane is not None]
        if begun:
            for process in multiprocessing.active_children():
                process.terminate()
        for lane in begun:
            lane.shutdown(cancel_futures=True)


class Bots:
    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self.lanes: Lanes | None = None
        self.asked: OrderedDict[tuple[str, int, str], LastAnswer] = OrderedDict()

    def ready(self) -> Any:
        """Whom work is given to; an executor, as far as the loop cares."""
        if self.lanes is None:
            self.lanes = Lanes(self.workers)
        return self.lanes

    async def choose(self, table: GameTable, name: str, key: bytes) -> Chosen:
        """The act that a player of this name picks for the side to act. It remembers what
        it thought before.
        """
        who, journal = choices(table.pos).who, table.journal
        seat = table.pos.state.seats[who]
        me = (table.id, seat, name)
        mind = ThoughtKey(
            table.id, seat, not self.remembers(journal, me, who), self.unfinished_plan(journal, me, who)
        )
        return await self.remember(me, table, self.think(table, name, key, mind))

    async def advise(self, table: GameTable, name: str, key: bytes) -> Chosen:
        """What a player of this name would do for the side to act. Of its advice it remembers what it began,
        if that was followed.
        """
        who = choices(table.pos).who
        me = (table.id, table.pos.state.seats[who], f"adviser {name}")
        return await self.remember(
            me,
            table,
            self.think(
                table, name, key, NOBODYS._replace(unfinished=self.unfinished_plan(table.journal, me, who))
            ),
        )

    async def remember(
        self, me: tuple[str, int, str], table: GameTable, thought: Awaitable[Chosen]
    ) -> Chosen:
        n, hash = len(table.journal.entries), hash_of(table.journal)
        found = await thought
        if isinstance(found, Chosen):
            self.asked.pop(me, None)
            self.asked[me] = LastAnswer(n, hash, found.words, found.unfinished)
            while len(self.asked) > UNFINISHED:
                self.asked.popitem(last=False)
        return found

    def unfinished_plan(self, journal: Journal, me: tuple[str, int, str], side: int) -> UnfinishedPlan | None:
        return self.asked[me].unfinished if self.remembers(journal, me, side) else None

    def remembers(self, journal: Journal, key: tuple[str, int, str], side: int) -> bool:
        """Whether what a player did last still stands, and nobody has acted for it since."""
        last = self.asked.get(key)
        if last is None or len(journal.entries) <= last.n:
            return False
        if hash_of(journal, last.n) != last.hash or journal.entries[last.n].act != last.words:
            return False
        return all(entry.side != side for entry in journal.entries[last.n + 1 :])

    async def think(self, table: GameTable, name: str, key: bytes, mind: ThoughtKey) -> Chosen:
        pos = table.pos
        who = choices(pos).who
        luck = seed_for(key, table.id, table.length)
        own = seed_for(key, table.id, f"seat {pos.state.seats[who]}")
        known = sample_hidden(pos, who, Random(luck)).state
        asked = (pos.game.id, dict(pos.game.options), pos.game.scenario, known, name, (own, luck))
        try:
            found: Chosen = await self.run(choose_act, *asked, mind)
        except BrokenProcessPool:
            found = await self.run(choose_act, *asked, mind)
        return found

    async def run(self, work: Callable[..., Any], *asked: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self.ready(), work, *asked)

    def close(self) -> None:
        if self.lanes is not None:
            self.lanes.close()
            self.lanes = None


def hash_of(journal: Journal, n: int | None = None) -> str:
    """The hash of the position after `n` entries, or of the last one."""
    before = len(journal.entries) if n is None else n
    return journal.entries[before - 1].hash if before else str(journal.header["hash"])
