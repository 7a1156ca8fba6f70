"""Servers that are there in no time, to be killed: each is a fork of a process that has
imported everything.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import time
from pathlib import Path

from tests.server.harness import PATIENCE, Server

# Imports everything once; then, for each line that names a port, a process is forked that serves there.
NURSERY = """
import asyncio, os, signal, sys
import uvicorn
from grognard.games import load
from grognard.server.app import application
from grognard.server.settings import from_env
import grognard.server.notices, grognard.server.store.postgres
load("ts", {"setup": "ready_made"})
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
print(os.getpid(), flush=True)
for line in sys.stdin:
    child = os.fork()
    if child:
        print(child, flush=True)
        continue
    port = int(line)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    settings = from_env(os.environ, {"port": port})
    uvicorn.run(application(settings), host="127.0.0.1", port=port, ws="websockets-sansio",
                ws_max_size=settings.max_message, log_level="warning", access_log=False, server_header=False)
    os._exit(0)
"""


class Nursery:
    """Starts servers in no time: everything has been imported already, each one is a fork of it."""

    def __init__(self, db: str, folder: Path, **env: str) -> None:
        self.server = Forked(db, folder, **env)
        with self.server.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", NURSERY],
                env=self.server.env,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        self.process.stdout.readline()
        self.server.nursery = self

    def fork(self, port: int) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{port}\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def close(self) -> None:
        self.server.stop()
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(PATIENCE)


class Forked(Server):
    nursery: Nursery

    def start(self) -> Server:
        self.pid = self.nursery.fork(self.port)
        self.wait()
        return self

    def gone(self) -> None:
        deadline = time.monotonic() + PATIENCE
        with contextlib.suppress(ProcessLookupError):
            while time.monotonic() < deadline:
                os.kill(self.pid, 0)
                time.sleep(0.002)
        self.pid = 0
