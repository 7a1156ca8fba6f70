"""What a click costs: an act from the socket to the update, for one player alone and in a crowd.

python -m bench.server acts     one player of TS on loopback, acts at random
python -m bench.server load     200 people on 50 games for a minute; nothing may be lost, no view may be wrong
python -m bench.server kill     the server killed 50 times under load, on SQLite and on PostgreSQL
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from tests.server.crowd import ROOT, lost, play, unproved
from tests.server.harness import READY_MADE, Company, Server

from grognard.games import load
from grognard.kernel.acts import read_act
from grognard.kernel.dice import Given, Live
from grognard.kernel.journal import Journal, header_for
from grognard.kernel.position import begin
from grognard.kernel.views import menu_view, view

ACTS = 500
TARGET = 150.0  # milliseconds, drawn
GAMES, SECONDS, PAUSE = 50, 60.0, 0.5


def at(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1e3


def told(values: Sequence[float]) -> str:
    return f"{at(values, 0.5):.1f} ms median, {at(values, 0.95):.1f} at 95%, {at(values, 0.99):.1f} at 99%"


async def one_player(server: Server) -> tuple[list[float], list[tuple[str, str | None]]]:
    """Seconds of each act from the moment it is sent until its update is read, and the acts."""
    luck, company = random.Random(1), Company(server)
    async with company.leaving:
        _, _, eyes = await company.alone()
        eyes.keep = False
        found, acts = [], []
        for _ in range(ACTS):
            act = luck.choice(eyes.acts())
            begun = time.perf_counter()
            answer = await eyes.act(*act)
            found.append(time.perf_counter() - begun)
            acts.append(act)
            if answer["result"]:
                break
        return found, acts


def engine_alone(acts: list[tuple[str, str | None]]) -> list[float]:
    """The same kind of acts without server, disk and socket: the journal's line, the view and the menu."""
    pos, _ = begin(load("ts", READY_MADE), Given([]))
    journal, luck, seed = Journal(header_for(pos, {"mode": "live", "commit": ""}), pos), random.Random(1), b"1" * 32
    found = []
    for _ in acts:
        told = menu_view(journal.pos, journal.pos.frame.who)["acts"]
        act = luck.choice(told)
        begun = time.perf_counter()
        journal.play(read_act(journal.pos, act["verb"], act["noun"] or None), Live(seed, journal.thrown))
        view(journal.pos, 0)
        menu_view(journal.pos, 0)
        found.append(time.perf_counter() - begun)
        if journal.pos.state.result is not None:
            break
    return found


def acts() -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/x.db", Path(folder)).start()
        try:
            found, played = asyncio.run(one_player(server))
        finally:
            server.stop()
    alone = engine_alone(played)
    print("\nOne act on loopback: TS, one player, SQLite with full durability")
    print(f"{len(found)} acts: {told(found)}; drawn within {TARGET:.0f} ms is the aim")
    print(f"the engine alone: {told(alone)}; the table takes {at(found, 0.5) / at(alone, 0.5):.1f} times that")


def crowd() -> int:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/x.db", Path(folder)).start()
        try:
            found, journals = play(server.home, GAMES, SECONDS, PAUSE)
        finally:
            server.stop()
        complaints = server.complaints()
    wrong = [*found.wrong, *lost(found, journals), *unproved(journals), *found.problems, *complaints]
    print(f"\n{4 * GAMES} people on {GAMES} games for {SECONDS:.0f} s, each with {PAUSE} s to think")
    print(f"{len(found.acts)} acts, {len(found.acts) / SECONDS:.0f} a second: {told(found.latencies)}")
    print(f"{found.late} came too late and were shown what stands; {sum(len(j.splitlines()) for j in journals.values())} lines verified")
    print("\n".join(wrong[:20]) if wrong else "no act lost, no view wrong, every journal verifies")
    return 1 if wrong else 0


def kill() -> int:
    command = [sys.executable, "-m", "pytest", "tests/server/test_kill.py", "-q", "--durations=2"]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, "GROGNARD_KILLS": "50"}).returncode


def main() -> None:
    acts()


if __name__ == "__main__":
    wanted = sys.argv[1] if len(sys.argv) > 1 else "acts"
    parts = {"acts": acts, "load": crowd, "kill": kill}
    if wanted not in parts:
        sys.exit(__doc__)
    sys.exit(parts[wanted]())
