"""The two giants' campaigns: random play, overlays, the memory of tables, a long journal opened again.

python -m bench.giants [seconds of random play]
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from bench.journals import apart, memory
from bench.playouts import playing, playing_chess, sample
from grognard.games import load
from grognard.kernel.chain import write_record
from grognard.kernel.checkpoint import read_checkpoint
from grognard.kernel.dice import FixedDice, SeededDice, commitment
from grognard.kernel.engine import choices, step
from grognard.kernel.journal import Journal, header_for
from grognard.kernel.position import begin
from grognard.kernel.replaying import replay_lines
from grognard.kernel.state import Position

SECRET, PROGRAM = b"giants" * 5, "bench"
SAMPLE, TABLES = 1.7, 4
LONGEST = 60_000  # acts


def rates(game: str, seconds: float) -> tuple[float, float]:
    """Acts a second of random play of the campaign, and their ratio to plies of python-chess, in turns."""
    ours, chess = playing(load(game), 1), playing_chess(1)
    found, ratios = [], []
    for _ in range(max(1, int(seconds / SAMPLE))):
        rate, other = sample(ours, SAMPLE)[0], sample(chess, SAMPLE / 2)[0]
        found.append(rate)
        ratios.append(rate / other)
    return median(found), median(ratios)


def recorded(game: str, folder: str) -> dict[str, Any]:
    """A random campaign in a journal, to its end."""
    luck, live = Random(1).random, SeededDice(SECRET)
    pos, rolls = begin(load(game), live)
    header = header_for(pos, {"mode": "live", "commit": commitment(SECRET)}, rolls=rolls)
    journal, slowest, drawn = Journal(header, pos, PROGRAM), ("", 0.0), []
    while journal.pos.state.result is None and len(journal.lines) < LONGEST:
        acts = choices(journal.pos).acts()
        journal.play(acts[int(luck() * len(acts))], live)
        if len(journal.lines) % 1000 == 0:
            name, spent = slowest_overlay(journal.pos)
            drawn.append(spent)
            slowest = max(slowest, (name, spent), key=lambda one: one[1])
    Path(folder, "lines").write_text("\n".join([write_record(header), *journal.lines]), encoding="utf-8")
    for n, checkpoint in enumerate(journal.checkpoints):
        Path(folder, f"checkpoint-{n:04}").write_text(checkpoint.text(), encoding="utf-8")
    return {"acts": len(journal.lines), "turn": journal.pos.state.turn, "overlay": slowest, "drawn": drawn}


def slowest_overlay(pos: Position) -> tuple[str, float]:
    """The overlay of a side that takes longest at a position that nothing was worked out for."""
    slowest = ("", 0.0)
    for name, spec in pos.game.hooks.overlay_specs.items():
        for side in range(len(pos.game.sides)) if spec.per == "side" else ():
            fresh = Position(pos.game, pos.state)
            begun = time.perf_counter()
            pos.game.hooks.overlays[name](fresh, side)
            slowest = max(slowest, (name, time.perf_counter() - begun), key=lambda one: one[1])
    return slowest


def opened(game: str, folder: str) -> dict[str, float]:
    """A process with one table, the journal opened, and more tables begun."""
    ours = load(game)

    def first(header: dict[str, Any]) -> Position:
        return begin(ours, FixedDice([r[1] for r in header["rolls"]]))[0]

    tables = [begin(ours, SeededDice(SECRET))[0]]
    tables[0] = step(tables[0], choices(tables[0]).acts()[0], SeededDice(SECRET)).pos
    one = memory()
    lines = Path(folder, "lines").read_text(encoding="utf-8").split("\n")
    texts = [path.read_text(encoding="utf-8") for path in sorted(Path(folder).glob("checkpoint-*"))]
    found = [checkpoint for checkpoint in map(read_checkpoint, texts) if checkpoint is not None]
    begun = time.perf_counter()
    journal = replay_lines(lines, "bench", first, program=PROGRAM, checkpoints=found)
    spent, long = time.perf_counter() - begun, memory() - one
    before = memory()
    for n in range(TABLES):
        pos, luck, dice = begin(ours, SeededDice(str(n).encode()))[0], Random(n), SeededDice(SECRET)
        for _ in range(200):
            pos = step(pos, luck.choice(choices(pos).acts()), dice).pos
        tables.append(pos)
    return {
        "one": one,
        "opened": spent,
        "journal": long,
        "each": (memory() - before) / TABLES,
        "acts": len(journal.entries),
    }


def main(seconds: float = 12.0) -> None:
    print("\nThe campaigns of the giants, in one run")
    for game in ("vr", "ss"):
        rate, ratio = apart(rates, game, seconds)
        with TemporaryDirectory() as folder:
            played, found = apart(recorded, game, folder), apart(opened, game, folder)
        name, slowest = played["overlay"]
        print(
            f"{game}: {rate:,.0f} acts a second of random play, {ratio:.3f} of python-chess; the slowest "
            f"overlay of a side, {name}, {slowest * 1e3:.1f} ms at most, {median(played['drawn']) * 1e3:.1f} "
            f"at the median"
        )
        print(
            f"    {found['one']:.0f} MB with one table, {found['each']:.1f} MB for each further; a journal "
            f"of {found['acts']:,} acts, to turn {played['turn']}, opened in {found['opened']:.2f} s, "
            f"{found['journal']:.0f} MB"
        )


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 12.0)
