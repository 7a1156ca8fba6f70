"""Computer players in processes of their own. They get a position that their side cannot tell from the true one."""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import os
import threading
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random

from grognard.ai.player import decide, player, sampled
from grognard.games import load
from grognard.kernel.acts import write_act
from grognard.kernel.engine import choices
from grognard.kernel.state import Position, State
from grognard.server import wire
from grognard.server.forecast import forecast
from grognard.server.shown import supposed
from grognard.server.table import Table


def seed_for(key: bytes, table: str, seq: int) -> int:
    """A number nobody outside can foretell; the same for the same moment of the same game."""
    return int.from_bytes(hashlib.blake2b(f"{table} {seq}".encode(), key=key[:64], digest_size=6).digest(), "big")


def chosen(game: str, options: Mapping[str, str], scenario: str, state: State, name: str, seed: int) -> list[str]:
    """In a process of its own: the act, in words, of a player who is shown this state."""
    pos = Position(load(game, options, scenario), state)
    return write_act(pos, decide(player(name, seed), pos, Random(seed)))


def foreseen(game: str, options: Mapping[str, str], scenario: str, state: State) -> wire.Forecast | None:
    """In a process of its own: what the attack being put together is worth."""
    return forecast(Position(load(game, options, scenario), state))


def settled() -> None:
    """In a new process: people's clicks go first, and nobody thinks on for a server that was killed."""
    os.nice(5)
    threading.Thread(target=outlived, daemon=True).start()


def outlived() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


class Bots:
    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    def ready(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), settled)
        return self.pool

    async def choose(self, table: Table, name: str, key: bytes) -> list[str]:
        """The act that a player of this name picks for the side to act."""
        pos, seed = table.pos, seed_for(key, table.id, table.length)
        known = sampled(pos, choices(pos).who, Random(seed)).state
        asked = (pos.game.id, dict(pos.game.options), pos.game.scenario, known, name, seed)
        for attempt in range(2):
            try:
                return await asyncio.get_running_loop().run_in_executor(self.ready(), chosen, *asked)
            except BrokenProcessPool:
                self.pool = None
                if attempt:
                    raise
        raise AssertionError

    async def foresee(self, pos: Position) -> wire.Forecast | None:
        """What the side to act can expect of the attack it is putting together, from what it can know."""
        known = supposed(pos, choices(pos).who).state
        asked = (pos.game.id, dict(pos.game.options), pos.game.scenario, known)
        try:
            return await asyncio.get_running_loop().run_in_executor(self.ready(), foreseen, *asked)
        except BrokenProcessPool:
            self.pool = None
            return None

    def close(self) -> None:
        """Nobody waits for what they are thinking of; what they were started with is put away."""
        if self.pool is not None:
            for process in multiprocessing.active_children():
                process.terminate()
            self.pool.shutdown(cancel_futures=True)
            self.pool = None
