"""Your turn, by webhook: signed, tried again, and never into our own network."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import json

import pytest

from grognard.server import notices as module
from grognard.server.notices import is_bad_webhook, is_public

pytestmark = pytest.mark.anyio


async def test_a_webhook_that_fails_twice_and_then_takes_it(hook_server, anna, site_for, tell_anna):
    server = await hook_server("500 No", "503 No")
    await anna(webhook=server.url, notify_webhook=True)
    row = await tell_anna(site_for())
    assert (row.status, row.tries, row.channel) == ("sent", 3, "webhook")
    assert len(server.calls) == 3
    first, headers, body = server.calls[-1]
    assert first == "POST /hook?room=1 HTTP/1.1"
    assert headers["host"] == f"localhost:{server.port}"
    assert (
        headers["x-grognard-signature"] == "sha256=" + hmac.new(b"her key", body, hashlib.sha256).hexdigest()
    )
    told = json.loads(body)
    link = "https://table.test/table/t1"
    assert {k: told[k] for k in ("event", "table", "game", "turn", "phase", "link")} == {
        "event": "turn",
        "table": "t1",
        "game": "ts",
        "turn": 3,
        "phase": "red-movement",
        "link": link,
    }
    assert told["id"] == row.id
    assert abs(told["at"] - row.at) < 60
    assert "her key" not in body.decode()


async def test_after_the_last_try_it_has_failed(hook_server, anna, site_for, tell_anna):
    server = await hook_server(*["500 No"] * 9)
    await anna(webhook=server.url, notify_webhook=True)
    row = await tell_anna(site_for())
    assert (row.status, row.tries, row.error, len(server.calls)) == ("failed", 4, "status 500", 4)


async def test_one_that_is_gone_is_left_alone(hook_server, anna, site_for, tell_anna):
    server = await hook_server("410 Gone")
    await anna(webhook=server.url, notify_webhook=True)
    row = await tell_anna(site_for())
    assert (row.status, row.tries) == ("failed", 1)


async def test_nobody_is_led_elsewhere(hook_server, anna, site_for, tell_anna):
    server = await hook_server("307 Elsewhere", "302 Elsewhere")
    await anna(webhook=server.url, notify_webhook=True)
    row = await tell_anna(site_for())
    assert (row.status, row.tries) == ("sent", 3)
    assert {first for first, *_ in server.calls} == {"POST /hook?room=1 HTTP/1.1"}


async def test_an_answer_without_end_is_not_listened_to(hook_server, anna, site_for, tell_anna):
    server = await hook_server("endless")
    await anna(webhook=server.url, notify_webhook=True)
    row = await tell_anna(site_for())
    assert (row.status, row.tries) == ("sent", 1)


async def test_silence_is_not_waited_out(monkeypatch, hook_server, anna, site_for, tell_anna):
    monkeypatch.setattr(module, "SECONDS", 0.2)
    server = await hook_server("silence")
    await anna(webhook=server.url, notify_webhook=True)
    row = await tell_anna(site_for())
    assert (row.status, row.tries) == ("sent", 2)


@pytest.mark.usefixtures("trust")
async def test_a_certificate_must_be_that_of_the_name(certificate):
    """Good for 127.0.0.1, which is where the call goes, but not for localhost, which was meant."""
    calls = []

    async def serve(reader, writer):
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            calls.append(await reader.readuntil(b"\r\n\r\n"))
            writer.write(b"HTTP/1.1 204 Fine\r\n\r\n")
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=certificate[0])
    port = server.sockets[0].getsockname()[1]
    async with server:
        facts = {"event": "test"}
        with pytest.raises(module.Undelivered):
            await module.call_webhook(f"https://localhost:{port}/", "k", facts, True)
        assert calls == []
        await module.call_webhook(f"https://127.0.0.1:{port}/", "k", facts, True)
        assert len(calls) == 1


async def test_our_own_network_is_not_for_others_to_call(hook_server):
    server = await hook_server()
    with pytest.raises(module.Undelivered, match="private") as told:
        await module.call_webhook(f"https://localhost:{server.port}/", "k", {}, False)
    assert told.value.final
    with pytest.raises(module.Undelivered, match="private"):
        await module.call_webhook(server.url, "k", {}, False)
    assert server.calls == []


async def test_a_name_with_one_public_address_and_one_of_ours_is_not_called(monkeypatch):
    async def found(host, port, **more):
        return [(2, 1, 6, "", ("93.184.215.14", port)), (2, 1, 6, "", ("10.0.0.7", port))]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", found)
    with pytest.raises(module.Undelivered, match="private"):
        await module.look_up("two.test", 443, False)
    assert await module.look_up("two.test", 443, True) == ["93.184.215.14", "10.0.0.7"]


OURS = [
    "127.0.0.1",
    "10.1.2.3",
    "192.168.1.1",
    "172.16.0.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
]
OURS6 = [
    "::1",
    "::",
    "fe80::1%eth0",
    "fd00::1",
    "ff02::1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001:db8::1",
]


@pytest.mark.parametrize("address", [*OURS, *OURS6])
def test_addresses_that_are_nobody_s_business(address):
    assert not is_public(address)


def test_addresses_of_others():
    assert all(
        is_public(a)
        for a in ("93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c", "64:ff9b::5db8:d70e")
    )
    assert not is_bad_webhook("https://hooks.example.org/services/T0/B0?x=1", False)
    assert is_bad_webhook("http://hooks.example.org/", False)
    assert not is_bad_webhook("http://127.0.0.1:8000/", True)
