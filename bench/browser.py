"""A table of the largest board to come in a real Chromium, against what was promised: opening it, acting,
dragging, zooming.

Times are those of one machine on one day: next to each stands its share of the target, and what else the
machine was doing. Tsaritsyn stands beside it, for what a table of today's size takes.
"""

from __future__ import annotations

import gzip
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from socket import create_server
from statistics import fmean, median
from typing import Any, NamedTuple
from urllib.request import urlopen

from bench.playouts import ADDITIONS, calibration

ROOT = Path(__file__).parent.parent
STATIC = ROOT / "src" / "grognard" / "server" / "static"
DRIVER = ROOT / "bench" / "browser.mjs"
LOADS, ACTS = 5, 30
PATIENCE = 60.0  # seconds for a server to come up
OPENED, ACTED, POINTED, FRAMES, BUNDLE = 1200.0, 150.0, 50.0, 30.0, 300_000


class Line(NamedTuple):
    what: str
    told: str
    share: float | None = None  # of what was promised; one is just met

    def __str__(self) -> str:
        met = (
            ""
            if self.share is None
            else f"{self.share:6.2f} of the target{': met' if self.share <= 1 else ': MISSED'}"
        )
        return f"  {self.what:44} {self.told:36} {met}"


# -- the server


@contextmanager
def serving(folder: Path) -> Iterator[tuple[str, int]]:
    """The server with the great board: its address and process."""
    with create_server(("127.0.0.1", 0)) as held:
        port = held.getsockname()[1]
    env = {k: v for k, v in os.environ.items() if not k.startswith("GROGNARD_")}
    env |= {"GROGNARD_RATE": "0", "GROGNARD_GAMES": "big", "GROGNARD_DB": f"sqlite:///{folder}/bench.db"}
    words = [
        "-m",
        "uvicorn",
        "bench.asgi:app",
        "--port",
        str(port),
        "--ws",
        "websockets-sansio",
        "--log-level",
        "warning",
    ]
    server = subprocess.Popen([sys.executable, *words, "--no-access-log"], cwd=ROOT, env=env)
    try:
        wait(f"http://127.0.0.1:{port}", server)
        yield f"http://127.0.0.1:{port}", server.pid
    finally:
        server.terminate()
        server.wait(PATIENCE)


def wait(home: str, server: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and server.poll() is None:
        with suppress(OSError), urlopen(f"{home}/api/health", timeout=PATIENCE):
            return
        time.sleep(0.1)
    raise RuntimeError("the server does not come up")


def resident(pid: int) -> float:
    """Megabytes of a process."""
    found = next(
        line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmRSS")
    )
    return int(found.split()[1]) / 1024


def driven(home: str, game: str, loads: int, acts: int) -> dict[str, Any]:
    done = subprocess.run(
        ["node", DRIVER, home, game, str(loads), str(acts)], capture_output=True, text=True, cwd=ROOT
    )
    if done.returncode:
        raise RuntimeError(done.stderr)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


# -- what it tells


def part(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]


def spread(times: list[float]) -> str:
    return f"{min(times):7,.0f} {median(times):7,.0f} {part(times, 0.95):7,.0f} ms"


def lines(found: dict[str, Any], promised: bool) -> Iterator[Line]:
    """`promised`: this is the board that the targets are for."""
    first, *rest = found["loads"]
    rest = rest or [first]
    opened = [one["answered"] for one in rest]
    yield Line("first visitor of a new server, click answered", f"{first['answered']:7,.0f} ms")
    yield Line("navigation to the question", spread([one["prompt"] for one in rest]))
    yield Line("navigation to map and counters", spread([one["ready"] for one in rest]))
    yield Line(
        "navigation to a click answered", spread(opened), median(opened) / OPENED if promised else None
    )
    yield Line("processor time of the browser until then", spread([one["cpu"] for one in rest]))
    for key, what in (
        ("take", "click a counter to its reach drawn"),
        ("go", "click a hex to the counter there"),
    ):
        times = found["acts"][key]
        if times:
            yield Line(f"{what} ({len(times)})", spread(times), median(times) / ACTED if promised else None)
    if found["peeks"]:
        what, usual = (
            f"pointing at a stack, question to answer ({len(found['peeks'])})",
            median(found["peeks"]),
        )
        yield Line(what, spread(found["peeks"]), usual / POINTED if promised else None)
    for what, gaps in found["frames"].items():
        made, moved, shown = (
            1000 / fmean(gaps[key]) if gaps[key] else 0.0 for key in ("made", "moved", "shown")
        )
        worst = part(gaps["shown"], 0.95)
        told = f"{made:4.0f} frames/s, {moved:.0f} moved, {shown:.0f} shown; worst 5 %: {worst:,.0f} ms"
        yield Line(what, told, FRAMES / max(shown, 1.0) if promised else None)
    last = found["loads"][-1]
    wire = f"{last['wire'] / 1e3:7,.0f} kB in {last['files']} files, {last['socket'] / 1e3:,.0f} kB by socket"
    yield Line("over the wire, first load", wire)
    if found["acts"]["sent"]:
        yield Line("by socket for an act", f"{median(found['acts']['sent']) / 1e3:7.1f} kB")
    page, scripts = (found[key] / 2**20 for key in ("memory", "heap"))
    yield Line("memory of the page", f"{page:7,.0f} MB, scripts {scripts:.0f} MB, {found['nodes']:,} nodes")


def bundle() -> Line:
    sizes = [
        len(gzip.compress(p.read_bytes(), 9))
        for p in (STATIC / "assets").iterdir()
        if p.suffix in (".js", ".css")
    ]
    return Line("scripts and styles, gzipped", f"{sum(sizes) / 1e3:7,.0f} kB", sum(sizes) / BUNDLE)


def main() -> None:
    print("\nThe table in a browser (best, median, 95th of a hundred; frames as the page made them)")
    missing = [name for name in ("node", "chromium") if not shutil.which(name)]
    if missing:
        print(f"  SKIPPED: no {' and no '.join(missing)}")
        return
    if not (STATIC / "index.html").is_file():
        subprocess.run(["npm", "run", "--silent", "build"], cwd=ROOT / "client", check=True)
    loops = [calibration() for _ in range(5)]
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as (home, pid):
        for title, game, acts in (("12,000 hexes, 1,500 counters", "big", ACTS), ("Tsaritsyn", "ts", 5)):
            before = os.getloadavg()[0]
            found = driven(home, game, LOADS, acts)
            print(f"{title} (load of the machine {before:.1f} before, {os.getloadavg()[0]:.1f} after)")
            print(*lines(found, game == "big"), sep="\n")
        print(Line("memory of the server with both", f"{resident(pid):7,.0f} MB"))
    print(bundle())
    loops += [calibration() for _ in range(5)]
    least, usual, most = (f(loops) * 1e3 for f in (min, median, max))
    print(
        f"  calibration: {ADDITIONS:,} additions in {least:.0f} ms at best, {usual:.0f} median, {most:.0f} "
        "worst"
    )


if __name__ == "__main__":
    main()
