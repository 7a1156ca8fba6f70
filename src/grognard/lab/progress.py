"""How far a batch is: games done, how fast, how long still, and the score."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from grognard.kernel.texts import Texts, texts
from grognard.lab.match import GameResult
from grognard.lab.resume import BatchStore

Tick = Callable[[GameResult], None]


class Pace:
    """Counts the games of this run; those of earlier runs only count for the score."""

    def __init__(self, keeper: BatchStore, words: Texts) -> None:
        self.players, self.words = keeper.batch.players, words
        self.left = len(keeper.games_left)
        self.done = 0
        self.began = time.perf_counter()
        self.points = [0.0] * len(self.players)
        for found in keeper.results.values():
            self.count(found)

    def count(self, found: GameResult) -> None:
        if not found.failure:
            for n in range(len(self.points)):
                self.points[n] += found.score(n)

    def add(self, found: GameResult) -> None:
        self.done += 1
        self.left -= 1
        self.count(found)

    def as_text(self) -> str:
        """`120 games/h · 12 min left · officer 12½ – 7½ greedy`."""
        return " · ".join([*self.speed(), self.score()])

    def speed(self) -> list[str]:
        passed = time.perf_counter() - self.began
        if not self.done or not passed:
            return []
        minutes = self.left * passed / self.done / 60
        rate = self.words.say("sim-rate", rate=round(3600 * self.done / passed))
        if minutes < 1.5:
            return [rate, self.words.say("sim-seconds-left", seconds=round(60 * minutes))]
        hours, rest = divmod(round(minutes), 60)
        return [rate, self.words.say("sim-time-left", hours=hours, minutes=rest)]

    def score(self) -> str:
        told = [(name, halves(won)) for name, won in zip(self.players, self.points, strict=True)]
        if len(told) != 2:
            return ", ".join(f"{name} {won}" for name, won in told)
        return f"{told[0][0]} {told[0][1]} – {told[1][1]} {told[1][0]}"


def halves(points: float) -> str:
    whole = int(points)
    return f"{whole or ''}½" if points != whole else str(whole)


@contextmanager
def bar(keeper: BatchStore, shown: bool, lang: str) -> Iterator[Tick]:
    """A progress bar on standard error, or none. It is moved by each finished game."""
    if not shown:
        yield lambda found: None
        return
    pace = Pace(keeper, texts(lang, "grognard.lab"))
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(
            pace.as_text(), total=keeper.batch.games, completed=keeper.batch.games - pace.left
        )

        def tick(found: GameResult) -> None:
            pace.add(found)
            progress.update(task, advance=1, description=pace.as_text())

        yield tick
