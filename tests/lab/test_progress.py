"""What the bar says: how fast, how long still, and the score."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from grognard.kernel.texts import texts
from grognard.lab.batch import Batch
from grognard.lab.match import GameResult
from grognard.lab.progress import Pace, halves
from grognard.lab.resume import BatchStore
from grognard.lab.sim import simulate

BATCH = Batch("toy", (), "standard", ("officer", "greedy"), 10, 1, swap=True)


def result(number: int, winner: int | None) -> GameResult:
    order = BATCH.order_of(number)
    seat = None if winner is None else order.index(winner)
    return GameResult(1, ("a", "b"), "x", seat, "", 1, 1, "", number=number, order=order)


def test_the_score_is_by_player_and_counts_earlier_runs() -> None:
    keeper = BatchStore(BATCH, None)
    keeper.add(result(0, 0))
    keeper.add(result(1, 0))
    pace = Pace(keeper, texts("en", "grognard.lab"))
    assert (pace.left, pace.speed()) == (8, [])
    assert pace.score() == "officer 2 – 0 greedy"
    pace.add(result(2, None))
    pace.add(replace(result(3, 1), failure="x"))  # a game that broke is nobody's
    assert pace.score() == "officer 2½ – ½ greedy"
    assert pace.left == 6


@pytest.mark.parametrize(
    ("ago", "lang", "told"),
    [
        (3600, "en", [r"2 games/h", r"4 h 0 min left"]),
        (60, "fr", [r"1\d\d parties/h", r"encore 4 min"]),
        (1, "en", [r"\d+,\d+ games/h", r"\d+ s left"]),
    ],
)
def test_the_pace_is_that_of_this_run(ago: float, lang: str, told: list[str]) -> None:
    pace = Pace(BatchStore(BATCH, None), texts(lang, "grognard.lab"))
    for n in range(2):
        pace.add(result(n, 0))
    pace.began -= ago
    for said, pattern in zip(pace.speed(), told, strict=True):
        assert re.fullmatch(pattern, said), said


def test_half_points() -> None:
    assert [halves(x) for x in (0, 0.5, 1, 12.5)] == ["0", "½", "1", "12½"]


def test_the_bar_is_on_standard_error_and_leaves_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulate("toy", games=3, progress=True)
    assert len(found.results) == 3
    assert capsys.readouterr().out == ""
