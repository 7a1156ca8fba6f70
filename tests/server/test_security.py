"""Forged cookies, foreign pages, impatience; and the headers that keep a browser in line."""

from __future__ import annotations

from functools import partial

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route as Path
from tests.server.harness import KEY, Timed

from grognard.server.guard import Buckets
from grognard.server.people import PEOPLE
from grognard.server.security import (
    Headers,
    csrf,
    digest,
    fits,
    hash_password,
    new_token,
    seal,
    set_cookie,
    short,
    signature,
    unseal,
)
from grognard.server.store import Session

pytestmark = pytest.mark.anyio
HERE = "http://table.test"


@pytest.fixture
async def open_site(open_site):
    return partial(open_site, Timed)


@pytest.fixture
async def site(open_site, anyio_backend):
    return await open_site()


def client(site, address="10.0.0.1", **headers):
    app = Starlette(routes=[Path(r.path, r.endpoint(site), methods=[r.method]) for r in PEOPLE])
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(app, client=(address, 5000)), base_url=HERE, headers=headers
    )


async def guest(site, name="Anna"):
    """A browser that has a session, and the token its pages were told."""
    http = client(site, Origin=HERE)
    me = (await http.post("/api/guest", json={"name": name})).json()
    return http, me["csrf"]


# -- tokens


def test_a_cookie_is_ours_or_nothing():
    token = new_token()
    assert unseal(KEY, seal(KEY, token)) == token
    assert unseal(b"other" * 8, seal(KEY, token)) is None
    sealed = seal(KEY, token)
    for n in range(len(sealed)):
        assert unseal(KEY, sealed[:n] + ("A" if sealed[n] != "A" else "B") + sealed[n + 1 :]) is None
    for garbage in ["", ".", token, token + ".", "é" * 43 + "." + "é" * 22, sealed + "x", "x" * 100_000]:
        assert unseal(KEY, garbage) is None


def test_a_signature_is_worth_nothing_for_another_purpose():
    token = new_token()
    assert (
        len(
            {
                signature(KEY, "session", token),
                signature(KEY, "csrf", token),
                csrf(KEY, digest(token)),
                short(digest(token)),
            }
        )
        == 4
    )
    assert csrf(KEY, "one") != csrf(KEY, "two")


def test_the_cookie_says_secure_where_there_is_https():
    assert set_cookie("v", True).endswith("; Secure")
    assert "Secure" not in set_cookie("v", False)
    assert "Max-Age=0" in set_cookie("", False)


async def test_passwords():
    kept = await hash_password("correct horse")
    assert await fits("correct horse", kept)
    assert not await fits("Correct horse", kept)
    assert not await fits("correct horse", "")
    assert not await fits("correct horse", "no hash at all")


# -- cookies


async def test_a_tampered_cookie_is_nobody_and_the_store_is_not_asked(site, monkeypatch):
    http, _ = await guest(site)
    true = http.cookies["grognard"]
    asked = []
    session = site.store.session

    async def asking(hash):
        asked.append(hash)
        return await session(hash)

    monkeypatch.setattr(site.store, "session", asking)
    for forged in [
        true[:-1] + ("A" if true[-1] != "A" else "B"),
        "x" + true[1:],
        true.partition(".")[0],
        "garbage",
    ]:
        stranger = client(site)
        stranger.cookies.set("grognard", forged)
        answer = await stranger.get("/api/me")
        assert answer.json()["id"] is None
        assert "Max-Age=0" in answer.headers["set-cookie"]
    assert asked == []
    assert (await http.get("/api/me")).json()["name"] == "Anna"
    assert len(asked) == 1


async def test_a_token_of_our_making_that_no_session_has(site):
    http = client(site)
    http.cookies.set("grognard", seal(KEY, new_token()))
    assert (await http.get("/api/me")).json()["id"] is None


async def test_a_session_of_one_who_left(site):
    http, _ = await guest(site)
    token, me = new_token(), (await http.get("/api/me")).json()["id"]
    await site.store.add_session(Session(digest(token), me, "", site.now, site.now))
    http.cookies.clear()
    http.cookies.set("grognard", seal(KEY, token))
    assert (await http.get("/api/me")).json()["id"] == me
    await site.store.erase_user(me, site.now)
    await site.store.add_session(Session(digest(token), me, "", site.now, site.now))
    assert (await http.get("/api/me")).json()["id"] is None


# -- whose page is it


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.test"},
        {"Origin": "null"},
        {"Origin": "http://table.test:8080"},
        {"Origin": "http://table.test.evil.test"},
        {"Origin": "http://evil.test", "Referer": HERE + "/"},
        {"Origin": "file://table.test"},
        {"Origin": "http://x@table.test"},
        {"Referer": "http://evil.test/table.test"},
    ],
)
async def test_a_foreign_page_is_refused_with_and_without_a_session(site, headers):
    http, token = await guest(site)
    del http.headers["Origin"]
    answer = await http.patch("/api/me", json={"lang": "fr"}, headers={**headers, "X-CSRF-Token": token})
    assert (answer.status_code, answer.json()["error"]) == (403, "this request does not come from this site")
    assert (
        await client(site).post("/api/login", json={"name": "a", "password": "b"}, headers=headers)
    ).status_code == 403
    assert (
        await http.get("/api/me", headers=headers)
    ).status_code == 200  # reading is for the browser to keep from others


@pytest.mark.parametrize(
    "headers", [{"Origin": HERE}, {"Origin": "https://table.test"}, {"Referer": HERE + "/table/x"}]
)
async def test_our_own_page(site, headers):
    http, token = await guest(site)
    del http.headers["Origin"]
    assert (
        await http.patch("/api/me", json={"lang": "fr"}, headers={**headers, "X-CSRF-Token": token})
    ).status_code == 200


async def test_who_says_nothing_must_have_no_cookie(site):
    http, token = await guest(site)
    del http.headers["Origin"]
    assert (
        await http.patch("/api/me", json={"lang": "fr"}, headers={"X-CSRF-Token": token})
    ).status_code == 403
    assert (await client(site).post("/api/guest", json={"name": "Program"})).status_code == 200


async def test_pages_of_other_hosts_that_the_settings_allow(open_site):
    site = await open_site(origins=("https://play.test",), base_url="https://public.test/grognard")
    for origin in ("https://play.test", "https://public.test", HERE):
        assert (
            await client(site, Origin=origin).post("/api/guest", json={"name": "Anna"})
        ).status_code == 200
    assert (
        await client(site, Origin="http://play.test").post("/api/guest", json={"name": "Anna"})
    ).status_code == 403


async def test_with_https_a_page_without_is_foreign(open_site):
    site = await open_site(secure=True)
    assert (await client(site, Origin=HERE).post("/api/guest", json={"name": "Anna"})).status_code == 403
    answer = await client(site, Origin="https://table.test").post("/api/guest", json={"name": "Anna"})
    assert answer.status_code == 200
    assert answer.headers["set-cookie"].endswith("; Secure")


async def test_acting_needs_the_token_of_this_session(site):
    http, token = await guest(site)
    _, others = await guest(site, "Boris")
    for wrong in [
        {},
        {"X-CSRF-Token": ""},
        {"X-CSRF-Token": others},
        {"X-CSRF-Token": token[:-1]},
        {"X-CSRF-Token": "é".encode()},
    ]:
        answer = await http.delete("/api/me", headers=wrong)
        assert (answer.status_code, answer.json()["error"]) == (
            403,
            "this page is out of date; load it again",
        )
    assert (await http.delete("/api/me", headers={"X-CSRF-Token": token})).status_code == 200


# -- how often


def test_a_bucket():
    bucket = Buckets(3, 0.5)
    assert [bucket.take("a", 1, 0.0) for _ in range(4)] == [0, 0, 0, 2.0]
    assert bucket.take("b", 1, 0.0) == 0
    assert bucket.take("a", 1, 2.0) == 0
    assert bucket.take("a", 1, 2.0) == 2.0
    assert bucket.take("a", 1, -50.0) > 0  # time that runs backwards gives nothing
    assert bucket.take("c", 100, 0.0) == 0  # all there is
    bucket.give("a", 1, 2.0)
    assert bucket.take("a", 1, 2.0) == 0


def test_buckets_do_not_pile_up():
    buckets = Buckets(3, 0.5, most=100)
    for n in range(1000):
        buckets.take(f"a{n}", 1, n * 0.001)
        assert len(buckets.left) <= 100
    buckets.take("new", 1, 500.0)
    assert len(buckets.left) < 3


async def test_too_many_requests(site):
    http, _ = await guest(site)
    codes: list[int] = []
    while not codes or codes[-1] == 200:
        answer = await http.get("/api/me")
        codes.append(answer.status_code)
        assert len(codes) < 200
    assert answer.status_code == 429
    assert int(answer.headers["Retry-After"]) >= 1
    assert answer.json()["error"].startswith("too many requests")
    site.now += int(answer.headers["Retry-After"])
    assert (await http.get("/api/me")).status_code == 200


async def test_doors_are_tried_a_few_times_from_one_address(site):
    async def tried(address, name):
        return (
            await client(site, address).post("/api/login", json={"name": name, "password": "x"})
        ).status_code

    codes = [await tried("10.0.0.1", f"name{n}") for n in range(21)]
    assert codes == [403] * 20 + [429]
    assert await tried("10.0.0.2", "name0") == 403
    assert (await client(site, "10.0.0.1").post("/api/guest", json={"name": "x"})).status_code == 429
    site.now += 5
    assert await tried("10.0.0.1", "name0") == 403


async def test_a_name_is_tried_a_few_times_from_one_address_and_its_owner_costs_nothing(site):
    body = {"name": "Anna", "password": "correct horse"}
    await client(site).post("/api/accounts", json=body)
    for _ in range(12):
        site.now += 5
        assert (await client(site, "10.1.0.1").post("/api/login", json=body)).status_code == 200
    wrong = {"name": "ANNA", "password": "wrong"}
    codes = [(await client(site, "10.2.0.1").post("/api/login", json=wrong)).status_code for _ in range(11)]
    assert codes == [403] * 10 + [429]


async def test_strangers_do_not_shut_the_owner_out(site):
    """They try from one address after the other, until even from a new one nobody is let try any more; she
    comes in from a device that she has used before, even from one of theirs."""
    body = {"name": "Anna", "password": "correct horse"}
    anna = client(site)
    await anna.post("/api/accounts", json=body)
    wrong = {"name": "anna", "password": "wrong"}
    for _ in range(12):
        await client(site, "10.2.0.1").post("/api/login", json=wrong)
    assert (await client(site, "10.3.0.1").post("/api/login", json=body)).status_code == 200
    for n in range(40):
        for _ in range(6):
            last = await client(site, f"10.4.{n}.1").post("/api/login", json=wrong)
    assert last.status_code == 429
    assert (await client(site, "10.5.0.1").post("/api/login", json=body)).status_code == 429
    again = client(site, "10.4.0.1")
    again.cookies.set("grognard_device", anna.cookies["grognard_device"])
    assert (await again.post("/api/login", json=body)).status_code == 200
    other = client(site, "10.4.0.1")  # that device is nothing to another's name
    other.cookies.set("grognard_device", anna.cookies["grognard_device"])
    codes = [(await other.post("/api/login", json={**wrong, "name": "Boris"})).status_code for _ in range(12)]
    assert codes[-1] == 429
    forged = client(site, "10.4.0.1")
    forged.cookies.set("grognard_device", anna.cookies["grognard_device"][:-2] + "xx")
    assert (await forged.post("/api/login", json=body)).status_code == 429


async def test_no_limits_where_they_are_turned_off(open_site):
    site = await open_site(rate=0.0)
    codes = {
        (await client(site).post("/api/login", json={"name": "", "password": ""})).status_code
        for _ in range(300)
    }
    assert codes == {400}
    assert all(site.guard.is_within_pace("x") for _ in range(1000))


def connection(address, **headers):
    raw = [(k.replace("_", "-").encode(), v.encode()) for k, v in headers.items()]
    return HTTPConnection({"type": "http", "client": (address, 1), "headers": raw})


async def test_where_somebody_comes_from(open_site):
    plain, proxied = await open_site(), await open_site(trust_proxy=True)
    told = connection("10.0.0.1", x_forwarded_for="1.1.1.1, 2.2.2.2")
    assert plain.guard.address(told) == "10.0.0.1"
    assert proxied.guard.address(told) == "2.2.2.2"
    assert proxied.guard.address(connection("10.0.0.1")) == "10.0.0.1"
    assert (
        plain.guard.address(connection("2001:db8:1:2:3:4:5:6"))
        == plain.guard.address(connection("2001:db8:1:2::1"))
        == "2001:db8:1:2::/64"
    )
    assert plain.guard.address(connection("::ffff:10.0.0.1")) == "10.0.0.1"
    assert plain.guard.address(HTTPConnection({"type": "http", "client": None, "headers": []})) == ""


# -- sockets


async def test_sockets(site):
    http, _ = await guest(site)
    cookie = f"grognard={http.cookies['grognard']}"
    admit = site.guard.admit_socket
    user, session = await admit(connection("10.0.0.1", host="table.test", origin=HERE, cookie=cookie))
    assert user.name == "Anna"
    assert await site.guard.is_valid_session(session)
    assert (
        await admit(connection("10.0.0.1", host="table.test", origin="http://evil.test", cookie=cookie))
        is None
    )
    assert await admit(connection("10.0.0.1", host="table.test", origin="null", cookie=cookie)) is None
    assert (await admit(connection("10.0.0.1", host="table.test", cookie=cookie)))[
        0
    ] == user  # a program, no browser
    assert await admit(connection("10.0.0.1", host="table.test", origin=HERE)) == (None, "")
    await site.store.drop_sessions(user.id)
    assert not await site.guard.is_valid_session(session)
    assert await admit(connection("10.0.0.1", host="table.test", origin=HERE, cookie=cookie)) == (None, "")


async def test_the_pace_of_a_socket(site):
    assert [site.guard.is_within_pace("s") for _ in range(61)] == [True] * 60 + [False]
    assert site.guard.is_within_pace("another")
    site.now += 1
    assert site.guard.is_within_pace("s")


# -- headers


async def answered(path, secure=False):
    async def page(request):
        kinds = {
            "/": HTMLResponse("<p>"),
            "/map.svg": Response("<svg/>", media_type="image/svg+xml"),
            "/api/me": JSONResponse({}),
            "/api/board": JSONResponse({}, headers={"Cache-Control": "max-age=60"}),
            "/own": Response("", headers={"Content-Security-Policy": "default-src 'none'"}),
        }
        return kinds[request.url.path]

    app = Headers(Starlette(routes=[Path("/{path:path}", page)]), secure)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=HERE) as http:
        return (await http.get(path)).headers


async def test_every_answer_keeps_the_browser_in_line():
    headers = await answered("/")
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers
    assert "cache-control" not in headers


async def test_pictures_may_be_styled_and_nothing_else():
    policy = (await answered("/map.svg"))["content-security-policy"]
    assert "style-src 'unsafe-inline'" in policy
    assert "script" not in policy
    assert policy.startswith("default-src 'none'")
    assert policy.endswith("sandbox")


async def test_answers_to_one_person_are_not_kept_on_the_way():
    assert (await answered("/api/me"))["cache-control"] == "no-store"
    assert (await answered("/api/board"))["cache-control"] == "max-age=60"


async def test_what_an_answer_says_itself_stands():
    assert (await answered("/own")).get_list("content-security-policy") == ["default-src 'none'"]


async def test_https_is_to_be_kept_to():
    assert (await answered("/", secure=True))["strict-transport-security"] == "max-age=31536000"
