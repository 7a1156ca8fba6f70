"""A real PostgreSQL, from Debian's package, and a store on either database; a server, and the people who come
to it.
"""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg
import pytest
from argon2 import PasswordHasher
from tests.server.harness import KEY, Company, served

from grognard.server import security
from grognard.server.settings import Settings
from grognard.server.site import Site
from grognard.server.store import Store


@pytest.fixture
def anyio_backend():
    return "asyncio"


HASHER = security.HASHER


@pytest.fixture(autouse=True)
def _quick_passwords(monkeypatch):
    """Sites in this process hash at the least cost."""
    monkeypatch.setattr(security, "HASHER", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))


@pytest.fixture
def real_passwords(_quick_passwords, monkeypatch):
    """Or at what it costs a real server."""
    monkeypatch.setattr(security, "HASHER", HASHER)


class Cluster:
    """A database server of its own: data and socket in one folder, no port."""

    def __init__(self, bin: Path, folder: Path) -> None:
        self.bin, self.folder = bin, folder
        self.who = "postgres" if os.geteuid() == 0 else None  # it refuses to run as root
        if self.who:
            shutil.chown(folder, self.who, self.who)
        init = [
            bin / "initdb",
            "-D",
            folder / "data",
            "-U",
            "postgres",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--locale=C",
            "--no-sync",
        ]
        subprocess.run(init, user=self.who, cwd=folder, check=True, stdout=subprocess.DEVNULL)

    def start(self) -> None:
        command = [
            self.bin / "postgres",
            "-D",
            self.folder / "data",
            "-k",
            self.folder,
            "-c",
            "listen_addresses=",
        ]
        with open(self.folder / "log", "ab") as log:
            self.process = subprocess.Popen(command, user=self.who, cwd=self.folder, stdout=log, stderr=log)
        deadline = time.monotonic() + 60
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
                return
            except psycopg.OperationalError:
                if self.process.poll() is not None or time.monotonic() > deadline:
                    raise RuntimeError((self.folder / "log").read_text(errors="replace")) from None
                time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends every session; SIGQUIT ends as a crash does, and the next start recovers."""
        self.process.send_signal(how)
        try:
            self.process.wait(60)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def url(self, name: str) -> str:
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def fresh(self) -> str:
        """The address of a new, empty database."""
        name = f"t{secrets.token_hex(6)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def emptied(self) -> str:
        """The address of a database that is used again and again: cheaper than a new one."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = 'postgres'"
            )
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")
        return self.url("postgres")


def _cluster():
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    if not found:
        reason = "PostgreSQL is not installed: /usr/lib/postgresql/*/bin/initdb is missing"
        print(reason)
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    folder = Path(tempfile.mkdtemp(prefix="pg-"))  # a short path: a socket's name has at most 107 characters
    try:
        cluster = Cluster(found[-1].parent, folder)
        try:
            cluster.start()
            yield cluster
        finally:
            cluster.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres_cluster():
    """The one that all tests share: never stopped by a test."""
    yield from _cluster()


@pytest.fixture
def own_postgres():
    """One for a test that stops it."""
    yield from _cluster()


@pytest.fixture
def postgres_url(postgres_cluster):
    """An empty database, for one test at a time."""
    return postgres_cluster.emptied()


@pytest.fixture
def sqlite_url(tmp_path):
    return f"sqlite:///{tmp_path}/store.db"


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request):
    """Each of the two databases, empty."""
    return request.getfixturevalue(f"{request.param}_url")


@pytest.fixture
async def open_store(anyio_backend):
    """Opens stores, and closes them whatever happens: a pool of connections outlives a test that fails."""
    opened = []

    async def open_one(url: str) -> Store:
        opened.append(await Store.open(url))
        return opened[-1]

    yield open_one
    for store in opened:
        await store.close()


@pytest.fixture
async def store(database_url, open_store):
    return await open_store(database_url)


@pytest.fixture
async def open_site(sqlite_url, open_store):
    """Sites on one database, of a kind of one's own if wanted."""

    async def opened(kind: type[Site] = Site, **settings) -> Site:
        return kind(await open_store(sqlite_url), Settings(**settings), KEY)

    return opened


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """One for all tests of a file. A file that needs another has a fixture of this name too."""
    yield from served(tmp_path_factory.mktemp("server"))


@pytest.fixture
async def company(server, anyio_backend):
    found = Company(server)
    async with found.leaving:
        yield found


@pytest.fixture
async def duel(company, anyio_backend):
    return await company.duel()
