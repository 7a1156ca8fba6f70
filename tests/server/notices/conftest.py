"""Servers of mail and of webhooks, and somebody to be told."""

from __future__ import annotations

import asyncio
import contextlib
import email
import email.policy
import ssl
import subprocess
from email.message import EmailMessage
from typing import Any

import pytest

from grognard.server import notices as module
from grognard.server.notices import Notices
from grognard.server.settings import Settings, Smtp
from grognard.server.site import Site
from grognard.server.store import SeatRow, Store, TableRow, User

QUICK = (0.02, 0.02, 0.02)  # seconds between tries


class MailServer:
    """As much of SMTP as is needed; says no when told to."""

    def __init__(self, tls: ssl.SSLContext | None = None, at_once: bool = False) -> None:
        self.mails: list[EmailMessage] = []
        self.said: list[tuple[bool, str]] = []  # whether it was secret, and what
        self.replies: list[str] = []  # to RCPT, before it becomes friendly
        self.tls, self.at_once = tls, at_once

    async def start(self) -> MailServer:
        self.server = await asyncio.start_server(
            self.serve, "127.0.0.1", 0, ssl=self.tls if self.at_once else None
        )
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    def stop(self) -> None:
        self.server.close()

    async def serve(self, reader, writer):
        secret = self.at_once
        writer.write(b"220 mail.test\r\n")
        with contextlib.suppress(ConnectionError, ssl.SSLError):
            while line := (await reader.readline()).decode().strip():
                self.said.append((secret, line))
                verb = line.split()[0].upper()
                if verb == "EHLO":
                    offered = ["AUTH PLAIN"] if secret or not self.tls else ["STARTTLS"]
                    writer.write(
                        "".join(f"250-{o}\r\n" for o in ("mail.test", *offered)).encode()
                        + b"250 8BITMIME\r\n"
                    )
                elif verb == "STARTTLS":
                    writer.write(b"220 go on\r\n")
                    await writer.drain()
                    await writer.start_tls(self.tls)
                    secret = True
                elif verb == "AUTH":
                    writer.write(b"235 welcome\r\n")
                elif verb == "RCPT":
                    writer.write((self.replies.pop(0) if self.replies else "250 ok").encode() + b"\r\n")
                elif verb == "DATA":
                    writer.write(b"354 go on\r\n")
                    data = await reader.readuntil(b"\r\n.\r\n")
                    self.mails.append(email.message_from_bytes(data[:-3], policy=email.policy.default))
                    writer.write(b"250 taken\r\n")
                elif verb == "QUIT":
                    writer.write(b"221 bye\r\n")
                    break
                else:
                    writer.write(b"250 ok\r\n")
                await writer.drain()
        writer.close()


class HookServer:
    """Answers each POST as scripted, then 204 for ever."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)
        self.calls: list[Any] = []

    async def start(self) -> HookServer:
        self.server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]
        self.url = f"http://localhost:{self.port}/hook?room=1"
        self.open: set[asyncio.Task[None]] = set()
        return self

    def stop(self) -> None:
        self.server.close()
        for task in self.open:
            task.cancel()

    async def serve(self, reader, writer):
        self.open.add(asyncio.current_task())
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *rest = head.strip().split("\r\n")
        headers = {k.lower(): v for k, v in (line.split(": ", 1) for line in rest)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.calls.append((first, headers, body))
        answer = self.answers.pop(0) if self.answers else "204 Fine"
        with contextlib.suppress(ConnectionError):
            if answer == "silence":
                await asyncio.sleep(60)
            writer.write(f"HTTP/1.1 {answer.replace('endless', '200 Fine')}\r\n".encode())
            writer.write(b"Location: /elsewhere\r\n\r\n" if answer != "endless" else b"\r\n")
            while answer == "endless":
                writer.write(b"x" * 65536)
                await writer.drain()
            await writer.drain()
        writer.close()


@pytest.fixture
async def mail_server(anyio_backend):
    """Starts a mail server; stopped in the end."""
    started = []

    async def start(*args, **more):
        started.append(await MailServer(*args, **more).start())
        return started[-1]

    yield start
    for server in started:
        server.stop()


@pytest.fixture
async def hook_server(anyio_backend):
    started = []

    async def start(*answers):
        started.append(await HookServer(*answers).start())
        return started[-1]

    yield start
    for server in started:
        server.stop()


@pytest.fixture
def certificate(tmp_path):
    key, cert = tmp_path / "key.pem", tmp_path / "cert.pem"
    names = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
    kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    subprocess.run(
        ["openssl", "req", *kind, "-keyout", key, "-out", cert, *names], check=True, capture_output=True
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(cert, key)
    return context, cert


@pytest.fixture
def trust(monkeypatch, certificate):
    """Believe in our own certificate."""
    module.trusting.cache_clear()
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate[1]))
    yield
    module.trusting.cache_clear()


@pytest.fixture
async def store(sqlite_url, anyio_backend):
    opened = await Store.open(sqlite_url)
    yield opened
    await opened.close()


@pytest.fixture
def anna(store, anyio_backend):
    """Adds Anna, and table t1 where it is her turn."""

    async def add(**more):
        await store.add_user(
            User("anna", "Anna", guest=False, webhook_key="her key", **{"verified": True, **more})
        )
        row = TableRow("t1", "ts", "", "{}", status="playing", turn=3, phase="red-movement", to_act=0)
        await store.add_table(row, [SeatRow("t1", 0, "person", "anna"), SeatRow("t1", 1, "bot")], ["{}"])

    return add


@pytest.fixture
def site_for(store, anyio_backend):
    """A site that tries again soon; with the mail server given, if any."""

    def make(mail=None, on=None, **smtp):
        carrier = (
            Smtp("127.0.0.1", mail.port, sender="Grognard <table@table.test>", **{"tls": "none", **smtp})
            if mail
            else None
        )
        settings = Settings(base_url="https://table.test", allow_private_webhooks=True, smtp=carrier)
        site = Site(on or store, settings, b"k" * 32)
        site.notices = Notices(site.store, settings, site.clock, QUICK)
        return site

    return make


@contextlib.asynccontextmanager
async def _at_work(notices):
    task = asyncio.create_task(notices.run())
    try:
        yield notices
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


@pytest.fixture
def at_work():
    return _at_work


@pytest.fixture
def ended(store, anyio_backend):
    """Anna's notices, once none of them waits any longer."""

    async def wait(many=1):
        async with asyncio.timeout(20):
            while True:
                rows = await store.notices("anna", 50)
                if len(rows) == many and all(row.status != "waiting" for row in rows):
                    return rows
                await asyncio.sleep(0.01)

    return wait


@pytest.fixture
def tell_anna(ended, anyio_backend):
    """Queues one notice, and gives what became of it."""

    async def tell(site):
        async with _at_work(site.notices) as notices:
            await notices.queue("anna", "t1", 1)
            return (await ended())[0]

    return tell
