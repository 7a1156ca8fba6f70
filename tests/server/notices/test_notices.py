"""What is told, when, how often; and asked for by the person."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route as Path

from grognard.kernel.texts import LANGUAGES, texts
from grognard.server import notices as module
from grognard.server.notices import why_undelivered
from grognard.server.notices_api import NOTICES
from grognard.server.people import PEOPLE
from grognard.server.security import csrf, digest, new_token, seal
from grognard.server.store import NoticeRow, Session, Store, StoreDown

pytestmark = pytest.mark.anyio
KEY = b"k" * 32


async def test_both_channels_and_each_moment_once(mail_server, hook_server, anna, site_for, ended, at_work):
    mail = await mail_server()
    hook = await hook_server()
    await anna(email="anna@example.org", notify_email=True, webhook=hook.url, notify_webhook=True)
    site = site_for(mail)
    async with at_work(site.notices) as notices:
        for _ in range(3):
            await notices.queue("anna", "t1", 1)
        await notices.queue("anna", "t1", 2)
        rows = await ended(many=4)
    assert {row.status for row in rows} == {"sent"}
    assert (len(mail.mails), len(hook.calls)) == (2, 2)


async def test_who_asked_for_nothing_is_told_nothing(store, mail_server, anna, site_for):
    await anna(email="anna@example.org", webhook="https://hooks.example.org/")
    site = site_for(await mail_server())
    for who in ("anna", "nobody"):
        await site.notices.queue(who, "t1", 1)
        assert await store.notices(who, 9) == []
    await store.change_user("anna", notify_email=True)
    await site_for().notices.queue("anna", "t1", 1)  # a server without mail
    assert await store.notices("anna", 9) == []


async def test_what_has_no_more_sense_is_not_sent(store, hook_server, anna, site_for):
    server = await hook_server()
    await anna(webhook=server.url, notify_webhook=True)
    site = site_for()
    changes = [
        ({"to_act": 1}, {}, "moot"),
        ({"to_act": 0, "status": "over"}, {}, "moot"),
        ({"status": "playing"}, {"notify_webhook": False}, "off"),
    ]
    for seq, (row, user, why) in enumerate(changes):
        await store.change_user("anna", notify_webhook=True)
        await site.notices.queue("anna", "t1", seq)
        assert await store.append("t1", 1, [], site.clock(), **row)
        if user:
            await store.change_user("anna", **user)
        await site.notices.round()
        assert [(n.status, n.error) for n in await store.notices("anna", 9) if n.seq == seq] == [
            ("failed", why)
        ]
    assert server.calls == []


async def test_what_was_left_by_a_server_that_died_is_sent_by_the_next(
    store, hook_server, anna, site_for, ended, at_work
):
    server = await hook_server()
    await anna(webhook=server.url, notify_webhook=True)
    await store.add_notice(NoticeRow("n", "anna", "t1", "webhook", seq=1))
    async with at_work(site_for().notices):
        assert (await ended())[0].status == "sent"


async def test_two_workers_send_it_once(sqlite_url, hook_server, anna, site_for, ended, at_work):
    other = await Store.open(sqlite_url)
    server = await hook_server()
    await anna(webhook=server.url, notify_webhook=True)
    one, two = site_for().notices, site_for(on=other).notices
    async with at_work(one), at_work(two):
        for seq in range(8):
            await one.queue("anna", "t1", seq)
            two.woken.set()
        await ended(many=8)
    await other.close()
    ids = [json.loads(body)["id"] for *_, body in server.calls]
    assert len(ids) == len(set(ids)) == 8


async def test_while_there_is_nothing_to_do_nothing_is_asked(
    store, monkeypatch, hook_server, anna, site_for, ended, at_work
):
    server = await hook_server()
    await anna(webhook=server.url, notify_webhook=True)
    asked, due = [], store.due_notices

    async def counting(*args):
        asked.append(args)
        return await due(*args)

    monkeypatch.setattr(store, "due_notices", counting)
    async with at_work(site_for().notices) as notices:
        await notices.queue("anna", "t1", 1)
        await ended()
        await asyncio.sleep(0.1)
        before = len(asked)
        await asyncio.sleep(0.3)
        assert len(asked) == before <= 4


async def test_a_database_that_does_not_answer_for_a_while(
    store, monkeypatch, hook_server, anna, site_for, tell_anna
):
    monkeypatch.setattr(module, "AFTER_TROUBLE", 0.01)
    server = await hook_server()
    await anna(webhook=server.url, notify_webhook=True)
    due, troubles = store.due_notices, [StoreDown("gone"), ValueError("odd")]

    async def moody(*args):
        if troubles:
            raise troubles.pop()
        return await due(*args)

    monkeypatch.setattr(store, "due_notices", moody)
    row = await tell_anna(site_for())
    assert (row.status, troubles) == ("sent", [])


async def test_nothing_secret_is_logged(caplog, hook_server, anna, site_for, tell_anna):
    caplog.set_level(logging.DEBUG, "grognard")
    server = await hook_server(*["500 No"] * 9)
    await anna(webhook=server.url, notify_webhook=True)
    await tell_anna(site_for())
    mine = "\n".join(record.getMessage() for record in caplog.records if record.name.startswith("grognard"))
    assert "status 500" in mine
    assert not any(word in mine for word in ("localhost", "her key", "sha256"))


# -- asked for by the person


@contextlib.asynccontextmanager
async def anna_s_browser(store, site):
    token = new_token()
    await store.add_session(Session(digest(token), "anna", "", site.clock(), site.clock()))
    app = Starlette(routes=[Path(r.path, r.endpoint(site), methods=[r.method]) for r in (*PEOPLE, *NOTICES)])
    headers = {
        "Origin": "https://table.test",
        "X-CSRF-Token": csrf(KEY, digest(token)),
        "Cookie": f"grognard={seal(KEY, token)}",
    }
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(app), base_url="https://table.test", headers=headers
    ) as http:
        yield http


async def test_a_test_by_every_channel_says_how_it_fared(store, mail_server, hook_server, anna, site_for):
    mail = await mail_server()
    hook = await hook_server("404 No")
    await anna(email="anna@example.org", notify_email=True, webhook=hook.url, notify_webhook=True, lang="fr")
    site = site_for(mail)
    async with anna_s_browser(store, site) as http:
        found = {n["channel"]: n for n in (await http.post("/api/notices/test")).json()}
        assert (found["email"]["status"], found["email"]["error"]) == ("sent", "")
        assert (found["webhook"]["status"], found["webhook"]["error"]) == ("failed", "la réponse était 404")
        codes = [(await http.post("/api/notices/test")).status_code for _ in range(5)]
        assert codes == [200] * 4 + [429]
    assert mail.mails[0]["Subject"] == "Grognard\u00a0: un essai"
    assert json.loads(hook.calls[0][2])["event"] == "test"


async def test_notices_are_listed_with_their_fate(store, hook_server, anna, site_for, tell_anna):
    server = await hook_server(*["500 No"] * 9)
    await anna(webhook=server.url, notify_webhook=True, lang="en")
    site = site_for()
    row = await tell_anna(site)
    async with anna_s_browser(store, site) as http:
        (found,) = (await http.get("/api/notices")).json()
    assert found == {
        "id": row.id,
        "table": "t1",
        "channel": "webhook",
        "status": "failed",
        "tries": 4,
        "at": row.at,
        "error": "the answer was 500",
    }


def test_every_failure_has_words():
    for lang in LANGUAGES:
        said = why_undelivered("status 503", texts(lang))
        assert "503" in said
        assert why_undelivered("", texts(lang)) == ""
        assert not why_undelivered("tls", texts(lang)).startswith("undelivered-")
