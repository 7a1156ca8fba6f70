"""Your turn, by mail: to a real server on this machine, sometimes in a bad mood."""

from __future__ import annotations

import pytest

from grognard.server import notices as module

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("lang", "subject", "said"),
    [
        ("fr", "À vous de jouer\u00a0: Tsaritsyne", "c'est à vous de jouer\u00a0: Tsaritsyne"),
        ("en", "Your turn: Tsaritsyn", "it is your turn to play: Tsaritsyn"),
    ],
)
async def test_a_mail_in_the_reader_s_language(lang, subject, said, mail_server, anna, site_for, tell_anna):
    server = await mail_server()
    await anna(email="anna@example.org", notify_email=True, lang=lang)
    row = await tell_anna(site_for(server))
    assert (row.status, row.tries, row.channel, row.error) == ("sent", 1, "email", "")
    (mail,) = server.mails
    text = mail.get_content()
    assert mail["Subject"].startswith(subject)
    assert said in text
    assert "https://table.test/table/t1" in text
    assert "https://table.test/account" in text
    assert (mail["To"], mail["From"], mail["Auto-Submitted"]) == (
        "anna@example.org",
        "Grognard <table@table.test>",
        "auto-generated",
    )
    assert mail["Message-ID"] == f"<{row.id}@table.test>"


async def test_an_address_that_is_refused_for_good_is_not_tried_again(mail_server, anna, site_for, tell_anna):
    server = await mail_server()
    server.replies = ["550 nobody here"] * 9
    await anna(email="anna@example.org", notify_email=True)
    row = await tell_anna(site_for(server))
    assert (row.status, row.tries, row.error) == ("failed", 1, "refused 550")


async def test_one_that_is_refused_for_now_is(mail_server, anna, site_for, tell_anna):
    server = await mail_server()
    server.replies = ["450 later"]
    await anna(email="anna@example.org", notify_email=True)
    row = await tell_anna(site_for(server))
    assert (row.status, row.tries, len(server.mails)) == ("sent", 2, 1)


async def test_a_mail_server_that_is_not_there(mail_server, anna, site_for, tell_anna):
    server = await mail_server()
    server.stop()
    await anna(email="anna@example.org", notify_email=True)
    row = await tell_anna(site_for(server))
    assert (row.status, row.tries, row.error) == ("failed", 4, "unreachable")


@pytest.mark.parametrize("tls", ["starttls", "tls"])
@pytest.mark.usefixtures("trust")
async def test_the_password_goes_over_a_secret_line_only(
    certificate, tls, mail_server, anna, site_for, tell_anna
):
    server = await mail_server(certificate[0], at_once=tls == "tls")
    await anna(email="anna@example.org", notify_email=True)
    row = await tell_anna(site_for(server, tls=tls, user="table", password="pw"))
    assert (row.status, len(server.mails)) == ("sent", 1)
    assert {secret for secret, line in server.said if line.startswith(("AUTH", "MAIL", "RCPT"))} == {True}


@pytest.mark.parametrize("tls", ["starttls", "tls"])
async def test_nothing_is_told_to_a_mail_server_that_may_be_another(
    certificate, tls, mail_server, anna, site_for, tell_anna
):
    module.trusting.cache_clear()
    server = await mail_server(certificate[0], at_once=tls == "tls")
    await anna(email="anna@example.org", notify_email=True)
    row = await tell_anna(site_for(server, tls=tls, user="table", password="pw"))
    assert (row.status, row.error, server.mails) == ("failed", "tls", [])
    assert not any(line.startswith(("AUTH", "MAIL")) for _, line in server.said)


async def test_a_mail_server_that_offers_no_secret_line_gets_nothing(mail_server, anna, site_for, tell_anna):
    server = await mail_server()
    await anna(email="anna@example.org", notify_email=True)
    row = await tell_anna(site_for(server, tls="starttls"))
    assert (row.status, row.error, server.mails) == ("failed", "unsupported", [])
