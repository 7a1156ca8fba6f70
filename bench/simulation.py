"""Games an hour of `grognard sim`, with one worker and with two, and how much the second one brings.

python -m bench.simulation

Workers are processes, started and warmed up before anything is timed: what a start costs is told by itself.
Two workers are dealt the same games as one, each of them twice, so that both have as much to do as the one
had, and neither waits for the other at the end. Perfect scaling is 2; what it can be at best on this machine
at this hour is told by a loop that shares nothing. The time of the processor hardly depends on who else is at
work. Few games are played: how many an hour there are depends on which, the ratio does not.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from time import perf_counter, process_time

from bench.playouts import calibration
from grognard.games import load
from grognard.lab.batch import Batch, play_number
from grognard.lab.executors import play_through

TITLES = {"ts": "Tsaritsyn", "vl": "Velikié Louki", "avl": "A Victory Lost", "vr": "Victory Roads"}
PLAYED: dict[str, dict[str, int]] = {
    "random": {"ts": 12, "vl": 12, "avl": 6, "vr": 12},
    "greedy": {"ts": 3, "vl": 1, "avl": 1, "vr": 1},
}
MOST_WORKERS = 2
LOOPS = 12


def batch_of(game: str, player: str) -> Batch:
    found = load(game)
    return Batch(game, tuple(sorted(found.options.items())), found.scenario, (player, player), 1, seed=1)


def at_hand(batch: Batch) -> int:
    """In a worker: have the game loaded and its tables made; who am I?"""
    play_number(batch, 0)
    return os.getpid()


def worked() -> float:
    """In a worker: seconds of the processor that it has had."""
    return process_time()


@contextmanager
def working(workers: int, warmed: Sequence[Batch]) -> Iterator[ProcessPoolExecutor]:
    """A pool whose every process has played a game of each batch."""
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        for batch in warmed:
            met: set[int] = set()
            while len(met) < workers:  # a process that is quick to start may take the other's game as well
                met |= {found.result() for found in [pool.submit(at_hand, batch) for _ in range(workers)]}
        yield pool


def taken(pool: ProcessPoolExecutor, batch: Batch, games: int, workers: int) -> float:
    """Seconds for so many games by each worker."""
    begun = perf_counter()
    found = list(play_through(pool)(batch, [n for n in range(games) for _ in range(workers)]))
    broken = [game.failure for game in found if game.failure]
    if broken:
        raise RuntimeError(f"{batch.game}: {broken[0]}")
    return perf_counter() - begun


def loops(pool: ProcessPoolExecutor, workers: int) -> float:
    """Seconds for a loop of additions by each worker, many times."""
    begun = perf_counter()
    for found in [pool.submit(calibration) for _ in range(LOOPS * workers)]:
        found.result()
    return perf_counter() - begun


def alone(one: ProcessPoolExecutor, batch: Batch, games: int) -> tuple[float, float]:
    """Seconds for so many games by a single worker, and how many of them it had of the processor for each
    game.
    """
    before = one.submit(worked).result()
    seconds = taken(one, batch, games, 1)
    return seconds, (one.submit(worked).result() - before) / games


def row(one: ProcessPoolExecutor, two: ProcessPoolExecutor, game: str, player: str, games: int) -> str:
    batch = batch_of(game, player)
    single, cpu = alone(one, batch, games)
    together = taken(two, batch, games, MOST_WORKERS)
    rates = [many * games / seconds * 3600 for many, seconds in ((1, single), (MOST_WORKERS, together))]
    rate, double = rates
    return (
        f"  {TITLES[game]:16} {player:8} {games:7} {cpu:10.2f} {rate:12,.0f} {double:12,.0f} "
        f"{double / rate:9.2f}"
    )


def main() -> None:
    begun, busy = perf_counter(), os.getloadavg()[0]
    warmed = [batch_of(game, "random") for game in TITLES]
    with working(1, warmed) as one, working(MOST_WORKERS, warmed) as two:
        started = perf_counter() - begun
        print("\n`sim`, games an hour                  games  CPU s/game     1 worker    2 workers   scaling")
        for player, played in PLAYED.items():
            for game, games in played.items():
                print(row(one, two, game, player, games), flush=True)
        bare = MOST_WORKERS * loops(one, 1) / loops(two, MOST_WORKERS)
        plain = batch_of("ts", "random")
        told = [
            alone(one, replace(plain, chronicle=kept), PLAYED["random"]["ts"])[1] for kept in (False, True)
        ]
    print(
        f"  a loop of additions scales by {bare:.2f} on {os.cpu_count()} cores; load when it began: "
        f"{busy:.1f}"
    )
    print(
        f"  followed turn by turn (`--out`), a random game of Tsaritsyn takes {told[1] / told[0]:.2f} times "
        "the CPU"
    )
    print(f"  three processes ready for three games after {started:.1f} s")
    print(f"  ({perf_counter() - begun:.0f} s)")


if __name__ == "__main__":
    main()
