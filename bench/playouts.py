"""Random play by the rules, act by act, against python-chess; all in one run, taking turns.

python -m bench.playouts [--profile]

An act is one click-level decision; the full list of legal acts is made for each. Chess ends by a
light test: no moves, too little material, 75 moves, or 400 plies. A rate by itself says more of the
machine than of the program: what counts is the median, over the turns, of the ratio to the two
samples of chess on either side.
"""

from __future__ import annotations

import cProfile
import os
import pstats
import subprocess
import sys
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import perf_counter

import chess

from grognard.games import load
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.game import Game
from grognard.kernel.position import begin
from grognard.testing.synthetic_game import make

TURNS = 7
SAMPLE = 1.7  # seconds
ADDITIONS = 1_000_000
PLIES = 400
Player = Iterator[int]  # plays on and on; gives the number of choices it had for each act


def playing(game: Game, seed: int) -> Player:
    """Random games of ours, one after the other."""
    luck = Random(seed).random
    number = 0
    while True:
        number += 1
        dice = SeededDice(f"{seed}.{number}".encode())
        pos, _ = begin(game, dice)
        while pos.state.result is None:
            acts = choices(pos).acts()
            pos = step(pos, acts[int(luck() * len(acts))], dice).pos
            yield len(acts)


def playing_chess(seed: int) -> Player:
    luck = Random(seed).random
    while True:
        board = chess.Board()
        for _ in range(PLIES):
            moves = list(board.legal_moves)
            if not moves or board.halfmove_clock >= 150 or board.is_insufficient_material():
                break
            board.push(moves[int(luck() * len(moves))])
            yield len(moves)


def sample(player: Player, seconds: float = SAMPLE) -> tuple[float, float]:
    """(acts a second, choices for each act)."""
    acts = offered = 0
    begun = perf_counter()
    end = begun + seconds
    while perf_counter() < end:
        for _ in range(50):
            offered += next(player)
        acts += 50
    return acts / (perf_counter() - begun), offered / acts


def calibration() -> float:
    begun, total = perf_counter(), 0
    for i in range(ADDITIONS):
        total += i
    return perf_counter() - begun


ALONE = """
from random import Random
from bench.memory import peak
from grognard.games import load
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.position import begin
dice, luck = SeededDice(b"1"), Random(1)
pos, _ = begin(load("ts"), dice)
while pos.state.result is None:
    pos = step(pos, luck.choice(choices(pos).acts()), dice).pos
print(peak())
"""


def memory() -> float:
    """MB that a process has held at most which loads Tsaritsyn and plays a game of it."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    done = subprocess.run([sys.executable, "-c", ALONE], env=env, capture_output=True, text=True, check=True)
    return float(done.stdout)


def spread(rates: list[float]) -> str:
    return f"{min(rates):10,.0f} {median(rates):10,.0f} {max(rates):10,.0f}"


def turns(
    ours: dict[str, Player], against: Player
) -> tuple[dict[str, list[float]], dict[str, list[float]], dict[str, float]]:
    """Rates, ratios to chess before and after, and choices: A-B-A-B, so that a slow moment hits all alike."""
    rates: dict[str, list[float]] = {name: [] for name in (*ours, "chess")}
    ratios: dict[str, list[float]] = {name: [] for name in ours}
    choices_: dict[str, float] = {}
    for _ in range(TURNS):
        for name, player in ours.items():
            before, choices_["chess"] = sample(against, SAMPLE / 2)
            mine, choices_[name] = sample(player)
            after, _ = sample(against, SAMPLE / 2)
            rates[name].append(mine)
            rates["chess"] += [before, after]
            ratios[name].append(2 * mine / (before + after))
    return rates, ratios, choices_


def profile(name: str, player: Player, acts: int) -> None:
    """Where the time goes for each act; profiling itself makes calls dearer than they are."""
    watching = cProfile.Profile()
    watching.enable()
    for _ in range(acts):
        next(player)
    watching.disable()
    stats = pstats.Stats(watching)
    whole: float = stats.total_tt  # type: ignore[attr-defined]
    print(f"\n{name}: {whole / acts * 1e6:,.0f} us an act under the profiler")
    rows = sorted(stats.stats.items(), key=lambda row: -row[1][2])[:16]  # type: ignore[attr-defined]
    for (file, line, what), (_, calls, own, _, _) in rows:
        where = "/".join(file.split("/")[-2:]) + f":{line}" if line else ""
        print(f"  {own / whole:6.1%} {own / acts * 1e6:7.1f} us {calls / acts:7.1f} calls  {what} {where}")


def main(profiled: bool = False) -> None:
    begun = perf_counter()
    names: dict[str, Callable[[], Game]] = {
        "Tsaritsyn": lambda: load("ts"),
        "Velikié Louki": lambda: load("vl"),
        "A Victory Lost": lambda: load("avl"),
        "Victory Roads, campaign": lambda: load("vr", None, "campaign"),
        "12,000 hexes, 1,500 units": make,
    }
    ours = {name: playing(build(), 1) for name, build in names.items()}
    against = playing_chess(1)
    for player in (*ours.values(), against):
        sample(player, 0.3)
    loops = [calibration() for _ in range(5)]
    rates, ratios, choices_ = turns(ours, against)
    loops += [calibration() for _ in range(5)]
    print("\nRandom play, acts a second                 least     median       most   choices")
    for name, found in rates.items():
        print(f"  {name:34} {spread(found)} {choices_[name]:9.1f}")
    for name, by_turn in ratios.items():
        best = max(rates[name]) / max(rates["chess"])
        told = f"median of {len(by_turn)}; {min(by_turn):.2f}–{max(by_turn):.2f}; best to best {best:.2f}"
        print(f"  {name} / python-chess: {median(by_turn):.2f} ({told})")
    least, usual, most = (f(loops) * 1e3 for f in (min, median, max))
    print(
        f"  calibration: {ADDITIONS:,} additions in {least:.0f} ms at best, {usual:.0f} median, {most:.0f} "
        "worst"
    )
    print(f"  resident memory of a Tsaritsyn process: {memory():.0f} MB")
    print(f"  ({perf_counter() - begun:.0f} s)")
    if profiled:
        for name, player in ours.items():
            profile(name, player, 4000)


if __name__ == "__main__":
    main("--profile" in sys.argv)
