"""What a change of state, a hash, a view and the loading of a great map cost, in one run."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

from grognard.games import load
from grognard.games.victory_lost.law.command import radius
from grognard.kernel.changes import Moved
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import choices
from grognard.kernel.journal import state_hash
from grognard.kernel.load import Files
from grognard.kernel.maps import load_map
from grognard.kernel.position import begin
from grognard.kernel.state import Position, State
from grognard.kernel.views import menu_view, view
from grognard.rules import supply

SAMPLES = 7


def calibration() -> float:
    """A fixed loop of additions: what this machine makes of pure Python just now."""
    begun, total = time.perf_counter(), 0
    for i in range(200_000):
        total += i
    return time.perf_counter() - begun


def cost(f: Callable[[], object], times: int) -> tuple[float, float]:
    """(best, median) seconds of one call."""
    found = []
    for _ in range(SAMPLES):
        begun = time.perf_counter()
        for _ in range(times):
            f()
        found.append((time.perf_counter() - begun) / times)
    return min(found), statistics.median(found)


class GreatMap(Files):
    """The files of a map of 12,000 hexes, made up in memory."""

    def __init__(self) -> None:
        self.pack = None
        spots = [(name, c, r) for name in "ABCD" for c in range(1, 61) for r in range(1, 51)]
        label = "{}:{:02}{:02}".format
        hexes = [
            f"{label(*at)},{('clear', 'rough', 'woods')[sum(at[1:]) % 7 % 3]},,reconstructed" for at in spots
        ]
        sides = [
            f"{label(n, c, r)},{label(n, c, r + 1)},river,flow,reconstructed"
            for n, c, r in spots
            if r < 50 and (c * 7 + r) % 9 == 0
        ]
        sheets = [
            f'[[sheet]]\nname = "{n}"\ncolumns = 60\nrows = 50\ncolumn = {c}\nrow = {r}'
            for n, c, r in (("A", 0, 0), ("B", 60, 0), ("C", 0, 50), ("D", 60, 50))
        ]
        grid = '[grid]\norientation = "flat"\nlow = "even"\nlabel = "CCRR"'
        self.made = {
            "map.toml": "\n".join(['title = {fr = "a", en = "a"}', grid, *sheets]) + "\n",
            "hexes.csv": "\n".join(["hex,terrain,features,source", *hexes]) + "\n",
            "hexsides.csv": "\n".join(["a,b,feature,name,source", *sides]) + "\n",
            "lines.csv": "line,kind,hexes,source\n",
            "places.csv": "id,hex,kind,fr,en,source\n",
            "areas.csv": "area,hexes,source\n",
        }

    def read(self, name: str) -> tuple[str, str]:
        return self.made[name], name


def great_state(units: int) -> State:
    return State(1, (), tuple(range(units)), (1,) * units, (0, 0), None)


def overlay_query(overlay: str, of: str) -> Callable[[], object]:
    """An overlay of A Victory Lost at its beginning, worked out from nothing each time."""
    game = load("avl", {"chits": "historical"})
    state = begin(game, FixedDice([]))[0].state
    noun = game.roster.index[of] if of in game.roster.index else game.side(of)

    def answer() -> object:
        supply.JOINED.clear()
        radius.cache_clear()
        return game.hooks.overlays[overlay](Position(game, state), noun)

    return answer


def main() -> None:
    loops = [calibration() for _ in range(9)]
    print(
        "\nState, hash, view, loading (microseconds, best / median of 7; ratios to the change of a small "
        "state)"
    )
    best, middle, worst = (f(loops) * 1e3 for f in (min, statistics.median, max))
    print(f"calibration: 200,000 additions in {best:.1f} ms at best, {middle:.1f} median, {worst:.1f} worst")
    pos, _ = begin(load("ts", {"setup": "ready_made"}), FixedDice([]))
    small, great = pos.state, great_state(1500)
    move = Moved(3, (small.where[3], small.where[3] + 1), "move", "TS V.2")
    made = GreatMap()
    rows: list[tuple[str, Callable[[], object], int]] = [
        ("change one unit, 68 units", lambda: move.apply(small), 20_000),
        ("change one unit, 1,500 units", lambda: move.apply(great), 3_000),
        ("hash of a state from nothing, 68 units", lambda: state_hash(Position(pos.game, small)), 2_000),
        ("menu from nothing, TS movement", lambda: choices(Position(pos.game, small)), 2_000),
        ("view of one side, TS", lambda: view(pos, 0), 1_000),
        ("menu as sent, TS", lambda: menu_view(pos, 0), 1_000),
        ("whom an HQ commands, AVL", overlay_query("command", "1GdA"), 200),
        ("all lines of supply of a side, AVL", overlay_query("supply", "axis"), 50),
        (
            "load a map of 12,000 hexes",
            lambda: load_map(made, ("clear", "rough", "woods"), (), ("river",), ()),
            1,
        ),
    ]
    unit = None
    for name, f, times in rows:
        best, median = cost(f, times)
        unit = unit or best
        print(f"{name:34} {best * 1e6:12,.1f} / {median * 1e6:12,.1f}   {best / unit:10,.1f}x")


if __name__ == "__main__":
    main()
