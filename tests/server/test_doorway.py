"""Connections that say nothing, or say it slowly: others are served meanwhile, and the log stays short."""

from __future__ import annotations

import asyncio
import socket
import time
from contextlib import ExitStack, suppress
from typing import Any
from urllib.request import Request, urlopen

import httpx
import pytest
from tests.server.harness import Person, Server

from grognard.lab.systems import descriptors
from grognard.server import doorway
from grognard.server.doorway import Doors
from grognard.server.settings import Settings

SILENT = 1100  # what once stopped the server


@pytest.fixture
def limited(tmp_path):
    """A server with all its limits, and the usual thousand descriptors."""
    server = Server(f"sqlite:///{tmp_path}/x.db", tmp_path, GROGNARD_RATE="1")
    server.before = "ulimit -n 1024; "
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module", autouse=True)
def _room():
    assert descriptors() > 2 * SILENT


def silent(stack, port, many, where="127.0.0.1", said=b""):
    found = []
    for _ in range(many):
        one = stack.enter_context(socket.socket())
        one.bind((where, 0))
        one.settimeout(20)
        one.connect(("127.0.0.1", port))
        if said:
            one.sendall(said)
        found.append(one)
    return found


def answered(server: Server, seconds: float = 5.0) -> float:
    begun = time.monotonic()
    with urlopen(Request(f"{server.home}/api/health"), timeout=seconds) as answer:
        assert answer.status == 200
    return time.monotonic() - begun


def test_a_thousand_silent_connections_from_one_address(limited):
    """From another address everything is as before: here from another of this machine's own."""
    with ExitStack() as stack:
        silent(stack, limited.port, SILENT)
        with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2")) as other:
            begun = time.monotonic()
            assert other.get(f"{limited.home}/api/health", timeout=10).status_code == 200
            assert time.monotonic() - begun < 5
    assert limited.log.stat().st_size < 5_000


def test_a_thousand_from_many_addresses(limited):
    """They take all the room there is; who asks for something gets it from those who do not."""
    with ExitStack() as stack:
        for n in range(10):
            silent(stack, limited.port, SILENT // 10, f"127.0.1.{n + 1}", b"GET / HTTP/1.1\r\nHost: ")
        assert answered(limited) < 5
    assert limited.log.stat().st_size < 5_000


def test_a_head_that_never_ends_is_not_waited_for(limited):
    with ExitStack() as stack:
        begun = time.monotonic()
        quiet = silent(stack, limited.port, 1)[0]
        slow = silent(stack, limited.port, 1, said=b"GET /api/health HTTP/1.1\r\nHost: x")[0]
        again = silent(stack, limited.port, 1, said=b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")[0]
        assert again.recv(4096).startswith(b"HTTP/1.1 200")
        again.sendall(b"GET /api/")
        for one in (quiet, slow, again):
            with suppress(ConnectionResetError):
                while one.recv(4096):
                    pass
        assert time.monotonic() - begun < doorway.SECONDS + 8


def test_rubbish_does_not_fill_the_log(limited):
    with ExitStack() as stack:
        for one in silent(stack, limited.port, 200, said=b"\x16\x03\x01 rubbish\r\n\r\n"):
            one.recv(100)
    assert answered(limited) < 5
    assert limited.log.stat().st_size < 5_000
    line = limited.log.read_text().splitlines()[-1]
    assert line[:2] == "20"
    assert "WARNING uvicorn.error [-] Invalid HTTP request received." in line


@pytest.mark.anyio
async def test_those_at_the_tables_stay(limited):
    """A crowd that says nothing pushes nobody from his seat."""
    async with Person(limited) as anna:
        await anna.named("Anna")
        table = (await anna.opens("me", "me"))["id"]
        eyes = await anna.sits(table)
        with ExitStack() as stack:
            await asyncio.to_thread(silent, stack, limited.port, 250)
            for n in range(8):
                await asyncio.to_thread(silent, stack, limited.port, 100, f"127.0.2.{n + 1}")
            await eyes.does("unit W2-1", "drop")
        await eyes.close()


class Door:
    """Whatever stands in a doorway."""

    doors: Any

    def __init__(self, where):
        self.where, self.out = where, False

    def turn_out(self):
        self.out = True
        self.doors.leave(self)


def test_who_has_waited_longest_without_a_word_goes_first():
    doors: Any = Doors(Settings(connections=20, connections_per_address=15), 10_000)
    one = [Door("a") for _ in range(16)]
    assert [doors.enter(door) for door in one] == [True] * 15 + [False]
    others = [Door("b") for _ in range(6)]
    for door in one[:3]:
        door.doors = doors
        doors.silent[door] = None
    assert all(doors.enter(door) for door in others)
    assert [door.out for door in one[:3]] == [True, False, False]
    doors.silent.clear()
    assert not doors.enter(Door("c"))
    assert (len(doors.all), doors.refused) == (20, 2)
    for door in [*one, *others]:
        doors.leave(door)
    assert not doors.all
    assert not doors.addresses
    behind: Any = Doors(Settings(trust_proxy=True, connections_per_address=2), 10_000)
    assert all(behind.enter(Door("proxy")) for _ in range(500))


# -- whom a request was meant for


@pytest.mark.parametrize(
    ("settings", "welcome", "foreign"),
    [
        ({}, ["127.0.0.1:8000", "localhost", "[::1]:8000"], ["evil.example", "192.0.2.1", ""]),
        (
            {"host": "0.0.0.0", "base_url": "https://table.example", "hosts": ("old.example",)},
            ["table.example", "TABLE.example:443", "old.example", "localhost:8000"],
            ["evil.example", "table.example.evil.example"],
        ),
        ({"host": "0.0.0.0"}, ["anything.example"], []),
        ({"trust_proxy": True}, ["anything.example"], []),
    ],
)
def test_the_name_that_a_request_came_by(settings, welcome, foreign):
    found = Settings(**settings)
    assert [host for host in welcome if not found.is_own_host(host)] == []
    assert [host for host in foreign if found.is_own_host(host)] == []


@pytest.mark.anyio
async def test_a_page_whose_name_points_here_reads_nothing(server, company):
    anna = await company.person("Anna")
    answer = await anna.http.get("/api/me", headers={"host": "evil.example"})
    assert answer.status_code == 421
    assert "name" in answer.json()["error"]
    assert "x-request-id" in answer.headers
