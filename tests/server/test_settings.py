"""Settings from the command line and the environment; and the words of this part of the server."""

from __future__ import annotations

import ast
from importlib.resources import files

import pytest

from grognard.cli.catalogue import read_catalogue
from grognard.games import MODULES
from grognard.kernel.errors import BadInput
from grognard.kernel.texts import LANGUAGES, SHARED, texts
from grognard.server.settings import Settings, Smtp, from_env, origin_of


def test_settings_from_the_environment_and_the_command_line():
    assert from_env({}) == Settings()
    env = {
        "GROGNARD_DB": "postgresql://u:pw@db/g",
        "GROGNARD_PORT": "9000",
        "GROGNARD_HTTPS": "1",
        "GROGNARD_ORIGINS": "https://A.test:443, http://b.test:8080",
        "GROGNARD_RATE": "2.5",
        "GROGNARD_BASE_URL": "https://a.test/",
        "GROGNARD_SMTP_HOST": "mail.test",
        "GROGNARD_SMTP_USER": "table@mail.test",
        "GROGNARD_SMTP_PASSWORD": "pw",
        "GROGNARD_SMTP_TLS": "tls",
        "GROGNARD_GAMES": "toy",
        "GROGNARD_HOST": "",
    }
    found = from_env(env, {"port": 9001, "https": None, "trust_proxy": True})
    assert (found.port, found.secure, found.trust_proxy, found.rate, found.host) == (
        9001,
        True,
        True,
        2.5,
        "127.0.0.1",
    )
    assert found.origins == ("https://a.test", "http://b.test:8080")
    assert (found.base_address, found.games) == ("https://a.test", ("toy",))
    assert found.smtp == Smtp("mail.test", 465, "table@mail.test", "pw", "table@mail.test", "tls")
    assert "pw" not in repr(found)


@pytest.mark.parametrize(
    ("env", "given", "complaint"),
    [
        ({"GROGNARD_PORT": "x"}, {}, "GROGNARD_PORT: a number from 0 to 65535 is required"),
        ({}, {"port": 70000}, "--port: a number from 0 to 65535 is required"),
        ({}, {"workers": 0}, "--workers: a number from 1 to 64 is required"),
        ({"GROGNARD_RATE": "nan"}, {}, "GROGNARD_RATE: a number from 0 to 1000 is required"),
        ({"GROGNARD_RATE": "-1"}, {}, "GROGNARD_RATE: a number from 0 to 1000 is required"),
        ({"GROGNARD_HTTPS": "maybe"}, {}, "GROGNARD_HTTPS: 0 or 1 is required"),
        (
            {"GROGNARD_ORIGINS": "a.test"},
            {},
            "GROGNARD_ORIGINS: addresses such as https://example.org are required",
        ),
        (
            {"GROGNARD_BASE_URL": "ftp://a.test"},
            {},
            "GROGNARD_BASE_URL: an address such as https://example.org is required",
        ),
        (
            {"GROGNARD_SMTP_HOST": "m", "GROGNARD_SMTP_FROM": "x"},
            {},
            "GROGNARD_SMTP_FROM: an e-mail address is required",
        ),
        (
            {"GROGNARD_SMTP_HOST": "m", "GROGNARD_SMTP_TLS": "ssl"},
            {},
            "GROGNARD_SMTP_TLS: one of none, starttls, tls is required",
        ),
        ({"GROGNARD_GAMES": "chess"}, {}, f"GROGNARD_GAMES: one of {', '.join(MODULES)} is required"),
    ],
)
def test_settings_that_make_no_sense_are_told_in_one_line(env, given, complaint):
    with pytest.raises(BadInput) as told:
        from_env(env, given)
    assert str(told.value) == complaint
    for lang in LANGUAGES:
        assert texts(lang).say(told.value.message, **told.value.details).startswith(complaint.split(":")[0])


def test_the_link_home():
    assert Settings().base_address == "http://127.0.0.1:8000"
    assert Settings(host="::1", secure=True).base_address == "https://[::1]:8000"


@pytest.mark.parametrize(
    "address",
    ["", "null", "table.test", "http://", "http://a:b@c", "http://[::1", "http://x:99999", "javascript:x"],
)
def test_what_is_no_origin(address):
    assert origin_of(address) == ""


def test_origins_are_written_in_one_way():
    assert origin_of("HTTP://Table.Test:80/x?y#z") == "http://table.test"
    assert origin_of("http://[::1]:8000") == "http://[::1]:8000"


# -- words


def named_messages():
    """Every message that these parts name in full."""
    at = {"say": 0, "Fault": 1, "Unusable": 1, "BadInput": 1, "Undelivered": 0}
    for name in ("guard", "people", "notices", "letters", "recovery", "settings"):
        tree = ast.parse(files("grognard.server").joinpath(f"{name}.py").read_text(encoding="utf-8"))
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            called = getattr(call.func, "id", getattr(call.func, "attr", ""))
            place = at.get(called, 99)
            match call.args[place : place + 1]:
                case [ast.Constant(value=str(value))]:
                    yield ("undelivered-" if called == "Undelivered" else "") + value


def test_every_message_has_words_in_both_languages():
    named = set(named_messages())
    assert {"too-fast", "bad-webhook", "notice-body", "undelivered-private", "setting-number"} <= named
    for lang in LANGUAGES:
        assert named - set(read_catalogue(lang, SHARED).messages) == set()
