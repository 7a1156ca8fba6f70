"""Guests, accounts, sessions, settings, leaving: by real requests to a real store."""

from __future__ import annotations

import contextlib
import dataclasses
import sqlite3

import argon2
import httpx
import msgspec
import pytest
from starlette.applications import Starlette
from starlette.routing import Route as Path
from tests.server.harness import Timed

from grognard.server import security
from grognard.server.api import openapi
from grognard.server.notices_api import NOTICES
from grognard.server.people import PEOPLE
from grognard.server.recovery import RECOVERY
from grognard.server.settings import Smtp
from grognard.server.site import Site
from grognard.server.store import SeatRow, Session, TableRow
from grognard.server.wire import Me

pytestmark = pytest.mark.anyio
HERE = "http://table.test"
PASSWORD = "correct horse"


class Browser:
    """Keeps its cookie and sends the token it was told, as a page does."""

    def __init__(self, site: Site, address: str = "10.0.0.1") -> None:
        app = Starlette(
            routes=[
                Path(r.path, r.endpoint(site), methods=[r.method]) for r in (*PEOPLE, *NOTICES, *RECOVERY)
            ]
        )
        transport = httpx.ASGITransport(app, client=(address, 5000))
        self.http = httpx.AsyncClient(
            transport=transport, base_url=HERE, headers={"Origin": HERE, "User-Agent": "Testbrowser"}
        )

    async def __call__(self, method, path, status=200, **body):
        answer = await self.http.request(method, path, json=body or None)
        assert answer.status_code == status, answer.text
        found = answer.json()
        if isinstance(found, dict) and "csrf" in found:
            self.http.headers["X-CSRF-Token"] = found["csrf"]
        return found

    @property
    def token(self) -> str:
        return self.http.cookies["grognard"]


@pytest.fixture
async def site(open_site):
    return await open_site(Timed, smtp=Smtp("mail.test", sender="table@mail.test"))


@pytest.fixture
def browser(site, anyio_backend):
    return lambda address="10.0.0.1": Browser(site, address)


async def with_account(browser, name="Anna"):
    ask = browser()
    await ask("POST", "/api/accounts", name=name, password=PASSWORD)
    return ask


async def events(site, user):
    return [row.event for row in await site.store.audits(user)]


async def test_nobody_is_nobody_and_nothing_is_created(browser):
    ask = browser()
    assert await ask("GET", "/api/me") == msgspec.to_builtins(Me(id=None, name="", guest=True, csrf=""))
    assert "grognard" not in ask.http.cookies
    for method, path in [
        ("GET", "/api/sessions"),
        ("GET", "/api/notices"),
        ("GET", "/api/me/export"),
        ("DELETE", "/api/me"),
    ]:
        assert (await ask(method, path, 401))["error"] == "a name is required first"


async def test_a_guest_has_a_name_and_a_cookie_that_scripts_cannot_read(browser, site):
    ask = browser()
    answer = await ask.http.post("/api/guest", json={"name": "  Zoé   du  Pont "})
    me = answer.json()
    assert (me["name"], me["guest"]) == ("Zoé du Pont", True)
    cookie = answer.headers["set-cookie"]
    assert {"HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=15552000"} <= set(cookie.split("; "))
    assert "Secure" not in cookie
    session = (await site.store.sessions(me["id"]))[0]
    token = ask.token.partition(".")[0]
    assert session.hash == security.digest(token)
    assert token not in session.hash
    assert (await ask("GET", "/api/me"))["id"] == me["id"]


async def test_a_guest_may_change_his_name_and_stays_the_same(browser):
    ask = browser()
    first = await ask("POST", "/api/guest", name="Zoé")
    second = await ask("POST", "/api/guest", name="Zoë")
    assert (second["id"], second["name"]) == (first["id"], "Zoë")
    await ask("POST", "/api/password", 409, old="x", new="battery staple")  # a guest has none


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "a\x00b",
        "a\x07",
        "\u202eevil",
        "a\u200bb",
        "\u2066x",
        "\ue000",
        "x" * 41,
        "  " + "x" * 39 + "  ",
    ],
)
async def test_names_that_cannot_be_seen_are_refused(browser, name):
    found = await browser()("POST", "/api/guest", 400, name=name)
    assert found["error"]


async def test_a_guest_does_not_go_by_the_name_of_an_account(browser):
    await with_account(browser, "Anna")
    assert (await browser()("POST", "/api/guest", 409, name="ANNA"))["field"] == "name"
    assert (await browser()("POST", "/api/accounts", 409, name="anna", password=PASSWORD))["field"] == "name"
    await browser()("POST", "/api/accounts", 409, name="Guest", password=PASSWORD)  # everybody's name


async def test_a_guest_becomes_an_account_and_keeps_his_seat(browser, site):
    ask = browser()
    guest = await ask("POST", "/api/guest", name="Anna")
    await site.store.add_table(
        TableRow("t", "ts"), [SeatRow("t", 0, "person", guest["id"], name="Anna")], ["{}"]
    )
    before = ask.token
    me = await ask("POST", "/api/accounts", name="Anna K.", password=PASSWORD, email="anna@example.org")
    assert (me["id"], me["guest"], me["email"]) == (guest["id"], False, "anna@example.org")
    assert [seat.user for seat in await site.store.seats("t")] == [me["id"]]
    assert ask.token != before
    assert len(await site.store.sessions(me["id"])) == 1  # the guest's session went
    await ask("POST", "/api/accounts", 409, name="Other", password=PASSWORD)
    await ask("POST", "/api/guest", 409, name="Other")


async def test_the_password_is_kept_by_argon2id_only(real_passwords, browser, site):
    await with_account(browser)
    kept = (await site.store.account("Anna")).password
    assert kept.startswith("$argon2id$")
    assert argon2.PasswordHasher().verify(kept, PASSWORD)
    with pytest.raises(argon2.exceptions.VerifyMismatchError):
        argon2.PasswordHasher().verify(kept, PASSWORD + "!")


async def test_logging_in(browser, site):
    ask = await with_account(browser, "Anna")
    me = await ask("GET", "/api/me")
    other = browser("10.0.0.2")
    assert (await other("POST", "/api/login", 403, name="Anna", password="wrong"))[
        "error"
    ] == "wrong name or password"
    assert (await other("POST", "/api/login", 403, name="Nobody", password=PASSWORD))[
        "error"
    ] == "wrong name or password"
    assert "grognard" not in other.http.cookies
    guest = await other("POST", "/api/guest", name="Somebody")
    assert (await other("POST", "/api/login", name=" aNNa ", password=PASSWORD))["id"] == me["id"]
    assert (await other("GET", "/api/me"))["id"] == me["id"]
    assert await site.store.sessions(guest["id"]) == []  # the session he came with is over
    assert await events(site, me["id"]) == ["account", "login", "login-failed"]  # all at one time: by name


async def test_a_composed_accent_is_the_same_password(browser):
    await browser()("POST", "/api/accounts", name="Zoé", password="été à la mer")
    found = await browser()("POST", "/api/login", name="Zoe\u0301", password="e\u0301te\u0301 a\u0300 la mer")
    assert found["name"] == "Zoé"


async def test_a_hash_of_other_days_is_made_anew(real_passwords, browser, site):
    await with_account(browser)
    user = await site.store.account("Anna")
    weak = argon2.PasswordHasher(time_cost=1, memory_cost=8192, parallelism=1).hash(PASSWORD)
    await site.store.change_user(user.id, password=weak)
    await browser()("POST", "/api/login", name="Anna", password=PASSWORD)
    kept = (await site.store.user(user.id)).password
    assert kept != weak
    assert not argon2.PasswordHasher().check_needs_rehash(kept)
    await browser()("POST", "/api/login", name="Anna", password=PASSWORD)


async def test_one_who_left_cannot_log_in(browser):
    ask = await with_account(browser)
    await ask("DELETE", "/api/me")
    assert (await browser()("POST", "/api/login", 403, name="Anna", password=PASSWORD))["error"]
    again = await browser()("POST", "/api/accounts", name="Anna", password=PASSWORD)
    assert again["name"] == "Anna"  # the name is free again


async def test_logging_out_ends_the_session_for_whoever_has_the_cookie(browser, site):
    ask = await with_account(browser)
    stolen, me = ask.token, await ask("GET", "/api/me")
    await ask("POST", "/api/logout")
    assert "grognard" not in ask.http.cookies
    thief = browser()
    thief.http.cookies.set("grognard", stolen)
    assert (await thief("GET", "/api/me"))["id"] is None
    assert await site.store.sessions(me["id"]) == []


async def test_logging_out_everywhere(browser, site):
    ask = await with_account(browser)
    other = browser()
    me = await other("POST", "/api/login", name="Anna", password=PASSWORD)
    await other("POST", "/api/logout-everywhere")
    for one in (ask, other):
        assert (await one("GET", "/api/me"))["id"] is None
    assert "logout-everywhere" in await events(site, me["id"])


async def test_a_new_password_ends_all_other_sessions(browser, site):
    ask = await with_account(browser)
    me = await ask("GET", "/api/me")
    other = browser()
    await other("POST", "/api/login", name="Anna", password=PASSWORD)
    assert (await ask("POST", "/api/password", 403, old="wrong", new="battery staple"))["field"] == "old"
    await ask("POST", "/api/password", old=PASSWORD, new="battery staple")
    assert (await ask("GET", "/api/me"))["id"] == me["id"]
    assert (await other("GET", "/api/me"))["id"] is None
    await other("POST", "/api/login", 403, name="Anna", password=PASSWORD)
    await other("POST", "/api/login", name="Anna", password="battery staple")
    assert {"password", "password-failed"} <= set(await events(site, me["id"]))


async def test_sessions_are_listed_and_dropped_by_a_name_that_opens_nothing(browser, site):
    ask = await with_account(browser)
    other = browser()
    me = await other("POST", "/api/login", name="Anna", password=PASSWORD)
    found = await ask("GET", "/api/sessions")
    assert [s["this"] for s in found].count(True) == 1
    assert all(s["agent"] == "Testbrowser" for s in found)
    hashes = [s.hash for s in await site.store.sessions(me["id"])]
    assert not any(
        s["id"] in hash or s["id"] in one.token for s in found for hash in hashes for one in (ask, other)
    )
    there = next(s["id"] for s in found if not s["this"])
    await ask("DELETE", f"/api/sessions/{there}")
    assert (await other("GET", "/api/me"))["id"] is None
    await ask("DELETE", f"/api/sessions/{there}", 404)
    here = (await ask("GET", "/api/sessions"))[0]["id"]
    await ask("DELETE", f"/api/sessions/{here}")
    assert (await ask("GET", "/api/me"))["id"] is None


async def test_nobody_drops_the_session_of_another(browser):
    anna = await with_account(browser, "Anna")
    boris = await with_account(browser, "Boris")
    id = (await anna("GET", "/api/sessions"))[0]["id"]
    await boris("DELETE", f"/api/sessions/{id}", 404)
    assert (await anna("GET", "/api/me"))["name"] == "Anna"


async def test_a_session_slides_and_ends(browser, site):
    ask = await with_account(browser)
    me = await ask("GET", "/api/me")

    async def seen():
        return (await site.store.sessions(me["id"]))[0].seen

    first = await seen()
    site.now += 599
    assert "set-cookie" not in (await ask.http.get("/api/me")).headers
    assert await seen() == first
    site.now += 1
    assert "Max-Age=15552000" in (await ask.http.get("/api/me")).headers["set-cookie"]
    assert await seen() == site.now
    site.now += 180 * 24 * 3600
    assert (await ask("GET", "/api/me"))["id"] == me["id"]
    site.now += 180 * 24 * 3600 + 1
    gone = await ask.http.get("/api/me")
    assert gone.json()["id"] is None
    assert "Max-Age=0" in gone.headers["set-cookie"]
    assert await site.store.sessions(me["id"]) == []


async def test_no_more_sessions_than_can_be_looked_through(browser, site):
    ask = await with_account(browser)
    user = await site.store.account("Anna")
    for n in range(60):
        await site.store.add_session(Session(f"old{n}", user.id, "", 1.0, float(n)))
    await browser()("POST", "/api/login", name="Anna", password=PASSWORD)
    assert len(await site.store.sessions(user.id)) == 50
    assert (await ask("GET", "/api/me"))["id"] == user.id  # the least used went


async def test_settings_change_only_what_is_named(browser, site):
    ask = await with_account(browser)
    await ask("PATCH", "/api/me", lang="fr", email="anna@example.org", notify_email=True)
    me = await ask("PATCH", "/api/me", webhook="https://hooks.example.org/x", notify_webhook=True)
    assert (me["lang"], me["email"], me["notify_email"]) == ("fr", "anna@example.org", True)
    assert (me["webhook"], me["notify_webhook"]) == ("https://hooks.example.org/x", True)
    user = await site.store.user(me["id"])
    assert len(me["webhook_key"]) == 43  # told now, and never again
    assert me["webhook_key"] == user.webhook_key
    assert (await ask("GET", "/api/me"))["webhook_key"] == ""
    assert (await ask("GET", "/api/notices")) == []
    off = await ask("PATCH", "/api/me", email="", webhook="")
    assert (off["notify_email"], off["notify_webhook"], off["email"], off["webhook"]) == (
        False,
        False,
        "",
        "",
    )
    assert (await site.store.user(me["id"])).webhook_key == ""
    assert {"email", "webhook"} <= set(await events(site, me["id"]))


@pytest.mark.parametrize(
    "body",
    [
        {"email": "anna"},
        {"email": "anna@example"},
        {"email": "a b@example.org"},
        {"email": "anna@example.org\r\nBcc: all@example.org"},
        {"email": "anna@example.org, boris@example.org"},
        {"email": ".anna@example.org"},
        {"email": "x" * 65 + "@example.org"},
        {"notify_email": True},
        {"notify_webhook": True},
        {"webhook": "http://hooks.example.org/"},
        {"webhook": "https://anna:pw@hooks.example.org/"},
        {"webhook": "https://127.0.0.1/"},
        {"webhook": "https://[::1]/"},
        {"webhook": "https://[::ffff:10.0.0.1]/"},
        {"webhook": "https://169.254.169.254/latest"},
        {"webhook": "file:///etc/passwd"},
        {"webhook": "https://hooks.example.org:99999/"},
        {"webhook": "https://hooks.example.org/\x00"},
        {"webhook": "https:///x"},
        {"lang": "de"},
        {"colour": "red"},
    ],
)
async def test_settings_that_cannot_be_used(browser, site, body):
    ask = await with_account(browser)
    before = await site.store.account("Anna")
    await ask("PATCH", "/api/me", 400, **body)
    assert await site.store.account("Anna") == before


async def test_no_mail_is_promised_where_none_is_sent(browser, site):
    ask = await with_account(browser)
    site.settings = dataclasses.replace(site.settings, smtp=None)
    assert (await ask("PATCH", "/api/me", 409, email="anna@example.org", notify_email=True))["error"]
    assert not (await ask("GET", "/api/me"))["notify_email"]


async def test_answers_come_in_the_language_the_person_chose(browser):
    ask = await with_account(browser)
    await ask("PATCH", "/api/me", lang="fr")
    assert (await ask("DELETE", "/api/sessions/x", 404))["error"] == "cette session est inconnue"
    assert (await ask("DELETE", "/api/sessions/x?lang=en", 404))["error"] == "no such session"


async def test_the_export_holds_everything_but_what_opens_a_door(browser, site):
    ask = await with_account(browser)
    me = await ask("PATCH", "/api/me", email="anna@example.org", webhook="https://hooks.example.org/")
    answer = await ask.http.get("/api/me/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="grognard.json"'
    found = answer.json()
    assert found["user"]["email"] == "anna@example.org"
    assert found["user"]["webhook"] == "https://hooks.example.org/"
    assert {row["event"] for row in found["audit"]} == {"account", "email", "webhook"}
    user = await site.store.user(me["id"])
    session = (await site.store.sessions(me["id"]))[0]
    secrets = [user.password, user.webhook_key, session.hash, ask.token, me["csrf"], "argon2", PASSWORD]
    assert all(secrets)
    assert [s for s in secrets if s in answer.text] == []


def dumped(url):
    with contextlib.closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as db:
        return "\n".join(db.iterdump())


async def test_erasing_erases(browser, site, sqlite_url):
    ask = await with_account(browser, "Annabella Karpova")
    me = await ask("PATCH", "/api/me", email="annabella@example.org")
    assert "Annabella" in dumped(sqlite_url)
    await ask("DELETE", "/api/me")
    assert "grognard" not in ask.http.cookies
    assert [
        word for word in ("nnabella", "10.0.0.1", "Testbrowser", "argon2") if word in dumped(sqlite_url)
    ] == []
    user = await site.store.user(me["id"])
    assert user.deleted == site.now
    assert (user.name, user.email, user.password) == ("", "", "")
    assert await site.store.sessions(me["id"]) == []
    assert "erase" in await events(site, me["id"])
    assert all(row.detail == "" for row in await site.store.audits(me["id"]))


async def test_a_test_without_a_channel(browser):
    ask = await with_account(browser)
    assert (await ask("POST", "/api/notices/test", 409))["error"] == "no notices are turned on"


async def test_what_is_sent_is_checked(browser):
    ask = browser()
    for body in [
        b"",
        b"{",
        b"[]",
        b'{"name":5}',
        b'{"name":"a","more":1}',
        b'{"name":"\\ud800"}',
        b"\xff",
        b"[" * 5000,
    ]:
        answer = await ask.http.post("/api/guest", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 400, body
    assert (await ask.http.post("/api/guest", data={"name": "x"})).status_code == 415
    assert (await ask.http.post("/api/guest", json={"name": "x" * 70_000})).status_code == 413


def test_the_document_describes_these_routes():
    found = openapi((*PEOPLE, *NOTICES), "1")
    assert {"/api/me", "/api/sessions/{id}", "/api/notices/test"} <= found["paths"].keys()
    listed = found["paths"]["/api/sessions"]["get"]["responses"]["200"]["content"]["application/json"][
        "schema"
    ]
    assert listed == {"type": "array", "items": {"$ref": "#/components/schemas/SessionNow"}}
