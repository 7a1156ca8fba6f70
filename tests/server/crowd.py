"""Many people at many tables at once, playing at random, and what came of it.

python -m tests.server.crowd HOME --games 50 --seconds 60

Four sit at each table: White in two windows, Red, and somebody who watches. They act, undo, ask, talk, come
and go. What the server acknowledged is written down and told at the end, together with every difference
between what was sent bit by bit and what a newcomer with the same eyes is sent at once.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import subprocess
import sys
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from subprocess import PIPE
from typing import Any

import httpx
import websockets
from tests.server.harness import Eyes, Person, Server

from grognard.kernel.errors import BadInput
from grognard.kernel.journal import verify_dice
from grognard.kernel.replaying import parse
from grognard.server.table import first_position

ROOT = Path(__file__).parents[2]
ALIKE = ("seq", "turn", "phase", "menu", "undo", "result", "dice", "status", "offer", "tracks")
LOST = (OSError, websockets.WebSocketException, httpx.HTTPError, TimeoutError, asyncio.TimeoutError)


@dataclass
class CrowdReport:
    """What came of it."""

    tables: list[str] = field(default_factory=list)
    # acknowledged: table, line of the journal, what it must say
    acts: list[tuple[str, int, list[Any]]] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)  # of acts, in seconds
    seen: dict[str, int] = field(default_factory=dict)  # the longest that anybody was shown each game
    late: int = 0
    refused: int = 0
    again: int = 0  # connections made anew
    problems: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)  # views

    def add(self, other: dict[str, Any]) -> None:
        for name, value in other.items():
            mine = getattr(self, name)
            if isinstance(mine, dict):
                mine.update(value)
            else:
                setattr(self, name, mine + value)


class Address(Server):
    """A server that somebody else has started."""

    def __init__(self, home: str) -> None:
        self.port = int(home.rpartition(":")[2])


@dataclass
class Habits:
    pause: float = 0.3  # seconds between two acts of one
    leave: float = 0.01  # how often somebody leaves instead of acting, and comes again
    patience: float = 30.0
    windows: bool = True  # White has two: acts may collide


class Sitter:
    """One window at one table."""

    def __init__(
        self, person: Person, table: str, role: str, told: CrowdReport, habits: Habits, luck: random.Random
    ) -> None:
        self.person, self.table, self.role, self.report, self.habits, self.luck = (
            person,
            table,
            role,
            told,
            habits,
            luck,
        )
        self.eyes: Eyes | None = None
        self.lang = "en"
        self.stopping = asyncio.Event()

    async def live(self) -> None:
        """Until told to stop; whatever breaks off is taken up again."""
        while not self.stopping.is_set():
            try:
                self.eyes = await self.sit()
                while not self.stopping.is_set() and self.eyes is not None:
                    await self.something(self.eyes)
            except LOST:
                self.report.again += 1
                await asyncio.sleep(0.02)

    async def sit(self) -> Eyes:
        shown = self.report.seen.get(self.table, 0)
        eyes = await self.person.sits(self.table, self.lang)
        eyes.keep = False
        if eyes.seq < shown:
            self.report.wrong.append(
                f"{self.table} {self.role}: {shown} lines were shown, and now {eyes.seq}"
            )
        return eyes

    async def something(self, eyes: Eyes) -> None:
        await self.listen(eyes, self.luck.uniform(0.2, 1.8) * self.habits.pause)
        luck = self.luck.random()
        if luck < self.habits.leave:
            await eyes.close()
            self.eyes = None
        elif eyes.update["menu"]["yours"] and luck < 0.9:
            await self.act(eyes)
        elif luck < 0.93:
            await eyes.send("why", id=1, noun=self.luck.choice(("0604", "0708", "0306", "W2-1", "R37-1")))
        elif luck < 0.95:
            await eyes.send("overlay", id=2, name="zoc", side=self.luck.choice(("white", "red")))
        elif luck < 0.96:
            self.lang = self.luck.choice(("fr", "en"))
            await eyes.send("lang", lang=self.lang)
        elif luck < 0.965 and self.role != "watcher":
            await eyes.send("say", text=f"{self.role} {luck}")

    async def listen(self, eyes: Eyes, seconds: float) -> None:
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            try:
                await eyes.frame(left)
            except TimeoutError:
                break
            self.report.seen[self.table] = max(self.report.seen.get(self.table, 0), eyes.seq)

    async def act(self, eyes: Eyes) -> None:
        seq, undo = eyes.seq, eyes.update["undo"]["undo"] and self.luck.random() < 0.1
        verb, noun = self.luck.choice(eyes.acts())
        begun = time.perf_counter()
        if undo:
            await eyes.send("undo", seq=seq)
        else:
            await eyes.send("act", seq=seq, verb=verb, noun=noun)
        answered = await self.outcome(eyes, seq)
        if answered is not None:
            self.report.latencies.append(answered - begun)
            self.report.acts.append(
                (self.table, seq + 1, ["undo"] if undo else [verb] if noun is None else [verb, noun])
            )

    async def outcome(self, eyes: Eyes, seq: int) -> float | None:
        """When it was acknowledged, if it was. Where two may act at once, only what comes before the next
        answer tells.
        """
        if self.habits.windows:
            await eyes.send("hex", id=seq, hex="0604")
        answered = None
        while True:
            message = await eyes.frame(self.habits.patience)
            if message["t"] == "problem":
                self.report.problems.append(message["message"])
                return None
            if message["t"] == "refused" or (message["t"] == "update" and message["stale"]):
                self.report.late += message["t"] == "update"
                self.report.refused += message["t"] == "refused"
                return None
            if message["t"] == "update" and message["seq"] > seq:
                answered = answered or time.perf_counter()
                self.report.seen[self.table] = max(self.report.seen.get(self.table, 0), eyes.seq)
                if not self.habits.windows:
                    return answered
            if message["t"] == "hex" and message["id"] == seq:
                return answered

    # -- the end

    async def compare(self) -> None:
        """What is known here, bit by bit, is what a newcomer with the same eyes is sent."""
        eyes, fresh = self.eyes or await self.sit(), await self.sit()
        try:
            await eyes.sees(fresh.seq)
            await eyes.catch_up()
        except websockets.ConnectionClosed:  # cut off by the last kill, and had no time to notice
            eyes = await self.sit()
            await eyes.sees(fresh.seq)
            await eyes.catch_up()
        last = sorted(fresh.log)[-40:]
        for what, mine, theirs in (
            ("units", eyes.units, fresh.units),
            ("hidden", eyes.hidden, fresh.hidden),
            ("log", [eyes.log.get(n) for n in sorted(eyes.log)[-40:]], [fresh.log[n] for n in last]),
            *((name, eyes.update[name], fresh.update[name]) for name in ALIKE),
        ):
            if mine != theirs:
                self.report.wrong.append(
                    f"{self.table} {self.role} {what}: {str(mine)[:300]} != {str(theirs)[:300]}"
                )
        await fresh.close()
        await eyes.close()


class Crowd:
    def __init__(self, home: str, games: int, habits: Habits, seed: int = 1) -> None:
        self.server, self.games, self.habits, self.luck = Address(home), games, habits, random.Random(seed)
        self.report = CrowdReport()
        self.people: list[Person] = []
        self.sitters: list[Sitter] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def seat(self) -> None:
        await asyncio.gather(*(self.game(n) for n in range(self.games)))

    async def game(self, n: int) -> None:
        white, red, watcher = Person(self.server), Person(self.server), Person(self.server)
        self.people += [white, red, watcher]
        await white.named(f"White {n}")
        await red.named(f"Red {n}")
        made = await white.opens("me", "open", options=None if n % 5 else {"red_tactical_advantage": "yes"})
        table = made["id"]
        await red.joins(table, made[1])
        await watcher.watches(table, made[None])
        self.report.tables.append(table)
        windows = [
            (white, "white"),
            (red, "red"),
            (watcher, "watcher"),
            *([(white, "white too")] if self.habits.windows else []),
        ]
        for person, role in windows:
            self.sitters.append(
                Sitter(person, table, role, self.report, self.habits, random.Random(self.luck.random()))
            )

    def begin(self) -> None:
        self.tasks = [asyncio.ensure_future(sitter.live()) for sitter in self.sitters]

    async def end(self) -> None:
        for sitter in self.sitters:
            sitter.stopping.set()
        await asyncio.gather(*self.tasks)

    async def compare(self) -> None:
        for n in range(0, len(self.sitters), 40):  # not all at once: nobody is in a hurry any more
            await asyncio.gather(*(sitter.compare() for sitter in self.sitters[n : n + 40]))

    async def resign(self) -> None:
        """All games end, so that every seed is revealed and every journal may be taken home."""
        for sitter in self.sitters:
            if sitter.role == "red":
                eyes = await sitter.sit()
                if eyes.update["result"] is None:
                    await eyes.send("resign")
                    while eyes.update["result"] is None:
                        await eyes.frame()
                await eyes.close()

    async def leave(self) -> None:
        for sitter in self.sitters:
            if sitter.eyes is not None:
                with contextlib.suppress(*LOST):
                    await sitter.eyes.close()
        for person in self.people:
            await person.http.aclose()

    async def journals(self) -> dict[str, str]:
        watchers = {sitter.table: sitter.person for sitter in self.sitters if sitter.role == "watcher"}
        return {table: await person.journal(table) for table, person in watchers.items()}


def lost(told: CrowdReport, journals: dict[str, str]) -> list[str]:
    """Acts that were acknowledged and are not in the journals, or not where they belong."""
    found = []
    for table, line, words in told.acts:
        lines = journals[table].splitlines()
        record = json.loads(lines[line - 1]) if line <= len(lines) else {}
        if words != (["undo"] if "undo" in record else record.get("act")):
            found.append(f"{table}:{line}: {words} != {record}")
    found += [
        f"{table}: {n} lines were shown"
        for table, n in told.seen.items()
        if len(journals[table].splitlines()) < n
    ]
    return found


def unproved(journals: dict[str, str]) -> list[str]:
    """Journals that do not verify: chain, positions, dice."""
    found = []
    for table, text in journals.items():
        try:
            journal = parse(text, table, first_position)
            verify_dice(journal, bytes.fromhex(journal.revealed or ""))
        except BadInput as e:
            found.append(str(e))
    return found


def play(
    home: str, games: int, seconds: float, pause: float, processes: int = 2
) -> tuple[CrowdReport, dict[str, str]]:
    """Crowds in processes of their own, all of which begin at once; what came of it, and the journals."""
    told: CrowdReport = CrowdReport()
    journals: dict[str, str] = {}
    command = [sys.executable, "-m", "tests.server.crowd", home, f"--seconds={seconds}", f"--pause={pause}"]
    with contextlib.ExitStack() as stack:
        crowds = []
        for n in range(processes):
            many = games // processes + (n < games % processes)
            popen = subprocess.Popen(
                [*command, f"--games={many}", f"--seed={n}"], stdin=PIPE, stdout=PIPE, text=True, cwd=ROOT
            )
            crowds.append(stack.enter_context(popen))
        for crowd in crowds:
            assert crowd.stdout is not None
            crowd.stdout.readline()
        for crowd in crowds:
            assert crowd.stdin is not None
            crowd.stdin.write("go\n")
            crowd.stdin.flush()
        for crowd in crowds:
            assert crowd.stdout is not None
            found = json.loads(crowd.stdout.readline())
            told.add(found["told"])
            journals.update(found["journals"])
    return told, journals


async def main(args: argparse.Namespace) -> None:
    crowd = Crowd(args.home, args.games, Habits(args.pause), args.seed)
    await crowd.seat()
    print("ready", flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
    crowd.begin()
    await asyncio.sleep(args.seconds)
    await crowd.end()
    await crowd.compare()
    await crowd.resign()
    journals = await crowd.journals()
    await crowd.leave()
    print(json.dumps({"told": asdict(crowd.report), "journals": journals}), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("home")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pause", type=float, default=0.3)
    parser.add_argument("--seed", type=int, default=1)
    asyncio.run(main(parser.parse_args()))
