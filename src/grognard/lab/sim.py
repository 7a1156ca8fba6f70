"""Many games: dealt out, kept as they are finished, counted. The same seed gives the same games wherever they are played."""

from __future__ import annotations

import sys
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from grognard.ai.player import player
from grognard.games import load
from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game
from grognard.lab.batch import Batch
from grognard.lab.cluster import on_cluster
from grognard.lab.deal import Dealer, alone, processes, through
from grognard.lab.match import GameResult
from grognard.lab.progress import bar
from grognard.lab.results import wanted_formats, write
from grognard.lab.resume import Keeper
from grognard.lab.summary import Summary

__all__ = ["Batch", "GameResult", "Interrupted", "Summary", "simulate"]


class Interrupted(KeyboardInterrupt):
    """Somebody stopped the batch: what was finished is kept, counted and written."""

    def __init__(self, summary: Summary) -> None:
        super().__init__()
        self.summary = summary


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
    swap: bool = False,
    journals: bool = False,
    chronicle: bool | None = None,
    formats: Sequence[str] | None = None,
    cluster: str | None = None,
) -> Summary:
    """Play a batch, or what is left of it when `out` holds its beginning.

    `executor` or `cluster` take the place of local processes; `progress` shows a bar, by default on a terminal; `chronicle` tells of
    every turn, by default when there is a folder to keep it in.
    """
    game = load(game_id, options, scenario)
    refuse(game, players, games, workers, swap)
    tables = wanted_formats(formats)
    followed = out is not None if chronicle is None else chronicle
    batch = Batch(game.id, tuple(sorted(game.options.items())), game.scenario, tuple(players), games, seed, swap, journals, followed)
    deal = dealer(workers, executor, cluster)
    with Keeper(batch, out) as keeper:
        try:
            with (
                closing(deal(batch, keeper.left)) as played,
                bar(keeper, sys.stderr.isatty() if progress is None else progress, lang) as tick,
            ):
                last = time.perf_counter()
                for found in played:
                    last, before = time.perf_counter(), last
                    keeper.add(replace(found, elapsed=round(last - before, 3)))
                    tick(found)
        except KeyboardInterrupt:
            keeper.recall()
            raise Interrupted(counted(keeper, game, out, tables, lang)) from None
        return counted(keeper, game, out, tables, lang)


def counted(keeper: Keeper, game: Game, out: Path | None, tables: Sequence[str], lang: str) -> Summary:
    """The sum of what was played, written where it is kept."""
    results = tuple(keeper.results[n] for n in sorted(keeper.results))
    summary = Summary(keeper.batch, game.sides, results, sum(r.elapsed for r in results))
    if out is not None and results:
        write(out, summary, tables, lang)
    return summary


def dealer(workers: int, executor: Executor | None, cluster: str | None) -> Dealer:
    if cluster is not None:
        return on_cluster(cluster)
    if executor is not None:
        return through(executor)
    return alone if workers == 1 else processes(workers)


def refuse(game: Game, players: Sequence[str], games: int, workers: int, swap: bool) -> None:
    """What makes no sense is refused before anything is played."""
    for name in players:
        player(name, 0)
    for what, number in (("games", games), ("workers", workers)):
        if number < 1:
            raise BadInput(f"{what}: at least 1 ({number} given)", "bad-count", what=what, number=number)
    if len(players) != len(game.sides):
        raise BadInput(f"players: {len(game.sides)} are wanted, {len(players)} given", "bad-players", many=len(game.sides))
    if swap and games % 2:
        raise BadInput(f"games: an even number is wanted where sides are swapped ({games} given)", "sim-odd", number=games)
