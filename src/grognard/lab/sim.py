"""Many games: dealt out, kept as they are finished, counted. The same seed gives the same games wherever they
are played.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager, closing, nullcontext
from dataclasses import dataclass, replace
from functools import wraps
from pathlib import Path
from typing import ParamSpec

from grognard.ai.player import player
from grognard.games import load
from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game
from grognard.lab.batch import Batch
from grognard.lab.cluster import cluster_dealer
from grognard.lab.executors import Dealer, play_alone, play_through, processes
from grognard.lab.match import GameResult
from grognard.lab.progress import bar
from grognard.lab.results import wanted_formats, write
from grognard.lab.resume import BatchStore, check_results
from grognard.lab.summary import Summary

MOST_GAMES = 1_000_000  # of which each takes a place in memory before the first is played
MOST_WORKERS = 1024
P = ParamSpec("P")

__all__ = ["Batch", "GameResult", "Interrupted", "Run", "Summary", "prepare_run", "simulate"]


class Interrupted(KeyboardInterrupt):
    """Somebody stopped the batch: what was finished is kept, counted and written."""

    def __init__(self, summary: Summary) -> None:
        super().__init__()
        self.summary = summary


@dataclass(frozen=True)
class Run:
    """A batch about to be played: what can be refused was looked at, and nothing is written yet."""

    game: Game
    batch: Batch
    out: Path | None
    tables: tuple[str, ...]
    dealing: AbstractContextManager[Dealer]
    progress: bool
    lang: str

    def play(self) -> Summary:
        # in this order: no cluster, no folder
        with self.dealing as deal, BatchStore(self.batch, self.out) as keeper:
            try:
                with (
                    closing(deal(self.batch, keeper.games_left)) as played,
                    bar(keeper, self.progress, self.lang) as tick,
                ):
                    last = time.perf_counter()
                    for found in played:
                        last, before = time.perf_counter(), last
                        keeper.add(replace(found, elapsed=round(last - before, 3)))
                        tick(found)
            except KeyboardInterrupt:
                keeper.recall()
                raise Interrupted(self._counted(keeper)) from None
            return self._counted(keeper)

    def _counted(self, keeper: BatchStore) -> Summary:
        """The sum of what was played, written where it is kept."""
        results = tuple(keeper.results[n] for n in sorted(keeper.results))
        summary = Summary(self.batch, self.game.sides, results, sum(r.elapsed for r in results))
        if self.out is not None and results:
            write(self.out, summary, self.tables, self.lang)
        return summary


def prepare_run(
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
    swap: bool = False,
    journals: bool = False,
    chronicle: bool | None = None,
    formats: Sequence[str] | None = None,
    cluster: str | None = None,
) -> Run:
    """A batch, or what is left of it when `out` holds its beginning.

    `executor` or `cluster` take the place of local processes; `progress` shows a bar, by default on a
    terminal; `chronicle` tells of every turn, by default when there is a folder to keep it in.
    """
    game = load(game_id, options, scenario)
    refuse(game, players, games, workers, swap)
    tables = wanted_formats(formats)
    followed = out is not None if chronicle is None else chronicle
    batch = Batch(
        game.id,
        tuple(sorted(game.options.items())),
        game.scenario,
        tuple(players),
        games,
        seed,
        swap,
        journals,
        followed,
    )
    whole = out is not None and len(check_results(out, batch)) == games
    # where all is played nobody need be there to play
    dealing = dealer(workers, executor, None if whole else cluster, game.id)
    return Run(game, batch, out, tables, dealing, sys.stderr.isatty() if progress is None else progress, lang)


def then_played(prepare: Callable[P, Run]) -> Callable[P, Summary]:
    @wraps(prepare)
    def play(*args: P.args, **wishes: P.kwargs) -> Summary:
        return prepare(*args, **wishes).play()

    return play


simulate = then_played(prepare_run)


def dealer(
    workers: int, executor: Executor | None, cluster: str | None, game: str
) -> AbstractContextManager[Dealer]:
    if cluster is not None:
        return cluster_dealer(cluster, game)
    if executor is not None:
        return nullcontext(play_through(executor))
    return nullcontext(play_alone if workers == 1 else processes(workers))


def refuse(game: Game, players: Sequence[str], games: int, workers: int, swap: bool) -> None:
    """What makes no sense is refused before anything is played."""
    for name in players:
        player(name, 0)
    for what, number, most in (("games", games, MOST_GAMES), ("workers", workers, MOST_WORKERS)):
        if number < 1:
            raise BadInput(f"{what}: at least 1 ({number} given)", "bad-count", what=what, number=number)
        if number > most:
            raise BadInput(
                f"{what}: at most {most} ({number} given)",
                "bad-count-most",
                what=what,
                most=most,
                number=number,
            )
    if len(players) != len(game.sides):
        raise BadInput(
            f"players: {len(game.sides)} are required, {len(players)} given",
            "bad-players",
            many=len(game.sides),
        )
    if swap and games % 2:
        raise BadInput(
            f"games: an even number is required where sides are swapped ({games} given)",
            "sim-odd",
            number=games,
        )
