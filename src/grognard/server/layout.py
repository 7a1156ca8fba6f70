"""Boards as they are sent, and those that are made before anybody asks: to lay out a
large map takes seconds.
"""

from __future__ import annotations

import subprocess
import sys

import msgspec
from starlette.concurrency import run_in_threadpool

from grognard.games import load
from grognard.kernel.texts import LANGUAGES
from grognard.lab.systems import step_back
from grognard.server.atlas import atlas
from grognard.server.board import board
from grognard.server.charts import Chart, chart_of, need
from grognard.server.packed import PackedCache

LARGE = 1_000  # hexes; a smaller board is made in a moment, when it is asked for


def make_board(game: str, digest: str, lang: str) -> bytes:
    """A large one in a process of its own. A thread that works for a second takes the interpreter from all
    others for milliseconds whenever they let go of it, and an act does that at every statement of SQLite."""
    if len(load(game).map.index) >= LARGE:
        child = subprocess.run(
            [sys.executable, "-m", __name__, game, lang], stdin=subprocess.DEVNULL, capture_output=True
        )
        if child.returncode == 0:  # or it was killed, or the game is known here only
            return child.stdout
    return board_json(game, lang)


def board_json(game: str, lang: str) -> bytes:
    return msgspec.json.encode(board(load(game), lang))


packed_board = PackedCache(make_board, 32)


def board_of(game: str, lang: str) -> bytes:
    return packed_board(game, chart_of(load(game)).digest, lang)


def make_atlas(game: str, digest: str, lang: str) -> bytes:
    return msgspec.json.encode(atlas(need(game), lang))


packed_atlas = PackedCache(make_atlas, 16)


def atlas_of(chart: Chart, lang: str) -> bytes:
    return packed_atlas(chart.id, chart.digest, lang)


class Layout:
    """Which boards have been made beforehand, or are just being made: each once, in a thread, beside whatever
    else is going on.
    """

    def __init__(self) -> None:
        self.begun: set[tuple[str, str]] = set()
        self.measured: set[str] = set()

    async def board(self, game: str, lang: str) -> None:
        """Somebody will soon ask for this one."""
        if (game, lang) not in self.begun:
            self.begun.add((game, lang))
            await run_in_threadpool(board_of, game, lang)

    async def large(self, *games: str) -> None:
        """Those of these games that would keep a first visitor waiting, one after the other."""
        for game in games:
            if game not in self.measured:
                self.measured.add(game)
                if len((await run_in_threadpool(load, game)).map.index) >= LARGE:
                    for lang in LANGUAGES:
                        await self.board(game, lang)


if __name__ == "__main__":
    step_back()  # people's acts go first
    sys.stdout.buffer.write(board_json(*sys.argv[1:]))
