"""Games through a Dask cluster. Workers play with their own installation, which must be
the same as this one.
"""

from __future__ import annotations

import asyncio
import gc
import logging
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import CancelledError
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import Any
from uuid import uuid4

from grognard import __version__
from grognard.kernel.errors import BadInput
from grognard.lab.batch import Batch, code, play_number
from grognard.lab.executors import Dealer, Games
from grognard.lab.match import GameResult

PATIENCE = "20s"  # for the scheduler to answer, and for a first worker to come
TRIES = 3  # how often a game is given out anew after the cluster gave it up


class OtherProgram(Exception):
    """A worker whose program is not ours."""


@contextmanager
def cluster_dealer(url: str, game: str) -> Iterator[Dealer]:
    """By the workers of a cluster, which is there and has some. One that dies or leaves is nothing: its games
    go to others.
    """
    if find_spec("distributed") is None:
        raise BadInput("cluster: Dask is needed for this (grognard[cluster])", "sim-no-dask")
    with connect(url) as client:
        check_workers(client, url, game)

        def deal(batch: Batch, numbers: Sequence[int]) -> Games:
            if numbers:
                yield from _results(client, url, batch, numbers)

        yield deal


@contextmanager
def connect(url: str) -> Iterator[Any]:
    import_module("distributed")  # first: it settles how loud its parts are
    log = logging.getLogger("distributed.client")
    before = log.level
    log.setLevel(logging.CRITICAL)  # when the scheduler is lost we say so, in one line
    try:
        client = check_reach(url)
        try:
            yield client
        finally:
            client.close()
    finally:
        log.setLevel(before)


def check_reach(url: str) -> Any:
    distributed = import_module("distributed")
    try:
        return distributed.Client(url, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError) as e:
        found = no_cluster_error(url, e)
    # A client that never reached anybody closes itself when it is collected. Done now: in the midst of making
    # the next it would hang.
    gc.collect()
    raise found


def no_cluster_error(url: str, error: BaseException) -> BadInput:
    why = (str(error) or type(error).__name__).split("\n", 1)[0]
    return BadInput(f"{url}: no cluster answers ({why})", "sim-no-cluster", url=url, why=why)


def program(game: str) -> str:
    """What must be the same here and there for games to be the same."""
    return f"{__version__} {code(game)}"


def check_workers(client: Any, url: str, game: str) -> None:
    """Refuse workers with another program before anything is played."""
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
        found = client.run(program, game, on_error="return")
    except (OSError, TimeoutError) as e:
        raise no_cluster_error(url, e) from None
    ours = program(game)
    for worker, theirs in found.items():
        if theirs != ours:
            raise differs(url, worker, theirs if isinstance(theirs, str) else type(theirs).__name__, ours)


def differs(url: str, worker: str, theirs: str, ours: str) -> BadInput:
    text = f"{url}: {worker} has another program ({theirs}; here {ours})"
    return BadInput(text, "sim-other-program", url=url, worker=worker, theirs=theirs, ours=ours)


def play_there(batch: Batch, n: int, ours: str) -> GameResult:
    """On a worker, which may have come after the first check."""
    theirs = program(batch.game)
    if theirs != ours:
        raise OtherProgram(import_module("distributed").get_worker().address, theirs)
    return play_number(batch, n)


def _results(client: Any, url: str, batch: Batch, numbers: Sequence[int]) -> Games:
    distributed = import_module("distributed")
    ours, run, given = program(batch.game), uuid4().hex[:12], Counter[int]()

    def give(n: int) -> Any:
        given[n] += 1
        return client.submit(play_there, batch, n, ours, key=f"game-{run}-{n}-{given[n]}", pure=False)

    waiting = {future: n for n in numbers for future in [give(n)]}
    coming = distributed.as_completed(list(waiting), loop=client.loop, with_results=True, raise_errors=False)
    for future, found in coming:
        n = waiting.pop(future)
        if isinstance(found, GameResult):
            yield found
            continue
        error = found[1] if isinstance(found, tuple) else found
        if isinstance(error, distributed.KilledWorker) and given[n] <= TRIES:
            again = give(n)
            waiting[again] = n
            coming.add(again)
        else:
            raise trouble(url, n, error, ours)


def trouble(url: str, n: int, error: BaseException, ours: str) -> Exception:
    """What to say of a game that did not come back."""
    if isinstance(error, OtherProgram):
        return differs(url, error.args[0], error.args[1], ours)
    if isinstance(
        error, CancelledError | asyncio.CancelledError
    ):  # the scheduler forgot what it was asked: it is gone
        return no_cluster_error(url, error)
    return RuntimeError(f"{url}: game {n}: {type(error).__name__}: {error}")
