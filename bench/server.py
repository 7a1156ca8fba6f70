"""What a click costs: an act from the socket to the update, for one player alone and in a crowd.

python -m bench.server acts     one player of TS on loopback, acts at random python -m bench.server load
200 people on 50 games for a minute; nothing may be lost, no view may be wrong python -m bench.server kill
the server killed 50 times under load, on SQLite and on PostgreSQL
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.server.crowd import ROOT, lost, play, unproved
from tests.server.harness import READY_MADE, Company, Server

from grognard.games import load
from grognard.kernel.acts import read_act
from grognard.kernel.dice import FixedDice, SeededDice
from grognard.kernel.journal import Journal, header_for
from grognard.kernel.position import begin
from grognard.kernel.views import menu_view, view
from grognard.server.store import Store, TableRow

ACTS = 500
PAGE = 4096
TARGET = 150.0  # milliseconds, drawn
GAMES, SECONDS, PAUSE = 50, 60.0, 0.5


def at(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1e3


def as_text(values: Sequence[float]) -> str:
    return f"{at(values, 0.5):.1f} ms median, {at(values, 0.95):.1f} at 95%, {at(values, 0.99):.1f} at 99%"


class Timings(list[float]):
    """Seconds that something took, time after time."""

    @contextmanager
    def time(self) -> Iterator[None]:
        begun = time.perf_counter()
        yield
        self.append(time.perf_counter() - begun)


async def one_player(server: Server) -> tuple[Timings, Timings]:
    """Acts, from sending one to reading its update; and, in between, questions that change nothing."""
    luck, company = random.Random(1), Company(server)
    acts, questions = Timings(), Timings()
    async with company.leaving:
        _, _, eyes = await company.alone()
        eyes.keep = False
        for _ in range(ACTS):
            act = luck.choice(eyes.acts())
            with acts.time():
                answer = await eyes.act(*act)
            if answer["result"]:
                break
            with questions.time():
                await eyes.catch_up()
    return acts, questions


def engine_alone(many: int) -> tuple[Timings, list[str]]:
    """As many acts without server, disk and socket (the journal's line, the view, the
    menu); and the lines.
    """
    pos, _ = begin(load("ts", READY_MADE), FixedDice([]))
    journal, luck, seed = (
        Journal(header_for(pos, {"mode": "live", "commit": ""}), pos),
        random.Random(1),
        b"1" * 32,
    )
    found = Timings()
    for _ in range(many):
        act = luck.choice(menu_view(journal.pos, journal.pos.frame.who)["acts"])
        with found.time():
            journal.play(
                read_act(journal.pos, act["verb"], act["noun"] or None), SeededDice(seed, journal.dice_count)
            )
            view(journal.pos, 0)
            menu_view(journal.pos, 0)
        if journal.pos.state.result is not None:
            break
    return found, journal.lines


async def store_alone(folder: str, lines: list[str]) -> Timings:
    """The same lines put on disk one by one, in a process that does nothing else."""
    found, store = Timings(), await Store.open(f"sqlite:///{folder}/alone.db")
    await store.add_table(TableRow("t", "ts", "", "{}"), [], [])
    for n, line in enumerate(lines):
        with found.time():
            await store.append("t", n, [line], time.time(), turn=1, phase="", acts=n + 1)
    await store.close()
    return found


def disk_alone(folder: str, many: int) -> Timings:
    """A page written to a file, until the disk says that it has it."""
    found = Timings()
    with open(f"{folder}/pages", "wb", buffering=0) as file:
        for _ in range(many):
            with found.time():
                file.write(b"." * PAGE)
                os.fdatasync(file.fileno())
    return found


def acts() -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/x.db", Path(folder)).start()
        try:
            found, questions = asyncio.run(one_player(server))
        finally:
            server.stop()
        engine, lines = engine_alone(len(found))
        store = asyncio.run(store_alone(folder, lines))
        disk = disk_alone(folder, len(lines))
    print(
        "\nOne act on loopback: TS, one player, SQLite with full durability, from the moment the server "
        "answers"
    )
    print(f"{len(found)} acts: {as_text(found)}; drawn within {TARGET:.0f} ms is the aim")
    rows = {
        "the engine alone": engine,
        "the store alone": store,
        "of that the disk, a page": disk,
        "the wire, a question to the server": questions,
    }
    for name, part in rows.items():
        print(f"  {name:36} {as_text(part)}")
    print(f"the table takes {at(found, 0.5) / at(engine, 0.5):.1f} times what the engine does")


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
    print(f"{len(found.acts)} acts, {len(found.acts) / SECONDS:.0f} a second: {as_text(found.latencies)}")
    print(
        f"{found.late} came too late and were shown what stands; "
        f"{sum(len(j.splitlines()) for j in journals.values())} lines verified"
    )
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
