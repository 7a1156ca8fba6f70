"""An operator's day: people, numbers, a report, somebody shut out, a backup, somebody removed; another
machine and database; an upgrade from each released version.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import lzma
import os
import re
import socket
import subprocess
import time
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from unittest.mock import patch

import httpx
import pytest
from tests.server.harness import COMMAND, Company, Person, Server, served

from grognard.cli.main import main
from grognard.kernel.errors import BadInput
from grognard.server.security import digest, new_token, seal
from grognard.server.store import Session, Store, StoreDown
from grognard.server.store.backup import back_up, restore

pytestmark = pytest.mark.anyio
RELEASED = Path(__file__).parent.parent / "released"
VERSIONS = sorted(path.parent.name for path in RELEASED.glob("*/grognard.db.xz"))
PASSWORD = "correct horse"
BASE = {"GROGNARD_BASE_URL": "https://table.test"}


@pytest.fixture
def server(tmp_path):
    """Each test has its own: what an operator does changes it for all."""
    yield from served(tmp_path)


async def admin(server: Server, *words: str, status: int = 0) -> str:
    """A command as an operator types it, in the surroundings of his server; in this process, to be quick."""
    told = StringIO()

    def run() -> int:
        with redirect_stdout(told), redirect_stderr(told), patch.dict(os.environ, BASE, clear=False):
            return main(["admin", *words, "--db", server.db, "--lang", "en"])

    found = await asyncio.to_thread(run)
    assert found == status, told.getvalue()
    return told.getvalue()


async def member(company: Company, name: str) -> Person:
    person = await company.person()
    person.me = await person.ask("POST", "/api/accounts", {"name": name, "password": PASSWORD})
    person.http.headers["x-csrf-token"] = person.me["csrf"]
    return person


async def test_a_day(server, company, tmp_path):
    anna, boris = await member(company, "Anna"), await member(company, "Boris")
    guest = await company.person("Loud")
    made = await anna.opens("me", "open")
    table = made["id"]
    await guest.joins(table, made[1])
    seat, loud = await company.sits(anna, table), await company.sits(guest, table)
    await seat.does("end_phase")
    await loud.send("say", text="you all stink")
    await loud.next("chat")

    # somebody is reported, silenced, shut out
    await anna.ask("POST", f"/api/tables/{table}/report", {"text": "Loud is rude"})
    await boris.ask("POST", f"/api/tables/{table}/report", {"text": "who is this"}, 404)
    told = await admin(server, "reports")
    assert "Loud is rude" in told
    assert f"Anna ({anna.me['id']}), table {table}" in told
    await admin(server, "mute", "Loud")
    await loud.send("say", text="again")
    problem = await loud.next("problem")
    assert problem["message"] == "the operator has muted you: you cannot write in the chat"
    assert "muted" in await admin(server, "people", "loud")
    await admin(server, "ban", guest.me["id"])
    assert (await guest.ask("GET", "/api/me"))["id"] is None
    assert await loud.closed() == 4000, "within some seconds he is out of the room as well"
    await admin(server, "done", told.split()[0])
    assert "no reports" in await admin(server, "reports")

    # numbers
    numbers = await anna.http.get("/api/metrics")
    assert numbers.headers["content-type"].startswith("text/plain; version=0.0.4")
    held = dict(
        line.rsplit(" ", 1) for line in numbers.text.splitlines() if line and not line.startswith("#")
    )
    assert float(held["grognard_act_seconds_count"]) >= 1
    assert float(held['grognard_requests_total{method="POST",status="404"}']) == 1
    assert float(held['grognard_events_total{event="report"}']) == 1
    assert float(held["grognard_tables_open"]) == 1
    assert float(held["process_resident_memory_bytes"]) > 1e7
    assert (await anna.http.get("/api/metrics", headers={"x-forwarded-for": "9.9.9.9"})).status_code == 404

    # a backup while people play, and somebody who wants to be forgotten
    backup = tmp_path / "day.backup"
    assert "rows" in await admin(server, "backup", str(backup))
    assert oct(backup.stat().st_mode)[-3:] == "600"
    await seat.send("say", text="after the backup")
    told = json.loads(await admin(server, "export", "Boris"))
    assert told["user"]["name"] == "Boris"
    assert PASSWORD not in json.dumps(told)
    await admin(server, "remove", "Boris")
    assert (await boris.ask("GET", "/api/me"))["id"] is None
    await admin(server, "remove", "Boris", status=2)
    link = re.search(r"https://table.test/account#reset=(\S+)", await admin(server, "reset", "Anna"))
    assert link
    await (await company.person()).ask(
        "POST", "/api/password/new", {"token": link[1], "new": "another horse"}
    )

    # another machine
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    other = Server(f"sqlite:///{elsewhere}/y.db", elsewhere)
    assert "restored" in await admin(other, "restore", str(backup))
    assert "an empty one is required" in await admin(other, "restore", str(backup), status=2)
    other.start()
    try:
        async with Person(other) as again:
            me = await again.ask("POST", "/api/login", {"name": "anna", "password": PASSWORD})
            again.http.headers["x-csrf-token"] = me["csrf"]
            eyes = await again.sits(table)
            assert eyes.update["seq"] == seat.seq
            assert [line["text"] for line in eyes.chat or (await eyes.next("chat"))["lines"]] == [
                "you all stink"
            ]
            await eyes.close()
        assert "account" in await admin(other, "people", "Boris"), "he was there when it was made"
        assert "banned" in await admin(other, "people", "Loud")
        assert "this file" in await admin(other, "restore", str(backup), status=2)
    finally:
        other.stop()
    assert other.complaints() == []


async def test_tables_are_closed_and_deleted(server, company):
    anna = await company.person("Anna")
    one, two = (await anna.opens("me", "me"))["id"], (await anna.opens("me", "me"))["id"]
    eyes = await company.sits(anna, one)
    gone = await company.sits(anna, two)
    await admin(server, "close", one)
    while eyes.update["status"] != "over":
        await eyes.frame()
    assert eyes.update["result"]["winner"] == "draw"
    assert "closed the table" in eyes.update["result"]["text"]
    await admin(server, "close", one, status=2)
    await admin(server, "delete", two)
    assert await gone.closed() == 4000
    await anna.ask("GET", f"/api/tables/{two}", status=404)
    await admin(server, "delete", two, status=2)
    await admin(server, "delete", status=2)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_backup_is_whole_or_nothing_and_goes_into_either_database(
    kind, request, tmp_path, open_store, anyio_backend
):
    old = tmp_path / "old.db"
    old.write_bytes(lzma.decompress((RELEASED / VERSIONS[-1] / "grognard.db.xz").read_bytes()))
    store = await open_store(f"sqlite:///{old}")
    path = tmp_path / "all.backup"
    rows = await back_up(store.db, path, "0", 1.0)
    assert rows > 1000
    url = request.getfixturevalue(f"{kind}_url")
    db = await Store.open_empty(url)
    text = path.read_bytes()
    for damage in (
        text[:-100],
        text[: len(text) // 2],
        b"x" + text,
        gzip.compress(gzip.decompress(text)[:-90]),
    ):
        (tmp_path / "bad").write_bytes(damage)
        with pytest.raises(BadInput, match="not a complete backup"):
            await restore(db, tmp_path / "bad")
    assert await restore(db, path) == rows
    await db.close()
    again = await open_store(url)
    second = tmp_path / "again.backup"
    assert await back_up(again.db, second, "0", 1.0) == rows
    assert sorted(gzip.decompress(second.read_bytes()).splitlines()[1:-1]) == sorted(
        gzip.decompress(text).splitlines()[1:-1]
    )
    with pytest.raises(BadInput, match="not empty"):
        await restore(again.db, path)


@pytest.mark.parametrize("version", VERSIONS)
async def test_an_upgrade_opens_every_game(version, tmp_path, open_store, anyio_backend):
    path = tmp_path / "grognard.db"
    path.write_bytes(lzma.decompress((RELEASED / version / "grognard.db.xz").read_bytes()))
    url = f"sqlite:///{path}"
    store = await open_store(url)
    key = bytes.fromhex(await store.setting("key", str))
    cookies = {}
    for id, owner in await store.db.fetch("SELECT id, owner FROM tables"):
        token = new_token()
        await store.add_session(Session(digest(token), owner, "", time.time(), time.time()))
        cookies[id] = seal(key, token)
    await store.close()
    assert cookies
    for server in served(tmp_path, url, GROGNARD_GAMES="toy"):
        async with httpx.AsyncClient(base_url=server.home, timeout=60) as http:
            for id, cookie in cookies.items():
                answer = await http.get(f"/api/tables/{id}", headers={"cookie": f"grognard={cookie}"})
                assert answer.status_code == 200, answer.text
                assert answer.json()["status"] != "held", answer.text


# -- what keeps an operator awake


async def test_health_is_that_something_can_be_written(open_site):
    site = await open_site()
    await site.pulse.check()
    writes = []

    async def touch():
        writes.append(1)
        raise StoreDown("disk full")

    site.store.touch = touch
    site.pulse.at = 0.0
    for _ in range(3):
        with pytest.raises(StoreDown):
            await site.pulse.check()
    assert len(writes) == 1, "once a second at the most, however many ask"


async def test_a_disk_that_is_full_is_told(tmp_path, anyio_backend):
    """No file of this server may grow beyond a megabyte: it still reads, and is not well."""
    server = Server(f"sqlite:///{tmp_path}/x.db", tmp_path)
    server.start()
    server.stop()
    server.before = "ulimit -f 64; trap '' XFSZ; "
    server.process = subprocess.Popen(
        ["sh", "-c", f'{server.before}exec "$@"', "sh", COMMAND, "serve", "--port", str(server.port)],
        env=server.env,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        async with Person(server) as anna:
            deadline = time.monotonic() + 60
            while True:
                try:
                    answer = await anna.http.get("/api/health")
                except OSError:
                    answer = None
                except Exception as e:
                    if "connect" not in str(e).lower():
                        raise
                    answer = None
                if answer is not None and answer.status_code == 503:
                    break
                assert time.monotonic() < deadline
                if answer is not None:
                    await anna.http.post("/api/guest", json={"name": "x" * 40})
                await asyncio.sleep(0.02)
            assert "database" in answer.json()["error"]
    finally:
        server.process.kill()
        server.process.wait()


async def test_one_server_for_one_file(server):
    done = subprocess.run(
        [COMMAND, "serve", "--port", "0", "--lang", "en"], env=server.env, capture_output=True, text=True
    )
    assert done.returncode == 2
    assert "another server is running on this file" in done.stderr
    assert len(done.stderr.splitlines()) == 1


async def test_who_hangs_up_is_no_fault_of_ours(server, company):
    """In the middle of a request, of an answer, of a greeting: nothing is logged."""
    anna, table, eyes = await company.alone()
    cookie = "; ".join(f"{k}={v}" for k, v in anna.http.cookies.items())
    head = f"Host: 127.0.0.1\r\nCookie: {cookie}\r\nOrigin: {server.home}\r\n"
    upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    upgrade += "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
    requests = [
        f"POST /api/tables HTTP/1.1\r\n{head}X-CSRF-Token: {anna.me['csrf']}\r\n"
        'Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"game": ',
        f"GET /api/games/ts/board HTTP/1.1\r\n{head}\r\n",
        f"GET /ws/tables/{table} HTTP/1.1\r\n{head}{upgrade}\r\n",
    ]
    for request in requests * 4:
        with socket.create_connection(("127.0.0.1", server.port)) as one:
            one.sendall(request.encode())
            one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
            await asyncio.sleep(0.02)
    eyes.connection.transport.abort()
    await asyncio.sleep(0.2)
    assert (await anna.ask("GET", "/api/me"))["name"] == "Anna"
    await anna.ask("GET", "/api/games/ts/board")  # the work begun for those who hung up is done
    assert server.complaints() == []


async def test_a_fault_of_ours_can_be_found_again(open_site, caplog):
    site = await open_site()
    fault = site.unforeseen_fault(RuntimeError("the sky fell"))
    assert fault.details["id"] in caplog.text
