"""Many games: dealt out to processes, counted, written down. The same seed gives the same games on any number of them."""

from __future__ import annotations

import multiprocessing
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from grognard.ai.player import player
from grognard.games import load
from grognard.kernel.errors import BadInput
from grognard.lab.match import GameResult, play_game, seated, seed_number
from grognard.lab.results import JOURNALS, prepare, write
from grognard.lab.stats import wilson

DRAW = "draw"


@dataclass(frozen=True)
class Batch:
    """What is played: enough for any process to play game number n."""

    game: str
    options: tuple[tuple[str, str], ...]
    scenario: str
    players: tuple[str, ...]
    games: int
    seed: int
    out: Path | None = None

    def seed_of(self, n: int) -> int:
        return seed_number(self.seed, "game", n)


@dataclass(frozen=True)
class Summary:
    batch: Batch
    sides: tuple[str, ...]
    results: tuple[GameResult, ...]
    seconds: float

    @property
    def failures(self) -> list[GameResult]:
        return [r for r in self.results if r.failure]

    @property
    def finished(self) -> list[GameResult]:
        return [r for r in self.results if not r.failure]

    @property
    def acts(self) -> int:
        return sum(r.acts for r in self.results)

    def wins(self) -> dict[str, int]:
        """Games by the side that won, and draws."""
        found = Counter(r.winner for r in self.finished)
        return {side: found[side] for side in (*self.sides, DRAW)}

    def seats(self) -> dict[str, int]:
        """Games by the seat that won: it need not be the side of that number where sides are chosen."""
        found = Counter(r.seat for r in self.finished)
        return {f"{seat + 1} {name}": found[seat] for seat, name in enumerate(self.batch.players)}

    def told(self) -> dict[str, Any]:
        """One object with all that was counted."""
        wins, many = self.wins(), len(self.finished)
        return {
            "game": self.batch.game,
            "scenario": self.batch.scenario,
            "options": dict(self.batch.options),
            "players": list(self.batch.players),
            "seed": self.batch.seed,
            "games": len(self.results),
            "failures": len(self.failures),
            "results": {"winner": wins, "seat": self.seats(), "how": dict(sorted(Counter(r.how for r in self.finished).items()))},
            "intervals": {name: [round(x, 4) for x in wilson(won, many)] for name, won in wins.items()},
            "turns": {str(turn): n for turn, n in sorted(Counter(r.turn for r in self.finished).items())},
            "acts": self.acts,
            "seconds": round(self.seconds, 3),
            "acts_per_s": round(self.acts / self.seconds, 1) if self.seconds else 0.0,
        }


def simulate(
    game_id: str,
    options: Mapping[str, str] | None = None,
    scenario: str | None = None,
    players: Sequence[str] = ("random", "random"),
    games: int = 100,
    seed: int = 0,
    workers: int = 1,
    out: Path | None = None,
    progress: bool | None = None,
    executor: Executor | None = None,
    lang: str = "en",
) -> Summary:
    """Play a batch. `executor` takes the place of local processes; `progress` shows a bar, by default on a terminal."""
    game = load(game_id, options, scenario)
    for name in players:
        player(name, 0)
    for what, number in (("games", games), ("workers", workers)):
        if number < 1:
            raise BadInput(f"{what}: at least 1 ({number} given)", "bad-count", what=what, number=number)
    if len(players) != len(game.sides):
        raise BadInput(f"players: {len(game.sides)} are wanted, {len(players)} given", "bad-players", many=len(game.sides))
    batch = Batch(game.id, tuple(sorted(game.options.items())), game.scenario, tuple(players), games, seed, out)
    if out is not None:
        prepare(out)
    began = time.perf_counter()
    with bar(games, sys.stderr.isatty() if progress is None else progress) as tick:
        results = played(batch, workers, executor, tick)
    summary = Summary(batch, game.sides, results, time.perf_counter() - began)
    if out is not None:
        write(out, summary.told(), summary.results, lang)
    return summary


def play_number(batch: Batch, n: int) -> GameResult:
    """Game n of a batch, in whatever process this is."""
    game = load(batch.game, dict(batch.options), batch.scenario)
    seed = batch.seed_of(n)
    path = None if batch.out is None else batch.out / JOURNALS / f"{n:06}.jsonl"
    found = play_game(game, seated(batch.players, seed), seed, path or False)
    return found if path is None else replace(found, journal=f"{JOURNALS}/{path.name}")


def played(batch: Batch, workers: int, executor: Executor | None, tick: Callable[[], None]) -> tuple[GameResult, ...]:
    if executor is None and workers == 1:
        results = []
        for n in range(batch.games):
            results.append(play_number(batch, n))
            tick()
        return tuple(results)
    if executor is not None:
        return _dealt(batch, executor, tick)
    # Started afresh, not forked: a fork would copy the threads of whoever called.
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        return _dealt(batch, pool, tick)


def _dealt(batch: Batch, executor: Executor, tick: Callable[[], None]) -> tuple[GameResult, ...]:
    waiting: list[Future[GameResult]] = [executor.submit(play_number, batch, n) for n in range(batch.games)]
    try:
        for done in as_completed(waiting):
            done.result()
            tick()
    except BaseException:
        for future in waiting:
            future.cancel()
        raise
    return tuple(future.result() for future in waiting)


@contextmanager
def bar(games: int, shown: bool) -> Iterator[Callable[[], None]]:
    """A progress bar on standard error, or none."""
    if not shown:
        yield lambda: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=games)
        yield lambda: progress.advance(task)
