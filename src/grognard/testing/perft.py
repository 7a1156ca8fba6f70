"""Perft: how many ways a position can go on, act by act. A count that changes means that a rule did.

    python -m grognard.testing.perft tests/perft/ts.toml --divide 2

Every die is counted by its faces. Positions stand in TOML: `counts` are those that the tests count
again by hand, `pins` go on from there and only say that nothing has changed.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from grognard.games import load
from grognard.kernel.acts import write_act
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import choices, expand
from grognard.kernel.menu import Act
from grognard.kernel.position import begin
from grognard.kernel.state import Position


def perft(pos: Position, depth: int) -> int:
    """The number of sequences of so many acts, with the dice they throw."""
    if depth == 0:
        return 1
    return sum(count_after(pos, act, depth) for act in choices(pos).acts())


def count_after(pos: Position, act: Act, depth: int) -> int:
    """The sequences that begin with an act, over all its dice."""
    return sum(perft(out.pos, depth - 1) for _, out in expand(pos, act, most=sys.maxsize))


def divide(pos: Position, depth: int) -> dict[str, int]:
    """The same, for each first act: where two programs differ, one looks here."""
    return {" ".join(write_act(pos, act)): count_after(pos, act, depth) for act in choices(pos).acts()}


class Drawn(NamedTuple):
    """A small position with its counts, from depth 1 on."""

    name: str
    game: str
    table: dict[str, Any] | None
    options: dict[str, str]
    dice: list[int]
    counts: list[int]
    pins: list[int]
    scenario: str | None = None

    def position(self) -> Position:
        game = load(self.game, self.options, self.scenario)
        return begin(game, FixedDice(self.dice), self.table)[0]


def read(path: Path) -> list[Drawn]:
    top = tomllib.loads(path.read_text(encoding="utf-8"))
    found = []
    for entry in top["position"]:
        keys = ("scenario", "turn", "phase", "units", "own")
        table = (
            {"game": top["game"], **{k: entry[k] for k in keys if k in entry}} if "units" in entry else None
        )
        options, dice = entry.get("options", {}), entry.get("dice", [])
        counts, pins, scenario = entry["counts"], entry["pins"], entry.get("scenario")
        found.append(Drawn(entry["name"], top["game"], table, options, dice, counts, pins, scenario))
    return found


def pin_again(path: Path) -> None:
    """Write the pins anew; what the tests count by hand is left alone."""
    text, drawn = path.read_text(encoding="utf-8"), iter(read(path))

    def again(found: re.Match[str]) -> str:
        one = next(drawn)
        first = len(one.counts) + 1
        return f"pins = {[perft(one.position(), first + n) for n in range(len(one.pins))]}"

    path.write_text(re.sub(r"^pins = \[.*\]", again, text, flags=re.MULTILINE), encoding="utf-8")


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m grognard.testing.perft")
    parser.add_argument("file", type=Path)
    parser.add_argument("--divide", type=int, metavar="DEPTH", default=0)
    args = parser.parse_args(argv)
    for one in read(args.file):
        print(
            f"{one.name}: {[perft(one.position(), d) for d in range(1, len(one.counts) + len(one.pins) + 1)]}"
        )
        if args.divide:
            for act, many in divide(one.position(), args.divide).items():
                print(f"  {many:8} {act}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
