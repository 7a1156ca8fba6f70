"""The learning API: steps a second of the PettingZoo environments under random masked play, against
PettingZoo's own chess.

python -m bench.learning

A step is `last` with its observation and mask, a choice, and `step`, through the usual wrappers, as
PettingZoo's own benchmark counts them. Beside it: the same acts without an environment, and the share of a
step that observation and mask take.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from random import Random
from statistics import median
from time import perf_counter
from types import ModuleType
from typing import Any

import numpy as np
from pettingzoo.test import performance_benchmark

import grognard.ml
from bench.playouts import playing, spread
from grognard.games import load
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.position import begin
from grognard.ml.encoding import encoder
from grognard.ml.spaces import acts

TURNS, SAMPLE, WATCHED = 5, 1.0, 600
TABLES: dict[str, dict[str, Any]] = {
    "Tsaritsyn, training": {"game": "ts", "scenario": "training"},
    "Tsaritsyn": {"game": "ts"},
    "Velikié Louki": {"game": "vl"},
    "A Victory Lost": {"game": "avl"},
    "Victory Roads, training": {"game": "vr", "scenario": "training"},
    "Victory Roads, campaign": {"game": "vr", "scenario": "campaign"},
}


def stepping(table: Any, seed: int) -> Iterator[int]:
    """Random masked play, game after game."""
    luck = Random(seed)
    while True:
        table.reset(seed=seed)
        seed += 1
        for _ in table.agent_iter():
            seen, _, over, cut, _ = table.last()
            table.step(
                None if over or cut else luck.choice(np.flatnonzero(seen["action_mask"].view(bool)).tolist())
            )
            yield 1


def rate(player: Iterator[int], seconds: float = SAMPLE) -> float:
    steps, begun = 0, perf_counter()
    while perf_counter() < begun + seconds:
        for _ in range(20):
            next(player)
        steps += 20
    return steps / (perf_counter() - begun)


def chess_table() -> Any:
    """PettingZoo's chess; pygame would only draw it, and is not asked for."""
    sys.modules.setdefault("pygame", ModuleType("pygame"))
    from pettingzoo.classic import chess_v6

    return chess_v6.env()


def encoding(game: str, scenario: str | None = None) -> tuple[float, float, float]:
    """Microseconds an act: rules, observation, mask."""
    rules = load(game, None, scenario)
    names, space, luck, spent = encoder(rules), acts(rules), Random(1), [0.0, 0.0, 0.0]
    dice = SeededDice(b"1")
    pos, _ = begin(rules, dice)
    for _ in range(WATCHED):
        if pos.state.result is not None:
            pos, _ = begin(rules, dice)
        t0 = perf_counter()
        menu = choices(pos)
        t1 = perf_counter()
        names.encode(pos, menu.who)
        t2 = perf_counter()
        space.mask(menu)
        t3 = perf_counter()
        pos = step(pos, luck.choice(menu.acts()), dice).pos
        t4 = perf_counter()
        for i, taken in enumerate((t1 - t0 + t4 - t3, t2 - t1, t3 - t2)):
            spent[i] += taken / WATCHED * 1e6
    return spent[0], spent[1], spent[2]


def by_its_own_measure(settings: dict[str, Any]) -> str:
    """What PettingZoo's own benchmark says of a table, in five seconds."""
    said = StringIO()
    with redirect_stdout(said):
        performance_benchmark(grognard.ml.env(**settings))
    return f"{float(said.getvalue().split(' turns per second')[0].split()[-1]):,.0f}"


def main() -> None:
    begun = perf_counter()
    ours = {name: stepping(grognard.ml.env(**settings), 1) for name, settings in TABLES.items()}
    bare = {name: playing(load(s["game"], None, s.get("scenario")), 1) for name, s in TABLES.items()}
    against = stepping(chess_table(), 1)
    for player in (*ours.values(), *bare.values(), against):
        rate(player, 0.2)
    rates: dict[str, list[float]] = {name: [] for name in (*ours, "chess_v6")}
    without: dict[str, list[float]] = {name: [] for name in ours}
    for _ in range(TURNS):
        rates["chess_v6"].append(rate(against))
        for name, player in ours.items():
            rates[name].append(rate(player))
            without[name].append(rate(bare[name], SAMPLE / 2))
    print("\nPettingZoo, steps a second                  least     median       most   to chess   without")
    chess = median(rates["chess_v6"])
    for name, found in rates.items():
        bare_rate = f"{median(without[name]):9,.0f}" if name in without else ""
        print(f"  {name:34} {spread(found)} {median(found) / chess:10.1f} {bare_rate}")
    for name, settings in TABLES.items():
        rules, seen, mask = encoding(**settings)
        whole = rules + seen + mask
        print(
            f"  {name}: rules {rules:.0f} us, observation {seen:.0f} us ({seen / whole:.0%}), mask "
            f"{mask:.0f} us ({mask / whole:.0%})"
        )
    told = ", ".join(f"{name} {by_its_own_measure(settings)}" for name, settings in TABLES.items())
    print(f"  by PettingZoo's performance_benchmark: {told}")
    print(f"  ({perf_counter() - begun:.0f} s)")


if __name__ == "__main__":
    main()
