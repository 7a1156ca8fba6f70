"""The REST side asked for everything its own document allows, and much that it does not."""

from __future__ import annotations

import json
import re

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    status_code_conformance,
)
from tests.server.harness import PATIENCE, READY_MADE

from grognard.games import load
from grognard.kernel.dice import FixedDice
from grognard.kernel.journal import header_for, write_record
from grognard.kernel.position import begin
from grognard.server.app import DOCUMENT, ROUTES

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    schemathesis.checks.response_schema_conformance,
]
EXAMPLES = 6  # of each kind, for each route and each asker
SLOW = {"/api/accounts": 3, "/api/login": 3, "/api/password": 3}  # passwords are hashed slowly, on purpose
OPERATIONS = [(route.method, route.path) for route in ROUTES]
FRESH = {
    "/api/me",
    "/api/logout",
    "/api/logout-everywhere",
    "/api/guest",
    "/api/accounts",
    "/api/login",
    "/api/sessions/{id}",
}


TABLE = {"game": "ts", "options": READY_MADE, "seats": [{"kind": "me"}, {"kind": "me"}]}
POSITION, _ = begin(load("ts", READY_MADE), FixedDice([]))
REAL = {**TABLE, "seats": [{"kind": "me"}, {"kind": "open"}], "n": 0, "scenario": None}
REAL["journal"] = write_record(header_for(POSITION, {"mode": "manual"})) + "\n"


def schema():
    config = SchemathesisConfig.from_dict(
        {"generation": {"with-security-parameters": False, "allow-x00": True}}
    )
    return schemathesis.openapi.from_dict(json.loads(DOCUMENT), config=config)


SCHEMA = schema()


class Asker:
    """Nobody in particular, or a guest with a game of his own."""

    def __init__(self, server, guest):
        self.server, self.guest = server, guest
        self.session = requests.Session()
        board = requests.get(f"{server.home}/api/games/ts/board").json()
        self.known = {
            "game": "ts",
            "theme": "light",
            "detail": "near",
            "lang": "fr",
            "n": "0",
            "id": "0123456789ab",
        }
        self.known |= {"digest": board["digest"], "chunk": board["chunks"][0]["id"]}
        self.headers = {"Origin": server.home}
        self.enter()

    def enter(self):
        """A new name, since the one before may have been given up."""
        self.session.cookies.clear()
        self.headers.pop("X-CSRF-Token", None)
        if self.guest:
            me = self.session.post(
                f"{self.server.home}/api/guest", json={"name": "Guest"}, headers=self.headers
            ).json()
            self.headers["X-CSRF-Token"] = me["csrf"]
            made = self.session.post(
                f"{self.server.home}/api/tables", json=TABLE, headers=self.headers
            ).json()
            self.known["id"] = made["table"]["id"]

    def call(self, case, real):
        """Send a case; `real` puts things that there are in its path and its body."""
        if real:
            case.path_parameters = {
                name: self.known.get(name, value) for name, value in (case.path_parameters or {}).items()
            }
            if isinstance(case.body, dict):
                case.body |= {name: value for name, value in REAL.items() if name in case.body}
        response = case.call(
            base_url=self.server.home, session=self.session, headers=self.headers, timeout=PATIENCE
        )
        if case.path in FRESH and case.method != "GET":
            self.enter()
        return response


@pytest.fixture(scope="module", params=[False, True], ids=["stranger", "guest"])
def asker(request, server):
    return Asker(server, request.param)


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
@pytest.mark.parametrize(("method", "path"), OPERATIONS, ids=[f"{m} {p}" for m, p in OPERATIONS])
def test_every_answer_is_as_the_document_says(asker, method, path, mode):
    operation = SCHEMA[path][method]
    if mode is GenerationMode.NEGATIVE and not (
        operation.body or operation.path_parameters or operation.query
    ):
        pytest.skip("nothing can be wrong with it")

    @seed(1)
    @settings(
        max_examples=SLOW.get(path, EXAMPLES),
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode), real=st.booleans())
    def ask(case, real):
        case.validate_response(asker.call(case, real), checks=CHECKS)

    ask()


# -- by hand


@pytest.fixture(scope="module")
def guest(server):
    with httpx.Client(base_url=server.home, headers={"Origin": server.home}, timeout=PATIENCE) as client:
        client.headers["X-CSRF-Token"] = client.post("/api/guest", json={"name": "Guest"}).json()["csrf"]
        assert client.post("/api/tables", json=TABLE).json()["table"]["id"]
        yield client


BODIES = [
    (route.method, route.path.replace("{id}", "0123456789ab")) for route in ROUTES if route.body is not None
]


def one_line(answer, status):
    """A fault: JSON, one line in words, nothing of how the program is made."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    fault = answer.json()
    assert set(fault) == {"error", "field", "reasons"}
    assert re.fullmatch(r"[^\n]{8,400}", fault["error"])
    assert not re.search(r"Traceback|File \"|\.py|msgspec|Expected `|^[a-z]+-[a-z-]+$", fault["error"])
    return fault


@pytest.mark.parametrize(("method", "path"), BODIES)
def test_what_is_no_json_object_is_refused(guest, method, path):
    for kind in (
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data",
        "application/jsonp",
        "",
    ):
        one_line(guest.request(method, path, content=b"{}", headers={"content-type": kind}), 415)
    json_ = {"content-type": "application/json; charset=utf-8"}
    for body in (
        b"",
        b"{",
        b"[]",
        b"7",
        b"nul",
        b"\xff",
        b'{"a":"\xff"}',
        b"[" * 60_000,
        b'{"\\ud800":1}',
        b"{}" * 2,
    ):
        assert one_line(guest.request(method, path, content=body, headers=json_), 400)["error"]


@pytest.mark.parametrize(("method", "path"), BODIES)
def test_what_is_too_long_is_refused(guest, method, path):
    long = b'{"journal":"' + b"x" * (8_200_000 if path.endswith("import") else 66_000) + b'"}'
    assert one_line(
        guest.request(method, path, content=long, headers={"content-type": "application/json"}), 413
    )
    if not path.endswith("import"):
        pieces = (b"{" + b" " * 10_000 for _ in range(10))  # nobody said how long it would be
        assert one_line(
            guest.request(method, path, content=pieces, headers={"content-type": "application/json"}), 413
        )


@pytest.mark.parametrize(
    ("path", "body", "field", "en", "fr"),
    [
        ("/api/guest", {}, "name", "name is missing", "name manque"),
        (
            "/api/guest",
            {"name": 7},
            "name",
            "name: this value is not allowed",
            "name\u00a0: cette valeur n'est pas admise",
        ),
        (
            "/api/guest",
            {"name": ""},
            "name",
            "name: too short (at least 1)",
            "name\u00a0: trop court (au moins 1)",
        ),
        (
            "/api/guest",
            {"name": "x" * 41},
            "name",
            "name: too long (at most 40)",
            "name\u00a0: trop long (au plus 40)",
        ),
        ("/api/guest", {"name": "x", "age": 7}, "age", "age is not known here", "age est inconnu ici"),
        ("/api/guest", {"name": "\u200b"}, "name", "a name must have 1 to 40 visible characters", None),
        (
            "/api/tables",
            {**TABLE, "seats": [{"kind": "me"}, {}]},
            "seats[1].kind",
            "seats[1].kind is missing",
            "seats[1].kind manque",
        ),
        (
            "/api/tables",
            {**TABLE, "seats": [{"kind": "queen"}]},
            "seats[0].kind",
            "seats[0].kind: this value is not allowed",
            None,
        ),
        (
            "/api/tables",
            {**TABLE, "seats": [{"kind": "me"}]},
            "seats",
            "2 seats are required",
            "il faut 2 places",
        ),
        ("/api/tables", {**TABLE, "minutes": 0}, "minutes", "minutes: this value is not allowed", None),
        (
            "/api/tables",
            {**TABLE, "options": {"a": ""}},
            "options[...]",
            "options[...]: too short (at least 1)",
            None,
        ),
        (
            "/api/tables",
            {**TABLE, "game": "go"},
            "game",
            'no game is called "go"',
            "aucun jeu ne s'appelle «\u00a0go\u00a0»",
        ),
        ("/api/tables", {**TABLE, "options": {"setup": "none"}}, "", None, None),
        ("/api/tables", {**TABLE, "options": {"none": "none"}}, "", None, None),
        ("/api/tables", {**TABLE, "scenario": "none"}, "", None, None),
        (
            "/api/tables",
            {**TABLE, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]},
            "seats",
            None,
            None,
        ),
        ("/api/tables/import", {"journal": "x"}, "", None, None),
    ],
)
def test_a_fault_names_the_field_and_speaks_the_readers_language(guest, path, body, field, en, fr):
    told = {lang: one_line(guest.post(path, json=body, params={"lang": lang}), 400) for lang in ("en", "fr")}
    assert {fault["field"] for fault in told.values()} == {field}
    assert told["en"]["error"] != told["fr"]["error"]
    for lang, said in (("en", en), ("fr", fr)):
        if said is not None:
            assert told[lang]["error"] == said


def test_the_language_is_the_one_asked_for(server):
    ask = httpx.Client(base_url=server.home)
    said = {"en": "there is nothing at this address", "fr": "il n'y a rien à cette adresse"}
    for query, header, lang in (
        ("", "", "en"),
        ("", "fr-FR,fr;q=0.9,en;q=0.8", "fr"),
        ("", "de,en;q=0.5", "en"),
        ("?lang=en", "fr", "en"),
        ("?lang=fr", "", "fr"),
        ("?lang=xx", "fr", "fr"),
    ):
        assert (
            one_line(ask.get(f"/api/nothing{query}", headers={"accept-language": header}), 404)["error"]
            == said[lang]
        )
    ask.close()


def test_what_is_not_there_and_what_is_not_mine(server, guest):
    with httpx.Client(base_url=server.home, headers={"Origin": server.home}) as other:
        other.headers["X-CSRF-Token"] = other.post("/api/guest", json={"name": "Other"}).json()["csrf"]
        theirs = other.post("/api/tables", json=TABLE).json()["table"]["id"]
    for id in ("0123456789ab", theirs, "%00", "%ff", "..", "a" * 64, "é"):
        for path in ("", "/journal", "/replay", "/replay/0"):
            found = (
                guest.get(f"/api/tables/{id}{path}") if id != ".." else guest.get("/api/tables/%2e%2e" + path)
            )
            one_line(found, 404)
        one_line(guest.post(f"/api/tables/{id}/branch", json={"n": 0}), 404)
        one_line(guest.post(f"/api/tables/{id}/links", json={}), 404)
    for path in ("/api", "/api/", "/api/nothing", "/api/tables/", "/api/tables/x/y", "/api/%00"):
        one_line(guest.get(path), 404)
    one_line(guest.get("/api/maps/ts/0/light/near/fr/x.svg"), 404)
    assert "chess" in one_line(guest.get("/api/games/chess/board"), 404)["error"]


def test_pages_are_found_or_not_without_a_fault(server):
    with httpx.Client(base_url=server.home) as ask:
        for path in (
            "/",
            "/table/x",
            "/%00",
            "/assets/%00",
            "/" + "x" * 5000,
            "/assets/../../app.py",
            "/..%2f..%2fapp.py",
            "//etc/passwd",
        ):
            answer = ask.get(path)
            assert answer.status_code in (200, 404), path
            assert "import" not in answer.text[:50]
        assert ask.post("/").status_code == 405


@pytest.mark.parametrize("path", sorted({path for _, path in OPERATIONS} | {"/api/openapi.json"}))
def test_methods_that_an_address_has(server, path):
    # a table might be called so
    same = {path, "/api/tables/{id}"} if path == "/api/tables/import" else {path}
    known = {method for method, of in OPERATIONS if of in same} or {"GET"}
    allow = known | {"OPTIONS"} | ({"HEAD"} if "GET" in known else set())
    address = re.sub(r"\{\w+\}", "x", path)
    with httpx.Client(base_url=server.home, timeout=60) as ask:
        options = ask.options(address)
        assert (options.status_code, options.text) == (204, "")
        assert set(options.headers["allow"].split(", ")) == allow
        for method in ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "TRACE", "BREW"):
            if method not in allow:
                answer = ask.request(method, address)
                assert answer.status_code == 405, method
                assert set(answer.headers["allow"].split(", ")) == allow
                assert method == "HEAD" or one_line(answer, 405)
        if "HEAD" in allow:
            head, get = ask.head(address), ask.get(address)
            assert (head.status_code, head.content) == (get.status_code, b"")
            assert head.headers["content-type"] == get.headers["content-type"]


def test_every_answer_keeps_browsers_in_line(server):
    with httpx.Client(base_url=server.home) as ask:
        for path in ("/api/health", "/api/nothing", "/", "/api/games/ts/thumbnail.svg"):
            headers = ask.get(path).headers
            assert headers["x-content-type-options"] == "nosniff"
            assert "default-src 'none'" in headers["content-security-policy"]
            assert "server" not in headers
            assert "access-control-allow-origin" not in headers


def test_the_document_names_every_route_and_is_valid(server):
    document = httpx.get(f"{server.home}/api/openapi.json").json()
    assert document == json.loads(DOCUMENT)
    names = [operation["operationId"] for item in document["paths"].values() for operation in item.values()]
    assert len(names) == len(set(names)) == len(ROUTES)
    SCHEMA.validate()
