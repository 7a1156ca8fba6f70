"""A real server process on a port of its own, and people who talk to it as browsers do; a site whose time we
tell.
"""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from grognard.server.site import Site

PATIENCE = 30.0  # seconds for anything that must come; a slow machine is not a fault
COMMAND = Path(sys.executable).parent / "grognard"
KEY = b"k" * 32  # of a site that no process serves
READY_MADE = {"setup": "ready_made"}
SEATS = {
    "me": {"kind": "me"},
    "open": {"kind": "open"},
    "greedy": {"kind": "bot", "bot": "greedy"},
    "random": {"kind": "bot", "bot": "random"},
}


class Timed(Site):
    """A site whose time we tell."""

    now = 1_000_000.0

    def clock(self) -> float:
        return self.now

    def ticks(self) -> float:
        return self.now


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as held:
        return int(held.getsockname()[1])


class Server:
    """`grognard serve`, as it is run. What it complains of is in its log, which should stay empty."""

    def __init__(self, db: str, folder: Path, **env: str) -> None:
        self.db, self.port = db, free_port()
        self.log = folder / f"server-{self.port}.log"
        settings = {"GROGNARD_RATE": "0", "GROGNARD_BOT_DELAY": "0", "GROGNARD_BOARDS_AHEAD": "0"}
        settings |= {"GROGNARD_DB": db, **env}
        self.env = {**{k: v for k, v in os.environ.items() if not k.startswith("GROGNARD_")}, **settings}
        # lines that are no complaints
        self.expected: tuple[str, ...] = ("The table is served", "La table est servie")
        self.before = ""  # words of a shell
        self.pid = 0
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def home(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                ["sh", "-c", f'{self.before}exec "$@"', "sh", COMMAND, "serve", "--port", str(self.port)],
                env=self.env,
                stdout=log,
                stderr=log,
            )
        self.pid = self.process.pid
        self.wait()
        return self

    def wait(self) -> None:
        """Until it answers."""
        deadline = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(OSError), urlopen(f"{self.home}/api/health", timeout=PATIENCE):
                return
            if self.process is not None and self.process.poll() is not None:
                raise RuntimeError(self.log.read_text())
            assert time.monotonic() < deadline, self.log.read_text()
            time.sleep(0.02)

    def kill(self) -> None:
        """No goodbye."""
        os.kill(self.pid, signal.SIGKILL)
        self.gone()

    def stop(self) -> None:
        if self.pid:
            os.kill(self.pid, signal.SIGTERM)
            self.gone()

    def gone(self) -> None:
        if self.process is not None:
            self.process.wait(PATIENCE)
        self.pid = 0

    def sql(self, statement: str, *args: Any) -> list[tuple[Any, ...]]:
        """Behind the server's back; of SQLite only."""
        with (
            contextlib.closing(
                sqlite3.connect(self.db.removeprefix("sqlite:///"), timeout=PATIENCE)
            ) as connection,
            connection,
        ):
            return connection.execute(statement, args).fetchall()

    def complaints(self) -> list[str]:
        """What it logged besides what a test expects: nothing, when all is well."""
        return [
            line
            for line in self.log.read_text().splitlines()
            if not any(known in line for known in self.expected)
        ]


class Person:
    """One browser: cookies, the token for unsafe requests, and sockets."""

    def __init__(self, server: Server, lang: str = "en") -> None:
        self.server, self.lang = server, lang
        self.http = httpx.AsyncClient(
            base_url=server.home, headers={"origin": server.home}, params={"lang": lang}, timeout=PATIENCE
        )
        self.me: dict[str, Any] = {}

    async def __aenter__(self) -> Person:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def named(self, name: str) -> Person:
        self.me = await self.ask("POST", "/api/guest", {"name": name})
        self.http.headers["x-csrf-token"] = self.me["csrf"]
        return self

    async def ask(self, method: str, path: str, body: Any = None, status: int = 0) -> Any:
        """An answer as JSON; it must have this status, or be a success."""
        answer = await self.http.request(method, path, json=body)
        assert (answer.status_code == status) if status else answer.is_success, (
            f"{method} {path}: {answer.status_code} {answer.text}"
        )
        return answer.json()

    async def opens(self, *seats: str, options: dict[str, str] | None = None, **more: Any) -> dict[Any, Any]:
        """A new game; gives its id as `id`, the links by seat, and the link to watch as None."""
        chosen = READY_MADE if options is None else options
        made = await self.ask(
            "POST",
            "/api/tables",
            {"game": "ts", "options": chosen, "seats": [SEATS[s] for s in seats], **more},
        )
        return {
            "id": made["table"]["id"],
            "table": made["table"],
            **{link["seat"]: link["token"] for link in made["invitations"]},
        }

    async def joins(self, table: str, token: str, status: int = 0) -> Any:
        return await self.ask("POST", f"/api/tables/{table}/join", {"token": token}, status)

    async def watches(self, table: str, token: str, status: int = 0) -> Any:
        return await self.ask("POST", f"/api/tables/{table}/watch", {"token": token}, status)

    async def journal(self, table: str) -> str:
        answer = await self.http.get(f"/api/tables/{table}/journal")
        assert answer.status_code == 200, answer.text
        return answer.text

    async def sits(self, table: str, lang: str = "", origin: str | None = "") -> Eyes:
        """At the table by a socket, greeted."""
        eyes = await Eyes.opened(self, table, lang or self.lang, origin)
        eyes.welcome = await eyes.next("welcome")
        await eyes.next("update")
        return eyes


class Eyes:
    """One socket at a table. Keeps what a client keeps: units, log, menu; and every frame as it came."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.frames: list[str] = []
        self.keep = True  # every frame
        self.welcome: dict[str, Any] = {}
        self.update: dict[str, Any] = {}  # the last one
        self.units: dict[str, dict[str, Any]] = {}
        self.hidden: list[dict[str, Any]] = []
        self.log: dict[int, dict[str, Any]] = {}
        self.chat: list[dict[str, Any]] = []

    @staticmethod
    async def opened(person: Person, table: str, lang: str = "en", origin: str | None = "") -> Eyes:
        home = person.server.home
        cookie = "; ".join(f"{k}={v}" for k, v in person.http.cookies.items())
        connection = await websockets.connect(
            f"{home.replace('http', 'ws')}/ws/tables/{table}?lang={lang}",
            origin=home if origin == "" else origin,  # type: ignore[arg-type]
            additional_headers={"cookie": cookie} if cookie else None,
            max_size=None,
            max_queue=None,  # a test may look away for a while
            open_timeout=PATIENCE,
            compression=None,
        )
        return Eyes(connection)

    async def close(self) -> None:
        await self.connection.close()

    # -- what comes

    async def frame(self, seconds: float = PATIENCE) -> dict[str, Any]:
        text = await asyncio.wait_for(self.connection.recv(), seconds)
        assert isinstance(text, str)
        if self.keep:
            self.frames.append(text)
        message: dict[str, Any] = msgspec.json.decode(text)
        if message["t"] == "update":
            self.learn(message)
        elif message["t"] == "chat":
            self.chat += message["lines"]
        return message

    def learn(self, update: dict[str, Any]) -> None:
        if update["full"]:
            self.units.clear()
            self.log.clear()
        self.units.update({unit["id"]: unit for unit in update["units"]})
        self.log = (
            {n: entry for n, entry in self.log.items() if n <= update["cut"]}
            if not update["full"]
            else self.log
        )
        self.log.update({entry["n"]: entry for entry in update["log"]})
        self.hidden, self.update = update["hidden"], update

    async def next(self, kind: str, **wanted: Any) -> dict[str, Any]:
        """The next message of a kind, with these values; what comes before it is learnt too."""
        while True:
            message = await self.frame()
            if message["t"] == kind and all(message[key] == value for key, value in wanted.items()):
                return message

    async def sees(self, seq: int) -> dict[str, Any]:
        """Until the game is so long here too."""
        while self.seq < seq:
            await self.frame()
        return self.update

    # -- what goes

    @property
    def seq(self) -> int:
        return int(self.update["seq"])

    async def send(self, kind: str, **fields: Any) -> None:
        await self.connection.send(json.dumps({"t": kind, **fields}))

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send something that is answered by an update, or by a complaint, a refusal, a die."""
        await self.send(kind, **fields)
        while True:
            message = await self.frame()
            if message["t"] in ("update", "refused", "problem", "die"):
                return message

    async def act(
        self, verb: str, noun: str | None = None, faces: list[int] | None = None, seq: int | None = None
    ) -> dict[str, Any]:
        return await self.ask(
            "act", seq=self.seq if seq is None else seq, verb=verb, noun=noun, faces=faces or []
        )

    async def does(self, *acts: str) -> dict[str, Any]:
        """Acts such as "unit W2-1", each of which must be played."""
        for act in acts:
            verb, _, noun = act.partition(" ")
            before = self.seq
            answer = await self.act(verb, noun or None)
            assert answer["t"] == "update", f"{act}: {answer}"
            assert answer["seq"] == before + 1 or answer["result"], f"{act}: {answer}"
        return self.update

    async def closed(self) -> int:
        """Until the server ends the connection; the code it gives."""
        while True:
            try:
                await self.frame()
            except websockets.ConnectionClosed as end:
                return end.rcvd.code if end.rcvd else 1006

    async def catch_up(self) -> None:
        """Until everything sent so far has been dealt with."""
        await self.send("hex", id=77, hex="0604")
        await self.next("hex", id=77)

    def nouns(self, name: str) -> list[str]:
        """The nouns of a verb that is on the menu."""
        found = self.verb(name)
        assert found is not None, f"{name} is not on the menu"
        nouns: list[str] = found["nouns"]
        return nouns

    def verb(self, name: str) -> dict[str, Any] | None:
        return next((verb for verb in self.update["menu"]["verbs"] if verb["verb"] == name), None)

    def acts(self) -> list[tuple[str, str | None]]:
        """Everything on the menu."""
        return [
            (v["verb"], None if v["kind"] == "button" else noun)
            for v in self.update["menu"]["verbs"]
            for noun in v["nouns"]
        ]


class Company:
    """The people of one test; all of them leave when it ends."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.leaving = contextlib.AsyncExitStack()

    async def person(self, name: str = "", lang: str = "en", server: Server | None = None) -> Person:
        person = await self.leaving.enter_async_context(Person(server or self.server, lang))
        return await person.named(name) if name else person

    async def sits(self, person: Person, table: str, **more: Any) -> Eyes:
        eyes = await person.sits(table, **more)
        self.leaving.push_async_callback(eyes.close)
        return eyes

    async def alone(self, **more: Any) -> tuple[Person, str, Eyes]:
        """Somebody who plays both sides."""
        anna = await self.person("Anna")
        table = (await anna.opens("me", "me", **more))["id"]
        return anna, table, await self.sits(anna, table)

    async def duel(self, **more: Any) -> Duel:
        """Anna plays White, Boris Red, and Clara watches without having told her name."""
        anna, boris, clara = await self.person("Anna"), await self.person("Boris"), await self.person()
        made = await anna.opens("me", "open", **more)
        await boris.joins(made["id"], made[1])
        await clara.watches(made["id"], made[None])
        eyes = [await self.sits(who, made["id"]) for who in (anna, boris, clara)]
        return Duel(made["id"], (anna, boris, clara), *eyes)


@dataclasses.dataclass
class Duel:
    table: str
    people: tuple[Person, Person, Person]
    white: Eyes
    red: Eyes
    watcher: Eyes

    async def all_see(self) -> None:
        """Everybody has been told of everything."""
        await all_caught_up(*self.all)

    @property
    def all(self) -> tuple[Eyes, Eyes, Eyes]:
        return self.white, self.red, self.watcher


async def all_caught_up(*lookers: Eyes) -> None:
    """Everything that these have sent has been dealt with, and has reached all of them."""
    for _ in range(2):
        for eyes in lookers:
            await eyes.catch_up()


def served(folder: Path, db: str = "", **env: str) -> Iterator[Server]:
    """A server for a fixture. It must not complain of anything, whatever it was asked."""
    server = Server(db or f"sqlite:///{folder}/x.db", folder, **env).start()
    try:
        yield server
    finally:
        server.stop()
    complaints = "\n".join(server.complaints())
    assert not complaints, complaints


def verified(folder: Path, name: str, journal: str) -> str:
    """What `grognard replay --verify` says of a journal; it must accept it."""
    path = folder / f"{name}.jsonl"
    path.write_text(journal, encoding="utf-8")
    done = subprocess.run(
        [COMMAND, "replay", path, "--verify", "--lang", "en"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()[-1]
