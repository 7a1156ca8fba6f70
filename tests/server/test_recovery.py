"""Addresses proved, passwords forgotten, people shut out, silenced, reported: by real requests."""

from __future__ import annotations

import re

import pytest
from tests.server.harness import Timed
from tests.server.test_people import PASSWORD, Browser, with_account

from grognard.server.notices import Undelivered
from grognard.server.settings import Smtp

pytestmark = pytest.mark.anyio
NEW = "another horse"


class Posted(Timed):
    """Letters lie where a test can read them."""

    broken = False

    def put(self, monkeypatch):
        self.letters: list[tuple[str, str, str]] = []

        async def send(row, person, letter):
            if self.broken:
                raise Undelivered("unreachable")
            self.letters.append((person.email, letter.subject, letter.text))

        monkeypatch.setattr(self.notices, "send", send)
        return self

    async def link(self):
        """The token of the last letter."""
        for task in list(self.tasks):
            await task
        found = re.search(r"https?://\S+/account#(verify|reset)=(\S+)", self.letters[-1][2])
        assert found
        return found[2]


@pytest.fixture
async def site(open_site, monkeypatch):
    return (await open_site(Posted, smtp=Smtp("mail.test", sender="table@mail.test"))).put(monkeypatch)


@pytest.fixture
def browser(site, anyio_backend):
    return lambda address="10.0.0.1": Browser(site, address)


async def test_an_address_counts_once_its_letter_was_answered(browser, site):
    ask = await with_account(browser)
    me = await ask("PATCH", "/api/me", email="anna@example.org", notify_email=True)
    assert not me["verified"]
    token = await site.link()
    assert site.letters[0][:2] == ("anna@example.org", "Grognard: is this your address?")
    assert site.notices.channels(await site.store.user(me["id"])) == {}, "no notices yet"
    stranger = browser("10.9.9.9")
    await stranger("POST", "/api/email/confirm", 403, token="x" * 43)
    await stranger("POST", "/api/email/confirm", token=token)
    await stranger("POST", "/api/email/confirm", 403, token=token)
    assert (await ask("GET", "/api/me"))["verified"]
    assert site.notices.channels(await site.store.user(me["id"])) == {"email": "anna@example.org"}
    assert not (await ask("PATCH", "/api/me", email="other@example.org"))["verified"]


async def test_what_was_sent_to_one_address_proves_no_other_and_not_for_ever(browser, site):
    ask = await with_account(browser)
    await ask("PATCH", "/api/me", email="anna@example.org")
    first = await site.link()
    await site.store.change_user((await ask("GET", "/api/me"))["id"], email="victim@example.org")
    await ask("POST", "/api/email/confirm", 403, token=first)
    await ask("POST", "/api/email/prove")
    token = await site.link()
    assert site.letters[-1][0] == "victim@example.org"
    site.now += 4 * 86_400
    await ask("POST", "/api/email/confirm", 403, token=token)
    for _ in range(5):
        await ask("POST", "/api/email/prove")
    await ask("POST", "/api/email/prove", 429)


async def test_a_forgotten_password(browser, site):
    ask = await with_account(browser)
    name = (await ask("GET", "/api/me"))["name"]
    await ask("PATCH", "/api/me", email="anna@example.org")
    await ask("POST", "/api/email/confirm", token=await site.link())
    site.letters.clear()
    there = browser("10.2.0.1")
    await there("POST", "/api/password/forgotten", name="nobody at all")
    assert site.letters == []
    await there("POST", "/api/password/forgotten", name=name.upper())
    token = await site.link()
    await there("POST", "/api/password/new", 400, token=token, new="short")
    me = await there("POST", "/api/password/new", token=token, new=NEW)
    assert me["name"] == name
    await there("POST", "/api/password/new", 403, token=token, new=NEW)
    assert (await ask("GET", "/api/me"))["id"] is None, "every other session is over"
    await browser()("POST", "/api/login", 403, name=name, password=PASSWORD)
    await browser()("POST", "/api/login", name=name, password=NEW)


async def test_no_letter_goes_to_an_address_nobody_has_proved(browser, site):
    ask = await with_account(browser)
    name = (await ask("GET", "/api/me"))["name"]
    await ask("PATCH", "/api/me", email="mistyped@example.org")
    await site.link()
    site.letters.clear()
    await browser()("POST", "/api/password/forgotten", name=name)
    assert site.letters == []
    site.broken = True
    await ask("POST", "/api/email/prove")  # a mail server that is not there is no fault of his
    for task in list(site.tasks):
        await task


async def test_without_mail_it_is_said(open_site):
    ask = Browser(await open_site(Timed))
    assert "mail" in (await ask("POST", "/api/password/forgotten", 409, name="Anna"))["error"]


async def test_who_is_shut_out_stays_out(browser, site):
    ask = await with_account(browser)
    me = await ask("GET", "/api/me")
    await site.store.change_user(me["id"], banned=site.now)
    assert (await ask("GET", "/api/me"))["id"] is None
    found = await browser("10.7.0.1")("POST", "/api/login", 403, name=me["name"], password=PASSWORD)
    assert "banned" in found["error"]
    await browser("10.7.0.2")("POST", "/api/login", 403, name=me["name"], password="wrong")
    await site.store.change_user(me["id"], banned=0.0)
    await browser("10.7.0.3")("POST", "/api/login", name=me["name"], password=PASSWORD)
