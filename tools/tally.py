"""Plays games and counts what happened in them: python tools/tally.py vr training --games 4

Every game is a line of JSON in the file named by --out: who won and how, acts and changes by name, when
places were taken, and the processor time of each side's turns. `--table` adds such files up, under the names
of tools/tallies/GAME.toml.
"""

from __future__ import annotations

import argparse
import fnmatch
import json
import time
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from grognard.ai.player import Player
from grognard.games import load
from grognard.kernel.game import Game
from grognard.kernel.menu import Act, Menu
from grognard.kernel.state import Position
from grognard.lab.match import play_game, seat_players
from grognard.lab.tally import Tally

HERE = Path(__file__).parent


class Timed:
    """A player whose time for each turn of a side is kept."""

    def __init__(self, player: Player, seconds: Counter[str], each_turn: Callable[[], None]) -> None:
        self.player, self.name, self.seconds, self.each_turn = player, player.name, seconds, each_turn
        self.turn = -1

    def choose(self, view: Callable[[], dict[str, Any]], menu: Menu, sample: Callable[[], Position]) -> Act:
        pos = sample()
        if pos.state.turn != self.turn:
            self.turn = pos.state.turn
            self.each_turn()
        began = time.process_time()
        act = self.player.choose(view, menu, lambda: pos)
        self.seconds[f"{pos.state.turn} {pos.game.sides[menu.who]}"] += time.process_time() - began  # type: ignore[assignment]
        return act


def watched(game: Game, named: dict[str, str]) -> dict[str, tuple[int, int]]:
    """Places by name, as `3535 soviet`: the label of the hex, and the side whose coming is waited for."""
    found = {}
    for name, place in named.items():
        label, side = place.split()
        found[name] = (game.map.hex(label), game.sides.index(side))
    return found


def play(game: Game, names: list[str], seed: int, said: dict[str, Any], out: Path | None) -> None:
    seconds: Counter[str] = Counter()
    tally = Tally(game, watched(game, said["places"]))
    so_far = {"game": game.id, "scenario": game.scenario, "players": names, "seed": seed}

    def each_turn() -> None:
        """A long game that is broken off leaves what it came to."""
        if out is not None:
            spent = {turn: round(many, 1) for turn, many in seconds.items()}
            out.with_suffix(".part").write_text(json.dumps(so_far | tally.to_dict() | {"seconds": spent}))

    players = [Timed(one, seconds, each_turn) for one in seat_players(names, seed)]
    found = play_game(game, players, seed, chronicle=tally)
    spent = {turn: round(many, 1) for turn, many in seconds.items()}
    told = so_far | {"winner": found.winner, "how": found.how, "turn": found.turn, "failure": found.failure}
    print(told, f"acts {found.acts}", f"longest {max(spent.values(), default=0)} s", tally.taken, flush=True)
    if found.failure:
        print(found.trace)
    if out is not None:
        with out.open("a") as file:
            file.write(json.dumps(told | tally.to_dict() | {"seconds": spent}) + "\n")


# -- tables


def table(files: Iterable[Path], said: dict[str, Any]) -> str:
    """How often each thing happened, by scenario, as a table of Markdown."""
    games = [json.loads(line) for file in files for line in file.read_text().splitlines()]
    scenarios = list(dict.fromkeys(game["scenario"] for game in games))
    of = {name: [game for game in games if game["scenario"] == name] for name in scenarios}
    rows = [["", *(f"{name} ({len(of[name])})" for name in scenarios)], ["---"] * (len(scenarios) + 1)]
    for name, patterns in said["counts"].items():
        rows.append([name, *(str(sum(counted(game, patterns) for game in of[s])) for s in scenarios)])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def counted(game: dict[str, Any], patterns: list[str]) -> int:
    every = game["acts"] | game["changes"]
    return sum(many for name, many in every.items() if any(fnmatch.fnmatchcase(name, p) for p in patterns))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("scenario", nargs="?", default="")
    parser.add_argument("players", nargs="*", default=["officer", "officer"])
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--table", type=Path, nargs="+")
    wanted = parser.parse_args()
    said = tomllib.loads((HERE / "tallies" / f"{wanted.game}.toml").read_text(encoding="utf-8"))
    if wanted.table:
        print(table(wanted.table, said))
        return
    game = load(wanted.game, scenario=wanted.scenario)
    for n in range(wanted.games):
        play(game, wanted.players, wanted.seed + n, said, wanted.out)


if __name__ == "__main__":
    main()
