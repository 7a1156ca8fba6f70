"""Accounts, guests, sessions, leaving, and what is told of oneself."""

from __future__ import annotations

import asyncio
import json

import pytest

from grognard.server.store import AuditRow, NoticeRow, SeatRow, Session, User

pytestmark = pytest.mark.anyio


async def test_a_person_comes_back_as_put(store):
    user = User(
        "u", "Zoé", False, "$argon2", "fr", "z@example.org", "https://example.org", "key", True, False, 12.5
    )
    assert await store.add_user(user)
    assert await store.user("u") == user
    assert await store.user("nobody") is None


async def test_names_of_accounts_differ_in_more_than_capitals(store):
    assert await store.add_user(User("u1", "Zoé", guest=False))
    assert not await store.add_user(User("u2", "ZOÉ", guest=False))
    assert not await store.add_user(User("u3", "zoe\N{COMBINING ACUTE ACCENT}", guest=False))
    assert await store.user("u2") is None
    assert (await store.account("zOÉ")).id == "u1"
    assert await store.account("zoe") is None


async def test_guests_may_share_names_with_anybody(store):
    assert await store.add_user(User("u1", "Zoé", guest=False))
    assert await store.add_user(User("u2", "Zoé", guest=True))
    assert await store.add_user(User("u3", "Zoé", guest=True))
    assert (await store.account("Zoé")).id == "u1"


async def test_two_who_want_one_name_at_once(store):
    won = await asyncio.gather(*(store.add_user(User(f"u{n}", "Zoé", guest=False)) for n in range(8)))
    assert won.count(True) == 1
    assert (await store.account("Zoé")).id == f"u{won.index(True)}"


async def test_settings_of_a_person_change(world):
    assert await world.change_user("anna", lang="fr", notify_email=True, webhook="https://example.org")
    anna = await world.user("anna")
    assert (anna.lang, anna.notify_email, anna.webhook, anna.email) == (
        "fr",
        True,
        "https://example.org",
        "anna@example.org",
    )
    assert not await world.change_user("nobody", lang="fr")
    for field in ("id", "created", "deleted", "folded"):
        with pytest.raises(TypeError):
            await world.change_user("anna", **{field: "x"})


async def test_a_guest_becomes_an_account_under_a_free_name(world):
    assert not await world.change_user("boris", guest=False, name="ANNA", password="p")
    assert (await world.user("boris")).guest
    assert await world.change_user("boris", guest=False, password="p")
    assert (await world.account("boris")).password == "p"
    assert await world.change_user("boris", name="Borja")
    assert await world.account("boris") is None
    assert (await world.account("borja")).id == "boris"


async def test_sessions(world):
    first, second, third = (Session(f"h{n}", "anna", f"agent {n}", 10.0 + n, 20.0 + n) for n in range(3))
    for session in (first, second, third, Session("hb", "boris", "", 1.0, 1.0)):
        await world.add_session(session)
    assert await world.session("h1") == second
    assert await world.session("none") is None
    await world.touch_session("h0", 99.0)
    assert [s.hash for s in await world.sessions("anna")] == ["h0", "h2", "h1"]
    assert not await world.drop_session("h1", "boris"), "only one's own"
    assert await world.drop_session("h1", "anna")
    assert await world.session("h1") is None
    assert await world.drop_sessions("anna", but="h2") == 1
    assert [s.hash for s in await world.sessions("anna")] == ["h2"]
    assert await world.drop_sessions("anna") == 1
    assert await world.sessions("anna") == []
    assert [s.hash for s in await world.sessions("boris")] == ["hb"]


async def test_a_session_needs_a_person(store):
    with pytest.raises(LookupError):
        await store.add_session(Session("h", "nobody", "", 1.0, 1.0))


async def test_audit(world):
    await world.audit(5.0, "login", "anna", "from here")
    await world.audit(4.0, "register", "anna")
    await world.audit(6.0, "start", None)
    assert await world.audits("anna") == [
        AuditRow(4.0, "register", "anna", ""),
        AuditRow(5.0, "login", "anna", "from here"),
    ]


async def test_one_who_leaves_is_forgotten_and_his_games_stay(world, add_table):
    await add_table(world, "done", status="over")
    await world.add_session(Session("h", "anna", "", 1.0, 1.0))
    await world.add_chat("t", "anna", 0, "Anna", "bonjour", 5.0)
    await world.add_chat("t", "boris", None, "Boris", "salut", 6.0)
    await world.set_seen("t", "anna", 3)
    await world.add_notice(NoticeRow("n", "anna", "t", "email"))
    await world.audit(1.0, "login", "anna", "Anna from home")
    assert await world.erase_user("anna", 50.0)
    assert await world.user("anna") == User("anna", "", True, created=1.0, deleted=50.0)
    assert await world.account("Anna") is None
    assert await world.add_user(User("new", "Anna", guest=False)), "the name is free again"
    assert await world.session("h") is None
    assert (await world.seats("t"))[0] == SeatRow("t", 0, "open")
    assert (await world.seats("done"))[0] == SeatRow("done", 0, "person")
    assert [(line.name, line.text, line.user) for line in await world.chat("t")] == [
        ("", "", None),
        ("Boris", "salut", "boris"),
    ]
    assert await world.notices("anna", 9) == []
    assert await world.seen("t", "anna") == 0
    assert (await world.table("t")).owner is None
    assert "Anna" not in json.dumps(await world.export("anna"))
    assert await world.lines("done") == ["header"]


async def test_one_who_left_neither_leaves_again_nor_changes(world):
    assert await world.erase_user("anna", 50.0)
    assert not await world.erase_user("anna", 60.0)
    assert not await world.change_user("anna", name="Anna", guest=False)
    assert not await world.erase_user("nobody", 60.0)


async def test_export_tells_all_but_what_opens_a_door(world):
    await world.change_user("anna", webhook_key="hush-key", password="hush-password")
    await world.set_seat("t", 0, invite_hash="hush-invite")
    await world.add_session(Session("hush-session", "anna", "browser", 1.0, 2.0))
    await world.add_chat("t", "anna", 0, "Anna", "bonjour", 5.0)
    await world.add_chat("t", "boris", 1, "Boris", "salut", 6.0)
    await world.set_seen("t", "anna", 7)
    await world.add_notice(NoticeRow("n", "anna", "t", "email", at=3.0, seq=2))
    await world.audit(1.0, "login", "anna", "here")
    told = await world.export("anna")
    assert "hush" not in json.dumps(told)
    assert told["user"]["email"] == "anna@example.org"
    assert told["sessions"] == [{"user": "anna", "agent": "browser", "created": 1.0, "seen": 2.0}]
    assert told["tables"] == ["t"]
    assert [(seat["table"], seat["n"], seat["name"]) for seat in told["seats"]] == [("t", 0, "Anna")]
    assert [line["text"] for line in told["chat"]] == ["bonjour"]
    assert told["seen"] == {"t": 7}
    assert [(notice["table"], notice["seq"]) for notice in told["notices"]] == [("t", 2)]
    assert told["audit"] == [{"at": 1.0, "event": "login", "user": "anna", "detail": "here"}]
    assert await world.export("nobody") == {}


async def test_a_setting_is_made_once(store):
    asked = []

    def make():
        asked.append(1)
        return f"key {len(asked)}"

    got = await asyncio.gather(*(store.setting("key", make) for _ in range(8)))
    assert len(set(got)) == 1
    assert await store.setting("key", make) == got[0]
    assert await store.setting("other", lambda: "x") == "x"
