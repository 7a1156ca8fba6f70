"""Many live tables in one process: python -m bench.tables [TABLES] [--seconds 30] [--pause 2]

Two people sit at each table of Tsaritsyn and play at random, each side's act after a pause of this length on
average. Told is the time from sending an act to its update, and the server's processor time for each act.
`--server COMMAND` measures another `grognard` with the same crowd, an older one for example.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from subprocess import PIPE
from typing import Any

import msgspec
from tests.server import harness
from tests.server.crowd import ROOT, Address
from tests.server.harness import Eyes, Person, Server

from bench.server import as_text

CROWDS = 4  # processes, lest the crowd's own work be taken for the server's


class Verb(msgspec.Struct):
    verb: str
    kind: str
    nouns: list[str]


class Menu(msgspec.Struct):
    yours: bool
    verbs: list[Verb]


class Update(msgspec.Struct):
    """What a player who only plays has to read of an update."""

    seq: int
    menu: Menu
    result: Any = None


class Kind(msgspec.Struct):
    t: str


KIND, UPDATE = msgspec.json.Decoder(Kind), msgspec.json.Decoder(Update)


class Window:
    """One seat at one table: it plays whenever it may."""

    def __init__(self, eyes: Eyes, pause: float, luck: random.Random) -> None:
        self.eyes, self.pause, self.luck = eyes, pause, luck
        self.update = msgspec.convert(eyes.update, Update)
        self.latencies: list[float] = []
        self.problems = 0

    async def read(self) -> str:
        text = await self.eyes.connection.recv()
        kind = KIND.decode(text).t
        if kind == "update":
            self.update = UPDATE.decode(text)
        return kind

    async def live(self, until: float) -> None:
        await asyncio.sleep(self.luck.uniform(0, 2 * self.pause))
        while time.monotonic() < until and self.update.result is None:
            if not self.update.menu.yours:
                try:
                    await asyncio.wait_for(self.read(), until - time.monotonic())
                except TimeoutError:
                    return
                continue
            verb, noun = self.luck.choice(
                [
                    (v.verb, None if v.kind == "button" else noun)
                    for v in self.update.menu.verbs
                    for noun in v.nouns
                ]
            )
            seq = self.update.seq
            begun = time.perf_counter()
            await self.eyes.send("act", seq=seq, verb=verb, noun=noun)
            while self.update.seq <= seq and await self.read() in ("update", "chat", "clock", "presence"):
                pass
            if self.update.seq > seq:
                self.latencies.append(time.perf_counter() - begun)
            else:
                self.problems += 1
            await asyncio.sleep(self.luck.uniform(0, 2 * self.pause))


async def table(server: Server, pause: float, luck: random.Random) -> tuple[list[Person], list[Window]]:
    people = [await Person(server).named(name) for name in ("White", "Red")]
    made = await people[0].opens("me", "open")
    await people[1].joins(made["id"], made[1])
    return people, [Window(await who.sits(made["id"]), pause, luck) for who in people]


async def crowd(home: str, tables: int, seconds: float, pause: float, seed: int) -> None:
    """One of the processes of people: says when all sit, waits for a line, plays, says what it saw."""
    server, luck = Address(home), random.Random(seed)
    sitting = [await table(server, pause, luck) for _ in range(tables)]
    windows = [window for _, both in sitting for window in both]
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    until = time.monotonic() + seconds
    await asyncio.gather(*(window.live(until) for window in windows))
    found = [second for window in windows for second in window.latencies]
    print(json.dumps([found, sum(window.problems for window in windows)]), flush=True)
    for people, _ in sitting:
        for person in people:
            await person.http.aclose()


def processor_time(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def measure(tables: int, seconds: float, pause: float) -> str:
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        server = Server(
            f"sqlite:///{folder}/x.db",
            Path(folder),
            GROGNARD_CONNECTIONS_PER_ADDRESS="100000",
            GROGNARD_CONNECTIONS="10000",
        ).start()
        stack.callback(server.stop)
        crowds = []
        for n in range(CROWDS):
            many = tables // CROWDS + (n < tables % CROWDS)
            command = [sys.executable, "-m", "bench.tables", str(many), f"--seconds={seconds}"]
            command += [f"--pause={pause}", f"--home={server.home}", f"--seed={n}"]
            popen = subprocess.Popen(command, stdin=PIPE, stdout=PIPE, text=True, cwd=ROOT)
            crowds.append(stack.enter_context(popen))
        for each in crowds:
            assert each.stdout is not None
            assert each.stdout.readline() == "ready\n"
        before = processor_time(server.pid)
        for each in crowds:
            assert each.stdin is not None
            each.stdin.write("go\n")
            each.stdin.flush()
        latencies, problems = [], 0
        for each in crowds:
            assert each.stdout is not None
            found, wrong = json.loads(each.stdout.readline())
            latencies += found
            problems += wrong
        spent = processor_time(server.pid) - before
    return (
        f"{tables} tables, {len(latencies) / seconds:.0f} acts a second: {as_text(latencies)}; the server "
        f"{spent / seconds:.0%} of a core, {spent / len(latencies) * 1e3:.2f} ms an act; {problems} not taken"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", nargs="?", type=int, default=800)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--pause", type=float, default=2.0)
    parser.add_argument("--server", default="")
    parser.add_argument("--home", default="", help=argparse.SUPPRESS)
    parser.add_argument("--seed", type=int, default=0, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.home:
        asyncio.run(crowd(given.home, given.tables, given.seconds, given.pause, given.seed))
        return
    if given.server:
        harness.COMMAND = Path(given.server)
    print(measure(given.tables, given.seconds, given.pause))


if __name__ == "__main__":
    main()
