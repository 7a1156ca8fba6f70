"""What the maps of the games cost to load from their files to sets of bits, each in a process of its own,
against what is promised.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path
from statistics import median

from bench.memory import peak
from grognard.games.boards import BOARDS, board
from grognard.kernel.errors import BadInput
from grognard.kernel.load import Files
from grognard.kernel.maps import load_map

# seconds of the first load, seconds of any other, megabytes of the process
FIRST, AGAIN, MEMORY = (1.0, 0.2, 80.0)
# Seconds of the processor: what else the machine does is not ours, and the files are in its memory after the
# first look.
TIMES = 7
ROOT = Path(__file__).parents[1]


def measured(game: str) -> dict[str, float]:
    """Loads one map again and again; for a new process."""
    words = import_module(f"{BOARDS[game]}.map_types")
    found = []
    for _ in range(TIMES):
        begun = time.process_time()
        map = load_map(Files(BOARDS[game]), words.TERRAINS, words.FEATURES, words.SIDES, words.LINES)
        found.append(time.process_time() - begun)
    return {
        "hexes": len(map.names),
        "sides": len(map.side_names),
        "first": found[0],
        "again": median(found[1:]),
        "memory": peak(),
    }


def alone(game: str) -> dict[str, float]:
    """The same in a process of its own: nothing of this one counts."""
    done = subprocess.run(
        [sys.executable, "-m", "bench.maps", game], cwd=ROOT, capture_output=True, text=True, check=True
    )
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> None:
    print("\nLoading maps, processor time and memory; in brackets the part of what is allowed")
    print(f"({FIRST} s at first, {AGAIN} s again, {MEMORY:.0f} MB)")
    for game in BOARDS:
        try:
            board(game)
        except BadInput as e:
            print(e)
            continue
        one = alone(game)
        print(
            f"{game:4} {one['hexes']:7,} hexes {one['sides']:7,} sides   first {one['first'] * 1e3:7.1f} ms "
            f"({one['first'] / FIRST:.2f})"
            f"   again {one['again'] * 1e3:7.1f} ms ({one['again'] / AGAIN:.2f})   {one['memory']:5.1f} MB "
            f"({one['memory'] / MEMORY:.2f})"
        )


if __name__ == "__main__":
    if sys.argv[1:]:
        print(json.dumps(measured(sys.argv[1])))
    else:
        main()
