"""Games dealt out: to this process, to others of this machine, or to whatever executor there is. Results come
as they are finished.
"""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection

from grognard.lab.batch import Batch, play_number
from grognard.lab.match import GameResult
from grognard.lab.systems import shield_interrupts

Games = Generator[GameResult, None, None]
Dealer = Callable[[Batch, Sequence[int]], Games]
STRIKES = 3  # how often processes may die before any game is finished


def play_alone(batch: Batch, numbers: Sequence[int]) -> Games:
    """In this process, one after the other."""
    for n in numbers:
        yield play_number(batch, n)


def play_through(executor: Executor) -> Dealer:
    """By any executor of the standard library's kind."""

    def deal(batch: Batch, numbers: Sequence[int]) -> Games:
        with shield_interrupts():
            waiting: list[Future[GameResult]] = [executor.submit(play_number, batch, n) for n in numbers]
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:
            for future in waiting:
                future.cancel()

    return deal


def processes(workers: int) -> Dealer:
    """By processes of this machine. One that dies is replaced, and its game is played again."""

    def deal(batch: Batch, numbers: Sequence[int]) -> Games:
        left, strikes = set(numbers), 0
        while left:
            try:
                for found in _play_in_pool(batch, sorted(left), workers):
                    left.discard(found.number)
                    strikes = 0
                    yield found
            except BrokenProcessPool:
                strikes += 1
                if strikes == STRIKES:
                    raise

    return deal


def _play_in_pool(batch: Batch, numbers: Sequence[int], workers: int) -> Games:
    # Started afresh, not forked: a fork would copy the threads of whoever called.
    context = multiprocessing.get_context("spawn")
    held, leash = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(min(workers, len(numbers)), context, end_with_parent, (held,))
    try:
        yield from play_through(pool)(batch, numbers)
        pool.shutdown()
    finally:
        leash.close()  # whoever still plays is not waited for
        pool.shutdown(cancel_futures=True)
        held.close()


def end_with_parent(held: Connection) -> None:
    """In a worker: end with the process that started it, however that ends."""

    def end() -> None:
        held.poll(None)  # nothing is ever sent: it returns when the other end is gone
        os._exit(1)

    threading.Thread(target=end, daemon=True).start()
